"""The things around the Civitas, drawn: Sequentia, emperors, players, your markers and your hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from conspiratio.caligula.cards import STACKS, Emperor, stack_of
from conspiratio.caligula.state import Bidding, Starting, Striking
from conspiratio.core.game import Seat

from ..ink import (
    ACTS,
    BOLD,
    BRONZE,
    CARDS,
    DIM,
    LIT,
    PRIMUS,
    PURPLE,
    UNLIT,
    Picture,
    Space,
    Spot,
    Tile,
    between,
    filled,
    fit,
    flow,
    label,
    outlined,
)
from .ink import CONIURA, CURRENT, FREE, ICONS, MARKERS, PICKED, SYMBOLS, badge, colour_of, player_style, symbols
from .scene import Confirm, Scene, TouchEmperor, TouchHand, TouchMarker, TouchPlayer, TouchSlot
from .touching import laying

ALARM = filled("#e8645a")


def status(scene: Scene, space: Space) -> Picture:
    """Round, and whose decision it is."""
    view, texts, phase = scene.view, scene.texts, scene.view.phase
    what = scene.words.phase(phase)
    line = Text()
    if view.fallen and phase.seat is not None:
        line.append(f" {texts('caligula-story-last')} ", ALARM)
    else:
        line.append(f" {texts('round-number', round=view.round)} ", BOLD)
    said = what
    if phase.seat is not None:
        key = "you-decide" if scene.acting else "they-decide"
        said = texts(key, name=scene.name(phase.seat), what=what)
        if cell_len(said) + line.cell_len + 3 > space.width:
            said = texts("label", label=scene.name(phase.seat), text=what)
    style = LIT if scene.acting or phase.seat is None else UNLIT
    line.append(fit(f" {ACTS} {said}", space.width - line.cell_len), style)
    return Picture([line])


# Sequentia


def sequentia(scene: Scene, space: Space) -> Picture:
    title = scene.texts("caligula-sequentia")
    tiles = [label(title)] if space.compact else []
    tiles += [_sequentia_card(scene, slot, space) for slot in range(len(scene.view.sequentia))]
    picture = flow(tiles, space.width, gap=1 if space.compact else 2)
    picture.title = title
    return picture


def _sequentia_card(scene: Scene, slot: int, space: Space) -> Tile:
    view, wish = scene.view, TouchSlot(slot)
    card = view.sequentia[slot]
    style = UNLIT
    if slot in scene.picked.slots:
        style = PICKED
    elif wish in scene.lit:
        style = LIT
    elif slot == scene.next_slot:
        style = CURRENT
    elif view.slot is not None and slot <= view.slot:
        style = DIM
    mark = ACTS if slot == view.slot else " "
    text = Text(f"{mark}{slot + 1} ", style)
    if card in (("draw",), ("ordo",)):
        key = f"caligula-table-sequentia-{card[0]}"
        text.append(scene.texts(key, symbol=CONIURA) if space.compact else str(scene.words.sequentia(card)))
    else:
        for step, colour in enumerate(card):
            done = slot == view.slot and (step < view.step or not scene.resolving)
            coloured = style is UNLIT and not done
            text.append(ICONS[colour], outlined(colour_of(colour)) if coloured else style)
            text.append(" " if step + 1 < len(card) and not space.compact else "")
    text.append(" ")
    return Tile([text], wish)


# Emperors


def emperors(scene: Scene, space: Space) -> Picture:
    """The emperor and the candidates, each with life, points and favours."""
    view = scene.view
    width = (space.width + 1) // 3 - 1
    backing = view.plot.backing if view.plot else ()
    nominee = view.plot.nominee if view.plot else None
    tiles = [_emperor(scene, view.emperor, "emperor", view.favours, width)]
    for candidate in view.candidates:
        named = candidate.name == nominee
        tiles.append(_emperor(scene, candidate, "nominee" if named else "candidate", backing if named else (), width))
    picture = flow(tiles, space.width)
    picture.title = scene.texts("caligula-emperors")
    if view.heirs:
        picture.subtitle = scene.texts("caligula-table-heirs", count=view.heirs)
    return picture


def _emperor(scene: Scene, emperor: Emperor, role: str, favours: Sequence[Seat], width: int) -> Tile:
    wish, plot, texts = TouchEmperor(emperor.name), scene.view.plot, scene.texts
    style = LIT if wish in scene.lit else filled(PURPLE) if role != "candidate" else outlined(PURPLE)
    mark = ACTS if role == "nominee" else " "
    head = between(f"{mark}{scene.words.emperor(emperor.name)}", f"{texts(f'caligula-table-{role}')} ", width)
    shields = f"+{len(plot.shields)}" if role == "emperor" and plot and plot.shields else ""
    life = texts("caligula-table-life", life=f"{emperor.life}{shields}")
    points = texts("caligula-table-points", points=emperor.points)
    chips = [
        Text(f" {FREE}", UNLIT) if seat is None else Text(f" {scene.signs[seat]}", player_style(seat))
        for seat in (*favours, *[None] * (emperor.fields - len(favours)))
    ]
    # As far apart as there is room for.
    for apart, lead, gap in ((" · ", " ", " "), (" · ", "", " "), (" · ", "", ""), ("·", "", "")):
        facts = Text.assemble((f" {life}", BOLD), f"{apart}{points}{lead}", Text(gap).join(chips))
        if facts.cell_len <= width:
            break
    facts.truncate(width, pad=True)
    return Tile([Text(head, style), facts], wish)


# Players


def players(scene: Scene, space: Space) -> Picture:
    """A line for each, in the order of play."""
    view, texts = scene.view, scene.texts
    if space.compact and view.plot:
        return Picture([])  # the story of the conspiracy takes the place
    backs = 0 if space.compact else 10
    name_width = space.width - 27 - backs
    head = Text(fit(" Ordo", 9 + name_width), DIM)
    from_stacks = fit(f"  {texts('caligula-table-backs-head')}", backs)
    head.append(f"{texts('table-points-head'):>4}{'':6}{CARDS:>3}{from_stacks}{MARKERS:>3}", DIM)
    picture = Picture([head], title=texts("players-heading"))
    for number, seat in enumerate(view.ordo, 1):
        line = _player_line(scene, seat, number, name_width, backs)
        picture.spots.append(Spot(TouchPlayer(seat), 0, len(picture.lines), space.width, 1, head=9 + name_width))
        picture.lines.append(line)
    return picture


def _player_line(scene: Scene, seat: Seat, number: int, name_width: int, backs: int) -> Text:
    view = scene.view
    player = view.players[seat]
    acts, mine, wish = seat == view.phase.seat, seat == view.eye, TouchPlayer(seat)
    line = Text.assemble((ACTS if acts else " ", BRONZE))
    style = PICKED if seat in scene.picked.seats else LIT if wish in scene.lit else DIM
    line.append(fit(scene.words.numeral(number), 3), style)
    line.append(" ")
    line.append_text(badge(scene.signs[seat], seat))
    name = scene.texts("name-you") if mine else scene.name(seat)
    line.append(fit(f" {name}", name_width + 1), BOLD if acts or mine else Style())
    total = player.victory + player.conspiracy
    line.append(f"{total:>4}", BOLD)
    line.append(f" {player.victory}+{player.conspiracy}".ljust(6), DIM)
    line.append(f"{len(player.hand):>3}")
    if backs:
        stacks = [f"{SYMBOLS[stack]}{sum(stack_of(card) == stack for card in player.hand)}" for stack in STACKS]
        line.append(f"  {' '.join(stacks)}".ljust(backs), DIM)
    line.append(f"{player.supply_size:>3}")
    line.append(f" {PRIMUS}" if seat == view.primus else "  ", Style(color=PURPLE, bold=True))
    return line


# What is yours


def yours(scene: Scene, space: Space) -> Picture:
    """Your markers and your hand; chosen cards are laid with the last tile."""
    texts = scene.texts
    if scene.view.eye is None:
        return Picture([])
    me = scene.view.me
    tiles = [label(texts("caligula-markers"))]
    tiles += [_marker(scene, value) for value in me.supply or ()]
    if not me.supply:
        tiles.append(label(texts("caligula-table-supply-empty"), DIM))
    hand = sorted(me.hand, key=lambda card: (stack_of(card), symbols(card), card))
    tiles.append(label(f" {texts('hand-heading')}"))
    tiles += [_hand_card(scene, card) for card in hand]
    if not hand:
        tiles.append(label(texts("table-hand-empty"), DIM))
    if scene.picked.cards:
        move = laying(scene, scene.picked.cards)
        said = texts(f"caligula-table-lay-{move.type}", count=len(scene.picked.cards))
        tiles.append(Tile([Text(f" {ACTS} {said} ", LIT if move in scene.moves else UNLIT)], Confirm()))
    picture = flow(tiles, space.width)
    picture.title = texts("caligula-table-yours", name=scene.name(scene.view.eye))
    return picture


def _marker(scene: Scene, value: int) -> Tile:
    wish = TouchMarker(value)
    assert scene.view.eye is not None
    if scene.picked.marker == value:
        return Tile([Text(f"»{value}«", PICKED)], wish)
    style = player_style(scene.view.eye)
    if scene.acting and scene.moves and wish not in scene.lit:
        style = Style(color=style.bgcolor.name if style.bgcolor else None, bgcolor=UNLIT.bgcolor)
    return Tile([Text(f" {value} ", style)], wish)


def _hand_card(scene: Scene, card: str) -> Tile:
    wish = TouchHand(card)
    known = "°" if card in scene.view.me.exposed else ""
    text = f"{symbols(card)}{known}"
    if card in scene.picked.cards:
        return Tile([Text(f"»{text}«", PICKED)], wish)
    laying_now = scene.acting and isinstance(scene.view.phase, Starting | Bidding | Striking)
    style = LIT if wish in scene.lit else UNLIT if laying_now else HAND
    return Tile([Text(f" {text} ", style)], wish)


HAND = Style(color="#eee3d0", bgcolor="#5a4a38", bold=True)
