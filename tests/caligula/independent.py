"""A game of Caligula worked out from its replay file alone, without any of the game's own code.

Written to be different: one mutable table that goes through a game as the rulebook tells it, from phase to phase,
and takes the next move of the file whenever somebody has something to decide. It holds who decides, and about what,
to the rules, so that a game in which the wrong seat is asked, or one too many or too few, comes to a halt.
"""

from __future__ import annotations

from collections import deque
from typing import Any

COLOURS = ["legionarii", "praetoriani", "tribuni", "plebs", "nobiles"]
DOUBLE = {f"coniura-{n}" for n in range(11, 21)} | {f"pugio-{n}" for n in range(8, 15)}


def has_symbol(card: str, symbol: str) -> bool:
    return card in DOUBLE or card.startswith(symbol)


class Table:
    def __init__(self, file: dict[str, Any]) -> None:
        setup = file["setup"]
        self.moves = deque((entry["seat"], entry["move"]) for entry in file["moves"])
        self.face = setup["cards"]
        self.seats = list(range(len(file["players"])))
        self.ordo = list(setup["ordo"])
        self.row = [list(card) for card in setup["sequentia"]]
        self.to_come = {colour: deque(setup["civitas"][colour]) for colour in COLOURS}
        self.civitas: dict[str, list[Any]] = {colour: [] for colour in COLOURS}
        for colour in COLOURS:
            self._fill(colour)
        self.stack = {name: deque(setup[name]) for name in ("coniura", "pugio")}
        self.hands = [set(hand) for hand in setup["hands"]]
        self.supply = [{-1, 0, 1, 2, 3, 4} for _ in self.seats]
        self.aside = [[5, 6] for _ in self.seats]
        self.emperor, self.heirs = "caligula", deque(setup["augustus"])
        self.candidates = [self.heirs.popleft(), self.heirs.popleft()]
        self.favours: list[int] = []
        self.victory, self.conspiracy = [0 for _ in self.seats], [0 for _ in self.seats]
        self.primus: int | None = None
        self.resolving: Any = None
        self.murdered = False
        self.rounds = self.slot = 0
        self.last_plot = "none"
        self._play()

    def _ask(self, seat: int, *kinds: str) -> dict[str, Any]:
        assert self.moves, f"the file ends where seat {seat} is to {kinds}"
        who, move = self.moves.popleft()
        assert who == seat, f"seat {who} acts where seat {seat} is to {kinds}"
        assert move["type"] in kinds, f"{move} where seat {seat} is to {kinds}"
        return dict(move)

    def _play(self) -> None:
        while sum(len(pair) for pair in self.civitas.values()) == 10:
            self.rounds += 1
            self.murdered = False
            self._place_markers()
            for slot in range(len(self.row)):
                self.slot = slot
                self._carry_out(self.row[slot])
                if not self.murdered and self.candidates:
                    self._conspiracy(last=False)
            for seat in self.favours:
                self.victory[seat] += self.face[self.emperor]["points"]
        self.favours = []
        self._conspiracy(last=True)
        assert not self.moves, f"{len(self.moves)} moves after the end"

    # Markers and Civitas cards

    def _fill(self, colour: str) -> None:
        pair = self.civitas[colour]
        while len(pair) < 2 and self.to_come[colour]:
            id = self.to_come[colour].popleft()
            pair.append({"id": id, "on": [None] * len(self.face[id]["fields"])})

    def _gap(self, card: Any) -> int | None:
        """The leftmost free field that is open with so many players."""
        for n, needed in enumerate(self.face[card["id"]]["fields"]):
            if card["on"][n] is None and (needed == "any" or needed <= len(self.seats)):
                return n
        return None

    def _cards(self) -> list[Any]:
        """All open cards but the one being resolved."""
        return [card for pair in self.civitas.values() for card in pair if card is not self.resolving]

    def _card(self, colour: str, position: int) -> Any:
        card = self.civitas[colour][position - 1]
        assert card is not self.resolving, "the card being resolved is left alone"
        return card

    def _place_markers(self) -> None:
        def is_room() -> bool:
            return any(self._gap(card) is not None for card in self._cards())

        while any(self.supply) and is_room():
            for seat in self.ordo:
                if self.supply[seat] and is_room():
                    self._put(seat, **self._ask(seat, "place"))

    def _put(self, seat: int, marker: int, colour: str, position: int, **_: Any) -> None:
        card = self._card(colour, position)
        gap = self._gap(card)
        assert gap is not None, "no free field"
        self.supply[seat].remove(marker)
        card["on"][gap] = (seat, marker)

    def _go_home(self, card: Any, field: int) -> None:
        (owner, value), card["on"][field] = card["on"][field], None
        self.supply[owner].add(value)

    def _leave(self, colour: str, card: Any) -> None:
        for field, marker in enumerate(card["on"]):
            if marker is not None:
                self._go_home(card, field)
        self.civitas[colour] = [other for other in self.civitas[colour] if other is not card]
        self._fill(colour)

    # Sequentia

    def _carry_out(self, words: list[str]) -> None:
        if words == ["draw"]:
            for seat in self.ordo:
                self._draw(seat, "coniura")
        elif words == ["ordo"]:
            self.ordo = [(seat + 1) % len(self.seats) for seat in self.ordo]
        else:
            for colour in words:
                if self.civitas[colour]:
                    self._resolve(colour, self.civitas[colour][0])

    def _draw(self, seat: int, name: str) -> None:
        if self.stack[name]:
            self.hands[seat].add(self.stack[name].popleft())

    def _resolve(self, colour: str, card: Any) -> None:
        self.resolving = card
        face = self.face[card["id"]]
        sums: dict[int, int] = {}
        for marker in card["on"]:
            if marker is not None:
                sums[marker[0]] = sums.get(marker[0], 0) + marker[1]
        first = {seat: [marker and marker[0] for marker in card["on"]].index(seat) for seat in sums}
        enough = sorted((-total, first[seat], seat) for seat, total in sums.items() if total >= face["minimum"])
        seats = [seat for *_, seat in enough]
        if face["kind"] == "negative":
            for seat in [seat for seat in self.ordo if seat not in seats]:
                self._penalty(seat, face["effects"])
        else:
            for seat in seats[: 1 if face["kind"] == "single" else None]:
                self._reward(seat, face["effects"])
        self.resolving = None
        self._leave(colour, card)

    # Effects

    def _reward(self, seat: int, effects: list[str]) -> None:
        if not any(self._can(seat, *effect.split(":")) for effect in effects):
            return
        move = self._ask(seat, "reward", "pass")
        if move.pop("type") == "pass":
            return
        name, *colour = move["effect"].split(":")
        assert move.pop("effect") in effects
        assert self._can(seat, name, *colour)
        getattr(self, "_do_" + name.replace("-", "_"))(seat, *colour, **move)

    def _can(self, seat: int, name: str, colour: str = "") -> bool:
        markers = sum(marker is not None for card in self._cards() for marker in card["on"])
        return {
            "remove": any(card is not self.resolving for card in self.civitas.get(colour, [])),
            "coniura": bool(self.stack["coniura"]),
            "pugio": bool(self.stack["pugio"]),
            "spqr": bool(self.aside[seat]),
            "primus": self.primus != seat,
            "place": bool(self.supply[seat]) and any(self._gap(card) is not None for card in self._cards()),
            "swap-markers": markers >= 2,
            "return-marker": markers >= 1,
            "swap-ordo": True,
            "swap-positions": any(len(pair) == 2 and self.resolving not in pair for pair in self.civitas.values()),
            "swap-sequentia": len(self.row) >= 3,
        }[name]

    def _do_remove(self, seat: int, colour: str, position: int) -> None:
        self._leave(colour, self._card(colour, position))

    def _do_coniura(self, seat: int) -> None:
        self._draw(seat, "coniura")

    def _do_pugio(self, seat: int) -> None:
        self._draw(seat, "pugio")

    def _do_spqr(self, seat: int) -> None:
        self.supply[seat].add(self.aside[seat].pop(0))

    def _do_primus(self, seat: int) -> None:
        self.primus = seat

    def _do_place(self, seat: int, **move: Any) -> None:
        self._put(seat, **move)

    def _do_swap_markers(self, seat: int, spots: list[Any]) -> None:
        (one, a), (two, b) = ((self._card(s["colour"], s["position"])["on"], s["field"]) for s in spots)
        assert one[a] is not None
        assert two[b] is not None
        one[a], two[b] = two[b], one[a]

    def _do_return_marker(self, seat: int, spot: Any) -> None:
        self._go_home(self._card(spot["colour"], spot["position"]), spot["field"])

    def _do_swap_ordo(self, seat: int, seats: list[int]) -> None:
        i, j = (self.ordo.index(one) for one in seats)
        self.ordo[i], self.ordo[j] = self.ordo[j], self.ordo[i]

    def _do_swap_positions(self, seat: int, colour: str) -> None:
        assert self.resolving not in self.civitas[colour]
        one, two = self.civitas[colour]
        self.civitas[colour] = [two, one]

    def _do_swap_sequentia(self, seat: int, slots: list[int]) -> None:
        i, j = slots
        assert self.slot not in (i, j)
        self.row[i], self.row[j] = self.row[j], self.row[i]

    def _penalty(self, seat: int, effects: list[str]) -> None:
        """With one way to take it, it is no move of the file."""
        ways = [{"type": "penalty", "effect": effect, **way} for effect in effects for way in self._ways(seat, effect)]
        if not ways:
            return
        move = ways[0] if len(ways) == 1 else self._ask(seat, "penalty")
        assert move in ways
        if "spot" in move:
            self._go_home(self._card(move["spot"]["colour"], move["spot"]["position"]), move["spot"]["field"])
        elif "card" in move:
            self._lay(seat, [move["card"]], move["effect"].removeprefix("lose-"))
            self._put_under([move["card"]])
        else:
            points = {"victory": self.victory, "conspiracy": self.conspiracy}[move["point"]]
            points[seat] -= 1

    def _ways(self, seat: int, effect: str) -> list[dict[str, Any]]:
        if effect == "lose-marker":
            return [
                {"spot": {"colour": colour, "position": position, "field": field}}
                for colour, pair in self.civitas.items()
                for position, card in enumerate(pair, 1)
                for field, marker in enumerate(card["on"])
                if card is not self.resolving and marker is not None and marker[0] == seat
            ]
        if effect == "lose-point":
            points = {"victory": self.victory[seat], "conspiracy": self.conspiracy[seat]}
            return [{"point": kind} for kind, count in points.items() if count]
        symbol = effect.removeprefix("lose-")
        return [{"card": card} for card in self.hands[seat] if has_symbol(card, symbol)]

    # The conspiracy

    def _lay(self, seat: int, cards: list[str], symbol: str) -> list[str]:
        for card in cards:
            assert has_symbol(card, symbol)
            self.hands[seat].remove(card)
        return sorted(cards)

    def _put_under(self, cards: list[str]) -> None:
        for card in cards:
            self.stack[card.split("-")[0]].append(card)

    def _after(self, leader: int) -> list[int]:
        at = self.ordo.index(leader)
        return self.ordo[at + 1 :] + self.ordo[:at]

    def _conspiracy(self, *, last: bool) -> None:
        for seat in self.ordo:
            move = self._ask(seat, "conspire", "pass")
            if move["type"] == "conspire":
                leader, joined, others = self._bidding(seat, move["cards"])
                self._attempt(leader, joined, others, None if last else self._favour(leader, joined))
                return

    def _bidding(self, leader: int, cards: list[str]) -> tuple[int, list[int], list[int]]:
        assert cards
        laid = self._lay(leader, cards, "coniura")
        bid = dict.fromkeys(self.seats, 0) | {leader: len(cards)}
        passed: list[int] = []
        waiting = self._after(leader)
        while waiting:
            seat = waiting.pop(0)
            move = self._ask(seat, "join", "raise", "pass")
            if move["type"] == "pass":
                passed.append(seat)
                continue
            laid += self._lay(seat, move["cards"], "coniura")
            bid[seat] += len(move["cards"])
            if move["type"] == "join":
                assert bid[seat] == bid[leader]
            else:
                assert bid[seat] > bid[leader]
                leader = seat
                waiting = [other for other in self._after(leader) if other not in passed]
        self._put_under(laid)
        joined = [seat for seat in self._after(leader) if seat not in passed]
        return leader, joined, [seat for seat in self.ordo if seat in passed]

    def _favour(self, leader: int, joined: list[int]) -> tuple[str, list[int]]:
        nominee = self.candidates[0]
        if len(self.candidates) > 1:
            nominee = self._ask(leader, "nominate")["candidate"]
            assert nominee in self.candidates
        backing: list[int] = []
        for seat in [leader, *joined]:
            had_it = seat in self.favours
            open_to = [nominee] if len(backing) < self.face[nominee]["fields"] else []
            if not had_it and len(self.favours) < self.face[self.emperor]["fields"]:
                open_to.append(self.emperor)
            if not open_to:
                continue
            move = self._ask(seat, "favour", "pass")
            if move["type"] == "pass":
                assert seat != leader or had_it
                continue
            assert move["emperor"] in open_to
            self.favours = [other for other in self.favours if other != seat]
            (backing if move["emperor"] == nominee else self.favours).append(seat)
        return nominee, backing

    def _attempt(
        self, leader: int, joined: list[int], others: list[int], successor: tuple[str, list[int]] | None
    ) -> None:
        shields: list[str] = []
        for seat in others:
            move = self._ask(seat, "protect", "pass")
            if move["type"] == "protect":
                shields += self._lay(seat, [move["card"]], "pugio")
        daggers: dict[int, list[str]] = {}
        for seat in [leader, *joined]:
            move = self._ask(seat, "strike", "pass")
            if move["type"] == "strike":
                daggers[seat] = self._lay(seat, move["cards"], "pugio")
        laid = [card for cards in daggers.values() for card in cards]
        self._put_under(shields + laid)
        dies = len(laid) >= self.face[self.emperor]["life"] + len(shields)
        if successor is None:
            self.last_plot = "dies" if dies else "lives"
        if not dies:
            return
        self.murdered = True
        self.conspiracy[leader] += 1
        for seat, cards in daggers.items():
            self.victory[seat] += 1 if cards else 0
        if successor is not None:
            self.emperor, self.favours = successor
            self.candidates.remove(self.emperor)
            if self.heirs:
                self.candidates.append(self.heirs.popleft())

    # The end

    def result(self) -> dict[str, Any]:
        points = [{"victory": self.victory[seat], "conspiracy": self.conspiracy[seat]} for seat in self.seats]
        points = [entry | {"total": sum(entry.values())} for entry in points]
        return {"winners": self._decide()[0], "points": points}

    @property
    def decided_by(self) -> str | None:
        return self._decide()[1]

    def _decide(self) -> tuple[list[int], str | None]:
        totals = [self.victory[seat] + self.conspiracy[seat] for seat in self.seats]
        best = [seat for seat in self.seats if totals[seat] == max(totals)]
        if len(best) == 1:
            return best, None
        if self.primus in best:
            return [self.primus], "primus"
        most = max(self.conspiracy[seat] for seat in best)
        by_conspiracy = [seat for seat in best if self.conspiracy[seat] == most]
        if len(by_conspiracy) == 1:
            return by_conspiracy, "conspiracy"
        most = max(len(self.hands[seat]) for seat in by_conspiracy)
        by_cards = [seat for seat in by_conspiracy if len(self.hands[seat]) == most]
        return by_cards, "cards" if len(by_cards) == 1 else "shared"
