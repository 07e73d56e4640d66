"""The pilot of Textual takes a process for idle that has only lost the processor: here it waits for the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import textual.app
import textual.pilot
from textual._wait import wait_for_idle

from .reading import PATIENCE


async def nothing_left_to_do(*how_long: float) -> None:
    """Until the loop has nothing more to run: every message is answered, and all that follows from it at once."""
    loop: Any = asyncio.get_running_loop()
    await wait_for_idle(*how_long)
    async with asyncio.timeout(PATIENCE):
        while loop._ready:
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (textual.app, textual.pilot):
        monkeypatch.setattr(module, "wait_for_idle", nothing_left_to_do)
