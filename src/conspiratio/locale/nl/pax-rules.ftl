# De regels van PAX in onze eigen woorden; id's en koppen staan in pax/rules.toml.

chapter-pax-material = Wat er in de doos zit
chapter-pax-setup = Voorbereiding
chapter-pax-turn = Je beurt
chapter-pax-draw = Trekken
chapter-pax-buy = Kopen
chapter-pax-play = Kaarten spelen
chapter-pax-income = Inkomsten
chapter-pax-senate = De oproep van de Senaat (5 tot 8 spelers)
chapter-pax-round = Als een ronde voorbij is
chapter-pax-end = Hoe het spel eindigt
chapter-pax-score = Punten
chapter-pax-solo = Alleen tegen Rome

## Onderdelen

rule-pax-material-categories = Zeven categorieën, 74 kaarten
    .text = De 74 Invloedskaarten zijn verdeeld over zeven categorieën. Leger (legionarius), Vloot (navis longa), Senator (senator), Religie (religio) en Rijkdom (in floribus) hebben elk 10 kaarten, Intrige (conspiratio) en Land (praedium) elk 12.
rule-pax-material-card = Wat er op een kaart staat
    .text = Elke kaart hoort bij een categorie, toont 1 of 2 symbolen en is 1 tot 4 Aurei waard.
    .ruling = In geen enkel boekje staat de volledige kaartenlijst. We spelen daarom met een gereconstrueerde set, die dat ook zelf vermeldt en die elke bezitter van de doos kaart voor kaart kan verbeteren.
rule-pax-material-bank = De bank raakt nooit leeg
    .text = Geld bestaat in de waarden 1 en 2. De bank heeft altijd genoeg Aurei.
    .ruling = Afhankelijk van de druk zitten er 35 of 40 geldkaarten in de doos, en geen regel zegt wat er gebeurt als ze op zijn. Bij ons is de bank daarom onbeperkt.
rule-pax-material-symbols = Symbolen tellen, geen kaarten
    .text = Alles wordt in symbolen geteld en vergeleken. Alleen voor inkomsten tel je kaarten.

## Voorbereiding

rule-pax-setup-deck = Hoe groot de stapel is
    .text = Met z'n tweeën gaan 20 willekeurige kaarten ongezien uit het spel, met z'n drieën 10, met z'n vieren geen enkele. Met 5, 6, 7 of 8 spelers komen bij de volle 74 nog 15, 30, 45 of 60 willekeurige kaarten uit een tweede exemplaar. In het solitaire spel vallen er 30 ongezien af.
rule-pax-setup-legions = Legioenen op een rij
    .text = Er is één Legioen meer dan er spelers zijn, genummerd vanaf I. In het solitaire spel zijn het er 3.
rule-pax-setup-rome = De eerste sterkte van Rome
    .text = Rome begint met 3 gedekte kaarten. Bij 5 tot 8 spelers krijgt het er nog 3 bij, en die liggen open.
rule-pax-setup-money = Je startgeld
    .text = Iedereen begint met 5 Aurei.
rule-pax-setup-first-player = Wie begint
    .text = Volgens het boekje begint wie het meest klaar is voor een opstand; hier beslist het lot. Met een optie van de tafel kun je in plaats daarvan een vaste plaats laten beginnen.
rule-pax-setup-opening-hand = Je eerste kaart
    .text = In beurtvolgorde trekken de spelers 2, 3, 4 en 5 kaarten; met meer dan vier aan tafel trekken de vijfde tot en met de achtste er ook 5. Iedereen houdt er één en schuift al het andere onder de stapel. Het solitaire spel heeft een eigen opening.
    .ruling = De boekjes zeggen niet in welke volgorde de kaarten onder de stapel gaan. Bij ons blijft dat de volgorde waarin ze getrokken zijn, en wie ze eronder schoof, weet welke het zijn.
rule-pax-setup-secrecy = Wat geheim blijft
    .text = Handkaarten en geld zijn geheim, en niemand hoeft te vertellen hoeveel kaarten of Aurei hij heeft. Maar elke betaling en alle inkomsten gaan open over tafel, dus iedereen had kunnen meetellen. Een optie van de tafel, die standaard aan staat, toont deze aantallen als geheugensteun. Staat ze uit, dan blijven ze geheim, zoals het Duitse boekje het wil.
