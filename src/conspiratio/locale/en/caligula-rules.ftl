# The rules of Caligula in our own words; ids and headings are in caligula/rules.toml.

chapter-caligula-material = What is in the box
chapter-caligula-setup = Setup
chapter-caligula-turn = Who decides when
chapter-caligula-place = Placing markers
chapter-caligula-sequentia = Sequentia
chapter-caligula-civitas = Resolving a Civitas card
chapter-caligula-effect = What the cards do
chapter-caligula-plot = The conspiracy: bidding
chapter-caligula-favour = The conspiracy: favour
chapter-caligula-murder = The conspiracy: murder
chapter-caligula-round = When a round is over
chapter-caligula-fall = The fall of the Empire
chapter-caligula-end = Who wins
chapter-caligula-secrecy = Open and hidden

## Material

rule-caligula-material-civitas = 55 Civitas cards
    .text = Legionarii, Tribuni, Praetoriani, Plebs and Nobiles have 11 cards each; these are the five colours. A card is a single card, a group card or a negative card. It shows a minimum, its fields (some are open only from a certain number of players on) and one effect, or two joined by AUT.
    .ruling = The rulebook prints only three of the 55 cards. The others are our reconstruction; owners of the box can correct them card by card.
rule-caligula-material-augustus = Ten emperors
    .text = The 10 Augustus cards are ten emperors. Each shows the emperor's life, the victory points that a favour on him brings every round, and fields for favour markers. Caligula has no field.
    .ruling = Of all these values the rulebook tells us one: that Caligula has no field. The others are our reconstruction; owners of the box can correct them. Galba, Otho and Caracalla are names of ours: the rulebook names the other seven emperors, and the names of the last three cards are printed nowhere we could read.
rule-caligula-material-sequentia = Six Sequentia cards
    .text = The six cards are laid out once, in random order. With one, each player draws a Coniura; with another, the Ordo cards move to the left; the other four name Civitas colours.
    .ruling = The rulebook explains the three kinds and shows one card with colours (Tribuni, Praetoriani, Nobiles). How many there are of each kind, and what the other cards name, is our reconstruction: the four together name each colour twice.
rule-caligula-material-hand = Coniura and Pugio cards
    .text = There are 20 Coniura cards (10 single, 10 double) and 14 Pugio cards (7 single, 7 double). A single shows one symbol. A double shows both; you play it as one or the other, never as both at once. Where a symbol is asked for, any card that shows it will do, whichever stack it came from. Both stacks have the same back.
rule-caligula-material-markers = The markers
    .text = Each player has 8 SPQR markers with the values -1, 0, 1, 2, 3, 4, 5 and 6, and a favour marker. There is only one Primus Inter Pares marker.

## Setup

rule-caligula-setup-markers = Your first markers
    .text = Everyone starts with the SPQR markers from -1 to 4. The 5 and the 6 are set aside.
rule-caligula-setup-hand = Your first card
    .text = Everyone gets one double Coniura. All other Coniura and Pugio cards are shuffled, each kind into a stack of its own.
rule-caligula-setup-civitas = The Civitas cards on the table
    .text = Each colour is shuffled on its own. Its first card goes to position 1, its second to position 2, both face up; the others are its stack.
rule-caligula-setup-augustus = Caligula reigns
    .text = The first emperor is always Caligula. With 2 or 3 players Claudius, Commodus and Nero leave the game; with 4 or 5 it is Domitianus, Vitellius and Elagabalus. Of the 6 emperors left, two drawn at random are the open candidates, and the others are the stack.
rule-caligula-setup-ordo = The order of play
    .text = There are as many Ordo cards in the game as players, from I upwards. Each player is dealt one at random, and together they are the order of play.

## Who decides

rule-caligula-turn-order = Whose decision it is
    .text = There is always just one player who decides, and only what is due at that moment. Markers are placed in Ordo order. A reward or a penalty is decided by whoever gets it. In a conspiracy players are asked in Ordo order, or in order from the leader on. What leaves no choice is done for you, with two exceptions: you place every marker yourself, and you are asked for cards even if you have none that fits, for otherwise the table would know what you lack. Once the game is over, there is nothing left to decide.

## Placing

rule-caligula-place-forced = One marker at a time
    .text = In Ordo order each player places one SPQR marker on a free field of a Civitas card, and so on round the table until nobody has a marker left or no field is free. As long as you can place a marker, you may not pass.
rule-caligula-place-hidden = Face down
    .text = Markers are placed face down. Until a marker is resolved nobody looks at its value, not even its owner. An option of the table, on by default, shows you the values that you placed yourself as a memory aid. With the option off, you have to remember them.
rule-caligula-place-leftmost = From the left
    .text = The fields of a card are filled from left to right: a new marker always goes to the leftmost free field.
    .ruling = The rulebook doesn't say what becomes of a gap that a removed marker leaves behind. We play that it is free again and, being further to the left, is filled first.
rule-caligula-place-fields = Fields with a number
    .text = A field with a number is open only if at least that many players take part.

## Sequentia

