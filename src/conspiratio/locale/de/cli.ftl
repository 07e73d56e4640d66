# Die Befehlszeile: Hilfe, Argumente, Fehler.

cli-help =
    PAX und Caligula, zwei Spiele um Intrigen im alten Rom, in deinem Terminal: allein, gegen Bots oder mit Freunden an einem Bildschirm.

    So fängst du an:
      conspiratio play pax              PAX: du gegen drei Bots
      conspiratio play caligula         Caligula: du gegen drei Bots
      conspiratio play pax --solo 1     die Solokampagne von PAX
      conspiratio rules caligula        die Regeln, kurz gefasst
cli-epilogue =
    „conspiratio BEFEHL --help“ sagt mehr über einen Befehl. Die Texte gibt es auf Deutsch, Englisch, Französisch und Niederländisch: mit --lang en zum Beispiel, sonst nach der Einstellung deines Systems.

    Eine inoffizielle Umsetzung: PAX ist ein Spiel von Bernd Eisenstein, erschienen bei Irongames; Caligula ist ein Spiel von Pierluca Zizzi, erschienen bei Post Scriptum.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-help-flag = Diese Hilfe anzeigen.
cli-version-flag = Die Version anzeigen.

cli-play = Eine Partie in diesem Terminal spielen. Hörst du mittendrin auf, wird sie gespeichert; das nächste „play“ bietet dir an, weiterzuspielen.
cli-simulate = Bots viele Partien spielen lassen und sehen, wer gewinnt, wie lange es dauert und woher die Punkte kommen.
cli-replay = Eine beendete Partie als Geschichte lesen, Schritt für Schritt durchgehen oder prüfen, ob die Regeln eingehalten sind und das Siegel der Kartenverteilung stimmt.
cli-rules = Die Regeln in eigenen Worten: alle als Liste oder eine einzelne mit ihrer Stelle in den Anleitungen.
cli-rules-more = „conspiratio rules { $game } { $rule }“ zeigt eine Regel, „conspiratio rules { $game } { $chapter }“ ein Kapitel.
cli-deck = Der Kartensatz als Datei: ausgeben, berichtigen, prüfen.
cli-deck-export = Einen von unseren Kartensätzen in eine Datei schreiben, um ihn Karte für Karte zu berichtigen.
cli-deck-list = Die mitgelieferten Kartensätze nennen, und was jeder bewirkt.
cli-deck-check = Eine Kartensatz-Datei prüfen; Fehler werden mit Zeile und Karte genannt.

