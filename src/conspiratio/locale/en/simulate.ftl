# Many games of bots, summed up.

simulate-playing = Playing
simulate-replays-kept = { $count ->
    [one] The replay of the game is in { $folder }.
   *[other] The replays of all { $count } games are in { $folder }.
}
simulate-title = { $games ->
    [one] One game with { $seats } players
   *[other] { $games } games with { $seats } players
}
simulate-title-solo = { $games ->
    [one] One solo game of the bot { $bot }
   *[other] { $games } solo games of the bot { $bot }
}

## By seat

simulate-seat = Seat
simulate-bot = Bot
simulate-won = Won
simulate-by-points = by points
simulate-shared = shared
simulate-with-rome = with Rome
simulate-score = Score

## Who wins

simulate-outcome = Outcome
simulate-share = Games
simulate-players-win = One player wins by points
simulate-players-share = Several share the victory
simulate-rome-primus = Rome wins, with the Primus Conspiratus
simulate-rome-alone = Rome wins, and nobody with it

## Where the points come from, and how it went

simulate-source = Points for
simulate-points = A player, where Rome lost
simulate-course = Course of the games
simulate-rounds = Rounds
simulate-decisions = Decisions
simulate-no-refill = Ended because a Legion stayed empty
simulate-exhausted = Ended because the deck was used up
simulate-solo-won = Won
simulate-solo-stronger = Categories stronger than Rome
simulate-solo-categories = Categories on display

## Numbers

simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least }–{ $most })
simulate-none = –
