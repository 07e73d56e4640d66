"""``conspiratio serve``, ``backup`` and ``restore`` as a host types them, and what they say if they can't."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import httpx
import pytest

from conspiratio.cli import run
from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from conspiratio.server.settings import read_settings
from tests.command import conspiratio

from .running import PATIENCE, Running, free_port, moves_made, running_server, seated

Told = Callable[..., CompletedProcess[str]]
PASSWORD = "nine honest augurs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("server") / "data", log_level="info") as running:
        yield running


def serve(data: Path, *words: str, language: str = "en") -> CompletedProcess[str]:
    """A server that is not going to start."""
    return conspiratio("serve", "--data", str(data), *words, data=data, LANG=f"{language}_XX.UTF-8")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Told:
    """The same command without a process of its own, where it does nothing but refuse: it is quicker."""

    def run_here(*words: str) -> CompletedProcess[str]:
        code = run([*words, "--lang", "en"])
        return CompletedProcess(words, code, *capfd.readouterr())

    monkeypatch.setattr("conspiratio.server.serve.configure_logs", lambda level: None)
    return run_here


def refused(done: CompletedProcess[str], *parts: str) -> None:
    """It ended with bad input, and one sentence that has these parts."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    for part in parts:
        assert part in done.stderr, done.stderr


# Serving


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_is_given_in_the_hosts_language(tmp_path: Path, language: str) -> None:
    done = conspiratio("serve", "--help", data=tmp_path, LANG=f"{language}_XX.UTF-8")
    assert done.returncode == 0
    says = [Texts(language)(id).split()[0] for id in ("cli-serve", "cli-arg-port", "cli-arg-data")]
    for part in (*says, "--host", "--port", "--database", "--data", "8017"):
        assert part in done.stdout
    assert not (tmp_path / "server").exists()


def test_secrets_and_database_are_for_the_owners_eyes_only(server: Running) -> None:
    for name in ("secrets.json", "conspiratio.sqlite"):
        assert stat.S_IMODE((server.data / name).stat().st_mode) == 0o600
    secrets = json.loads((server.data / "secrets.json").read_text("utf-8"))
    assert not any(secret in server.log() for secret in secrets.values())


async def test_health_and_metrics_answer(server: Running) -> None:
    async with server.person() as livia:
        assert (await livia.get("/health"))["status"] == "ok"
        info = await livia.table("pax", "mr")
        async with livia.sit(info["id"]) as line:
            await line.play_on(3)
            metrics = await livia.get("/metrics")
    assert 'conspiratio_tables{status="playing"} 1.0' in metrics
    assert "conspiratio_sockets_open 1.0" in metrics
    assert 'conspiratio_moves_total{by="person",game="pax"} 3.0' in metrics


def test_metrics_can_be_switched_off_and_a_polite_stop_ends_well(tmp_path: Path) -> None:
    running = Running(tmp_path, free_port(), settings={"metrics": False}).start()
    assert httpx.get(f"{running.url}/metrics", timeout=PATIENCE).status_code == 404
    assert running.process
    running.process.terminate()
    said, _ = running.process.communicate(timeout=PATIENCE)
    assert running.process.returncode == 0
    assert said.endswith("Stopped; everything is kept.\n")


# What stands in the way


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused(serve(tmp_path, "--port", str(port)), str(port), "in use", "--port")


def test_a_port_that_is_none_is_told(tmp_path: Path, told: Told) -> None:
    refused(told("serve", "--port", "99999", "--data", str(tmp_path)), "99999", "65535")


def test_a_second_server_on_the_same_folder_is_told_so(server: Running) -> None:
    refused(serve(server.data, language="de"), str(server.data), "Ordner", "--data")


MISTAKES = {
    "an unknown key": ("prot = 8017\n", "prot"),
    "a wrong kind": ('bot_workers = "many"\n', "bot_workers"),
    "no TOML": ("metrics = = true\n", "server.toml"),
    "half a mail server": ('[mail]\nhost = "mail.example.org"\n', "sender"),
    "no text": ("metrics = true # \udcff\n", "server.toml"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_in_server_toml_is_named(tmp_path: Path, what: str) -> None:
    text, named = MISTAKES[what]
    (tmp_path / "server.toml").write_text(text, "utf-8", errors="surrogateescape")
    with pytest.raises(Complaint) as caught:
        read_settings(tmp_path)
    for language in LANGUAGES:
        told = complain(Texts(language), caught.value)
        assert named in told
        assert str(tmp_path / "server.toml") in told


def test_a_server_with_a_mistake_in_its_settings_does_not_start(tmp_path: Path, told: Told) -> None:
    (tmp_path / "server.toml").write_text('[limits]\nsneezes = "1/hour"\n', "utf-8")
    refused(told("serve", "--data", str(tmp_path)), "sneezes", "login")
    assert not (tmp_path / "conspiratio.sqlite").exists()


def test_an_address_that_is_none_of_a_database_is_told_without_the_password(tmp_path: Path, told: Told) -> None:
    done = told("serve", "--database", "postgresql://rome:beware@127.0.0.1:port/rome", "--data", str(tmp_path))
    refused(done, "postgresql://user:password@host/database")
    assert "beware" not in done.stderr


def test_postgresql_that_can_not_be_reached_is_told(tmp_path: Path) -> None:
    url = f"postgresql://rome:beware@127.0.0.1:{free_port()}/rome"
    done = serve(tmp_path, "--database", url, "--port", str(free_port()))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        "Error: The server's database can't be reached at the moment; nothing was changed. Try again in a moment."
    )
    assert "Traceback" not in done.stderr
    assert "beware" not in done.stderr


def test_a_damaged_database_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "conspiratio.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE rome (hill)")
        connection.executemany("INSERT INTO rome VALUES (?)", [(f"hill {number}" * 100,) for number in range(70)])
        connection.commit()
    damaged = file.read_bytes()[:8192] + bytes(8192)
    file.write_bytes(damaged)
    done = serve(tmp_path, "--port", str(free_port()))
    assert done.returncode == 2
    assert str(file) in done.stderr.splitlines()[-1]
    assert "conspiratio restore" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == damaged


