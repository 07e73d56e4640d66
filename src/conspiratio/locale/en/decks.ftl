# The decks that we ship: what each is called, and what it does.

named-deck-pax-usual = Usual
    .about = Values in between; the deal of the day, “Alone against Rome” and rated games have this deck.
named-deck-pax-harsh = Harsh Rome
    .about = Dearer cards: Rome wins more often.
named-deck-pax-weak = Weak Rome
    .about = Cheaper cards: Rome wins less often.
named-deck-caligula-usual = Usual
    .about = Our reconstruction of the cards.
