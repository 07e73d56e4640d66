"""The first game: its deal is the one that teaches, whatever the newcomer does with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Place, Reward
from conspiratio.caligula.state import Rewarding
from conspiratio.core.match import new_match
from conspiratio.games import GAMES, room
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, Play
from conspiratio.pax.state import Buying, Choosing, Drawing, Opening, Playing, price
from conspiratio.server.http.shapes import table_info
from conspiratio.server.tables import actions
from conspiratio.server.tables.learn import begin_learning, learning_setup
from conspiratio.server.tables.setup import Untimed, check_setup

from .build import House
from .test_play import play_of


def first_state(game: str) -> Any:
    rules = check_setup(learning_setup(game))
    return new_match(rules.game, rules.options, ("Livia", "Brutus", "Cassius"), room("server", game).LEARN_SEED).state


# PAX


def first_turns() -> Iterator[Any]:
    """The newcomer's first turn up to the market, in all the ways in which it can be played."""
    waiting = [first_state("pax")]
    while waiting:
        state = waiting.pop()
        if state.phase.seat != 0:
            moves = PAX.legal_moves(state)[:1]  # what the others keep of their opening hands changes nothing here
        elif isinstance(state.phase, Choosing):
            moves = (Draw(),)
        elif isinstance(state.phase, Opening | Drawing):
            moves = PAX.legal_moves(state)
        else:
            yield state
            continue
        waiting += [PAX.play(state, move)[0] for move in moves]


def test_in_pax_the_newcomer_goes_first_and_all_legions_can_be_paid() -> None:
    state = first_state("pax")
    assert (state.first, state.phase.seat, len(state.players)) == (0, 0, 3)
    while state.round == 0:
        state, _ = PAX.play(state, PAX.legal_moves(state)[0])
    prices = [price(column, state.players[0].display) for column in state.legions]
    assert prices == [1, 2, 3, 4]
    assert state.players[0].money == 5
    assert PAX.aids(PAX.view(state, 0)).rome_takes == 4


def test_in_pax_a_group_can_be_bought_and_then_a_card_played_free_and_another_for_one() -> None:
    turns = list(first_turns())
    assert len(turns) == 2 * 6 * 4
    for state in turns:
        assert isinstance(state.phase, Buying)
        assert any(_plays_two(PAX.play(state, move)[0]) for move in PAX.legal_moves(state) if isinstance(move, Buy))


def _plays_two(state: Any) -> bool:
    assert isinstance(state.phase, Playing)
    played = [PAX.play(state, move)[0] for move in PAX.legal_moves(state) if isinstance(move, Play)]
    return any(
        isinstance(move, Play) and PAX.aids(PAX.view(one, 0)).next_cost == 1
        for one in played
        for move in PAX.legal_moves(one)
    )


# Caligula


def test_in_caligula_who_places_two_or_more_on_the_first_card_has_a_reward_to_choose() -> None:
    start = first_state("caligula")
    assert (start.ordo, start.phase.seat) == ((0, 1, 2), 0)
    told = CALIGULA.aids(CALIGULA.view(start, 0))
    first = told.next
    assert first.slot == 0
    for marker in (2, 3, 4):
        for turn in (0, -1):  # whatever the others do: the first of all moves, or the last
            state, _ = CALIGULA.play(start, Place(marker, first.colour, first.position))
            while not isinstance(state.phase, Rewarding) or state.phase.seat != 0:
                state, _ = CALIGULA.play(state, CALIGULA.legal_moves(state)[turn])
            assert (state.round, state.slot, state.phase.colour) == (1, 0, first.colour)
            rewards = [move for move in CALIGULA.legal_moves(state) if isinstance(move, Reward)]
            assert {reward.effect for reward in rewards} == {"pugio", "coniura"}


def test_in_caligula_every_kind_of_card_lies_open_first() -> None:
    kinds = {pair[0].card.kind for pair in first_state("caligula").civitas}
    assert kinds == {"single", "group", "negative"}


# The table


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_to_learn_by_is_friendly_private_and_always_dealt_alike(rome: House, game: str) -> None:
    livia = await rome.person("Livia", "guest")
    tables = [await begin_learning(rome.lobby, livia, game) for _ in range(2)]
    assert tables[0].id != tables[1].id
    for table in tables:
        setup = table.setup
        assert (table.status, setup.rated, setup.visibility, setup.clock) == ("playing", False, "invitation", Untimed())
        assert [sitting.bot for sitting in table.seats] == [None, "greedy", "greedy"]
        assert play_of(table).match.state == first_state(game)
        rome.desk.forget(table.id)
        assert (await rome.desk.table(table.id)).learn
        assert table_info(table, livia.id).learn
    other = await rome.table(livia, game, "mbb")
    assert not other.learn


async def test_the_game_after_it_is_one_like_any_other(rome: House) -> None:
    livia = await rome.person("Livia")
    table = await begin_learning(rome.lobby, livia, "caligula")
    table = await rome.desk.enter(table.id, actions.resign(0))
    again = await rome.lobby.rematch(livia, table.id)
    assert not again.learn
    assert play_of(again).match.state != first_state("caligula")
