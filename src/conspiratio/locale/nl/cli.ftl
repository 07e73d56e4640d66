# De opdrachtregel: hulp, argumenten, fouten.

cli-help =
    PAX en Caligula, twee spellen vol intriges in het oude Rome, in je terminal: alleen, tegen bots of met vrienden achter één scherm.

    Zo begin je:
      conspiratio play pax              PAX: jij tegen drie bots
      conspiratio play caligula         Caligula: jij tegen drie bots
      conspiratio play pax --solo 1     de solitaire campagne van PAX
      conspiratio rules caligula        de regels in het kort
cli-epilogue =
    “conspiratio COMMANDO --help” vertelt meer over een commando. De teksten zijn er in het Nederlands, Engels, Duits en Frans: bijvoorbeeld met --lang en, anders volgens de instelling van je systeem.

    Een onofficiële digitale versie: PAX is een spel van Bernd Eisenstein, uitgegeven door Irongames; Caligula is een spel van Pierluca Zizzi, uitgegeven door Post Scriptum.
cli-commands = Commando's
cli-options = Opties
cli-arguments = Argumenten
cli-help-flag = Deze hulp tonen.
cli-version-flag = De versie tonen.

cli-play = Een partij spelen in deze terminal. Stop je halverwege, dan wordt ze opgeslagen; bij de volgende “play” kun je verdergaan.
cli-simulate = Bots veel partijen laten spelen en zien wie er wint, hoe lang het duurt en waar de punten vandaan komen.
cli-replay = Een afgelopen partij lezen als verhaal, zet voor zet doorlopen, of nagaan of de regels gevolgd zijn en het zegel van de kaartverdeling klopt.
cli-rules = De regels in onze eigen woorden: allemaal in een lijst, of één regel met zijn plek in de boekjes.
cli-rules-more = “conspiratio rules { $game } { $rule }” toont één regel, “conspiratio rules { $game } { $chapter }” een hoofdstuk.
cli-deck = De kaartenset als bestand: exporteren, verbeteren, controleren.
cli-deck-export = Een van onze kaartensets naar een bestand schrijven, om hem kaart voor kaart te verbeteren.
cli-deck-list = De meegeleverde kaartensets noemen, en wat elke set doet.
cli-deck-check = Een kaartensetbestand controleren; een fout wordt gemeld met regel en kaart.

cli-arg-game = Welk spel: { $games }.
cli-counts = { $game } { $least } tot en met { $most }
cli-arg-lang = Taal: { $known }.
cli-arg-deck = Spelen met deze kaartenset: een van de onze, met zijn naam (zie “conspiratio deck list”), of een uit een bestand.
cli-arg-deck-name = Welke van onze kaartensets, met zijn naam; anders de gewone.
cli-arg-game-decks = Welk spel: { $games }. Anders: alle.
cli-arg-free = Laat de kaartenset ook andere aantallen kaarten hebben, en bij PAX 1 tot 9 symbolen en Aurei per kaart.
cli-arg-seed = Startwaarde voor het toeval: dezelfde geeft dezelfde partij.
cli-arg-open-counts = PAX: tonen hoeveel geld en hoeveel kaarten de anderen hebben; --no-open-counts verbergt het.
cli-arg-final-column = PAX: Rome neemt ook in de laatste ronde een groep, als de stapel op is.
cli-arg-first = PAX: de plaats die begint (vanaf 0); anders beslist het lot.
cli-arg-memory-aid = Caligula: toont je de waarden van de fiches die je geplaatst hebt; --no-memory-aid verbergt ze ook voor jou.
cli-arg-players = Met hoeveel je speelt, bots meegeteld: { $players }. In je eentje speel je bij PAX de solitaire campagne.
cli-arg-bots = Hoe sterk de bots zijn: tiro (beginner), quaestor (makkelijk), aedilis (degelijk), praetor (sterk) of consul (sterkst); één niveau voor allemaal, of voor elk één, met komma's ertussen. Een eigen bot noem je module:Klasse.
cli-arg-solo = PAX: dit spel van de solitaire campagne spelen, 1 tot en met 5. Zonder deze optie gaat “--players 1” verder waar je bent.
cli-arg-hotseat = Spelers die dit scherm delen, bijvoorbeeld Anna,Ben; tussen de beurten valt er een gordijn.
cli-arg-plain = Regels tekst in plaats van een tafel op het volle scherm (voor pipes en schermlezers).
cli-arg-new = Een nieuwe partij beginnen zonder naar een opgeslagen partij te vragen.
cli-arg-games = Hoeveel partijen.
cli-arg-bots-list = Eén bot voor alle plaatsen, of één per plaats: greedy,random,random,random. Een eigen bot noem je module:Klasse.
cli-arg-solo-game = PAX: dit spel van de solitaire campagne simuleren, 1 tot en met 5.
cli-arg-replays = Van elke partij een replaybestand in deze map schrijven.
cli-arg-jobs = Hoeveel partijen tegelijk lopen. Aan de partijen zelf verandert dat niets.
cli-arg-file = Een replaybestand.
cli-arg-check = Alleen controleren: zijn alle zetten toegestaan, klopt de uitslag, past het zegel bij de kaartverdeling?
cli-arg-step = De partij zet voor zet doorlopen, telkens met de tafel erna.
cli-arg-seat = De partij door de ogen van deze plaats zien (vanaf 0).
cli-arg-review = Een afgelopen partij nog eens bekijken: ieders kansen, fouten, geluk, en wat haar besliste.
cli-arg-rule = De id van een regel, zoals caligula.plot.bid, of een hoofdstuk, zoals caligula.plot.
cli-arg-deck-file = Een kaartensetbestand (TOML).

cli-unknown-option = De optie { $option } is er niet. Met --help zie je wat er is.
cli-unknown-command = Het commando “{ $command }” is er niet. “conspiratio --help” toont ze allemaal.
cli-unused = “{ $word }” hoort hier niet. Met --help zie je wat waar hoort.
cli-bad-value = “{ $value }” past niet bij { $option }. Met --help zie je wat er kan staan.
cli-missing = { $option } ontbreekt. Met --help zie je wat er kan staan.
cli-repeated = { $option } is meer dan eens opgegeven.

deck-exported = { $file } bevat nu de kaartenset. Verbeter hem, en dan: conspiratio deck check { $file }
deck-list-game = { $game } (zonder --deck: { $deck })
deck-category-line = { $category }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}, { $value ->
    [one] { $value } Aureus
   *[other] { $value } Aurei
}
deck-good = De kaartenset is goed: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $differing ->
    [0] allemaal zoals die van ons
    [one] { $differing } wijkt af van de onze
   *[other] { $differing } wijken af van de onze
}.
cli-usage = Gebruik: { $form }
cli-default = { $help } Standaard: { $value }.
cli-arg-players-simulated = Hoeveel er spelen: { $players }. Standaard: 4.
cli-arg-seal = De kaartverdeling vergelijken met het zegel dat je vóór de partij te zien kreeg.
deck-colour-line = { $colour }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} ({ $single } enkele, { $group } groeps-, { $negative } negatieve)
deck-caligula-line = { $emperors } keizers, { $sequentia ->
    [one] { $sequentia } Sequentia-kaart
   *[other] { $sequentia } Sequentia-kaarten
}
