# Bots that play on the server.

error-bots-unavailable = The bots are not answering just now. Nothing is lost; please try again in a moment.
