"""`/admin`: a server's rules, statistics, a self-check ("doctor") and a backup of the database.

Managers see what concerns their server. The bot's hosts also see what concerns its machine.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord

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
from bot.handlers.vote import MAX_ROLES, set_vote_roles, vote_roles
from bot.interactions import custom_ids
from bot.interactions.discord_private import api_address
from bot.interactions.errors import UserError
from bot.interactions.registry import form, press, select
from bot.interactions.response import Response
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Button, Buttons, Form, Screen, ServerMenu, Text, TextField
from bot.ui.catalogue import format_bytes, say
from bot.ui.limits import fit_screen, notice
from games.core.presentation import plain
from games.core.registry import LeftOut, left_out
from storage import Status
from storage.care import NoCopy, Numbers


async def show_setup(services: Services, response: Response) -> None:
    """Show this server's rules, with the menus that change them.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    rules, voters = await server_rules(services.store, guild), await vote_roles(services.store, guild)
    await response.send(setup_screen(rules, tuple(voters)))


def setup_screen(rules: ServerRules, voters: tuple[int, ...], note: str = "") -> Screen:
    """Return the screen of a server's rules: in words, because some clients' menus hide the selection, and as menus.

    Args:
        rules: The rules.
        voters: Roles whose members may hold public votes.
        note: What has just changed; empty for nothing.
    """
    channels = ", ".join(f"<#{each}>" for each in rules.channels) or say("setup.everywhere")
    openers = ", ".join(f"<@&{each}>" for each in rules.opener_roles) or say("setup.everybody")
    vote_hosts = ", ".join(f"<@&{each}>" for each in voters) or say("setup.nobody_else")
    text = say(
        "setup.text", channels=channels, openers=openers, voters=vote_hosts, each=rules.per_host, all=rules.per_server
    )
    blocks = (
        Text(say("setup.title")),
        *((Text(say("panel.note", note=note)),) if note else ()),
        Text(text),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("channels")), say("setup.menu_channels"), "channels", rules.channels
        ),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("openers")), say("setup.menu_openers"), "roles", rules.opener_roles
        ),
        ServerMenu(
            custom_ids.encode(custom_ids.SetServer("voters")), say("setup.menu_voters"), "roles", voters, MAX_ROLES
        ),
        Buttons((Button(say("setup.limits"), custom_ids.encode(custom_ids.SetLimits())),)),
    )
    return fit_screen(Screen(blocks, NEUTRAL_ACCENT))


@select(custom_ids.SetServer, defer="update")
async def set_server(
    services: Services, response: Response, press: custom_ids.SetServer, values: Sequence[str]
) -> None:
    """Save the selection of a menu; an empty one removes the restriction."""
    guild = check_manager(response.interaction)
    chosen = tuple([int(each) for each in values if each.isascii() and each.isdigit()])
    rules = await server_rules(services.store, guild)
    what = press.what
    if what == "channels":
        rules = replace(rules, channels=chosen)
    elif guild in chosen and what == "voters":
        raise UserError(say("vote.not_everyone"))
    elif what == "openers":
        rules = replace(rules, opener_roles=() if guild in chosen else chosen)  # @everyone is no restriction
    elif what == "voters":
        await set_vote_roles(services.store, guild, list(chosen))
    else:
        raise UserError(say("error.unknown_id"))
    await set_server_rules(services.store, guild, rules)
    await response.update(setup_screen(rules, tuple(await vote_roles(services.store, guild)), say("setup.done")))


@press(custom_ids.SetLimits, defer=None)
async def ask_limits(services: Services, response: Response, press: custom_ids.SetLimits) -> None:
    """Open the form for the limits on open tables."""
    guild = check_manager(response.interaction)
    rules = await server_rules(services.store, guild)
    each = TextField(
        "each",
        say("setup.each"),
        say("setup.up_to", most=MAX_TABLES_PER_HOST, usual=TABLES_PER_HOST),
        value=str(rules.per_host),
        maximum=4,
    )
    all_ = TextField(
        "all",
        say("setup.all"),
        say("setup.up_to", most=MAX_TABLES_PER_SERVER, usual=TABLES_PER_SERVER),
        value=str(rules.per_server),
        maximum=4,
    )
    await response.open_form(Form(custom_ids.encode(press), say("setup.limits_title"), (each, all_)))


