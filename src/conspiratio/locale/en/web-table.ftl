# Round the board in the browser: whose turn, the log, the talk, the table itself, before and after the game.

## Deciding

web-table-decision = Whose turn it is
web-table-stand-in = A bot decides for { $name }: { $what }
web-table-hurried = Many play just now: bots think shorter.
web-table-time-left = Time left
web-table-hurry = Your time is running short.
web-table-restart = Restart turn
web-table-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-table-all-moves = All moves
web-table-more-moves = There are more moves than are listed here.
web-table-armed = This can't be taken back.
web-table-do-it = Do it
web-table-not-yet = Not yet

## For a while

web-table-closed = This table is closed to you now.
web-table-away = You were away: a bot plays for you.
web-table-waits-for = Waiting for { $names }.
web-table-past = As it was after move { $number } of { $of }
web-table-back-to-now = Back to now

## Beside the board

web-table-beside = Log, talk and table
web-table-tab-log = Log
web-table-tab-table = Table
web-table-unread = not read yet:
web-table-log-empty = Nothing has happened yet.
web-table-talk-players = Nothing said yet. Only the players hear you.
web-table-talk-watchers = Nothing said yet. Only the other spectators hear you.
web-table-setup = Setup
web-table-place = place { $place }
web-table-own-deck = with its own deck
web-table-deck = Deck: { $deck }
web-table-watched = spectators are welcome
web-table-not-watched = no spectators
web-table-absent-bot = whoever runs out of time is played by a bot ({ $level }) until they are back
web-table-absent-resign = whoever runs out of time has lost
web-table-option-open-counts-off = money and hands stay secret
web-table-option-final-column-on = Rome takes cards in the last round too
web-table-option-solo-game-is = game { $value } of the campaign
web-table-option-memory-aid-off = you remember your markers yourself
web-table-watchers = Invite spectators
web-table-watch-note = Anybody who opens this link may watch.
web-table-deeds = More
web-table-full-screen = Full screen
web-table-muted = No notices from here
web-table-seal = The seal on the deal
web-table-seal-note = All the luck was settled before the first move. The replay opens this seal, so that anybody can check it.
web-table-share = Share

## Before the game

web-table-missing = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
web-table-all-there = Everybody is here. The host starts the game.
web-table-all-there-host = Everybody is here.
web-table-close = Close the table
web-table-close-sure = Close this table for everybody?
web-table-shared = On a shared screen
web-table-shared-note = The table goes on the big screen, everyone's cards on their phones.
web-table-to-screen = Open the big screen
web-table-scan = Scan this with your phone.
web-table-screen-host = The host's screen shows the codes for the seats.
web-table-curtain-undo = { $name }: take back

## After the game

web-table-ended-resigned = { $name } has given up: the game is over.
web-table-see-board = See the board
web-table-see-end = See the ending
web-table-next-solo = On to game { $game }
web-table-again-solo = Game { $game } once more
web-table-join-rematch = Join the rematch
web-table-share-replay = Share the replay
