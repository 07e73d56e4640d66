# Wat de pagina's in de browser op verschillende plaatsen zeggen.

## Het kader

page-language = Taal
page-home = Naar de startpagina
page-sign-in = Inloggen
page-trouble = Er ging hier iets mis. Probeer het nog eens.
page-offline = De server is niet te bereiken. Controleer je verbinding en probeer het nog eens.
page-keep = Opslaan
page-kept = Opgeslagen.
page-remove = Verwijderen
page-copy = Kopiëren
page-copied = Gekopieerd.

## Startpagina

page-play-now = Nu spelen
page-game = Spel
page-rivals = Tegenstanders
page-strength = Sterkte van de bots
page-your-name = Je naam
page-name = Naam
page-name-made-up = anders verzinnen we er een
page-name-kept = Je heet nu { $name }.
page-your-page = Jij en je account
page-finished = Afgelopen partijen
page-open-tables = Open tafels
page-your-turn = Jij bent aan de beurt
page-waits-for-players = Wacht op spelers
page-free-seat = vrije plaats
page-rated = telt mee
page-join = Gaan zitten
page-ratings = Ranglijst { $game }
page-rating = Rating
page-games = Partijen
page-no-ratings = Nog niemand heeft een partij gespeeld die meetelt.
page-campaign = Alleen tegen Rome
page-campaign-note = PAX voor één speler: vijf spellen, elk moeilijker dan het vorige.
page-campaign-done = Je hebt alle vijf spellen gewonnen.
page-campaign-play = Spel { $game } spelen
page-daily = Partij van de dag
page-daily-note = Voor iedereen dezelfde kaarten, één keer. Daarna vergelijk je.
page-daily-play = { $game } spelen
page-place = Plaats
page-score = Punten

## Een nieuwe tafel

page-make-table = Tafel openen
page-seats = Plaatsen
page-seat-me = ik
page-seat-open = vrij voor anderen
page-seat-here = iemand naast me
page-seat-here-name = Naam van die persoon
page-seat-bot = bot, { $level }
page-clock = Klok
page-clock-none = geen klok
page-minutes = Minuten
page-increment = Seconden erbij per beslissing
page-days = Dagen per beslissing
## Aan de tafel

page-host = gastheer
page-away = afwezig: een bot speelt
page-resigned = opgegeven
page-turn = beslist
page-put-bot = Bot neerzetten
page-come-back = Ik ben terug
page-not-here = Hier is niets.
page-send-away = Wegsturen
page-start = Beginnen
page-get-up = Tafel verlaten
page-invite = Uitnodigen
page-invite-note = Wie deze link opent, komt erbij zitten.
page-qr = QR-code van deze link
page-hand-on = Link voor deze plaats
page-hand-on-note = Wie deze link opent krijgt deze plaats, bijvoorbeeld op een telefoon.
page-hide-link = Link verbergen
page-your-decision = Jij beslist: { $what }
page-ending-finished = De partij is afgelopen.
page-ending-resigned = De partij is afgelopen: iemand heeft opgegeven.
page-ending-aborted = De partij is zonder uitslag beëindigd.
page-filter = In deze zetten zoeken
page-filter-none = Geen zet bevat deze woorden.
page-undo = Terugnemen
page-ask-undo = Vragen om terug te nemen
page-ask-abort = Voorstellen te stoppen
page-ask-abort-sure = Deze partij echt zonder uitslag stoppen? Ze eindigt als alle anderen akkoord zijn; bots zijn dat altijd.
page-resign = Opgeven
page-resign-sure = Deze partij echt opgeven?
page-offer-undo = { $name } wil de laatste zet terugnemen.
page-offer-abort = { $name } stelt voor zonder uitslag te stoppen.
page-offer-withdraw = Voorstel intrekken
page-agree = Akkoord
page-disagree = Niet akkoord
page-rematch = Nog een keer
page-chat = Gesprek
page-say = Iets zeggen
page-send = Versturen
page-watcher = kijkt toe
page-line-lost = De verbinding is weg; nieuwe poging…
page-curtain = Geef het apparaat aan { $name }
page-curtain-note = Nu mag verder niemand kijken.
page-curtain-lift = Ik ben { $name }
page-look-from = Plaats van { $name } tonen
page-hand = Kaarten in de hand
page-go-on = Verder

## Wat er ligt, in beide spellen

page-your-hand = Je hand
page-points = Punten

## PAX

page-primus = Primus
page-empty = leeg
page-strengths = Display
page-rome-hidden = De gedekte kaarten van Rome
## Caligula

page-ordo = Ordo { $number }
page-your-markers = Je fiches
page-to-come = nog { $left } te komen
page-kind-single = enkel, minstens { $minimum }
page-kind-group = groep, minstens { $minimum }
page-kind-negative = negatief, minder dan { $minimum }
## Replays

page-replay = Replay
page-eyes = Gezien door
page-step = Zet { $number } van { $of }
page-step-to = Naar een zet gaan
page-previous = Terug
page-next = Verder
page-download = Downloaden

## Jij

page-password = Wachtwoord
page-password-new = Nieuw wachtwoord
page-password-old = Oud wachtwoord
page-sign-in-passkey = Inloggen met een passkey
page-forgotten = Wachtwoord vergeten?
page-recover-send = Stuur me een link
page-recover-sent = Als we dit adres kennen, is er een bericht onderweg.
page-recover = Een nieuw wachtwoord
page-confirm = Je e-mailadres
page-confirm-button = Ja, die is van mij
page-confirmed = Dank je, { $name }: het adres is bevestigd.
page-make-account = Account maken
page-make-account-note = Zodat je van overal kunt terugkomen. Alles blijft van jou; een wachtwoord of een passkey is genoeg.
page-passkeys = Passkeys
page-make-passkey = Passkey maken
page-passkey-unknown = Deze browser kan geen passkeys aan. Gebruik een wachtwoord.
page-passkey-failed = De browser gaf geen passkey. Probeer het nog eens.
page-sessions = Waar je bent ingelogd
page-end = Daar uitloggen
page-end-others = Overal elders uitloggen
page-email = E-mail
page-email-note = Voor meldingen en een vergeten wachtwoord; niet verplicht.
page-email-sent = Er is een bericht onderweg; open de link erin.
page-notices = Meldingen als je aan de beurt bent
page-notices-off = Deze server stuurt geen meldingen.
page-push-on = Deze browser laat het je weten.
page-push-off = Deze browser zwijgt.
page-push-refused = De browser staat van hier geen meldingen toe. Sta ze toe in de instellingen.
page-mail-off = geen
page-mail-each = elke keer
page-mail-digest = één keer per dag
page-webhook = Webhook (bijvoorbeeld ntfy)
page-bots = Je bots
page-bots-note = Eigen programma's die met een token plaatsnemen.
page-make-bot = Botaccount maken
page-token-new = Nieuw token
page-token-once = Het token van { $name }, alleen nu te zien:
page-your-data = Je gegevens
page-export = Alles over jou, als bestand
page-sign-out = Uitloggen
page-sign-out-guest = Een gast die weggaat kan niet terug naar deze partijen. Weggaan?
page-delete = Alles verwijderen
page-delete-sure = Echt alles over jou verwijderen? Je geeft je lopende partijen op. Dit kan niet ongedaan worden gemaakt.
