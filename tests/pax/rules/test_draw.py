"""Drawing three cards, and what Religion and a short deck make of it."""

import pytest

from conspiratio.pax.events import CardPlaced, CardsDrawn, DeckFoundEmpty
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, End, Pass, Place
from conspiratio.pax.state import Buying, Choosing, Drawing, FaceDown, Playing
from tests.pax.build import a_state, after, card, events_of, ids, money, refused

A, B, C, D = "army-1", "fleet-1", "land-1", "wealth-1"


def a_draw(deck=(A, B, C, D), religion=0, **more):
    return a_state(deck=deck, display=({"religion": religion},), **more)


def places(state):
    """Where the drawn cards of seat 0 have come to lie: hand, columns, deck."""
    return ids(state.players[0].hand), ids(state.legions), ids(state.deck)


@pytest.mark.rule("pax.draw.three")
def test_three_cards_come_from_the_top_each_placed_before_the_next_is_drawn():
    state = after(a_draw(), Draw())
    assert (ids(state.phase.drawn), ids(state.deck)) == ([A], [B, C, D])
    state = after(state, Place(A, "hand"))
    assert (ids(state.phase.drawn), ids(state.deck)) == ([B], [C, D])
    state = after(state, Place(B, "under"))
    assert (ids(state.phase.drawn), ids(state.deck)) == ([C], [D, B])
    state = after(state, Place(C, "legion", 2))
    assert state.phase == Buying(0)
    assert ids(state.deck) == [D, B]


@pytest.mark.rule("pax.draw.three")
def test_only_a_card_that_was_drawn_can_be_placed():
    state = after(a_draw(hand=(["senator-1"],)), Draw())
    for id in (B, "senator-1", "no-card"):
        assert refused(state, Place(id, "hand")) == ("pax.draw.three", "not-drawn", {"card": id})


@pytest.mark.rule("pax.draw.three")
def test_a_drawn_card_is_seen_by_the_player_alone():
    (drawn,) = events_of(a_draw(), Draw())
    assert drawn == CardsDrawn(0, (FaceDown(card(A), frozenset([0])),))
    assert drawn.seen_by(0) == CardsDrawn(0, (card(A),))
    assert drawn.seen_by(1) == drawn.seen_by(None) == CardsDrawn(0, (None,))


@pytest.mark.rule("pax.draw.destinations")
@pytest.mark.parametrize(
    "order",
    [
        ("hand", "legion", "under"),
        ("hand", "under", "legion"),
        ("legion", "hand", "under"),
        ("legion", "under", "hand"),
        ("under", "hand", "legion"),
        ("under", "legion", "hand"),
    ],
)
def test_hand_legion_and_deck_get_one_card_each_in_any_order(order):
    state = after(a_draw(), Draw())
    where = {}
    for id, to in zip((A, B, C), order, strict=True):
        where[to] = [id]
        state = after(state, Place(id, to, 1 if to == "legion" else None))
    assert places(state) == (where["hand"], where["legion"], [D, *where["under"]])
    assert not isinstance(state.phase, Drawing)


@pytest.mark.rule("pax.draw.destinations")
@pytest.mark.parametrize(("to", "legion"), [("hand", None), ("under", None), ("legion", 1)])
def test_no_destination_is_used_twice(to, legion):
    state = after(a_draw(), Draw(), Place(A, to, legion))
    assert refused(state, Place(B, to, legion)) == ("pax.draw.destinations", f"{to}-used", {})
    assert {move.to for move in PAX.legal_moves(state)} == {"hand", "legion", "under"} - {to}


@pytest.mark.rule("pax.draw.destinations")
def test_any_legion_may_get_the_card_an_empty_one_too():
    state = after(a_draw(legions=(["senator-1"], [], ["senator-2"])), Draw())
    assert [move.legion for move in PAX.legal_moves(state) if move.to == "legion"] == [1, 2, 3]
    assert ids(after(state, Place(A, "legion", 2)).legions[1]) == [A]
    assert ids(after(state, Place(A, "legion", 3)).legions[2]) == ["senator-2", A]


@pytest.mark.rule("pax.draw.destinations")
@pytest.mark.parametrize("legion", [None, 0, -1, 4])
def test_a_card_goes_only_to_a_legion_that_lies_on_the_table(legion):
    state = after(a_draw(), Draw())
    assert refused(state, Place(A, "legion", legion)) == ("pax.draw.destinations", "no-such-legion", {"count": 3})


@pytest.mark.rule("pax.draw.destinations")
@pytest.mark.parametrize("to", ["hand", "under"])
def test_hand_and_deck_have_no_legion(to):
    state = after(a_draw(), Draw())
    assert refused(state, Place(A, to, 1)) == ("pax.draw.destinations", "legion-not-asked", {})


