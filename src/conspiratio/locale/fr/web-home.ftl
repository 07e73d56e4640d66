# Les pages à côté de la table : jouer tout de suite, ouvrir une table, regarder, classements, campagne, donne du jour.

## Noms

web-home-clock-live-name = { $minutes } min + { $increment } s
web-home-clock-days-name = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}

## Jouer maintenant

web-home-title = Deux jeux d'intrigues dans la Rome antique
web-home-about-pax = Brisez la puissance de Rome et surpassez vos rivaux.
web-home-about-caligula = Conspirez contre l'empereur, avec et contre les autres.
web-home-players = { $least }–{ $most } joueurs
web-home-you-are = Vous jouez sous le nom de { $name }.
web-home-you-get = Vous recevez un nom romain.
web-home-rename = Changer
web-home-choose-name = Choisir le vôtre
web-home-no-account = Sans compte
web-home-cancel = Annuler
web-home-again = Réessayer
web-home-play = Jouer
web-home-go-on = Continuer
web-home-more = Plus

## Tables

web-home-waiting = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
web-home-continue = Vos parties
web-home-none-running = Aucune partie en cours.
web-home-broken = Ne peut pas être ouverte
web-home-all = Montrer les { $count }
web-home-none-open = Personne n'attend de joueurs pour le moment.
web-home-see-table = Voir la table
web-home-none-playing = Aucune partie publique pour le moment.
web-home-all-tables = Toutes les tables
web-home-being-played = Parties en cours
web-home-both-games = Les deux jeux
web-home-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-home-more-names = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
web-home-solo = En solitaire, partie { $game }
web-home-ended-won = Gagnée
web-home-ended-lost = Perdue
web-home-ended-nothing = Sans résultat
web-home-ended-nth = Place { $place }
web-home-ended-place = Place { $place } sur { $seats }

## Où aller

web-home-doors = Où aller encore
web-home-door-new = Ouvrir une table
    .note = Entre amis, par un lien ou côte à côte
web-home-door-learn = Apprendre
    .note = Une première partie guidée
web-home-door-rules = Règles
    .note = En bref, avec recherche
web-home-door-watch = Regarder
    .note = Les parties publiques du moment
web-home-door-ratings = Classements
    .note = Qui joue le mieux

## Une nouvelle table

web-home-new-kind = Quelle sorte de partie ?
web-home-preset-friends = Entre amis, par un lien
    .note = Envoyez un lien ; chacun joue sur son appareil.
web-home-preset-hotseat = Sur un seul appareil
    .note = Vous vous le passez ; un rideau tombe entre-temps.
web-home-preset-screen = Télévision et téléphones
    .note = La table sur le grand écran, les cartes en main sur les téléphones.
web-home-preset-days = Par correspondance
    .note = Des jours pour chaque décision, avec notifications.
web-home-preset-rated = Classée
    .note = Ouverte à tous, avec pendule et cote.
web-home-new-count = Combien de places
web-home-seat-me = moi ({ $name })
web-home-seat-bot = bot : { $level } ({ $about })
web-home-new-bots-later = À la table, vous pourrez encore mettre des bots aux places libres.
web-home-clock-none = Aucune
web-home-clock-live = En direct
web-home-clock-days = En jours
web-home-absent = Qui n'a plus de temps…
web-home-absent-bot = …est remplacé par un bot
web-home-absent-resign = …a perdu
web-home-absent-rated = Dans une partie classée, qui n'a plus de temps a perdu ; le bot le plus faible joue la suite pour les autres.
web-home-stand-in = De quelle force sera ce bot ?
web-home-new-company = Qui vient, qui regarde
web-home-joins = Qui peut s'asseoir ?
web-home-joins-invitation = Qui a le lien
web-home-joins-public = Tout le monde
web-home-starts = Quand commence-t-on ?
web-home-starts-full = Quand tous sont là
web-home-starts-host = Quand je le dis
web-home-spectators = Spectateurs
    .note = Qui a le lien peut regarder ; les mains restent cachées.
web-home-rated = Compte pour le classement
    .note = Comptes seulement, une place chacun, le paquet habituel, aucun de nos bots.
web-home-rated-guest = Pour une partie classée, il faut un compte.
web-home-shared = Écran partagé
    .note = La table est sur cet écran, les cartes en main sur les téléphones.
web-home-bots-welcome = Les bots des autres peuvent jouer
    .note = Des programmes qui jouent tout seuls.
