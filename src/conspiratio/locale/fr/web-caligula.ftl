# La table de Caligula dans le navigateur.

## Les effets sur une carte, en un mot ou deux

web-caligula-short-remove = retirer
web-caligula-short-coniura = Coniura
web-caligula-short-pugio = Pugio
web-caligula-short-spqr = nouveau marqueur
web-caligula-short-primus = Primus
web-caligula-short-place = poser un marqueur
web-caligula-short-swap-markers = échanger marqueurs
web-caligula-short-return-marker = renvoyer un marqueur
web-caligula-short-swap-ordo = échanger Ordo
web-caligula-short-swap-positions = échanger 1 et 2
web-caligula-short-swap-sequentia = échanger Sequentia
web-caligula-short-lose-marker = reprendre un marqueur
web-caligula-short-lose-point = perdre un point
web-caligula-short-lose-pugio = rendre un Pugio
web-caligula-short-lose-coniura = rendre une Coniura

## Les effets en une phrase

web-caligula-about-remove = Vous choisissez une carte { $colour } ouverte. Elle quitte le jeu sans être résolue, et ses marqueurs sont rendus.
web-caligula-about-coniura = Vous piochez une carte Coniura.
web-caligula-about-pugio = Vous piochez une carte Pugio.
web-caligula-about-spqr = Vous recevez votre marqueur 5, la fois suivante votre 6, et vous le gardez.
web-caligula-about-primus = Vous prenez Primus Inter Pares, même à quelqu'un d'autre. En cas d'égalité, il décide de la partie.
web-caligula-about-place = Vous posez aussitôt un marqueur de plus, mais pas sur cette carte.
web-caligula-about-swap-markers = Deux marqueurs sur d'autres cartes changent de place, sans être vus.
web-caligula-about-return-marker = Un marqueur sur une autre carte est rendu à son propriétaire, sans être vu.
web-caligula-about-swap-ordo = Deux joueurs échangent leurs cartes Ordo : l'ordre du jeu change aussitôt.
web-caligula-about-swap-positions = Les cartes 1 et 2 d'une autre couleur changent de place, avec leurs marqueurs.
web-caligula-about-swap-sequentia = Deux cartes Sequentia changent de place, mais pas celle qui est en cours.
web-caligula-about-lose-marker = Vous reprenez un de vos marqueurs posés sur d'autres cartes.
web-caligula-about-lose-point = Vous perdez un point de victoire ou un point de conjuration.
web-caligula-about-lose-pugio = Vous glissez une carte avec un Pugio sous sa pile. Si vous n'en avez pas, vous montrez votre main.
web-caligula-about-lose-coniura = Vous glissez une carte avec une Coniura sous sa pile. Si vous n'en avez pas, vous montrez votre main.

## Le reste, expliqué

web-caligula-about-single = Pour une seule personne : la plus haute somme obtient l'effet, si elle est d'au moins { $minimum }. À égalité, le marqueur le plus à gauche décide.
web-caligula-about-group = Pour un groupe : tous ceux qui ont un marqueur ici et une somme d'au moins { $minimum } obtiennent l'effet.
web-caligula-about-negative = Une pénalité : elle frappe tous ceux qui ont moins de { $minimum }, et tous ceux qui n'ont pas de marqueur ici.
web-caligula-about-emperor = Il règne.
web-caligula-about-candidate = Il peut devenir le prochain empereur.
web-caligula-about-life = Pour le tuer, il faut { $life ->
    [one] { $life } poignard
   *[other] { $life } poignards
}, et un de plus par bouclier.
web-caligula-about-points = { $points ->
    [0] Une faveur sur lui ne rapporte aucun point.
    [one] À la fin d'un round, une faveur sur lui rapporte { $points } point s'il règne.
   *[other] À la fin d'un round, une faveur sur lui rapporte { $points } points s'il règne.
}
web-caligula-about-fields = { $fields ->
    [0] Il n'y a pas de place pour une faveur.
    [one] Il y a de la place pour { $fields } faveur.
   *[other] Il y a de la place pour { $fields } faveurs.
}
web-caligula-about-card-coniura = Comme Coniura, elle sert à commencer une conjuration, à suivre ou à relancer.
web-caligula-about-card-pugio = Comme Pugio, c'est un poignard pour les conjurés et un bouclier pour les autres.
web-caligula-about-card-double = Une carte double est l'un ou l'autre, jamais les deux à la fois.
web-caligula-about-slot-draw = Chacun pioche une carte Coniura.
web-caligula-about-slot-ordo = Chacun passe sa carte Ordo à gauche.
web-caligula-about-slot-civitas = Pour chaque couleur, dans l'ordre, la carte en position 1 est résolue. Ensuite, une conjuration est possible.
web-caligula-info = À propos de { $what }

