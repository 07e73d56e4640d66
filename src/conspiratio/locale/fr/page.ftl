# Ce que les pages du navigateur disent à plusieurs endroits.

## Le cadre

page-language = Langue
page-home = Vers l'accueil
page-sign-in = Se connecter
page-trouble = Quelque chose a mal tourné ici. Veuillez réessayer.
page-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-keep = Enregistrer
page-kept = Enregistré.
page-remove = Retirer
page-copy = Copier
page-copied = Copié.

## Accueil

page-play-now = Jouer maintenant
page-game = Jeu
page-rivals = Adversaires
page-strength = Force des bots
page-your-name = Votre nom
page-name = Nom
page-name-made-up = sinon inventé pour vous
page-name-kept = Vous êtes maintenant { $name }.
page-your-page = Vous et votre compte
page-finished = Parties terminées
page-open-tables = Tables ouvertes
page-your-turn = À vous
page-waits-for-players = En attente de joueurs
page-free-seat = place libre
page-rated = classée
page-join = S'asseoir
page-ratings = Classement { $game }
page-rating = Cote
page-games = Parties
page-no-ratings = Personne n'a encore joué de partie classée.
page-campaign = Seul contre Rome
page-campaign-note = PAX en solo : cinq parties, chacune plus dure que la précédente.
page-campaign-done = Vous avez gagné les cinq parties.
page-campaign-play = Jouer la partie { $game }
page-daily = Donne du jour
page-daily-note = La même donne pour tout le monde, une seule fois. Comparez ensuite.
page-daily-play = Jouer à { $game }
page-place = Place
page-score = Points

## Une nouvelle table

page-make-table = Ouvrir une table
page-seats = Places
page-seat-me = moi
page-seat-open = ouverte aux autres
page-seat-here = quelqu'un à côté de moi
page-seat-here-name = Son nom
page-seat-bot = bot, { $level }
page-clock = Pendule
page-clock-none = sans pendule
page-minutes = Minutes
page-increment = Secondes en plus à chaque décision
page-days = Jours par décision
## À la table

page-host = hôte
page-away = absent : un bot joue
page-resigned = abandon
page-turn = décide
page-put-bot = Mettre un bot
page-come-back = Je suis de retour
page-not-here = Il n'y a rien ici.
page-send-away = Renvoyer
page-start = Commencer
page-get-up = Quitter la table
page-invite = Inviter
page-invite-note = Qui ouvre ce lien s'assied à la table.
page-qr = Code QR de ce lien
page-hand-on = Lien pour cette place
page-hand-on-note = Qui ouvre ce lien reçoit cette place, sur un téléphone par exemple.
page-hide-link = Cacher le lien
page-your-decision = À vous : { $what }
page-ending-finished = La partie est terminée.
page-ending-resigned = La partie est terminée : quelqu'un a abandonné.
page-ending-aborted = La partie s'est arrêtée sans résultat.
page-filter = Chercher parmi ces coups
page-filter-none = Aucun coup ne contient ces mots.
page-undo = Annuler
page-ask-undo = Demander à annuler
page-ask-abort = Proposer d'arrêter
page-ask-abort-sure = Vraiment arrêter cette partie sans résultat ? Elle s'arrête quand tous les autres sont d'accord ; les bots le sont toujours.
page-resign = Abandonner
page-resign-sure = Abandonner vraiment cette partie ?
page-offer-undo = { $name } demande à annuler son dernier coup.
page-offer-abort = { $name } propose d'arrêter sans résultat.
page-offer-withdraw = Retirer la proposition
page-agree = D'accord
page-disagree = Pas d'accord
page-rematch = Encore une fois
page-chat = Discussion
page-say = Dire quelque chose
page-send = Envoyer
page-watcher = regarde
page-line-lost = La connexion est perdue ; nouvel essai…
page-curtain = Passez l'appareil à { $name }
page-curtain-note = Que personne d'autre ne regarde.
page-curtain-lift = Je suis { $name }
page-look-from = Montrer la place de { $name }
page-hand = Cartes en main
page-go-on = Continuer

## Ce qui s'y trouve, dans les deux jeux

page-your-hand = Votre main
page-points = Points

## PAX

page-primus = Primus
page-empty = vide
page-strengths = Cartes posées
page-rome-hidden = Cartes cachées de Rome
## Caligula

page-ordo = Ordo { $number }
page-your-markers = Vos marqueurs
page-to-come = à venir : { $left }
page-kind-single = individuelle, au moins { $minimum }
page-kind-group = groupe, au moins { $minimum }
page-kind-negative = négative, moins de { $minimum }
## Replays

page-replay = Replay
page-eyes = Vu par
page-step = Coup { $number } sur { $of }
page-step-to = Aller à un coup
page-previous = Précédent
page-next = Suivant
page-download = Télécharger

## Vous

page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-old = Ancien mot de passe
page-sign-in-passkey = Se connecter avec une clé d'accès
page-forgotten = Mot de passe oublié ?
page-recover-send = Envoyez-moi un lien
page-recover-sent = Si nous connaissons cette adresse, un message est en route.
page-recover = Un nouveau mot de passe
page-confirm = Votre adresse e-mail
page-confirm-button = Oui, c'est la mienne
page-confirmed = Merci, { $name } : l'adresse est confirmée.
page-make-account = Créer un compte
page-make-account-note = Pour revenir de partout. Tout reste à vous ; un mot de passe ou une clé d'accès suffit.
page-passkeys = Clés d'accès
page-make-passkey = Créer une clé d'accès
page-passkey-unknown = Ce navigateur ne connaît pas les clés d'accès. Utilisez un mot de passe.
page-passkey-failed = Le navigateur n'a pas donné de clé d'accès. Veuillez réessayer.
page-sessions = Vos connexions
page-end = Déconnecter
page-end-others = Déconnecter partout ailleurs
page-email = E-mail
page-email-note = Pour les notifications et un mot de passe oublié ; facultatif.
page-email-sent = Un message est en route ; ouvrez le lien qu'il contient.
page-notices = Notifications quand c'est à vous
page-notices-off = Ce serveur n'envoie pas de notifications.
page-push-on = Ce navigateur vous préviendra.
page-push-off = Ce navigateur se taira.
page-push-refused = Le navigateur n'autorise pas les notifications d'ici. Autorisez-les dans ses réglages.
page-mail-off = aucun
page-mail-each = à chaque fois
page-mail-digest = une fois par jour
page-webhook = Webhook (ntfy, par exemple)
page-bots = Vos bots
page-bots-note = Vos programmes, qui prennent place avec un jeton.
page-make-bot = Créer un compte de bot
page-token-new = Nouveau jeton
page-token-once = Le jeton de { $name }, montré cette seule fois :
page-your-data = Vos données
page-export = Tout ce qui vous concerne, en fichier
page-sign-out = Se déconnecter
page-sign-out-guest = Un invité qui part ne retrouve pas ses parties. Partir ?
page-delete = Tout supprimer
page-delete-sure = Supprimer vraiment tout ce qui vous concerne ? Vous abandonnez vos parties en cours. C'est irréversible.
