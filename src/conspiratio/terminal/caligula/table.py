"""The table of Caligula: where its panels are."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ..panels import Log, MoveList, Panel
from ..table import TableScreen
from . import pictures
from .civitas import civitas
from .plot import plot, story


class CaligulaTable(TableScreen):
    RESTART = "caligula-table-key-restart"

    def compose_panels(self) -> ComposeResult:
        yield Panel(pictures.status, id="status")
        yield Panel(pictures.sequentia, id="sequentia", can_focus=True)
        yield Panel(civitas, id="civitas", can_focus=True)
        yield Panel(plot, id="plot", can_focus=True)
        yield Panel(pictures.emperors, id="emperors", can_focus=True)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Panel(pictures.players, id="players", can_focus=True)
                yield Panel(story, id="story")
                yield Log(id="log")
                yield Static(id="message")
            with Vertical(id="right"):
                yield MoveList(id="moves")
        yield Panel(pictures.yours, id="yours", can_focus=True)
