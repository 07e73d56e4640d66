# Caligula at the table: cards, decisions, what happened, why not, and how it ended.

colour-legionarii = Legionarii
colour-praetoriani = Praetoriani
colour-tribuni = Tribuni
colour-plebs = Plebs
colour-nobiles = Nobiles

## Effects

effect-remove = remove a { $colour } card
effect-coniura = draw a { caligula-card-coniura }
effect-pugio = draw a { caligula-card-pugio }
effect-spqr = get another SPQR marker
effect-primus = take Primus Inter Pares
effect-place = place a marker
effect-swap-markers = swap two markers
effect-return-marker = send a marker back
effect-swap-ordo = swap two Ordo cards
effect-swap-positions = swap positions 1 and 2 of a colour
effect-swap-sequentia = swap two Sequentia cards
effect-lose-marker = take a marker back
effect-lose-point = lose a point
effect-lose-pugio = give up a { caligula-card-pugio }
effect-lose-coniura = give up a { caligula-card-coniura }

## Things

caligula-face-single = single { $minimum }, { $effects }
caligula-face-group = group { $minimum }, { $effects }
caligula-face-negative = negative { $minimum }, { $effects }
caligula-no-card = no card
caligula-card-and = { $place }: { $face }; { $rest }
caligula-card-with = { $place } ({ $face }); { $rest }
caligula-free-fields = { $count ->
    [0] no free field
    [one] { $count } free field
   *[other] { $count } free fields
}
caligula-on-it = markers on it: { $owners }
caligula-on-it-nothing = no marker on it
caligula-spot = { $place } (field { $field })
caligula-marker-of = { $name }'s marker on { $spot }
caligula-marker-yours = your marker on { $spot }
caligula-marker-yours-known = your { $marker } on { $spot }
caligula-card-coniura = Coniura
caligula-card-pugio = Pugio
caligula-card-coniura-double = double { caligula-card-coniura }
caligula-card-pugio-double = double { caligula-card-pugio }
caligula-cards-coniura = { $count ->
    [one] a { caligula-card-coniura }
   *[other] { $count } { caligula-card-coniura }
}
caligula-cards-pugio = { $count ->
    [one] a { caligula-card-pugio }
   *[other] { $count } { caligula-card-pugio }
}
caligula-cards-coniura-double = { $count ->
    [one] a double { caligula-card-coniura }
   *[other] { $count } double { caligula-card-coniura }
}
caligula-cards-pugio-double = { $count ->
    [one] a double { caligula-card-pugio }
   *[other] { $count } double { caligula-card-pugio }
}
caligula-cards-coniura-back = { $count ->
    [one] a card of the { caligula-card-coniura } stack
   *[other] { $count } cards of the { caligula-card-coniura } stack
}
caligula-cards-pugio-back = { $count ->
    [one] a card of the { caligula-card-pugio } stack
   *[other] { $count } cards of the { caligula-card-pugio } stack
}
caligula-cards-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
caligula-cards-none = no card
caligula-known = { $cards } (known to all)
caligula-emperor = { $emperor } (life { $life }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} a round, { $fields ->
    [0] no favour field
    [one] { $fields } favour field
   *[other] { $fields } favour fields
})
caligula-sequentia-draw = everyone draws a { caligula-card-coniura }
caligula-sequentia-ordo = Ordo passes left
caligula-one-by-one = { $first }, then { $others }

## Decisions

caligula-move-place = Place marker { $marker } on { $place } ({ $face })
caligula-move-marker = marker { $marker }
caligula-move-spqr = Get your marker { $marker }
caligula-move-primus-from = Take Primus Inter Pares from { $name }
caligula-move-lose-victory = Lose a victory point
caligula-move-lose-conspiracy = Lose a conspiracy point
caligula-move-conspire = Start a conspiracy with { $total }
caligula-move-join = Join at { $total }
caligula-move-raise = Raise to { $total }
caligula-move-nominate = Name { $emperor }
caligula-move-favour = Put your favour on { $emperor }
caligula-move-favour-moved = Move your favour to { $emperor }
caligula-move-protect = Protect { $emperor } (life becomes { $life })
caligula-move-strike = Strike with { $count } ({ $total } against { $life })
caligula-pass = Pass
caligula-pass-rewarding = Decline
caligula-pass-starting = Start no conspiracy
caligula-pass-bidding = Pass: stay out of this conspiracy
caligula-pass-favouring = Place no favour
caligula-pass-favouring-stays = Leave your favour where it is
caligula-pass-protecting = Don't protect { $emperor }
caligula-pass-striking = Lay no dagger

