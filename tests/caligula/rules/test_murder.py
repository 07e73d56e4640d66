"""The conspiracy, third part: shields, daggers, life and death."""

import pytest

from conspiratio.caligula.events import (
    CandidateDrawn,
    DaggersLaid,
    EmperorMurdered,
    EmperorProtected,
    EmperorSurvived,
    NoDaggerLaid,
    PointsGained,
    ProtectionDenied,
    SequentiaReached,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Favour, Join, Nominate, Pass, Protect, Raise, Strike
from conspiratio.caligula.state import Placing, Protecting, Starting, Striking
from tests.caligula.build import (
    GO,
    SEQUENTIA,
    after,
    all_told,
    events_of,
    hands,
    ids,
    may_conspire,
    of_type,
    points,
    refused,
)


def pugio(*numbers):
    return tuple(f"pugio-{n}" for n in numbers)


def plot(*, daggers, seats=3, joiners=0, ordo=None, nominee="otho", emperor="galba", **more):
    """Seat ordo[0] leads, the next ``joiners`` are in, the favours are settled: what follows is the murder.

    The joiners keep their favours to themselves; the leader backs the nominee, unless he is on the emperor.
    """
    ordo = tuple(range(seats) if ordo is None else ordo)
    hand = [[f"coniura-{seat + 1}", *(daggers[seat] if seat < len(daggers) else ())] for seat in range(seats)]
    more = {"candidates": (nominee, "caracalla")} | more
    state = may_conspire(seats=seats, ordo=ordo, hand=hand, emperor=emperor, **more)
    state = after(state, Conspire((f"coniura-{ordo[0] + 1}",)))
    for seat in ordo[1:]:
        state = after(state, Join((f"coniura-{seat + 1}",)) if ordo.index(seat) <= joiners else Pass())
    if len(state.candidates) > 1:
        state = after(state, Nominate(nominee))
    while state.phase.type == "favouring":
        leads = state.phase.seat == ordo[0]
        state = after(state, Favour(nominee) if leads and ordo[0] not in state.favours else Pass())
    return state


# caligula.murder.protect


@pytest.mark.rule("caligula.murder.protect")
def test_each_who_is_no_conspirator_may_lay_one_pugio_in_ordo_order():
    """The leader has Ordo III: the shields are asked for from I on all the same."""
    state = may_conspire(
        seats=4, ordo=(1, 2, 3, 0), hand=(pugio(1), pugio(2, 3), pugio(4), ["coniura-1"]), candidates=("galba", "otho")
    )
    state = after(state, GO, GO, Conspire(("coniura-1",)), GO, GO, GO, Nominate("galba"), Favour("galba"))
    assert state.phase == Protecting(1, (2, 0))
    assert set(CALIGULA.legal_moves(state)) == {Pass(), Protect("pugio-2"), Protect("pugio-3")}
    state = after(state, Protect("pugio-2"))
    assert state.phase == Protecting(2, (0,)), "and no more than one"
    assert of_type(ProtectionDenied, events_of(state, GO)) == [ProtectionDenied(2)]
    state = after(state, GO, Protect("pugio-1"))
    assert state.phase == Striking(3)
    assert [(laid.seat, laid.card) for laid in state.plot.shields] == [(1, "pugio-2"), (0, "pugio-1")]


@pytest.mark.rule("caligula.murder.protect")
def test_each_shield_adds_one_to_the_life():
    state = plot(daggers=((), pugio(1), pugio(2)))
    assert state.emperor.life == 3
    shields = of_type(EmperorProtected, all_told(state, Protect("pugio-1"), Protect("pugio-2")))
    assert [event.life for event in shields] == [4, 5]


@pytest.mark.rule("caligula.murder.protect")
def test_conspirators_are_not_asked_to_protect():
    state = plot(daggers=(pugio(1), pugio(2)), joiners=1)
    assert state.phase == Protecting(2)
    assert refused(state, Protect("pugio-2"), 1) == ("caligula.turn.order", "not-your-turn")
    assert plot(daggers=(pugio(1), pugio(2)), joiners=2).phase == Striking(0, (1, 2)), "if all conspire, nobody is"


@pytest.mark.rule("caligula.murder.protect")
def test_who_joined_and_then_passed_may_protect():
    hand = (["coniura-1"], ["coniura-2", "coniura-3"], ["coniura-4", "pugio-1"])
    state = may_conspire(seats=3, ordo=(2, 1, 0), hand=hand, candidates=("galba", "otho"))
    state = after(state, Conspire(("coniura-4",)), Raise(("coniura-2", "coniura-3")), GO, GO)
    state = after(state, Nominate("galba"), Favour("galba"))
    assert state.phase == Protecting(2, (0,))
    assert refused(state, Protect("pugio-1")) is None


# caligula.murder.strike


@pytest.mark.rule("caligula.murder.strike")
def test_each_conspirator_from_the_leader_on_may_lay_any_number_once():
    state = plot(daggers=(pugio(1, 2, 8), pugio(3), pugio(4)), ordo=(2, 0, 1), joiners=1)
    state = after(state, GO)
    assert state.phase == Striking(2, (0,))
    state = after(state, Strike(pugio(4)))
    assert state.phase == Striking(0)
    as_good_as_another = [pugio(2), pugio(2, 8)]
    offered = [pugio(1), pugio(8), pugio(1, 2), pugio(1, 8), pugio(1, 2, 8)]
    assert [refused(state, Strike(cards)) for cards in (*offered, *as_good_as_another)] == [None] * 7
    assert CALIGULA.legal_moves(state) == (Pass(), *map(Strike, offered))
    assert after(state, Strike(pugio(1))).phase.type == "starting", "the last one has decided: it is over"


@pytest.mark.rule("caligula.murder.strike")
def test_laying_none_is_passing():
    state = after(plot(daggers=(pugio(1),)), GO, GO)
    assert refused(state, Strike(())) == ("caligula.murder.strike", "none")
    assert of_type(NoDaggerLaid, events_of(state, GO)) == [NoDaggerLaid(0)]


@pytest.mark.rule("caligula.murder.strike")
def test_daggers_are_counted_against_the_life():
    state = after(plot(daggers=(pugio(1, 2), pugio(3)), joiners=1), GO)
    laid = of_type(DaggersLaid, all_told(state, Strike(pugio(1, 2)), Strike(pugio(3))))
    assert [(event.seat, event.total, event.life) for event in laid] == [(0, 2, 3), (1, 3, 3)]


@pytest.mark.rule("caligula.murder.strike")
@pytest.mark.parametrize("daggers", [("pugio-1", "coniura-11"), ("pugio-1", "coniura-11", "pugio-2")])
def test_shields_and_daggers_go_under_their_stacks_once_the_outcome_is_known(daggers):
    state = plot(daggers=((*daggers,), ("coniura-12", "pugio-3")), emperor="galba")
    under = ids(state.coniura), ids(state.pugio)
    shielded = after(state, Protect("coniura-12"), Pass())
    assert (ids(shielded.coniura), ids(shielded.pugio)) == under, "not yet"
    over = after(shielded, Strike(daggers))
    assert hands(over)[:2] == [[], ["coniura-2", "pugio-3"]]
    assert ids(over.coniura) == [*under[0], "coniura-12", "coniura-11"]
    assert ids(over.pugio) == [*under[1], *sorted(set(daggers) - {"coniura-11"})]


@pytest.mark.rule("caligula.murder.strike")
def test_nobody_strikes_who_has_passed():
    state = after(plot(daggers=(pugio(1), pugio(2), pugio(3))), GO, GO)
    assert state.phase == Striking(0)
    assert after(state, GO).phase.type == "starting"


# caligula.murder.dead


@pytest.mark.rule("caligula.murder.dead")
@pytest.mark.parametrize(("laid", "dies"), [(2, False), (3, True), (4, True)])
def test_as_many_daggers_as_life_kill(laid, dies):
    state = after(plot(daggers=(pugio(1, 2, 3, 4),)), GO, GO)
    move = Strike(pugio(*range(1, laid + 1)))
    assert after(state, move).emperor.name == ("otho" if dies else "galba")
    assert bool(of_type(EmperorMurdered, events_of(state, move))) is dies


@pytest.mark.rule("caligula.murder.dead")
@pytest.mark.parametrize(("laid", "dies"), [(3, False), (4, True)])
def test_with_a_shield_it_takes_one_dagger_more(laid, dies):
    state = after(plot(daggers=(pugio(1, 2, 3, 4), pugio(5))), Protect("pugio-5"), GO)
    events = events_of(state, Strike(pugio(*range(1, laid + 1))))
    assert bool(of_type(EmperorMurdered, events)) is dies
    assert bool(of_type(EmperorSurvived, events)) is not dies


@pytest.mark.rule("caligula.murder.dead")
def test_the_daggers_of_all_conspirators_count_together():
    state = after(plot(daggers=(pugio(1), pugio(2, 3)), joiners=1), GO)
    assert after(state, Strike(pugio(1)), Strike(pugio(2, 3))).emperor.name == "otho"


@pytest.mark.rule("caligula.murder.dead")
def test_favours_on_him_go_home_and_the_nominee_reigns_with_his():
    state = after(plot(daggers=(pugio(1, 2, 3),), favours=(1, 2)), GO, GO)
    assert (state.favours, state.plot.backing) == ((1, 2), (0,))
    (event,) = of_type(EmperorMurdered, events_of(state, Strike(pugio(1, 2, 3))))
    assert (event.emperor, event.daggers, event.life, event.successor, event.home) == ("galba", 3, 3, "otho", (1, 2))
    over = after(state, Strike(pugio(1, 2, 3)))
    assert (over.emperor.name, over.favours, over.plot) == ("otho", (0,), None)


@pytest.mark.rule("caligula.murder.dead")
def test_the_nominee_reigns_even_without_favours():
    state = after(plot(daggers=(pugio(1, 2, 3),), favours=(0,)), GO, GO)
    assert state.plot.backing == ()
    over = after(state, Strike(pugio(1, 2, 3)))
    assert (over.emperor.name, over.favours) == ("otho", ())


@pytest.mark.rule("caligula.murder.dead")
def test_a_new_candidate_is_drawn_and_the_other_one_stays():
    state = after(plot(daggers=(pugio(1, 2, 3),), heirs=("vitellius", "domitianus", "elagabalus")), GO, GO)
    assert of_type(CandidateDrawn, events_of(state, Strike(pugio(1, 2, 3)))) == [CandidateDrawn("vitellius")]
    over = after(state, Strike(pugio(1, 2, 3)))
    assert [one.name for one in over.candidates] == ["caracalla", "vitellius"]
    assert [one.name for one in over.heirs] == ["domitianus", "elagabalus"]
    assert CALIGULA.view(over, None).dead == ("caligula", "galba")


@pytest.mark.rule("caligula.murder.dead")
def test_with_no_card_left_there_is_one_candidate_fewer():
    state = after(plot(daggers=(pugio(1, 2, 3),), heirs=()), GO, GO)
    over = after(state, Strike(pugio(1, 2, 3)))
    assert [one.name for one in over.candidates] == ["caracalla"]
    last = after(plot(daggers=(pugio(1, 2, 3),), candidates=("otho",), heirs=()), GO, GO, Strike(pugio(1, 2, 3)))
    assert (last.emperor.name, last.candidates) == ("otho", ())


@pytest.mark.rule("caligula.murder.dead")
def test_with_no_candidate_there_is_no_conspiracy_but_the_last():
    state = may_conspire(seats=2, ordo=(0, 1), candidates=(), heirs=(), slot=0, hand=(["coniura-1"],))
    ordo_passes = after(state, GO, GO)
    assert ordo_passes.round == 2, "the rest of the round went by without a question"
    fallen = may_conspire(
        candidates=(),
        heirs=(),
        civitas={"plebs": ("plebs-1", None)},
        stacks={"plebs": ()},
        sequentia=(("draw",),),
        hand=(["coniura-1"],),
    )
    last = after(fallen, GO, GO)
    assert (last.fallen, last.phase) == (True, Starting(0, (1,)))
    assert refused(last, Conspire(("coniura-1",))) is None


# caligula.murder.alive


@pytest.mark.rule("caligula.murder.alive")
def test_if_he_lives_favours_on_the_nominee_go_home():
    state = after(plot(daggers=(pugio(1, 2),), favours=(1,)), GO, GO)
    (event,) = of_type(EmperorSurvived, events_of(state, Strike(pugio(1, 2))))
    assert (event.emperor, event.daggers, event.life, event.home) == ("galba", 2, 3, (0,))
    over = after(state, Strike(pugio(1, 2)))
    assert (over.emperor.name, over.favours, over.plot) == ("galba", (1,), None)
    assert [one.name for one in over.candidates] == ["otho", "caracalla"], "and both candidates stay"


@pytest.mark.rule("caligula.murder.alive")
def test_a_favour_that_moved_to_the_nominee_does_not_come_back_to_the_emperor():
    hand = (["coniura-1"], [])
    state = may_conspire(emperor="galba", candidates=("otho", "vitellius"), favours=(0, 1), hand=hand)
    state = after(state, Conspire(("coniura-1",)), GO, Nominate("otho"), Favour("otho"), GO, GO)
    assert (state.emperor.name, state.favours) == ("galba", (1,))


@pytest.mark.rule("caligula.murder.alive")
def test_favours_placed_on_the_emperor_in_the_plot_stay_if_he_lives():
    hand = (["coniura-1"], ["coniura-2"])
    state = may_conspire(emperor="galba", candidates=("otho", "vitellius"), hand=hand)
    state = after(state, Conspire(("coniura-1",)), Join(("coniura-2",)), Nominate("otho"), Favour("galba"))
    assert after(state, Favour("galba"), GO, GO).favours == (0, 1)


@pytest.mark.rule("caligula.murder.alive")
def test_if_he_lives_nobody_gets_points():
    state = after(plot(daggers=(pugio(1, 2),)), GO, GO)
    assert not of_type(PointsGained, events_of(state, Strike(pugio(1, 2))))


# caligula.murder.reward


@pytest.mark.rule("caligula.murder.reward")
def test_the_leader_gets_a_conspiracy_point_and_each_who_laid_a_pugio_a_victory_point():
    state = after(plot(daggers=(pugio(1), pugio(2, 3)), joiners=1), GO)
    gained = of_type(PointsGained, events_of(state, Strike(pugio(1)), Strike(pugio(2, 3))))
    assert [event for event in gained if event.why != "favour"] == [
        PointsGained(0, "conspiracy", 1, "leader"),
        PointsGained(0, "victory", 1, "dagger"),
        PointsGained(1, "victory", 1, "dagger"),
    ]


@pytest.mark.rule("caligula.murder.reward")
def test_a_leader_who_laid_no_pugio_gets_the_conspiracy_point_alone():
    state = after(plot(daggers=((), pugio(1, 2, 3)), joiners=1), GO)
    events = events_of(state, GO, Strike(pugio(1, 2, 3)))
    assert [event for event in of_type(PointsGained, events) if event.why != "favour"] == [
        PointsGained(0, "conspiracy", 1, "leader"),
        PointsGained(1, "victory", 1, "dagger"),
    ]


@pytest.mark.rule("caligula.murder.reward")
def test_shields_bring_no_points():
    state = after(plot(daggers=(pugio(1, 2, 3, 4), pugio(5))), Protect("pugio-5"), GO)
    assert points(after(state, Strike(pugio(1, 2, 3, 4))))[1] == (0, 0)


@pytest.mark.rule("caligula.murder.reward")
def test_a_dagger_that_was_not_needed_counts_too():
    state = after(plot(daggers=(pugio(1, 2, 3), pugio(4)), joiners=1), GO)
    assert points(after(state, Strike(pugio(1, 2, 3)), Strike(pugio(4))))[1] == (1, 0)


# The rulebook's example


@pytest.mark.rule(
    "caligula.murder.protect",
    "caligula.murder.strike",
    "caligula.murder.dead",
    "caligula.murder.reward",
    "caligula.plot.window",
    "caligula.round.favour",
)
def test_the_rulebooks_example_of_a_murder_with_four_players():
    one, two, three, four = range(4)
    state = may_conspire(
        seats=4,
        slot=3,
        emperor="otho",
        candidates=("nero", "galba"),
        heirs=("claudius", "commodus"),
        favours=(four,),
        hand=(["coniura-1", *pugio(1, 2, 3)], ["coniura-2"], pugio(4, 5), ["coniura-3", "pugio-6"]),
    )
    state = after(state, Conspire(("coniura-1",)), Join(("coniura-2",)), GO, Join(("coniura-3",)))
    # the leader names a candidate and backs him, 2 does so too, the favour of 4 stays on the emperor
    state = after(state, Nominate("nero"), Favour("nero"), Favour("nero"), GO)
    assert (state.plot.backing, state.favours) == ((one, two), (four,))

    # 3 did not take part and lays one card for the emperor: no more than one
    assert state.phase == Protecting(three)
    state = after(state, Protect("pugio-4"))
    assert state.phase == Striking(one, (two, four))

    # 1 lays as many as the emperor has life (2 and 1), 2 has none, 4 lays one to get a point too
    state = after(state, Strike(pugio(1, 2, 3)), GO)
    state, events = CALIGULA.play(state, Strike(pugio(6)))
    assert of_type(EmperorMurdered, events) == [EmperorMurdered("otho", 4, 3, "nero", (four,))]
    assert [event for event in of_type(PointsGained, events) if event.why != "favour"] == [
        PointsGained(one, "conspiracy", 1, "leader"),
        PointsGained(one, "victory", 1, "dagger"),
        PointsGained(four, "victory", 1, "dagger"),
    ]
    assert (state.emperor.name, state.favours) == ("nero", (one, two))
    assert of_type(CandidateDrawn, events) == [CandidateDrawn("claudius")]

    # no other conspiracy this round, and at its end 1 and 2 get the points of the new emperor each
    assert [event.slot for event in of_type(SequentiaReached, events)] == [4, 5]
    assert [event for event in events if isinstance(event, PointsGained)][-2:] == [
        PointsGained(one, "victory", 2, "favour"),
        PointsGained(two, "victory", 2, "favour"),
    ]
    assert (state.round, state.phase) == (2, Placing(0))
    assert points(state) == [(3, 1), (2, 0), (0, 0), (1, 0)]
    assert state.sequentia == SEQUENTIA
