"""The bot in examples/ plays, as a process of its own, on a real server; and docs/api.md brings it there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.real_parts import require

from .running import PATIENCE, Running, eventually, running_server

ROOT = Path(__file__).parent.parent.parent
BOT = ROOT / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One of its own: names that other tests gave away are free here."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@contextmanager
def new_bot(server: Running, name: str) -> Iterator[tuple[httpx.Client, str]]:
    """Its owner, and its token."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE) as owner:
        owner.post("/api/guest").raise_for_status()
        owner.put("/api/me/name", json={"name": name}).raise_for_status()
        owner.post("/api/me/account", json={"password": "nine honest augurs"}).raise_for_status()
        yield owner, owner.post("/api/me/bots", json={"name": f"Oracle of {name}"}).raise_for_status().json()["token"]


def open_table(owner: httpx.Client, game: str, **more: Any) -> str:
    chairs = [{"who": "open"}, {"who": "bot", "level": "random"}]
    setup = {"game": game, "chairs": chairs, "visibility": "public", "bots_welcome": True, "bot_pace": 0, **more}
    return str(owner.post("/api/tables", json=setup).raise_for_status().json()["id"])


@contextmanager
def playing(*words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(BOT), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_it_has_forty_lines() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


def test_it_plays_whole_games_of_both_games(server: Running) -> None:
    with new_bot(server, "Augustus") as (owner, token), new_bot(server, "Agrippa") as (_, other_token):
        pax, caligula = open_table(owner, "pax"), open_table(owner, "caligula")
        with playing(server.url, token, pax) as one, playing(server.url, other_token, caligula) as other:
            told = [bot.communicate(timeout=PATIENCE) for bot in (one, other)]
        outcomes = [owner.get(f"/api/tables/{table}").json()["outcome"] for table in (pax, caligula)]
    assert [outcome["ending"] for outcome in outcomes] == ["finished", "finished"]
    assert told == [(f"over {json.dumps(outcome)}\n", "") for outcome in outcomes]


def test_it_says_why_it_may_not_sit_down(server: Running) -> None:
    with new_bot(server, "Gaius") as (owner, token):
        table = open_table(owner, "pax", bots_welcome=False)
        with playing(server.url, token, table) as bot:
            _, trouble = bot.communicate(timeout=PATIENCE)
        owner.post(f"/api/tables/{table}/leave").raise_for_status()
    assert bot.returncode == 1
    assert json.loads(trouble)["error"]["key"] == "bots-not-welcome"


def test_it_goes_on_when_the_server_dies_and_comes_back(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, new_bot(server, "Livia") as (owner, token):
        table = open_table(owner, "pax", bot_pace=200)  # or it might be over before we have looked

        def changes() -> int:
            return int(owner.get(f"/api/tables/{table}").json()["version"])

        with playing(server.url, token, table) as bot:
            eventually(lambda: changes() > 10, PATIENCE)
            server.kill()
            server.start()
            kept = changes()
            eventually(lambda: changes() > kept + 10, PATIENCE)
            as_bot = {"Authorization": f"Bearer {token}"}
            owner.post(f"/api/tables/{table}/seats/0/resign", headers=as_bot).raise_for_status()
            told, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    assert json.loads(told.removeprefix("over "))["ending"] == "resigned"


def test_the_commands_for_bot_writers_work_as_written(server: Running, tmp_path: Path) -> None:
    curl = shutil.which("curl")
    require(Path(curl) if curl else None, "curl")
    commands = "\n".join(re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL))
    assert "http://localhost:8017" in commands
    script = commands.replace("http://localhost:8017", server.url).replace("examples/bot.py", str(BOT))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "error" not in done.stdout
    assert done.stdout.splitlines()[-1].startswith("over ")
