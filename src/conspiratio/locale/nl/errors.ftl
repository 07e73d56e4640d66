# Wat er mis is met iets wat we gekregen hebben, en waar.

error-prefix = Fout: { $what }
error-at-line = Regel { $line }: { $what }
error-language-unknown = De taal “{ $found }” is er hier niet. Kies uit: { $known }.
error-file-unreadable = { $file } kan niet gelezen worden: { $why }.
error-file-unwritable = { $file } kan niet geschreven worden: { $why }.
error-file-not-text = { $file } is geen tekstbestand (op positie { $position } staat een byte die geen UTF-8 is).
error-file-exists = { $file } bestaat al; er is niets overschreven. Kies een andere naam of verwijder het bestand eerst.
error-players-count = { $game } is een spel voor { $least } tot { $most } spelers, niet voor { $found }.
error-first-seat = Plaats { $found } is er niet aan een tafel voor { $seats } (we tellen vanaf 0).
error-solo-alone = Het solitaire spel is voor één speler, niet voor { $found }.
error-solo-game = De solitaire campagne heeft spel 1 tot en met 5, maar geen spel { $found }.
error-bot-unknown = De bot “{ $found }” is er niet. Kies uit: { $known }.
error-bot-module = De module “{ $module }” is er niet, niet in deze map en niet waar Python naar modules zoekt.
error-bot-class = De module “{ $module }” heeft geen klasse “{ $name }”.
error-bot-without-choose = “{ $bot }” is geen bot: de methode choose(view, moves, rng) ontbreekt.
error-bot-of-other-game = De bot “{ $bot }” speelt geen { $game }. Hij speelt: { $games }.
error-bot-broken = De bot “{ $bot }” kan niet worden gestart: { $why }
error-bot-failed = De bot “{ $bot }” is mislukt bij het kiezen van een zet: { $why }. CONSPIRATIO_DEBUG=1 laat zien waar.
error-bot-move = De bot “{ $bot }” heeft een zet gekozen die niet wordt aangeboden: { $move }
error-bots-count = { $found } bots voor { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}: noem er één voor alle plaatsen, of één per plaats.
error-hotseat-count = { $found } mensen voor { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}: dat is te veel.
error-hotseat-names = Iedereen aan tafel heeft een eigen naam nodig, van 1 tot { $most } afdrukbare tekens; “{ $found }” kan niet.
error-games-count = Het moeten 1 tot { $most } partijen zijn, niet { $found }.
error-jobs-count = --jobs moet minstens 1 zijn, niet { $found }.
error-game-unknown = Het spel “{ $found }” is er hier niet. Kies uit: { $known }.
error-option-of-other-game = Het spel “{ $game }” heeft geen optie { $option }.
error-seat-unknown = Plaats { $found } is er niet in deze partij, alleen 0 tot en met { $last }.
error-rule-unknown = De regel “{ $found }” is er niet. “conspiratio rules { $game }” toont ze allemaal.
error-typed-move = typ bijvoorbeeld “{ $example }”.
error-solo-needs-one = --solo is voor één persoon: laat --players en --hotseat weg.

error-deck-not-toml = De kaartenset is geen geldige TOML: { $why }.
error-deck-name = Regel { $line }: de naam van de kaartenset moet een tekst zijn.
error-deck-name-long = Regel { $line }: de naam van de kaartenset heeft { $found } tekens; { $most } is het maximum.
error-deck-category = Regel { $line }: “{ $found }” is geen categorie. De categorieën zijn { $known }.
error-deck-card-id = Regel { $line }: “{ $card }” is geen id voor een kaart van deze categorie; die heten { $category }-1, { $category }-2 enzovoort.
error-deck-card-form = Regel { $line }: kaart { $card } moet er zo uitzien: { $card } = { "{" } symbols = 1, value = 2 { "}" }
error-deck-card-field = Regel { $line }: kaart { $card } heeft een veld “{ $field }”; een kaart heeft symbols en value, verder niets.
error-deck-card-missing = Regel { $line }: bij kaart { $card } ontbreekt { $field }.
error-deck-card-number = Regel { $line }: kaart { $card }: { $field } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $found }.
error-deck-card-extra = Regel { $line }: kaart { $card } is er een te veel: { $category } heeft kaart 1 tot en met { $count } (met --free mogen er andere zijn).
error-deck-card-absent = Regel { $line }: kaart { $card } ontbreekt: { $category } heeft kaart 1 tot en met { $count }, deze kaartenset heeft er { $found } (met --free mag dat).
error-deck-too-small = De kaartenset heeft { $found ->
    [one] { $found } kaart
   *[other] { $found } kaarten
}; { $seats ->
    [one] een solitair spel
   *[other] een partij met { $seats } spelers
} heeft er { $needed } nodig om op te zetten.