web-home-pace = Rythme des bots
web-home-pace-0 = immédiat
web-home-pace-400 = rapide
web-home-pace-900 = facile à suivre
web-home-pace-2000 = tranquille
web-home-new-options = Options du jeu
web-home-options-usual = comme d'habitude
web-home-options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
web-home-option-pax-open-counts = Comptes ouverts
    .note = Chacun voit combien d'argent et de cartes les autres ont.
web-home-option-pax-final-column = Rome prend jusqu'au bout
    .note = Rome prend aussi un groupe au dernier round, quand la pioche est épuisée.
web-home-option-pax-solo-game = Partie de la campagne
    .note = Pour une seule personne : la partie 1 est la plus facile.
    .unset = aucune
web-home-option-pax-first = Premier joueur
    .note = Qui commence la partie.
    .unset = tiré au sort
web-home-option-caligula-memory-aid = Aide-mémoire
    .note = Vous voyez toujours la valeur des marqueurs que vous avez posés.
web-home-new-deck = Paquet
web-home-deck-own = le vôtre
web-home-deck-note = Des cartes de votre boîte diffèrent des nôtres ? Prenez notre paquet, corrigez-le et jouez avec.
web-home-deck-file = Choisir un fichier
web-home-deck-ours = Notre paquet de { $game }
web-home-deck-none = Sans ce paquet
web-home-deck-text = Votre paquet, en texte
web-home-deck-empty = Vide : le paquet fourni.
web-home-deck-line = Montrer la ligne { $line }
web-home-deck-free = Paquet libre
    .note = Il ne suit pas forcément les nombres de la boîte.
web-home-sum-beside = { $count ->
    [one] une personne à côté de vous
   *[other] { $count } à côté de vous
}
web-home-sum-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-home-sum-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}

## Classements

web-home-ratings-note = Chacun commence à 1500. La barre montre où se trouve la vraie force ; chaque partie classée la raccourcit.
web-home-ratings-fair = Contre la même personne, les parties comptent de moins en moins : en 30 jours, cinq comptent en entier, cinq pour moitié, cinq pour un quart, et ainsi de suite. Personne ne gagne de points par une partie abandonnée ou jouée par un bot.
web-home-provisional = encore incertaine
web-home-bot = Bot
web-home-your-rating = Votre cote
web-home-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
web-home-your-games = Vos parties classées
web-home-chart = Votre cote { $count ->
    [one] après une partie
   *[other] sur { $count } parties
} : de { $first } à { $last }.
web-home-make-rated = Ouvrir une table classée

## Campagne

web-home-campaign-state = { $state ->
    [won] Partie { $game } : gagnée
    [next] Partie { $game } : la prochaine
   *[later] Partie { $game }
}
web-home-campaign-asks = Posez les 7 catégories et soyez plus fort que Rome dans { $game ->
    [1] 3 d'entre elles
    [2] 4 d'entre elles
    [3] 5 d'entre elles
    [4] 6 d'entre elles
   *[5] toutes
}.
web-home-campaign-begins = { $game ->
    [3] Vous piochez 3 cartes : vous en posez 1 aussitôt et en gardez 1.
    [4] Vous piochez 4 cartes : vous en posez 2 aussitôt et en gardez 1.
    [5] Vous piochez 5 cartes : vous en posez 3 aussitôt et en gardez 1.
   *[other] Vous piochez 2 cartes et en gardez 1.
}

## Donne du jour

web-home-daily-about = Tout le monde reçoit les mêmes cartes et les trois mêmes bots, une seule fois. Comparez ensuite.
web-home-daily-played = { $count ->
    [0] personne n'a encore terminé
    [one] { $count } a terminé
   *[other] { $count } ont terminé
}
web-home-daily-ranking = Classement
web-home-daily-secret = Vous verrez le classement après avoir joué.
web-home-daily-late = terminée plus tard
web-home-daily-unranked = hors classement
web-home-daily-guest = Vous jouez en invité : votre partie ne sera pas classée, même si vous vous connectez ensuite.
web-home-daily-was-guest = Vous avez commencé cette donne en invité : elle n'est pas classée. La prochaine le sera.
web-home-daily-fair = Seuls les comptes sont classés, avec un seul essai chacun. La chance des bots est elle aussi la même pour tous : qui a un second compte, ou a regardé jouer quelqu'un, sait ce qui vient. Nous ne pouvons pas l'empêcher.
web-home-your-game = Votre partie
web-home-rank = Rang
web-home-today = Aujourd'hui
web-home-day-before = Le jour d'avant
web-home-day-after = Le jour d'après
web-home-next-deal = prochaine donne dans { $hours } h { $minutes } min
