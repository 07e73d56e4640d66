# Die Regeln von PAX in eigenen Worten; Kennungen und Überschriften stehen in pax/rules.toml.

chapter-pax-material = Was in der Schachtel ist
chapter-pax-setup = Vorbereitung
chapter-pax-turn = Dein Zug
chapter-pax-draw = Ziehen
chapter-pax-buy = Kaufen
chapter-pax-play = Auslegen
chapter-pax-income = Einkommen
chapter-pax-senate = Der Ruf des Senats (5 bis 8 Spieler)
chapter-pax-round = Ende einer Spielrunde
chapter-pax-end = Ende des Spiels
chapter-pax-score = Punkte
chapter-pax-solo = Allein gegen Rom

## Material

rule-pax-material-categories = Sieben Kategorien, 74 Karten
    .text = Die 74 Besitzkarten verteilen sich auf sieben Kategorien. Armee (legionarius), Flotte (navis longa), Senator (senator), Religion (religio) und Wohlstand (in floribus) haben je 10 Karten, Intrige (conspiratio) und Land (praedium) je 12.
rule-pax-material-card = Was auf einer Karte steht
    .text = Jede Karte gehört zu einer Kategorie, zeigt 1 oder 2 Symbole und hat einen Wert von 1 bis 4 Aurei.
    .ruling = In keiner Anleitung ist die vollständige Kartenliste abgedruckt. Wir spielen deshalb mit einem rekonstruierten Kartensatz, der sich auch so nennt und den jeder, der die Schachtel besitzt, Karte für Karte berichtigen kann.
rule-pax-material-bank = Die Bank wird nie leer
    .text = Geld gibt es in den Werten 1 und 2. Der Bank gehen die Aurei niemals aus.
    .ruling = Je nach Auflage liegen 35 oder 40 Geldkarten in der Schachtel, und keine Regel sagt, was passiert, wenn sie verteilt sind. Bei uns ist die Bank deshalb unbegrenzt.
rule-pax-material-symbols = Symbole zählen, nicht Karten
    .text = Gezählt und verglichen wird immer in Symbolen. Nur für das Einkommen zählst du Karten.

## Vorbereitung

rule-pax-setup-deck = Wie groß der Stapel ist
    .text = Zu zweit kommen 20 zufällige Karten aus dem Spiel, ohne dass jemand sie sieht, zu dritt 10, zu viert keine. Bei 5, 6, 7 oder 8 Spielern gehören alle 74 Karten in den Stapel und dazu 15, 30, 45 oder 60 zufällige aus einem zweiten Exemplar. Im Solospiel scheiden 30 ungesehen aus.
rule-pax-setup-legions = Legionen in der Reihe
    .text = Es gibt eine Legion mehr als Mitspieler, nummeriert ab I. Im Solospiel sind es 3.
rule-pax-setup-rome = Roms erste Macht
    .text = Rom beginnt mit 3 verdeckten Karten. Bei 5 bis 8 Spielern bekommt es 3 weitere, die offen liegen.
rule-pax-setup-money = Das Startgeld
    .text = Alle beginnen mit 5 Aurei.
rule-pax-setup-first-player = Wer anfängt
    .text = In der Anleitung beginnt, wer am ehesten zur Revolte bereit ist; hier entscheidet das Los. Mit einer Option des Tisches lässt sich der Platz, der beginnt, stattdessen festlegen.
rule-pax-setup-opening-hand = Deine erste Karte
    .text = Reihum werden 2, 3, 4 und 5 Karten gezogen; sitzen mehr als vier am Tisch, zieht auch jeder vom fünften bis zum achten 5. Alle behalten genau eine Karte, die übrigen kommen unter den Stapel. Für das Solospiel gilt eine eigene Eröffnung.
    .ruling = In welcher Reihenfolge die Karten unter den Stapel kommen, lassen die Anleitungen offen. Bei uns bleibt es die, in der sie gezogen wurden, und wer sie untergeschoben hat, weiß, welche es sind.
rule-pax-setup-secrecy = Was geheim bleibt
    .text = Handkarten und Geld bleiben geheim, und niemand muss verraten, wie viele Karten oder Aurei er hat. Allerdings wird jede Zahlung und jedes Einkommen offen abgewickelt, mitzählen könnte also jeder. Eine Option des Tisches, die von Haus aus eingeschaltet ist, zeigt diese Zahlen als Gedächtnisstütze an. Ist sie ausgeschaltet, bleiben sie geheim, wie es die deutsche Anleitung will.
rule-pax-setup-market = Die ersten Karten im Angebot
    .text = Bei jeder Legion liegt zu Anfang eine offene Karte.