rule-pax-setup-market = De eerste kaarten te koop
    .text = Bij de start ligt onder elk Legioen één open kaart.

## De beurt

rule-pax-turn-choice = Volle beurt of een blik
    .text = Je kiest voordat je iets trekt: de drie acties in hun vaste volgorde, of een blik op Rome. Van die drie is alleen het trekken verplicht. Kopen staat je vrij, en kaarten spelen met de inkomsten daarna ook.
rule-pax-turn-peek = Een blik op Rome
    .text = Je bekijkt de 3 gedekte kaarten van Rome, die gedekt blijven, en neemt 2 Aurei. Daarmee is je beurt voorbij: geen andere actie, geen inkomsten. Dat mag zo vaak in een spel als je wilt, maar nooit in het solitaire spel.

## Trekken

rule-pax-draw-three = Drie kaarten, een voor een
    .text = Je trekt drie kaarten van bovenaf, steeds maar één: pas als die haar plek heeft, trek je de volgende.
rule-pax-draw-destinations = Hand, Legioen, stapel
    .text = Van de drie kaarten houd je er één in je hand, één gaat open naar een willekeurig Legioen (ook een leeg), één gaat gedekt onder de stapel. Elke bestemming gebruik je precies één keer; de volgorde bepaal je zelf.
rule-pax-draw-religion-3 = Religie: twee tegelijk
    .text = Met 3 of meer Religiesymbolen in je display zie je de eerste twee kaarten tegelijk. Een van die twee gaat naar een Legioen of onder de stapel. Dan trek je de derde en verdeel je de twee die je over hebt over de twee bestemmingen die nog vrij zijn.
    .ruling = Het Duitse en het Franse boekje laten je de keus, het Engelse en het Nederlandse niet. Bij ons trek je altijd samen; meer zien kan geen kwaad, en alleen bij een stapel die opraakt zou het verschil uitmaken.
rule-pax-draw-religion-6 = Religie: drie tegelijk
    .text = Vanaf 6 Religiesymbolen in je display trek je alle drie de kaarten tegelijk en verdeel je ze in de volgorde die je wilt.
    .ruling = De boekjes laten je hier de keus. Bij ons trek je altijd samen; meer zien kan geen kwaad, en alleen bij een stapel die opraakt zou het verschil uitmaken.
rule-pax-draw-short-deck = Te weinig kaarten
    .text = Is de stapel leeg voor je derde kaart, dan houdt het trekken daar op; bestemmingen die je nog niet gebruikt hebt, vallen weg. Een kaart die je onder een lege stapel schuift, is de eerstvolgende die getrokken wordt.
    .ruling = De boekjes hebben het over spelers die niets meer kunnen trekken, niet over spelers voor wie er nog een of twee kaarten zijn. Bij ons trek je zo ver als de stapel reikt. Met Religie worden kaarten die je samen trekt één keer getrokken, zo ver als de stapel reikt; komt er maar één, dan mag die naar elk van de drie bestemmingen.
rule-pax-draw-empty-deck = Niets te trekken
    .text = Is er voor jou niet eens één kaart te trekken, dan krijg je in plaats daarvan 2 Aurei. Je hebt ze al bij het kopen, en je beurt gaat gewoon door.

## Kopen

rule-pax-buy-group = Eén Legioen per beurt
    .text = Eén keer per beurt mag je een groep kopen: alles wat onder één Legioen ligt, komt in je hand, nooit maar een deel ervan.
    .ruling = De tekst over Rijkdom spreekt van “iedere groep”, alsof het er meer kunnen zijn; de koopregel noemt maar één Legioen. Wij spelen met hoogstens één groep per beurt.
rule-pax-buy-price = Wat een groep kost
    .text = Tel de waarden van de kaarten op. Voor elke volle set van 3 Rijkdomsymbolen in je display gaat er 1 Aureus af; onder 0 komt de prijs nooit.
rule-pax-buy-money = Alleen contant
    .text = Je betaalt de hele prijs meteen, met het geld dat je in je hand hebt. Kom je tekort, dan kun je de groep niet kopen.

## Spelen

rule-pax-play-cost = Wat spelen kost
    .text = Je eerste kaart in een beurt is gratis, de volgende kost 1 Aureus, daarna betaal je 2, dan 3, en steeds één meer. Je betaalt elke kaart op het moment dat je haar speelt.
