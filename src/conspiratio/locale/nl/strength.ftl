# Hoe sterk de bots zijn: conspiratio lab strength.

cli-lab-strength = Meten hoe sterk de bots als geheel zijn: veel wedstrijden, elk met wat er gewenst is. Het duurt uren; bij stoppen gaat niets verloren.
cli-arg-only = Alleen de wedstrijden waarvan de naam zo begint; meer dan één met komma's ertussen.
cli-arg-games-strength = Hoeveel partijen voor elk getal.
cli-arg-record = Ook het meetverslag van de repository schrijven: docs/strength.json en docs/strength.md.

error-strength-unknown = Geen wedstrijd begint met “{ $found }”. Er zijn: { $known }.
error-strength-refused = De wedstrijd { $name } kan niet gespeeld worden: { $why }
error-strength-odd = { $seats } plaatsen zijn niet gelijk over twee te verdelen.
error-strength-no-repository = --record schrijft het meetverslag van de repository, en er is geen map { $folder }.
error-strength-format = { $file } is geen meetverslag van de sterkte ({ $expected }).

strength-playing = { $number } van { $count }: { $name }
strength-interrupted = Gestopt. Er is niets verloren: hetzelfde commando gaat verder met { $folder }.
strength-nothing-yet = Er is nog niets gemeten.
strength-kept = strength.json en de journaals van alle partijen staan in { $folder }.
strength-recorded = Het meetverslag is { $file }, en de pagina ervan { $page }.
strength-explained = Tussen haakjes: waar het ware getal 95 van de 100 keer ligt; het komt van hele delingen, elk vanaf elke plaats gespeeld. Gewonnen: van de plaatsen van de eerste, een gedeelde zege wordt verdeeld. Besliste vergelijkingen: van elk paar plaatsen van de twee in elke partij, als een van beide de betere rang had. Zeges alleen: van de partijen die precies één plaats won. Gehaald: ten opzichte van de delingen die dezelfde zoektocht met de stapel in zicht haalt. Wat op tijd denkt, krijgt op een snellere computer meer gedaan, aan beide kanten.

strength-title = Hoe sterk de bots zijn
strength-page-about = Deze pagina wordt geschreven door `conspiratio lab strength --record` ([het lab](lab.md#how-strong-the-bots-are-lab-strength)) uit [het meetverslag](strength.json), waarin alle instellingen staan. Verander haar niet met de hand.
strength-head-name = Wedstrijd
strength-head-what = Wat er gespeeld wordt
strength-head-counted = Geteld
strength-head-value = Gevonden
strength-head-wanted = Gewenst
strength-head-reached = Gehaald
strength-head-games = Partijen
strength-head-found = Gemeten

strength-among = { $game }: één { $a } tussen { NUMBER($others) } { $b }
strength-pairs = { $game }: { NUMBER($others) } { $a } tegen { NUMBER($others) } { $b }
strength-decks = { $what }, met { NUMBER($count) } stapels waarvan niemand geleerd heeft
strength-played = { $what } ({ $games } partijen)
strength-campaign = { $game }: { $level } alleen, in de campagne
strength-player-steps = zoeken in { NUMBER($steps) } stappen
strength-player-network = zoeken met het netwerk, { NUMBER($seconds) } s
strength-player-playouts = zoeken met willekeurige partijen, { NUMBER($seconds) } s
strength-player-now = consul, { NUMBER($seconds) } s
strength-player-former = vroegere consul, { NUMBER($seconds) } s
strength-player-ismcts = OpenSpiel ISMCTS, { NUMBER($seconds) } s
strength-counted-won = gewonnen, per plaats
strength-counted-decided = besliste vergelijkingen
strength-counted-outright = zeges alleen
strength-counted-cleared = spel { NUMBER($number) } gehaald
strength-at-least = minstens { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-at-most = hoogstens { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-yes = ja
strength-no = nee
