# Die Regeln von Caligula in eigenen Worten; Kennungen und Überschriften stehen in caligula/rules.toml.

chapter-caligula-material = Was in der Schachtel ist
chapter-caligula-setup = Vorbereitung
chapter-caligula-turn = Wer wann entscheidet
chapter-caligula-place = Marker setzen
chapter-caligula-sequentia = Sequentia
chapter-caligula-civitas = Eine Civitas-Karte auswerten
chapter-caligula-effect = Was die Karten bewirken
chapter-caligula-plot = Verschwörung: das Komplott
chapter-caligula-favour = Verschwörung: die Gunst
chapter-caligula-murder = Verschwörung: der Mordanschlag
chapter-caligula-round = Ende einer Runde
chapter-caligula-fall = Der Untergang des Imperiums
chapter-caligula-end = Wer gewinnt
chapter-caligula-secrecy = Offen und geheim

## Material

rule-caligula-material-civitas = 55 Civitas-Karten
    .text = Legionarii, Tribuni, Praetoriani, Plebs und Nobiles haben je 11 Karten; das sind die fünf Farben. Jede Karte ist eine Einzelkarte, eine Gruppenkarte oder eine Negativkarte. Sie zeigt einen Mindestwert, ihre Felder (manche sind erst ab einer bestimmten Spielerzahl offen) und eine Wirkung oder zwei, die durch AUT verbunden sind.
    .ruling = In der Anleitung sind nur drei der 55 Karten abgebildet. Die übrigen haben wir rekonstruiert; wer die Schachtel besitzt, kann sie Karte für Karte berichtigen.
rule-caligula-material-augustus = Zehn Kaiser
    .text = Die 10 Augustus-Karten sind zehn Kaiser. Auf jeder steht, wie viele Lebenspunkte der Kaiser hat und wie viele Siegpunkte eine Gunst bei ihm pro Runde bringt; dazu kommen Felder für Gunstmarker. Caligula hat kein Feld.
    .ruling = Von all diesen Angaben verrät die Anleitung nur, dass Caligula kein Feld hat. Die übrigen haben wir rekonstruiert; wer die Schachtel besitzt, kann sie berichtigen. Galba, Otho und Caracalla sind Namen von uns: Die Anleitung nennt die anderen sieben Kaiser, und die Namen der letzten drei Karten stehen nirgends, wo wir sie lesen konnten.
rule-caligula-material-sequentia = Sechs Sequentia-Karten
    .text = Die sechs Karten werden einmal in zufälliger Reihenfolge ausgelegt. Bei einer zieht jeder eine Coniura-Karte, bei einer wandern die Ordo-Karten nach links, und vier nennen Farben der Civitas-Karten.
    .ruling = Die Anleitung erklärt die drei Arten und zeigt eine Karte mit Farben (Tribuni, Praetoriani, Nobiles). Wie viele es von jeder Art gibt und was die anderen nennen, haben wir rekonstruiert: Zusammen nennen die vier jede Farbe zweimal.
rule-caligula-material-hand = Coniura- und Pugio-Karten
    .text = Es gibt 20 Coniura-Karten (10 einfache, 10 doppelte) und 14 Pugio-Karten (7 einfache, 7 doppelte). Eine einfache zeigt ein Symbol. Eine doppelte zeigt beide; du spielst sie als das eine oder das andere, nie als beides zugleich. Wo ein Symbol verlangt ist, passt jede Karte, die es zeigt, aus welchem Stapel sie auch kommt. Von hinten sehen beide Stapel gleich aus.
rule-caligula-material-markers = Die Marker
    .text = Jeder Spieler hat 8 SPQR-Marker mit den Werten -1, 0, 1, 2, 3, 4, 5 und 6 sowie einen Gunstmarker. Den Marker Primus Inter Pares gibt es nur einmal.

## Vorbereitung

rule-caligula-setup-markers = Deine ersten Marker
    .text = Alle beginnen mit den SPQR-Markern von -1 bis 4. Die 5 und die 6 sind noch nicht im Spiel.
rule-caligula-setup-hand = Deine erste Karte
    .text = Alle bekommen eine doppelte Coniura-Karte. Die restlichen Coniura- und Pugio-Karten werden gemischt, jede Sorte als eigener Stapel.
rule-caligula-setup-civitas = Die ersten Civitas-Karten
    .text = Jede Farbe wird für sich gemischt. Ihre erste Karte liegt offen auf Position 1, die zweite offen auf Position 2; alle weiteren sind ihr Stapel.
