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
simulate-solo-stronger = Categories stronger than Rome
simulate-solo-categories = Categories on display

## Caligula

simulate-alone = alone
simulate-ordo = Ordo at the start
simulate-points-all = A player
simulate-source-leader = Leading a murder
simulate-source-dagger = Daggers
simulate-source-favour = Favour
simulate-source-lost = Lost
simulate-plots = Conspiracies, the last one apart
simulate-murders = Rounds in which the emperor died
simulate-last-plots = Last conspiracy: started
simulate-last-murders = Last conspiracy: the emperor died
simulate-early = The Empire fell early: cards removed
simulate-ties = Ties, decided by
simulate-tie-primus = Primus Inter Pares
simulate-tie-conspiracy = conspiracy points
simulate-tie-cards = cards in hand
simulate-tie-shared = nothing: shared

## Numbers

simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least }–{ $most })
simulate-none = –
