"""Bots play by the rules, know only their view, and greedy is worth its name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from conspiratio.bots import LEVELS, Bot, bot
from conspiratio.bots.pax_table import Table
from conspiratio.core.game import Complaint, Seat
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, End, Pass, Peek, Place, Play
from conspiratio.pax.state import Buying, Drawing, FaceDown, Options, Playing, State
from tests.pax.build import a_state, after, card

TABLES = [
    *[(seats, Options()) for seats in range(2, 9)],
    *[(1, Options(solo_game=game)) for game in range(1, 6)],
    (4, Options(open_counts=False, final_column=True)),
    (6, Options(open_counts=False)),
]
tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def decisions(bots: list[Bot], options: Options, seed: str) -> Iterator[State]:
    """Every state of a game in which a bot has to decide, and the last one; the bots play it."""
    rng = Random(seed)
    state = PAX.start(PAX.deal(options, len(bots), rng))
    while (seat := PAX.to_act(state)) is not None:
        yield state
        moves = PAX.legal_moves(state)
        move = bots[seat].choose(PAX.view(state, seat), moves, rng)
        assert move in moves
        state, _ = PAX.play(state, move)
    yield state


def choice(state: State, level: str = "greedy") -> object:
    seat = PAX.to_act(state)
    assert seat is not None
    return bot("pax", level).choose(PAX.view(state, seat), PAX.legal_moves(state), Random(1))


@pytest.mark.parametrize("level", LEVELS)
@tables
def test_a_bot_plays_a_whole_game_of_offered_moves(level: str, seats: int, options: Options) -> None:
    *_, last = decisions([bot("pax", level)] * seats, options, "offered")
    assert PAX.result(last) is not None


@tables
def test_greedy_answers_moves_it_would_not_have_made(seats: int, options: Options) -> None:
    """Whatever mess a game of chance has led to."""
    for n, state in enumerate(decisions([bot("pax", "random")] * seats, options, "mess")):
        if n % 3 == 0 and PAX.to_act(state) is not None:
            assert choice(state) in PAX.legal_moves(state)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_no_luck_but_the_generator_it_is_given(level: str) -> None:
    def game() -> State:
        *_, last = decisions([bot("pax", level)] * 3, Options(), "again")
        return last

    assert game() == game()


@tables
def test_greedy_decides_by_its_view_alone(seats: int, options: Options) -> None:
    rng = Random("other worlds")
    for n, state in enumerate(decisions([bot("pax", "greedy")] * seats, options, "worlds")):
        seat = PAX.to_act(state)
        if n % 5 == 0 and seat is not None:
            imagined = PAX.imagine(PAX.view(state, seat), rng)
            assert choice(imagined) == choice(state)


def test_greedy_beats_three_random_players() -> None:
    games = 60
    assert sum(greedy_wins(n % 4, f"beat/{n}") for n in range(games)) >= 0.85 * games


def greedy_wins(seat: Seat, seed: str) -> bool:
    bots = [bot("pax", "random")] * 4
    bots[seat] = bot("pax", "greedy")
    *_, last = decisions(bots, Options(), seed)
    result = PAX.result(last)
    return result is not None and result.winners == (seat,)


def test_greedy_wins_the_first_solo_game_more_often_than_not() -> None:
    games, won = 20, 0
    for n in range(games):
        *_, last = decisions([bot("pax", "greedy")], Options(solo_game=1), f"solo/{n}")
        result = PAX.result(last)
        won += result is not None and result.winners == (0,)
    assert won > games / 2


def test_an_unknown_level_is_complained_about() -> None:
    with pytest.raises(Complaint) as caught:
        bot("pax", "emperor")
    assert caught.value.key == "bot-unknown"
    assert caught.value.params == {"found": "emperor", "known": "random, greedy"}


# What greedy understands


def test_greedy_lays_out_a_new_category_while_it_is_free() -> None:
    state = a_state(hand=(["senator-1"],), display=({"land": 2},), phase=Playing(0))
    assert choice(state) == Play("senator-1")


def test_greedy_makes_room_for_a_fleet_first() -> None:
    state = a_state(hand=(["fleet-1", "land-1"],), money=(5, 5), phase=Playing(0), exhausted=True)
    assert choice(state) == Play("land-1")
    assert choice(after(state, Play("land-1"))) == Play("fleet-1")


def test_greedy_keeps_its_money_when_that_makes_it_the_wealthiest() -> None:
    """One more Land card brings no point any more; the 4 for the largest fortune do."""
    state = a_state(
        hand=(["land-3", "land-4"],),
        display=({"land": 5, "wealth": 2, "religion": 2, "senator": 2}, {"intrigue": 4}),
        rome={"land": 1, "wealth": 1, "religion": 1, "senator": 1},
        money=(5, 12),
        phase=Playing(0, (card("land-1"),)),
        exhausted=True,
    )
    assert choice(state) == End()


def test_greedy_at_romes_side_does_not_overthrow_it() -> None:
    """Behind on points, Primus Conspiratus in hand, Rome holding four: the fourth stays with Rome."""
    rome = {"wealth": 1, "fleet": 3, "army": 3, "religion": 3, "land": 1}
    holds_primus = a_state(
        hand=(["wealth-7"],),
        display=({"intrigue": 3}, {"land": 4, "intrigue": 1, "senator": 2}),
        money=(5, 12),
        rome=rome,
        rome_hidden=["senator-1", "land-12", "intrigue-1"],
        phase=Playing(0),
        exhausted=True,
    )
    assert choice(holds_primus) == End()
    other_holds_it = a_state(
        hand=(["wealth-7"],),
        display=({"intrigue": 2, "land": 4, "senator": 2}, {"intrigue": 4}),
        rome=rome,
        rome_hidden=["senator-1", "land-12", "intrigue-1"],
        phase=Playing(0),
        exhausted=True,
    )
    assert choice(other_holds_it) == Play("wealth-7")


def test_greedy_buys_what_it_can_lay_out_and_nothing_too_dear() -> None:
    state = a_state(legions=(["senator-9", "senator-10"], ["wealth-7"]), money=(4, 5), phase=Buying(0))
    assert choice(state) == Buy(2)


def test_greedy_does_not_buy_in_the_last_round_what_it_cannot_lay_out() -> None:
    state = a_state(legions=(["fleet-10"],), display=({}, {"intrigue": 2}), phase=Buying(0), exhausted=True)
    assert choice(state) == Pass()


def test_greedy_keeps_the_better_of_two_cards_it_has_drawn() -> None:
    """Religion 3: one of two may not go to the hand now, so it is the useless one."""
    drawn = tuple(FaceDown(card(id), frozenset([0])) for id in ("land-1", "senator-9"))
    state = a_state(display=({"religion": 3, "land": 8},), phase=Drawing(0, drawn, 1))
    move = choice(state)
    assert isinstance(move, Place)
    assert move.card == "land-1"


def test_greedy_never_spends_a_turn_on_looking() -> None:
    for state in decisions([bot("pax", "greedy")] * 2, Options(), "looking"):
        if PAX.to_act(state) is not None:
            assert choice(state) != Peek()


@tables
def test_the_limit_greedy_reckons_with_is_the_referees(seats: int, options: Options) -> None:
    """A card fits for the bot exactly if the referee has nothing against it but the money."""
    for state in decisions([bot("pax", "random")] * seats, options, "limits"):
        if isinstance(state.phase, Playing):
            seat = state.phase.seat
            mine = Table(PAX.view(state, seat)).mine
            for held in mine.hand:
                refused = PAX.refusal(state, seat, Play(held.id))
                over = refused is not None and refused.rule in ("pax.play.limit", "pax.solo.limit-after")
                broke = refused is not None and refused.rule == "pax.play.cost"
                assert broke or mine.fits(held) != over
