"""Information-set Monte Carlo tree search, for both games, without the interpreter's lock.

Every iteration imagines a world that the looking seat can't tell from the true one and walks down one tree, whose
moves are told apart by what they are and not by hidden cards. Each seat wants its own good: what comes back from the
leaf is an outcome for all of them, and every node keeps what the seat that moved there got of it. A new leaf is judged
by the network, or, where there is none, by playing on by habit.

Some worlds are better for a seat than others, whatever it does. So that moves can be compared that were tried in
different worlds, what counts is how much more came of a move than the network promised before it (``steady``).
"""

import cython
from cython.cimports.conspiratio.kernel.dice import below
from cython.cimports.conspiratio.kernel.net import Net
from cython.cimports.conspiratio.kernel.position import MOST_LEGAL, Outcome, Position, check_eye
from cython.cimports.conspiratio.kernel.search import DEEPEST, KEYS, Node
from cython.cimports.libc.math import logf, sqrtf
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy, memset


def stake(seats: int) -> float:
    """How much of a payoff is the victory; the rest is coming before the others (alone: near the goal).

    With a smaller part a seat pays for what is good for all (that Rome does not win, say), and wins less: between
    searches that differ in nothing else, 1 took 55 % (+-8) of 120 games of PAX from 0.5, and 0.97 took 55 % (+-7) of
    240 games of Caligula. The small rest is for those who can't win any more.
    """
    return 0.9 if seats == 1 else 0.97


