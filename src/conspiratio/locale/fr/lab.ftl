# Le laboratoire : des bots contre des bots, et ce que leurs parties disent du jeu.

cli-arena = Faire jouer les bots les uns contre les autres sur des donnes en miroir, et voir lequel est plus fort, de combien, et avec quelle certitude.
cli-lab = Ce que les bots disent des jeux.
cli-lab-balance = Écrire un rapport avec des graphiques : qui gagne, en combien de temps, ce que vaut chaque carte, pour chaque nombre de joueurs.
cli-arg-bots-arena = Les bots qui se rencontrent, chacun nommé une fois. Un bot à vous se nomme module:Classe.
cli-arg-players-arena = Combien de joueurs à une table : { $company }.
cli-arg-games-arena = Au moins autant de parties : assez pour que chaque donne soit jouée de chaque place.
cli-arg-engine = Où l'on joue : local (des processus de cette machine) ou ray (un cluster Ray).
cli-arg-ray-address = Le cluster Ray, par exemple auto ou machine:6379. Sans elle, un cluster est lancé ici le temps du travail.
cli-arg-out = Le dossier du rapport et du journal des parties ; avec le même, le travail reprend là où il s'est arrêté.
cli-arg-players-balance = Nombres de joueurs, par exemple 4, 2-8 ou 2,4,6. Sans rien, tous ceux qui existent.
cli-arg-bots-balance = Un bot pour toutes les places, ou plusieurs, étudiés chacun à part. Un bot à vous se nomme module:Classe.
cli-arg-games-balance = Combien de parties pour chaque nombre de joueurs et chaque bot.

error-engine-unknown = Il n'y a pas de moteur « { $found } ». Choisissez parmi : { $known }.
error-ray-address-alone = --ray-address va avec --engine ray.
error-ray-unreachable = Le cluster Ray { $address } est injoignable : { $why }
error-journal-line = La ligne { $line } de { $file } est abîmée. Supprimez cette ligne et relancez : sa partie sera rejouée.
error-journal-format = { $file } n'est pas un journal de parties. Choisissez un autre dossier avec --out.
error-journal-settings = { $file } contient des parties avec d'autres réglages ({ $setting } valait { $found }, et vaut maintenant { $wanted }). Choisissez un autre dossier avec --out.
error-arena-bots = Une arène demande au moins deux bots, chacun nommé une fois ; trouvé : { $found }.
error-arena-alone = Dans une arène, des bots se rencontrent : --players doit valoir au moins 2.
error-balance-bots = Nommez chaque bot une fois ; trouvé : { $found }.
error-players-range = « { $found } » n'est pas une liste de nombres de joueurs. Écrivez 4, 2-8 ou 2,4,6.

lab-interrupted = { $left ->
    [one] Arrêté, il reste une partie à jouer. Rien n'est perdu : la même commande reprend avec { $folder }.
   *[other] Arrêté, il reste { $left } parties à jouer. Rien n'est perdu : la même commande reprend avec { $folder }.
}

## Nombres

lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-number = { NUMBER($value, maximumFractionDigits: 1) }
lab-one-digit = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-two-digits = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-four-digits = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-interval-short = { $value } ({ $low }–{ $high })
lab-interval = { $value } ({ $low } – { $high })

## Arène

arena-title = { $games } parties à { $seats } joueurs, sur { $deals ->
    [one] une donne jouée
   *[other] { $deals } donnes jouées
} de chaque place
arena-won = Gagnées, par place
arena-rating = Classement
lab-games = Parties
arena-wins = Victoires
arena-place = Rang moyen
arena-seconds = Secondes par décision
arena-outright = Part des victoires sans partage
arena-against = Part contre
arena-decided = Sans les égalités
arena-explained = Entre parenthèses : où se trouve le vrai nombre 95 fois sur 100. Gagnées : parmi les places qu'un bot a eues ; une victoire partagée est divisée. Victoires sans partage : parmi les parties qu'un seul joueur a gagnées, et c'était l'un des deux bots. Part contre : dans chaque partie, chaque paire de places aux bots différents est comparée ; le meilleur rang compte 1, un rang égal la moitié. Sans les égalités : les seules comparaisons que l'un des deux a gagnées ; quand Rome gagne à PAX, tous sauf le Primus partagent le dernier rang. Les classements sont ceux d'Elo : 400 points de plus veulent dire dix contre un dans une comparaison ; leur moyenne est 1500.
arena-won-plot = Gagnées, par place, avec l'intervalle à 95 %
arena-rating-plot = Classement, avec son intervalle à 95 %
arena-pairs-plot = Part de la ligne contre la colonne
arena-nothing-yet = Aucune donne n'a encore été jouée de chaque place : il n'y a rien à rapporter.
arena-kept = arena.json, arena.svg et le journal de toutes les parties sont dans { $folder }.

