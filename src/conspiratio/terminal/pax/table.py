"""The table of PAX: where its panels are."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ..panels import Log, MoveList, Panel
from ..table import TableScreen
from . import pictures
from .legions import legions
from .scales import scales


class PaxTable(TableScreen):
    def compose_panels(self) -> ComposeResult:
        yield Panel(pictures.status, id="status")
        yield Panel(pictures.rome, id="rome", can_focus=True)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Panel(legions, id="legions", can_focus=True)
                yield Panel(pictures.players, id="players", can_focus=True)
                yield Log(id="log")
            with Vertical(id="right"):
                yield Panel(scales, id="scales")
                yield Panel(pictures.drawn, id="drawn", can_focus=True)
                yield Static(id="message")
                yield MoveList(id="moves")
        yield Panel(pictures.yours, id="yours")
        yield Panel(pictures.hand, id="hand", can_focus=True)