@form(custom_ids.SetLimits)
async def set_limits(
    services: Services, response: Response, _press: custom_ids.SetLimits, typed: Mapping[str, str]
) -> None:
    """Save the limits on open tables."""
    guild = check_manager(response.interaction)
    each = _read_number(typed.get("each", ""), MAX_TABLES_PER_HOST)
    most = _read_number(typed.get("all", ""), MAX_TABLES_PER_SERVER)
    rules = replace(await server_rules(services.store, guild), per_host=each, per_server=most)
    await set_server_rules(services.store, guild, rules)
    await response.update(setup_screen(rules, tuple(await vote_roles(services.store, guild)), say("setup.done")))


def _read_number(text: str, most: int) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
        raise UserError(say("setup.bad_number", most=most))
    return int(text)


async def show_status(services: Services, response: Response) -> None:
    """Show statistics of this server and, to the bot's hosts, of the whole bot.

    Raises:
        UserError: The user may not manage this server.
    """
    guild = check_manager(response.interaction)
    care = services.store.care
    rules = await server_rules(services.store, guild)
    lines = [
        say("status.here", count=await care.tables_in(guild), most=rules.per_server),
        say("status.latency", milliseconds=f"{services.client.latency * 1000:.0f}"),
    ]
    blocks = [Text(say("status.title")), Text("\n".join(say("log.line", line=line) for line in lines))]
    if is_host(services, response.user.id):
        numbers = await care.numbers()
        playing, lobby = numbers.statuses.get(Status.PLAYING, 0), numbers.statuses.get(Status.LOBBY, 0)
        totals = [
            say("status.servers", count=len(services.client.guilds)),
            say("status.matches", playing=playing, lobby=lobby, all=sum(numbers.statuses.values())),
            say("status.records", records=numbers.records, votes=numbers.votes),
            say(
                "status.queue",
                presses=services.dispatcher.pending,
                writes=numbers.waiting,
                boards=services.boards.waiting,
                pictures=services.images.pending,
                shed=services.dispatcher.rejected,
            ),
            say("status.database", size=format_bytes(numbers.size)),
        ]
        blocks.append(Text(say("status.whole") + "\n" + "\n".join(say("log.line", line=line) for line in totals)))
    await response.send(Screen(tuple(blocks), NEUTRAL_ACCENT))


async def make_backup(services: Services, response: Response, moment: datetime) -> None:
    """Back up the database, and name the copy and what it does not contain.

    Args:
        services: The bot's services.
        response: The response to the command.
        moment: The current time, which names the copy.

    Raises:
        UserError: The user does not host the bot or may not manage this server.
    """
    check_manager(response.interaction)
    check_host(services, response.interaction)
    await response.defer("private")
    try:
        made = await services.store.care.backup(moment)
    except NoCopy as error:
        text = say("backup.server") if error.why == "server" else say("backup.failed", why=error.why)
        await response.send(notice(text))
        return
    text = say("backup.done", file=made.file.name, size=format_bytes(made.size), count=made.kept)
    await response.send(notice(text))