## Équilibre : la page

balance-title = { $game } : l'équilibre du jeu
balance-about = { $games } parties ; pour chaque nombre de joueurs et chaque bot, { $each }. Bots : { $bots }, le même à toutes les places. Graine du hasard : { $seed }.
balance-intervals = Les barres à travers les points et les nombres entre parenthèses montrent où se trouve le vrai nombre 95 fois sur 100. Les bots ne sont pas des gens : lisez-y ce que de tels joueurs feraient de ces cartes.
balance-deck-ours = Joué avec notre paquet « { $deck } », une reconstitution. Les vraies cartes sont sans doute différentes, et ces nombres avec elles.
balance-deck-own = Joué avec vos propres cartes, « { $name } » : { $count ->
    [one] une carte diffère
   *[other] { $count } cartes diffèrent
} de notre reconstitution « { $deck } ».
balance-numbers = Les nombres
balance-nothing-yet = Aucune partie n'est encore finie : il n'y a rien à rapporter.
balance-kept = Le rapport est { $file } ; les nombres et le journal de toutes les parties sont à côté.
balance-count = Joueurs
balance-players = { $count } joueurs
balance-thing = Quoi
balance-all-counts = Tous les nombres de joueurs
balance-difference = Points de pourcentage de victoires en plus
balance-difference-aureus = De même, par Aureus

balance-overview = En un coup d'œil
    .pax = Une ligne pour chaque bot et chaque nombre de joueurs. La part de Rome compte toutes les parties qu'elle a gagnées, avec le Primus Conspiratus ou sans lui.
    .caligula = Une ligne pour chaque bot et chaque nombre de joueurs.
balance-length = La durée
    .reading = Moyennes d'une partie : à gauche les rounds, à droite les décisions de tous les joueurs ensemble.
balance-sources = D'où viennent les points
    .pax = Points moyens d'un joueur, par source, dans les parties que Rome a perdues.
    .caligula = Points moyens d'un joueur, par source. Les points perdus pendent sous la ligne.

## Équilibre : PAX

balance-rome-share = Rome gagne
balance-rome = La part de Rome
    .reading = Combien de fois Rome gagne. Plus c'est haut, plus les joueurs laissent faire Rome : tous auraient à gagner à la retenir, mais un seul en paie le prix.
balance-outcomes = Qui gagne
    .reading = Toutes les parties, selon leur issue.
balance-holds = Ce que tient Rome
    .reading = Dans combien de parties, à la fin, aucun joueur n'avait plus de symboles d'une catégorie que Rome. Avec quatre, Rome gagne. Plus le bleu est foncé, plus c'est fréquent ; si toute une colonne est foncée, les joueurs reçoivent trop peu de symboles de cette catégorie, ou ont trop peu de raisons de les jouer.
balance-order = Victoires selon l'ordre du tour
    .reading = Combien de toutes les parties a gagné celui qui commençait (I), celui qui venait ensuite (II), et ainsi de suite. Bleu : plus que sa juste part, orange : moins ; ce qui manque à 100 %, personne ne l'a gagné.
balance-category = Ce que vaut une catégorie
    .reading = Les joueurs qui ont plus de symboles de la catégorie que la moyenne de leur table, contre les autres à cette table : combien plus souvent ils ont gagné. Avoir beaucoup va de pair avec gagner ; comparez donc les catégories entre elles, et non à zéro.
