"""OpenSpiel's own search as a bot among ours."""

from __future__ import annotations

from random import Random

import pytest

from conspiratio.bots import bot
from conspiratio.bots.own import own_bot
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match
from conspiratio.games import GAMES
from conspiratio.lab.pax.decks import random_game
from conspiratio.lab.strength.players import ISMCTS


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_legal_moves_all_through_a_game(game: str) -> None:
    rules, rng = GAMES[game], Random(5)
    foreign, ours = own_bot(game, ISMCTS, game=game, seconds=0.0), bot(game, "greedy")
    match, asked = Match(rules, rules.deal(rules.options_type(), 3, rng), ("a", "b", "c"), ""), 0
    while (seat := match.to_act) is not None:
        view, moves = match.view(seat), match.legal_moves()
        asked += seat == 0 and len(moves) > 1
        match = match.after(seat, (foreign if seat == 0 else ours).choose(view, moves, rng))
    assert asked > 10


def test_it_decides_alike_with_the_same_view_and_the_same_luck() -> None:
    rules = GAMES["pax"]
    match = Match(rules, rules.deal(rules.options_type(), 3, Random(1)), ("a", "b", "c"), "")
    seat = match.to_act
    assert seat is not None
    view, moves = match.view(seat), match.legal_moves()
    chosen = {repr(own_bot("pax", ISMCTS, game="pax", seconds=0.0).choose(view, moves, Random(7))) for _ in range(3)}
    assert len(chosen) == 1


def test_a_deck_that_openspiel_was_not_told_of_is_refused() -> None:
    rules = random_game(Random(1))
    match = Match(rules, rules.deal(rules.options_type(), 2, Random(1)), ("a", "b"), "")
    seat = match.to_act
    assert seat is not None
    foreign = own_bot("pax", ISMCTS, game="pax", seconds=0.0)
    with pytest.raises(Complaint, match=r"bot-failed.*our own deck"):
        foreign.choose(match.view(seat), match.legal_moves(), Random(1))
