"""Bots in processes of their own: the same moves as here, whatever happens to a process, and none left behind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from random import Random
from signal import SIGCONT, SIGINT, SIGKILL, SIGSTOP
from statistics import median
from typing import Any, Protocol

import psutil
import pytest
import pytest_asyncio
import uvloop

from conspiratio.bots import bot
from conspiratio.games import GAMES
from conspiratio.server.bots import workers as workers_module
from conspiratio.server.bots.bot_worker import packet
from conspiratio.server.bots.workers import COMMAND, Asker, BotWorkers, Choice
from conspiratio.server.trouble import Unavailable
from tests.bots.games import decisions

PATIENCE = 60
QUICK = ("random", "greedy", "tiro")
"""Levels that don't look at the clock: asked twice, they answer the same."""

ODD_BOTS = """
import os, sys, time
from conspiratio.bots import pax
from conspiratio.server.bots import bot_worker

class Odd:
    def choose(self, view, moves, rng):
        return getattr(self, os.environ["ODD"])(view, moves)

    def raises(self, view, moves):
        raise LookupError(f"I was shown {view}")

    def dies(self, view, moves):
        os._exit(3)

    def cheats(self, view, moves):
        return "win"

    def talks(self, view, moves):
        print("Hmm, let me think.", flush=True)
        os.system("echo Hmm.")
        return moves[-1]

    def toils(self, view, moves):
        end = time.thread_time() + (0.05 if len(moves) > 1 else 0)
        while time.thread_time() < end:
            pass
        return moves[0]

    def broods(self, view, moves):
        print("brooding", flush=True)
        while True:
            time.sleep(0.01)

pax.SIMPLE["random"] = Odd
bot_worker.main()
"""
BABBLE = "import sys; sys.stdout.write('What? ' * 100_000); sys.stdout.flush(); sys.stdin.read()"
MISCOUNT = r"import sys; sys.stdout.write('\0\0\0\3999'); sys.stdout.flush(); sys.stdin.read()"
PARENT = """
import asyncio, sys
from conspiratio.server.bots import workers

async def main():
    workers.COMMAND = (sys.executable, *{arguments})
    bots = workers.BotWorkers(2)
    await bots.start()
    asks = [asyncio.create_task(bots.choose("pax", "random", None, (1, 2, 3), "seed")) for _ in range({asks})]
    await asyncio.gather(*asks)
    print("idle", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


class Make(Protocol):
    async def __call__(self, count: int, patience: float = PATIENCE) -> BotWorkers: ...


@asynccontextmanager
async def making() -> AsyncIterator[Make]:
    made: list[BotWorkers] = []

    async def make(count: int, patience: float = PATIENCE) -> BotWorkers:
        made.append(BotWorkers(count, patience))
        await made[-1].start()
        return made[-1]

    yield make
    for workers in made:
        await workers.stop()
    assert processes() == []


@pytest_asyncio.fixture
async def make() -> AsyncIterator[Make]:
    async with making() as make:
        yield make


_OTHERS: set[int] = set()


@pytest.fixture(autouse=True)
def others() -> None:
    """What tests share and keep running (a database, a browser, a server's own workers) is none of ours."""
    _OTHERS.clear()
    _OTHERS.update(process.pid for process in psutil.Process().children())


def processes(parent: int | None = None) -> list[psutil.Process]:
    """The workers that a test has started and that still run."""
    return [p for p in psutil.Process(parent).children() if p.pid not in _OTHERS and lives(p)]


def lives(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):  # it may go while we look
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    return False


def answer_at_once(workers: BotWorkers) -> None:
    """Answers are seen when they are found."""
    workers._thinking.rest = lambda *_: 0  # type: ignore[method-assign]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def opening(name: str = "pax") -> tuple[Any, tuple[Any, ...]]:
    """What the first seat sees of a new game, and its moves."""
    game = GAMES[name]
    state = game.start(game.deal(game.options_type(), 4, Random("opening")))
    seat = game.to_act(state)
    return game.view(state, seat), game.legal_moves(state)


@cache
def middle(name: str) -> tuple[Any, tuple[Any, ...]]:
    """The place of a game with the most moves, so that different seeds choose different ones."""
    game = GAMES[name]
    *states, _ = decisions(game, [bot(name, "random")] * 4, game.options_type(), "middle")
    state = max(states, key=lambda state: len(game.legal_moves(state)))
    return game.view(state, game.to_act(state)), game.legal_moves(state)


def questions(count: int) -> list[tuple[str, str, Any, tuple[Any, ...], str]]:
    kinds = [(name, level, *middle(name)) for level in QUICK for name in GAMES]
    return [(*kinds[n % len(kinds)], f"question {n}") for n in range(count)]


def right_answer(game: str, level: str, view: Any, moves: tuple[Any, ...], seed: str) -> Choice:
    return Choice(bot(game, level).choose(view, moves, Random(seed)), hurried=False)


async def answers_are_right(asked: Sequence[tuple[Any, ...]], answers: Sequence[asyncio.Task[Any]]) -> None:
    assert await asyncio.gather(*answers) == [right_answer(*question) for question in asked]


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", GAMES)
async def test_whole_games_are_played_as_the_bot_would_play_them_here(name: str, level: str, make: Make) -> None:
    workers = await make(1)
    game = GAMES[name]
    state = game.start(game.deal(game.options_type(), 4, Random("whole game")))
    number = 0
    while (seat := game.to_act(state)) is not None:
        question = (name, level, game.view(state, seat), game.legal_moves(state), f"whole game/{number}")
        choice = await workers.choose(*question)
        assert choice == right_answer(*question)
        state, _ = game.play(state, choice.move)
        number += 1
    assert game.result(state) is not None
    assert workers.restarts == 0


async def test_killed_workers_lose_no_question(make: Make) -> None:
    workers = await make(2)
    asked = questions(50)
    answers = [asyncio.create_task(workers.choose(*question)) for question in asked]
    for victim in processes():
        await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
        assert workers.waiting > 10, "it is killed in the middle of the load"
        victim.kill()
    await answers_are_right(asked, answers)
    assert workers.restarts == 2
    assert (workers.busy, workers.waiting) == (0, 0)


async def test_a_worker_that_died_in_an_idle_hour_is_replaced(make: Make) -> None:
    workers = await make(1)
    (victim,) = processes()
    victim.kill()
    await until(lambda: processes() == [])
    (question,) = questions(1)
    assert await workers.choose(*question) == right_answer(*question)
    assert workers.restarts == 1


async def test_a_hanging_worker_is_replaced_and_holds_nobody_up(make: Make) -> None:
    workers = await make(1)
    asked = questions(3)
    assert await workers.choose(*asked[0]) == right_answer(*asked[0])
    (victim,) = processes()
    os.kill(victim.pid, SIGSTOP)
    workers._patience = 3.0
    answers = [asyncio.create_task(workers.choose(*question)) for question in asked]
    await until(lambda: workers.busy == 1)
    workers._patience = PATIENCE  # whoever comes after it may take that long to start
    ticks = 0
    while not answers[0].done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 10, "the event loop went on"
    await answers_are_right(asked, answers)
    assert workers.restarts >= 1
    assert not victim.is_running()


async def test_an_abandoned_question_is_not_answered_to_the_next(make: Make) -> None:
    workers = await make(1)
    asked = questions(20)
    assert len({repr(right_answer(*question)) for question in asked}) > 5, "they can be told apart"
    answer_at_once(workers)  # or a worker would be further than what we are shown
    answers = [asyncio.create_task(workers.choose(*question)) for question in asked]
    for n in range(0, 8, 2):
        await asyncio.wait(answers[n + 1 : n + 2])
        assert workers.busy == 1
        answers[n + 2].cancel()  # the one that the worker thinks about
    kept = [n for n in range(20) if n not in (2, 4, 6, 8)]
    await answers_are_right([asked[n] for n in kept], [answers[n] for n in kept])
    assert all(answer.cancelled() for n, answer in enumerate(answers) if n not in kept)
    assert workers.restarts == 0, "nothing was wrong with the workers"


async def test_a_question_given_up_in_the_queue_disturbs_nobody(make: Make) -> None:
    workers = await make(1)
    (worker,) = processes()
    os.kill(worker.pid, SIGSTOP)
    asked = questions(5)
    answers = [asyncio.create_task(workers.choose(*question)) for question in asked]
    await until(lambda: workers.waiting == 4)
    answers[2].cancel()
    os.kill(worker.pid, SIGCONT)
    await answers_are_right([*asked[:2], *asked[3:]], [*answers[:2], *answers[3:]])
    assert (workers.busy, workers.waiting) == (0, 0)


async def test_questions_are_answered_in_their_order(make: Make) -> None:
    workers = await make(1)
    order: list[int] = []

    async def ask(n: int, question: tuple[str, str, Any, tuple[Any, ...], str]) -> None:
        await workers.choose(*question)
        order.append(n)

    await asyncio.gather(*(ask(n, question) for n, question in enumerate(questions(20))))
    assert order == list(range(20))


async def test_who_floods_the_workers_makes_nobody_else_wait(make: Make) -> None:
    """One person has thirty tables of seven consuls, another has one table: counted in questions, not in seconds."""
    workers = await make(1)
    answer_at_once(workers)
    workers._thinking.share = lambda *_: 1 / 32  # type: ignore[method-assign]  # each question takes the same time
    answered = 0

    async def flood(table: int) -> None:
        nonlocal answered
        for number in range(7 * 100):
            await workers.choose("pax", "consul", *opening(), f"{number}", Asker(("flood",), f"flood {table}"))
            answered += 1

    floods = [asyncio.create_task(flood(table)) for table in range(30)]
    await until(lambda: answered >= 10)
    assert workers.waiting >= 25
    waited = []
    for number in range(9):
        before = answered
        is_new = number % 2 == 1  # the bots of a new table are asked before anybody can look at it
        hers = Asker(("livia",), "hers", watched=not is_new)
        asked = asyncio.create_task(workers.choose("pax", "consul", *opening(), f"{number}", hers))
        await asyncio.sleep(0)
        workers.come_to("hers")
        await asked
        waited.append(answered - before)
    for task in floods:
        task.cancel()
    await asyncio.gather(*floods, return_exceptions=True)
    assert median(waited) <= 3
    assert max(waited) <= 10, "some of hers may take longer than those of others, and count for more then"


async def test_a_decision_without_a_choice_is_seen_as_late_as_another(make: Make, odd: Callable[[str], None]) -> None:
    odd("toils")
    workers = await make(1)
    view, moves = opening()
    for _ in range(12):
        await workers.choose("pax", "random", view, moves, "seed")
    for _ in range(4):
        began = time.monotonic()
        await workers.choose("pax", "random", view, moves[:1], "seed")
        assert time.monotonic() - began > 0.05, "the bot answered at once, the worker did not"
    assert (workers.busy, workers.waiting) == (0, 0)


async def test_a_forced_pass_of_a_consul_takes_as_long_as_a_decision(make: Make) -> None:
    game = GAMES["caligula"]
    *states, _ = decisions(game, [bot("caligula", "random")] * 4, game.options_type(), "forced")
    forced = [state for state in states if len(game.legal_moves(state)) == 1][:5]
    free = [state for state in states if len(game.legal_moves(state)) > 1][40::12][:16]
    assert len(forced) == 5
    workers = await make(1)
    took: dict[bool, list[float]] = {True: [], False: []}
    for state in [*free[:11], *(one for pair in zip(forced, free[11:], strict=False) for one in pair)]:
        began = time.monotonic()
        view = game.view(state, game.to_act(state))
        await workers.choose("caligula", "consul", view, game.legal_moves(state), "seed")
        took[state in forced].append(time.monotonic() - began)
    assert 1 / 4 < median(took[True]) / median(took[False][11:]) < 4


async def test_stop_ends_all_processes_and_open_questions(make: Make) -> None:
    workers = await make(2)
    running = processes()
    assert len(running) == 2
    for worker in running:
        os.kill(worker.pid, SIGSTOP)
    answers = [asyncio.create_task(workers.choose(*question)) for question in questions(5)]
    await until(lambda: (workers.busy, workers.waiting) == (2, 3))
    await workers.stop()
    assert not any(worker.is_running() for worker in running)
    outcomes = await asyncio.gather(*answers, return_exceptions=True)
    assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
    with pytest.raises(Unavailable):
        await workers.choose(*questions(1)[0])
    assert processes() == []
    assert workers.restarts == 0


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def become(way: str) -> None:
        monkeypatch.setenv("ODD", way)
        monkeypatch.setattr(workers_module, "COMMAND", (sys.executable, "-c", ODD_BOTS))

    return become


async def test_stop_does_not_wait_for_a_worker_that_is_just_being_replaced(
    make: Make, odd: Callable[[str], None]
) -> None:
    odd("broods")
    workers = await make(1)
    answer = asyncio.create_task(workers.choose("pax", "random", *opening(), "seed"))
    processes()[0].kill()
    while workers.restarts == 0:
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await workers.stop()
    with pytest.raises(Unavailable):
        await answer
    assert processes() == []


async def test_a_bot_that_raises_is_reported_without_what_it_saw(
    make: Make, odd: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    odd("raises")
    workers = await make(1)
    (process,) = processes()
    with pytest.raises(Unavailable) as caught:
        await workers.choose("pax", "random", *opening(), "seed")
    assert caught.value.key == "bots-unavailable"
    assert [record.name for record in caplog.records] == ["conspiratio.server"] * 3
    assert "LookupError" in caplog.text
    assert "in raises" in caplog.text
    assert "I was shown" not in caplog.text
    assert processes() == [process], "the process lives on"
    (_, question) = questions(2)
    assert await workers.choose(*question) == right_answer(*question)


@pytest.mark.parametrize(("way", "restarts"), [("dies", 3), ("cheats", 0)])
async def test_a_bot_that_never_answers_well_is_given_up(
    way: str, restarts: int, make: Make, odd: Callable[[str], None]
) -> None:
    odd(way)
    workers = await make(1)
    with pytest.raises(Unavailable):
        await workers.choose("pax", "random", *opening(), "seed")
    assert workers.restarts == restarts
    (_, question) = questions(2)
    assert await workers.choose(*question) == right_answer(*question)


async def test_a_bot_may_print(make: Make, odd: Callable[[str], None]) -> None:
    odd("talks")
    workers = await make(1)
    view, moves = opening()
    for _ in range(3):
        assert await workers.choose("pax", "random", view, moves, "seed") == (moves[-1], False)
    assert workers.restarts == 0


@pytest.mark.parametrize("script", [BABBLE, MISCOUNT, "nonsense!"], ids=["babbles", "miscounts", "won't start"])
async def test_a_worker_that_talks_nonsense_is_replaced(
    script: str, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    (question,) = questions(1)
    with monkeypatch.context() as patch:
        patch.setattr(workers_module, "COMMAND", (sys.executable, "-c", script))
        workers = await make(1)
        with pytest.raises(Unavailable):
            await workers.choose(*question)
    assert workers.restarts == 3
    assert await workers.choose(*question) == right_answer(*question)


async def test_a_worker_that_cannot_be_started_is_tried_again_later(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = await make(1)
    (question,) = questions(1)
    with monkeypatch.context() as patch:
        patch.setattr(workers_module, "COMMAND", ("/no/such/python",))
        processes()[0].kill()
        with pytest.raises(Unavailable):
            await workers.choose(*question)
    assert await workers.choose(*question) == right_answer(*question)


async def test_workers_leave_ctrl_c_to_the_server_and_step_back_behind_it(make: Make) -> None:
    workers = await make(1)
    (question,) = questions(1)
    await workers.choose(*question)
    (process,) = processes()
    os.kill(process.pid, SIGINT)
    assert await workers.choose(*question) == right_answer(*question)
    assert processes() == [process]
    assert process.nice() > psutil.Process().nice()


@pytest.mark.parametrize(
    "scenario",
    [
        test_killed_workers_lose_no_question,
        test_a_worker_that_died_in_an_idle_hour_is_replaced,
        test_an_abandoned_question_is_not_answered_to_the_next,
        test_stop_ends_all_processes_and_open_questions,
    ],
)
def test_uvloop_does_as_well(scenario: Callable[[Make], Awaitable[None]]) -> None:
    """The event loop that the server runs on where there is one, and which is not quite like Python's own."""

    async def play() -> None:
        async with making() as make:
            await scenario(make)

    uvloop.run(play())


@pytest.mark.parametrize(
    ("arguments", "asks", "says"),
    [(COMMAND[1:], 0, ["idle"]), (COMMAND[1:], 4, ["idle"]), (("-c", ODD_BOTS), 4, ["brooding", "brooding"])],
    ids=["starting", "idle", "thinking"],
)
def test_no_worker_outlives_a_killed_server(arguments: tuple[str, ...], asks: int, says: list[str]) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT.format(arguments=arguments, asks=asks)],
        env=os.environ | {"ODD": "broods"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with parent:
        assert parent.stdout is not None
        assert [parent.stdout.readline().strip() for _ in says] == says
        orphans = processes(parent.pid)
        assert len(orphans) == 2
        os.kill(parent.pid, SIGKILL)
        assert psutil.wait_procs(orphans, timeout=PATIENCE)[1] == []
        assert parent.stdout.read() == "", "they go without a word"


def test_a_worker_whose_server_was_killed_writes_no_error_into_the_log() -> None:
    """It finds that out when it answers, or when no question comes any more, whichever is first."""
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    worker.stdin.write(packet(b"whatever it is, it is answered"))
    worker.stdin.flush()
    assert worker.wait(PATIENCE) == 0
    assert worker.stderr.read() == b""


def test_a_worker_needs_neither_terminal_nor_web() -> None:
    code = "import sys, conspiratio.server.bots.bot_worker; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    )
    assert "conspiratio" in loaded
    assert loaded.isdisjoint({"textual", "rich", "starlette", "uvicorn", "sqlalchemy", "msgspec", "fluent", "asyncio"})
