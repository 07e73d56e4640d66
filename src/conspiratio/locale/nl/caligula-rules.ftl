# De regels van Caligula in onze eigen woorden; id's en koppen staan in caligula/rules.toml.

chapter-caligula-material = Wat er in de doos zit
chapter-caligula-setup = Voorbereiding
chapter-caligula-turn = Wie wanneer beslist
chapter-caligula-place = Fiches plaatsen
chapter-caligula-sequentia = Sequentia
chapter-caligula-civitas = Een Civitas-kaart afhandelen
chapter-caligula-effect = Wat de kaarten doen
chapter-caligula-plot = De samenzwering: bieden
chapter-caligula-favour = De samenzwering: gunst
chapter-caligula-murder = De samenzwering: de moordaanslag
chapter-caligula-round = Als een ronde voorbij is
chapter-caligula-fall = De val van het Rijk
chapter-caligula-end = Wie wint
chapter-caligula-secrecy = Open en geheim

## Onderdelen

rule-caligula-material-civitas = 55 Civitas-kaarten
    .text = Legionarii, Tribuni, Praetoriani, Plebs en Nobiles hebben elk 11 kaarten; dat zijn de vijf kleuren. Een kaart is een enkele kaart, een groepskaart of een negatieve kaart. Ze toont een minimum, haar velden (sommige zijn pas vanaf een bepaald aantal spelers open) en één effect, of twee met AUT ertussen.
    .ruling = In het boekje staan maar drie van de 55 kaarten afgebeeld. De andere hebben we gereconstrueerd; wie de doos bezit, kan ze kaart voor kaart verbeteren.
rule-caligula-material-augustus = Tien keizers
    .text = De 10 Augustus-kaarten zijn tien keizers. Op elke kaart staat hoeveel levens de keizer heeft en hoeveel overwinningspunten een gunst bij hem per ronde oplevert; verder zijn er velden voor gunstfiches. Caligula heeft geen veld.
    .ruling = Van al deze waarden geeft het boekje er maar één prijs: Caligula heeft geen veld. De andere hebben we gereconstrueerd; wie de doos bezit, kan ze verbeteren. Galba, Otho en Caracalla zijn namen van ons: het boekje noemt de andere zeven keizers, en de namen van de laatste drie kaarten staan nergens waar wij ze konden lezen.
rule-caligula-material-sequentia = Zes Sequentia-kaarten
    .text = De zes kaarten worden één keer in willekeurige volgorde neergelegd. Bij de ene trekt iedereen een Coniura-kaart, bij een andere schuiven de Ordo-kaarten naar links, en vier noemen kleuren van Civitas-kaarten.
    .ruling = Het boekje legt de drie soorten uit en toont één kaart met kleuren (Tribuni, Praetoriani, Nobiles). Hoeveel er van elke soort zijn en wat de andere noemen, hebben we gereconstrueerd: samen noemen de vier elke kleur twee keer.
rule-caligula-material-hand = Coniura- en Pugio-kaarten
    .text = Er zijn 20 Coniura-kaarten (10 enkelvoudige, 10 dubbele) en 14 Pugio-kaarten (7 enkelvoudige, 7 dubbele). Een enkelvoudige toont één symbool. Een dubbele toont ze allebei; je speelt haar als het een of het ander, nooit als beide tegelijk. Waar een symbool gevraagd wordt, is elke kaart goed die het toont, van welke stapel ze ook komt. De achterkant van beide stapels is gelijk.
rule-caligula-material-markers = De fiches
    .text = Elke speler heeft 8 SPQR-fiches met de waarden -1, 0, 1, 2, 3, 4, 5 en 6, en een gunstfiche. Van Primus Inter Pares is er maar één fiche.

## Voorbereiding

rule-caligula-setup-markers = Je eerste fiches
    .text = Iedereen begint met de SPQR-fiches van -1 tot en met 4. De 5 en de 6 gaan opzij.
rule-caligula-setup-hand = Je eerste kaart
    .text = Iedereen krijgt één dubbele Coniura-kaart. Alle andere Coniura- en Pugio-kaarten worden geschud, elke soort als een eigen stapel.
rule-caligula-setup-civitas = De eerste Civitas-kaarten
    .text = Elke kleur wordt apart geschud. De eerste kaart komt open op positie 1, de tweede open op positie 2; de rest vormt de stapel.
