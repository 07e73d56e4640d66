# Rond het bord in de browser: wie aan de beurt is, het verloop, het gesprek, de tafel zelf, voor en na de partij.

## Beslissen

web-table-decision = Wie aan de beurt is
web-table-stand-in = Een bot beslist voor { $name }: { $what }
web-table-hurried = Het is druk: bots denken korter na.
web-table-time-left = Resterende tijd
web-table-hurry = Je tijd raakt op.
web-table-restart = Beurt opnieuw beginnen
web-table-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
web-table-all-moves = Alle zetten
web-table-more-moves = Er zijn meer zetten dan hier staan.
web-table-armed = Dit kun je niet terugnemen.
web-table-do-it = Doen
web-table-not-yet = Nog niet

## Voor een poosje

web-table-closed = Deze tafel is nu voor jou gesloten.
web-table-away = Je was weg: een bot speelt voor je.
web-table-waits-for = Wachten op { $names }.
web-table-past = Zo was het na zet { $number } van { $of }
web-table-back-to-now = Terug naar nu

## Naast het bord

web-table-beside = Verloop, gesprek en tafel
web-table-tab-log = Verloop
web-table-tab-table = Tafel
web-table-unread = nog niet gelezen:
web-table-log-empty = Er is nog niets gebeurd.
web-table-talk-players = Er is nog niets gezegd. Alleen de spelers horen je.
web-table-talk-watchers = Er is nog niets gezegd. Alleen de toeschouwers horen je.
web-table-setup = Afspraken
web-table-place = plaats { $place }
web-table-own-deck = met een eigen deck
web-table-deck = Deck: { $deck }
web-table-watched = anderen mogen toekijken
web-table-not-watched = niemand mag toekijken
web-table-absent-bot = wie geen tijd meer heeft, wordt vervangen door een bot ({ $level }) tot hij terug is
web-table-absent-resign = wie geen tijd meer heeft, heeft verloren
web-table-option-open-counts-off = geld en handkaarten blijven geheim
web-table-option-final-column-on = Rome neemt ook in de laatste ronde kaarten
web-table-option-solo-game-is = spel { $value } van de campagne
web-table-option-memory-aid-off = je onthoudt je fiches zelf
web-table-watchers = Toeschouwers uitnodigen
web-table-watch-note = Wie deze link opent, mag toekijken.
web-table-deeds = En verder
web-table-full-screen = Volledig scherm
web-table-muted = Geen meldingen van hier
web-table-seal = Het zegel op de kaarten
web-table-seal-note = Al het toeval lag vast voor de eerste zet. De replay opent dit zegel, zodat iedereen het kan nagaan.
web-table-share = Delen

## Voor de partij

web-table-missing = { $count ->
    [one] Er ontbreekt één speler.
   *[other] Er ontbreken { $count } spelers.
}
web-table-all-there = Iedereen is er. De gastheer begint de partij.
web-table-all-there-host = Iedereen is er.
web-table-close = Tafel sluiten
web-table-close-sure = Deze tafel voor iedereen sluiten?
web-table-shared = Op een gedeeld scherm
web-table-shared-note = De tafel komt op het grote scherm, de handkaarten op de telefoons.
web-table-to-screen = Het grote scherm openen
web-table-scan = Scan dit met je telefoon.
web-table-screen-host = Het scherm van de gastheer toont de codes voor de plaatsen.
web-table-curtain-undo = { $name }: terugnemen

## Na de partij

web-table-ended-resigned = { $name } heeft opgegeven: de partij is voorbij.
web-table-see-board = Naar het bord
web-table-see-end = Naar het einde
web-table-next-solo = Door naar spel { $game }
web-table-again-solo = Spel { $game } nog eens
web-table-join-rematch = Meedoen aan de revanche
web-table-share-replay = Replay delen
