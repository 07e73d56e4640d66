# What the pages in the browser say in several places.

## The frame

page-language = Language
page-home = To the home page
page-sign-in = Sign in
page-trouble = Something went wrong here. Please try again.
page-offline = The server can't be reached. Check your connection and try again.
page-keep = Save
page-kept = Saved.
page-remove = Remove
page-copy = Copy
page-copied = Copied.

## Home

page-play-now = Play now
page-game = Game
page-rivals = Rivals
page-strength = Strength of the bots
page-your-name = Your name
page-name = Name
page-name-made-up = or we make one up
page-name-kept = You are { $name } now.
page-your-page = You and your account
page-finished = Finished games
page-open-tables = Open tables
page-your-turn = Your turn
page-waits-for-players = Waiting for players
page-free-seat = free seat
page-rated = rated
page-join = Sit down
page-ratings = { $game } ratings
page-rating = Rating
page-games = Games
page-no-ratings = Nobody has played a rated game yet.
page-campaign = Alone against Rome
page-campaign-note = PAX for one: five games, each harder than the one before.
page-campaign-done = You have won all five games.
page-campaign-play = Play game { $game }
page-daily = Deal of the day
page-daily-note = The same deal for everybody, once. Compare when you are done.
page-daily-play = Play { $game }
page-place = Place
page-score = Points

## A new table

page-make-table = Make a table
page-seats = Seats
page-seat-me = me
page-seat-open = open to others
page-seat-here = somebody beside me
page-seat-here-name = Their name
page-seat-bot = bot, { $level }
page-clock = Clock
page-clock-none = no clock
page-minutes = Minutes
page-increment = Seconds more with every decision
page-days = Days a decision
## At the table

page-host = host
page-away = away: a bot plays
page-resigned = resigned
page-turn = decides
page-put-bot = Put a bot here
page-come-back = I am back
page-not-here = There is nothing here.
page-send-away = Send away
page-start = Start
page-get-up = Leave the table
page-invite = Invite
page-invite-note = Anybody who opens this link sits down.
page-qr = QR code of this link
page-hand-on = Link for this seat
page-hand-on-note = Anybody who opens this link gets this seat, on a phone for instance.
page-hide-link = Hide the link
page-your-decision = You decide: { $what }
page-ending-finished = The game is over.
page-ending-resigned = The game is over: somebody has resigned.
page-ending-aborted = The game was ended without a result.
page-filter = Search these moves
page-filter-none = No move has these words.
page-undo = Take back
page-ask-undo = Ask to take back
page-ask-abort = Propose to stop
page-ask-abort-sure = Really stop this game without a result? It ends when all others agree; bots always do.
page-resign = Resign
page-resign-sure = Really give up this game?
page-offer-undo = { $name } asks to take back the last move.
page-offer-abort = { $name } proposes to stop without a result.
page-offer-withdraw = Withdraw the proposal
page-agree = Agree
page-disagree = Don't agree
page-rematch = Once more
page-chat = Talk
page-say = Say something
page-send = Send
page-watcher = spectator
page-line-lost = The connection is gone; trying again…
page-curtain = Pass the device to { $name }
page-curtain-note = Nobody else should look now.
page-curtain-lift = I am { $name }
page-look-from = Show { $name }'s seat
page-hand = Cards in hand
page-go-on = Go on

## What lies there, in both games

page-your-hand = Your hand
page-points = Points

## PAX

page-primus = Primus
page-empty = empty
page-strengths = On display
page-rome-hidden = Rome's face-down cards
## Caligula

page-ordo = Ordo { $number }
page-your-markers = Your markers
page-to-come = to come: { $left }
page-kind-single = single, at least { $minimum }
page-kind-group = group, at least { $minimum }
page-kind-negative = negative, below { $minimum }
## Replays

page-replay = Replay
page-eyes = Seen by
page-step = Move { $number } of { $of }
page-step-to = Go to a move
page-previous = Back
page-next = Next
page-download = Download

## You

page-password = Password
page-password-new = New password
page-password-old = Old password
page-sign-in-passkey = Sign in with a passkey
page-forgotten = Forgotten the password?
page-recover-send = Send me a link
page-recover-sent = If we know this address, an e-mail is on its way.
page-recover = A new password
page-confirm = Your e-mail address
page-confirm-button = Yes, it is mine
page-confirmed = Thank you, { $name }: the address is confirmed.
page-make-account = Make an account
page-make-account-note = So that you can come back from anywhere. Everything you have stays yours; a password or a passkey is all it takes.
page-passkeys = Passkeys
page-make-passkey = Make a passkey
page-passkey-unknown = This browser can't do passkeys. Use a password.
page-passkey-failed = The browser gave no passkey. Please try again.
page-sessions = Where you are signed in
page-end = Sign out there
page-end-others = Sign out everywhere else
page-email = E-mail
page-email-note = For notices and a forgotten password; optional.
page-email-sent = An e-mail is on its way; open the link in it.
page-notices = Notices when it is your turn
page-notices-off = This server sends no notices.
page-push-on = This browser will tell you.
page-push-off = This browser keeps silent.
page-push-refused = The browser doesn't allow notices from here. Allow them in its settings.
page-mail-off = none
page-mail-each = each time
page-mail-digest = once a day
page-webhook = Webhook (ntfy, for instance)
page-bots = Your bots
page-bots-note = Programs of your own that take seats with a token.
page-make-bot = Make a bot account
page-token-new = New token
page-token-once = The token of { $name }, shown this once:
page-your-data = Your data
page-export = Everything about you, as a file
page-sign-out = Sign out
page-sign-out-guest = A guest who leaves can't come back to these games. Leave?
page-delete = Delete everything
page-delete-sure = Really delete everything about you? You resign the games you are playing. This can't be undone.