rule-caligula-setup-augustus = Caligula regeert
    .text = De eerste keizer is altijd Caligula. Met 2 of 3 spelers gaan Claudius, Commodus en Nero uit het spel, met 4 of 5 zijn dat Domitianus, Vitellius en Elagabalus. Van de 6 overige keizers liggen er twee, door het lot bepaald, open als kandidaten; de andere vormen de stapel.
rule-caligula-setup-ordo = De volgorde
    .text = Er doen evenveel Ordo-kaarten mee als spelers, vanaf I. Iedereen krijgt er willekeurig één; dat is de volgorde van spelen.

## Wie beslist

rule-caligula-turn-order = Wie aan zet is
    .text = Er beslist altijd maar één speler, en alleen over wat op dat moment aan de orde is. Fiches worden in Ordo-volgorde geplaatst. Over een beloning of straf beslist wie haar krijgt. Bij een samenzwering wordt in Ordo-volgorde gevraagd, of in die volgorde vanaf de leider. Wat geen keus laat, gaat vanzelf, op twee dingen na: elke fiche plaats je zelf, en de vraag om kaarten krijg je ook als je er geen hebt die past, want anders zou de hele tafel weten wat je mist. Is het spel uit, dan valt er niets meer te beslissen.

## Plaatsen

rule-caligula-place-forced = Telkens één fiche
    .text = In Ordo-volgorde plaatst iedereen één SPQR-fiche op een vrij veld van een Civitas-kaart, en zo gaat het rond tot niemand nog een fiche heeft of er geen veld meer vrij is. Zolang je kunt plaatsen, mag je niet passen.
rule-caligula-place-hidden = Gedekt
    .text = Fiches worden gedekt geplaatst. Tot een fiche wordt afgehandeld, kijkt niemand naar de waarde, ook de eigenaar niet. Een optie van de tafel, die standaard aan staat, toont je als geheugensteun de waarden die je zelf hebt geplaatst. Staat ze uit, dan moet je ze onthouden.
rule-caligula-place-leftmost = Vanaf links
    .text = De velden van een kaart worden van links naar rechts gevuld: een nieuwe fiche komt altijd op het vrije veld dat het meest links ligt.
    .ruling = Wat er gebeurt met het gat dat een weggenomen fiche achterlaat, zegt het boekje niet. Bij ons is dat veld weer vrij en wordt het, omdat het verder naar links ligt, het eerst gevuld.
rule-caligula-place-fields = Velden met een getal
    .text = Een veld met een getal is alleen open als er minstens zoveel spelers meedoen.

## Sequentia

rule-caligula-sequentia-order = Van links naar rechts
    .text = De Sequentia-kaarten worden van links naar rechts uitgevoerd, elke kaart helemaal voordat de volgende komt. Ze blijven liggen voor de volgende ronde, in de volgorde waarin ze dan liggen.
rule-caligula-sequentia-draw = Iedereen trekt een Coniura-kaart
    .text = In Ordo-volgorde trekt iedereen een kaart van de Coniura-stapel. Is die leeg, dan krijg je niets.
rule-caligula-sequentia-ordo = Ordo gaat naar links
    .text = Iedereen geeft zijn Ordo-kaart aan zijn linkerbuur, dus aan de volgende plaats. De nieuwe volgorde geldt meteen.
rule-caligula-sequentia-civitas = De ene kleur na de andere
    .text = Voor elke kleur op de Sequentia-kaart, in de aangegeven volgorde, wordt de Civitas-kaart op positie 1 afgehandeld.
    .ruling = Wat er gebeurt met een kleur waarvan geen kaart meer over is, zegt het boekje niet. Bij ons wordt die overgeslagen.

## Een Civitas-kaart

rule-caligula-civitas-reveal = Fiches omdraaien
    .text = De fiches op de kaart worden omgedraaid en de waarden van elke speler opgeteld; 3 en -1 is dus 2.
rule-caligula-civitas-single = Enkele kaart
    .text = Alleen de hoogste som levert het effect op, en ook die alleen als ze het minimum haalt. Bij een gelijke stand gaat het naar de speler met de fiche die het meest links ligt. Zonder fiche op de kaart krijg je het effect nooit.
