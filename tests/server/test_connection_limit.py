"""When PostgreSQL has as many connections as it can have: requests wait a moment, and then are told to come again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy import text

from conspiratio.server.store import database as module
from conspiratio.server.store.database import Database
from conspiratio.server.trouble import Unavailable
from tests.real_parts import Postgres, find_postgres, require

from .running import PATIENCE, running_server

MOST = 14


@pytest.fixture(scope="module")
def small() -> Iterator[Postgres]:
    """A PostgreSQL that has few connections to give."""
    require(find_postgres(), "PostgreSQL")
    with Postgres() as cluster:

        async def shrink() -> None:
            connection = await asyncpg.connect(cluster.new_database())
            await connection.execute(f"ALTER SYSTEM SET max_connections = {MOST}")
            await connection.execute("ALTER SYSTEM SET max_wal_senders = 0")
            await connection.close()

        asyncio.run(shrink())
        cluster.restart()
        yield cluster


@asynccontextmanager
async def taken_up(url: str) -> AsyncIterator[list[asyncpg.Connection]]:
    """All connections that PostgreSQL has; also those of whoever had some until now."""
    held: list[asyncpg.Connection] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while len(held) < MOST:
                try:
                    held.append(await asyncpg.connect(url))
                except asyncpg.TooManyConnectionsError:
                    if not held:
                        continue
                    others = "pid <> ALL($1) AND backend_type = 'client backend'"
                    mine = [connection.get_server_pid() for connection in held]
                    await held[0].execute(
                        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}", mine
                    )
        yield held
    finally:
        await asyncio.gather(*(connection.close() for connection in held if not connection.is_closed()))


async def answers(database: Database) -> bool:
    async with database.read() as connection:
        return bool(await connection.scalar(text("SELECT 1")))


async def test_who_needs_a_connection_waits_until_there_is_one(
    small: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.05,) * 1000)
    url = small.new_database()
    database = Database(url)
    async with taken_up(url) as held:
        waiting = [asyncio.create_task(answers(database)) for _ in range(5)]
        await asyncio.sleep(0.5)
        assert not any(task.done() for task in waiting)
        await held[-1].close()  # one is enough: each gives it back when it is done
        assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [True] * 5
    await database.close()


async def test_but_not_for_ever_and_not_everybody(small: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = small.new_database()
    database = Database(url)
    assert 2 < sum(module.PAUSES) < 10
    async with taken_up(url):
        monkeypatch.setattr(module, "PAUSES", (0.01, 0.02))
        with pytest.raises(Unavailable, match="database-busy"):
            await answers(database)
        monkeypatch.setattr(module, "PAUSES", (0.05,) * 1000)
        monkeypatch.setattr(module, "MOST_WAITING", 2)
        waiting = [asyncio.create_task(answers(database)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="database-busy"):
            await answers(database)
    assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [True] * 2
    assert await answers(database)
    await database.close()


async def test_a_server_goes_on_when_there_are_connections_again(small: Postgres, tmp_path: Path) -> None:
    url = small.new_database()
    with running_server(tmp_path, url) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            assert (await client.get("/health")).status_code == 200
            async with taken_up(url) as held:
                asked = asyncio.create_task(client.get("/health"))
                await asyncio.sleep(0.3)
                assert not asked.done()
                for connection in held[4:]:
                    await connection.close()
                assert (await asked).status_code == 200
            async with taken_up(url):
                answer = await client.get("/health")
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "database-busy")
            assert int(answer.headers["Retry-After"]) >= 1
            assert (await client.get("/health")).status_code == 200