## What is being decided

phase-caligula-placing = place a marker
phase-caligula-rewarding = take the reward or decline
phase-caligula-paying = take the penalty
phase-caligula-starting = start a conspiracy?
phase-caligula-bidding = pass, join or raise?
phase-caligula-nominating = name a candidate
phase-caligula-favouring = whom to favour?
phase-caligula-protecting = protect the emperor?
phase-caligula-striking = strike?
phase-caligula-over = the game is over

## What happened

event-caligula-round-began = Round { $round }. The order of play: { $order }.
event-caligula-marker-placed = { $name } places a marker on { $place }.
event-caligula-marker-placed-known = { $name } places marker { $marker } on { $place }.
event-caligula-sequentia-reached = Sequentia { $number }: { $card }.
event-caligula-card-drawn = { $name } draws from the { $stack } stack.
event-caligula-card-drawn-known = { $name } draws { $card }.
event-caligula-stack-found-empty = The { $stack } stack is empty: nothing for { $name }.
event-caligula-ordo-passed-left = All Ordo cards go to the left: { $order }.
event-caligula-turned-up = Resolving { $colour } ({ $face }): { $sums }.
event-caligula-turned-up-empty = Resolving { $colour } ({ $face }): no marker on it.
event-caligula-goes-to = The reward goes to { $names }.
event-caligula-goes-to-nobody = Nobody gets the reward.
event-caligula-hits = The penalty hits { $names }.
event-caligula-hits-nobody = The penalty hits nobody.
event-caligula-card-left = The { $colour } card leaves the game.
event-caligula-markers-home = Markers go back: { $whose }.
event-caligula-card-opened = New on { $place }: { $face }.
event-caligula-reward-declined = { $name } declines the reward ({ $effects }).
event-caligula-reward-void = The reward ({ $effects }) is of no use to { $name } now.
event-caligula-card-removed = { $name } removes a { $colour } card ({ $face }).
event-caligula-marker-gained = { $name } gets marker { $marker } for good.
event-caligula-primus-taken = { $name } takes Primus Inter Pares.
event-caligula-primus-taken-from = { $name } takes Primus Inter Pares from { $from }.
event-caligula-markers-swapped = { $name } swaps { $first } with { $second }.
event-caligula-marker-sent-back = { $name } sends a marker on { $spot } back to { $owner }.
event-caligula-marker-sent-back-known = { $name } sends marker { $marker } on { $spot } back to { $owner }.
event-caligula-marker-taken-back = { $name } takes a marker back from { $spot }.
event-caligula-marker-taken-back-known = { $name } takes marker { $marker } back from { $spot }.
event-caligula-ordo-swapped = { $name } swaps the Ordo cards of { $first } and { $second }.
event-caligula-positions-swapped = { $name } swaps positions 1 and 2 of { $colour }.
event-caligula-sequentia-swapped = { $name } swaps Sequentia cards { $first } and { $second }.
event-caligula-lost-victory = { $name } loses a victory point.
event-caligula-lost-conspiracy = { $name } loses a conspiracy point.
event-caligula-card-lost = { $name } puts { $card } back under its stack.
event-caligula-hand-shown = { $name } has no { $symbol } and proves it by showing all: { $cards }.
event-caligula-penalty-due = The penalty falls on { $name }: { $effects }.
event-caligula-penalty-void = The penalty ({ $effects }) finds nothing to take from { $name }.
event-caligula-plot-declined = { $name }: no conspiracy.
event-caligula-bid-start = Conspiracy! { $name } lays { $cards } and leads with { $total }.
event-caligula-bid-join = { $name } joins with { $cards } (total { $total }).
event-caligula-bid-raise = { $name } raises to { $total } with { $cards } and leads now.
event-caligula-bid-passed = { $name } passes and is out of it.
event-caligula-conspirators = { $name } leads the conspiracy, together with { $names }.
event-caligula-conspirators-alone = { $name } conspires alone.
event-caligula-loyal = Not in it: { $names }.
event-caligula-nominated = { $name } wants { $emperor } on the throne.
event-caligula-favour-placed = { $name } puts a favour marker on { $emperor }.
event-caligula-favour-moved = { $name } moves a favour marker from the emperor to { $emperor }.
event-caligula-favour-stays = { $name } leaves the favour marker on the emperor.
event-caligula-favour-withheld = { $name } favours nobody.
event-caligula-no-favour-room = { $name } finds no free field for a favour marker.
event-caligula-emperor-protected = { $name } protects the emperor with { $card }: his life is now { $life }.
event-caligula-protection-denied = { $name } does not protect the emperor.
event-caligula-daggers-laid = { $name } strikes with { $cards }: { $total } against { $life }.
event-caligula-no-dagger-laid = { $name } lays no dagger.
event-caligula-emperor-murdered = { $emperor } is dead: { $daggers ->
    [one] { $daggers } dagger
   *[other] { $daggers } daggers
} against a life of { $life }.
event-caligula-successor = The new emperor is { $emperor }.
event-caligula-emperor-survived = { $emperor } survives: { $daggers ->
    [0] nobody has struck.
    [one] { $daggers } dagger is not enough for a life of { $life }.
   *[other] { $daggers } daggers are not enough for a life of { $life }.
}
event-caligula-favours-home = Favour markers go back to { $whose }.
event-caligula-candidate-drawn = A new candidate: { $emperor }.
event-caligula-gained-leader = { $name } gets { $points ->
    [one] a conspiracy point
   *[other] { $points } conspiracy points
} for leading it.
event-caligula-gained-dagger = { $name } gets { $points ->
    [one] a victory point
   *[other] { $points } victory points
} for striking.
event-caligula-gained-favour = { $name } gets { $points ->
    [one] a victory point
   *[other] { $points } victory points
} for favour on the emperor.
event-caligula-empire-fell = The Empire falls. One last conspiracy is possible.
event-caligula-game-ended = The game is over.

