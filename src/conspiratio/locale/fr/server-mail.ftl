# Notifications et lettres : ce qui est envoyé aux absents.

mail-turn = { $game } : c'est à vous de jouer
mail-first = { $game } : la partie a commencé, et c'est à vous de jouer
mail-started = { $game } : la partie a commencé
mail-offer-undo = { $game } : { $by } demande à annuler un coup
mail-offer-abort = { $game } : { $by } propose d'arrêter sans résultat
mail-over = { $game } : la partie est terminée
mail-aborted = { $game } : la partie s'est arrêtée sans résultat
mail-moved = { $by } vient de jouer.
mail-players = À la table : { $players }
mail-settings = Choisissez les notifications que vous recevez : { $link }
mail-digest = Conspiratio : des nouvelles { $count ->
    [one] d'une table
   *[other] de { $count } tables
}
mail-confirm = Conspiratio : est-ce votre adresse ?
    .text =
        Quelqu'un, vous sans doute, souhaite recevoir les e-mails de Conspiratio à cette adresse. Si c'est vous, confirmez-la ici :

        { $link }

        Sinon, ne faites rien : vous ne recevrez pas d'autre e-mail.
mail-recover = Conspiratio : un nouveau mot de passe
    .text =
        Ici, vous pouvez choisir un nouveau mot de passe pour votre compte :

        { $link }

        Le lien est valable une heure et une seule fois. Si vous ne l'avez pas demandé, ne faites rien : votre mot de passe ne change pas.

error-push-off = Ce serveur n'envoie pas de notifications push.
