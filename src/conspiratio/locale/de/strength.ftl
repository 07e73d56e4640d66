# Wie stark die Bots sind: conspiratio lab strength.

cli-lab-strength = Messen, wie stark die Bots im Ganzen sind: viele Wettkämpfe, jeder mit dem, was erreicht werden soll. Es dauert Stunden; beim Anhalten geht nichts verloren.
cli-arg-only = Nur die Wettkämpfe, deren Namen so beginnen; mehrere durch Kommas getrennt.
cli-arg-games-strength = Wie viele Partien für jede Zahl.
cli-arg-record = Auch den Messbericht des Repositorys schreiben: docs/strength.json und docs/strength.md.

error-strength-unknown = Kein Wettkampf beginnt mit „{ $found }“. Es gibt: { $known }.
error-strength-refused = Der Wettkampf { $name } kann nicht gespielt werden: { $why }
error-strength-odd = { $seats } Plätze lassen sich nicht gleichmäßig auf zwei verteilen.
error-strength-no-repository = --record schreibt den Messbericht des Repositorys, und es gibt keinen Ordner { $folder }.
error-strength-format = { $file } ist kein Messbericht über die Stärke ({ $expected }).

strength-playing = { $number } von { $count }: { $name }
strength-interrupted = Angehalten. Nichts ist verloren: Derselbe Befehl macht mit { $folder } weiter.
strength-nothing-yet = Noch ist nichts gemessen.
strength-kept = strength.json und die Journale aller Partien liegen in { $folder }.
strength-recorded = Der Messbericht ist { $file }, seine Seite { $page }.
strength-explained = In Klammern: wo die wahre Zahl 95 von 100 Malen liegt; gerechnet aus ganzen Kartenverteilungen, jede von jedem Platz aus gespielt. Gewonnen: von den Plätzen des Ersten, ein gemeinsamer Sieg wird geteilt. Entschiedene Vergleiche: von allen Paaren von Plätzen der beiden in jeder Partie, wenn einer den besseren Rang hatte. Alleinige Siege: von den Partien, die genau ein Platz gewann. Geschafft: gemessen an den Kartenverteilungen, die dieselbe Suche mit Blick in den Stapel schafft. Was nach Zeit denkt, schafft auf einem schnelleren Rechner mehr, auf beiden Seiten.

strength-title = Wie stark die Bots sind
strength-page-about = Diese Seite schreibt `conspiratio lab strength --record` ([das Labor](lab.md#how-strong-the-bots-are-lab-strength)) aus [dem Messbericht](strength.json), der alle Einstellungen enthält. Ändere sie nicht von Hand.
strength-head-name = Wettkampf
strength-head-what = Was gespielt wird
strength-head-counted = Gezählt
strength-head-value = Gefunden
strength-head-wanted = Gewünscht
strength-head-reached = Erreicht
strength-head-games = Partien
strength-head-found = Gemessen

strength-among = { $game }: ein { $a } unter { NUMBER($others) } { $b }
strength-pairs = { $game }: { NUMBER($others) } { $a } gegen { NUMBER($others) } { $b }
strength-decks = { $what }, mit { NUMBER($count) } Decks, aus denen niemand gelernt hat
strength-played = { $what } ({ $games } Partien)
strength-campaign = { $game }: { $level } allein, in der Kampagne
strength-player-steps = Suche mit { NUMBER($steps) } Schritten
strength-player-network = Suche mit dem Netz, { NUMBER($seconds) } s
strength-player-playouts = Suche mit Zufallspartien, { NUMBER($seconds) } s
strength-player-now = consul, { NUMBER($seconds) } s
strength-player-former = früherer consul, { NUMBER($seconds) } s
strength-player-ismcts = OpenSpiel ISMCTS, { NUMBER($seconds) } s
strength-counted-won = gewonnen, je Platz
strength-counted-decided = entschiedene Vergleiche
strength-counted-outright = alleinige Siege
strength-counted-cleared = Spiel { NUMBER($number) } geschafft
strength-at-least = mindestens { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-at-most = höchstens { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-yes = ja
strength-no = nein
