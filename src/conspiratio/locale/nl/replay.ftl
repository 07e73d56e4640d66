# Replaybestanden lezen en controleren.

replay-moves-legal = { $count ->
    [0] Nog geen zet om te controleren ({ $rules }).
    [one] { $count } zet, volgens de regels ({ $rules }).
   *[other] Alle { $count } zetten zijn volgens de regels ({ $rules }).
}
replay-commitment-holds = De kaartverdeling is dezelfde die voor de partij werd verzegeld: { $commitment }
replay-no-commitment = Het bestand heeft geen zegel: of de kaartverdeling al voor de partij vastlag, is niet te zeggen.
replay-running = De partij is nog niet uit.
replay-step-help = Enter: volgende zet, b: terug, r: volgende ronde, een getal: naar die zet, q: stoppen
replay-step-prompt = Zet { $at } van { $last }
