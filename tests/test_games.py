from __future__ import annotations

import pytest

from conspiratio.core.game import Complaint
from conspiratio.games import GAMES, game_called, room


@pytest.mark.parametrize("game", GAMES)
def test_a_room_has_the_name_of_its_game(game: str) -> None:
    assert room("kernel", game).__name__ == f"conspiratio.kernel.{game}"
    assert room("kernel", game, "bridge").__name__ == f"conspiratio.kernel.{game}.bridge"


def test_an_unknown_game_has_no_room_but_a_complaint() -> None:
    with pytest.raises(Complaint) as named:
        game_called("chess")
    with pytest.raises(Complaint) as asked:
        room("kernel", "chess")
    assert (asked.value.key, asked.value.params) == (named.value.key, named.value.params)
