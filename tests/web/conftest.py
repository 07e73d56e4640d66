"""The servers that tests in the browser share: each test brings people and tables of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.server.running import Running, running_server

from .rome import Rome, rome_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """In a process of its own."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def rome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rome]:
    """In the tests' own process: its deals can be stated. Who turns its clock starts another."""
    async with rome_in(tmp_path_factory.mktemp("rome")) as one:
        yield one
