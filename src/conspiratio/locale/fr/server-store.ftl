# La base de données et ses sauvegardes : ce qui gêne, et ce que l'hébergeur peut y faire.

error-database-url = « { $found } » n'est pas l'adresse d'une base de données. Elle ressemble à sqlite:////dossier/conspiratio.sqlite ou à postgresql://nom:motdepasse@machine/base.
error-database-full = Le disque du serveur est plein ; rien n'a été modifié. L'hébergeur doit faire de la place.
error-database-damaged = La base de données du serveur est endommagée, ou son disque est défaillant ; rien n'a été modifié. L'hébergeur doit s'en occuper.
error-database-readonly = La base de données du serveur est en lecture seule ; rien n'a été modifié. L'hébergeur doit voir pourquoi : le fichier, son dossier et le disque doivent être modifiables.
error-database-busy = La base de données du serveur est occupée ; rien n'a été modifié. Réessayez dans un instant.
error-database-refused = Le serveur n'a pas accès à sa base de données. L'hébergeur doit vérifier le nom de la base, l'utilisateur, le mot de passe et les droits.
error-database-away = La base de données du serveur est injoignable pour le moment ; rien n'a été modifié. Réessayez dans un instant.
error-database-newer = La base de données vient d'une version plus récente de ce programme (révision { $found }). Installez cette version ; rien n'a été modifié.
error-database-foreign = La base de données contient une table « { $table } » d'un autre programme. Donnez à Conspiratio une base à lui ; rien n'a été modifié.
error-database-file-damaged = { $file } est endommagé ou n'est pas une base de données. Le fichier est resté tel quel : déplacez-le, puis reprenez une sauvegarde avec « conspiratio restore FICHIER ».
error-migration-failed = Impossible de mettre à jour { $database } (révision { $revision }). Tout est comme avant ; merci de nous signaler cette erreur de notre part.
error-data-in-use = Le dossier { $folder } est utilisé par un autre serveur Conspiratio. Arrêtez-le d'abord, ou choisissez un autre dossier avec --data.
error-backup-nothing = Il n'y a rien à sauvegarder dans { $database } : aucun serveur n'y a encore tourné.
error-backup-damaged = { $file } est endommagé ou n'est pas une sauvegarde (à { $where }) ; rien n'a été modifié. Prenez une autre sauvegarde.
error-backup-newer = { $file } vient d'une version plus récente de ce programme. Installez cette version ; rien n'a été modifié.
error-restore-not-empty = { $database } n'est pas vide ; rien n'a été modifié. Arrêtez le serveur et prenez une base neuve, ou déplacez l'ancien fichier.
