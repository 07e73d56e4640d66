# Apprendre en jouant : la page, le guide à la table et ce qu'il dit, un titre et quelques phrases par leçon.

## La page

web-learn-title = Apprendre en jouant
web-learn-note = Une première partie à la vraie table, contre deux robots, un guide à vos côtés. Vous faites chaque chose une fois et savez pourquoi. Ensuite, la partie est à vous.
web-learn-pax-about = Sept sortes d'influence, et Rome les veut toutes. Achetez, posez, surveillez les balances.
web-learn-caligula-about = Les empereurs passent. Posez en secret, amassez des poignards, choisissez votre conjuration.
web-learn-minutes = Environ { $guided } minutes avec le guide, { $whole } jusqu'à la fin.
web-learn-begin = Apprendre { $game }
web-learn-continue = Reprendre la partie
web-learn-anew = Recommencer

## Le guide

web-learn-guide = Votre guide
web-learn-progress = Leçons : { $done } sur { $all }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-forward = Suite
web-learn-show = Montrez-moi où
web-learn-silent = Jouez. Votre guide reprendra la parole s'il y a du nouveau.
web-learn-skip = Je connais : continuer sans guide
web-learn-return = Appeler le guide
web-learn-finish = Reprendre la partie

## PAX

web-learn-pax-goal = Rome ou vous
    .text = Il y a sept sortes d'influence. Si Rome en tient encore quatre à la fin, Rome gagne. Sinon, c'est le joueur qui a le plus de points.
web-learn-pax-opening = Votre première carte
    .text = Une carte a une catégorie, un ou deux symboles (sa force) et une valeur en Aurei. Gardez-en une ; l'autre va sous la pioche.
web-learn-pax-legions = Les Légions
    .text = Ici, des cartes sont en vente, toutes celles d'une Légion ensemble. Quand chacun a joué, Rome prend le groupe le plus cher : pour l'instant, la Légion { $legion }.
web-learn-pax-choice = Votre tour
    .text = Un tour complet : piocher, acheter, poser, toucher le revenu. L'autre choix, un regard sur les cartes cachées de Rome, peut attendre. Prenez le tour complet.
web-learn-pax-draw-first = Trois cartes, trois places
    .text = Elles viennent une à une. L'une va dans votre main, une à une Légion, une sous la pioche. Celle-ci mérite-t-elle votre main ?
web-learn-pax-draw-second = À vendre à tous
    .text = Une carte à une Légion est à vendre : à vous dans un instant, puis aux autres. Et plus le groupe est cher, plus Rome risque de le prendre.
web-learn-pax-draw-third = La dernière place
    .text = La troisième carte prend la place qui reste. Choisir tôt ou espérer mieux : c'est là le pari.
web-learn-pax-buy = Acheter une Légion
    .text = Une fois par tour, vous pouvez acheter toutes les cartes d'une Légion. Vous avez { $money } : gardez-en 1 si vous voulez poser deux cartes.
web-learn-pax-limit = Flottes et Armées ont besoin d'appuis
    .text = Comptez vos symboles Terrain, puis Intrigue : vos symboles Flotte ne peuvent dépasser le plus grand des deux nombres, vos symboles Armée non plus. Votre limite : { $limit }.
web-learn-pax-play = Posez vos cartes
    .text = La première carte posée est gratuite, la deuxième coûte 1 Aureus, la troisième 2, et ainsi de suite. Face à Rome, seul compte ce qui est devant vous.
web-learn-pax-income = Votre revenu
    .text = À la fin du tour, la plus longue des catégories complétées rapporte 1 Aureus par carte : { $money } pour l'instant. Un Sénateur en ajoute 1, une Intrigue annule tout.
web-learn-pax-scales = Les sept balances
    .text = Rome contre le joueur le plus fort contre vous. L'égalité est à Rome. Elle en tient { $held }, sans compter ses cartes cachées ; 4 à la fin lui suffisent.
web-learn-pax-rome = Rome s'est servie
    .text = Le round est fini : le groupe le plus cher est allé à Rome, face visible. Puis chaque Légion vide a reçu une carte.
web-learn-pax-look = Un regard, peut-être ?
    .text = Les trois cartes cachées de Rome comptent à la fin. Un regard vous les montre et rapporte 2 Aurei, mais prend tout le tour.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Il est à qui montre le plus d'Intrigues : il commence le round suivant et vaut 1 point. Et si Rome gagne, son détenteur est le vainqueur.
web-learn-pax-gifts = L'union fait la force
    .text = 3 symboles Richesse : chaque groupe vous coûte 1 Aureus de moins. 3 symboles Religion : vous voyez deux cartes piochées à la fois. À la fin, 3 Flottes donnent une Armée, et 3 Armées une Flotte.