rule-caligula-civitas-group = Groepskaart
    .text = Iedereen die met zijn som het minimum haalt, krijgt het effect. De hoogste som gaat eerst; bij een gelijke stand de speler met de fiche die verder naar links ligt. Zonder fiche op de kaart krijg je het effect nooit, ook niet bij minimum 0.
rule-caligula-civitas-negative = Negatieve kaart
    .text = De straf treft iedereen die met zijn som het minimum niet haalt, en iedereen zonder fiche op de kaart. Ligt er helemaal geen fiche op, dan treft ze alle spelers.
    .ruling = In welke volgorde de straffen vallen, zegt het boekje niet. Bij ons is dat de Ordo-volgorde.
rule-caligula-civitas-optional = Beloning mag, straf moet
    .text = De beloning van een enkele kaart of groepskaart mag je weigeren. Je krijgt haar maar één keer, ook met meer fiches op de kaart. De straf van een negatieve kaart moet je nemen; gaat het om iets wat je niet hebt, dan gebeurt er niets.
rule-caligula-civitas-aut = AUT
    .text = Staan er op een kaart twee effecten met AUT ertussen, dan kiest de speler die ze krijgt er één. Van twee straffen moet je er een nemen die je echt treft, als die er is.
rule-caligula-civitas-discard = De volgende kaart schuift op
    .text = Daarna gaan de fiches terug naar hun eigenaars en gaat de kaart uit het spel, ook als er geen fiche op lag. De kaart op positie 2 schuift naar positie 1, en op positie 2 komt open de volgende van de stapel.
    .ruling = Wat er gebeurt als de stapel leeg is, zegt het boekje niet. Bij ons blijft positie 2 dan leeg.

## Effecten

rule-caligula-effect-remove = Een Civitas-kaart verwijderen
    .text = Je kiest een open Civitas-kaart van de genoemde kleur, op positie 1 of 2. Ze gaat uit het spel zonder te worden afgehandeld, en haar fiches gaan terug naar hun eigenaars. Daarna schuiven de kaarten op en gaat er een nieuwe open, zoals altijd.
    .ruling = Bij ons kan de kaart die wordt afgehandeld niet door haar eigen effect worden verwijderd: ze gaat toch al uit het spel.
rule-caligula-effect-coniura = Een Coniura-kaart trekken
    .text = Je trekt één kaart van de Coniura-stapel. Is die leeg, dan krijg je niets.
rule-caligula-effect-pugio = Een Pugio-kaart trekken
    .text = Je trekt één kaart van de Pugio-stapel. Is die leeg, dan krijg je niets.
rule-caligula-effect-spqr = Een SPQR-fiche erbij
    .text = Je krijgt je fiche 5, de volgende keer je 6, en houdt die tot het einde van het spel. Heb je ze allebei al, dan krijg je niets.
rule-caligula-effect-primus = Primus Inter Pares nemen
    .text = Je neemt de fiche Primus Inter Pares, ook als een andere speler die heeft.
rule-caligula-effect-place = Meteen een fiche plaatsen
    .text = Je plaatst meteen één SPQR-fiche uit je voorraad op een vrij veld, gedekt en volgens de gewone regels.
    .ruling = Of dat ook geldt voor de kaart die nu wordt afgehandeld, zegt het boekje niet. Bij ons doet die niet mee.
rule-caligula-effect-swap-markers = Twee fiches verwisselen
    .text = Twee fiches op Civitas-kaarten wisselen van plaats, van wie ze ook zijn. Niemand kijkt naar de waarde.
    .ruling = Of dat ook geldt voor de kaart die nu wordt afgehandeld, en voor twee fiches op dezelfde kaart, zegt het boekje niet. Bij ons doet de kaart die wordt afgehandeld niet mee; twee velden van één kaart mogen wel van fiche wisselen.
rule-caligula-effect-return-marker = Een fiche terugsturen
    .text = Eén fiche op een Civitas-kaart, van wie ook, gaat terug naar de eigenaar. Niemand kijkt naar de waarde.
    .ruling = Of dat ook geldt voor de kaart die nu wordt afgehandeld, zegt het boekje niet. Bij ons doet die niet mee.
rule-caligula-effect-swap-ordo = Twee Ordo-kaarten verwisselen
    .text = Je verwisselt de Ordo-kaarten van twee spelers. De nieuwe volgorde geldt meteen.
