"""From the kernel's numbers back to a state of the referee: what tests need to look at an imagined position."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from conspiratio.caligula.state import FaceDown, Marker, OpenCard, State
from conspiratio.core.game import Eye
from conspiratio.kernel.caligula.bridge import HAND_NAMES, cards_of
from conspiratio.kernel.caligula.state import HAND, OPENING, SPECTATOR


def caligula_state(like: State, found: dict[str, Any]) -> State:
    """A state in which everything that can be hidden is as the numbers say, and all else as in ``like``."""
    faces, seats = like.faces, len(like.players)
    cards = {number: faces.by_id[id] for id, number in cards_of(faces, seats).number.items()}
    lying = [_open_card(cards, entry) for entry in found["civitas"]]
    return replace(
        like,
        civitas=tuple(zip(lying[::2], lying[1::2], strict=True)),
        stacks=tuple(tuple(cards[number] for number in stack) for stack in found["stacks"]),
        coniura=_face_down(found["lists"][0]),
        pugio=_face_down(found["lists"][1]),
        heirs=tuple(faces.emperors[number] for number in found["heirs"]),
        players=tuple(
            replace(player, supply=tuple(_values(found["supply"][seat])), hand=_face_down(found["lists"][HAND + seat]))
            for seat, player in enumerate(like.players)
        ),
    )


def _open_card(cards: dict[int, Any], entry: Any) -> OpenCard | None:
    if entry is None:
        return None
    number, told = entry
    markers = [
        told_of and Marker(told_of[0], told_of[1] - 1, frozenset(_values(told_of[2])))
        for told_of in told[: len(cards[number].fields)]
    ]
    return OpenCard(cards[number], tuple(markers))


def _face_down(cards: list[tuple[int, int, int]]) -> tuple[FaceDown, ...]:
    return tuple(FaceDown(HAND_NAMES[face], _eyes(known), bool(known & OPENING)) for face, known, _ in cards)


def _eyes(known: int) -> frozenset[Eye]:
    seats: list[Eye] = [seat for seat in range(5) if known >> seat & 1]
    return frozenset([*seats, None] if known & SPECTATOR else seats)


def _values(mask: int) -> list[int]:
    return [index - 1 for index in range(8) if mask >> index & 1]
