"""States and views as a table a person can read: for debugging, tests and notebooks. People at the table get
``terminal`` and its languages instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import COLOURS
from .state import OpenCard

if TYPE_CHECKING:
    from .state import Player, State
    from .view import CardView, PlayerView, View


def show_state(state: State) -> str:
    hands = [" ".join(down.card for down in player.hand) for player in state.players]
    supplies = [_values(player.supply) for player in state.players]
    return _show(state, hands, supplies)


def show_view(view: View) -> str:
    hands = [" ".join(player.hand) for player in view.players]
    supplies = [
        f"{player.supply_size} markers" if player.supply is None else _values(player.supply) for player in view.players
    ]
    return _show(view, hands, supplies)


def _show(table: State | View, hands: list[str], supplies: list[str]) -> str:
    players: Sequence[Player | PlayerView] = table.players
    phase = table.phase
    who = "over" if phase.seat is None else f"seat {phase.seat} {phase.type}"
    candidates = " ".join(emperor.name for emperor in table.candidates) or "-"
    lines = [
        f"round {table.round}, ordo {_values(table.ordo)}, {who}",
        f"emperor {table.emperor.name} (life {table.emperor.life}, points {table.emperor.points}), "
        f"favours {_values(table.favours)}, candidates {candidates}",
        "sequentia " + " | ".join(_sequentia(card, i == table.slot) for i, card in enumerate(table.sequentia)),
    ]
    for colour, pair in zip(COLOURS, table.civitas, strict=True):
        lines.append(f"{colour:12}" + "   ".join(_card(card) for card in pair))
    for seat, player in enumerate(players):
        primus = ", primus" if table.primus == seat else ""
        points = f"{player.victory}+{player.conspiracy} points"
        lines.append(f"seat {seat}: {points}{primus}, supply {supplies[seat]}, hand {hands[seat] or '-'}")
    return "\n".join(lines)


def _values(values: Sequence[int]) -> str:
    return " ".join(str(value) for value in values) or "-"


def _sequentia(card: Sequence[str], current: bool) -> str:
    return ("> " if current else "") + " ".join(card)


def _card(card: OpenCard | CardView | None) -> str:
    if card is None:
        return "-"
    face = card.card
    fields = " ".join(
        "." if marker is None else f"{marker.owner}:{'?' if marker.value is None else marker.value}"
        for marker in card.markers
    )
    return f"{face.id} {face.kind} {face.minimum} {' AUT '.join(face.effects)} [{fields}]"
