# The page of rules.

rules-ruling = ruling
rules-option = Can be changed for a game: option { $option }.
rules-book-en = English rulebook
rules-book-de = German rulebook
rules-book-fr = French rulebook
rules-book-nl = Dutch rulebook
rules-no-heading = not in this rulebook
