# PAX am Tisch: Karten, Schritte, was geschah, warum nicht und wie es ausging.

category-wealth = Wohlstand
category-fleet = Flotte
category-army = Armee
category-religion = Religion
category-senator = Senator
category-land = Land
category-intrigue = Intrige

## Dinge

aurei = { $count ->
    [one] { $count } Aureus
   *[other] { $count } Aurei
}
cards-unseen = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
list-and = { $first } und { $last }
legion = Legion { $number }
rome = Rom
deck = Stapel
pax-scales = Die sieben Waagen
legions = Legionen
last-round = Letzte Runde!
primus-conspiratus = Primus Conspiratus
nobody = niemand

## Entscheidungen

move-open = { $keep } behalten; { $slipped } unter den Stapel schieben
move-open-display = { $keep } behalten; { $shown } auslegen; { $slipped } unter den Stapel schieben
move-draw = Voller Zug: drei Karten ziehen, kaufen, auslegen, Einkommen nehmen
move-peek = Roms verdeckte Karten ansehen und { $money } nehmen
move-place-hand = { $card }: auf die Hand
move-place-under = { $card }: unter den Stapel
move-place-legion = { $card }: zu Legion { $legion }
move-buy = Legion { $legion } für { $price } kaufen: { $cards }
move-pass-buying = Nichts kaufen
move-play = { $card } auslegen ({ $cost })
move-play-free = { $card } auslegen (gratis)
move-end = Zug beenden (Einkommen: { $income })
move-follow = Dem Ruf des Senats folgen: { $card } ({ $cost })
move-pass-following = Den Ruf des Senats verhallen lassen

## Was entschieden wird

phase-opening = die Eröffnungskarte wählen
phase-choosing = voller Zug oder Blick auf Rom?
phase-drawing = die gezogenen Karten verteilen
phase-buying = die Karten einer Legion kaufen?
phase-playing = Karten auslegen, dann den Zug beenden
phase-following = dem Ruf des Senats folgen?
phase-over = das Spiel ist aus

## Was geschah

event-opening-drawn = { $name } zieht zur Eröffnung { $cards }.
event-opening-chosen = { $name } behält { $kept } und schiebt { $slipped } unter den Stapel.
event-opening-shown = { $name } legt { $cards } aus.
event-round-began = Runde { $round }: { $name } beginnt.
event-legions-filled = Neu bei den Legionen: { $cards }.
event-cards-drawn = { $name } zieht { $cards }.
event-deck-found-empty = { $name } findet den Stapel leer vor: Diese Runde ist die letzte.
event-deck-found-empty-paid = { $name } findet den Stapel leer vor und bekommt { $money }: Diese Runde ist die letzte.
event-card-placed-hand = { $name } nimmt { $card } auf die Hand.
event-card-placed-under = { $name } schiebt { $card } unter den Stapel.
event-card-placed-legion = { $name } legt { $card } zu Legion { $legion }.
event-rome-seen = { $name } sieht sich Roms verdeckte Karten an ({ $cards }) und nimmt { $money }.
event-group-bought = { $name } kauft Legion { $legion } für { $price }: { $cards }.
event-passed-buying = { $name } kauft nichts.
event-passed-following = { $name } folgt dem Ruf des Senats nicht.
event-card-played = { $name } legt { $card } für { $cost } aus.
event-card-played-free = { $name } legt { $card } aus.
event-primus-conspiratus-taken = { $name } ist jetzt Primus Conspiratus.
event-primus-conspiratus-taken-from = Primus Conspiratus wandert von { $from } zu { $name }.
event-income-taken-base = { $name } legt nichts aus und bekommt { $money }.
event-income-taken-intrigue = { $name } hat Intrige ausgelegt: kein Einkommen.
event-income-taken-longest = { $name } bekommt { $money } Einkommen ({ $category }).
event-income-taken-senator = { $name } bekommt { $money } Einkommen ({ $category }), davon 1 für den Senator.
event-senate-called = { $name } hat einen Senator ausgelegt: Der Senat ruft die anderen.
event-rome-took = Rom nimmt sich Legion { $legion }: { $cards }.
event-game-ended-no-refill = Der Stapel reicht nicht, um die Legionen aufzufüllen: Das Spiel ist aus. Rom deckt { $cards } auf.
event-game-ended-exhausted = Der Stapel ist aufgebraucht und die Runde vorbei: Das Spiel ist aus. Rom deckt { $cards } auf.

## Warum nicht

