# Gasten, accounts, sessies, adressen, botaccounts.

error-name-taken = Iemand anders heeft hier deze naam al, of een die er precies op lijkt. Kies een andere.
error-chair-name-taken = Een account heet hier { $name }, of iets wat er precies op lijkt. Geef wie op jouw apparaat speelt een andere naam.
error-account-already = Je hebt al een account. Je kunt het wachtwoord veranderen of eerst uitloggen.
error-account-needed = Dit kan alleen met een account. Kies eerst een wachtwoord of maak een passkey.
error-person-gone = Je bent niet meer ingelogd. Laad de pagina opnieuw om verder te gaan.
error-sign-in-wrong = De naam of het wachtwoord klopt niet. Controleer beide en probeer het nog eens.
error-password-wrong = Het oude wachtwoord klopt niet. Probeer het nog eens.
error-session-missing = Deze sessie is al beëindigd.
error-passkey-known = Deze passkey is al geregistreerd. Log ermee in of maak een andere.
error-passkey-unknown = Niemand heeft hier deze passkey nog. Log op een andere manier in.
error-passkey-missing = Zo'n passkey heb je niet. Misschien is hij al verwijderd.
error-last-way-in = Zonder deze passkey zou je niet meer kunnen inloggen. Kies eerst een wachtwoord of maak nog een passkey.
error-email-taken = Een ander account heeft dit adres. Kies een ander adres of log in op dat account.
error-mail-link = Deze link is niet meer geldig. Vraag een nieuwe aan.
error-bots-need-account = Bots horen bij accounts. Kies eerst een wachtwoord of maak een passkey.
error-bots-most = Je kunt hoogstens { $most } bots hebben. Verwijder er eerst een.
error-bot-missing = Zo'n bot heb je niet. Misschien is hij al verwijderd.
