"""Bot accounts: they belong to an account, come with a token, and end with it."""

from __future__ import annotations

import asyncio

import pytest

from conspiratio.core.game import Complaint
from conspiratio.server.store.schema import people, tokens
from conspiratio.server.trouble import Conflict, Denied, Missing

from .house import MINUTE, House


async def test_a_bot_comes_in_with_its_token(house: House) -> None:
    owner = await house.account("Lucia")
    bot, token = await house.robots.create(owner, "  Machina   Prima ")
    assert (bot.kind, bot.name) == ("bot", "Machina Prima")
    assert await house.people.by_token(token) == bot
    assert await house.people.by_token(token + "x") is None
    assert token not in repr(await house.rows(*tokens.c))


async def test_when_a_token_was_used_is_noted_every_five_minutes(house: House) -> None:
    owner = await house.account("Lucia")
    _, token = await house.robots.create(owner, "Machina")
    assert [one.used_at for one in await house.robots.listed(owner)] == [None]
    start = house.clock.now
    for minutes, noted in ((0, 0), (4, 0), (6, 6)):
        house.clock.now = start + minutes * MINUTE
        await house.people.by_token(token)
        assert [one.used_at for one in await house.robots.listed(owner)] == [start + noted * MINUTE]


async def test_only_accounts_have_bots(house: House) -> None:
    owner = await house.account("Lucia")
    bot, _ = await house.robots.create(owner, "Machina")
    for nobody in (await house.guest(), bot):
        with pytest.raises(Denied, match="bots-need-account"):
            await house.robots.create(nobody, "Machina")
    with pytest.raises(Complaint, match="name-signs"):
        await house.robots.create(owner, "Mach\0ina")


async def test_nobody_has_more_than_ten_bots_not_even_when_made_at_once(house: House) -> None:
    owner = await house.account("Lucia")
    outcomes = await asyncio.gather(
        *(house.robots.create(owner, f"Machina {number}") for number in range(13)), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Conflict)]
    assert [(one.key, one.params) for one in refused] == [("bots-most", {"most": 10})] * 3
    assert len(await house.robots.listed(owner)) == 10


async def test_a_new_token_ends_the_old_one(house: House) -> None:
    owner = await house.account("Lucia")
    bot, old = await house.robots.create(owner, "Machina")
    new = await house.robots.new_token(owner, bot.id)
    assert await house.people.by_token(old) is None
    assert await house.people.by_token(new) == bot


async def test_a_bot_answers_to_its_owner_alone(house: House) -> None:
    owner, rival = await house.account("Lucia"), await house.account("Gaius")
    bot, token = await house.robots.create(owner, "Machina")
    for who, id in ((rival, bot.id), (owner, owner.id), (owner, rival.id), (owner, "\0"), (owner, "\ud800")):
        with pytest.raises(Missing, match="bot-missing"):
            await house.robots.new_token(who, id)
        with pytest.raises(Missing, match="bot-missing"):
            await house.robots.remove(who, id)
    assert await house.robots.listed(rival) == []
    assert await house.people.by_token(token) == bot


async def test_a_removed_bot_leaves_its_seats_and_can_not_come_back(house: House) -> None:
    owner = await house.account("Lucia")
    bot, token = await house.robots.create(owner, "Machina")
    waiting, over = await house.table("open", owner, owner, bot), await house.table("over", owner, owner, bot)
    await house.robots.remove(owner, bot.id)
    assert await house.people.by_token(token) is None
    assert await house.seats(waiting) == [(owner.id, "Lucia"), (None, None)]
    assert await house.seats(over) == [(owner.id, "Lucia"), (None, "…")]
    assert await house.rows(people.c.id) == [(owner.id,)]
    with pytest.raises(Missing, match="bot-missing"):
        await house.robots.remove(owner, bot.id)
