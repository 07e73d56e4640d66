# Apprendre en jouant : la page, le guide à la table et ce qu'il dit, un titre et quelques phrases par leçon.

## La page

web-learn-title = Apprendre en jouant
web-learn-note = Une première partie à une vraie table, contre deux bots, un guide à vos côtés. Vous faites tout une fois et apprenez pourquoi. Ensuite, la partie est à vous.
web-learn-pax-about = Sept sortes d'influence, et Rome les veut toutes. Achetez, posez, surveillez les balances.
web-learn-caligula-about = Les empereurs passent. Posez en secret, amassez des poignards, choisissez vos conjurations.
web-learn-minutes = Environ { $guided } minutes avec le guide, { $whole } jusqu'à la fin.
web-learn-begin = Apprendre { $game }
web-learn-continue = Reprendre la partie
web-learn-anew = Recommencer

## Le guide

web-learn-guide = Votre guide
web-learn-progress = Leçons : { $done } sur { $all }
web-learn-back = Retour
web-learn-forward = Suite
web-learn-show = Montrez-moi où
web-learn-silent = Jouez tranquillement. Votre guide reparlera dès qu'il y aura du nouveau.
web-learn-skip = Je connais : continuer sans guide
web-learn-return = Appeler le guide
web-learn-finish = Reprendre la partie

## PAX

web-learn-pax-goal = Rome ou vous
    .text = Il y a sept sortes d'influence. Si Rome en tient au moins quatre à la fin, Rome gagne. Sinon, la victoire va à qui a le plus de points.
web-learn-pax-opening = Votre première carte
    .text = Une carte a une catégorie, un ou deux symboles (sa force) et une valeur en Aurei. Gardez-en une ; l'autre va sous la pioche.
web-learn-pax-legions = Les Légions
    .text = Des cartes sont en vente ici, toujours toutes celles d'une Légion ensemble. Quand chacun a joué, Rome prend le groupe le plus cher : pour l'instant, la Légion { $legion }.
web-learn-pax-choice = Votre tour
    .text = Un tour complet, c'est : piocher, acheter, poser, toucher le revenu. L'autre choix, un regard sur les cartes cachées de Rome, peut attendre. Prenez le tour complet.
web-learn-pax-draw-first = Trois cartes, trois places
    .text = Elles viennent une à une. L'une va dans votre main, une autre à une Légion, une autre sous la pioche. Celle-ci est-elle assez bonne pour votre main ?
web-learn-pax-draw-second = En vente pour tous
    .text = Une carte auprès d'une Légion est en vente : pour vous dans un instant, puis pour les autres. Et plus le groupe est cher, plus Rome risque de le prendre.
web-learn-pax-draw-third = La dernière place
    .text = La troisième carte prend la place qui reste. Choisir tôt ou espérer mieux : c'est là le pari.
web-learn-pax-buy = Acheter une Légion
    .text = Une fois par tour, vous pouvez acheter toutes les cartes d'une Légion. Vous avez { $money } : gardez-en 1 si vous voulez poser deux cartes.
web-learn-pax-limit = Pas de Flotte ni d'Armée sans appui
    .text = Comptez vos symboles Terrain et vos symboles Intrigue : le plus grand nombre limite vos symboles Flotte, et aussi vos symboles Armée. Votre limite : { $limit }.
web-learn-pax-play = Posez vos cartes
    .text = Dans un tour, la première carte est gratuite, la deuxième coûte 1 Aureus, la troisième 2, et ainsi de suite. Face à Rome, seul compte ce qui est posé devant vous.
web-learn-pax-income = Votre revenu
    .text = À la fin du tour, la plus longue des catégories où vous avez posé rapporte 1 Aureus par carte. Un Sénateur en ajoute 1, une Intrigue annule tout. Pour l'instant : { $money }.
web-learn-pax-scales = Les sept balances
    .text = Dans chaque catégorie, Rome face au joueur le plus fort ; à côté, votre propre nombre. L'égalité est à Rome. À ce que vous voyez, elle en tient { $held } ; 4 à la fin lui suffisent.
web-learn-pax-rome = Rome s'est servie
    .text = Le round est fini : le groupe le plus cher est allé à Rome, face visible. Puis chaque Légion vide a reçu une nouvelle carte.
web-learn-pax-look = Un regard sur Rome ?
    .text = Les trois cartes cachées de Rome comptent à la fin. Un regard vous les montre et rapporte 2 Aurei, mais prend tout le tour.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Cette carte est à qui montre le plus d'Intrigue : avec elle, on commence le round suivant, et elle vaut 1 point. Et si Rome gagne, on gagne avec elle.
web-learn-pax-gifts = L'union fait la force
    .text = Par 3 symboles Richesse, un groupe vous coûte 1 Aureus de moins ; avec 3 symboles Religion, vous voyez deux cartes piochées à la fois. À la fin, 3 Flottes donnent une Armée, et 3 Armées une Flotte.
