# Punctuation, where languages differ.

label = { $label }: { $text }
quoted = “{ $text }”

# Where a rule stands, if the rulebook of this language is not known to us.
refusal-heading-german = in the German rulebook under “{ $heading }”

# What the terminal and the pages say alike.

players-heading = Players
hand-heading = Hand
round-number = Round { $round }
round-opening = Opening
name-you = you
what-happened = What happened
you-decide = { $name }, you decide: { $what }
they-decide = { $name } decides: { $what }
seat-number = Seat { $number }
move-undone = Taken back.
caligula-sequentia = Sequentia
caligula-civitas = Civitas
caligula-emperors = On the throne, and next
caligula-plot-against = Conspiracy against { $emperor }
caligula-favours = favour of { $names }
caligula-markers = Markers
caligula-primus = Primus Inter Pares
caligula-life = Life
caligula-fields = Fields
