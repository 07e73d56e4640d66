# Al spelend leren: de pagina, de gids aan tafel en wat die zegt, een titel en een paar zinnen per les.

## De pagina

web-learn-title = Al spelend leren
web-learn-note = Een eerste partij aan een echte tafel, tegen twee bots en met een gids naast je. Je doet alles één keer en hoort waarom. Daarna is het spel van jou.
web-learn-pax-about = Zeven soorten invloed, en Rome wil ze allemaal. Koop, speel en houd de weegschalen in het oog.
web-learn-caligula-about = Keizers komen en gaan. Plaats in het geheim, verzamel dolken, kies je samenzweringen.
web-learn-minutes = Ongeveer { $guided } minuten met de gids, { $whole } tot het einde.
web-learn-begin = { $game } leren
web-learn-continue = Verder spelen
web-learn-anew = Opnieuw beginnen

## De gids

web-learn-guide = Je gids
web-learn-progress = { $done } van { $all } geleerd
web-learn-back = Terug
web-learn-forward = Vooruit
web-learn-show = Laat zien waar
web-learn-silent = Speel maar door. Is er iets nieuws, dan meldt je gids zich.
web-learn-skip = Dit ken ik: verder zonder gids
web-learn-return = De gids roepen
web-learn-finish = Verder met het spel

## PAX

web-learn-pax-goal = Rome of jij
    .text = Er zijn zeven soorten invloed. Heeft Rome er aan het eind vier of meer in handen, dan wint Rome. Zo niet, dan wint wie de meeste punten heeft.
web-learn-pax-opening = Je eerste kaart
    .text = Een kaart heeft een categorie, een of twee symbolen (haar sterkte) en een waarde in Aurei. Eén houd je, de andere gaat onder de stapel.
web-learn-pax-legions = De Legioenen
    .text = Hier zijn kaarten te koop, altijd alle kaarten van één Legioen samen. Als iedereen een beurt heeft gehad, neemt Rome de duurste groep: op dit moment Legioen { $legion }.
web-learn-pax-choice = Je beurt
    .text = Een volle beurt is: trekken, kopen, spelen, inkomsten nemen. De andere keus, een blik op de gedekte kaarten van Rome, kan wachten. Neem nu de volle beurt.
web-learn-pax-draw-first = Drie kaarten, drie plekken
    .text = Ze komen een voor een. Eén gaat naar je hand, één naar een Legioen, één onder de stapel. Is deze goed genoeg voor je hand?
web-learn-pax-draw-second = Te koop voor iedereen
    .text = Een kaart bij een Legioen is te koop: zo meteen voor jou, daarna voor de anderen. En hoe duurder de groep, hoe eerder Rome haar neemt.
web-learn-pax-draw-third = De laatste plek
    .text = De derde kaart krijgt de plek die over is. Vroeg kiezen of wachten op iets beters: dat is de gok.
web-learn-pax-buy = Een Legioen kopen
    .text = Eén keer per beurt mag je alle kaarten van één Legioen kopen. Je hebt { $money }: houd er 1 over als je twee kaarten wilt spelen.
web-learn-pax-limit = Vloten en Legers hebben steun nodig
    .text = Tel je Landsymbolen en je Intrigesymbolen: het grootste aantal is de limiet voor je Vlootsymbolen, en ook voor je Legersymbolen. Je limiet is nu { $limit }.
web-learn-pax-play = Speel je kaarten
    .text = De eerste kaart in een beurt is gratis, de tweede kost 1 Aureus, de derde 2, enzovoort. Tegen Rome telt alleen wat voor je ligt.
web-learn-pax-income = Je inkomsten
    .text = Aan het eind van je beurt levert de langste categorie waarin je hebt gespeeld 1 Aureus per kaart op. Een Senator geeft 1 extra, met een Intrige krijg je niets. Nu: { $money }.
web-learn-pax-scales = De zeven weegschalen
    .text = In elke categorie Rome tegen de sterkste speler; daarnaast je eigen aantal. Gelijk is voor Rome. Voor zover je ziet, heeft Rome er { $held }; 4 aan het eind is genoeg.
web-learn-pax-rome = Rome heeft toegeslagen
    .text = De ronde is voorbij: de duurste groep ging open naar Rome. Daarna kreeg elk leeg Legioen een nieuwe kaart.
web-learn-pax-look = Een blik waard?
    .text = De drie gedekte kaarten van Rome tellen aan het eind mee. Een blik toont ze aan jou en brengt 2 Aurei op, maar kost je hele beurt.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Deze kaart is van wie de meeste Intrige laat zien: daarmee begin je de volgende ronde, en ze is 1 punt waard. En wint Rome, dan win je mee.
web-learn-pax-gifts = Samen sterk
    .text = Elke 3 Rijkdomsymbolen maken een groep voor jou 1 Aureus goedkoper; met 3 Religiesymbolen zie je twee getrokken kaarten tegelijk. Aan het eind geven elke 3 Vloten een Leger en elke 3 Legers een Vloot.
