# Das Labor: Bots gegen Bots, und was ihre Partien über das Spiel sagen.

cli-arena = Bots auf gespiegelten Partien gegeneinander spielen lassen und sehen, wer wie viel stärker ist und wie sicher das ist.
cli-lab = Was Bots über die Spiele verraten.
cli-lab-balance = Einen Bericht mit Grafiken schreiben: wer gewinnt, wie lange es dauert, was jede Karte wert ist, für jede Spielerzahl.
cli-arg-bots-arena = Die Bots, die sich treffen, jeder einmal genannt. Einen eigenen Bot nennst du modul:Klasse.
cli-arg-players-arena = Wie viele an einem Tisch spielen: { $company }.
cli-arg-games-arena = Mindestens so viele Partien: so viele, dass jede Kartenverteilung von jedem Platz aus gespielt wird.
cli-arg-engine = Wo gespielt wird: local (Prozesse dieses Rechners) oder ray (ein Ray-Cluster).
cli-arg-ray-address = Der Ray-Cluster, zum Beispiel auto oder rechner:6379. Ohne Angabe wird hier für die Dauer einer gestartet.
cli-arg-out = Der Ordner für den Bericht und das Journal der Partien; mit demselben geht es weiter, wo es aufgehört hat.
cli-arg-players-balance = Spielerzahlen, zum Beispiel 4, 2-8 oder 2,4,6. Ohne Angabe alle, die es gibt.
cli-arg-bots-balance = Ein Bot für alle Plätze, oder mehrere, jeder für sich untersucht. Einen eigenen Bot nennst du modul:Klasse.
cli-arg-games-balance = Wie viele Partien für jede Spielerzahl und jeden Bot.

error-engine-unknown = „{ $found }“ gibt es nicht. Wähle eins von: { $known }.
error-ray-address-alone = --ray-address gehört zu --engine ray.
error-ray-unreachable = Der Ray-Cluster { $address } ist nicht zu erreichen: { $why }
error-journal-line = Zeile { $line } von { $file } ist beschädigt. Lösche diese Zeile und starte noch einmal: Ihre Partie wird neu gespielt.
error-journal-format = { $file } ist kein Journal von Partien. Wähle mit --out einen anderen Ordner.
error-journal-settings = { $file } enthält Partien mit anderen Einstellungen ({ $setting } war { $found }, jetzt ist es { $wanted }). Wähle mit --out einen anderen Ordner.
error-arena-bots = Eine Arena braucht zwei Bots oder mehr, jeder einmal genannt; gefunden: { $found }.
error-arena-alone = In einer Arena treffen Bots aufeinander: --players muss mindestens 2 sein.
error-balance-bots = Nenne jeden Bot einmal; gefunden: { $found }.
error-players-range = „{ $found }“ ist keine Liste von Spielerzahlen. Schreib 4, 2-8 oder 2,4,6.

lab-interrupted = { $left ->
    [one] Angehalten, eine Partie fehlt noch. Nichts ist verloren: Derselbe Befehl macht mit { $folder } weiter.
   *[other] Angehalten, { $left } Partien fehlen noch. Nichts ist verloren: Derselbe Befehl macht mit { $folder } weiter.
}

## Zahlen

lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-number = { NUMBER($value, maximumFractionDigits: 1) }
lab-one-digit = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-two-digits = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-four-digits = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-interval-short = { $value } ({ $low }–{ $high })
lab-interval = { $value } ({ $low } – { $high })

## Arena

