# La page des règles.

rules-ruling = interprétation
rules-option = Modifiable pour une partie : option { $option }.
rules-book-en = Livret anglais
rules-book-de = Livret allemand
rules-book-fr = Livret français
rules-book-nl = Livret néerlandais
rules-no-heading = absent de ce livret
