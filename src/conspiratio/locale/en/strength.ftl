# How strong the bots are: conspiratio lab strength.

cli-lab-strength = Measure how strong the bots are as a whole: many contests, each with what is wanted of it. It takes hours; stopping loses nothing.
cli-arg-only = Only the contests whose names begin like this; several are separated by commas.
cli-arg-games-strength = How many games for each figure.
cli-arg-record = Write the record of the repository, too: docs/strength.json and docs/strength.md.

error-strength-unknown = No contest begins with “{ $found }”. There are: { $known }.
error-strength-refused = The contest { $name } can't be played: { $why }
error-strength-odd = { $seats } seats can't be shared by two players evenly.
error-strength-no-repository = --record writes the record of the repository, and there is no folder { $folder }.
error-strength-format = { $file } is no record of strength ({ $expected }).

strength-playing = { $number } of { $count }: { $name }
strength-interrupted = Stopped. Nothing is lost: the same command goes on with { $folder }.
strength-nothing-yet = Nothing has been measured yet.
strength-kept = strength.json and the journals of all games are in { $folder }.
strength-recorded = The record is { $file }, and its page { $page }.
strength-explained = In brackets: where the true number lies 95 times in 100; it comes from whole deals, each played from every seat. Won: of the seats of the first, a shared victory is divided. Decided comparisons: of each pair of seats of the two in every game, if one had the better place. Outright wins: of the games that exactly one seat won. Cleared: of the deals that the same search clears if it sees the deck. What thinks by time gets more done on a faster machine, on both sides.

strength-title = How strong the bots are
strength-page-about = This page is written by `conspiratio lab strength --record` ([the lab](lab.md#how-strong-the-bots-are-lab-strength)) from [the record](strength.json), which has all settings. Don't change it by hand.
strength-head-name = Contest
strength-head-what = What is played
strength-head-counted = Counted
strength-head-value = Found
strength-head-wanted = Wanted
strength-head-reached = Reached
strength-head-games = Games
strength-head-found = Measured

strength-among = { $game }: one { $a } among { NUMBER($others) } { $b }
strength-pairs = { $game }: { NUMBER($others) } { $a } against { NUMBER($others) } { $b }
strength-decks = { $what }, on { NUMBER($count) } decks that nobody has learnt from
strength-played = { $what } ({ $games } games)
strength-campaign = { $game }: { $level } alone, in the campaign
strength-player-steps = search with { NUMBER($steps) } steps
strength-player-network = search by the network, { NUMBER($seconds) } s
strength-player-playouts = search by playouts, { NUMBER($seconds) } s
strength-player-now = consul, { NUMBER($seconds) } s
strength-player-former = former consul, { NUMBER($seconds) } s
strength-player-ismcts = OpenSpiel ISMCTS, { NUMBER($seconds) } s
strength-counted-won = won of its seats
strength-counted-decided = decided comparisons
strength-counted-outright = outright wins
strength-counted-cleared = game { NUMBER($number) } cleared
strength-at-least = at least { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-at-most = at most { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-yes = yes
strength-no = no
