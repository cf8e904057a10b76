"""Messages: files, pings, nonces, pins, deletion, and what intents let a bot read."""

from __future__ import annotations

import discord
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User, pictures, texts
from tests.sandbox import small_bot
from tests.sandbox.small_bot import SmallBot, board, eventually, fetch, file, panel, png


async def test_a_picture_is_uploaded_shown_replaced_and_gone(
    bot: SmallBot, malia: User, server: Sandbox, general: str
) -> None:
    sent = await bot.place(general).send(view=board(), file=file(png(30, 20), description="alt"))
    (shown,) = pictures(await malia.message(str(sent.id)))
    assert (shown["width"], shown["height"], shown["description"]) == (30, 20, "A board")
    assert await fetch(shown["url"]) == (200, png(30, 20), "image/png")
    assert sent.attachments[0].width == 30 and sent.attachments[0].description == "alt"

    await bot.place(general).get_partial_message(sent.id).edit(view=board(), attachments=[file(png(4, 5, 9))])
    changed = await malia.until(str(sent.id), lambda m: pictures(m)[0]["width"] == 4)
    (newer,) = pictures(changed)
    assert newer["url"] != shown["url"], "a browser must not show the old picture"
    assert await fetch(newer["url"]) == (200, png(4, 5, 9), "image/png")
    assert (await fetch(shown["url"]))[0] == 404
    assert len(server.world.files) == 1

    await sent.delete()
    assert (await fetch(newer["url"]))[0] == 404 and not server.world.files


async def test_an_edit_may_not_take_away_a_picture_that_is_shown(bot: SmallBot, general: str) -> None:
    sent = await bot.place(general).send(view=board(), file=file(png(3, 3)))
    with pytest.raises(discord.HTTPException, match="attachment was not found"):
        await bot.raw("PATCH", f"/channels/{general}/messages/{sent.id}", {"attachments": []})
    await bot.place(general).get_partial_message(sent.id).edit(view=panel("no picture"), attachments=[])


async def test_a_private_picture_is_served_to_its_owner_alone(bot: SmallBot, malia: User, general: str) -> None:
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board(), file=file(png(2, 2)), ephemeral=True)

    bot.answer = hand
    reply = await malia.slash(general, "table join")
    (shown,) = pictures(reply.message or {})
    assert (await fetch(shown["url"]))[0] == 403
    assert (await fetch(shown["url"], Authorization="user-theo"))[0] == 403
    assert (await fetch(f"{shown['url']}&token=user-malia"))[0] == 200
    assert (await fetch(shown["url"], Authorization="user-malia"))[1] == png(2, 2)


