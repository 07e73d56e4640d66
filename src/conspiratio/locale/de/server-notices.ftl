# Wohin Benachrichtigungen gehen dürfen: was an einer Adresse nicht stimmt.

error-url-not-allowed = An „{ $found }“ lassen sich keine Benachrichtigungen senden. Gib eine ganze Adresse an, die mit https:// beginnt und zu einem Server im öffentlichen Internet führt, ohne Port, Benutzernamen und Passwort. Andere Server muss erlauben, wer diesen hier betreibt.
error-url-unresolved = Ein Server namens „{ $found }“ ist nicht zu finden. Prüfe die Schreibweise oder versuche es später noch einmal.
error-allowed-host = „{ $found }“ lässt sich nicht für Benachrichtigungen erlauben. Nenne einen Server wie ntfy.lan oder ntfy.lan:8080, ohne http:// und ohne Pfad.
error-email-invalid = „{ $found }“ ist keine E-Mail-Adresse. Eine solche sieht aus wie claudia@example.org.
error-push-subscription = Dein Browser hat uns eine Adresse für Benachrichtigungen gegeben, die hier nicht geht. Schalte die Benachrichtigungen aus und wieder ein.