@cython.cclass
class Search:
    def __cinit__(
        self,
        root: Position,
        eye: cython.int,
        net: Net = None,
        seed: cython.ulonglong = 0,
        look: cython.int = 16,
        room: cython.int = 200_000,
        exploration: cython.float = 0.1,
        victory: cython.float = -1,
        own_turn: cython.bint = False,
    ):
        """``eye``: the seat that looks, or ``OPEN_HANDS`` or ``EVERYTHING`` of ``position``. ``victory``: how much of a
        payoff it is, from 0 to 1; less than 0: as usual (``stake``). ``own_turn``: the tree ends where another seat
        decides, so that all thought goes into the own turn, in as many worlds as possible."""
        if net is not None and net.inputs > root.rules.features:
            raise ValueError(f"a network for {net.inputs} features can't judge a position with {root.rules.features}")
        check_eye(root, eye)
        self.root = root
        self.rules = root.rules
        self.eye = eye
        self.net = net
        self.dice = seed
        self.stake = victory if victory >= 0 else stake(root.rules.seats(root.block))
        self.exploration = exploration
        self.own_turn = own_turn
        self.look = max(1, look)
        self.steady = net is not None
        self.room = max(room, 2)
        self.nodes = cython.cast(cython.pointer[Node], malloc(self.room * cython.sizeof(Node)))
        self.marks = cython.cast(cython.p_int, calloc(KEYS, cython.sizeof(cython.int)))
        self.world = malloc(self.rules.size)
        self.beyond = malloc(self.rules.size)
        if self.nodes == cython.NULL or self.marks == cython.NULL or self.world == cython.NULL:
            raise MemoryError
        if self.beyond == cython.NULL:
            raise MemoryError
        self.mover = self.rules.to_act(root.block)
        self.used = 1  # 0 stands for no node
        self.nodes[0].key = 0
        self.at = self._add(0, 0)
        self.nodes[self.at].visits = 0
        memset(cython.address(self.sums), 0, cython.sizeof(Outcome))
        memset(cython.address(self.promise), 0, cython.sizeof(Outcome))
        memset(cython.address(self.promises), 0, cython.sizeof(Outcome))

    def __dealloc__(self):
        free(self.nodes)
        free(self.marks)
        free(self.world)
        free(self.beyond)

    def run(self, iterations: cython.int) -> None:
        i: cython.int
        with cython.nogil:
            for i in range(iterations):
                self._iterate()

    def moves(self) -> list:
        """For each legal action: how often it was tried, its value for who moves, and their chance to win."""
        count: cython.int = self.rules.legal(self.root.block, self.legal)
        mover: cython.int = self.rules.to_act(self.root.block)
        times: cython.int = max(1, self.iterations)
        value: cython.float = self._payoff(cython.address(self.promises), mover) / times
        won: cython.float = self.promises.win[mover] / times
        found = {}
        child: cython.int = self.nodes[self.at].child
        while child:
            node: cython.pointer[Node] = self.nodes + child
            if node.visits:
                found[node.key] = (node.visits, value + node.value / node.visits, won + node.won / node.visits)
            child = node.sibling
        return [
            (self.legal[i], *found.get(self.rules.key(self.root.block, self.legal[i]) & (KEYS - 1), (0, 0.0, 0.0)))
            for i in range(count)
        ]

    def chances(self):
        """Each seat's chance to win, its share of the comparisons, and the chance of the neutral side."""
        seats = range(self.rules.seats(self.root.block))
        times = max(1, self.iterations)
        win = [self.sums.win[seat] / times for seat in seats]
        rank = [self.sums.rank[seat] / times for seat in seats]
        return win, rank, self.sums.neutral / times

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        outcome: Outcome
        node: cython.int = self.at
        deep: cython.int = 0
        count: cython.int
        mover: cython.int
        chosen: cython.int
        untried: cython.int
        memcpy(self.world, self.root.block, self.rules.size)
        self.rules.imagine(self.world, self.eye, cython.address(self.dice))
        if self.steady:
            self.net.evaluate(self.rules, self.world, cython.address(self.promise))
        while True:
            mover = self.rules.to_act(self.world)
            if mover < 0:
                self.rules.outcome(self.world, cython.address(outcome))
                break
            if deep == DEEPEST or (self.own_turn and mover != self.mover):
                self._judge(self.world, cython.address(outcome))
                break
            count = self.rules.legal(self.world, self.legal)
            if count == 1:
                self.rules.play(self.world, self.legal[0])
                continue
            chosen = self._choose(node, count, cython.address(untried))
            if untried:
                self._widen(node, count, untried, mover, cython.address(outcome))
                break
            node = chosen
            self.path[deep] = node
            self.movers[deep] = mover
            deep += 1
            self.rules.play(self.world, self.legal[self.marks[self.nodes[node].key] & (MOST_LEGAL - 1)])
        self._back_up(deep, cython.address(outcome))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _back_up(self, deep: cython.int, outcome: cython.pointer[Outcome]) -> cython.void:
        i: cython.int
        for i in range(deep):
            node: cython.pointer[Node] = self.nodes + self.path[i]
            mover: cython.int = self.movers[i]
            node.visits += 1
            node.value += self._payoff(outcome, mover) - self._payoff(cython.address(self.promise), mover)
            node.won += outcome.win[mover] - self.promise.win[mover]
        self.iterations += 1
        for i in range(self.rules.seats(self.world)):
            self.sums.win[i] += outcome.win[i]
            self.sums.rank[i] += outcome.rank[i]
            self.promises.win[i] += self.promise.win[i]
            self.promises.rank[i] += self.promise.rank[i]
        self.sums.neutral += outcome.neutral

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, node: cython.int, count: cython.int, untried: cython.p_int) -> cython.int:
        """The child to go to, by upper confidence bounds; and how many of the legal moves have no node yet."""
        i: cython.int
        new: cython.int = 0
        best: cython.int = 0
        highest: cython.float = -100
        if self.stamp == 0x7FFFF000:
            memset(self.marks, 0, KEYS * cython.sizeof(cython.int))
            self.stamp = 0
        self.stamp += MOST_LEGAL  # so that the marks of earlier nodes are worth nothing
        for i in range(count):
            key: cython.int = self.rules.key(self.world, self.legal[i]) & (KEYS - 1)
            self.keys[i] = key
            self.tried[i] = self.marks[key] >= self.stamp  # the same as a move before it
            if not self.tried[i]:
                self.marks[key] = self.stamp | i
                new += 1
        child: cython.int = self.nodes[node].child
        while child:
            at: cython.pointer[Node] = self.nodes + child
            if self.marks[at.key] >= self.stamp:
                self.tried[self.marks[at.key] & (MOST_LEGAL - 1)] = True
                new -= 1
                at.available += 1
                bound: cython.float = at.value / at.visits + self.exploration * sqrtf(logf(at.available) / at.visits)
                if bound > highest:
                    highest = bound
                    best = child
            child = at.sibling
        untried[0] = new if self.used < self.room or best == 0 else 0
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _widen(
        self,
        node: cython.int,
        count: cython.int,
        untried: cython.int,
        mover: cython.int,
        result: cython.pointer[Outcome],
    ) -> cython.void:
        """Judge some of the new moves; what the best of them promises is what this visit brings."""
        outcome: Outcome
        best: cython.float = -1
        i: cython.int
        left: cython.int = min(self.look, untried)
        for i in range(count):
            if self.tried[i]:
                continue
            if below(cython.address(self.dice), untried) < left:
                memcpy(self.beyond, self.world, self.rules.size)
                self.rules.play(self.beyond, self.legal[i])
                self._judge(self.beyond, cython.address(outcome))
                value: cython.float = self._payoff(cython.address(outcome), mover)
                new: cython.int = self._add(node, self.keys[i])
                if new:
                    self.nodes[new].visits = 1
                    self.nodes[new].value = value - self._payoff(cython.address(self.promise), mover)
                    self.nodes[new].won = outcome.win[mover] - self.promise.win[mover]
                if value > best:
                    best = value
                    memcpy(result, cython.address(outcome), cython.sizeof(Outcome))
                left -= 1
            untried -= 1
            if left == 0:
                return

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(self, node: cython.int, key: cython.int) -> cython.int:
        if self.used >= self.room:
            return 0
        new: cython.int = self.used
        self.used += 1
        self.nodes[new].key = key
        self.nodes[new].child = 0
        self.nodes[new].sibling = 0
        self.nodes[new].visits = 0
        self.nodes[new].available = 1
        self.nodes[new].value = 0
        self.nodes[new].won = 0
        if node:
            self.nodes[new].sibling = self.nodes[node].child
            self.nodes[node].child = new
        return new

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self, block: cython.p_void, result: cython.pointer[Outcome]) -> cython.void:
        """The outcome of a game that is over; otherwise what the network says, or what comes of playing on by habit."""
        while self.net is None and self.rules.to_act(block) >= 0:
            self.rules.play(block, self.rules.habit(block, cython.address(self.dice)))
        if self.rules.to_act(block) < 0:
            self.rules.outcome(block, result)
        else:
            self.net.evaluate(self.rules, block, result)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _payoff(self, outcome: cython.pointer[Outcome], seat: cython.int) -> cython.float:
        """The victory, and coming before the others (alone: near the goal), so that who can't win still plays on."""
        return self.stake * outcome.win[seat] + (1 - self.stake) * outcome.rank[seat]
