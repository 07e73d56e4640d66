# Les règles de PAX avec nos propres mots ; identifiants et titres sont dans pax/rules.toml.

chapter-pax-material = Le matériel
chapter-pax-setup = Préparation
chapter-pax-turn = Votre tour
chapter-pax-draw = Piocher
chapter-pax-buy = Acheter
chapter-pax-play = Jouer des cartes
chapter-pax-income = Revenus
chapter-pax-senate = L'appel du Sénat (5 à 8 joueurs)
chapter-pax-round = À la fin d'un round
chapter-pax-end = La fin du jeu
chapter-pax-score = Les points
chapter-pax-solo = Seul contre Rome

## Matériel

rule-pax-material-categories = Sept catégories, 74 cartes
    .text = Les 74 cartes Influence se répartissent en sept catégories. Armée (legionarius), Flotte (navis longa), Sénateur (senator), Religion (religio) et Richesse (in floribus) en comptent 10 chacune, Intrigue (conspiratio) et Terrain (praedium) 12 chacune.
rule-pax-material-card = Ce que montre une carte
    .text = Une carte a une catégorie, 1 ou 2 symboles et une valeur de 1 à 4 Aurei.
    .ruling = Aucun livret ne donne la liste complète des cartes. Nous jouons donc avec un paquet reconstitué, qui s'annonce comme tel et que tout possesseur de la boîte peut corriger carte par carte.
rule-pax-material-bank = Une banque sans fond
    .text = L'argent existe en valeurs 1 et 2. La banque n'est jamais à court d'Aurei.
    .ruling = Selon l'édition, la boîte contient 35 ou 40 Aurei, et aucune règle ne dit quoi faire une fois qu'ils sont tous distribués. Chez nous, la banque est donc illimitée.
rule-pax-material-symbols = Des symboles, pas des cartes
    .text = Tout se compte et se compare en symboles. Seuls les revenus font exception : là, on compte les cartes.

## Préparation

rule-pax-setup-deck = La taille de la pioche
    .text = À deux, 20 cartes tirées au hasard quittent le jeu sans être vues ; à trois, 10 ; à quatre, aucune. À 5, 6, 7 ou 8, on prend les 74 cartes et on y mêle 15, 30, 45 ou 60 cartes d'un second exemplaire, prises au hasard. En solitaire, on en écarte 30, là encore sans les voir.
rule-pax-setup-legions = Les Légions en ligne
    .text = Il y a une Légion de plus que de joueurs, numérotées à partir de I. En solitaire, il y en a 3.
rule-pax-setup-rome = La puissance de Rome au départ
    .text = Rome débute avec 3 cartes face cachée. De 5 à 8 joueurs, elle en reçoit 3 autres, celles-là face visible.
rule-pax-setup-money = L'argent de départ
    .text = Tout le monde débute avec 5 Aurei.
rule-pax-setup-first-player = Qui commence
    .text = Le livret désigne celui qui se sent le plus prêt à la révolte ; ici, c'est le sort qui décide. Une option de la table permet de choisir plutôt la place qui commence.
rule-pax-setup-opening-hand = Votre première carte
    .text = Dans l'ordre du tour, les joueurs piochent 2, 3, 4 et 5 cartes ; du 5e au 8e, on en pioche également 5. Chacun n'en garde qu'une et glisse toutes les autres sous la pioche. La partie en solitaire a sa propre ouverture.
    .ruling = Les livrets ne disent pas dans quel ordre les cartes passent sous la pioche. Chez nous, elles gardent l'ordre dans lequel elles ont été piochées, et celui qui les y a glissées sait lesquelles ce sont.
rule-pax-setup-secrecy = Ce qui reste secret
    .text = Les mains et l'argent sont cachés, et personne n'est tenu de dire combien de cartes ou d'Aurei il possède. Mais tous les paiements et tous les revenus se font au grand jour : chacun aurait pu tenir le compte. Une option de la table, active par défaut, affiche donc ces nombres comme aide-mémoire. Désactivée, elle les laisse secrets, comme le veut le livret allemand.
rule-pax-setup-market = Les premières cartes en vente
    .text = Au départ, chaque Légion a une carte visible sous elle.

