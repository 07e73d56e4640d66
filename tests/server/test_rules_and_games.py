"""What the pages are told about the games: their options, their rules; and of a table whether one has muted it."""

from __future__ import annotations

from typing import Any

import pytest

from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts

from .running import Running


async def test_options_say_what_can_be_set(server: Running) -> None:
    async with server.person() as livia:
        told = {game["name"]: game for game in (await livia.get("/api/games"))["games"]}
        nothing = {"least": None, "most": None, "values": None}
        assert told["pax"]["options"] == [
            {"name": "open_counts", "kind": "switch", "default": True, **nothing},
            {"name": "final_column", "kind": "switch", "default": False, **nothing},
            {**nothing, "name": "solo_game", "kind": "choice", "default": None, "values": [1, 2, 3, 4, 5]},
            {**nothing, "name": "first", "kind": "number", "default": None, "least": 0, "most": 7},
        ]
        assert told["caligula"]["options"] == [{"name": "memory_aid", "kind": "switch", "default": True, **nothing}]


async def test_options_as_they_are_told_are_accepted(server: Running) -> None:
    async with server.person() as livia:
        for game in (await livia.get("/api/games"))["games"]:
            chosen = {option["name"]: option["default"] for option in game["options"]}
            await livia.table(game["name"], "mbb", options=chosen)
        for number in (1, 5):
            await livia.table("pax", "m", options={"solo_game": number})
        await livia.post("/api/tables", {"game": "pax", "chairs": [{"who": "me"}], "options": {"solo_game": 6}}, 400)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_rules_come_by_chapter_in_ones_own_language(server: Running, game: str, language: str) -> None:
    texts, rulebook = Texts(language), GAMES[game].rulebook
    async with server.person(language) as livia:
        told: Any = await livia.get(f"/api/games/{game}/rules")
    assert (told["game"], told["version"]) == (game, rulebook.version)
    assert len({chapter["id"] for chapter in told["chapters"]}) == len(told["chapters"])
    rules = [(chapter, rule) for chapter in told["chapters"] for rule in chapter["rules"]]
    assert sorted(rule["id"] for _, rule in rules) == sorted(rulebook.rules)
    for chapter, one in rules:
        rule = rulebook.rules[one["id"]]
        assert chapter["id"] == rule.chapter
        assert chapter["title"] == texts(f"chapter-{game}-{rule.chapter}")
        assert (one["title"], one["text"]) == (texts(rule.message), texts(f"{rule.message}.text"))
        assert (one["ruling"] is not None) == rule.ruling
        assert (one["option"], one["where"]) == (rule.option, rule.heading)


async def test_a_table_says_whether_one_has_muted_it(server: Running) -> None:
    async with server.person() as livia, server.person() as marcus:
        tables = [await livia.table("pax", "mo", visibility="public") for _ in range(2)]
        path = f"/api/tables/{tables[0]['id']}"
        await livia.put(f"{path}/mute")
        assert (await livia.get(path))["muted"]
        assert not (await marcus.get(path))["muted"]
        mine = (await livia.get("/api/me/tables"))["tables"]
        assert {table["id"]: table["muted"] for table in mine} == {tables[0]["id"]: True, tables[1]["id"]: False}
        assert (await livia.put(f"{path}/seats/1", {"who": "bot"}))["muted"]
        await livia.delete(f"{path}/mute")
        assert not (await livia.get(path))["muted"]
