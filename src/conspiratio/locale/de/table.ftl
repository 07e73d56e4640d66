# Der Tisch im Terminal: Felder, Tasten, Hilfe, Vorhang und das Ende.

## Die Statuszeile

table-too-small = Der Tisch braucht { $width }x{ $height }; mach das Fenster größer oder nimm --plain.

## Felder

table-rome-mark = ▼ nimmt sich Rom
table-deck = Stapel { $count }
table-face-down = verdeckt
table-looked = angesehen
table-rivals = Rivalen
table-money = { $count } Au
table-money-head = Au
table-points-head = Pkt
table-display = Auslage von { $name }
table-limit = Limit { $limit }
table-hand-empty = keine Karte auf der Hand
table-drawn = Gezogen
table-to-hand = → Hand
table-to-deck = → unter den Stapel
table-moves = Deine Möglichkeiten
table-waiting = { $name } überlegt …
table-then-income = { $move } → Einkommen { $income }

## Die sieben Waagen

table-best-head = Stärkster
table-now-players = Wäre jetzt Schluss: Spieler siegen, { $standing }.
table-now-rome = Wäre jetzt Schluss: Rom siegt, und { $names } mit ihm.
table-now-rome-alone = Wäre jetzt Schluss: Rom siegt, und niemand mit ihm.
table-now-solo-won = Wäre jetzt Schluss: gewonnen, { $categories } von 7 Kategorien, stärker in { $stronger } (nötig: { $goal }).
table-now-solo-lost = Wäre jetzt Schluss: verloren, { $categories } von 7 Kategorien, stärker in { $stronger } (nötig: { $goal }).
table-holds = { $held ->
    [one] Rom hält { $held } Kategorie, { $needed } reichen.
   *[other] Rom hält { $held } Kategorien, { $needed } reichen.
}
table-unseen = { $count ->
    [one] ? Eine verdeckte Karte Roms zählt nicht mit.
   *[other] ? Roms { $count } verdeckte Karten zählen nicht mit.
}
table-fortune-unknown = Auch das größte Vermögen nicht.

## Zurücknehmen

table-restarted = Zurück am frühesten Punkt deines Zuges, zu dem es noch geht.
table-undo-nothing = Es gibt noch nichts von dir zurückzunehmen.
table-undo-others = Seitdem haben andere gespielt; dein Schritt bleibt stehen.
table-undo-news = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
table-undo-over = Das Spiel ist vorbei: Jetzt wird nichts mehr zurückgenommen.
table-choose-line = Nun wähle, was ausliegen soll: eine der Zeilen, die { $card } behalten.
table-unsaved = Nicht gespeichert! { $why }

## Tasten

table-key-undo = rückgängig
table-key-restart = Zug neu
table-key-players = Spieler
table-key-log = Verlauf
table-key-rules = Regeln
table-key-hint = Tipp
table-key-review = Rückblick
table-key-help = Hilfe
table-key-quit = Ende
table-key-back = zurück
table-key-leave = Ende
table-key-table = zum Tisch
table-key-search = suchen

## An einem Bildschirm

table-curtain = Gib den Bildschirm an { $name }
table-curtain-enter = { $name }: Drück Enter, wenn sonst niemand hinsieht.
table-curtain-undo = { $name }: Mit u nimmst du deinen letzten Schritt zurück.

## Hilfe

table-help = Hilfe
table-help-aim = Rom wächst in jeder Runde. Ist Rom am Ende in 4 oder mehr der 7 Kategorien ungeschlagen, gewinnt mit ihm nur der Primus Conspiratus. Sonst gewinnen die meisten Punkte.
table-help-turn = Dein Zug: drei Karten ziehen (eine auf die Hand, eine zu einer Legion, eine unter den Stapel), wenn du magst die Karten einer Legion kaufen, Karten auslegen (die erste ist gratis), Einkommen nehmen. Oder nur Roms verdeckte Karten ansehen.
table-help-why = Probier alles: Was nicht geht, sagt dir, warum, und welche Regel es ist.
table-help-keys = Tasten und Maus
table-help-arrows = ↑ ↓ Enter
table-help-arrows-does = einen Schritt aus der Liste wählen
table-help-numbers = 1–9, 0, a–z
table-help-numbers-does = den Schritt mit diesem Zeichen sofort machen
table-help-tab = Tab, Umschalt+Tab
table-help-tab-does = von Feld zu Feld; dort versuchen Pfeiltasten und Enter, was da liegt
table-help-mouse = Maus
table-help-mouse-does = Handkarte anklicken: auslegen; Legion: kaufen; gezogene Karte, dann wohin sie soll
table-help-space = Leertaste
table-help-space-does = nicht warten: Die anderen spielen sofort, bis du dran bist
table-help-undo-does = deinen letzten Schritt zurücknehmen, solange niemand dadurch etwas erfahren hat
table-help-restart-does = von diesem Zug alles zurücknehmen, was noch geht
table-help-players-does = die Auslagen aller, die Legionen und die verdeckten Karten, die du kennst
table-help-log-does = alles, was geschah
table-help-rules-does = eine Regel nachschlagen
table-help-hint-does = ein Tipp: die besten Züge, wie ein starker Spieler sie sähe
table-help-quit-does = speichern und gehen; beim nächsten Mal geht es hier weiter
table-help-signs = Zeichen
table-sign-card = eine Karte: Kategorie, Symbole, Wert
table-sign-pile = in der Auslage: Symbole / Karten
table-sign-primus = Primus, der Startspieler der Runde
table-sign-rome-takes = was Rom am Ende der Runde nimmt
table-sign-scale = deine Symbole (voll) und die des Stärksten (schraffiert)
table-sign-holds = die Waage neigt sich: zu Rom oder zu den Spielern
table-sign-stronger = hier bist du stärker als Rom
table-sign-unseen = Roms verdeckte Karten zählen nicht mit

## Spieler

table-known-hand = bekannt auf der Hand: { $cards }
table-known-deck = Diese Karten im Stapel kennst du: { $cards }

## Regeln

table-rules = Regeln
table-rules-search = zum Suchen Wörter tippen …
table-rules-none = In keiner Regel stehen diese Wörter.
table-rules-heading = In der Anleitung unter „{ $heading }“
table-rules-ruling = Unsere Festlegung: { $text }

## Das Ende

table-end = Das Ende
table-end-no-refill = Der Stapel reicht nicht mehr für die Legionen.
table-end-exhausted = Der Stapel ist leer und die letzte Runde vorbei.
table-end-turns-up = Rom deckt auf:
table-end-player = Spieler
table-show-end = Zeigen, wie es ausging
