"""What tests share: a server (each test brings people and tables of its own), people, and tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from . import build
from .house import House, open_house
from .running import Running, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """In a process of its own."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    """People on a database of their own."""
    async with open_house(database_url) as house:
        yield house


@pytest.fixture
async def rome(database_url: str) -> AsyncIterator[build.House]:
    """Tables on a database of their own."""
    async with build.house(database_url) as rome:
        yield rome
