"""A restart of everything goes on: the same file, the same port or another, the same bot."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import pytest

from sandbox import Clock, Driver, Sandbox
from sandbox.driver import pictures, texts
from sandbox.persistence import FileBusy, FileUnusable
from tests.sandbox import small_bot
from tests.sandbox.small_bot import board, eventually, fetch, file, form, panel, png


async def start(path: Path, port: int = 0, clock: Clock | None = None) -> Sandbox:
    return await Sandbox.start(path, port, ratelimits=False, clock=clock)


async def test_everything_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    server = await start(path)
    bot, task = await small_bot.start(server.base_url)
    general = server.channel_id("general")

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel("your hand"), ephemeral=True)

    bot.answer = answer
    async with Driver(server.base_url) as driver:
        malia, theo = await driver.user("malia"), await driver.user("theo")
        hand = (await malia.slash(general, "table join")).message or {}
        picture = await bot.place(general).send(view=board(), file=file(png(7, 7)))
        channel = bot.get_channel(int(general))
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(int(theo.id)))
        await thread.send("psst")
        gone = await bot.text(general, "gone")
        await gone.delete()
        await driver.post("dms", user_id=theo.id, closed=True)
        await driver.set_locale("de", theo)
        await driver.set_locale("fr")
        await driver.post("permissions", channel_id=server.channel_id("quiet"), bot={"deny": ["SEND_MESSAGES"]})
        await driver.post("members", user="ione", left=True)
        role = await driver.post("roles/create", name="judge", permissions=["MANAGE_MESSAGES"])
        await driver.post("roles", user="theo", roles=[role["id"]])
        commands = {c["name"]: c["id"] for c in await malia.commands()}
    await small_bot.stop(bot, task)
    before = {m["id"]: m for m in server.world.messages.values()}
    await server.close()

    server = await start(path)
    bot, task = await small_bot.start(server.base_url)

    async def update(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel("after the restart"))

    bot.answer = update
    async with Driver(server.base_url) as driver:
        malia, theo = await driver.user("malia"), await driver.user("theo")
        assert set(server.world.messages) == set(before)
        assert {c["name"]: c["id"] for c in await malia.commands()} == commands
        reply = await malia.press(hand, "go")
        assert reply.message_id == hand["id"] and texts(reply.message or {}) == "after the restart"
        assert [m["id"] for m in await theo.messages(general)] == [str(picture.id)]
        (shown,) = pictures(await theo.message(str(picture.id)))
        assert shown["url"].startswith(server.base_url) and await fetch(shown["url"]) == (200, png(7, 7), "image/png")
        assert [texts(m) for m in await theo.messages(str(thread.id))] == ["psst"]
        assert server.world.locale_of(theo.id) == "de" and server.world.guild["preferred_locale"] == "fr"
        assert server.world.closed_dms == {theo.id} and server.user_id("ione") not in server.world.members
        assert server.world.members[theo.id]["roles"] == [role["id"]]
        with pytest.raises(discord.Forbidden):
            await bot.text(server.channel_id("quiet"), "x")
        assert int(server.world.ids.new()) > max(int(i) for i in before)
    await small_bot.stop(bot, task)
    await server.close()


@pytest.mark.slow
async def test_open_forms_and_tokens_outlive_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "sandbox.db", Clock()
    server = await start(path, clock=clock)
    bot, task = await small_bot.start(server.base_url)
    general = server.channel_id("general")

    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command and interaction.command:
            await (
                interaction.response.send_modal(form())
                if interaction.command.name == "do"
                else interaction.response.defer(thinking=True)
            )

    bot.answer = ask
    async with Driver(server.base_url) as driver:
        malia = await driver.user("malia")
        asked = await malia.slash(general, "do", {"what": "x"})
        waiting = await malia.slash(general, "table join", settle=False)
    token, port = bot.heard[-1].token, int(server.base_url.rsplit(":", 1)[1])
    await server.close()

    server = await start(path, port, clock=clock)
    await eventually(lambda: server.gateway.bot_connected)

    async def thank(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("thanks")

    bot.answer = thank
    async with Driver(server.base_url) as driver:
        malia = await driver.user("malia")
        assert (await malia.fill(asked.modal or {}, {"answer": "x"})).text == "thanks"
        path_of_original = f"/webhooks/{bot.application_id}/{token}/messages/@original"
        await bot.raw("PATCH", path_of_original, {"content": "thought long"})
        assert [texts(m) for m in await malia.messages(general)] == ["thought long", "thanks"]
        assert waiting.message_id in malia.known
        clock.advance(901)
        with pytest.raises(discord.HTTPException) as caught:
            await bot.raw("PATCH", path_of_original, {"content": "too long"})
        assert caught.value.code == 50027
    await small_bot.stop(bot, task)
    await server.close()


async def test_what_was_said_is_on_disk_a_moment_later(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    server = await start(path)
    async with Driver(server.base_url) as driver:
        said = await (await driver.user("malia")).say(server.channel_id("general"), "remember")
    store = server._store
    assert store is not None
    await eventually(lambda: not store._dirty and store._writing is not None and store._writing.done())
    # what a killed process leaves behind: the files as they are now
    for name in (path, path.with_name(path.name + "-wal")):
        await asyncio.to_thread(shutil.copy, name, tmp_path / f"copy{name.name.removeprefix('sandbox')}")
    rows = sqlite3.connect(tmp_path / "copy.db").execute("SELECT key FROM rows WHERE kind = 'message'").fetchall()
    assert rows == [(said["id"],)]
    await server.close()


async def test_one_file_one_server(tmp_path: Path) -> None:
    server = await start(tmp_path / "sandbox.db")
    with pytest.raises(FileBusy, match=r"^The file sandbox\.db is in use by another sandbox\.$"):
        await start(tmp_path / "sandbox.db")
    await server.close()


async def test_a_file_that_cannot_be_opened_is_not_called_in_use(tmp_path: Path) -> None:
    with pytest.raises(FileUnusable, match=rf"^The file {tmp_path.name} cannot be opened: "):
        await start(tmp_path)
    (tmp_path / "words").write_bytes(b"no database" * 999)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE meta (something)")
    for name in ("words", "other.db"):
        with pytest.raises(FileUnusable, match=rf"^The file {name} cannot be used: "):
            await start(tmp_path / name)
    with pytest.raises(FileUnusable):
        await start(tmp_path / "words" / "sandbox.db")


async def test_nothing_is_kept_when_nothing_shall_be(tmp_path: Path) -> None:
    server = await Sandbox.start(tmp_path / "sandbox.db", persist=False)
    await server.close()
    assert not (tmp_path / "sandbox.db").exists()
