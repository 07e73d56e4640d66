# PAX à la table : cartes, coups, ce qui s'est passé, pourquoi pas, et comment cela a fini.

category-wealth = Richesse
category-fleet = Flotte
category-army = Armée
category-religion = Religion
category-senator = Sénateur
category-land = Terrain
category-intrigue = Intrigue

## Choses

aurei = { $count ->
    [one] { $count } Aureus
   *[other] { $count } Aurei
}
cards-unseen = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
list-and = { $first } et { $last }
legion = Légion { $number }
rome = Rome
deck = Pioche
pax-scales = Les sept balances
legions = Légions
last-round = Dernier round !
primus-conspiratus = Primus Conspiratus
nobody = personne

## Décisions

move-open = Garder { $keep }, glisser { $slipped } sous la pioche
move-open-display = Garder { $keep }, poser { $shown }, glisser { $slipped } sous la pioche
move-draw = Tour complet : piocher trois cartes, acheter, poser, toucher le revenu
move-peek = Regarder les cartes cachées de Rome et prendre { $money }
move-place-hand = { $card } : en main
move-place-under = { $card } : sous la pioche
move-place-legion = { $card } : à la Légion { $legion }
move-buy = Acheter la Légion { $legion } pour { $price } : { $cards }
move-pass-buying = Ne rien acheter
move-play = Poser { $card } ({ $cost })
move-play-free = Poser { $card } (gratuit)
move-end = Finir le tour (revenu : { $income })
move-follow = Répondre à l'appel du Sénat avec { $card } ({ $cost })
move-pass-following = Laisser l'appel du Sénat sans réponse

## Ce qui est à décider

phase-opening = choisir la carte d'ouverture
phase-choosing = un tour complet ou un regard sur Rome ?
phase-drawing = placer les cartes piochées
phase-buying = acheter les cartes d'une Légion ?
phase-playing = poser des cartes, puis finir le tour
phase-following = répondre à l'appel du Sénat ?
phase-over = la partie est finie

## Ce qui s'est passé

event-opening-drawn = Pour l'ouverture, { $name } pioche { $cards }.
event-opening-chosen = { $name } garde { $kept } et glisse { $slipped } sous la pioche.
event-opening-shown = { $name } pose { $cards }.
event-round-began = Round { $round } : { $name } commence.
event-legions-filled = Du nouveau sous les Légions : { $cards }.
event-cards-drawn = { $name } pioche { $cards }.
event-deck-found-empty = { $name } trouve la pioche vide : ce round est le dernier.
event-deck-found-empty-paid = { $name } trouve la pioche vide et touche { $money } : ce round est le dernier.
event-card-placed-hand = { $name } prend { $card } en main.
event-card-placed-under = { $name } glisse { $card } sous la pioche.
event-card-placed-legion = { $name } ajoute { $card } à la Légion { $legion }.
event-rome-seen = { $name } regarde les cartes cachées de Rome ({ $cards }) et prend { $money }.
event-group-bought = { $name } achète la Légion { $legion } pour { $price } : { $cards }.
event-passed-buying = { $name } n'achète rien.
event-passed-following = { $name } ne répond pas à l'appel du Sénat.
event-card-played = { $name } pose { $card } pour { $cost }.
event-card-played-free = { $name } pose { $card }.
event-primus-conspiratus-taken = { $name } devient Primus Conspiratus.
event-primus-conspiratus-taken-from = { $name } prend Primus Conspiratus à { $from }.
event-income-taken-base = { $name } ne pose aucune carte et touche { $money }.
event-income-taken-intrigue = { $name } a posé une Intrigue : pas de revenu.
event-income-taken-longest = { $name } touche { $money } de revenu ({ $category }).
event-income-taken-senator = { $name } touche { $money } de revenu ({ $category }), dont 1 pour le Sénateur.
event-senate-called = { $name } a posé un Sénateur : le Sénat appelle les autres.
event-rome-took = Rome prend la Légion { $legion } : { $cards }.
event-game-ended-no-refill = La pioche ne suffit plus à regarnir les Légions : la partie est finie. Rome dévoile { $cards }.
event-game-ended-exhausted = La pioche est épuisée et le round terminé : la partie est finie. Rome dévoile { $cards }.

## Pourquoi pas

