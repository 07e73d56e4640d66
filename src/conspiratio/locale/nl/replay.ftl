# Replaybestanden lezen en controleren.

replay-moves-legal = { $count ->
    [0] Nog geen zet om te controleren ({ $rules }).
    [one] { $count } zet, volgens de regels ({ $rules }).
   *[other] Alle { $count } zetten zijn volgens de regels ({ $rules }).
}
replay-no-commitment = Het bestand heeft geen zegel: of de kaartverdeling al voor de partij vastlag, is niet te zeggen.
replay-running = De partij is nog niet uit.
replay-given-up = De partij is voor het einde opgegeven.
replay-step-help = Enter: volgende zet, b: terug, r: volgende ronde, een getal: naar die zet, q: stoppen
replay-step-prompt = Zet { $at } van { $last }
replay-seal-fits = De kaartverdeling past bij het zegel in het bestand; vergelijk het met het zegel dat vóór de partij getoond werd (of noem dat met --seal): { $commitment }
replay-seal-proved = Het is de kaartverdeling die vóór de partij verzegeld werd: { $commitment }
