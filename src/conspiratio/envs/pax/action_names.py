"""What the numbers of PAX's actions mean."""

from __future__ import annotations

from conspiratio.kernel.pax.bridge import cards_of
from conspiratio.kernel.pax.state import BUY, DRAW, PLACE, PLACES, PLAY, SETS
from conspiratio.pax.cards import Deck


def action_name(faces: Deck, seats: int, action: int) -> str:
    if action >= PLAY:
        return f"play {cards_of(faces, seats).cards[action - PLAY].id}"
    if action >= BUY:
        return f"buy {action - BUY + 1}"
    if action >= PLACE:
        nth, place = divmod(action - PLACE, PLACES)
        return f"place {nth + 1} " + ("hand" if place == 0 else "under" if place == 1 else f"legion {place - 1}")
    if action >= DRAW:
        return ("draw", "peek", "pass", "end")[action - DRAW]
    keep, shown = divmod(action, SETS)
    return f"keep {keep + 1} show {' '.join(str(n + 1) for n in range(5) if shown >> n & 1) or 'none'}"
