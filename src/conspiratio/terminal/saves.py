"""What the terminal keeps between evenings: running games, finished ones, and the solo campaign."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from conspiratio.core.files import read_json, write_json
from conspiratio.core.game import Complaint, Json
from conspiratio.games import GAMES, room

# One game has a campaign; a second one would need a file of its own for what is won.
CAMPAIGN: range
(CAMPAIGN,) = (games for name in GAMES if (games := room("terminal", name).CAMPAIGN))


class Saves:
    """A data folder: ``games/`` that go on, ``replays/`` of finished ones, ``campaign.json``."""

    def __init__(self, folder: Path | None = None) -> None:
        chosen = os.environ.get("CONSPIRATIO_DATA")
        self.folder = folder or Path(chosen or platformdirs.user_data_path("conspiratio"))

    def new_game_path(self, game: str) -> Path:
        now = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")[:-3]
        return self.folder / "games" / f"{game}-{now}.json"

    def running(self, game: str) -> list[Path]:
        """The saved games that go on, the latest first."""
        found = [path for path in (self.folder / "games").glob(f"{game}-*.json") if path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)

    def set_aside(self, path: Path) -> Path:
        """Move a save that can't be read out of the way, without losing it."""
        kept, number = path.with_suffix(".damaged"), 1
        while kept.exists():
            number += 1
            kept = path.with_suffix(f".damaged-{number}")
        return path.rename(kept)

    def finish(self, path: Path, replay: Json) -> Path:
        """Keep the replay of a game that is over instead of its save file."""
        kept = self.folder / "replays" / path.name
        write_json(kept, replay)
        path.unlink(missing_ok=True)
        return kept

    def solo_won(self) -> set[int]:
        """The games of the solo campaign won so far."""
        path = self.folder / "campaign.json"
        if not path.exists():
            return set()
        won = read_json(path)
        games = won.get("won") if isinstance(won, dict) else None
        if not isinstance(games, list) or not all(game in CAMPAIGN for game in games):
            raise Complaint("campaign-damaged", file=str(path))
        return set(games)

    def win_solo(self, game: int) -> None:
        write_json(self.folder / "campaign.json", {"won": sorted(self.solo_won() | {game})})

    def next_solo_game(self) -> int:
        """Where the campaign goes on; after the last game, the last again."""
        won = self.solo_won()
        return next((game for game in CAMPAIGN if game not in won), CAMPAIGN[-1])