def test_a_folder_that_is_none_is_told(tmp_path: Path, told: Told) -> None:
    (tmp_path / "file").write_text("not a folder")
    refused(told("serve", "--data", str(tmp_path / "file")), str(tmp_path / "file"))


# Backup and restore


async def test_a_backup_of_a_running_server_goes_on_in_postgresql(tmp_path: Path, postgres_url: str) -> None:
    backup, data = tmp_path / "rome.zip", tmp_path / "new"
    with running_server(tmp_path / "old") as old:
        async with old.person() as livia, old.person() as marcus:
            await livia.put("/api/me/name", {"name": "Livia"})
            await livia.post("/api/me/account", {"password": PASSWORD})
            info = await livia.table("pax", "mo")
            await marcus.post(f"/api/join/{info['invite']}")
            against_bots = await livia.table("pax", "mr")
            async with seated(info["id"], livia, marcus) as lines, livia.sit(against_bots["id"]) as other:
                await moves_made(lines, 7)
                await other.play_on(5)
                words = "backup", str(backup), "--data", str(old.data)
                done = await asyncio.to_thread(conspiratio, *words, data=tmp_path)  # and our lines are not held up
                assert done.returncode == 0, done.stderr
                assert str(backup) in done.stdout
                kept = [line.update for line in lines]
                await moves_made(lines, 3)  # it runs on; what is decided now is not in the backup
            cookies = marcus.client.cookies
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    restoring = "restore", str(backup), "--database", postgres_url, "--data", str(data)
    done = conspiratio(*restoring, data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE((data / "secrets.json").stat().st_mode) == 0o600
    with running_server(data, postgres_url) as new:
        async with new.person() as livia, new.person(cookies=cookies) as marcus:
            await livia.post("/api/session", {"name": "Livia", "password": PASSWORD})
            mine = (await livia.get("/api/me/tables"))["tables"]
            assert {one["id"] for one in mine} == {info["id"], against_bots["id"]}
            async with seated(info["id"], livia, marcus) as lines, livia.sit(against_bots["id"]) as other:
                for line, before in zip(lines, kept, strict=True):
                    assert (line.update["decision"], line.update["view"]) == (before["decision"], before["view"])
                await moves_made(lines, 10)
                assert await other.play_on(5)
        again = conspiratio(*restoring, data=tmp_path)
        refused(again, "not empty")


def test_what_can_not_be_backed_up_is_told(tmp_path: Path, server: Running, told: Told) -> None:
    refused(told("backup", str(tmp_path / "a.zip"), "--data", str(tmp_path / "nothing")), "nothing to back up")
    assert list(tmp_path.iterdir()) == []
    where = tmp_path / "no" / "folder" / "a.zip"
    refused(told("backup", str(where), "--data", str(server.data)), str(where))


def test_what_can_not_be_restored_is_told_and_changes_nothing(tmp_path: Path, server: Running, told: Told) -> None:
    backup, data = tmp_path / "rome.zip", tmp_path / "data"
    assert told("backup", str(backup), "--data", str(server.data)).returncode == 0
    whole = backup.read_bytes()
    missing = tmp_path / "missing.zip"
    refused(told("restore", str(missing), "--data", str(data)), str(missing))
    backup.write_bytes(whole[:200] + bytes(100) + whole[300:])
    refused(told("restore", str(backup), "--data", str(data)), "damaged")
    assert not (data / "conspiratio.sqlite").exists()
    assert not (data / "secrets.json").exists()
    backup.write_bytes(whole)
    refused(told("restore", str(backup), "--data", str(server.data)), "in use")
    assert conspiratio("restore", str(backup), "--data", str(data), data=tmp_path).returncode == 0
    with closing(sqlite3.connect(data / "conspiratio.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert (data / "secrets.json").read_bytes() == (server.data / "secrets.json").read_bytes()