balance-card = Ce que vaut une carte
    .reading = Les joueurs qui ont la carte devant eux à la fin, contre les autres à leur table : combien plus souvent ils ont gagné ; à droite, par Aureus de sa valeur. Avoir beaucoup de cartes va de pair avec gagner ; comparez donc les cartes entre elles, et non à zéro.
balance-symbols = Symboles
balance-value = Aurei

## Équilibre : Caligula

balance-won-alone = Gagnées par un seul
balance-fall = Comment l'Empire est tombé
    .reading = Dans combien de parties il est tombé tôt, parce que des cartes avaient été retirées ; dans combien quelqu'un a commencé la dernière conjuration, et dans combien elle a tué le dernier empereur.
balance-murders = Conjurations et meurtres
    .reading = À gauche la part des rounds où l'empereur est mort, à droite les conjurations d'une partie. La dernière conjuration n'est comptée ni ici ni là.
balance-emperors = Les empereurs
    .reading = À gauche, dans combien de parties chacun est monté sur le trône ; à droite, combien de ses règnes ont fini par un meurtre.
balance-throne = Monté sur le trône
balance-death = Assassiné
balance-ordo = Victoires selon l'Ordo du début
    .reading = Combien de toutes les parties a gagné celui qui commençait avec chaque carte Ordo. Bleu : plus que sa juste part, orange : moins.
balance-ties = Égalités
    .reading = Dans combien de parties les meilleurs avaient autant de points, et ce qui les a départagés.
balance-colour = Ce que vaut une couleur
    .reading = Les joueurs que plus de cartes de la couleur ont concernés que la moyenne de leur table, contre les autres à cette table : combien plus souvent ils ont gagné.
balance-effect = Ce que vaut un effet
    .reading = Les joueurs qui ont pris l'effet au moins une fois, contre les autres à leur table : combien plus souvent ils ont gagné. Les pénalités sont en bas ; qui en subit beaucoup a souvent beaucoup placé.
balance-favour = Ce que vaut la faveur d'un empereur
    .reading = Les joueurs à qui leur faveur sur l'empereur a rapporté des points, contre les autres à leur table : combien plus souvent ils ont gagné.
balance-civitas = Ce que vaut une carte
    .reading = Les joueurs que la carte Civitas a concernés (une récompense, ou une pénalité pour les cartes négatives), contre les autres à leur table : combien plus souvent ils ont gagné.
balance-points = Points
balance-face = La carte

## Solo

cli-lab-solo = Combien de donnes de la campagne solo de PAX un niveau réussit, à côté d'une recherche qui voit toute la pioche.
cli-arg-level = Le niveau qui joue.
cli-arg-deals = Combien de donnes pour chacune des cinq parties.
error-kernel-needed = Le noyau n'est pas compilé ici, et il le faut : installez un compilateur C (sous Debian : gcc), puis installez de nouveau Conspiratio.
error-solo-deck = La recherche n'a pas de place pour un paquet de { $found } cartes.
lab-solo-game = Partie
lab-solo-deals = Donnes
lab-solo-cleared = Réussies
lab-solo-deck = En voyant la pioche
lab-solo-all = Et les cartes de Rome
lab-solo-of = { NUMBER($count) } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-solo-explained = À côté du niveau joue la même recherche qui en voit plus : une fois toute la pioche, une fois aussi les cartes cachées de Rome. Personne ne peut jouer ainsi, elle montre donc ce que la chance permettait. Entre parenthèses : la part que le niveau en a réussie.
lab-solo-kept = Toutes les donnes jouées sont dans { $file } : la même commande continue à partir de là.

## Entraînement

