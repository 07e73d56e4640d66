# Ce qui ne va pas dans ce qu'on nous a donné, et où.

error-prefix = Erreur : { $what }
error-at-line = Ligne { $line } : { $what }
error-language-unknown = La langue « { $found } » n'existe pas ici. Au choix : { $known }.
error-file-unreadable = Impossible de lire { $file } : { $why }.
error-file-unwritable = Impossible d'écrire { $file } : { $why }.
error-file-not-text = { $file } n'est pas un fichier texte (octet non UTF-8 à la position { $position }).
error-file-exists = { $file } existe déjà ; rien n'a été écrasé. Choisissez un autre nom ou supprimez d'abord ce fichier.
error-players-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $found }.
error-first-seat = Il n'y a pas de place { $found } à une table de { $seats } (on compte à partir de 0).
error-solo-alone = En solitaire, on joue seul, pas à { $found }.
error-solo-game = La campagne en solitaire a les parties 1 à 5, mais pas de partie { $found }.
error-bot-unknown = Il n'y a pas de bot « { $found } ». Au choix : { $known }.
error-bot-module = Il n'y a pas de module « { $module } », ni dans ce dossier ni là où Python cherche les modules.
error-bot-class = Le module « { $module } » n'a pas de classe « { $name } ».
error-bot-without-choose = « { $bot } » n'est pas un bot : il lui manque la méthode choose(view, moves, rng).
error-bot-of-other-game = Le bot « { $bot } » ne joue pas à { $game }. Il joue à : { $games }.
error-bot-broken = Le bot « { $bot } » ne peut pas démarrer : { $why }
error-bot-failed = Le bot « { $bot } » a échoué en choisissant un coup : { $why }. CONSPIRATIO_DEBUG=1 montre où.
error-bot-move = Le bot « { $bot } » a choisi un coup qui n'est pas proposé : { $move }
error-bots-count = { $found } bots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : donnez-en un pour toutes les places, ou un par place.
error-hotseat-count = { $found } personnes pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, c'est trop.
error-hotseat-names = Chaque personne à la table doit avoir un nom à elle, de 1 à { $most } caractères imprimables ; « { $found } » ne convient pas.
error-games-count = Il faut de 1 à { $most } parties, pas { $found }.
error-jobs-count = --jobs doit valoir au moins 1, pas { $found }.
error-game-unknown = Il n'y a pas de jeu « { $found } » ici. Au choix : { $known }.
error-option-of-other-game = Le jeu « { $game } » n'a pas d'option { $option }.
error-seat-unknown = Il n'y a pas de place { $found } dans cette partie : elles vont de 0 à { $last }.
error-rule-unknown = Il n'y a pas de règle « { $found } ». « conspiratio rules { $game } » les montre toutes.
error-typed-move = écrivez par exemple « { $example } ».
error-solo-needs-one = --solo est pour une seule personne : laissez --players et --hotseat de côté.

