# Rond de tafels: replays, de partij van de dag.

error-daily-begun = Je bent al aan deze partij van de dag begonnen. Je vindt haar bij je partijen.
error-daily-day = { $found } is geen dag. Schrijf hem zo: 2026-11-15.
error-replay-not-yet = Van deze tafel is er geen replay: de partij is nog niet uit, of is nooit begonnen.
error-replay-step = Zet { $number } is er niet. De laatste van deze partij is zet { $moves }.
