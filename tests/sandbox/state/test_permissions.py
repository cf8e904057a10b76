"""Who may do what where: channels, threads, members who left."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User, texts
from tests.sandbox.small_bot import SmallBot, eventually, file, panel, png
from tests.waiting import HANG


async def code_of(awaited: object) -> tuple[int, int]:
    """Status and error code of a refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await awaited  # type: ignore[misc]
    return caught.value.status, caught.value.code


async def test_permissions_taken_from_the_bot(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, general: str
) -> None:
    place = bot.place(general)
    board = await place.send(view=panel())

    async def deny(*names: str) -> None:
        await driver.post("permissions", channel_id=general, bot={"deny": names})

    await deny("SEND_MESSAGES")
    assert await code_of(place.send("x")) == (403, 50013)
    await board.edit(view=panel("editing is no sending"))
    assert (await malia.slash(general, "table join")).text == "pong", "responses need no permission"
    await deny("ATTACH_FILES")
    assert await code_of(place.send(file=file(png(1, 1)))) == (403, 50013)
    await place.send("without a file")
    await deny("EMBED_LINKS")
    assert await code_of(place.send(embed=discord.Embed(title="x"))) == (403, 50013)
    await deny("CREATE_PUBLIC_THREADS")
    channel = await bot.fetch_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    assert await code_of(channel.create_thread(name="t", type=discord.ChannelType.public_thread)) == (403, 50013)
    private = await channel.create_thread(name="t", type=discord.ChannelType.private_thread)
    await deny("CREATE_PRIVATE_THREADS", "SEND_MESSAGES_IN_THREADS")
    assert await code_of(channel.create_thread(name="t", type=discord.ChannelType.private_thread)) == (403, 50013)
    assert await code_of(private.send("x")) == (403, 50013)
    await deny("READ_MESSAGE_HISTORY")
    assert await code_of(place.fetch_message(board.id)) == (403, 50013)
    await deny("VIEW_CHANNEL")
    for request in (place.send("x"), bot.fetch_channel(int(general)), board.edit(content="x")):
        assert await code_of(request) == (403, 50001)
    await deny()
    await place.send("again")


async def test_a_hidden_channel_disappears_for_the_bot(
    server: Sandbox, bot: SmallBot, driver: Driver, general: str
) -> None:
    assert bot.get_channel(int(general)) is not None
    await driver.post("permissions", channel_id=general, bot={"deny": ["VIEW_CHANNEL"]})
    await eventually(lambda: bot.get_channel(int(general)) is None)


async def test_roles_give_permissions(bot: SmallBot, driver: Driver, theo: User, general: str) -> None:
    sent = await bot.text(general, "mine")
    role = await driver.post("roles/create", name="moderator", permissions=["MANAGE_MESSAGES"])
    with pytest.raises(Refused, match="50013"):
        await theo.request("DELETE", f"/channels/{general}/messages/{sent.id}")
    await driver.post("roles", user="theo", roles=[role["id"]])
    await theo.request("DELETE", f"/channels/{general}/messages/{sent.id}")
    await theo.slash(general, "table join")
    assert bot.heard[0].permissions.manage_messages
    assert [r.id for r in bot.heard[0].user.roles[1:]] == [int(role["id"])]