rule-pax-play-limit = Limiet voor Vloten en Legers
    .text = Vergelijk je Landsymbolen met je Intrigesymbolen: het grootste van die twee aantallen is je limiet, want opgeteld worden ze nooit. Je Vlootsymbolen mogen er niet boven komen, en je Legersymbolen, apart geteld, evenmin. Wat je eerder in dezelfde beurt hebt gespeeld, telt al mee.
rule-pax-play-primus-conspiratus = Primus Conspiratus
    .text = Wie de meeste Intrigesymbolen in zijn display heeft, bezit vanaf dat ogenblik Primus Conspiratus. Bij een gelijke stand blijft de kaart waar ze is. Voor de eerste Intrige is ze van niemand.

## Inkomsten

rule-pax-income-longest = Inkomsten van de langste categorie
    .text = Heb je minstens één kaart gespeeld, kijk dan welke categorieën deze beurt gegroeid zijn. De langste daarvan levert je 1 Aureus op voor elke kaart die er ligt.
rule-pax-income-senator = De toeslag voor Senatoren
    .text = Speel je in je beurt minstens één Senator, dan krijg je 1 Aureus extra. Het blijft er één, ook bij meer Senatoren.
rule-pax-income-intrigue = Intrige betaalt niet
    .text = Is ook maar één van de kaarten die je deze beurt speelt een Intrige, dan krijg je helemaal geen inkomsten, ook niet de toeslag voor Senatoren.
rule-pax-income-base = Het basisinkomen
    .text = Een beurt waarin je niets speelt, levert je 2 Aurei op.

## De oproep van de Senaat

rule-pax-senate-follow = De oproep van de Senaat
    .text = Alleen met 5 tot 8 spelers. Heeft iemand zijn beurt met inkomsten en al afgerond en daarin een of meer Senatoren gespeeld, dan zijn met de klok mee alle anderen aan de beurt: ieder mag voor 1 Aureus één handkaart spelen. Inkomsten levert dat niet op, de limiet voor Vloten en Legers geldt, en Primus Conspiratus verhuist meteen. Een Senator die zo gespeeld wordt, roept niemand op.
    .ruling = De boekjes laten de anderen antwoorden als er Senatoren gespeeld worden, maar zeggen niet of de oproeper eerst verder speelt en zijn inkomsten neemt. Bij ons wordt eerst de hele beurt afgemaakt.

## Einde van een ronde

rule-pax-round-rome-takes = Rome neemt een groep
    .text = Heeft iedereen één beurt gehad, dan gaat de groep met de hoogste totale waarde open naar Rome; kortingen tellen niet. Zijn er meer evenveel waard, dan is het die van het laagste Legioen. Rome kent geen limiet voor Vloten en Legers. Ligt er nergens een kaart, dan gebeurt er niets.
rule-pax-round-first-player = Wie de volgende ronde begint
    .text = Wie Primus Conspiratus bezit, begint de volgende ronde. Zolang de kaart van niemand is, verandert de startspeler niet.
rule-pax-round-refill = Nieuwe kaarten te koop
    .text = Elk leeg Legioen krijgt één kaart van de stapel, te beginnen met Legioen I.

## Einde van het spel

rule-pax-end-no-refill = Te weinig om aan te vullen
    .text = Moet er een ronde beginnen en heeft de stapel minder kaarten dan er Legioenen leeg zijn, dan is het spel op slag uit. Er wordt er dan geen enkel meer aangevuld.
rule-pax-end-exhausted = De stapel is op
    .text = Moest iemand een kaart trekken en bleek de stapel leeg, dan is deze ronde de laatste: heeft iedereen daarin zijn beurt gehad, dan is het spel uit. Met een optie van de tafel, die standaard uit staat, neemt Rome na die laatste ronde nog een groep.
    .ruling = Volgens de boekjes is het na de laatste beurt afgelopen; of Rome dan nog een groep krijgt, zeggen ze niet. Wij nemen dat letterlijk: Rome krijgt niets meer, tenzij de optie aan staat. “Op” betekent voor ons dat iemand een kaart moest hebben en er geen vond. Wordt de laatste kaart getrokken en komt niemand er een te kort, dan eindigt de ronde zoals altijd en het spel wanneer de Legioenen niet meer aangevuld kunnen worden.
