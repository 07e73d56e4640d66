# The decks that we ship: what each is called, and what it does.

named-deck-pax-usual = Usual
    .about = In between; rated games have this one.
named-deck-pax-harsh = Harsh Rome
    .about = Dearer cards: Rome wins more often.
named-deck-pax-weak = Weak Rome
    .about = Cheaper cards: Rome wins less often.
named-deck-caligula-usual = Usual
    .about = Our reconstruction of the cards.
