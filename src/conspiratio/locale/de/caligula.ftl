# Caligula am Tisch: Karten, Entscheidungen, was geschah, warum nicht und wie es ausging.

colour-legionarii = Legionarii
colour-praetoriani = Praetoriani
colour-tribuni = Tribuni
colour-plebs = Plebs
colour-nobiles = Nobiles

## Wirkungen

effect-remove = eine { $colour }-Karte entfernen
effect-coniura = eine { caligula-card-coniura } ziehen
effect-pugio = einen { caligula-card-pugio } ziehen
effect-spqr = einen weiteren SPQR-Marker bekommen
effect-primus = Primus Inter Pares nehmen
effect-place = einen Marker setzen
effect-swap-markers = zwei Marker vertauschen
effect-return-marker = einen Marker zurückschicken
effect-swap-ordo = zwei Ordo-Karten vertauschen
effect-swap-positions = Position 1 und 2 einer Farbe vertauschen
effect-swap-sequentia = zwei Sequentia-Karten vertauschen
effect-lose-marker = einen Marker zurücknehmen
effect-lose-point = einen Punkt verlieren
effect-lose-pugio = einen { caligula-card-pugio } abgeben
effect-lose-coniura = eine { caligula-card-coniura } abgeben

## Dinge

caligula-face-single = Einzelkarte { $minimum }, { $effects }
caligula-face-group = Gruppenkarte { $minimum }, { $effects }
caligula-face-negative = Negativkarte { $minimum }, { $effects }
caligula-no-card = keine Karte
caligula-card-and = { $place }: { $face }; { $rest }
caligula-card-with = { $place } ({ $face }); { $rest }
caligula-free-fields = { $count ->
    [0] kein Feld frei
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
caligula-on-it = Marker darauf: { $owners }
caligula-on-it-nothing = kein Marker darauf
caligula-spot = { $place } (Feld { $field })
caligula-marker-of = Marker von { $name } auf { $spot }
caligula-marker-yours = dein Marker auf { $spot }
caligula-marker-yours-known = deine { $marker } auf { $spot }
caligula-card-coniura = Coniura
caligula-card-pugio = Pugio
caligula-card-coniura-double = doppelte { caligula-card-coniura }
caligula-card-pugio-double = doppelter { caligula-card-pugio }
caligula-cards-coniura = { $count ->
    [one] eine { caligula-card-coniura }
   *[other] { $count } { caligula-card-coniura }
}
caligula-cards-pugio = { $count ->
    [one] { $case ->
        [nominative] ein { caligula-card-pugio }
       *[accusative] einen { caligula-card-pugio }
    }
   *[other] { $count } { caligula-card-pugio }
}
caligula-cards-coniura-double = { $count ->
    [one] eine doppelte { caligula-card-coniura }
   *[other] { $count } doppelte { caligula-card-coniura }
}
caligula-cards-pugio-double = { $count ->
    [one] { $case ->
        [nominative] ein doppelter { caligula-card-pugio }
       *[accusative] einen doppelten { caligula-card-pugio }
    }
   *[other] { $count } doppelte { caligula-card-pugio }
}
caligula-cards-coniura-back = { $count ->
    [one] eine Karte vom { caligula-card-coniura }-Stapel
   *[other] { $count } Karten vom { caligula-card-coniura }-Stapel
}
caligula-cards-pugio-back = { $count ->
    [one] eine Karte vom { caligula-card-pugio }-Stapel
   *[other] { $count } Karten vom { caligula-card-pugio }-Stapel
}
caligula-cards-unseen = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
caligula-cards-none = keine Karte
caligula-known = { $cards } (allen bekannt)
caligula-emperor = { $emperor } (Leben { $life }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} pro Runde, { $fields ->
    [0] kein Gunstfeld
    [one] { $fields } Gunstfeld
   *[other] { $fields } Gunstfelder
})
caligula-sequentia-draw = alle ziehen eine { caligula-card-coniura }
caligula-sequentia-ordo = Ordo wandert nach links
caligula-one-by-one = { $first }, dann { $others }

