# Où les notifications peuvent aller : ce qui ne va pas dans une adresse.

error-url-not-allowed = Impossible d'envoyer des notifications à « { $found } ». Donnez une adresse entière qui commence par https:// et mène à un serveur de l'internet public, sans port, nom d'utilisateur ni mot de passe. Tout autre serveur doit être autorisé par la personne qui gère celui-ci.
error-url-unresolved = Aucun serveur nommé « { $found } » n'a été trouvé. Vérifiez l'orthographe ou réessayez plus tard.
error-allowed-host = Impossible d'autoriser « { $found } » pour les notifications. Nommez un serveur, par exemple ntfy.lan ou ntfy.lan:8080, sans http:// ni chemin.
error-email-invalid = « { $found } » n'est pas une adresse e-mail. Écrivez par exemple claudia@example.org.
error-push-subscription = Votre navigateur nous a donné une adresse pour les notifications qui ne fonctionne pas ici. Désactivez les notifications, puis réactivez-les.
