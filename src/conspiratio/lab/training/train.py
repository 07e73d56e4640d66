"""``conspiratio lab train``: an evaluation learnt by playing against itself, generation by generation.

Each generation plays games with the weights of the last one (the first watches bots that go by rules of thumb),
adds them to those of the generations before, trains the network on what came of their positions, and plays a short
match against the generation before. Every piece of work is a file in the folder: whoever runs the command again goes
on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from conspiratio.core.codec import shorten
from conspiratio.core.files import read_json, write_text
from conspiratio.core.game import Complaint

from ..running.engine import Engine, done_by
from ..running.journal import deck_mark
from . import generation_match
from .game_files import load_piece, save_piece
from .games import Games
from .generation_match import GenerationMatch
from .network import Network
from .plan import Plan
from .self_play import Job, play

WINDOW = 4
"""So many generations are learnt from."""
HELD_BACK = 20
"""Of so many pieces one is never learnt from, to see how good the network is on what it has not seen."""
OPTIONS = {"game": "GAME", "seats": "--players"}
"""What people call the fields of a plan, where it is not their name."""
Tell: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being done (``3/play``, ``3/learn``, ``3/match``: the generation and the stage), how far, out of how
much."""


class Training:
    """A folder in which a plan is carried out. ``log``: the plan, and what is known of each generation so far."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.folder = folder.absolute()
        self._log = self.folder / "train.json"
        self.plan = plan
        marks = {"start": self._mark_of_start(), "deck": deck_mark(plan.played.faces)}
        wanted = json.loads(json.dumps(asdict(plan) | marks))
        if not self._log.exists():
            if any(self.folder.glob("games-*.npz")):
                raise Complaint("train-log-lost", folder=str(folder))
            self._take_start()
            self._write({"plan": wanted, "generations": []})
        self.log: dict[str, Any] = read_json(self._log)
        theirs = self.log.get("plan") if isinstance(self.log, dict) else None
        generations = self.log.get("generations") if isinstance(theirs, dict) else None
        if not isinstance(theirs, dict) or not isinstance(generations, list) or not all(map(_is_entry, generations)):
            raise Complaint("train-log", file=str(self._log))
        differs = [
            f"{OPTIONS.get(name, f'--{name}')} {shorten(theirs.get(name))} → {shorten(now)}"
            for name, now in wanted.items()
            if name != "generations" and theirs.get(name) != now
        ]
        if differs:
            raise Complaint("train-differs", folder=str(folder), fields="; ".join(differs))

    def _mark_of_start(self) -> str | None:
        from conspiratio.kernel.weights import load, mark_in

        if self.plan.start is None:
            return None
        net = load(self.plan.start, self.plan.game)
        first, second = self.plan.hidden
        if net.first > first or net.second > second:
            raise Complaint("train-start", file=str(self.plan.start), found=f"{net.first},{net.second}")
        return mark_in(self.plan.start)

    def _take_start(self) -> None:
        """A copy: what this training started from stays as it was, whatever becomes of the file."""
        if self.plan.start is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_text(self.weights(0), self.plan.start.read_text("utf-8"))

    @property
    def done(self) -> int:
        return len(self.log["generations"])

    def weights(self, generation: int) -> Path:
        """What a generation has learnt."""
        return self.folder / f"weights-{generation:02}.json"

    @property
    def _newest(self) -> Path:
        """By this name bots look for it."""
        return self.folder / f"{self.plan.name}.json"

    def run(self, jobs: int, tell: Tell) -> None:
        for _ in self.steps(Engine(jobs), tell):
            pass

    def steps(self, engine: Engine, tell: Tell) -> Iterator[int]:
        """Each generation that is still missing, when it is done."""
        for generation in range(self.done + 1, self.plan.generations + 1):
            for past in self._learnt_from(generation):  # what was deleted as damaged is played anew
                if past == generation or self._missing(past):
                    self._play(past, engine, partial(tell, f"{generation}/play"))
            learnt = self._learnt(generation) or self._learn(generation, partial(tell, f"{generation}/learn"))
            match = self._match(generation, engine, partial(tell, f"{generation}/match"))
            self._finish(generation, learnt | {"match": match})
            yield generation
        if self.done and not self._newest.exists():
            write_text(self._newest, self.weights(self.done).read_text("utf-8"))

    def _learnt_from(self, generation: int) -> range:
        return range(max(1, generation - WINDOW + 1), generation + 1)

    # Playing

    def _before(self, generation: int) -> Path | None:
        return self.weights(generation - 1) if generation > 1 or self.plan.start is not None else None

    def _pieces(self, generation: int) -> list[tuple[Path, Job]]:
        plan = self.plan
        games = plan.games_of(generation)
        return [
            (
                self.folder / f"games-{generation:02}-{i:04}.npz",
                Job(
                    plan.played,
                    plan.solo,
                    plan.tables,
                    min(plan.piece, games - first),
                    plan.iterations,
                    self._before(generation),
                    f"{plan.seed}/{generation}/{i}",
                    plan.decks,
                ),
            )
            for i, first in enumerate(range(0, games, plan.piece))
        ]

    def _missing(self, generation: int) -> list[int]:
        return [i for i, (path, _) in enumerate(self._pieces(generation)) if not path.exists()]

    def _play(self, generation: int, engine: Engine, tell: Callable[[int, int], None]) -> None:
        pieces = self._pieces(generation)
        missing = self._missing(generation)
        games = self.plan.games_of(generation)
        done = games - sum(pieces[i][1].games for i in missing)
        tell(done, games)
        work = partial(_play_piece, [job for _, job in pieces])
        with closing(done_by(engine, work, missing)) as parts:
            for i, played in parts:
                path, job = pieces[i]
                save_piece(path, played)
                done += job.games
                tell(done, games)

    # Learning

    def _learnt(self, generation: int) -> dict[str, Any] | None:
        """What is known of a generation that was stopped before its match was over."""
        from conspiratio.kernel.weights import record_in

        path = self.weights(generation)
        record = record_in(path) if path.exists() else {}
        ours = self._record(generation, {})
        if any(record.get(name) != value for name, value in ours.items()):
            return None
        return {name: value for name, value in record.items() if name not in ours}

    def _learn(self, generation: int, tell: Callable[[int, int], None]) -> dict[str, Any]:
        from conspiratio.kernel.weights import features_of, save, sizes_in, values_in

        plan = self.plan
        tell(0, plan.epochs)
        known, unseen = self._games(generation)
        sizes = (features_of(plan.game), *plan.hidden)
        network = Network(sizes, generation)
        before = self._before(generation)
        if before is not None:
            network.read(values_in(before), sizes_in(before))
        samples = {
            seats: (games.features, *games.returns(network if before else None)) for seats, games in known.items()
        }
        losses = []
        for i, loss in enumerate(network.train(samples, plan.epochs, generation)):
            losses.append(round(loss.total, 4))
            tell(i + 1, plan.epochs)
        ended = {seats: (games.features, *games.ends()) for seats, games in unseen.items()}
        loss = network.loss(ended)
        decided = sum(float((1 - neutral).sum()) for *_, neutral in ended.values())
        # Where the neutral side wins, nobody is compared.
        loss.rank *= sum(len(part[0]) for part in ended.values()) / max(1.0, decided)
        found = {name: max(0.0, round(value, 4)) for name, value in asdict(loss).items()}
        positions = sum(len(games.features) for games in known.values())
        learnt = {"positions": positions, "losses": losses, "unseen": found}
        save(self.weights(generation), sizes, network.values(), self._record(generation, learnt))
        return learnt

    def _games(self, generation: int) -> tuple[dict[int, Games], dict[int, Games]]:
        """Those of the last generations by number of players; those of the pieces held back are by themselves.

        A piece that is held back once always is: what an earlier generation has learnt from, this one has seen too.
        """
        from conspiratio.kernel.weights import features_of

        features = features_of(self.plan.game)
        known: dict[int, list[Games]] = {}
        unseen: dict[int, list[Games]] = {}
        for past in self._learnt_from(generation):
            for i, (path, _) in enumerate(reversed(self._pieces(past))):
                for seats, games in load_piece(path, features).items():
                    (known if i % HELD_BACK else unseen).setdefault(seats, []).append(games)
        return _joined(known), _joined(unseen)

    # What comes of it

    def _match(self, generation: int, engine: Engine, tell: Callable[[int, int], None]) -> dict[str, float]:
        plan = self.plan
        match = GenerationMatch(
            plan.played,
            plan.solo,
            min(plan.tables, key=lambda seats: abs(seats - 4)),
            plan.iterations,
            self.weights(generation),
            self._before(generation),
            f"{plan.seed}/match",
        )
        tell(0, plan.deals)
        found: dict[int, tuple[float, float]] = {}
        with closing(done_by(engine, partial(generation_match.play_deal, match), range(plan.deals))) as deals:
            for number, shares in deals:
                found[number] = shares
                tell(len(found), plan.deals)
        return generation_match.summary(match, [found[number] for number in sorted(found)])

    def _finish(self, generation: int, entry: dict[str, Any]) -> None:
        """Under its own name in the folder lies the newest generation, for bots to use."""
        from conspiratio.kernel.weights import features_of, save, values_in

        path = self.weights(generation)
        sizes = (features_of(self.plan.game), *self.plan.hidden)
        values, record = values_in(path), self._record(generation, entry)
        for place in (path, self._newest):
            save(place, sizes, values, record)
        self.log["generations"].append(entry)
        self._write(self.log)

    def _record(self, generation: int, entry: dict[str, Any]) -> dict[str, Any]:
        """How many generations there will be makes no difference to this one."""
        from conspiratio.kernel.weights import record_in

        game = self.plan.played
        plan = {name: value for name, value in self.log["plan"].items() if name != "generations"}
        made = {"made by": "conspiratio lab train", "rules": game.rules_version, "deck": deck_mark(game.faces)}
        plan.pop("deck", None)
        if plan.get("start") is not None:
            plan["start"] = {"mark": plan["start"], "record": record_in(self.weights(0))}
        return {**made, **plan, "generation": generation, **entry}

    def _write(self, log: dict[str, Any]) -> None:
        write_text(self._log, json.dumps(log, indent=1) + "\n")


def _is_entry(entry: Any) -> bool:
    """Does it tell what the table and the plot need of a generation?"""
    if not isinstance(entry, dict) or not isinstance(entry.get("positions"), int):
        return False
    parts = {"unseen": ("win", "rank", "neutral"), "match": ("share", "low", "high")}
    return all(
        isinstance(entry.get(part), dict) and all(isinstance(entry[part].get(name), int | float) for name in names)
        for part, names in parts.items()
        if part != "match" or entry.get(part) is not None
    )


def _play_piece(jobs: list[Job], i: int) -> dict[int, Games]:
    return play(jobs[i])


def _joined(parts: dict[int, list[Games]]) -> dict[int, Games]:
    """Pieces are small on the disk; the network reckons with all digits."""
    whole = {seats: Games.joined(games) for seats, games in parts.items()}
    return {seats: replace(games, features=games.features.astype("f4")) for seats, games in whole.items()}