## Le tour

rule-pax-turn-choice = Un tour complet ou un regard
    .text = Décidez-vous avant de piocher quoi que ce soit : soit les trois actions, toujours dans le même ordre, soit un regard sur Rome. Des trois actions, seule la pioche est obligatoire. L'achat est facultatif, tout comme la pose de cartes et le revenu qui la suit.
rule-pax-turn-peek = Un regard sur Rome
    .text = Vous regardez les 3 cartes cachées de Rome, qui restent face cachée, et prenez 2 Aurei. Votre tour s'arrête là : pas d'autre action, pas de revenu. C'est permis autant de fois que vous voulez dans une partie, mais jamais en solitaire.

## Piocher

rule-pax-draw-three = Trois cartes, l'une après l'autre
    .text = Vous piochez trois cartes sur le dessus, mais jamais deux ensemble : chacune doit avoir trouvé sa place avant que vous ne piochiez la suivante.
rule-pax-draw-destinations = Main, Légion, pioche
    .text = Des trois cartes, l'une rejoint votre main, une autre va face visible à la Légion que vous voulez (même vide), une autre encore passe face cachée sous la pioche. Chaque destination sert exactement une fois ; l'ordre est libre.
rule-pax-draw-religion-3 = Religion : deux à la fois
    .text = Dès 3 symboles Religion devant vous, les deux premières cartes se piochent ensemble. L'une des deux va à une Légion ou sous la pioche. Vous piochez alors la troisième, puis répartissez les deux cartes qui vous restent entre les deux destinations encore libres.
    .ruling = Les livrets allemand et français vous laissent le choix, l'anglais et le néerlandais non. Chez nous, on pioche toujours ensemble ; en voir plus ne nuit jamais, et seule une pioche qui s'épuise ferait une différence.
rule-pax-draw-religion-6 = Religion : trois à la fois
    .text = Dès 6 symboles Religion devant vous, les trois cartes se piochent ensemble et se placent dans l'ordre de votre choix.
    .ruling = Les livrets vous laissent ici le choix. Chez nous, on pioche toujours ensemble ; en voir plus ne nuit jamais, et seule une pioche qui s'épuise ferait une différence.
rule-pax-draw-short-deck = Trop peu de cartes
    .text = Si la pioche est vide avant votre troisième carte, vous cessez de piocher ; les destinations qui n'ont pas encore servi ne servent pas. Une carte glissée sous une pioche vide est la prochaine à être piochée.
    .ruling = Les livrets parlent de ceux qui ne peuvent rien piocher, pas de ceux pour qui il reste une ou deux cartes. Chez nous, on pioche tant qu'il y en a. Avec la Religion, les cartes piochées ensemble le sont une seule fois, tant que la pioche en fournit ; une carte venue seule peut aller à n'importe laquelle des trois destinations.
rule-pax-draw-empty-deck = Plus rien à piocher
    .text = S'il n'y a pas même une carte pour vous, vous touchez 2 Aurei en échange. Vous les avez dès avant l'achat, et votre tour continue normalement.

## Acheter

rule-pax-buy-group = Une seule Légion par tour
    .text = Une fois par tour, vous pouvez acheter un groupe : tout ce qui se trouve sous une même Légion passe dans votre main, jamais une partie seulement.
    .ruling = Le texte sur la Richesse dit « chaque groupe », comme s'il pouvait y en avoir plusieurs ; la règle d'achat, elle, ne parle que d'une Légion. Nous jouons avec un groupe par tour au plus.
rule-pax-buy-price = Le prix d'un groupe
    .text = Additionnez les valeurs de ses cartes, puis ôtez 1 Aureus par lot complet de 3 symboles Richesse devant vous. Le prix ne descend jamais au-dessous de 0.
rule-pax-buy-money = Comptant, sans crédit
    .text = Le prix se règle d'un coup et en entier, avec l'argent que vous avez en main. S'il en manque, pas d'achat.

## Jouer

rule-pax-play-cost = Ce que coûte une pose
    .text = La première carte que vous posez dans votre tour est gratuite ; pour la suivante, comptez 1 Aureus, puis 2, puis 3, et toujours un de plus. Chacune se paie au moment où vous la posez.
