"""`/admin doctor`: the bot's self-test, for a server and for the machine on which the bot runs."""

import asyncio
import os
from collections.abc import Awaitable, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import discord
from discord.abc import GuildChannel

from bot.handlers.admin import rounded_size
from bot.handlers.permissions import (
    check_manager,
    is_host,
    server_rules,
)
from bot.interactions.response import NO_CONNECTION, Response
from bot.messages.visibility import (
    has_private_threads,
    missing_permissions,
    missing_private_permissions,
    missing_thread_permissions,
)
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Screen, Text
from bot.ui.limits import fit_label, fit_screen
from bot.ui.payload import COMMAND_CHANNELS
from bot.ui.words import channel_mention, say
from games.core.registry import LeftOut, left_out
from games.core.words import Markdown, Series, lines
from storage import Damaged, Unavailable
from storage.maintenance import Numbers
from storage.unit_of_work.old_boards import channel_of_board

CHECK_SECONDS = 15.0
"""Seconds after which a check has failed."""
MAX_CLOCK_OFFSET = 2.0
"""Largest acceptable error of the host's clock in seconds. Presses are served and votes close on time whatever it is,
but other times that the bot shows, such as the end of a clock, are wrong by as much."""
MIN_FREE_BYTES = 500_000_000
"""Disk space that should stay free, in bytes."""
MAX_WAL_BYTES = 100_000_000
"""Size from which the write-ahead log is suspicious, in bytes: it stays small unless a reader blocks checkpoints."""
MAX_CHANNELS = 25
"""The doctor checks the permissions in at most this many channels."""


MAX_PROBLEMS = 200
"""The doctor looks at this many tables, and votes, that cannot be shown, to find those of its server."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check of the self-test `/admin doctor`: whether it passed, and a markdown text about it."""

    ok: bool
    text: Markdown


async def run_doctor(services: Services, response: Response) -> None:
    """Run the bot's self-test and show its results; only those who operate the bot see the checks of its machine.

    Args:
        services: The bot's services.
        response: The response to the command.

    Raises:
        UserError: The user may not manage this server.
    """
    guild_id = check_manager(response.interaction)
    await response.defer("private")
    guild = response.interaction.guild
    checks = [
        _in_time(_check_commands(services), say.text("doctor-commands-wrong")),
        _in_time(_check_pictures(services), say.text("doctor-pictures-wrong")),
        _in_time(check_boards(services, guild_id), say.text("doctor-no-database")),
        _in_time(_check_votes(services, guild_id), say.text("doctor-no-database")),
    ]
    if guild is not None:
        checks.insert(0, _in_time(_check_permissions(services, guild), say.text("doctor-no-database")))
    if is_host(services, response.user.id):
        findings = [check_clock(services.dispatcher.clock.offset), *check_packages(left_out())]
        checks.append(_in_time(_check_database(services), say.text("doctor-no-database")))
    else:
        findings = []
    for found in await asyncio.gather(*checks):
        findings += found
    await response.send(doctor_screen(dict.fromkeys(findings)))


async def _in_time(check: Awaitable[list[Finding]], otherwise: Markdown) -> list[Finding]:
    """Return the results of a check of the self-test; a failed one if the database or Discord does not answer in time.

    Args:
        check: The check.
        otherwise: What to say if it does not end.
    """
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await check
    except Unavailable as error:
        return [
            Finding(False, say.text("admin-damaged") if isinstance(error, Damaged) else say.text("doctor-no-database"))
        ]
    except TimeoutError:
        return [Finding(False, otherwise)]


def doctor_screen(findings: Iterable[Finding]) -> Screen:
    """Return the message that lists the results of the bot's self-test, failed checks first."""
    found = sorted(findings, key=lambda finding: finding.ok)
    wrong = sum(not finding.ok for finding in found)
    results = [say.text(f"doctor-line-{_key_part(each.ok)}", words=each.text) for each in found]
    head = say.text("doctor-all-well") if not wrong else say.text("doctor-some", count=wrong)
    return fit_screen(Screen((Text(lines([say.text("doctor-title"), head])), Text(lines(results))), NEUTRAL_ACCENT))


def check_permissions(guild: discord.Guild, chosen: tuple[int, ...]) -> list[Finding]:
    """Check the bot's permissions in the channels of a server in which matches may be opened.

    At most `MAX_CHANNELS` are checked, of every type that has room for matches, in itself or in its threads.

    Args:
        guild: The server.
        chosen: Ids of the channels to which the server limits matches; empty for all channels.

    Returns:
        A failed finding per chosen channel that is gone and per channel where permissions are missing; if there is
        none, one passed finding.
    """
    channels = [channel for channel in guild.channels if channel.type in COMMAND_CHANNELS]
    channels = [channel for channel in channels if not chosen or channel.id in chosen]
    findings = [
        Finding(False, say.text("doctor-channel-gone", channel=channel_mention(each)))
        for each in chosen
        if guild.get_channel(each) is None
    ]
    for channel in channels[:MAX_CHANNELS]:
        for purpose, missing in _missing_by_purpose(channel, channel.permissions_for(guild.me)).items():
            place, names = channel_mention(channel.id), Series(missing)
            findings.append(Finding(False, say.text(f"doctor-lacking-{purpose}", channel=place, permissions=names)))
    if not findings:
        findings.append(Finding(True, say.text("doctor-permissions", count=len(channels[:MAX_CHANNELS]))))
    return findings


