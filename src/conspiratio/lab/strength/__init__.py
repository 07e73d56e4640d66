"""How strong our bots are, as a whole: contests with what is wanted of each, and the record of what was found.

The room of a game has ``strength.CONTESTS``. Most are duels (``duels``); a room may have contests of its own kind, if
they are what ``contest.Contest`` says.
"""
