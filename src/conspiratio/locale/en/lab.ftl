# The lab: bots against bots, and what their games tell of the game.

cli-arena = Let bots play each other on mirrored deals, and see who is how much stronger, and how sure that is.
cli-lab = What bots can tell of the games.
cli-lab-balance = Write a report with plots: who wins, how long it takes, what every card is worth, for each number of players.
cli-arg-bots-arena = The bots that meet, each named once. A bot of your own is named module:Class.
cli-arg-players-arena = How many play at a table: { $company }.
cli-arg-games-arena = The least number of games; a few more are played, so that every deal is played from every seat.
cli-arg-engine = Where the games are played: local (processes of this machine) or ray (a Ray cluster).
cli-arg-ray-address = The Ray cluster to use, such as auto or host:6379. Without it, one is started here for the time.
cli-arg-out = The folder for the report and for the journal of games; with the same one again, it goes on where it stopped.
cli-arg-players-balance = Numbers of players, such as 4, 2-8 or 2,4,6. Without it, all there are.
cli-arg-bots-balance = One bot for all seats, or several, each studied by itself. A bot of your own is named module:Class.
cli-arg-games-balance = How many games for each number of players and each bot.

error-engine-unknown = There is no engine “{ $found }”. Choose one of: { $known }.
error-ray-address-alone = --ray-address is for --engine ray.
error-ray-unreachable = The Ray cluster at { $address } can't be reached: { $why }
error-journal-line = Line { $line } of { $file } is damaged. Delete that line and start again: its game is played anew.
error-journal-format = { $file } is no journal of games. Choose another folder with --out.
error-journal-settings = { $file } holds games with other settings ({ $setting } was { $found }, now it is { $wanted }). Choose another folder with --out.
error-arena-bots = An arena needs two bots or more, each named once; found: { $found }.
error-arena-alone = In an arena bots meet: --players has to be at least 2.
error-balance-bots = Name each bot once; found: { $found }.
error-players-range = “{ $found }” is no list of player numbers. Write 4, 2-8 or 2,4,6.

lab-interrupted = { $left ->
    [one] Stopped with one game to go. Nothing is lost: the same command goes on with { $folder }.
   *[other] Stopped with { $left } games to go. Nothing is lost: the same command goes on with { $folder }.
}

## Numbers

lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-number = { NUMBER($value, maximumFractionDigits: 1) }
lab-one-digit = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-two-digits = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-four-digits = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-interval-short = { $value } ({ $low }–{ $high })
lab-interval = { $value } ({ $low } – { $high })

## Arena

arena-title = { $games } games with { $seats } players, on { $deals ->
    [one] one deal
   *[other] { $deals } deals
} played from every seat
arena-won = Won of its seats
arena-rating = Rating
lab-games = Games
arena-wins = Wins
arena-place = Mean place
arena-seconds = Seconds a decision
arena-outright = Share of outright wins
arena-against = Share against
arena-decided = Share, ties left out
arena-explained = In brackets: where the true number lies 95 times in 100. Won: of the seats a bot had; a shared victory is divided. Outright wins: of the games that exactly one player won, and that one was one of the two bots. Share against: in every game each pair of seats with different bots is compared; the better place counts 1, an equal one half. Ties left out: only the comparisons that one of the two won; when Rome wins at PAX, everybody but the Primus shares the last place. Ratings are Elo's: 400 points more are odds of ten to one in a comparison; their mean is 1500.
arena-won-plot = Won of its seats, with the 95 % interval
arena-rating-plot = Rating, with its 95 % interval
arena-pairs-plot = Share of the row against the column
arena-nothing-yet = No deal has been played from every seat yet, so there is nothing to report.
arena-kept = arena.json, arena.svg and the journal of all games are in { $folder }.

## Balance: the page