web-learn-pax-points = Ce qui rapporte des points
    .text = 2 par catégorie devant vous, 3 par catégorie où vous dépassez Rome, 1 par symbole Flotte ou Armée, 1 pour Primus Conspiratus, 4 pour la plus grande fortune.
web-learn-pax-end = Comment cela finit
    .text = Quand la pioche s'épuise, la fin est là ; { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }. Rome retourne alors ses cartes cachées, et les balances décident.
web-learn-pax-done = Vous savez tout
    .text = Le reste est à vous : dépassez Rome et soyez plus malin que les autres. Les règles sont là dès que vous le voulez.

## Caligula

web-learn-caligula-goal = Le pouvoir derrière le trône
    .text = Les empereurs passent, vous restez. Les points viennent des attentats réussis et de votre faveur sur celui qui règne. Le plus de points l'emporte.
web-learn-caligula-markers = Vos marqueurs
    .text = Tour à tour, chacun pose un marqueur face cachée sur une carte. Ce que valent les vôtres, de -1 à 4, vous seul le savez.
web-learn-caligula-sure = Un coup sûr
    .text = { $colour } vient en premier, et c'est une carte de groupe : toute somme d'au moins { $minimum } y donne droit à l'effet. Posez-y un marqueur assez fort.
web-learn-caligula-kinds = Trois sortes de cartes
    .text = Individuelle : seule la plus haute somme, si elle atteint le minimum. De groupe : tous ceux qui l'atteignent. Négative : elle frappe les autres, même sans marqueur.
web-learn-caligula-sums = Sommes et bluff
    .text = Vos marqueurs sur une carte s'additionnent ; à égalité, le plus à gauche passe devant. Un 0 ou un -1 ne vaut guère, mais les autres l'ignorent.
web-learn-caligula-sequentia = La Sequentia
    .text = Ces six cartes s'exécutent de gauche à droite. Quatre nomment des couleurs : de chacune, on résout la carte en position 1, puis celle en position 2 avance.
web-learn-caligula-reward = Votre récompense
    .text = Votre somme a suffi : l'effet est à vous, si vous le voulez. Là où AUT sépare deux effets, prenez l'un ou l'autre.
web-learn-caligula-hand = Coniura et Pugio
    .text = Une Coniura commence une conjuration ou s'y joint. Un Pugio est un poignard, ou un bouclier pour l'empereur. Une carte double est l'un ou l'autre, jamais les deux à la fois.
web-learn-caligula-start = Une conjuration ?
    .text = Après chaque carte Sequentia, il peut en naître une ; une seule Coniura suffit. Pour tuer { $emperor }, il faut { $life ->
        [one] { $life } poignard
       *[other] { $life } poignards
    }. Si vous attendez, vous pourrez encore suivre quand un autre commence.
web-learn-caligula-bid = Passer, suivre, relancer
    .text = { $name } mène avec { $total }. Jouez autant pour suivre, plus pour mener, ou passez : vous pourrez alors protéger l'empereur.
web-learn-caligula-favour = La faveur
    .text = Le meneur désigne qui doit régner ensuite. Les conjurés posent leur faveur sur lui ou sur l'empereur : à la fin de chaque round, une faveur sur l'empereur rapporte ses points.
web-learn-caligula-murder = Boucliers et poignards
    .text = Qui n'en est pas peut jouer un Pugio comme bouclier : 1 vie de plus. Puis les conjurés frappent, une fois chacun. Autant de poignards que de vie, et il meurt.
web-learn-caligula-spoils = Le butin
    .text = Si l'empereur meurt, le meneur gagne 1 point de conjuration et chaque conjuré qui a frappé 1 point de victoire. S'il survit, personne ne gagne rien.
web-learn-caligula-ordo = Ordo
    .text = Les Ordo donnent l'ordre du jeu : qui pose d'abord, qui est interrogé d'abord. Une des cartes Sequentia les fait passer à gauche.
web-learn-caligula-penalty = Une carte négative
    .text = Elle frappe tous ceux qui sont sous le minimum, sans refus possible. De deux pénalités, choisissez-en une ; ce que vous n'avez pas, on ne peut vous le prendre.
web-learn-caligula-round = Le round suivant
    .text = Les faveurs sur l'empereur ont rapporté. Les marqueurs non résolus restent en place ; vous posez ceux qui sont revenus.
web-learn-caligula-fall = La chute de l'Empire
    .text = Quand, à la fin d'un round, moins de dix cartes sont ouvertes, l'Empire tombe : une dernière conjuration, puis on compte les points. Primus Inter Pares tranche l'égalité.
web-learn-caligula-done = Vous savez tout
    .text = Le reste est à vous : ne vous fiez à personne et misez sur le bon empereur. Les règles sont là dès que vous le voulez.
