# Was die Seiten im Browser an mehreren Stellen sagen.

## Der Rahmen

page-language = Sprache
page-home = Zur Startseite
page-sign-in = Anmelden
page-trouble = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
page-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
page-keep = Speichern
page-kept = Gespeichert.
page-remove = Entfernen
page-copy = Kopieren
page-copied = Kopiert.

## Startseite

page-play-now = Jetzt spielen
page-game = Spiel
page-rivals = Gegner
page-strength = Stärke der Bots
page-your-name = Dein Name
page-name = Name
page-name-made-up = wird sonst für dich erfunden
page-name-kept = Du heißt jetzt { $name }.
page-your-page = Du und dein Konto
page-finished = Beendete Partien
page-open-tables = Offene Tische
page-your-turn = Du bist dran
page-waits-for-players = Wartet auf Mitspieler
page-free-seat = freier Platz
page-rated = gewertet
page-join = Hinsetzen
page-ratings = Rangliste { $game }
page-rating = Wertung
page-games = Partien
page-no-ratings = Noch hat niemand eine gewertete Partie gespielt.
page-campaign = Allein gegen Rom
page-campaign-note = PAX für eine Person: fünf Spiele, jedes schwerer als das vorige.
page-campaign-done = Du hast alle fünf Spiele gewonnen.
page-campaign-play = Spiel { $game } spielen
page-daily = Partie des Tages
page-daily-note = Für alle die gleichen Karten, einmal. Verglichen wird danach.
page-daily-play = { $game } spielen
page-place = Platz
page-score = Punkte

## Ein neuer Tisch

page-make-table = Tisch eröffnen
page-seats = Plätze
page-seat-me = ich
page-seat-open = offen für andere
page-seat-here = jemand neben mir
page-seat-here-name = Name der Person
page-seat-bot = Bot, { $level }
page-clock = Uhr
page-clock-none = keine Uhr
page-minutes = Minuten
page-increment = Sekunden dazu mit jeder Entscheidung
page-days = Tage je Entscheidung
## Am Tisch

page-host = Gastgeber
page-away = abwesend: ein Bot spielt
page-resigned = aufgegeben
page-turn = entscheidet
page-put-bot = Bot hinsetzen
page-come-back = Ich bin wieder da
page-not-here = Hier ist nichts.
page-send-away = Wegschicken
page-start = Beginnen
page-get-up = Tisch verlassen
page-invite = Einladen
page-invite-note = Wer diesen Link öffnet, setzt sich dazu.
page-qr = QR-Code dieses Links
page-hand-on = Link für diesen Platz
page-hand-on-note = Wer diesen Link öffnet, bekommt diesen Platz, zum Beispiel am Handy.
page-hide-link = Link verbergen
page-your-decision = Du entscheidest: { $what }
page-ending-finished = Die Partie ist zu Ende.
page-ending-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben.
page-ending-aborted = Die Partie wurde ohne Ergebnis beendet.
page-filter = In dieser Auswahl suchen
page-filter-none = Nichts zur Auswahl enthält diese Wörter.
page-undo = Zurücknehmen
page-ask-undo = Um Rücknahme bitten
page-ask-abort = Abbruch vorschlagen
page-ask-abort-sure = Diese Partie wirklich ohne Ergebnis beenden? Sie endet, wenn alle anderen einverstanden sind; Bots sind es immer.
page-resign = Aufgeben
page-resign-sure = Diese Partie wirklich aufgeben?
page-offer-undo = { $name } möchte den letzten Schritt zurücknehmen.
page-offer-abort = { $name } schlägt vor, ohne Ergebnis aufzuhören.
page-offer-withdraw = Vorschlag zurückziehen
page-agree = Einverstanden
page-disagree = Nicht einverstanden
page-rematch = Noch einmal
page-chat = Gespräch
page-say = Etwas sagen
page-send = Senden
page-watcher = sieht zu
page-line-lost = Die Verbindung ist weg; neuer Versuch …
page-curtain = Gib das Gerät an { $name } weiter
page-curtain-note = Jetzt sollte sonst niemand hinsehen.
page-curtain-lift = Ich bin { $name }
page-look-from = Platz von { $name } zeigen
page-hand = Handkarten
page-go-on = Weiter

## Was da liegt, in beiden Spielen

page-your-hand = Deine Hand
page-points = Punkte

## PAX

page-primus = Primus
page-empty = leer
page-strengths = Auslage
page-rome-hidden = Roms verdeckte Karten
## Caligula

page-ordo = Ordo { $number }
page-your-markers = Deine Marker
page-to-come = noch { $left } im Stapel
page-kind-single = einzeln, mindestens { $minimum }
page-kind-group = Gruppe, mindestens { $minimum }
page-kind-negative = negativ, unter { $minimum }
## Replays

page-replay = Replay
page-eyes = Gesehen von
page-step = Schritt { $number } von { $of }
page-step-to = Zu einem Schritt gehen
page-previous = Zurück
page-next = Weiter
page-download = Herunterladen

## Du

page-password = Passwort
page-password-new = Neues Passwort
page-password-old = Altes Passwort
page-sign-in-passkey = Mit Passkey anmelden
page-forgotten = Passwort vergessen?
page-recover-send = Schick mir einen Link
page-recover-sent = Wenn wir diese Adresse kennen, ist eine Mail unterwegs.
page-recover = Ein neues Passwort
page-confirm = Deine E-Mail-Adresse
page-confirm-button = Ja, das ist meine
page-confirmed = Danke, { $name }: Die Adresse ist bestätigt.
page-make-account = Konto anlegen
page-make-account-note = Damit du von überall wiederkommen kannst. Alles bleibt dir erhalten; ein Passwort oder ein Passkey genügt.
page-passkeys = Passkeys
page-make-passkey = Passkey anlegen
page-passkey-unknown = Dieser Browser kann keine Passkeys. Nimm ein Passwort.
page-passkey-failed = Der Browser hat keinen Passkey geliefert. Bitte versuche es noch einmal.
page-sessions = Wo du angemeldet bist
page-end = Dort abmelden
page-end-others = Überall sonst abmelden
page-email = E-Mail
page-email-note = Für Benachrichtigungen und ein vergessenes Passwort; freiwillig.
page-email-sent = Eine Mail ist unterwegs; öffne den Link darin.
page-notices = Benachrichtigungen, wenn du dran bist
page-notices-off = Dieser Server verschickt keine Benachrichtigungen.
page-push-on = Dieser Browser sagt dir Bescheid.
page-push-off = Dieser Browser schweigt.
page-push-refused = Der Browser erlaubt von hier keine Benachrichtigungen. Erlaube sie in seinen Einstellungen.
page-mail-off = keine
page-mail-each = jedes Mal
page-mail-digest = einmal am Tag
page-webhook = Webhook (zum Beispiel ntfy)
page-bots = Deine Bots
page-bots-note = Eigene Programme, die mit einem Token Plätze einnehmen.
page-make-bot = Bot-Konto anlegen
page-token-new = Neues Token
page-token-once = Das Token von { $name }, nur dieses eine Mal gezeigt:
page-your-data = Deine Daten
page-export = Alles über dich, als Datei
page-sign-out = Abmelden
page-sign-out-guest = Wer als Gast geht, kommt nicht zu diesen Partien zurück. Gehen?
page-delete = Alles löschen
page-delete-sure = Wirklich alles über dich löschen? Laufende Partien gibst du damit auf. Das lässt sich nicht rückgängig machen.
