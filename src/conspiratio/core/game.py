"""The words every game is described with: seats, refusals, events, and the Game protocol."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from .rulebook import Rulebook

Seat: TypeAlias = int
Eye: TypeAlias = Seat | None
"""Who looks: a seat, or None for a spectator."""

Json: TypeAlias = Any


class Complaint(Exception):  # noqa: N818 - it is what we tell a person, not a crash
    """Bad input, said so that a person can mend it: a message id and what fills its gaps.

    The words are in the Fluent files under ``error-<key>``.
    """

    file: str | None = None
    """The file it is about, if its parameters don't name one."""
    line: int | None = None
    """The line of the file, likewise."""

    def __init__(self, key: str, **params: str | int) -> None:
        self.key = key
        self.params = params
        super().__init__(key + "".join(f", {name}: {value}" for name, value in params.items()))

    def __reduce__(self) -> Any:
        return (_complaint, (self.key, self.params), {"file": self.file, "line": self.line})


def _complaint(key: str, params: dict[str, str | int]) -> Complaint:
    return Complaint(key, **params)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule, how the move breaks it, and the numbers."""

    rule: str
    reason: str
    params: tuple[tuple[str, str | int], ...] = ()

    @property
    def message(self) -> str:
        """The id of its text in the Fluent files."""
        return f"refuse-{self.rule.replace('.', '-')}-{self.reason}"


class Event(Protocol):
    """Something that happened. ``news`` is true if anybody has learnt something hidden by it, ``luck`` if a card came
    off a stack: nobody chose it."""

    type: ClassVar[str]
    luck: ClassVar[bool]

    @property
    def news(self) -> bool: ...
    def seen_by(self, eye: Eye) -> Self: ...


class IllegalMove(Exception):  # noqa: N818
    """Raised by ``play`` for a move its caller should have asked ``refusal`` about."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.rule} ({refusal.reason}) {dict(refusal.params)}")


O = TypeVar("O")  # noqa: E741 - options
D = TypeVar("D")
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
R = TypeVar("R")


class Game(Protocol[O, D, S, M, V, R]):
    """A game's rules: options, deal, state, move, view, result. See ``pax.game.PAX``."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str:
        """The name as it stands on the box."""

    @property
    def rules_version(self) -> str: ...
    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def options_type(self) -> Callable[..., O]:
        """Without arguments: the options people usually play with."""

    @property
    def faces(self) -> Any:
        """The deck it is played with."""

    def check_seats(self, seats: int) -> None:
        """A Complaint, if so many can't play."""

    def under(self, rules: str) -> Self:
        """The game by another version of its rules, with the deck of that version: for games that were begun by it. A
        Complaint, if they can't go on."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The names of the decks that we ship."""

    @property
    def default_deck(self) -> str:
        """The one that is played with if nobody chooses."""

    def deck_text(self, name: str) -> str:
        """The deck file of this name."""

    def deck_name(self, faces: Any) -> str | None:
        """What a deck is called, if it is one of those that we ship."""

    def with_named_deck(self, name: str) -> Self:
        """The game with another of the decks that we ship."""

    def with_deck(self, text: str, *, free: bool) -> Self:
        """The game with another deck: the text of a deck file. ``free``: it needn't keep to the numbers in the box."""

    def deal(self, options: O, seats: int, rng: Random) -> D:
        """All the luck there is, as a value."""

    def start(self, deal: D) -> S: ...
    def announce(self, state: S) -> tuple[Event, ...]:
        """The events that announce a first state, before any move."""

    def to_act(self, state: S) -> Seat | None:
        """None: the game is over."""

    def legal_moves(self, state: S) -> tuple[M, ...]:
        """The moves on offer to the seat that acts: of all that it may make, one of each ``gist``.

        They are few enough to be listed. Whether a move may be made is for ``refusal`` to say, and not for this list.
        """

    def gist(self, move: M) -> Hashable:
        """What matters in a move: moves with the same gist are interchangeable."""

    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may."""

    def play(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]: ...
    def view(self, state: S, eye: Eye) -> V: ...
    def aids(self, view: V) -> Any:
        """What can be worked out from a view alone, for tables that draw views and know no rules."""

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that fits the view."""

    def result(self, state: S) -> R | None: ...
    def places(self, result: R, seats: int) -> tuple[int, ...]:
        """The place of each seat, 1 for the winners; equal places are shared."""

    def implied(self, state: S) -> M | None:
        """A move that is asked for at the table but not written in replay files, because there is no other."""

    # The public notation: what stands in replay files and goes over the wire.
    def move_json(self, move: M) -> Json: ...
    def read_move(self, json: Json, where: str) -> M: ...
    def options_json(self, deal: D) -> Json: ...
    def setup_json(self, deal: D) -> Json: ...
    def read_deal(self, seats: int, options: Json, setup: Json) -> D: ...
    def result_json(self, result: R) -> Json: ...


def shared_places(winners: tuple[Seat, ...], merits: Sequence[int]) -> tuple[int, ...]:
    """
    >>> shared_places((2,), [22, 25, 31, 22])
    (3, 2, 1, 3)
    """
    ranks = [(seat not in winners, -merit) for seat, merit in enumerate(merits)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
