# The pages beside the table: playing at once, making a table, watching, ratings, campaign, deal of the day.

## Names

web-home-clock-live-name = { $minutes } min + { $increment } s
web-home-clock-days-name = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}

## Play now

web-home-title = Two games of intrigue in ancient Rome
web-home-about-pax = Break Rome's power, and outdo your rivals.
web-home-about-caligula = Plot against the emperor, with and against the others.
web-home-players = { $least }–{ $most } players
web-home-you-are = You play as { $name }.
web-home-you-get = You get a Roman name.
web-home-rename = Change
web-home-choose-name = Choose your own
web-home-no-account = No account needed
web-home-cancel = Cancel
web-home-again = Try again
web-home-play = Play
web-home-go-on = Go on
web-home-more = More

## Tables

web-home-waiting = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
web-home-continue = Your games
web-home-none-running = No game under way.
web-home-broken = Can't be opened
web-home-all = Show all { $count }
web-home-none-open = Nobody is waiting for players just now.
web-home-see-table = See the table
web-home-none-playing = No public game is being played just now.
web-home-all-tables = All tables
web-home-being-played = Being played
web-home-both-games = Both games
web-home-free-seats = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
web-home-more-names = { $count ->
    [one] one more
   *[other] { $count } more
}
web-home-solo = Solo, game { $game }
web-home-ended-won = Won
web-home-ended-lost = Lost
web-home-ended-nothing = No result
web-home-ended-nth = Place { $place }
web-home-ended-place = Place { $place } of { $seats }

## Where else to go

web-home-doors = Where else to go
web-home-door-new = Make a table
    .note = With friends, by link or beside you
web-home-door-learn = Learn
    .note = A guided first game
web-home-door-rules = Rules
    .note = In short, with search
web-home-door-watch = Watch
    .note = Public games, now
web-home-door-ratings = Ratings
    .note = Who plays best

## A new table

web-home-new-kind = What kind of game?
web-home-preset-friends = With friends, by link
    .note = Send a link; everybody plays on their own device.
web-home-preset-hotseat = At one device
    .note = You pass it on; a curtain falls in between.
web-home-preset-screen = Television and phones
    .note = The table on the big screen, your cards on your phones.
web-home-preset-days = By correspondence
    .note = Days for every decision, with notices.
web-home-preset-rated = Rated
    .note = Open to everybody, with clock and rating.
web-home-new-count = How many seats
web-home-seat-me = me ({ $name })
web-home-seat-bot = bot: { $level } ({ $about })
web-home-new-bots-later = Open seats can still get bots at the table.
web-home-clock-none = No clock
web-home-clock-live = Live
web-home-clock-days = Days
web-home-absent = Whoever runs out of time…
web-home-absent-bot = …is replaced by a bot
web-home-absent-resign = …has lost
web-home-absent-rated = In a rated game, whoever runs out of time has lost; the weakest bot plays on for the others.
web-home-stand-in = How strong is that bot?
web-home-new-company = Who comes, who watches
web-home-joins = Who may sit down?
web-home-joins-invitation = Anybody with the link
web-home-joins-public = Anybody
web-home-starts = When does it start?
web-home-starts-full = When all are there
web-home-starts-host = When I say so
web-home-spectators = Spectators
    .note = Anybody with the link may watch; hands stay hidden.
web-home-rated = Counts for the ratings
    .note = Accounts only, one seat each, the usual deck, none of our bots.
web-home-rated-guest = Rated games need an account.
web-home-shared = Shared screen
    .note = The table stands on this screen, your cards are on your phones.
web-home-bots-welcome = Other people's bots may join
    .note = Programs that play by themselves.
web-home-pace = Pace of the bots
web-home-pace-0 = at once
web-home-pace-400 = quick
web-home-pace-900 = easy to follow
web-home-pace-2000 = leisurely
web-home-new-options = Options of the game
web-home-options-usual = as usual
web-home-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
web-home-option-pax-open-counts = Open counts
    .note = Everybody sees how much money and how many cards the others hold.
web-home-option-pax-final-column = Rome takes to the very end
    .note = Rome takes a group in the last round too, when the deck has run out.
web-home-option-pax-solo-game = Game of the campaign
    .note = For one player only: game 1 is the easiest.
    .unset = none
web-home-option-pax-first = First player
    .note = Who begins the game.
    .unset = drawn by lot
web-home-option-caligula-memory-aid = Memory aid
    .note = You always see the values of the markers you have placed.
web-home-new-deck = Deck
web-home-deck-own = your own
web-home-deck-note = Do cards in your box differ from ours? Take our deck, correct it, and play with it.
web-home-deck-file = Choose a file
web-home-deck-ours = Our { $game } deck
web-home-deck-none = Without this deck
web-home-deck-text = Your deck, as text
web-home-deck-empty = Empty: the deck we ship.
web-home-deck-line = Show line { $line }
web-home-deck-free = Free deck
    .note = It need not keep to the numbers in the box.
web-home-sum-beside = { $count ->
    [one] one beside you
   *[other] { $count } beside you
}
web-home-sum-open = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-home-sum-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}

## Ratings

web-home-ratings-note = New players start at 1500. The bar shows where the true strength lies; it gets shorter with every rated game.
web-home-ratings-fair = The same opponent counts less and less: within 30 days five games in full, five half, five a quarter, and so on. Nobody gains by a game that they resign, or that a bot plays for them.
web-home-provisional = still uncertain
web-home-bot = Bot
web-home-your-rating = Your rating
web-home-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
web-home-your-games = Your rated games
web-home-chart = Your rating, { $count ->
    [one] after one game
   *[other] over { $count } games
}: from { $first } to { $last }.
web-home-make-rated = Make a rated table

## Campaign

web-home-campaign-state = { $state ->
    [won] Game { $game }: won
    [next] Game { $game }: up next
   *[later] Game { $game }
}
web-home-campaign-asks = Lay out all 7 categories, and be stronger than Rome in { $game ->
    [1] 3
    [2] 4
    [3] 5
    [4] 6
   *[5] all 7
} of them.
web-home-campaign-begins = { $game ->
    [3] You draw 3 cards: you lay out 1 at once and keep 1.
    [4] You draw 4 cards: you lay out 2 at once and keep 1.
    [5] You draw 5 cards: you lay out 3 at once and keep 1.
   *[other] You draw 2 cards and keep 1.
}

## Deal of the day

web-home-daily-about = Everybody gets the same cards and the same three bots, once. Compare when you are done.
web-home-daily-played = { $count ->
    [0] nobody has finished yet
    [one] { $count } has finished
   *[other] { $count } have finished
}
web-home-daily-ranking = Ranking
web-home-daily-secret = You will see the ranking once you have played.
web-home-daily-late = finished later
web-home-daily-unranked = not ranked
web-home-daily-guest = You play as a guest, so your game will not be ranked, not even if you sign in afterwards.
web-home-daily-was-guest = You began this deal as a guest, so your game is not ranked. The next one will be.
web-home-daily-fair = Only accounts are ranked, with one try each. The bots' luck is the same for everybody, too: whoever has a second account, or has watched a friend play, knows what comes. We can't prevent that.
web-home-your-game = Your game
web-home-rank = Rank
web-home-today = Today
web-home-day-before = The day before
web-home-day-after = The day after
web-home-next-deal = next deal in { $hours } h { $minutes } min
