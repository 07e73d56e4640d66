# PAX at the table: cards, moves, what happened, why not, and how it ended.

category-wealth = Wealth
category-fleet = Fleet
category-army = Army
category-religion = Religion
category-senator = Senator
category-land = Land
category-intrigue = Intrigue

## Things

aurei = { $count ->
    [one] { $count } Aureus
   *[other] { $count } Aurei
}
cards-unseen = { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}
list-and = { $first } and { $last }
legion = Legion { $number }
rome = Rome
deck = Deck
pax-scales = The seven scales
legions = Legions
last-round = Last round!
primus-conspiratus = Primus Conspiratus
nobody = nobody

## Decisions

move-open = Keep { $keep }, slip { $slipped } under the deck
move-open-display = Keep { $keep }, lay out { $shown }, slip { $slipped } under the deck
move-draw = Take a full turn: draw three cards, buy, play, collect
move-peek = Look at Rome's face-down cards and take { $money }
move-place-hand = { $card }: into your hand
move-place-under = { $card }: under the deck
move-place-legion = { $card }: to Legion { $legion }
move-buy = Buy Legion { $legion } for { $price }: { $cards }
move-pass-buying = Buy nothing
move-play = Play { $card } ({ $cost })
move-play-free = Play { $card } (free)
move-end = End your turn (income { $income })
move-follow = Follow the Senate's call with { $card } ({ $cost })
move-pass-following = Let the Senate call in vain

## What is being decided

phase-opening = choose the opening card
phase-choosing = a full turn, or a look at Rome?
phase-drawing = place the drawn cards
phase-buying = buy a Legion's cards?
phase-playing = play cards, then end the turn
phase-following = answer the Senate's call?
phase-over = the game is over

## What happened

event-opening-drawn = { $name } draws { $cards } for the opening.
event-opening-chosen = { $name } keeps { $kept } and slips { $slipped } under the deck.
event-opening-shown = { $name } lays out { $cards }.
event-round-began = Round { $round }: { $name } begins.
event-legions-filled = New at the Legions: { $cards }.
event-cards-drawn = { $name } draws { $cards }.
event-deck-found-empty = { $name } finds the deck empty: this round is the last.
event-deck-found-empty-paid = { $name } finds the deck empty and takes { $money }: this round is the last.
event-card-placed-hand = { $name } takes { $card } into hand.
event-card-placed-under = { $name } slips { $card } under the deck.
event-card-placed-legion = { $name } adds { $card } to Legion { $legion }.
event-rome-seen = { $name } looks at Rome's face-down cards ({ $cards }) and takes { $money }.
event-group-bought = { $name } buys Legion { $legion } for { $price }: { $cards }.
event-passed-buying = { $name } buys nothing.
event-passed-following = { $name } does not follow the Senate's call.
event-card-played = { $name } plays { $card } for { $cost }.
event-card-played-free = { $name } plays { $card }.
event-primus-conspiratus-taken = { $name } is Primus Conspiratus.
event-primus-conspiratus-taken-from = { $name } takes Primus Conspiratus from { $from }.
event-income-taken-base = { $name } plays no card and takes { $money }.
event-income-taken-intrigue = { $name } has played Intrigue: no income.
event-income-taken-longest = { $name } collects { $money } ({ $category }).
event-income-taken-senator = { $name } collects { $money } ({ $category }), 1 of them for the Senator.
event-senate-called = { $name } has played a Senator: the Senate calls the others.
event-rome-took = Rome takes Legion { $legion }: { $cards }.
event-game-ended-no-refill = The deck can't fill the Legions: the game is over. Rome turns up { $cards }.
event-game-ended-exhausted = The deck is used up and the round is over: the game ends. Rome turns up { $cards }.

## Why not

