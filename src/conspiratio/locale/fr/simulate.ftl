# Beaucoup de parties entre bots, en résumé.

simulate-playing = Parties en cours
simulate-replays-kept = { $count ->
    [one] Le replay de la partie est dans { $folder }.
   *[other] Les replays des { $count } parties sont dans { $folder }.
}
simulate-title = { $games ->
    [one] Une partie à { $seats } joueurs
   *[other] { $games } parties à { $seats } joueurs
}
simulate-title-solo = { $games ->
    [one] Une partie en solitaire du bot { $bot }
   *[other] { $games } parties en solitaire du bot { $bot }
}

## Par place

simulate-seat = Place
simulate-bot = Bot
simulate-won = Gagnées
simulate-by-points = aux points
simulate-shared = partagées
simulate-with-rome = avec Rome
simulate-score = Score

## Qui gagne

simulate-outcome = Issue
simulate-players-win = Un joueur gagne aux points
simulate-players-share = Plusieurs joueurs partagent la victoire
simulate-rome-primus = Rome gagne, avec le Primus Conspiratus
simulate-rome-alone = Rome gagne, et personne avec elle

## D'où viennent les points, et le cours des parties

simulate-source = Points pour
simulate-points = Par joueur, si Rome a perdu
simulate-course = Cours des parties
simulate-rounds = Rounds
simulate-decisions = Décisions
simulate-no-refill = Fin : une Légion est restée vide
simulate-exhausted = Fin : la pioche était épuisée
simulate-solo-stronger = Catégories où Rome est dépassée
simulate-solo-categories = Catégories posées

## Caligula

simulate-alone = seul
simulate-ordo = Ordo au début
simulate-points-all = Par joueur
simulate-source-leader = Avoir mené un meurtre
simulate-source-dagger = Poignards
simulate-source-favour = Faveur
simulate-source-lost = Perdus
simulate-plots = Conjurations, sans la dernière
simulate-murders = Rounds où l'empereur est mort
simulate-last-plots = Dernière conjuration : commencée
simulate-last-murders = Dernière conjuration : l'empereur est mort
simulate-early = Chute précoce, par des cartes retirées
simulate-ties = Égalités, tranchées par
simulate-tie-primus = Primus Inter Pares
simulate-tie-conspiracy = points de conjuration
simulate-tie-cards = cartes en main
simulate-tie-shared = rien : victoire partagée

## Nombres

simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least }–{ $most })
simulate-none = –
