"""The end of a PAX game worked out from its replay file alone, without any of the game's own code.

Written to be different: one mutable table, dicts and Counters, a round closed only when the next turn
begins. It takes the moves as they stand and asks of none whether it was legal.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

CATEGORIES = {"wealth", "fleet", "army", "religion", "senator", "land", "intrigue"}


class Table:
    def __init__(self, file: dict[str, Any]) -> None:
        self.face = file["setup"]["cards"]
        self.options = file["options"]
        self.seats = len(file["players"])
        self.first = file["setup"]["first"]
        self.primus: int | None = None
        self.deck = deque(file["setup"]["order"])
        self._take({1: 30, 2: 20, 3: 10}.get(self.seats, 0))
        self.rome = self._take(3) + (self._take(3) if self.seats >= 5 else [])
        self.market: list[list[str]] = [[] for _ in range(max(3, self.seats + 1))]
        self.money = [5] * self.seats
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.shown: list[set[str]] = [set() for _ in range(self.seats)]
        self.opened = self.turns = self.to_draw = 0
        self.played: list[str] = []
        self.ran_out = False
        for entry in file["moves"]:
            self._make(entry["seat"], **entry["move"])
        self._close_round()

    def symbols(self, cards: Any) -> Counter[str]:
        count: Counter[str] = Counter()
        for id in cards:
            count[self.face[id]["category"]] += self.face[id]["symbols"]
        return count

    def _category(self, id: str) -> str:
        return self.face[id]["category"]

    def _worth(self, column: list[str]) -> int:
        return sum(self.face[id]["value"] for id in column)

    def _take(self, count: int) -> list[str]:
        return [self.deck.popleft() for _ in range(count)]

    def _make(self, seat: int, type: str, **move: Any) -> None:
        if type in ("draw", "peek") and self.turns == self.seats:
            self._close_round()
            self._open_round()
        getattr(self, f"_{type}")(seat, **move)

    def _open(self, seat: int, keep: str, display: tuple[str, ...] = ()) -> None:
        drawn = self._take(min(5, 2 + self.opened) if self.seats > 1 else max(2, self.options["solo_game"]))
        self.hands[seat].add(keep)
        self._lay(seat, *display)
        self.deck.extend(id for id in drawn if id not in (keep, *display))
        self.opened += 1
        if self.opened == self.seats:
            self._open_round()

    def _peek(self, seat: int) -> None:
        self.money[seat] += 2
        self.turns += 1

    def _draw(self, seat: int) -> None:
        self.played = []
        if not self.deck:
            self.money[seat] += 2
        religion = self.symbols(self.shown[seat])["religion"]
        self.to_draw = 3
        self._look_at(1 + (religion >= 3) + (religion >= 6))

    def _look_at(self, count: int) -> None:
        """Cards in between deck and destination need no place of their own: the file says where they go."""
        for _ in range(min(count, self.to_draw)):
            if not self.deck:
                self.ran_out, self.to_draw = True, 0
                return
            self.deck.popleft()
            self.to_draw -= 1

    def _place(self, seat: int, card: str, to: str, legion: int = 0) -> None:
        {"hand": self.hands[seat].add, "under": self.deck.append, "legion": self.market[legion - 1].append}[to](card)
        self._look_at(1)

    def _buy(self, seat: int, legion: int) -> None:
        group, self.market[legion - 1] = self.market[legion - 1], []
        self.money[seat] -= max(0, self._worth(group) - self.symbols(self.shown[seat])["wealth"] // 3)
        self.hands[seat].update(group)

    def _pass(self, seat: int) -> None:
        """Costs nothing and brings nothing, whichever pass it is."""

    def _play(self, seat: int, card: str) -> None:
        self.money[seat] -= len(self.played)
        self.played.append(card)
        self.hands[seat].remove(card)
        self._lay(seat, card)

    def _follow(self, seat: int, card: str) -> None:
        self.money[seat] -= 1
        self.hands[seat].remove(card)
        self._lay(seat, card)

    def _lay(self, seat: int, *cards: str) -> None:
        self.shown[seat].update(cards)
        intrigue = [self.symbols(shown)["intrigue"] for shown in self.shown]
        if max(intrigue) > (0 if self.primus is None else intrigue[self.primus]):
            self.primus = seat

    def _end(self, seat: int) -> None:
        grown = {self._category(id) for id in self.played}
        lengths = Counter(self._category(id) for id in self.shown[seat])
        if not grown:
            self.money[seat] += 2
        elif "intrigue" not in grown:
            self.money[seat] += max(lengths[category] for category in grown) + len(grown & {"senator"})
        self.turns += 1

    def _close_round(self) -> None:
        assert self.turns == self.seats, "a round is over when everyone has had a turn"
        if any(self.market) and (not self.ran_out or self.options["final_column"]):
            dearest = max(self.market, key=self._worth)
            self.rome += dearest
            dearest.clear()

    @property
    def is_over(self) -> bool:
        return self.ran_out or len(self.deck) < self.market.count([])

    def _open_round(self) -> None:
        assert not self.is_over, "the game goes on after its end"
        if self.primus is not None:
            self.first = self.primus
        for column in self.market:
            if not column:
                column += self._take(1)
        self.turns = 0

    # The end

    def _strength(self, cards: Any) -> Counter[str]:
        pieces = self.symbols(cards)
        return pieces + Counter(army=pieces["fleet"] // 3, fleet=pieces["army"] // 3)

    def result(self) -> dict[str, Any]:
        rome = self._strength(self.rome)
        rebels = [self._strength(shown) for shown in self.shown]
        beaten = [{category for category in CATEGORIES if rebel[category] > rome[category]} for rebel in rebels]
        laid = [len({self._category(id) for id in shown}) for shown in self.shown]
        if self.seats == 1:
            stronger = len(beaten[0])
            won = laid[0] == 7 and stronger >= 2 + self.options["solo_game"]
            return {"won": won, "stronger": stronger, "categories": laid[0]}
        if len(set.union(*beaten)) <= 3:
            return {"winners": [] if self.primus is None else [self.primus], "rome": True, "scores": None}
        riches = [money + len(hand) for money, hand in zip(self.money, self.hands, strict=True)]
        scores = [
            {
                "category": 2 * laid[seat],
                "stronger": 3 * len(beaten[seat]),
                "arms": rebels[seat]["fleet"] + rebels[seat]["army"],
                "primus": 1 if seat == self.primus else 0,
                "wealthiest": 4 if riches[seat] == max(riches) else 0,
            }
            for seat in range(self.seats)
        ]
        scores = [score | {"total": sum(score.values())} for score in scores]
        best = max(score["total"] for score in scores)
        winners = [seat for seat, score in enumerate(scores) if score["total"] == best]
        return {"winners": winners, "rome": False, "scores": scores}