NEEDED_PERMISSIONS = ("view_channel", "send_messages", "attach_files", "read_message_history")
THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
PRIVATE_THREAD_PERMISSIONS = ("create_private_threads",)
MAX_CLOCK_DRIFT = 2.0
"""Largest acceptable clock error in seconds. Discord allows three seconds for a response, and the local clock measures
an interaction's age."""
MIN_FREE_BYTES = 500_000_000
"""Disk space that should stay free, in bytes."""
MAX_WAL_BYTES = 100_000_000
"""Size from which the write-ahead log is suspicious, in bytes: it stays small unless a reader blocks checkpoints."""
MAX_CHANNELS = 25
"""The doctor checks the permissions in at most this many channels."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    ok: bool
    text: str


async def run_doctor(services: Services, response: Response, now: datetime) -> None:
    """Run all checks and show the results; checks of the machine are for the bot's hosts only.

    Args:
        services: The bot's services.
        response: The response to the command.
        now: The current time, which is compared with Discord's.

    Raises:
        UserError: The user may not manage this server.
    """
    guild_id = check_manager(response.interaction)
    await response.defer("private")
    guild = response.interaction.guild
    findings = (
        [] if guild is None else check_permissions(guild, (await server_rules(services.store, guild_id)).channels)
    )
    findings.append(await _check_commands(services))
    findings.append(await _check_pictures(services))
    if is_host(services, response.user.id):
        findings.append(check_clock(await discord_time(), now))
        findings += check_database(await services.store.care.numbers())
        findings += check_packages(left_out())
    await response.send(doctor_screen(findings))


def doctor_screen(findings: Iterable[Finding]) -> Screen:
    """Return the screen of the results, failed checks first."""
    found = sorted(findings, key=lambda finding: finding.ok)
    wrong = sum(not finding.ok for finding in found)
    lines = [say(f"doctor.line.{_key_part(each.ok)}", words=each.text) for each in found]
    head = say("doctor.all_well") if not wrong else say("doctor.some", count=wrong)
    return fit_screen(Screen((Text(f"{say('doctor.title')}\n{head}"), Text("\n".join(lines))), NEUTRAL_ACCENT))


def check_permissions(guild: discord.Guild, chosen: tuple[int, ...]) -> list[Finding]:
    """Check the bot's permissions in the channels where tables may be opened.

    Args:
        guild: The server.
        chosen: Ids of the channels to which the server limits tables; empty for all channels.
    """
    me = guild.me
    channels = [channel for channel in guild.text_channels if not chosen or channel.id in chosen]
    findings = [
        Finding(False, say("doctor.channel_gone", channel=each))
        for each in chosen
        if each not in {channel.id for channel in channels}
    ]
    for channel in channels[:MAX_CHANNELS]:
        allowed = channel.permissions_for(me)
        for needed, purpose in (
            (NEEDED_PERMISSIONS, "tables"),
            (THREAD_PERMISSIONS, "threads"),
            (PRIVATE_THREAD_PERMISSIONS, "private"),
        ):
            missing = [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]
            if missing:
                names = ", ".join(missing)
                findings.append(Finding(False, say(f"doctor.lacking.{purpose}", channel=channel.id, permissions=names)))
                break
    if not findings:
        findings.append(Finding(True, say("doctor.permissions", count=len(channels[:MAX_CHANNELS]))))
    return findings


def check_clock(theirs: datetime | None, ours: datetime) -> Finding:
    """Compare the local clock with Discord's.

    Args:
        theirs: Discord's time; None if it is unknown.
        ours: The local time.
    """
    if theirs is None:
        return Finding(False, say("doctor.clock_unknown"))
    drift = (ours - theirs).total_seconds()
    well, seconds = abs(drift) <= MAX_CLOCK_DRIFT, f"{drift:+.0f}"
    return Finding(well, say(f"doctor.clock.{_key_part(well)}", seconds=seconds))


async def discord_time() -> datetime | None:
    """Return Discord's time from the Date header of a response, to the second; None if Discord does not respond."""
    timeout = aiohttp.ClientTimeout(total=5)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{api_address()}/gateway") as response,
        ):
            return parsedate_to_datetime(response.headers["Date"]).astimezone(UTC)
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError):
        return None


def check_database(numbers: Numbers) -> list[Finding]:
    """Check the database's schema, its write-ahead log and the free disk space."""
    found = numbers.revision or "?"
    if numbers.revision == numbers.wanted:
        findings = [Finding(True, say("doctor.schema.well", revision=found))]
    else:
        findings = [Finding(False, say("doctor.schema.wrong", revision=found, wanted=numbers.wanted))]
    if numbers.log_size is not None:
        well, size = numbers.log_size <= MAX_WAL_BYTES, format_bytes(numbers.log_size)
        findings.append(Finding(well, say(f"doctor.log.{_key_part(well)}", size=size)))
    if numbers.free is not None:
        well, size = numbers.free >= MIN_FREE_BYTES, format_bytes(numbers.free)
        findings.append(Finding(well, say(f"doctor.disk.{_key_part(well)}", size=size)))
    return findings


def check_packages(broken: Iterable[LeftOut]) -> list[Finding]:
    """Return a failed check for each installed game package that could not be loaded."""
    return [Finding(False, say("doctor.package", name=plain(each.name), why=plain(each.why)[:300])) for each in broken]


async def _check_commands(services: Services) -> Finding:
    try:
        synced = await services.commands_synced()
    except discord.HTTPException:
        synced = False
    return Finding(synced, say(f"doctor.commands.{_key_part(synced)}"))


async def _check_pictures(services: Services) -> Finding:
    try:
        well = await services.images.pool.run(os.getpid) != os.getpid()
    except (BrokenProcessPool, TimeoutError):
        well = False
    return Finding(well, say(f"doctor.pictures.{_key_part(well)}"))


def _key_part(well: bool) -> str:
    return "well" if well else "wrong"
