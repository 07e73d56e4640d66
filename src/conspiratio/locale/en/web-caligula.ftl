# The table of Caligula in the browser.

## Effects on a card, in a word or two

web-caligula-short-remove = remove
web-caligula-short-coniura = Coniura
web-caligula-short-pugio = Pugio
web-caligula-short-spqr = new marker
web-caligula-short-primus = Primus
web-caligula-short-place = place marker
web-caligula-short-swap-markers = swap markers
web-caligula-short-return-marker = send marker back
web-caligula-short-swap-ordo = swap Ordo
web-caligula-short-swap-positions = swap 1 and 2
web-caligula-short-swap-sequentia = swap Sequentia
web-caligula-short-lose-marker = take marker back
web-caligula-short-lose-point = lose a point
web-caligula-short-lose-pugio = give up Pugio
web-caligula-short-lose-coniura = give up Coniura

## Effects in a sentence

web-caligula-about-remove = You choose an open { $colour } card. It leaves the game unresolved, and its markers go back.
web-caligula-about-coniura = You draw a Coniura card.
web-caligula-about-pugio = You draw a Pugio card.
web-caligula-about-spqr = You get your marker 5, or the next time your 6, and keep it.
web-caligula-about-primus = You take Primus Inter Pares, from another player too. In a tie it decides the game.
web-caligula-about-place = You place one more marker at once, but not on this card.
web-caligula-about-swap-markers = Two markers on other cards change places, unseen.
web-caligula-about-return-marker = One marker on another card goes back to its owner, unseen.
web-caligula-about-swap-ordo = Two players swap their Ordo cards: the order of play changes at once.
web-caligula-about-swap-positions = Cards 1 and 2 of another colour change places, with their markers.
web-caligula-about-swap-sequentia = Two Sequentia cards change places, but never the one being carried out.
web-caligula-about-lose-marker = You take back one of your markers on other cards.
web-caligula-about-lose-point = You lose a victory point or a conspiracy point.
web-caligula-about-lose-pugio = You put a card with a Pugio under its stack. Without one, you show your hand.
web-caligula-about-lose-coniura = You put a card with a Coniura under its stack. Without one, you show your hand.

## Other things, explained

web-caligula-about-single = For one player: the highest sum gets the effect, if it is at least { $minimum }. In a tie the leftmost marker decides.
web-caligula-about-group = For a group: everyone with a marker here and a sum of at least { $minimum } gets the effect.
web-caligula-about-negative = A penalty: it hits everyone with less than { $minimum }, and everyone with no marker here.
web-caligula-about-emperor = He reigns.
web-caligula-about-candidate = He may become the next emperor.
web-caligula-about-life = It takes { $life ->
    [one] { $life } dagger
   *[other] { $life } daggers
} to kill him, and one more for each shield.
web-caligula-about-points = { $points ->
    [0] Favour on him brings no points.
    [one] When a round ends, favour on him brings { $points } point if he reigns.
   *[other] When a round ends, favour on him brings { $points } points if he reigns.
}
web-caligula-about-fields = { $fields ->
    [0] There is no room for favour.
    [one] There is room for { $fields } favour marker.
   *[other] There is room for { $fields } favour markers.
}
web-caligula-about-card-coniura = As a Coniura you lay it to start a conspiracy, to join or to raise.
web-caligula-about-card-pugio = As a Pugio it is a dagger for conspirators, and a shield for all others.
web-caligula-about-card-double = A double card is one or the other, never both at once.
web-caligula-about-slot-draw = Each player draws a Coniura card.
web-caligula-about-slot-ordo = Everyone passes their Ordo card to the left.
web-caligula-about-slot-civitas = For each colour in order, the card on position 1 is resolved. Afterwards there may be a conspiracy.
web-caligula-info = About { $what }

## Cards and markers

web-caligula-aut = { " AUT " }
web-caligula-face-single = single card, at least { $minimum }: { $effects }
web-caligula-face-group = group card, at least { $minimum }: { $effects }
web-caligula-face-negative = penalty below { $minimum }: { $effects }
web-caligula-card = { $place }, { $face }
web-caligula-card-none = { $place }, no card
web-caligula-markers-on = On it: { $markers }
web-caligula-free = { $count ->
    [0] No free field
    [one] { $count } free field
   *[other] { $count } free fields
}
web-caligula-field-free = free field
web-caligula-marker-yours = your { $value }
web-caligula-marker-of = { $name } { $value }
web-caligula-marker-at = { $marker }, on { $place }
web-caligula-can-be = can be { $values }
web-caligula-face-down = Face down on { $place }: { $values }
web-caligula-back-coniura = a card of the Coniura stack
web-caligula-back-pugio = a card of the Pugio stack
web-caligula-known = known to all
web-caligula-now = now
web-caligula-next = next
web-caligula-done = done
web-caligula-slot = Sequentia { $number }: { $card }
web-caligula-stack-name-coniura = Coniura stack
web-caligula-stack-name-pugio = Pugio stack
web-caligula-stack-coniura = { $count ->
    [one] { $count } card in the Coniura stack
   *[other] { $count } cards in the Coniura stack
}
web-caligula-stack-pugio = { $count ->
    [one] { $count } card in the Pugio stack
   *[other] { $count } cards in the Pugio stack
}
web-caligula-from-top = Known, from the top

