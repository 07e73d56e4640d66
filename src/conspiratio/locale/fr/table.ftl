# La table dans le terminal : panneaux, touches, aide, rideau et fin de partie.

## La ligne d'état

table-too-small = La table demande { $width }x{ $height } ; agrandissez la fenêtre ou utilisez --plain.

## Panneaux

table-rome-mark = ▼ Rome prend ce groupe
table-deck = Pioche { $count }
table-face-down = cachées
table-looked = vues
table-rivals = Rivaux
table-money = { $count } Au
table-money-head = Au
table-points-head = Pts
table-display = Cartes posées : { $name }
table-limit = limite { $limit }
table-hand-empty = aucune carte en main
table-drawn = Piochées
table-to-hand = → main
table-to-deck = → sous la pioche
table-moves = Vos coups
table-waiting = { $name } réfléchit…
table-then-income = { $move } → revenu { $income }

## Les sept balances

table-best-head = le plus fort
table-now-players = Si la partie s'arrêtait là : victoire des joueurs, { $standing }.
table-now-rome = Si la partie s'arrêtait là : Rome gagne, et { $names } avec elle.
table-now-rome-alone = Si la partie s'arrêtait là : Rome gagne, et personne avec elle.
table-now-solo-won = Si la partie s'arrêtait là : gagné, { $categories } catégories sur 7, plus fort dans { $stronger } ({ $goal } requises).
table-now-solo-lost = Si la partie s'arrêtait là : perdu, { $categories } catégories sur 7, plus fort dans { $stronger } ({ $goal } requises).
table-holds = { $held ->
    [one] Rome tient { $held } catégorie ; { $needed } suffisent.
   *[other] Rome tient { $held } catégories ; { $needed } suffisent.
}
table-unseen = { $count ->
    [one] ? Une carte cachée de Rome n'est pas comptée.
   *[other] ? Les { $count } cartes cachées de Rome ne sont pas comptées.
}
table-fortune-unknown = La plus grande fortune non plus.

## Revenir en arrière

table-restarted = Retour au plus tôt dans votre tour, aussi loin qu'il est permis.
table-undo-nothing = Vous n'avez encore rien à annuler.
table-undo-others = D'autres ont joué depuis ; votre coup ne peut plus être annulé.
table-undo-news = Impossible d'annuler : quelqu'un y a appris quelque chose.
table-undo-over = La partie est terminée : plus rien n'est annulé.
table-choose-line = Choisissez maintenant ce que vous posez : l'une des lignes qui gardent { $card }.
table-unsaved = Non sauvegardé ! { $why }

## Touches

table-key-undo = annuler
table-key-restart = recommencer
table-key-players = joueurs
table-key-log = journal
table-key-rules = règles
table-key-hint = avis
table-key-review = analyse
table-key-help = aide
table-key-quit = quitter
table-key-back = retour
table-key-leave = quitter
table-key-table = la table
table-key-search = chercher

## À plusieurs devant un écran

table-curtain = Passez l'écran à { $name }
table-curtain-enter = { $name } : appuyez sur Entrée quand personne d'autre ne regarde.
table-curtain-undo = { $name } : la touche u annule votre dernier coup.

## Aide

table-help = Aide
table-help-aim = Rome grandit à chaque round. Si à la fin elle est invaincue dans au moins 4 des 7 catégories, seul le Primus Conspiratus gagne avec elle. Sinon, le plus de points l'emporte.
table-help-turn = Votre tour : piochez trois cartes (une en main, une à une Légion, une sous la pioche), achetez si vous voulez les cartes d'une Légion, posez des cartes (la première est gratuite), touchez le revenu. Ou regardez seulement les cartes cachées de Rome.
table-help-why = Essayez tout : ce qui n'est pas permis dit pourquoi, et selon quelle règle.
table-help-keys = Clavier et souris
table-help-arrows = ↑ ↓ Entrée
table-help-arrows-does = choisir un coup dans la liste
table-help-numbers = 1–9, 0, a–z
table-help-numbers-does = jouer aussitôt le coup qui porte ce signe
table-help-tab = Tab, Maj+Tab
table-help-tab-does = d'un panneau à l'autre ; là, flèches et Entrée essaient ce qui s'y trouve
table-help-mouse = souris
table-help-mouse-does = cliquez sur une carte en main pour la poser, sur une Légion pour l'acheter ; sur une carte piochée, puis sur sa place
table-help-space = Espace
table-help-space-does = sans attendre : les autres jouent aussitôt jusqu'à votre tour
table-help-undo-does = annuler votre dernier coup, tant que personne n'y a rien appris
table-help-restart-does = recommencer le tour : annuler tout ce qui peut l'être
table-help-players-does = les cartes posées de chacun, les Légions et les cartes cachées que vous connaissez
table-help-log-does = tout ce qui s'est passé
table-help-rules-does = chercher une règle
table-help-hint-does = un conseil : les meilleurs coups, vus par un fort joueur
table-help-quit-does = sauvegarder et partir ; la partie reprendra ici
table-help-signs = Signes
table-sign-card = une carte : catégorie, symboles, valeur
table-sign-pile = cartes posées : symboles / cartes
table-sign-primus = Primus, le premier joueur du round
table-sign-rome-takes = ce que Rome prend à la fin du round
table-sign-scale = vos symboles (plein) et ceux du plus fort (grisé)
table-sign-holds = la balance penche : vers Rome ou vers les joueurs
table-sign-stronger = ici vous êtes plus fort que Rome
table-sign-unseen = les cartes cachées de Rome ne sont pas comptées

## Joueurs

table-known-hand = connues en main : { $cards }
table-known-deck = Dans la pioche, vous connaissez : { $cards }

## Règles

table-rules = Règles
table-rules-search = tapez des mots pour chercher…
table-rules-none = Aucune règle ne contient ces mots.
table-rules-heading = Dans le livret, sous « { $heading } »
table-rules-ruling = Notre interprétation : { $text }

## La fin

table-end = La fin
table-end-no-refill = La pioche ne suffit plus pour les Légions.
table-end-exhausted = La pioche est épuisée et le dernier round est fini.
table-end-turns-up = Rome retourne :
table-end-player = Joueur
table-show-end = Montrer comment cela s'est fini