rule-caligula-sequentia-order = From left to right
    .text = The Sequentia cards are carried out from left to right, each one whole before the next. They stay on the table for the next round, in the order in which they lie by then.
rule-caligula-sequentia-draw = Everyone draws a Coniura
    .text = In Ordo order each player draws a card from the Coniura stack. An empty stack gives nothing.
rule-caligula-sequentia-ordo = Ordo passes left
    .text = All players give their Ordo card to the neighbour on their left, which is the next seat. The new order holds at once.
rule-caligula-sequentia-civitas = One colour after the other
    .text = For each colour on the Sequentia card, in the order shown, the Civitas card on position 1 is resolved.
    .ruling = The rulebook doesn't say what happens with a colour that has no card left. We play that it is passed over.

## A Civitas card

rule-caligula-civitas-reveal = Turning up the markers
    .text = The markers on the card are turned up, and each player's values are added up: 3 and -1 make 2.
rule-caligula-civitas-single = Single card
    .text = Only the highest sum gets the effect, and only if it reaches the minimum. A tie goes to the player whose marker lies furthest to the left. Without a marker on the card you never get the effect.
rule-caligula-civitas-group = Group card
    .text = Everyone whose sum reaches the minimum gets the effect. The highest sum comes first; in a tie, the player whose marker lies further to the left. Without a marker on the card you never get the effect, even if the minimum is 0.
rule-caligula-civitas-negative = Negative card
    .text = The penalty hits everyone whose sum does not reach the minimum, and everyone who has no marker on the card. If there is no marker on it at all, it hits all players.
    .ruling = The rulebook doesn't say in which order the penalties are taken. We play in Ordo order.
rule-caligula-civitas-optional = Rewards are optional, penalties are not
    .text = You may decline the reward of a single or group card. You get it only once, even with several markers on the card. The penalty of a negative card must be taken; if it takes something you don't have, it does nothing.
rule-caligula-civitas-aut = AUT
    .text = If a card has two effects joined by AUT, whoever gets it chooses one of them. Of two penalties you must choose one that applies to you, if any does.
rule-caligula-civitas-discard = The next card moves up
    .text = Then the markers go back to their owners, and the card leaves the game, even if there was no marker on it. The card on position 2 moves to position 1, and the next card of the stack is opened on position 2.
    .ruling = The rulebook doesn't say what happens if the stack is empty. We play that position 2 then stays empty.

## Effects

rule-caligula-effect-remove = Remove a Civitas card
    .text = You choose an open Civitas card of the colour named, on position 1 or 2. It leaves the game unresolved, and its markers go back to their owners. Then the cards move up and a new one is opened, as usual.
    .ruling = We play that the card being resolved can't be removed by its own effect: it leaves the game anyway.
rule-caligula-effect-coniura = Draw a Coniura
    .text = You draw one card from the Coniura stack. An empty stack gives nothing.
rule-caligula-effect-pugio = Draw a Pugio
    .text = You draw one card from the Pugio stack. An empty stack gives nothing.
rule-caligula-effect-spqr = One more SPQR marker
    .text = You get your marker 5, the next time your 6, and keep it for the rest of the game. If you have both, you get nothing.
rule-caligula-effect-primus = Take Primus Inter Pares
    .text = You take the Primus Inter Pares marker, even if another player holds it.
rule-caligula-effect-place = Place a marker at once
    .text = You place one SPQR marker from your supply on a free field at once, face down and by the usual rules.
    .ruling = The rulebook doesn't say whether this includes the card that is being resolved. We play that it doesn't.
rule-caligula-effect-swap-markers = Swap two markers
    .text = Two markers on Civitas cards change places, whoever they belong to. Nobody looks at their values.
    .ruling = The rulebook doesn't say whether this includes the card that is being resolved, or two markers on the same card. We play that the card being resolved is left out, and that two fields of one card may be swapped.
rule-caligula-effect-return-marker = Send a marker back
    .text = One marker on a Civitas card, whoever it belongs to, goes back to its owner. Nobody looks at its value.
    .ruling = The rulebook doesn't say whether this includes the card that is being resolved. We play that it doesn't.
rule-caligula-effect-swap-ordo = Swap two Ordo cards
    .text = The Ordo cards of two players change hands. The new order holds at once.
rule-caligula-effect-swap-positions = Swap positions 1 and 2
    .text = You choose a colour: its cards on positions 1 and 2 change places, together with their markers.
    .ruling = The rulebook names no exceptions. We play that it can't be the colour that is being resolved, and that there must be a card on both positions.
rule-caligula-effect-swap-sequentia = Swap two Sequentia cards
    .text = Two Sequentia cards change places. Neither of them may be the one that is being carried out.
    .ruling = The rulebook doesn't say what this means for cards already carried out. We take the swap literally: a card that now lies to the right of the Sequentia marker will be carried out, a second time if need be; a card that now lies to the left of it won't be, this round.
rule-caligula-effect-lose-marker = Penalty: take a marker back
    .text = You take one of your SPQR markers on the Civitas cards back into your supply.
    .ruling = The rulebook doesn't say whether this includes the card that is being resolved. We play that it doesn't.
