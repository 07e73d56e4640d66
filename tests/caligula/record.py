"""Records the games of ``tests/caligula/games`` anew: ``python -m tests.caligula.record [name ...]``.

For each story, games are played with one seed after the other until one goes as it is told. A recorded game is kept as
long as the rules are what they are; record anew only if it has to tell something else.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.core.match import Match
from tests.caligula.free_decks import small_deck
from tests.caligula.independent import Table
from tests.caligula.players import played

FOLDER = Path(__file__).parent / "games"


class Story(NamedTuple):
    seats: int
    is_told: Callable[[Table, Match], bool]
    options: Mapping[str, Any] = {}
    game: Caligula = CALIGULA


def murders(match: Match) -> int:
    return sum(event.type == "emperor-murdered" for events in match.events for event in events)


STORIES = {
    **{f"{seats}-players": Story(seats, lambda table, match: murders(match) >= 3) for seats in (2, 3, 4, 5)},
    "last-emperor-dies": Story(3, lambda table, match: table.last_plot == "dies"),
    "last-emperor-lives": Story(2, lambda table, match: table.last_plot == "lives" and murders(match) > 0),
    "nobody-conspires-in-the-end": Story(2, lambda table, match: table.last_plot == "none" and murders(match) > 1),
    "early-end": Story(4, lambda table, match: table.rounds < 5 and murders(match) > 0),
    "sixth-round": Story(4, lambda table, match: table.rounds == 6),
    "tie-primus": Story(2, lambda table, match: table.decided_by == "primus" and murders(match) > 0),
    "tie-conspiracy": Story(2, lambda table, match: table.decided_by == "conspiracy"),
    "tie-cards": Story(3, lambda table, match: table.decided_by == "cards" and murders(match) > 0),
    "tie-shared": Story(2, lambda table, match: table.decided_by == "shared" and murders(match) > 0),
    "no-memory-aid": Story(3, lambda table, match: murders(match) > 1, {"memory_aid": False}),
    "own-deck": Story(3, lambda table, match: murders(match) > 1 and table.rounds > 1, {}, Caligula(small_deck())),
}


def record(story: Story) -> Match:
    for seed in count():
        match = played(story.seats, seed, game=story.game, **story.options)
        if story.is_told(Table(match.to_json()), match):
            return match
    raise AssertionError("a story that never comes")


def text_of(match: Match) -> str:
    return json.dumps(match.to_json(), separators=(",", ":"), ensure_ascii=False) + "\n"


def main(names: list[str]) -> None:
    for name in names or STORIES:
        (FOLDER / f"{name}.json").write_text(text_of(record(STORIES[name])), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
