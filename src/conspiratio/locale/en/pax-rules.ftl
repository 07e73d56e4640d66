# The rules of PAX in our own words; ids and headings are in pax/rules.toml.

chapter-pax-material = What is in the box
chapter-pax-setup = Setup
chapter-pax-turn = Your turn
chapter-pax-draw = Drawing
chapter-pax-buy = Buying
chapter-pax-play = Playing cards
chapter-pax-income = Income
chapter-pax-senate = The Senate's call (5 to 8 players)
chapter-pax-round = When a round is over
chapter-pax-end = How the game ends
chapter-pax-score = Points
chapter-pax-solo = Alone against Rome

## Material

rule-pax-material-categories = Seven categories, 74 cards
    .text = The 74 influence cards belong to seven categories. Army (legionarius), Fleet (navis longa), Senator (senator), Religion (religio) and Wealth (in floribus) have 10 cards each, Intrigue (conspiratio) and Land (praedium) 12 each.
rule-pax-material-card = What a card shows
    .text = A card shows its category, 1 or 2 symbols, and a value of 1 to 4 Aurei.
    .ruling = No rulebook prints the full list of cards. So we play with a reconstructed deck; it says on its face that it is one, and owners of the box can correct it card by card.
rule-pax-material-bank = The bank never runs dry
    .text = Money comes in values of 1 and 2. However much is paid out, the bank always has enough Aurei left.
    .ruling = The box holds 35 or 40 pieces of money, depending on the printing, and no rule says what happens once they are gone. So we play with a bank that has no limit.
rule-pax-material-symbols = Symbols count, not cards
    .text = Whatever is counted or compared, it is done in symbols. Income is the one exception: it counts cards.

## Setup

rule-pax-setup-deck = Size of the deck
    .text = Two players play without 20 random cards, three without 10; these leave the game unseen. Four use the full deck. For 5, 6, 7 or 8 players, 15, 30, 45 or 60 random cards of a second copy join the full 74. The solo game is played without 30 cards, also unseen.
rule-pax-setup-legions = Legions in the row
    .text = There is one Legion more than there are players, numbered from I upwards. The solo game has 3 of them.
rule-pax-setup-rome = Rome's first strength
    .text = Rome starts with 3 cards that lie face down. With 5 to 8 players it gets another 3, and these lie face up.
rule-pax-setup-money = Starting money
    .text = Everyone begins with 5 Aurei.
rule-pax-setup-first-player = Who goes first
    .text = The rulebook looks for the one most prepared to revolt; here the lot decides. An option of the table lets a chosen seat begin instead.
rule-pax-setup-opening-hand = Your first card
    .text = In turn order the players draw 2, 3, 4 and 5 cards; with more than four at the table, the 5th to 8th draw 5 as well. Everyone keeps a single card and slips the rest under the deck. The solo game has an opening of its own.
    .ruling = The rulebooks don't say in which order the cards go under the deck. We play that they keep the order in which they were drawn, and that whoever slipped them knows which ones they are.
rule-pax-setup-secrecy = What stays hidden
    .text = Hands and money are secret, and nobody has to say how many cards or Aurei they hold. Yet every payment and every income happens in the open, so anyone could have kept count. An option of the table, on by default, shows these numbers as a memory aid. Switched off, they stay hidden, as the German rulebook has it.
rule-pax-setup-market = The first cards on offer
    .text = Each Legion starts with one card below it, face up.

## A turn

rule-pax-turn-choice = A full turn or a look
    .text = You choose before you draw anything: the three actions, always in the same order, or a look at Rome. Of the three actions, drawing is compulsory; buying is up to you, and so is playing cards and collecting for them.
rule-pax-turn-peek = A look at Rome
    .text = You see the 3 hidden cards of Rome, which stay face down on the table, and take 2 Aurei. With that your turn is over: no other action, no income. You may do this any number of times in a game, but never in the solo game.

## Draw

rule-pax-draw-three = Three cards, one at a time
    .text = Draw three cards from the top of the deck, one by one: each is placed before the next is looked at.
rule-pax-draw-destinations = Hand, Legion, deck
    .text = Your hand gets one of the three; another goes face up to any Legion, even one without cards; another goes face down under the deck. Each of these places is used exactly once, in whatever order you like.