## Der Zug

rule-pax-turn-choice = Voller Zug oder Blick auf Rom
    .text = Bevor du etwas ziehst, legst du dich fest: entweder die drei Aktionen in fester Reihenfolge oder ein Blick auf Rom. Von den drei Aktionen ist nur das Ziehen Pflicht. Kaufen ist freiwillig, ebenso das Auslegen mit dem Einkommen danach.
rule-pax-turn-peek = Blick auf Rom
    .text = Du siehst dir Roms 3 verdeckte Karten an, die verdeckt bleiben, und nimmst 2 Aurei. Damit ist dein Zug vorbei: keine weitere Aktion, kein Einkommen. Das geht beliebig oft im Spiel, im Solospiel dagegen nie.

## Ziehen

rule-pax-draw-three = Drei Karten, eine nach der anderen
    .text = Du ziehst drei Karten von oben, immer nur eine: Erst wenn sie ihren Platz hat, ziehst du die nächste.
rule-pax-draw-destinations = Hand, Legion, Stapel
    .text = Von den drei Karten behältst du eine auf der Hand, eine kommt offen zu irgendeiner Legion (auch zu einer leeren), eine verdeckt unter den Stapel. Jedes Ziel bekommt genau eine Karte; in welcher Reihenfolge, bestimmst du.
rule-pax-draw-religion-3 = Religion: zwei auf einmal
    .text = Mit 3 oder mehr Religionssymbolen in deiner Auslage siehst du die ersten beiden Karten zusammen. Eine der beiden kommt zu einer Legion oder unter den Stapel. Danach ziehst du die dritte und verteilst die zwei, die du noch hast, auf die beiden freien Ziele.
    .ruling = Die deutsche und die französische Anleitung lassen dir die Wahl, die englische und die niederländische nicht. Bei uns wird immer zusammen gezogen; mehr zu sehen schadet nie, und nur bei einem Stapel, der zu Ende geht, wäre ein Unterschied zu merken.
rule-pax-draw-religion-6 = Religion: drei auf einmal
    .text = Ab 6 Religionssymbolen in deiner Auslage ziehst du alle drei zusammen und verteilst sie in beliebiger Reihenfolge.
    .ruling = Die Anleitungen lassen dir hier die Wahl. Bei uns wird immer zusammen gezogen; mehr zu sehen schadet nie, und nur bei einem Stapel, der zu Ende geht, wäre ein Unterschied zu merken.
rule-pax-draw-short-deck = Zu wenige Karten im Stapel
    .text = Ist der Stapel vor deiner dritten Karte leer, endet das Ziehen an dieser Stelle; Ziele, die noch keine Karte haben, bekommen auch keine. Schiebst du eine Karte unter den leeren Stapel, wird sie als nächste gezogen.
    .ruling = Die Anleitungen sprechen nur von Spielern, die gar nicht mehr ziehen können, nicht von solchen, für die es noch eine oder zwei Karten gibt. Bei uns ziehst du, so weit der Stapel reicht. Mit Religion werden Karten, die man zusammen zieht, einmal gezogen, so weit der Stapel reicht; kommt dabei nur eine, darf sie an jedes der drei Ziele.
rule-pax-draw-empty-deck = Nichts mehr zu ziehen
    .text = Gibt es für dich nicht einmal eine einzige Karte, bekommst du dafür 2 Aurei. Du hast sie schon beim Kaufen zur Verfügung, und dein Zug geht normal weiter.

## Kaufen

rule-pax-buy-group = Eine Legion pro Zug
    .text = Einmal im Zug darfst du eine Kartengruppe kaufen: Alles, was bei einer Legion liegt, kommt auf deine Hand, niemals nur ein Teil davon.
    .ruling = Beim Wohlstand sprechen die Übersetzungen von „jeder“ gekauften Gruppe, als könnten es mehrere sein; die Kaufregel nennt nur eine Legion. Wir spielen mit höchstens einer Gruppe pro Zug.
rule-pax-buy-price = Was eine Gruppe kostet
    .text = Zähle die Werte der Karten zusammen. Je 3 Wohlstandssymbole in deiner Auslage senken die Summe um 1 Aureus, ein Rest zählt nicht; unter 0 fällt der Preis nie.
rule-pax-buy-money = Nur gegen bares Geld
    .text = Der Preis ist sofort und vollständig aus dem Geld auf deiner Hand fällig. Reicht es nicht, kannst du die Gruppe nicht kaufen.

## Auslegen

rule-pax-play-cost = Was das Auslegen kostet
    .text = Deine erste Karte im Zug ist gratis, für die nächste zahlst du 1 Aureus, dann 2, dann 3 und immer so fort. Bezahlt wird jede in dem Moment, in dem du sie auslegst.
