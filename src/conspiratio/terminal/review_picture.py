"""A review as a picture: a strip for each seat and a neutral side, what decided it, and where the chances went."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conspiratio.bots.review_summary import Review
from conspiratio.games import room

from .ink import BOLD, BRONZE, DIM, PURPLE, SEATS, SLOT, Prose, fit, in_ink
from .review_words import COLUMNS, ReviewWords

BLOCKS = " ▁▂▃▄▅▆▇█"
MARKS = "①②③"
LONGEST_NAME = 14


def picture(review: Review, words: ReviewWords, width: int, roomy: bool = True) -> RenderableType:
    """``roomy``: there is height for taller strips."""
    texts, signs = words.texts, room("terminal", words.match.game.name, "ink").SIGNS
    heading = Text(texts("review-chances"), BOLD)
    parts: list[RenderableType] = [heading, Prose(Text(texts("review-chances-note"), DIM))]
    parts += strips(review, words, width, _height(len(review.seats), roomy))
    moments = [in_ink(moment, signs) for moment in words.moments(review)]
    parts += [Text(), Text(texts("review-moments"), BOLD), _marked(moments)]
    parts += [Text(), Text(texts("review-accounts"), BOLD), accounts(review, words)]
    if sure := words.sure(review):
        parts.append(Prose(Text(sure, DIM)))
    parts += [Text(), Text(texts("review-costs"), BOLD)]
    parts += [Prose(in_ink(line, signs)) for line in words.costs(review)]
    return Group(*parts)


def _height(seats: int, roomy: bool) -> int:
    if roomy:
        return 3 if seats < 6 else 2
    return 2 if seats < 5 else 1


def _marked(moments: Sequence[Text]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style=BRONZE)
    table.add_column()
    for mark, moment in zip(MARKS, moments, strict=False):
        table.add_row(mark, Prose(moment))
    return table


def strips(review: Review, words: ReviewWords, width: int, height: int) -> list[Text]:
    """The chances of each seat and of the neutral side, from the deal to the end; below them rounds and moments."""
    names = [words.name(account.seat) for account in review.seats]
    lines = [[point.win[seat] for point in review.chances] for seat in range(len(names))]
    if words.neutral_rival:
        names.append(words.neutral_rival)
        lines.append([point.neutral for point in review.chances])
    head = min(LONGEST_NAME, max(map(len, names))) + 1
    wide = max(10, width - head - 7)
    columns = min(wide, len(words.match.states)) if wide < len(words.match.states) else wide
    drawn: list[Text] = []
    for seat, (name, line) in enumerate(zip(names, lines, strict=True)):
        colour = PURPLE if seat == len(review.seats) else SEATS[seat % len(SEATS)]
        for number, row in enumerate(bars(_spread(line, columns, len(words.match.states)), height)):
            last = number == height - 1
            text = Text(fit(name if last else "", head), Style(color=colour, bold=True))
            text.append(row, Style(color=colour, bgcolor=SLOT))
            if last and line:
                text.append(f" {words.percent(line[-1])}", Style(color=colour))
            drawn.append(text)
        if height > 1:
            drawn.append(Text())
    axis = _axis(review, words, columns)
    return [*drawn[: -1 if height > 1 else None], *(Text(" " * head + row, DIM) for row in axis)]


def _spread(line: Sequence[float], columns: int, count: int) -> list[float]:
    """One value for each column: the mean of what falls there; what is not known yet is 0."""
    spread = []
    for column in range(columns):
        first = column * count // columns
        last = max(first + 1, (column + 1) * count // columns)
        here = line[first:last]
        spread.append(sum(here) / len(here) if here else 0.0)
    return spread


def bars(values: Sequence[float], height: int) -> list[str]:
    """
    >>> bars([0, 0.25, 0.5, 1], 2)
    ['   █', ' ▄██']
    """
    rows = []
    for row in reversed(range(height)):
        eighths = [round(value * height * 8) - row * 8 for value in values]
        rows.append("".join(BLOCKS[min(8, max(0, one))] for one in eighths))
    return rows


def _axis(review: Review, words: ReviewWords, columns: int) -> list[str]:
    """Where the moments are, and where rounds begin."""
    count = len(words.match.states)
    marks, rounds = [" "] * columns, [" "] * columns
    for mark, moment in zip(MARKS, review.moments, strict=False):
        marks[min(columns - 1, moment.n * columns // count)] = mark
    free = 0
    for point in words.rounds(review.chances):
        at, number = point.n * columns // count, f"{words.match.states[point.n].round}"
        if number != "0" and at >= free and at + len(number) <= columns:
            rounds[at : at + len(number)] = number
            free = at + len(number) + 1
    found = ["".join(rounds).rstrip()]
    return ["".join(marks).rstrip(), *found] if review.moments else found


def accounts(review: Review, words: ReviewWords) -> Table:
    table = Table(box=None, padding=(0, 1), collapse_padding=True, header_style=DIM, pad_edge=False)
    table.add_column("", no_wrap=True)
    for column in COLUMNS:
        table.add_column(words.column(column), justify="right")
    for account in review.seats:
        colour = SEATS[account.seat % len(SEATS)]
        table.add_row(Text(words.name(account.seat), Style(color=colour, bold=True)), *words.account(account))
    return table
