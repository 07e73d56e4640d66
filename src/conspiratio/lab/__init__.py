"""Many games of bots: what they come to, who plays better, how a game is balanced, and what can be learnt from them.

``simulate`` sums games up, ``arena/`` lets bots play against each other, ``balance/`` studies a game, ``training/``
makes the evaluations of the kernel, ``strength/`` measures our bots as a whole; ``commands`` are what people call. They
all use ``running/`` (how much work is done and kept) and ``reporting/`` (numbers as tables and plots).

The room of a game (``pax/``, ``caligula/``) has ``ASKED``, what an evaluation is asked there, and the modules
``summary`` (what many games come to) and ``report`` (that as tables), ``record`` (what a study keeps of one game),
``balance`` (the report of a study), ``strength`` (what is measured of the bots) and ``decks`` (random ones to learn
from). A game that can be played alone has
``solo``, too.
"""
