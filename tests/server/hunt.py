"""A hunt for what could hold up the server: random free decks at the bounds, long games, every piece of work timed.

``python -m tests.server.hunt --games 50`` prints the slowest steps of each kind, and how to see them again.
"""

from __future__ import annotations

import argparse
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from conspiratio.caligula.cards import (
    COLOURS,
    EMPEROR_RANGES,
    EMPERORS,
    KINDS,
    MOST_A_COLOUR,
    MOST_SEQUENTIA,
    PENALTIES,
    REWARDS,
)
from conspiratio.core.match import new_match
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.messages.records import encode
from conspiratio.pax.cards import CATEGORIES, MOST_CARDS
from conspiratio.server.tables.entries import Moved, read_entry, write_entry
from conspiratio.server.tables.folding import timed
from conspiratio.server.tables.play import Play, begin
from conspiratio.server.tables.setup import Chair, Setup, check_setup
from conspiratio.server.tables.sight import NOTHING, Glance, is_much, update_for
from conspiratio.server.tables.table import Sitting, Table

T = TypeVar("T")
SEATS = {"pax": (2, 5, 8), "caligula": (2, 3, 5)}
FIRST_FRAMES = 40
"""After so many moves each, somebody comes and is told all that happened."""


class Slowest:
    """The slowest step of each kind, in seconds of computing."""

    def __init__(self) -> None:
        self.steps: dict[str, tuple[float, str]] = {}
        self.where = ""

    def time(self, kind: str, work: Callable[[], T]) -> T:
        done, took = timed(work)
        self.steps[kind] = max(self.steps.get(kind, (0.0, "")), (took, self.where))
        return done

    def __str__(self) -> str:
        rows = sorted(self.steps.items(), key=lambda step: -step[1][0])
        return "\n".join(f"{took * 1000:8.1f} ms  {kind:14} {where}" for kind, (took, where) in rows)


def pax_deck(rng: Random) -> str:
    """As many cards as there may be, of all categories or of few."""
    kinds = rng.sample(CATEGORIES, rng.choice([1, 2, 7]))
    most = rng.choice([1, 2, 9])
    counts = {kind: MOST_CARDS // len(kinds) for kind in kinds}
    return "\n".join(
        line
        for kind in kinds
        for line in (
            f"[{kind}]",
            *(
                f"{kind}-{n} = {{ symbols = {rng.randint(1, most)}, value = {rng.randint(1, most)} }}"
                for n in range(1, counts[kind] + 1)
            ),
        )
    )


def caligula_deck(rng: Random) -> str:
    effects_of = {kind: PENALTIES if kind == "negative" else rng.sample(REWARDS, rng.randint(2, 15)) for kind in KINDS}
    kinds = rng.sample(KINDS, rng.randint(1, 3))
    lines = ['game = "caligula"']
    for colour in COLOURS:
        lines.append(f"[{colour}]")
        for n in range(1, MOST_A_COLOUR + 1):
            kind = rng.choice(kinds)
            face = {
                "minimum": rng.randint(0, 3),
                "fields": ["any", *(rng.choice(["any", 3, 4, 5]) for _ in range(rng.randint(0, 7)))],
                "effects": rng.sample(effects_of[kind], rng.randint(1, 2)),
            }
            rest = ", ".join(f"{name} = {json.dumps(value)}" for name, value in face.items())
            lines.append(f'{colour}-{n} = {{ kind = "{kind}", {rest} }}')
    lines.append("[emperors]")
    for name in EMPERORS:
        numbers = ", ".join(f"{one} = {rng.randint(*limits)}" for one, limits in EMPEROR_RANGES.items())
        lines.append(f"{name} = {{ {numbers} }}")
    rows = [["draw"]] * rng.choice([1, 15]) + [list(COLOURS)] + [["ordo"]]
    rows += [[rng.choice(COLOURS)] for _ in range(MOST_SEQUENTIA - len(rows))]
    return "\n".join([*lines, "[sequentia]", "cards = [", *(f"  {json.dumps(row)}," for row in rows), "]"])


DECKS = {"pax": pax_deck, "caligula": caligula_deck}


def hunt(game: str, seed: int, slowest: Slowest, most_moves: int = 3000) -> int:
    """Play one game on a random free deck; how many moves it took."""
    for language in LANGUAGES:
        Texts(language)("error-bug", what="")  # reading them takes a while, once: the server does so when it starts
    rng = Random(f"{game} {seed}")
    seats = rng.choice(SEATS[game])
    slowest.where = f"{game} {seed}: {seats} seats"
    setup = Setup(game, [Chair("me")] * seats, deck=DECKS[game](rng), free_deck=True)
    rules = slowest.time("deck", lambda: check_setup(setup))
    match = new_match(rules.game, rules.options, [f"Player {n}" for n in range(seats)], str(seed))
    play = begin(setup, match, [None] * seats, 0)
    glance = NOTHING
    hoards = rng.random() < 0.5
    while play.to_act is not None and len(play.match.moves) < most_moves:
        seat, state = play.to_act, play.match
        moves = slowest.time("moves", state.legal_moves)
        view = slowest.time("view", lambda state=state, seat=seat: state.view(seat))
        slowest.time("question", lambda view=view, moves=moves: pickle.dumps((view, moves)))
        entry = write_entry(Moved(seat, _chosen(moves, rng, hoards)), state.game)
        play = slowest.time("entry", lambda play=play, entry=entry: play.after(read_entry(entry, play.match.game), 0))
        texts = Texts(LANGUAGES[len(play.match.moves) % len(LANGUAGES)])
        kind = "large update" if is_much(_table(play), seat, glance) else "update"
        glance = slowest.time(kind, _shown(play, seat, glance, texts))
        if len(play.match.moves) % FIRST_FRAMES == 0:
            slowest.time("first update", _shown(play, seat, NOTHING, texts))
    for language in LANGUAGES:
        slowest.time("first update", _shown(play, 0, NOTHING, Texts(language)))
    slowest.time("replay", play.match.to_json)
    return len(play.match.moves)


def _chosen(moves: tuple[Any, ...], rng: Random, hoards: bool) -> Any:
    """Anything; or, for large hands, mostly what gives least away."""
    return min(moves, key=lambda move: len(str(move))) if hoards and rng.random() < 0.7 else rng.choice(moves)


def _shown(play: Play, seat: int, last: Glance, texts: Texts) -> Callable[[], Any]:
    table = _table(play)

    def show() -> Glance:
        update, seen = update_for(table, seat, str(seat), 0, last, texts)
        encode(update, again=last is not NOTHING)
        return seen

    return show


def _table(play: Play) -> Table:
    sitting = tuple(Sitting(str(n), None, name) for n, name in enumerate(play.match.names))
    row = {"id": "t", "status": "playing", "version": 1, "host": None, "invite": "", "commitment": None}
    times = {"created_at": 0, "changed_at": 0, "daily": None, "rematch": None}
    return Table(**row, **times, setup=play.setup, seats=sitting, rules=play.match.game.rules_version, play=play)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each game")
    asked = parser.parse_args()
    slowest = Slowest()
    for seed in range(asked.games):
        for game in DECKS:
            print(f"{game} {seed}: {hunt(game, seed, slowest)} moves", flush=True)
    print(slowest)


if __name__ == "__main__":
    main()
