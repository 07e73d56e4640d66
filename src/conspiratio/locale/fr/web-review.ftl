# Une partie terminée revue après coup, et un conseil dans une partie en cours.

## La demander

web-review = Comment on en est arrivé là
web-review-tab = Analyse
web-review-ask = Analyser cette partie
web-review-ask-note = Les chances de chacun, les tournants, la chance et l'adresse.
web-review-waiting = Attend son tour…
web-review-coming = La partie est passée en revue…
web-review-coming-note = Vous pouvez continuer entre-temps : elle vous est gardée.
web-review-unavailable = Cette partie ne peut pas être analysée ici : il manque au serveur la partie rapide des bots.
web-review-ready = L'analyse est prête.

## Le graphique

web-review-chart = Les chances de gagner au fil de la partie
web-review-table = Les chances de gagner en tableau
web-review-at-end = Fin
web-review-see-there = Voir ce moment

## Ce qui l'a décidée

web-review-moments = { $count ->
    [one] Le moment qui l'a décidée
   *[other] Les moments qui l'ont décidée
}
web-review-no-moments = Rien ne se détache : la partie a tourné lentement.
web-review-moment-mistake = { $swing } de chances de gagner en moins : une erreur de { $name }.
web-review-moment-luck = { $swing } de chances de gagner en plus : les cartes sont avec { $name }.
web-review-moment-misfortune = { $swing } de chances de gagner en moins : les cartes sont contre { $name }.
web-review-moment-stroke = { $swing } de chances de gagner en plus : un beau coup de { $name }.

## Une décision

web-review-here = Cette décision
web-review-struck = Ce qu'ont fait les cartes
web-review-next = La décision suivante
web-review-options = Les meilleurs coups, d'après ce qu'on pouvait savoir alors
web-review-played = joué
web-review-better = mieux
web-review-no-choice = Il n'y avait rien à choisir ici.
web-review-verdict-best = meilleur coup
web-review-verdict-fine = bien
web-review-verdict-inaccuracy = imprécis
web-review-verdict-mistake = erreur

## La chance et l'adresse

web-review-sums = La chance et l'adresse
web-review-sums-note = Comment les chances de gagner du début sont devenues celles de la fin.
web-review-from-to = { $start } → { $end }
web-review-within = ± { $within }
web-review-part-skill = ses erreurs
web-review-part-luck = la chance
web-review-part-rivals = les autres
web-review-part-rome = Rome
web-review-slips = Toutes les erreurs
web-review-no-slips = Aucune erreur : bien joué.
web-review-whose = Les erreurs de qui
web-review-everybody = De tout le monde

## Un conseil

web-review-hint = Conseil
web-review-hint-waits = Réflexion… vous pouvez continuer à jouer.
web-review-hint-says = Conseil :
web-review-your-chances = Vos chances de gagner : { $chance }
web-review-rome-wins = Rome gagne dans { $chance } des cas