@pytest.mark.rule("pax.draw.destinations")
def test_the_card_at_the_legion_lies_face_up_the_others_stay_hidden():
    state = after(a_draw(), Draw())
    hidden = FaceDown(card(A), frozenset([0]))
    assert events_of(state, Place(A, "legion", 2))[0] == CardPlaced(0, card(A), "legion", 2, news=True)
    for to in ("hand", "under"):
        placed = events_of(state, Place(A, to))[0]
        assert placed == CardPlaced(0, hidden, to)
        assert (placed.seen_by(0).card, placed.seen_by(1).card, placed.seen_by(None).card) == (card(A), None, None)


@pytest.mark.rule("pax.draw.destinations")
def test_the_player_remembers_the_card_slipped_under_the_deck():
    state = after(a_draw(), Draw(), Place(A, "under"), Place(B, "hand"), Place(C, "legion", 1))
    assert [ids(PAX.view(state, eye).deck) for eye in (0, 1, None)] == [["?", A], ["?", "?"], ["?", "?"]]


@pytest.mark.rule("pax.draw.three", "pax.setup.secrecy")
def test_who_slipped_a_card_under_knows_it_when_a_rival_draws_it_alone():
    state = after(a_draw(deck=(A, B, C)), Draw(), Place(A, "under"), Place(B, "hand"), Place(C, "legion", 1))
    state = after(state, Pass(), End(), Draw())
    assert [ids(PAX.view(state, eye).turn.drawn) for eye in (0, 1, None)] == [[A], [A], ["?"]]
    state = after(state, Place(A, "hand"))
    assert [ids(PAX.view(state, eye).players[1].hand) for eye in (0, 1, None)] == [[A], [A], ["?"]]


A_SLIPPED = (Draw(), Place(A, "under"), Place(B, "hand"), Place(C, "legion", 1), Pass(), End())
"""Seat 0 slips card A under the deck and so knows where it lies; then seat 1 has its turn."""


@pytest.mark.rule("pax.draw.religion-3", "pax.setup.secrecy")
def test_who_knows_a_card_knows_it_among_those_a_rival_draws_together():
    state = after(a_state(deck=(A, B, C, D), display=({}, {"religion": 3})), *A_SLIPPED, Draw())
    assert [ids(PAX.view(state, eye).turn.drawn) for eye in (0, 1, None)] == [[A, "?"], [D, A], ["?", "?"]]


@pytest.mark.rule("pax.draw.religion-3", "pax.setup.secrecy")
def test_a_card_that_shows_tells_what_is_left_in_the_rivals_hands():
    state = after(a_state(deck=(A, B, C, D), display=({}, {"religion": 3})), *A_SLIPPED, Draw())
    state = after(state, Place(D, "legion", 1), Place(A, "hand"))
    assert [ids(PAX.view(state, eye).players[1].hand) for eye in (0, None)] == [[A], ["?"]]


@pytest.mark.rule("pax.draw.religion-3", "pax.setup.secrecy")
@pytest.mark.parametrize("to", ["hand", "under"])
def test_of_two_cards_a_rival_holds_nobody_else_knows_which_went_where(to):
    """Seat 0 knows the third card as it is drawn, but not whether that one or the other is then placed."""
    state = after(a_state(deck=(A, B, C, D, "land-2"), display=({}, {"religion": 3})), *A_SLIPPED)
    state = after(state, Draw(), Place(D, "legion", 1))
    assert ids(PAX.view(state, 0).turn.drawn) == [A, "?"]
    state = after(state, Place(A, to))
    view = PAX.view(state, 0)
    assert ids([view.turn.drawn, view.players[1].hand, view.deck]) == ["?", "?"]


@pytest.mark.rule("pax.draw.religion-3")
@pytest.mark.parametrize(("religion", "seen"), [(2, [A]), (3, [A, B]), (5, [A, B]), (6, [A, B, C]), (7, [A, B, C])])
def test_religion_symbols_say_how_many_cards_are_drawn_together(religion, seen):
    state = after(a_draw(religion=religion), Draw())
    assert ids(state.phase.drawn) == seen
    assert state.phase.to_come == 3 - len(seen)


@pytest.mark.rule("pax.draw.religion-3")
def test_with_3_religion_one_of_the_first_two_goes_to_a_legion_or_under_the_deck_not_to_the_hand():
    state = after(a_draw(religion=3), Draw())
    for id in (A, B):
        assert refused(state, Place(id, "hand")) == ("pax.draw.religion-3", "hand-last", {})
    assert {(move.card, move.to) for move in PAX.legal_moves(state)} == {
        (id, to) for id in (A, B) for to in ("legion", "under")
    }


