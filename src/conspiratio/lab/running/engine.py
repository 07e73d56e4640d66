"""One way to have much work done: pieces by number, in turn, on several processes, or on a Ray cluster.

What comes of a piece depends on nothing but its number, so it doesn't matter who does it or when.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from queue import SimpleQueue
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from conspiratio.core.game import Complaint

from .. import extras

T = TypeVar("T")
Work: TypeAlias = Callable[[int], T]
Done: TypeAlias = Generator[tuple[int, T], None, None]
EngineName: TypeAlias = Literal["local", "ray"]
ENGINES: tuple[EngineName, ...] = get_args(EngineName)
MOST_GAMES = 10_000_000
AHEAD = 3
"""How many pieces each process gets in advance: enough to keep it busy, few enough to stop at once."""


def check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Complaint("games-count", found=games, most=MOST_GAMES)


@dataclass(frozen=True, slots=True)
class Engine:
    """Who does the work."""

    jobs: int = 1
    name: str = "local"
    address: str | None = None
    """Of a Ray cluster that runs; None: one is started here for the time."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise Complaint("jobs-count", found=self.jobs)
        if self.name not in ENGINES:
            raise Complaint("engine-unknown", found=self.name, known=", ".join(ENGINES))
        if self.address is not None and self.name != "ray":
            raise Complaint("ray-address-alone")
        if self.name == "ray":
            extras.ray()


def done_by(engine: Engine, work: Work[T], numbers: Iterable[int]) -> Done[T]:
    """Each number with what came of it, as it comes. Closing the generator (or Ctrl-C) leaves the rest undone."""
    if engine.name == "ray":
        return _on_ray(engine, work, iter(numbers))
    if engine.jobs == 1:
        return _in_turn(work, numbers)
    return _side_by_side(engine.jobs, work, iter(numbers))


def _in_turn(work: Work[T], numbers: Iterable[int]) -> Done[T]:
    for number in numbers:
        yield number, work(number)


# Several processes


def _side_by_side(jobs: int, work: Work[T], numbers: Iterator[int]) -> Done[T]:
    # Fresh processes, not forks: a progress bar has threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    # Ctrl-C may come at any time, and concurrent.futures.wait could be left holding locks that the pool needs to end.
    done: SimpleQueue[Future[T]] = SimpleQueue()
    with ProcessPoolExecutor(jobs, context, _begin_work, (stop, work)) as pool:
        try:
            pending: dict[Future[T], int] = {}
            while True:
                for number in islice(numbers, AHEAD * jobs - len(pending)):
                    with _uninterrupted():
                        future = pool.submit(_do, number)
                        future.add_done_callback(done.put)
                    pending[future] = number
                if not pending:
                    break
                future = done.get()
                yield pending.pop(future), future.result()
        except BaseException:
            # Ctrl-C among others: each process leaves what it is at.
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is over. A process that begins in here never gets it, not even while it still starts."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Any = None
"""In a working process: set when the work is to be left."""
_work: Work[Any]


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    pass


def _begin_work(stop: Any, work: Work[Any]) -> None:
    global _stop, _work
    _stop, _work = stop, work
    # Ctrl-C reaches every process of the terminal; the one that asked for the work decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do(number: int) -> Any:
    leave_if_stopped()
    return _work(number)


def leave_if_stopped() -> None:
    """Work that takes long asks this between its steps."""
    if _stop is not None and _stop.is_set():
        raise Stopped


# Ray


def _on_ray(engine: Engine, work: Work[T], numbers: Iterator[int]) -> Done[T]:
    # Ray's own tidying of the environment for accelerators would warn about machines that have none.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray = extras.ray()
    local = {"num_cpus": engine.jobs, "include_dashboard": False} if engine.address is None else {}
    try:
        ray.init(address=engine.address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # Ray says no more than that when its own parts do not start
        why = str(error).strip().partition("\n")[0]
        raise Complaint("ray-unreachable", address=engine.address or "–", why=why) from None
    pending: dict[Any, int] = {}
    try:
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        do, shared = ray.remote(_do_remotely), ray.put(work)
        while True:
            for number in islice(numbers, at_once - len(pending)):
                pending[do.remote(shared, number)] = number
            if not pending:
                break
            [ready], _ = ray.wait(list(pending))
            try:
                yield pending.pop(ready), ray.get(ready)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
    finally:
        for task in pending:
            ray.cancel(task, force=True)
        ray.shutdown()


def _do_remotely(work: Work[T], number: int) -> T:
    return work(number)