web-learn-pax-points = Wat punten oplevert
    .text = 2 voor elke categorie in je display, 3 voor elke waarin je Rome overtreft, 1 per Vloot- en Legersymbool, 1 voor Primus Conspiratus, 4 voor het grootste vermogen (Aurei en handkaarten).
web-learn-pax-end = Hoe het eindigt
    .text = De stapel is de klok: { $count ->
        [one] er is nog { $count } kaart
       *[other] er zijn nog { $count } kaarten
    }. Is hij op, dan draait Rome zijn gedekte kaarten om en beslissen de weegschalen.
web-learn-pax-done = Nu weet je alles
    .text = De rest is aan jou: overtref Rome en wees de anderen te slim af. De regels zijn er wanneer je ze nodig hebt.

## Caligula

web-learn-caligula-goal = De macht achter de troon
    .text = Keizers komen en gaan, jij blijft. Punten krijg je voor moorden die lukken en voor je gunst bij wie regeert. Wie de meeste punten heeft, wint.
web-learn-caligula-markers = Je fiches
    .text = Om de beurt plaatst iedereen een fiche gedekt op een kaart. Wat de jouwe waard zijn, van −1 tot en met 4, weet alleen jij.
web-learn-caligula-sure = Een zekere zaak
    .text = Eerst is { $colour } aan de beurt, en dat is een groepskaart: wie daar een som van minstens { $minimum } heeft, krijgt het effect. Plaats er een fiche die hoog genoeg is.
web-learn-caligula-kinds = Drie soorten kaarten
    .text = Enkele kaart: alleen voor de hoogste som, als die het minimum haalt. Groepskaart: voor iedereen die het haalt. Negatieve kaart: treft alle anderen, ook zonder fiche daar.
web-learn-caligula-sums = Sommen en bluf
    .text = Je fiches op een kaart worden opgeteld; bij gelijke stand gaat de fiche voor die het meest links ligt. Een 0 of −1 is weinig waard, maar dat weten de anderen niet.
web-learn-caligula-sequentia = De Sequentia
    .text = Deze zes kaarten worden van links naar rechts uitgevoerd. Vier noemen kleuren: van elke wordt de kaart op positie 1 afgehandeld, dan schuift die van positie 2 op.
web-learn-caligula-reward = Je beloning
    .text = Je som was hoog genoeg: het effect is van jou, als je wilt. Staat er AUT tussen twee effecten, neem dan het een of het ander.
web-learn-caligula-hand = Coniura en Pugio
    .text = Met een Coniura begin je een samenzwering of ga je mee. Een Pugio is een dolk, of een schild voor de keizer. Een dubbele kaart is een van beide, nooit allebei tegelijk.
web-learn-caligula-start = Een samenzwering?
    .text = Na elke Sequentia-kaart kan iemand er een beginnen; één Coniura is genoeg. Om { $emperor } te doden { $life ->
        [one] is { $life } dolk nodig
       *[other] zijn { $life } dolken nodig
    }. Wacht je, dan kun je nog meegaan als een ander begint.
web-learn-caligula-bid = Passen, meegaan, verhogen
    .text = { $name } leidt met { $total }. Speel evenveel om mee te gaan, meer om zelf te leiden, of pas: dan mag je de keizer beschermen.
web-learn-caligula-favour = Gunst
    .text = De leider wijst een opvolger aan. De samenzweerders mogen hun gunst op hem of op de keizer zetten: aan het eind van elke ronde levert gunst bij de keizer diens punten op.
web-learn-caligula-murder = Schilden en dolken
    .text = Wie erbuiten bleef, mag één Pugio als schild spelen: 1 leven extra. Dan mag elke samenzweerder één keer toesteken, met een willekeurig aantal dolken. Evenveel dolken als leven, en hij is dood.
web-learn-caligula-spoils = De buit
    .text = Sterft de keizer, dan krijgt de leider 1 samenzweringspunt en elke samenzweerder die toestak 1 overwinningspunt. Overleeft hij het, dan krijgt niemand iets.
web-learn-caligula-ordo = Ordo
    .text = Je Ordo-kaart is je plaats in de volgorde: wie het eerst plaatst, wie het eerst wordt gevraagd. Een van de Sequentia-kaarten laat ze allemaal naar links gaan.
web-learn-caligula-penalty = Een negatieve kaart
    .text = Ze treft iedereen onder het minimum, en weigeren kan niet. Van twee straffen kies je er een; wat je niet hebt, kan niemand je afnemen.
web-learn-caligula-round = De volgende ronde
    .text = De gunst bij de keizer heeft zich uitbetaald. Fiches op kaarten die niet zijn afgehandeld, blijven liggen; jij plaatst de fiches die zijn teruggekomen.
web-learn-caligula-fall = De val van het Rijk
    .text = Liggen er aan het eind van een ronde minder dan tien Civitas-kaarten open, dan valt het Rijk: één laatste samenzwering, dan wordt er geteld. Primus Inter Pares beslist bij gelijke stand.
web-learn-caligula-done = Nu weet je alles
    .text = De rest is aan jou: vertrouw niemand en zet in op de juiste keizer. De regels zijn er wanneer je ze nodig hebt.
