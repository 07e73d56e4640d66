# Learning by playing: the page, the guide at the table, and what it says, a title and a few sentences a lesson.

## The page

web-learn-title = Learn by playing
web-learn-note = A first game at the real table, against two bots, with a guide at your side. You do everything once and hear why. Then the game is yours.
web-learn-pax-about = Seven kinds of influence, and Rome wants them all. Buy, play, and keep an eye on the scales.
web-learn-caligula-about = Emperors come and go. Place in secret, gather daggers, choose your conspiracies.
web-learn-minutes = About { $guided } minutes with the guide, { $whole } to the end.
web-learn-begin = Learn { $game }
web-learn-continue = Go on playing
web-learn-anew = Start again

## The guide

web-learn-guide = Your guide
web-learn-progress = { $done } of { $all } learnt
web-learn-back = Back
web-learn-forward = Forward
web-learn-show = Show me where
web-learn-silent = Play on. Your guide will speak up when there is something new.
web-learn-skip = I know this: go on without
web-learn-return = Call the guide
web-learn-finish = On with the game

## PAX

web-learn-pax-goal = Rome, or you
    .text = There are seven kinds of influence. If Rome holds four or more of them at the end, Rome wins. If not, the player with the most points does.
web-learn-pax-opening = Your first card
    .text = A card has a category, one or two symbols (its strength), and a value in Aurei. Keep one; the other goes under the deck.
web-learn-pax-legions = The Legions
    .text = Cards are for sale here, always all those of one Legion together. When everyone has had a turn, Rome takes the most valuable group: as it stands, Legion { $legion }.
web-learn-pax-choice = Your turn
    .text = A full turn is: draw, buy, play, collect. The other choice, a look at Rome's hidden cards, can wait. Take the full turn now.
web-learn-pax-draw-first = Three cards, three places
    .text = They come one by one. One goes to your hand, one to a Legion, one under the deck. Is this one good enough for your hand?
web-learn-pax-draw-second = For sale to everyone
    .text = A card at a Legion is for sale: to you in a moment, then to the others. And the more valuable the group, the likelier Rome is to take it.
web-learn-pax-draw-third = The last place
    .text = The third card takes the place that is left. Choose early, or wait for something better: that is the gamble.
web-learn-pax-buy = Buy a Legion's cards
    .text = Once a turn you may buy all the cards of one Legion. You have { $money }: save 1 if you want to play two cards.
web-learn-pax-limit = Fleets and Armies need a base
    .text = Count your Land symbols and your Intrigue symbols: the larger number is the limit for your Fleet symbols, and for your Army symbols too. Your limit now: { $limit }.
web-learn-pax-play = Lay out your cards
    .text = Your first card in a turn is free, the second costs 1 Aureus, the third 2, and so on. Only what lies before you counts against Rome.
web-learn-pax-income = Your income
    .text = At the end of your turn, the longest of the categories you added to pays 1 Aureus a card. A Senator played adds 1; an Intrigue stops it all. As it stands: { $money }.
web-learn-pax-scales = The seven scales
    .text = Rome against the strongest player, in every category; your own number stands beside it. A tie is Rome's. As far as you can see, Rome holds { $held }; 4 at the end are enough.
web-learn-pax-rome = Rome has taken its share
    .text = The round is over: the most valuable group went to Rome, face up. Then every empty Legion got a new card.
web-learn-pax-look = Worth a look?
    .text = Rome's three hidden cards count at the end. A look shows them to you and brings 2 Aurei, but takes up your whole turn.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Whoever shows the most Intrigue holds this card: they begin the next round, and it is worth 1 point. And if Rome wins, they win with it.
web-learn-pax-gifts = Strength in numbers
    .text = Every 3 Wealth symbols make a group 1 Aureus cheaper for you; with 3 Religion symbols you see two drawn cards at once. At the end, every 3 Fleets bring an Army, and every 3 Armies a Fleet.