error-not-json = Dit is geen JSON: { $why } (regel { $line }, kolom { $column }).
error-json-kind = Bij { $where } wordt { $expected } verwacht, er staat { $found }.
error-json-choice = Bij { $where } wordt een van deze verwacht: { $expected }; er staat { $found }.
error-json-number = Bij { $where } staat een te groot getal: { $found }.
error-json-missing = Bij { $where } ontbreekt “{ $field }”.
json-number = een getal
json-text = een tekst
json-bool = true of false
json-list = een lijst
json-object = een object
json-null = niets

error-deal-unknown-card = Bij { $where }: “{ $card }” hoort daar niet, of staat niet in setup.cards.
error-deal-card-twice = Bij { $where }: “{ $card }” staat er twee keer.
error-deal-copy-differs = Kaart “{ $card }” uit het tweede exemplaar wijkt af van het eerste, of het eerste heeft die kaart niet.
error-deal-card-missing = Bij { $where }: “{ $card }” ontbreekt.
error-deal-card-id = Bij { $where }: “{ $card }” is geen id voor een kaart van de categorie { $category }.
error-deal-second-copy = setup.order heeft { $found ->
    [one] { $found } kaart
   *[other] { $found } kaarten
} uit het tweede exemplaar; { $seats ->
    [one] in het solitaire spel
   *[other] met { $seats } spelers
} horen het er { $expected } te zijn.
error-replay-format = Het formaat is { $found }; dit programma leest { $known }.
error-replay-game = Het spel is { $found }; dit programma kent { $known }.
error-replay-rules = Er is gespeeld volgens versie { $found } van de regels; dit programma kent { $known }.
error-replay-players = De spelers (hier { $found }) moeten per plaats vermeld staan, vanaf 0 en zonder gaten.
error-replay-commitment = De kaartverdeling is niet de verzegelde: in het bestand staat { $published }, de verdeling geeft { $computed }.
error-replay-illegal-move = Zet { $number } (plaats { $seat }) is in strijd met regel { $rule }.
error-replay-unfinished = Na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} is de partij nog niet uit.
error-replay-result = De uitslag klopt niet: { $field } is { $found }, uit de zetten volgt { $expected }.
error-save-format = { $file } is geen opgeslagen partij van dit programma, of is beschadigd.
error-campaign-damaged = { $file } is beschadigd. Haal het bestand weg om de campagne opnieuw te beginnen.
error-deck-empty = De kaartenset heeft geen kaarten.
error-deck-cards-many = Regel { $line }: de kaartenset heeft { $found } kaarten; { $most } is het maximum, ook voor een vrije kaartenset.
error-deal-card-number = Bij { $where }: symbols en value moeten van { $least } tot { $most } zijn.
error-free-needs-deck = --free hoort bij een eigen kaartenset: noem die met --deck.
error-deck-unknown = De kaartenset “{ $found }” is er hier niet, ook niet als bestand. Onze kaartensets: { $known }.
error-step-or-check = --step, --check (of --seal) en --review gaan niet samen: kies er een.
error-review-seat = Een terugblik geldt voor alle plaatsen: laat --seat weg.
error-extra-missing = Hiervoor is { $library } nodig, en dat is niet geïnstalleerd. Installeer het met: pip install "{ $extra }"
error-output = De uitvoer kan niet geschreven worden: { $why }.
error-bug = Er ging iets mis in het programma zelf ({ $what }). Dat is onze fout; CONSPIRATIO_DEBUG=1 laat zien waar.
json-top = het begin van het bestand
os-enoent = het bestand of de map bestaat niet
os-eisdir = het is een map
os-enotdir = een deel van het pad is geen map
os-eacces = dat mag niet
os-eexist = er is al een bestand met die naam
os-enospc = de schijf is vol
os-erofs = de schijf is alleen-lezen
os-enametoolong = de naam is te lang
error-replay-nonce = De nonce moet uit minstens 16 hexadecimale cijfers bestaan, niet { $found }.
error-replay-other-seal = Het opgegeven zegel is niet dat van deze kaartverdeling: { $given } is niet { $found }.

