"""Our deck card by card, and deck files: what is wrong is named by line and card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from conspiratio.caligula.cards import COLOURS, DECKS, read_deck
from conspiratio.caligula.deal import read_deal, setup_json
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.state import Options
from conspiratio.core.decks import with_deck_file
from conspiratio.core.game import Complaint
from tests.caligula.free_decks import SMALL, small_deck
from tests.caligula.players import lively, played

GOOD = DECKS.text("usual")
PLEBS_4 = next(line for line in GOOD.splitlines() if line.startswith("plebs-4 "))
NERO = "nero = { life = 3, points = 2, fields = 3 }"

# S single, G group, N negative, and the minimum
CARDS = """
   | legionarii                | praetoriani                  | tribuni                       | plebs                           | nobiles
1  | S2 pugio                  | S3 pugio                     | S3 primus                     | S1 return-marker                | S4 primus
2  | S3 pugio                  | S4 spqr                      | S2 swap-ordo                  | S2 swap-markers                 | S3 primus AUT coniura
3  | S3 spqr                   | S2 swap-sequentia            | S1 swap-sequentia             | S1 swap-positions AUT swap-ordo | S4 spqr
4  | S2 remove:plebs AUT pugio | S3 remove:tribuni AUT pugio  | S2 swap-positions             | S2 remove:legionarii AUT pugio  | S3 coniura
5  | S1 return-marker          | S2 swap-markers              | S3 spqr                       | G0 coniura                      | S2 swap-ordo AUT swap-sequentia
6  | G2 pugio                  | G3 pugio                     | S3 remove:nobiles AUT coniura | G1 coniura                      | S3 remove:praetoriani AUT coniura
7  | G3 pugio                  | G2 pugio AUT coniura         | G1 coniura                    | G1 pugio                        | G2 coniura
8  | G1 place                  | G2 pugio                     | G2 coniura                    | G0 place                        | G3 coniura
9  | G2 coniura                | G1 place                     | G0 place                      | G2 coniura AUT pugio            | G2 coniura AUT place
10 | N1 lose-pugio             | N1 lose-point                | N1 lose-marker                | N1 lose-coniura                 | N2 lose-point
11 | N2 lose-marker            | N2 lose-coniura AUT lose-pugio | N2 lose-point               | N1 lose-point                   | N1 lose-coniura AUT lose-marker
"""  # noqa: E501 - a table
# name: life, points, fields, and with how many players
EMPERORS = {
    "caligula": (3, 0, 0, (2, 3, 4, 5)),
    "domitianus": (3, 2, 2, (2, 3)),
    "vitellius": (2, 1, 2, (2, 3)),
    "elagabalus": (2, 2, 1, (2, 3)),
    "claudius": (4, 2, 3, (4, 5)),
    "commodus": (4, 3, 2, (4, 5)),
    "nero": (3, 2, 3, (4, 5)),
    "galba": (3, 1, 3, (2, 3, 4, 5)),
    "otho": (2, 2, 2, (2, 3, 4, 5)),
    "caracalla": (4, 3, 1, (2, 3, 4, 5)),
}
SEQUENTIA = ("draw", "ordo", "tribuni praetoriani nobiles", "legionarii plebs tribuni", "nobiles plebs")
SEQUENTIA += ("praetoriani legionarii",)


def line_with(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def refused(text: str, *, free: bool = False) -> Complaint:
    with pytest.raises(Complaint) as raised:
        read_deck(text, free=free)
    return raised.value


def line_in(complaint: Complaint) -> int | None:
    """The line a complaint names, in its words or beside them."""
    line = complaint.params.get("line", complaint.line)
    assert line is None or isinstance(line, int)
    return line


# Our deck


def test_each_card_is_as_in_the_table() -> None:
    head, *rows = [[cell.strip() for cell in line.split("|")] for line in CARDS.strip().splitlines()]
    kinds = {"S": "single", "G": "group", "N": "negative"}
    deck = DECKS.deck("usual")
    compared = 0
    for number, *cells in rows:
        for colour, cell in zip(head[1:], cells, strict=True):
            (kind, minimum), effects = cell.split(" ", 1)[0], cell.split(" ", 1)[1].split(" AUT ")
            card = deck.by_id[f"{colour}-{number}"]
            assert (card.colour, card.kind, card.minimum, list(card.effects)) == (
                *(colour, kinds[kind]),
                *(int(minimum), effects),
            )
            assert card.fields == ((2, 2, 3, 4) if kind == "S" else (2, 2, 3, 4, 5))
            compared += 1
    assert compared == len(deck.cards) == 55


def test_each_emperor_is_as_in_the_table_and_plays_with_as_many_as_it_says() -> None:
    deck = DECKS.deck("usual")
    assert len(deck.emperors) == 10
    for name, (life, points, fields, players) in EMPERORS.items():
        assert deck.by_name[name] == (name, life, points, fields)
        if name != "caligula":
            assert tuple(n for n in (2, 3, 4, 5) if name in [heir.name for heir in deck.heirs(n)]) == players


def test_the_sequentia_cards_are_as_in_the_table() -> None:
    assert sorted(DECKS.deck("usual").sequentia) == sorted(tuple(card.split()) for card in SEQUENTIA)


def test_our_deck_says_that_it_is_a_reconstruction() -> None:
    assert "RECONSTRUCTION" in GOOD
    assert "reconstruction" in DECKS.deck("usual").name


def test_the_exported_text_is_the_deck_we_play_with() -> None:
    assert read_deck(GOOD) == CALIGULA.faces == DECKS.deck("usual")


def test_no_effect_gives_points() -> None:
    """Points come from murders and from favour alone."""
    assert not any(
        "point" in effect for card in DECKS.deck("usual").cards if card.kind != "negative" for effect in card.effects
    )


# Mistakes in a card


def plebs_4(**changed: str) -> str:
    entries = {
        "kind": '"single"',
        "minimum": "2",
        "fields": '["any", "any", 3, 4]',
        "effects": '["remove:legionarii", "pugio"]',
    } | changed
    return "plebs-4 = { " + ", ".join(f"{key} = {value}" for key, value in entries.items() if value) + " }"


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        (plebs_4(kind='"double"'), "civitas-kind"),
        (plebs_4(kind="2"), "civitas-kind"),
        (plebs_4(kind=""), "civitas-missing"),
        (plebs_4(minimum="-1"), "civitas-minimum"),
        (plebs_4(minimum="22"), "civitas-minimum"),
        (plebs_4(minimum="1.5"), "civitas-minimum"),
        (plebs_4(minimum="true"), "civitas-minimum"),
        (plebs_4(minimum='"2"'), "civitas-minimum"),
        (plebs_4(minimum=""), "civitas-missing"),
        (plebs_4(fields="[]"), "civitas-fields"),
        (plebs_4(fields='["any", 6]'), "civitas-fields"),
        (plebs_4(fields='["any", 2]'), "civitas-fields"),
        (plebs_4(fields="[3, 4]"), "civitas-fields"),
        (plebs_4(fields='["any", 1]'), "civitas-fields"),
        (plebs_4(fields='["all"]'), "civitas-fields"),
        (plebs_4(fields="[true]"), "civitas-fields"),
        (plebs_4(fields="4"), "civitas-fields"),
        (plebs_4(fields='["any", "any", "any", "any", "any", "any", "any", "any", "any"]'), "civitas-fields"),
        (plebs_4(fields=""), "civitas-missing"),
        (plebs_4(effects="[]"), "civitas-effects"),
        (plebs_4(effects='"pugio"'), "civitas-effects"),
        (plebs_4(effects='["pugio", "pugio"]'), "civitas-effects"),
        (plebs_4(effects='["pugio", "coniura", "spqr"]'), "civitas-effects"),
        (plebs_4(effects=""), "civitas-missing"),
        (plebs_4(effects='["lose-point"]'), "civitas-effect"),
        (plebs_4(effects='["victory"]'), "civitas-effect"),
        (plebs_4(effects='["remove"]'), "civitas-effect"),
        (plebs_4(effects='["remove:senators"]'), "civitas-effect"),
        (plebs_4(effects='[["pugio"]]'), "civitas-effect"),
        (plebs_4(kind='"negative"'), "civitas-effect"),
        (plebs_4(value="3"), "civitas-field"),
        ("plebs-4 = 4", "civitas-form"),
        (plebs_4().replace("plebs-4", "nobiles-12"), "deck-card-id"),
        (plebs_4().replace("plebs-4", "plebs-04"), "deck-card-id"),
        (plebs_4().replace("plebs-4", "plebs-0"), "deck-card-id"),
        (plebs_4().replace("plebs-4", "plebs-12"), "deck-card-extra"),
    ],
)
def test_a_wrong_card_is_named_with_its_line(changed: str, key: str) -> None:
    text = GOOD.replace(PLEBS_4, changed)
    assert text != GOOD
    raised = refused(text)
    assert raised.key == key
    assert line_in(raised) == line_with(text, changed)
    assert raised.params["card"] == changed.split(" ")[0]


def test_a_missing_card_is_named() -> None:
    raised = refused(GOOD.replace(PLEBS_4, ""))
    assert (raised.key, raised.params["card"], raised.params["found"]) == ("deck-card-absent", "plebs-4", 10)
    assert line_in(raised) == line_with(GOOD, "[plebs]")


def test_a_missing_colour_is_noticed() -> None:
    text = "\n".join(line for line in GOOD.splitlines() if not line.startswith(("plebs-", "[plebs]")))
    raised = refused(text)
    assert (raised.key, raised.params["card"]) == ("deck-card-absent", "plebs-1")


def test_a_colour_that_is_none_is_named_with_its_line() -> None:
    raised = refused(GOOD + "\n[senators]\nsenators-1 = 1\n")
    assert (raised.key, raised.params["found"]) == ("deck-category", "senators")
    assert line_in(raised) == len(GOOD.splitlines()) + 2
    assert refused("plebs = 3\n" + GOOD.replace("[plebs]", "[plebs2]")).key == "deck-category"


# Mistakes in emperors and Sequentia cards


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ("nero = { life = 0, points = 2, fields = 3 }", "emperor-number"),
        ("nero = { life = 10, points = 2, fields = 3 }", "emperor-number"),
        ("nero = { life = 3, points = -1, fields = 3 }", "emperor-number"),
        ("nero = { life = 3, points = 2, fields = 6 }", "emperor-number"),
        ("nero = { life = 3, points = 2.0, fields = 3 }", "emperor-number"),
        ("nero = { life = 3, points = true, fields = 3 }", "emperor-number"),
        ("nero = { life = 3, points = 2 }", "emperor-form"),
        ("nero = { life = 3, points = 2, fields = 3, age = 30 }", "emperor-form"),
        ("nero = 3", "emperor-form"),
    ],
)
def test_a_wrong_emperor_is_named_with_his_line(changed: str, key: str) -> None:
    text = GOOD.replace(NERO, changed)
    raised = refused(text)
    assert (raised.key, raised.params["emperor"]) == (key, "nero")
    assert line_in(raised) == line_with(text, changed)


def test_an_emperor_missing_or_unknown_is_named() -> None:
    raised = refused(GOOD.replace(NERO, ""))
    assert (raised.key, raised.params["emperor"]) == ("deck-emperor-absent", "nero")
    assert line_in(raised) == line_with(GOOD, "[emperors]")
    text = GOOD.replace(NERO, NERO + "\n" + NERO.replace("nero", "augustus"))
    raised = refused(text)
    assert (raised.key, raised.params["found"]) == ("emperor-name", "augustus")
    assert line_in(raised) == line_with(text, "augustus =")


def test_the_emperors_are_a_table() -> None:
    text = "emperors = 10\n" + "\n".join(GOOD.split("[emperors]")[0].splitlines())
    text += "\n[sequentia]" + GOOD.split("[sequentia]")[1]
    raised = refused(text)
    assert (raised.key, line_in(raised)) == ("deck-emperors", 1)
    assert refused(GOOD.replace("[emperors]", "[emperor]")).key == "deck-category"


@pytest.mark.parametrize(
    ("card", "changed", "key"),
    [
        ('["draw"],', '["draw", "plebs"],', "sequentia-card"),
        ('["draw"],', '["senators"],', "sequentia-card"),
        ('["draw"],', "[],", "sequentia-card"),
        ('["draw"],', '"draw",', "sequentia-card"),
        ('["draw"],', "[3],", "sequentia-card"),
        ('["draw"],', '["plebs", "plebs", "plebs", "plebs", "plebs", "plebs"],', "sequentia-card"),
        ('["draw"],', "", "sequentia-count"),
        ('["draw"],', '["ordo"],', "sequentia-count"),
        ('["draw"],', '["draw"], ["plebs"],', "sequentia-count"),
        ('["nobiles", "plebs"],', '["draw"],', "sequentia-count"),
    ],
)
def test_wrong_sequentia_cards_are_refused_with_their_line(card: str, changed: str, key: str) -> None:
    raised = refused(GOOD.replace(card, changed))
    assert (raised.key, line_in(raised)) == (key, line_with(GOOD, "[sequentia]"))


def test_the_sequentia_cards_are_a_table_of_cards() -> None:
    assert refused(GOOD.split("[sequentia]")[0]).key == "deck-sequentia"
    assert refused(GOOD.replace("[sequentia]\n", "[sequentia]\nmore = 1\n")).key == "deck-sequentia"


# Files that are no deck


def test_a_card_given_twice_or_broken_toml_is_refused_with_its_line() -> None:
    for text in (GOOD.replace(PLEBS_4, PLEBS_4 + "\n" + PLEBS_4), GOOD.replace(PLEBS_4, "plebs-4 = {")):
        raised = refused(text)
        assert raised.key == "deck-not-toml"
        assert "line" in str(raised.params["why"])


def test_a_deck_of_another_game_is_refused() -> None:
    raised = refused(GOOD.replace('game = "caligula"', 'game = "pax"'))
    assert (raised.key, line_in(raised)) == ("deck-game", line_with(GOOD, "game = "))
    assert refused(GOOD.replace('game = "caligula"', "")).key == "deck-game", "a deck that says nothing is for PAX"


def test_a_name_is_a_text() -> None:
    assert refused(GOOD.replace('name = "Caligula (reconstruction)"', "name = 3")).key == "deck-name"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Complaint) as raised:
            with_deck_file(CALIGULA, path, free=False)
        assert raised.value.key == "file-unreadable"


def test_a_deck_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(PLEBS_4, plebs_4(minimum="3")), "utf-8")
    deck = with_deck_file(CALIGULA, path, free=False).faces
    assert deck.by_id["plebs-4"].minimum == 3
    assert deck != DECKS.deck("usual")


# Free decks


def test_a_free_deck_may_have_any_number_of_cards_and_sequentia_cards() -> None:
    deck = small_deck()
    assert (len(deck.cards), len(deck.sequentia)) == (16, 4)
    assert refused(SMALL).key == "deck-card-extra", "not without being asked for"


def test_even_a_free_deck_needs_two_cards_of_each_colour_and_a_sequentia_card_with_colours() -> None:
    few = "\n".join(line for line in SMALL.splitlines() if not line.startswith(("plebs-2", "plebs-3")))
    raised = refused(few, free=True)
    assert (raised.key, raised.params["category"], raised.params["found"]) == ("deck-colour-small", "plebs", 1)
    assert line_in(raised) == line_with(few, "[plebs]")
    rows = SMALL.split("cards = ")[1].strip()
    raised = refused(SMALL.replace(rows, '[["draw"], ["ordo"]]'), free=True)
    assert raised.key == "sequentia-no-colour"
    assert refused(SMALL.replace(rows, "[]"), free=True).key == "sequentia-no-colour"


def test_a_free_deck_is_held_to_the_same_cards_otherwise() -> None:
    assert refused(SMALL.replace('kind = "single"', 'kind = "double"', 1), free=True).key == "civitas-kind"
    assert refused(SMALL.replace("life = 1", "life = 0", 1), free=True).key == "emperor-number"
    assert refused(SMALL.replace("nero =", "augustus ="), free=True).key == "emperor-name"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_with_an_own_deck_is_played_to_its_end(seats: int) -> None:
    game = Caligula(small_deck())
    for seed in range(3):
        assert game.result(played(seats, seed, lively, game).state) is not None


# Decks that replay files tell of


def complaint_about_cards(**changed: object) -> str:
    setup = setup_json(CALIGULA.deal(Options(), 2, Random(1)))
    cards = {id: entry for id, entry in (setup["cards"] | changed).items() if entry is not None}
    with pytest.raises(Complaint) as raised:
        read_deal(Options(), 2, setup | {"cards": cards})
    return raised.value.key


def test_the_cards_in_a_replay_file_are_checked_as_those_of_a_deck_file() -> None:
    assert complaint_about_cards(**{"plebs-4": {"kind": "double"}}) == "civitas-missing"
    assert complaint_about_cards(**{"plebs-0": 3}) == "deal-card-id"
    assert complaint_about_cards(nero={"life": 0, "points": 1, "fields": 1}) == "emperor-number"
    assert complaint_about_cards(nero=None) == "deal-card-missing"
    assert complaint_about_cards(augustus={"life": 1, "points": 1, "fields": 1}) == "emperor-name"
    assert complaint_about_cards(**{f"plebs-{n}": None for n in range(2, 12)}) == "deal-colour"
    assert complaint_about_cards(**{"plebs-4": None}) == "deal-unknown-card", "it is in the stack all the same"


def test_a_replay_file_without_cards_or_with_wrong_sequentia_cards_is_refused() -> None:
    setup = setup_json(CALIGULA.deal(Options(), 2, Random(1)))
    for wrong, key in (
        ({"cards": None}, "json-missing"),
        ({"sequentia": [["draw"]]}, "sequentia-no-colour"),
        ({"sequentia": [["senators"]]}, "sequentia-card"),
    ):
        with pytest.raises(Complaint) as raised:
            read_deal(Options(), 2, setup | wrong)
        assert raised.value.key == key


def test_a_colour_has_a_card_for_every_number_in_the_usual_deck() -> None:
    for colour in COLOURS:
        assert [card.id for card in DECKS.deck("usual").of_colour(colour)] == [f"{colour}-{n}" for n in range(1, 12)]