rule-pax-play-limit = La limite des Flottes et Armées
    .text = Comparez vos symboles Terrain et vos symboles Intrigue : le plus grand des deux nombres est votre limite ; ils ne s'ajoutent jamais. Vos symboles Flotte ne doivent pas la dépasser, vos symboles Armée, comptés à part, non plus. Les cartes posées plus tôt dans le même tour comptent déjà.
rule-pax-play-primus-conspiratus = Primus Conspiratus
    .text = Primus Conspiratus revient à qui montre le plus de symboles Intrigue, dès l'instant où c'est le cas. Une égalité n'y change rien : la carte reste où elle est. Avant la première Intrigue, elle n'est à personne.

## Revenus

rule-pax-income-longest = Revenu selon la plus longue catégorie
    .text = Si vous avez posé au moins une carte, prenez, parmi les catégories complétées à ce tour, celle qui a le plus de cartes : elle vous rapporte 1 Aureus par carte.
rule-pax-income-senator = Le supplément du Sénateur
    .text = Poser au moins un Sénateur dans votre tour rapporte 1 Aureus de plus. Un seul, même pour plusieurs Sénateurs.
rule-pax-income-intrigue = L'Intrigue ne paie pas
    .text = Si l'une au moins des cartes posées à ce tour est une Intrigue, vous ne touchez rien du tout, pas même le supplément du Sénateur.
rule-pax-income-base = Le revenu de base
    .text = Un tour où vous ne posez aucune carte vous rapporte 2 Aurei.

## L'appel du Sénat

rule-pax-senate-follow = L'appel du Sénat
    .text = De 5 à 8 joueurs seulement. Quand un joueur a fini son tour, revenu compris, et qu'il y a posé un ou plusieurs Sénateurs, tous les autres sont appelés dans le sens horaire : chacun peut poser une carte de sa main pour 1 Aureus. Cela ne donne pas de revenu, la limite des Flottes et Armées s'applique, et Primus Conspiratus change aussitôt de mains. Un Sénateur posé ainsi n'appelle personne.
    .ruling = Les livrets font répondre les autres quand des Sénateurs sont posés, sans dire si celui qui appelle finit d'abord de poser et touche son revenu. Chez nous, le tour entier s'achève d'abord.

## Fin d'un round

rule-pax-round-rome-takes = Rome prend un groupe
    .text = Quand chacun a eu son tour, le groupe dont le total est le plus élevé va à Rome, face visible, sans compter aucune remise. Si plusieurs se valent, c'est celui de la Légion au plus petit numéro. Rome ignore la limite des Flottes et Armées. S'il n'y a de cartes sous aucune Légion, il ne se passe rien.
rule-pax-round-first-player = Qui commence le round suivant
    .text = Le round suivant commence par le détenteur de Primus Conspiratus. Tant que la carte n'est à personne, le premier joueur ne change pas.
rule-pax-round-refill = De nouvelles cartes en vente
    .text = Chaque Légion vide reçoit une carte de la pioche, à commencer par la Légion I.

## Fin de la partie

rule-pax-end-no-refill = Pas assez pour regarnir
    .text = Si, au moment d'ouvrir un round, la pioche compte moins de cartes qu'il n'y a de Légions vides, la partie s'arrête sur-le-champ. Aucune Légion n'est plus regarnie.
rule-pax-end-exhausted = La pioche est épuisée
    .text = Si quelqu'un devait piocher une carte et a trouvé la pioche vide, ce round est le dernier : la partie s'arrête quand chacun y a eu son tour. Une option de la table, inactive par défaut, laisse encore Rome prendre son groupe à la fin de ce dernier round.
    .ruling = D'après les livrets, tout s'arrête après le dernier tour ; ils ne disent pas si Rome prend encore un groupe. Nous les suivons à la lettre : elle ne prend plus rien, sauf si l'option est active. « Épuisée » veut dire pour nous que quelqu'un devait avoir une carte et n'en a pas trouvé. Si la dernière carte est piochée sans qu'il en manque à personne, le round finit comme d'habitude et la partie s'arrête quand on ne peut plus garnir les Légions.
