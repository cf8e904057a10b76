"""The conformance check itself: it posts, edits and deletes an example of everything that the bot can send to Discord.

It also opens threads and registers copies of the commands. Each step prints one line. A request that is under way is
never cancelled, because the id of what it makes would be lost: a signal ends the check before the next request, and
what is left is removed then.
"""

import argparse
import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import aiohttp
import discord

from bot.app.client import StoaClient
from bot.app.command_sync import command_payload
from bot.conformance.specimens import Place, Specimen, game_specimens, server_specimens
from bot.conformance.vote import vote_specimens
from bot.interactions.discord_private import create_guild_command, delete_guild_command
from bot.messages.channel_writer import ARCHIVED, UNKNOWN_MESSAGE
from bot.messages.threads import ARCHIVE_MINUTES
from bot.messages.visibility import has_private_threads
from bot.ui.blocks import Form, Screen
from bot.ui.image_cache import ImageCache, draw_png
from bot.ui.limits import OverLimit, notice
from bot.ui.payload import Payload, painted_payload, pictures_in, render_form
from bot.ui.words import say
from games.core.registry import all_games
from games.core.words import Clauses, Message, MessageError, Series, escape, said
from storage import Store

T = TypeVar("T")

ALL_ACCEPTED, SOME_REFUSED, WRONG_ARGUMENTS = 0, 1, 2
"""Exit statuses."""
MAX_FAILURES = 3
"""Requests in a row that Discord does not answer, after which the check gives up."""
MAX_ROLES = 5
"""Roles of the server that specimens name."""
COMMAND_NAME = 32
"""Longest name of a command."""
ONLY_GLOBAL = ("contexts", "integration_types", "dm_permission")
"""Fields that commands of one server do not have."""
NO_ANSWER = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError)
"""Errors that are no refusal: the request may be made again."""

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""A channel in which messages can be posted."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of `python -m bot check`: what to check, and in which channel."""

    guild: int
    channel: int
    keep: bool = False
    """Leave the messages for looking at them."""
    only: tuple[str, ...] = ()
    """Make only the steps of these groups; empty for all."""


class WrongPlace(MessageError):
    """Raised if the check cannot be made in the given server or channel; the message says why."""


class Stopped(MessageError):
    """Raised if the check ends early; the message says why."""


def read_arguments(arguments: list[str]) -> Arguments:
    """Parse the command line after `python -m bot check`.

    Raises:
        SystemExit: The arguments are wrong (status 2), or ask for help.
    """
    parser = argparse.ArgumentParser(
        prog="python -m bot check",
        description=say.label("check-description"),
    )
    parser.add_argument("--guild", type=_snowflake, required=True, metavar="ID", help=say.label("check-argument-guild"))
    parser.add_argument(
        "--channel", type=_snowflake, required=True, metavar="ID", help=say.label("check-argument-channel")
    )
    parser.add_argument("--keep", action="store_true", help=say.label("check-argument-keep"))
    groups = ["threads", "commands", *[game.name for game in all_games()], "vote", "server"]
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        choices=groups,
        metavar="GROUP",
        help=say.label("check-argument-only", groups=Series(groups)),
    )
    found = parser.parse_args(arguments)
    return Arguments(found.guild, found.channel, found.keep, tuple(found.only))


