# Die mitgelieferten Kartensätze: wie jeder heißt, und was er bewirkt.

named-deck-pax-usual = Üblich
    .about = Dazwischen; auch für gewertete Partien.
named-deck-pax-harsh = Hartes Rom
    .about = Teurere Karten: Rom gewinnt öfter.
named-deck-pax-weak = Schwaches Rom
    .about = Billigere Karten: Rom gewinnt seltener.
named-deck-caligula-usual = Üblich
    .about = Unsere Rekonstruktion der Karten.
