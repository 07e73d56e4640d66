# Ce qui est refusé à la porte du serveur, et ce qui s'est cassé à l'intérieur.

error-origin-foreign = Cette demande vient d'un autre site, rien n'a donc été fait. Ouvrez le jeu à sa propre adresse et réessayez.
error-origin-missing = On ne sait pas de quelle page vient cette demande, rien n'a donc été fait. Rechargez la page, ou faites envoyer au programme un jeton au lieu d'un cookie.
error-host-unknown = Ce serveur ne répond pas à cette adresse. Utilisez celle que l'hébergeur vous a donnée. L'hébergeur peut l'autoriser avec cette ligne dans server.toml : { $line }
error-proxy-untrusted = Cette demande est passée par un proxy auquel le serveur ne fait pas confiance, rien n'a donc été fait. L'hébergeur peut lui faire confiance avec cette ligne dans server.toml : { $line }
error-metrics-private = Les mesures sont réservées aux programmes sur la machine du serveur, et à qui envoie le metrics_token de server.toml comme jeton « Bearer ».
error-body-too-large = C'est trop volumineux : au plus { $kilobytes } Ko sont acceptés ici.
error-too-often = C'était trop souvent. Réessayez dans { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}.
error-limit-unknown = Il n'y a pas de limite « { $found } ». Choisissez parmi : { $known }.
error-limit-form = La limite { $name } est illisible : « { $found } ». Elle devrait ressembler à « 20/hour ».
error-bug-server = Quelque chose a mal tourné dans le serveur lui-même. C'est notre faute. Donnez ce numéro à l'hébergeur : { $number }.
