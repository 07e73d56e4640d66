"""Matches: undo, the sealed deal, and files that are not what they seem."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import pytest

from conspiratio.core.files import load_json
from conspiratio.core.game import Complaint, IllegalMove
from conspiratio.core.match import Match, RefusedInFile, read_match
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, End, Open, Pass, Peek, Place
from conspiratio.pax.state import Options

GAMES = {"pax": PAX}


def a_finished_game(seats: int = 2, seed: int = 1) -> Match:
    rng = Random(seed)
    match = Match(PAX, PAX.deal(Options(), seats, rng), tuple("ABCDEFGH"[:seats]), "5" * 32)
    while match.to_act is not None:
        match = match.after(match.to_act, rng.choice(match.legal_moves()))
    return match


@pytest.fixture
def file() -> Any:
    """A replay file, as a stranger would load it."""
    return json.loads(json.dumps(a_finished_game().to_json()))


def complaint(file: Any) -> Complaint:
    with pytest.raises(Complaint) as raised:
        read_match(file, GAMES)
    return raised.value


# Undo


def after_the_opening() -> Match:
    order = [card.id for card in PAX.faces.cards]
    Random(3).shuffle(order)
    deal = PAX.read_deal(
        2, {}, {**PAX.setup_json(PAX.deal(Options(first=0), 2, Random(1))), "order": order, "first": 0}
    )
    match = Match(PAX, deal, ("A", "B"), "0" * 32)
    for seat in (0, 1):
        match = match.after(seat, match.legal_moves()[0])
    return match


def in_the_buying_phase() -> Match:
    match = after_the_opening()
    match = match.after(0, Draw())
    for to in ("under", "hand", "legion"):
        drawn = match.state.phase.drawn[0].card.id
        match = match.after(0, Place(drawn, to, 1 if to == "legion" else None))
    assert match.state.phase.type == "buying"
    return match


def test_a_pass_and_a_purchase_can_be_taken_back() -> None:
    match = in_the_buying_phase()
    before = match.state
    for move in (Pass(), Buy(2)):
        after = match.after(0, move)
        assert after.can_take_back(0) == 1
        assert after.back_to(len(match.moves)).state is before


def test_another_seat_cannot_take_my_move_back() -> None:
    match = in_the_buying_phase()
    match = match.after(0, Pass())
    assert not match.can_take_back(1)


def test_a_card_put_to_a_legion_has_been_seen_and_stays() -> None:
    assert not in_the_buying_phase().can_take_back(0)


def test_a_drawn_card_ends_undo() -> None:
    match = after_the_opening()
    match = match.after(0, Draw())
    assert not match.can_take_back(0)


def test_a_look_at_rome_ends_undo() -> None:
    match = after_the_opening()
    match = match.after(0, Peek())
    assert not match.can_take_back(0)


def test_another_seats_move_ends_undo() -> None:
    match = in_the_buying_phase()
    match = match.after(0, Pass())
    match = match.after(0, End())
    assert match.can_take_back(0) == 2
    match = match.after(1, Peek())
    assert not match.can_take_back(0)


def test_the_first_move_is_the_last_that_can_be_undone() -> None:
    match = Match(PAX, PAX.deal(Options(), 2, Random(1)), ("A", "B"), "0" * 32)
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


def test_an_illegal_move_changes_nothing() -> None:
    match = after_the_opening()
    before = (match.state, [*match.moves])
    with pytest.raises(IllegalMove, match=r"pax\.turn\.choice"):
        match.after(0, Open("army-1"))
    assert (match.state, [*match.moves]) == before


def test_a_move_of_a_seat_that_is_not_to_act_is_refused_even_if_the_other_might_make_it() -> None:
    match = after_the_opening()
    with pytest.raises(IllegalMove) as illegal:
        match.after(1, Draw())
    assert illegal.value.refusal == match.refusal(1, Draw())
    assert match.after(0, Draw()).moves[-1] == (0, Draw())


def test_nobody_moves_when_the_game_is_over() -> None:
    match = a_finished_game()
    with pytest.raises(IllegalMove) as illegal:
        match.after(0, Draw())
    assert illegal.value.refusal.reason == "game-over"


def test_a_match_is_a_value_however_others_go_on_from_it() -> None:
    match = in_the_buying_phase()
    passed, bought = match.after(0, Pass()), match.after(0, Buy(2))
    ended = passed.after(0, End())
    assert (passed.moves[-1], bought.moves[-1]) == ((0, Pass()), (0, Buy(2)))
    assert len(match.moves) == len(passed.moves) - 1 == len(ended.moves) - 2
    assert ended.back_to(len(match.moves)) == match
    assert ended.back_to(len(match.moves)).after(0, Buy(2)) == bought
    for one in (match, passed, bought, ended):
        assert len(one.moves) == len(one.events) == len(one.states) - 1
        assert read_match(one.to_json(), GAMES).states == one.states


def test_one_more_move_copies_nothing_of_those_before() -> None:
    match = in_the_buying_phase()
    after = match.after(0, Pass())
    for name in ("moves", "states", "events"):
        assert getattr(after, name)._items is getattr(match, name)._items


# The sealed deal


def test_the_seal_is_sha256_over_nonce_and_deal_as_documented(file: Any) -> None:
    sealed = {"game": "pax", "seats": 2, "options": file["options"], "setup": file["setup"]}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert file["commitment"] == hashlib.sha256(f"{file['nonce']}\n{text}".encode()).hexdigest()


def test_a_deal_that_was_changed_breaks_the_seal(file: Any) -> None:
    order = file["setup"]["order"]
    order[0], order[1] = order[1], order[0]  # two cards that left the game: no move shows the difference
    assert complaint(file).key == "replay-commitment"


def test_the_nonce_cannot_be_left_out(file: Any) -> None:
    del file["nonce"]
    assert complaint(file).params["field"] == "nonce"


@pytest.mark.parametrize("nonce", ["", "abc", "\ud800" * 32, "x" * 32])
def test_a_nonce_that_is_none_is_refused(file: Any, nonce: str) -> None:
    assert complaint({**file, "nonce": nonce}).key == "replay-nonce"


def test_a_match_shows_no_secret_when_it_is_printed() -> None:
    match = a_finished_game()
    assert match.nonce not in repr(match)
    assert match.deal.order[0] not in repr(match)


def test_a_file_without_seal_is_read(file: Any) -> None:
    del file["nonce"], file["commitment"]
    assert read_match(file, GAMES).nonce == ""


def test_a_game_read_without_seal_is_written_without_and_read_again(file: Any) -> None:
    bare = {key: value for key, value in file.items() if key not in ("commitment", "nonce")}
    assert read_match(bare, {"pax": PAX}).to_json() == bare


def test_the_seal_tells_nothing_before_the_end() -> None:
    one, other = (Match(PAX, PAX.deal(Options(), 2, Random(1)), ("A", "B"), nonce) for nonce in ("0" * 32, "1" * 32))
    assert one.commitment != other.commitment


# Files


def test_a_running_game_goes_on_from_its_file() -> None:
    match = in_the_buying_phase()
    file = json.loads(json.dumps(match.to_json()))
    assert file["format"] == "conspiratio-match/1"
    again = read_match(file, GAMES)
    assert again.state == match.state
    assert again.after(0, Pass()).can_take_back(0) == 1


def test_fields_a_reader_does_not_know_are_ignored(file: Any) -> None:
    file["weather"] = "fair"
    file["moves"][0]["seconds"] = 3
    file["moves"][0]["move"]["mood"] = "bold"
    assert read_match(file, GAMES).to_act is None


def test_players_may_be_listed_in_any_order(file: Any) -> None:
    file["players"].reverse()
    assert read_match(file, GAMES).names == ("A", "B")


def test_a_file_of_unknown_format_game_or_rules_is_refused(file: Any) -> None:
    assert complaint({**file, "format": "conspiratio-replay/2"}).key == "replay-format"
    assert complaint({**file, "game": "ludo"}).key == "replay-game"
    assert complaint({**file, "rules": "pax-99"}).key == "replay-rules"


@pytest.mark.parametrize("field", ["format", "game", "players", "options", "setup", "moves", "result"])
def test_a_missing_part_is_named(file: Any, field: str) -> None:
    del file[field]
    assert complaint(file).params["field"] == field


def test_a_deep_or_huge_value_is_refused_in_words(file: Any) -> None:
    for value in (10**4000, load_json("[" * 900 + "]" * 900)):
        assert complain(Texts("en"), complaint({**file, "format": value}))
        file["moves"][0]["seat"] = value
        assert complain(Texts("de"), complaint(file))


@pytest.mark.parametrize("junk", [None, 3, "x", [], [[]], {"format": 1}, True])
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(Complaint):
        read_match(junk, GAMES)


def test_an_illegal_move_is_named_with_its_number_and_rule(file: Any) -> None:
    file["moves"][4]["move"] = {"type": "follow", "card": "army-1"}
    raised = complaint(file)
    assert isinstance(raised, RefusedInFile)
    assert raised.params["number"] == 5
    assert raised.refusal.rule == "pax.turn.choice"


def test_a_move_of_the_wrong_seat_is_refused(file: Any) -> None:
    file["moves"][0]["seat"] = 1 - file["moves"][0]["seat"]
    assert complaint(file).params["number"] == 1


def test_a_move_after_the_end_is_refused(file: Any) -> None:
    file["moves"].append(file["moves"][-1])
    raised = complaint(file)
    assert isinstance(raised, RefusedInFile)
    assert raised.refusal.reason == "game-over"


def test_a_move_that_cannot_be_read_is_named_by_place(file: Any) -> None:
    file["moves"][2]["move"] = {"type": "place", "card": 7, "to": "hand"}
    assert complaint(file).params["where"] == "moves[2].move.card"
    file["moves"][2]["move"] = {"type": "fly"}
    assert complaint(file).params["where"] == "moves[2].move.type"
    file["moves"][2] = {"seat": 0}
    assert complaint(file).params["where"] == "moves[2]"


def test_a_game_cut_short_is_refused(file: Any) -> None:
    file["moves"].pop()
    assert complaint(file).key == "replay-unfinished"


def test_a_result_that_the_moves_do_not_give_is_refused(file: Any) -> None:
    for wrong in ({"winners": [0, 1]}, {"rome": int(file["result"]["rome"])}, {"scores": []}):
        assert complaint({**file, "result": {**file["result"], **wrong}}).key == "replay-result"


def test_impossible_deals_are_refused(file: Any) -> None:
    del file["nonce"], file["commitment"]

    def with_setup(**changes: Any) -> Any:
        return {**file, "setup": {**file["setup"], **changes}}

    order = file["setup"]["order"]
    assert complaint(with_setup(first=2)).key == "first-seat"
    assert complaint(with_setup(order=order[:-1])).key == "deal-card-missing"
    assert complaint(with_setup(order=[*order, order[0]])).key == "deal-card-twice"
    assert complaint(with_setup(order=["army-77", *order[1:]])).key == "deal-unknown-card"
    assert complaint(with_setup(order=[*order, "army-1b"])).key == "deal-unknown-card"
    cards = {**file["setup"]["cards"], "army-1b": {"category": "army", "symbols": 2, "value": 4}}
    assert complaint(with_setup(order=[*order, "army-1b"], cards=cards)).key == "deal-copy-differs"
    twin = {**file["setup"]["cards"], "army-1b": file["setup"]["cards"]["army-1"]}
    assert complaint(with_setup(cards=twin)).key == "deal-card-missing"
    assert complaint(with_setup(order=[*order, "army-1b"], cards=twin)).key == "deal-second-copy"
    assert (
        complaint(with_setup(cards={**cards, "x": {"category": "army", "symbols": 1, "value": 1}})).key
        == "deal-card-id"
    )
    for face in ({"category": "army", "symbols": 0, "value": 1}, {"category": "army", "symbols": 1, "value": 10}):
        assert complaint(with_setup(cards={**file["setup"]["cards"], "army-1": face})).key == "deal-card-number"
    huge = {"category": "army", "symbols": 1, "value": 10**400}
    assert complaint(with_setup(cards={**file["setup"]["cards"], "army-1": huge})).key == "json-number"
    assert complaint({**file, "options": {"solo_game": 3}}).key == "solo-alone"
    assert complaint({**file, "players": file["players"] * 2}).key == "replay-players"


def test_text_that_is_no_json_is_refused_with_its_place() -> None:
    with pytest.raises(Complaint) as raised:
        load_json('{"a": 1,\n "b": }')
    assert raised.value.params["line"] == 2
    for text in ("[" * 100_000, "9" * 5000, '{"name": "\\ud800"}'):
        with pytest.raises(Complaint):
            load_json(text)
