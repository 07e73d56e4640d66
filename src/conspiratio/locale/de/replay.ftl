# Replay-Dateien lesen und prüfen.

replay-moves-legal = { $count ->
    [0] Noch kein Schritt zu prüfen ({ $rules }).
    [one] { $count } Schritt folgt den Regeln ({ $rules }).
   *[other] Alle { $count } Schritte folgen den Regeln ({ $rules }).
}
replay-no-commitment = Die Datei enthält kein Siegel: Ob die Kartenverteilung schon vor der Partie feststand, lässt sich nicht sagen.
replay-running = Die Partie ist noch nicht zu Ende.
replay-given-up = Die Partie wurde vor ihrem Ende aufgegeben.
replay-step-help = Enter: nächster Schritt, b: zurück, r: nächste Runde, eine Zahl: zu diesem Schritt, q: beenden
replay-step-prompt = Schritt { $at } von { $last }
replay-seal-fits = Die Kartenverteilung passt zum Siegel in der Datei; vergleiche es mit dem, das vor der Partie gezeigt wurde (oder nenne dieses mit --seal): { $commitment }
replay-seal-proved = Es ist die Kartenverteilung, die vor der Partie versiegelt wurde: { $commitment }