rule-pax-draw-religion-3 = Religion: two at once
    .text = With 3 or more Religion symbols on display, you see the first two cards side by side. One of the two goes to a Legion or under the deck. Then comes the third card, and the two you are left with fill the two places still open.
    .ruling = The German and the French rulebook say that you may draw them together, the English and the Dutch that you do. We play that you always do; seeing more never hurts, and only a deck that runs out could tell the difference.
rule-pax-draw-religion-6 = Religion: three at once
    .text = With 6 or more Religion symbols on display, you see all three cards before you place any, and you place them in any order.
    .ruling = The rulebooks say that you may draw them together. We play that you always do; seeing more never hurts, and only a deck that runs out could tell the difference.
rule-pax-draw-short-deck = Too few cards left
    .text = When the deck is empty before your third card, your draw stops there; places without a card by then go without. A card slipped under an empty deck is simply the next one drawn.
    .ruling = The rulebooks speak of players who cannot draw at all, not of players who can draw one or two cards. We play that you draw as far as the deck goes. With Religion, cards that are drawn together are drawn once, as far as the deck goes; a card that comes alone may go to any of the three places.
rule-pax-draw-empty-deck = No card to draw
    .text = If there is not even one card for you to draw, you get 2 Aurei in its place. They are yours before you buy, and your turn then goes on as usual.

## Buy

rule-pax-buy-group = One Legion a turn
    .text = Once a turn you may buy a group: everything that lies below one Legion goes into your hand, never just a part of it.
    .ruling = The words on Wealth speak of “each group”, as if a turn could bring several; the buying rule names only one Legion. We play at most one group a turn.
rule-pax-buy-price = The price of a group
    .text = A group costs as much as its cards are worth together. Every full 3 Wealth symbols on your display make it 1 Aureus cheaper; it never costs less than 0.
rule-pax-buy-money = Cash only
    .text = You pay the whole price at once, out of the money you hold. What you cannot pay in full you cannot buy.

## Play

rule-pax-play-cost = What playing costs
    .text = Your first card of the turn is free, the next costs 1 Aureus, then it is 2, then 3, and so on upwards. You pay for each card at the moment you play it.
rule-pax-play-limit = Limit for Fleets and Armies
    .text = Take your Land symbols or your Intrigue symbols, whichever are more: that number is your limit, for the two are never added up. Your Fleet symbols may not go beyond it; nor may your Army symbols, which are counted on their own. Cards you played earlier in the same turn already count.
rule-pax-play-primus-conspiratus = Primus Conspiratus
    .text = Whoever displays the most Intrigue symbols holds Primus Conspiratus from that very moment. A tie leaves it where it is. Before the first Intrigue is played, nobody holds it.

## Income

rule-pax-income-longest = Income from the longest category
    .text = If you played at least one card, look at the categories that grew this turn and pick the longest. Each card lying there brings you 1 Aureus.
rule-pax-income-senator = The Senator's extra
    .text = A turn in which you play at least one Senator brings 1 Aureus more. It stays at 1 even if you play several.
rule-pax-income-intrigue = Intrigue pays nothing
    .text = A turn in which you play at least one Intrigue brings no income whatsoever, not even the Senator's extra.
rule-pax-income-base = Basic income
    .text = If you play no card in your turn, you get 2 Aurei.

## The Senate's call

rule-pax-senate-follow = The Senate's call
    .text = Only with 5 to 8 players. When a player's turn is finished, income included, and one or more Senators were played in it, all others get a chance, clockwise: each may play one card from hand for 1 Aureus. It brings no income. The limit for Fleets and Armies holds, and Primus Conspiratus moves at once. A Senator played this way calls nobody.
    .ruling = The rulebooks have the others answer when Senators are played, but don't say whether the caller plays on and collects first. We play that the whole turn is finished first.

## End of a round

rule-pax-round-rome-takes = Rome takes a group
    .text = When everyone has had one turn, the group with the highest total value goes to Rome, face up; discounts play no part. If several are worth the same, it is the one at the lowest Legion. Rome has no limit for Fleets and Armies. If there are no cards at any Legion, nothing happens.