## Entscheidungen

caligula-move-place = Marker { $marker } auf { $place } setzen ({ $face })
caligula-move-marker = Marker { $marker }
caligula-move-spqr = Deinen Marker { $marker } bekommen
caligula-move-primus-from = Primus Inter Pares von { $name } nehmen
caligula-move-lose-victory = Einen Siegpunkt verlieren
caligula-move-lose-conspiracy = Einen Verschwörungspunkt verlieren
caligula-move-conspire = Mit { $total } eine Verschwörung beginnen
caligula-move-join = Mitgehen auf { $total }
caligula-move-raise = Erhöhen auf { $total }
caligula-move-nominate = { $emperor } benennen
caligula-move-favour = Gunstmarker setzen auf { $emperor }
caligula-move-favour-moved = Gunstmarker versetzen auf { $emperor }
caligula-move-protect = { $emperor } beschützen (Leben dann { $life })
caligula-move-strike = Mit { $count } zustechen ({ $total } gegen { $life })
caligula-pass = Passen
caligula-pass-rewarding = Ablehnen
caligula-pass-starting = Keine Verschwörung beginnen
caligula-pass-bidding = Passen: bei dieser Verschwörung draußen bleiben
caligula-pass-favouring = Keinen Gunstmarker setzen
caligula-pass-favouring-stays = Gunstmarker liegen lassen
caligula-pass-protecting = { $emperor } nicht beschützen
caligula-pass-striking = Nicht zustechen

## Was entschieden wird

phase-caligula-placing = einen Marker setzen
phase-caligula-rewarding = die Belohnung nehmen oder ablehnen
phase-caligula-paying = die Strafe hinnehmen
phase-caligula-starting = eine Verschwörung beginnen?
phase-caligula-bidding = passen, mitgehen oder erhöhen?
phase-caligula-nominating = einen Kandidaten benennen
phase-caligula-favouring = wem gilt die Gunst?
phase-caligula-protecting = den Kaiser beschützen?
phase-caligula-striking = zustechen?
phase-caligula-over = das Spiel ist aus

## Was geschah

