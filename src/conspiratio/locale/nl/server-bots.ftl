# Bots die op de server spelen.

error-bots-unavailable = De bots antwoorden nu even niet. Er is niets verloren; probeer het zo nog eens.
