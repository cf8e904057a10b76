"""`/admin`: a server's rules on opening matches ("tables"), figures about the bot, and a backup of the database.

Members who manage the server see what concerns it. Those who operate the bot also see what concerns its machine. The
self-test stands in `bot.handlers.doctor`.
"""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

import discord
import structlog

from bot.handlers.permissions import (
    MAX_TABLES_PER_HOST,
    MAX_TABLES_PER_SERVER,
    TABLES_PER_HOST,
    TABLES_PER_SERVER,
    ServerRules,
    check_host,
    check_manager,
    is_host,
    server_rules,
    set_server_rules,
)
from bot.handlers.settings import OWN_LANGUAGE, language_options
from bot.interactions import custom_ids
from bot.interactions.errors import UserError, describe_error
from bot.interactions.registry import chosen_ids, form, press, select
from bot.interactions.response import Response
from bot.scheduler.votes import MAX_ROLES, may_name_members, set_naming, set_vote_roles, vote_roles
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Button, Buttons, Form, Menu, Screen, ServerMenu, Text, TextField
from bot.ui.limits import fit_screen, notice
from bot.ui.words import (
    byte_count,
    channel_mention,
    chosen_languages,
    installed_languages,
    language_name,
    role_mention,
    say,
)
from games.core.words import EMPTY, Markdown, Message, Series, bullets, lines
from storage import Damaged, Refused, Status
from storage.backup import NoCopy

log = structlog.stdlib.get_logger(__name__)


async def explain_damage(services: Services, work: Awaitable[None]) -> None:
    """Run a command of `/admin`; if the database is damaged, raise an error that tells the user what to do.

    Args:
        services: The bot's services.
        work: The work of the command.

    Raises:
        UserError: The database is damaged. Any other error of `work` is raised unchanged.
    """
    try:
        await work
    except (UserError, Refused, discord.HTTPException):
        raise
    except Exception as error:
        if isinstance(error, Damaged) or await services.store.maintenance.is_explained_by_damage(error):
            log.error("the database is damaged", error=describe_error(error))
            raise UserError(say.text("admin-damaged")) from None
        raise


