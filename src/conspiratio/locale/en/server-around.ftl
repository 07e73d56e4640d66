# Around the tables: replays, the deal of the day.

error-daily-begun = You have begun this deal of the day already. You find it among your games.
error-daily-day = { $found } is not a day. Write it like 2026-11-15.
error-replay-not-yet = There is no replay of this table: the game is not over, or it never began.
error-replay-step = There is no step { $number }. The last one of this game is { $moves }.