rule-caligula-setup-augustus = Caligula regiert
    .text = Der erste Kaiser ist immer Caligula. Zu zweit und zu dritt scheiden Claudius, Commodus und Nero aus, zu viert und zu fünft Domitianus, Vitellius und Elagabalus. Von den 6 übrigen Kaisern liegen zwei, die das Los bestimmt, als Kandidaten offen; die anderen bilden den Stapel.
rule-caligula-setup-ordo = Die Reihenfolge
    .text = Es sind so viele Ordo-Karten im Spiel wie Spieler, von I an. Jeder bekommt eine durch das Los; damit steht die Reihenfolge fest.

## Wer entscheidet

rule-caligula-turn-order = Wer gefragt ist
    .text = Es entscheidet immer genau ein Spieler, und nur über das, was gerade ansteht. Marker werden in Ordo-Reihenfolge gesetzt. Über eine Belohnung oder Strafe entscheidet, wer sie bekommt. Bei einer Verschwörung wird in Ordo-Reihenfolge gefragt oder reihum vom Anführer an. Was keine Wahl lässt, geschieht von selbst, mit zwei Ausnahmen: Jeden Marker setzt du selbst, und nach Karten wirst du auch dann gefragt, wenn du keine passende hast, sonst wüsste der ganze Tisch, was dir fehlt. Ist das Spiel aus, gibt es nichts mehr zu entscheiden.

## Setzen

rule-caligula-place-forced = Immer nur einen Marker
    .text = In Ordo-Reihenfolge setzt jeder einen SPQR-Marker auf ein freies Feld einer Civitas-Karte, und so geht es reihum, bis niemand mehr einen Marker hat oder kein Feld mehr frei ist. Solange du setzen kannst, darfst du nicht passen.
rule-caligula-place-hidden = Verdeckt
    .text = Marker werden verdeckt gesetzt. Bis ein Marker ausgewertet wird, sieht niemand nach, welchen Wert er hat, auch sein Besitzer nicht. Eine Option des Tisches, die von Haus aus eingeschaltet ist, zeigt dir als Gedächtnisstütze die Werte, die du selbst gesetzt hast. Ist sie ausgeschaltet, musst du sie dir merken.
rule-caligula-place-leftmost = Von links an
    .text = Die Felder einer Karte füllen sich von links nach rechts: Ein neuer Marker kommt immer auf das freie Feld, das am weitesten links liegt.
    .ruling = Was mit der Lücke geschieht, die ein entfernter Marker hinterlässt, sagt die Anleitung nicht. Bei uns ist sie wieder frei und wird, weil sie weiter links liegt, zuerst gefüllt.
rule-caligula-place-fields = Felder mit einer Zahl
    .text = Ein Feld mit einer Zahl ist nur offen, wenn mindestens so viele Spieler mitspielen.

## Sequentia

rule-caligula-sequentia-order = Von links nach rechts
    .text = Die Sequentia-Karten werden von links nach rechts ausgeführt, jede ganz, bevor die nächste drankommt. Für die folgende Runde bleiben sie so liegen, wie sie am Ende liegen.
rule-caligula-sequentia-draw = Alle ziehen eine Coniura-Karte
    .text = In Ordo-Reihenfolge zieht jeder eine Karte vom Coniura-Stapel. Ist er leer, gibt es nichts.
rule-caligula-sequentia-ordo = Ordo wandert nach links
    .text = Alle geben ihre Ordo-Karte dem linken Nachbarn, also dem nächsten Platz. Die neue Reihenfolge gilt sofort.
rule-caligula-sequentia-civitas = Eine Farbe nach der anderen
    .text = Für jede Farbe auf der Sequentia-Karte wird der Reihe nach die Civitas-Karte auf Position 1 ausgewertet.
    .ruling = Was mit einer Farbe geschieht, von der keine Karte mehr da ist, sagt die Anleitung nicht. Bei uns wird sie übergangen.

## Eine Civitas-Karte

rule-caligula-civitas-reveal = Marker aufdecken
    .text = Die Marker auf der Karte werden aufgedeckt und die Werte jedes Spielers zusammengezählt; 3 und -1 ergeben also 2.
rule-caligula-civitas-single = Einzelkarte
    .text = Nur die höchste Summe bringt die Wirkung, und auch sie nur, wenn sie den Mindestwert erreicht. Bei Gleichstand bekommt sie der, dessen Marker am weitesten links liegt. Ohne Marker auf der Karte gehst du immer leer aus.
rule-caligula-civitas-group = Gruppenkarte
    .text = Die Wirkung bekommt jeder, dessen Summe den Mindestwert erreicht. Die höchste Summe kommt zuerst dran, bei Gleichstand der, dessen Marker weiter links liegt. Ohne Marker auf der Karte gehst du immer leer aus, auch bei Mindestwert 0.