async def test_commands_for_some_only(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    body = {"name": "admin", "description": "For the owner", "type": 1, "default_member_permissions": str(1 << 5)}
    await bot.raw(
        "POST", f"/applications/{bot.application_id}/commands", {**body, "default_member_permissions": 1 << 5}
    )
    assert "admin" in {c["name"] for c in await malia.commands()}
    assert "admin" not in {c["name"] for c in await theo.commands()}


async def test_a_member_who_left(bot: SmallBot, driver: Driver, theo: User, server: Sandbox, general: str) -> None:
    guild = bot.guilds[0]
    assert (await guild.fetch_member(int(theo.id))).name == "theo"
    board = await bot.place(general).send(view=panel())
    await theo.message(str(board.id))
    await driver.post("members", user_id=theo.id, left=True)
    assert await code_of(guild.fetch_member(int(theo.id))) == (404, 10007)
    with pytest.raises(Refused, match="50001"):
        await theo.press(str(board.id), "go")
    with pytest.raises(Refused):
        await theo.messages(general)
    await driver.post("members", user_id=theo.id, left=False)
    assert (await theo.press(str(board.id), "go")).text == "pong"


async def test_a_public_thread(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(
        name="Table 1", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await thread.send("welcome")
    assert [texts(m) for m in await theo.messages(str(thread.id))] == ["welcome"]
    assert "Table 1" in {t["name"] for t in await theo.threads()}
    assert [m["type"] for m in await theo.messages(general)] == [18], "the channel says that a thread was opened"
    await theo.say(str(thread.id), "hi")
    assert (await theo.slash(str(thread.id), "table join")).text == "pong"
    assert isinstance(bot.heard[0].channel, discord.Thread) and bot.heard[0].channel.parent_id == int(general)


async def test_a_thread_on_a_message(bot: SmallBot, general: str) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("x")
    thread = await sent.create_thread(name="About x")
    assert thread.id == sent.id
    assert await code_of(sent.create_thread(name="Another")) == (400, 160004)


async def test_a_private_thread_is_for_its_members(
    bot: SmallBot, malia: User, theo: User, driver: Driver, general: str
) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread, invitable=False)
    await thread.send("psst")
    with pytest.raises(Refused, match="50001"):
        await theo.messages(str(thread.id))
    assert await theo.threads() == []
    await theo.caught_up()
    assert not [e for e, _ in theo.events if e in ("THREAD_CREATE", "MESSAGE_CREATE")]
    await thread.add_user(discord.Object(int(theo.id)))
    await eventually(lambda: [e for e, _ in theo.events if e == "THREAD_CREATE"])
    assert [texts(m) for m in await theo.messages(str(thread.id))] == ["psst"]
    ione = await driver.user("ione")
    with pytest.raises(Refused, match="50013"):
        await theo.request("PUT", f"/channels/{thread.id}/thread-members/{ione.id}")
    assert len(await thread.fetch_members()) == 2
    await thread.remove_user(discord.Object(int(theo.id)))
    with pytest.raises(Refused, match="50001"):
        await theo.messages(str(thread.id))


async def test_a_ping_in_a_thread_draws_people_in(bot: SmallBot, theo: User, general: str) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.send(f"<@{theo.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert await theo.threads() == []
    await thread.send(f"<@{theo.id}>", allowed_mentions=discord.AllowedMentions(users=True))
    assert [t["name"] for t in await theo.threads()] == ["Secret"]


async def test_archived_and_locked_threads(
    server: Sandbox, bot: SmallBot, malia: User, theo: User, general: str
) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    board = await thread.send(view=panel())
    await theo.message(str(board.id))
    server.clock.advance(59 * 60)
    await board.edit(view=panel("edits are no activity"))
    server.clock.advance(2 * 60)
    assert server.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    assert await code_of(board.edit(view=panel())) == (400, 50083)
    assert await code_of(thread.add_user(discord.Object(int(theo.id)))) == (400, 50083)
    await thread.send("a message opens it")
    await board.edit(view=panel())
    await thread.edit(archived=True)
    await theo.press(str(board.id), "go")
    assert not server.world.channels[str(thread.id)]["thread_metadata"]["archived"], "a press opens it too"

    await malia.request("PATCH", f"/channels/{thread.id}", {"locked": True, "archived": True})
    assert await code_of(thread.send("x")) == (403, 160005)
    assert await code_of(thread.edit(archived=False)) == (403, 50013)
    with pytest.raises(Refused, match="160005"):
        await theo.press(str(board.id), "go")
    assert await code_of(thread.edit(locked=False)) == (403, 50013)
    await malia.request("PATCH", f"/channels/{thread.id}", {"archived": False, "locked": False})
    await thread.send("open")


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}, {"name": "x", "type": 15}]
)
async def test_threads_that_cannot_be(bot: SmallBot, general: str, body: dict[str, object]) -> None:
    assert await code_of(bot.raw("POST", f"/channels/{general}/threads", body)) == (400, 50035)


async def test_a_deleted_thread(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    channel = bot.get_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    board = await thread.send(view=panel())
    deleted = asyncio.create_task(bot.wait_for("raw_thread_delete", timeout=HANG))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="50013"):
        await theo.request("DELETE", f"/channels/{thread.id}")
    await malia.request("DELETE", f"/channels/{thread.id}")
    assert (await deleted).thread_id == thread.id
    assert await code_of(board.edit(view=panel())) == (404, 10003)
    assert await code_of(thread.send("x")) == (404, 10003)
    assert await theo.threads() == []


async def test_a_deleted_channel_takes_its_threads_along(bot: SmallBot, malia: User, server: Sandbox) -> None:
    made = await malia.request("POST", f"/guilds/{malia.guild['id']}/channels", {"name": "New Games"})
    assert made["name"] == "new-games"
    await eventually(lambda: bot.get_channel(int(made["id"])))
    channel = bot.get_channel(int(made["id"]))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await malia.request("DELETE", f"/channels/{made['id']}")
    await eventually(lambda: bot.get_channel(int(made["id"])) is None)
    assert str(thread.id) not in server.world.channels
    assert await code_of(thread.send("x")) == (404, 10003)
