"""A database that is gone is a question to the host, and not a fresh start in silence."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from conspiratio.cli import run
from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.server import serve as serving
from conspiratio.server.settings import read_settings
from conspiratio.server.upkeep.keys import load_keys, note_first_start
from tests.command import environment

from .running import PATIENCE, Running, free_port


def used(data: Path) -> Path:
    """A folder in which there was a server, whose database is gone."""
    load_keys(data, lambda: "push")
    return data / "conspiratio.sqlite"


def refused(data: Path, capfd: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["serve", "--data", str(data), "--lang", "en", *words]) == 2
    output = capfd.readouterr()
    assert output.out == ""
    return output.err


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conspiratio.server.serve.configure_logs", lambda level: None)


@pytest.mark.parametrize("what", ["missing", "empty", "no tables"])
def test_a_server_whose_database_is_gone_does_not_start(
    tmp_path: Path, what: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file = used(tmp_path)
    if what == "empty":
        file.touch()
    if what == "no tables":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA user_version = 7")
    before = file.read_bytes() if file.exists() else None
    output = refused(tmp_path, capfd)
    for part in (str(file), str(tmp_path), "conspiratio restore", "--data", "serve --fresh"):
        assert part in output
    assert (file.read_bytes() if file.exists() else None) == before


def test_the_same_goes_for_postgresql(tmp_path: Path, postgres_url: str, capfd: pytest.CaptureFixture[str]) -> None:
    used(tmp_path)
    assert "serve --fresh" in refused(tmp_path, capfd, "--database", postgres_url)


def test_a_first_start_that_was_cut_short_is_not_in_the_way_of_the_next(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    note_first_start(tmp_path)
    used(tmp_path)  # and then the power went, before there was a database
    Running(tmp_path, free_port()).start().kill()
    for file in tmp_path.glob("conspiratio.sqlite*"):
        file.unlink()
    assert "serve --fresh" in refused(tmp_path, capfd, "--port", "99999")
    assert not (tmp_path / "conspiratio.sqlite").exists()
    assert "65535" in refused(tmp_path, capfd, "--port", "99999", "--fresh")  # it begins, and fails at the port


# At a terminal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_terminal_the_host_is_asked(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    used(tmp_path)
    settings, texts = read_settings(tmp_path), Texts(language)
    for answer, goes_on in ((texts("play-yes"), True), ("y", True), ("n", False), ("", False), (None, False)):
        out = Terminal()
        monkeypatch.setattr(sys, "stdin", Terminal("" if answer is None else f"{answer}\n"))
        monkeypatch.setattr(sys, "stdout", out)
        if goes_on:
            serving._ask_whether_to_begin_anew(settings, texts)
        else:
            with pytest.raises(Complaint, match="database-lost"):
                serving._ask_whether_to_begin_anew(settings, texts)
        assert "conspiratio restore" in out.getvalue()
        assert f"({texts('play-yes')}/N)" in out.getvalue()


def test_a_host_who_says_yes_begins_anew(tmp_path: Path) -> None:
    used(tmp_path)
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "conspiratio", "serve", "--data", str(tmp_path), "--port", str(free_port())]
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(tmp_path)) as process:
        try:
            until(ours, r"\(y/N\)")
            os.write(ours, b"y\n")
            until(ours, "Conspiratio is ready")
            process.send_signal(signal.SIGTERM)
            until(ours, "Stopped")
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            os.close(theirs)
            os.close(ours)


def until(terminal: int, pattern: str) -> None:
    output, end = "", time.monotonic() + PATIENCE
    while not re.search(pattern, output):
        assert time.monotonic() < end, output
        if select.select([terminal], [], [], 0.1)[0]:
            output += os.read(terminal, 65536).decode()
