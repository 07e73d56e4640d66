"""The conspiracy: a scene of its own, in place of the Civitas."""

from __future__ import annotations

import textwrap
from collections import Counter

from rich.style import Style
from rich.text import Text

from conspiratio.caligula.aids import role
from conspiratio.caligula.queries import life, order_from
from conspiratio.caligula.state import Plot
from conspiratio.core.game import Seat
from conspiratio.locale.sentence import Sentence

from ..ink import ACTS, BOLD, BRONZE, CARDS, DIM, PURPLE, Picture, Space, Spot, filled, fit
from .ink import CONIURA, FREE, LIFE, PUGIO, SHIELD, badge
from .scene import Scene, TouchPlayer

BLOOD = Style(color="#e8645a", bold=True)
PICTURE = 68
"""How wide it is where the story stands beside it."""
AROUND = 12
"""What a compact screen needs besides the rows of the picture and the story; three lines are for the log."""
MOST = 6
"""The most symbols that are drawn; with more, there is a number."""


def plot(scene: Scene, space: Space) -> Picture:
    """Who leads and who is in it, the bids, the favours, and daggers against life."""
    view, texts = scene.view, scene.texts
    if view.plot is None:
        return Picture([])
    width = space.width if space.compact else PICTURE
    emperor = scene.words.emperor(view.emperor.name)
    title = texts("caligula-plot-against", emperor=emperor)
    picture = Picture([], title=title)
    if space.compact:
        picture.lines.append(Text(fit(f" {title}", space.width), filled("#e8645a")))
    for seat in order_from(view.ordo, view.plot.leader):
        picture.spots.append(Spot(TouchPlayer(seat), 0, len(picture.lines), width, 1, head=18))
        picture.lines.append(_row(scene, view.plot, seat, width))
    picture.lines.append(_gauge(scene, view.plot, width))
    if not space.compact:
        _beside(picture, _wrapped(scene.words.story(scene.view), space.width - width - 3), width)
    return picture


def story(scene: Scene, space: Space) -> Picture:
    """Where it stands, in sentences, and a rule above the log; with room enough they are beside the picture.

    What does not fit below the picture is left out from the beginning: the picture shows that as well.
    """
    if scene.view.plot is None or not space.compact:
        return Picture([])
    said = scene.words.story(scene.view)
    most = space.height - AROUND - len(scene.view.players)
    while len(lines := _wrapped(said, space.width)) > most and len(said) > 1:
        said = said[1:]
    return Picture([*[Text(line) for line in lines], Text("─" * space.width, DIM)])


def _wrapped(said: list[Sentence], width: int) -> list[str]:
    return [line for sentence in said for line in textwrap.wrap(str(sentence), max(width, 20))]


def _beside(picture: Picture, lines: list[str], width: int) -> None:
    picture.lines += [Text() for _ in range(len(lines) - len(picture.lines))]
    for line, said in zip(picture.lines, lines, strict=False):
        line.append(" " * (width - line.cell_len))
        line.append(" │ ", DIM)
        line.append(said)


def _row(scene: Scene, plot: Plot, seat: Seat, width: int) -> Text:
    texts, acts = scene.texts, seat == scene.view.phase.seat
    part = role(scene.view, plot, seat)
    line = Text.assemble((ACTS if acts else " ", BRONZE))
    line.append_text(badge(scene.signs[seat], seat))
    out = part == "out"
    line.append(fit(f" {scene.name(seat)}", 14), DIM if out else BOLD)
    leads = Style(color=PURPLE, bold=True)
    line.append(fit(texts(f"caligula-plot-{part}"), 15), DIM if out else leads if part == "leads" else Style())
    line.append(fit(_many(CONIURA, plot.bids[seat]), 8), DIM if out else BOLD)
    line.append(fit(_favour(scene, plot, seat), 14), Style(color=PURPLE))
    daggers, shields = Counter(laid.seat for laid in plot.daggers), Counter(laid.seat for laid in plot.shields)
    line.append(fit(_many(PUGIO, daggers[seat]) + _many(SHIELD, shields[seat]), 8), BLOOD)
    line.append(f"{CARDS}{len(scene.view.players[seat].hand)}", DIM)
    line.append(" " * (width - line.cell_len))
    return line


def _many(symbol: str, count: int) -> str:
    return symbol * count if count <= MOST else f"{symbol}×{count}"


def _favour(scene: Scene, plot: Plot, seat: Seat) -> str:
    if seat in plot.backing and plot.nominee:
        return f"→ {scene.words.emperor(plot.nominee)}"
    return f"→ {scene.words.emperor(scene.view.emperor.name)}" if seat in scene.view.favours else ""


def _gauge(scene: Scene, plot: Plot, width: int) -> Text:
    """Hearts and shields, and the daggers that are there and that are missing."""
    view, texts = scene.view, scene.texts
    daggers, needed = len(plot.daggers), life(view.emperor, plot)
    line = Text.assemble((f" {scene.words.emperor(view.emperor.name)} ", BOLD))
    line.append(LIFE * view.emperor.life, BLOOD)
    line.append(SHIELD * len(plot.shields), Style(color="#6aa5e0", bold=True))
    line.append(f" {texts('caligula-plot-against-life', life=needed)}  ")
    line.append(PUGIO * daggers, BLOOD)
    line.append(FREE * (needed - daggers), DIM)
    line.append(f" {daggers}/{needed}", BOLD)
    return line
