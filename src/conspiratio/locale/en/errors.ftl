# What is wrong with something we were given, and where.

error-prefix = Error: { $what }
error-at-line = Line { $line }: { $what }
error-language-unknown = There is no language “{ $found }” here. Choose one of: { $known }.
error-file-unreadable = { $file } can't be read: { $why }.
error-file-unwritable = { $file } can't be written: { $why }.
error-file-not-text = { $file } is not a text file (a byte that is not UTF-8 at position { $position }).
error-file-exists = { $file } is there already; nothing was overwritten. Choose another name or remove it first.
error-players-count = { $game } is a game for { $least } to { $most } players, not { $found }.
error-first-seat = There is no seat { $found } at a table of { $seats } (seats count from 0).
error-solo-alone = A solo game has one player, not { $found }.
error-solo-game = The solo campaign has games 1 to 5, not { $found }.
error-bot-unknown = There is no bot “{ $found }”. Choose one of: { $known }.
error-bot-module = There is no module “{ $module }”, neither in this folder nor where Python looks for modules.
error-bot-class = The module “{ $module }” has no class “{ $name }”.
error-bot-without-choose = “{ $bot }” is no bot: it lacks the method choose(view, moves, rng).
error-bot-of-other-game = The bot “{ $bot }” does not play { $game }. It plays: { $games }.
error-bot-broken = The bot “{ $bot }” can't be started: { $why }
error-bot-failed = The bot “{ $bot }” has failed while choosing a move: { $why }. CONSPIRATIO_DEBUG=1 shows where.
error-bot-move = The bot “{ $bot }” has chosen a move that is not on offer: { $move }
error-bots-count = { $found } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for all seats, or one a seat.
error-hotseat-count = { $found } people for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-hotseat-names = Every person at the table needs a name of their own, of 1 to { $most } printable characters; “{ $found }” won't do.
error-games-count = From 1 to { $most } games, not { $found }.
error-jobs-count = At least 1 job, not { $found }.
error-game-unknown = There is no game “{ $found }” here. Choose one of: { $known }.
error-option-of-other-game = The game “{ $game }” has no option { $option }.
error-seat-unknown = There is no seat { $found } in this game: 0 to { $last }.
error-rule-unknown = There is no rule “{ $found }”. “conspiratio rules { $game }” lists them all.
error-typed-move = it should look like “{ $example }”.
error-solo-needs-one = --solo is for one player: leave out --players and --hotseat.

error-deck-not-toml = The deck is not valid TOML: { $why }.
error-deck-name = Line { $line }: the name of the deck must be a text.
error-deck-name-long = Line { $line }: the name of the deck has { $found } signs; { $most } is the most.
error-deck-category = Line { $line }: “{ $found }” is no category. The categories are { $known }.
error-deck-card-id = Line { $line }: “{ $card }” is no id for a card of this category; they are named { $category }-1, { $category }-2 and so on.
error-deck-card-form = Line { $line }: card { $card } must look like: { $card } = { "{" } symbols = 1, value = 2 { "}" }
error-deck-card-field = Line { $line }: card { $card } has a field “{ $field }”; a card has symbols and value, nothing else.
error-deck-card-missing = Line { $line }: card { $card } has no { $field }.
error-deck-card-number = Line { $line }: card { $card }: { $field } must be a whole number from { $least } to { $most }, not { $found }.
error-deck-card-extra = Line { $line }: card { $card } is one too many: { $category } has cards 1 to { $count } (--free allows others).
error-deck-card-absent = Line { $line }: card { $card } is missing: { $category } has cards 1 to { $count }, this deck has { $found } (--free allows that).
error-deck-too-small = The deck is too small ({ $found } cards): { $seats ->
    [one] a solo game
   *[other] a game of { $seats }
} needs { $needed } just to set the table.

error-not-json = This is not JSON: { $why } (line { $line }, column { $column }).
error-json-kind = At { $where }: expected { $expected }, found { $found }.
error-json-choice = At { $where }: expected one of { $expected }, found { $found }.
error-json-number = At { $where }: { $found } is too large a number.
error-json-missing = At { $where }: “{ $field }” is missing.
json-number = a number
json-text = a text
json-bool = true or false
json-list = a list
json-object = an object
json-null = nothing

