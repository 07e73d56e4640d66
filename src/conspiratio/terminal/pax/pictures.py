"""The things on the table, drawn: Rome, the players, your display and your hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from conspiratio.core.game import Seat
from conspiratio.pax.cards import CATEGORIES, Card
from conspiratio.pax.moves import Place
from conspiratio.pax.outlook import outlook
from conspiratio.pax.scoring import TableResult
from conspiratio.pax.state import Display, arms_limit, strength, with_bonus
from conspiratio.pax.view import PlayerView

from ..ink import (
    ACTS,
    BOLD,
    BRONZE,
    CARDS,
    DIM,
    FACE_DOWN,
    LIT,
    PRIMUS,
    UNLIT,
    Picture,
    Space,
    Spot,
    Tile,
    between,
    fit,
    flow,
    label,
)
from .ink import CONSPIRATOR, ICONS, ROME, chip, dots, face, ink, outline
from .scene import Look, Pick, Scene, Wish

SIDE_TILE = 16
"""What stands at the right of the seven piles."""


def status(scene: Scene, space: Space) -> Picture:
    """Round, and whose decision it is."""
    view, texts = scene.view, scene.texts
    turn = view.turn
    what = texts(f"phase-{turn.phase}")
    line = Text()
    line.append(f" {texts('round-number', round=view.round) if view.round else texts('round-opening')} ", BOLD)
    if view.exhausted and turn.seat is not None:
        line.append(f" {texts('last-round')} ", face("intrigue"))
    if turn.seat is None:
        said, style = what, LIT
    elif scene.acting:
        said, style = texts("you-decide", name=scene.name(turn.seat), what=what), LIT
    else:
        said, style = texts("they-decide", name=scene.name(turn.seat), what=what), UNLIT
    line.append(fit(f" {ACTS} {said}", space.width - line.cell_len), style)
    return Picture([line])


# Piles


def piles(scene: Scene, display: Display, width: int) -> list[Tile]:
    """Seven piles, each with its symbols (and bonus pieces) above and its cards fanned out below."""
    counts = strength(display)
    totals = with_bonus(counts)
    named = width >= _longest_name(scene) + 4
    tiles = []
    for i, category in enumerate(CATEGORIES):
        count = f"{counts[i]}+{totals[i] - counts[i]}" if totals[i] > counts[i] else str(counts[i])
        name = f" {scene.words.category(category)}" if named else ""
        head = _pile_head(f"{ICONS[category]}{name}", count, width)
        head.stylize(face(category) if totals[i] else outline(category))
        tiles.append(Tile([head, Text(_fan(display[i], width), ink(category))]))
    return tiles


def _pile_head(name: str, count: str, width: int) -> Text:
    """With air around it if there is space."""
    gap = width - cell_len(name) - len(count)
    return Text(between(name, count, width) if gap < 3 else between(f" {name}", f"{count} ", width))


def _fan(pile: Sequence[Card], width: int) -> str:
    fan = " " + " ".join(dots(card) for card in pile)
    if len(fan) > width:
        fan = f" {sum(card.symbols for card in pile)}/{len(pile)}"
    return fit(fan, width)


def short_piles(display: Display, with_cards: bool) -> list[Tile]:
    """Symbols by category in a few cells; with the number of cards, which income counts."""
    counts = strength(display)
    totals = with_bonus(counts)
    tiles = []
    for i, category in enumerate(CATEGORIES):
        bonus = f"+{totals[i] - counts[i]}" if totals[i] > counts[i] else ""
        cards = f"/{len(display[i])}" if with_cards and display[i] else ""
        text = f"{ICONS[category]}{counts[i]}{bonus}{cards}"
        tiles.append(label(text, ink(category) + BOLD if totals[i] else DIM))
    return tiles


def rome(scene: Scene, space: Space) -> Picture:
    view, texts = scene.view, scene.texts
    backs = Text(" ").join(chip(card) if card else Text(FACE_DOWN, ROME) for card in view.rome_hidden)
    wish = scene.touch_rome()
    looked = any(view.rome_hidden)
    said = texts("table-looked" if looked else "table-face-down")
    style = LIT if wish in scene.moves else UNLIT
    if space.compact:
        tiles = [label(fit(texts("rome"), 6), Style(color=ROME, bold=True)), *short_piles(view.rome, False)]
        if view.rome_hidden:
            said = texts("label", label=said, text="").strip()
            tiles.append(Tile([Text.assemble((said, style), " ", backs)], wish))
        return flow(tiles, space.width, gap=3)
    each = (space.width - SIDE_TILE - len(CATEGORIES)) // len(CATEGORIES)
    tiles = piles(scene, view.rome, each)
    if view.rome_hidden:
        backs.pad_right(SIDE_TILE - backs.cell_len)
        tiles.append(Tile([Text(fit(f" {said}", SIDE_TILE), style), backs], wish))
    picture = flow(tiles, space.width)
    picture.title = texts("rome")
    return picture


def yours(scene: Scene, space: Space) -> Picture:
    """Your display, your money, and how many Fleets and Armies you may have."""
    view, texts = scene.view, scene.texts
    if view.eye is None:
        return Picture([])
    me = view.me
    name = f"{scene.name(view.eye)} {titles(scene, view.eye)}".strip()
    money = scene.words.money(me.money or 0)
    limit = arms_limit(me.display)
    if space.compact:
        short = texts("table-money", count=me.money or 0)
        most = label(f"{ICONS['fleet']}{ICONS['army']}≤{limit}", DIM)
        return flow([label(fit(name, 11)), label(short, LIT), *short_piles(me.display, True), most], space.width, gap=2)
    each = (space.width - SIDE_TILE - len(CATEGORIES)) // len(CATEGORIES)
    said = f" {ICONS['fleet']}{ICONS['army']} {texts('table-limit', limit=limit)}"
    purse = Tile([Text(fit(f" {money}", SIDE_TILE), LIT), Text(fit(said, SIDE_TILE), DIM)])
    picture = flow([*piles(scene, me.display, each), purse], space.width)
    picture.title = texts("table-display", name=name)
    return picture


# Players


def titles(scene: Scene, seat: Seat) -> str:
    if len(scene.view.players) == 1:
        return ""
    first = PRIMUS if seat == scene.view.first else ""
    return first + (CONSPIRATOR if seat == scene.view.conspirator else "")


def players(scene: Scene, space: Space) -> Picture:
    """A line for each rival; with room enough, for yourself too, and with the points as of now."""
    view, texts = scene.view, scene.texts
    seats = scene.others()
    if not seats:
        return Picture([])
    if view.eye is not None and not space.compact:
        seats.append(view.eye)
    step = 3 if space.compact else 4
    name_width = space.width - 3 - 9 * step - (0 if space.compact else 5)
    scores = None if space.compact else _scores(scene)
    title = texts("table-rivals" if space.compact else "players-heading")
    head = Text()
    head.append(fit(title if space.compact else "", 3 + name_width), BOLD)
    head.append(f"{texts('table-money-head'):>{step}}{CARDS:>{step}}", DIM)
    for category in CATEGORIES:
        head.append(f"{ICONS[category]:>{step}}", ink(category))
    if scores:
        head.append(f"{texts('table-points-head'):>5}", DIM)
    picture = Picture([head], title=title)
    for seat in seats:
        line = _player_line(scene, seat, name_width, step)
        if scores:
            line.append(f"{scores[seat]:>5}", BOLD)
        picture.spots.append(Spot(Look(), 0, len(picture.lines), space.width, 1, head=3 + name_width))
        picture.lines.append(line)
    return picture


def _player_line(scene: Scene, seat: Seat, name_width: int, step: int) -> Text:
    player: PlayerView = scene.view.players[seat]
    acts = seat == scene.view.turn.seat
    line = Text()
    line.append(ACTS if acts else " ", BRONZE)
    line.append(fit(titles(scene, seat), 2), Style(color=ROME, bold=True))
    mine = seat == scene.view.eye
    name = scene.texts("name-you") if mine else scene.name(seat)
    line.append(fit(name, name_width), BOLD if acts or mine else Style())
    for count in (player.money, player.hand_size):
        line.append(f"{'?' if count is None else count:>{step}}")
    for category, count in zip(CATEGORIES, with_bonus(strength(player.display)), strict=True):
        line.append(f"{count or '·':>{step}}", ink(category) if count else DIM)
    return line


def _scores(scene: Scene) -> list[int] | None:
    """Everybody's points if it ended now, unless Rome would win."""
    if not scene.view.round or len(scene.view.players) == 1:
        return None
    result = outlook(scene.view).result
    if not isinstance(result, TableResult) or result.scores is None:
        return None
    return [score.total for score in result.scores]