arena-title = { $games } Partien mit { $seats } Spielern, { $deals ->
    [one] eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, von jedem Platz aus gespielt
arena-won = Gewonnen, je Platz
arena-rating = Wertung
lab-games = Partien
arena-wins = Siege
arena-place = Mittlerer Rang
arena-seconds = Sekunden je Entscheidung
arena-outright = Anteil der alleinigen Siege
arena-against = Anteil gegen
arena-decided = Ohne Gleichstände
arena-explained = In Klammern: wo die wahre Zahl 95 von 100 Malen liegt. Gewonnen: von den Plätzen, die ein Bot hatte; ein gemeinsamer Sieg wird geteilt. Alleinige Siege: von den Partien, die genau ein Spieler gewann, und zwar einer der beiden Bots. Anteil gegen: In jeder Partie wird jedes Paar von Plätzen mit verschiedenen Bots verglichen; der bessere Rang zählt 1, ein gleicher die Hälfte. Ohne Gleichstände: nur die Vergleiche, die einer von beiden gewann; siegt in PAX Rom, teilen sich alle außer dem Primus den letzten Rang. Die Wertungen sind die von Elo: 400 Punkte mehr heißen zehn zu eins in einem Vergleich; ihr Mittel ist 1500.
arena-won-plot = Gewonnen, je Platz, mit 95-%-Intervall
arena-rating-plot = Wertung mit 95-%-Intervall
arena-pairs-plot = Anteil der Zeile gegen die Spalte
arena-nothing-yet = Noch wurde keine Kartenverteilung von jedem Platz aus gespielt; es gibt nichts zu berichten.
arena-kept = arena.json, arena.svg und das Journal aller Partien liegen in { $folder }.

## Ausgewogenheit: die Seite

balance-title = { $game }: wie ausgewogen das Spiel ist
balance-about = { $games } Partien; für jede Spielerzahl und jeden Bot { $each }. Bots: { $bots }, auf jedem Platz derselbe. Startwert des Zufalls: { $seed }.
balance-intervals = Balken durch Punkte und Zahlen in Klammern zeigen, wo die wahre Zahl 95 von 100 Malen liegt. Bots sind keine Menschen: Lies es als das, was solche Spieler aus diesen Karten machen würden.
balance-deck-ours = Gespielt mit unserem Kartensatz „{ $deck }“, einer Rekonstruktion. Die echten Karten weichen wohl ab, und mit ihnen diese Zahlen.
balance-deck-own = Gespielt mit eigenen Karten, „{ $name }“: { $count ->
    [one] Eine Karte weicht
   *[other] { $count } Karten weichen
} von unserer Rekonstruktion „{ $deck }“ ab.
balance-numbers = Die Zahlen
balance-nothing-yet = Noch ist keine Partie zu Ende; es gibt nichts zu berichten.
balance-kept = Der Bericht ist { $file }; die Zahlen und das Journal aller Partien liegen daneben.
balance-count = Spieler
balance-players = { $count } Spieler
balance-thing = Was
balance-all-counts = Alle Spielerzahlen
balance-difference = Prozentpunkte mehr Siege
balance-difference-aureus = Dasselbe je Aureus

balance-overview = Auf einen Blick
    .pax = Eine Zeile für jeden Bot und jede Spielerzahl. Roms Anteil zählt jede Partie, die Rom gewann, mit dem Primus Conspiratus oder ohne ihn.
    .caligula = Eine Zeile für jeden Bot und jede Spielerzahl.
balance-length = Wie lange es dauert
    .reading = Mittel einer Partie: links die Runden, rechts die Entscheidungen aller Spieler zusammen.
balance-sources = Woher die Punkte kommen
    .pax = Mittlere Punkte eines Spielers aus jeder Quelle, in den Partien, die Rom verlor.
    .caligula = Mittlere Punkte eines Spielers aus jeder Quelle. Verlorene Punkte hängen unter der Linie.

## Ausgewogenheit: PAX

balance-rome-share = Rom gewinnt
balance-rome = Roms Anteil
    .reading = Wie oft Rom gewinnt. Je höher, desto mehr überlassen die Spieler Rom: Alle hätten etwas davon, Rom aufzuhalten, aber nur einer zahlt dafür.
balance-outcomes = Wer gewinnt
    .reading = Alle Partien danach, wie sie ausgingen.
balance-holds = Was Rom hält
    .reading = In wie vielen Partien am Ende kein Spieler mehr Symbole einer Kategorie hatte als Rom. Mit vieren gewinnt Rom. Je dunkler das Blau, desto öfter; ist eine ganze Spalte dunkel, bekommen die Spieler zu wenige Symbole dieser Kategorie oder haben zu wenig Grund, sie zu spielen.
balance-order = Siege nach der Reihenfolge
    .reading = Wie viele aller Partien gewann, wer begann (I), wer als Zweiter dran war (II) und so weiter. Blau ist mehr als der gerechte Anteil, orange weniger; was zu 100 % fehlt, hat niemand gewonnen.
balance-category = Was eine Kategorie wert ist
    .reading = Spieler mit mehr Symbolen der Kategorie als das Mittel ihres Tisches, gegen die anderen an diesem Tisch: um wie viel öfter sie gewannen. Viel zu haben geht ohnehin mit Siegen einher; vergleiche also die Kategorien miteinander, nicht mit null.
balance-card = Was eine Karte wert ist
    .reading = Spieler, bei denen die Karte am Ende auslag, gegen die anderen an ihrem Tisch: um wie viel öfter sie gewannen; rechts je Aureus ihres Wertes. Viele Karten zu haben geht ohnehin mit Siegen einher; vergleiche also die Karten miteinander, nicht mit null.
balance-symbols = Symbole
balance-value = Aurei

## Ausgewogenheit: Caligula

balance-won-alone = Einer gewann allein
balance-fall = Wie das Reich fiel
    .reading = In wie vielen Partien es früh fiel, weil Karten entfernt worden waren; in wie vielen jemand die letzte Verschwörung begann, und in wie vielen sie den letzten Kaiser tötete.
balance-murders = Verschwörungen und Morde
    .reading = Links der Anteil der Runden, in denen der Kaiser starb, rechts die Verschwörungen einer Partie. Die letzte Verschwörung zählt in keinem von beiden.
balance-emperors = Die Kaiser
    .reading = Links, in wie vielen Partien jeder auf den Thron kam, rechts, wie viele seiner Regierungen mit Mord endeten.
balance-throne = Kam auf den Thron
balance-death = Wurde ermordet
balance-ordo = Siege nach dem Ordo zu Beginn
    .reading = Wie viele aller Partien gewann, wer mit der jeweiligen Ordokarte begann. Blau ist mehr als der gerechte Anteil, orange weniger.
balance-ties = Gleichstände
    .reading = In wie vielen Partien die Besten gleich viele Punkte hatten, und was zwischen ihnen entschied.
balance-colour = Was eine Farbe wert ist
    .reading = Spieler, die mehr Karten der Farbe betrafen als das Mittel ihres Tisches, gegen die anderen an diesem Tisch: um wie viel öfter sie gewannen.
balance-effect = Was ein Effekt wert ist
    .reading = Spieler, die den Effekt mindestens einmal nahmen, gegen die anderen an ihrem Tisch: um wie viel öfter sie gewannen. Die Strafen stehen unten; wer viele trägt, hat oft auch viel gelegt.
balance-favour = Was die Gunst eines Kaisers wert ist
    .reading = Spieler, denen ihre Gunst auf dem Kaiser Punkte brachte, gegen die anderen an ihrem Tisch: um wie viel öfter sie gewannen.
balance-civitas = Was eine Karte wert ist
    .reading = Spieler, die die Civitas-Karte betraf (mit einer Belohnung, bei negativen Karten mit einer Strafe), gegen die anderen an ihrem Tisch: um wie viel öfter sie gewannen.
balance-points = Punkte
balance-face = Die Karte

## Solo

cli-lab-solo = Wie viele Partien der Solo-Kampagne von PAX eine Stufe schafft, neben einer Suche, die den ganzen Stapel sieht.
cli-arg-level = Die Stufe, die spielt.
cli-arg-deals = Wie viele Kartenverteilungen für jedes der fünf Spiele.
error-kernel-needed = Der Kernel ist hier nicht kompiliert, und das braucht ihn: Installiere einen C-Compiler (unter Debian: gcc) und dann Conspiratio noch einmal.
error-solo-deck = Für { $found } Karten hat die Suche keinen Platz.
lab-solo-game = Spiel
lab-solo-deals = Verteilungen
lab-solo-cleared = Geschafft
lab-solo-deck = Mit Blick in den Stapel
lab-solo-all = Auch auf Roms Karten
lab-solo-of = { NUMBER($count) } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-solo-explained = Neben der Stufe spielt dieselbe Suche mit mehr Einblick: einmal sieht sie den ganzen Stapel, einmal auch Roms verdeckte Karten. So kann niemand spielen, also zeigt sie, was das Glück möglich ließ. In Klammern: so viel davon hat die Stufe geschafft.
lab-solo-kept = Alle gespielten Verteilungen stehen in { $file }: Derselbe Befehl macht dort weiter.

## Training

cli-lab-train = Trainieren, wonach die Bots Stellungen beurteilen: in Partien gegen sich selbst, Generation um Generation.
cli-arg-solo-train = Für die Solo-Kampagne von PAX trainieren.
cli-arg-players-train = Spielerzahlen, zum Beispiel 4, 2-8 oder 2,4,6. Ohne Angabe alle, die es gibt, drei und vier häufiger.
cli-arg-generations = Wie viele Generationen insgesamt. Später können es mehr werden.
cli-arg-games-train = Wie viele Partien jede Generation spielt.
cli-arg-iterations = Wie viele Schritte lang in diesen Partien nach jedem Zug gesucht wird.
cli-arg-hidden = Wie breit die beiden verborgenen Schichten des Netzes sind, höchstens je 128.
cli-arg-epochs = Wie oft eine Generation alle ihre Stellungen durchgeht.
cli-arg-start = Mit diesen Gewichten weitermachen; ohne Angabe sieht die erste Generation den Bots mit Faustregeln zu.
cli-arg-decks = „one“: alle Partien mit demselben Kartensatz. „random“: die meisten mit zufälligen Kartensätzen um unseren herum, damit die Bots auch andere kennen.
cli-arg-out-train = Der Ordner für Partien, Gewichte, Protokoll und Grafik; mit demselben geht es weiter, wo es aufgehört hat.

error-train-differs = { $folder } enthält ein Training mit einem anderen Plan: { $fields }. Verlange dasselbe wie vorher, oder wähle mit --out einen anderen Ordner.
error-train-number = { $option } muss mindestens { $least } sein, nicht { $found }.
error-train-hidden = „{ $found }“ sind keine zwei verborgenen Schichten. Schreib zwei Zahlen von 1 bis { $most }, zum Beispiel 32,16.
error-train-decks = „{ $found }“ ist keine Wahl von Kartensätzen. Es gibt: { $known }.
error-train-start = { $file } gehört zu einem Netz mit verborgenen Schichten von { $found }, und in ein schmaleres passt das Gelernte nicht: Ergänze --hidden { $found } oder mehr.
error-train-solo-players = Die Solo-Kampagne spielt man allein: Lass --players weg.
error-train-log = { $file } ist kein Protokoll eines Trainings. Wähle mit --out einen anderen Ordner.
error-train-log-lost = { $folder } enthält Partien eines Trainings, aber nicht sein Protokoll (train.json): Niemand weiß, wie sie gespielt wurden. Wähle mit --out einen anderen Ordner.
error-train-piece = { $file } ist beschädigt. Lösche die Datei und starte noch einmal: Ihre Partien werden neu gespielt.
error-train-features = { $file } wurde mit einer anderen Version von Conspiratio gespielt: Dort stehen { $found } Zahlen für jeden Platz, jetzt sind es { $expected }. Wähle mit --out einen anderen Ordner.
error-weights-folder = { $variable } nennt { $folder }, und diesen Ordner gibt es nicht.
error-weights-format = { $file } ist keine Datei mit Gewichten ({ $expected }).
error-weights-damaged = Die Gewichte in { $file } sind nicht zu gebrauchen: { $why }.
error-weights-unfitting = Die Gewichte in { $file } passen nicht: Sie erwarten { $found } Zahlen für jeden Platz, und { $game } hat { $expected }. Neue trainierst du mit: conspiratio lab train { $game }

train-title = Training: { $name }
train-generation = Generation
train-positions = Stellungen
train-win = Sieg
train-rank = Vergleiche
train-rome = Rom
train-loss = Fehler bei neuen Stellungen
train-against = Anteil gegen die vorige
train-won = Gewonnene Solopartien
train-explained = Fehler: wie weit das Netz in Partien danebenliegt, aus denen es nie gelernt hat; weniger ist besser. Anteil: Plätze einer Generation im Vergleich mit denen der vorigen, auf gespiegelten Partien; mehr als die Hälfte ist ein Fortschritt. In Klammern: wo die wahre Zahl 95 von 100 Mal liegt.
train-explained-solo = Fehler: wie weit das Netz in Partien danebenliegt, aus denen es nie gelernt hat; weniger ist besser. Gewonnen: immer dieselben Kartenverteilungen, darunter die Spiele eins bis fünf der Kampagne. In Klammern: wo die wahre Zahl 95 von 100 Mal liegt.
train-nothing-yet = Noch ist keine Generation fertig, also gibt es nichts zu berichten.
train-kept = In { $folder } sind die Gewichte jeder Generation, das Protokoll (train.json) und die Grafik (train.svg). Die neuesten Gewichte, { $name }, verwenden die Bots mit CONSPIRATIO_WEIGHTS={ $folder }
train-interrupted = Angehalten in Generation { $number }. Nichts ist verloren: Derselbe Befehl macht mit { $folder } weiter.
train-stage-play = Generation { $generation } von { $generations }: spielt
train-stage-learn = Generation { $generation } von { $generations }: lernt
train-stage-match = Generation { $generation } von { $generations }: gegen die vorige
