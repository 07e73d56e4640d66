"""Setting the table."""

from collections import Counter
from random import Random

import pytest

from conspiratio.core.game import Complaint
from conspiratio.pax.cards import COUNTS
from conspiratio.pax.events import LegionsFilled, OpeningChosen, OpeningDrawn, RoundBegan
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Draw, Open
from conspiratio.pax.state import Choosing, FaceDown, Opening, Options, Over
from tests.pax.build import FACES, a_deal, a_state, after, card, events_of, ids, money, refused

TABLES = range(2, 9)
ALL = [card.id for card in FACES.cards]


def everywhere(state):
    """Every card of a state, once for each place it lies in."""
    places = [state.deck, state.removed, state.rome_hidden, state.rome, state.legions]
    places += [place for player in state.players for place in (player.hand, player.display)]
    return ids([*places, getattr(state.phase, "drawn", ())])


def opened(deal):
    """The table when everyone has kept the first card they drew."""
    state = PAX.start(deal)
    while isinstance(state.phase, Opening):
        state = after(state, Open(state.phase.drawn[0].card.id))
    return state


@pytest.mark.rule("pax.setup.deck")
@pytest.mark.parametrize(("seats", "leave"), [(2, 20), (3, 10), (4, 0)])
def test_with_2_to_4_players_20_10_or_no_cards_leave_the_game(seats, leave):
    deal = a_deal(seats)
    state = PAX.start(deal)
    assert ids(state.removed) == ALL[:leave]
    assert sorted(everywhere(state)) == sorted(ALL)


@pytest.mark.rule("pax.setup.deck")
def test_cards_that_leave_the_game_are_unseen():
    state = PAX.start(a_deal(2))
    for eye in (None, 0, 1):
        view = PAX.view(state, eye)
        assert view.removed == 20
        shown = ids([view.deck, view.rome_hidden, view.turn.drawn, *(player.hand for player in view.players)])
        assert not set(shown) & set(ids(state.removed))


@pytest.mark.rule("pax.setup.deck")
def test_which_cards_leave_the_game_is_chance():
    left = [frozenset(PAX.deal(Options(), 2, Random(seed)).order[:20]) for seed in range(5)]
    assert len(set(left)) == 5


@pytest.mark.rule("pax.setup.deck")
@pytest.mark.parametrize(("seats", "joining"), [(5, 15), (6, 30), (7, 45), (8, 60)])
def test_with_5_to_8_players_random_cards_of_a_second_copy_join_the_full_deck(seats, joining):
    deals = [PAX.deal(Options(), seats, Random(seed)) for seed in range(3)]
    for deal in deals:
        assert sorted(id for id in deal.order if not id.endswith("b")) == sorted(ALL)
        second = {id for id in deal.order if id.endswith("b")}
        assert len(second) == joining
        assert second <= {id + "b" for id in ALL}
        state = PAX.start(deal)
        assert state.removed == ()
        assert sorted(everywhere(state)) == sorted(deal.order)
    assert len({frozenset(deal.order) for deal in deals}) == 3


@pytest.mark.rule("pax.setup.deck")
def test_a_card_of_the_second_copy_has_the_face_of_its_twin():
    assert [card(id + "b")[1:] for id in ALL] == [card(id)[1:] for id in ALL]
    assert Counter(card.category for card in FACES.second) == COUNTS


@pytest.mark.rule("pax.setup.deck")
@pytest.mark.parametrize(("seats", "found"), [(4, 15), (5, 0), (6, 15)])
def test_a_deal_with_the_wrong_number_of_second_copies_is_refused(seats, found):
    setup = PAX.setup_json(a_deal({0: 4, 15: 5}[found]))
    with pytest.raises(Complaint) as complaint:
        PAX.read_deal(seats, {}, setup)
    assert complaint.value.key == "deal-second-copy"


@pytest.mark.rule("pax.setup.deck")
@pytest.mark.parametrize("seats", [0, 9])
def test_pax_is_for_1_to_8_players(seats):
    with pytest.raises(Complaint) as told_off:
        PAX.deal(Options(), seats, Random(1))
    assert (told_off.value.key, told_off.value.params["found"]) == ("players-count", seats)
    assert list(PAX.seats) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("pax.setup.legions")
@pytest.mark.parametrize(("seats", "legions"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)])
def test_there_is_one_legion_more_than_players_and_3_in_solo(seats, legions):
    assert len(PAX.start(a_deal(seats)).legions) == legions