## Kaartensets en kaartverdelingen van Caligula

error-deck-game = Regel { $line }: deze kaartenset hoort bij het spel { $found }, niet bij { $game }.
error-deck-colour-small = Regel { $line }: { $category } heeft minstens 2 kaarten nodig; deze kaartenset heeft er { $found }.
error-deck-colour-large = Regel { $line }: { $category } heeft { $found } kaarten; { $most } is het maximum, ook voor een vrije kaartenset.
error-deck-emperors = De kaartenset heeft een tabel [emperors] nodig.
error-deck-emperor-absent = Keizer { $emperor } ontbreekt.
error-deck-sequentia = De kaartenset heeft een tabel [sequentia] nodig, met alleen “cards” erin.
error-civitas-form = Kaart { $card } moet er zo uitzien: { $card } = { "{" } kind = "group", minimum = 1, fields = ["any", "any", 3], effects = ["coniura"] { "}" }
error-civitas-field = Kaart { $card } heeft een veld “{ $field }”; een kaart heeft kind, minimum, fields en effects, verder niets.
error-civitas-missing = Kaart { $card } heeft geen { $field }.
error-civitas-kind = Kaart { $card }: kind moet een van deze zijn: { $known }; er staat { $found }.
error-civitas-minimum = Kaart { $card }: minimum moet een geheel getal van { $least } tot en met { $most } zijn, niet { $found }.
error-civitas-fields = Kaart { $card }: fields moet een lijst van { $least } tot en met { $most } velden zijn, elk “any” of een aantal spelers van 3 tot en met 5, met minstens één “any”; er staat { $found }.
error-civitas-effects = Kaart { $card }: effects moet een lijst met één effect of twee verschillende zijn; er staat { $found }.
error-civitas-effect = Kaart { $card } is van de soort “{ $kind }” en kan het effect { $found } niet hebben. Kies uit: { $known }.
error-emperor-name = Keizer “{ $found }” is er niet. De keizers zijn { $known }.
error-emperor-form = Keizer { $emperor } moet er zo uitzien: { $emperor } = { "{" } life = 3, points = 2, fields = 2 { "}" }
error-emperor-number = Keizer { $emperor }: { $field } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $found }.
error-sequentia-card = Een Sequentia-kaart is ["draw"], ["ordo"] of een lijst van kleuren ({ $known }); er staat { $found }.
error-sequentia-no-colour = Minstens één Sequentia-kaart moet een kleur noemen.
error-sequentia-count = Het moeten { $count } Sequentia-kaarten zijn, met precies één ["draw"] en één ["ordo"]; het zijn er { $found } (met --free mogen er andere zijn).
error-sequentia-many = Er zijn { $found } Sequentia-kaarten; het maximum is { $most }.
error-deal-hands = Bij { $where }: elk van de { $seats } spelers begint met precies één dubbele Coniura (coniura-11 tot en met coniura-20).
error-deal-colour = Bij { $where }: { $category } heeft minstens 2 kaarten nodig.
error-review-unfinished = Alleen op een afgelopen partij kun je terugblikken.
error-review-unavailable = Er is geen terugblik: de kernel is hier niet gecompileerd, of de kaartenset is er te groot voor.
error-bots-one-a-seat = { $found } niveaus passen niet bij { $seats } bots: noem er één voor allemaal, of voor elk één.
