# A finished game, step by step.

web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-usual = normal
web-replay-speed-fast = fast
web-replay-to-round = Go to a round
web-replay-open-eyes = Only what is open
web-replay-eyes = Seen by { $name }
web-replay-share = Share this moment
web-replay-seal-fits = Opened and checked: this deal was settled before the first move.
web-replay-seal-broken = The seal does not fit this deal!
web-replay-seal-unknown = This browser can't check it here; the file can be checked with “conspiratio replay”.