## Cartes et marqueurs

web-caligula-aut = { " AUT " }
web-caligula-face-single = carte individuelle, au moins { $minimum } : { $effects }
web-caligula-face-group = carte de groupe, au moins { $minimum } : { $effects }
web-caligula-face-negative = pénalité sous { $minimum } : { $effects }
web-caligula-card = { $place }, { $face }
web-caligula-card-none = { $place }, pas de carte
web-caligula-markers-on = Dessus : { $markers }
web-caligula-free = { $count ->
    [0] Aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
web-caligula-field-free = case libre
web-caligula-marker-yours = votre { $value }
web-caligula-marker-of = { $name } { $value }
web-caligula-marker-at = { $marker }, sur { $place }
web-caligula-can-be = peut être { $values }
web-caligula-face-down = Face cachée sur { $place } : { $values }
web-caligula-back-coniura = une carte de la pile Coniura
web-caligula-back-pugio = une carte de la pile Pugio
web-caligula-known = connue de tous
web-caligula-now = en cours
web-caligula-next = ensuite
web-caligula-done = fait
web-caligula-slot = Sequentia { $number } : { $card }
web-caligula-stack-name-coniura = Pile Coniura
web-caligula-stack-name-pugio = Pile Pugio
web-caligula-stack-coniura = { $count ->
    [one] { $count } carte dans la pile Coniura
   *[other] { $count } cartes dans la pile Coniura
}
web-caligula-stack-pugio = { $count ->
    [one] { $count } carte dans la pile Pugio
   *[other] { $count } cartes dans la pile Pugio
}
web-caligula-from-top = Connues, de haut en bas

## Les empereurs

web-caligula-each-round = Points par round
web-caligula-favour-free = libre pour une faveur
web-caligula-throne-emperor = Empereur
web-caligula-throne-candidate = Candidat
web-caligula-throne-nominee = Désigné comme successeur
web-caligula-heirs = { $count ->
    [0] plus personne
    [one] encore { $count }
   *[other] encore { $count }
}

## Les joueurs

web-caligula-victory = Points de victoire
web-caligula-conspiracy = Points de conjuration
web-caligula-total = Total
web-caligula-supply = Marqueurs en réserve
web-caligula-hand-size = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-caligula-supply-size = { $count ->
    [0] aucun marqueur en réserve
    [one] { $count } marqueur en réserve
   *[other] { $count } marqueurs en réserve
}

## Ce qui est à vous, et ce qu'il y a à faire

web-caligula-yours = Vos marqueurs, votre main, votre décision
web-caligula-no-hand = Aucune carte en main
web-caligula-back = Revenir
web-caligula-ask-place = Choisissez un marqueur et une carte.
web-caligula-ask-where = Où va le { $value } ?
web-caligula-ask-which = Quel marqueur va sur { $place } ?
web-caligula-ask-reward = Choisissez votre récompense.
web-caligula-ask-penalty = Choisissez votre pénalité.
web-caligula-ask-second = Et l'autre ?
web-caligula-ask-remove = Quelle carte doit quitter la partie ?
web-caligula-ask-coniura = Piocher une Coniura ?
web-caligula-ask-pugio = Piocher un Pugio ?
web-caligula-ask-spqr = Prendre un marqueur de plus ?
web-caligula-ask-primus = Prendre Primus Inter Pares ?
web-caligula-ask-swap-markers = Deux marqueurs à échanger : lesquels ?
web-caligula-ask-return-marker = Quel marqueur renvoyer ?
web-caligula-ask-swap-ordo = Qui échange sa carte Ordo avec qui ?
web-caligula-ask-swap-positions = Dans quelle couleur échanger 1 et 2 ?
web-caligula-ask-swap-sequentia = Deux cartes Sequentia à échanger : lesquelles ?
web-caligula-ask-lose-marker = Lequel de vos marqueurs reprenez-vous ?
web-caligula-ask-lose-point = Quel point perdez-vous ?
web-caligula-ask-lose-pugio = Quelle carte avec un Pugio rendez-vous ?
web-caligula-ask-lose-coniura = Quelle carte avec une Coniura rendez-vous ?
web-caligula-ask-starting = Une conjuration contre { $emperor } (vie { $life }) ? Jouez des Coniura.
web-caligula-ask-bidding = { $name } mène avec { $total }. Jouez { $missing } Coniura pour suivre, plus pour relancer.
web-caligula-ask-nominating = Qui doit succéder à { $emperor } ?
web-caligula-ask-favouring = Votre faveur : sur { $names } ?
web-caligula-ask-protecting = Protéger { $emperor } avec un Pugio ?
web-caligula-ask-striking = Poignards : { $daggers } sur { $life } pour l'instant. Frapper ?
web-caligula-lose-victory = Un point de victoire
web-caligula-lose-conspiracy = Un point de conjuration
web-caligula-pass-rewarding = Refuser
web-caligula-pass-starting = Pas de conjuration
web-caligula-pass-bidding = Passer
web-caligula-pass-favouring = Pas de faveur
web-caligula-pass-favour-stays = La laisser
web-caligula-pass-protecting = Ne pas protéger
web-caligula-pass-striking = Ne pas frapper
web-caligula-lay-conspire = Commencer avec { $count }
web-caligula-lay-join = Suivre avec { $count }
web-caligula-lay-strike = Frapper avec { $count } ({ $daggers } sur { $life })
web-caligula-sums = Sommes sur cette carte
web-caligula-concerned = la reçoit

## La conjuration

web-caligula-plot-last = La dernière conjuration, contre { $emperor }
web-caligula-to-plot = Revenir à la conjuration
web-caligula-step-bids = Mises
web-caligula-step-favour = Faveur
web-caligula-step-shields = Boucliers
web-caligula-step-daggers = Poignards
web-caligula-shield = Bouclier
web-caligula-plot-in = En sont
web-caligula-plot-waiting = Doivent répondre
web-caligula-plot-out = N'en sont pas
web-caligula-role-leads = mène
web-caligula-role-joined = en est
web-caligula-role-asked = décide maintenant
web-caligula-role-waiting = vient ensuite
web-caligula-role-out = a passé
web-caligula-life-against = Poignards { $daggers } contre vie { $life }
web-caligula-dead = { $emperor } est mort
web-caligula-alive = { $emperor } survit
web-caligula-reigns = { $emperor } règne
web-caligula-gain-leader = pour avoir mené
web-caligula-gain-dagger = pour avoir frappé

## La fin

web-caligula-fallen = L'Empire est tombé
web-caligula-unharmed = Personne ne s'est dressé contre { $emperor }.
web-caligula-winner = victoire
web-caligula-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire.
}
web-caligula-tie-primus = Égalité : Primus Inter Pares a tranché.
web-caligula-tie-conspiracy = Égalité : les points de conjuration ont tranché.
web-caligula-tie-cards = Égalité : les cartes en main ont tranché.
web-caligula-tie-shared = Égalité jusqu'à la dernière carte.
