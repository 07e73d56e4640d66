"""Bots against bots: fair line-ups on mirrored deals, and numbers that can be worked out by hand."""

from __future__ import annotations

import io
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conspiratio.core.codec import to_json
from conspiratio.core.game import Complaint
from conspiratio.lab.arena import games as arenas
from conspiratio.lab.arena.games import Arena, ArenaGame, block_of, play_one
from conspiratio.lab.arena.lineups import line_up, rotated
from conspiratio.lab.arena.report import arena_json, arena_svg, arena_table
from conspiratio.lab.arena.standings import Standings, elo, standings, whole_blocks
from conspiratio.lab.running.playing import Played
from conspiratio.locale import LANGUAGES, Texts

from .running import GAMES, OPTIONS


def an_arena(game: str = "pax", bots: tuple[str, ...] = ("random", "greedy"), seats: int = 2, **more: Any) -> Arena:
    return Arena(GAMES[game], bots, seats, **({"options": OPTIONS[game], "seed": "1"} | more))


def a_game(bots: str, places: tuple[int, ...]) -> ArenaGame:
    """``bots``: one letter a seat."""
    best = places.count(1)
    wins = tuple(1 / best if place == 1 else 0.0 for place in places)
    return ArenaGame(tuple(bots), places, wins, (10,) * len(bots), (0.5,) * len(bots))


# Who sits where


@pytest.mark.parametrize(
    ("bots", "seats", "blocks"), [("ab", 4, 1), ("abc", 4, 3), ("abc", 8, 3), ("abcde", 3, 10), ("abc", 3, 1)]
)
def test_every_bot_gets_as_many_seats_as_the_others(bots: str, seats: int, blocks: int) -> None:
    for first in (1, 1 + blocks):
        line_ups = [line_up(bots, seats, "1", block) for block in range(first, first + blocks)]
        assert len(set(Counter(seat for one in line_ups for seat in one).values())) == 1
        assert {len(one) for one in line_ups} == {seats}
        assert all(max(Counter(one).values()) - min(Counter(one)[bot] for bot in bots) <= 1 for one in line_ups)


def test_line_ups_of_more_bots_than_seats_bring_every_pair_together_equally_often() -> None:
    line_ups = [line_up("abcde", 3, "7", block) for block in range(1, 11)]
    met = Counter(frozenset(pair) for one in line_ups for pair in combinations(one, 2))
    assert set(met.values()) == {3}
    assert len(met) == 10


def test_bots_that_share_a_table_sit_in_changing_order() -> None:
    def shape(block: int) -> bool:
        one = line_up("ab", 4, "1", block)
        return one[0] == one[2]

    assert {shape(block) for block in range(1, 30)} == {True, False}


def test_a_block_is_one_deal_with_every_rotation_of_one_line_up(monkeypatch: pytest.MonkeyPatch) -> None:
    arena, deals = an_arena(bots=("random", "greedy"), seats=3), []

    def spy(game: Any, deal: Any, levels: Any, luck: Any, **_: Any) -> Played:
        deals.append((deal, levels, tuple(one.getstate() for one in luck)))
        return real(game, deal, levels, luck)

    real = arenas.play
    monkeypatch.setattr(arenas, "play", spy)
    for number in range(1, 7):
        play_one(arena, number)
    first, second = deals[:3], deals[3:]
    for block in (first, second):
        assert all(deal == block[0][0] for deal, _, _ in block)
        assert [levels for _, levels, _ in block] == [rotated(block[0][1], by) for by in range(3)]
        assert all(sorted(levels[seat] for _, levels, _ in block) == sorted(block[0][1]) for seat in range(3))
    assert first[0][0] != second[0][0]
    assert len({luck for *_, states in deals for luck in states}) == 18, "every bot has luck of its own"


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [an_arena(seats=4).blocks_for(games) for games in (1, 4, 5, 300)] == [1, 1, 2, 75]
    assert block_of(300, 4) == (75, 3)


# The numbers