async def show_setup(services: Services, response: Response) -> None:
    """Send the server's rules privately, with menus that change where and by whom tables are opened and who runs votes.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    await response.send(await _setup(services, guild))


async def _setup(services: Services, guild: int, note: Markdown = EMPTY) -> Screen:
    """Return the message of `/admin setup`, with the server's rules as they are stored.

    Args:
        services: The bot's services.
        guild: The server's Discord id.
        note: As for `setup_screen`.
    """
    store = services.store
    rules, voters = await server_rules(store, guild), await vote_roles(store, guild)
    language, naming = chosen_languages(services.client).get(guild), await may_name_members(store, guild)
    return setup_screen(rules, tuple(voters), language, note, naming=naming)


def setup_screen(
    rules: ServerRules,
    voters: tuple[int, ...],
    language: str | None = None,
    note: Markdown = EMPTY,
    *,
    naming: bool = False,
) -> Screen:
    """Return the message of `/admin setup`, which shows a server's rules in words and as menus that change them.

    The words are needed because some Discord clients do not show what is selected in a menu.

    Args:
        rules: The rules on opening tables.
        voters: Ids of the roles whose members may open and end public votes.
        language: The language that was chosen for boards, threads and votes; None for that of the server in Discord.
        note: Markdown above the rules that says what has just changed; empty for nothing.
        naming: True if ostracisms may name any member.
    """
    text = say.text(
        "setup-text",
        channels=Series([*map(channel_mention, rules.channels)] or [say.message("setup-everywhere")]),
        openers=Series([*map(role_mention, rules.opener_roles)] or [say.message("setup-everybody")]),
        voters=Series([*map(role_mention, voters)] or [say.message("setup-nobody-else")]),
        each=rules.per_host,
        all=rules.per_server,
        naming="on" if naming else "off",
    )
    languages = language_options(say.label("setup-language-discord"), custom_ids.SetServerLanguage, language)
    if languages:
        said = say.message("setup-language-discord") if language is None else language_name(language)
        text = lines([text, say.text("setup-language", language=said)])
    menu_id = custom_ids.encode(custom_ids.ServerLanguageMenu())
    blocks = (
        Text(say.text("setup-title")),
        *((Text(say.text("panel-note", note=note)),) if note else ()),
        Text(text),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("channels")),
            say.label("setup-menu-channels"),
            "channels",
            rules.channels,
        ),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("openers")),
            say.label("setup-menu-openers"),
            "roles",
            rules.opener_roles,
        ),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("voters")),
            say.label("setup-menu-voters"),
            "roles",
            voters,
            MAX_ROLES,
        ),
        Buttons(
            (
                Button(say.label("setup-limits"), custom_ids.encode(custom_ids.SetLimits())),
                Button(
                    say.label("setup-naming-off" if naming else "setup-naming-on"),
                    custom_ids.encode(custom_ids.SetNaming(not naming)),
                ),
            )
        ),
        *((Menu(menu_id, say.label("setup-language-menu"), languages),) if languages else ()),
    )
    return fit_screen(Screen(blocks, NEUTRAL_ACCENT))


@select(custom_ids.SetServer, defer="update")
async def set_server(
    services: Services, response: Response, press: custom_ids.SetServer, values: Sequence[str]
) -> None:
    """Save the roles or channels that a manager has selected in a menu of `/admin setup`, and show the changed rules.

    Args:
        services: The bot's services.
        response: The response to the selection.
        press: The menu; its `what` is "channels", "openers" or "voters".
        values: Ids of the selected channels or roles. An empty selection of channels or openers lifts the restriction;
            an empty selection of voters leaves public votes to members who may manage messages.

    Raises:
        UserError: The user may not manage this server, has selected @everyone as a role that runs votes, or the custom
            id is forged. Nothing was saved.
    """
    guild = check_manager(response.interaction)
    chosen = chosen_ids(values)
    rules = await server_rules(services.store, guild)
    what = press.what
    if what == "channels":
        rules = replace(rules, channels=chosen)
    elif guild in chosen and what == "voters":
        raise UserError(say.text("vote-not-everyone"))
    elif what == "openers":
        rules = replace(rules, opener_roles=() if guild in chosen else chosen)  # @everyone is no restriction
    elif what == "voters":
        await set_vote_roles(services.store, guild, list(chosen))
    else:
        raise UserError(say.text("error-unknown-id"))
    await set_server_rules(services.store, guild, rules)
    done = say.text("setup-voters-done" if what == "voters" else "setup-done")
    await response.update(await _setup(services, guild, done))


@press(custom_ids.SetServerLanguage, defer="update")
async def set_server_language(services: Services, response: Response, press: custom_ids.SetServerLanguage) -> None:
    """Save the language that a manager has chosen for what all members of the server read.

    Raises:
        UserError: The user may not manage this server, or there are no words in that language.
    """
    guild = check_manager(response.interaction)
    if press.language not in {OWN_LANGUAGE, *installed_languages()}:
        raise UserError(say.text("error-unknown-id"))
    await services.languages.choose(guild, None if press.language == OWN_LANGUAGE else press.language)
    await response.update(await _setup(services, guild, say.text("setup-language-done")))


@press(custom_ids.SetNaming, defer="update")
async def set_naming_of_members(services: Services, response: Response, press: custom_ids.SetNaming) -> None:
    """Save whether votes in which members are written down may name any member, and show the changed rules.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    await set_naming(services.store, guild, bool(press.allowed))
    await response.update(await _setup(services, guild, say.text("setup-done")))