rule-pax-end-reveal = Rome laat zijn kaarten zien
    .text = Aan het eind gaan de gedekte kaarten van Rome open; ze tellen net zo mee als zijn andere kaarten.
rule-pax-end-bonus = Bonusvloten en bonuslegers
    .text = Elke 3 Vlootsymbolen leveren 1 Leger extra op, elke 3 Legersymbolen 1 Vloot, voor spelers en ook voor Rome. Deze bonus telt bij het vergelijken en bij de punten. Hij geeft geen verdere bonus, kent geen limiet en maakt van een categorie nog geen gespeelde categorie.
rule-pax-end-rome-wins = Wanneer Rome wint
    .text = Rome heeft een categorie in handen als geen speler daar meer symbolen heeft dan Rome. Zijn dat er 4 of meer, dan wint Rome, en de winnaar is wie Primus Conspiratus bezit.
    .ruling = Wat er gebeurt als Rome wint en niemand Primus Conspiratus bezit, zeggen de boekjes niet. Bij ons is er dan geen winnaar.
rule-pax-end-players-win = Wanneer de spelers winnen
    .text = Heeft Rome minder dan 4 categorieën in handen, dan hebben de spelers gewonnen. Onderling beslissen de punten: het hoogste totaal wint.
rule-pax-score-category = Categorieën in je display
    .text = 2 punten voor elke categorie waarvan een kaart in je display ligt.
rule-pax-score-stronger = Sterker dan Rome
    .text = 3 punten voor elke categorie waarin jij meer symbolen hebt dan Rome.
rule-pax-score-arms = Vloten en Legers
    .text = 1 punt per Vlootsymbool en 1 punt per Legersymbool; de bonus telt mee.
rule-pax-score-primus = Het punt voor Primus Conspiratus
    .text = 1 punt voor wie Primus Conspiratus heeft.
rule-pax-score-wealthiest = Het grootste vermogen
    .text = 4 punten voor het grootste vermogen: je Aurei plus 1 voor elke handkaart. Staan er meer samen bovenaan, dan krijgt elk van hen de 4 punten.
rule-pax-end-tie = Evenveel punten
    .text = Wie samen het hoogste totaal hebben, delen de overwinning.
    .ruling = Voor gelijke totalen aan het eind geven de boekjes geen beslissing. Bij ons is die er ook niet.

## Solitaire

rule-pax-solo-setup = Klaarzetten voor één speler
    .text = 30 kaarten gaan ongezien uit het spel, er zijn 3 Legioenen, voor Rome liggen 3 kaarten gedekt, en jij hebt 5 Aurei. Een blik op Rome is niet toegestaan. Omdat je alleen bent, is elke beurt van jou een hele ronde.
rule-pax-solo-opening = De opening van de vijf spellen
    .text = In spel 1 en 2 trek je 2 kaarten: 1 houd je, 1 gaat onder de stapel. In spel 3 trek je er 3 en leg je er 1 open, in spel 4 zijn dat er 4 en 2, in spel 5 zijn het er 5 en 3; van de andere twee gaat er telkens 1 onder de stapel en houd je er 1. Wat je hier openlegt, kost niets, en de limiet voor Vloten en Legers geldt er niet voor.
    .ruling = Of een Intrige die je hier openlegt Primus Conspiratus oplevert, staat in geen enkel boekje. Bij ons wel; in het solitaire spel heeft dat geen gevolgen.
rule-pax-solo-limit-after = Vanaf het begin boven de limiet
    .text = Kom je met je opening boven de limiet voor Vloten of Legers, dan blijven die kaarten liggen. Een volgende kaart van die soort mag je pas spelen als ze binnen de limiet past.
    .ruling = De boekjes heffen de limiet voor de opening op en zeggen niet hoe het daarna verdergaat. Bij ons wordt niets teruggenomen, en latere kaarten moeten passen.
rule-pax-solo-goal = Wat je moet halen
    .text = Aan het eind moeten alle 7 categorieën in je display liggen. Verder heb je in spel 1 tot en met 5 meer symbolen nodig dan Rome in minstens 3, 4, 5, 6 en 7 categorieën; bonusvloten en bonuslegers tellen mee. Na een overwinning gaat de campagne door met het volgende spel.
