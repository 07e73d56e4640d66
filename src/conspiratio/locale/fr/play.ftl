# Jouer dans le terminal : la table en texte, ses commandes, sauvegarder et reprendre.

play-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
play-first = premier joueur : { $name }
play-conspirator = Primus Conspiratus : { $name }
play-price = { $price } pour vous
play-rome-takes = Rome prend celle-ci
play-you = { $name } (vous)
play-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
play-known = cartes connues : { $cards }
play-if-now = Si la partie s'arrêtait là (Rome tient { $held } des 7 catégories) : { $verdict }
play-if-now-solo = Si la partie s'arrêtait là : { $categories } catégories sur 7, plus fort que Rome dans { $stronger }. Il en faut 7 et { $goal }.
play-unseen = { $count ->
    [one] Une carte cachée de Rome n'est pas comptée.
   *[other] { $count } cartes cachées de Rome ne sont pas comptées.
}
play-your-hand = Votre main : { $cards }
play-your-draw = Vous avez pioché : { $cards }
play-known-deck = Cartes que vous connaissez dans la pioche : { $cards }

play-decide = { $name } : { $phase }
play-not-now = pas maintenant : { $what } – { $why }
play-prompt = Numéro ou commande (? pour l'aide) :
play-help =
    Choisissez un coup par son numéro, ou tapez-le :
      draw (piocher)   peek (regarder Rome)   end (finir le tour)   pass (passer)
      open CARTE [CARTES À POSER]   (ouverture)
      place CARTE hand | place CARTE under | place CARTE 2   (placer)
      buy 2 (acheter)   play CARTE (poser)   follow CARTE (répondre au Sénat)
    CARTE est l'identifiant d'une carte, comme army-10 ; « cards » donne les vôtres.
    table  montrer à nouveau la table   log      ce qui s'est passé
    undo   annuler le dernier coup      restart  annuler tout le tour
    rules  [ID] consulter une règle     cards    vos cartes et leurs identifiants
    quit   sauvegarder et quitter       hint     un conseil sur le coup à jouer
play-unknown-command = « { $command } » n'est pas une commande. Tapez ? pour l'aide.
play-not-a-number = Il n'y a pas de coup { $number } ici : choisissez de 1 à { $count }.
play-bad-move = Coup mal saisi : { $why }
play-cannot-undo = Ce coup ne peut pas être annulé : il a appris quelque chose à quelqu'un, ou ce n'était pas le vôtre.
play-saved = Partie sauvegardée. Pour la reprendre : « conspiratio play { $game } ».
play-replay-kept = Le replay de la partie : { $file }
play-review = Tapez review pour revoir la partie, ou Entrée pour quitter :
play-commitment = La donne est fixée. Son sceau : { $commitment }
play-curtain = --- Passez l'écran à { $name }, puis appuyez sur Entrée. ---
play-go-on = Une partie est sauvegardée ({ $what }). La reprendre ? [O/n]
play-campaign-next = La campagne continue : la partie { $game } sur 5 vous est ouverte.
play-campaign-done = Vous avez gagné la campagne : les cinq parties.
play-campaign = Campagne en solitaire, partie { $game } sur 5.
play-yes = o
play-save-damaged = La partie sauvegardée ne peut pas être reprise ; elle est conservée dans { $file }.
play-card = { $category } ({ $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, valeur { $value })
play-face-down = face cachée : { $cards }
play-nothing = rien
play-pile = { $category } { $symbols } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
play-display = cartes posées : { $piles }
play-limit = limite de Flottes et d'Armées : { $limit }
play-scale-rome = Rome { $count }
play-scale-strongest = le plus fort { $names } { $count }
play-scale-you = vous { $count }
play-scale-held = tenue par Rome
play-then-income = { $move } ; revenu alors { $income }
play-forked = La même partie a été continuée dans une autre fenêtre ; les deux sont conservées.
play-save = { $who } ; { $round ->
    [0] ouverture
   *[other] round { $round }
} ; { $when }
play-go-on-which = Laquelle reprendre ? De 1 à { $count }, Entrée pour 1, n pour une nouvelle :
play-stage = { $so_far }. Et ensuite ? (back : choisir à nouveau)
