"""The deal: all the luck of a game, as a value; the first state; and the form it has in files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeVar

from conspiratio.core.codec import from_json
from conspiratio.core.game import Complaint, Json, Seat

from .cards import (
    COLOURS,
    DOUBLES,
    EMPERORS,
    FIRST_EMPEROR,
    HAND_CARDS,
    LEAST_A_COLOUR,
    STACKS,
    Card,
    Deck,
    Emperor,
    SequentiaCard,
    Stack,
    card_from,
    card_json,
    check_sequentia,
    emperor_from,
    emperor_json,
    is_card_id,
    make_deck,
)
from .draft import Draft
from .rounds import begin_round
from .state import FaceDown, Options, Placing, Player, State

SEATS = range(2, 6)
CANDIDATES = 2
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deal:
    seats: int
    options: Options
    faces: Deck
    ordo: tuple[Seat, ...]
    sequentia: tuple[SequentiaCard, ...]
    civitas: tuple[tuple[str, ...], ...]
    """In the order of COLOURS, top first."""
    augustus: tuple[str, ...]
    """The two candidates, then the stack."""
    hands: tuple[str, ...]
    """One double Coniura for each seat."""
    coniura: tuple[str, ...]
    """Top first."""
    pugio: tuple[str, ...]


def check_seats(seats: int) -> None:
    if seats not in SEATS:
        raise Complaint("players-count", game="Caligula", least=SEATS[0], most=SEATS[-1], found=seats)


def make_deal(options: Options, seats: int, rng: Random, faces: Deck) -> Deal:
    """caligula.setup.*"""
    check_seats(seats)
    doubles = _shuffled([card for card in HAND_CARDS["coniura"] if card in DOUBLES], rng)
    hands = tuple(doubles[:seats])
    return Deal(
        seats,
        options,
        faces,
        ordo=_shuffled(range(seats), rng),
        sequentia=_shuffled(faces.sequentia, rng),
        civitas=tuple(_shuffled([card.id for card in faces.of_colour(colour)], rng) for colour in COLOURS),
        augustus=_shuffled([emperor.name for emperor in faces.heirs(seats)], rng),
        hands=hands,
        coniura=_shuffled([card for card in HAND_CARDS["coniura"] if card not in hands], rng),
        pugio=_shuffled(HAND_CARDS["pugio"], rng),
    )


def _shuffled(things: Iterable[T], rng: Random) -> tuple[T, ...]:
    shuffled = list(things)
    rng.shuffle(shuffled)
    return tuple(shuffled)


def start(deal: Deal) -> State:
    faces = deal.faces
    augustus = tuple(faces.by_name[name] for name in deal.augustus)
    state = State(
        faces=faces,
        options=deal.options,
        round=0,
        ordo=deal.ordo,
        sequentia=deal.sequentia,
        slot=None,
        step=0,
        civitas=((None, None),) * len(COLOURS),
        stacks=tuple(tuple(faces.by_id[id] for id in ids) for ids in deal.civitas),
        coniura=_face_down(deal.coniura),
        pugio=_face_down(deal.pugio),
        emperor=faces.by_name[FIRST_EMPEROR],
        candidates=augustus[:CANDIDATES],
        heirs=augustus[CANDIDATES:],
        favours=(),
        primus=None,
        players=tuple(Player(hand=(FaceDown(card, frozenset([seat]), True),)) for seat, card in enumerate(deal.hands)),
        phase=Placing(deal.ordo[0]),
    )
    draft = Draft(state)
    for i in range(len(COLOURS)):
        draft.fill_up(i)
    begin_round(draft)
    return draft.close()[0]


def _face_down(cards: Sequence[str]) -> tuple[FaceDown, ...]:
    return tuple(FaceDown(card, frozenset()) for card in cards)


# The form of a deal in a replay file


def setup_json(deal: Deal) -> Json:
    cards: dict[str, Any] = {card.id: card_json(card) for card in deal.faces.cards}
    cards |= {emperor.name: emperor_json(emperor) for emperor in deal.faces.emperors}
    return {
        "ordo": list(deal.ordo),
        "sequentia": [list(card) for card in deal.sequentia],
        "civitas": {colour: list(ids) for colour, ids in zip(COLOURS, deal.civitas, strict=True)},
        "augustus": list(deal.augustus),
        "coniura": list(deal.coniura),
        "pugio": list(deal.pugio),
        "hands": [[card] for card in deal.hands],
        "cards": cards,
    }


class _Civitas(NamedTuple):
    legionarii: tuple[str, ...]
    praetoriani: tuple[str, ...]
    tribuni: tuple[str, ...]
    plebs: tuple[str, ...]
    nobiles: tuple[str, ...]


class _Setup(NamedTuple):
    ordo: tuple[int, ...]
    sequentia: tuple[tuple[str, ...], ...]
    civitas: _Civitas
    augustus: tuple[str, ...]
    coniura: tuple[str, ...]
    pugio: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]


def read_deal(options: Options, seats: int, json: Json) -> Deal:
    """The deal in a file; a Complaint if there can be no such deal."""
    check_seats(seats)
    setup: _Setup = from_json(_Setup, json, "setup")
    faces = _read_faces(json)
    _check_all("setup.ordo", setup.ordo, range(seats))
    for colour, ids in zip(COLOURS, setup.civitas, strict=True):
        _check_all(f"setup.civitas.{colour}", ids, [card.id for card in faces.of_colour(colour)])
    _check_all("setup.augustus", setup.augustus, [emperor.name for emperor in faces.heirs(seats)])
    hands = _read_hands(setup.hands, seats)
    for stack in STACKS:
        _check_stack(stack, getattr(setup, stack), hands)
    return Deal(
        seats,
        options,
        faces,
        setup.ordo,
        setup.sequentia,
        tuple(setup.civitas),
        setup.augustus,
        hands,
        setup.coniura,
        setup.pugio,
    )


def _read_faces(json: Json) -> Deck:
    table = json.get("cards")
    if not isinstance(table, dict):
        raise Complaint("json-missing", where="setup", field="cards")
    cards: list[Card] = []
    emperors: list[Emperor] = []
    for id, entry in table.items():
        colour: Any = id.partition("-")[0]
        if colour not in COLOURS:
            emperors.append(emperor_from(id, entry))
        elif is_card_id(id, colour):
            cards.append(card_from(id, colour, entry))
        else:
            raise Complaint("deal-card-id", where="setup.cards", card=id, category=colour)
    for colour in COLOURS:
        if sum(card.colour == colour for card in cards) < LEAST_A_COLOUR:
            raise Complaint("deal-colour", where="setup.cards", category=colour)
    names = {emperor.name for emperor in emperors}
    for name in EMPERORS:
        if name not in names:
            raise Complaint("deal-card-missing", where="setup.cards", card=name)
    return make_deck(cards, emperors, check_sequentia(json["sequentia"], free=True))


def _read_hands(hands: tuple[tuple[str, ...], ...], seats: int) -> tuple[str, ...]:
    """caligula.setup.hand"""
    if len(hands) != seats or any(len(hand) != 1 for hand in hands):
        raise Complaint("deal-hands", where="setup.hands", seats=seats)
    cards = tuple(card for (card,) in hands)
    for card in cards:
        if card not in DOUBLES or card not in HAND_CARDS["coniura"]:
            raise Complaint("deal-hands", where="setup.hands", seats=seats)
    return cards


def _check_stack(stack: Stack, cards: tuple[str, ...], hands: tuple[str, ...]) -> None:
    _check_all(f"setup.{stack}", (*hands, *cards) if stack == "coniura" else cards, HAND_CARDS[stack])


def _check_all(where: str, found: Sequence[Any], expected: Iterable[Any]) -> None:
    """Each of these once, and nothing else."""
    left = list(expected)
    for entry in found:
        if found.count(entry) > 1:
            raise Complaint("deal-card-twice", where=where, card=str(entry))
        if entry not in left:
            raise Complaint("deal-unknown-card", where=where, card=str(entry))
        left.remove(entry)
    for entry in left:
        raise Complaint("deal-card-missing", where=where, card=str(entry))
