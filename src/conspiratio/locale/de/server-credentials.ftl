# Passwörter, Passkeys, Namen und die Geheimnisse des Servers selbst.

error-secrets-damaged = { $file } enthält die Geheimnisse des Servers und ist beschädigt; die Datei wurde nicht angerührt. Stelle sie aus einer Sicherung wieder her. Gibt es keine, lösche sie: Der Server macht neue Geheimnisse, und alle werden abgemeldet.
error-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
error-password-long = Ein Passwort hat höchstens { $most } Zeichen.
error-password-weak = Dieses Passwort errät jeder. Wähle ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.
error-passkey-expired = Das hat zu lange gedauert. Versuch es noch einmal.
error-passkey-refused = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder melde dich anders an.
error-name-length = Ein Name hat { $least } bis { $most } Zeichen.
error-name-signs = In diesem Namen ist nichts lesbar, oder er enthält Zeichen, die sich nicht darstellen lassen. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.
