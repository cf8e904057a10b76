"""What Discord's client would not send never reaches the bot: presses, menus, options of commands, modals."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from sandbox.driver import Refused, User, texts
from tests.sandbox.small_bot import SmallBot, form, layout, panel


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


async def test_a_form_opened_by_a_button_may_update_its_message(bot: SmallBot, malia: User, general: str) -> None:
    board = await bot.place(general).send(view=panel("before"))

    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(form())
        else:
            await interaction.response.edit_message(view=panel(interaction.data["components"][0]["component"]["value"]))

    bot.answer = ask
    asked = await malia.press(await malia.message(str(board.id)), "go")
    assert asked.modal is not None and asked.modal["title"] == "A question"
    reply = await malia.fill(asked.modal, {"Your answer": "virtue"})
    assert reply.update and texts(reply.message or {}) == "virtue"
    assert bot.heard[-1].message is not None and bot.heard[-1].message.id == board.id
    with pytest.raises(Refused, match="not open"):
        await malia.fill(asked.modal, {"Your answer": "again"})


async def test_a_form_opened_by_a_command_cannot_update_or_open_another(
    bot: SmallBot, malia: User, general: str
) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(form())
            return
        for body in ({"type": 7, "data": {"content": "x"}}, {"type": 9, "data": form().to_dict()}):
            try:
                await bot.raw("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)
            except discord.HTTPException as error:
                bot.errors.append(error)
        await interaction.response.send_message("as a new message")

    bot.answer = ask
    asked = await malia.slash(general, "table join")
    reply = await malia.fill(asked.modal or {}, {"answer": "virtue"})
    assert reply.text == "as a new message"
    assert [e.code for e in bot.errors if isinstance(e, discord.HTTPException)] == [50035, 50035]


async def test_a_form_is_only_for_who_opened_it_and_judged(
    bot: SmallBot, malia: User, theo: User, general: str
) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(form(min_length=3, max_length=5))
        else:
            await interaction.response.send_message("taken")

    bot.answer = ask
    asked = await malia.slash(general, "table join")
    assert asked.modal is not None
    with pytest.raises(Refused, match="not open"):
        await theo.fill(asked.modal, {"answer": "four"})
    for value in ("", "ab", "abcdef"):
        with pytest.raises(Refused, match="too short or too long"):
            await malia.fill(asked.modal, {"answer": value})
    assert len(bot.heard) == 1
    assert (await malia.fill(asked.modal, {"answer": "four"})).text == "taken"


async def test_all_fields_of_a_form_arrive(bot: SmallBot, malia: User, general: str) -> None:
    modal = ui.Modal(title="Options", custom_id="options")
    options = [discord.SelectOption(label=x, value=x) for x in "abc"]
    for text, item in (
        ("Menu", ui.Select(custom_id="menu", options=options, max_values=2)),
        ("Person", ui.UserSelect(custom_id="person", required=True)),
        (
            "One of",
            ui.RadioGroup(custom_id="radio", options=[discord.RadioGroupOption(label=x, value=x) for x in "xy"]),
        ),
        ("Yes", ui.Checkbox(custom_id="yes")),
    ):
        modal.add_item(ui.Label(text=text, component=item))
    modal.stop()

    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(modal)
        else:
            await interaction.response.send_message("taken")

    bot.answer = ask
    asked = await malia.slash(general, "table join")
    assert asked.modal is not None
    with pytest.raises(Refused, match="among the options"):
        await malia.fill(asked.modal, {"Menu": ["z"], "Person": [malia.id], "One of": "x"})
    await malia.fill(asked.modal, {"Menu": ["a", "c"], "Person": [malia.id], "One of": "y", "Yes": True})
    data = bot.heard[-1].data
    values = {x["component"]["custom_id"]: x["component"] for x in data["components"]}
    assert values["menu"]["values"] == ["a", "c"] and values["radio"]["value"] == "y" and values["yes"]["value"] is True
    assert malia.id in data["resolved"]["users"]
