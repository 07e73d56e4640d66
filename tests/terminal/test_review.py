"""Hints and reviews at a terminal: at the table, in lines of text, and for a file."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from conspiratio.bots.review import ReviewEffort
from conspiratio.core.files import write_json
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.terminal import review_page, reviewing
from conspiratio.terminal.plain import PlainGame
from conspiratio.terminal.review_page import ReviewPage
from conspiratio.terminal.review_picture import picture
from conspiratio.terminal.review_words import ReviewWords
from conspiratio.terminal.reviewing import KeptReview, show_review
from conspiratio.terminal.saves import Saves
from tests.command import conspiratio

from .reading import message, on_screen, settled, until
from .screenshot import a_session, play_on, play_one, table_for

QUICK = ReviewEffort(judging=8, chances=8, worlds=1, comparing=4, fates=4, fate=4)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptReview.__init__, "__defaults__", (QUICK,))


def finished(folder: Path, seats: int = 3, game: str = "pax") -> Match:
    session = a_session(folder, seats, game=game)
    while not session.is_over:
        play_one(session)
    return session.match


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_a_hint_at_the_table_names_a_move_and_everybodys_chances(tmp_path: Path, game: str) -> None:
    session = a_session(tmp_path, 3, game=game)
    play_on(session, 2, "choosing" if game == "pax" else "placing")
    app = table_for(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        made = len(session.match.moves)
        await pilot.press("h")
        await until(pilot, lambda: "Best:" in message(app))
        said = message(app)
        assert "Livia" in said
        assert len(session.match.moves) == made, "nothing is done by asking"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_reviews_speak_of_the_chance_to_win_first(tmp_path: Path, language: str) -> None:
    session = a_session(tmp_path, 3)
    words = ReviewWords(session.match, Texts(language))
    chances, best, *_ = (str(line) for line in words.hint(session.hint(), session.match.to_act or 0))
    to_win = words.texts("review-chances").lower()
    assert to_win[:4] in chances.lower(), "how it stands comes before what to do"
    assert "Livia" in chances
    move = str(words.words.move(session.hint().best[0].move, session.match.view(session.match.to_act or 0)))
    assert best.index("%") < best.index(move)
    match = finished(tmp_path, 3)
    words = ReviewWords(match, Texts(language))
    kept = KeptReview(match, Saves(tmp_path))
    while kept.next_part():
        pass
    review = kept.review
    for made in review.decisions:
        said = str(words.mistake(made))
        assert said.index("%") < said.index(words.name(made.seat))
    for moment in review.moments:
        said = str(words.moment(moment, review.decisions))
        assert said.index("%") < said.index(words.name(moment.seat))
    for account in review.seats:
        start, end, _, luck, _ = words.account(account)
        assert start == words.percent(account.start)
        assert end == words.percent(account.end)
        assert "±" in luck
    lines = list(words.lines(review))
    assert words.texts("review-sure") in "\n".join(lines)


def test_a_review_that_does_not_say_how_sure_it_is_is_shown_without(tmp_path: Path) -> None:
    match = finished(tmp_path, 3)
    words = ReviewWords(match, Texts("en"))
    kept = KeptReview(match, Saves(tmp_path))
    while len(kept.made) < 20 and kept.next_part():
        pass
    kept.made = [replace(part, doubt=None) for part in kept.made]
    assert "±" not in "\n".join(words.lines(kept.review))


async def test_the_review_grows_at_the_table_and_is_kept(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2)
    while not session.is_over:
        play_one(session)
    app = table_for(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("r")
        assert isinstance(app.screen, ReviewPage)
        kept = app.screen.kept
        await app.workers.wait_for_complete()
        assert kept.is_done
        await until(pilot, lambda: "Chances to win" in on_screen(app))
        seen = on_screen(app)
        assert "Chances to win" in seen
        assert "Rome" in seen
        await pilot.press("escape")
    assert KeptReview(session.match, session.saves).is_done


async def test_who_leaves_the_review_early_finds_what_there_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_page, "OFTEN", 1)
    session = a_session(tmp_path, 4)
    while not session.is_over:
        play_one(session)
    app = table_for(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        await pilot.press("r")
        assert isinstance(app.screen, ReviewPage)
        kept = app.screen.kept
        await until(pilot, lambda: bool(kept.made))
        await pilot.press("escape")
        await app.workers.wait_for_complete()
    assert KeptReview(session.match, session.saves).made


def test_in_lines_of_text_a_hint_and_the_review_are_words_away(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2)
    out = io.StringIO()
    PlainGame(session, io.StringIO("hint\nq\n"), out).run()
    assert "Best:" in out.getvalue()
    while not session.is_over:
        play_one(session)
    out = io.StringIO()
    PlainGame(session, io.StringIO("review\n"), out).run()
    printed = out.getvalue()
    assert "What decided it" in printed
    assert "Round 2: Livia" in printed
    assert "█" not in printed, "it can be listened to"


def test_an_interrupted_review_shows_what_there_is_and_goes_on_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, saves = finished(tmp_path), Saves(tmp_path)
    make = KeptReview.next_part

    def until_interrupted(kept: KeptReview) -> bool:
        if len(kept.made) == 25:
            raise KeyboardInterrupt
        return make(kept)

    monkeypatch.setattr(KeptReview, "next_part", until_interrupted)
    out = io.StringIO()
    show_review(match, Texts("en"), out, saves)
    assert f"25 of {len(match.states)} positions" in out.getvalue()
    monkeypatch.setattr(KeptReview, "next_part", make)
    kept = KeptReview(match, saves)
    assert len(kept.made) == 25
    out = io.StringIO()
    show_review(match, Texts("en"), out, saves)
    assert "positions" not in out.getvalue()
    assert KeptReview(match, saves).is_done


def test_a_damaged_review_is_made_anew(tmp_path: Path) -> None:
    match, saves = finished(tmp_path), Saves(tmp_path)
    kept = KeptReview(match, saves)
    for damage in ("{", "[]", '{"parts": [[1]]}', '{"parts": 7}'):
        kept.path.parent.mkdir(exist_ok=True)
        kept.path.write_text(damage, "utf-8")
        assert KeptReview(match, saves).made == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 120])
def test_the_picture_fits_in_every_language(tmp_path: Path, language: str, width: int) -> None:
    from rich.console import Console

    match = finished(tmp_path, 4)
    kept = KeptReview(match, Saves(tmp_path))
    while kept.next_part():
        pass
    out = io.StringIO()
    words = ReviewWords(match, Texts(language))
    Console(file=out, width=width).print(picture(kept.review, words, width))
    lines = out.getvalue().splitlines()
    assert all(len(line) <= width for line in lines)
    assert sum(line.startswith(("Livia", "Decimus", "Octavia", "Marcus")) for line in lines) >= 8


def test_a_file_can_be_reviewed_and_a_game_that_goes_on_can_not(tmp_path: Path) -> None:
    match = finished(tmp_path, 2)
    file = tmp_path / "game.json"
    write_json(file, match.to_json())
    done = conspiratio("replay", str(file), "--review", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "What decided it" in done.stdout
    running = replace(match, moves=match.moves[:5], states=match.states[:6], events=match.events[:5])
    with pytest.raises(Complaint, match="review-unfinished"):
        reviewing.check_reviewable(running)
    write_json(file, running.to_json())
    assert conspiratio("replay", str(file), "--review", data=tmp_path).returncode == 2
    write_json(file, {**running.to_json(), "ended": {"ending": "resigned", "places": [2, 1]}})
    done = conspiratio("replay", str(file), "--review", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Chances" in done.stdout
    assert "given up" in conspiratio("replay", str(file), "--check", data=tmp_path).stdout
    assert conspiratio("replay", str(file), "--review", "--step", data=tmp_path).returncode == 2
