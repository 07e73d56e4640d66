# Autour du plateau dans le navigateur : à qui de jouer, le journal, la discussion, la table, avant et après la partie.

## Décider

web-table-decision = À qui de jouer
web-table-stand-in = Un bot décide pour { $name } : { $what }
web-table-hurried = Affluence : les bots réfléchissent moins.
web-table-time-left = Temps restant
web-table-hurry = Il vous reste peu de temps.
web-table-restart = Recommencer le tour
web-table-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-table-all-moves = Tous les coups
web-table-more-moves = Il y a plus de coups que ceux de cette liste.
web-table-armed = Impossible à annuler ensuite.
web-table-do-it = Jouer
web-table-not-yet = Pas encore

## Pour un moment

web-table-closed = Cette table vous est désormais fermée.
web-table-away = En votre absence, un bot joue pour vous.
web-table-waits-for = On attend { $names }.
web-table-past = Après le coup { $number } sur { $of }
web-table-back-to-now = Revenir au présent

## À côté du plateau

web-table-beside = Journal, discussion et table
web-table-tab-log = Journal
web-table-tab-table = Table
web-table-unread = non lus :
web-table-log-empty = Il ne s'est encore rien passé.
web-table-talk-players = Personne n'a encore parlé. Seuls les joueurs vous entendent.
web-table-talk-watchers = Personne n'a encore parlé. Seuls les spectateurs vous entendent.
web-table-setup = Conditions
web-table-place = place { $place }
web-table-own-deck = avec son propre paquet
web-table-deck = Paquet : { $deck }
web-table-watched = on peut regarder
web-table-not-watched = personne ne peut regarder
web-table-absent-bot = qui n'a plus de temps est remplacé par un bot ({ $level }) jusqu'à son retour
web-table-absent-resign = qui n'a plus de temps a perdu
web-table-option-open-counts-off = l'argent et les mains restent secrets
web-table-option-final-column-on = Rome prend aussi des cartes au dernier round
web-table-option-solo-game-is = partie { $value } de la campagne
web-table-option-memory-aid-off = à vous de retenir vos marqueurs
web-table-watchers = Inviter des spectateurs
web-table-watch-note = Ce lien permet de regarder la partie.
web-table-deeds = Et aussi
web-table-full-screen = Plein écran
web-table-muted = Pas de notifications
web-table-seal = Le sceau de la donne
web-table-seal-note = Tout le hasard était fixé avant le premier coup. Le replay ouvre ce sceau, et chacun peut le vérifier.
web-table-share = Partager

## Avant la partie

web-table-missing = { $count ->
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
}
web-table-all-there = Tout le monde est là. L'hôte lance la partie.
web-table-all-there-host = Tout le monde est là.
web-table-close = Fermer la table
web-table-close-sure = Fermer cette table pour tout le monde ?
web-table-shared = Sur un écran partagé
web-table-shared-note = La table va sur le grand écran, les cartes en main sur les téléphones.
web-table-to-screen = Ouvrir le grand écran
web-table-scan = Scannez ceci avec votre téléphone.
web-table-screen-host = L'écran de l'hôte montre les codes des places.
web-table-curtain-undo = { $name } : annuler le coup

## Après la partie

web-table-ended-resigned = { $name } a abandonné : la partie est finie.
web-table-see-board = Voir le plateau
web-table-see-end = Voir la fin
web-table-next-solo = Passer à la partie { $game }
web-table-again-solo = Rejouer la partie { $game }
web-table-join-rematch = Rejoindre la revanche
web-table-share-replay = Partager le replay
