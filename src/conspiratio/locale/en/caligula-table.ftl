# The table of Caligula in the terminal: panels, signs, help and the end.

## Panels

caligula-table-sequentia-draw = all draw { $symbol }
caligula-table-sequentia-ordo = Ordo left
caligula-table-heirs = { $count ->
    [one] { $count } more to come
   *[other] { $count } more to come
}
caligula-table-emperor = emperor
caligula-table-candidate = candidate
caligula-table-nominee = named
caligula-table-life = life { $life }
caligula-table-points = points { $points }
caligula-table-kind-single = single
caligula-table-kind-group = group
caligula-table-kind-negative = negative
caligula-table-yours = { $name }: markers and hand
caligula-table-supply-empty = all placed
caligula-table-lay-conspire = start with { $count }
caligula-table-lay-join = join with { $count }
caligula-table-lay-raise = raise with { $count }
caligula-table-lay-strike = strike with { $count }
caligula-table-choose-marker = There is more than one marker to choose from, or none: point at the one you mean.
caligula-table-choose-effect = Choose in the list what you take.
caligula-table-backs-head = stacks
caligula-table-key-restart = take back more
caligula-table-restarted = Everything that could be taken back was.

## Effects in a word or two, at most 11 cells

caligula-short-remove = remove { $icon }
caligula-short-coniura = ∞ Coniura
caligula-short-pugio = † Pugio
caligula-short-spqr = SPQR 5, 6
caligula-short-primus = Ψ Primus
caligula-short-place = place one
caligula-short-swap-markers = ↔ markers
caligula-short-return-marker = ← marker
caligula-short-swap-ordo = ↔ Ordo
caligula-short-swap-positions = ↔ 1 and 2
caligula-short-swap-sequentia = ↔ Sequentia
caligula-short-lose-marker = − marker
caligula-short-lose-point = − point
caligula-short-lose-pugio = − † Pugio
caligula-short-lose-coniura = − ∞ Coniura

## Effects on a large screen: at most 21 cells, and 17 for those that stand after “aut”

caligula-brief-remove = remove a { $icon } card
caligula-brief-coniura = draw a Coniura
caligula-brief-pugio = draw a Pugio
caligula-brief-spqr = another SPQR marker
caligula-brief-primus = take Primus
caligula-brief-place = place a marker
caligula-brief-swap-markers = swap two markers
caligula-brief-return-marker = send a marker back
caligula-brief-swap-ordo = swap Ordo cards
caligula-brief-swap-positions = swap 1 and 2
caligula-brief-swap-sequentia = swap Sequentia
caligula-brief-lose-marker = take marker back
caligula-brief-lose-point = lose a point
caligula-brief-lose-pugio = give up a Pugio
caligula-brief-lose-coniura = give up a Coniura

## The conspiracy

caligula-plot-leads = leads
caligula-plot-joined = joined
caligula-plot-asked = is asked
caligula-plot-waiting = still to ask
caligula-plot-out = not in it
caligula-plot-against-life = life { $life }, daggers

## Looking closer

caligula-table-look-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (victory { $victory }, conspiracy { $conspiracy }).
caligula-table-look-markers = Markers { $markers }; { $supply } of them in the supply.
caligula-table-look-hidden = Face down on { $places }: { $values }.
caligula-table-or = { $first } or { $last }

## Help

caligula-help-aim = Points come from the emperor's death, for who leads the conspiracy and for who strikes, and from your favour on the emperor whenever a round ends.
caligula-help-round = A round: place your markers face down on the cards. Then the Sequentia is carried out from the left: cards are resolved, and who has enough on one gets its effect.
caligula-help-plot = After each Sequentia card somebody may start a conspiracy with Coniura cards. In the end Pugio cards are daggers against the emperor's life.
caligula-help-back = Esc, Backspace
caligula-help-back-does = back to the choice before
caligula-help-mouse-does = click a marker, then a card (or the other way round); cards in hand, then the line beside them; whatever an effect is about
caligula-help-restart-does = take back as much as can be taken back
caligula-help-players-does = what is known of everybody, and all open cards in words
caligula-help-effects = What the cards do:
caligula-sign-single = a single card: the highest sum of at least 2 gets the effect
caligula-sign-group = a group card: every sum of at least 2 gets it
caligula-sign-negative = a negative card: hits everybody with less than 2
caligula-sign-fields = fields: whose marker and its value, a hidden one, a free field
caligula-sign-to-come = how many cards of the colour are still to come
caligula-sign-next = being resolved, or next
caligula-sign-hand = in hand: Coniura, Pugio, a double (the symbol of its stack first)
caligula-sign-known = everybody knows this card
caligula-sign-shield = a Pugio laid to protect the emperor
caligula-sign-players = victory and conspiracy points, cards in hand, markers in the supply
caligula-sign-backs = cards in hand by the stack they came from

## The end

caligula-end-favour = favour
caligula-end-dagger = daggers
caligula-end-leader = leading
caligula-end-lost = lost
caligula-end-victory = victory
caligula-end-conspiracy = conspiracy
caligula-end-total = total