def _missing_by_purpose(channel: GuildChannel, allowed: discord.Permissions) -> dict[str, list[str]]:
    """Return the names of the permissions that the bot lacks in a channel, by what they are for.

    They are all together if no match can be shown there.

    Args:
        channel: The channel.
        allowed: The bot's permissions there.
    """
    tables = missing_permissions(channel, allowed)
    public = missing_thread_permissions(channel, allowed)
    private = missing_private_permissions(allowed) if has_private_threads(channel) else []
    if tables:
        return {"tables": list(dict.fromkeys([*tables, *public, *private]))}
    return {purpose: names for purpose, names in (("threads", public), ("private", private)) if names}


async def check_boards(services: Services, guild: int) -> list[Finding]:
    """Return a failed finding for each open match of a server whose public message cannot be shown in its channel.

    For up to `MAX_CHANNELS` channels that discord.py does not know, Discord is asked whether they can be used.

    Args:
        services: The bot's services.
        guild: The server's id.
    """
    boards, unseen, findings = services.boards, 0, []
    for match in await services.store.open_matches(guild):
        place = channel_of_board(match)
        cached = services.client.get_channel(place) is not None  # Discord reports when it is deleted
        if match.id not in boards.problems and not cached and unseen < MAX_CHANNELS:
            unseen += 1
            if (why := await services.places.problem_of(place)) is not None:
                boards.mark_lost(match.id, why)
        if (why := boards.problems.get(match.id)) is not None:
            findings.append(
                Finding(False, say.text(f"doctor-board-{why}", match=str(match.id), channel=channel_mention(place)))
            )
    return findings


def check_clock(offset: float | None) -> Finding:
    """Return a finding that passes if the machine's clock differs from Discord's by at most `MAX_CLOCK_OFFSET` seconds.

    Args:
        offset: By how many seconds the machine's clock is ahead; None if Discord's time is unknown, which fails.
    """
    if offset is None:
        return Finding(False, say.text("doctor-clock-unknown"))
    seconds = abs(round(offset))
    if abs(offset) <= MAX_CLOCK_OFFSET:
        return Finding(True, say.text("doctor-clock-well", seconds=seconds))
    side = "ahead" if offset > 0 else "behind"
    return Finding(False, say.text("doctor-clock-wrong", seconds=seconds, side=side))


def check_database(numbers: Numbers) -> list[Finding]:
    """Check the database, with a finding each on its schema's revision, write-ahead log and free disk space.

    The log and the disk are left out where `numbers` has no figure for them.
    """
    found = numbers.revision or "?"
    if numbers.revision == numbers.wanted:
        findings = [Finding(True, say.text("doctor-schema-well", revision=found))]
    else:
        findings = [Finding(False, say.text("doctor-schema-wrong", revision=found, wanted=numbers.wanted))]
    if numbers.log_size is not None:
        well, size = numbers.log_size <= MAX_WAL_BYTES, rounded_size(numbers.log_size)
        findings.append(Finding(well, say.text(f"doctor-log-{_key_part(well)}", size=size)))
    if numbers.free is not None:
        well = numbers.free >= MIN_FREE_BYTES
        size = rounded_size(numbers.free, up=not well)
        findings.append(Finding(well, say.text(f"doctor-disk-{_key_part(well)}", size=size)))
    return findings


def check_packages(broken: Iterable[LeftOut]) -> list[Finding]:
    """Return a failed finding for each installed game package that could not be loaded."""
    return [Finding(False, say.text("doctor-package", name=each.name, why=fit_label(each.why, 300))) for each in broken]


async def _check_votes(services: Services, guild: int) -> list[Finding]:
    """Return a failed finding for each public vote of a server whose message cannot be shown in its channel."""
    findings = []
    for vote_id, why in list(services.votes.updater.problems.items())[:MAX_PROBLEMS]:
        vote = await services.votes.get(vote_id)
        if vote.guild == guild:
            findings.append(Finding(False, say.text(f"doctor-vote-{why}", channel=channel_mention(vote.channel))))
    return findings


async def _check_permissions(services: Services, guild: discord.Guild) -> list[Finding]:
    return check_permissions(guild, (await server_rules(services.store, guild.id)).channels)


async def _check_commands(services: Services) -> list[Finding]:
    try:
        synced = await services.commands_synced()
    except (discord.HTTPException, *NO_CONNECTION):
        synced = False
    return [Finding(synced, say.text(f"doctor-commands-{_key_part(synced)}"))]


async def _check_pictures(services: Services) -> list[Finding]:
    try:
        well = await services.images.pool.run(os.getpid) != os.getpid()
    except BrokenProcessPool:
        well = False
    return [Finding(well, say.text(f"doctor-pictures-{_key_part(well)}"))]


async def _check_database(services: Services) -> list[Finding]:
    return check_database(await services.store.maintenance.numbers())


def _key_part(well: bool) -> str:
    return "well" if well else "wrong"