rule-pax-round-first-player = Who begins the next round
    .text = The holder of Primus Conspiratus goes first in the next round. As long as there is no holder, the first player doesn't change.
rule-pax-round-refill = New cards on offer
    .text = Every empty Legion gets one card from the deck, beginning with Legion I.

## End of the game

rule-pax-end-no-refill = Not enough to refill
    .text = If a round is to begin and the deck has fewer cards than there are empty Legions, the game is over at once. None of the Legions is filled any more.
rule-pax-end-exhausted = The deck is exhausted
    .text = If a player had to draw a card and found the deck empty, this round is the last: the game is over when all players have had their turn in it. With an option of the table, off by default, Rome still takes its group for this last round.
    .ruling = The rulebooks let the game stop after the last turn and don't say whether Rome still takes a group. We take that literally: it takes none, unless the option is switched on. “Exhausted” means to us that somebody wanted a card and found none. If the last card is drawn and nobody misses one, the round ends as usual, and the game ends when the Legions can't be filled.
rule-pax-end-reveal = Rome shows its cards
    .text = Rome's face-down cards are turned up at the end and count like all its others.
rule-pax-end-bonus = Bonus Fleets and Armies
    .text = For every 3 Fleet symbols there is 1 Army on top, for every 3 Army symbols 1 Fleet; players and Rome alike. These bonus pieces count against Rome and for points. They bring no further bonus, know no limit, and don't make a category count as played.
rule-pax-end-rome-wins = When Rome wins
    .text = Rome holds a category when no player has more symbols there than Rome. Holding 4 or more, Rome wins, and the holder of Primus Conspiratus is the winner.
    .ruling = The rulebooks don't say what happens if Rome wins and nobody holds Primus Conspiratus. We play that there is no winner then.
rule-pax-end-players-win = When the players win
    .text = If Rome holds fewer than 4 categories, the players have won. Points then decide among them: the highest total is the winner's.
rule-pax-score-category = Categories on display
    .text = 2 points for each category that has a card on your display.
rule-pax-score-stronger = Stronger than Rome
    .text = 3 points for each category where your symbols outnumber Rome's.
rule-pax-score-arms = Fleets and Armies
    .text = 1 point for each of your Fleet symbols and each of your Army symbols. Bonus pieces count too.
rule-pax-score-primus = The point for Primus Conspiratus
    .text = 1 point for holding Primus Conspiratus.
rule-pax-score-wealthiest = The greatest fortune
    .text = 4 points for the greatest fortune, which is your Aurei plus 1 for every card in hand. If several share first place, all of them get the 4 points.
rule-pax-end-tie = Equal points
    .text = Players who are level on the most points share the victory.
    .ruling = The rulebooks have no tie-break for the final points. We play without one.

## Solo

rule-pax-solo-setup = Setting up alone
    .text = 30 cards leave the game unseen; 3 Legions are laid out; Rome has 3 cards face down; you have 5 Aurei. You may not look at Rome. Since you are alone, each of your turns is a whole round.
rule-pax-solo-opening = Opening of the five games
    .text = In games 1 and 2 you draw 2 cards, keep 1 and slip 1 under the deck. In game 3 you draw 3 and put 1 on display, in game 4 you draw 4 and put 2 there, in game 5 you draw 5 and put 3 there; of the other two, 1 is slipped under and 1 kept. What you lay out here costs nothing, and the limit for Fleets and Armies does not hold for it.
    .ruling = The rulebooks don't say whether an Intrigue laid out here earns Primus Conspiratus. We play that it does; in the solo game this has no effect.
rule-pax-solo-limit-after = Over the limit from the start
    .text = If your opening goes over the limit for Fleets or Armies, those cards stay. You may play no further card of that kind until it fits the limit.
    .ruling = The rulebooks lift the limit for the opening and don't say how things go on. We play that nothing is taken back, and that later cards must fit.
rule-pax-solo-goal = What you have to reach
    .text = At the end all 7 categories must be on display. In games 1 to 5 you must also have more symbols than Rome in at least 3, 4, 5, 6 and 7 categories; bonus Fleets and Armies count. After a win the campaign goes on to the next game.
