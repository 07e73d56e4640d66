"""The Legion columns: cards, the price for you, and the one Rome would take."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from conspiratio.locale.words import NUMERALS
from conspiratio.pax.outlook import rome_takes
from conspiratio.pax.state import Column, column_value, price

from ..ink import BOLD, DIM, FACE_DOWN, LIT, UNLIT, Picture, Space, Spot, Tile, between, fit, flow
from .ink import ICONS, ROME, ROME_TAKES, chip, dots, face
from .pictures import card_width
from .scene import Scene


def legions(scene: Scene, space: Space) -> Picture:
    picture = legion_rows(scene, space) if space.compact else _legion_columns(scene, space)
    picture.title = scene.texts("legions")
    if rome_takes(scene.view):
        picture.subtitle = scene.texts("table-rome-mark")
    return picture


def legion_rows(scene: Scene, space: Space) -> Picture:
    """A line for each Legion: number, Rome's mark, price, cards."""
    view, texts = scene.view, scene.texts
    takes = rome_takes(scene.view)
    deck = texts("table-deck", count=len(view.deck))
    head = Text()
    head.append(fit(texts("legions"), space.width - len(deck) - 3), BOLD)
    picture = Picture([head], [Spot(scene.touch_deck(), head.cell_len, 0, len(deck) + 2, 1)])
    head.append(f" {deck} ", LIT if scene.touch_deck() in scene.moves else UNLIT)
    for number, column in enumerate(view.legions, 1):
        wish = scene.touch_legion(number)
        line = Text()
        line.append(fit(NUMERALS[number], 4), LIT if wish in scene.moves else UNLIT)
        line.append(ROME_TAKES if number == takes else " ", Style(color=ROME, bold=True))
        cost, style = _price(scene, column)
        line.append(f"{cost:>4} ", style)
        for i, card in enumerate(column):
            left = len(column) - i
            short = chip(card)
            if line.cell_len + short.cell_len + (4 if left > 1 else 0) > space.width:
                line.append(f"+{left}", BOLD)
                break
            line.append_text(short)
            line.append(" ")
        picture.spots.append(Spot(wish, 0, len(picture.lines), space.width, 1, head=4))
        picture.lines.append(line)
    return picture


def _legion_columns(scene: Scene, space: Space) -> Picture:
    view, texts = scene.view, scene.texts
    deck = texts("deck")
    count = f" {len(view.deck)} {FACE_DOWN if view.deck else ''}"
    deck_width = max(len(deck) + 2, len(count))
    width = min(19, (space.width - deck_width) // len(view.legions) - 1)
    rivals = len(view.players) - 1
    most = max(4, space.height - 27 - rivals)
    height = min(most, max((len(column) for column in view.legions), default=0))
    tiles = [_legion_column(scene, number, width, height) for number in range(1, len(view.legions) + 1)]
    style = LIT if scene.touch_deck() in scene.moves else UNLIT
    lines = [Text(fit(f" {deck}", deck_width), style), Text(fit(count, deck_width), DIM)]
    tiles.append(Tile(lines, scene.touch_deck()))
    return flow(tiles, space.width)


def _legion_column(scene: Scene, number: int, width: int, height: int) -> Tile:
    column = scene.view.legions[number - 1]
    wish = scene.touch_legion(number)
    mark = ROME_TAKES if number == rome_takes(scene.view) else ""
    pad = " " if width > 6 else ""
    head = between(f"{pad}{NUMERALS[number]}", f"{mark}{pad}", width)
    lines = [Text(head, LIT if wish in scene.moves else UNLIT)]
    shown = column if len(column) <= height else column[: height - 1]
    named = width >= card_width(scene) + 4
    for card in shown:
        name = f" {scene.words.category(card.category)}" if named else ""
        text = between(f"{pad}{ICONS[card.category]}{name}", f"{dots(card)}{pad}{card.value}{pad}", width)
        lines.append(Text(text, face(card.category)))
    if len(shown) < len(column):
        lines.append(Text(fit(f" +{len(column) - len(shown)}", width), BOLD))
    lines += [Text(" " * width)] * (height + 1 - len(lines))
    cost, style = _price(scene, column, in_words=width > 7)
    lines.append(Text(fit(f"{pad}{cost}", width), style))
    return Tile(lines, wish)


def _price(scene: Scene, column: Column, in_words: bool = False) -> tuple[str, Style]:
    """What the group costs you now, in brackets if that is more than you have; to a spectator, its value."""
    if not column:
        return "", DIM
    view = scene.view
    cost = column_value(column) if view.eye is None else price(column, view.me.display)
    said = scene.texts("table-money", count=cost) if in_words else str(cost)
    if view.eye is not None and cost > (view.me.money or 0):
        return f"({said})", DIM
    return said, BOLD
