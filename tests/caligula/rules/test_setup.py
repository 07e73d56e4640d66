"""The deal and the table before the first marker."""

from random import Random

import pytest

from conspiratio.caligula.cards import COLOURS, DECKS, DOUBLES
from conspiratio.caligula.deal import make_deal, read_deal, setup_json
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options, Placing
from conspiratio.core.game import Complaint
from tests.caligula.build import everything, hands, ids, open_ids, points, supplies

COUNTS = (2, 3, 4, 5)


def dealt(seats, seed=1):
    return make_deal(Options(), seats, Random(seed), DECKS.deck("usual"))


def started(seats, seed=1):
    return CALIGULA.start(dealt(seats, seed))


@pytest.mark.rule("caligula.setup.markers")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_starts_with_minus_1_to_4_and_no_points(seats):
    state = started(seats)
    assert supplies(state) == [(-1, 0, 1, 2, 3, 4)] * seats
    assert points(state) == [(0, 0)] * seats
    assert state.primus is None


@pytest.mark.rule("caligula.setup.hand")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_gets_one_double_coniura(seats):
    for hand in hands(started(seats)):
        (card,) = hand
        assert card.startswith("coniura")
        assert card in DOUBLES


@pytest.mark.rule("caligula.setup.hand")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_other_coniura_and_all_pugio_cards_are_the_stacks(seats):
    state = started(seats)
    held = [card for hand in hands(state) for card in hand]
    assert sorted([*held, *ids(state.coniura)]) == sorted(f"coniura-{n}" for n in range(1, 21))
    assert sorted(ids(state.pugio)) == sorted(f"pugio-{n}" for n in range(1, 15))


@pytest.mark.rule("caligula.setup.hand")
def test_the_stacks_and_the_opening_hands_are_shuffled():
    deals = [dealt(3, seed) for seed in range(60)]
    assert len({deal.coniura for deal in deals}) == len({deal.pugio for deal in deals}) == 60
    assert {card for deal in deals for card in deal.hands} == {f"coniura-{n}" for n in range(11, 21)}


@pytest.mark.rule("caligula.setup.civitas")
def test_the_first_card_of_each_shuffled_colour_is_on_position_1_and_the_second_on_2():
    deal = dealt(4)
    state = CALIGULA.start(deal)
    for i, colour in enumerate(COLOURS):
        assert sorted(deal.civitas[i]) == sorted(f"{colour}-{n}" for n in range(1, 12))
        assert open_ids(state, colour) == list(deal.civitas[i][:2])
        assert [card.id for card in state.stacks[i]] == list(deal.civitas[i][2:])
    assert len({dealt(4, seed).civitas for seed in range(20)}) == 20


@pytest.mark.rule("caligula.setup.civitas")
def test_all_ten_open_cards_begin_without_markers_and_every_eye_sees_them():
    state = started(2)
    for eye in (None, 0, 1):
        cards = [card for pair in CALIGULA.view(state, eye).civitas for card in pair]
        assert len(cards) == 10
        assert all(marker is None for card in cards for marker in card.markers)


@pytest.mark.rule("caligula.setup.augustus")
@pytest.mark.parametrize("seats", COUNTS)
def test_caligula_reigns_and_three_emperors_leave_the_game(seats):
    state = started(seats)
    left = {"claudius", "commodus", "nero"} if seats <= 3 else {"domitianus", "vitellius", "elagabalus"}
    assert state.emperor.name == "caligula"
    assert set(everything(state)["augustus"]) == {one.name for one in DECKS.deck("usual").emperors} - left
    assert (len(state.candidates), len(state.heirs)) == (2, 4)
    assert state.favours == ()


@pytest.mark.rule("caligula.setup.augustus")
def test_the_candidates_are_drawn_at_random():
    pairs = {frozenset(dealt(2, seed).augustus[:2]) for seed in range(200)}
    assert len(pairs) == 15, "each two of six"


