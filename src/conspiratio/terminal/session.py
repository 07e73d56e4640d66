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

from conspiratio.bots import bot, our_bot
from conspiratio.bots.hint import Hint, hint
from conspiratio.core.codec import from_json
from conspiratio.core.files import about, load_json, read_text, write_json
from conspiratio.core.game import AnyGame, Complaint, Eye, Json, Seat
from conspiratio.core.match import REPLAY, Match, new_match, read_match
from conspiratio.games import GAMES
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence
from conspiratio.locale.words import Words, words_for

from .saves import CAMPAIGN, Saves

SAVE = "conspiratio-save/1"
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
    forked: bool = False
    """Somebody played on with the same game in another window: this one is kept under a name of its own."""
    _written: str | None = None
    """What we last read from the save file or wrote to it."""

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
        match = new_match(game, options, [chair.name for chair in chairs], seed)
        return cls(match, tuple(chairs), texts, saves, saves.new_game_path(game.name), seed)

    @classmethod
    def load(cls, path: Path, texts: Texts, saves: Saves) -> Session:
        with about(path):
            text = read_text(path)
            file = load_json(text)
            if not isinstance(file, dict) or file.get("format") != SAVE:
                raise Complaint("save-format", file=str(path))
            match = read_match(file.get("match"), GAMES)
            chairs = from_json(tuple[Chair, ...], file.get("chairs"), "chairs")
            if len(chairs) != len(match.names):
                raise Complaint("save-format", file=str(path))
            for chair in chairs:
                if chair.bot is not None and ":" not in chair.bot:  # of one's own: see ``check_bots``
                    our_bot(match.game.name, chair.bot)
            seed = from_json(str, file.get("seed"), "seed")
        return cls(match, chairs, texts, saves, path, seed, _written=text)

    def check_bots(self) -> None:
        """Complains about a bot of one's own that can't be found from here: that is no damage to the save."""
        for chair in self.chairs:
            if chair.bot is not None:
                bot(self.match.game.name, chair.bot)

    def save(self) -> None:
        """Keep the game as it stands; a finished one becomes a replay, and counts for the campaign."""
        if self.replay:
            return
        match_file: Json = self.match.to_json()
        self._step_aside_for_another_window()
        if match_file["format"] == REPLAY:
            self.replay = self.saves.finish(self.path, match_file)
            if self.solo_game is not None and match_file["result"]["won"] and self._counts:
                self.saves.win_solo(self.solo_game)
            return
        chairs = [{"name": chair.name, "bot": chair.bot} for chair in self.chairs]
        file = {"format": SAVE, "chairs": chairs, "seed": self.seed, "match": match_file}
        self._written = write_json(self.path, file)

    def _step_aside_for_another_window(self) -> None:
        """If the file is no longer as we left it, somebody else plays on with it: keep both games."""
        if self._written is None:
            return
        found = read_text(self.path) if self.path.exists() else None
        if found != self._written:
            self.path, self.forked = self.saves.new_game_path(self.match.game.name), True

    @property
    def solo_game(self) -> int | None:
        """Which game of the solo campaign this is, if it is one."""
        solo: int | None = getattr(self.match.deal.options, "solo_game", None)
        return solo

    @property
    def _counts(self) -> bool:
        """Whoever chooses another of our decks chooses how hard it is; one from a box is nobody's choice."""
        game = self.match.game
        return game.deck_name(self.match.deal.faces) in (None, game.default_deck)

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

    def play(self, seat: Seat, move: Any) -> None:
        self.match = self.match.after(seat, move)

    def take_back(self, seat: Seat, *, whole_turn: bool) -> bool:
        """Says whether anything could be taken back."""
        most = self.match.can_take_back(seat)
        self.match = self.match.back_to(len(self.match.moves) - (most if whole_turn else min(most, 1)))
        return most > 0

    def bot_move(self) -> tuple[Seat, Any]:
        """One decision of the bot whose turn it is."""
        match = self.match
        seat = match.to_act
        assert seat is not None
        level = self.chairs[seat].bot
        assert level is not None
        rng = Random(f"{self.seed}/bot/{len(match.moves)}")
        move = bot(match.game.name, level).choose(match.view(seat), match.legal_moves(), rng)
        return seat, move

    def hint(self) -> Hint:
        """Advice to the person who has to decide, from what they know; asked again, it is the same."""
        match = self.match
        rng = Random(f"{self.seed}/hint/{len(match.moves)}")
        return hint(match.game, match.view(match.to_act), match.legal_moves(), rng)

    # Words

    @property
    def words(self) -> Words:
        return words_for(self.match.game.name, self.texts, self.match.names, self.match.deal.faces)

    def where_it_is(self) -> str:
        """Where the game is kept, for a player who leaves the table."""
        if self.replay:
            return self.texts("play-replay-kept", file=str(self.replay))
        said = self.texts("play-saved", game=self.match.game.name)
        return f"{said} {self.texts('play-forked')}" if self.forked else said

    def campaign_line(self) -> str:
        """Where the campaign stands after a game that was won."""
        if len(self.saves.solo_won()) == len(CAMPAIGN):
            return self.texts("play-campaign-done")
        return self.texts("play-campaign-next", game=self.saves.next_solo_game())

    def log(self, eye: Eye, since: int = 0, words: Words | None = None) -> list[Sentence]:
        """What happened from move ``since`` on, as this eye saw it."""
        words, match = words or self.words, self.match
        opening = match.game.announce(match.states[0]) if since == 0 else ()
        events = [*opening, *(event for events in match.events[since:] for event in events)]
        return [words.event(event.seen_by(eye)) for event in events]
