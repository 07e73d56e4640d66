# La table de PAX dans le navigateur.

## La table

web-pax-bank = Banque
web-pax-rome-takes = Rome prendra la { $legion }
web-pax-rome-takes-this = Rome prendra ce groupe
web-pax-costs = { $price ->
    [0] Gratuit pour vous
    [one] Vous coûte { $price } Aureus
   *[other] Vous coûte { $price } Aurei
}
web-pax-worth = { $price ->
    [one] Vaut { $price } Aureus
   *[other] Vaut { $price } Aurei
}
web-pax-put-here = Placer la carte ici
web-pax-slip-here = Glisser la carte dessous
web-pax-symbols = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
web-pax-bonus = { $count ->
    [one] dont { $count } en bonus
   *[other] dont { $count } en bonus
}
web-pax-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Vous et les autres

web-pax-display = Vos cartes posées
web-pax-drawn = Cartes piochées
web-pax-hand-empty = Aucune carte en main
web-pax-hand-hidden = Main secrète
web-pax-money-hidden = Argent secret
web-pax-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-pax-limit = { $limit } au plus de chaque
web-pax-points-now = { $points ->
    [one] { $points } point si la partie s'arrêtait là
   *[other] { $points } points si la partie s'arrêtait là
}

## Que faire

web-pax-actions = Ce que vous pouvez faire
web-pax-draw = Piocher
web-pax-keep = Garder { $card }
web-pax-begin = Commencer
web-pax-let-call = Ne pas répondre
web-pax-into-hand = Dans votre main
web-pax-end = Finir le tour
web-pax-income = revenu
web-pax-played = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
web-pax-spent = Dépensé : { $cost }
web-pax-free = gratuit
web-pax-play-cost = { $cost ->
    [0] Gratuit
    [one] Coûte { $cost } Aureus
   *[other] Coûte { $cost } Aurei
}
web-pax-play-income = Revenu alors : { $income }
web-pax-hint-keep = Quelle carte gardez-vous ?
web-pax-hint-lay = { $count ->
    [one] Choisissez { $count } carte à poser
   *[other] Choisissez { $count } cartes à poser
}
web-pax-hint-pick = D'abord la carte, puis sa place
web-pax-hint-put = Où va-t-elle ?
web-pax-phase-drawing-one = placer la carte piochée
web-pax-hint-follow = { $cost ->
    [one] Le Sénat appelle : poser une carte pour { $cost } Aureus ?
   *[other] Le Sénat appelle : poser une carte pour { $cost } Aurei ?
}
web-pax-plan-display = Sera posée
web-pax-plan-hand = Sera gardée
web-pax-picked = Carte choisie : { $card }. Places possibles : { $places }
web-pax-place-hand = votre main
web-pax-place-deck = sous la pioche

## Les sept balances

web-pax-head-strongest = le plus fort
web-pax-strongest = le plus fort : { $names }
web-pax-stronger = plus fort que Rome
web-pax-falls-rome = Rome la tient
web-pax-falls-players = Rome y est vaincue
web-pax-unseen = { $count ->
    [one] ? Une carte cachée de Rome n'est pas comptée.
   *[other] ? Les { $count } cartes cachées de Rome ne sont pas comptées.
}
web-pax-if-now = Si la partie s'arrêtait là
web-pax-fortune-unknown = La plus grande fortune n'est pas comptée non plus.
web-pax-now-players = Victoire des joueurs
web-pax-now-rome = Rome gagne, avec
web-pax-now-rome-alone = Rome gagne, seule
web-pax-now-solo-won = C'est gagné
web-pax-now-solo-lost = Pas encore gagné
web-pax-held = Rome en tient { $held }, { $needed } suffisent
web-pax-solo-categories = { $count } catégories sur 7
web-pax-solo-stronger = plus fort dans { $count }, { $goal } requises

## La fin

web-pax-end-no-refill = La pioche ne suffit plus pour les Légions.
web-pax-end-exhausted = La pioche est épuisée et le dernier round est fini.
web-pax-end-turns-up = Rome retourne ses cartes
web-pax-end-players = Les joueurs ont vaincu Rome
web-pax-end-rome = Rome triomphe, et avec elle le Primus Conspiratus
web-pax-end-rome-alone = Rome triomphe, seule
web-pax-end-solo-won = Vous avez vaincu Rome
web-pax-end-solo-lost = Rome a tenu bon
web-pax-end-skip = Tout montrer
web-pax-winner = Victoire