rule-pax-play-limit = Limit für Flotten und Armeen
    .text = Vergleiche deine Landsymbole mit deinen Intrigensymbolen: Die größere der beiden Zahlen ist dein Limit, zusammengezählt werden sie nie. Deine Flottensymbole dürfen nicht darüber liegen und deine Armeesymbole, für sich gezählt, auch nicht. Was du im selben Zug schon ausgelegt hast, zählt mit.
rule-pax-play-primus-conspiratus = Primus Conspiratus
    .text = Wer die meisten Intrigensymbole in seiner Auslage hat, besitzt von diesem Augenblick an Primus Conspiratus. Bei Gleichstand bleibt die Karte, wo sie ist. Vor der ersten Intrige gehört sie niemandem.

## Einkommen

rule-pax-income-longest = Einkommen der längsten Kategorie
    .text = Hast du mindestens eine Karte ausgelegt, vergleichst du die Kategorien, die in diesem Zug gewachsen sind. Die längste bringt dir für jede Karte, die dort liegt, 1 Aureus.
rule-pax-income-senator = Zuschlag für Senatoren
    .text = Legst du im Zug wenigstens einen Senator aus, bekommst du 1 Aureus mehr. Es bleibt bei dem einen, auch wenn es mehrere Senatoren sind.
rule-pax-income-intrigue = Intrige bringt kein Geld
    .text = Ist unter den Karten, die du im Zug auslegst, auch nur eine Intrige, bekommst du gar kein Einkommen, auch nicht den Zuschlag für Senatoren.
rule-pax-income-base = Das Basiseinkommen
    .text = Ein Zug, in dem du nichts auslegst, bringt dir 2 Aurei.

## Der Ruf des Senats

rule-pax-senate-follow = Der Ruf des Senats
    .text = Nur bei 5 bis 8 Spielern. Hat jemand seinen Zug samt Einkommen beendet und darin einen oder mehrere Senatoren ausgelegt, sind im Uhrzeigersinn alle anderen gefragt: Jeder darf für 1 Aureus eine Handkarte auslegen. Einkommen bringt das nicht, das Limit für Flotten und Armeen gilt, und Primus Conspiratus wandert sofort. Ein so ausgelegter Senator ruft niemanden mehr.
    .ruling = Die Anleitung lässt die anderen antworten, wenn Senatoren ausgelegt werden, sagt aber nicht, ob der Rufende vorher zu Ende auslegt und sein Einkommen nimmt. Bei uns wird erst der ganze Zug beendet.

## Ende einer Spielrunde

rule-pax-round-rome-takes = Rom nimmt sich eine Gruppe
    .text = Wenn alle einen Zug hatten, geht die Kartengruppe mit dem höchsten Gesamtwert offen an Rom; Rabatte spielen keine Rolle. Sind mehrere gleich viel wert, trifft es die Legion mit der kleinsten Nummer. Für Rom gibt es kein Limit bei Flotten und Armeen. Liegt nirgends eine Karte, passiert nichts.
rule-pax-round-first-player = Wer die nächste Runde beginnt
    .text = Die nächste Runde beginnt, wer Primus Conspiratus besitzt. Gehört die Karte noch niemandem, bleibt Startspieler, wer es war.
rule-pax-round-refill = Neue Karten im Angebot
    .text = Jede leere Legion bekommt eine Karte vom Stapel, angefangen bei Legion I.

## Ende des Spiels

rule-pax-end-no-refill = Zu wenig zum Auffüllen
    .text = Soll eine Runde beginnen und hat der Stapel weniger Karten, als Legionen leer sind, ist das Spiel auf der Stelle aus. Aufgefüllt wird dann keine mehr.
rule-pax-end-exhausted = Der Stapel ist aufgebraucht
    .text = Musste jemand eine Karte ziehen und fand den Stapel leer, ist diese Runde die letzte: Sobald in ihr jeder seinen Zug hatte, ist Schluss. Mit einer Option des Tisches, die von Haus aus ausgeschaltet ist, nimmt sich Rom auch nach dieser letzten Runde noch eine Gruppe.
    .ruling = Nach den Anleitungen ist nach dem letzten Zug Schluss; ob Rom dann noch eine Gruppe bekommt, sagen sie nicht. Wir nehmen sie wörtlich: Rom geht leer aus, es sei denn, die Option ist eingeschaltet. „Aufgebraucht“ heißt für uns, dass jemand eine Karte haben sollte und keine fand. Wird die letzte Karte gezogen und fehlt niemandem eine, endet die Runde wie immer und das Spiel dann, wenn sich die Legionen nicht mehr auffüllen lassen.
