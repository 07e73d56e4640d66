# De meegeleverde kaartensets: hoe elke set heet, en wat die doet.

named-deck-pax-usual = Gewoon
    .about = Ertussenin; ook voor partijen die meetellen.
named-deck-pax-harsh = Streng Rome
    .about = Duurdere kaarten: Rome wint vaker.
named-deck-pax-weak = Zwak Rome
    .about = Goedkopere kaarten: Rome wint minder vaak.
named-deck-caligula-usual = Gewoon
    .about = Onze reconstructie van de kaarten.
