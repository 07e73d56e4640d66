"""Caligula, assembled: what the rest of the program plays with."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from conspiratio.core.codec import from_json, to_json
from conspiratio.core.game import Eye, Json, Refusal, Seat, shared_places
from conspiratio.core.shelf import GameWithDecks

from . import legal, resolve, scoring
from . import view as views
from .aids import Aids, aids
from .cards import DECKS, Deck
from .deal import SEATS, Deal, check_seats, make_deal, read_deal, setup_json, start
from .effects import RULES
from .events import Event, RoundBegan
from .imagine import imagine
from .moves import Move
from .scoring import Result
from .state import Options, Paying, State
from .view import View


class Caligula(GameWithDecks[Deck]):
    """The Game protocol for Caligula.

    >>> state = CALIGULA.start(CALIGULA.deal(Options(), 2, Random(1)))
    >>> CALIGULA.to_act(state) == state.ordo[0], len(CALIGULA.legal_moves(state))
    (True, 60)
    """

    name = "caligula"
    title = "Caligula"
    seats = SEATS
    rulebook = RULES
    shelf = DECKS
    options_type = Options

    def check_seats(self, seats: int) -> None:
        check_seats(seats)

    def deal(self, options: Options, seats: int, rng: Random) -> Deal:
        return make_deal(options, seats, rng, self.faces)

    def start(self, deal: Deal) -> State:
        return start(deal)

    def announce(self, state: State) -> tuple[Event, ...]:
        return (RoundBegan(state.round, state.ordo),)

    def to_act(self, state: State) -> Seat | None:
        return state.phase.seat

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return legal.legal_moves(state)

    def gist(self, move: Move) -> Hashable:
        return legal.gist(move)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return legal.refusal(state, seat, move)

    def implied(self, state: State) -> Move | None:
        """A penalty with only one way to take it is no move in the notation; at the table the seat is asked all the
        same, because not to be asked would tell how many of its cards fit."""
        if not isinstance(state.phase, Paying):
            return None
        moves = legal.legal_moves(state)
        return moves[0] if len(moves) == 1 else None

    def play(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        return resolve.play(state, move)

    def view(self, state: State, eye: Eye) -> View:
        return views.view(state, eye)

    def aids(self, view: View) -> Aids:
        return aids(view)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def places(self, result: Result, seats: int) -> tuple[int, ...]:
        return shared_places(result.winners, [points.total for points in result.points])

    def move_json(self, move: Move) -> Json:
        return to_json(move)

    def read_move(self, json: Json, where: str = "") -> Move:
        move: Move = from_json(Move, json, where)
        return move

    def options_json(self, deal: Deal) -> Json:
        return {"memory_aid": deal.options.memory_aid}

    def setup_json(self, deal: Deal) -> Json:
        return setup_json(deal)

    def read_deal(self, seats: int, options: Json, setup: Json) -> Deal:
        return read_deal(from_json(Options, options, "options"), seats, setup)

    def result_json(self, result: Result) -> Json:
        points: list[Any] = [to_json(points) | {"total": points.total} for points in result.points]
        return {"winners": list(result.winners), "points": points}


CALIGULA = Caligula()