def _snowflake(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise argparse.ArgumentTypeError(say.label("check-not-an-id"))
    return int(text)


# -- the report --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Report:
    """The report of a check: it prints a line for each step, and counts the steps."""

    write: Callable[[str], None]
    accepted: int = 0
    refused: int = 0
    skipped: int = 0

    def add(self, step: "Step") -> None:
        """Print the line about a step that was made, and count it."""
        if step.refusals:
            self.refused += 1
            self.write(say.label("check-refused", name=step.name, problems=Series(step.refusals)))
        else:
            self.accepted += 1
            self.write(say.label("check-accepted", name=step.name, done=Series([_doing(each) for each in step.done])))

    def skip(self, name: str, why: Message) -> None:
        """Print the line about a step that was left out, and count it.

        Args:
            name: Its name.
            why: Why it is not made.
        """
        self.skipped += 1
        self.write(say.label("check-skipped", name=name, why=why))

    def close(self, ended_early: Message | None) -> int:
        """Print how many requests were accepted, refused and skipped, and return the exit status.

        Args:
            ended_early: Why the check ended early; None if it did not.
        """
        self.write(say.label("check-sum", accepted=self.accepted, refused=self.refused, skipped=self.skipped))
        if ended_early is not None:
            self.write(said(ended_early))
        return SOME_REFUSED if self.refused or ended_early else ALL_ACCEPTED


@dataclass(slots=True)
class Step:
    """One step of the check, with how many of its requests Discord has accepted (`done`), and those it has refused."""

    name: str
    done: list[str] = field(default_factory=list)
    """Keys of what it did, such as "post"."""
    refusals: list[Message] = field(default_factory=list)

    def refuse(self, doing: str, error: Exception) -> None:
        """Note that Discord has refused a request of this step.

        Args:
            doing: The key of what was refused, such as "post".
            error: The error.
        """
        self.refusals.append(say.message("check-problem", doing=_doing(doing), why=describe_refusal(error)))


def _doing(key: str) -> Message:
    return say.message(f"check-do-{key}")


def describe_refusal(error: Exception) -> Message:
    """Return what Discord has answered to a request that it refused: status, code, and path and message of each error.

    It never contains a token.
    """
    if isinstance(error, discord.HTTPException):
        # discord.py writes a line such as `In components.0.content: Must be 4000 or fewer in length.` for each error.
        told = [line.strip()[:200] for line in error.text.splitlines() if line.strip()]
        known = {"status": str(error.status), "code": str(error.code)}
        if not told:
            return say.message("check-http-silent", **known)
        return say.message("check-http", told=Clauses(told[:5]), **known)
    if isinstance(error, OverLimit):
        return say.message("check-over-limit", problem=str(error))
    return say.message("check-no-answer", error=type(error).__name__)


# -- the check ---------------------------------------------------------------------------------------------------------


async def check(token: str, arguments: Arguments, stop: asyncio.Event, *, sandboxed: bool) -> int:
    """Run the conformance check and return its exit status.

    It uses a database of its own in a temporary folder, which is deleted afterwards.

    Args:
        token: The bot's token.
        arguments: What to check, and where.
        stop: Ends the check early; what it has posted is removed all the same.
        sandboxed: The check talks to a sandbox, the local stand-in for Discord.

    Raises:
        discord.LoginFailure: Discord does not know the token.
        WrongPlace: The server or the channel cannot be used.
    """
    with TemporaryDirectory(prefix="stoa-check-") as folder:
        database = f"sqlite:///{Path(folder) / 'check.db'}"
        async with await Store.open(database, os.urandom(32)) as store:
            client = StoaClient(store, sandboxed=sandboxed, serving=False)
            try:
                await client.login(token)
                guild, channel, allowed = await find_place(client, arguments)
                run = Check(
                    client, guild, channel, allowed, arguments, stop, Report(lambda line: print(line, flush=True))
                )
                return await run.run(store)
            finally:
                await client.close()
                client.services.images.close()


async def find_place(
    client: discord.Client, arguments: Arguments
) -> tuple[discord.Guild, Channel, discord.Permissions]:
    """Return the server and the channel in which to make the check, and the bot's permissions there.

    Args:
        client: The client, logged in.
        arguments: The arguments of the command line, with the ids.

    Raises:
        WrongPlace: There is no such server or channel, the bot cannot see it, or it has no messages.
    """
    assert client.user is not None
    try:
        guild = await client.fetch_guild(arguments.guild, with_counts=False)
        me = await guild.fetch_member(client.user.id)
    except (discord.NotFound, discord.Forbidden):
        raise WrongPlace(say.message("check-no-server", guild=str(arguments.guild))) from None
    try:
        channel = await guild.fetch_channel(arguments.channel)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        raise WrongPlace(say.message("check-no-channel", channel=str(arguments.channel))) from None
    if not isinstance(channel, Channel):
        raise WrongPlace(say.message("check-no-messages", type=str(channel.type)))
    if isinstance(channel, discord.Thread):
        return guild, channel, discord.Permissions.none()  # they would be those in its parent, and threads have none
    return guild, channel, channel.permissions_for(me)


class Check:
    """One run of the conformance check in one channel."""

    def __init__(
        self,
        client: StoaClient,
        guild: discord.Guild,
        channel: Channel,
        allowed: discord.Permissions,
        arguments: Arguments,
        stop: asyncio.Event,
        report: Report,
    ) -> None:
        """Create a run.

        Args:
            client: The bot, logged in but not connected to the gateway.
            guild: The server.
            channel: The channel.
            allowed: The bot's permissions in the channel.
            arguments: What to check.
            stop: Ends the run early.
            report: Prints the result of each step.
        """
        self._client = client
        self._images: ImageCache = client.services.images
        self._guild = guild
        self._channel = channel
        self._allowed = allowed
        self._arguments = arguments
        self._stop = stop
        self._report = report
        self._left: dict[str, Callable[[], Awaitable[Any]]] = {}
        """What has to be removed at the end, by a name that says what it is: the request that removes it."""
        self._failures = 0
        """How many requests in a row have had no answer."""

    async def run(self, store: Store) -> int:
        """Make all steps of the check, remove what they have left on Discord, and return the exit status.

        Args:
            store: An empty store, in which games are played and votes are held for the examples.
        """
        ended_early: Message | None = None
        try:
            await self._make_steps(store)
        except Stopped as stopped:
            ended_early = stopped.message
        finally:
            await self._clean_up()
        return self._report.close(ended_early)

    async def _make_steps(self, store: Store) -> None:
        roles = tuple([role.id for role in self._guild.roles if not role.is_default()][:MAX_ROLES])
        place = Place(self._guild.id, self._channel.id, roles)
        if self._wants("threads"):
            await self._check_public_thread()
            await self._check_private_thread()
        if self._wants("commands"):
            await self._check_commands()
        for game in all_games():
            if self._wants(game.name):
                await self._check_specimens(await game_specimens(store, game, place))
        if self._wants("vote"):
            await self._check_specimens(await vote_specimens(store, place))
        if self._wants("server"):
            await self._check_specimens(await server_specimens(store, place))

    def _wants(self, group: str) -> bool:
        """Return True if the steps of a group have to be made, by the arguments of the command line.

        Raises:
            Stopped: The check has to end early.
        """
        if self._stop.is_set():
            raise Stopped(say.message("check-interrupted"))
        return not self._arguments.only or group in self._arguments.only

    # -- requests ----------------------------------------------------------------------------------------------------

    async def _do(self, step: Step, doing: str, request: Callable[[], Awaitable[T]]) -> T | None:
        """Make one request to Discord as a part of a step, and return its result; None if Discord refuses it.

        Args:
            step: The step, in which a refusal is noted.
            doing: The key of what is done, such as "post".
            request: Makes the request.

        Raises:
            Stopped: The check was interrupted, or Discord does not answer.
        """
        if self._stop.is_set():
            raise Stopped(say.message("check-interrupted"))
        try:
            result = await request()
        except (discord.HTTPException, OverLimit, *NO_ANSWER) as error:
            step.refuse(doing, error)
            lost = isinstance(error, NO_ANSWER) or getattr(error, "status", 0) == 401
            self._failures = self._failures + 1 if lost else 0
            if self._failures >= MAX_FAILURES:
                self._report.add(step)
                raise Stopped(say.message("check-no-answers")) from None
            return None
        self._failures = 0
        step.done.append(doing)
        return result

    async def _with_retry(self, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request to Discord, and repeat it once if it gets no answer."""
        try:
            return await request()
        except NO_ANSWER:
            return await request()

    async def _post(self, step: Step, channel: Channel, content: Screen | str) -> discord.Message | None:
        """Post a message, and note that it has to be removed unless the messages are kept."""
        nonce = secrets.token_hex(12)  # keeps a repeated request from posting a second message
        none = discord.AllowedMentions.none()
        payload = None if isinstance(content, str) else await self._draw(step, content)

        async def send() -> discord.Message:
            if payload is None:
                return await channel.send(str(content), nonce=nonce, allowed_mentions=none)
            return await channel.send(**payload.for_send(), nonce=nonce, allowed_mentions=none)

        sent = await self._do(step, "post", lambda: self._with_retry(send))
        if sent is not None and not self._arguments.keep:
            self._left[sent.jump_url] = sent.delete
        return sent

    async def _draw(self, step: Step, screen: Screen) -> Payload:
        """Return a message ready to be sent, with its pictures; a picture that cannot be drawn counts as refused."""
        payload = await painted_payload(screen, self._images)
        for drawing in pictures_in(screen):
            if drawing not in payload.pictures:
                try:
                    await self._images.pool.run(
                        draw_png, drawing
                    )  # None if there is nothing to draw, as in some setups
                except Exception as error:  # noqa: BLE001 - a faulty picture may raise anything
                    step.refusals.append(say.message("check-draw-failed", error=type(error).__name__))
        return payload

    async def _edit(self, step: Step, message: discord.Message, screen: Screen, doing: str = "edit") -> None:
        payload = await self._draw(step, screen)
        # A partial message, as the bot uses: discord.py sends other fields when it edits a whole one.
        own = self._client.get_partial_messageable(message.channel.id).get_partial_message(message.id)
        none = discord.AllowedMentions.none()
        await self._do(
            step, doing, lambda: self._with_retry(lambda: own.edit(**payload.for_edit(), allowed_mentions=none))
        )

    async def _remove(self, step: Step, name: str, doing: str = "delete") -> None:
        """Delete something, such as a message, that this run has left on Discord, if it is still there.

        Args:
            step: The step to which the request belongs.
            name: The name of what is deleted.
            doing: The key of what is done.
        """
        if name in self._left:
            await self._do(step, doing, self._left[name])
            if not self._failures:  # without an answer it is tried again at the end; what is refused stays refused
                self._left.pop(name)

    async def _expect(self, step: Step, doing: str, code: int, request: Callable[[], Awaitable[Any]]) -> None:
        """Make a request that Discord has to refuse with a certain error code, on which the bot relies.

        Args:
            step: The step, in which it is noted if Discord accepts the request or refuses it for another reason.
            doing: The key of what is done.
            code: Discord's error code.
            request: Makes the request.
        """
        try:
            await self._with_retry(request)
        except discord.HTTPException as error:
            if error.code == code:
                step.done.append(doing)
            else:
                why = describe_refusal(error)
                step.refusals.append(say.message("check-wrong-code", doing=_doing(doing), code=str(code), why=why))
        except NO_ANSWER as error:
            step.refuse(doing, error)
        else:
            step.refusals.append(say.message("check-not-refused", doing=_doing(doing), code=str(code)))

    async def _clean_up(self) -> None:
        """Remove what the steps of the check have left on Discord, the newest first."""
        while self._left:
            name, request = self._left.popitem()
            try:
                await self._with_retry(request)
            except discord.NotFound:
                pass
            except (discord.HTTPException, *NO_ANSWER) as error:
                left = say.message("check-left-behind", name=name, why=describe_refusal(error))
                self._report.add(Step("clean-up", refusals=[left]))

    # -- steps -------------------------------------------------------------------------------------------------------

    async def _check_specimens(self, specimens: Iterable[Specimen]) -> None:
        for specimen in specimens:
            step = Step(specimen.name)
            match specimen.content:
                case Form() as form:
                    self._check_form(step, form)
                case content:
                    await self._check_message(step, content)
            self._report.add(step)

    def _check_form(self, step: Step, form: Form) -> None:
        """Check a form against Discord's known limits, because it can only be sent as the answer to a press."""
        try:
            render_form(form).to_dict()
        except (OverLimit, ValueError) as error:
            step.refuse("build", error)
        else:
            step.done.append("within-limits")

    async def _check_message(self, step: Step, content: Screen | str) -> None:
        message = await self._post(step, self._channel, content)
        if message is None:
            return
        if isinstance(content, Screen):
            await self._edit(step, message, content)
        await self._remove(step, message.jump_url)

    async def _check_public_thread(self) -> None:
        name = "threads: public"
        if not isinstance(self._channel, discord.TextChannel):
            self._report.skip(name, say.message("check-skip-public"))
            return
        step = Step(name)
        base = await self._post(step, self._channel, notice(escape(name)))
        if base is not None:
            thread = await self._do(
                step, "open", lambda: base.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
            )
            if thread is not None:
                await self._check_thread(step, thread)
            await self._remove(step, base.jump_url, "delete-message")
            if not self._arguments.keep:
                gone = self._client.get_partial_messageable(base.channel.id).get_partial_message(base.id)
                missing = Payload(notice(escape(name)), {}, False)
                await self._expect(
                    step,
                    "edit-deleted",
                    UNKNOWN_MESSAGE,
                    lambda: gone.edit(**missing.for_edit()),
                )
        self._report.add(step)

    async def _check_private_thread(self) -> None:
        name, channel = "threads: private", self._channel
        if not isinstance(channel, discord.TextChannel) or channel.is_news() or not has_private_threads(channel):
            self._report.skip(name, say.message("check-skip-private"))
            return
        if not self._allowed.create_private_threads:
            self._report.skip(name, say.message("check-skip-private-forbidden"))
            return
        step = Step(name)
        kind = discord.ChannelType.private_thread
        thread = await self._do(
            step,
            "open",
            lambda: channel.create_thread(name=name, type=kind, invitable=False, auto_archive_duration=ARCHIVE_MINUTES),
        )
        if thread is not None:
            await self._check_thread(step, thread)
        self._report.add(step)

    async def _check_thread(self, step: Step, thread: discord.Thread) -> None:
        """Write in a thread, archive it, open it again and delete it; without the permission to delete, archive it."""
        may_delete = self._allowed.manage_threads
        close = thread.delete if may_delete else lambda: thread.edit(archived=True)
        self._left[thread.jump_url] = close
        message = await self._post(step, thread, notice(escape(step.name)))
        if message is not None:
            if may_delete:
                self._left.pop(message.jump_url, None)  # it goes with the thread
            await self._do(step, "archive", lambda: thread.edit(archived=True))
            own = self._client.get_partial_messageable(thread.id).get_partial_message(message.id)
            again = Payload(notice(escape(step.name)), {}, False)
            await self._expect(step, "edit-archived", ARCHIVED, lambda: own.edit(**again.for_edit()))
            await self._do(step, "unarchive", lambda: thread.edit(archived=False))
            await self._edit(step, message, notice(escape(step.name)), "edit-in-thread")
            await self._remove(step, message.jump_url, "delete-in-thread")
        await self._remove(step, thread.jump_url, "delete" if may_delete else "archive-again")
        if not may_delete:
            self._report.skip(f"{step.name}, deletion", say.message("check-skip-deletion"))

    async def _check_commands(self) -> None:
        """Register a copy of each slash command under another name in this server, for administrators, and delete it.

        The bot's own commands are not touched: they belong to no server.
        """
        guild = self._guild.id
        for payload in await command_payload(self._client.tree):
            step = Step(f"commands: {payload['name']}")
            copy = {key: value for key, value in payload.items() if key not in ONLY_GLOBAL}
            copy["name"] = f"check-{secrets.token_hex(3)}-{payload['name']}"[:COMMAND_NAME]
            copy["default_member_permissions"] = 0
            command = await self._do(step, "register", partial(create_guild_command, self._client, guild, copy))
            if command is not None:
                remove = partial(delete_guild_command, self._client, guild, command)
                self._left[f"/{copy['name']}"] = remove
                await self._remove(step, f"/{copy['name']}")
            self._report.add(step)
