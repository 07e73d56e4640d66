"""Replay files of Caligula that are wrong: each gets a sentence that helps."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Penalty
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match, RefusedInFile, read_match
from tests.caligula.players import played


def a_game_with_a_forced_penalty() -> Match:
    for seed in range(60):
        match = played(4, seed)
        if any(CALIGULA.implied(state) for state in match.states[:-1]):
            return match
    raise AssertionError("no forced penalty in any of these games")


def complaint(file: Any) -> Complaint:
    with pytest.raises(Complaint) as raised:
        read_match(file, {"caligula": CALIGULA})
    return raised.value


@pytest.fixture(scope="module")
def match() -> Match:
    return a_game_with_a_forced_penalty()


def forced(match: Match) -> list[int]:
    return [i for i, state in enumerate(match.states[:-1]) if CALIGULA.implied(state) is not None]


def test_forced_penalties_are_not_written_but_read_all_the_same(match: Match) -> None:
    file = json.loads(json.dumps(match.to_json()))
    assert len(file["moves"]) == len(match.moves) - len(forced(match))
    assert read_match(file, {"caligula": CALIGULA}).moves == match.moves


def test_a_file_that_writes_them_out_is_read_too(match: Match) -> None:
    file = match.to_json()
    file["moves"] = [{"seat": seat, "move": CALIGULA.move_json(move)} for seat, move in match.moves]
    assert read_match(file, {"caligula": CALIGULA}).states == match.states


def test_a_forced_penalty_written_wrongly_is_told_as_such(match: Match) -> None:
    at = forced(match)[0]
    seat, move = match.moves[at]
    assert isinstance(move, Penalty)
    file = match.to_json()
    wrong = {"seat": seat, "move": {"type": "penalty", "effect": move.effect, "card": "coniura-99"}}
    written = sum(CALIGULA.implied(state) is None for state in match.states[:at])
    file["moves"] = [*file["moves"][:written], wrong, *file["moves"][written:]]
    complained = complaint(file)
    assert isinstance(complained, RefusedInFile)
    assert (complained.refusal.rule, complained.params["number"]) == ("caligula.material.hand", written + 1)


def test_numbers_too_long_to_print_are_refused(match: Match) -> None:
    file = match.to_json()
    spot = {"colour": "plebs", "position": 1, "field": int("9" * 4300)}
    file["moves"][0]["move"] = {"type": "reward", "effect": "return-marker", "spot": spot}
    assert complaint(file).key == "json-number"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda setup: setup["ordo"].append(0), "deal-card-twice"),
        (lambda setup: setup["ordo"].pop(), "deal-card-missing"),
        (lambda setup: setup["civitas"]["plebs"].append("plebs-99"), "deal-unknown-card"),
        (lambda setup: setup["civitas"].pop("plebs"), "json-missing"),
        (lambda setup: setup["coniura"].pop(), "deal-card-missing"),
        (lambda setup: setup["pugio"].append("coniura-1"), "deal-unknown-card"),
        (lambda setup: setup["hands"][0].append("coniura-11"), "deal-hands"),
        (lambda setup: setup["hands"].__setitem__(0, ["coniura-1"]), "deal-hands"),
        (lambda setup: setup["augustus"].reverse() or setup["augustus"].append("caligula"), "deal-unknown-card"),
        (lambda setup: setup["cards"].pop("plebs-1"), "deal-unknown-card"),
        (lambda setup: setup["cards"].pop("nero"), "deal-card-missing"),
        (lambda setup: setup["cards"]["nero"].pop("life"), "emperor-form"),
        (lambda setup: setup["cards"]["plebs-1"].update(kind="none"), "civitas-kind"),
        (lambda setup: setup["cards"].update({"plebs-x": {}}), "deal-card-id"),
        (lambda setup: setup["sequentia"].append(["draw", "ordo"]), "sequentia-card"),
        (lambda setup: setup.update(sequentia=[["ordo"]] * 330), "sequentia-many"),
        (lambda setup: setup.update(sequentia=[["ordo"]]), "sequentia-no-colour"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(match: Match, change: Any, key: str) -> None:
    file = copy.deepcopy(match.to_json())
    change(file["setup"])
    assert complaint(file).key == key
