# La force des bots : conspiratio lab strength.

cli-lab-strength = Mesurer la force des bots dans l'ensemble : beaucoup d'épreuves, chacune avec ce qu'on en attend. Cela prend des heures ; rien n'est perdu si on l'arrête.
cli-arg-only = Seulement les épreuves dont le nom commence ainsi ; séparez-en plusieurs par des virgules.
cli-arg-games-strength = Combien de parties pour chaque chiffre.
cli-arg-record = Écrire aussi le relevé du dépôt : docs/strength.json et docs/strength.md.

error-strength-unknown = Aucune épreuve ne commence par « { $found } ». Il y a : { $known }.
error-strength-refused = L'épreuve { $name } ne peut pas être jouée : { $why }
error-strength-odd = { $seats } places ne se partagent pas également entre deux joueurs.
error-strength-no-repository = --record écrit le relevé du dépôt, et il n'y a pas de dossier { $folder }.
error-strength-format = { $file } n'est pas un relevé de force ({ $expected }).

strength-playing = { $number } sur { $count } : { $name }
strength-interrupted = Arrêté. Rien n'est perdu : la même commande reprend avec { $folder }.
strength-nothing-yet = Rien n'a encore été mesuré.
strength-kept = strength.json et les journaux de toutes les parties sont dans { $folder }.
strength-recorded = Le relevé est { $file }, et sa page { $page }.
strength-explained = Entre parenthèses : où se trouve le vrai nombre 95 fois sur 100 ; il vient de donnes entières, chacune jouée de chaque place. Gagnées : parmi les places du premier, une victoire partagée est divisée. Comparaisons décidées : parmi les paires de places des deux dans chaque partie, si l'un avait le meilleur rang. Victoires sans partage : parmi les parties qu'une seule place a gagnées. Réussie : par rapport aux donnes que la même recherche réussit en voyant la pioche. Ce qui réfléchit au temps en fait plus sur une machine plus rapide, des deux côtés.

strength-title = La force des bots
strength-page-about = Cette page est écrite par `conspiratio lab strength --record` ([le labo](lab.md#how-strong-the-bots-are-lab-strength)) à partir [du relevé](strength.json), qui contient tous les réglages. Ne la changez pas à la main.
strength-head-name = Épreuve
strength-head-what = Ce qu'on joue
strength-head-counted = Compté
strength-head-value = Trouvé
strength-head-wanted = Voulu
strength-head-reached = Atteint
strength-head-games = Parties
strength-head-found = Mesuré

strength-among = { $game } : un { $a } parmi { NUMBER($others) } { $b }
strength-pairs = { $game } : { NUMBER($others) } { $a } contre { NUMBER($others) } { $b }
strength-decks = { $what }, avec { NUMBER($count) } paquets dont personne n'a appris
strength-played = { $what } ({ $games } parties)
strength-campaign = { $game } : { $level } seul, dans la campagne
strength-player-steps = recherche de { NUMBER($steps) } pas
strength-player-network = recherche avec le réseau, { NUMBER($seconds) } s
strength-player-playouts = recherche par parties au hasard, { NUMBER($seconds) } s
strength-player-now = consul, { NUMBER($seconds) } s
strength-player-former = ancien consul, { NUMBER($seconds) } s
strength-player-ismcts = OpenSpiel ISMCTS, { NUMBER($seconds) } s
strength-counted-won = gagnées, par place
strength-counted-decided = comparaisons décidées
strength-counted-outright = victoires sans partage
strength-counted-cleared = partie { NUMBER($number) } réussie
strength-at-least = au moins { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-at-most = au plus { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
strength-yes = oui
strength-no = non
