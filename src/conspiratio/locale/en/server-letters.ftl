# Notices and e-mails: what is sent to people who are not here.

letter-turn = { $game }: it is your turn
letter-first = { $game }: the game has begun, and it is your turn
letter-started = { $game }: the game has begun
letter-offer-undo = { $game }: { $by } asks to take a move back
letter-offer-abort = { $game }: { $by } proposes to stop without a result
letter-over = { $game }: the game is over
letter-aborted = { $game }: the game was stopped without a result
letter-moved = { $by } has moved.
letter-players = At the table: { $players }
letter-settings = Choose which notices you get: { $link }
letter-digest = Conspiratio: news from { $count ->
    [one] one table
   *[other] { $count } tables
}
letter-confirm = Conspiratio: is this your address?
    .text =
        Somebody, you we hope, wants to get mail from Conspiratio at this address. If it was you, confirm it here:

        { $link }

        If not, do nothing: you will get no other e-mail.
letter-recover = Conspiratio: a new password
    .text =
        Here you can choose a new password for your account:

        { $link }

        The link is good for one hour, and only once. If you didn't ask for it, do nothing: your password stays as it is.

error-push-off = This server sends no push notices.