refuse-pax-turn-choice-game-over = La partie est finie.
refuse-pax-turn-choice-not-your-turn = C'est à { $acting } de décider.
refuse-pax-turn-choice-now-opening = Choisissez d'abord la carte d'ouverture que vous gardez.
refuse-pax-turn-choice-now-choosing = Choisissez d'abord : un tour complet, qui commence par la pioche, ou un regard sur Rome.
refuse-pax-turn-choice-now-drawing = Placez d'abord les cartes piochées.
refuse-pax-turn-choice-now-buying = Vous pouvez maintenant acheter un groupe ou passer. Il est trop tard pour regarder Rome ou piocher ; la pose vient ensuite.
refuse-pax-turn-choice-now-playing = Vous pouvez maintenant poser des cartes ou finir le tour. Il est trop tard pour piocher ou acheter.
refuse-pax-turn-choice-now-following = Vous pouvez maintenant répondre à l'appel du Sénat avec une carte, ou passer.
refuse-pax-solo-setup-peek = Seul contre Rome, on ne regarde pas ses cartes.
refuse-pax-setup-opening-hand-not-drawn = { $card } n'est pas parmi vos cartes d'ouverture.
refuse-pax-setup-opening-hand-twice = { $card } ne peut pas servir deux fois.
refuse-pax-setup-opening-hand-display = Vous gardez une carte et glissez les autres sous la pioche ; aucune n'est posée.
refuse-pax-solo-opening-not-drawn = { $card } n'est pas parmi vos cartes d'ouverture.
refuse-pax-solo-opening-twice = { $card } ne peut pas servir deux fois.
refuse-pax-solo-opening-display = { $count ->
    [0] Dans cette partie, vous ne posez aucune carte au départ (vous en avez choisi { $found }).
    [one] Dans cette partie, vous posez exactement { $count } carte au départ, pas { $found }.
   *[other] Dans cette partie, vous posez exactement { $count } cartes au départ, pas { $found }.
}
refuse-pax-draw-three-not-drawn = { $card } n'est pas parmi les cartes que vous placez.
refuse-pax-draw-destinations-hand-used = L'une des cartes piochées est déjà dans votre main.
refuse-pax-draw-destinations-legion-used = L'une des cartes piochées a déjà rejoint une Légion.
refuse-pax-draw-destinations-under-used = L'une des cartes piochées est déjà sous la pioche.
refuse-pax-draw-destinations-no-such-legion = Dites quelle Légion, de 1 à { $count }.
refuse-pax-draw-destinations-legion-not-asked = Pour la main ou la pioche, pas de Légion à indiquer.
refuse-pax-draw-religion-3-hand-last = Des deux cartes piochées ensemble, l'une va d'abord à une Légion ou sous la pioche ; la main vient après.
refuse-pax-buy-group-no-such-legion = Les Légions vont de 1 à { $count }.
refuse-pax-buy-group-empty = Il n'y a aucune carte sous cette Légion.
refuse-pax-buy-money-short = Le groupe coûte { $price }, vous avez { $money }.
refuse-pax-play-cost-not-in-hand = { $card } n'est pas dans votre main.
refuse-pax-play-cost-short = Cette carte coûterait { $cost }, vous avez { $money }.
refuse-pax-play-limit-fleet = { $have ->
    [one] { $have } symbole Flotte
   *[other] { $have } symboles Flotte
} et { $add } de plus, cela dépasserait votre limite de { $limit } (Terrain ou Intrigue, selon le plus grand nombre).
refuse-pax-play-limit-army = { $have ->
    [one] { $have } symbole Armée
   *[other] { $have } symboles Armée
} et { $add } de plus, cela dépasserait votre limite de { $limit } (Terrain ou Intrigue, selon le plus grand nombre).
refuse-pax-solo-limit-after-fleet = Avec { $have ->
    [one] { $have } symbole Flotte
   *[other] { $have } symboles Flotte
}, vous dépassez depuis l'ouverture la limite de { $limit } : pas de nouvelle Flotte tant que Terrain ou Intrigue ne le permet pas.
refuse-pax-solo-limit-after-army = Avec { $have ->
    [one] { $have } symbole Armée
   *[other] { $have } symboles Armée
}, vous dépassez depuis l'ouverture la limite de { $limit } : pas de nouvelle Armée tant que Terrain ou Intrigue ne le permet pas.
refusal-rule = Règle { $rule } : { $title }
refusal-heading = dans le livret, sous « { $heading } »

## La fin

result-rome-wins = Rome gagne, et avec elle le Primus Conspiratus : { $names }.
result-rome-wins-alone = Rome gagne, et personne avec elle : il n'y a pas de Primus Conspiratus.
result-players-win = Les joueurs ont vaincu Rome. { $names } l'emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-players-win-shared = Les joueurs ont vaincu Rome. { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
result-solo-won = Vous avez gagné la partie { $game } : les 7 catégories, et Rome dépassée dans { $stronger } (il en faut { $goal }).
result-solo-lost = Rome a gagné la partie { $game } : vous avez { $categories } des 7 catégories et dépassez Rome dans { $stronger } (il en faut { $goal }).
score-category = Catégories
score-stronger = Plus fort que Rome
score-arms = Flottes et Armées
score-primus = Primus Conspiratus
score-wealthiest = Plus grande fortune
score-total = Total
