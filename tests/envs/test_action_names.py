"""Every action has a name of its own, and it is the name of the move that the referee plays."""

from __future__ import annotations

from random import Random

import pytest

from conspiratio import kernel
from conspiratio.caligula.cards import DECKS as CALIGULA_DECKS
from conspiratio.caligula.moves import Nominate
from conspiratio.caligula.moves import Place as PlaceMarker
from conspiratio.core.game import AnyGame
from conspiratio.envs.action_names import action_name
from conspiratio.envs.kernel_match import KernelMatch, make_setting
from conspiratio.pax.cards import DECKS as PAX_DECKS
from conspiratio.pax.moves import Buy, Follow, Place, Play

from .games import GAMES

FACES = {"pax": PAX_DECKS.deck("harsh"), "caligula": CALIGULA_DECKS.deck("usual")}


@pytest.mark.parametrize(("game", "actions"), [("pax", 206 + 74), ("caligula", 5234)])
def test_each_is_unlike_all_others(game: str, actions: int) -> None:
    names = [action_name(game, FACES[game], 4, action) for action in range(actions)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_move_that_is_played(game: str) -> None:
    seen = set()
    for seed in range(4):
        match = KernelMatch.dealt(make_setting(game, 4), Random(seed))
        state, rng = match.state(), Random(seed)
        rules: AnyGame = match.setting.game
        while match.position.to_act() >= 0:
            action = rng.choice(match.position.legal())
            move, name = kernel.bridge(game).move_of(state, action), action_name(game, rules.faces, 4, action)
            match move:
                case Play() | Follow():
                    assert name == f"play {move.card}"
                case Buy():
                    assert name == f"buy {move.legion}"
                case Place(to="legion"):
                    assert name.endswith(f"legion {move.legion}")
                case PlaceMarker():
                    assert name == f"place {move.marker} on {move.colour} {move.position}"
                case Nominate():
                    assert name == f"nominate {move.candidate}"
            seen.add(name.split()[0])
            match.play(action)
            state, _ = rules.play(state, move)
    assert len(seen) >= 6


@pytest.mark.parametrize("game", ["pax", "caligula"])
@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_is_no_action_has_no_name(game: str, action: int) -> None:
    with pytest.raises(ValueError, match=str(action)):
        action_name(game, make_setting(game, 4).game.faces, 4, action)
