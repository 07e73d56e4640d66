# The command line: help, arguments, mistakes.

cli-help =
    PAX and Caligula, two games of intrigue in ancient Rome, in your terminal: alone, against bots, or with friends at one screen.

    Begin here:
      conspiratio play pax              PAX: you against three bots
      conspiratio play caligula         Caligula: you against three bots
      conspiratio play pax --solo 1     the solo campaign of PAX
      conspiratio rules caligula        the rules, in short
cli-epilogue =
    “conspiratio COMMAND --help” tells more about a command. Texts come in English, German, French and Dutch: --lang de, or as your system is set.

    An unofficial implementation: PAX is Bernd Eisenstein's game, published by Irongames; Caligula is Pierluca Zizzi's, published by Post Scriptum.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help-flag = Show this help and exit.
cli-version-flag = Show the version and exit.

cli-play = Play a game at this terminal. A game you leave is saved; the next “play” offers to go on.
cli-simulate = Let bots play many games, and see who wins, how long it takes, and where the points come from.
cli-replay = Read a finished game as a story, step through it, or check it against the rules and the seal of its deal.
cli-rules = The rules in our own words: all of them in a list, or one with where it stands in the rulebooks.
cli-rules-more = “conspiratio rules { $game } { $rule }” shows one rule, “conspiratio rules { $game } { $chapter }” a chapter.
cli-deck = The deck is a file: take it out, correct it, check it.
cli-deck-export = Write one of our decks to a file, to be corrected card by card.
cli-deck-list = List the decks that we ship, and what each does.
cli-deck-check = Check a deck file; a mistake is named with its line and card.

cli-arg-game = Which game: { $games }.
cli-counts = { $game } { $least } to { $most }
cli-arg-lang = Language: { $known }.
cli-arg-deck = Play with this deck: one of ours by its name (see “conspiratio deck list”), or one in a file.
cli-arg-deck-name = Which of our decks, by its name; without it, the usual one.
cli-arg-game-decks = Which game: { $games }. Without it: all.
cli-arg-free = Let the deck differ in how many cards it has too; for PAX, also allow 1 to 9 symbols and Aurei a card.
cli-arg-seed = The same seed gives the same game.
cli-arg-open-counts = PAX: show how much money and how many cards the others hold; --no-open-counts hides it.
cli-arg-final-column = PAX: Rome takes a group in the last round too, when the deck has run out.
cli-arg-first = PAX: the seat that begins (from 0), instead of a random one.
cli-arg-memory-aid = Caligula: show you the values of the markers you have placed; --no-memory-aid hides them from you too.
cli-arg-players = How many play, bots included: { $players }. In PAX, one player plays the solo campaign.
cli-arg-bots = How strong the bots are: tiro (beginner), quaestor (easy), aedilis (solid), praetor (strong) or consul (strongest); one for all, or one each with commas between. A bot of your own is named module:Class.
cli-arg-solo = PAX: play this game of the solo campaign, 1 to 5. Without it, “--players 1” goes on where you stand.
cli-arg-hotseat = People who share this screen, for example Anna,Ben; a curtain falls between turns.
cli-arg-plain = Lines of text instead of a full-screen table (for pipes and screen readers).
cli-arg-new = Begin a new game without asking about a saved one.
cli-arg-games = How many games.
cli-arg-bots-list = One bot for all seats, or one a seat: greedy,random,random,random. A bot of your own is named module:Class.
cli-arg-solo-game = PAX: simulate this game of the solo campaign, 1 to 5.
cli-arg-replays = Write one replay file a game into this folder.
cli-arg-jobs = How many games to play at the same time. The games are the same whatever the number.
cli-arg-file = A replay file.
cli-arg-check = Only check: are all moves legal, is the result right, does the seal of the deal hold?
cli-arg-step = Go through the game move by move, with the table after each.
cli-arg-seat = See the game through the eyes of this seat (from 0).
cli-arg-review = Look at a finished game again: everybody's chances, mistakes, luck, and what decided it.
cli-arg-rule = A rule's id, such as caligula.plot.bid, or a chapter, such as caligula.plot.
cli-arg-deck-file = A deck file (TOML).

cli-unknown-option = There is no option { $option }. Add --help to see what there is.
cli-unknown-command = There is no command “{ $command }”. “conspiratio --help” lists them.
cli-unused = “{ $word }” has no place here. Add --help to see what goes where.
cli-bad-value = “{ $value }” does not fit { $option }. Add --help to see what it takes.
cli-missing = { $option } is missing. Add --help to see what it takes.
cli-repeated = { $option } is given more than once.

deck-exported = { $file } holds the deck. Correct it, then: conspiratio deck check { $file }
deck-list-game = { $game } (without --deck: { $deck })
deck-category-line = { $category }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, { $value } Aurei
deck-good = The deck is good: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $differing ->
    [0] all as we ship them
    [one] { $differing } differs from ours
   *[other] { $differing } differ from ours
}.
cli-usage = Usage: { $form }
cli-default = { $help } Default: { $value }.
cli-arg-players-simulated = How many play: { $players }. Default: 4.
cli-arg-seal = Check the deal against the seal you were shown before the game.
deck-colour-line = { $colour }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $single } single, { $group } group, { $negative } negative)
deck-caligula-line = { $emperors } emperors, { $sequentia ->
    [one] { $sequentia } Sequentia card
   *[other] { $sequentia } Sequentia cards
}
