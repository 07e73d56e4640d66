# Lire et vérifier les fichiers replay.

replay-moves-legal = { $count ->
    [0] Encore aucun coup à vérifier ({ $rules }).
    [one] { $count } coup, conforme aux règles ({ $rules }).
   *[other] { $count } coups, tous conformes aux règles ({ $rules }).
}
replay-no-commitment = Le fichier n'a pas de sceau : impossible de dire si la donne était fixée avant la partie.
replay-running = La partie n'est pas encore finie.
replay-given-up = La partie a été abandonnée avant sa fin.
replay-step-help = Entrée : coup suivant, b : retour, r : round suivant, un nombre : aller à ce coup, q : quitter
replay-step-prompt = Coup { $at } sur { $last }
replay-seal-fits = La donne correspond au sceau du fichier ; comparez-le à celui montré avant la partie (ou indiquez ce dernier avec --seal) : { $commitment }
replay-seal-proved = La donne est celle qui a été scellée avant la partie : { $commitment }
