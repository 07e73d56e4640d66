"""The server under load, beside a bare Starlette app that does the least such a server could do, and boardgame.io.

    python bench/server.py                     all of it, about eight minutes
    python bench/server.py moves idle          some of it
    python bench/server.py live --tables 300 --seconds-of-live 60

moves   decisions a second and their delays: socket in, rules, durable write, views out to four seats; and the same
        number of bytes through a bare Starlette + SQLite, and a game as large at boardgame.io, in the same run
games   whole games: the bytes of an update, and moves a second in the first and the last fifth of a game
idle    a thousand sockets that only wait, the memory each takes, and how soon a move reaches all of them
live    tables of three bots and one seat on a socket, held for a minute: is anything lost, and is it in time?
bots    how many people can play against three praetors, or three consuls, each at a table of their own, until bots keep
        them waiting; and the same while one person floods the server with thirty tables of seven consuls

Sockets are opened as the browser opens them: with words. The last table says what is reached of what is wanted.
"""

from __future__ import annotations

import argparse
import asyncio

from load.bots import bots
from load.figures import Figures, show_goals
from load.games import games
from load.idle import idle
from load.live import live
from load.moves import moves

PARTS = {"moves": moves, "games": games, "idle": idle, "live": live, "bots": bots}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=8, help="of each measurement of moves and bots")
    parser.add_argument("--sockets", type=int, default=1000, help="idle")
    parser.add_argument("--tables", type=int, default=300, help="live")
    parser.add_argument("--seconds-of-live", type=float, default=60)
    parser.add_argument("--pace", type=int, default=900, help="live: milliseconds that a bot waits")
    parser.add_argument("--workers", type=int, default=1, help="live: processes for bots")
    arguments = parser.parse_args()
    figures: Figures = {}
    for part in arguments.parts:
        await PARTS[part](arguments, figures)
    show_goals(figures)


if __name__ == "__main__":
    asyncio.run(main())
