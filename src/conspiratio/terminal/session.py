"""A game at one terminal: the match, who sits where, the bots' moves, and the save file.

Both the Textual table and the plain mode are skins over this.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.bots import bot
from conspiratio.core.codec import from_json
from conspiratio.core.game import AnyGame, Complaint, Event, Eye, Json, Seat
from conspiratio.core.match import REPLAY, Match, read_match
from conspiratio.locale import Texts
from conspiratio.locale.pax_words import PaxWords
from conspiratio.pax.game import PAX
from conspiratio.pax.scoring import SoloResult

from .saves import Saves, read_json, write_json

SAVE = "conspiratio-save/1"
GAMES: dict[str, AnyGame] = {PAX.name: PAX}
NAMES = ("Livia", "Decimus", "Octavia", "Marcus", "Fulvia", "Gaius", "Cornelia", "Titus")


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person (``bot`` is None) or a bot of some level."""

    name: str
    bot: str | None = None


@dataclass
class Session:
    match: Match
    chairs: tuple[Chair, ...]
    texts: Texts
    saves: Saves
    path: Path
    seed: str
    """The bots' luck; the deal's is in the match."""
    replay: Path | None = None
    """Where the finished game was kept."""

    @classmethod
    def new(
        cls,
        game: AnyGame,
        options: Any,
        chairs: Sequence[Chair],
        texts: Texts,
        saves: Saves,
        seed: str | None = None,
    ) -> Session:
        seed = seed or secrets.token_hex(16)
        deal = game.deal(options, len(chairs), Random(f"{seed}/deal"))
        nonce = f"{Random(f'{seed}/nonce').getrandbits(128):032x}"
        match = Match(game, deal, tuple(chair.name for chair in chairs), nonce)
        return cls(match, tuple(chairs), texts, saves, saves.new_game_path(game.name), seed)

    @classmethod
    def load(cls, path: Path, texts: Texts, saves: Saves) -> Session:
        file = read_json(path)
        if not isinstance(file, dict) or file.get("format") != SAVE:
            raise Complaint("save-format", file=str(path))
        match = read_match(file.get("match"), GAMES)
        chairs = from_json(tuple[Chair, ...], file.get("chairs"), "chairs")
        if len(chairs) != len(match.names):
            raise Complaint("save-format", file=str(path))
        return cls(match, chairs, texts, saves, path, from_json(str, file.get("seed"), "seed"))

    def save(self) -> None:
        """Keep the game as it stands; a finished one becomes a replay, and counts for the campaign."""
        if self.replay:
            return
        match_file: Json = self.match.to_json()
        if match_file["format"] == REPLAY:
            self.replay = self.saves.finish(self.path, match_file)
            result = self.match.game.result(self.match.state)
            if isinstance(result, SoloResult) and result.won:
                self.saves.win_solo(match_file["options"]["solo_game"])
            return
        chairs = [{"name": chair.name, "bot": chair.bot} for chair in self.chairs]
        write_json(self.path, {"format": SAVE, "chairs": chairs, "seed": self.seed, "match": match_file})

    # Whose turn

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is None)

    @property
    def is_over(self) -> bool:
        return self.match.to_act is None

    @property
    def waits_for_person(self) -> bool:
        seat = self.match.to_act
        return seat is not None and self.chairs[seat].bot is None

    def play_bot(self) -> tuple[Event, ...]:
        """One decision of the bot whose turn it is."""
        match = self.match
        seat = match.to_act
        assert seat is not None
        level = self.chairs[seat].bot
        assert level is not None
        rng = Random(f"{self.seed}/bot/{len(match.moves)}")
        move = bot(match.game.name, level).choose(match.view(seat), match.legal_moves(), rng)
        return match.play(seat, move)

    # Words

    @property
    def words(self) -> PaxWords:
        return PaxWords(self.texts, self.match.names, self.match.deal.faces.by_id)

    def log(self, eye: Eye, since: int = 0) -> list[str]:
        """What happened from move ``since`` on, as this eye saw it."""
        words = self.words
        return [
            words.event(event.seen_by(eye))  # type: ignore[arg-type]
            for events in self.match.events[since:]
            for event in events
        ]
