# Ponctuation, là où les langues diffèrent.

label = { $label } : { $text }
quoted = « { $text } »

# Où se trouve une règle, si nous ne connaissons pas le livret de cette langue.
refusal-heading-german = dans le livret allemand sous « { $heading } »