cli-arg-game = Welches Spiel: { $games }.
cli-counts = { $game } { $least } bis { $most }
cli-arg-lang = Sprache: { $known }.
cli-arg-deck = Mit diesem Kartensatz spielen: einem von unseren, mit seinem Namen (siehe „conspiratio deck list“), oder einem aus einer Datei.
cli-arg-deck-name = Welcher von unseren Kartensätzen, mit seinem Namen; ohne Angabe der übliche.
cli-arg-game-decks = Welches Spiel: { $games }. Ohne Angabe: alle.
cli-arg-free = Erlaubt dem Kartensatz auch andere Kartenzahlen, bei PAX außerdem 1 bis 9 Symbole und Aurei je Karte.
cli-arg-seed = Startwert des Zufalls: Der gleiche ergibt die gleiche Partie.
cli-arg-open-counts = PAX: zeigen, wie viel Geld und wie viele Karten die anderen haben; --no-open-counts verbirgt es.
cli-arg-final-column = PAX: Rom nimmt sich auch in der letzten Runde eine Gruppe, wenn der Stapel aufgebraucht ist.
cli-arg-first = PAX: der Platz, der beginnt (gezählt ab 0); sonst entscheidet das Los.
cli-arg-memory-aid = Caligula: zeigt dir die Werte deiner gesetzten Marker; --no-memory-aid verbirgt sie auch vor dir.
cli-arg-players = Wie viele spielen, Bots mitgezählt: { $players }. Allein spielst du bei PAX die Solokampagne.
cli-arg-bots = Wie stark die Bots sind: tiro (Anfänger), quaestor (leicht), aedilis (solide), praetor (stark) oder consul (am stärksten); eine Stärke für alle oder für jeden eine, mit Kommas dazwischen. Einen eigenen Bot nennst du modul:Klasse.
cli-arg-solo = PAX: dieses Spiel der Solokampagne spielen, 1 bis 5. Ohne diese Option geht es mit „--players 1“ dort weiter, wo du stehst.
cli-arg-hotseat = Wer sich diesen Bildschirm teilt, zum Beispiel Anna,Ben; zwischen den Zügen fällt ein Vorhang.
cli-arg-plain = Textzeilen statt eines Tisches, der den Bildschirm füllt (für Pipes und Screenreader).
cli-arg-new = Eine neue Partie beginnen, ohne nach einer gespeicherten zu fragen.
cli-arg-games = Wie viele Partien.
cli-arg-bots-list = Ein Bot für alle Plätze oder für jeden Platz einer: greedy,random,random,random. Einen eigenen Bot nennst du modul:Klasse.
cli-arg-solo-game = PAX: dieses Spiel der Solokampagne simulieren, 1 bis 5.
cli-arg-replays = Von jeder Partie eine Replay-Datei in diesen Ordner schreiben.
cli-arg-jobs = Wie viele Partien gleichzeitig laufen. An den Partien ändert die Zahl nichts.
cli-arg-file = Eine Replay-Datei.
cli-arg-check = Nur prüfen: Sind alle Schritte erlaubt, stimmt das Ergebnis, passt das Siegel zur Kartenverteilung?
cli-arg-step = Die Partie Schritt für Schritt durchgehen, jeweils mit dem Tisch danach.
cli-arg-seat = Die Partie mit den Augen dieses Platzes sehen (gezählt ab 0).
cli-arg-review = Eine beendete Partie noch einmal ansehen: die Chancen aller, Fehler, Glück, und was sie entschied.
cli-arg-rule = Die ID einer Regel, etwa caligula.plot.bid, oder ein Kapitel, etwa caligula.plot.
cli-arg-deck-file = Eine Kartensatz-Datei (TOML).

cli-unknown-option = Die Option { $option } gibt es nicht. Mit --help siehst du, was es gibt.
cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht. „conspiratio --help“ zeigt alle.
cli-unused = „{ $word }“ gehört hier nicht hin. Mit --help siehst du, was wohin gehört.
cli-bad-value = „{ $value }“ passt nicht zu { $option }. Mit --help siehst du, was dort stehen kann.
cli-missing = { $option } fehlt. Mit --help siehst du, was dort stehen kann.
cli-repeated = { $option } ist mehr als einmal angegeben.

deck-exported = { $file } enthält jetzt den Kartensatz. Berichtige ihn, dann: conspiratio deck check { $file }
deck-list-game = { $game } (ohne --deck: { $deck })
deck-category-line = { $category }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}, { $value ->
    [one] { $value } Aureus
   *[other] { $value } Aurei
}
deck-good = Der Kartensatz ist in Ordnung: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $differing ->
    [0] alles wie bei uns
    [one] { $differing } weicht von unseren ab
   *[other] { $differing } weichen von unseren ab
}.
cli-usage = Aufruf: { $form }
cli-default = { $help } Standard: { $value }.
cli-arg-players-simulated = Wie viele spielen: { $players }. Standard: 4.
cli-arg-seal = Die Kartenverteilung mit dem Siegel vergleichen, das dir vor der Partie gezeigt wurde.
deck-colour-line = { $colour }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ({ $single } Einzelkarten, { $group } Gruppenkarten, { $negative } Negativkarten)
deck-caligula-line = { $emperors } Kaiser, { $sequentia ->
    [one] { $sequentia } Sequentia-Karte
   *[other] { $sequentia } Sequentia-Karten
}