web-learn-pax-points = Ce qui rapporte des points
    .text = 2 par catégorie posée, 3 par catégorie où vous dépassez Rome, 1 par symbole Flotte ou Armée, 1 pour Primus Conspiratus, 4 pour la plus grande fortune (Aurei et cartes en main).
web-learn-pax-end = Comment tout finit
    .text = La pioche est le sablier de la partie : { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }. Quand elle est épuisée, Rome retourne ses cartes cachées, et les balances décident.
web-learn-pax-done = Vous savez tout
    .text = La suite vous appartient : dépassez Rome et déjouez les autres. Les règles sont là quand vous en avez besoin.

## Caligula

web-learn-caligula-goal = Le pouvoir derrière le trône
    .text = Les empereurs passent, vous restez. Les points viennent des attentats réussis et de votre faveur sur celui qui règne. Qui a le plus de points l'emporte.
web-learn-caligula-markers = Vos marqueurs
    .text = Tour à tour, chacun pose un marqueur face cachée sur une carte. Ce que valent les vôtres, de −1 à 4, reste votre secret.
web-learn-caligula-sure = Un coup sûr
    .text = { $colour } vient en premier, et c'est une carte de groupe : qui y a une somme d'au moins { $minimum } obtient l'effet. Posez-y un marqueur assez fort.
web-learn-caligula-kinds = Trois sortes de cartes
    .text = Individuelle : pour la seule plus haute somme, si elle atteint le minimum. De groupe : pour tous ceux qui l'atteignent. Négative : elle frappe tous les autres, même sans marqueur.
web-learn-caligula-sums = Sommes et bluff
    .text = Vos marqueurs sur une carte s'additionnent ; à égalité, le plus à gauche passe devant. Un 0 ou un −1 ne vaut guère, mais les autres l'ignorent.
web-learn-caligula-sequentia = La Sequentia
    .text = Ces six cartes s'exécutent de gauche à droite. Quatre nomment des couleurs : pour chacune, on résout la carte en position 1, puis celle en position 2 avance.
web-learn-caligula-reward = Votre récompense
    .text = Votre somme a suffi : l'effet est à vous, si vous le voulez. Là où AUT sépare deux effets, prenez l'un ou l'autre.
web-learn-caligula-hand = Coniura et Pugio
    .text = Avec une Coniura, vous commencez une conjuration ou la suivez. Un Pugio est un poignard, ou un bouclier pour l'empereur. Une carte double est l'un ou l'autre, jamais les deux à la fois.
web-learn-caligula-start = Une conjuration ?
    .text = Après chaque carte Sequentia, chacun peut en commencer une ; une seule Coniura suffit. Pour tuer { $emperor }, il faut { $life ->
        [one] { $life } poignard
       *[other] { $life } poignards
    }. Si vous attendez, vous pourrez encore suivre quand quelqu'un d'autre commence.
web-learn-caligula-bid = Passer, suivre, relancer
    .text = { $name } mène avec { $total }. Jouez autant pour suivre, plus pour mener, ou passez : vous pourrez alors protéger l'empereur.
web-learn-caligula-favour = La faveur
    .text = Le meneur désigne un successeur. Les conjurés peuvent poser leur faveur sur lui ou sur l'empereur : à la fin de chaque round, une faveur sur l'empereur rapporte les points de celui-ci.
web-learn-caligula-murder = Boucliers et poignards
    .text = Qui n'en est pas peut jouer un Pugio comme bouclier : 1 vie de plus. Puis chaque conjuré peut frapper une fois, d'autant de poignards qu'il veut. Autant de poignards que de vie, et il meurt.
web-learn-caligula-spoils = Le butin
    .text = Si l'empereur meurt, le meneur gagne 1 point de conjuration, et chaque conjuré qui a frappé 1 point de victoire. S'il survit, personne ne gagne rien.
web-learn-caligula-ordo = Ordo
    .text = Votre carte Ordo est votre rang dans l'ordre du jeu : qui pose d'abord, qui est interrogé d'abord. L'une des cartes Sequentia les fait toutes passer à gauche.
web-learn-caligula-penalty = Une carte négative
    .text = Elle frappe tous ceux qui sont sous le minimum, sans refus possible. De deux pénalités, choisissez-en une ; ce que vous n'avez pas, personne ne peut vous le prendre.
web-learn-caligula-round = Le round suivant
    .text = Les faveurs sur l'empereur ont rapporté leurs points. Les marqueurs sur les cartes non résolues restent en place ; vous posez ceux qui sont revenus.
web-learn-caligula-fall = La chute de l'Empire
    .text = Quand, à la fin d'un round, moins de dix cartes Civitas sont ouvertes, l'Empire tombe : une dernière conjuration, puis on compte les points. Primus Inter Pares tranche une égalité.
web-learn-caligula-done = Vous savez tout
    .text = La suite vous appartient : ne vous fiez à personne et misez sur le bon empereur. Les règles sont là quand vous en avez besoin.
