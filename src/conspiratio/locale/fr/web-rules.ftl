# Les pages des règles. Les règles elles-mêmes sont dans pax-rules.ftl et caligula-rules.ftl.

web-rules-of = Les règles de { $game }
web-rules-note = Avec nos propres mots. Là où les livrets se taisent ou se contredisent, notre interprétation est signalée.
web-rules-search = Chercher dans les règles
web-rules-hits = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-chapters = Chapitres
web-rules-learn = Plutôt apprendre en jouant
web-rules-ruling = Notre interprétation
web-rules-option = Une option de la table change cette règle.
web-rules-where = Dans le livret :
web-rules-nowhere = (n'y figure pas)
web-rules-one = La règle
web-rules-all = Lire la suite dans les règles
web-rules-unknown = Il n'y a pas de règle nommée { $rule }.

## Images : PAX

web-rules-fig-card-category = sa catégorie, par la couleur, le motif et l'image
web-rules-fig-card-symbols = ses symboles : sa force
web-rules-fig-card-value = sa valeur en Aurei
web-rules-fig-cards = Cartes
web-rules-fig-turn = Un tour complet, étape par étape ; ou seulement un regard sur Rome.
web-rules-fig-look = Regard, 2 Aurei
web-rules-fig-draw = Trois cartes, chacune à une place différente.
web-rules-fig-legion = une Légion
web-rules-fig-buy = Trois groupes en vente pour 3, 5 et 3 Aurei. Avec trois symboles Richesse, chacun vous coûte 1 de moins.
web-rules-fig-rome-takes = La Légion II a le groupe le plus cher : Rome le prend.
web-rules-fig-play = Gratuite, puis 1, 2, 3 Aurei : quatre cartes dans un tour coûtent 6 en tout.
web-rules-fig-limit = Terrain 3, Intrigue 1 : la limite est 3. Trois symboles Flotte y tiennent, deux symboles Armée aussi ; il y a place pour un symbole Armée de plus.
web-rules-fig-income = Vous avez posé en Terrain et en Religion. Terrain est la plus longue, avec trois cartes : 3 Aurei.
web-rules-fig-bonus = Trois Flottes donnent une Armée, trois Armées une Flotte.
web-rules-fig-scales = À gauche Rome, à droite le joueur le plus fort. Rome tient Richesse, Armée (l'égalité suffit), Religion et Sénateur : quatre sur sept, et Rome gagne.

## Images : Caligula

web-rules-fig-civitas-colour = sa couleur
web-rules-fig-civitas-kind = sa sorte : individuelle, de groupe ou négative
web-rules-fig-civitas-minimum = le minimum
web-rules-fig-civitas-effect = son effet ; AUT : l'un des deux
web-rules-fig-civitas-fields = ses cases ; un nombre dit à partir de combien de joueurs
web-rules-fig-emperor-life = vie : les poignards qu'il faut
web-rules-fig-emperor-points = points par round pour chaque faveur sur lui
web-rules-fig-emperor-fields = cases pour les faveurs
web-rules-fig-hand-cards = Une Coniura, une Coniura double, un Pugio, un Pugio double. Une carte double se joue comme l'un ou l'autre.
web-rules-fig-layout = Cinq couleurs, deux positions. On résout la position 1, puis la position 2 avance.
web-rules-fig-place = Le prochain marqueur va sur la troisième case. La quatrième est fermée : il y faut quatre joueurs, et ils sont trois.
web-rules-fig-sequentia = Deux cartes sont faites, la troisième est en cours : d'abord Tribuni, puis Praetoriani, puis Nobiles.
web-rules-fig-sums = Le minimum est 2. Une carte individuelle va à la plus haute somme, le 4. Une carte de groupe va au 4, puis au 2. Une carte négative frappe le 1 et ceux qui n'y ont pas de marqueur.
web-rules-fig-plot-bid = Les Coniura décident qui mène et qui en est.
web-rules-fig-plot-favour = Le meneur désigne un successeur ; les conjurés posent leur faveur.
web-rules-fig-plot-shields = Les autres peuvent protéger l'empereur, d'un Pugio chacun.
web-rules-fig-plot-daggers = Les conjurés jouent des poignards. Autant que de vie, et il meurt.
web-rules-fig-favour = La faveur est sur l'empereur ou sur le candidat désigné. Ici, Galba rapporte 1 point par round ; s'il meurt, Otho en rapportera 2.
web-rules-fig-murder = Vie 3 et un bouclier font 4. Il y a quatre poignards : il meurt.
