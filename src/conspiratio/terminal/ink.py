"""Signs, styles and tiles: what the pictures of both tables are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from conspiratio.locale.sentence import CardPart, SeatPart, Sentence, SignPart

Wish: TypeAlias = Any
"""What touching a thing means; each game has its own."""

SEATS = ("#e8b04a", "#62c9c4", "#f29bb5", "#8fc46a", "#7fa8e8", "#e88a5a", "#d8d2c2", "#b5a0e0")
BRONZE = "#d59a58"
DARK = "#17130f"
SLOT = "#3a322a"
PURPLE = "#c39bea"
DIM = Style(color="#9a8f80")
BOLD = Style(bold=True)
LIT = Style(color=DARK, bgcolor=BRONZE, bold=True)
"""What can be done now."""
CURSOR = Style(color=DARK, bgcolor="#ffffff", bold=True)
UNLIT = Style(color="#b9ad9b", bgcolor=SLOT)

PRIMUS = "Ψ"
"""A sprig of laurel."""
CARDS = "▯"
FACE_DOWN = "▒▒"
ACTS = "►"


def written(colour: str) -> Style:
    return Style(color=colour)


def filled(colour: str) -> Style:
    return Style(color=DARK, bgcolor=colour, bold=True)


def outlined(colour: str) -> Style:
    """For what can't be chosen now: its ground is dark."""
    return Style(color=colour, bgcolor=SLOT)


def seat_ink(seat: int) -> Style:
    """For the name of a player."""
    return Style(color=SEATS[seat % len(SEATS)], bold=True)


def in_ink(said: Sentence, signs: Mapping[str, Style]) -> Text:
    """A sentence with the cards, signs and players in it in their colours."""
    text = Text("", Style())
    for part in said:
        match part:
            case SeatPart():
                text.append(part.text, seat_ink(part.seat))
            case CardPart() | SignPart():
                text.append(part.text, signs.get(part.sign))
            case _:
                text.append(part)
    return text


def fit(text: str, width: int) -> str:
    """Cut or pad to a width in cells."""
    if cell_len(text) > width > 0:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, max(width, 0))


def between(left: str, right: str, width: int) -> str:
    """One text at the left edge, the other at the right; the right one is never cut."""
    return fit(left, width - cell_len(right)) + right


# Text that is wrapped

_GLUE = {0xA0: "\ue000", 0x202F: "\ue001"}
_UNGLUE = {ord(glue): chr(space) for space, glue in _GLUE.items()}


def wrap(text: Text, console: Console, width: int) -> list[Text]:
    """The lines of a text. Rich and Textual would break it at no-break spaces too."""
    glued = text.copy()
    glued.plain = text.plain.translate(_GLUE)
    lines = [*glued.wrap(console, width)]
    for line in lines:
        line.plain = line.plain.translate(_UNGLUE)
    return lines


@dataclass(frozen=True)
class Prose:
    """Sentences to be put wherever Rich would wrap them."""

    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrap(self.text, console, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


# Tiles and pictures


ROOMY = (120, 36)
"""From this width and height on the panels have frames, and the cards more lines."""


class Space(NamedTuple):
    """How much space there is: the width of the panel, and the height of the whole screen."""

    width: int
    height: int
    compact: bool

    @property
    def tight(self) -> bool:
        """Frames there are, but not much height between them."""
        return self.compact or self.height < 42


class Spot(NamedTuple):
    """A part of a picture that can be touched."""

    wish: Wish
    x: int
    y: int
    width: int
    height: int
    head: int = 0
    """How much of the first line shows the cursor; all of it if 0."""

    def covers(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Picture:
    lines: list[Text]
    spots: list[Spot] = field(default_factory=list)
    title: str = ""
    subtitle: str = ""


class Tile(NamedTuple):
    """A block of lines, all of one width."""

    lines: Sequence[Text]
    wish: Wish | None = None

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


def label(text: str, style: Style = BOLD) -> Tile:
    return Tile([Text(text, style)])


def flow(tiles: Iterable[Tile], width: int, gap: int = 1) -> Picture:
    """Tiles beside each other, in as many rows as it takes."""
    rows: list[list[Tile]] = [[]]
    used = 0
    for tile in tiles:
        if rows[-1] and used + tile.width > width:
            rows.append([])
            used = 0
        rows[-1].append(tile)
        used += tile.width + gap
    picture = Picture([])
    for row in rows:
        _add_row(picture, row, gap)
    return picture


def _add_row(picture: Picture, row: Sequence[Tile], gap: int) -> None:
    y, x = len(picture.lines), 0
    height = max((len(tile.lines) for tile in row), default=1)
    lines = [Text() for _ in range(height)]
    for tile in row:
        for i, line in enumerate(lines):
            part = tile.lines[i] if i < len(tile.lines) else Text()
            line.append(" " * (x - line.cell_len))
            line.append_text(part)
        if tile.wish is not None:
            picture.spots.append(Spot(tile.wish, x, y, tile.width, len(tile.lines)))
        x += tile.width + gap
    picture.lines += lines
