"""Advice at a friendly table, to the seat that has to decide, from what that seat knows."""

from __future__ import annotations

import hashlib

from conspiratio.bots.search_from_view import can_search
from conspiratio.games import room
from conspiratio.messages.any_game import AnyHint
from conspiratio.messages.records import read

from ..tables.actions import legal_moves
from ..tables.table import Table
from ..trouble import Conflict, Denied, Unavailable
from ..upkeep.keys import Keys
from .workers import Asker, BotWorkers


async def hint_for(table: Table, person: str, workers: BotWorkers, keys: Keys) -> AnyHint:
    """For whichever of a person's seats it is the turn of. Asked again, it is the same."""
    play, mine = table.play, table.seats_of(person)
    if not mine:
        raise Denied("seat-not-yours")
    if play is None:
        raise Conflict("table-not-started")
    if table.setup.rated:
        raise Conflict("hint-rated")
    if table.daily:
        raise Conflict("hint-daily")
    seat = play.to_act
    if seat is None or seat not in mine:
        raise Conflict("hint-not-now")
    moves = legal_moves(play, seat)
    if not moves:
        raise Conflict("hint-not-now")
    match = play.match
    view = match.view(seat)
    if not can_search(match.game, view.faces, len(view.players)):
        raise Unavailable("hint-unavailable")
    luck = f"{keys.deal}/hint/{table.id}/{len(match.moves)}"
    seed = hashlib.sha256(luck.encode()).hexdigest()
    advice = await workers.hint(match.game.name, view, moves, seed, Asker((person,), table.id))
    fields = {"game": match.game.name, "seat": seat, "decision": len(play.made[seat]), **advice}
    hint: AnyHint = read(room("messages", match.game.name).Hint, fields)
    return hint
