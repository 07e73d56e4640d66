from __future__ import annotations

import pytest

from conspiratio.games import GAMES, room
from tests import messages_page


def test_the_page_is_current() -> None:
    assert messages_page.is_current(), "run make pages"


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_of_every_move_and_event(game: str) -> None:
    sent = room("messages", game)
    told = messages_page.PAGE.read_text("utf-8")
    for kind in (*sent.Move.__args__, *sent.Event.__args__):
        assert f"\n**`{kind.type}`**" in told