## Where a conspiracy stands

caligula-story-last = The last conspiracy
caligula-story-open = Will there be a conspiracy against { $emperor } (life { $life })?
caligula-story-leads = { $name } leads with { $total }.
caligula-story-bids = Laid so far: { $bids }.
caligula-story-passed = Out of it: { $names }.
caligula-story-bidding = { $name }: pass, join with { $needed }, or raise with more?
caligula-story-then = After that: { $names }.
caligula-story-nominee = { $emperor } is to be the next emperor.
caligula-story-favours = Favour on { $emperor }: { $names }.
caligula-story-life = { $emperor } has life { $life }; daggers so far: { $daggers }.
caligula-story-shields = Protected by { $names }.
caligula-story-daggers = Daggers laid: { $names }.

## Why not

refuse-caligula-turn-order-game-over = The game is over.
refuse-caligula-turn-order-not-your-turn = It is { $acting }'s decision now.
refuse-caligula-turn-order-now-placing = Now place a marker.
refuse-caligula-turn-order-now-rewarding = Now take the reward of the card, or decline it.
refuse-caligula-turn-order-now-paying = Now take the penalty of the card.
refuse-caligula-turn-order-now-starting = Now start a conspiracy with Coniura, or let it be.
refuse-caligula-turn-order-now-bidding = Now pass, join or raise.
refuse-caligula-turn-order-now-nominating = Now name the candidate who is to be emperor.
refuse-caligula-turn-order-now-favouring = Now decide where your favour marker goes.
refuse-caligula-turn-order-now-protecting = Now protect the emperor with one Pugio, or don't.
refuse-caligula-turn-order-now-striking = Now strike with any number of Pugio, or don't.
refuse-caligula-material-hand-not-in-hand = This card is not in your hand: { $card }.
refuse-caligula-material-hand-twice = You named this card twice: { $card }.
refuse-caligula-material-hand-no-coniura = This card shows no Coniura: { $card }.
refuse-caligula-material-hand-no-pugio = This card shows no Pugio: { $card }.
refuse-caligula-place-forced-pass = You can place a marker, so you must.
refuse-caligula-place-forced-marker = Marker { $marker } is not in your supply.
refuse-caligula-place-forced-no-card = There is no card on { $place }.
refuse-caligula-place-forced-full = This card has no free field left: { $card }.
refuse-caligula-place-fields-full = With this number of players this card is full: { $card }.
refuse-caligula-civitas-optional-penalty = A penalty can't be declined.
refuse-caligula-civitas-optional-details = To { $effect }, a move must name this and nothing else: { $needs }.
refuse-caligula-civitas-aut-not-on-card = This is not on the card: { $effect }. The card says: { $effects }.
refuse-caligula-effect-remove-no-card = There is no card on { $place }.
refuse-caligula-effect-remove-resolving = The card that is being resolved can't be removed.
refuse-caligula-effect-coniura-empty = The Coniura stack is empty.
refuse-caligula-effect-pugio-empty = The Pugio stack is empty.
refuse-caligula-effect-spqr-both = You have your 5 and your 6 already.
refuse-caligula-effect-primus-held = You hold Primus Inter Pares already.
refuse-caligula-effect-place-resolving = Not on the card that is being resolved.
refuse-caligula-effect-swap-markers-two = Choose two different markers.
refuse-caligula-effect-swap-markers-resolving = The markers on the card that is being resolved stay there.
refuse-caligula-effect-swap-markers-no-marker = There is no marker on field { $field } of { $place }.
refuse-caligula-effect-return-marker-resolving = The markers on the card that is being resolved stay there.
refuse-caligula-effect-return-marker-no-marker = There is no marker on field { $field } of { $place }.
refuse-caligula-effect-swap-ordo-two = Choose two different players.
refuse-caligula-effect-swap-positions-resolving = Not the colour that is being resolved.
refuse-caligula-effect-swap-positions-not-filled = { $colour } has only one open card, or none.
refuse-caligula-effect-swap-sequentia-two = Choose two different Sequentia cards, from 1 to { $count }.
refuse-caligula-effect-swap-sequentia-current = The Sequentia card that is being carried out stays where it is.
refuse-caligula-effect-lose-marker-resolving = The markers on the card that is being resolved don't count.
refuse-caligula-effect-lose-marker-no-marker = There is no marker on field { $field } of { $place }.
refuse-caligula-effect-lose-marker-not-yours = That marker is not yours.
refuse-caligula-effect-lose-point-no-victory = You have no victory point to lose.
refuse-caligula-effect-lose-point-no-conspiracy = You have no conspiracy point to lose.
refuse-caligula-plot-start-none = It takes at least one Coniura to start a conspiracy.
refuse-caligula-plot-bid-join = To join takes { $needed } more Coniura, not { $found }.
refuse-caligula-plot-bid-raise = To raise takes at least { $needed } more Coniura; { $found } won't do.
refuse-caligula-favour-nominate-pass = The leader must name a candidate.
refuse-caligula-favour-nominate-no-candidate = { $emperor } is not one of the candidates.
refuse-caligula-favour-place-leader = The leader must place a favour marker if there is a free field.
refuse-caligula-favour-place-not-these = Favour markers go on the emperor or on the nominee, not on { $emperor }.
refuse-caligula-favour-place-there-already = Your favour marker is on { $emperor } already.
refuse-caligula-favour-place-full = { $emperor } has no free field.
refuse-caligula-murder-strike-none = A strike takes at least one Pugio.

## The end

result-caligula-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $victory } victory, { $conspiracy } conspiracy).
result-caligula-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
result-caligula-by-primus = { $names } had as many, but Primus Inter Pares decides.
result-caligula-by-conspiracy = { $names } had as many, but conspiracy points decide.
result-caligula-by-cards = { $names } had as many, but the cards in hand decide.
