# A finished game looked at again, and a hint in one that is being played.

## Asking for it

web-review = How it came to this
web-review-tab = Review
web-review-ask = Review this game
web-review-ask-note = Everybody's chances, the turning points, luck and skill.
web-review-waiting = Waiting for its turn…
web-review-coming = The game is being thought through…
web-review-coming-note = You may go on meanwhile: it is kept for you.
web-review-unavailable = This game can't be reviewed here: the server lacks the fast part of the bots for it.
web-review-ready = The review is ready.

## The chart

web-review-chart = Chances to win over the game
web-review-table = The chances to win as a table
web-review-at-end = End
web-review-see-there = See this moment

## What decided it

web-review-moments = { $count ->
    [one] The moment that decided it
   *[other] The moments that decided it
}
web-review-no-moments = Nothing stood out: the game turned slowly.
web-review-moment-mistake = { $swing } less to win: a mistake by { $name }.
web-review-moment-luck = { $swing } more to win: the cards are with { $name }.
web-review-moment-misfortune = { $swing } less to win: the cards are against { $name }.
web-review-moment-stroke = { $swing } more to win: a fine stroke by { $name }.

## A decision

web-review-here = This decision
web-review-struck = What the cards did
web-review-next = The next decision
web-review-options = The best moves, as far as one could know then
web-review-played = played
web-review-better = better
web-review-no-choice = There was nothing to choose here.
web-review-verdict-best = best move
web-review-verdict-fine = fine
web-review-verdict-inaccuracy = inaccuracy
web-review-verdict-mistake = mistake

## Luck and skill

web-review-sums = Luck and skill
web-review-sums-note = How the chances to win at the start became those at the end.
web-review-from-to = { $start } → { $end }
web-review-within = ± { $within }
web-review-part-skill = own slips
web-review-part-luck = luck
web-review-part-rivals = the others
web-review-part-rome = Rome
web-review-slips = All slips
web-review-no-slips = No slips: well played.
web-review-whose = Whose slips
web-review-everybody = Everybody's

## A hint

web-review-hint = Hint
web-review-hint-waits = Thinking… you can play on.
web-review-hint-says = Hint:
web-review-your-chances = Your chance to win: { $chance }
web-review-rome-wins = Rome wins in { $chance } of games