refuse-pax-turn-choice-game-over = Das Spiel ist aus.
refuse-pax-turn-choice-not-your-turn = Jetzt entscheidet { $acting }.
refuse-pax-turn-choice-now-opening = Wähle zuerst, welche Eröffnungskarte du behältst.
refuse-pax-turn-choice-now-choosing = Entscheide dich zuerst: ein voller Zug, der mit dem Ziehen beginnt, oder ein Blick auf Rom.
refuse-pax-turn-choice-now-drawing = Verteile zuerst die gezogenen Karten.
refuse-pax-turn-choice-now-buying = Jetzt darfst du eine Gruppe kaufen oder passen. Für den Blick auf Rom und das Ziehen ist es zu spät; ausgelegt wird danach.
refuse-pax-turn-choice-now-playing = Jetzt darfst du Karten auslegen oder den Zug beenden. Ziehen und Kaufen sind für diesen Zug vorbei.
refuse-pax-turn-choice-now-following = Jetzt darfst du dem Ruf des Senats mit einer Karte folgen oder passen.
refuse-pax-solo-setup-peek = Allein gegen Rom gibt es keinen Blick auf seine Karten.
refuse-pax-setup-opening-hand-not-drawn = { $card } gehört nicht zu deinen Eröffnungskarten.
refuse-pax-setup-opening-hand-twice = { $card } kannst du nur einmal verwenden.
refuse-pax-setup-opening-hand-display = Du behältst eine Karte und schiebst die anderen unter den Stapel; ausgelegt wird keine.
refuse-pax-solo-opening-not-drawn = { $card } gehört nicht zu deinen Eröffnungskarten.
refuse-pax-solo-opening-twice = { $card } kannst du nur einmal verwenden.
refuse-pax-solo-opening-display = { $count ->
    [0] In diesem Spiel legst du zu Beginn keine Karte aus (gewählt: { $found }).
    [one] In diesem Spiel legst du zu Beginn genau { $count } Karte aus, nicht { $found }.
   *[other] In diesem Spiel legst du zu Beginn genau { $count } Karten aus, nicht { $found }.
}
refuse-pax-draw-three-not-drawn = { $card } gehört nicht zu den Karten, die du gerade verteilst.
refuse-pax-draw-destinations-hand-used = Von den gezogenen Karten hast du schon eine auf die Hand genommen.
refuse-pax-draw-destinations-legion-used = Von den gezogenen Karten liegt schon eine bei einer Legion.
refuse-pax-draw-destinations-under-used = Von den gezogenen Karten liegt schon eine unter dem Stapel.
refuse-pax-draw-destinations-no-such-legion = Sag, welche Legion: 1 bis { $count }.
refuse-pax-draw-destinations-legion-not-asked = Für die Hand oder den Stapel gibst du keine Legion an.
refuse-pax-draw-religion-3-hand-last = Von den zwei zusammen gezogenen Karten kommt zuerst eine zu einer Legion oder unter den Stapel; die Hand ist später dran.
refuse-pax-buy-group-no-such-legion = Es gibt nur die Legionen 1 bis { $count }.
refuse-pax-buy-group-empty = Bei dieser Legion liegt keine Karte.
refuse-pax-buy-money-short = Die Gruppe kostet { $price }, du hast { $money }.
refuse-pax-play-cost-not-in-hand = { $card } hast du nicht auf der Hand.
refuse-pax-play-cost-short = Diese Karte würde { $cost } kosten, du hast { $money }.
refuse-pax-play-limit-fleet = { $have ->
    [one] { $have } Flottensymbol
   *[other] { $have } Flottensymbole
} und { $add } dazu, das wäre mehr als dein Limit von { $limit } (Land oder Intrige, die größere Zahl zählt).
refuse-pax-play-limit-army = { $have ->
    [one] { $have } Armeesymbol
   *[other] { $have } Armeesymbole
} und { $add } dazu, das wäre mehr als dein Limit von { $limit } (Land oder Intrige, die größere Zahl zählt).
refuse-pax-solo-limit-after-fleet = Mit { $have ->
    [one] { $have } Flottensymbol
   *[other] { $have } Flottensymbolen
} liegst du seit der Eröffnung über dem Limit von { $limit }: keine weitere Flotte, bis Land oder Intrige es erlaubt.
refuse-pax-solo-limit-after-army = Mit { $have ->
    [one] { $have } Armeesymbol
   *[other] { $have } Armeesymbolen
} liegst du seit der Eröffnung über dem Limit von { $limit }: keine weitere Armee, bis Land oder Intrige es erlaubt.
refusal-rule = Regel { $rule }: { $title }
refusal-heading = in der Anleitung unter „{ $heading }“

## Das Ende

result-rome-wins = Rom gewinnt, und mit ihm der Primus Conspiratus: { $names }.
result-rome-wins-alone = Rom gewinnt, und niemand mit ihm: Es gibt keinen Primus Conspiratus.
result-players-win = Die Spieler haben Rom besiegt. { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-players-win-shared = Die Spieler haben Rom besiegt. { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-solo-won = Du hast Spiel { $game } gewonnen: alle 7 Kategorien, in { $stronger } davon stärker als Rom (nötig: { $goal }).
result-solo-lost = Rom hat Spiel { $game } gewonnen: Du hast { $categories } von 7 Kategorien und bist in { $stronger } stärker als Rom (nötig: { $goal }).
score-category = Kategorien
score-stronger = Stärker als Rom
score-arms = Flotten und Armeen
score-primus = Primus Conspiratus
score-wealthiest = Größtes Vermögen
score-total = Gesamt
