# Le serveur : ce que disent ses commandes, et ce qu'il dit à qui ne peut pas faire quelque chose.

cli-serve = Lancer le serveur : des tables pour les gens d'ici et d'ailleurs, dans le navigateur et par une API.
cli-backup = Sauvegarder tout ce qu'a un serveur dans un seul fichier, même pendant qu'il tourne.
cli-restore = Remplir une base vide à partir d'une sauvegarde ; elle peut être d'un autre type que celle d'origine.
cli-audit = Montrer qui a gagné beaucoup de points de classement contre qui : les paires qui ne jouent guère avec d'autres, le plus grand gain d'abord. Même pendant que le serveur tourne.
cli-arg-host = L'adresse d'écoute ; 0.0.0.0 pour toutes celles de cette machine. Par défaut : 127.0.0.1.
cli-arg-port = Le port d'écoute. Par défaut : 8017.
cli-arg-database = postgresql://nom:motdepasse@hote/base, ou sqlite:///fichier. Par défaut : SQLite dans le dossier de données.
cli-arg-data = Le dossier pour la base, les secrets et server.toml. Par défaut : dans votre dossier de données.
cli-arg-open = Ouvrir le navigateur quand il est prêt.
cli-arg-fresh = Repartir de zéro si la base de ce dossier de données a disparu.
cli-arg-backup-file = Le fichier de sauvegarde.
cli-arg-audit-days = Combien de jours regarder en arrière.
serve-ready = Conspiratio est prêt : { $url } (données dans { $data }). Ctrl+C l'arrête.
serve-names = Il répond à : { $names }{ $everywhere ->
    [yes] {" "}et aux adresses de cette machine
   *[no] {""}
}.
serve-proxies = En-têtes transmis (X-Forwarded-…) : il { $proxies ->
    [nobody] ne croit personne
   *[other] croit { $proxies }
}.
serve-begin-anew = Repartir de zéro, avec une base vide ? (o/N)
serve-stopped = Arrêté ; tout est enregistré.
backup-done = { $file } contient tout : { $rows } lignes. Gardez-le bien : les secrets du serveur y sont.
restore-done = { $rows } lignes de { $file } sont de retour.

