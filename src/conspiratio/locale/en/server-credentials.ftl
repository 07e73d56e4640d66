# Passwords, passkeys, names, and the server's own secrets.

error-secrets-damaged = { $file } holds the server's secrets and is damaged; it was left as it is. Restore it from a backup. If there is none, delete it: the server makes new secrets, and everybody is signed out.
error-password-short = A password needs at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-password-weak = Anybody would guess this password. Choose another, for example four words that have nothing to do with each other.
error-passkey-expired = That took too long. Please try again.
error-passkey-refused = This passkey was not accepted. Try again, or sign in another way.
error-name-length = A name has { $least } to { $most } characters.
error-name-signs = Nothing in this name can be read, or it has characters that can't be shown. Use letters, digits, spaces and punctuation.
