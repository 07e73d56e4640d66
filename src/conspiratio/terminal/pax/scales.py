"""The seven scales: Rome against the strongest player against you, and the verdict if it ended now."""

from __future__ import annotations

import textwrap

from rich.style import Style
from rich.text import Text

from conspiratio.core.game import Seat
from conspiratio.pax.outlook import Outlook, Scale, outlook
from conspiratio.pax.scoring import ROME_NEEDS, SOLO_GOALS, SoloResult

from ..ink import BOLD, DIM, Picture, Space, fit
from .ink import ICONS, ROME, ink
from .scene import Scene

TO_ROME, TO_PLAYERS = "◄", "►"
MINE, THEIRS = "█", "▒"
STRONGER = "✓"
ROME_STYLE = Style(color=ROME, bold=True)


def scales(scene: Scene, space: Space) -> Picture:
    now = outlook(scene.view)
    picture = Picture(scale_lines(scene, now, space.width), title=scene.texts("pax-scales"))
    if scene.view.round and scene.view.result is None:
        style = ROME_STYLE if _rome_wins(now) else BOLD
        said = verdict(scene, now)
        picture.lines += [Text(line, style) for line in textwrap.wrap(said[0], space.width)]
        rest = said[1:2] if space.tight else said[1:]  # the question marks say it as well
        picture.lines += [Text(line, DIM) for line in textwrap.wrap(" ".join(rest), space.width)]
    return picture


def scale_lines(scene: Scene, now: Outlook, width: int) -> list[Text]:
    """A head and seven lines; the beam leans to Rome or to the players."""
    texts = scene.texts
    names = max(len(scene.words.category(scale.category)) for scale in now.scales) + 3
    alone = len(scene.view.players) == 1
    room_for_who = 0 if alone else 9
    bar = max(3, (width - names - 3 - 1 - 3 - room_for_who - 5) // 2)
    most = max(1, *(max(scale.rome, scale.best) for scale in now.scales))
    cell = min(2, bar / most)
    head = Text(" " * names)
    head.append(fit(texts("rome"), 3 + bar), ROME_STYLE)
    head.append(" ")
    best, you = texts("table-best-head"), texts("name-you")
    head.append(fit(you if alone else best, bar + 3 + room_for_who), BOLD)
    if scene.view.eye is not None and not alone:
        head.append(f"{you:>4}", BOLD)
    lines = [head]
    for scale in now.scales:
        line = Text()
        line.append(fit(f"{ICONS[scale.category]} {scene.words.category(scale.category)}", names), ink(scale.category))
        line.append(f"{scale.rome}{'?' if now.unseen else ''}".ljust(3), ROME_STYLE if scale.romes else DIM)
        line.append((MINE * round(scale.rome * cell)).rjust(bar), Style(color=ROME))
        line.append(TO_ROME if scale.romes else TO_PLAYERS, ROME_STYLE if scale.romes else BOLD)
        line.append_text(_players_bar(scale, bar, cell))
        line.append(f"{scale.best:>2} ", DIM if scale.romes else BOLD)
        if not alone:
            line.append(fit(_strongest(scene, scale), room_for_who), DIM if scale.romes else Style())
        if scale.mine is not None:
            stronger = scale.mine > scale.rome
            mine = "" if alone else f"{scale.mine:>3}"
            line.append(f"{mine}{STRONGER if stronger else ' '}", BOLD if stronger else DIM)
        lines.append(line)
    return lines


def _players_bar(scale: Scale, bar: int, cell: float) -> Text:
    best, mine = round(scale.best * cell), round((scale.mine or 0) * cell)
    cells = MINE * mine + THEIRS * (best - mine)
    return Text(cells.ljust(bar), ink(scale.category))


def _strongest(scene: Scene, scale: Scale) -> str:
    """Who it is; you, if you are among them."""
    if not scale.best:
        return ""
    if scale.mine == scale.best:
        return scene.texts("name-you")
    return scene.name(scale.strongest[0])


def _rome_wins(now: Outlook) -> bool:
    return not now.result.won if isinstance(now.result, SoloResult) else now.result.rome


def verdict(scene: Scene, now: Outlook) -> list[str]:
    """Sentences: who would win, what Rome holds, and what is not counted."""
    texts, view, result = scene.texts, scene.view, now.result
    said = []
    if isinstance(result, SoloResult):
        key = "table-now-solo-won" if result.won else "table-now-solo-lost"
        goal = SOLO_GOALS[view.options.solo_game or 1]
        said.append(texts(key, categories=result.categories, stronger=result.stronger, goal=goal))
    elif result.rome:
        names = scene.words.list([_name(scene, seat) for seat in result.winners])
        said.append(texts("table-now-rome", names=names) if names else texts("table-now-rome-alone"))
    else:
        assert result.scores is not None
        seats = [*result.winners]
        if view.eye is not None and view.eye not in seats:
            seats.append(view.eye)
        standing = ", ".join(f"{_name(scene, seat)} {result.scores[seat].total}" for seat in seats)
        said.append(texts("table-now-players", standing=standing))
    if not isinstance(result, SoloResult):
        said.append(texts("table-holds", held=now.held, needed=ROME_NEEDS))
    if now.unseen:
        said.append(texts("table-unseen", count=now.unseen))
    if any(player.money is None for player in view.players) and not _rome_wins(now):
        said.append(texts("table-fortune-unknown"))
    return said


def _name(scene: Scene, seat: Seat) -> str:
    return scene.texts("name-you") if seat == scene.view.eye else scene.name(seat)
