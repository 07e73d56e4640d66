# Zeichensetzung, wo die Sprachen sich unterscheiden.

label = { $label }: { $text }
quoted = „{ $text }“

# Wo eine Regel steht, wenn wir die Anleitung dieser Sprache nicht kennen.
refusal-heading-german = in der deutschen Anleitung unter „{ $heading }“

# Was Terminal und Seiten gleich sagen.

players-heading = Spieler
hand-heading = Hand
round-number = Runde { $round }
round-opening = Eröffnung
name-you = du
what-happened = Was geschah
you-decide = { $name }, du entscheidest: { $what }
they-decide = { $name } entscheidet: { $what }
seat-number = Platz { $number }
move-undone = Zurückgenommen.
caligula-sequentia = Sequentia
caligula-civitas = Civitas
caligula-emperors = Auf dem Thron und danach
caligula-plot-against = Verschwörung gegen { $emperor }
caligula-favours = Gunst von { $names }
caligula-markers = Marker
caligula-primus = Primus Inter Pares
caligula-life = Leben
caligula-fields = Felder
