# Het lab: bots tegen bots, en wat hun partijen over het spel zeggen.

cli-arena = Bots op gespiegelde partijen tegen elkaar laten spelen en zien wie hoeveel sterker is en hoe zeker dat is.
cli-lab = Wat bots over de spellen vertellen.
cli-lab-balance = Een verslag met grafieken schrijven: wie er wint, hoe lang het duurt, wat elke kaart waard is, voor elk aantal spelers.
cli-arg-bots-arena = De bots die elkaar treffen, elk één keer genoemd. Een eigen bot noem je module:Klasse.
cli-arg-players-arena = Hoeveel er aan een tafel spelen: { $company }.
cli-arg-games-arena = Minstens zoveel partijen: zoveel dat elke deling vanaf elke plaats gespeeld wordt.
cli-arg-engine = Waar er gespeeld wordt: local (processen van deze computer) of ray (een Ray-cluster).
cli-arg-ray-address = Het Ray-cluster, bijvoorbeeld auto of computer:6379. Zonder wordt er hier voor de duur een gestart.
cli-arg-out = De map voor het verslag en het journaal van de partijen; met dezelfde map gaat het verder waar het ophield.
cli-arg-players-balance = Aantallen spelers, bijvoorbeeld 4, 2-8 of 2,4,6. Zonder: alle die er zijn.
cli-arg-bots-balance = Eén bot voor alle plaatsen, of meerdere, elk apart onderzocht. Een eigen bot noem je module:Klasse.
cli-arg-games-balance = Hoeveel partijen voor elk aantal spelers en elke bot.

error-engine-unknown = “{ $found }” is er niet. Kies uit: { $known }.
error-ray-address-alone = --ray-address hoort bij --engine ray.
error-ray-unreachable = Het Ray-cluster { $address } is niet te bereiken: { $why }
error-journal-line = Regel { $line } van { $file } is beschadigd. Verwijder die regel en start opnieuw: de partij ervan wordt opnieuw gespeeld.
error-journal-format = { $file } is geen journaal van partijen. Kies met --out een andere map.
error-journal-settings = { $file } bevat partijen met andere instellingen ({ $setting } was { $found }, nu is het { $wanted }). Kies met --out een andere map.
error-arena-bots = Een arena heeft twee of meer bots nodig, elk één keer genoemd; gevonden: { $found }.
error-arena-alone = In een arena ontmoeten bots elkaar: --players moet minstens 2 zijn.
error-balance-bots = Noem elke bot één keer; gevonden: { $found }.
error-players-range = “{ $found }” is geen lijst van aantallen spelers. Schrijf 4, 2-8 of 2,4,6.

lab-interrupted = { $left ->
    [one] Gestopt met nog één partij te gaan. Er is niets verloren: hetzelfde commando gaat verder met { $folder }.
   *[other] Gestopt met nog { $left } partijen te gaan. Er is niets verloren: hetzelfde commando gaat verder met { $folder }.
}

## Getallen

lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-number = { NUMBER($value, maximumFractionDigits: 1) }
lab-one-digit = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-two-digits = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-four-digits = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-interval-short = { $value } ({ $low }–{ $high })
lab-interval = { $value } ({ $low } – { $high })

## Arena

arena-title = { $games } partijen met { $seats } spelers, { $deals ->
    [one] één deling
   *[other] { $deals } delingen
}, vanaf elke plaats gespeeld
arena-won = Gewonnen, per plaats
arena-rating = Rating
lab-games = Partijen
arena-wins = Zeges
arena-place = Gemiddelde rang
arena-seconds = Seconden per beslissing
arena-outright = Aandeel in de zeges alleen
arena-against = Aandeel tegen
arena-decided = Zonder gelijke rangen
arena-explained = Tussen haakjes: waar het ware getal 95 van de 100 keer ligt. Gewonnen: van de plaatsen die een bot had; een gedeelde zege wordt verdeeld. Zeges alleen: van de partijen die precies één speler won, en dat was een van beide bots. Aandeel tegen: in elke partij wordt elk paar plaatsen met verschillende bots vergeleken; de betere rang telt 1, een gelijke de helft. Zonder gelijke rangen: alleen de vergelijkingen die een van beide won; wint Rome bij PAX, dan deelt iedereen behalve de Primus de laatste rang. De ratings zijn die van Elo: 400 punten meer betekent tien tegen één in een vergelijking; hun gemiddelde is 1500.
arena-won-plot = Gewonnen, per plaats, met het 95%-interval
arena-rating-plot = Rating, met het 95%-interval
arena-pairs-plot = Aandeel van de rij tegen de kolom
arena-nothing-yet = Er is nog geen deling vanaf elke plaats gespeeld; er valt niets te melden.
arena-kept = arena.json, arena.svg en het journaal van alle partijen staan in { $folder }.

