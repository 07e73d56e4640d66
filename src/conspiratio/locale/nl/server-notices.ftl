# Waar meldingen heen mogen: wat er niet klopt aan een adres.

error-url-not-allowed = Naar “{ $found }” kunnen geen meldingen worden gestuurd. Geef een volledig adres op dat met https:// begint en naar een server op het openbare internet leidt, zonder poort, gebruikersnaam of wachtwoord. Andere servers moet de beheerder van deze server toestaan.
error-url-unresolved = Er is geen server met de naam “{ $found }” te vinden. Controleer de spelling of probeer het later nog eens.
error-allowed-host = “{ $found }” kan niet voor meldingen worden toegestaan. Noem een server als ntfy.lan of ntfy.lan:8080, zonder http:// en zonder pad.
error-email-invalid = “{ $found }” is geen e-mailadres. Zo ziet er een uit: claudia@example.org.
error-push-subscription = Je browser heeft ons een adres voor meldingen gegeven dat hier niet werkt. Zet de meldingen uit en weer aan.