@pytest.mark.rule("pax.draw.religion-3")
@pytest.mark.parametrize("to_hand", [A, C])
def test_with_3_religion_the_third_card_is_drawn_before_the_hand_is_chosen(to_hand):
    state = after(a_draw(religion=3), Draw(), Place(B, "legion", 1))
    assert ids(state.phase.drawn) == [A, C]
    assert {(move.card, move.to) for move in PAX.legal_moves(state)} == {
        (id, to) for id in (A, C) for to in ("hand", "under")
    }
    slipped = C if to_hand == A else A
    state = after(state, Place(to_hand, "hand"), Place(slipped, "under"))
    assert places(state) == ([to_hand], [B], [D, slipped])


@pytest.mark.rule("pax.draw.religion-3")
def test_with_3_religion_the_two_cards_left_can_be_placed_in_either_order():
    state = after(a_draw(religion=3), Draw(), Place(A, "under"), Place(C, "legion", 1), Place(B, "hand"))
    assert places(state) == ([B], [C], [D, A])


@pytest.mark.rule("pax.draw.religion-3")
def test_only_religion_on_the_own_display_counts():
    state = a_state(deck=(A, B, C), display=({}, {"religion": 6}), hand=(["religion-10"],))
    assert ids(after(state, Draw()).phase.drawn) == [A]


@pytest.mark.rule("pax.draw.religion-6")
@pytest.mark.parametrize("hand", [A, B, C])
def test_with_6_religion_all_three_are_seen_and_placed_in_any_order(hand):
    state = after(a_draw(religion=6), Draw())
    assert len(PAX.legal_moves(state)) == 3 * (1 + 1 + 3)
    state = after(state, Place(hand, "hand"))
    first, second = ids(state.phase.drawn)
    state = after(state, Place(first, "under"), Place(second, "legion", 1))
    assert places(state) == ([hand], [second], [D, first])


@pytest.mark.rule("pax.draw.short-deck")
def test_a_deck_of_1_gives_one_card_and_the_draw_ends():
    state = after(a_draw(deck=(A,)), Draw())
    assert events_of(state, Place(A, "hand"))[1:] == [DeckFoundEmpty(0, 0)]
    state = after(state, Place(A, "hand"))
    assert state.phase == Playing(0)
    assert (state.exhausted, money(state)[0]) == (True, 5)
    assert places(state) == ([A], [], [])


@pytest.mark.rule("pax.draw.short-deck")
def test_a_deck_of_2_gives_two_cards_and_leaves_a_destination_unused():
    state = after(a_draw(deck=(A, B)), Draw(), Place(A, "legion", 3), Place(B, "hand"))
    assert state.phase == Buying(0)
    assert (state.exhausted, money(state)[0]) == (True, 5)
    assert places(state) == ([B], [A], [])


@pytest.mark.rule("pax.draw.short-deck")
def test_a_card_slipped_under_an_empty_deck_is_the_next_one_drawn():
    state = after(a_draw(deck=(A,)), Draw(), Place(A, "under"))
    assert (ids(state.phase.drawn), state.phase.free) == ([A], ("hand", "legion"))
    assert not state.exhausted
    state = after(state, Place(A, "legion", 1))
    assert (state.exhausted, places(state)) == (True, ([], [A], []))


@pytest.mark.rule("pax.draw.short-deck")
def test_a_deck_of_2_with_the_first_card_slipped_under_makes_a_full_draw():
    state = after(a_draw(deck=(A, B)), Draw(), Place(A, "under"), Place(B, "hand"))
    assert ids(state.phase.drawn) == [A]
    state = after(state, Place(A, "legion", 1))
    assert (state.exhausted, places(state)) == (False, ([B], [A], []))


@pytest.mark.rule("pax.draw.short-deck")
def test_the_second_of_2_cards_slipped_under_comes_back_as_the_third():
    state = after(a_draw(deck=(A, B)), Draw(), Place(A, "hand"), Place(B, "under"))
    assert (ids(state.phase.drawn), state.phase.free) == ([B], ("legion",))


