# Jij en je account, instellingen van dit apparaat, en pagina's waar een link heen leidt.

## Jij

web-me-show-password = Wachtwoord tonen
web-me-password-hint = Minstens 8 tekens; vier woorden die niets met elkaar te maken hebben zijn goed.
web-me-welcome = Welkom terug!
web-me-account-made = Je hebt nu een account.
web-me-account-passkey = Account met een passkey
web-me-no-passkeys = Nog geen. Met een passkey log je in met vinger, gezicht of pincode.
web-me-passkey-made = Gemaakt op { $date }
web-me-passkey-sure = Deze passkey echt verwijderen? Je kunt er dan niet meer mee inloggen.
web-me-used = laatst gebruikt op { $date }
web-me-never-used = nooit gebruikt
web-me-email-confirmed = { $email } is bevestigd.
web-me-email-sure = Je adres echt verwijderen? Dan krijg je geen bericht meer als je aan de beurt bent, en is een vergeten wachtwoord niet te vervangen.
web-me-this-device = dit apparaat
web-me-end-others-sure = Echt op alle andere apparaten uitloggen?
web-me-push-here = In deze browser
    .note = Ook als er geen pagina van ons open is.
web-me-push-impossible = Deze browser kan dat niet, of niet hier.
web-me-mail-needs-address = Vul eerst een e-mailadres in.
web-me-digest-hour = Hoe laat?
web-me-webhook-note = Naar dit adres sturen we een kort bericht.
web-me-live = Ook bij livepartijen
    .note = Anders alleen waar er tijd is om te komen.
web-me-api = Zo werkt het
web-me-bot-name = Naam van een nieuwe bot
web-me-token-sure = Echt een nieuw token voor { $name }? Het oude geldt dan niet meer.
web-me-bot-sure = { $name } echt verwijderen? Waar de bot speelt, geeft hij op.
web-me-signed-out = Je bent uitgelogd.
web-me-deleted = Alles over jou is verwijderd.

## Instellingen

web-me-on-this-device = Op dit apparaat.
web-me-look = Uiterlijk
web-me-theme = Kleuren
web-me-theme-auto = zoals het apparaat
web-me-theme-light = licht
web-me-theme-dark = donker
web-me-contrast = Contrast
web-me-contrast-auto = zoals het apparaat
web-me-contrast-more = hoog
web-me-motion = Beweging
web-me-motion-auto = zoals het apparaat
web-me-motion-none = geen
web-me-at-table = Aan tafel
web-me-sound = Geluid
    .note = Twee zachte tonen als je aan de beurt bent.
web-me-confirm = Vragen bij wat niet terug te nemen is
    .note = Een vraag voor zulke zetten.
web-me-keys = Toetsen tonen
    .note = Welke toets wat doet, naast de knoppen.

## Via een link

web-me-invitation = Uitnodiging
web-me-invited = Je bent uitgenodigd
web-me-invited-note = Er is een plaats voor je. Hoe zullen we je noemen?
web-me-sitting-down = Je plaats wordt klaargemaakt…
web-me-confirm-note = Is dit jouw adres? Dan kunnen we je schrijven.
