"""A guest gathers a hand as large as can be, with two seats and a deck made for it: the server answers as before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from conspiratio.caligula.cards import COLOURS
from conspiratio.games import GAMES

from .running import PATIENCE, Player, SeatLine, running_server, seated, whose_turn

HAND = 30
MOST_MOVES = 1000
GATHERER, HELPER = 0, 1
PASS = {"type": "pass"}


def a_deck_to_gather_cards() -> str:
    """Every Civitas card gives a card of the hand, and all that lie open are resolved in each round."""
    fields = ", ".join(['"any"'] * 8)
    face = f'{{ kind = "group", minimum = 0, fields = [{fields}], effects = ["coniura", "pugio"] }}'
    cards = [f"[{colour}]\n" + "\n".join(f"{colour}-{n} = {face}" for n in range(1, 25)) for colour in COLOURS]
    emperors = GAMES["caligula"].deck_text("usual").partition("[emperors]")[2].partition("[sequentia]")[0]
    every = ", ".join(f'"{colour}"' for colour in COLOURS)
    top = 'game = "caligula"\nname = "large hands"\n\n'
    return f"{top}{chr(10).join(cards)}\n[emperors]{emperors}\n[sequentia]\ncards = [[{every}], [{every}]]\n"


def gathering(update: dict[str, Any]) -> Any:
    """One seat takes what it can with a marker on each card; the other gives it room and keeps out of the way."""
    seat, moves, view = update["seat"], update["moves"], update["view"]
    if view["phase"]["type"] == "rewarding" and seat == GATHERER:
        return moves[0]
    if view["phase"]["type"] != "placing":
        return PASS

    def taken(move: Any) -> tuple[bool, int]:
        card = view["civitas"][COLOURS.index(move["colour"])][move["position"] - 1]
        owners = [marker["owner"] for marker in card["markers"] if marker]
        return (bool(owners) if seat == GATHERER else HELPER not in owners), -move["marker"]

    return min(moves, key=taken)


async def gather(lines: list[SeatLine]) -> SeatLine:
    """Until the hand is large and its owner is asked to conspire."""
    while True:
        line = await whose_turn(lines)
        hand = line.update["view"]["players"][GATHERER]["hand"]
        if len(hand) >= HAND and line is lines[GATHERER] and line.update["view"]["phase"]["type"] == "starting":
            return line
        decision = line.update["decision"]
        await line.send(decision, gathering(line.update))
        told = await line.until(lambda told: "version" in told or "refused" in told or "error" in told)
        assert told.get("accepted") == decision, told


async def test_a_table_with_the_largest_hand_answers_and_so_does_the_server(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with server.person() as guest, asyncio.timeout(2 * PATIENCE):
            made = await guest.table("caligula", "mm", deck=a_deck_to_gather_cards(), free_deck=True)
            async with seated(made["id"], guest, guest) as lines:
                line = await gather(lines)
                assert len(line.update["moves"]) < MOST_MOVES
                await _advised(guest, made["id"])
                await _with_cards_of_her_own_choice(line)
        async with server.person() as other:
            assert (await other.get("/health"))["status"] == "ok"


async def _advised(guest: Player, table: str) -> None:
    """The bots see no more moves than she does."""
    advice = await guest.post(f"/api/tables/{table}/hint")
    assert 0 < len(advice["best"]) <= 3


async def _with_cards_of_her_own_choice(line: SeatLine) -> None:
    """She lays any cards that fit, and not only those of a move on offer."""
    hand = line.update["view"]["players"][GATHERER]["hand"]
    symbols = line.updates[0]["aids"]["hand_cards"]
    move = {"type": "conspire", "cards": sorted([card for card in hand if symbols[card]["coniura"]][-9:])}
    assert move not in line.update["moves"]
    decision = line.update["decision"]
    await line.send(decision, move)
    assert (await line.until(lambda told: "version" in told or "refused" in told))["accepted"] == decision
