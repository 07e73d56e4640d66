# Caligula à la table : cartes, décisions, ce qui s'est passé, pourquoi pas, et comment cela a fini.

colour-legionarii = Legionarii
colour-praetoriani = Praetoriani
colour-tribuni = Tribuni
colour-plebs = Plebs
colour-nobiles = Nobiles

## Effets

effect-remove = retirer une carte { $colour }
effect-coniura = piocher une { caligula-card-coniura }
effect-pugio = piocher un { caligula-card-pugio }
effect-spqr = recevoir un marqueur SPQR de plus
effect-primus = prendre Primus Inter Pares
effect-place = poser un marqueur
effect-swap-markers = échanger deux marqueurs
effect-return-marker = renvoyer un marqueur
effect-swap-ordo = échanger deux cartes Ordo
effect-swap-positions = échanger les positions 1 et 2 d'une couleur
effect-swap-sequentia = échanger deux cartes Sequentia
effect-lose-marker = reprendre un marqueur
effect-lose-point = perdre un point
effect-lose-pugio = rendre un { caligula-card-pugio }
effect-lose-coniura = rendre une { caligula-card-coniura }

## Choses

caligula-face-single = individuelle { $minimum }, { $effects }
caligula-face-group = groupe { $minimum }, { $effects }
caligula-face-negative = négative { $minimum }, { $effects }
caligula-no-card = pas de carte
caligula-card-and = { $place } : { $face } ; { $rest }
caligula-card-with = { $place } ({ $face }) ; { $rest }
caligula-free-fields = { $count ->
    [0] aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
caligula-on-it = marqueurs posés : { $owners }
caligula-on-it-nothing = aucun marqueur
caligula-spot = { $place } (case { $field })
caligula-marker-of = marqueur ({ $name }) sur { $spot }
caligula-marker-yours = votre marqueur sur { $spot }
caligula-marker-yours-known = votre { $marker } sur { $spot }
caligula-card-coniura = Coniura
caligula-card-pugio = Pugio
caligula-card-coniura-double = { caligula-card-coniura } double
caligula-card-pugio-double = { caligula-card-pugio } double
caligula-cards-coniura = { $count ->
    [one] une { caligula-card-coniura }
   *[other] { $count } { caligula-card-coniura }
}
caligula-cards-pugio = { $count ->
    [one] un { caligula-card-pugio }
   *[other] { $count } { caligula-card-pugio }
}
caligula-cards-coniura-double = { $count ->
    [one] une { caligula-card-coniura } double
   *[other] { $count } { caligula-card-coniura } doubles
}
caligula-cards-pugio-double = { $count ->
    [one] un { caligula-card-pugio } double
   *[other] { $count } { caligula-card-pugio } doubles
}
caligula-cards-coniura-back = { $count ->
    [one] une carte de la pile { caligula-card-coniura }
   *[other] { $count } cartes de la pile { caligula-card-coniura }
}
caligula-cards-pugio-back = { $count ->
    [one] une carte de la pile { caligula-card-pugio }
   *[other] { $count } cartes de la pile { caligula-card-pugio }
}
caligula-cards-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
caligula-cards-none = aucune carte
caligula-known = { $cards } (que tous connaissent)
caligula-emperor = { $emperor } (vie { $life }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par round, { $fields ->
    [0] aucune case de faveur
    [one] { $fields } case de faveur
   *[other] { $fields } cases de faveur
})
caligula-sequentia-draw = une { caligula-card-coniura } pour tous
caligula-sequentia-ordo = les Ordo passent à gauche
caligula-one-by-one = { $first }, puis à { $others }

## Décisions

caligula-move-place = Poser le marqueur { $marker } sur { $place } ({ $face })
caligula-move-marker = marqueur { $marker }
caligula-move-spqr = Recevoir votre marqueur { $marker }
caligula-move-primus-from = Prendre Primus Inter Pares à { $name }
caligula-move-lose-victory = Perdre un point de victoire
caligula-move-lose-conspiracy = Perdre un point de conjuration
caligula-move-conspire = Commencer une conjuration avec { $total }
caligula-move-join = Suivre à { $total }
caligula-move-raise = Relancer à { $total }
caligula-move-nominate = Désigner { $emperor }
caligula-move-favour = Poser votre faveur sur { $emperor }
caligula-move-favour-moved = Déplacer votre faveur sur { $emperor }
caligula-move-protect = Protéger { $emperor } (sa vie passe à { $life })
caligula-move-strike = Frapper avec { $count } ({ $total } contre { $life })
caligula-pass = Passer
caligula-pass-rewarding = Refuser
caligula-pass-starting = Ne pas commencer de conjuration
caligula-pass-bidding = Passer : rester hors de cette conjuration
caligula-pass-favouring = Ne pas poser de faveur
caligula-pass-favouring-stays = Laisser votre faveur où elle est
caligula-pass-protecting = Ne pas protéger { $emperor }
caligula-pass-striking = Ne pas frapper

## Ce qui est à décider

phase-caligula-placing = poser un marqueur
phase-caligula-rewarding = prendre la récompense ou la refuser
phase-caligula-paying = subir la pénalité
phase-caligula-starting = commencer une conjuration ?
phase-caligula-bidding = passer, suivre ou relancer ?
phase-caligula-nominating = désigner un candidat
phase-caligula-favouring = à qui la faveur ?
phase-caligula-protecting = protéger l'empereur ?
phase-caligula-striking = frapper ?
phase-caligula-over = la partie est finie

## Ce qui s'est passé

event-caligula-round-began = Round { $round }. Ordre du jeu : { $order }.
event-caligula-marker-placed = { $name } pose un marqueur sur { $place }.
event-caligula-marker-placed-known = { $name } pose le marqueur { $marker } sur { $place }.
event-caligula-sequentia-reached = Sequentia { $number } : { $card }.
event-caligula-card-drawn = { $name } pioche une carte de la pile { $stack }.
event-caligula-card-drawn-known = { $name } pioche { $card }.
event-caligula-stack-found-empty = La pile { $stack } est vide : rien pour { $name }.
event-caligula-ordo-passed-left = Toutes les cartes Ordo passent à gauche : { $order }.
event-caligula-turned-up = On résout { $colour } ({ $face }) : { $sums }.
event-caligula-turned-up-empty = On résout { $colour } ({ $face }) : aucun marqueur.
event-caligula-goes-to = La récompense va à { $names }.
event-caligula-goes-to-nobody = Personne n'obtient la récompense.
event-caligula-hits = La pénalité frappe { $names }.
event-caligula-hits-nobody = La pénalité ne frappe personne.
event-caligula-card-left = La carte { $colour } quitte le jeu.
event-caligula-markers-home = Marqueurs rendus : { $whose }.
event-caligula-card-opened = Nouvelle carte en { $place } : { $face }.
event-caligula-reward-declined = { $name } refuse la récompense ({ $effects }).
event-caligula-reward-void = La récompense ({ $effects }) ne sert à rien à { $name } pour l'instant.
event-caligula-card-removed = { $name } retire une carte { $colour } ({ $face }).
event-caligula-marker-gained = { $name } reçoit le marqueur { $marker } pour de bon.
event-caligula-primus-taken = { $name } prend Primus Inter Pares.
event-caligula-primus-taken-from = { $name } prend Primus Inter Pares à { $from }.
event-caligula-markers-swapped = { $name } échange deux marqueurs : { $first } et { $second }.
event-caligula-marker-sent-back = { $name } renvoie à { $owner } un marqueur posé sur { $spot }.
event-caligula-marker-sent-back-known = { $name } renvoie à { $owner } le marqueur { $marker } posé sur { $spot }.
event-caligula-marker-taken-back = { $name } reprend un marqueur posé sur { $spot }.
event-caligula-marker-taken-back-known = { $name } reprend le marqueur { $marker } posé sur { $spot }.
event-caligula-ordo-swapped = { $name } échange deux cartes Ordo : { $first } et { $second }.
event-caligula-positions-swapped = { $name } échange les positions 1 et 2 de { $colour }.
event-caligula-sequentia-swapped = { $name } échange les cartes Sequentia { $first } et { $second }.
event-caligula-lost-victory = { $name } perd un point de victoire.
event-caligula-lost-conspiracy = { $name } perd un point de conjuration.
event-caligula-card-lost = { $name } rend { $card } : retour sous la pile.
event-caligula-hand-shown = { $name } n'a aucun symbole { $symbol } et le prouve en montrant sa main : { $cards }.
event-caligula-penalty-due = La pénalité frappe { $name } : { $effects }.
event-caligula-penalty-void = La pénalité ({ $effects }) ne trouve rien à prendre à { $name }.
event-caligula-plot-declined = { $name } : pas de conjuration.
event-caligula-bid-start = Conjuration ! { $name } joue { $cards } et mène avec { $total }.
event-caligula-bid-join = { $name } suit avec { $cards } (total { $total }).
event-caligula-bid-raise = { $name } relance à { $total } avec { $cards } et mène désormais.
event-caligula-bid-passed = { $name } passe et se retire.
event-caligula-conspirators = { $name } mène la conjuration, avec { $names }.
event-caligula-conspirators-alone = { $name } mène la conjuration sans personne à ses côtés.
event-caligula-loyal = En dehors : { $names }.
event-caligula-nominated = { $name } veut voir { $emperor } sur le trône.
event-caligula-favour-placed = { $name } pose une faveur sur { $emperor }.
event-caligula-favour-moved = { $name } retire sa faveur à l'empereur et la pose sur { $emperor }.
event-caligula-favour-stays = { $name } laisse sa faveur à l'empereur.
event-caligula-favour-withheld = { $name } n'accorde sa faveur à personne.
event-caligula-no-favour-room = { $name } ne trouve pas de case libre pour une faveur.
event-caligula-emperor-protected = { $name } protège l'empereur avec { $card } : sa vie passe à { $life }.
event-caligula-protection-denied = { $name } ne protège pas l'empereur.
event-caligula-daggers-laid = { $name } frappe avec { $cards } : { $total } contre { $life }.
event-caligula-no-dagger-laid = { $name } ne frappe pas.
event-caligula-emperor-murdered = { $emperor } est mort : { $daggers ->
    [one] { $daggers } poignard
   *[other] { $daggers } poignards
} contre une vie de { $life }.
event-caligula-successor = Le nouvel empereur est { $emperor }.
event-caligula-emperor-survived = { $emperor } survit : { $daggers ->
    [0] personne n'a frappé.
    [one] { $daggers } poignard ne suffit pas contre une vie de { $life }.
   *[other] { $daggers } poignards ne suffisent pas contre une vie de { $life }.
}
event-caligula-favours-home = Faveurs rendues : { $whose }.
event-caligula-candidate-drawn = Un nouveau candidat : { $emperor }.
event-caligula-gained-leader = { $name } marque { $points ->
    [one] un point de conjuration
   *[other] { $points } points de conjuration
} pour en avoir pris la tête.
event-caligula-gained-dagger = { $name } marque { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
} pour son coup de poignard.
event-caligula-gained-favour = { $name } marque { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
} pour sa faveur.
event-caligula-empire-fell = L'Empire tombe. Une dernière conjuration est possible.
event-caligula-game-ended = La partie est finie.

## Où en est une conjuration

caligula-story-last = La dernière conjuration
caligula-story-open = Une conjuration contre { $emperor } (vie { $life }) ?
caligula-story-leads = { $name } mène avec { $total }.
caligula-story-bids = Joué jusqu'ici : { $bids }.
caligula-story-passed = Retraits : { $names }.
caligula-story-bidding = { $name } : passer, suivre avec { $needed }, ou relancer avec plus ?
caligula-story-then = Ensuite : { $names }.
caligula-story-nominee = { $emperor } doit devenir empereur.
caligula-story-favours = Faveur pour { $emperor } : { $names }.
caligula-story-life = { $emperor } a une vie de { $life } ; poignards : { $daggers }.
caligula-story-shields = Protection : { $names }.
caligula-story-daggers = Poignards joués : { $names }.

## Pourquoi pas

refuse-caligula-turn-order-game-over = La partie est finie.
refuse-caligula-turn-order-not-your-turn = C'est à { $acting } de décider.
refuse-caligula-turn-order-now-placing = Posez maintenant un marqueur.
refuse-caligula-turn-order-now-rewarding = Prenez maintenant la récompense de la carte, ou refusez-la.
refuse-caligula-turn-order-now-paying = Il faut maintenant subir la pénalité de la carte.
refuse-caligula-turn-order-now-starting = Commencez maintenant une conjuration avec des Coniura, ou abstenez-vous.
refuse-caligula-turn-order-now-bidding = C'est le moment de passer, de suivre ou de relancer.
refuse-caligula-turn-order-now-nominating = Désignez maintenant le candidat qui doit devenir empereur.
refuse-caligula-turn-order-now-favouring = Décidez maintenant où va votre marqueur de faveur.
refuse-caligula-turn-order-now-protecting = Protégez maintenant l'empereur avec un Pugio, ou abstenez-vous.
refuse-caligula-turn-order-now-striking = Frappez maintenant avec autant de Pugio que vous voulez, ou abstenez-vous.
refuse-caligula-material-hand-not-in-hand = Cette carte n'est pas dans votre main : { $card }.
refuse-caligula-material-hand-twice = Vous avez nommé cette carte deux fois : { $card }.
refuse-caligula-material-hand-no-coniura = Cette carte n'a pas de symbole Coniura : { $card }.
refuse-caligula-material-hand-no-pugio = Cette carte n'a pas de symbole Pugio : { $card }.
refuse-caligula-place-forced-pass = Vous pouvez poser un marqueur, donc vous le devez.
refuse-caligula-place-forced-marker = Le marqueur { $marker } n'est pas dans votre réserve.
refuse-caligula-place-forced-no-card = Il n'y a pas de carte en { $place }.
refuse-caligula-place-forced-full = Cette carte n'a plus de case libre : { $card }.
refuse-caligula-place-fields-full = À ce nombre de joueurs, cette carte est pleine : { $card }.
refuse-caligula-civitas-optional-penalty = Une pénalité ne se refuse pas.
refuse-caligula-civitas-optional-details = Pour l'effet « { $effect } », le coup doit donner exactement ceci : { $needs }.
refuse-caligula-civitas-aut-not-on-card = La carte n'a pas cet effet : { $effect }. Elle dit : { $effects }.
refuse-caligula-effect-remove-no-card = Il n'y a pas de carte en { $place }.
refuse-caligula-effect-remove-resolving = La carte en cours de résolution ne peut pas être retirée.
refuse-caligula-effect-coniura-empty = La pile Coniura est vide.
refuse-caligula-effect-pugio-empty = La pile Pugio est vide.
refuse-caligula-effect-spqr-both = Vous avez déjà votre 5 et votre 6.
refuse-caligula-effect-primus-held = Vous avez déjà Primus Inter Pares.
refuse-caligula-effect-place-resolving = Pas sur la carte en cours de résolution.
refuse-caligula-effect-swap-markers-two = Choisissez deux marqueurs différents.
refuse-caligula-effect-swap-markers-resolving = Les marqueurs de la carte en cours de résolution y restent.
refuse-caligula-effect-swap-markers-no-marker = Il n'y a pas de marqueur sur la case { $field } de { $place }.
refuse-caligula-effect-return-marker-resolving = Les marqueurs de la carte en cours de résolution y restent.
refuse-caligula-effect-return-marker-no-marker = Il n'y a pas de marqueur sur la case { $field } de { $place }.
refuse-caligula-effect-swap-ordo-two = Choisissez deux joueurs différents.
refuse-caligula-effect-swap-positions-resolving = Pas la couleur en cours de résolution.
refuse-caligula-effect-swap-positions-not-filled = { $colour } n'a qu'une carte visible, ou aucune.
refuse-caligula-effect-swap-sequentia-two = Choisissez deux cartes Sequentia différentes, de 1 à { $count }.
refuse-caligula-effect-swap-sequentia-current = La carte Sequentia en cours d'exécution reste où elle est.
refuse-caligula-effect-lose-marker-resolving = Les marqueurs de la carte en cours de résolution ne comptent pas.
refuse-caligula-effect-lose-marker-no-marker = Il n'y a pas de marqueur sur la case { $field } de { $place }.
refuse-caligula-effect-lose-marker-not-yours = Ce marqueur n'est pas à vous.
refuse-caligula-effect-lose-point-no-victory = Vous n'avez pas de point de victoire à perdre.
refuse-caligula-effect-lose-point-no-conspiracy = Vous n'avez pas de point de conjuration à perdre.
refuse-caligula-plot-start-none = Il faut au moins une Coniura pour commencer une conjuration.
refuse-caligula-plot-bid-join = Pour suivre, il vous faut { $needed } Coniura de plus, pas { $found }.
refuse-caligula-plot-bid-raise = Pour relancer, il vous faut au moins { $needed } Coniura de plus ; { $found ->
    [one] { $found } ne suffit
   *[other] { $found } ne suffisent
} pas.
refuse-caligula-favour-nominate-pass = Le meneur doit désigner un candidat.
refuse-caligula-favour-nominate-no-candidate = { $emperor } n'est pas parmi les candidats.
refuse-caligula-favour-place-leader = Le meneur doit poser sa faveur s'il y a une case libre.
refuse-caligula-favour-place-not-these = Une faveur va sur l'empereur ou sur le candidat désigné, pas sur { $emperor }.
refuse-caligula-favour-place-there-already = Votre faveur est déjà sur { $emperor }.
refuse-caligula-favour-place-full = { $emperor } n'a pas de case libre.
refuse-caligula-murder-strike-none = Il faut au moins un Pugio pour frapper.

## La fin

result-caligula-won = { $name } l'emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} (victoire : { $victory }, conjuration : { $conspiracy }).
result-caligula-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
result-caligula-by-primus = Égalité avec { $names } ; Primus Inter Pares tranche.
result-caligula-by-conspiracy = Égalité avec { $names } ; les points de conjuration tranchent.
result-caligula-by-cards = Égalité avec { $names } ; les cartes en main tranchent.