error-deck-not-toml = Le paquet n'est pas du TOML valide : { $why }.
error-deck-name = Ligne { $line } : le nom du paquet doit être un texte.
error-deck-name-long = Ligne { $line } : le nom du paquet compte { $found } signes ; le maximum est { $most }.
error-deck-category = Ligne { $line } : « { $found } » n'est pas une catégorie. Les catégories sont { $known }.
error-deck-card-id = Ligne { $line } : « { $card } » n'est pas un identifiant de carte dans cette catégorie ; on y écrit { $category }-1, { $category }-2 et ainsi de suite.
error-deck-card-form = Ligne { $line } : la carte { $card } doit s'écrire ainsi : { $card } = { "{" } symbols = 1, value = 2 { "}" }
error-deck-card-field = Ligne { $line } : la carte { $card } a un champ « { $field } » ; une carte a symbols et value, rien d'autre.
error-deck-card-missing = Ligne { $line } : il manque { $field } à la carte { $card }.
error-deck-card-number = Ligne { $line } : carte { $card } : { $field } doit être un nombre entier de { $least } à { $most }, pas { $found }.
error-deck-card-extra = Ligne { $line } : la carte { $card } est de trop : { $category } a les cartes 1 à { $count } (--free en permet d'autres).
error-deck-card-absent = Ligne { $line } : la carte { $card } manque : { $category } a les cartes 1 à { $count }, ce paquet en a { $found } (--free le permet).
error-deck-too-small = Le paquet a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; { $seats ->
    [one] pour jouer en solitaire
   *[other] pour jouer à { $seats }
}, la mise en place en demande { $needed }.

error-not-json = Ce n'est pas du JSON : { $why } (ligne { $line }, colonne { $column }).
error-json-kind = À { $where }, attendu : { $expected } ; trouvé : { $found }.
error-json-choice = À { $where }, attendu : l'un de { $expected } ; trouvé : { $found }.
error-json-number = À { $where } : { $found } est un nombre trop grand.
error-json-missing = À { $where }, il manque « { $field } ».
json-number = un nombre
json-text = un texte
json-bool = true ou false
json-list = une liste
json-object = un objet
json-null = rien

error-deal-unknown-card = À { $where } : « { $card } » n'a rien à y faire, ou n'est pas dans setup.cards.
error-deal-card-twice = À { $where } : « { $card } » y est deux fois.
error-deal-copy-differs = La carte « { $card } » du second exemplaire diffère du premier, ou n'existe pas dans le premier.
error-deal-card-missing = À { $where } : « { $card } » manque.
error-deal-card-id = À { $where } : « { $card } » n'est pas un identifiant de carte de la catégorie { $category }.
error-deal-second-copy = setup.order a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} du second exemplaire ; { $seats ->
    [one] en solitaire
   *[other] à { $seats }
}, on joue avec { $expected }.
error-replay-format = Le format est { $found } ; ce programme lit { $known }.
error-replay-game = Le jeu est { $found } ; ce programme connaît { $known }.
error-replay-rules = La partie suit la version { $found } des règles ; ce programme connaît { $known }.
error-replay-players = Les joueurs (ici { $found }) doivent être listés par place, à partir de 0 et sans trou.
error-replay-commitment = La donne n'est pas celle qui a été scellée : le fichier dit { $published }, la donne produit { $computed }.
error-replay-illegal-move = Le coup { $number } (place { $seat }) enfreint la règle { $rule }.
error-replay-unfinished = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, la partie n'est pas encore finie.
error-replay-result = Le résultat est faux : { $field } vaut { $found }, les coups donnent { $expected }.
error-save-format = { $file } n'est pas une partie sauvegardée par ce programme, ou est endommagé.
error-campaign-damaged = { $file } est endommagé. Déplacez-le pour recommencer la campagne.
error-deck-empty = Le paquet n'a aucune carte.
error-deck-cards-many = Ligne { $line } : le paquet compte { $found } cartes ; le maximum est { $most }, même pour un paquet libre.
error-deal-card-number = À { $where } : symbols et value doivent aller de { $least } à { $most }.
error-free-needs-deck = --free concerne un paquet à vous : indiquez-le avec --deck.
error-deck-unknown = Il n'y a pas de paquet « { $found } » ici, ni de fichier de ce nom. Nos paquets : { $known }.
error-step-or-check = --step, --check (ou --seal) et --review ne vont pas ensemble : choisissez.
error-review-seat = Une analyse vaut pour toutes les places : n'indiquez pas --seat.
error-extra-missing = Il faut pour cela { $library }, qui n'est pas installé. Installez-le avec : pip install "{ $extra }"
error-output = La sortie ne peut pas être écrite : { $why }.
error-bug = Quelque chose a mal tourné dans le programme lui-même ({ $what }). C'est notre faute ; CONSPIRATIO_DEBUG=1 montre où.
json-top = la racine du fichier
os-enoent = le fichier ou le dossier n'existe pas
os-eisdir = c'est un dossier
os-enotdir = un élément du chemin n'est pas un dossier
os-eacces = ce n'est pas permis
os-eexist = un fichier porte déjà ce nom
os-enospc = le disque est plein
os-erofs = le disque est en lecture seule
os-enametoolong = le nom est trop long
error-replay-nonce = Le nonce doit compter au moins 16 chiffres hexadécimaux, et non { $found }.
error-replay-other-seal = Le sceau indiqué n'est pas celui de cette donne : { $given } n'est pas { $found }.

