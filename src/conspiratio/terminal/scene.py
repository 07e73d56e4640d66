"""A scene is what one eye is shown at one moment. This is what the widgets that both tables share ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from conspiratio.core.game import Seat
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence

MOVE_KEYS = "1234567890abcdegijkmnostvwxyz"
"""Signs that make a move at once; the letters left out are keys of the table."""


class AnyScene(Protocol):
    @property
    def texts(self) -> Texts: ...

    @property
    def deciding(self) -> Seat | None:
        """Whose decision it is; None at the end."""

    @property
    def offers(self) -> Sequence[Sentence]:
        """The lines to choose from, if the decision is this eye's."""

    @property
    def so_far(self) -> Sentence:
        """What has been chosen of a move that is chosen in stages."""

    def name(self, seat: Seat) -> str: ...

    def in_colour(self, line: Sentence) -> Text:
        """A sentence with the things of the game in their colours."""
