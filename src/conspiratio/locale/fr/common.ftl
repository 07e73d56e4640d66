# Ponctuation, là où les langues diffèrent.

label = { $label } : { $text }
quoted = « { $text } »

# Où se trouve une règle, si nous ne connaissons pas le livret de cette langue.
refusal-heading-german = dans le livret allemand sous « { $heading } »

# Ce que le terminal et les pages disent de la même façon.

players-heading = Joueurs
hand-heading = Main
round-number = Round { $round }
round-opening = Ouverture
name-you = vous
what-happened = Ce qui s'est passé
you-decide = { $name }, à vous : { $what }
they-decide = { $name } décide : { $what }
seat-number = Place { $number }
move-undone = Coup annulé.
caligula-sequentia = Sequentia
caligula-civitas = Civitas
caligula-emperors = Sur le trône, et après
caligula-plot-against = Conjuration contre { $emperor }
caligula-favours = faveur : { $names }
caligula-markers = Marqueurs
caligula-primus = Primus Inter Pares
caligula-life = Vie
caligula-fields = Cases