rule-caligula-effect-swap-positions = Positie 1 en 2 verwisselen
    .text = Je kiest een kleur: de kaarten daarvan op positie 1 en 2 wisselen van plaats, met fiches en al.
    .ruling = Uitzonderingen noemt het boekje niet. Bij ons mag het niet de kleur zijn die nu wordt afgehandeld, en moet er op beide posities een kaart liggen.
rule-caligula-effect-swap-sequentia = Twee Sequentia-kaarten verwisselen
    .text = Twee Sequentia-kaarten wisselen van plaats. De kaart die nu wordt uitgevoerd, mag er niet bij zijn.
    .ruling = Wat dat betekent voor kaarten die al zijn uitgevoerd, zegt het boekje niet. Wij nemen de wissel letterlijk: een kaart die daardoor rechts van de Sequentia-fiche ligt, wordt uitgevoerd, zo nodig voor de tweede keer; een kaart die er links van ligt, deze ronde niet meer.
rule-caligula-effect-lose-marker = Straf: een fiche terugnemen
    .text = Je neemt een van je SPQR-fiches van een Civitas-kaart terug in je voorraad.
    .ruling = Of dat ook geldt voor de kaart die nu wordt afgehandeld, zegt het boekje niet. Bij ons doet die niet mee.
rule-caligula-effect-lose-point = Straf: een punt verliezen
    .text = Je verliest een overwinningspunt of een samenzweringspunt, naar keuze. Primus Inter Pares telt niet als overwinningspunt. Heb je geen punten, dan verlies je niets.
rule-caligula-effect-lose-pugio = Straf: een Pugio inleveren
    .text = Je schuift één kaart met het Pugio-symbool onder de stapel waar ze vandaan komt. Een dubbele kaart telt ook, welke stapel dat ook is. Heb je er geen, dan laat je iedereen je hand zien.
rule-caligula-effect-lose-coniura = Straf: een Coniura inleveren
    .text = Je schuift één kaart met het Coniura-symbool onder de stapel waar ze vandaan komt. Een dubbele kaart telt ook, welke stapel dat ook is. Heb je er geen, dan laat je iedereen je hand zien.

## Bieden

rule-caligula-plot-window = Wanneer er een samenzwering kan zijn
    .text = Na elke Sequentia-kaart, ook na de laatste, kan er een samenzwering beginnen. Is er in de ronde al een keizer vermoord, dan komt er geen meer.
rule-caligula-plot-start = Wie haar begint
    .text = In Ordo-volgorde wordt iedereen gevraagd. Wie als eerste minstens één Coniura-symbool speelt, begint de samenzwering en is de leider. Niet beginnen is nog geen passen: begint er iemand na jou, dan kun je nog meedoen. Begint niemand, dan is er geen samenzwering.
rule-caligula-plot-bid = Passen, meegaan, verhogen
    .text = Vanaf de leider beslissen de anderen in Ordo-volgorde. Passen: je ligt voorgoed uit deze samenzwering. Meegaan: je brengt je totaal aan Coniura-symbolen op dat van de leider. Verhogen: je gaat daaroverheen en bent nu zelf de leider; iedereen die niet heeft gepast, wordt vanaf jou opnieuw op volgorde gevraagd. Zijn alle anderen meegegaan of hebben ze gepast, dan is het bieden voorbij: zichzelf overbieden kan de leider niet.
rule-caligula-plot-cards-back = De kaarten gaan terug
    .text = Is het bieden voorbij, dan gaan alle gespeelde kaarten onder de stapel waar ze vandaan komen, ook die van spelers die hebben gepast.
    .ruling = In welke volgorde, zegt het boekje niet. Bij ons is dat de volgorde waarin ze zijn gespeeld.
rule-caligula-plot-sides = Wie samenzweerder is
    .text = De leider en iedereen die is meegegaan, zijn de samenzweerders. De anderen zijn dat niet, ook niet wie eerst is meegegaan en daarna heeft gepast.

## Gunst

rule-caligula-favour-nominate = De kandidaat van de leider
    .text = De leider wijst een van de twee kandidaten aan. Lukt de moord, dan wordt die de volgende keizer.
