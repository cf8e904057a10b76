"""`/admin setup`: a private message with menus, in which a server's rules are set."""

from dataclasses import replace

from bot import ids
from bot.admin.rights import check_manages
from bot.admin.rules import ALL, EACH, MOST_ALL, MOST_EACH, ServerRules, rules_of, set_rules
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.limits import fit_screen
from bot.screen import Button, Buttons, Entry, Form, Screen, ServerMenu, Text
from bot.screens.names import GROUND
from bot.vote.rights import MOST_ROLES, roles_of, set_roles


async def show_setup(house: House, answer: Answer) -> None:
    """The rules of this server, with the menus that change them."""
    guild = check_manages(answer.interaction)
    rules, voters = await rules_of(house.store, guild), await roles_of(house.store, guild)
    await answer.show(setup_screen(rules, tuple(voters)))


def setup_screen(rules: ServerRules, voters: tuple[int, ...], note: str = "") -> Screen:
    """What is set, in words and as menus: the menus of a client may not show what is chosen."""
    channels = ", ".join(f"<#{each}>" for each in rules.channels) or say("setup.everywhere")
    openers = ", ".join(f"<@&{each}>" for each in rules.openers) or say("setup.everybody")
    runners = ", ".join(f"<@&{each}>" for each in voters) or say("setup.nobody_else")
    text = say("setup.text", channels=channels, openers=openers, voters=runners, each=rules.each, all=rules.all)
    blocks = (
        Text(say("setup.title")),
        *((Text(say("panel.note", note=note)),) if note else ()),
        Text(text),
        ServerMenu(ids.write(ids.SetServer("channels")), say("setup.menu_channels"), "channels", rules.channels),
        ServerMenu(ids.write(ids.SetServer("openers")), say("setup.menu_openers"), "roles", rules.openers),
        ServerMenu(ids.write(ids.SetServer("voters")), say("setup.menu_voters"), "roles", voters, MOST_ROLES),
        Buttons((Button(say("setup.limits"), ids.write(ids.SetLimits())),)),
    )
    return fit_screen(Screen(blocks, GROUND))


async def set_server(house: House, answer: Answer, what: str, values: list[str]) -> None:
    """Take what was chosen in a menu; nothing chosen: no limitation."""
    guild = check_manages(answer.interaction)
    chosen = tuple([int(each) for each in values if each.isascii() and each.isdigit()])
    rules = await rules_of(house.store, guild)
    if what == "channels":
        rules = replace(rules, channels=chosen)
    elif guild in chosen and what == "voters":
        raise Complaint(say("vote.not_everyone"))
    elif what == "openers":
        rules = replace(rules, openers=() if guild in chosen else chosen)  # the role of everyone limits nothing
    elif what == "voters":
        await set_roles(house.store, guild, list(chosen))
    else:
        raise Complaint(say("error.unknown_id"))
    await set_rules(house.store, guild, rules)
    await answer.update(setup_screen(rules, tuple(await roles_of(house.store, guild)), say("setup.done")))


async def ask_limits(house: House, answer: Answer) -> None:
    """Open the form of the limits."""
    guild = check_manages(answer.interaction)
    rules = await rules_of(house.store, guild)
    each = Entry(
        "each", say("setup.each"), say("setup.up_to", most=MOST_EACH, usual=EACH), value=str(rules.each), most=4
    )
    all_ = Entry("all", say("setup.all"), say("setup.up_to", most=MOST_ALL, usual=ALL), value=str(rules.all), most=4)
    await answer.form(Form(ids.write(ids.SetLimits()), say("setup.limits_title"), (each, all_)))


async def set_limits(house: House, answer: Answer, typed: dict[str, str]) -> None:
    """Take the form."""
    guild = check_manages(answer.interaction)
    each = _number(typed.get("each", ""), MOST_EACH)
    most = _number(typed.get("all", ""), MOST_ALL)
    rules = replace(await rules_of(house.store, guild), each=each, all=most)
    await set_rules(house.store, guild, rules)
    await answer.update(setup_screen(rules, tuple(await roles_of(house.store, guild)), say("setup.done")))


def _number(text: str, most: int) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
        raise Complaint(say("setup.bad_number", most=most))
    return int(text)
