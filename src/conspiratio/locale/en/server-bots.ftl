# Bots that play on the server.

error-bots-unavailable = The bots are not answering just now. Nothing is lost; please try again in a moment.
error-hint-rated = A rated game is played without hints.
error-hint-daily = The deal of the day is played without hints: the others have none, either.
error-hint-not-now = You can ask for a hint when it is your turn.
error-hint-unavailable = There are no hints here: this server has no compiled kernel, or the deck is too large for it.