cli-lab-train = Entraîner ce qui permet aux bots de juger les positions, par des parties contre eux-mêmes, génération après génération.
cli-arg-solo-train = Entraîner pour la campagne en solo de PAX.
cli-arg-players-train = Nombres de joueurs, par exemple 4, 2-8 ou 2,4,6. Sans rien, tous ceux qui existent, trois et quatre plus souvent.
cli-arg-generations = Combien de générations en tout. Vous pourrez en demander plus ensuite.
cli-arg-games-train = Combien de parties joue chaque génération.
cli-arg-iterations = Combien de pas de recherche pour chaque coup de ces parties.
cli-arg-hidden = La largeur des deux couches cachées du réseau, au plus 128 chacune.
cli-arg-epochs = Combien de fois une génération parcourt toutes ses positions.
cli-arg-start = Continuer à partir de ces poids ; sinon la première génération regarde jouer les bots à règles simples.
cli-arg-decks = « one » : toutes les parties avec le même paquet. « random » : la plupart avec des paquets tirés au hasard autour du nôtre, pour que les bots en connaissent d'autres.
cli-arg-out-train = Le dossier des parties, des poids, du compte rendu et du graphique ; avec le même, le travail reprend là où il s'est arrêté.

error-train-differs = { $folder } contient un entraînement selon un autre plan : { $fields }. Demandez la même chose qu'avant, ou choisissez un autre dossier avec --out.
error-train-number = { $option } doit valoir au moins { $least }, et non { $found }.
error-train-hidden = « { $found } » ne sont pas deux couches cachées. Écrivez deux nombres de 1 à { $most }, par exemple 32,16.
error-train-decks = « { $found } » n'est pas un choix de paquets. Il y a : { $known }.
error-train-start = { $file } vient d'un réseau dont les couches cachées ont { $found } ; ce qui est appris n'entre pas dans un réseau plus étroit : ajoutez --hidden { $found }, ou plus.
error-train-solo-players = La campagne en solo se joue seul : n'indiquez pas --players.
error-train-log = { $file } n'est pas le compte rendu d'un entraînement. Choisissez un autre dossier avec --out.
error-train-log-lost = { $folder } contient des parties d'un entraînement, mais pas son compte rendu (train.json) : personne ne sait comment elles ont été jouées. Choisissez un autre dossier avec --out.
error-train-piece = { $file } est abîmé. Supprimez ce fichier et relancez : ses parties seront rejouées.
error-train-features = { $file } a été joué avec une autre version de Conspiratio : il donne { $found } nombres par place, et il y en a maintenant { $expected }. Choisissez un autre dossier avec --out.
error-weights-folder = { $variable } indique { $folder }, et ce dossier n'existe pas.
error-weights-format = { $file } n'est pas un fichier de poids ({ $expected }).
error-weights-damaged = Les poids de { $file } sont inutilisables : { $why }.
error-weights-unfitting = Les poids de { $file } ne conviennent pas : ils attendent { $found } nombres par place, et { $game } en a { $expected }. Pour en entraîner d'autres : conspiratio lab train { $game }

train-title = Entraînement : { $name }
train-generation = Génération
train-positions = Positions
train-win = Victoire
train-rank = Comparaisons
train-rome = Rome
train-loss = Erreur sur des positions inconnues
train-against = Part contre la précédente
train-won = Parties en solo gagnées
train-explained = Erreur : de combien le réseau se trompe dans des parties dont il n'a jamais rien appris ; moins vaut mieux. Part : les places d'une génération comparées à celles de la précédente, sur des donnes en miroir ; plus de la moitié est un progrès. Entre parenthèses : là où se trouve le vrai nombre 95 fois sur 100.
train-explained-solo = Erreur : de combien le réseau se trompe dans des parties dont il n'a jamais rien appris ; moins vaut mieux. Gagnées : toujours les mêmes donnes, tirées des jeux un à cinq de la campagne. Entre parenthèses : là où se trouve le vrai nombre 95 fois sur 100.
train-nothing-yet = Aucune génération n'est encore terminée : il n'y a donc rien à rapporter.
train-kept = Dans { $folder } se trouvent les poids de chaque génération, le compte rendu (train.json) et le graphique (train.svg). Les bots utilisent les poids les plus récents, { $name }, avec CONSPIRATIO_WEIGHTS={ $folder }
train-interrupted = Arrêté à la génération { $number }. Rien n'est perdu : la même commande reprend avec { $folder }.
train-stage-play = Génération { $generation } sur { $generations } : elle joue
train-stage-learn = Génération { $generation } sur { $generations } : elle apprend
train-stage-match = Génération { $generation } sur { $generations } : contre la précédente
