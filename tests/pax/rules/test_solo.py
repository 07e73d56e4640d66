"""Alone against Rome."""

from dataclasses import replace
from random import Random

import pytest

from conspiratio.core.game import Complaint
from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.events import OpeningChosen, PrimusConspiratusTaken, RomeTook, RoundBegan
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import End, Open, Peek, Play
from conspiratio.pax.scoring import SoloResult
from conspiratio.pax.state import Choosing, Opening, Options, Over, Playing
from tests.pax.build import FACES, a_deal, a_state, after, card, events_of, ids, money, refused

REMOVED = [f"{category}-{n}" for category in ("wealth", "religion", "senator") for n in range(1, 11)]
ROME = ["land-1", "land-2", "land-3"]
ARMS = ["army-10", "army-9", "fleet-10", "land-4", "intrigue-1"]
ONES = dict.fromkeys(CATEGORIES, 1)


def opening(game, hand=ARMS):
    """A solo game of which we know the opening hand."""
    return PAX.start(a_deal(1, solo_game=game, top=[*REMOVED, *ROME, *hand]))


def too_many_armies(*hand, land=1):
    """4 Armies from the opening, and not the Land for them."""
    return a_state(seats=1, solo_game=5, display=({"army": 4, "land": land},), hand=(hand,), phase=Playing(0))


def over(display, rome=(), game=1):
    return PAX.result(a_state(seats=1, display=(display,), rome=rome, phase=Over("no-refill"), solo_game=game))


@pytest.mark.rule("pax.solo.setup")
def test_30_cards_leave_3_lie_face_down_below_no_more_and_there_are_3_legions_and_5_aurei():
    state = opening(1)
    assert (ids(state.removed), ids(state.rome_hidden), ids(state.rome)) == (REMOVED, ROME, [])
    assert (len(state.legions), money(state)) == (3, [5])
    assert ids(PAX.view(state, 0).rome_hidden) == ["?"] * 3


@pytest.mark.rule("pax.solo.setup")
def test_looking_at_rome_is_refused():
    assert refused(a_state(seats=1), Peek()) == ("pax.solo.setup", "peek", {})


@pytest.mark.rule("pax.solo.setup", "pax.round.rome-takes")
def test_with_one_player_a_round_is_one_turn():
    state = a_state(seats=1, legions=(["army-5"],), phase=Playing(0))
    events = events_of(state, End())
    assert events[1:3] == [RomeTook(1, (card("army-5"),)), RoundBegan(2, 0)]
    assert after(state, End()).phase == Choosing(0)


@pytest.mark.rule("pax.solo.opening")
@pytest.mark.parametrize(("game", "drawn", "shown"), [(1, 2, 0), (2, 2, 0), (3, 3, 1), (4, 4, 2), (5, 5, 3)])
def test_games_1_to_5_draw_2_2_3_4_5_cards_keep_one_slip_one_and_lay_out_the_rest(game, drawn, shown):
    state = opening(game)
    assert ids(state.phase.drawn) == ARMS[:drawn]
    kept, *laid = ARMS[: 1 + shown]
    (slipped,) = ARMS[1 + shown : drawn]
    chosen = events_of(state, Open(kept, tuple(laid)))[0]
    assert isinstance(chosen, OpeningChosen)
    assert (chosen.kept.card.id, ids(chosen.slipped), ids(chosen.shown)) == (kept, [slipped], laid)
    state = after(state, Open(kept, tuple(laid)))
    assert (ids(state.players[0].hand), sorted(ids(state.players[0].display))) == ([kept], sorted(laid))
    assert ids(state.deck)[-1] == slipped
    assert (state.phase, len(ids(state.legions))) == (Choosing(0), 3)


@pytest.mark.rule("pax.solo.opening")
@pytest.mark.parametrize("game", range(1, 6))
def test_every_split_of_the_opening_hand_is_a_legal_move_once(game):
    """Who is kept, and who of the others is slipped under, says it all."""
    drawn = max(2, game)
    moves = PAX.legal_moves(opening(game))
    assert len(moves) == len({(move.keep, frozenset(move.display)) for move in moves}) == drawn * (drawn - 1)


@pytest.mark.rule("pax.solo.opening")
def test_the_order_of_the_cards_laid_out_matters_not():
    state = opening(5)
    one = after(state, Open("land-4", ("army-10", "army-9", "fleet-10")))
    other = after(state, Open("land-4", ("fleet-10", "army-9", "army-10")))
    assert sorted(ids(one.players[0].display)) == sorted(ids(other.players[0].display))
    assert one.deck == other.deck


@pytest.mark.rule("pax.solo.opening")
def test_an_opening_with_the_wrong_number_of_cards_laid_out_is_refused():
    rule = "pax.solo.opening"
    assert refused(opening(1), Open("army-10", ("army-9",))) == (rule, "display", {"count": 0, "found": 1})
    assert refused(opening(3), Open("army-10")) == (rule, "display", {"count": 1, "found": 0})
    both = ("army-9", "fleet-10")
    assert refused(opening(3), Open("army-10", both)) == (rule, "display", {"count": 1, "found": 2})


@pytest.mark.rule("pax.solo.opening")
def test_only_cards_of_the_opening_hand_are_kept_or_laid_out_each_once():
    rule = "pax.solo.opening"
    assert refused(opening(3), Open("land-9", ("army-9",))) == (rule, "not-drawn", {"card": "land-9"})
    assert refused(opening(3), Open("army-10", ("land-4",))) == (rule, "not-drawn", {"card": "land-4"})
    assert refused(opening(3), Open("army-9", ("army-9",))) == (rule, "twice", {"card": "army-9"})
    assert refused(opening(4), Open("army-10", ("army-9", "army-9"))) == (rule, "twice", {"card": "army-9"})