event-caligula-round-began = Runde { $round }. Reihenfolge: { $order }.
event-caligula-marker-placed = { $name } setzt einen Marker auf { $place }.
event-caligula-marker-placed-known = { $name } setzt Marker { $marker } auf { $place }.
event-caligula-sequentia-reached = Sequentia { $number }: { $card }.
event-caligula-card-drawn = { $name } zieht vom { $stack }-Stapel.
event-caligula-card-drawn-known = { $name } zieht { $card }.
event-caligula-stack-found-empty = Der { $stack }-Stapel ist leer: nichts für { $name }.
event-caligula-ordo-passed-left = Alle Ordo-Karten wandern nach links: { $order }.
event-caligula-turned-up = { $colour } wird ausgewertet ({ $face }): { $sums }.
event-caligula-turned-up-empty = { $colour } wird ausgewertet ({ $face }): kein Marker darauf.
event-caligula-goes-to = Die Belohnung geht an { $names }.
event-caligula-goes-to-nobody = Niemand bekommt die Belohnung.
event-caligula-hits = Die Strafe trifft { $names }.
event-caligula-hits-nobody = Die Strafe trifft niemanden.
event-caligula-card-left = Die { $colour }-Karte scheidet aus.
event-caligula-markers-home = Marker gehen zurück: { $whose }.
event-caligula-card-opened = Neu auf { $place }: { $face }.
event-caligula-reward-declined = { $name } lehnt die Belohnung ab ({ $effects }).
event-caligula-reward-void = Mit der Belohnung ({ $effects }) kann { $name } gerade nichts anfangen.
event-caligula-card-removed = { $name } entfernt eine { $colour }-Karte ({ $face }).
event-caligula-marker-gained = { $name } bekommt Marker { $marker } und behält ihn.
event-caligula-primus-taken = { $name } nimmt Primus Inter Pares.
event-caligula-primus-taken-from = Primus Inter Pares wandert von { $from } zu { $name }.
event-caligula-markers-swapped = { $name } vertauscht zwei Marker: { $first } und { $second }.
event-caligula-marker-sent-back = { $name } schickt einen Marker von { $spot } zurück an { $owner }.
event-caligula-marker-sent-back-known = { $name } schickt Marker { $marker } von { $spot } zurück an { $owner }.
event-caligula-marker-taken-back = { $name } nimmt einen Marker von { $spot } zurück.
event-caligula-marker-taken-back-known = { $name } nimmt Marker { $marker } von { $spot } zurück.
event-caligula-ordo-swapped = { $name } vertauscht die Ordo-Karten von { $first } und { $second }.
event-caligula-positions-swapped = { $name } vertauscht Position 1 und 2 von { $colour }.
event-caligula-sequentia-swapped = { $name } vertauscht die Sequentia-Karten { $first } und { $second }.
event-caligula-lost-victory = { $name } verliert einen Siegpunkt.
event-caligula-lost-conspiracy = { $name } verliert einen Verschwörungspunkt.
event-caligula-card-lost = { $name } gibt { $card } ab: zurück unter den Stapel.
event-caligula-hand-shown = { $name } hat kein { $symbol }-Symbol und zeigt zum Beweis die Hand: { $cards }.
event-caligula-penalty-due = Die Strafe trifft { $name }: { $effects }.
event-caligula-penalty-void = Die Strafe ({ $effects }) findet bei { $name } nichts zu holen.
event-caligula-plot-declined = { $name }: keine Verschwörung.
event-caligula-bid-start = Verschwörung! { $name } legt { $cards } aus und führt mit { $total }.
event-caligula-bid-join = { $name } geht mit und legt { $cards } aus (insgesamt { $total }).
event-caligula-bid-raise = { $name } erhöht auf { $total }, legt { $cards } aus und führt jetzt.
event-caligula-bid-passed = { $name } passt und ist draußen.
event-caligula-conspirators = { $name } führt die Verschwörung an; dabei: { $names }.
event-caligula-conspirators-alone = { $name } verschwört sich allein.
event-caligula-loyal = Nicht dabei: { $names }.
event-caligula-nominated = { $name } will { $emperor } auf dem Thron sehen.
event-caligula-favour-placed = { $name } setzt einen Gunstmarker auf { $emperor }.
event-caligula-favour-moved = { $name } zieht den Gunstmarker vom Kaiser ab und setzt ihn auf { $emperor }.
event-caligula-favour-stays = { $name } lässt den Gunstmarker beim Kaiser.
event-caligula-favour-withheld = { $name } schenkt niemandem Gunst.
event-caligula-no-favour-room = { $name } findet kein freies Feld für einen Gunstmarker.
event-caligula-emperor-protected = { $name } legt zum Schutz des Kaisers { $card } aus: Sein Leben steigt auf { $life }.
event-caligula-protection-denied = { $name } beschützt den Kaiser nicht.
event-caligula-daggers-laid = { $name } sticht zu und legt { $cards } aus: { $total } gegen { $life }.
event-caligula-no-dagger-laid = { $name } sticht nicht zu.
event-caligula-emperor-murdered = { $emperor } ist tot: { $daggers ->
    [one] { $daggers } Dolch
   *[other] { $daggers } Dolche
} gegen { $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
}.
event-caligula-successor = Neuer Kaiser ist { $emperor }.
event-caligula-emperor-survived = { $emperor } überlebt: { $daggers ->
    [0] Niemand hat zugestochen.
    [one] { $daggers } Dolch reicht nicht gegen ein Leben von { $life }.
   *[other] { $daggers } Dolche reichen nicht gegen ein Leben von { $life }.
}
event-caligula-favours-home = Gunstmarker gehen zurück an { $whose }.
event-caligula-candidate-drawn = Ein neuer Kandidat: { $emperor }.
event-caligula-gained-leader = { $name } bekommt fürs Anführen { $points ->
    [one] einen Verschwörungspunkt
   *[other] { $points } Verschwörungspunkte
}.
event-caligula-gained-dagger = { $name } bekommt fürs Zustechen { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-caligula-gained-favour = { $name } bekommt für die Gunst { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-caligula-empire-fell = Das Imperium geht unter. Eine letzte Verschwörung ist noch möglich.
event-caligula-game-ended = Das Spiel ist aus.

## Wie es um eine Verschwörung steht

caligula-story-last = Die letzte Verschwörung
caligula-story-open = Kommt es zur Verschwörung gegen { $emperor } (Leben { $life })?
caligula-story-leads = { $name } führt mit { $total }.
caligula-story-bids = Ausgelegt bisher: { $bids }.
caligula-story-passed = Draußen: { $names }.
caligula-story-bidding = { $name }: passen, mit { $needed } mitgehen oder mit mehr erhöhen?
caligula-story-then = Danach: { $names }.
caligula-story-nominee = { $emperor } soll der nächste Kaiser werden.
caligula-story-favours = Gunst für { $emperor }: { $names }.
caligula-story-life = { $emperor } hat Leben { $life }; Dolche bisher: { $daggers }.
caligula-story-shields = Beschützt von { $names }.
caligula-story-daggers = Dolche: { $names }.

## Warum nicht

refuse-caligula-turn-order-game-over = Das Spiel ist aus.
refuse-caligula-turn-order-not-your-turn = Jetzt entscheidet { $acting }.
refuse-caligula-turn-order-now-placing = Setze jetzt einen Marker.
refuse-caligula-turn-order-now-rewarding = Nimm jetzt die Belohnung der Karte oder lehne sie ab.
refuse-caligula-turn-order-now-paying = Nimm die Strafe der Karte jetzt hin.
refuse-caligula-turn-order-now-starting = Beginne jetzt mit Coniura eine Verschwörung oder lass es.
refuse-caligula-turn-order-now-bidding = Jetzt heißt es passen, mitgehen oder erhöhen.
refuse-caligula-turn-order-now-nominating = Benenne jetzt den Kandidaten, der Kaiser werden soll.
refuse-caligula-turn-order-now-favouring = Entscheide jetzt, wohin dein Gunstmarker kommt.
refuse-caligula-turn-order-now-protecting = Beschütze jetzt den Kaiser mit einem Pugio oder lass es.
refuse-caligula-turn-order-now-striking = Stich jetzt mit beliebig vielen Pugio zu oder lass es.
refuse-caligula-material-hand-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refuse-caligula-material-hand-twice = Diese Karte hast du zweimal genannt: { $card }.
refuse-caligula-material-hand-no-coniura = Diese Karte zeigt keine Coniura: { $card }.
refuse-caligula-material-hand-no-pugio = Diese Karte zeigt keinen Pugio: { $card }.
refuse-caligula-place-forced-pass = Du kannst einen Marker setzen, also musst du.
refuse-caligula-place-forced-marker = Marker { $marker } ist nicht in deinem Vorrat.
refuse-caligula-place-forced-no-card = Auf { $place } liegt keine Karte.
refuse-caligula-place-forced-full = Auf dieser Karte ist kein Feld mehr frei: { $card }.
refuse-caligula-place-fields-full = Bei dieser Spielerzahl ist diese Karte voll: { $card }.
refuse-caligula-civitas-optional-penalty = Eine Strafe lässt sich nicht ablehnen.
refuse-caligula-civitas-optional-details = Für die Wirkung „{ $effect }“ gehören genau diese Angaben in den Schritt: { $needs }.
refuse-caligula-civitas-aut-not-on-card = Diese Wirkung steht nicht auf der Karte: { $effect }. Dort steht: { $effects }.
refuse-caligula-effect-remove-no-card = Auf { $place } liegt keine Karte.
refuse-caligula-effect-remove-resolving = Die Karte, die gerade ausgewertet wird, lässt sich nicht entfernen.
refuse-caligula-effect-coniura-empty = Der Coniura-Stapel ist leer.
refuse-caligula-effect-pugio-empty = Der Pugio-Stapel ist leer.
refuse-caligula-effect-spqr-both = Du hast deine 5 und deine 6 schon.
refuse-caligula-effect-primus-held = Du hast Primus Inter Pares schon.
refuse-caligula-effect-place-resolving = Nicht auf die Karte, die gerade ausgewertet wird.
refuse-caligula-effect-swap-markers-two = Wähle zwei verschiedene Marker.
refuse-caligula-effect-swap-markers-resolving = Die Marker auf der Karte, die gerade ausgewertet wird, bleiben dort.
refuse-caligula-effect-swap-markers-no-marker = Auf Feld { $field } von { $place } liegt kein Marker.
refuse-caligula-effect-return-marker-resolving = Die Marker auf der Karte, die gerade ausgewertet wird, bleiben dort.
refuse-caligula-effect-return-marker-no-marker = Auf Feld { $field } von { $place } liegt kein Marker.
refuse-caligula-effect-swap-ordo-two = Wähle zwei verschiedene Spieler.
refuse-caligula-effect-swap-positions-resolving = Nicht die Farbe, die gerade ausgewertet wird.
refuse-caligula-effect-swap-positions-not-filled = Von { $colour } liegt nur eine Karte offen oder gar keine.
refuse-caligula-effect-swap-sequentia-two = Wähle zwei verschiedene Sequentia-Karten, 1 bis { $count }.
refuse-caligula-effect-swap-sequentia-current = Die Sequentia-Karte, die gerade ausgeführt wird, bleibt liegen.
refuse-caligula-effect-lose-marker-resolving = Die Marker auf der Karte, die gerade ausgewertet wird, zählen nicht.
refuse-caligula-effect-lose-marker-no-marker = Auf Feld { $field } von { $place } liegt kein Marker.
refuse-caligula-effect-lose-marker-not-yours = Dieser Marker gehört dir nicht.
refuse-caligula-effect-lose-point-no-victory = Du hast keinen Siegpunkt, den du verlieren könntest.
refuse-caligula-effect-lose-point-no-conspiracy = Du hast keinen Verschwörungspunkt, den du verlieren könntest.
refuse-caligula-plot-start-none = Eine Verschwörung beginnt mit mindestens einer Coniura.
refuse-caligula-plot-bid-join = Zum Mitgehen brauchst du noch { $needed } Coniura, nicht { $found }.
refuse-caligula-plot-bid-raise = Zum Erhöhen brauchst du noch mindestens { $needed } Coniura; { $found ->
    [one] { $found } reicht
   *[other] { $found } reichen
} nicht.
refuse-caligula-favour-nominate-pass = Der Anführer muss einen Kandidaten benennen.
refuse-caligula-favour-nominate-no-candidate = { $emperor } gehört nicht zu den Kandidaten.
refuse-caligula-favour-place-leader = Der Anführer muss seinen Gunstmarker setzen, wenn ein Feld frei ist.
refuse-caligula-favour-place-not-these = Gunstmarker kommen auf den Kaiser oder den benannten Kandidaten, nicht auf { $emperor }.
refuse-caligula-favour-place-there-already = Dein Gunstmarker liegt schon auf { $emperor }.
refuse-caligula-favour-place-full = Bei { $emperor } ist kein Feld frei.
refuse-caligula-murder-strike-none = Zum Zustechen brauchst du mindestens einen Pugio.

## Das Ende

result-caligula-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} (Siegpunkte: { $victory }, Verschwörungspunkte: { $conspiracy }).
result-caligula-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-caligula-by-primus = Gleichstand mit { $names }; Primus Inter Pares entscheidet.
result-caligula-by-conspiracy = Gleichstand mit { $names }; die Verschwörungspunkte entscheiden.
result-caligula-by-cards = Gleichstand mit { $names }; die Karten auf der Hand entscheiden.
