# Les paquets fournis : leur nom, et ce que chacun change.

named-deck-pax-usual = Habituel
    .about = Entre les deux ; aussi pour les parties classées.
named-deck-pax-harsh = Rome sévère
    .about = Des cartes plus chères : Rome gagne plus souvent.
named-deck-pax-weak = Rome faible
    .about = Des cartes moins chères : Rome gagne moins souvent.
named-deck-caligula-usual = Habituel
    .about = Notre reconstitution des cartes.