## Evenwicht: de pagina

balance-title = { $game }: het evenwicht van het spel
balance-about = { $games } partijen; voor elk aantal spelers en elke bot { $each }. Bots: { $bots }, op elke plaats dezelfde. Startwaarde voor het toeval: { $seed }.
balance-intervals = Balken door punten en getallen tussen haakjes laten zien waar het ware getal 95 van de 100 keer ligt. Bots zijn geen mensen: lees het als wat zulke spelers van deze kaarten zouden maken.
balance-deck-ours = Gespeeld met onze kaartenset “{ $deck }”, een reconstructie. De echte kaarten wijken waarschijnlijk af, en daarmee ook deze getallen.
balance-deck-own = Gespeeld met eigen kaarten, “{ $name }”: { $count ->
    [one] één kaart wijkt
   *[other] { $count } kaarten wijken
} af van onze reconstructie “{ $deck }”.
balance-numbers = De getallen
balance-nothing-yet = Er is nog geen partij afgelopen; er valt niets te melden.
balance-kept = Het verslag is { $file }; de getallen en het journaal van alle partijen staan ernaast.
balance-count = Spelers
balance-players = { $count } spelers
balance-thing = Wat
balance-all-counts = Alle aantallen spelers
balance-difference = Procentpunten meer zeges
balance-difference-aureus = Hetzelfde per Aureus

balance-overview = In één oogopslag
    .pax = Eén regel voor elke bot en elk aantal spelers. Het aandeel van Rome telt elke partij die Rome won, met de Primus Conspiratus of zonder.
    .caligula = Eén regel voor elke bot en elk aantal spelers.
balance-length = Hoe lang het duurt
    .reading = Gemiddelden van een partij: links de ronden, rechts de beslissingen van alle spelers samen.
balance-sources = Waar de punten vandaan komen
    .pax = Gemiddelde punten van een speler uit elke bron, in de partijen die Rome verloor.
    .caligula = Gemiddelde punten van een speler uit elke bron. Verloren punten hangen onder de lijn.

## Evenwicht: PAX

balance-rome-share = Rome wint
balance-rome = Het aandeel van Rome
    .reading = Hoe vaak Rome wint. Hoe hoger, hoe meer de spelers aan Rome overlaten: iedereen heeft er baat bij Rome tegen te houden, maar slechts één betaalt ervoor.
balance-outcomes = Wie er wint
    .reading = Alle partijen, naar hun afloop.
balance-holds = Wat Rome in handen heeft
    .reading = In hoeveel partijen aan het einde geen speler meer symbolen van een categorie had dan Rome. Met vier wint Rome. Hoe donkerder het blauw, hoe vaker; is een hele kolom donker, dan krijgen de spelers te weinig symbolen van die categorie, of hebben ze te weinig reden om ze te spelen.
balance-order = Zeges naar beurtvolgorde
    .reading = Hoeveel van alle partijen werden gewonnen door wie begon (I), wie daarna kwam (II) enzovoort. Blauw is meer dan een eerlijk deel, oranje minder; wat aan 100% ontbreekt, won niemand.
balance-category = Wat een categorie waard is
    .reading = Spelers met meer symbolen van de categorie dan het gemiddelde van hun tafel, tegen de anderen aan die tafel: hoeveel vaker ze wonnen. Veel hebben gaat sowieso samen met winnen; vergelijk de categorieën dus met elkaar, niet met nul.