def test_pairwise_shares_places_and_wins_as_reckoned_by_hand() -> None:
    arena = an_arena(bots=("a", "b", "c"), seats=3)
    blocks = [
        [a_game("aab", (1, 3, 2)), a_game("aba", (1, 1, 3)), a_game("baa", (3, 1, 1))],
        [a_game("abc", (1, 2, 3)), a_game("bca", (2, 1, 3)), a_game("cab", (2, 1, 2))],
    ]
    found = {row.bot: row for row in standings(arena, blocks).rows}
    # In the first block a has 1 + 0, then 1/2 + 0, then 1 + 1 of 6; in the second 1, 0 and 1 of 3.
    assert found["a"].shares[1] is not None
    assert found["a"].shares[1].value == pytest.approx((1 + 0.5 + 2 + 2) / 9)
    assert found["b"].shares[0] is not None
    assert found["b"].shares[0].value == pytest.approx(1 - 5.5 / 9)
    assert found["a"].shares[2] is not None
    assert found["a"].shares[2].value == pytest.approx(2 / 3)
    assert found["b"].shares[2] is not None
    assert found["b"].shares[2].value == pytest.approx((1 + 0 + 0.5) / 3)
    assert found["a"].shares[0] is None
    assert found["a"].comparisons == (0, 9, 3)
    assert (found["a"].games, found["a"].seats, found["c"].games) == (6, 9, 3)
    assert found["a"].wins == pytest.approx(1 + 0.5 + 1 + 1 + 0 + 1)
    assert found["a"].won.value == pytest.approx(4.5 / 9)
    assert found["a"].place.value == pytest.approx((1 + 3 + 1 + 3 + 1 + 1 + 1 + 3 + 1) / 9)
    assert found["a"].seconds == pytest.approx(0.05)
    assert found["a"].rating.value > found["b"].rating.value


def test_ratings_say_how_often_one_beats_the_other() -> None:
    """With three wins of four (and one more draw) the odds are 302 to 102: about 189 points."""
    import numpy as np

    points = np.array([[[0.0, 300.0], [100.0, 0.0]]])
    ratings = elo(points, points + points.transpose(0, 2, 1))[0]
    assert ratings.mean() == pytest.approx(1500)
    assert 1 / (1 + 10 ** ((ratings[1] - ratings[0]) / 400)) == pytest.approx(300.5 / 401)


def test_intervals_shrink_with_more_deals_and_hold_the_number() -> None:
    arena = an_arena(bots=("a", "b"))
    won, drawn = [a_game("ab", (1, 2)), a_game("ba", (2, 1))], [a_game("ab", (1, 2)), a_game("ba", (1, 2))]
    widths = []
    for count in (5, 50):
        share = standings(arena, [won, drawn] * count).rows[0].shares[1]
        assert share is not None
        assert share.low is not None
        assert share.high is not None
        assert share.low < 0.75 == share.value < share.high
        widths.append(share.high - share.low)
    assert widths[1] < widths[0] / 2


def test_who_won_every_deal_is_not_taken_to_win_for_ever() -> None:
    blocks = [[a_game("ab", (1, 2)), a_game("ba", (2, 1))]] * 5
    row = standings(an_arena(bots=("a", "b")), blocks).rows[0]
    assert row.shares[1] is not None
    assert row.shares[1].value == 1
    assert row.shares[1].low is not None
    assert 0.3 < row.shares[1].low < 0.8
    assert row.rating.low is None


def test_equal_places_are_half_a_comparison_and_left_out_of_the_decided_ones() -> None:
    arena = an_arena(bots=("a", "b"), seats=4)
    with_rome = a_game("aabb", (1, 4, 4, 4))  # 4 comparisons: the Primus before two, the other two equal
    row = standings(arena, [[with_rome]]).rows[0]
    assert row.shares[1] is not None
    assert row.decided[1] is not None
    assert row.shares[1].value == 0.75
    assert row.decided[1].value == 1
    equal = standings(arena, [[a_game("aabb", (1, 1, 1, 1))]]).rows[0]
    assert equal.decided[1] is None, "from no comparison at all nothing can be said"