error-deal-unknown-card = At { $where }: “{ $card }” does not belong there, or is not among setup.cards.
error-deal-card-twice = At { $where }: “{ $card }” is there twice.
error-deal-copy-differs = Card “{ $card }” of the second copy differs from the first, or the first has none.
error-deal-card-missing = At { $where }: “{ $card }” is missing.
error-deal-card-id = At { $where }: “{ $card }” is no id for a card of { $category }.
error-deal-second-copy = setup.order has { $found } cards of the second copy; { $seats } players play with { $expected }.
error-replay-format = The format is { $found }; this program reads { $known }.
error-replay-game = The game is { $found }; this program knows { $known }.
error-replay-rules = The game was played by version { $found } of the rules; this program knows { $known }.
error-replay-players = The players must be listed by seat, from 0 on, without gaps; the file lists { $found }.
error-replay-commitment = The deal is not the one that was sealed: the file says { $published }, the deal gives { $computed }.
error-replay-illegal-move = Move { $number } (seat { $seat }) breaks rule { $rule }.
error-replay-unfinished = The game is not over after its last move (number { $moves }).
error-replay-result = The result is wrong: { $field } is { $found }, the moves give { $expected }.
error-save-format = { $file } is not a saved game of this program, or is damaged.
error-campaign-damaged = { $file } is damaged. Move it away to begin the campaign anew.
error-deck-empty = The deck has no cards.
error-deck-cards-many = Line { $line }: the deck has { $found } cards; { $most } is the most, even in a free deck.
error-deal-card-number = At { $where }: symbols and value must be from { $least } to { $most }.
error-free-needs-deck = --free is about a deck of your own: name it with --deck.
error-deck-unknown = There is no deck “{ $found }” here, and no such file. Our decks: { $known }.
error-step-or-check = --step, --check (or --seal) and --review don't go together: choose one.
error-review-seat = A review tells of all seats: leave out --seat.
error-extra-missing = This needs { $library }, which is not installed. Install it with: pip install "{ $extra }"
error-output = The output can't be written: { $why }.
error-bug = Something went wrong in the program itself ({ $what }). That is our mistake; CONSPIRATIO_DEBUG=1 shows where.
json-top = the top of the file
os-enoent = there is no such file or folder
os-eisdir = it is a folder
os-enotdir = something on the way to it is no folder
os-eacces = it is not allowed
os-eexist = there is a file of that name
os-enospc = the disk is full
os-erofs = the disk is read-only
os-enametoolong = the name is too long
error-replay-nonce = The nonce must be 16 or more digits of hexadecimal, not { $found }.
error-replay-other-seal = The seal you gave is not the one of this deal: { $given } is not { $found }.

## Decks and deals of Caligula

error-deck-game = Line { $line }: this deck is for the game { $found }, not for { $game }.
error-deck-colour-small = Line { $line }: { $category } needs at least 2 cards; this deck has { $found }.
error-deck-colour-large = Line { $line }: { $category } has { $found } cards; { $most } is the most, even in a free deck.
error-deck-emperors = The deck needs a table [emperors].
error-deck-emperor-absent = The emperor { $emperor } is missing.
error-deck-sequentia = The deck needs a table [sequentia] with the entry “cards” and no other.
error-civitas-form = Card { $card } must look like: { $card } = { "{" } kind = "group", minimum = 1, fields = ["any", "any", 3], effects = ["coniura"] { "}" }
error-civitas-field = Card { $card } has a field “{ $field }”; a card has kind, minimum, fields and effects, nothing else.
error-civitas-missing = Card { $card } has no { $field }.
error-civitas-kind = Card { $card }: kind must be one of { $known }, not { $found }.
error-civitas-minimum = Card { $card }: minimum must be a whole number from { $least } to { $most }, not { $found }.
error-civitas-fields = Card { $card }: fields must be a list of { $least } to { $most } entries, each “any” or a number of players from 3 to 5, and at least one “any”; not { $found }.
error-civitas-effects = Card { $card }: effects must be a list of one effect or two different ones, not { $found }.
error-civitas-effect = Card { $card } is of the kind “{ $kind }” and can't have the effect { $found }. It can have: { $known }.
error-emperor-name = There is no emperor “{ $found }”. The emperors are { $known }.
error-emperor-form = The emperor { $emperor } must look like: { $emperor } = { "{" } life = 3, points = 2, fields = 2 { "}" }
error-emperor-number = The emperor { $emperor }: { $field } must be a whole number from { $least } to { $most }, not { $found }.
error-sequentia-card = A Sequentia card is ["draw"], ["ordo"] or a list of colours ({ $known }); found { $found }.
error-sequentia-no-colour = At least one Sequentia card must name a colour.
error-sequentia-count = There must be { $count } Sequentia cards, exactly one of them ["draw"] and one ["ordo"]; found { $found } in all (--free allows others).
error-sequentia-many = There are { $found } Sequentia cards; { $most } is the most.
error-deal-hands = At { $where }: each of the { $seats } players begins with exactly one double Coniura (coniura-11 to coniura-20).
error-deal-colour = At { $where }: { $category } needs at least 2 cards.
error-review-unfinished = Only a game that is over can be reviewed.
error-review-unavailable = There is no review: the kernel is not compiled here, or the deck is too large for it.
error-bots-one-a-seat = { $found } levels do not fit { $seats } bots: name one for all of them, or one for each.