balance-card = Wat een kaart waard is
    .reading = Spelers bij wie de kaart aan het einde openlag, tegen de anderen aan hun tafel: hoeveel vaker ze wonnen; rechts per Aureus van haar waarde. Veel kaarten hebben gaat sowieso samen met winnen; vergelijk de kaarten dus met elkaar, niet met nul.
balance-symbols = Symbolen
balance-value = Aurei

## Evenwicht: Caligula

balance-won-alone = Door één speler gewonnen
balance-fall = Hoe het Rijk viel
    .reading = In hoeveel partijen het vroeg viel, omdat er kaarten waren verwijderd; in hoeveel iemand de laatste samenzwering begon, en in hoeveel die de laatste keizer doodde.
balance-murders = Samenzweringen en moorden
    .reading = Links het deel van de ronden waarin de keizer stierf, rechts de samenzweringen van een partij. De laatste samenzwering telt in geen van beide mee.
balance-emperors = De keizers
    .reading = Links in hoeveel partijen ieder op de troon kwam, rechts hoeveel van zijn regeringen met moord eindigden.
balance-throne = Kwam op de troon
balance-death = Werd vermoord
balance-ordo = Zeges naar de Ordo aan het begin
    .reading = Hoeveel van alle partijen werden gewonnen door wie met elke Ordo-kaart begon. Blauw is meer dan een eerlijk deel, oranje minder.
balance-ties = Gelijke standen
    .reading = In hoeveel partijen de besten evenveel punten hadden, en wat tussen hen besliste.
balance-colour = Wat een kleur waard is
    .reading = Spelers voor wie meer kaarten van de kleur golden dan het gemiddelde van hun tafel, tegen de anderen aan die tafel: hoeveel vaker ze wonnen.
balance-effect = Wat een effect waard is
    .reading = Spelers die het effect minstens één keer namen, tegen de anderen aan hun tafel: hoeveel vaker ze wonnen. De straffen staan onderaan; wie er veel draagt, heeft vaak ook veel geplaatst.
balance-favour = Wat de gunst van een keizer waard is
    .reading = Spelers aan wie hun gunst op de keizer punten opleverde, tegen de anderen aan hun tafel: hoeveel vaker ze wonnen.
balance-civitas = Wat een kaart waard is
    .reading = Spelers voor wie de Civitas-kaart gold (een beloning, of bij negatieve kaarten een straf), tegen de anderen aan hun tafel: hoeveel vaker ze wonnen.
balance-points = Punten
balance-face = De kaart

## Solo

cli-lab-solo = Hoeveel partijen van de solocampagne van PAX een niveau haalt, naast een zoektocht die de hele stapel ziet.
cli-arg-level = Het niveau dat speelt.
cli-arg-deals = Hoeveel delingen van elk van de vijf spellen.
error-kernel-needed = De kernel is hier niet gecompileerd, en die is hiervoor nodig: installeer een C-compiler (op Debian: gcc) en daarna Conspiratio opnieuw.
error-solo-deck = Voor { $found } kaarten is er bij het zoeken geen ruimte.
lab-solo-game = Spel
lab-solo-deals = Delingen
lab-solo-cleared = Gehaald
lab-solo-deck = Met de stapel in zicht
lab-solo-all = Ook Rome's kaarten
lab-solo-of = { NUMBER($count) } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-solo-explained = Naast het niveau speelt dezelfde zoektocht met meer in zicht: één keer de hele stapel, één keer ook de gedekte kaarten van Rome. Zo kan niemand spelen, dus toont ze wat het toeval mogelijk liet. Tussen haakjes: zoveel daarvan haalde het niveau.
lab-solo-kept = Alle gespeelde verdelingen staan in { $file }: dezelfde opdracht gaat daar verder.

## Training

