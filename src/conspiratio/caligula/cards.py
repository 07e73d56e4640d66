"""The tables of the game: Civitas cards, emperors and Sequentia cards, and the check of a deck file.

Coniura and Pugio cards are the same in every deck: they are named by their ids alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias, TypeGuard, get_args

from conspiratio.core.codec import shorten
from conspiratio.core.decks import at_line, line_of, load_toml
from conspiratio.core.game import Complaint
from conspiratio.core.shelf import Shelf

Colour: TypeAlias = Literal["legionarii", "praetoriani", "tribuni", "plebs", "nobiles"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
INDEX: Mapping[str, int] = {colour: i for i, colour in enumerate(COLOURS)}
CARDS_A_COLOUR = 11
"""caligula.material.civitas"""
LEAST_A_COLOUR = 2
"""In a free deck: one for each position."""
MOST_A_COLOUR = 30
"""Likewise: enough to try things out, and games stay small."""

Kind: TypeAlias = Literal["single", "group", "negative"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Reward: TypeAlias = Literal[
    "remove:legionarii",
    "remove:praetoriani",
    "remove:tribuni",
    "remove:plebs",
    "remove:nobiles",
    "coniura",
    "pugio",
    "spqr",
    "primus",
    "place",
    "swap-markers",
    "return-marker",
    "swap-ordo",
    "swap-positions",
    "swap-sequentia",
]
Penalty: TypeAlias = Literal["lose-marker", "lose-point", "lose-pugio", "lose-coniura"]
Effect: TypeAlias = Literal[Reward, Penalty]
REWARDS: tuple[Reward, ...] = get_args(Reward)
PENALTIES: tuple[Penalty, ...] = get_args(Penalty)

MINIMUM = (0, 21)
"""The most all eight markers together are worth."""
FIELDS = (1, 8)
ANY = 2
"""A field open to any number of players."""
MOST_SEATS = 5
EMPEROR_RANGES = {"life": (1, 9), "points": (0, 9), "fields": (0, 5)}

EMPERORS = (
    "caligula",
    "domitianus",
    "vitellius",
    "elagabalus",
    "claudius",
    "commodus",
    "nero",
    "galba",
    "otho",
    "caracalla",
)
FIRST_EMPEROR = "caligula"
_FOR_FEW = frozenset(["domitianus", "vitellius", "elagabalus"])
_FOR_MANY = frozenset(["claudius", "commodus", "nero"])

SequentiaCard: TypeAlias = tuple[str, ...]
"""``("draw",)``, ``("ordo",)``, or colours."""
SEQUENTIA = 6
"""caligula.material.sequentia"""
MOST_SEQUENTIA = 20
"""In a free deck."""

Stack: TypeAlias = Literal["coniura", "pugio"]
STACKS: tuple[Stack, ...] = get_args(Stack)
HAND_CARDS: Mapping[Stack, tuple[str, ...]] = {
    "coniura": tuple(f"coniura-{n}" for n in range(1, 21)),
    "pugio": tuple(f"pugio-{n}" for n in range(1, 15)),
}
DOUBLES = frozenset([*HAND_CARDS["coniura"][10:], *HAND_CARDS["pugio"][7:]])
"""caligula.material.hand"""


def stack_of(card: str) -> Stack:
    return "coniura" if card.startswith("c") else "pugio"


def shows(card: str, symbol: Stack) -> bool:
    """
    >>> shows("coniura-3", "pugio"), shows("coniura-12", "pugio")
    (False, True)
    """
    return card in DOUBLES or stack_of(card) == symbol


def kind_of(card: str) -> int:
    """Single Coniura, double Coniura, single Pugio, double Pugio: cards of a kind are as good as each other.

    >>> [kind_of(card) for card in ("coniura-1", "coniura-12", "pugio-7", "pugio-8")]
    [0, 1, 2, 3]
    """
    return 2 * (stack_of(card) == "pugio") + (card in DOUBLES)


class Card(NamedTuple):
    """A Civitas card. ``id`` is ``<colour>-<n>``."""

    id: str
    colour: Colour
    kind: Kind
    minimum: int
    fields: tuple[int, ...]
    """From the left: how many players it takes to open the field."""
    effects: tuple[Effect, ...]

    def __str__(self) -> str:
        return self.id


class Emperor(NamedTuple):
    name: str
    life: int
    points: int
    fields: int

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Deck:
    """The tables of one copy of the game."""

    cards: tuple[Card, ...]
    emperors: tuple[Emperor, ...]
    sequentia: tuple[SequentiaCard, ...]
    name: str = field(default="", compare=False)

    @cached_property
    def by_id(self) -> Mapping[str, Card]:
        return {card.id: card for card in self.cards}

    @cached_property
    def by_name(self) -> Mapping[str, Emperor]:
        return {emperor.name: emperor for emperor in self.emperors}

    def of_colour(self, colour: Colour) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.colour == colour)

    def heirs(self, seats: int) -> tuple[Emperor, ...]:
        """caligula.setup.augustus: the emperors that may follow Caligula with this number of players."""
        leave = _FOR_MANY if seats <= 3 else _FOR_FEW
        return tuple(e for e in self.emperors if e.name != FIRST_EMPEROR and e.name not in leave)


def make_deck(
    cards: Iterable[Card], emperors: Iterable[Emperor], sequentia: Iterable[SequentiaCard], name: str = ""
) -> Deck:
    """A deck in the one order all decks have."""
    return Deck(
        tuple(sorted(cards, key=lambda card: (INDEX[card.colour], int(card.id.rpartition("-")[2])))),
        tuple(sorted(emperors, key=lambda emperor: EMPERORS.index(emperor.name))),
        tuple(sorted(sequentia)),
        name,
    )


# Reading a deck file


def read_deck(text: str, *, free: bool = False) -> Deck:
    """The deck of a TOML file; a Complaint says which line and which card are wrong.

    ``free``: 2 to 30 cards of a colour, and any Sequentia cards.
    """
    name, data = load_toml(text, "caligula")
    emperors, sequentia = data.pop("emperors", None), data.pop("sequentia", None)
    cards = []
    for colour, entries in data.items():
        if colour not in INDEX or not isinstance(entries, dict):
            known = ", ".join((*COLOURS, "emperors", "sequentia"))
            raise Complaint("deck-category", line=line_of(text, colour), found=colour, known=known)
        cards += [_card_in(text, id, colour, entry) for id, entry in entries.items()]
    _check_colours(text, cards, free)
    return make_deck(cards, _emperors_in(text, emperors), _sequentia_in(text, sequentia, free), name)


def is_card_id(id: str, colour: str) -> bool:
    return re.fullmatch(rf"{colour}-[1-9][0-9]{{0,2}}", id) is not None


def _card_in(text: str, id: str, colour: Any, entry: Any) -> Card:
    if not is_card_id(id, colour):
        raise Complaint("deck-card-id", line=line_of(text, id), card=id, category=colour)
    with at_line(text, id):
        return card_from(id, colour, entry)


_FACE = ("kind", "minimum", "fields", "effects")


def card_from(id: str, colour: Colour, entry: Any) -> Card:
    """A Civitas card as it stands in a deck file or a replay file."""
    if not isinstance(entry, dict):
        raise Complaint("civitas-form", card=id)
    for name in entry:
        if name not in _FACE:
            raise Complaint("civitas-field", card=id, field=name)
    for name in _FACE:
        if name not in entry:
            raise Complaint("civitas-missing", card=id, field=name)
    kind, fields, effects = entry.get("kind"), entry.get("fields"), entry.get("effects")
    if kind not in KINDS:
        raise Complaint("civitas-kind", card=id, found=shorten(kind), known=", ".join(KINDS))
    minimum, (least, most) = entry.get("minimum"), MINIMUM
    if not _is_number(minimum, MINIMUM):
        raise Complaint("civitas-minimum", card=id, found=shorten(minimum), least=least, most=most)
    least, most = FIELDS
    if not isinstance(fields, list) or not least <= len(fields) <= most or not _are_fields(fields):
        raise Complaint("civitas-fields", card=id, found=shorten(fields), least=least, most=most)
    allowed = PENALTIES if kind == "negative" else REWARDS
    if not isinstance(effects, list) or not 1 <= len(effects) <= 2 or len(set(map(str, effects))) < len(effects):
        raise Complaint("civitas-effects", card=id, found=shorten(effects))
    for effect in effects:
        if effect not in allowed:
            raise Complaint("civitas-effect", card=id, kind=kind, found=shorten(effect), known=", ".join(allowed))
    return Card(id, colour, kind, minimum, tuple(ANY if f == "any" else f for f in fields), tuple(effects))


def _is_number(value: Any, limits: tuple[int, int]) -> TypeGuard[int]:
    return type(value) is int and limits[0] <= value <= limits[1]


def _are_fields(values: list[Any]) -> bool:
    """At least one must be open with any number of players: otherwise nobody could use the card."""
    return "any" in values and all(value == "any" or _is_number(value, (ANY + 1, MOST_SEATS)) for value in values)


def card_json(card: Card) -> dict[str, Any]:
    """A card as replay files tell of it."""
    fields = ["any" if field == ANY else field for field in card.fields]
    return {"kind": card.kind, "minimum": card.minimum, "fields": fields, "effects": list(card.effects)}


def _check_colours(text: str, cards: list[Card], free: bool) -> None:
    for colour in COLOURS:
        ids = {card.id for card in cards if card.colour == colour}
        if free:
            if len(ids) < LEAST_A_COLOUR:
                raise Complaint("deck-colour-small", line=line_of(text, colour), category=colour, found=len(ids))
            if len(ids) > MOST_A_COLOUR:
                line = line_of(text, colour)
                raise Complaint("deck-colour-large", line=line, category=colour, found=len(ids), most=MOST_A_COLOUR)
            continue
        wanted = {f"{colour}-{n}" for n in range(1, CARDS_A_COLOUR + 1)}
        about = {"category": colour, "count": CARDS_A_COLOUR}
        for id in sorted(ids - wanted):
            raise Complaint("deck-card-extra", line=line_of(text, id), card=id, **about)
        for id in sorted(wanted - ids, key=lambda id: int(id.rpartition("-")[2])):
            raise Complaint("deck-card-absent", line=line_of(text, colour), card=id, found=len(ids), **about)


def _emperors_in(text: str, table: Any) -> list[Emperor]:
    emperors = []
    with at_line(text, "emperors"):
        if not isinstance(table, dict):
            raise Complaint("deck-emperors")
    for name, entry in table.items():
        with at_line(text, name):
            emperors.append(emperor_from(name, entry))
    with at_line(text, "emperors"):
        for name in EMPERORS:
            if name not in table:
                raise Complaint("deck-emperor-absent", emperor=name)
    return emperors


def emperor_from(name: str, entry: Any) -> Emperor:
    """An emperor as he stands in a deck file or a replay file."""
    if name not in EMPERORS:
        raise Complaint("emperor-name", found=name, known=", ".join(EMPERORS))
    if not isinstance(entry, dict) or set(entry) != set(EMPEROR_RANGES):
        raise Complaint("emperor-form", emperor=name)
    for number, (least, most) in EMPEROR_RANGES.items():
        if not _is_number(entry[number], (least, most)):
            found = shorten(entry[number])
            raise Complaint("emperor-number", emperor=name, field=number, found=found, least=least, most=most)
    return Emperor(name, **entry)


def emperor_json(emperor: Emperor) -> dict[str, Any]:
    return {"life": emperor.life, "points": emperor.points, "fields": emperor.fields}


def _sequentia_in(text: str, table: Any, free: bool) -> list[SequentiaCard]:
    with at_line(text, "sequentia"):
        if not isinstance(table, dict) or set(table) != {"cards"}:
            raise Complaint("deck-sequentia")
        return check_sequentia(table["cards"], free=free)


def check_sequentia(rows: Any, *, free: bool) -> list[SequentiaCard]:
    """Sequentia cards as they stand in files. Some card must name a colour, or no game would end."""
    for row in rows if isinstance(rows, list) else [rows]:
        if not isinstance(row, list) or not _is_sequentia(row):
            raise Complaint("sequentia-card", found=shorten(row), known=", ".join(COLOURS))
    cards = [tuple(row) for row in rows]
    if len(cards) > MOST_SEQUENTIA:
        raise Complaint("sequentia-many", found=len(cards), most=MOST_SEQUENTIA)
    if free:
        if not any(card[0] in INDEX for card in cards):
            raise Complaint("sequentia-no-colour")
    elif cards.count(("draw",)) != 1 or cards.count(("ordo",)) != 1 or len(cards) != SEQUENTIA:
        raise Complaint("sequentia-count", found=len(cards), count=SEQUENTIA)
    return cards


def _is_sequentia(row: list[Any]) -> bool:
    return row in (["draw"], ["ordo"]) or (0 < len(row) <= len(COLOURS) and all(entry in COLOURS for entry in row))


DECKS = Shelf(__package__, ("usual",), read_deck)
