"""A match: a deal and the moves made since. Play, undo, save, resume, replay, and proof of a fair deal.

Before the first move the match publishes its *commitment*, the SHA-256 of a secret nonce and the deal;
the finished game's replay file opens it, so that anybody can check that the deal was made before the
game and never changed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from .codec import from_json, shorten
from .game import AnyGame, Complaint, Event, Eye, IllegalMove, Json, Refusal, Seat
from .growing import Growing

REPLAY = "conspiratio-replay/1"
"""A finished game, complete."""
RUNNING = "conspiratio-match/1"
"""A game that goes on: only its host may see it."""


class RefusedInFile(Complaint):
    """A file has a move that the rules don't allow."""

    def __init__(self, number: int, seat: Seat, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__("replay-illegal-move", number=number, seat=seat, rule=refusal.rule)


@dataclass(frozen=True)
class Match:
    """A value: a move makes a new match, which shares the past with the old one."""

    game: AnyGame
    deal: Any = field(repr=False)
    names: tuple[str, ...]
    nonce: str = field(repr=False)
    moves: Growing[tuple[Seat, Any]] = field(default_factory=Growing, repr=False)
    states: Growing[Any] = field(default_factory=Growing, repr=False)
    """The state before each move, and the present one."""
    events: Growing[tuple[Event, ...]] = field(default_factory=Growing, repr=False)
    """What each move brought about."""

    def __post_init__(self) -> None:
        if not self.states:
            object.__setattr__(self, "states", Growing([self.game.start(self.deal)]))

    # A match never changes: what is asked of it again and again is worked out once.

    @cached_property
    def state(self) -> Any:
        return self.states[-1]

    @cached_property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def commitment(self) -> str:
        return commitment(self.game, self.deal, len(self.names), self.nonce)

    def view(self, eye: Eye) -> Any:
        return self.game.view(self.state, eye)

    def legal_moves(self) -> tuple[Any, ...]:
        return self._legal_moves

    @cached_property
    def _legal_moves(self) -> tuple[Any, ...]:
        return self.game.legal_moves(self.state)

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        return self.game.refusal(self.state, seat, move)

    def after(self, seat: Seat, move: Any) -> Match:
        """The match with one more move. A move that the rules don't allow is an IllegalMove."""
        if seat != self.to_act:
            refused = self.refusal(seat, move)
            assert refused
            raise IllegalMove(refused)
        state, events = self.game.play(self.state, move)  # refuses what the seat that acts may not do
        return self._with(self.moves.plus((seat, move)), self.states.plus(state), self.events.plus(events))

    def back_to(self, moves: int) -> Match:
        """The match as it was after so many moves."""
        return self._with(self.moves.first(moves), self.states.first(moves + 1), self.events.first(moves))

    def _with(self, moves: Growing[Any], states: Growing[Any], events: Growing[Any]) -> Match:
        return Match(self.game, self.deal, self.names, self.nonce, moves, states, events)

    def can_take_back(self, seat: Seat) -> int:
        """How many of its own last moves this seat may take back: nobody has learnt anything from them."""
        if self.to_act is None or not self.moves or self.moves[-1][0] != seat:
            return 0
        count = 0
        for (mover, _), events in zip(reversed(self.moves), reversed(self.events), strict=True):
            if mover != seat or any(event.news for event in events):
                break
            count += 1
        return count

    def to_json(self) -> Json:
        """The replay file of a finished game, or the save file of a running one."""
        result = self.game.result(self.state)
        file: dict[str, Any] = {
            "format": RUNNING if result is None else REPLAY,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.options_json(self.deal),
            "players": [{"seat": seat, "name": name} for seat, name in enumerate(self.names)],
            **({"commitment": self.commitment, "nonce": self.nonce} if self.nonce else {}),
            "setup": self.game.setup_json(self.deal),
            "moves": [
                {"seat": seat, "move": self.game.move_json(move)}
                for state, (seat, move) in zip(self.states, self.moves, strict=False)
                if result is None or self.game.implied(state) is None
            ],
        }
        if result is not None:
            file["result"] = self.game.result_json(result)
        return file


def new_match(game: AnyGame, options: Any, names: Sequence[str], seed: str) -> Match:
    """A match dealt by a seed, and sealed with a nonce of its own."""
    deal = game.deal(options, len(names), Random(f"{seed}/deal"))
    nonce = f"{Random(f'{seed}/nonce').getrandbits(128):032x}"
    return Match(game, deal, tuple(names), nonce)


def commitment(game: AnyGame, deal: Any, seats: int, nonce: str) -> str:
    """SHA-256 over the nonce, a newline, and the deal as JSON with sorted keys and no spaces."""
    sealed = {"game": game.name, "seats": seats, "options": game.options_json(deal), "setup": game.setup_json(deal)}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{nonce}\n{text}".encode()).hexdigest()


# Reading


class _Named(NamedTuple):
    seat: int
    name: str


class _Head(NamedTuple):
    format: str
    game: str
    players: tuple[_Named, ...]
    rules: str | None = None
    commitment: str | None = None
    nonce: str | None = None


def read_match(file: Json, games: Mapping[str, AnyGame]) -> Match:
    """A match from a save or replay file, every move of it checked against the rules.

    What is damaged, impossible or of an unknown version is refused with a Complaint that says where.
    """
    head: _Head = from_json(_Head, file)
    if head.format not in (REPLAY, RUNNING):
        raise Complaint("replay-format", found=shorten(head.format), known=f"{REPLAY}, {RUNNING}")
    if head.game not in games:
        raise Complaint("replay-game", found=shorten(head.game), known=", ".join(games))
    game = games[head.game]
    if head.rules is not None:
        game = game.under(head.rules)
    players = sorted(head.players)
    if [player.seat for player in players] != list(range(len(players))) or not players:
        raise Complaint("replay-players", found=len(players))
    deal = game.read_deal(len(players), _part(file, "options", dict), _part(file, "setup", dict))
    match = Match(game, deal, tuple(player.name for player in players), head.nonce or "")
    _check_commitment(match, head)
    match = _replayed(match, _part(file, "moves", list))
    if head.format == REPLAY:
        _check_result(match, _part(file, "result", dict), len(_part(file, "moves", list)))
    return match


def _part(file: Json, name: str, kind: type) -> Any:
    if name not in file:
        raise Complaint("json-missing", where=".", field=name)
    if not isinstance(file[name], kind):
        expected = "list" if kind is list else "object"
        raise Complaint("json-kind", where=name, expected=expected, found=shorten(file[name]))
    return file[name]


def _check_commitment(match: Match, head: _Head) -> None:
    if (head.commitment is None) != (head.nonce is None):
        missing = "nonce" if head.nonce is None else "commitment"
        raise Complaint("json-missing", where=".", field=missing)
    if head.nonce is not None and not re.fullmatch("[0-9a-f]{16,}", head.nonce):
        raise Complaint("replay-nonce", found=shorten(head.nonce))
    if head.commitment is not None and head.commitment != match.commitment:
        raise Complaint("replay-commitment", published=shorten(head.commitment), computed=match.commitment)


def _replayed(match: Match, entries: Sequence[Json]) -> Match:
    for number, entry in enumerate(entries, 1):
        where = f"moves[{number - 1}]"
        if not isinstance(entry, dict) or "move" not in entry:
            raise Complaint("json-missing", where=where, field="move")
        seat = from_json(int, entry.get("seat"), f"{where}.seat")
        move = match.game.read_move(entry["move"], f"{where}.move")
        before = match
        match = _after_implied(match, seat, move)
        try:
            match = match.after(seat, move)
        except IllegalMove as illegal:
            at_once = before.refusal(seat, move) if before.to_act == seat else None
            raise RefusedInFile(number, seat, at_once or illegal.refusal) from None
    return match


def _after_implied(match: Match, seat: Seat, move: Any) -> Match:
    """With the moves that a file may leave out, up to the one it tells of."""
    while (implied := match.game.implied(match.state)) is not None:
        acting = match.to_act
        assert acting is not None
        if (acting, implied) == (seat, move):
            break
        match = match.after(acting, implied)
    return match


def _check_result(match: Match, stated: Json, moves: int) -> None:
    result = match.game.result(match.state)
    if result is None:
        raise Complaint("replay-unfinished", moves=moves)
    for key, value in match.game.result_json(result).items():
        difference = _difference(key, stated.get(key), value)
        if difference:
            where, found, expected = difference
            raise Complaint("replay-result", field=where, found=shorten(found), expected=shorten(expected))


def _difference(where: str, found: Json, expected: Json) -> tuple[str, Json, Json] | None:
    """The first place in which two values differ, and what stands there."""
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        parts = [(f"{where}.{key}", found[key], expected[key]) for key in expected]
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        parts = [(f"{where}[{i}]", found[i], expected[i]) for i in range(len(expected))]
    else:
        return None if found == expected and type(found) is type(expected) else (where, found, expected)
    return next((difference for part in parts if (difference := _difference(*part))), None)