rule-caligula-favour-place = Gunstfiches plaatsen
    .text = De leider zet zijn gunstfiche op de keizer of op de aangewezen kandidaat, als daar een veld vrij is. Een fiche die al op de keizer ligt, mag blijven of naar de kandidaat gaan. Daarna mag iedereen die is meegegaan hetzelfde doen, in Ordo-volgorde vanaf de leider en alleen op deze twee kaarten. Een fiche die weggaat, maakt zijn veld meteen vrij.

## Moordaanslag

rule-caligula-murder-protect = De keizer beschermen
    .text = In Ordo-volgorde mag iedereen die geen samenzweerder is, één Pugio-symbool spelen, niet meer. Elk daarvan geeft de keizer 1 leven extra.
rule-caligula-murder-strike = Toesteken
    .text = Daarna mag elke samenzweerder, vanaf de leider, zoveel Pugio-symbolen spelen als hij wil, of geen. Iedereen krijgt daar maar één keer de kans voor.
    .ruling = Gespeelde kaarten gaan terug onder hun stapel; wanneer dat hier gebeurt, zegt het boekje niet. Bij ons gaan alle kaarten die voor of tegen de keizer zijn gespeeld, terug zodra de afloop bekend is.
rule-caligula-murder-dead = De keizer sterft
    .text = Hebben de samenzweerders minstens zoveel Pugio-symbolen gespeeld als de keizer levens heeft, dan sterft hij. De gunstfiches op hem gaan terug naar hun eigenaars. De aangewezen kandidaat wordt keizer, met of zonder gunstfiches, en van de Augustus-stapel komt een nieuwe kandidaat.
    .ruling = Wat er gebeurt als de stapel leeg is, zegt het boekje niet. Bij ons is er dan een kandidaat minder. Is er nog maar één, dan is die vanzelf aangewezen; is er geen meer, dan komt er geen samenzwering meer, behalve de laatste.
rule-caligula-murder-alive = De keizer overleeft
    .text = Zijn er te weinig Pugio-symbolen, dan blijft de keizer in leven. De gunstfiches op de aangewezen kandidaat gaan terug naar hun eigenaars, en niemand krijgt punten.
rule-caligula-murder-reward = Het loon van de samenzweerders
    .text = Alleen als de keizer sterft, zijn er punten: 1 samenzweringspunt voor de leider en 1 overwinningspunt voor elke samenzweerder die minstens één Pugio-symbool heeft gespeeld, ook voor de leider. Meer symbolen leveren niet meer punten op.

## Einde van een ronde

rule-caligula-round-favour = Punten voor gunst
    .text = Aan het eind van de ronde krijgt iedereen met een gunstfiche op de keizer de overwinningspunten die op diens kaart staan. SPQR-fiches en gunstfiches blijven liggen.
rule-caligula-round-next = Nog een ronde of de val
    .text = Liggen er 10 Civitas-kaarten open, dan begint er een nieuwe ronde. Anders valt het Rijk.

## De val van het Rijk

rule-caligula-fall-last-plot = De laatste samenzwering
    .text = Alle gunstfiches gaan van de keizer af. Dan kan er nog één laatste samenzwering zijn, ook als er deze ronde al een keizer is vermoord. De gewone regels gelden, maar zonder gunst en zonder opvolger. De beloning is als altijd. Daarna is het spel uit.
rule-caligula-end-winner = De meeste punten
    .text = Overwinningspunten en samenzweringspunten worden opgeteld; het hoogste totaal wint. Bij een gelijke stand beslist Primus Inter Pares, dan het aantal samenzweringspunten, dan het aantal kaarten in de hand. Is het dan nog gelijk, dan wordt de overwinning gedeeld.

## Geheimhouding

rule-caligula-secrecy-open = Wat iedereen ziet, en wat niet
    .text = Iedereen ziet hoeveel kaarten elke speler in zijn hand heeft, alle punten, van welke stapel een kaart is getrokken, de Sequentia- en Ordo-kaarten, de open Civitas-kaarten, wiens fiche waar ligt en welke kaarten zijn gespeeld. Geheim zijn de handkaarten, de waarden van geplaatste fiches en de stapels. Welke fiches een speler in voorraad heeft, zou je kunnen uitrekenen, maar de tafel toont ze alleen aan de speler zelf.
