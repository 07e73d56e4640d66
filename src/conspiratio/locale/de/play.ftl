# Spielen im Terminal: der schlichte Tisch, seine Befehle, Speichern und Weiterspielen.

play-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
play-first = Startspieler: { $name }
play-conspirator = Primus Conspiratus: { $name }
play-price = { $price } für dich
play-rome-takes = diese nimmt Rom
play-you = { $name } (du)
play-hand-size = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
play-known = bekannt: { $cards }
play-if-now = Wäre jetzt Schluss (Rom hält { $held } von 7): { $verdict }
play-if-now-solo = Wäre jetzt Schluss: { $categories } von 7 Kategorien, stärker als Rom in { $stronger }. Nötig: 7 und { $goal }.
play-unseen = { $count ->
    [one] Eine verdeckte Karte Roms ist nicht mitgezählt.
   *[other] { $count } verdeckte Karten Roms sind nicht mitgezählt.
}
play-your-hand = Deine Hand: { $cards }
play-your-draw = Gezogen: { $cards }
play-known-deck = Im Stapel kennst du: { $cards }

play-decide = { $name }: { $phase }
play-not-now = jetzt nicht: { $what } – { $why }
play-prompt = Nummer oder Befehl (? für Hilfe):
play-help =
    Wähle eine Nummer oder tippe, was du tun willst:
      draw (ziehen)   peek (Blick auf Rom)   end (Zug beenden)   pass (passen)
      open KARTE [KARTEN ZUM AUSLEGEN]   (Eröffnung)
      place KARTE hand | place KARTE under | place KARTE 2   (verteilen)
      buy 2 (kaufen)   play KARTE (auslegen)   follow KARTE (dem Senat folgen)
    KARTE ist die ID einer Karte, etwa army-10; „cards“ zeigt deine IDs.
    table  den Tisch noch einmal zeigen   log      was bisher geschah
    undo   das Letzte zurücknehmen        restart  den ganzen Zug zurücknehmen
    rules  [ID] eine Regel nachschlagen   cards    deine Karten mit ihren IDs
    quit   speichern und aufhören         hint     ein Tipp, was zu tun ist
play-unknown-command = „{ $command }“ ist kein Befehl. Mit ? bekommst du Hilfe.
play-not-a-number = Die { $number } steht hier nicht zur Wahl: 1 bis { $count }.
play-bad-move = So stimmt der Befehl nicht: { $why }
play-cannot-undo = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren, oder es war nicht deine Entscheidung.
play-saved = Gespeichert. Mit „conspiratio play { $game }“ geht es hier weiter.
play-replay-kept = Das Replay der Partie: { $file }
play-review = „review“ zeigt einen Rückblick auf die Partie, Enter beendet:
play-commitment = Die Kartenverteilung steht fest. Ihr Siegel: { $commitment }
play-curtain = --- Gib den Bildschirm an { $name } weiter, dann Enter drücken. ---
play-go-on = Es gibt eine gespeicherte Partie ({ $what }). Weiterspielen? [J/n]
play-campaign-next = Die Kampagne geht weiter: Spiel { $game } von 5 steht dir offen.
play-campaign-done = Du hast die Kampagne gewonnen: alle fünf Spiele.
play-campaign = Solokampagne, Spiel { $game } von 5.
play-yes = j
play-save-damaged = Die gespeicherte Partie lässt sich nicht fortsetzen; sie bleibt als { $file } erhalten.
play-card = { $category } ({ $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}, Wert { $value })
play-face-down = verdeckt: { $cards }
play-nothing = nichts
play-pile = { $category } { $symbols } auf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
play-display = Auslage: { $piles }
play-limit = Limit für Flotten und für Armeen: { $limit }
play-scale-rome = Rom { $count }
play-scale-strongest = am stärksten { $names } { $count }
play-scale-you = du { $count }
play-scale-held = von Rom gehalten
play-then-income = { $move }; Einkommen dann { $income }
play-forked = Dieselbe Partie wurde in einem anderen Fenster weitergespielt; beide sind aufgehoben.
play-save = { $who }; { $round ->
    [0] Eröffnung
   *[other] Runde { $round }
}; { $when }
play-go-on-which = Mit welcher weiterspielen? 1 bis { $count }, Enter für 1, n für eine neue:
play-stage = { $so_far }. Und dann? (back: neu wählen)
