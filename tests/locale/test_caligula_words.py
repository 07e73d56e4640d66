"""Caligula in words: whatever can be decided, happens or is refused can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

from conspiratio.caligula import events as e
from conspiratio.caligula.cards import (
    COLOURS,
    DECKS,
    DOUBLES,
    HAND_CARDS,
    REWARDS,
    read_deck,
    shows,
    stack_of,
)
from conspiratio.caligula.effects import RULES
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.queries import life
from conspiratio.caligula.scoring import Points, standing
from conspiratio.caligula.state import Bidding, Options, Starting, State, Striking
from conspiratio.core.game import Complaint, Eye, Refusal
from conspiratio.core.match import RefusedInFile
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.caligula import CaligulaWords
from conspiratio.locale.complaints import complain
from conspiratio.locale.pax import PaxWords
from conspiratio.locale.sentence import Sentence
from conspiratio.locale.words import words_for

from .test_messages import REFUSALS, messages

NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Agrippina")
DECK = DECKS.deck("usual")
ID = re.compile(
    r"[{}$]|None|\b(coniura|pugio|legionarii|praetoriani|tribuni|plebs|nobiles)-\d|-double|\bremove:|\bswap-|\blose-"
)
"""What must not be left in a sentence: gaps, and the names that only files use."""


class Recorder(Texts):
    """Remembers which messages were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def __call__(self, key: str, **params: Any) -> str:
        self.asked.add(key)
        return super().__call__(key, **params)

    def sentence(self, key: str, **params: Any) -> Sentence:
        self.asked.add(key)
        return super().sentence(key, **params)


class Moment(NamedTuple):
    state: State
    moves: tuple[Move, ...]
    """Some of the legal ones."""
    refusals: tuple[Refusal, ...]
    events: tuple[e.Event, ...]
    """What the move made here brought about."""


@cache
def moments() -> tuple[Moment, ...]:
    """Games of all sizes, with and without the memory aid, by players who like to conspire."""
    return tuple(
        moment for n in range(8) for moment in _played(2 + n % 4, Options(memory_aid=n < 4), Random(f"words {n}"))
    )


def _played(seats: int, options: Options, rng: Random) -> Iterator[Moment]:
    state = CALIGULA.start(CALIGULA.deal(options, seats, rng))
    yield Moment(state, (), (), CALIGULA.announce(state))
    while (seat := CALIGULA.to_act(state)) is not None:
        legal = CALIGULA.legal_moves(state)
        some = {(move.type, getattr(move, "effect", "")): move for move in rng.sample(legal, len(legal))}
        wishes = [wish for wish in WRONG_WISHES if rng.random() < 0.3]
        refusals = [CALIGULA.refusal(state, asking, wish) for wish in wishes for asking in (seat, 0)]
        before, move = state, _choose(state, legal, rng)
        state, events = CALIGULA.play(state, move)
        yield Moment(before, tuple(some.values()), tuple({refused for refused in refusals if refused}), events)
    over = CALIGULA.refusal(state, 0, Pass())
    assert over is not None
    yield Moment(state, (), (over,), ())


def _choose(state: State, legal: tuple[Move, ...], rng: Random) -> Move:
    """Anything, but murders only when the daggers for it are there; these players see through the backs of cards."""
    keen = [move for move in legal if not isinstance(move, Pass)]
    daggers = sum(shows(down.card, "pugio") for player in state.players for down in player.hand)
    if not keen or rng.random() < 0.1:
        return rng.choice(legal)
    if isinstance(state.phase, Starting) and daggers < life(state.emperor, state.plot) + 3:
        return Pass()
    if isinstance(state.phase, Starting | Bidding) and rng.random() < 0.8:
        return min(keen, key=lambda move: sum(1 + 2 * (card in DOUBLES) for card in getattr(move, "cards", ())))
    if isinstance(state.phase, Striking) and state.plot:
        return keen[-1] if len(state.plot.daggers) + daggers >= life(state.emperor, state.plot) else Pass()
    return Reward("pugio") if Reward("pugio") in keen else rng.choice(keen)


