"""The server that tests share which want nothing special of it: each brings people and tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .running import Running, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """In a process of its own."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running
