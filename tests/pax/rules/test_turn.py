"""A turn: the three actions in order, or a look at Rome."""

import pytest

from conspiratio.core.game import IllegalMove
from conspiratio.pax.events import IncomeTaken, RomeSeen
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, End, Follow, Open, Pass, Peek, Place, Play
from conspiratio.pax.state import Buying, Choosing, Drawing, FaceDown, Over, Playing
from tests.pax.build import a_state, after, card, events_of, ids, money, refused

DECK = ("army-1", "fleet-1", "land-1", "wealth-1", "senator-1", "religion-1")
DRAW_THREE = (Draw(), Place("army-1", "hand"), Place("fleet-1", "legion", 1), Place("land-1", "under"))
NOT_NOW = "pax.turn.choice"


@pytest.mark.rule("pax.turn.choice")
def test_a_turn_starts_with_the_choice_to_draw_or_to_look_at_rome():
    state = a_state(hand=(["land-2"],), legions=(["wealth-2"],))
    assert PAX.legal_moves(state) == (Draw(), Peek())
    for move in (Buy(1), Pass(), Play("land-2"), End(), Place("army-1", "hand"), Open("land-2"), Follow("land-2")):
        assert refused(state, move) == (NOT_NOW, "now-choosing", {"move": move.type})


@pytest.mark.rule("pax.turn.choice")
def test_the_choice_is_made_before_a_card_is_drawn():
    drawing = after(a_state(deck=DECK), Draw())
    assert refused(drawing, Peek()) == (NOT_NOW, "now-drawing", {"move": "peek"})


@pytest.mark.rule("pax.turn.choice")
def test_drawing_must_be_finished_before_anything_else():
    drawing = after(a_state(deck=DECK, legions=(["wealth-2"],)), *DRAW_THREE[:3])
    for move in (Buy(1), Pass(), Play("army-1"), End(), Draw()):
        assert refused(drawing, move) == (NOT_NOW, "now-drawing", {"move": move.type})


@pytest.mark.rule("pax.turn.choice")
def test_buying_comes_after_drawing_and_is_up_to_the_player():
    buying = after(a_state(deck=DECK), *DRAW_THREE)
    assert buying.phase == Buying(0)
    assert PAX.legal_moves(buying) == (Buy(1), Pass())
    assert refused(buying, Play("army-1")) == (NOT_NOW, "now-buying", {"move": "play"})
    assert after(buying, Pass()).phase == Playing(0)


@pytest.mark.rule("pax.turn.choice")
def test_playing_comes_last_and_is_up_to_the_player():
    playing = after(a_state(deck=DECK), *DRAW_THREE, Pass())
    assert refused(playing, Buy(1)) == (NOT_NOW, "now-playing", {"move": "buy"})
    assert refused(playing, Draw()) == (NOT_NOW, "now-playing", {"move": "draw"})
    assert after(playing, End()).phase == Choosing(1)


@pytest.mark.rule("pax.turn.choice")
def test_turns_go_clockwise_round_the_table_from_the_first_player():
    state = a_state(seats=3, first=1)
    seats = [PAX.to_act(state), PAX.to_act(after(state, Peek())), PAX.to_act(after(state, Peek(), Peek()))]
    assert seats == [1, 2, 0]


@pytest.mark.rule("pax.turn.choice")
def test_nobody_acts_out_of_turn():
    state = a_state()
    assert refused(state, Draw(), seat=1) == (NOT_NOW, "not-your-turn", {"acting": 0})


@pytest.mark.rule("pax.turn.choice")
def test_nobody_acts_when_the_game_is_over():
    over = a_state(phase=Over("exhausted"))
    assert PAX.to_act(over) is None
    assert PAX.legal_moves(over) == ()
    assert refused(over, Draw(), seat=0) == (NOT_NOW, "game-over", {})
    with pytest.raises(IllegalMove):
        PAX.play(over, Draw())


@pytest.mark.rule("pax.turn.choice")
def test_an_illegal_move_is_never_carried_out():
    with pytest.raises(IllegalMove) as raised:
        PAX.play(a_state(), End())
    assert raised.value.refusal.reason == "now-choosing"


