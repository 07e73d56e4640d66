"""A review adds up, blames nobody for what they could not know, and finds the blunder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from conspiratio.bots import bot
from conspiratio.bots.hint import hint, hint_json
from conspiratio.bots.review import (
    Part,
    ReviewEffort,
    can_review,
    part_of,
    situation,
)
from conspiratio.bots.review_json import part_json, read_part, review_json
from conspiratio.bots.review_summary import Review, assemble
from conspiratio.bots.search_from_view import Effort
from conspiratio.caligula.game import CALIGULA
from conspiratio.core.game import AnyGame
from conspiratio.core.match import Match, new_match
from conspiratio.locale import Texts
from conspiratio.locale.words import words_for
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, End, Play
from conspiratio.pax.state import Options

QUICK = ReviewEffort(judging=12, chances=12, worlds=2, comparing=6, fates=2, fate=4)
THOROUGH = ReviewEffort(judging=150, chances=8, worlds=8, comparing=60, fates=1, fate=4)
TABLES = [(PAX, 1), (PAX, 2), (PAX, 4), (PAX, 8), (CALIGULA, 3)]


def name(value: Any) -> str:
    return str(getattr(value, "name", value))


tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)


@cache
def a_match(game: AnyGame, seats: int, level: str = "random") -> Match:
    options: Any = Options(solo_game=1) if seats == 1 else game.options_type()
    match = new_match(game, options, [f"p{seat}" for seat in range(seats)], "review")
    rng, player = Random("review"), bot(game.name, level)
    while (seat := match.to_act) is not None:
        match = match.after(seat, player.choose(match.view(seat), match.legal_moves(), rng))
    assert can_review(match)
    return match


@cache
def a_review(game: AnyGame, seats: int) -> Review:
    return assemble(a_match(game, seats), parts(a_match(game, seats)))


def parts(match: Match, have: int = 0) -> list[Part]:
    return [part_of(match.game, situation(match, n), "seed", QUICK) for n in range(have, len(match.states))]


@tables
def test_what_a_seat_had_and_what_became_of_it_adds_up(game: AnyGame, seats: int) -> None:
    match, made = a_match(game, seats), a_review(game, seats)
    winners = game.result(match.state).winners
    for account in made.seats:
        assert account.start + account.skill + account.luck + account.rivals == pytest.approx(account.end)
        assert account.end == pytest.approx(1 / len(winners) if account.seat in winners else 0)
        assert account.skill <= 0
    assert [point.n for point in made.chances] == list(range(len(match.moves) + 1))


@tables
def test_an_event_is_luck_when_a_card_comes_off_a_stack(game: AnyGame, seats: int) -> None:
    match = a_match(game, seats)
    for number, events in enumerate(match.events):
        before, after = (_on_stacks(match.states[at]) for at in (number, number + 1))
        if before:  # else what is put under an empty deck comes off again at once
            assert any(event.luck for event in events) == bool(before - after)


def _on_stacks(state: Any) -> set[Any]:
    stacks = [getattr(state, name, ()) for name in ("deck", "coniura", "pugio", "heirs")]
    return {getattr(card, "card", card) for stack in (*stacks, *getattr(state, "stacks", ())) for card in stack}


@pytest.mark.parametrize(("game", "seats"), [(PAX, 4), (CALIGULA, 3)], ids=name)
def test_luck_is_what_the_cards_did_and_favours_nobody_on_the_whole(game: AnyGame, seats: int) -> None:
    match, made = a_match(game, seats), _first_parts(a_match(game, seats), 60)
    drew = [any(event.luck for event in match.events[n]) for n in range(60)]
    assert [part.luck is not None for part in made] == drew
    assert any(drew)
    assert not all(drew)
    for part in made:
        if part.luck and game is CALIGULA:  # somebody always wins there
            assert sum(part.luck) == pytest.approx(0, abs=0.01)
    whole = a_review(game, seats)
    for moment in whole.moments:
        assert moment.kind != "luck" or any(event.luck for event in match.events[moment.n])


@pytest.mark.parametrize(("game", "seats"), [(PAX, 2), (CALIGULA, 3)], ids=name)
def test_luck_is_told_with_how_sure_it_is_and_two_looks_at_a_game_agree(game: AnyGame, seats: int) -> None:
    match = a_match(game, seats)
    effort = replace(QUICK, fates=ReviewEffort.fates, fate=4)
    lucky = [n for n in range(len(match.moves)) if any(event.luck for event in match.events[n])][:12]
    until = lucky[-1] + 2

    def looked(seed: str) -> Review:
        return assemble(match, [part_of(game, situation(match, n), f"{seed}", effort) for n in range(until)])

    for one, other in zip(looked("one").seats, looked("other").seats, strict=True):
        assert one.luck_within is not None
        assert other.luck_within is not None
        assert 0 < one.luck_within < 0.15
        assert abs(one.luck - other.luck) <= 1.5 * (one.luck_within + other.luck_within)


def test_how_sure_luck_is_adds_up_over_the_moves() -> None:
    match = a_match(PAX, 2)
    made = [Part(replace(part.chances), None, (0.1, -0.1), (0.03, 0.04)) for part in _first_parts(match, 5)]
    first, second = assemble(match, made).seats  # what came of the last one is not known yet
    assert first.luck_within == pytest.approx(1.96 * 0.03 * 2)
    assert second.luck_within == pytest.approx(1.96 * 0.04 * 2)


def test_what_an_older_version_kept_of_luck_is_read_without_how_sure_it_was() -> None:
    match = a_match(PAX, 2)
    kept = [part_json(PAX, part) for part in _first_parts(match, 20)]
    assert any(part[4] for part in kept)
    for length, luck in ((5, True), (4, False)):
        made = [read_part(PAX, part[:length]) for part in kept]
        assert any(part.luck for part in made) == luck
        account = review_json(PAX, assemble(match, made))["seats"][0]
        assert (account["luck_within"] is None) == luck


@tables
def test_no_decision_costs_less_than_nothing_and_each_with_a_choice_is_told(game: AnyGame, seats: int) -> None:
    match, made = a_match(game, seats), a_review(game, seats)
    real = [n for n, state in enumerate(match.states[:-1]) if len(game.legal_moves(state)) > 1]
    assert [one.n for one in made.decisions] == real
    for one in made.decisions:
        assert (one.seat, one.played) == match.moves[one.n]
        assert one.cost >= 0
        assert one.lost >= 0
        assert 0 <= one.win <= 1
        assert 1 <= len(one.best) <= 3
        assert all(choice.move in game.legal_moves(match.states[one.n]) for choice in one.best)


@tables
def test_what_decided_it_are_three_different_turns_at_most(game: AnyGame, seats: int) -> None:
    match, made = a_match(game, seats), a_review(game, seats)
    assert 0 < len(made.moments) <= 3
    numbers = [one.n for one in made.moments]
    assert numbers == sorted(numbers)
    for before, after in pairwise(numbers):
        movers = {match.moves[n][0] for n in range(before, after + 1)}
        assert len(movers) > 1 or match.states[before].round < match.states[after].round


def test_a_review_that_was_broken_off_goes_on_to_be_the_same() -> None:
    match = a_match(PAX, 2)
    whole = parts(match)
    kept = [read_part(PAX, part_json(PAX, part)) for part in whole[:30]]
    resumed = [*kept, *parts(match, have=30)]
    assert review_json(PAX, assemble(match, resumed)) == review_json(PAX, assemble(match, whole))


def test_a_part_of_a_review_is_a_review_of_that_part() -> None:
    match = a_match(PAX, 4)
    made = assemble(match, _first_parts(match, 40))
    assert made.chances[-1].n == 39
    for account in made.seats:
        assert account.start + account.skill + account.luck + account.rivals == pytest.approx(account.end)
    assert assemble(match, []).chances == ()


def _first_parts(match: Match, count: int) -> list[Part]:
    return [part_of(match.game, situation(match, n), "seed", QUICK) for n in range(count)]


@pytest.mark.parametrize(("game", "seats"), [(PAX, 2), (PAX, 4), (CALIGULA, 3)], ids=name)
def test_a_decision_is_judged_by_what_its_seat_knew(game: AnyGame, seats: int) -> None:
    """In another world that looks the same from that seat, it is judged the same."""
    match, rng, compared = a_match(game, seats), Random("other worlds"), 0
    for n in range(0, len(match.moves), 9):
        state, seat = match.states[n], match.moves[n][0]
        other = game.imagine(game.view(state, seat), rng)
        judged = [part_of(game, replace(situation(match, n), state=one), "seed", QUICK) for one in (state, other)]
        assert judged[0].decision == judged[1].decision
        compared += judged[0].decision is not None and other != state
    assert compared > 5


def test_a_hint_knows_what_its_seat_knows() -> None:
    match, rng = a_match(PAX, 4), Random("other worlds")
    for n in range(0, len(match.moves), 20):
        state, seat = match.states[n], match.moves[n][0]
        worlds = [state, PAX.imagine(PAX.view(state, seat), rng)]
        given = [_hint(PAX, world, seat) for world in worlds]
        assert given[0] == given[1]
        assert [one["move"] for one in given[0]["best"]]


@pytest.mark.parametrize(("game", "seats"), [(PAX, 4), (CALIGULA, 4)], ids=name)
def test_a_hint_names_no_move_twice(game: AnyGame, seats: int) -> None:
    """A single card that looks like another is another move to the referee, but not to who is advised."""
    match, alike = a_match(game, seats), 0
    words = words_for(game.name, Texts("en"), match.names, match.deal.faces)
    for n, state in enumerate(match.states[:-1]):
        view, moves = game.view(state, seat := game.to_act(state)), game.legal_moves(state)
        is_alike = len({str(words.move(move, view)) for move in moves}) < len(moves)
        if n % 3 and not is_alike:
            continue
        advice = hint(game, view, moves, Random(1), Effort(30))
        said = [str(words.move(choice.move, view)) for choice in advice.best]
        assert len(set(said)) == len(said)
        assert len(moves) > 1 or advice.best[0].win == advice.win[seat]
        alike += is_alike
    assert alike


def _hint(game: AnyGame, state: Any, seat: int) -> Any:
    advice = hint(game, game.view(state, seat), game.legal_moves(state), Random(1), Effort(30))
    return hint_json(game, advice)


def test_a_blunder_is_found_to_be_one() -> None:
    """At the end of a solo game: one buys nothing and plays nothing though a card would win it."""
    match, n = _lost_on_purpose()
    made = part_of(PAX, situation(match, n), "seed", THOROUGH).decision
    assert made is not None
    assert isinstance(made.played, End)
    assert isinstance(made.best[0].move, Play)
    assert made.lost > 0.5
    points = [part_of(PAX, situation(match, i), "seed", THOROUGH) for i in range(len(match.states))]
    mistakes = [one for one in assemble(match, points).moments if one.kind == "mistake"]
    assert n in [one.n for one in mistakes]


def _lost_on_purpose() -> tuple[Match, int]:
    """A solo game that a card wins, whose last turn is ended without playing it; and the move that ended it."""
    for seed in range(400):
        match = new_match(PAX, Options(solo_game=1), ["Livia"], f"solo {seed}")
        rng, player = Random(seed), bot("pax", "greedy")
        while match.to_act is not None:
            moves = match.legal_moves()
            last = _wins_at_once(match, moves)
            if last is not None and any(isinstance(move, End) for move in moves):
                n = len(match.moves)
                match = _played_badly(match)
                if not PAX.result(match.state).winners:
                    return match, n
                break
            match = match.after(0, player.choose(match.view(0), moves, rng))
    raise AssertionError("no such game")


def _wins_at_once(match: Match, moves: Sequence[Any]) -> Any:
    """A card after which ending the turn ends the game, won; where ending it now would lose it."""

    def ends(state: Any) -> Any:
        if End() not in PAX.legal_moves(state):
            return None
        return PAX.result(PAX.play(state, End())[0])

    now = ends(match.state)
    if now is None or now.winners:
        return None
    for move in moves:
        if isinstance(move, Play):
            after = ends(PAX.play(match.state, move)[0])
            if after is not None and after.winners:
                return move
    return None


def _played_badly(match: Match) -> Match:
    while match.to_act is not None:
        moves = match.legal_moves()
        idle = [move for move in moves if isinstance(move, End)] or [m for m in moves if not isinstance(m, Buy | Play)]
        match = match.after(0, (idle or list(moves))[0])
    return match
