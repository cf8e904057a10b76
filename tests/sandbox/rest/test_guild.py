"""Channels of all types, posts in forums, slow mode, and the hierarchy of roles."""

from __future__ import annotations

import discord
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User, texts
from sandbox.state import permissions as may
from tests.sandbox.small_bot import SmallBot, eventually, panel

KINDS = {"general": may.TEXT, "news": may.ANNOUNCEMENT, "ideas": may.FORUM, "tavern": may.VOICE, "theatre": may.STAGE}


async def code_of(awaited: object) -> tuple[int, int]:
    """Status and error code of a refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await awaited  # type: ignore[misc]
    return caught.value.status, caught.value.code


@pytest.mark.parametrize(
    ("name", "allowed"),
    [("general", {11, 12}), ("news", {10}), ("tavern", set()), ("theatre", set())],
)
async def test_each_channel_has_threads_of_its_own_types(
    server: Sandbox, bot: SmallBot, name: str, allowed: set[int]
) -> None:
    channel = server.channel_id(name)
    for kind in sorted(may.THREADS):
        body = {"name": "Table", "type": kind}
        if kind in allowed:
            made = await bot.raw("POST", f"/channels/{channel}/threads", body)
            assert made["type"] == kind and made["parent_id"] == channel
        else:
            assert await code_of(bot.raw("POST", f"/channels/{channel}/threads", body)) == (400, 50024), kind


async def test_a_thread_on_an_announcement_is_an_announcement_thread(server: Sandbox, bot: SmallBot) -> None:
    channel = bot.get_channel(int(server.channel_id("news")))
    assert isinstance(channel, discord.TextChannel) and channel.is_news()
    thread = await (await channel.send("Hear!")).create_thread(name="About it")
    assert thread.type is discord.ChannelType.news_thread
    await thread.send("Go on")


async def test_a_forum_has_posts_and_no_messages(server: Sandbox, bot: SmallBot, malia: User, theo: User) -> None:
    forum = server.channel_id("ideas")
    channel = bot.get_channel(int(forum))
    assert isinstance(channel, discord.ForumChannel)
    assert await code_of(bot.text(forum, "x")) == (400, 40058)
    with pytest.raises(Refused, match="A forum has no messages"):
        await theo.slash(forum, "table join")
    with pytest.raises(Refused, match="50035"):
        await theo.request("POST", f"/channels/{forum}/threads", {"name": "Without words"})
    post = await theo.open_post(forum, "A game tonight?", "Who plays?")
    assert post["type"] == may.PUBLIC_THREAD and post["message"]["id"] == post["id"]
    assert [texts(m) for m in await malia.messages(post["id"])] == ["Who plays?"]
    assert (await malia.slash(post["id"], "table join")).text == "pong"
    assert isinstance(bot.heard[0].channel, discord.Thread) and bot.heard[0].channel.parent_id == int(forum)
    made = await channel.create_thread(name="A table", content="It begins")
    assert made.thread.id == made.message.id
    await made.message.edit(content="It has begun")
    await theo.request("POST", f"/channels/{post['id']}/messages", {"content": "I do"})


@pytest.mark.parametrize("name", ["tavern", "theatre"])
async def test_the_chat_of_a_voice_channel_is_for_those_who_may_connect(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, theo: User, name: str
) -> None:
    place = server.channel_id(name)
    await bot.text(place, "Hear")
    board = await bot.place(place).send(view=panel())
    await theo.message(str(board.id))
    assert (await theo.press(str(board.id), "go")).text == "pong"
    assert (await theo.slash(place, "table join")).text == "pong"
    assert isinstance(bot.heard[0].channel, discord.VoiceChannel | discord.StageChannel)
    await driver.post("permissions", channel_id=place, bot={"deny": ["CONNECT"]}, everyone={"deny": ["CONNECT"]})
    assert await code_of(bot.text(place, "x")) == (403, 50001)
    assert await code_of(bot.place(place).fetch_message(board.id)) == (403, 50001)
    with pytest.raises(Refused, match="50001"):
        await theo.messages(place)
    assert place in {c["id"] for c in await theo.request("GET", f"/guilds/{theo.guild['id']}/channels")}
    await malia.messages(place)


async def test_channels_are_created_with_their_types(bot: SmallBot, malia: User, theo: User) -> None:
    for kind in may.GUILD_CHANNELS:
        made = await malia.create_channel(f"place {kind}", kind)
        await eventually(lambda made=made: bot.get_channel(int(made["id"])))
        found = bot.get_channel(int(made["id"]))
        assert found is not None and found.type.value == made["type"] == kind
    with pytest.raises(Refused, match="50035"):
        await malia.create_channel("a hub", 14)
    with pytest.raises(Refused, match="50013"):
        await theo.create_channel("mine")


async def test_slow_mode_is_for_users_and_not_for_bots(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, theo: User, general: str
) -> None:
    await malia.set_slow_mode(general, 30)
    await theo.say(general, "one")
    with pytest.raises(Refused, match="20016") as refused:
        await theo.say(general, "two")
    assert refused.value.status == 429 and 0 < refused.value.body["retry_after"] <= 30
    assert (await theo.slash(general, "table join")).text == "pong", "commands need not wait"
    for _ in range(2):
        await bot.text(general, "bots need not wait")
        await malia.say(general, "nor does who may bypass it")
    role = await driver.post("roles/create", name="herald", permissions=["BYPASS_SLOWMODE"])
    await driver.post("roles", user="theo", roles=[role["id"]])
    await theo.say(general, "nor do I now")
    await driver.post("roles", user="theo", roles=[])
    server.clock.advance(31)
    await theo.say(general, "two")
    with pytest.raises(Refused, match="50035"):
        await malia.set_slow_mode(general, 21_601)


async def test_roles_have_a_hierarchy(server: Sandbox, driver: Driver, malia: User, theo: User) -> None:
    guild = server.world.guild["id"]
    low = await driver.post("roles/create", name="low", permissions=[])
    high = await driver.post("roles/create", name="high", permissions=["MANAGE_ROLES", "KICK_MEMBERS"])
    top = await driver.post("roles/create", name="top", permissions=[])
    ione, nikos = server.user_id("ione"), server.user_id("nikos")
    await driver.post("roles", user="theo", roles=[high["id"]])
    await driver.post("roles", user="nikos", roles=[top["id"]])

    async def give(user: User, role: str, whom: str, method: str = "PUT") -> None:
        await user.request(method, f"/guilds/{guild}/members/{whom}/roles/{role}")

    await give(theo, low["id"], ione)
    assert server.world.members[ione]["roles"] == [low["id"]]
    for role in (high, top):
        with pytest.raises(Refused, match="50013"):
            await give(theo, role["id"], ione)
    with pytest.raises(Refused, match="50013"):
        await give(theo, top["id"], nikos, "DELETE")
    with pytest.raises(Refused, match="50013"):
        await theo.request("DELETE", f"/guilds/{guild}/members/{nikos}")
    own = server.world.members[server.world.bot_id]["roles"][0]
    with pytest.raises(Refused, match="50013"):
        await give(malia, own, ione)  # a managed role is nobody's to give
    await give(theo, low["id"], ione, "DELETE")
    with pytest.raises(Refused, match="50013"):
        await theo.request("PATCH", f"/guilds/{guild}/roles", [{"id": low["id"], "position": top["position"]}])
    await malia.request("PATCH", f"/guilds/{guild}/roles", [{"id": low["id"], "position": top["position"] + 1}])
    with pytest.raises(Refused, match="50013"):
        await give(theo, low["id"], ione)
    await theo.request("DELETE", f"/guilds/{guild}/members/{ione}")
    assert ione not in server.world.members
