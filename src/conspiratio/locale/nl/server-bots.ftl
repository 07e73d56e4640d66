# Bots die op de server spelen.

error-bots-unavailable = De bots antwoorden nu even niet. Er is niets verloren; probeer het zo nog eens.
error-hint-rated = Een partij die meetelt wordt zonder tips gespeeld.
error-hint-daily = De partij van de dag wordt zonder tips gespeeld: de anderen hebben er ook geen.
error-hint-not-now = Je kunt om een tip vragen als je aan de beurt bent.
error-hint-unavailable = Hier zijn geen tips: deze server heeft geen gecompileerde kernel, of de kaartenset is er te groot voor.
