"""From the words of a command line to a game on the table."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from conspiratio.bots import bot
from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax.cards import Deck, load_deck
from conspiratio.pax.game import Pax
from conspiratio.pax.state import Options

from .plain import PlainGame
from .saves import Saves
from .session import NAMES, Chair, Session

DEFAULT_PLAYERS = 4
STANDARD = Options()


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    players: int | None = None
    bots: str = "greedy"
    solo: int | None = None
    hotseat: tuple[str, ...] = ()
    deck: Path | None = None
    free: bool = False
    seed: str | None = None
    plain: bool = False
    new: bool = False
    options: Options = STANDARD

    @property
    def names_a_game(self) -> bool:
        """Does it ask for a particular game, rather than just to play?"""
        return self != Wishes(plain=self.plain)


def play(wishes: Wishes, texts: Texts) -> None:
    saves = Saves()
    plain = wishes.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    session = _saved_session(wishes, texts, saves) or _new_session(wishes, texts, saves)
    print(texts("play-commitment", commitment=session.match.commitment))
    if plain:
        PlainGame(session, sys.stdin, sys.stdout).run()
    else:
        from .app import run_table  # Textual takes a while to import

        run_table(session)
        _say_where_it_is(session)


def _say_where_it_is(session: Session) -> None:
    if session.replay:
        print(session.texts("play-replay-kept", file=str(session.replay)))
    else:
        print(session.texts("play-saved", game=session.match.game.name))


def _saved_session(wishes: Wishes, texts: Texts, saves: Saves) -> Session | None:
    """The game that waits, if there is one and the player wants to go on with it."""
    running = saves.running("pax")
    if wishes.names_a_game or not running:
        return None
    try:
        session = Session.load(running[0], texts, saves)
    except Complaint as complaint:
        kept = running[0].rename(running[0].with_suffix(".damaged"))
        print(texts("play-save-damaged", file=str(kept)), complain(texts, complaint), file=sys.stderr)
        return None
    names = ", ".join(session.match.names)
    print(texts("play-go-on", names=names, round=session.match.state.round), end=" ", flush=True)
    answer = sys.stdin.readline()
    yes = texts("play-yes")
    return session if answer.strip().lower() in ("", yes, "y") and answer else None


def _new_session(wishes: Wishes, texts: Texts, saves: Saves) -> Session:
    options, chairs = wishes.options, _chairs(wishes)
    if len(chairs) == 1:
        game = wishes.solo or saves.next_solo_game()
        options = Options(options.open_counts, options.final_column, game, options.first)
        print(texts("play-campaign", game=game))
    return Session.new(Pax(_deck(wishes)), options, chairs, texts, saves, wishes.seed)


def _deck(wishes: Wishes) -> Deck | None:
    return load_deck(wishes.deck, free=wishes.free) if wishes.deck else None


def _chairs(wishes: Wishes) -> tuple[Chair, ...]:
    """People first, then bots, until the table is full."""
    if wishes.solo is not None and (wishes.players not in (None, 1) or len(wishes.hotseat) > 1):
        raise Complaint("solo-needs-one")
    people = wishes.hotseat or NAMES[:1]
    for name in people:
        if not name.strip() or people.count(name) > 1:
            raise Complaint("hotseat-names", found=name)
    players = wishes.players
    if players is None:
        players = 1 if wishes.solo is not None else max(2, len(people)) if wishes.hotseat else DEFAULT_PLAYERS
    if not 1 <= players <= 8:
        raise Complaint("players-count", game="PAX", least=1, most=8, found=players)
    if len(people) > players:
        raise Complaint("hotseat-count", found=len(people), seats=players)
    bot("pax", wishes.bots)  # an unknown level is told before anything else
    free_names = [name for name in NAMES if name not in people]
    bots = [Chair(free_names[i], wishes.bots) for i in range(players - len(people))]
    return (*(Chair(name) for name in people), *bots)