@pytest.mark.rule("pax.draw.short-deck", "pax.draw.religion-3")
@pytest.mark.parametrize("religion", [3, 6])
@pytest.mark.parametrize(
    ("place", "where"),
    [(Place(A, "hand"), ([A], [], [])), (Place(A, "legion", 1), ([], [A], [])), (Place(A, "under"), ([], [], [A]))],
)
def test_religion_finds_a_deck_of_1_empty_at_once_and_the_one_card_goes_anywhere(religion, place, where):
    state = a_draw(deck=(A,), religion=religion)
    assert events_of(state, Draw()) == [CardsDrawn(0, (FaceDown(card(A), frozenset([0])),)), DeckFoundEmpty(0, 0)]
    state = after(state, Draw(), place)
    assert places(state) == where
    assert (state.exhausted, money(state)[0]) == (True, 5)
    assert not isinstance(state.phase, Drawing)


@pytest.mark.rule("pax.draw.short-deck", "pax.draw.religion-3")
def test_with_3_religion_a_deck_of_2_gives_no_third_card():
    state = after(a_draw(deck=(A, B), religion=3), Draw())
    assert (ids(state.phase.drawn), state.exhausted) == ([A, B], False)
    assert refused(state, Place(A, "hand")) == ("pax.draw.religion-3", "hand-last", {})
    state = after(state, Place(A, "legion", 1))
    assert (ids(state.phase.drawn), state.exhausted) == ([B], True)
    assert {move.to for move in PAX.legal_moves(state)} == {"hand", "under"}
    state = after(state, Place(B, "hand"))
    assert (state.phase, places(state)) == (Buying(0), ([B], [A], []))


@pytest.mark.rule("pax.draw.short-deck", "pax.draw.religion-3")
def test_with_3_religion_a_card_slipped_under_the_empty_deck_is_drawn_again_as_the_third():
    state = after(a_draw(deck=(A, B), religion=3), Draw(), Place(A, "under"))
    assert (ids(state.phase.drawn), state.exhausted) == ([B, A], False)
    state = after(state, Place(A, "hand"), Place(B, "legion", 2))
    assert (state.exhausted, places(state)) == (False, ([A], [B], []))


@pytest.mark.rule("pax.draw.short-deck", "pax.draw.religion-6")
@pytest.mark.parametrize(
    ("to_a", "to_b", "where"),
    [
        (("hand",), ("legion", 1), ([A], [B], [])),
        (("under",), ("hand",), ([B], [], [A])),
        (("legion", 2), ("under",), ([], [A], [B])),
    ],
)
def test_with_6_religion_a_deck_of_2_gives_two_cards_for_any_two_destinations(to_a, to_b, where):
    state = after(a_draw(deck=(A, B), religion=6), Draw())
    assert (ids(state.phase.drawn), state.exhausted) == ([A, B], True)
    state = after(state, Place(A, *to_a), Place(B, *to_b))
    assert places(state) == where
    assert not isinstance(state.phase, Drawing)


@pytest.mark.rule("pax.draw.short-deck")
@pytest.mark.parametrize("religion", [0, 3, 6])
def test_a_deck_of_3_is_not_found_empty(religion):
    state = after(a_draw(deck=(A, B, C), religion=religion), Draw(), Place(A, "under"))
    state = after(state, Place(B, "legion", 1), Place(C, "hand"))
    assert (state.exhausted, places(state)) == (False, ([C], [B], [A]))


@pytest.mark.rule("pax.draw.short-deck")
def test_the_next_player_draws_the_card_that_was_slipped_under():
    state = after(a_draw(deck=(A,), religion=3), Draw(), Place(A, "under"), End(), Draw())
    assert (state.phase.seat, ids(state.phase.drawn)) == (1, [A])


@pytest.mark.rule("pax.draw.empty-deck")
@pytest.mark.parametrize("religion", [0, 3, 6])
def test_who_cannot_draw_even_one_card_takes_2_aurei_instead(religion):
    state = a_draw(deck=(), religion=religion)
    assert events_of(state, Draw()) == [DeckFoundEmpty(0, 2)]
    state = after(state, Draw())
    assert money(state) == [7, 5]
    assert state.exhausted


@pytest.mark.rule("pax.draw.empty-deck")
def test_the_2_aurei_come_before_buying_and_the_turn_goes_on():
    state = after(a_state(deck=(), money=(0,), legions=(["wealth-3"],)), Draw())
    assert state.phase == Buying(0)
    bought = after(state, Buy(1))
    assert (money(bought)[0], ids(bought.players[0].hand), bought.phase) == (0, ["wealth-3"], Playing(0))
    assert money(after(state, Pass(), End())) == [4, 5]
    assert after(state, Pass(), End()).phase == Choosing(1)


@pytest.mark.rule("pax.draw.empty-deck")
def test_every_player_who_finds_the_deck_empty_takes_2_aurei():
    state = after(a_state(seats=3, deck=()), Draw(), End(), Draw())
    assert money(state) == [9, 7, 5]
