# The server: what its commands say, and what it tells people who can't do something.

cli-serve = Run the server: tables for people near and far, in the browser and over an API.
cli-backup = Keep everything a server has in one file, while it runs too.
cli-restore = Fill an empty database from a backup; it may be of another kind than the one backed up.
cli-audit = Show who has won many rating points from whom: pairs who hardly play anybody else, the largest gain first. While the server runs, too.
cli-arg-host = The address to listen on; 0.0.0.0 for all of this machine's. Default: 127.0.0.1.
cli-arg-port = The port to listen on. Default: 8017.
cli-arg-database = postgresql://user:password@host/name, or sqlite:///file. Default: SQLite in the data folder.
cli-arg-data = The folder for database, secrets and server.toml. Default: in your user's data folder.
cli-arg-open = Open the browser when it is ready.
cli-arg-fresh = Begin anew if the database of this data folder is gone.
cli-arg-backup-file = The backup file.
cli-arg-audit-days = How many days to look back.
serve-ready = Conspiratio is ready at { $url } (data in { $data }). Ctrl-C stops it.
serve-names = It answers to: { $names }{ $everywhere ->
    [yes] {" "}and this machine's addresses
   *[no] {""}
}.
serve-proxies = It trusts the forwarded headers of { $proxies ->
    [nobody] nobody
   *[other] { $proxies }
}.
serve-begin-anew = Begin anew, with an empty database? (y/N)
serve-stopped = Stopped; everything is kept.
backup-done = { $file } holds everything: { $rows } rows. Keep it safe: the server's secrets are in it.
restore-done = { $rows } rows are back from { $file }.

error-settings = { $file } has a mistake: { $why }. Correct it, then start again.
error-serve-port = Port { $port } of { $host } can't be had: { $why }. Choose another with --port.
error-database-lost = There is a server's secrets.json in { $folder }, but its database { $database } is missing or empty. It may have been moved or deleted, or --data or --database may point to another place than before. Bring it back with “conspiratio restore FILE”, or give the right --data or --database, or begin anew with “conspiratio serve --fresh”.
error-proxies-form = trusted_proxies has “{ $found }”, which is no address and no network. It should look like “127.0.0.1” or “10.0.0.0/8”, with commas between several.
error-table-missing = There is no such table, or it isn't open to you. Ask the person who made it for a link.
error-table-busy = Too much happens at this table at once. Please try again.
error-table-not-started = The game hasn't started yet.
error-table-started = The game has started already.
error-table-over = The game is over.
error-table-goes-on = The game still goes on.
error-table-broken = This table can't be opened: this version of the server can't read its game. Nothing of it is lost, and no other table is affected. Who runs the server finds the reason in its log; a version that can read the game opens it again.
error-table-slow = This table was set aside: its game kept the server busy for too long, and everybody else would have to wait. Nothing of it is lost. Who runs the server finds it in the log; a newer version tries it again.
error-table-entries-many = At this table { $most } things have happened already: from now on only moves count, and one may resign.
error-table-moved-on = Something has happened at the table meanwhile. Look again.
error-table-not-full = There are free seats: wait for players, or put bots on them.
error-table-not-host = Only the host of the table can do that.
error-table-nobody = A table needs at least one person.
error-table-rated = A rated table has one seat for each person, no built-in bots, the usual deck and no shared screen.
error-table-rated-clock = A rated table needs a clock: without one, a player who is losing could wait for ever.
error-rated-account = Rated games are for accounts: set a password or a passkey first.
error-option-unknown = There is no option { $found }; known are: { $known }.
error-deck-both = Name one of our decks or give a deck of your own, not both.
error-deck-line = Line { $line } of the deck is longer than { $most } signs; a card needs one short line.
error-deck-lines-many = The deck has { $found } lines; { $most } is the most. Leave out blank lines and comments.
error-deck-dots-many = Line { $line } of the deck has more than { $most } dots outside of texts: tables within tables. A card needs none.
error-deck-parts-many = Up to line { $line } the deck has more than { $most } entries and values; no deck needs so many.
error-decision-stale = You are not asked for decision { $given } now, but for number { $now }.
error-decision-late = Your time for this decision was up: the bot makes it. The next one is yours again.
error-method-wrong = This can't be done here that way; allowed: { $allowed }.
error-tables-many = You have { $most } tables waiting for players; start or close one of them first.
error-tables-playing = You have { $most } games going on. Finish one of them or give one up, then make a new table.
error-seat-barred = The host has sent you away from this table.
error-rated-own-bot = At a rated table nobody plays against their own bot, nor a bot against another of the same owner.
error-seat-missing = There is no such seat.
error-seat-not-yours = That isn't your seat.
error-seat-already = You already sit at this table.
error-seat-taken = That seat is taken. Choose another.
error-seat-resigned = This seat has resigned, or a bot plays it.
error-seat-no-link = This seat can't be handed on.
error-undo-not-free = That can't be taken back just like that: somebody has learnt something from it. Ask the others.
error-undo-never = There is nothing here to take back.
error-offer-open = A proposal is open already: answer it first.
error-offer-none = Nothing is proposed.
error-invitation-missing = This invitation is not valid, or no longer. Ask for a new one.
error-bots-not-welcome = This table isn't open to bot accounts.
error-sign-in-needed = Come in first: as a guest, or by signing in.
error-token-wrong = This token is not valid, or no longer. Its owner can make a new one.
error-nothing-here = There is nothing here.
error-client-not-built = The pages for the browser have not been built. Run “{ $command }” in the source folder; the API at /api/docs works all the same.
error-body-invalid = The request has a mistake: { $why }.
error-body-not-json = The request can't be read as JSON: { $why }.
error-watching-only = You are a spectator here.
error-watching-not-allowed = This table has no spectators.
error-sockets-many = You have { $most } connections open; close some first.
error-chat-empty = There is nothing in it. Write something.
error-chat-long = At most { $most } characters at a time.
error-replay-missing = There is no such replay, or not yet, or not for you.
error-mail-off = This server sends no mail.
error-not-for-bots = Bot accounts can't do that; their owners can.
