"""``conspiratio lab solo``: how many deals of the solo campaign a bot clears, beside clairvoyants.

A clairvoyant is the same search with less hidden from it: one sees the whole deck, the other what Rome hides too. They
are no bots: nobody can play like that. But they show what luck leaves possible, and so how much of it is reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rich.table import Table

from conspiratio.bots import effort_of
from conspiratio.bots.search_from_view import Effort, can_search
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.kernel import bridge
from conspiratio.locale import Texts
from conspiratio.pax.state import SOLO_GAMES, FaceDown, Options, State

from ..reporting.tables import new_table
from ..running.engine import leave_if_stopped
from ..running.journal import deck_mark

SEAT = 0
TRAINED = (1, 2, 3, 4, 4, 5, 5, 5)
"""The games that an evaluation learns from, the hard ones more often: a victory is seen seldom enough there."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """One deal: which of the five games, and who cleared it."""

    game: int
    cleared: bool
    deck_seen: bool
    all_seen: bool


@dataclass(frozen=True, slots=True)
class SoloTrial:
    """Deals are numbered from 1, the five games in turn; each is played by all three."""

    level: str
    game: AnyGame
    """With the deck that is played with."""
    seed: str

    def numbers(self, deals: int) -> range:
        """So many deals of each of the five games."""
        return range(1, deals * len(SOLO_GAMES) + 1)

    def check(self) -> None:
        """Complains about what can't be played before anything is."""
        for number in SOLO_GAMES:
            self.game.deal(Options(solo_game=number), 1, Random(0))
        if not can_search(self.game, self.game.faces, 1):
            raise Complaint("solo-deck", found=len(self.game.faces.cards))

    @property
    def settings(self) -> Mapping[str, Json]:
        from conspiratio.kernel.weights import mark_of

        return {
            "command": "solo",
            "level": self.level,
            "iterations": effort_of(self.game.name, self.level).iterations,
            "weights": mark_of("pax-solo"),
            "clairvoyants": ["deck", "all"],
            "seed": self.seed,
            "deck": deck_mark(self.game.faces),
        }

    def __call__(self, number: int) -> SoloGame:
        from conspiratio.kernel.position import EVERYTHING

        game, state, rng = self.dealt(number)
        return SoloGame(
            game,
            self.clears(state, SEAT, rng),
            self.clears(deck_seen(state), SEAT, rng),
            self.clears(state, EVERYTHING, rng),
        )

    def dealt(self, number: int) -> tuple[int, State, Random]:
        """Which of the five games the deal of that number is, how it begins, and the luck that is left."""
        game = SOLO_GAMES[(number - 1) % len(SOLO_GAMES)]
        rng = Random(f"{self.seed}/{number}")
        return game, self.game.start(self.game.deal(Options(solo_game=game), 1, rng)), rng

    def clears(self, state: State, eye: int, rng: Random) -> bool:
        from conspiratio.kernel.weights import network

        effort = effort_of(self.game.name, self.level)
        net = network(self.game.name, 1) if effort.evaluation else None
        return _clears(bridge(self.game.name).position_of(state), eye, effort, net, rng)


def training_options(rng: Random) -> Mapping[str, int]:
    """Which of the five games an evaluation learns from next."""
    return {"solo_game": rng.choice(TRAINED)}


def deck_seen(state: State) -> State:
    """The same, but the player has seen every card of the deck; Rome's, and those that left the game, stay unseen."""
    return replace(state, deck=tuple(FaceDown(down.card, frozenset([SEAT])) for down in state.deck))


def solo_table(games: Iterable[SoloGame], texts: Texts) -> Table:
    table = new_table(*(texts(f"lab-solo-{column}") for column in ("game", "deals", "cleared", "deck", "all")))
    by_game: dict[int, list[SoloGame]] = {}
    for played in games:
        by_game.setdefault(played.game, []).append(played)
    for game, deals in sorted(by_game.items()):
        cleared = sum(deal.cleared for deal in deals)
        possible = (sum(deal.deck_seen for deal in deals), sum(deal.all_seen for deal in deals))
        compared = (texts("lab-solo-of", count=count, share=cleared / count) if count else "0" for count in possible)
        table.add_row(str(game), str(len(deals)), str(cleared), *compared)
    return table


def _clears(position: Any, eye: int, effort: Effort, net: Any, rng: Random) -> bool:
    from conspiratio.kernel.search import Search

    position = position.clone()
    while position.to_act() >= 0:
        leave_if_stopped()
        legal = position.legal()
        action = legal[0]
        if len(legal) > 1:
            search = Search(position, eye, net=net, seed=rng.getrandbits(60), look=effort.look)
            search.run(effort.iterations)
            action = max(search.moves(), key=lambda move: (move[1], move[2]))[0]
        position.play_legal(action)
    won: float = position.outcome()[0][0]
    return won == 1
