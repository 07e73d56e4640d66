# Eine beendete Partie noch einmal angesehen, und ein Tipp in einer laufenden.

## Danach fragen

web-review = Wie es dazu kam
web-review-tab = Analyse
web-review-ask = Partie analysieren
web-review-ask-note = Die Chancen aller, die Wendepunkte, Glück und Können.
web-review-waiting = Wartet, bis sie an der Reihe ist …
web-review-coming = Die Partie wird durchdacht …
web-review-coming-note = Du kannst inzwischen weitermachen: Sie wird für dich aufgehoben.
web-review-unavailable = Diese Partie lässt sich hier nicht analysieren: Dem Server fehlt dafür der schnelle Teil der Bots.
web-review-ready = Die Analyse ist fertig.

## Das Diagramm

web-review-chart = Siegchancen im Lauf der Partie
web-review-table = Die Siegchancen als Tabelle
web-review-at-end = Ende
web-review-see-there = Diesen Moment ansehen

## Was sie entschieden hat

web-review-moments = { $count ->
    [one] Der Moment, der sie entschied
   *[other] Die Momente, die sie entschieden
}
web-review-no-moments = Nichts ragte heraus: Die Partie drehte sich langsam.
web-review-moment-mistake = { $swing } weniger Siegchance: ein Fehler von { $name }.
web-review-moment-luck = { $swing } mehr Siegchance: Die Karten sind mit { $name }.
web-review-moment-misfortune = { $swing } weniger Siegchance: Die Karten sind gegen { $name }.
web-review-moment-stroke = { $swing } mehr Siegchance: ein schöner Zug von { $name }.

## Eine Entscheidung

web-review-here = Diese Entscheidung
web-review-struck = Was die Karten taten
web-review-next = Die nächste Entscheidung
web-review-options = Die besten Züge, soweit man es da wissen konnte
web-review-played = gespielt
web-review-better = besser
web-review-no-choice = Hier gab es nichts zu wählen.
web-review-verdict-best = bester Zug
web-review-verdict-fine = gut
web-review-verdict-inaccuracy = ungenau
web-review-verdict-mistake = Fehler

## Glück und Können

web-review-sums = Glück und Können
web-review-sums-note = Wie aus den Siegchancen am Anfang die am Ende wurden.
web-review-from-to = { $start } → { $end }
web-review-within = ± { $within }
web-review-part-skill = eigene Fehler
web-review-part-luck = Glück
web-review-part-rivals = die anderen
web-review-part-rome = Rom
web-review-slips = Alle Fehler
web-review-no-slips = Keine Fehler: gut gespielt.
web-review-whose = Wessen Fehler
web-review-everybody = Die von allen

## Ein Tipp

web-review-hint = Tipp
web-review-hint-waits = Denkt nach … du kannst weiterspielen.
web-review-hint-says = Tipp:
web-review-your-chances = Deine Siegchance: { $chance }
web-review-rome-wins = Rom gewinnt in { $chance } der Fälle