## Paquets et donnes de Caligula

error-deck-game = Ligne { $line } : ce paquet est pour le jeu { $found }, pas pour { $game }.
error-deck-colour-small = Ligne { $line } : { $category } demande au moins 2 cartes ; ce paquet en a { $found }.
error-deck-colour-large = Ligne { $line } : { $category } compte { $found } cartes ; le maximum est { $most }, même pour un paquet libre.
error-deck-emperors = Il manque au paquet une table [emperors].
error-deck-emperor-absent = L'empereur { $emperor } manque.
error-deck-sequentia = Il faut au paquet une table [sequentia] avec la seule entrée « cards ».
error-civitas-form = La carte { $card } doit s'écrire ainsi : { $card } = { "{" } kind = "group", minimum = 1, fields = ["any", "any", 3], effects = ["coniura"] { "}" }
error-civitas-field = La carte { $card } a un champ « { $field } » ; une carte a kind, minimum, fields et effects, rien d'autre.
error-civitas-missing = La carte { $card } n'a pas de { $field }.
error-civitas-kind = Carte { $card } : kind doit être l'un de { $known }, pas { $found }.
error-civitas-minimum = Carte { $card } : minimum doit être un nombre entier de { $least } à { $most }, pas { $found }.
error-civitas-fields = Carte { $card } : fields doit être une liste de { $least } à { $most } entrées, chacune « any » ou un nombre de joueurs de 3 à 5, dont au moins un « any » ; pas { $found }.
error-civitas-effects = Carte { $card } : effects doit être une liste d'un effet ou de deux effets différents, pas { $found }.
error-civitas-effect = La carte { $card } est du genre « { $kind } » et ne peut pas avoir l'effet { $found }. Au choix : { $known }.
error-emperor-name = Il n'y a pas d'empereur « { $found } ». Les empereurs sont { $known }.
error-emperor-form = L'empereur { $emperor } doit s'écrire ainsi : { $emperor } = { "{" } life = 3, points = 2, fields = 2 { "}" }
error-emperor-number = Empereur { $emperor } : { $field } doit être un nombre entier de { $least } à { $most }, pas { $found }.
error-sequentia-card = Une carte Sequentia est ["draw"], ["ordo"] ou une liste de couleurs ({ $known }) ; trouvé : { $found }.
error-sequentia-no-colour = Au moins une carte Sequentia doit nommer une couleur.
error-sequentia-count = Il faut { $count } cartes Sequentia, dont exactement une ["draw"] et une ["ordo"] ; trouvé : { $found } (--free en permet d'autres).
error-sequentia-many = Il y a { $found } cartes Sequentia ; le maximum est { $most }.
error-deal-hands = À { $where } : chacun des { $seats } joueurs commence avec exactement une Coniura double (coniura-11 à coniura-20).
error-deal-colour = À { $where } : { $category } demande au moins 2 cartes.
error-review-unfinished = Seule une partie finie peut être analysée.
error-review-unavailable = Il n'y a pas d'analyse : le noyau n'est pas compilé ici, ou le jeu de cartes est trop grand pour lui.
error-bots-one-a-seat = { $found } niveaux ne vont pas avec { $seats } bots : indiquez-en un pour tous, ou un pour chacun.
