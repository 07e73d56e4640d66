# Caligula im einfachen Modus.

caligula-play-help =
    Wähle eine Nummer oder tippe, was du tun willst:
      place 3 plebs 1 (setzen)   pass (passen, ablehnen)
      reward pugio   reward remove:plebs 1   reward place 3 plebs 1   (Belohnung)
      reward swap-markers plebs 1 1 nobiles 2 3   reward return-marker plebs 1 2
      reward swap-ordo livia marcus   reward swap-positions plebs   reward swap-sequentia 1 4
      penalty lose-point victory   penalty lose-marker plebs 1 2   penalty lose-coniura KARTE   (Strafe)
      conspire KARTEN (beginnen)   join KARTEN (mitgehen)   raise KARTEN (erhöhen)
      nominate nero (benennen)   favour nero (Gunst)   protect KARTE (beschützen)   strike KARTEN (zustechen)
    Ein Platz für Marker ist Farbe, Position, Feld; Felder und Sequentia-Karten zählen ab 1.
    KARTE ist die ID einer Karte, etwa coniura-12; „cards“ zeigt deine IDs.
    table  den Tisch noch einmal zeigen   log      was bisher geschah
    undo   das Letzte zurücknehmen        restart  so viel wie möglich zurücknehmen
    back   die Auswahl neu beginnen       cards    deine Karten mit ihren IDs
    rules  [ID] eine Regel nachschlagen   quit     speichern und aufhören
    hint   ein Tipp, was zu tun ist

caligula-play-ordo = Ordo: { $order }
caligula-play-murdered = in dieser Runde wurde schon ein Kaiser ermordet
caligula-play-emperor = Kaiser
caligula-play-candidates = Kandidaten
caligula-play-now = { $what } (jetzt)
caligula-play-to-come = Karten im Stapel
caligula-play-points = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} (Siegpunkte: { $victory }, Verschwörungspunkte: { $conspiracy })
caligula-play-supply = { $count ->
    [one] { $count } Marker im Vorrat
   *[other] { $count } Marker im Vorrat
}
caligula-play-late = hat { $markers } dazubekommen
caligula-play-your-markers = Deine Marker: { $markers }
caligula-play-known-stack = Stapel { $stack }, von oben: { $cards }
caligula-play-field = Feld { $field } { $marker }