rule-pax-end-reveal = Rom deckt auf
    .text = Am Ende werden Roms verdeckte Karten umgedreht und zählen wie seine übrigen.
rule-pax-end-bonus = Bonusflotten und Bonusarmeen
    .text = Je 3 Flottensymbole bringen 1 Armee, je 3 Armeesymbole 1 Flotte obendrauf, den Spielern wie auch Rom. Dieser Bonus zählt beim Vergleich und bei den Punkten. Er bringt keinen weiteren Bonus, kennt kein Limit und macht noch keine ausgelegte Kategorie.
rule-pax-end-rome-wins = Wann Rom gewinnt
    .text = Rom hält eine Kategorie, wenn dort kein Spieler mehr Symbole hat als Rom. Hält es 4 oder mehr, gewinnt Rom, und Sieger ist, wer Primus Conspiratus besitzt.
    .ruling = Was gilt, wenn Rom gewinnt und niemand Primus Conspiratus besitzt, sagen die Anleitungen nicht. Bei uns hat dann niemand gewonnen.
rule-pax-end-players-win = Wann die Spieler gewinnen
    .text = Hält Rom weniger als 4 Kategorien, haben die Spieler gewonnen. Unter ihnen siegt die höchste Punktzahl.
rule-pax-score-category = Kategorien in der Auslage
    .text = 2 Punkte für jede Kategorie, von der eine Karte in deiner Auslage liegt.
rule-pax-score-stronger = Stärker als Rom
    .text = 3 Punkte für jede Kategorie, in der du mehr Symbole hast als Rom.
rule-pax-score-arms = Flotten und Armeen
    .text = 1 Punkt je Flottensymbol und 1 Punkt je Armeesymbol; der Bonus zählt mit.
rule-pax-score-primus = Der Punkt für Primus Conspiratus
    .text = 1 Punkt, wenn du Primus Conspiratus besitzt.
rule-pax-score-wealthiest = Das größte Vermögen
    .text = 4 Punkte für das größte Vermögen, also deine Aurei und dazu 1 für jede Handkarte. Liegen mehrere gleichauf vorn, bekommt jeder von ihnen die 4 Punkte.
rule-pax-end-tie = Gleich viele Punkte
    .text = Wer mit anderen zusammen die höchste Punktzahl hat, teilt sich mit ihnen den Sieg.
    .ruling = Für gleiche Punktzahlen am Ende nennen die Anleitungen keine Entscheidung. Bei uns gibt es auch keine.

## Solo

rule-pax-solo-setup = Aufbau im Solospiel
    .text = 30 Karten scheiden ungesehen aus, es gibt 3 Legionen, für Rom liegen 3 Karten verdeckt, und du hast 5 Aurei. Der Blick auf Rom ist nicht erlaubt. Weil du allein bist, ist jeder deiner Züge eine ganze Spielrunde.
rule-pax-solo-opening = Eröffnung der fünf Spiele
    .text = In Spiel 1 und 2 ziehst du 2 Karten, 1 behältst du, 1 kommt unter den Stapel. In Spiel 3 ziehst du 3 und legst 1 davon aus, in Spiel 4 sind es 4 und 2, in Spiel 5 sind es 5 und 3; von den zwei anderen kommt jeweils 1 unter den Stapel, 1 behältst du. Was du hier auslegst, kostet nichts, und das Limit für Flotten und Armeen gilt dafür nicht.
    .ruling = Ob eine hier ausgelegte Intrige Primus Conspiratus einbringt, steht in keiner Anleitung. Bei uns tut sie es; im Solospiel hat das keine Wirkung.
rule-pax-solo-limit-after = Von Anfang an über dem Limit
    .text = Hast du das Limit für Flotten oder Armeen schon mit der Eröffnung überschritten, bleibt es dabei. Eine weitere Karte dieser Art darfst du erst wieder auslegen, wenn sie ins Limit passt.
    .ruling = Die Anleitungen heben das Limit für die Eröffnung auf, sagen aber nicht, wie es danach weitergeht. Bei uns wird nichts zurückgenommen, und spätere Karten müssen passen.
rule-pax-solo-goal = Was du schaffen musst
    .text = Am Ende müssen alle 7 Kategorien in deiner Auslage liegen. Außerdem brauchst du in Spiel 1 bis 5 mehr Symbole als Rom in mindestens 3, 4, 5, 6 und 7 Kategorien; Bonusflotten und Bonusarmeen zählen mit. Nach einem Sieg geht die Kampagne mit dem nächsten Spiel weiter.
