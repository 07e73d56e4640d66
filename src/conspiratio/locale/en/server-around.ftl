# Around the tables: replays, the deal of the day.

error-daily-begun = You have begun this deal of the day already. You find it among your games.
error-daily-day = { $found } is not a day. Write it like 2026-11-15.
error-replay-not-yet = There is no replay of this table: the game is not over, or it never began.
error-replay-step = There is no step { $number }. The last one of this game is { $moves }.

## Who has won many points from whom, for the host

error-audit-nothing = There is nothing to look at in { $database }: no server has run there yet.
audit-nobody = Nothing unusual in the last { $days } days: no pair has played { $games } rated games or more together, mostly with nobody else.
audit-explained = Listed is who has met the same opponent { $games } times or more in { $days } days, in at least half of their rated games, and has gained by it. “share” is the part of their rated games that is, “given up” how many ended by resigning. A bot counts as its owner. That proves nothing: two friends look the same, and addresses are not kept.
audit-game = game
audit-name = name
audit-opponent = opponent
audit-games = games
audit-share = share
audit-won = won
audit-given-up = given up
audit-points = points
