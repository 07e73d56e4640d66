# The table in the terminal: panels, keys, help, curtain and the end.

## The status line

table-too-small = The table needs { $width }x{ $height }; make the window larger, or use --plain.

## Panels

table-rome-mark = ▼ Rome takes this one
table-deck = Deck { $count }
table-face-down = face down
table-looked = you looked
table-rivals = Rivals
table-money = { $count } Au
table-money-head = Au
table-points-head = Pts
table-display = { $name } on display
table-limit = limit { $limit }
table-hand-empty = no card in hand
table-drawn = Drawn
table-to-hand = → hand
table-to-deck = → under deck
table-moves = Your moves
table-waiting = { $name } is thinking…
table-then-income = { $move } → income { $income }

## The seven scales

table-best-head = strongest
table-now-players = If it ended now: players win, { $standing }.
table-now-rome = If it ended now: Rome wins, and { $names } with it.
table-now-rome-alone = If it ended now: Rome wins, and nobody with it.
table-now-solo-won = If it ended now: won, { $categories } of 7 categories, stronger in { $stronger } ({ $goal } needed).
table-now-solo-lost = If it ended now: lost, { $categories } of 7 categories, stronger in { $stronger } ({ $goal } needed).
table-holds = { $held ->
    [one] Rome holds { $held } category; { $needed } are enough.
   *[other] Rome holds { $held } categories; { $needed } are enough.
}
table-unseen = { $count ->
    [one] ? One hidden card of Rome is not counted.
   *[other] ? Rome's { $count } hidden cards are not counted.
}
table-fortune-unknown = Nor is the greatest fortune.

## Taking back

table-restarted = Back at the earliest point of your turn that can be had again.
table-undo-nothing = There is nothing of yours to take back yet.
table-undo-others = Others have moved since; your move can't be taken back.
table-undo-news = That can't be taken back: somebody has learnt something by it.
table-undo-over = The game is over: nothing is taken back any more.
table-choose-line = Now choose what goes on display: one of the lines that keep { $card }.
table-unsaved = Not saved! { $why }

## Keys

table-key-undo = undo
table-key-restart = restart turn
table-key-players = players
table-key-log = log
table-key-rules = rules
table-key-hint = hint
table-key-review = review
table-key-help = help
table-key-quit = save, quit
table-key-back = back
table-key-leave = quit
table-key-table = the table
table-key-search = search

## Hot-seat

table-curtain = Hand the screen to { $name }
table-curtain-enter = { $name }: press Enter when nobody else is looking.
table-curtain-undo = { $name }: u takes your last move back.

## Help

table-help = Help
table-help-aim = Rome grows every round. If at the end Rome is unbeaten in 4 or more of the 7 categories, only the Primus Conspiratus wins with it. Otherwise the most points win.
table-help-turn = Your turn: draw three cards (one to your hand, one to a Legion, one under the deck), buy one Legion's cards if you like, play cards (the first is free), collect. Or just look at Rome's hidden cards.
table-help-why = Try anything: what can't be done says why, and which rule it is.
table-help-keys = Keys and mouse
table-help-arrows = ↑ ↓ Enter
table-help-arrows-does = choose a move from the list
table-help-numbers = 1–9, 0, a–z
table-help-numbers-does = make the move with that sign at once
table-help-tab = Tab, Shift+Tab
table-help-tab-does = go from panel to panel; arrow keys and Enter try what is there
table-help-mouse = mouse
table-help-mouse-does = click a card in hand to play it, a Legion to buy it; a drawn card, then where it goes
table-help-space = Space
table-help-space-does = no waiting: the others move at once until it is your turn
table-help-undo-does = take your last move back, until somebody learns something by it
table-help-restart-does = take back all of this turn that can be taken back
table-help-players-does = everybody's display, the Legions, and the hidden cards you know
table-help-log-does = everything that happened
table-help-rules-does = look up a rule
table-help-hint-does = advice: the best moves as a strong player would see them
table-help-quit-does = save and leave; the next game goes on from here
table-help-signs = Signs
table-sign-card = a card: category, symbols, value
table-sign-pile = on display: symbols / cards
table-sign-primus = Primus, the first player of the round
table-sign-rome-takes = what Rome takes at the end of the round
table-sign-scale = your symbols (full) and the strongest player's (shaded)
table-sign-holds = the scale leans: to Rome, or to the players
table-sign-stronger = you are stronger than Rome here
table-sign-unseen = Rome's hidden cards are not counted

## Players

table-known-hand = known in hand: { $cards }
table-known-deck = You know these in the deck: { $cards }

## Rules

table-rules = Rules
table-rules-search = type words to search…
table-rules-none = No rule has these words.
table-rules-heading = In the rulebook under “{ $heading }”
table-rules-ruling = Our ruling: { $text }

## The end

table-end = The end
table-end-no-refill = The deck can't fill the Legions any more.
table-end-exhausted = The deck is used up and the last round is over.
table-end-turns-up = Rome turns up:
table-end-player = Player
table-show-end = Show how it ended