def test_outright_wins_are_those_of_exactly_one_seat_of_the_two_bots() -> None:
    arena = an_arena(bots=("a", "b", "c"), seats=4)
    block = [
        a_game("abca", (1, 2, 3, 4)),  # a alone, before b and c
        a_game("bcaa", (4, 4, 1, 4)),  # a again, with Rome
        a_game("caab", (2, 3, 4, 1)),  # b alone, before a and c
        a_game("aabc", (3, 1, 1, 4)),  # a and b together: nobody's alone
        ArenaGame(tuple("abca"), (4, 4, 4, 4), (0.0,) * 4, (1,) * 4, (0.1,) * 4),  # nobody won
        a_game("abab", (2, 1, 3, 4)),  # b alone, and c was not there
    ]
    rows = standings(arena, [block]).rows
    shares = [[share and share.value for share in row.outright] for row in rows]
    assert shares == [[None, 2 / 4, 1.0], [2 / 4, None, 1.0], [0.0, 0.0, None]]


def test_intervals_of_outright_wins_are_over_deals() -> None:
    """Four games of a deal that all end alike are no more than one game."""
    arena = an_arena(bots=("a", "b"))
    deals = [[a_game("ab", (1, 2)), a_game("ba", (2, 1))], [a_game("ab", (2, 1)), a_game("ba", (1, 2))]]
    widths = []
    for blocks in ([deal * 1 for deal in deals * 10], [deal * 4 for deal in deals * 10]):
        share = standings(arena, blocks).rows[0].outright[1]
        assert share is not None
        assert share.value == 0.5
        assert share.low is not None
        assert share.high is not None
        widths.append(share.high - share.low)
    assert widths[0] == pytest.approx(widths[1])


def test_only_whole_blocks_count() -> None:
    game = a_game("ab", (1, 2))
    assert len(whole_blocks(dict.fromkeys([1, 2, 3, 5, 6], game), 2, 3)) == 2
    assert len(whole_blocks(dict.fromkeys([1, 2, 3, 4], game), 2, 1)) == 1


# The report


def some_standings() -> tuple[Arena, Standings]:
    arena = an_arena(bots=("a", "b", "c"), seats=2)
    return arena, standings(arena, [[a_game("ab", (1, 2)), a_game("ba", (1, 2))], [a_game("bc", (2, 2))] * 2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_of_all_bots_in_every_language(language: str) -> None:
    arena, found = some_standings()
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(arena_table(found, Texts(language)))
    text = console.export_text()
    assert "1500" in text or "1.500" in text
    won, outright, against = (Texts(language)(f"arena-{what}") for what in ("won", "outright", "against"))
    assert [word for word in (won, outright, against) if word.split()[0] not in text] == []
    assert text.index(won.split()[0]) < text.index(outright.split()[0]), "what is won comes first"
    svg = arena_svg(found, Texts(language))
    assert svg.index(Texts(language)("arena-won-plot")) < svg.index(Texts(language)("arena-pairs-plot"))
    assert svg.startswith("<svg")
    assert "50" in svg
    file = arena_json(found, arena.settings)
    assert file["settings"]["seed"] == "1"
    assert [bot["bot"] for bot in file["bots"]] == ["a", "b", "c"]
    assert list(file["bots"][0])[:2] == ["bot", "won"]
    assert file["bots"][0]["outright"]["b"]["value"] == 0.5
    assert set(file["bots"][1]["shares"]) == {"a", "c"}
    assert file["bots"][0]["shares"]["b"]["value"] == 0.5


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"bots": ("greedy",)}, "arena-bots"),
        ({"bots": ("greedy", "greedy")}, "arena-bots"),
        ({"bots": ("greedy", "genius")}, "bot-unknown"),
        ({"seats": 1}, "arena-alone"),
        ({"seats": 9}, "players-count"),
        ({"game": "caligula", "seats": 6}, "players-count"),
    ],
)
def test_what_cannot_be_played_is_complained_about(wishes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Complaint, match=complaint):
        an_arena(**wishes).check()


@pytest.mark.parametrize("game", ["pax", "caligula"])
def test_real_games_are_recorded(game: str, tmp_path: Path) -> None:
    played = play_one(an_arena(game, seats=3), 2)
    assert sorted(played.bots) in (["greedy", "greedy", "random"], ["greedy", "random", "random"])
    assert min(played.places) == 1 or sum(played.wins) == 0
    assert min(played.decisions) > 0
    again = play_one(an_arena(game, seats=3), 2)
    assert to_json(again) | {"seconds": []} == to_json(played) | {"seconds": []}
