# De pagina's met de regels. De regels zelf staan in pax-rules.ftl en caligula-rules.ftl.

web-rules-of = De regels van { $game }
web-rules-note = In onze eigen woorden. Waar de boekjes zwijgen of elkaar tegenspreken, staat onze interpretatie erbij.
web-rules-search = Zoeken in de regels
web-rules-hits = { $count ->
    [0] Geen regel gevonden.
    [one] { $count } regel gevonden.
   *[other] { $count } regels gevonden.
}
web-rules-chapters = Hoofdstukken
web-rules-learn = Liever al spelend leren
web-rules-ruling = Onze interpretatie
web-rules-option = Een optie van de tafel verandert dit.
web-rules-where = In het boekje:
web-rules-nowhere = (staat er niet in)
web-rules-one = De regel
web-rules-all = Verder lezen in de regels
web-rules-unknown = Er is geen regel die { $rule } heet.

## Plaatjes: PAX

web-rules-fig-card-category = haar categorie: kleur, patroon en plaatje
web-rules-fig-card-symbols = haar symbolen: hoe sterk ze is
web-rules-fig-card-value = haar waarde in Aurei
web-rules-fig-cards = Kaarten
web-rules-fig-turn = Een volle beurt, stap voor stap; of alleen een blik op Rome.
web-rules-fig-look = Blik, 2 Aurei
web-rules-fig-draw = Drie kaarten, elk naar een andere plek.
web-rules-fig-legion = een Legioen
web-rules-fig-buy = Drie groepen te koop voor 3, 5 en 3 Aurei. Met drie Rijkdomsymbolen kost elke groep je 1 minder.
web-rules-fig-rome-takes = Bij Legioen II ligt de duurste groep: Rome neemt haar.
web-rules-fig-play = Gratis, dan 1, 2, 3 Aurei: vier kaarten in één beurt kosten samen 6.
web-rules-fig-limit = Land 3, Intrige 1: de limiet is 3. Drie Vlootsymbolen passen, twee Legersymbolen ook; er is nog plaats voor één Legersymbool.
web-rules-fig-income = Je hebt Land en Religie gespeeld. Land is met drie kaarten de langste categorie: 3 Aurei.
web-rules-fig-bonus = Drie Vloten geven een Leger, drie Legers een Vloot.
web-rules-fig-scales = Links Rome, rechts de sterkste speler. Rome heeft Rijkdom, Leger (gelijk is genoeg), Religie en Senator: vier van de zeven, en Rome wint.

## Plaatjes: Caligula

web-rules-fig-civitas-colour = haar kleur
web-rules-fig-civitas-kind = haar soort: enkel, groep of negatief
web-rules-fig-civitas-minimum = het minimum
web-rules-fig-civitas-effect = haar effect; AUT: een van beide
web-rules-fig-civitas-fields = haar velden; een getal zegt vanaf hoeveel spelers
web-rules-fig-emperor-life = leven: zoveel dolken zijn er nodig
web-rules-fig-emperor-points = punten per ronde voor elke gunst op hem
web-rules-fig-emperor-fields = velden voor gunst
web-rules-fig-hand-cards = Een Coniura, een dubbele Coniura, een Pugio, een dubbele Pugio. Een dubbele kaart speel je als het een of het ander.
web-rules-fig-layout = Vijf kleuren, twee posities. Positie 1 wordt afgehandeld, dan schuift positie 2 op.
web-rules-fig-place = De volgende fiche komt op het derde veld. Het vierde is dicht: daar zijn vier spelers voor nodig, en hier zijn het er drie.
web-rules-fig-sequentia = Twee kaarten zijn klaar, de derde wordt uitgevoerd: eerst Tribuni, dan Praetoriani, dan Nobiles.
web-rules-fig-sums = Het minimum is 2. Een enkele kaart gaat naar de hoogste som, de 4. Een groepskaart gaat naar de 4, dan naar de 2. Een negatieve kaart treft de 1 en wie daar geen fiche heeft.
web-rules-fig-plot-bid = Coniura beslissen wie leidt en wie meedoet.
web-rules-fig-plot-favour = De leider wijst een opvolger aan; samenzweerders zetten hun gunst.
web-rules-fig-plot-shields = De anderen mogen de keizer beschermen, ieder met één Pugio.
web-rules-fig-plot-daggers = De samenzweerders spelen dolken. Evenveel als zijn leven, en hij is dood.
web-rules-fig-favour = Gunst ligt op de keizer of op de aangewezen kandidaat. Hier levert Galba 1 punt per ronde op; sterft hij, dan geeft Otho er 2.
web-rules-fig-murder = Leven 3 en één schild is 4. Er zijn vier dolken: hij sterft.
