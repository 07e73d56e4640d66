"""The bidding as a whole: the rulebook's example, and all the ways it can go."""

import pytest

from conspiratio.caligula.events import BiddingEnded, BidPassed, PlotDeclined
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Favour, Join, Nominate, Pass, Raise, Strike
from conspiratio.caligula.state import Bidding, Nominating
from tests.caligula.build import (
    GO,
    after,
    hands,
    ids,
    may_conspire,
    of_type,
    refused,
)


def singles(*numbers):
    return tuple(f"coniura-{n}" for n in numbers)


# The rulebook's example


@pytest.mark.rule("caligula.plot.start", "caligula.plot.bid", "caligula.plot.cards-back", "caligula.plot.sides")
def test_the_rulebooks_example_of_a_conspiracy_with_four_players():
    one, two, three, four = range(4)
    state = may_conspire(seats=4, hand=(singles(1, 2, 9), singles(3, 4), singles(5), singles(6, 7, 8)))
    bottom = ids(state.coniura)

    state, events = CALIGULA.play(state, Pass())  # 1 does not want to begin
    assert events == (PlotDeclined(one),)
    state, _ = CALIGULA.play(state, Conspire(singles(3)))  # 2 begins with 1 card and leads for now
    assert (state.plot.leader, state.phase) == (two, Bidding(three))
    state, events = CALIGULA.play(state, Pass())  # 3 passes
    assert (events, state.phase) == ((BidPassed(three),), Bidding(four))
    state, _ = CALIGULA.play(state, Join(singles(6)))  # 4 joins with 1
    assert (state.plot.leader, state.phase) == (two, Bidding(one))
    state, _ = CALIGULA.play(state, Raise(singles(1, 2)))  # 1 raises to 2 and is the new leader
    assert (state.plot.leader, state.phase) == (one, Bidding(two))
    state, _ = CALIGULA.play(state, Join(singles(4)))  # 2 joins with 1 more
    assert state.phase == Bidding(four), "3 has passed and may do nothing any more"
    state, events = CALIGULA.play(state, Join(singles(7)))  # 4 joins with 1 more

    # 1 leads for good and may not raise; 2 and 4 conspire with 1; 3 is against them
    assert state.phase == Nominating(one)
    assert refused(state, Raise(singles(9))) == ("caligula.turn.order", "now-nominating")
    (ended,) = of_type(BiddingEnded, events)
    assert (ended.conspirators, ended.others) == ((one, two, four), (three,))
    # all cards are back under their stacks, in the order in which they were laid
    assert ids(state.coniura) == [*bottom, *singles(3, 6, 1, 2, 4, 7)]
    assert hands(state) == [["coniura-9"], [], ["coniura-5"], ["coniura-8"]]


# All ways to bid, against the rule read once more


class Bids:
    """The rule of bidding as a list of those who still have to answer."""

    def __init__(self, order, hands):
        self.order, self.hands = list(order), dict(hands)
        self.start, self.answers = list(order), []
        self.leader, self.laid, self.out = None, dict.fromkeys(order, 0), set()

    @property
    def asked(self):
        return (self.start if self.leader is None else self.answers)[:1]

    def options(self):
        """What the one asked may do, with how many symbols."""
        (seat,) = self.asked
        if self.leader is None:
            return {("pass", 0)} | {("conspire", n) for n in range(1, self.hands[seat] + 1)}
        needed = self.laid[self.leader] - self.laid[seat]
        bids = {("join" if n == needed else "raise", n) for n in range(needed, self.hands[seat] + 1)}
        return {("pass", 0)} | bids

    def decide(self, what, symbols):
        (seat,) = self.asked
        if what == "pass" and self.leader is None:
            del self.start[0]
            return
        self.hands[seat] -= symbols
        self.laid[seat] += symbols
        if what in ("conspire", "raise"):
            self.leader = seat
            at = self.order.index(seat)
            others = self.order[at + 1 :] + self.order[:at]
            self.answers = [other for other in others if other not in self.out]
        else:
            del self.answers[0]
            if what == "pass":
                self.out.add(seat)

    def copy(self):
        twin = Bids(self.order, self.hands)
        twin.start, twin.answers, twin.leader = list(self.start), list(self.answers), self.leader
        twin.laid, twin.out = dict(self.laid), set(self.out)
        return twin


def move_for(state, what, symbols):
    kinds = {"conspire": Conspire, "join": Join, "raise": Raise}
    held = hands(state)[state.phase.seat]
    return Pass() if what == "pass" else kinds[what](tuple(held[:symbols]))


def walk(state, rule, last=()):
    """Every way to go on from here; counts the ends."""
    if not rule.asked:
        check_end(state, rule, last)
        return 1
    assert state.phase.seat == rule.asked[0]
    legal = {(move.type, len(getattr(move, "cards", ()))) for move in CALIGULA.legal_moves(state)}
    assert legal == rule.options()
    if rule.leader is not None:
        assert (state.plot.leader, dict(enumerate(state.plot.bids))) == (rule.leader, rule.laid)
    ends = 0
    for what, symbols in sorted(rule.options()):
        further = rule.copy()
        further.decide(what, symbols)
        nxt, events = CALIGULA.play(state, move_for(state, what, symbols))
        ends += walk(nxt, further, events)
    return ends


def check_end(state, rule, events):
    if rule.leader is None:
        assert (state.plot, state.slot) == (None, 1)
        return
    assert state.phase == Nominating(rule.leader)
    (ended,) = of_type(BiddingEnded, events)
    at = rule.order.index(rule.leader)
    from_leader = rule.order[at:] + rule.order[:at]
    assert ended.conspirators == tuple(seat for seat in from_leader if seat not in rule.out)
    assert ended.others == tuple(seat for seat in rule.order if seat in rule.out)
    assert len({*ended.conspirators, *ended.others}) == len(rule.order)
    assert ids(state.coniura)[-len(ended.cards) :] == list(ended.cards)
    assert len(ended.cards) == sum(rule.laid.values())


@pytest.mark.rule("caligula.plot.start", "caligula.plot.bid", "caligula.plot.sides")
@pytest.mark.parametrize(
    ("ordo", "cards"),
    [
        ((1, 0), (9, 9)),
        ((0, 1), (5, 3)),
        ((2, 0, 1), (6, 6, 6)),
        ((0, 1, 2), (0, 5, 2)),
        ((3, 1, 0, 2), (4, 4, 4, 4)),
        ((0, 1, 2, 3), (1, 4, 0, 3)),
        ((4, 2, 0, 3, 1), (3, 3, 3, 3, 3)),
        ((1, 4, 3, 0, 2), (1, 3, 2, 0, 3)),
    ],
    ids=lambda value: "".join(map(str, value)),
)
def test_every_course_of_the_bidding_is_as_the_rule_says(ordo, cards):
    """Who is asked, what is open to them, who leads, when it ends, who is in: over all the ways there are."""
    numbers = iter(range(1, 21))
    hand = [singles(*(next(numbers) for _ in range(count))) for count in cards]
    state = may_conspire(seats=len(ordo), ordo=ordo, hand=hand)
    assert walk(state, Bids(ordo, enumerate(cards)))


@pytest.mark.rule("caligula.plot.cards-back")
def test_one_may_lay_a_card_in_the_bidding_and_never_again_in_the_same_conspiracy():
    state = may_conspire(hand=(["coniura-11"], []), candidates=("galba", "otho"))
    state = after(state, Conspire(("coniura-11",)), GO, Nominate("galba"), Favour("galba"), GO)
    assert refused(state, Strike(("coniura-11",))) == ("caligula.material.hand", "not-in-hand")