# Cards to be placed, and the hand


def drawn(scene: Scene, space: Space) -> Picture:
    """The cards drawn, and where the chosen one may go (or a Legion)."""
    texts, phase = scene.texts, scene.view.turn.phase
    if not scene.drawn:
        return Picture([])
    space = space._replace(compact=space.tight)
    tiles = [label(texts("table-drawn"))] if space.compact else []
    for card in scene.drawn:
        chosen = phase == "drawing" and card.id == scene.chosen
        tiles.append(_card_tile(scene, card, Pick(card.id), space, lit=chosen or phase == "opening", mark=chosen))
    if phase == "drawing" and scene.chosen:
        hand, deck = Place(scene.chosen, "hand"), Place(scene.chosen, "under")
        for wish, key in ((hand, "table-to-hand"), (deck, "table-to-deck")):
            if wish.to not in scene.view.turn.free:
                continue
            style = LIT if wish in scene.moves else UNLIT
            lines = [Text(f" {texts(key)} ", style)]
            if not space.compact:
                lines.append(Text(" " * lines[0].cell_len, style))
            tiles.append(Tile(lines, wish))
    picture = flow(tiles, space.width)
    picture.title = texts("table-drawn")
    return picture


def hand(scene: Scene, space: Space) -> Picture:
    texts = scene.texts
    if scene.view.eye is None:
        return Picture([])
    cards = sorted(scene.hand, key=_hand_order)
    choosing = scene.acting and scene.view.turn.phase in ("playing", "following")
    tiles = [label(texts("hand-heading"))] if space.compact else []
    if not cards:
        tiles.append(label(texts("table-hand-empty"), DIM))
    full = len(cards) * (card_width(scene) + 1) > space.width + 1
    card_space = space._replace(compact=space.compact or full)
    for card in cards:
        wish = scene.touch_hand(card)
        tiles.append(_card_tile(scene, card, wish, card_space, lit=not choosing or wish in scene.moves))
    picture = flow(tiles, space.width)
    picture.title = texts("hand-heading")
    return picture


def _hand_order(card: Card) -> tuple[int, int, int]:
    return CATEGORIES.index(card.category), card.symbols, card.value


def card_width(scene: Scene) -> int:
    return _longest_name(scene) + 6


def _longest_name(scene: Scene) -> int:
    return max(len(scene.words.category(category)) for category in CATEGORIES)


def _card_tile(scene: Scene, card: Card, wish: Wish, space: Space, *, lit: bool, mark: bool = False) -> Tile:
    if space.compact:
        return Tile([Text.assemble((ACTS if mark else "", BOLD), chip(card, lit))], wish)
    style = face(card.category) if lit else outline(card.category)
    return Tile(big_card(scene, card, style, mark), wish)


def big_card(scene: Scene, card: Card, style: Style, mark: bool = False) -> list[Text]:
    width = card_width(scene)
    head = fit(f" {ICONS[card.category]} {scene.words.category(card.category)}", width)
    if mark:
        head = between(head[: width - 2], f"{ACTS} ", width)
    return [Text(head, style), Text(between(f" {dots(card)}", f"{card.value} ", width), style)]