web-learn-pax-points = What brings points
    .text = 2 for each category in your display, 3 for each in which you outdo Rome, 1 for each Fleet and Army symbol, 1 for Primus Conspiratus, 4 for the greatest fortune (Aurei and cards in hand).
web-learn-pax-end = How it ends
    .text = The deck is the clock: { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } left. When it has run out, Rome turns up its hidden cards, and the scales decide.
web-learn-pax-done = You know it all now
    .text = The rest is up to you: outdo Rome, and outwit the others. The rules are there whenever you want them.

## Caligula

web-learn-caligula-goal = Power behind the throne
    .text = Emperors come and go; you stay. Points come from murders that succeed, and from your favour on the emperor who reigns. Whoever has the most points wins.
web-learn-caligula-markers = Your markers
    .text = Everyone in turn puts a marker face down on a card. What yours are worth, from −1 to 4, only you know.
web-learn-caligula-sure = A sure thing
    .text = First comes { $colour }, and the card is a group card: everyone with a sum of at least { $minimum } there gets its effect. Place a marker on it that is high enough.
web-learn-caligula-kinds = Three kinds of cards
    .text = Single: only for the highest sum, if it reaches the minimum. Group: for all who reach it. Negative: it hits all who don't, even those with no marker there.
web-learn-caligula-sums = Sums and bluffs
    .text = Your markers on a card are added up; in a tie, the marker furthest left is ahead. A 0 or a −1 is worth little, but the others don't know that.
web-learn-caligula-sequentia = The Sequentia
    .text = These six cards are carried out from left to right. Four of them name colours: the card on position 1 of each is resolved, then the one on position 2 moves up.
web-learn-caligula-reward = Your reward
    .text = Your sum was high enough: the effect is yours, if you want it. Where AUT stands between two, take one or the other.
web-learn-caligula-hand = Coniura and Pugio
    .text = With a Coniura you start a conspiracy or join one. A Pugio is a dagger, or a shield for the emperor. A double card is either, never both at once.
web-learn-caligula-start = A conspiracy?
    .text = After each Sequentia card anyone may start one; a single Coniura is enough. To kill { $emperor } takes { $life ->
        [one] { $life } dagger
       *[other] { $life } daggers
    }. If you wait, you can still join when somebody else starts one.
web-learn-caligula-bid = Pass, join or raise
    .text = { $name } leads with { $total }. Match that to join, lay more to lead yourself, or pass: then you may protect the emperor.
web-learn-caligula-favour = Favour
    .text = The leader names who shall reign next. Conspirators may put their favour on him or on the emperor: at the end of each round, favour on the emperor brings his points.
web-learn-caligula-murder = Shields and daggers
    .text = Whoever stayed out may lay one Pugio as a shield: 1 more life. Then each conspirator may strike once, with any number of daggers. As many daggers as life, and he is dead.
web-learn-caligula-spoils = The spoils
    .text = If the emperor dies, the leader gets 1 conspiracy point, and every conspirator who struck gets 1 victory point. If he lives, nobody gets anything.
web-learn-caligula-ordo = Ordo
    .text = Your Ordo card is your place in the order of play: who places first, who is asked first. One of the Sequentia cards passes all of them to the left.
web-learn-caligula-penalty = A negative card
    .text = It hits everyone below the minimum, and there is no declining it. Of two penalties you choose one; what you don't have can't be taken.
web-learn-caligula-round = The next round
    .text = Favour on the emperor has brought its points. Markers on cards that were not resolved stay where they are; you place those that came back.
web-learn-caligula-fall = The fall of the Empire
    .text = When a round is over and fewer than ten Civitas cards are open, the Empire falls: one last conspiracy, then the points are counted. Primus Inter Pares breaks a tie.
web-learn-caligula-done = You know it all now
    .text = The rest is up to you: trust nobody, and back the right emperor. The rules are there whenever you want them.