rule-caligula-civitas-negative = Negativkarte
    .text = Die Strafe trifft alle, deren Summe den Mindestwert nicht erreicht, und alle, die auf der Karte keinen Marker haben. Liegt dort überhaupt kein Marker, trifft sie jeden.
    .ruling = In welcher Reihenfolge die Strafen kommen, lässt die Anleitung offen. Bei uns gilt die Ordo-Reihenfolge.
rule-caligula-civitas-optional = Belohnung freiwillig, Strafe Pflicht
    .text = Die Belohnung einer Einzel- oder Gruppenkarte darfst du ablehnen. Du bekommst sie nur einmal, auch mit mehreren Markern auf der Karte. Die Strafe einer Negativkarte musst du nehmen; kostet sie etwas, was du nicht hast, bleibt sie ohne Folgen.
rule-caligula-civitas-aut = AUT
    .text = Stehen auf einer Karte zwei Wirkungen mit AUT dazwischen, sucht sich der, der sie bekommt, eine davon aus. Von zwei Strafen musst du eine nehmen, die dich wirklich trifft, falls es eine solche gibt.
rule-caligula-civitas-discard = Die nächste Karte rückt nach
    .text = Danach gehen die Marker zu ihren Besitzern zurück, und die Karte scheidet aus, auch wenn kein Marker auf ihr lag. Die Karte von Position 2 rückt auf Position 1, und auf Position 2 wird die nächste vom Stapel aufgedeckt.
    .ruling = Was bei leerem Stapel geschieht, sagt die Anleitung nicht. Bei uns bleibt Position 2 dann leer.

## Wirkungen

rule-caligula-effect-remove = Eine Civitas-Karte entfernen
    .text = Du wählst eine offene Civitas-Karte der genannten Farbe, auf Position 1 oder 2. Sie scheidet aus, ohne ausgewertet zu werden, und ihre Marker gehen zu ihren Besitzern zurück. Danach wird wie üblich nachgerückt und aufgedeckt.
    .ruling = Bei uns kann die Karte, die gerade ausgewertet wird, nicht durch ihre eigene Wirkung entfernt werden: Sie scheidet ohnehin aus.
rule-caligula-effect-coniura = Eine Coniura-Karte ziehen
    .text = Du ziehst eine Karte vom Coniura-Stapel. Ist er leer, gibt es nichts.
rule-caligula-effect-pugio = Eine Pugio-Karte ziehen
    .text = Du ziehst eine Karte vom Pugio-Stapel. Ist er leer, gibt es nichts.
rule-caligula-effect-spqr = Ein SPQR-Marker mehr
    .text = Du bekommst deinen Marker 5, beim nächsten Mal die 6, und behältst ihn bis zum Ende des Spiels. Hast du schon beide, gibt es nichts.
rule-caligula-effect-primus = Primus Inter Pares nehmen
    .text = Der Marker Primus Inter Pares gehört jetzt dir, auch wenn ihn bisher ein anderer hatte.
rule-caligula-effect-place = Sofort einen Marker setzen
    .text = Du setzt sofort einen SPQR-Marker aus deinem Vorrat auf ein freies Feld, verdeckt und nach den üblichen Regeln.
    .ruling = Ob auch die Karte gemeint ist, die gerade ausgewertet wird, sagt die Anleitung nicht. Bei uns ist sie ausgenommen.
rule-caligula-effect-swap-markers = Zwei Marker vertauschen
    .text = Zwei Marker auf Civitas-Karten tauschen die Plätze, ganz gleich, wem sie gehören. Ihre Werte sieht dabei niemand.
    .ruling = Ob auch die Karte gemeint ist, die gerade ausgewertet wird, und ob beide Marker auf derselben Karte liegen dürfen, sagt die Anleitung nicht. Bei uns ist die ausgewertete Karte ausgenommen; ein Tausch innerhalb einer Karte ist erlaubt.
rule-caligula-effect-return-marker = Einen Marker zurückschicken
    .text = Ein Marker auf einer Civitas-Karte, ganz gleich wessen, geht zu seinem Besitzer zurück. Seinen Wert sieht dabei niemand.
    .ruling = Ob auch die Karte gemeint ist, die gerade ausgewertet wird, sagt die Anleitung nicht. Bei uns ist sie ausgenommen.
rule-caligula-effect-swap-ordo = Zwei Ordo-Karten vertauschen
    .text = Du vertauschst die Ordo-Karten zweier Spieler. Die neue Reihenfolge gilt sofort.
