# Die Seite mit den Regeln.

rules-ruling = Festlegung
rules-option = Lässt sich für eine Partie ändern: Option { $option }.
rules-book-en = Englische Anleitung
rules-book-de = Deutsche Anleitung
rules-book-fr = Französische Anleitung
rules-book-nl = Niederländische Anleitung
rules-no-heading = nicht in dieser Anleitung
