"""`/settings privacy`: everything that is stored about me, as a file; and forgetting it."""

import orjson
from discord import app_commands
from discord.app_commands import locale_str

from bot import ids
from bot.answer import Answer, Interaction
from bot.catalogue import say
from bot.commands.wording import described
from bot.house import House
from bot.limits import fit_screen
from bot.screen import Attachment, Button, Buttons, Screen, Text
from bot.screens import notice
from bot.screens.names import GROUND


def add_privacy(group: app_commands.Group, house: House) -> None:
    """`/settings privacy`."""

    @group.command(name=locale_str("privacy"), description=described("settings_privacy"))
    async def privacy(interaction: Interaction) -> None:
        await house.answer(interaction, show_privacy, waiting="private")


async def show_privacy(answer: Answer) -> None:
    """What is stored, and the two buttons."""
    buttons = (
        Button(say("privacy.export"), ids.write(ids.Privacy("export"))),
        Button(say("privacy.delete"), ids.write(ids.Privacy("delete")), "danger"),
    )
    await answer.show(fit_screen(Screen((Text(say("privacy.text")), Buttons(buttons)), GROUND)))


async def press_privacy(house: House, answer: Answer, press: ids.Privacy) -> None:
    """One of its buttons. It concerns whoever presses, whatever the id says."""
    if press.what == "export":
        await _export(house, answer)
    elif press.what == "delete":
        yes = Button(say("privacy.sure"), ids.write(ids.Privacy("sure")), "danger")
        no = Button(say("privacy.keep"), ids.write(ids.Privacy("keep")))
        await answer.update(Screen((Text(say("privacy.question")), Buttons((yes, no))), GROUND))
    elif press.what == "sure":
        await _forget(house, answer)
    else:
        await answer.update(notice(say("confirm.kept")))


async def _export(house: House, answer: Answer) -> None:
    await answer.defer("private")
    found = await house.store.privacy.export(answer.user.id)
    file = Attachment("stoa-about-me.json", orjson.dumps(found, option=orjson.OPT_INDENT_2))
    said = notice(say("privacy.exported"))
    await answer.show(Screen(said.blocks, said.accent, files=(file,)))


async def _forget(house: House, answer: Answer) -> None:
    await answer.defer("update")
    user = answer.user.id
    for match in await house.store.privacy.forget(user, say("privacy.former")):
        house.hosting.changed(match, before=match.active)
    house.persons.forget(user)
    await answer.update(notice(say("privacy.deleted")))