rule-caligula-effect-swap-positions = Position 1 und 2 vertauschen
    .text = Du wählst eine Farbe: Ihre Karten auf Position 1 und 2 tauschen samt ihren Markern die Plätze.
    .ruling = Ausnahmen nennt die Anleitung nicht. Bei uns darf es nicht die Farbe sein, die gerade ausgewertet wird, und auf beiden Positionen muss eine Karte liegen.
rule-caligula-effect-swap-sequentia = Zwei Sequentia-Karten vertauschen
    .text = Zwei Sequentia-Karten tauschen die Plätze. Die Karte, die gerade ausgeführt wird, darf nicht dabei sein.
    .ruling = Was das für schon ausgeführte Karten bedeutet, sagt die Anleitung nicht. Wir nehmen den Tausch wörtlich: Eine Karte, die dadurch rechts vom Sequentia-Marker liegt, wird ausgeführt, notfalls ein zweites Mal; eine, die links davon liegt, in dieser Runde nicht mehr.
rule-caligula-effect-lose-marker = Strafe: einen Marker zurücknehmen
    .text = Du nimmst einen deiner SPQR-Marker von einer Civitas-Karte in deinen Vorrat zurück.
    .ruling = Ob auch die Karte gemeint ist, die gerade ausgewertet wird, sagt die Anleitung nicht. Bei uns ist sie ausgenommen.
rule-caligula-effect-lose-point = Strafe: einen Punkt verlieren
    .text = Du verlierst einen Siegpunkt oder einen Verschwörungspunkt; welchen, bestimmst du. Primus Inter Pares zählt nicht als Siegpunkt. Wer keine Punkte hat, verliert auch keinen.
rule-caligula-effect-lose-pugio = Strafe: einen Pugio abgeben
    .text = Du schiebst eine Karte mit Pugio-Symbol unter den Stapel, aus dem sie kommt. Auch eine doppelte zählt, gleich aus welchem Stapel. Hast du keine, zeigst du allen deine Hand.
rule-caligula-effect-lose-coniura = Strafe: eine Coniura abgeben
    .text = Du schiebst eine Karte mit Coniura-Symbol unter den Stapel, aus dem sie kommt. Auch eine doppelte zählt, gleich aus welchem Stapel. Hast du keine, zeigst du allen deine Hand.

## Komplott

rule-caligula-plot-window = Wann es eine Verschwörung geben kann
    .text = Nach jeder Sequentia-Karte, auch nach der letzten, kann eine Verschwörung beginnen. Ist in der Runde schon ein Kaiser ermordet worden, gibt es keine mehr.
rule-caligula-plot-start = Wer sie beginnt
    .text = In Ordo-Reihenfolge wird jeder gefragt. Wer als Erster mindestens ein Coniura-Symbol auslegt, beginnt die Verschwörung und ist ihr Anführer. Nicht zu beginnen heißt noch nicht passen: Beginnt einer nach dir, kannst du immer noch mitmachen. Will niemand, gibt es keine Verschwörung.
rule-caligula-plot-bid = Passen, mitgehen, erhöhen
    .text = Vom Anführer an entscheiden die anderen in Ordo-Reihenfolge. Passen: Du bist bei dieser Verschwörung endgültig draußen. Mitgehen: Du bringst deine Coniura-Symbole auf die Gesamtzahl des Anführers. Erhöhen: Du gehst darüber hinaus und bist jetzt selbst Anführer; wer noch nicht gepasst hat, wird von dir an reihum wieder gefragt. Haben alle anderen gepasst oder sind mitgegangen, ist das Bieten vorbei: Sich selbst überbieten kann der Anführer nicht.
rule-caligula-plot-cards-back = Die Karten kommen zurück
    .text = Ist das Bieten vorbei, kommt jede ausgelegte Karte unter den Stapel, aus dem sie stammt, auch wenn ihr Besitzer gepasst hat.
    .ruling = In welcher Reihenfolge, sagt die Anleitung nicht. Bei uns ist es die, in der die Karten ausgelegt wurden.
rule-caligula-plot-sides = Wer zu den Verschwörern gehört
    .text = Verschwörer sind der Anführer und alle, die mitgegangen sind. Die übrigen sind es nicht, auch nicht, wer erst mitgegangen ist und dann gepasst hat.

## Gunst

rule-caligula-favour-nominate = Der Anführer benennt einen Kandidaten
    .text = Der Anführer benennt einen der beiden Kandidaten. Gelingt der Mord, wird dieser Kaiser.