@press(custom_ids.SetLimits, defer=None)
async def ask_limits(services: Services, response: Response, press: custom_ids.SetLimits) -> None:
    """Open the form in which a manager types how many tables (open matches) one user and the whole server may have.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    await response.open_form(limits_form(press, await server_rules(services.store, guild)))


def limits_form(press: custom_ids.SetLimits, rules: ServerRules) -> Form:
    """Return the form for a server's limits on open tables (matches), with the present limits filled in.

    Args:
        press: The button that opens it.
        rules: The rules with the present limits.
    """
    each = TextField(
        "each",
        say.label("setup-each"),
        say.label("setup-up-to", most=MAX_TABLES_PER_HOST, usual=TABLES_PER_HOST),
        value=str(rules.per_host),
        maximum=4,
    )
    all_ = TextField(
        "all",
        say.label("setup-all"),
        say.label("setup-up-to", most=MAX_TABLES_PER_SERVER, usual=TABLES_PER_SERVER),
        value=str(rules.per_server),
        maximum=4,
    )
    return Form(custom_ids.encode(press), say.label("setup-limits-title"), (each, all_))


@form(custom_ids.SetLimits)
async def set_limits(
    services: Services, response: Response, _press: custom_ids.SetLimits, typed: Mapping[str, str]
) -> None:
    """Save the limits on open tables that a manager has typed, and show the changed rules.

    Args:
        services: The bot's services.
        response: The response to the form.
        typed: The typed numbers: "each" per user who opens tables, "all" for the server.

    Raises:
        UserError: The user may not manage this server, or a text is not a number within the allowed range.
    """
    guild = check_manager(response.interaction)
    each = _read_number(typed.get("each", ""), MAX_TABLES_PER_HOST)
    most = _read_number(typed.get("all", ""), MAX_TABLES_PER_SERVER)
    rules = replace(await server_rules(services.store, guild), per_host=each, per_server=most)
    await set_server_rules(services.store, guild, rules)
    await response.update(await _setup(services, guild, say.text("setup-done")))


def _read_number(text: str, most: int) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= most):
        raise UserError(say.text("setup-bad-number", most=most))
    return int(text)


async def show_status(services: Services, response: Response) -> None:
    """Show how many tables are open in this server, and figures about the whole bot if the user operates it.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    maintenance = services.store.maintenance
    rules = await server_rules(services.store, guild)
    here = [
        say.text("status-here", count=await maintenance.count_open_matches(guild), most=rules.per_server),
        say.text("status-latency", milliseconds=round(services.client.latency * 1000)),
    ]
    blocks = [Text(say.text("status-title")), Text(bullets(here))]
    if is_host(services, response.user.id):
        numbers = await maintenance.numbers()
        playing, lobby = numbers.statuses.get(Status.PLAYING, 0), numbers.statuses.get(Status.LOBBY, 0)
        totals = [
            say.text("status-servers", count=len(services.client.guilds)),
            say.text("status-matches", playing=playing, lobby=lobby, all=sum(numbers.statuses.values())),
            say.text("status-records", records=numbers.records, votes=numbers.votes),
            say.text(
                "status-queue",
                presses=services.dispatcher.pending,
                writes=numbers.waiting,
                boards=services.boards.waiting,
                pictures=services.images.pending,
                shed=services.dispatcher.rejected,
            ),
            say.text("status-database", size=rounded_size(numbers.size)),
        ]
        if numbers.remnants.votes:
            totals.append(say.text("status-unerased-votes", count=len(numbers.remnants.votes)))
        if numbers.remnants.people is not None:
            totals.append(say.text("status-unerased-people"))
        blocks.append(Text(lines([say.text("status-whole"), bullets(totals)])))
    await response.send(Screen(tuple(blocks), NEUTRAL_ACCENT))


def rounded_size(count: int, *, up: bool = True) -> Message:
    """Return an amount of stored data rounded to a multiple of `SIZE_STEP`, as an argument of a message.

    An exact size would grow visibly with each hidden choice that is stored.

    Args:
        count: The size in bytes.
        up: Round up, to more than the size; if False, round down.
    """
    return byte_count((count // SIZE_STEP + up) * SIZE_STEP)


SIZE_STEP = 10_000_000
"""Sizes of the database, its log and the disk are shown in steps of so many bytes: each hidden choice adds to them."""


async def make_backup(services: Services, response: Response, moment: datetime) -> None:
    """Back up the database; tell the user the copy's file name and size, and that it does not contain the secret key.

    If no copy can be made, the user is told why.

    Args:
        services: The bot's services.
        response: The response to the command.
        moment: The current time, which becomes part of the file name.

    Raises:
        UserError: The user does not operate the bot or may not manage this server.
    """
    check_manager(response.interaction)
    check_host(services, response.interaction)
    await response.defer("private")
    try:
        made = await services.store.maintenance.backup(moment)
    except NoCopy as error:
        known = error.why in ("server", "damaged")
        await response.send(
            notice(say.text(f"backup-{error.why}") if known else say.text("backup-failed", why=error.why))
        )
        return
    # The name stands in backticks, where an escape would show.
    file = Markdown(made.file.name)
    said = [say.text("backup-done", file=file, size=byte_count(made.size), count=made.kept)]
    if made.open_votes:
        said.append(say.text("backup-open-votes", count=made.open_votes))
    await response.send(notice(lines(said)))