rule-pax-end-reveal = Rome se dévoile
    .text = À la fin, on retourne les cartes cachées de Rome ; elles comptent comme ses autres cartes.
rule-pax-end-bonus = Flottes et Armées de bonus
    .text = Tous les 3 symboles Flotte, on gagne 1 Armée ; tous les 3 symboles Armée, 1 Flotte. Cela vaut pour les joueurs comme pour Rome. Ces bonus comptent dans la comparaison et dans les points. Ils n'entraînent aucun autre bonus, ne connaissent pas de limite et ne font pas d'une catégorie une catégorie jouée.
rule-pax-end-rome-wins = Quand Rome gagne
    .text = Rome tient une catégorie quand aucun joueur n'y a plus de symboles qu'elle. Si elle en tient 4 ou davantage, Rome gagne, et le vainqueur est le détenteur de Primus Conspiratus.
    .ruling = Les livrets ne disent pas ce qui se passe si Rome gagne alors que Primus Conspiratus n'est à personne. Chez nous, il n'y a alors pas de vainqueur.
rule-pax-end-players-win = Quand les joueurs gagnent
    .text = Si Rome tient moins de 4 catégories, la victoire est aux joueurs. Les points les départagent : le plus haut total l'emporte.
rule-pax-score-category = Catégories posées
    .text = 2 points par catégorie dont vous avez une carte devant vous.
rule-pax-score-stronger = Plus fort que Rome
    .text = 3 points par catégorie où vos symboles sont plus nombreux que ceux de Rome.
rule-pax-score-arms = Flottes et Armées
    .text = 1 point par symbole Flotte et 1 point par symbole Armée ; les bonus comptent aussi.
rule-pax-score-primus = Le point de Primus Conspiratus
    .text = 1 point au détenteur de Primus Conspiratus.
rule-pax-score-wealthiest = La plus grande fortune
    .text = 4 points pour la plus grande fortune, c'est-à-dire vos Aurei, plus 1 par carte en main. Si plusieurs joueurs sont en tête à égalité, tous marquent ces 4 points.
rule-pax-end-tie = Égalité de points
    .text = Ceux qui partagent le plus haut total partagent la victoire.
    .ruling = Les livrets ne prévoient rien pour départager des totaux égaux. Nous non plus.

## Solitaire

rule-pax-solo-setup = La mise en place en solitaire
    .text = On écarte 30 cartes sans les voir ; il y a 3 Légions, 3 cartes face cachée pour Rome, et vous avez 5 Aurei. Regarder les cartes de Rome est interdit. Comme vous êtes seul, chacun de vos tours forme un round entier.
rule-pax-solo-opening = L'ouverture des cinq parties
    .text = Parties 1 et 2 : piochez 2 cartes, 1 reste en main, 1 passe sous la pioche. Partie 3 : piochez-en 3 et posez-en 1 ; partie 4 : 4, dont 2 posées ; partie 5 : 5, dont 3 posées. Des deux autres, 1 passe sous la pioche et 1 reste en main. Ce que vous posez ici ne coûte rien et échappe à la limite des Flottes et Armées.
    .ruling = Aucun livret ne dit si une Intrigue posée ici donne Primus Conspiratus. Chez nous, oui ; en solitaire, c'est sans effet.
rule-pax-solo-limit-after = Au-delà de la limite dès l'ouverture
    .text = Si votre ouverture dépasse la limite des Flottes ou des Armées, ces cartes restent en place. Vous n'en poserez une autre du même genre que lorsqu'elle tiendra dans la limite.
    .ruling = Les livrets lèvent la limite pour l'ouverture sans dire comment la suite se joue. Chez nous, rien n'est retiré, et les cartes suivantes doivent tenir dans la limite.
rule-pax-solo-goal = Ce qu'il faut réussir
    .text = À la fin, il vous faut des cartes des 7 catégories devant vous. Il faut de plus, dans les parties 1 à 5, dépasser Rome en symboles dans au moins 3, 4, 5, 6 et 7 catégories, bonus de Flottes et d'Armées compris. Après une victoire, la campagne passe à la partie suivante.
