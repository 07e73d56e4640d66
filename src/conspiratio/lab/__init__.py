"""Many games of bots: what they come to, who plays better, how a game is balanced, and what can be learnt from them.

``simulate`` sums games up, ``arena/`` lets bots play against each other, ``balance/`` studies a game, ``training/``
makes the evaluations of the kernel, ``strength/`` measures our bots as a whole; ``commands`` are what people call. They
all use ``running/`` (how much work is done and kept) and ``reporting/`` (numbers as tables and plots).

The room of a game (``pax/``, ``caligula/``) has ``ASKED``, what an evaluation is asked there, and the modules
``summary`` (what many games come to) and ``report`` (that as tables), ``record`` (what a study keeps of one game),
<<<<<<< HEAD
``balance`` (the report of a study) and ``strength`` (what is wanted of its bots). A game that can be played alone has
=======
``balance`` (the report of a study) and ``decks`` (random ones to learn from). A game that can be played alone has
>>>>>>> 0c9a5ec (lab train learns with a deck of one's own, or with random decks around ours, for both games)
``solo``, too.
"""
