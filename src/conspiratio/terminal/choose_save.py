"""Going on with a saved game: which one, or a new one?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from typing import TextIO

from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain

from .saves import Saves
from .session import Session
from .skin import is_number

MOST_SHOWN = 9


def choose_save(
    game: str, saves: Saves, texts: Texts, lines: TextIO, fits: Callable[[Session], bool]
) -> tuple[bool, Session | None]:
    """Does the player want a new game, and if not, which saved one? Neither, if the input ends here."""
    waiting = _waiting(game, saves, texts, fits)
    if not waiting:
        return True, None
    for number, session in enumerate(waiting, 1) if len(waiting) > 1 else ():
        print(f"  {number}  {_describe(session)}")
    while True:
        if len(waiting) == 1:
            question = texts("play-go-on", what=_describe(waiting[0]))
        else:
            question = texts("play-go-on-which", count=len(waiting))
        print(question, end=" ", flush=True)
        line = lines.readline()
        if not line:
            print()
            return False, None
        answer = line.strip().lower()
        if answer.startswith("n"):
            return True, None
        if is_number(answer) and 1 <= int(answer) <= len(waiting):
            return False, waiting[int(answer) - 1]
        if answer == "" or answer[0] in ("y", texts("play-yes")):
            return False, waiting[0]


def _waiting(game: str, saves: Saves, texts: Texts, fits: Callable[[Session], bool]) -> list[Session]:
    """The saved games that fit, the latest first; what can't be read is told and set aside."""
    waiting = []
    for path in saves.running(game):
        try:
            session = Session.load(path, texts, saves)
        except Complaint as complaint:
            kept = saves.set_aside(path)
            print(texts("play-save-damaged", file=str(kept)), complain(texts, complaint), file=sys.stderr)
            continue
        if session.match.game.name == game and fits(session):
            waiting.append(session)
        if len(waiting) == MOST_SHOWN:
            break
    return waiting


def _describe(session: Session) -> str:
    texts = session.texts
    who = ", ".join(session.match.names)
    if session.solo_game is not None:
        who = texts("play-campaign", game=session.solo_game).rstrip(".")
    when = datetime.fromtimestamp(session.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    return texts("play-save", who=who, round=session.match.state.round, when=when)