async def test_files_have_limits(bot: SmallBot, general: str) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await bot.place(general).send(file=file(bytes(10 * 1024 * 1024 + 1), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)
    with pytest.raises(discord.HTTPException):
        await bot.place(general).send(files=[file(b"x", f"{n}.txt") for n in range(11)])


async def test_who_is_pinged(bot: SmallBot, malia: User, theo: User, general: str, driver: Driver) -> None:
    role = await driver.post("roles/create", name="players", permissions=[], mentionable=True)
    names = f"<@{malia.id}> <@!{theo.id}> <@&{role['id']}> @everyone `<@{malia.id}>`"
    nobody = discord.AllowedMentions.none()
    only = discord.AllowedMentions(users=[discord.Object(int(theo.id))], roles=False, everyone=False)

    async def pings(**options: object) -> tuple[list[str], list[str], bool]:
        sent = await bot.place(general).send(**options)  # type: ignore[arg-type]
        seen = await malia.message(str(sent.id))
        return [u["username"] for u in seen["mentions"]], seen["mention_roles"], seen["mention_everyone"]

    assert await pings(content=names) == (["malia", "theo"], [role["id"]], True)
    assert await pings(content=names, allowed_mentions=nobody) == ([], [], False)
    assert await pings(content=names, allowed_mentions=only) == (["theo"], [], False)
    assert await pings(view=panel(names), allowed_mentions=only) == (["theo"], [], False)
    assert await pings(view=panel(names)) == (["malia", "theo"], [role["id"]], True)
    assert await pings(content=f"`<@{malia.id}>` ```\n@everyone```") == ([], [], False)


async def test_an_edit_without_allowed_mentions_parses_everything(bot: SmallBot, malia: User, general: str) -> None:
    nobody = discord.AllowedMentions.none()
    sent = await bot.place(general).send(view=panel("x"), allowed_mentions=nobody)
    part = bot.place(general).get_partial_message(sent.id)
    await part.edit(view=panel(f"<@{malia.id}>"))
    seen = await malia.until(str(sent.id), lambda m: bool(m["mentions"]))
    assert seen["mentions"][0]["id"] == malia.id
    await part.edit(view=panel(f"<@{malia.id}>!"), allowed_mentions=nobody)
    await malia.until(str(sent.id), lambda m: not m["mentions"])


async def test_contradicting_allowed_mentions_are_refused(bot: SmallBot, malia: User, general: str) -> None:
    body = {"content": "x", "allowed_mentions": {"parse": ["users"], "users": [malia.id]}}
    with pytest.raises(discord.HTTPException, match="mutually exclusive"):
        await bot.raw("POST", f"/channels/{general}/messages", body)


async def test_an_enforced_nonce_makes_a_repeated_request_harmless(
    bot: SmallBot, server: Sandbox, general: str
) -> None:
    one = await bot.place(general).send("x", nonce="match:1")
    two = await bot.place(general).send("x", nonce="match:1")
    assert one.id == two.id and len(server.world.history[general]) == 1
    assert (await bot.place(general).send("x", nonce="match:2")).id != one.id


async def test_replies_pins_and_history(bot: SmallBot, malia: User, general: str) -> None:
    said = await malia.say(general, "hello")
    with pytest.raises(discord.Forbidden):
        await bot.place(general).get_partial_message(int(said["id"])).pin()
    answer = await bot.place(general).send(
        "hi", reference=discord.MessageReference(message_id=int(said["id"]), channel_id=int(general))
    )
    assert answer.reference is not None and answer.reference.message_id == int(said["id"])
    assert [m.content async for m in bot.place(general).history(limit=1)] == ["hi"]
    assert [m.content async for m in bot.place(general).history(before=answer)] == ["hello"]
    assert [m.content async for m in bot.place(general).history(after=discord.Object(int(said["id"])))] == ["hi"]
    await malia.request("PUT", f"/channels/{general}/messages/pins/{said['id']}")
    assert [m.content async for m in bot.place(general).pins()] == ["hello"]


async def test_what_users_may_write_and_delete(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    said = await theo.say(general, "<b>hi</b>")
    sent = await bot.text(general, "mine")
    for body in (
        {"content": ""},
        {"content": "x" * 2001},
        {"content": "x", "components": [{"type": 1, "components": []}]},
    ):
        with pytest.raises(Refused):
            await theo.request("POST", f"/channels/{general}/messages", body)
    with pytest.raises(Refused, match="50013"):
        await theo.request("DELETE", f"/channels/{general}/messages/{sent.id}")
    await malia.request("DELETE", f"/channels/{general}/messages/{sent.id}")
    with pytest.raises(discord.NotFound) as caught:
        await sent.edit(content="still there?")
    assert caught.value.code == 10008
    with pytest.raises(discord.Forbidden):
        await bot.place(general).get_partial_message(int(said["id"])).edit(content="yours")
    with pytest.raises(discord.Forbidden):
        await bot.place(general).get_partial_message(int(said["id"])).delete()
    assert [texts(m) for m in await theo.messages(general)] == ["<b>hi</b>"]


async def test_ephemeral_only_as_a_response(bot: SmallBot, general: str) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await bot.raw("POST", f"/channels/{general}/messages", {"content": "x", "flags": 64})
    assert caught.value.code == 50035


async def test_without_the_intent_a_bot_reads_no_content(server: Sandbox, driver: Driver, general: str) -> None:
    bot, task = await small_bot.start(server.base_url, intents=discord.Intents(guilds=True, guild_messages=True))
    heard: list[discord.Message] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    theo = await driver.user("theo")
    await theo.say(general, "secret")
    await theo.say(general, f"<@{server.world.bot_id}> open")
    await bot.text(general, "own")
    await eventually(lambda: len(heard) == 3)
    assert [m.content for m in heard] == ["", f"<@{server.world.bot_id}> open", "own"]
    await small_bot.stop(bot, task)


async def test_direct_messages_and_closed_doors(bot: SmallBot, driver: Driver, theo: User) -> None:
    dm = await bot.create_dm(discord.Object(int(theo.id)))
    await dm.send("psst")
    assert [texts(m) for m in await theo.messages(str(dm.id))] == ["psst"]
    assert (await theo.request("GET", "/users/@me/channels"))[0]["recipients"][0]["id"] == str(bot.application_id)
    malia = await driver.user("malia")
    with pytest.raises(Refused, match="50001"):
        await malia.messages(str(dm.id))
    await driver.post("dms", user_id=theo.id, closed=True)
    with pytest.raises(discord.Forbidden) as caught:
        await dm.send("hello?")
    assert caught.value.code == 50007
    await driver.post("dms", user_id=theo.id, closed=False)
    await dm.send("hello")
    await driver.post("members", user_id=theo.id, left=True)
    with pytest.raises(discord.Forbidden) as caught:
        await dm.send("hello?")
    assert caught.value.code == 50278
