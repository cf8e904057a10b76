"""What Discord's client would not send never reaches the bot: presses, choices in menus, options of commands."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from sandbox.driver import Refused, User
from tests.sandbox.small_bot import SmallBot, layout, panel


async def test_presses_that_no_client_could_make_never_reach_the_bot(
    bot: SmallBot, malia: User, theo: User, general: str
) -> None:
    board = await bot.place(general).send(view=panel("off", disabled=True))
    with pytest.raises(Refused, match="disabled"):
        await malia.press(await malia.message(str(board.id)), "go")
    with pytest.raises(Refused, match="Unknown component"):
        await malia.press(str(board.id), "forged")

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel("mine"), ephemeral=True)

    bot.answer = answer
    mine = (await malia.slash(general, "table join")).message
    with pytest.raises(Refused, match="Unknown Message"):
        await theo.press(mine or {}, "go")
    assert len(bot.heard) == 1


async def test_menus_arrive_with_values_that_were_offered(bot: SmallBot, malia: User, general: str) -> None:
    options = [discord.SelectOption(label=x.upper(), value=x) for x in "abc"]
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id="menu", options=options, min_values=1, max_values=2)
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id="people")
    board = await bot.place(general).send(view=layout(ui.ActionRow(menu), ui.ActionRow(people)))
    message = await malia.message(str(board.id))
    for values in ([], ["z"], ["a", "b", "c"], ["a", "a"]):
        with pytest.raises(Refused):
            await malia.choose(message, "menu", values)
    await malia.choose_label(message, "B")
    assert bot.heard[-1].data["values"] == ["b"]
    await malia.choose(message, "people", [malia.id])
    assert malia.id in bot.heard[-1].data["resolved"]["members"]


async def test_commands_are_judged_and_completed(bot: SmallBot, malia: User, theo: User, general: str) -> None:
    for options in ({}, {"what": ""}, {"what": "x" * 21}, {"what": "x", "times": 10}, {"what": "x", "who": "1"}):
        with pytest.raises(Refused):
            await malia.slash(general, "do", options)
    assert not bot.heard
    choices = await malia.complete(general, "do", {"what": "roll"}, focused="what")
    assert [choice["value"] for choice in choices] == ["roll the dice", "roll again"]
    await malia.slash(general, "do", {"what": "anything", "times": 3, "who": theo.id})
    assert bot.heard[0].namespace.who.id == int(theo.id) and bot.heard[0].namespace.times == 3