balance-title = { $game }: how the game is balanced
balance-about = { $games } games; for each number of players and bot { $each }. Bots: { $bots }, the same one on every seat. Seed: { $seed }.
balance-intervals = Bars through points and numbers in brackets show where the true number lies 95 times in 100. Bots are not people: read it as what such players would make of these cards.
balance-deck-ours = Played with our reconstruction “{ $deck }” of the deck. The real cards are likely to differ, and with them these numbers.
balance-deck-own = Played with a deck of your own, “{ $name }”: { $count ->
    [one] one card differs
   *[other] { $count } cards differ
} from our reconstruction “{ $deck }”.
balance-numbers = The numbers
balance-nothing-yet = No game is over yet, so there is nothing to report.
balance-kept = The report is { $file }; the numbers and the journal of all games are beside it.
balance-count = Players
balance-players = { $count } players
balance-thing = What
balance-all-counts = All numbers of players
balance-difference = Percentage points more wins
balance-difference-aureus = The same for each Aureus

balance-overview = At a glance
    .pax = One line for each bot and number of players. Rome's share counts every game that Rome won, with the Primus Conspiratus or without.
    .caligula = One line for each bot and number of players.
balance-length = How long it takes
    .reading = Means of a game: rounds on the left, decisions of all players together on the right.
balance-sources = Where the points come from
    .pax = Mean points of a player, from each source, in the games that Rome lost.
    .caligula = Mean points of a player, from each source. Lost points hang below the line.

## Balance: PAX

balance-rome-share = Rome wins
balance-rome = Rome's share
    .reading = How often Rome wins. The higher, the more the players leave to Rome: each of them would gain by holding Rome back, but only one pays for it.
balance-outcomes = Who wins
    .reading = All games, by how they ended.
balance-holds = What Rome holds
    .reading = In how many games no player had more symbols of a category than Rome at the end. Rome wins with four. The darker the blue, the more often; where a column is dark throughout, the players get too few symbols of that category, or have too little reason to play them.
balance-order = Wins by turn order
    .reading = How many of all games were won by who began (I), who came second (II) and so on. Blue is more than a fair share, orange less; what is missing to 100 % is what nobody won.
balance-category = What a category is worth
    .reading = Players with more symbols of the category than the mean of their table, against the others at that table: by how much more often they won. Having much goes with winning anyway, so compare the categories with each other, not with zero.
balance-card = What a card is worth
    .reading = Players with the card on display at the end, against the others at their table: by how much more often they won; on the right for each Aureus of its value. Having many cards goes with winning anyway, so compare the cards with each other, not with zero.
balance-symbols = Symbols
balance-value = Aurei

## Balance: Caligula

balance-won-alone = Won by one alone
balance-fall = How the Empire fell
    .reading = In how many games it fell early, because cards had been removed; in how many somebody started the last conspiracy, and in how many it killed the last emperor.
balance-murders = Conspiracies and murders
    .reading = On the left the share of rounds in which the emperor died, on the right the conspiracies of a game. The last conspiracy is not counted in either.
balance-emperors = The emperors
    .reading = On the left in how many games each came to the throne, on the right how many of his reigns ended in murder.
balance-throne = Came to the throne
balance-death = Was murdered
balance-ordo = Wins by the Ordo at the start
    .reading = How many of all games were won by who began with each Ordo card. Blue is more than a fair share, orange less.
balance-ties = Ties
    .reading = In how many games the best had equally many points, and what decided between them.
balance-colour = What a colour is worth
    .reading = Players whom more cards of the colour concerned than the mean of their table, against the others at that table: by how much more often they won.
balance-effect = What an effect is worth
    .reading = Players who took the effect at least once, against the others at their table: by how much more often they won. Penalties are below; who bears many of them has often placed much.
balance-favour = What an emperor's favour is worth
    .reading = Players to whom their favour on the emperor brought points, against the others at their table: by how much more often they won.
balance-civitas = What a card is worth
    .reading = Players whom the Civitas card concerned (a reward, or for negative cards a penalty), against the others at their table: by how much more often they won.
balance-points = Points
balance-face = The card

## Solo