@pytest.mark.rule("pax.turn.choice", "pax.buy.money")
@pytest.mark.parametrize(
    ("aurei", "columns", "phase"),
    [
        (1, (["wealth-3"],), Playing(0)),
        (2, (["wealth-3"],), Buying(0)),
        (1, (["wealth-3"], ["wealth-2"]), Buying(0)),
        (9, (), Playing(0)),
    ],
)
def test_buying_is_skipped_when_no_group_can_be_paid(aurei, columns, phase):
    state = a_state(money=(aurei,), legions=columns, deck=("army-1",))
    assert after(state, Draw(), Place("army-1", "hand")).phase == phase


@pytest.mark.rule("pax.turn.choice", "pax.draw.empty-deck")
def test_with_an_empty_deck_to_draw_still_means_the_full_turn():
    state = a_state(deck=(), hand=(["land-1"],), legions=(["wealth-1"],))
    assert PAX.legal_moves(state) == (Draw(), Peek())
    bought = after(state, Draw(), Buy(1))
    played = after(bought, Play("land-1"), Play("wealth-1"), End())
    assert ids(played.players[0].display) == ["wealth-1", "land-1"]
    assert money(played)[0] == 5 + 2 - 1 - 1 + 1


@pytest.mark.rule("pax.turn.choice")
def test_the_end_of_a_turn_is_never_skipped_even_with_nothing_to_play():
    state = after(a_state(deck=()), Draw())
    assert PAX.legal_moves(state) == (End(),)


@pytest.mark.rule("pax.turn.peek")
def test_a_look_shows_rome_to_the_player_alone_and_the_cards_stay_face_down():
    state = a_state(seats=3, rome_hidden=("army-10", "land-1", "senator-2"))
    after_look = after(state, Peek())
    assert ids(PAX.view(after_look, 0).rome_hidden) == ["army-10", "land-1", "senator-2"]
    for eye in (1, 2, None):
        assert ids(PAX.view(after_look, eye).rome_hidden) == ["?"] * 3
    assert after_look.rome == state.rome


@pytest.mark.rule("pax.turn.peek")
def test_a_look_is_seen_by_all_but_not_what_it_showed():
    state = a_state(rome_hidden=("army-10", "land-1", "senator-2"))
    (seen,) = events_of(state, Peek())
    known = frozenset([0])
    faces = tuple(map(card, ("army-10", "land-1", "senator-2")))
    assert seen == RomeSeen(0, tuple(FaceDown(face, known) for face in faces), 2)
    assert seen.seen_by(0) == RomeSeen(0, faces, 2)
    assert seen.seen_by(1) == seen.seen_by(None) == RomeSeen(0, (None, None, None), 2)
    assert seen.news


@pytest.mark.rule("pax.turn.peek")
def test_a_look_brings_2_aurei_and_ends_the_turn_without_income():
    state = a_state(money=(4, 4), display=({"senator": 5},), hand=(["land-1"],))
    after_look = after(state, Peek())
    assert money(after_look) == [6, 4]
    assert after_look.phase == Choosing(1)
    assert not any(isinstance(event, IncomeTaken) for event in events_of(state, Peek()))
    assert (after_look.deck, after_look.players[0].hand) == (state.deck, state.players[0].hand)


@pytest.mark.rule("pax.turn.peek")
def test_a_player_may_look_at_rome_any_number_of_times():
    state = a_state()
    for _ in range(5):
        state = after(state, Peek(), Peek())
    assert money(state) == [15, 15]
    assert state.phase == Choosing(0)


@pytest.mark.rule("pax.turn.peek")
def test_two_players_who_looked_both_know_rome():
    state = after(a_state(seats=3, rome_hidden=("army-1", "army-2", "army-3")), Peek(), Peek())
    assert [ids(PAX.view(state, eye).rome_hidden) for eye in (0, 1, 2)] == [["army-1", "army-2", "army-3"]] * 2 + [
        ["?"] * 3
    ]


@pytest.mark.rule("pax.turn.peek", "pax.solo.setup")
def test_there_is_no_look_at_rome_in_solo():
    state = a_state(seats=1)
    assert PAX.legal_moves(state) == (Draw(),)
    assert refused(state, Peek()) == ("pax.solo.setup", "peek", {})


@pytest.mark.rule("pax.turn.peek", "pax.end.exhausted")
def test_a_look_at_rome_finds_no_deck_empty():
    state = after(a_state(deck=()), Peek())
    assert (state.exhausted, state.phase) == (False, Choosing(1))


@pytest.mark.rule("pax.turn.peek")
def test_the_turn_after_a_look_is_a_full_one_again():
    state = after(a_state(seats=3, deck=DECK), Peek())
    assert isinstance(after(state, Draw()).phase, Drawing)
