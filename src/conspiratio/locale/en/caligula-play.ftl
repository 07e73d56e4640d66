# Caligula in the plain mode.

caligula-play-help =
    Choose a move by its number, or type it:
      place 3 plebs 1                  pass
      reward pugio   reward remove:plebs 1   reward place 3 plebs 1
      reward swap-markers plebs 1 1 nobiles 2 3   reward return-marker plebs 1 2
      reward swap-ordo livia marcus   reward swap-positions plebs   reward swap-sequentia 1 4
      penalty lose-point victory   penalty lose-marker plebs 1 2   penalty lose-coniura CARD
      conspire CARDS   join CARDS   raise CARDS   nominate nero   favour nero
      protect CARD   strike CARDS
    A marker's place is colour, position, field; fields and Sequentia cards count from 1.
    CARD is a card's id, such as coniura-12; “cards” shows the ids of yours.
    table  show the table again      log      what happened so far
    undo   take the last move back   restart  take back as much as may be
    back   begin the choice again    cards    your cards with their ids
    rules  [ID] look a rule up       quit     save and leave
    hint   advice on what to do

caligula-play-ordo = Ordo: { $order }
caligula-play-murdered = an emperor was murdered this round
caligula-play-emperor = Emperor
caligula-play-candidates = Candidates
caligula-play-now = { $what } (now)
caligula-play-to-come = Cards to come
caligula-play-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $victory } victory, { $conspiracy } conspiracy)
caligula-play-supply = { $count ->
    [one] { $count } marker in the supply
   *[other] { $count } markers in the supply
}
caligula-play-late = has got { $markers }
caligula-play-your-markers = Your markers: { $markers }
caligula-play-known-stack = The { $stack } stack from the top: { $cards }
caligula-play-field = field { $field } { $marker }
