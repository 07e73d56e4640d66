"""A process that does nothing but ask bots: questions come in on stdin, answers go out on stdout.

Each is a frame: its length, then as many bytes. A question is a pickle of game, level, view, moves and seed. It comes
from our own parent and nobody else can write to the pipe, so that reading a pickle is safe. An answer is JSON: the
index of the chosen move, or a text that tells how the bot failed.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import traceback
from functools import cache
from io import BufferedReader
from queue import SimpleQueue
from random import Random
from threading import Thread

from conspiratio.bots import bot

LENGTH = struct.Struct(">I")
COURTESY = 5
"""How far a worker steps back behind the server, whose people wait."""

bot_kept = cache(bot)
"""A bot may be slow to make, and serves any number of questions."""


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then stops us
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between the answers
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        answers.write(frame(_answer(questions.get())))
        answers.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    """Beside the bot's thinking, so that however long it thinks we end with our parent."""
    with os.fdopen(os.dup(0), "rb") as stdin:
        while (question := _read(stdin)) is not None:
            questions.put(question)
    os._exit(0)


def _read(stdin: BufferedReader) -> bytes | None:
    """The next frame; None if there is no more, or only a part of one."""
    head = stdin.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    content = stdin.read(length)
    return content if len(content) == length else None


def _answer(question: bytes) -> bytes:
    try:
        game, level, view, moves, seed = pickle.loads(question)
        answer: int | str = moves.index(bot_kept(game, level).choose(view, moves, Random(seed)))
    except Exception as trouble:
        # Where it happened, but not what it said: that might tell of hidden cards, and this goes into a log.
        answer = f"{type(trouble).__name__}\n{''.join(traceback.format_tb(trouble.__traceback__, limit=-20))}"
    return json.dumps(answer).encode()


if __name__ == "__main__":
    main()
