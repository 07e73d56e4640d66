# Notices and e-mails: what is sent to people who are not here.

mail-turn = { $game }: it is your turn
mail-first = { $game }: the game has begun, and it is your turn
mail-started = { $game }: the game has begun
mail-offer-undo = { $game }: { $by } asks to take a move back
mail-offer-abort = { $game }: { $by } proposes to stop without a result
mail-over = { $game }: the game is over
mail-aborted = { $game }: the game was stopped without a result
mail-moved = { $by } has moved.
mail-players = At the table: { $players }
mail-settings = Choose which notices you get: { $link }
mail-digest = Conspiratio: news from { $count ->
    [one] one table
   *[other] { $count } tables
}
mail-confirm = Conspiratio: is this your address?
    .text =
        Somebody, you we hope, wants to get mail from Conspiratio at this address. If it was you, confirm it here:

        { $link }

        If not, do nothing: you will get no other e-mail.
mail-recover = Conspiratio: a new password
    .text =
        Here you can choose a new password for your account:

        { $link }

        The link is good for one hour, and only once. If you didn't ask for it, do nothing: your password stays as it is.

error-push-off = This server sends no push notices.
