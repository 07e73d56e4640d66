# Reading and checking replay files.

replay-moves-legal = { $count ->
    [0] No moves yet ({ $rules }).
    [one] { $count } move follows the rules ({ $rules }).
   *[other] All { $count } moves follow the rules ({ $rules }).
}
replay-no-commitment = The file has no seal of the deal: whether it was fixed before the game can't be told.
replay-running = The game is not over yet.
replay-given-up = The game was given up before its end.
replay-step-help = Enter: next move, b: back, r: next round, a number: to that move, q: quit
replay-step-prompt = Move { $at } of { $last }
replay-seal-fits = The deal fits the seal in the file; compare it with the one shown before the game (or name that with --seal): { $commitment }
replay-seal-proved = The deal is the one that was sealed before the game: { $commitment }
