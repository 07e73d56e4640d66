# Du und dein Konto, Einstellungen dieses Geräts, und Seiten, zu denen ein Link führt.

## Du

web-me-show-password = Passwort zeigen
web-me-password-hint = Mindestens 8 Zeichen; gut sind vier Wörter, die nichts miteinander zu tun haben.
web-me-welcome = Willkommen zurück!
web-me-account-made = Du hast jetzt ein Konto.
web-me-account-passkey = Konto mit Passkey
web-me-no-passkeys = Noch keiner. Mit einem Passkey meldest du dich per Finger, Gesicht oder PIN an.
web-me-passkey-made = Angelegt am { $date }
web-me-passkey-sure = Diesen Passkey wirklich entfernen? Du kannst dich dann nicht mehr damit anmelden.
web-me-used = zuletzt benutzt am { $date }
web-me-never-used = nie benutzt
web-me-email-confirmed = { $email } ist bestätigt.
web-me-email-sure = Deine Adresse wirklich entfernen? Dann erfährst du per Mail nicht mehr, dass du dran bist, und ein vergessenes Passwort lässt sich nicht ersetzen.
web-me-this-device = dieses Gerät
web-me-end-others-sure = Wirklich auf allen anderen Geräten abmelden?
web-me-push-here = In diesem Browser
    .note = Auch wenn keine Seite von uns offen ist.
web-me-push-impossible = Dieser Browser kann das nicht, oder nicht hier.
web-me-mail-needs-address = Trag zuerst eine E-Mail-Adresse ein.
web-me-digest-hour = Um wie viel Uhr?
web-me-webhook-note = An diese Adresse schicken wir eine kurze Nachricht.
web-me-live = Auch bei Live-Partien
    .note = Sonst nur, wo Zeit bleibt, um zu kommen.
web-me-api = So geht's
web-me-bot-name = Name eines neuen Bots
web-me-token-sure = Wirklich ein neues Token für { $name }? Das alte gilt dann nicht mehr.
web-me-bot-sure = { $name } wirklich entfernen? Wo der Bot spielt, gibt er auf.
web-me-signed-out = Du bist abgemeldet.
web-me-deleted = Alles über dich ist gelöscht.

## Einstellungen

web-me-on-this-device = Auf diesem Gerät.
web-me-look = Aussehen
web-me-theme = Farben
web-me-theme-auto = wie das Gerät
web-me-theme-light = hell
web-me-theme-dark = dunkel
web-me-contrast = Kontrast
web-me-contrast-auto = wie das Gerät
web-me-contrast-more = hoch
web-me-motion = Bewegung
web-me-motion-auto = wie das Gerät
web-me-motion-none = keine
web-me-at-table = Am Tisch
web-me-sound = Ton
    .note = Zwei leise Töne, wenn du dran bist.
web-me-confirm = Nachfragen vor Unwiderruflichem
    .note = Eine Frage vor solchen Schritten.
web-me-keys = Tasten zeigen
    .note = Welche Taste was tut, neben den Knöpfen.

## Über einen Link

web-me-invitation = Einladung
web-me-invited = Du bist eingeladen
web-me-invited-note = Ein Platz ist für dich da. Wie sollen wir dich nennen?
web-me-sitting-down = Dein Platz wird vorbereitet …
web-me-confirm-note = Ist das deine Adresse? Dann können wir dir schreiben.
