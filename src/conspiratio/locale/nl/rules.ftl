# De bladzijde met de regels.

rules-ruling = interpretatie
rules-option = Per partij aan te passen: optie { $option }.
rules-book-en = Engels boekje
rules-book-de = Duits boekje
rules-book-fr = Frans boekje
rules-book-nl = Nederlands boekje
rules-no-heading = niet in dit boekje
