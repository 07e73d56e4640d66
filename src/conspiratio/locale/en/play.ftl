# Playing in the terminal: the plain table, its commands, saving and going on.

play-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
play-first = first player: { $name }
play-conspirator = Primus Conspiratus: { $name }
play-price = { $price } for you
play-rome-takes = Rome takes this one
play-you = { $name } (you)
play-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
play-known = known: { $cards }
play-if-now = If it ended now (Rome holds { $held } of 7): { $verdict }
play-if-now-solo = If it ended now: { $categories } of 7 categories, stronger than Rome in { $stronger }. Needed: 7 and { $goal }.
play-unseen = { $count ->
    [one] One hidden card of Rome not counted.
   *[other] { $count } hidden cards of Rome not counted.
}
play-your-hand = Your hand: { $cards }
play-your-draw = Drawn: { $cards }
play-known-deck = You know these in the deck: { $cards }

play-decide = { $name }: { $phase }
play-not-now = not now: { $what } – { $why }
play-prompt = Number or command (? for help):
play-help =
    Choose a move by its number, or type it:
      draw   peek   end   pass
      open CARD [CARDS TO LAY OUT]
      place CARD hand | place CARD under | place CARD 2
      buy 2   play CARD   follow CARD
    CARD is a card's id, such as army-10; “cards” shows the ids of yours.
    table  show the table again      log      what happened so far
    undo   take the last move back   restart  take the whole turn back
    rules  [ID] look a rule up       cards    your cards with their ids
    quit   save and leave            hint     advice on what to do
play-unknown-command = “{ $command }” is not a command. Type ? for help.
play-not-a-number = There is no move { $number } here: 1 to { $count }.
play-bad-move = That move can't be read: { $why }
play-cannot-undo = This can't be taken back: somebody has learnt something by it, or it was not your move.
play-saved = Saved. “conspiratio play { $game }” goes on from here.
play-replay-kept = The game is kept as { $file }
play-review = Type review to look at the game again, or Enter to leave:
play-commitment = The deal is fixed. Its seal: { $commitment }
play-curtain = --- Hand the screen to { $name }, then press Enter. ---
play-go-on = There is a saved game ({ $what }). Go on with it? [Y/n]
play-campaign-next = The campaign goes on: game { $game } of 5 is open to you.
play-campaign-done = You have won the campaign: all five games.
play-campaign = Solo campaign, game { $game } of 5.
play-yes = y
play-save-damaged = The saved game can't be read; it is kept as { $file }.
play-card = { $category } ({ $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, value { $value })
play-face-down = face down: { $cards }
play-nothing = nothing
play-pile = { $category } { $symbols } on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-display = on display: { $piles }
play-limit = limit for Fleets and for Armies: { $limit }
play-scale-rome = Rome { $count }
play-scale-strongest = strongest { $names } { $count }
play-scale-you = you { $count }
play-scale-held = held by Rome
play-then-income = { $move }; income then { $income }
play-forked = The same game was gone on with in another window; both are kept.
play-save = { $who }; { $round ->
    [0] opening
   *[other] round { $round }
}; { $when }
play-go-on-which = Go on with which? 1 to { $count }, Enter for 1, n for a new game:
play-stage = { $so_far }. And then? (back: choose anew)
