# Une partie finie, pas à pas.

web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-speed-slow = lente
web-replay-speed-usual = normale
web-replay-speed-fast = rapide
web-replay-to-round = Aller à un round
web-replay-open-eyes = Ce qui est visible de tous
web-replay-eyes = Vu par { $name }
web-replay-share = Partager ce moment
web-replay-seal-fits = Ouvert et vérifié : cette donne était fixée avant le premier coup.
web-replay-seal-broken = Le sceau ne correspond pas à cette donne !
web-replay-seal-unknown = Ce navigateur ne peut pas le vérifier ici ; « conspiratio replay » vérifie le fichier.
