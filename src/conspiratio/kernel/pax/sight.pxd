# Where what is written about a position stands in an observation of it.
cdef enum:
    IS_SPECTATOR = 0
    SEATS = 1
    SOLO_GAME = 2
    FINAL_COLUMN = 3
    OPEN_COUNTS = 4
    ROUND = 5
    EXHAUSTED = 6
    PHASE = 7                  # 8
    TO_ACT = 15                # 8, as the next three
    FIRST = 23
    CONSPIRATOR = 31
    CALLER = 39
    TO_COME = 47
    FREE = 48                  # 3
    PLAYED = 51
    DRAWN_COUNT = 52
    DECK_COUNT = 53
    REMOVED_COUNT = 54
    ROME_HIDDEN_COUNT = 55
    MONEY = 56                 # 8
    HAND_SIZE = 64             # 8
    SYMBOLS = 72               # 9 * 7
    PILES = 135                # 9 * 7
    COLUMN_WORTH = 198         # 9
    COLUMN_SIZE = 207          # 9

    # Here begin the planes, of 192 cards each.
    IN_DECK = 216
    IN_ROME_HIDDEN = 408
    IN_DRAWN = 600
    IN_PLAYED = 792
    IN_COLUMN = 984            # 9
    IN_HAND = 2712             # 8
    IN_DISPLAY = 4248          # 9
    LENGTH_ = 5976
