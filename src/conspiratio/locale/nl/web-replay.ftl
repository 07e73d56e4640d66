# Een partij die voorbij is, stap voor stap.

web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Tempo
web-replay-speed-slow = langzaam
web-replay-speed-usual = normaal
web-replay-speed-fast = snel
web-replay-to-round = Naar een ronde
web-replay-open-eyes = Alleen wat open ligt
web-replay-eyes = Gezien door { $name }
web-replay-share = Dit moment delen
web-replay-seal-fits = Geopend en gecontroleerd: deze kaarten lagen vast voor de eerste zet.
web-replay-seal-broken = Het zegel past niet bij deze kaarten!
web-replay-seal-unknown = Deze browser kan het hier niet nagaan; “conspiratio replay” controleert het bestand.
