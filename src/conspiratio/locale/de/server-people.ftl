# Gäste, Konten, Sitzungen, Adressen, Bot-Konten.

error-name-taken = Diesen Namen oder einen, der genauso aussieht, hat hier schon jemand. Wähle einen anderen.
error-chair-name-taken = Ein Konto hier heißt { $name } oder so ähnlich, dass man es verwechselt. Gib der Person an deinem Gerät einen anderen Namen.
error-account-already = Du hast schon ein Konto. Du kannst sein Passwort ändern oder dich erst abmelden.
error-account-needed = Das geht nur mit einem Konto. Wähle zuerst ein Passwort oder lege einen Passkey an.
error-person-gone = Du bist nicht mehr angemeldet. Lade die Seite neu, um weiterzumachen.
error-sign-in-wrong = Name oder Passwort ist falsch. Prüfe beides und versuch es noch einmal.
error-password-wrong = Das alte Passwort ist falsch. Versuch es noch einmal.
error-session-missing = Diese Sitzung ist schon beendet.
error-passkey-known = Dieser Passkey ist schon registriert. Melde dich mit ihm an oder lege einen anderen an.
error-passkey-unknown = Diesen Passkey hat hier niemand mehr. Melde dich anders an.
error-passkey-missing = Einen solchen Passkey hast du nicht. Vielleicht ist er schon entfernt.
error-last-way-in = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Wähle zuerst ein Passwort oder lege einen weiteren Passkey an.
error-email-taken = Ein anderes Konto hat diese Adresse. Nimm eine andere oder melde dich bei jenem Konto an.
error-mail-link = Dieser Link gilt nicht mehr. Fordere einen neuen an.
error-bots-need-account = Bots gehören zu Konten. Wähle zuerst ein Passwort oder lege einen Passkey an.
error-bots-most = Du kannst höchstens { $most } Bots haben. Entferne zuerst einen.
error-bot-missing = Einen solchen Bot hast du nicht. Vielleicht ist er schon entfernt.