rule-caligula-effect-lose-point = Penalty: lose a point
    .text = You lose a victory point or a conspiracy point, whichever you choose. Primus Inter Pares doesn't count as a victory point. If you have no points, you lose nothing.
rule-caligula-effect-lose-pugio = Penalty: give up a Pugio
    .text = You put one card with the Pugio symbol under the stack it came from. A double card counts, whichever stack that is. If you have none, you show your hand to all.
rule-caligula-effect-lose-coniura = Penalty: give up a Coniura
    .text = You put one card with the Coniura symbol under the stack it came from. A double card counts, whichever stack that is. If you have none, you show your hand to all.

## Bidding

rule-caligula-plot-window = When there can be a conspiracy
    .text = After each Sequentia card, the last included, a conspiracy can begin. Once an emperor has been murdered, there are no more in that round.
rule-caligula-plot-start = Who starts it
    .text = In Ordo order each player is asked. The first to lay at least one Coniura symbol starts the conspiracy and is its leader. Declining to start is not passing: if someone after you starts, you can still take part. If nobody starts, there is no conspiracy.
rule-caligula-plot-bid = Pass, join, raise
    .text = From the leader on, the others decide in Ordo order. Pass: you are out of this conspiracy for good. Join: you bring your total of Coniura symbols up to the leader's. Raise: you go to a higher total and lead from now on; all who have not passed are asked again, in order from you on. When all others have joined or passed, the bidding is over: leaders can't raise themselves.
rule-caligula-plot-cards-back = The cards go back
    .text = When the bidding is over, all cards laid go under the stacks they came from, including those of players who passed.
    .ruling = The rulebook doesn't say in which order. We play that it is the order in which they were laid.
rule-caligula-plot-sides = Who is a conspirator
    .text = The leader and all who joined are the conspirators. Nobody else is, not even a player who joined at first and then passed.

## Favour

rule-caligula-favour-nominate = The leader's nominee
    .text = The leader names one of the two candidates. If the murder succeeds, this nominee is the next emperor.
rule-caligula-favour-place = Placing favour markers
    .text = The leader's favour marker goes on the emperor or on the nominee, if there is a free field. A marker that is already on the emperor may stay there or move to the nominee. Then all who joined may do the same, in Ordo order from the leader on, and on these two cards only. A marker that moves frees its field at once.

## Murder

rule-caligula-murder-protect = Protecting the emperor
    .text = In Ordo order each player who is not a conspirator may lay one Pugio symbol, and no more. Each of them adds 1 to the emperor's life.
rule-caligula-murder-strike = Striking
    .text = Then each conspirator, from the leader on, may lay any number of Pugio symbols, or none. Everyone gets only one chance.
    .ruling = Played cards go back under their stacks, but here the rulebook doesn't say when. We play that all cards laid for or against the emperor go back once the outcome is known.
rule-caligula-murder-dead = The emperor dies
    .text = If the conspirators' Pugio symbols reach or exceed the emperor's life, he dies. Favour markers on him go back to their owners. The nominee becomes emperor, with or without favour markers, and a new candidate is drawn from the Augustus stack.
    .ruling = The rulebook doesn't say what happens if the stack is empty. We play that there is one candidate fewer. A single candidate is the nominee without being named; with no candidate left there is no conspiracy any more, except the last one.
rule-caligula-murder-alive = The emperor survives
    .text = If there are too few Pugio symbols, the emperor lives. Favour markers on the nominee go back to their owners, and nobody gets points.
rule-caligula-murder-reward = The conspirators' reward
    .text = There are points only if the emperor dies: the leader gets 1 conspiracy point, and each conspirator who laid at least one Pugio symbol, leader included, gets 1 victory point. More symbols don't bring more points.

## End of a round

rule-caligula-round-favour = Points for favour
    .text = At the end of the round each player whose favour marker is on the emperor gets the victory points shown on his card. SPQR markers and favour markers stay where they are.
rule-caligula-round-next = Another round or the fall
    .text = With 10 open Civitas cards on the table a new round begins. Otherwise the Empire falls.

## The fall of the Empire

rule-caligula-fall-last-plot = The last conspiracy
    .text = All favour markers leave the emperor. Then there can be one last conspiracy, even if an emperor was murdered in this round. The usual rules hold, but there is no favour phase and no successor. Rewards are as usual. After that the game is over.
rule-caligula-end-winner = The most points
    .text = Victory points and conspiracy points are added up, and the highest total wins. A tie is decided by Primus Inter Pares, then by conspiracy points, then by the number of cards in hand. If players are still level, they share the victory.

## Secrecy

rule-caligula-secrecy-open = What everyone sees, and what not
    .text = Open to all are: how many cards each player holds, all points, which stack a card was drawn from, the Sequentia and Ordo cards, the open Civitas cards, whose marker lies where, and the cards laid. Hidden are hands, the values of placed markers, and the stacks. Which markers a player has in supply could be worked out, but the table shows them only to their owner.
