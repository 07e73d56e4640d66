"""Small states of Caligula for tests: say what matters, and every other card falls into place.

>>> state = a_state(civitas={"plebs": ("plebs-4", "plebs-7")}, markers={("plebs", 1): [(0, 3), (1, 2)]})
>>> [on.card.id for on in state.civitas[3]], state.players[0].supply
(['plebs-4', 'plebs-7'], (-1, 0, 1, 2, 4))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from conspiratio.caligula.cards import COLOURS, DECKS, HAND_CARDS, STACKS, Deck, Stack
from conspiratio.caligula.events import Event
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Move, Pass
from conspiratio.caligula.state import (
    FIRST_MARKERS,
    LATE_MARKERS,
    FaceDown,
    Marker,
    OpenCard,
    Options,
    Phase,
    Placing,
    Player,
    Rewarding,
    Starting,
    State,
)
from conspiratio.core.game import Seat

FACES = DECKS.deck("usual")
SEQUENTIA = (
    ("draw",),
    ("ordo",),
    ("tribuni", "praetoriani", "nobiles"),
    ("legionarii", "plebs", "tribuni"),
    ("nobiles", "plebs"),
    ("praetoriani", "legionarii"),
)

Ids: TypeAlias = Sequence[str]
Field: TypeAlias = tuple[Seat, int] | None
"""A marker on a field: owner and value."""
E = TypeVar("E")


def a_state(
    *,
    seats: int = 2,
    ordo: Sequence[Seat] | None = None,
    civitas: Mapping[str, Sequence[str | None]] | None = None,
    stacks: Mapping[str, Ids] | None = None,
    markers: Mapping[tuple[str, int], Sequence[Field]] | None = None,
    hand: Sequence[Ids] = (),
    coniura: Ids = (),
    pugio: Ids = (),
    emperor: str = "caligula",
    candidates: Ids | None = None,
    heirs: Ids | None = None,
    favours: Sequence[Seat] = (),
    sequentia: Sequence[Sequence[str]] = SEQUENTIA,
    slot: int | None = None,
    points: Sequence[tuple[int, int]] = (),
    late: Sequence[int] = (),
    primus: Seat | None = None,
    phase: Phase | None = None,
    murdered: bool = False,
    fallen: bool = False,
    round: int = 1,
    faces: Deck = FACES,
    **options: Any,
) -> State:
    """A state in which each thing lies in one place.

    What is left out: Ordo by seats, the first cards of each colour open and all others in its stack, no markers
    placed, empty hands, Caligula on the throne, no points; the first seat is to place a marker. ``civitas`` names the
    open cards (None: an empty position) and ``stacks`` all the cards of a stack: the others have then left the game.
    ``coniura`` and ``pugio`` are the tops of these stacks; the rest lies below in the order of numbers. ``points`` are
    victory and conspiracy points, ``late`` how many of the markers 5 and 6 somebody has.
    """
    ordo = tuple(range(seats) if ordo is None else ordo)
    markers = markers or {}
    hands = _padded(hand, seats, ())
    on_cards = [field for fields in markers.values() for field in fields if field is not None]
    shares = zip(hands, _padded(points, seats, (0, 0)), _padded(late, seats, 0), strict=True)
    return State(
        faces=faces,
        options=Options(**options),
        round=round,
        ordo=ordo,
        sequentia=tuple(map(tuple, sequentia)),
        slot=slot,
        step=0,
        **_civitas(faces, civitas or {}, stacks or {}, markers),
        **{stack: _stack(stack, top, hands) for stack, top in (("coniura", coniura), ("pugio", pugio))},
        **_dynasty(faces, seats, emperor, candidates, heirs),
        favours=tuple(favours),
        primus=primus,
        players=tuple(
            Player(_supply(seat, later, on_cards), face_down(held, seat), later, victory, conspiracy)
            for seat, (held, (victory, conspiracy), later) in enumerate(shares)
        ),
        phase=phase or Placing(ordo[0]),
        murdered=murdered,
        fallen=fallen,
    )


def face_down(cards: Ids, *known: Seat | None) -> tuple[FaceDown, ...]:
    return tuple(FaceDown(card, frozenset(known)) for card in cards)


def _civitas(faces: Deck, named: Mapping[str, Any], stacks: Mapping[str, Ids], markers: Mapping[Any, Any]) -> Any:
    pairs, rests = [], []
    for colour in COLOURS:
        ids = [card.id for card in faces.of_colour(colour)]
        free = [id for id in ids if id not in (*named.get(colour, ()), *stacks.get(colour, ()))]
        pair = named[colour] if colour in named else (free.pop(0), free.pop(0))
        pairs.append(tuple(_open(faces, id, markers.get((colour, n), ())) for n, id in enumerate(pair, 1)))
        rests.append(tuple(faces.by_id[id] for id in stacks.get(colour, free)))
        if len(set(pair) - {None}) + len(rests[-1]) != len({*pair, *(card.id for card in rests[-1])} - {None}):
            raise ValueError(f"a card of {colour} lies in two places")
    return {"civitas": tuple(pairs), "stacks": tuple(rests)}


def _open(faces: Deck, id: str | None, fields: Sequence[Field]) -> OpenCard | None:
    if id is None:
        if fields:
            raise ValueError("markers on a card that is not there")
        return None
    card = faces.by_id[id]
    laid = [None if field is None else Marker(*field) for field in _padded(fields, len(card.fields), None)]
    return OpenCard(card, tuple(laid))


def _stack(stack: Stack, top: Ids, hands: Sequence[Ids]) -> tuple[FaceDown, ...]:
    held = [card for hand in hands for card in hand]
    if len({*held, *top}) != len(held) + len(top) or not {*held, *top} <= set(sum(HAND_CARDS.values(), ())):
        raise ValueError("a card lies in two places, or is none of this game")
    return face_down([*top, *(card for card in HAND_CARDS[stack] if card not in (*held, *top))])


def _dynasty(faces: Deck, seats: int, emperor: str, candidates: Ids | None, heirs: Ids | None) -> Any:
    free = [one.name for one in faces.heirs(seats) if one.name not in (emperor, *(candidates or ()), *(heirs or ()))]
    candidates = [free.pop(0), free.pop(0)] if candidates is None else candidates
    names = {"candidates": candidates, "heirs": free if heirs is None else heirs}
    return {"emperor": faces.by_name[emperor]} | {
        place: tuple(faces.by_name[name] for name in those) for place, those in names.items()
    }


def _supply(seat: Seat, late: int, on_cards: Iterable[tuple[Seat, int]]) -> tuple[int, ...]:
    supply = [*FIRST_MARKERS, *LATE_MARKERS[:late]]
    for owner, value in on_cards:
        if owner == seat:
            supply.remove(value)
    return tuple(supply)


def _padded(given: Sequence[Any], length: int, default: Any) -> list[Any]:
    if len(given) > length:
        raise ValueError(f"{len(given)} given where there are {length}")
    return [*given, *[default] * (length - len(given))]


GO = Pass()
"""The move that begins what ``about_to_resolve`` and ``about_to`` are about."""


def about_to(card: Sequence[str], *, ordo: Sequence[Seat] | None = None, seats: int = 2, **more: Any) -> State:
    """A state in which this Sequentia card is carried out once the last in order has declined to conspire.

    The ``draw`` card lies to the left of it and the ``ordo`` card to the right, unless ``sequentia`` and ``slot`` tell
    otherwise.
    """
    ordo = tuple(range(seats) if ordo is None else ordo)
    row = {"sequentia": (("draw",), card, ("ordo",)), "slot": 0}
    return a_state(seats=seats, ordo=ordo, phase=Starting(ordo[-1]), **(row | more))


def about_to_resolve(id: str, fields: Sequence[Field] = (), **more: Any) -> State:
    """A state in which this card lies on position 1 with these markers, about to be resolved with the move GO."""
    colour = id.partition("-")[0]
    pair = [id, next(card.id for card in FACES.of_colour(colour) if card.id != id)]
    civitas = {colour: pair} | more.pop("civitas", {})
    markers = {(colour, 1): fields} | more.pop("markers", {})
    return about_to((colour,), civitas=civitas, markers=markers, **more)


def rewarding(id: str, **more: Any) -> State:
    """Seat 0 has won this card with a 4 on its first field."""
    state = after(about_to_resolve(id, [(0, 4)], **more), GO)
    assert isinstance(state.phase, Rewarding)
    return state


def may_conspire(*, ordo: Sequence[Seat] | None = None, seats: int = 2, **more: Any) -> State:
    """A state in which the first in order is asked whether to start a conspiracy; ``ordo`` is the next Sequentia card
    and three of colours follow."""
    ordo = tuple(range(seats) if ordo is None else ordo)
    row = {"sequentia": SEQUENTIA, "slot": 0}
    return a_state(seats=seats, ordo=ordo, phase=Starting(ordo[0], ordo[1:]), **(row | more))


# Steps and questions


def after(state: State, *moves: Move) -> State:
    """The state when the seats to act have made these moves."""
    for move in moves:
        state, _ = CALIGULA.play(state, move)
    return state


def events_of(state: State, *moves: Move) -> list[Event]:
    """What the last of these moves made happen."""
    *before, last = moves
    return list(CALIGULA.play(after(state, *before), last)[1])


def all_told(state: State, *moves: Move) -> list[Event]:
    """What all of these moves made happen."""
    events: list[Event] = []
    for move in moves:
        state, more = CALIGULA.play(state, move)
        events += more
    return events


def of_type(kind: type[E], events: Iterable[Any]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def refused(state: State, move: Move, seat: Seat | None = None) -> tuple[str, str] | None:
    """Rule and reason of the refusal, for the seat to act unless another is named."""
    asking = CALIGULA.to_act(state) if seat is None else seat
    assert asking is not None
    refusal = CALIGULA.refusal(state, asking, move)
    return refusal and (refusal.rule, refusal.reason)


def moves_of(state: State, kind: type[E]) -> list[E]:
    return of_type(kind, CALIGULA.legal_moves(state))


def on(state: State, colour: str, position: int = 1) -> OpenCard | None:
    return state.civitas[COLOURS.index(colour)][position - 1]


def open_ids(state: State, colour: str) -> list[str | None]:
    return [pair and pair.card.id for pair in state.civitas[COLOURS.index(colour)]]


def fields(state: State, colour: str, position: int = 1) -> list[Field]:
    """The markers on a card, as owner and value."""
    card = on(state, colour, position)
    assert card is not None
    return [marker and (marker.owner, marker.value) for marker in card.markers]


def ids(cards: Iterable[FaceDown]) -> list[str]:
    return [down.card for down in cards]


def hands(state: State) -> list[list[str]]:
    return [ids(player.hand) for player in state.players]


def points(state: State) -> list[tuple[int, int]]:
    """Victory and conspiracy points of each."""
    return [(player.victory, player.conspiracy) for player in state.players]


def supplies(state: State) -> list[tuple[int, ...]]:
    return [player.supply for player in state.players]


def everything(state: State) -> dict[str, list[Any]]:
    """Where every thing of a kind lies, as a sorted list: the same at any moment of a game."""
    plot = state.plot
    laid = (*plot.laid, *plot.shields, *plot.daggers) if plot else ()
    hand_cards = [down.card for player in state.players for down in player.hand] + [card for _, card in laid]
    markers = [(seat, value) for seat, player in enumerate(state.players) for value in player.supply]
    for pair in state.civitas:
        for card in pair:
            markers += [(marker.owner, marker.value) for marker in (card.markers if card else ()) if marker]
    return {
        "hand": sorted(hand_cards + [down.card for stack in STACKS for down in getattr(state, stack)]),
        "markers": sorted(markers),
        "civitas": sorted(
            [card.card.id for pair in state.civitas for card in pair if card]
            + [card.id for stack in state.stacks for card in stack]
        ),
        "augustus": sorted(one.name for one in (state.emperor, *state.candidates, *state.heirs)),
        "favours": sorted([*state.favours, *(plot.backing if plot else ())]),
    }
