# The table of PAX in the browser.

## The table

web-pax-bank = Bank
web-pax-rome-takes = Rome will take { $legion }
web-pax-rome-takes-this = Rome will take this
web-pax-costs = { $price ->
    [0] Free for you
    [one] Costs you { $price } Aureus
   *[other] Costs you { $price } Aurei
}
web-pax-worth = { $price ->
    [one] Worth { $price } Aureus
   *[other] Worth { $price } Aurei
}
web-pax-put-here = Put the card here
web-pax-slip-here = Slip the card under it
web-pax-symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
web-pax-bonus = { $count ->
    [one] { $count } of them a bonus
   *[other] { $count } of them bonus
}
web-pax-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## You and the others

web-pax-display = Your display
web-pax-drawn = Drawn cards
web-pax-hand-empty = No card in hand
web-pax-hand-hidden = Hand is secret
web-pax-money-hidden = Money is secret
web-pax-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-pax-limit = at most { $limit } each
web-pax-points-now = { $points ->
    [one] { $points } point if it ended now
   *[other] { $points } points if it ended now
}

## What to do

web-pax-actions = What you can do
web-pax-draw = Draw cards
web-pax-keep = Keep { $card }
web-pax-begin = Begin
web-pax-let-call = Don't follow
web-pax-into-hand = Into your hand
web-pax-end = End turn
web-pax-income = income
web-pax-played = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
web-pax-spent = Cost so far: { $cost }
web-pax-free = free
web-pax-play-cost = { $cost ->
    [0] Free
    [one] Costs { $cost } Aureus
   *[other] Costs { $cost } Aurei
}
web-pax-play-income = Income then { $income }
web-pax-hint-keep = Which card do you keep?
web-pax-hint-lay = { $count ->
    [one] Choose { $count } card to lay out
   *[other] Choose { $count } cards to lay out
}
web-pax-hint-pick = Choose a card, then its place
web-pax-hint-put = Where does it go?
web-pax-phase-drawing-one = place the drawn card
web-pax-hint-follow = { $cost ->
    [one] The Senate calls: play a card for { $cost } Aureus?
   *[other] The Senate calls: play a card for { $cost } Aurei?
}
web-pax-plan-display = To be laid out
web-pax-plan-hand = To be kept
web-pax-picked = { $card } chosen. Possible places: { $places }
web-pax-place-hand = your hand
web-pax-place-deck = under the deck

## The seven scales

web-pax-head-strongest = strongest
web-pax-strongest = strongest: { $names }
web-pax-stronger = stronger than Rome
web-pax-falls-rome = Rome holds it
web-pax-falls-players = Rome is beaten here
web-pax-unseen = { $count ->
    [one] ? One hidden card of Rome is not counted.
   *[other] ? Rome's { $count } hidden cards are not counted.
}
web-pax-if-now = If it ended now
web-pax-fortune-unknown = The greatest fortune is not counted either.
web-pax-now-players = Players win
web-pax-now-rome = Rome wins, with
web-pax-now-rome-alone = Rome wins, nobody with it
web-pax-now-solo-won = You have won
web-pax-now-solo-lost = Not won yet
web-pax-held = Rome holds { $held }, { $needed } are enough
web-pax-solo-categories = { $count } of 7 categories
web-pax-solo-stronger = stronger in { $count }, { $goal } needed

## The end

web-pax-end-no-refill = The deck can't fill the Legions any more.
web-pax-end-exhausted = The deck is used up and the last round is over.
web-pax-end-turns-up = Rome turns up its cards
web-pax-end-players = The players have beaten Rome
web-pax-end-rome = Rome triumphs, and with it the Primus Conspiratus
web-pax-end-rome-alone = Rome triumphs, and nobody with it
web-pax-end-solo-won = You have beaten Rome
web-pax-end-solo-lost = Rome stands
web-pax-end-skip = Show all
web-pax-winner = Winner