PLEBS = Spot("plebs", 1, 0)
FAR = Spot("nobiles", 2, 7)
WRONG_WISHES: tuple[Move, ...] = (
    Pass(),
    *(Place(marker, colour, position) for marker in (3, 9) for colour in COLOURS for position in (1, 2, 3)),
    *(Reward(effect) for effect in REWARDS),
    *(Reward(f"remove:{colour}", position=position) for colour in COLOURS for position in (1, 2, 3)),
    *(Reward("place", marker=3, colour=colour, position=1) for colour in COLOURS),
    *(Reward("swap-positions", colour=colour) for colour in COLOURS),
    *(Reward("swap-markers", spots=(Spot(colour, 1, 0), FAR)) for colour in COLOURS),
    *(Reward("return-marker", spot=Spot(colour, 1, 0)) for colour in COLOURS),
    *(Penalty("lose-marker", spot=Spot(colour, position, 0)) for colour in COLOURS for position in (1, 2)),
    *(Reward("swap-sequentia", slots=(0, slot)) for slot in range(7)),
    Reward("swap-markers", spots=(PLEBS, PLEBS)),
    Reward("return-marker", spot=FAR),
    Reward("swap-ordo", seats=(0, 9)),
    Reward("crown"),
    Penalty("lose-marker", spot=FAR),
    Penalty("lose-point", point="victory"),
    Penalty("lose-point", point="conspiracy"),
    Penalty("lose-coniura", card="pugio-1"),
    Conspire(()),
    Conspire(("coniura-1",)),
    Conspire(("pugio-1",)),
    *(Conspire((f"pugio-{n}",)) for n in range(1, 8)),
    Join(()),
    *(Raise((f"coniura-{n}",)) for n in range(1, 21)),
    Raise(("a card",)),
    Nominate("brutus"),
    Nominate("caligula"),
    Favour("brutus"),
    *(Favour(name) for name in ("caligula", "nero", "galba", "otho", "claudius", "vitellius", "caracalla")),
    *(Protect(f"coniura-{n}") for n in range(1, 11)),
    Strike(()),
)

RARE_EVENTS: tuple[e.Event, ...] = (
    e.StackFoundEmpty(0, "pugio"),
    e.PointLost(0, "victory"),
    e.PointLost(1, "conspiracy"),
    e.PrimusTaken(0, 1),
    e.FavourPlaced(0, "nero", moved=True),
    e.FavourWithheld(0, on_emperor=True),
    e.BiddingEnded((0,), (1, 2), ()),
    e.HandShown(0, ("coniura-1", "coniura-2", "coniura-13"), ("pugio",)),
    e.RewardVoid(0, ("swap-markers", "remove:plebs")),
    e.MarkerReturned(0, 1, PLEBS, None),
    e.MarkerReturned(0, 1, PLEBS, -1),
    e.MarkerReturned(0, 0, PLEBS, None, penalty=True),
    e.MarkerReturned(0, 0, PLEBS, 4, penalty=True),
)
RARE_REFUSALS = (
    RULES.refuse("caligula.material.hand", "twice", card="coniura-11"),
    RULES.refuse("caligula.effect.remove", "resolving"),
    RULES.refuse("caligula.effect.coniura", "empty"),
    RULES.refuse("caligula.effect.pugio", "empty"),
    RULES.refuse("caligula.effect.spqr", "both"),
    RULES.refuse("caligula.effect.primus", "held"),
    RULES.refuse("caligula.effect.swap-markers", "resolving"),
    RULES.refuse("caligula.effect.swap-positions", "not-filled", colour="plebs"),
    RULES.refuse("caligula.effect.lose-point", "no-victory"),
    RULES.refuse("caligula.effect.lose-point", "no-conspiracy"),
    RULES.refuse("caligula.favour.place", "there-already", emperor="nero"),
)
"""What the games above may not come upon."""


def words(language: str = "en", texts: Texts | None = None) -> CaligulaWords:
    return CaligulaWords(texts or Texts(language), NAMES, DECK)


def eyes(state: State) -> tuple[Eye, ...]:
    return (None, *range(len(state.players)))


def acting_view(state: State) -> Any:
    return CALIGULA.view(state, CALIGULA.to_act(state))


def refused_by(speaker: CaligulaWords, refused: Refusal) -> str:
    """A refusal names a card of the hand by its id, so that one can type another; nothing else may keep its id."""
    said, card = str(speaker.refusal(refused)), str(dict(refused.params).get("card"))
    if card not in (*HAND_CARDS["coniura"], *HAND_CARDS["pugio"]):
        return said
    assert f"{card} ({speaker.hand_card(card)})" in said
    return said.replace(f"{card} (", "(")


def said_of(moment: Moment, speaker: CaligulaWords) -> Iterator[str | Sentence]:
    """Everything there is to say at a moment."""
    state, view = moment.state, acting_view(moment.state)
    yield speaker.phase(state.phase)
    for move in moment.moves:
        yield speaker.move(move, view)
        yield from speaker.path(move, view)
    for refused in moment.refusals:
        yield refused_by(speaker, refused)
        yield speaker.rule(refused).replace(refused.rule, "")
    yield from speaker.story(view)
    for event in moment.events:
        for seen in {event.seen_by(eye) for eye in eyes(state)}:
            yield speaker.event(seen)
    for hand in (player.hand for player in view.players):
        yield speaker.hand_cards(hand)
        yield from map(speaker.hand_card, hand)