## Emperors

web-caligula-each-round = Points a round
web-caligula-favour-free = free for favour
web-caligula-throne-emperor = Emperor
web-caligula-throne-candidate = Candidate
web-caligula-throne-nominee = Named as successor
web-caligula-heirs = { $count ->
    [0] no more to come
    [one] { $count } more to come
   *[other] { $count } more to come
}

## Players

web-caligula-victory = Victory points
web-caligula-conspiracy = Conspiracy points
web-caligula-total = Total
web-caligula-supply = Markers in the supply
web-caligula-hand-size = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-caligula-supply-size = { $count ->
    [0] no marker in the supply
    [one] { $count } marker in the supply
   *[other] { $count } markers in the supply
}

## Your own things, and what to do

web-caligula-yours = Your markers, hand and decision
web-caligula-no-hand = No cards in hand
web-caligula-back = Back
web-caligula-ask-place = Choose a marker and a card.
web-caligula-ask-where = Where does the { $value } go?
web-caligula-ask-which = Which marker goes to { $place }?
web-caligula-ask-reward = Choose your reward.
web-caligula-ask-penalty = Choose your penalty.
web-caligula-ask-second = And the second one?
web-caligula-ask-remove = Which card shall leave the game?
web-caligula-ask-coniura = Draw a Coniura?
web-caligula-ask-pugio = Draw a Pugio?
web-caligula-ask-spqr = Take another marker?
web-caligula-ask-primus = Take Primus Inter Pares?
web-caligula-ask-swap-markers = Which two markers change places?
web-caligula-ask-return-marker = Which marker goes back?
web-caligula-ask-swap-ordo = Which two players swap their Ordo cards?
web-caligula-ask-swap-positions = In which colour do 1 and 2 change places?
web-caligula-ask-swap-sequentia = Which two Sequentia cards change places?
web-caligula-ask-lose-marker = Which of your markers do you take back?
web-caligula-ask-lose-point = Which point do you lose?
web-caligula-ask-lose-pugio = Which card with a Pugio do you give up?
web-caligula-ask-lose-coniura = Which card with a Coniura do you give up?
web-caligula-ask-starting = A conspiracy against { $emperor } (life { $life })? Lay Coniura cards.
web-caligula-ask-bidding = { $name } leads with { $total }. Lay { $missing } Coniura to join, more to raise.
web-caligula-ask-nominating = Who shall follow { $emperor }?
web-caligula-ask-favouring = Your favour: on { $names }?
web-caligula-ask-protecting = Protect { $emperor } with a Pugio?
web-caligula-ask-striking = { $daggers } of { $life } daggers so far. Strike?
web-caligula-lose-victory = A victory point
web-caligula-lose-conspiracy = A conspiracy point
web-caligula-pass-rewarding = Decline
web-caligula-pass-starting = No conspiracy
web-caligula-pass-bidding = Pass
web-caligula-pass-favouring = No favour
web-caligula-pass-favour-stays = Leave it there
web-caligula-pass-protecting = Don't protect
web-caligula-pass-striking = Don't strike
web-caligula-lay-conspire = Start with { $count }
web-caligula-lay-join = Join with { $count }
web-caligula-lay-strike = Strike with { $count } ({ $daggers } of { $life })
web-caligula-sums = Sums on this card
web-caligula-concerned = gets it

## The conspiracy

web-caligula-plot-last = The last conspiracy, against { $emperor }
web-caligula-to-plot = Back to the conspiracy
web-caligula-step-bids = Bids
web-caligula-step-favour = Favour
web-caligula-step-shields = Shields
web-caligula-step-daggers = Daggers
web-caligula-shield = Shield
web-caligula-plot-in = In it
web-caligula-plot-waiting = Still to answer
web-caligula-plot-out = Not in it
web-caligula-role-leads = leads
web-caligula-role-joined = has joined
web-caligula-role-asked = decides now
web-caligula-role-waiting = to be asked
web-caligula-role-out = has passed
web-caligula-life-against = Daggers { $daggers } against life { $life }
web-caligula-dead = { $emperor } is dead
web-caligula-alive = { $emperor } survives
web-caligula-reigns = { $emperor } reigns
web-caligula-gain-leader = for leading
web-caligula-gain-dagger = for striking

## The end

web-caligula-fallen = The Empire has fallen
web-caligula-unharmed = Nobody rose against { $emperor }.
web-caligula-winner = winner
web-caligula-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory.
}
web-caligula-tie-primus = It was a tie: Primus Inter Pares decided.
web-caligula-tie-conspiracy = It was a tie: the conspiracy points decided.
web-caligula-tie-cards = It was a tie: the cards in hand decided.
web-caligula-tie-shared = A tie to the last card.