@pytest.mark.rule("caligula.setup.ordo")
@pytest.mark.parametrize("seats", COUNTS)
def test_as_many_ordo_cards_as_players_are_dealt_at_random(seats):
    orders = {dealt(seats, seed).ordo for seed in range(200)}
    assert all(sorted(ordo) == list(range(seats)) for ordo in orders)
    for card in range(seats):
        assert {ordo[card] for ordo in orders} == set(range(seats)), "anybody may get any of them"


@pytest.mark.rule("caligula.setup.ordo")
def test_the_holder_of_the_first_ordo_card_begins():
    for seed in range(5):
        state = started(4, seed)
        assert (state.round, state.phase) == (1, Placing(state.ordo[0]))


@pytest.mark.rule("caligula.material.sequentia")
def test_the_sequentia_cards_are_laid_out_in_random_order():
    orders = {dealt(2, seed).sequentia for seed in range(30)}
    assert len(orders) > 20
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(DECKS.deck("usual").sequentia))}


@pytest.mark.rule("caligula.setup.ordo")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_two_to_five_play(seats):
    with pytest.raises(Complaint) as raised:
        dealt(seats)
    assert raised.value.key == "players-count"
    assert list(CALIGULA.seats) == [2, 3, 4, 5]


# A deal that a file tells of is held to the same


def told_deal(seats=3, **changed):
    json = setup_json(dealt(seats))
    return json | {key: change(json[key]) for key, change in changed.items()}


def complaint_about(json, seats=3):
    with pytest.raises(Complaint) as raised:
        read_deal(Options(), seats, json)
    return raised.value.key


@pytest.mark.rule("caligula.setup.hand")
def test_a_deal_survives_the_file():
    deal = dealt(5)
    assert read_deal(Options(), 5, setup_json(deal)) == deal


@pytest.mark.rule("caligula.setup.hand")
def test_a_file_may_not_deal_a_single_coniura_or_two_cards():
    assert complaint_about(told_deal(hands=lambda hands: [["coniura-1"], *hands[1:]])) == "deal-hands"
    assert complaint_about(told_deal(hands=lambda hands: [["pugio-8"], *hands[1:]])) == "deal-hands"
    assert complaint_about(told_deal(hands=lambda hands: hands[1:])) == "deal-hands"
    assert complaint_about(told_deal(hands=lambda hands: [hands[0] + hands[1], *hands[1:]])) == "deal-hands"
    assert complaint_about(told_deal(hands=lambda hands: [hands[0], hands[0], hands[2]])) == "deal-card-twice"


@pytest.mark.rule("caligula.setup.civitas")
def test_a_file_may_not_lose_double_or_invent_cards():
    assert complaint_about(told_deal(coniura=lambda cards: cards[1:])) == "deal-card-missing"
    assert complaint_about(told_deal(pugio=lambda cards: [*cards, cards[0]])) == "deal-card-twice"
    assert complaint_about(told_deal(pugio=lambda cards: [*cards, "pugio-15"])) == "deal-unknown-card"
    assert complaint_about(told_deal(civitas=lambda all: all | {"plebs": all["nobiles"]})) == "deal-unknown-card"


@pytest.mark.rule("caligula.setup.augustus")
def test_a_file_may_not_deal_an_emperor_of_another_number_of_players():
    assert complaint_about(setup_json(dealt(3)), 4).startswith("deal-")
    assert complaint_about(told_deal(augustus=lambda names: ["nero", *names[1:]])) == "deal-unknown-card"
    assert complaint_about(told_deal(augustus=lambda names: ["caligula", *names[1:]])) == "deal-unknown-card"


@pytest.mark.rule("caligula.setup.ordo")
def test_a_file_may_not_give_an_ordo_card_to_two_or_to_nobody():
    assert complaint_about(told_deal(ordo=lambda ordo: [0, 0, 1])) == "deal-card-twice"
    assert complaint_about(told_deal(ordo=lambda ordo: [0, 1, 3])) == "deal-unknown-card"
    assert complaint_about(told_deal(ordo=lambda ordo: [0, 1])) == "deal-card-missing"