rule-caligula-favour-place = Gunstmarker setzen
    .text = Der Anführer setzt seinen Gunstmarker auf den Kaiser oder auf den benannten Kandidaten, wenn dort ein Feld frei ist. Ein Marker, der schon auf dem Kaiser liegt, darf bleiben oder zum Kandidaten wechseln. Danach dürfen alle, die mitgegangen sind, dasselbe tun, in Ordo-Reihenfolge vom Anführer an und nur auf diesen beiden Karten. Wechselt ein Marker, ist sein altes Feld sofort frei.

## Mordanschlag

rule-caligula-murder-protect = Den Kaiser beschützen
    .text = In Ordo-Reihenfolge darf jeder, der kein Verschwörer ist, ein Pugio-Symbol auslegen, aber nicht mehr. Jedes bringt dem Kaiser 1 Lebenspunkt.
rule-caligula-murder-strike = Zustechen
    .text = Danach darf jeder Verschwörer, vom Anführer an, beliebig viele Pugio-Symbole auslegen oder auch keines. Jeder hat nur einmal Gelegenheit dazu.
    .ruling = Gespielte Karten kommen unter ihren Stapel zurück; wann das hier geschieht, sagt die Anleitung nicht. Bei uns kommen alle Karten, die für oder gegen den Kaiser ausgelegt wurden, zurück, sobald der Ausgang feststeht.
rule-caligula-murder-dead = Der Kaiser stirbt
    .text = Haben die Verschwörer mindestens so viele Pugio-Symbole ausgelegt, wie der Kaiser Lebenspunkte hat, stirbt er. Die Gunstmarker auf ihm gehen zu ihren Besitzern zurück. Der benannte Kandidat wird Kaiser, ob mit oder ohne Gunstmarker, und vom Augustus-Stapel kommt ein neuer Kandidat.
    .ruling = Was bei leerem Stapel geschieht, sagt die Anleitung nicht. Bei uns gibt es dann einen Kandidaten weniger. Ist nur noch einer da, gilt er als benannt; ist keiner mehr da, gibt es keine Verschwörung mehr außer der letzten.
rule-caligula-murder-alive = Der Kaiser überlebt
    .text = Reichen die Pugio-Symbole nicht, bleibt der Kaiser am Leben. Die Gunstmarker auf dem benannten Kandidaten gehen zu ihren Besitzern zurück, und Punkte gibt es keine.
rule-caligula-murder-reward = Der Lohn der Verschwörer
    .text = Punkte gibt es nur, wenn der Kaiser stirbt: 1 Verschwörungspunkt für den Anführer und 1 Siegpunkt für jeden Verschwörer mit wenigstens einem ausgelegten Pugio-Symbol, den Anführer eingeschlossen. Mehr Symbole bringen nicht mehr Punkte.

## Ende einer Runde

rule-caligula-round-favour = Punkte für die Gunst
    .text = Am Ende der Runde bringt jeder Gunstmarker auf dem Kaiser so viele Siegpunkte, wie auf dessen Karte stehen. SPQR-Marker und Gunstmarker bleiben liegen.
rule-caligula-round-next = Neue Runde oder Untergang
    .text = Sind 10 Civitas-Karten offen, geht es mit einer neuen Runde weiter. Sonst geht das Imperium unter.

## Der Untergang des Imperiums

rule-caligula-fall-last-plot = Die letzte Verschwörung
    .text = Alle Gunstmarker auf dem Kaiser werden weggenommen. Dann ist noch eine letzte Verschwörung möglich, auch wenn in dieser Runde schon ein Kaiser ermordet wurde. Alles geht wie sonst, nur ohne Gunst und ohne Nachfolger; auch die Belohnung ist die gleiche. Danach ist das Spiel aus.
rule-caligula-end-winner = Die meisten Punkte
    .text = Siegpunkte und Verschwörungspunkte werden zusammengezählt; die höchste Summe gewinnt. Bei Gleichstand entscheidet Primus Inter Pares, dann die Zahl der Verschwörungspunkte, dann die Zahl der Handkarten. Hilft auch das nicht, wird der Sieg geteilt.

## Geheimhaltung

rule-caligula-secrecy-open = Was alle sehen und was nicht
    .text = Offen ist, wie viele Karten jeder auf der Hand hat, wie viele Punkte, aus welchem Stapel eine Karte gezogen wurde, wie die Sequentia- und die Ordo-Karten liegen, welche Civitas-Karten offen sind, wessen Marker wo liegt und was ausgelegt wird. Geheim sind die Handkarten, die Werte gesetzter Marker und die Stapel. Welche Marker jemand im Vorrat hat, ließe sich ausrechnen; der Tisch zeigt es aber nur ihm selbst.