error-settings = { $file } contient une erreur : { $why }. Corrigez-la, puis relancez.
error-serve-port = Le port { $port } de { $host } n'est pas disponible : { $why }. Choisissez-en un autre avec --port.
error-database-lost = Il y a dans { $folder } le secrets.json d'un serveur, mais sa base { $database } est absente ou vide. Elle a peut-être été déplacée ou supprimée, ou --data ou --database désigne un autre endroit qu'avant. Récupérez-la avec « conspiratio restore FICHIER », donnez le bon --data ou --database, ou repartez de zéro avec « conspiratio serve --fresh ».
error-proxies-form = trusted_proxies contient « { $found } », qui n'est ni une adresse ni un réseau. Il faut par exemple « 127.0.0.1 » ou « 10.0.0.0/8 », séparés par des virgules s'il y en a plusieurs.
error-table-missing = Cette table n'existe pas, ou ne vous est pas ouverte. Demandez un lien à son hôte.
error-table-busy = Il se passe trop de choses à la fois à cette table. Veuillez réessayer.
error-table-not-started = La partie n'a pas encore commencé.
error-table-started = La partie a déjà commencé.
error-table-over = La partie est terminée.
error-table-goes-on = La partie n'est pas finie.
error-table-broken = Cette table ne peut pas être ouverte : cette version du serveur ne sait pas lire sa partie. Rien n'en est perdu, et aucune autre table n'est touchée. La personne qui gère le serveur en trouve la raison dans son journal ; une version qui sait la lire l'ouvrira de nouveau.
error-table-slow = Cette table a été mise de côté : sa partie a occupé le serveur trop longtemps, et tous les autres auraient dû attendre. Rien n'en est perdu. La personne qui gère le serveur la trouve dans le journal ; une version plus récente la tentera de nouveau.
error-table-entries-many = À cette table, il s'est déjà passé { $most } choses : désormais, seuls les coups comptent, et l'on peut abandonner.
error-table-moved-on = Il s'est passé quelque chose à la table entre-temps. Regardez à nouveau.
error-table-not-full = Il reste des places libres : attendez des joueurs ou mettez-y des bots.
error-table-not-host = Seul l'hôte de la table le peut.
error-table-nobody = Il faut au moins une personne à une table.
error-table-rated = À une table classée, chacun n'a qu'une place ; pas de bots intégrés, pas de paquet à soi, pas d'écran partagé.
error-table-rated-clock = Une table classée a besoin d'une pendule : sinon, qui est en train de perdre pourrait attendre indéfiniment.
error-rated-account = Les parties classées sont pour les comptes : choisissez d'abord un mot de passe ou créez une clé d'accès.
error-option-unknown = L'option { $found } n'existe pas ; on connaît : { $known }.
error-deck-both = Nommez un de nos paquets ou donnez le vôtre, pas les deux.
error-deck-line = La ligne { $line } du paquet dépasse { $most } signes ; une carte tient en une ligne courte.
error-deck-lines-many = Le paquet compte { $found } lignes ; le maximum est { $most }. Supprimez des lignes vides et des commentaires.
error-deck-dots-many = La ligne { $line } du paquet a plus de { $most } points hors des textes, donc des tables dans des tables. Une carte n'en a pas besoin.
error-deck-parts-many = Jusqu'à la ligne { $line }, le paquet a plus de { $most } entrées et valeurs ; aucun paquet n'en a besoin d'autant.
error-decision-stale = On ne vous demande pas maintenant la décision { $given }, mais la décision { $now }.
error-decision-late = Votre temps pour cette décision était écoulé : le bot la prend. La suivante est de nouveau à vous.
error-method-wrong = Cela ne se fait pas ainsi ici ; sont permis : { $allowed }.
error-tables-many = Vous avez { $most } tables qui attendent des joueurs ; commencez ou fermez-en d'abord une.
error-tables-playing = Vous avez { $most } parties en cours. Terminez-en une ou abandonnez-en une avant d'ouvrir une nouvelle table.
error-seat-barred = L'hôte vous a renvoyé de cette table.
error-rated-own-bot = À une table classée, personne ne joue contre son propre bot, ni un bot contre un autre du même propriétaire.
error-seat-missing = Cette place n'existe pas.
error-seat-not-yours = Cette place n'est pas la vôtre.
error-seat-already = Vous êtes déjà à cette table.
error-seat-taken = Cette place est prise. Choisissez-en une autre.
error-seat-resigned = Cette place a abandonné, ou un bot la joue.
error-seat-no-link = Cette place ne peut pas être transmise.
error-undo-not-free = Cela ne s'annule pas d'office : quelqu'un en a appris quelque chose. Demandez aux autres.
error-undo-never = Il n'y a rien à annuler ici.
error-offer-open = Une proposition est déjà en cours : répondez-y d'abord.
error-offer-none = Rien n'est proposé.
error-invitation-missing = Cette invitation n'est pas ou plus valable. Demandez-en une nouvelle.
error-bots-not-welcome = Cette table n'est pas ouverte aux comptes de bots.
error-sign-in-needed = Entrez d'abord : comme invité, ou en vous connectant.
error-token-wrong = Ce jeton n'est pas ou plus valable. Son propriétaire peut en créer un nouveau.
error-nothing-here = Il n'y a rien ici.
error-client-not-built = Les pages pour le navigateur n'ont pas été construites. Lancez « { $command } » dans le dossier des sources ; l'API, sous /api/docs, fonctionne quand même.
error-body-invalid = La requête contient une erreur : { $why }.
error-body-not-json = La requête n'est pas du JSON lisible : { $why }.
error-watching-only = Ici, vous ne faites que regarder.
error-watching-not-allowed = Cette table n'a pas de spectateurs.
error-sockets-many = Vous avez { $most } connexions ouvertes ; fermez-en d'abord.
error-chat-empty = Le message est vide. Écrivez quelque chose.
error-chat-long = Au plus { $most } caractères à la fois.
error-replay-missing = Ce replay n'existe pas, pas encore, ou pas pour vous.
error-mail-off = Ce serveur n'envoie pas d'e-mails.
error-not-for-bots = Les comptes de bots ne le peuvent pas ; leurs propriétaires, oui.