@pytest.mark.rule("pax.setup.rome")
@pytest.mark.parametrize("seats", range(1, 9))
def test_rome_starts_with_3_cards_face_down_that_nobody_knows(seats):
    deal = a_deal(seats)
    state = PAX.start(deal)
    leave = {1: 30, 2: 20, 3: 10}.get(seats, 0)
    assert ids(state.rome_hidden) == list(deal.order[leave : leave + 3])
    assert ids(PAX.view(state, 0).rome_hidden) == ids(PAX.view(state, None).rome_hidden) == ["?"] * 3


@pytest.mark.rule("pax.setup.rome")
@pytest.mark.parametrize("seats", range(1, 9))
def test_only_with_5_to_8_players_3_more_cards_of_rome_lie_face_up(seats):
    state = PAX.start(a_deal(seats, top=["army-1", "army-2", "army-3", "land-1", "fleet-1", "senator-1"]))
    face_up = ["fleet-1", "senator-1", "land-1"] if seats >= 5 else []
    assert ids(state.rome) == ids(PAX.view(state, None).rome) == face_up


@pytest.mark.rule("pax.setup.money")
@pytest.mark.parametrize("seats", range(1, 9))
def test_everyone_starts_with_5_aurei(seats):
    assert money(PAX.start(a_deal(seats))) == [5] * seats


@pytest.mark.rule("pax.setup.first-player")
@pytest.mark.parametrize("seats", TABLES)
def test_the_lot_can_make_any_seat_first_player(seats):
    assert {PAX.deal(Options(), seats, Random(seed)).first for seed in range(100)} == set(range(seats))


@pytest.mark.rule("pax.setup.first-player")
def test_an_option_gives_the_first_turn_to_a_seat():
    assert {PAX.deal(Options(first=2), 4, Random(seed)).first for seed in range(20)} == {2}
    for nobody in (-1, 4):
        with pytest.raises(Complaint) as complaint:
            PAX.deal(Options(first=nobody), 4, Random(1))
        assert complaint.value.key == "first-seat"
    assert PAX.deal(Options(first=0), 4, Random(1)).first == 0


@pytest.mark.rule("pax.setup.first-player")
def test_the_first_player_opens_first_and_has_the_first_turn():
    deal = a_deal(3, first=1)
    assert PAX.to_act(PAX.start(deal)) == 1
    assert opened(deal).phase == Choosing(1)


@pytest.mark.rule("pax.setup.opening-hand")
@pytest.mark.parametrize("seats", TABLES)
def test_in_turn_order_players_draw_2_3_4_5_and_from_the_5th_on_also_5_cards(seats):
    state = PAX.start(a_deal(seats, first=1))
    drawn = []
    while isinstance(state.phase, Opening):
        drawn.append((state.phase.seat, len(state.phase.drawn)))
        state = after(state, Open(state.phase.drawn[0].card.id))
    turn_order = [*range(1, seats), 0]
    assert drawn == list(zip(turn_order, [2, 3, 4, 5, 5, 5, 5, 5], strict=False))


@pytest.mark.rule("pax.setup.opening-hand")
def test_one_card_is_kept_and_the_others_go_under_the_deck_in_the_order_they_were_drawn():
    rome = ["wealth-1", "wealth-2", "wealth-3"]
    state = PAX.start(a_deal(4, top=[*rome, "army-1", "army-2", "land-1", "fleet-1", "senator-1"]))
    assert ids(state.phase.drawn) == ["army-1", "army-2"]
    state = after(state, Open("army-1"))
    assert ids(state.phase.drawn) == ["land-1", "fleet-1", "senator-1"]
    state = after(state, Open("fleet-1"))
    assert [ids(player.hand) for player in state.players] == [["army-1"], ["fleet-1"], [], []]
    assert ids(state.deck)[-3:] == ["army-2", "land-1", "senator-1"]


@pytest.mark.rule("pax.setup.opening-hand")
def test_who_slipped_cards_under_the_deck_knows_them_and_nobody_else_does():
    state = after(PAX.start(a_deal(2)), Open(ALL[23]))
    assert ids(state.deck)[-1] == ALL[24]
    assert [ids(PAX.view(state, eye).deck)[-1] for eye in (0, 1, None)] == [ALL[24], "?", "?"]


