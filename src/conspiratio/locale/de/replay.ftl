# Replay-Dateien lesen und prüfen.

replay-moves-legal = { $count ->
    [0] Noch kein Schritt zu prüfen ({ $rules }).
    [one] { $count } Schritt folgt den Regeln ({ $rules }).
   *[other] Alle { $count } Schritte folgen den Regeln ({ $rules }).
}
replay-commitment-holds = Die Kartenverteilung ist die, die vor der Partie versiegelt wurde: { $commitment }
replay-no-commitment = Die Datei enthält kein Siegel: Ob die Kartenverteilung schon vor der Partie feststand, lässt sich nicht sagen.
replay-running = Die Partie ist noch nicht zu Ende.
replay-step-help = Enter: nächster Schritt, b: zurück, r: nächste Runde, eine Zahl: zu diesem Schritt, q: beenden
replay-step-prompt = Schritt { $at } von { $last }
