"""Who is served next: by what everybody has had, in stated seconds."""

from __future__ import annotations

from collections import Counter

from conspiratio.server.bots.fair_queue import FairQueue, Turn
from conspiratio.server.bots.workers import HINT, KINDS, REVIEW, UNWATCHED, WATCHED


class Desk:
    """One worker, and questions that take as long as is said."""

    def __init__(self) -> None:
        self.queue = FairQueue(KINDS)
        self.asked: dict[Turn, tuple[str, float]] = {}

    def ask(
        self, who: str, times: int = 1, *, seconds: float = 1, table: str = "", kind: str = WATCHED, guess: float = 1
    ) -> None:
        for _ in range(times):
            turn = self.queue.put(kind, who.split("+"), table or who, guess)
            self.asked[turn] = (table or who, seconds)

    def serve(self, times: int | None = None) -> list[str]:
        served = []
        while self.queue and (times is None or len(served) < times):
            turn = self.queue.take()
            name, seconds = self.asked[turn]
            self.queue.done(turn, seconds)
            served.append(name)
        return served


def test_who_asks_for_much_gets_no_more_than_others() -> None:
    desk = Desk()
    desk.ask("flood", 30)
    assert desk.serve(5) == ["flood"] * 5
    desk.ask("livia", 3)
    assert desk.serve(6) == ["livia", "flood", "livia", "flood", "livia", "flood"]


def test_what_counts_is_the_time_and_not_the_number() -> None:
    desk = Desk()
    desk.ask("slow", 20, seconds=4)
    desk.ask("quick", 80)
    served = desk.serve(50)
    assert served.count("quick") == 40
    assert served.count("slow") == 10


def test_of_one_person_the_table_that_has_had_least() -> None:
    desk = Desk()
    desk.ask("nero", 5, table="palace", seconds=2)
    desk.ask("nero", 5, table="circus", seconds=1)
    assert desk.serve(6).count("circus") == 4


def test_at_one_table_in_their_order() -> None:
    queue = FairQueue(KINDS)
    turns = [queue.put(WATCHED, ["livia"], "table", 1) for _ in range(9)]
    assert [queue.take() for _ in turns] == turns


def test_a_table_of_several_counts_for_whoever_has_had_least() -> None:
    desk = Desk()
    desk.ask("nero", 10)
    desk.ask("livia", 10)
    desk.serve(4)
    desk.ask("nero+marcus", 1, table="together")
    assert desk.serve(2)[0] == "together", "marcus has had nothing yet"


def test_nobody_saves_up_by_not_asking_nor_pays_for_what_nobody_else_wanted() -> None:
    desk = Desk()
    desk.ask("nero", 100)
    desk.ask("livia", 1)
    desk.serve(90)
    desk.ask("livia", 20)
    assert desk.serve(10).count("livia") == 5
    desk.serve()
    desk.ask("nero", 10)
    desk.ask("livia", 10)
    assert desk.serve(10).count("nero") == 5


def test_watched_tables_first_then_hints_then_others_then_reviews() -> None:
    desk = Desk()
    for kind in (REVIEW, UNWATCHED, HINT, WATCHED):
        desk.ask(kind, 2, kind=kind, seconds=0.01, guess=0.01)
    assert desk.serve() == [kind for kind in (WATCHED, HINT, UNWATCHED, REVIEW) for _ in range(2)]


def test_what_waits_at_a_table_goes_first_once_somebody_looks_at_it() -> None:
    queue = FairQueue(KINDS)
    for number in range(30):
        queue.put(WATCHED, ["flood"], f"table {number}", 0.1)
    queue.done(queue.take(), 0.1)
    hers = queue.put(UNWATCHED, ["livia"], "hers", 0.1)
    assert queue.take() is not hers
    queue.move(hers, WATCHED)
    assert queue.take() is hers
    assert len(queue) == 28


def test_nothing_waits_for_ever() -> None:
    desk = Desk()
    for kind in KINDS:
        desk.ask(kind, 300, kind=kind, seconds=0.5, guess=0.5)
    served = Counter(desk.serve(300))
    fair = {WATCHED: 160, HINT: 80, UNWATCHED: 40, REVIEW: 20}
    assert all(abs(served[kind] - fair[kind]) <= 2 for kind in KINDS), "by their weights"
    desk = Desk()
    desk.ask("nero", 300, kind=WATCHED)
    desk.ask("livia", kind=HINT)
    desk.ask("marcus", kind=REVIEW)
    served_in_order = desk.serve()
    assert served_in_order.index("livia") <= 2
    assert served_in_order.index("marcus") <= 9


def test_several_workers_do_not_all_go_to_one_person() -> None:
    """What is being served counts already, though nobody knows yet how long it takes."""
    queue = FairQueue(KINDS)
    flood = [queue.put(WATCHED, ["flood"], f"table {n}", 1) for n in range(8)]
    livia = [queue.put(WATCHED, ["livia"], "hers", 1) for _ in range(2)]
    first = [queue.take() for _ in range(4)]
    assert sorted(map(flood.count, first)) == sorted(map(livia.count, first)) == [0, 0, 1, 1]


def test_how_many_come_before_all_is_done() -> None:
    queue = FairQueue(KINDS)
    for who, questions in (("flood", 30), ("livia", 2)):
        turns = [queue.put(WATCHED, [who], f"{who} {n}", 1) for n in range(questions)]
        assert queue.turns_until_done(turns[-1]) == questions * (1 if who == "flood" else 2)
    hint = queue.put(HINT, ["marcus"], "his", 1)
    assert queue.turns_until_done(hint) == 3


def test_what_is_given_up_and_what_is_done_leaves_nothing_behind() -> None:
    queue = FairQueue(KINDS)
    turns = [queue.put(kind, [f"person {n}"], f"table {n}", 1) for kind in KINDS for n in range(50)]
    for turn in turns[::2]:
        queue.leave(turn)
    while queue:
        queue.done(queue.take(), 1)
    assert all(not kind.branches for kind in queue._root.branches.values())
