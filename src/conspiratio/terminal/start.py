"""From the words of a command line to a game on the table."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass, replace
from typing import Any, TextIO

from conspiratio.bots import DEFAULT_LEVEL, bot
from conspiratio.core.decks import with_deck
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import room
from conspiratio.locale import Texts

from .choose_save import choose_save
from .plain import PlainGame
from .saves import Saves
from .session import NAMES, Chair, Session

DEFAULT_PLAYERS = 4
LONGEST_NAME = 40


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: AnyGame
    players: int | None = None
    bots: str = DEFAULT_LEVEL
    """One level for all of them, or one for each, with commas between."""
    solo: int | None = None
    hotseat: tuple[str, ...] = ()
    deck: str | None = None
    """The name of a deck that we ship, or the path of a file."""
    free: bool = False
    seed: str | None = None
    plain: bool = False
    new: bool = False
    options: Any = None
    """None: as people usually play."""

    def fits(self, session: Session) -> bool:
        """Is a saved game what was asked for? ``play pax`` is content with any, ``--solo 2`` with that one."""
        if self.solo is not None or self.players == 1:
            return self.solo in (None, session.solo_game) and len(session.chairs) == 1
        return True

    @property
    def asks_for_a_new_game(self) -> bool:
        players = 1 if self.players == 1 else None
        return self != Wishes(self.game, players=players, solo=self.solo, plain=self.plain)


def play(wishes: Wishes, texts: Texts) -> None:
    lines: TextIO = sys.stdin or io.StringIO()
    plain = wishes.plain or not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    chairs = _chairs(wishes)
    saves = Saves()
    session = None
    if not wishes.asks_for_a_new_game:
        wants_new, session = choose_save(wishes.game.name, saves, texts, lines, wishes.fits)
        if session is None and not wants_new:
            return
    session = session or _new_session(wishes, chairs, texts, saves)
    session.check_bots()
    print(texts("play-commitment", commitment=session.match.commitment))
    if plain:
        PlainGame(session, lines, sys.stdout).run()
    else:
        room("terminal", session.match.game.name, "app").run_table(session)  # Textual takes a while to import
        print(session.where_it_is())


def _new_session(wishes: Wishes, chairs: tuple[Chair, ...], texts: Texts, saves: Saves) -> Session:
    game = wishes.game
    if wishes.deck:
        game = with_deck(game, wishes.deck, free=wishes.free)
    elif wishes.free:
        raise Complaint("free-needs-deck")
    options, solo = wishes.options or game.options_type(), len(chairs) == 1
    if solo:
        number = saves.next_solo_game() if wishes.solo is None else wishes.solo
        options = replace(options, solo_game=number)
    session = Session.new(game, options, chairs, texts, saves, wishes.seed)
    if solo:
        saves.solo_won()  # complain about a damaged campaign file now, not after the game is won
        print(texts("play-campaign", game=number))
    return session


def _chairs(wishes: Wishes) -> tuple[Chair, ...]:
    """People first, then bots, until the table is full."""
    if wishes.solo is not None and (wishes.players not in (None, 1) or len(wishes.hotseat) > 1):
        raise Complaint("solo-needs-one")
    people = wishes.hotseat or NAMES[:1]
    for name in people:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME or people.count(name) > 1:
            raise Complaint("hotseat-names", found=name, most=LONGEST_NAME)
    players = wishes.players
    if players is None:
        players = 1 if wishes.solo is not None else max(2, len(people)) if wishes.hotseat else DEFAULT_PLAYERS
    wishes.game.check_seats(players)
    if len(people) > players:
        raise Complaint("hotseat-count", found=len(people), seats=players)
    free_names = [name for name in NAMES if name not in people]
    levels = _levels(wishes, players - len(people))
    return (*(Chair(name) for name in people), *map(Chair, free_names, levels))


def _levels(wishes: Wishes, count: int) -> list[str]:
    """One level for each bot; a Complaint names an unknown one before anything else happens."""
    levels = [level.strip() for level in wishes.bots.split(",")]
    for level in levels:
        bot(wishes.game.name, level)
    if len(levels) not in (1, count):
        raise Complaint("bots-one-a-seat", found=len(levels), seats=count)
    return levels * count if len(levels) == 1 else levels
