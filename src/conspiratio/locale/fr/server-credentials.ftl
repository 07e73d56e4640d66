# Mots de passe, clés d'accès, noms, et les secrets du serveur lui-même.

error-secrets-damaged = { $file } contient les secrets du serveur et est endommagé ; rien n'y a été changé. Restaurez-le depuis une sauvegarde. S'il n'y en a pas, supprimez-le : le serveur crée de nouveaux secrets, et tout le monde est déconnecté.
error-password-short = Un mot de passe compte au moins { $least } caractères.
error-password-long = Un mot de passe compte au plus { $most } caractères.
error-password-weak = N'importe qui devinerait ce mot de passe. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.
error-passkey-expired = Cela a pris trop de temps. Veuillez réessayer.
error-passkey-refused = Cette clé d'accès n'a pas été acceptée. Réessayez ou connectez-vous autrement.
error-name-length = Un nom compte de { $least } à { $most } caractères.
error-name-signs = Rien n'est lisible dans ce nom, ou certains de ses caractères ne peuvent pas être affichés. Utilisez des lettres, des chiffres, des espaces et de la ponctuation.
