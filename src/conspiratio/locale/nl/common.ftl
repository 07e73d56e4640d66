# Leestekens, waar de talen verschillen.

label = { $label }: { $text }
quoted = “{ $text }”

# Waar een regel staat, als we het boekje van deze taal niet kennen.
refusal-heading-german = in het Duitse boekje onder “{ $heading }”

# Wat de terminal en de pagina’s hetzelfde zeggen.

players-heading = Spelers
hand-heading = Hand
round-number = Ronde { $round }
round-opening = Opening
name-you = jij
what-happened = Wat er gebeurde
you-decide = { $name }, jij beslist: { $what }
they-decide = { $name } beslist: { $what }
seat-number = Plaats { $number }
move-undone = Teruggenomen.
caligula-sequentia = Sequentia
caligula-civitas = Civitas
caligula-emperors = Op de troon en daarna
caligula-plot-against = Samenzwering tegen { $emperor }
caligula-favours = gunst van { $names }
caligula-markers = Fiches
caligula-primus = Primus Inter Pares
caligula-life = Leven
caligula-fields = Velden
