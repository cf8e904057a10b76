"""The one router: every button, menu and form comes here, by its id alone, so that none is lost in a restart.

discord.py's own views are never kept (DISCORD.md, section 2.1); an id that is unknown or of an older release is
answered kindly.
"""

from collections.abc import Mapping
from typing import Any

import discord

from bot import ids, lobby, playing, standing
from bot.answer import Answer, Interaction, Waiting
from bot.answering import Handler
from bot.catalogue import say
from bot.consent import handlers as consent
from bot.house import House
from bot.records import routing as records
from bot.records.log import show_log
from bot.records.rematch import play_again
from bot.screens import notice
from bot.vote import opening, pressing

_UPDATES = (
    ids.Panel, ids.Play, ids.Into, ids.LogPage, ids.Topics, ids.Topic, ids.Confirm, ids.Keep, ids.Join, ids.Leave,
    ids.AddComputer, ids.RemoveComputer, ids.OptionsPage, ids.SetOption, ids.Start, ids.Tables,
)  # fmt: skip
"""What changes the message it is pressed on; everything else is answered with a new one."""


async def route(house: House, interaction: Interaction) -> None:
    """Answer a component or a form."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is discord.InteractionType.modal_submit:
        press, typed = ids.read(custom_id), typed_in(data)
        if isinstance(press, ids.Records):
            form = press
            await house.answer(interaction, lambda answer: records.filled(house, answer, form, typed), waiting="update")
            return
        new: Waiting = "private" if isinstance(press, ids.VoteForm) else "update"
        await house.answer(interaction, lambda answer: _filled(house, answer, press, typed), waiting=new)
        return
    values = [str(value) for value in data.get("values", ())]
    pressed = ids.pressed(custom_id, values)
    if isinstance(pressed, ids.Records):
        asked = pressed
        handler: Handler = lambda answer: records.pressed(house, answer, asked, values)  # noqa: E731
        await house.answer(interaction, handler, waiting=records.waiting(asked))
        return
    if isinstance(pressed, ids.Agreements):
        agreed = pressed
        await house.answer(
            interaction, lambda answer: consent.pressed(house, answer, agreed), waiting=consent.waiting(agreed)
        )
        return
    await house.answer(interaction, lambda answer: _pressed(house, answer, pressed), waiting=_waiting(pressed))


def typed_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What was typed into a form, by the ids of its fields; of a menu in it the first value."""
    typed: dict[str, str] = {}
    for part in data.get("components", ()):
        leaves = [part["component"]] if part.get("type") == 18 else part.get("components", ())
        for leaf in leaves:
            values = leaf.get("values")
            typed[str(leaf.get("custom_id", ""))] = str(
                (values or [""])[0] if values is not None else leaf.get("value", "")
            )
    return typed


def _waiting(press: ids.Press | None) -> Waiting:
    if isinstance(press, ids.Fill | ids.TypeOption | ids.VoteForm):
        return None
    return "update" if isinstance(press, _UPDATES) else "private"


async def _filled(house: House, answer: Answer, press: ids.Press | None, typed: dict[str, str]) -> None:
    match press:
        case ids.Fill():
            await playing.take(house, answer, press, typed)
        case ids.TypeOption():
            await lobby.type_option(house, answer, press, typed.get("value", ""))
        case ids.VoteForm():
            await opening.open_vote(house, answer, press, typed)
        case _:
            await answer.show(notice(say("error.unknown_id")))


async def _pressed(house: House, answer: Answer, press: ids.Press | None) -> None:
    match press:
        case ids.Play():
            await playing.take(house, answer, press)
        case ids.Fill():
            await playing.open_form(house, answer, press)
        case ids.Into():
            await playing.turn_panel(house, answer, press.match, press)
        case ids.MySeat():
            await playing.show_panel(house, answer, press.match)
        case ids.Panel():
            await playing.turn_panel(house, answer, press.match)
        case ids.Log():
            await show_log(house, answer, press.match)
        case ids.LogPage():
            await show_log(house, answer, press.match, press.page)
        case ids.Rules():
            await standing.show_rules(house, answer, press.match)
        case ids.Topics():
            await standing.turn_rules(answer, press.game, None, press.page)
        case ids.Topic():
            await standing.turn_rules(answer, press.game, press.topic, None)
        case ids.Ask():
            await standing.ask(house, answer, press.match, press.what)
        case ids.Confirm():
            await standing.confirm(house, answer, press.match, press.what)
        case ids.Keep():
            await answer.update(notice(say("confirm.kept")))
        case ids.Cast():
            await pressing.press_stone(house, answer, press)
        case ids.VoteForm():
            await opening.ask_terms(house, answer, press)
        case ids.Tables():
            await standing.show_tables(house, answer, press.of, press.page)
        case ids.Again():
            await play_again(house, answer, press)
        case _:
            await _in_lobby(house, answer, press)


async def _in_lobby(house: House, answer: Answer, press: ids.Press | None) -> None:
    match press:
        case ids.Join():
            await lobby.join(house, answer, press.match)
        case ids.Leave():
            await lobby.leave(house, answer, press.match)
        case ids.Computers():
            await lobby.choose_level(house, answer, press.match)
        case ids.AddComputer():
            await lobby.add_computer(house, answer, press.match, press.level)
        case ids.RemoveComputer():
            await lobby.remove_computer(house, answer, press.match)
        case ids.Options():
            await lobby.show_options(house, answer, press.match)
        case ids.OptionsPage():
            await lobby.show_options(house, answer, press.match, press.page)
        case ids.SetOption():
            await lobby.set_option(house, answer, press)
        case ids.TypeOption():
            await lobby.ask_option(house, answer, press)
        case ids.Start():
            await lobby.start(house, answer, press.match)
        case ids.Cancel():
            await standing.ask(house, answer, press.match, "cancel")
        case _:
            await answer.show(notice(say("error.unknown_id")))