def said_anyway(speaker: CaligulaWords) -> Iterator[str | Sentence]:
    """What no game needs to come to."""
    yield from map(speaker.event, RARE_EVENTS)
    yield from (refused_by(speaker, refused) for refused in RARE_REFUSALS)
    yield from map(speaker.card, DECK.cards)
    yield from map(speaker.emperor_face, DECK.emperors)
    yield from map(speaker.sequentia, DECK.sequentia)
    yield from (speaker.result(result) for result in RESULTS)
    yield speaker.hand_cards([None, None])
    # Moves that are not on offer: a table may want to say what is being refused.
    view = acting_view(moments()[0].state)
    yield speaker.move(Pass(), view)
    yield speaker.move(Place(3, "plebs", 3), view)
    yield speaker.move(Reward("return-marker", spot=FAR), view)


ONE, TWO = Points(3, 1), Points(2, 2)
RESULTS = (
    standing([ONE, Points(0, 0)], None, [0, 0]),
    standing([ONE, TWO], 0, [0, 0]),
    standing([ONE, TWO], None, [0, 0]),
    standing([ONE, ONE], None, [1, 2]),
    standing([ONE, ONE], None, [1, 1]),
)


def test_the_games_come_upon_every_event_and_every_refusal() -> None:
    """Otherwise the tests below would prove less than they say."""
    events = {type(event) for moment in moments() for event in moment.events} | {type(event) for event in RARE_EVENTS}
    assert events == set(get_args(e.Event))
    refused = [*(refused for moment in moments() for refused in moment.refusals), *RARE_REFUSALS]
    found = {(refusal.rule, refusal.reason) for refusal in refused}
    assert found == {(rule, why) for rule, reasons in REFUSALS.items() for why in reasons if rule[0] == "c"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_all_words_are_needed(language: str) -> None:
    texts = Recorder(language)
    speaker = words(texts=texts)
    for moment in moments():
        for said in said_of(moment, speaker):
            assert said
            assert not ID.search(str(said)), said
    for said in said_anyway(speaker):
        assert not ID.search(str(said)), said
    ours = {id for id, (file, _) in messages(language).items() if file == "caligula.ftl"}
    assert ours <= texts.asked


def test_moves_with_the_same_path_differ_in_nothing_that_matters() -> None:
    speaker = words()
    for moment in moments()[::7]:
        state = moment.state
        if state.phase.seat is None:
            continue
        view, exposed = acting_view(state), CALIGULA.view(state, None).players[state.phase.seat].exposed
        meant: dict[tuple[Sentence, ...], set[Any]] = {}
        for move in CALIGULA.legal_moves(state):
            meant.setdefault(speaker.path(move, view), set()).add(_without_numbers(move, exposed))
        for path, moves in meant.items():
            assert len(moves) == 1, path


def _without_numbers(move: Any, exposed: tuple[str, ...]) -> Any:
    """A move with each card told only by what it shows, where it came from and who knows it."""

    def sort(card: str) -> tuple[str, bool, bool]:
        return stack_of(card), card in DOUBLES, card in exposed

    if cards := getattr(move, "cards", None):
        return type(move), tuple(sorted(map(sort, cards)))
    if card := getattr(move, "card", None):
        return type(move), getattr(move, "effect", ""), sort(card)
    return move


def test_the_story_of_a_conspiracy_is_the_same_for_everybody() -> None:
    speaker, told = words(), 0
    for moment in moments():
        stories = {tuple(speaker.story(CALIGULA.view(moment.state, eye))) for eye in eyes(moment.state)}
        assert len(stories) == 1
        told += stories != {()}
    assert told


def test_what_an_eye_did_not_see_is_not_named() -> None:
    speaker = words()
    assert str(speaker.event(e.MarkerPlaced(1, PLEBS, None))) == "Marcus places a marker on Plebs\xa01."
    assert str(speaker.event(e.MarkerPlaced(1, PLEBS, 3))) == "Marcus places marker 3 on Plebs\xa01."
    assert str(speaker.event(e.CardDrawn(1, "pugio", None))) == "Marcus draws from the Pugio stack."
    assert str(speaker.event(e.CardDrawn(1, "pugio", "pugio-9"))) == "Marcus draws a double Pugio."


def test_a_card_that_is_turned_up_tells_the_sums_and_who_gets_it() -> None:
    sums = (e.Sum(0, (3, -1), 2), e.Sum(1, (4,), 4))
    said = str(words().event(e.CardTurnedUp(DECK.by_id["plebs-6"], sums, (1, 0))))
    reward = "The reward goes to Marcus, then Livia."
    assert said == f"Resolving Plebs (group 1, draw a Coniura): Livia\xa02 (3, -1), Marcus\xa04. {reward}"


def test_cards_of_the_hand() -> None:
    speaker = words()
    assert str(speaker.hand_card("coniura-3")) == "Coniura"
    assert str(speaker.hand_card("coniura-13")) == "double Coniura"
    assert str(speaker.hand_card("pugio")) == "a card of the Pugio stack"
    assert str(speaker.hand_card("coniura-double")) == "a double Coniura"
    assert str(speaker.hand_cards(["coniura-1", "pugio-8", "coniura-2"])) == "2 Coniura and a double Pugio"
    assert str(speaker.hand_cards(["pugio-1", "pugio-2"], ["pugio-2"])) == "a Pugio and a Pugio (known to all)"


def test_german_cards_stand_in_the_case_of_their_sentence() -> None:
    speaker, cards = words("de"), ["pugio-1", "pugio-9"]
    assert str(speaker.hand_cards(cards, nominative=True)) == "ein Pugio und ein doppelter Pugio"
    assert str(speaker.event(e.DaggersLaid(0, tuple(cards), 2, 3))).startswith(
        "Livia sticht zu und legt einen Pugio und einen doppelten Pugio aus"
    )


def test_how_many_markers_go_back_does_not_look_like_their_values() -> None:
    said = str(words().event(e.CardLeft(DECK.by_id["plebs-6"], 1, (0, 1, 1))))
    assert said == "The Plebs card leaves the game. Markers go back: Livia, Marcus\xa0(2×)."


def test_a_refusal_says_which_of_several_equal_cards_it_means() -> None:
    refused = RULES.refuse("caligula.material.hand", "not-in-hand", card="coniura-1")
    assert str(words().refusal(refused)) == "This card is not in your hand: coniura-1 (Coniura)."


@pytest.mark.parametrize(("name", "told"), [("nero", "Nero"), ("brutus", "“brutus”"), ("x" * 41, f"“{'x' * 39}…”")])
def test_a_name_that_is_not_in_the_game_is_quoted_and_not_too_long(name: str, told: str) -> None:
    refused = RULES.refuse("caligula.favour.nominate", "no-candidate", emperor=name)
    assert str(words().refusal(refused)) == f"{told} is not one of the candidates."


def test_the_end_tells_what_broke_a_tie() -> None:
    alone, *ties, shared = (str(words().result(result)) for result in RESULTS)
    assert alone == "Livia wins with 4 points (3 victory, 1 conspiracy)."
    for said, reason in zip(ties, ("Primus Inter Pares", "conspiracy points", "cards in hand"), strict=True):
        assert "had as many" in said
        assert reason in said
    assert shared == "Livia and Marcus share the victory with 4 points each."


@pytest.mark.parametrize(
    ("language", "where"),
    [("de", "in der Anleitung unter „Gewinner“"), ("en", "in the German rulebook under “Gewinner”")],
)
def test_a_rule_says_where_it_stands_even_if_only_the_german_rulebook_has_it(language: str, where: str) -> None:
    assert where in words(language).rule(Refusal("caligula.end.winner", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_in_a_file_is_told_in_the_words_of_its_game(language: str) -> None:
    texts = Texts(language)
    for refused in {refused for moment in moments() for refused in moment.refusals}:
        said = complain(texts, RefusedInFile(12, 1, refused))
        assert "12" in said
        seats = [texts("seat-number", number=n) for n in range(8)]
        assert said.endswith(str(words_for("caligula", texts, seats).refusal(refused)))
    assert not ID.search(str(words_for("caligula", texts, NAMES).refusal(_full_card())))
    assert isinstance(words_for("pax", texts, NAMES), PaxWords)


def _full_card() -> Refusal:
    return RULES.refuse("caligula.place.fields", "full", card="plebs-4")


def test_what_a_file_says_does_not_break_the_line() -> None:
    said = complain(Texts("en"), RefusedInFile(1, 0, replace(_full_card(), params=(("card", "a\nb\x1b[2J"),))))
    assert "\n" not in said
    assert "\x1b" not in said


def test_a_complaint_names_the_line_of_the_file() -> None:
    text = DECKS.text("usual").replace('kind = "group"', 'kind = "troop"', 1)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if '"troop"' in row)
    with pytest.raises(Complaint) as raised:
        read_deck(text)
    said = complain(Texts("en"), raised.value)
    assert said.startswith(f"Line {line}: Card ")
    assert "troop" in said