refuse-pax-turn-choice-game-over = The game is over.
refuse-pax-turn-choice-not-your-turn = It is { $acting }'s decision now.
refuse-pax-turn-choice-now-opening = First choose which card of the opening hand to keep.
refuse-pax-turn-choice-now-choosing = First choose: a full turn, beginning with the draw, or a look at Rome.
refuse-pax-turn-choice-now-drawing = First place the drawn cards.
refuse-pax-turn-choice-now-buying = Now you may buy a group, or pass. It is too late to draw or to look at Rome; playing comes next.
refuse-pax-turn-choice-now-playing = Now you may play cards or end the turn. Drawing and buying are over for this turn.
refuse-pax-turn-choice-now-following = Now you may follow the Senate's call with one card, or pass.
refuse-pax-solo-setup-peek = Alone against Rome there is no look at its cards.
refuse-pax-setup-opening-hand-not-drawn = { $card } is not in your opening hand.
refuse-pax-setup-opening-hand-twice = { $card } can't go to two places.
refuse-pax-setup-opening-hand-display = You keep one card and slip the others; none is laid out.
refuse-pax-solo-opening-not-drawn = { $card } is not in your opening hand.
refuse-pax-solo-opening-twice = { $card } can't go to two places.
refuse-pax-solo-opening-display = { $count ->
    [0] In this game no card is laid out at the start (you chose { $found }).
    [one] In this game exactly { $count } card is laid out at the start, not { $found }.
   *[other] In this game exactly { $count } cards are laid out at the start, not { $found }.
}
refuse-pax-draw-three-not-drawn = { $card } is not one of the cards you are placing.
refuse-pax-draw-destinations-hand-used = One card of this draw is in your hand already.
refuse-pax-draw-destinations-legion-used = One card of this draw lies at a Legion already.
refuse-pax-draw-destinations-under-used = One card of this draw is under the deck already.
refuse-pax-draw-destinations-no-such-legion = Say which Legion, from 1 to { $count }.
refuse-pax-draw-destinations-legion-not-asked = A card for the hand or the deck needs no Legion.
refuse-pax-draw-religion-3-hand-last = Of the two cards drawn together one goes to a Legion or under the deck first; the hand comes later.
refuse-pax-buy-group-no-such-legion = There are Legions 1 to { $count }.
refuse-pax-buy-group-empty = There is no card at this Legion.
refuse-pax-buy-money-short = The group costs { $price }, you have { $money }.
refuse-pax-play-cost-not-in-hand = { $card } is not in your hand.
refuse-pax-play-cost-short = This card would cost { $cost }, you have { $money }.
refuse-pax-play-limit-fleet = { $have ->
    [one] { $have } Fleet symbol
   *[other] { $have } Fleet symbols
} and { $add } more would go over your limit of { $limit } (the larger of Land and Intrigue).
refuse-pax-play-limit-army = { $have ->
    [one] { $have } Army symbol
   *[other] { $have } Army symbols
} and { $add } more would go over your limit of { $limit } (the larger of Land and Intrigue).
refuse-pax-solo-limit-after-fleet = { $have ->
    [one] Your { $have } Fleet symbol is
   *[other] Your { $have } Fleet symbols are
} over the limit of { $limit } since the opening: no more until Land or Intrigue allow it.
refuse-pax-solo-limit-after-army = { $have ->
    [one] Your { $have } Army symbol is
   *[other] Your { $have } Army symbols are
} over the limit of { $limit } since the opening: no more until Land or Intrigue allow it.
refusal-rule = Rule { $rule }: { $title }
refusal-heading = in the rulebook under “{ $heading }”

## The end

result-rome-wins = Rome wins, and with it the Primus Conspiratus: { $names }.
result-rome-wins-alone = Rome wins, and nobody with it: there is no Primus Conspiratus.
result-players-win = The players have beaten Rome. { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-players-win-shared = The players have beaten Rome. { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
result-solo-won = You have won game { $game }: all 7 categories, stronger than Rome in { $stronger } ({ $goal } needed).
result-solo-lost = Rome has won game { $game }: you have { $categories } of 7 categories and are stronger than Rome in { $stronger } ({ $goal } needed).
score-category = Categories
score-stronger = Stronger than Rome
score-arms = Fleets and Armies
score-primus = Primus Conspiratus
score-wealthiest = Wealthiest
score-total = Total
