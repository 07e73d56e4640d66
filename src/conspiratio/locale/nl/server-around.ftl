# Rond de tafels: replays, de partij van de dag.

error-daily-begun = Je bent al aan deze partij van de dag begonnen. Je vindt haar bij je partijen.
error-daily-day = { $found } is geen dag. Schrijf hem zo: 2026-11-15.
error-replay-not-yet = Van deze tafel is er geen replay: de partij is nog niet uit, of is nooit begonnen.
error-replay-step = Zet { $number } is er niet. De laatste van deze partij is zet { $moves }.

## Wie van wie veel punten heeft gewonnen, voor de host

error-audit-nothing = In { $database } valt niets te bekijken: daar heeft nog geen server gedraaid.
audit-nobody = Niets ongewoons in de laatste { $days } dagen: geen paar heeft { $games } of meer partijen die meetellen met elkaar gespeeld en nauwelijks met anderen.
audit-explained = Hier staat wie in { $days } dagen { $games } keer of vaker dezelfde tegenstander had, in minstens de helft van de eigen partijen die meetellen, en daardoor won. “aandeel” is dat deel van de eigen partijen, “opgegeven” hoeveel er door opgeven eindigden. Een bot telt als zijn eigenaar. Dat bewijst niets: twee vrienden zien er net zo uit, en adressen worden niet bewaard.
audit-game = spel
audit-name = naam
audit-opponent = tegenstander
audit-games = partijen
audit-share = aandeel
audit-won = gewonnen
audit-given-up = opgegeven
audit-points = punten