@pytest.mark.rule("pax.solo.opening")
def test_cards_laid_out_in_the_opening_are_free_and_know_no_limit():
    state = after(opening(5), Open("land-4", ("army-10", "army-9", "fleet-10")))
    assert money(state) == [5]
    assert sorted(ids(state.players[0].display)) == ["army-10", "army-9", "fleet-10"]


@pytest.mark.rule("pax.solo.opening", "pax.play.primus-conspiratus")
def test_an_intrigue_laid_out_in_the_opening_gives_primus_conspiratus():
    hand = ["intrigue-1", "army-1", "land-4"]
    move = Open("army-1", ("intrigue-1",))
    assert PrimusConspiratusTaken(0, None) in events_of(opening(3, hand), move)
    assert after(opening(3, hand), move).conspirator == 0
    assert after(opening(3, hand), Open("intrigue-1", ("army-1",))).conspirator is None


@pytest.mark.rule("pax.solo.limit-after")
def test_a_limit_exceeded_by_the_opening_stays_exceeded_and_no_further_card_of_that_kind_fits():
    state = too_many_armies("army-6", "land-6")
    refusal = ("pax.solo.limit-after", "army", {"have": 4, "add": 1, "limit": 1})
    assert refused(state, Play("army-6")) == refusal
    assert len(ids(after(state, Play("land-6")).players[0].display)) == 4 + 2


@pytest.mark.rule("pax.solo.limit-after", "pax.solo.opening")
def test_what_the_opening_laid_out_beyond_the_limit_binds_the_first_turn():
    state = after(opening(5), Open("army-9", ("army-10", "fleet-10", "land-4")))
    playing = replace(state, phase=Playing(0))
    assert refused(playing, Play("army-9")) == ("pax.solo.limit-after", "army", {"have": 2, "add": 2, "limit": 1})


@pytest.mark.rule("pax.solo.limit-after")
def test_the_other_kind_of_arms_keeps_its_own_limit():
    state = too_many_armies("fleet-6", "fleet-5")
    assert refused(state, Play("fleet-6")) is None
    full = after(state, Play("fleet-6"))
    assert refused(full, Play("fleet-5")) == ("pax.play.limit", "fleet", {"have": 1, "add": 1, "limit": 1})


@pytest.mark.rule("pax.solo.limit-after")
@pytest.mark.parametrize(("land", "rule"), [(3, "pax.solo.limit-after"), (4, "pax.play.limit"), (5, None)])
def test_a_further_card_may_be_played_once_it_fits_the_limit(land, rule):
    refusal = refused(too_many_armies("army-6", land=land), Play("army-6"))
    assert (refusal and refusal[0]) == rule


@pytest.mark.rule("pax.solo.goal")
@pytest.mark.parametrize(("game", "needed"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_games_1_to_5_ask_for_3_to_7_categories_stronger_than_rome(game, needed):
    for stronger in range(8):
        rome = dict.fromkeys(CATEGORIES[stronger:], 1)
        assert over(ONES, rome, game) == SoloResult(won=stronger >= needed, stronger=stronger, categories=7)


@pytest.mark.rule("pax.solo.goal")
@pytest.mark.parametrize("missing", CATEGORIES)
def test_all_7_categories_must_be_on_display(missing):
    display = {category: 1 for category in CATEGORIES if category != missing}
    assert over(display) == SoloResult(won=False, stronger=6, categories=6)


@pytest.mark.rule("pax.solo.goal", "pax.end.bonus")
def test_a_bonus_fleet_is_not_the_seventh_category():
    display = ONES | {"fleet": 0, "army": 3}
    assert over(display) == SoloResult(won=False, stronger=7, categories=6)


@pytest.mark.rule("pax.solo.goal", "pax.end.bonus")
def test_bonus_pieces_count_for_the_player_and_for_rome():
    assert over(ONES | {"army": 3}, {"fleet": 1}, game=5) == SoloResult(won=True, stronger=7, categories=7)
    assert over(ONES, {"army": 3}, game=4) == SoloResult(won=False, stronger=5, categories=7)


@pytest.mark.rule("pax.solo.goal")
def test_being_as_strong_as_rome_is_not_enough():
    assert over(ONES, ONES) == SoloResult(won=False, stronger=0, categories=7)


@pytest.mark.rule("pax.solo.goal", "pax.end.reveal")
def test_romes_face_down_cards_count_against_the_solo_player():
    rome = ("wealth-6", "fleet-6", "army-6")
    state = a_state(seats=1, display=(ONES,), rome_hidden=rome, deck=(), phase=Playing(0), solo_game=3)
    assert PAX.result(after(state, End())) == SoloResult(won=False, stronger=4, categories=7)


@pytest.mark.rule("pax.solo.goal")
def test_the_solo_player_wins_or_nobody_does():
    assert over(ONES).winners == (0,)
    assert over({}).winners == ()


@pytest.mark.rule("pax.solo.goal")
def test_there_are_five_solo_games_and_only_for_one_player():
    assert PAX.deal(Options(), 1, Random(1)).options.solo_game == 1
    for game in range(1, 6):
        deal = PAX.deal(Options(solo_game=game), 1, Random(1))
        assert isinstance(PAX.start(deal).phase, Opening)
        assert sorted(deal.order) == sorted(card.id for card in FACES.cards)
    for game, seats, complaint in ((0, 1, "solo-game"), (6, 1, "solo-game"), (3, 2, "solo-alone")):
        with pytest.raises(Complaint) as told_off:
            PAX.deal(Options(solo_game=game), seats, Random(1))
        assert told_off.value.key == complaint