cli-lab-solo = How many deals of the solo campaign of PAX a level clears, beside a search that sees the whole deck.
cli-arg-level = The level that plays.
cli-arg-deals = How many deals of each of the five games.
error-kernel-needed = The kernel is not compiled here, and this needs it: install a C compiler (on Debian: gcc), then install Conspiratio again.
error-solo-deck = The search has no room for a deck of { $found } cards.
lab-solo-game = Game
lab-solo-deals = Deals
lab-solo-cleared = Cleared
lab-solo-deck = With the deck in sight
lab-solo-all = With Rome's cards too
lab-solo-of = { NUMBER($count) } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-solo-explained = Beside the level plays the same search with more in sight: once the whole deck, once Rome's face-down cards too. Nobody can play like that, so it shows what luck left possible. In brackets: how much of that the level cleared.
lab-solo-kept = All deals played are in { $file }: the same command goes on from there.

## Training

cli-lab-train = Train what the bots judge positions by, in games against themselves, generation by generation.
cli-arg-solo-train = Train for the solo campaign of PAX.
cli-arg-players-train = Numbers of players, such as 4, 2-8 or 2,4,6. Without it all there are, three and four more often.
cli-arg-generations = How many generations in all. More can be asked for later.
cli-arg-games-train = How many games each generation plays.
cli-arg-iterations = How many steps of search there are for each move of these games.
cli-arg-hidden = How wide the two hidden layers of the network are, at most 128 each.
cli-arg-epochs = How often a generation goes through all its positions.
cli-arg-start = Go on from these weights; without it the first generation watches the bots that go by rules of thumb.
cli-arg-decks = “one”: all games with the same deck. “random”: most games with decks drawn at random around ours, so that the bots know other decks, too.
cli-arg-out-train = The folder for games, weights, record and plot; with the same one again, it goes on where it stopped.

error-train-differs = { $folder } holds a training with another plan: { $fields }. Ask for the same as before, or choose another folder with --out.
error-train-number = { $option } has to be at least { $least }, not { $found }.
error-train-hidden = “{ $found }” are not two hidden layers. Write two numbers from 1 to { $most }, such as 32,16.
error-train-decks = “{ $found }” is no choice of decks. There are: { $known }.
error-train-start = { $file } belongs to a network with hidden layers of { $found }, and what has been learnt fits into no narrower one: add --hidden { $found }, or more.
error-train-solo-players = In the solo campaign one plays alone: leave out --players.
error-train-log = { $file } is no record of a training. Choose another folder with --out.
error-train-log-lost = { $folder } holds games of a training, but not its record (train.json): nobody knows how they were played. Choose another folder with --out.
error-train-piece = { $file } is damaged. Delete it and start again: its games are played anew.
error-train-features = { $file } was played with another version of Conspiratio: it tells { $found } numbers of each seat, now there are { $expected }. Choose another folder with --out.
error-weights-folder = { $variable } names { $folder }, and there is no such folder.
error-weights-format = { $file } is no file of weights ({ $expected }).
error-weights-damaged = The weights in { $file } can't be used: { $why }.
error-weights-unfitting = The weights in { $file } do not fit: they expect { $found } numbers of each seat, and { $game } has { $expected }. Train new ones with: conspiratio lab train { $game }

train-title = Training: { $name }
train-generation = Generation
train-positions = Positions
train-win = Victory
train-rank = Comparisons
train-rome = Rome
train-loss = Loss on unseen positions
train-against = Share against the one before
train-won = Solo games won
train-explained = Loss: how far off the network is in games it has never learnt from; less is better. Share: seats of a generation compared with those of the one before, on mirrored deals; more than half is progress. In brackets: where the true number lies 95 times in 100.
train-explained-solo = Loss: how far off the network is in games it has never learnt from; less is better. Won: always the same deals, with games one to five of the campaign among them. In brackets: where the true number lies 95 times in 100.
train-nothing-yet = No generation is done yet, so there is nothing to report.
train-kept = In { $folder } are the weights of every generation, the record (train.json) and the plot (train.svg). Bots use the newest weights, { $name }, with CONSPIRATIO_WEIGHTS={ $folder }
train-interrupted = Stopped in generation { $number }. Nothing is lost: the same command goes on with { $folder }.
train-stage-play = Generation { $generation } of { $generations }: playing
train-stage-learn = Generation { $generation } of { $generations }: learning
train-stage-match = Generation { $generation } of { $generations }: against the one before
