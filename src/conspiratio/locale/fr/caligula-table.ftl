# La table de Caligula dans le terminal : panneaux, signes, aide et fin.

## Panneaux

caligula-table-sequentia-draw = tous { $symbol }
caligula-table-sequentia-ordo = Ordo à gauche
caligula-table-heirs = { $count ->
    [one] encore { $count } dans la pile
   *[other] encore { $count } dans la pile
}
caligula-table-emperor = empereur
caligula-table-candidate = candidat
caligula-table-nominee = désigné
caligula-table-life = vie { $life }
caligula-table-points = points { $points }
caligula-table-kind-single = individuelle
caligula-table-kind-group = groupe
caligula-table-kind-negative = négative
caligula-table-yours = { $name } : marqueurs et main
caligula-table-supply-empty = tous posés
caligula-table-lay-conspire = commencer avec { $count }
caligula-table-lay-join = suivre avec { $count }
caligula-table-lay-raise = relancer avec { $count }
caligula-table-lay-strike = frapper avec { $count }
caligula-table-choose-marker = Il y a plus d'un marqueur ici, ou aucun : montrez celui que vous voulez.
caligula-table-choose-effect = Choisissez dans la liste ce que vous prenez.
caligula-table-backs-head = piles
caligula-table-key-restart = annuler plus
caligula-table-restarted = Tout ce qui pouvait l'être est annulé.

## Les effets en un mot ou deux, 11 signes au plus

caligula-short-remove = retirer { $icon }
caligula-short-coniura = ∞ Coniura
caligula-short-pugio = † Pugio
caligula-short-spqr = SPQR 5, 6
caligula-short-primus = Ψ Primus
caligula-short-place = poser un
caligula-short-swap-markers = ↔ marqueurs
caligula-short-return-marker = ← marqueur
caligula-short-swap-ordo = ↔ Ordo
caligula-short-swap-positions = ↔ 1 et 2
caligula-short-swap-sequentia = ↔ Sequentia
caligula-short-lose-marker = − marqueur
caligula-short-lose-point = − point
caligula-short-lose-pugio = − † Pugio
caligula-short-lose-coniura = − ∞ Coniura

## Les effets sur un grand écran : 21 signes au plus, et 17 pour ceux qui suivent « aut »

caligula-brief-remove = retirer une carte { $icon }
caligula-brief-coniura = piocher Coniura
caligula-brief-pugio = piocher Pugio
caligula-brief-spqr = autre marqueur SPQR
caligula-brief-primus = prendre Primus
caligula-brief-place = poser un marqueur
caligula-brief-swap-markers = échanger marqueurs
caligula-brief-return-marker = renvoyer un marqueur
caligula-brief-swap-ordo = changer Ordo
caligula-brief-swap-positions = échanger 1 et 2
caligula-brief-swap-sequentia = changer Sequentia
caligula-brief-lose-marker = ôter un marqueur
caligula-brief-lose-point = perdre un point
caligula-brief-lose-pugio = rendre un Pugio
caligula-brief-lose-coniura = rendre une Coniura

## La conjuration

caligula-plot-leads = est meneur
caligula-plot-joined = en est
caligula-plot-asked = doit répondre
caligula-plot-waiting = vient ensuite
caligula-plot-out = n'en est pas
caligula-plot-against-life = vie { $life }, poignards

## De plus près

caligula-table-look-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (victoire { $victory }, conjuration { $conspiracy }).
caligula-table-look-markers = Marqueurs { $markers } ; { $supply } d'entre eux en réserve.
caligula-table-look-hidden = Face cachée sur { $places } : { $values }.
caligula-table-or = { $first } ou { $last }

## Aide

caligula-help-aim = La mort de l'empereur rapporte des points au meneur de la conjuration et à ceux qui frappent ; votre faveur auprès de lui, à la fin de chaque round.
caligula-help-round = Un round : posez vos marqueurs face cachée sur les cartes. Puis la Sequentia s'exécute de gauche à droite : on résout des cartes, et qui y a assez obtient l'effet.
caligula-help-plot = Après chaque carte Sequentia, on peut commencer une conjuration avec des Coniura. À la fin, les Pugio sont des poignards contre la vie de l'empereur.
caligula-help-back = Échap, Retour arrière
caligula-help-back-does = revenir au choix précédent
caligula-help-mouse-does = cliquez un marqueur, puis une carte (ou l'inverse) ; des cartes en main, puis la ligne à côté ; tout ce que vise un effet
caligula-help-restart-does = annuler tout ce qui peut l'être
caligula-help-players-does = ce qu'on sait de chacun, et toutes les cartes visibles en toutes lettres
caligula-help-effects = Ce que font les cartes :
caligula-sign-single = carte individuelle : la plus haute somme d'au moins 2 obtient l'effet
caligula-sign-group = carte de groupe : chaque somme d'au moins 2 l'obtient
caligula-sign-negative = carte négative : touche tous ceux qui ont moins de 2
caligula-sign-fields = cases : le marqueur de qui et sa valeur, un marqueur caché, une case libre
caligula-sign-to-come = autant de cartes de cette couleur sont à venir
caligula-sign-next = en cours de résolution, ou la prochaine
caligula-sign-hand = en main : Coniura, Pugio, une double (d'abord le symbole de sa pile)
caligula-sign-known = tout le monde connaît cette carte
caligula-sign-shield = un Pugio qui protège l'empereur
caligula-sign-players = points de victoire et de conjuration, cartes en main, marqueurs en réserve
caligula-sign-backs = cartes en main selon la pile d'où elles viennent

## La fin

caligula-end-favour = faveur
caligula-end-dagger = poignards
caligula-end-leader = meneur
caligula-end-lost = perdus
caligula-end-victory = victoire
caligula-end-conspiracy = conjuration
caligula-end-total = total
