"""PAX, assembled: what the rest of the program plays with."""

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
from .events import Event, OpeningDrawn
from .legal import RULES
from .moves import Move
from .scoring import Result, SoloResult
from .state import Opening, Options, State
from .view import View


class Pax(GameWithDecks[Deck]):
    """The Game protocol for PAX.

    >>> state = PAX.start(PAX.deal(Options(first=0), 2, Random(1)))
    >>> PAX.to_act(state), len(PAX.legal_moves(state))
    (0, 2)
    """

    name = "pax"
    title = "PAX"
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
        """The first player's opening hand is drawn as the table is set."""
        phase = state.phase
        return (OpeningDrawn(phase.seat, phase.drawn),) if isinstance(phase, Opening) else ()

    def to_act(self, state: State) -> Seat | None:
        return state.phase.seat

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return legal.legal_moves(state)

    def gist(self, move: Move) -> Hashable:
        return move

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return legal.refusal(state, seat, move)

    def play(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        return resolve.play(state, move)

    def view(self, state: State, eye: Eye) -> View:
        return views.view(state, eye)

    def aids(self, view: View) -> Aids:
        return aids(view)

    def imagine(self, view: View, rng: Random) -> State:
        return views.imagine(view, rng)

    def implied(self, state: State) -> None:
        """In PAX every move is written."""

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def places(self, result: Result, seats: int) -> tuple[int, ...]:
        """pax.end.rome-wins: if Rome does, all but the Primus Conspiratus share the last place."""
        if isinstance(result, SoloResult):
            return (1 if result.won else 2,)
        if result.scores is None:
            return tuple(1 if seat in result.winners else seats for seat in range(seats))
        return shared_places(result.winners, [score.total for score in result.scores])

    def move_json(self, move: Move) -> Json:
        return to_json(move)

    def read_move(self, json: Json, where: str = "") -> Move:
        move: Move = from_json(Move, json, where)
        return move

    def options_json(self, deal: Deal) -> Json:
        options = deal.options
        json: dict[str, Any] = {"open_counts": options.open_counts, "final_column": options.final_column}
        if options.solo_game is not None:
            json["solo_game"] = options.solo_game
        return json

    def setup_json(self, deal: Deal) -> Json:
        return setup_json(deal)

    def read_deal(self, seats: int, options: Json, setup: Json) -> Deal:
        chosen = from_json(Options, options, "options")
        return read_deal(chosen, seats, setup)

    def result_json(self, result: Result) -> Json:
        if isinstance(result, SoloResult):
            return {"won": result.won, "stronger": result.stronger, "categories": result.categories}
        scores = None
        if result.scores is not None:
            scores = [to_json(score) | {"total": score.total} for score in result.scores]
        return {"winners": list(result.winners), "rome": result.rome, "scores": scores}


PAX = Pax()