@pytest.mark.rule("pax.setup.opening-hand")
def test_only_the_player_sees_what_is_drawn_kept_and_slipped():
    state = PAX.start(a_deal(2))
    mine = frozenset([0])
    kept, slipped = (FaceDown(card(id), mine) for id in ALL[23:25])
    chosen, drawn = events_of(state, Open(ALL[23]))
    assert chosen == OpeningChosen(0, kept, (slipped,))
    assert chosen.seen_by(1) == chosen.seen_by(None) == OpeningChosen(0, None, (None,))
    assert chosen.seen_by(0) == OpeningChosen(0, kept.card, (slipped.card,))
    assert drawn.seen_by(0) == OpeningDrawn(1, (None, None, None))


@pytest.mark.rule("pax.setup.opening-hand")
def test_a_card_can_be_kept_only_if_it_was_drawn_and_none_is_laid_out():
    state = PAX.start(a_deal(2))
    assert [move.keep for move in PAX.legal_moves(state)] == ALL[23:25]
    rule = "pax.setup.opening-hand"
    assert refused(state, Open("army-10")) == (rule, "not-drawn", {"card": "army-10"})
    assert refused(state, Open(ALL[23], (ALL[23],))) == (rule, "twice", {"card": ALL[23]})
    assert refused(state, Open(ALL[23], (ALL[24],))) == (rule, "display", {"count": 0, "found": 1})


@pytest.mark.rule("pax.setup.secrecy")
def test_hands_are_hidden_from_everyone_else():
    state = a_state(hand=(["army-1", "land-1"], ["fleet-1"]))
    assert ids(PAX.view(state, 0).players[0].hand) == ["army-1", "land-1"]
    assert ids(PAX.view(state, 1).players[0].hand) == ids(PAX.view(state, None).players[0].hand) == ["?", "?"]


@pytest.mark.rule("pax.setup.secrecy")
def test_by_default_the_table_shows_how_many_cards_and_aurei_everyone_holds():
    state = a_state(money=(3, 8), hand=(["army-1", "land-1"], ["fleet-1"]))
    for eye in (0, 1, None):
        players = PAX.view(state, eye).players
        assert [(player.money, player.hand_size) for player in players] == [(3, 2), (8, 1)]


@pytest.mark.rule("pax.setup.secrecy")
def test_without_open_counts_only_the_player_knows_their_cards_and_aurei():
    state = a_state(money=(3, 8), hand=(["army-1", "land-1"], ["fleet-1"]), open_counts=False)
    seen = {eye: [(p.money, p.hand_size) for p in PAX.view(state, eye).players] for eye in (0, 1, None)}
    assert seen == {0: [(3, 2), (None, None)], 1: [(None, None), (8, 1)], None: [(None, None)] * 2}
    assert PAX.view(state, 1).players[0].hand == ()


@pytest.mark.rule("pax.setup.secrecy")
def test_without_open_counts_everything_is_counted_when_the_game_is_over():
    state = a_state(money=(3, 8), hand=(["army-1"],), open_counts=False, phase=Over("no-refill"))
    assert [(p.money, p.hand_size) for p in PAX.view(state, None).players] == [(3, 1), (8, 0)]


@pytest.mark.rule("pax.setup.market")
@pytest.mark.parametrize("seats", range(1, 9))
def test_when_all_have_opened_each_legion_gets_a_card_face_up(seats):
    state = opened(a_deal(seats))
    assert [len(column) for column in state.legions] == [1] * len(state.legions)
    assert PAX.view(state, None).legions == state.legions


@pytest.mark.rule("pax.setup.market")
def test_the_first_cards_on_offer_come_from_the_top_of_the_deck_from_legion_i_on():
    state = after(PAX.start(a_deal(2)), Open(ALL[23]))
    *_, began, filled = events_of(state, Open(ALL[25]))
    assert began == RoundBegan(1, 0)
    assert filled == LegionsFilled((1, 2, 3), tuple(map(card, ALL[28:31])))


@pytest.mark.rule("pax.setup.deck", "pax.setup.rome", "pax.setup.opening-hand", "pax.setup.market")
def test_a_deal_is_laid_out_removed_cards_first_then_rome_then_hands_then_legions():
    state = opened(a_deal(3, first=2))
    assert ids(state.removed) == ALL[:10]
    assert ids(state.rome_hidden) == ALL[10:13]
    assert {seat: ids(player.hand) for seat, player in enumerate(state.players)} == {
        2: [ALL[13]],
        0: [ALL[15]],
        1: [ALL[18]],
    }
    assert ids(state.legions) == ALL[22:26]
    assert ids(state.deck) == [*ALL[26:], ALL[14], *ALL[16:18], *ALL[19:22]]
    assert ids(after(state, Draw()).phase.drawn) == [ALL[26]]
