# Les règles de Caligula avec nos propres mots ; identifiants et titres sont dans caligula/rules.toml.

chapter-caligula-material = Le matériel
chapter-caligula-setup = Préparation
chapter-caligula-turn = Qui décide, et quand
chapter-caligula-place = Poser les marqueurs
chapter-caligula-sequentia = Sequentia
chapter-caligula-civitas = Résoudre une carte Civitas
chapter-caligula-effect = L'effet des cartes
chapter-caligula-plot = La conjuration : les enchères
chapter-caligula-favour = La conjuration : les faveurs
chapter-caligula-murder = La conjuration : l'attentat
chapter-caligula-round = À la fin d'un round
chapter-caligula-fall = La chute de l'Empire
chapter-caligula-end = Qui gagne
chapter-caligula-secrecy = Ce qui se voit, ce qui se cache

## Matériel

rule-caligula-material-civitas = 55 cartes Civitas
    .text = Legionarii, Tribuni, Praetoriani, Plebs et Nobiles comptent 11 cartes chacun ; ce sont les cinq couleurs. Une carte est individuelle, de groupe ou négative. Elle montre un minimum, ses cases (certaines ne s'ouvrent qu'à partir d'un certain nombre de joueurs) et un effet, ou deux séparés par AUT.
    .ruling = Le livret ne reproduit que trois des 55 cartes. Nous avons reconstitué les autres ; tout possesseur de la boîte peut les corriger carte par carte.
rule-caligula-material-augustus = Dix empereurs
    .text = Les 10 cartes Augustus sont dix empereurs. Chacune indique la vie de l'empereur, les points de victoire que rapporte à chaque round une faveur posée sur lui, et des cases pour les marqueurs de faveur. Caligula n'a pas de case.
    .ruling = De toutes ces valeurs, le livret n'en livre qu'une : Caligula n'a pas de case. Nous avons reconstitué les autres ; tout possesseur de la boîte peut les corriger. Galba, Otho et Caracalla sont des noms de notre choix : le livret nomme les sept autres empereurs, et les noms des trois dernières cartes ne sont imprimés nulle part où nous aurions pu les lire.
rule-caligula-material-sequentia = Six cartes Sequentia
    .text = Les six cartes sont alignées une seule fois, en début de partie, dans un ordre tiré au sort. L'une fait piocher une carte Coniura à chacun, une autre fait passer les cartes Ordo à gauche, et quatre nomment des couleurs de Civitas.
    .ruling = Le livret explique les trois sortes et montre une carte à couleurs (Tribuni, Praetoriani, Nobiles). Combien il y en a de chaque sorte et ce que nomment les autres, nous l'avons reconstitué : à elles quatre, elles nomment deux fois chaque couleur.
rule-caligula-material-hand = Cartes Coniura et Pugio
    .text = Il y a 20 cartes Coniura (10 simples, 10 doubles) et 14 cartes Pugio (7 simples, 7 doubles). Une carte simple porte un symbole. Une carte double porte les deux ; vous la jouez comme l'un ou comme l'autre, jamais comme les deux à la fois. Quand un symbole est demandé, toute carte qui le porte convient, d'où qu'elle vienne. Les deux piles ont le même dos.
rule-caligula-material-markers = Les marqueurs
    .text = Chaque joueur a 8 marqueurs SPQR de valeur -1, 0, 1, 2, 3, 4, 5 et 6, et un marqueur de faveur. Il n'y a qu'un marqueur Primus Inter Pares.

## Préparation

rule-caligula-setup-markers = Vos premiers marqueurs
    .text = Tout le monde débute avec les marqueurs SPQR de -1 à 4. Le 5 et le 6 sont mis de côté.
rule-caligula-setup-hand = Votre première carte
    .text = Chacun reçoit une carte Coniura double. Toutes les autres cartes Coniura et Pugio sont mélangées, chaque sorte dans sa propre pile.
rule-caligula-setup-civitas = Les premières cartes Civitas
    .text = Chaque couleur est mélangée à part. Sa première carte va en position 1, la deuxième en position 2, toutes deux face visible ; les autres forment sa pile.
rule-caligula-setup-augustus = Caligula règne
    .text = Le premier empereur est toujours Caligula. À 2 ou 3 joueurs, Claudius, Commodus et Nero quittent le jeu ; à 4 ou 5, ce sont Domitianus, Vitellius et Elagabalus. Sur les 6 empereurs restants, deux tirés au sort sont les candidats, face visible ; les autres forment la pile.
rule-caligula-setup-ordo = L'ordre du jeu
    .text = On joue avec autant de cartes Ordo que de joueurs, à partir de I. Chacun en reçoit une au hasard : c'est l'ordre du jeu.

## Qui décide

rule-caligula-turn-order = À qui de décider
    .text = À tout moment, un seul joueur décide, et seulement de ce qui est à décider à cet instant. Les marqueurs se posent dans l'ordre des Ordo. Une récompense ou une pénalité regarde celui qui la reçoit. Pendant une conjuration, on interroge les joueurs dans l'ordre des Ordo, ou dans cet ordre à partir du meneur. Ce qui ne laisse aucun choix se fait tout seul, à deux exceptions près : vous posez vous-même chaque marqueur, et on vous demande des cartes même si vous n'en avez aucune qui convienne, sinon toute la table saurait ce qui vous manque. Une fois la partie finie, il n'y a plus rien à décider.

## Poser

rule-caligula-place-forced = Un marqueur à la fois
    .text = Dans l'ordre des Ordo, chacun pose un marqueur SPQR sur une case libre d'une carte Civitas, et l'on continue ainsi jusqu'à ce que plus personne n'ait de marqueur ou que plus aucune case ne soit libre. Tant que vous pouvez poser, vous ne pouvez pas passer.
rule-caligula-place-hidden = Face cachée
    .text = Les marqueurs se posent face cachée. Jusqu'à la résolution d'un marqueur, personne n'en regarde la valeur, pas même son propriétaire. Une option de la table, active par défaut, vous montre comme aide-mémoire les valeurs que vous avez posées. Désactivée, elle vous laisse le soin de les retenir.
rule-caligula-place-leftmost = En partant de la gauche
    .text = Les cases d'une carte se remplissent de gauche à droite : un nouveau marqueur va toujours sur la case libre la plus à gauche.
    .ruling = Le livret ne dit pas ce que devient le vide laissé par un marqueur retiré. Chez nous, cette case est de nouveau libre et, étant plus à gauche, elle se remplit la première.
rule-caligula-place-fields = Cases numérotées
    .text = Une case qui porte un nombre n'est ouverte que s'il y a au moins autant de joueurs.

## Sequentia

rule-caligula-sequentia-order = De gauche à droite
    .text = Les cartes Sequentia s'exécutent de gauche à droite, chacune en entier avant la suivante. Elles restent en place pour le round suivant, dans l'ordre où elles se trouvent alors.
rule-caligula-sequentia-draw = Une carte Coniura pour tous
    .text = Dans l'ordre des Ordo, chacun pioche une carte de la pile Coniura. Si elle est vide, on ne reçoit rien.
rule-caligula-sequentia-ordo = Les Ordo passent à gauche
    .text = Chacun donne sa carte Ordo à son voisin de gauche, c'est-à-dire à la place suivante. Le nouvel ordre vaut aussitôt.
rule-caligula-sequentia-civitas = Une couleur après l'autre
    .text = Pour chaque couleur de la carte Sequentia, dans l'ordre indiqué, on résout la carte Civitas en position 1.
    .ruling = Le livret ne dit pas quoi faire d'une couleur qui n'a plus de carte. Chez nous, on la saute.

## Une carte Civitas

rule-caligula-civitas-reveal = Retourner les marqueurs
    .text = On retourne les marqueurs de la carte et on additionne les valeurs de chaque joueur : 3 et -1 font 2.
rule-caligula-civitas-single = Carte individuelle
    .text = Seule la somme la plus élevée donne droit à l'effet, et encore doit-elle atteindre le minimum. En cas d'égalité, l'effet va à celui dont le marqueur est le plus à gauche. Sans marqueur sur la carte, vous n'avez jamais droit à l'effet.
rule-caligula-civitas-group = Carte de groupe
    .text = Tous ceux dont la somme atteint le minimum ont droit à l'effet. La somme la plus élevée passe en premier ; en cas d'égalité, c'est celui dont le marqueur est le plus à gauche. Sans marqueur sur la carte, vous n'avez jamais droit à l'effet, même si le minimum est 0.
rule-caligula-civitas-negative = Carte négative
    .text = La pénalité frappe tous ceux dont la somme n'atteint pas le minimum et tous ceux qui n'ont pas de marqueur sur la carte. S'il n'y en a aucun, elle frappe tout le monde.
    .ruling = Le livret ne dit pas dans quel ordre tombent les pénalités. Chez nous, c'est l'ordre des Ordo.
rule-caligula-civitas-optional = Récompense facultative, pénalité obligatoire
    .text = Vous pouvez refuser la récompense d'une carte individuelle ou de groupe. Vous ne la recevez qu'une fois, même avec plusieurs marqueurs sur la carte. La pénalité d'une carte négative est obligatoire ; si elle porte sur ce que vous n'avez pas, elle reste sans effet.
rule-caligula-civitas-aut = AUT
    .text = Si une carte a deux effets séparés par AUT, celui à qui elle s'applique en choisit un. Entre deux pénalités, vous devez en choisir une qui vous touche vraiment, s'il y en a une.
rule-caligula-civitas-discard = La carte suivante avance
    .text = Ensuite, les marqueurs retournent à leurs propriétaires et la carte quitte le jeu, même si elle ne portait aucun marqueur. La carte en position 2 passe en position 1, et on révèle en position 2 la suivante de la pile.
    .ruling = Le livret ne dit pas ce qui se passe si la pile est vide. Chez nous, la position 2 reste alors vide.

## Effets

rule-caligula-effect-remove = Retirer une carte Civitas
    .text = Vous choisissez une carte Civitas visible de la couleur nommée, en position 1 ou 2. Elle quitte le jeu sans être résolue, et ses marqueurs retournent à leurs propriétaires. Puis les cartes avancent et on en révèle une nouvelle, comme d'habitude.
    .ruling = Chez nous, la carte en cours de résolution ne peut pas être retirée par son propre effet : elle quitte de toute façon le jeu.
rule-caligula-effect-coniura = Piocher une carte Coniura
    .text = Vous piochez une carte de la pile Coniura. Si elle est vide, vous ne recevez rien.
rule-caligula-effect-pugio = Piocher une carte Pugio
    .text = Vous piochez une carte de la pile Pugio. Si elle est vide, vous ne recevez rien.
rule-caligula-effect-spqr = Un marqueur SPQR de plus
    .text = Vous recevez votre marqueur 5, la fois suivante votre 6, et le gardez jusqu'à la fin. Si vous avez déjà les deux, vous ne recevez rien.
rule-caligula-effect-primus = Prendre Primus Inter Pares
    .text = Vous prenez le marqueur Primus Inter Pares, même s'il est chez un autre joueur.
rule-caligula-effect-place = Poser aussitôt un marqueur
    .text = Vous posez aussitôt un marqueur SPQR de votre réserve sur une case libre, face cachée et selon les règles habituelles.
    .ruling = Le livret ne dit pas si cela concerne aussi la carte en cours de résolution. Chez nous, elle est exclue.
rule-caligula-effect-swap-markers = Échanger deux marqueurs
    .text = Deux marqueurs posés sur des cartes Civitas échangent leurs places, à qui qu'ils soient. Personne n'en regarde la valeur.
    .ruling = Le livret ne dit pas si cela concerne aussi la carte en cours de résolution, ni deux marqueurs d'une même carte. Chez nous, la carte en cours de résolution est exclue ; deux cases d'une même carte peuvent être échangées.
rule-caligula-effect-return-marker = Renvoyer un marqueur
    .text = Un marqueur posé sur une carte Civitas, à qui qu'il soit, retourne à son propriétaire. Personne n'en regarde la valeur.
    .ruling = Le livret ne dit pas si cela concerne aussi la carte en cours de résolution. Chez nous, elle est exclue.
rule-caligula-effect-swap-ordo = Échanger deux cartes Ordo
    .text = Vous échangez les cartes Ordo de deux joueurs. Le nouvel ordre vaut aussitôt.
rule-caligula-effect-swap-positions = Échanger les positions 1 et 2
    .text = Vous choisissez une couleur : ses cartes en positions 1 et 2 échangent leurs places, avec leurs marqueurs.
    .ruling = Le livret ne cite aucune exception. Chez nous, ce ne peut pas être la couleur en cours de résolution, et il faut une carte à chacune des deux positions.
rule-caligula-effect-swap-sequentia = Échanger deux cartes Sequentia
    .text = Deux cartes Sequentia échangent leurs places. Celle qu'on est en train d'exécuter ne peut pas en faire partie.
    .ruling = Le livret ne dit pas ce que cela change pour les cartes déjà exécutées. Nous prenons l'échange à la lettre : une carte qui passe à droite du marqueur Sequentia sera exécutée, une seconde fois s'il le faut ; une carte qui passe à sa gauche ne le sera plus dans ce round.
rule-caligula-effect-lose-marker = Pénalité : reprendre un marqueur
    .text = Vous reprenez dans votre réserve un de vos marqueurs SPQR posés sur les cartes Civitas.
    .ruling = Le livret ne dit pas si cela concerne aussi la carte en cours de résolution. Chez nous, elle est exclue.
rule-caligula-effect-lose-point = Pénalité : perdre un point
    .text = Vous perdez un point de victoire ou un point de conjuration, à votre choix. Primus Inter Pares ne compte pas comme point de victoire. Si vous n'avez aucun point, vous ne perdez rien.
rule-caligula-effect-lose-pugio = Pénalité : rendre un Pugio
    .text = Vous glissez une carte à symbole Pugio sous la pile d'où elle vient. Une carte double compte, quelle que soit cette pile. Si vous n'en avez pas, vous montrez votre main à tous.
rule-caligula-effect-lose-coniura = Pénalité : rendre une Coniura
    .text = Vous glissez une carte à symbole Coniura sous la pile d'où elle vient. Une carte double compte, quelle que soit cette pile. Si vous n'en avez pas, vous montrez votre main à tous.

## Enchères

rule-caligula-plot-window = Quand une conjuration est possible
    .text = Après chaque carte Sequentia, la dernière comprise, une conjuration peut commencer. Dès qu'un empereur a été assassiné, il n'y en a plus dans ce round.
rule-caligula-plot-start = Qui la commence
    .text = On interroge chacun dans l'ordre des Ordo. Le premier qui joue au moins un symbole Coniura commence la conjuration et en devient le meneur. Ne pas commencer n'est pas passer : si quelqu'un d'autre commence après vous, vous pouvez encore en être. Si personne ne se lance, il n'y a pas de conjuration.
rule-caligula-plot-bid = Passer, suivre, relancer
    .text = À partir du meneur, les autres décident dans l'ordre des Ordo. Passer : vous êtes définitivement hors de cette conjuration. Suivre : vous portez votre total de symboles Coniura à celui du meneur. Relancer : vous allez au-delà et devenez le meneur ; tous ceux qui n'ont pas passé sont interrogés à nouveau, dans l'ordre à partir de vous. Quand tous les autres ont suivi ou passé, les enchères sont closes : le meneur ne peut pas relancer sur lui-même.
rule-caligula-plot-cards-back = Le retour des cartes
    .text = Les enchères closes, chaque carte jouée retourne sous la pile d'où elle vient, y compris celles des joueurs qui ont passé.
    .ruling = Le livret ne dit pas dans quel ordre. Chez nous, c'est celui dans lequel elles ont été jouées.
rule-caligula-plot-sides = Qui est conjuré
    .text = Le meneur et tous ceux qui ont suivi sont les conjurés. Les autres ne le sont pas, pas même celui qui a d'abord suivi, puis passé.

## Faveurs

rule-caligula-favour-nominate = Le candidat du meneur
    .text = Le meneur désigne l'un des deux candidats. Si l'attentat réussit, c'est lui le prochain empereur.
rule-caligula-favour-place = Poser les faveurs
    .text = Le meneur pose son marqueur de faveur sur l'empereur ou sur le candidat désigné, s'il y a une case libre. Un marqueur déjà posé sur l'empereur peut y rester ou passer au candidat. Ensuite, ceux qui ont suivi peuvent faire de même, dans l'ordre des Ordo à partir du meneur, et sur ces deux cartes seulement. Un marqueur qui se déplace libère aussitôt sa case.

## Attentat

rule-caligula-murder-protect = Protéger l'empereur
    .text = Dans l'ordre des Ordo, chaque joueur qui n'est pas conjuré peut jouer un symbole Pugio, pas davantage. Chacun d'eux ajoute 1 à la vie de l'empereur.
rule-caligula-murder-strike = Frapper
    .text = Puis chaque conjuré, à partir du meneur, peut jouer autant de symboles Pugio qu'il veut, ou aucun. Chacun n'en a l'occasion qu'une fois.
    .ruling = Les cartes jouées retournent sous leur pile, mais le livret ne dit pas quand cela se fait ici. Chez nous, toutes les cartes jouées pour ou contre l'empereur y retournent une fois l'issue connue.
rule-caligula-murder-dead = L'empereur meurt
    .text = Si les symboles Pugio des conjurés atteignent ou dépassent la vie de l'empereur, il meurt. Les marqueurs de faveur posés sur lui retournent à leurs propriétaires. Le candidat désigné devient empereur, avec ou sans faveurs, et on tire un nouveau candidat de la pile Augustus.
    .ruling = Le livret ne dit pas ce qui se passe si la pile est vide. Chez nous, il y a alors un candidat de moins. S'il n'en reste qu'un, il est désigné d'office ; s'il n'en reste aucun, il n'y a plus de conjuration, sauf la dernière.
rule-caligula-murder-alive = L'empereur survit
    .text = Si les symboles Pugio ne suffisent pas, l'empereur survit. Les marqueurs de faveur posés sur le candidat désigné retournent à leurs propriétaires, et personne ne marque de points.
rule-caligula-murder-reward = La récompense des conjurés
    .text = Il n'y a de points que si l'empereur meurt : 1 point de conjuration pour le meneur et 1 point de victoire pour chaque conjuré qui a joué au moins un symbole Pugio, meneur compris. Plus de symboles ne donnent pas plus de points.

## Fin d'un round

rule-caligula-round-favour = Les points des faveurs
    .text = À la fin du round, chaque joueur dont le marqueur de faveur est sur l'empereur marque les points de victoire indiqués sur sa carte. Les marqueurs SPQR et de faveur restent où ils sont.
rule-caligula-round-next = Un nouveau round ou la chute
    .text = S'il y a 10 cartes Civitas visibles, un nouveau round commence. Sinon, l'Empire tombe.

## La chute de l'Empire

rule-caligula-fall-last-plot = La dernière conjuration
    .text = Toutes les faveurs quittent l'empereur. Une dernière conjuration est alors possible, même si un empereur a été assassiné dans ce round. Les règles habituelles s'appliquent, mais sans faveurs ni successeur. Les récompenses sont les mêmes. Ensuite, la partie est finie.
rule-caligula-end-winner = Le plus de points
    .text = On additionne points de victoire et points de conjuration ; le plus haut total l'emporte. En cas d'égalité, c'est Primus Inter Pares qui tranche, puis les points de conjuration, puis le nombre de cartes en main. Si l'égalité persiste, la victoire est partagée.

## Secret

rule-caligula-secrecy-open = Ce que tous voient, et le reste
    .text = Tout le monde voit combien de cartes chacun a en main, les points, de quelle pile vient une carte piochée, les cartes Sequentia et Ordo, les cartes Civitas révélées, à qui est chaque marqueur posé, et les cartes jouées. Restent cachées les mains, la valeur des marqueurs posés et les piles. On pourrait déduire quels marqueurs un joueur a en réserve, mais la table ne les montre qu'à lui.
