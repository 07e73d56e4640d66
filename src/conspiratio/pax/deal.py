"""All the luck of a PAX game, as a value: who is first and how the deck lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from conspiratio.core.codec import from_json
from conspiratio.core.game import Complaint, Eye, Json, Seat

from .cards import FREE_RANGE, LEAVE, SECOND_COPY, Card, Category, Deck, in_order, is_card_id
from .draft import Draft
from .resolve import draw_opening
from .state import (
    EMPTY_DISPLAY,
    MOST_SEATS,
    SOLO_GAMES,
    Choosing,
    FaceDown,
    Options,
    Player,
    State,
    add_cards,
    opening_size,
)

SEATS = range(1, MOST_SEATS + 1)
MONEY = 5
ROME_HIDDEN = 3
ROME_OPEN = 3


@dataclass(frozen=True, slots=True)
class Deal:
    seats: int
    options: Options
    faces: Deck
    first: Seat
    order: tuple[str, ...]
    """Every card's id, top first, those that leave the game included."""


def make_deal(options: Options, seats: int, rng: Random, faces: Deck) -> Deal:
    options = _check_options(options, seats)
    first = rng.randrange(seats) if options.first is None else options.first
    cards = [*faces.cards, *rng.sample(faces.second, min(SECOND_COPY.get(seats, 0), len(faces.second)))]
    rng.shuffle(cards)
    deal = Deal(seats, replace(options, first=None), faces, first, tuple(card.id for card in cards))
    _check_size(deal)
    return deal


def check_seats(seats: int) -> None:
    if seats not in SEATS:
        raise Complaint("players-count", game="PAX", least=SEATS[0], most=SEATS[-1], found=seats)


def _check_options(options: Options, seats: int) -> Options:
    check_seats(seats)
    if options.first is not None and not 0 <= options.first < seats:
        raise Complaint("first-seat", found=options.first, seats=seats)
    if seats > 1 and options.solo_game is not None:
        raise Complaint("solo-alone", found=seats)
    if seats == 1 and options.solo_game is None:
        return replace(options, solo_game=1)
    if options.solo_game is not None and options.solo_game not in SOLO_GAMES:
        raise Complaint("solo-game", found=options.solo_game)
    return options


def _check_size(deal: Deal) -> None:
    """A free deck may be too small to set the table."""
    seats = deal.seats
    opening = sum(opening_size(nth, seats, deal.options.solo_game) for nth in range(seats))
    rome = ROME_HIDDEN + (ROME_OPEN if seats >= 5 else 0)
    needed = LEAVE.get(seats, 0) + rome + opening + legion_count(seats)
    if len(deal.order) < needed:
        raise Complaint("deck-too-small", found=len(deal.order), needed=needed, seats=seats)


def legion_count(seats: int) -> int:
    """pax.setup.legions"""
    return 3 if seats == 1 else seats + 1


def start(deal: Deal) -> State:
    """The table as it is set, with the first player's opening hand drawn."""
    nobody: frozenset[Eye] = frozenset()
    cards = [deal.faces.by_id[id] for id in deal.order]
    removed, cards = cards[: LEAVE.get(deal.seats, 0)], cards[LEAVE.get(deal.seats, 0) :]
    hidden, cards = cards[:ROME_HIDDEN], cards[ROME_HIDDEN:]
    shown: list[Card] = []
    if deal.seats >= 5:
        shown, cards = cards[:ROME_OPEN], cards[ROME_OPEN:]
    state = State(
        faces=deal.faces,
        options=deal.options,
        round=0,
        first=deal.first,
        conspirator=None,
        deck=tuple(FaceDown(card, nobody) for card in cards),
        removed=tuple(removed),
        rome_hidden=tuple(FaceDown(card, nobody) for card in hidden),
        rome=add_cards(EMPTY_DISPLAY, shown),
        legions=((),) * legion_count(deal.seats),
        players=(Player(MONEY),) * deal.seats,
        phase=Choosing(deal.first),
    )
    draft = Draft(state)
    draw_opening(draft, deal.first)
    return draft.close()[0]


# The form of a deal in a replay file


class _Face(NamedTuple):
    category: Category
    symbols: int
    value: int


class _Setup(NamedTuple):
    first: int
    order: tuple[str, ...]


def setup_json(deal: Deal) -> Json:
    faces = deal.faces.by_id
    used = set(deal.order)
    cards = {
        id: {"category": card.category, "symbols": card.symbols, "value": card.value}
        for id, card in faces.items()
        if id in used
    }
    return {"first": deal.first, "cards": cards, "order": list(deal.order)}


def read_deal(options: Options, seats: int, json: Json) -> Deal:
    """The deal in a file; a Complaint if there can be no such deal."""
    options = replace(_check_options(options, seats), first=None)
    setup: _Setup = from_json(_Setup, json, "setup")
    table = json.get("cards")
    if not isinstance(table, dict):
        raise Complaint("json-missing", where="setup", field="cards")
    cards = {id: Card(id, *from_json(_Face, face, f"setup.cards.{id}")) for id, face in table.items()}
    if not 0 <= setup.first < seats:
        raise Complaint("first-seat", found=setup.first, seats=seats)
    for id, card in cards.items():
        if not is_card_id(id.removesuffix("b"), card.category):
            raise Complaint("deal-card-id", where="setup.cards", card=id, category=card.category)
        least, most = FREE_RANGE
        if not (least <= card.symbols <= most and least <= card.value <= most):
            raise Complaint("deal-card-number", where=f"setup.cards.{id}", least=least, most=most)
    faces = Deck(in_order(card for id, card in cards.items() if not id.endswith("b")))
    _check_order(setup.order, cards, faces, seats)
    deal = Deal(seats, options, faces, setup.first, setup.order)
    _check_size(deal)
    return deal


def _check_order(order: tuple[str, ...], cards: dict[str, Card], faces: Deck, seats: int) -> None:
    seen = set()
    for i, id in enumerate(order):
        if id not in cards:
            raise Complaint("deal-unknown-card", where=f"setup.order[{i}]", card=id)
        if id in seen:
            raise Complaint("deal-card-twice", where=f"setup.order[{i}]", card=id)
        if faces.by_id.get(id) != cards[id]:
            raise Complaint("deal-copy-differs", card=id)
        seen.add(id)
    for id in cards:
        if id not in seen:
            raise Complaint("deal-card-missing", where="setup.order", card=id)
    second, wanted = sum(id.endswith("b") for id in order), SECOND_COPY.get(seats, 0)
    if second != min(wanted, len(faces.cards)):
        raise Complaint("deal-second-copy", found=second, expected=min(wanted, len(faces.cards)), seats=seats)
