# Notifications et lettres : ce qui est envoyé aux absents.

letter-turn = { $game } : c'est à vous de jouer
letter-first = { $game } : la partie a commencé, et c'est à vous de jouer
letter-started = { $game } : la partie a commencé
letter-offer-undo = { $game } : { $by } demande à annuler un coup
letter-offer-abort = { $game } : { $by } propose d'arrêter sans résultat
letter-over = { $game } : la partie est terminée
letter-aborted = { $game } : la partie s'est arrêtée sans résultat
letter-moved = { $by } vient de jouer.
letter-players = À la table : { $players }
letter-settings = Choisissez les notifications que vous recevez : { $link }
letter-digest = Conspiratio : des nouvelles { $count ->
    [one] d'une table
   *[other] de { $count } tables
}
letter-confirm = Conspiratio : est-ce votre adresse ?
    .text =
        Quelqu'un, vous sans doute, souhaite recevoir les e-mails de Conspiratio à cette adresse. Si c'est vous, confirmez-la ici :

        { $link }

        Sinon, ne faites rien : vous ne recevrez pas d'autre e-mail.
letter-recover = Conspiratio : un nouveau mot de passe
    .text =
        Ici, vous pouvez choisir un nouveau mot de passe pour votre compte :

        { $link }

        Le lien est valable une heure et une seule fois. Si vous ne l'avez pas demandé, ne faites rien : votre mot de passe ne change pas.

error-push-off = Ce serveur n'envoie pas de notifications push.
