"""The life of an interaction: three seconds, one response, fifteen minutes, and who sees what."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User, buttons, texts
from tests.sandbox.small_bot import SmallBot, eventually, panel


async def test_a_command_is_answered_for_its_user_alone(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    reply = await malia.slash(general, "do", {"what": "stand"})
    assert reply.text == "pong" and reply.failed is None and not reply.update
    assert reply.message is not None and reply.message["flags"] & 64
    assert [texts(m) for m in await malia.messages(general)] == ["pong"]
    assert await theo.messages(general) == []
    await theo.caught_up()
    assert not [event for event, _ in theo.events if event.startswith("MESSAGE")]
    assert bot.heard[0].user.id == int(malia.id)


async def test_an_answer_says_by_which_command_it_was_asked(bot: SmallBot, malia: User, general: str) -> None:
    names = []
    for words, options in (("do", {"what": "stand"}), ("table join", {})):
        reply = await malia.slash(general, words, options)
        assert reply.message is not None
        names.append(reply.message["interaction_metadata"]["name"])
    assert names == ["do", "table join"], "with its parts, and without its options"


async def test_the_bot_cannot_touch_an_ephemeral_message_with_its_token(
    bot: SmallBot, malia: User, general: str
) -> None:
    reply = await malia.slash(general, "table join")
    assert reply.message_id is not None
    with pytest.raises(discord.NotFound) as caught:
        await bot.place(general).get_partial_message(int(reply.message_id)).edit(content="mine")
    assert caught.value.code == 10008
    assert [m async for m in bot.place(general).history()] == []


async def test_nobody_answers_within_three_seconds(server: Sandbox, bot: SmallBot, malia: User, general: str) -> None:
    async def too_late(interaction: discord.Interaction) -> None:
        server.clock.advance(3.1)
        await interaction.response.send_message("late")

    bot.answer = too_late
    reply = await malia.slash(general, "table join")
    assert reply.failed == "The application did not respond" and reply.message is None
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10062
    assert await malia.messages(general) == []


async def test_just_in_time_is_in_time(server: Sandbox, bot: SmallBot, malia: User, general: str) -> None:
    async def slow(interaction: discord.Interaction) -> None:
        server.clock.advance(2.5)
        await interaction.response.send_message("phew")

    bot.answer = slow
    assert (await malia.slash(general, "table join")).text == "phew"


async def test_there_is_one_first_response(bot: SmallBot, malia: User, general: str) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None  # another process would not know either
        await interaction.response.send_message("two")

    bot.answer = twice
    reply = await malia.slash(general, "table join")
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 40060
    assert [texts(m) for m in await malia.messages(general)] == [reply.text] == ["one"]


async def test_a_token_lives_fifteen_minutes(server: Sandbox, bot: SmallBot, malia: User, general: str) -> None:
    reply = await malia.slash(general, "table join")
    server.clock.advance(14 * 60)
    await bot.heard[0].edit_original_response(content="changed")
    assert (await malia.until(str(reply.message_id), lambda m: texts(m) == "changed")) is reply.message
    server.clock.advance(61)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.heard[0].edit_original_response(content="changed again")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException):
        await bot.heard[0].followup.send("more")
    assert reply.text == "changed"


async def test_buttons_of_an_old_ephemeral_message_still_work(
    server: Sandbox, bot: SmallBot, malia: User, general: str
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=panel("after an hour"))
        else:
            await interaction.response.send_message(view=panel("hand"), ephemeral=True)

    bot.answer = answer
    hand = await malia.slash(general, "table join")
    server.clock.advance(3600)
    reply = await malia.press(hand.message or {}, "go")
    assert reply.update and reply.message_id == hand.message_id
    assert texts(reply.message or {}) == "after an hour"


async def test_thinking_then_the_answer_in_its_place(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.05)
        await interaction.edit_original_response(view=panel("thought"))
        await interaction.followup.send("and one more", ephemeral=True)

    bot.answer = think
    waiting = await malia.slash(general, "table join", settle=False)
    assert waiting.message is not None and waiting.message["flags"] & 128
    await waiting.settled()
    assert texts(waiting.message) == "thought" and waiting.message["flags"] == 64 | 32768
    await eventually(lambda: len(malia.known) == 2)
    assert [texts(m) for m in await malia.messages(general)] == ["thought", "and one more"]
    assert await theo.messages(general) == []


async def test_the_first_follow_up_takes_the_place_of_the_placeholder(bot: SmallBot, malia: User, general: str) -> None:
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("public?")

    bot.answer = think
    reply = await malia.slash(general, "table join")
    assert reply.text == "public?" and reply.message is not None
    assert reply.message["flags"] & 64, "visibility is fixed by the first response"
    assert len(await malia.messages(general)) == 1


async def test_a_follow_up_needs_a_first_response(bot: SmallBot, malia: User, general: str) -> None:
    async def follow(interaction: discord.Interaction) -> None:
        await interaction.followup.send("too early")

    bot.answer = follow
    task = asyncio.create_task(malia.slash(general, "table join"))
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10015
    task.cancel()


async def test_original_can_be_read_and_deleted(bot: SmallBot, malia: User, general: str) -> None:
    reply = await malia.slash(general, "table join")
    original = await bot.heard[0].original_response()
    assert str(original.id) == reply.message_id
    await bot.heard[0].delete_original_response()
    await eventually(lambda: "MESSAGE_DELETE" in dict(malia.events))
    assert reply.message is None and await malia.messages(general) == []
    with pytest.raises(discord.NotFound):
        await bot.heard[0].edit_original_response(content="gone")


async def test_follow_ups_can_be_edited_and_deleted(bot: SmallBot, malia: User, general: str) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        more = await interaction.followup.send("two", wait=True)
        await more.edit(content="three")
        gone = await interaction.followup.send("four", wait=True)
        await gone.delete()

    bot.answer = answer
    await malia.slash(general, "table join")
    await eventually(lambda: "MESSAGE_DELETE" in dict(malia.events))
    assert [texts(m) for m in await malia.messages(general)] == ["one", "three"]


async def test_an_update_changes_the_pressed_message(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    board = await bot.place(general).send(view=panel("before"))

    async def update(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel("after", "stop"))

    bot.answer = update
    reply = await theo.press(await theo.message(str(board.id)), "go")
    assert reply.update and texts(reply.message or {}) == "after"
    seen = await malia.until(str(board.id), lambda m: texts(m) == "after")
    assert [b["custom_id"] for b in buttons(seen)] == ["stop"]
    with pytest.raises(Refused, match="Unknown component"):
        await theo.press(str(board.id), "go")


async def test_a_silent_acknowledgement_then_an_edit(bot: SmallBot, malia: User, general: str) -> None:
    board = await bot.place(general).send(view=panel("before"))

    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=panel("after"))
        await interaction.followup.send("psst", ephemeral=True)

    bot.answer = later
    reply = await malia.press(await malia.message(str(board.id)), "go")
    assert reply.failed is None
    assert texts(await reply.arrived()) == "after" and reply.update
    await eventually(lambda: [m for m in malia.known.values() if m["content"] == "psst"])
    assert reply.text == "after"


@pytest.mark.parametrize("kind", [6, 7, 8, 12])
async def test_callbacks_that_a_command_does_not_take(bot: SmallBot, malia: User, general: str, kind: int) -> None:
    async def wrong(interaction: discord.Interaction) -> None:
        body = {"type": kind, "data": {"content": "x", "choices": []}}
        await bot.raw("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)

    bot.answer = wrong
    task = asyncio.create_task(malia.slash(general, "table join"))
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 50035
    task.cancel()


async def test_an_interaction_tells_the_truth(
    server: Sandbox, driver: Driver, bot: SmallBot, theo: User, general: str
) -> None:
    await driver.post("permissions", channel_id=general, bot={"deny": ["ATTACH_FILES"]})
    await theo.slash(general, "table join")
    heard = bot.heard[0]
    assert not heard.app_permissions.attach_files and heard.app_permissions.send_messages
    assert heard.permissions.send_messages and not heard.permissions.manage_messages
    assert heard.guild_id == int(server.world.guild["id"]) and str(heard.channel_id) == general
    assert heard.context.guild and not heard.is_expired()


async def test_a_command_in_a_direct_conversation(bot: SmallBot, malia: User, server: Sandbox) -> None:
    dm = await malia.dm(server.world.bot_id)
    assert (await malia.slash(dm["id"], "table join")).text == "pong"
    assert bot.heard[0].guild_id is None and isinstance(bot.heard[0].user, discord.User)


async def test_in_process_interactions_report_their_latency(server: Sandbox, bot: SmallBot, general: str) -> None:
    users = server.add_users(3)
    (thread,) = server.add_threads(general, 1)
    made = [server.slash(user, thread, "do", {"what": "x"}) for user in users]
    seconds = await asyncio.gather(*(m.acknowledged for m in made))
    assert len(seconds) == 3 and all(0 < s < 3 for s in seconds)
    assert {m.phase.value for m in made} == {"answered"}
    board = await bot.place(general).send(view=panel())
    pressed = server.press(users[0], str(board.id), "go")
    await pressed.acknowledged
    assert server.message(str(pressed.response_id))["content"] == "pong"
