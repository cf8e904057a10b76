"""`/admin doctor`: what is wrong, and what to do about it. A server's managers see what concerns their server; whoever
hosts the bot sees its machine as well."""

import os
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.admin.measures import bytes_in_words
from bot.admin.rights import check_manages, hosts_bot
from bot.admin.rules import rules_of
from bot.answer import Answer
from bot.catalogue import say
from bot.house import House
from bot.limits import fit_screen
from bot.screen import Screen, Text
from bot.screens.names import GROUND
from bot.sync import is_synced
from games.core.presentation import plain
from games.core.registry import LeftOut, left_out
from storage.care import Numbers

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
FOR_PRIVATE = ("create_private_threads",)
DRIFT = 2.0
"""Seconds by which the clock may be wrong: a press is answered within three, and its age is told by the clock."""
DISK = 500_000_000
"""Bytes that should be left on the disk."""
LOG = 100_000_000
"""Bytes that the write-ahead log should not have; it is emptied as it goes unless something holds it open."""
CHANNELS = 25
"""How many channels are looked at where tables may be opened in all of them."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    well: bool
    words: str


async def examine(house: House, answer: Answer, now: datetime) -> None:
    """Look at everything, and say it."""
    guild_id = check_manages(answer.interaction)
    await answer.defer("private")
    guild = answer.interaction.guild
    findings = [] if guild is None else permissions(guild, (await rules_of(house.store, guild_id)).channels)
    findings.append(await _commands(house))
    findings.append(await _pictures(house))
    if hosts_bot(house, answer.user.id):
        findings.append(clock(await discords_time(), now))
        findings += database(await house.store.care.numbers())
        findings += packages(left_out())
    await answer.show(doctor_screen(findings))


def doctor_screen(findings: Iterable[Finding]) -> Screen:
    """What is wrong comes first."""
    found = sorted(findings, key=lambda finding: finding.well)
    wrong = sum(not finding.well for finding in found)
    lines = [say(f"doctor.line.{_how(each.well)}", words=each.words) for each in found]
    head = say("doctor.all_well") if not wrong else say("doctor.some", count=wrong)
    return fit_screen(Screen((Text(f"{say('doctor.title')}\n{head}"), Text("\n".join(lines))), GROUND))


def permissions(guild: discord.Guild, chosen: tuple[int, ...]) -> list[Finding]:
    """What the bot may not do, by channel and by the names that Discord's settings have."""
    me = guild.me
    channels = [channel for channel in guild.text_channels if not chosen or channel.id in chosen]
    findings = [
        Finding(False, say("doctor.channel_gone", channel=each))
        for each in chosen
        if each not in {channel.id for channel in channels}
    ]
    for channel in channels[:CHANNELS]:
        allowed = channel.permissions_for(me)
        for needed, purpose in ((NEEDED, "tables"), (FOR_THREADS, "threads"), (FOR_PRIVATE, "private")):
            lacking = [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]
            if lacking:
                named = ", ".join(lacking)
                findings.append(Finding(False, say(f"doctor.lacking.{purpose}", channel=channel.id, permissions=named)))
                break
    if not findings:
        findings.append(Finding(True, say("doctor.permissions", count=len(channels[:CHANNELS]))))
    return findings


def clock(theirs: datetime | None, ours: datetime) -> Finding:
    """Whether our clock goes as Discord's does."""
    if theirs is None:
        return Finding(False, say("doctor.clock_unknown"))
    drift = (ours - theirs).total_seconds()
    well, seconds = abs(drift) <= DRIFT, f"{drift:+.0f}"
    return Finding(well, say(f"doctor.clock.{_how(well)}", seconds=seconds))


async def discords_time() -> datetime | None:
    """What time it is at Discord, to the second, by the header of an answer; None where there is none."""
    limit = aiohttp.ClientTimeout(total=5)
    try:
        async with aiohttp.ClientSession(timeout=limit) as session, session.get(f"{Route.BASE}/gateway") as response:
            return parsedate_to_datetime(response.headers["Date"]).astimezone(UTC)
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError):
        return None


def database(numbers: Numbers) -> list[Finding]:
    """Its schema, its log, and the disk it lies on."""
    found = numbers.revision or "?"
    if numbers.revision == numbers.wanted:
        findings = [Finding(True, say("doctor.schema.well", revision=found))]
    else:
        findings = [Finding(False, say("doctor.schema.wrong", revision=found, wanted=numbers.wanted))]
    if numbers.log_size is not None:
        well, size = numbers.log_size <= LOG, bytes_in_words(numbers.log_size)
        findings.append(Finding(well, say(f"doctor.log.{_how(well)}", size=size)))
    if numbers.free is not None:
        well, size = numbers.free >= DISK, bytes_in_words(numbers.free)
        findings.append(Finding(well, say(f"doctor.disk.{_how(well)}", size=size)))
    return findings


def packages(broken: Iterable[LeftOut]) -> list[Finding]:
    """Installed games that could not be used."""
    return [Finding(False, say("doctor.package", name=plain(each.name), why=plain(each.why)[:300])) for each in broken]


async def _commands(house: House) -> Finding:
    try:
        synced = await is_synced(house.client.tree, house.store)
    except discord.HTTPException:
        synced = False
    return Finding(synced, say(f"doctor.commands.{_how(synced)}"))


async def _pictures(house: House) -> Finding:
    try:
        well = await house.painter.pool.run(os.getpid) != os.getpid()
    except (BrokenProcessPool, TimeoutError):
        well = False
    return Finding(well, say(f"doctor.pictures.{_how(well)}"))


def _how(well: bool) -> str:
    return "well" if well else "wrong"