cli-lab-train = Trainen waarmee de bots stellingen beoordelen, in partijen tegen zichzelf, generatie na generatie.
cli-arg-solo-train = Trainen voor de solocampagne van PAX.
cli-arg-players-train = Aantallen spelers, bijvoorbeeld 4, 2-8 of 2,4,6. Zonder: alle die er zijn, drie en vier vaker.
cli-arg-generations = Hoeveel generaties in totaal. Later kunnen het er meer worden.
cli-arg-games-train = Hoeveel partijen elke generatie speelt.
cli-arg-iterations = Hoeveel stappen er in deze partijen naar elke zet gezocht wordt.
cli-arg-hidden = Hoe breed de twee verborgen lagen van het netwerk zijn, elk hoogstens 128.
cli-arg-epochs = Hoe vaak een generatie al haar stellingen doorneemt.
cli-arg-start = Ga verder met deze gewichten; zonder dit kijkt de eerste generatie naar de bots met vuistregels.
cli-arg-decks = “one”: alle partijen met dezelfde kaartenset. “random”: de meeste met willekeurige kaartensets rond de onze, zodat de bots ook andere kennen.
cli-arg-out-train = De map voor partijen, gewichten, verslag en grafiek; met dezelfde map gaat het verder waar het ophield.

error-train-differs = { $folder } bevat een training met een ander plan: { $fields }. Vraag hetzelfde als eerst, of kies met --out een andere map.
error-train-number = { $option } moet minstens { $least } zijn, niet { $found }.
error-train-hidden = “{ $found }” zijn geen twee verborgen lagen. Schrijf twee getallen van 1 tot { $most }, bijvoorbeeld 32,16.
error-train-decks = “{ $found }” is geen keuze van kaartensets. Er zijn: { $known }.
error-train-start = { $file } hoort bij een netwerk met verborgen lagen van { $found }, en in een smaller past het geleerde niet: voeg --hidden { $found } toe, of meer.
error-train-solo-players = De solocampagne speel je alleen: laat --players weg.
error-train-log = { $file } is geen verslag van een training. Kies met --out een andere map.
error-train-log-lost = { $folder } bevat partijen van een training, maar niet het verslag ervan (train.json): niemand weet hoe ze gespeeld zijn. Kies met --out een andere map.
error-train-piece = { $file } is beschadigd. Verwijder het en start opnieuw: de partijen ervan worden opnieuw gespeeld.
error-train-features = { $file } is met een andere versie van Conspiratio gespeeld: er staan { $found } getallen per plaats in, nu zijn het er { $expected }. Kies met --out een andere map.
error-weights-folder = { $variable } noemt { $folder }, en die map is er niet.
error-weights-format = { $file } is geen bestand met gewichten ({ $expected }).
error-weights-damaged = De gewichten in { $file } zijn onbruikbaar: { $why }.
error-weights-unfitting = De gewichten in { $file } passen niet: ze verwachten { $found } getallen per plaats, en { $game } heeft er { $expected }. Nieuwe train je met: conspiratio lab train { $game }

train-title = Training: { $name }
train-generation = Generatie
train-positions = Stellingen
train-win = Overwinning
train-rank = Vergelijkingen
train-rome = Rome
train-loss = Fout bij nieuwe stellingen
train-against = Aandeel tegen de vorige
train-won = Gewonnen solopartijen
train-explained = Fout: hoe ver het netwerk ernaast zit in partijen waarvan het nooit geleerd heeft; minder is beter. Aandeel: plaatsen van een generatie vergeleken met die van de vorige, op gespiegelde partijen; meer dan de helft is vooruitgang. Tussen haakjes: waar het ware getal 95 van de 100 keer ligt.
train-explained-solo = Fout: hoe ver het netwerk ernaast zit in partijen waarvan het nooit geleerd heeft; minder is beter. Gewonnen: altijd dezelfde delingen, uit de spellen één tot en met vijf van de campagne. Tussen haakjes: waar het ware getal 95 van de 100 keer ligt.
train-nothing-yet = Er is nog geen generatie klaar, dus er valt niets te melden.
train-kept = In { $folder } staan de gewichten van elke generatie, het verslag (train.json) en de grafiek (train.svg). De bots gebruiken de nieuwste gewichten, { $name }, met CONSPIRATIO_WEIGHTS={ $folder }
train-interrupted = Gestopt in generatie { $number }. Er is niets verloren: hetzelfde commando gaat verder met { $folder }.
train-stage-play = Generatie { $generation } van { $generations }: speelt
train-stage-learn = Generatie { $generation } van { $generations }: leert
train-stage-match = Generatie { $generation } van { $generations }: tegen de vorige
