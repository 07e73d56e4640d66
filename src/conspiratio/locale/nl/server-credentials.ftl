# Wachtwoorden, passkeys, namen en de geheimen van de server zelf.

error-secrets-damaged = { $file } bevat de geheimen van de server en is beschadigd; er is niets aan veranderd. Zet het bestand terug vanuit een reservekopie. Is die er niet, verwijder het dan: de server maakt nieuwe geheimen en iedereen wordt uitgelogd.
error-password-short = Een wachtwoord heeft minstens { $least } tekens.
error-password-long = Een wachtwoord heeft hoogstens { $most } tekens.
error-password-weak = Iedereen zou dit wachtwoord raden. Kies een ander, bijvoorbeeld vier woorden die niets met elkaar te maken hebben.
error-passkey-expired = Dat duurde te lang. Probeer het nog eens.
error-passkey-refused = Deze passkey is niet geaccepteerd. Probeer het nog eens of log op een andere manier in.
error-name-length = Een naam heeft { $least } tot en met { $most } tekens.
error-name-signs = In deze naam is niets leesbaar, of er staan tekens in die niet getoond kunnen worden. Gebruik letters, cijfers, spaties en leestekens.
