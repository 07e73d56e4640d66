# Ponctuation, là où les langues diffèrent.

label = { $label } : { $text }
quoted = « { $text } »
