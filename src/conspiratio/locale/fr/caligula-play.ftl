# Caligula en mode texte.

caligula-play-help =
    Choisissez un numéro, ou tapez ce que vous voulez faire :
      place 3 plebs 1 (poser)   pass (passer, refuser)
      reward pugio   reward remove:plebs 1   reward place 3 plebs 1   (récompense)
      reward swap-markers plebs 1 1 nobiles 2 3   reward return-marker plebs 1 2
      reward swap-ordo livia marcus   reward swap-positions plebs   reward swap-sequentia 1 4
      penalty lose-point victory   penalty lose-marker plebs 1 2   penalty lose-coniura CARTE   (pénalité)
      conspire CARTES (commencer)   join CARTES (suivre)   raise CARTES (relancer)
      nominate nero (désigner)   favour nero (faveur)   protect CARTE (protéger)   strike CARTES (frapper)
    L'emplacement d'un marqueur : couleur, position, case ; cases et cartes Sequentia se comptent à partir de 1.
    CARTE est l'identifiant d'une carte, par exemple coniura-12 ; « cards » montre les vôtres.
    table  revoir la table               log      ce qui s'est passé
    undo   annuler la dernière action    restart  annuler tout ce qui peut l'être
    back   recommencer le choix          cards    vos cartes et leurs identifiants
    rules  [ID] chercher une règle       quit     sauvegarder et partir
    hint   un conseil sur le coup à jouer

caligula-play-ordo = Ordo : { $order }
caligula-play-murdered = un empereur a déjà été assassiné ce round
caligula-play-emperor = Empereur
caligula-play-candidates = Candidats
caligula-play-now = { $what } (en cours)
caligula-play-to-come = Cartes à venir
caligula-play-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $victory } de victoire, { $conspiracy } de conjuration)
caligula-play-supply = { $count ->
    [one] { $count } marqueur en réserve
   *[other] { $count } marqueurs en réserve
}
caligula-play-late = a reçu { $markers }
caligula-play-your-markers = Vos marqueurs : { $markers }
caligula-play-known-stack = Pile { $stack }, de haut en bas : { $cards }
caligula-play-field = case { $field } { $marker }
