"""A process that does nothing but think: questions come in on stdin, answers go out on stdout.

Each is a packet: its length, then as many bytes. A question is a pickle: what is wanted (``choose``, ``hint`` or
``part``, of a review), the game, and what that needs. It comes from our own parent and nobody else can write to the
pipe, so that reading a pickle is safe. An answer is JSON: the seconds that the processor worked for it; and the index
of the chosen move, a hint, a part of a review, or a text that tells how it failed.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import traceback
from collections.abc import Callable, Mapping
from io import BufferedReader
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import thread_time
from typing import Any

from conspiratio.bots import our_bot
from conspiratio.bots.hint import hint, hint_json
from conspiratio.bots.review import ReviewEffort, Situation, part_of
from conspiratio.bots.review_json import part_json
from conspiratio.core.game import Json
from conspiratio.games import GAMES

LENGTH = struct.Struct(">I")
COURTESY = 5
"""How far a worker steps back behind the server, whose people wait."""


def packet(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then stops us
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between the answers
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    try:
        while True:
            answers.write(packet(_answer(questions.get())))
            answers.flush()
    except BrokenPipeError:
        os._exit(0)  # the server was killed: nobody waits for the answer, and it is no error of ours


def _listen(questions: SimpleQueue[bytes]) -> None:
    """Beside the bot's thinking, so that however long it thinks we end with our parent."""
    with os.fdopen(os.dup(0), "rb") as stdin:
        while (question := _read(stdin)) is not None:
            questions.put(question)
    os._exit(0)


def _read(stdin: BufferedReader) -> bytes | None:
    """The next packet; None if there is no more, or only a part of one."""
    head = stdin.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    content = stdin.read(length)
    return content if len(content) == length else None


def _answer(question: bytes) -> bytes:
    began = thread_time()
    try:
        wanted, *given = pickle.loads(question)
        answer: Json = ANSWERS[wanted](*given)
    except Exception as trouble:
        # Where it happened, but not what it said: that might tell of hidden cards, and this goes into a log.
        answer = f"{type(trouble).__name__}\n{''.join(traceback.format_tb(trouble.__traceback__, limit=-20))}"
    return json.dumps([thread_time() - began, answer]).encode()


def _choose(game: str, level: str, view: Any, moves: tuple[Any, ...], seed: str, share: float) -> int:
    """By a bot that has not thought of anything else yet, so that its answer depends on the question alone."""
    chosen = our_bot(game, level, share=share, steady=True).choose(view, moves, Random(seed))
    return moves.index(chosen)


def _hint(game: str, view: Any, moves: tuple[Any, ...], seed: str) -> Json:
    return hint_json(GAMES[game], hint(GAMES[game], view, moves, Random(seed)))


def _part(game: str, at: Situation, seed: str, effort: ReviewEffort) -> Json:
    return part_json(GAMES[game], part_of(GAMES[game], at, seed, effort))


ANSWERS: Mapping[str, Callable[..., Json]] = {"choose": _choose, "hint": _hint, "part": _part}


if __name__ == "__main__":
    main()
