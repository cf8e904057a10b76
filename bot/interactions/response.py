"""The one response to an interaction: the first response, an edit of a deferred one, or a follow-up.

Discord accepts a first response for three seconds. If it refuses one although nothing is wrong with it (a server
error, a rate limit, a broken connection), `acknowledge` makes another attempt until that time is over.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Any, Literal

import aiohttp
import discord
import structlog
from cachetools import LRUCache

from bot.interactions.discord_clock import DiscordClock
from bot.interactions.discord_private import (
    Callback,
    UnreadInteraction,
    deferral_callback,
    form_callback,
    message_callback,
    post_callback,
    text_callback,
)
from bot.interactions.errors import Repeats
from bot.ui.blocks import Button, Form, Screen
from bot.ui.image_cache import ImageCache
from bot.ui.payload import Payload, TextButtons, button_row, mentioning, payload_of, pictures_in, render_form
from bot.ui.words import say, server_language
from games.core.words import Markdown, in_language

log = structlog.stdlib.get_logger(__name__)

DeferMode = Literal["private", "public", "update"] | None
"""How a response is deferred: as a new private or public message, or as an edit of the pressed message."""

Interaction = discord.Interaction[Any]

ACKNOWLEDGE_SECONDS = 3.0
"""Age in seconds of an interaction up to which Discord accepts its first response."""
FIRST_DELAY, LONGEST_DELAY = 0.1, 0.5
"""Seconds before the second attempt, and the most before a later one; each delay is twice as long as the last."""
UNKNOWN_INTERACTION = 10062
"""Discord's error code for a first response after more than three seconds."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for a second first response."""
MAX_PENDING_PICTURES = 4
"""A private response gets no late picture if this many drawings are pending already."""
LATER_ATTEMPTS = (0.2, 1.0, 3.0)
"""Seconds before each further attempt to edit a response after the connection broke."""
NO_CONNECTION = (aiohttp.ClientError, TimeoutError, OSError)
"""What a request raises if it did not reach Discord, or its answer did not come."""
UNREADABLE = (AttributeError, KeyError, TypeError, ValueError)
"""What discord.py raises if it cannot parse Discord's answer to a request that was carried out."""


class NotAcknowledged(Exception):
    """Raised if an interaction can get no response: the first one came too late, or another process has sent one.

    Attributes:
        by_another: Another process has sent one.
        may_have_arrived: One was sent that Discord may have accepted, since its answer was an error or got lost. With
            `by_another`, Discord has one, but it may be that of another process.
    """

    def __init__(self, *, by_another: bool = False, may_have_arrived: bool = False) -> None:
        super().__init__()
        self.by_another = by_another
        self.may_have_arrived = may_have_arrived


async def acknowledge(
    interaction: Interaction | UnreadInteraction,
    make: Callable[[], Callback],
    clock: DiscordClock,
    repeats: Repeats,
    *,
    want_id: bool = False,
) -> int | None:
    """Send the first response to an interaction, and repeat it while only the connection or Discord itself is at fault.

    Args:
        interaction: The interaction.
        make: Makes the response, anew for each attempt, because files can be read only once.
        clock: Discord's clock, which tells how old the interaction is.
        repeats: The log of responses that Discord refuses.
        want_id: Ask Discord for the id of the message that the response creates or changes.

    Returns:
        The id of that message; None if it is not wanted or Discord does not name it.

    Raises:
        NotAcknowledged: No response is possible any more: Discord's three seconds are over, or another process has
            responded.
        discord.HTTPException: Discord refused this response; it may accept another.
    """
    now = asyncio.get_running_loop().time
    until = now() + ACKNOWLEDGE_SECONDS - clock.age(interaction.id)
    delay, may_have_arrived = FIRST_DELAY, False
    if until <= now():  # a request that can only fail takes time from those that are still in time
        raise NotAcknowledged
    while True:
        wait = delay
        try:
            return await post_callback(interaction, make(), timeout=max(delay, until - now()), want_id=want_id)
        except discord.HTTPException as error:
            by_another = error.code == ALREADY_ACKNOWLEDGED
            if by_another and may_have_arrived:  # the first attempt has arrived, or another process was faster
                raise NotAcknowledged(by_another=True, may_have_arrived=True) from None
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
                repeats.log_rarely(
                    log.info, "response came too late or twice", interaction=interaction.id, code=error.code
                )
                raise NotAcknowledged(by_another=by_another) from None
            if error.status == 429:
                wait = max(wait, _retry_after(error))
            elif error.status < 500:
                raise
            else:
                may_have_arrived = True
            reason = str(error.status)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            may_have_arrived, reason = True, type(error).__name__
        if now() + wait >= until:
            repeats.log_rarely(log.warning, "Discord refused a response", interaction=interaction.id, reason=reason)
            raise NotAcknowledged(may_have_arrived=may_have_arrived)
        await asyncio.sleep(wait)
        delay = min(2 * delay, LONGEST_DELAY)


def _retry_after(error: discord.HTTPException) -> float:
    """Return the seconds to wait that Discord's answer to a refused request names; 0 if it names none."""
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return 0.0


class Response:
    """The response to one interaction, sent in whichever way is still possible.

    A message is sent with those of its pictures that are drawn. The others follow as an edit, so that no response waits
    for a drawing. Nothing is raised if Discord cannot be reached or takes no response any more: what the handler did
    stands, and the match's public message shows it.
    """

    def __init__(
        self,
        interaction: Interaction,
        images: ImageCache,
        late_pictures: "LatePictures",
        restyle: Callable[[Screen], Screen],
        clock: DiscordClock,
        repeats: Repeats,
    ) -> None:
        self.interaction = interaction
        self.has_failed = False
        """Whether a response did not reach Discord, so that only the board can show what the handler did."""
        self.was_deferred = False
        """Whether the first response promised another one."""
        self.can_be_edited = False
        """Whether the last response shows a private message that this interaction's token can still edit."""
        self.acknowledged_at: float | None = None
        """When Discord accepted the first response, on the monotonic clock; None if it has not."""
        self._images = images
        self._late_pictures = late_pictures
        self._restyle = restyle
        self._clock = clock
        self._repeats = repeats
        self._state: Literal["open", "answered", "private", "public", "update", "lost"] = "open"
        self._deferring: asyncio.Task[None] | None = None
        self._is_doubtful = False
        """Whether it is unknown if Discord accepted the deferral, so that an edit may find nothing to edit."""

    @property
    def user(self) -> discord.User | discord.Member:
        """The user of the interaction, as Discord sent them with it."""
        return self.interaction.user

    def for_everybody(self) -> AbstractContextManager[None]:
        """Return a context in which texts are in the server's language, for a message that not only this user reads."""
        interaction = self.interaction
        return in_language(server_language(interaction.client, interaction.guild_id, interaction.guild_locale))

    @property
    def is_lost(self) -> bool:
        """True if no response is possible any more: it came too late, or another process has responded."""
        return self._state == "lost"

    async def send(self, screen: Screen, *, public: bool = False, pings: tuple[int, ...] = ()) -> int | None:
        """Respond with a new message, which only this user sees unless it is public.

        Args:
            screen: The message.
            public: Whether everybody in the channel sees it.
            pings: Ids of users whom the message notifies.

        Returns:
            The id of a public message; None for a follow-up or if Discord did not return it.
        """
        screen = screen if public else self._restyle(screen)
        parts = payload_of(screen, self._images)
        mentions = mentioning(pings)
        if not public:
            self._late_pictures.mark_newest(self.interaction)
        await self._await_deferral()
        if not public and not await self._can_be_private():
            return None
        shown: int | None = None
        if self._state == "open":
            shown = await self._respond_first(
                lambda: message_callback(parts.rendered(), mentions, public=public), want_id=public
            )
        elif self._state in ("private", "public"):
            self._state = "answered"
            shown = await self._edit(parts, mentions)
        else:
            self.can_be_edited = False
            await self._follow_up({**parts.for_send(), "ephemeral": not public, "allowed_mentions": mentions})
            return None
        if not public:
            self._send_late_pictures(screen, parts)
        self.can_be_edited = not (public or self.is_lost or self.has_failed)
        return shown

    async def send_text(self, text: Markdown, button: Button | None = None) -> None:
        """Respond with a text that only this user sees: the cheapest response, for thousands of presses.

        Args:
            text: The text.
            button: A button below it.
        """
        row = [] if button is None else [button_row(button)]
        none = discord.AllowedMentions.none()
        await self._await_deferral()
        if not await self._can_be_private():
            return
        if self._state == "open":
            await self._respond_first(lambda: text_callback(text, row))
        elif self._state in ("private", "public"):
            self._state = "answered"
            edit = self.interaction.edit_original_response
            view: dict[str, Any] = {"view": TextButtons(row)} if row else {}
            await self._retry(lambda: edit(content=text, allowed_mentions=none, **view))
        else:
            view = {"view": TextButtons(row)} if row else {}
            await self._follow_up({"content": text, "ephemeral": True, "allowed_mentions": none, **view})

    async def update(self, screen: Screen) -> None:
        """Respond by editing the message whose button was pressed or whose form was submitted."""
        if self.interaction.message is None:  # a form that a command opened has no message to edit
            await self.send(screen)
            return
        if self.interaction.message.flags.ephemeral:
            screen = self._restyle(screen)
        parts = payload_of(screen, self._images)
        self._late_pictures.mark_newest(self.interaction)
        await self._late_pictures.wait_for_pending(self.interaction)
        await self._await_deferral()
        none = discord.AllowedMentions.none()
        if self._state == "open":
            await self._respond_first(lambda: message_callback(parts.rendered(), none, public=False, update=True))
        else:
            self._state = "answered" if self._state != "lost" else "lost"
            await self._edit(parts, none)
        self._send_late_pictures(screen, parts)
        self.can_be_edited = self.interaction.message.flags.ephemeral and not (self.is_lost or self.has_failed)

    async def open_form(self, form: Form) -> None:
        """Respond by opening a form. If the response was deferred already, ask the user to press again instead."""
        modal = render_form(form)
        await self._await_deferral()
        if self._state == "open":
            await self._respond_first(lambda: form_callback(modal))
        else:
            await self.send_text(say.text("error-slow-form"))

    def defer_after(self, seconds: float, mode: DeferMode) -> asyncio.TimerHandle:
        """Start a timer that defers the response unless it has been sent by then.

        Args:
            seconds: Time until then.
            mode: How it is deferred; None, for a response that may be a form, defers to a new private message.

        Returns:
            The timer, which the caller has to cancel.
        """

        def begin() -> None:
            if self._state == "open" and self._deferring is None:
                self._deferring = asyncio.create_task(self._defer(mode))

        return asyncio.get_running_loop().call_later(max(0.0, seconds), begin)

    async def defer(self, mode: DeferMode) -> None:
        """Defer the response now, before a slow operation; do nothing if a first response was sent already."""
        await self._await_deferral()
        if self._state == "open":
            await self._defer(mode)

    async def try_defer(self, mode: DeferMode) -> bool:
        """Defer the response now; return False if Discord rejects that, for example because another process responded.

        If a first response was sent already, nothing is sent and True is returned.
        """
        await self.defer(mode)
        return self._state not in ("open", "lost")

    async def _defer(self, mode: DeferMode) -> None:
        if mode is None or (mode == "update" and self.interaction.message is None):
            mode = "private"
        try:
            await self._respond_first(
                lambda: deferral_callback(public=mode == "public", update=mode == "update"), then=mode
            )
        except discord.HTTPException as error:
            log.info("interaction could not be deferred", interaction=self.interaction.id, code=error.code)

    async def _await_deferral(self) -> None:
        """Wait for a running deferral, whose outcome decides which kind of response is possible."""
        if self._deferring is not None:
            await self._deferring

    async def _can_be_private(self) -> bool:
        """Make sure that what is sent next is private; return False if it would be shown to everybody.

        A message that everybody was promised can't become private, and whatever is sent first takes its place. So it is
        deleted.
        """
        if self._state != "public":
            return True
        self._state = "answered"
        try:
            await self.interaction.delete_original_response()
        except discord.NotFound:
            pass  # it never arrived, or a moderator has deleted it
        except (*NO_CONNECTION, discord.HTTPException) as error:
            self._log_rarely("a promised message could not be deleted", error)
            self._state, self.has_failed = "lost", True
            return False
        return True

    async def _respond_first(
        self,
        make: Callable[[], Callback],
        then: Literal["answered", "private", "public", "update"] = "answered",
        *,
        want_id: bool = False,
    ) -> int | None:
        """Send the first response, and return the id of its message if it is wanted and there is one.

        If Discord refuses it, the interaction stays open, so that the dispatcher can still report an error.

        Args:
            make: Makes the response.
            then: The state if it arrives.
            want_id: Ask Discord for the id of the message.
        """
        self._state = then  # so that no other first response begins meanwhile
        try:
            message = await acknowledge(self.interaction, make, self._clock, self._repeats, want_id=want_id)
            self.acknowledged_at, self.was_deferred = time.monotonic(), then != "answered"
            return message
        except NotAcknowledged as reason:
            if reason.may_have_arrived and then != "answered":
                # If the promise has arrived, the user waits for its answer; if not, the edit only fails.
                self.was_deferred = self._is_doubtful = True
                self.acknowledged_at = time.monotonic() if reason.by_another else None
                return None
            if reason.may_have_arrived and reason.by_another:
                self.acknowledged_at = time.monotonic()
                return None
            self._state, self.has_failed = "lost", not reason.by_another
            return None
        except BaseException:  # nothing was sent, so the dispatcher may still respond
            self._state = "open"
            raise

    async def _edit(self, parts: Payload, mentions: discord.AllowedMentions) -> int | None:
        """Edit the first response, and return the id of its message."""
        edit = self.interaction.edit_original_response
        edited = await self._retry(lambda: edit(**parts.for_edit(), allowed_mentions=mentions))
        return None if edited is None else edited.id

    async def _follow_up(self, fields: dict[str, Any]) -> None:
        """Send a further message after the first response.

        There is only one attempt, because the message may have arrived although Discord's answer did not.
        """
        if self.is_lost:
            return
        followup: Any = self.interaction.followup
        try:
            await followup.send(**fields)
        except (*NO_CONNECTION, *UNREADABLE, discord.DiscordServerError) as error:
            self._log_rarely("a follow-up failed", error)

    def _log_rarely(self, event: str, error: BaseException) -> None:
        fields = {"interaction": self.interaction.id, "error": type(error).__name__}
        self._repeats.log_rarely(log.info, event, **fields)

    async def _retry(
        self, edit: Callable[[], Awaitable[discord.InteractionMessage]]
    ) -> discord.InteractionMessage | None:
        """Make a request that edits the first response, and repeat it if the connection breaks.

        Returns:
            The edited message; None if the edit failed, or if discord.py cannot read Discord's answer.
        """
        if self.is_lost:
            return None
        for delay in (*LATER_ATTEMPTS, None):
            try:
                return await edit()
            except NO_CONNECTION as error:
                self._log_rarely("an edit of a response failed", error)
                if delay is None:
                    break
            except discord.DiscordServerError:  # discord.py has tried again already
                break
            except discord.HTTPException:
                # Nothing is there, or something that takes no such edit: the answer of another process.
                if not self._is_doubtful:
                    raise
                self._state = "lost"
                break
            except UNREADABLE:
                return None
            await asyncio.sleep(delay)
        self.has_failed = True
        return None

    def _send_late_pictures(self, screen: Screen, parts: Payload) -> None:
        if not self.is_lost:
            self._late_pictures.send_when_drawn(self.interaction, screen, parts)


class LatePictures:
    """A service that adds pictures to private messages which were sent before the pictures were drawn.

    A message gets none any more once the user has received a newer one.
    """

    def __init__(self, images: ImageCache, *, timeout: float = 1.0) -> None:
        """Create the service, with no message that waits for pictures.

        Args:
            images: The cache of drawn pictures.
            timeout: Seconds that a newer response waits for an edit that is being sent.
        """
        self._images = images
        self._timeout = timeout
        self._newest: LRUCache[int, int] = LRUCache(4096)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: dict[int, asyncio.Task[None]] = {}

    def mark_newest(self, interaction: Interaction) -> None:
        """Record that an interaction's response is its user's newest, so that older ones get no pictures any more."""
        self._newest[interaction.user.id] = interaction.id

    async def wait_for_pending(self, interaction: Interaction) -> None:
        """Wait until no picture is being added to an earlier message of this user, at most `timeout` seconds.

        Otherwise that edit might replace the newer message: of two concurrent edits either may win.
        """
        if (sending := self._sending.get(interaction.user.id)) is not None:
            await asyncio.wait([sending], timeout=self._timeout)

    def send_when_drawn(self, interaction: Interaction, screen: Screen, parts: Payload) -> None:
        """Edit a response in the background as soon as the pictures that it lacks are drawn.

        Args:
            interaction: The interaction.
            screen: The content of the message that was sent.
            parts: The message as it was sent, which says if pictures are missing.
        """
        if parts.incomplete and self._images.pending < MAX_PENDING_PICTURES:
            task = asyncio.create_task(self._send(interaction, screen))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def replace(self, interaction: Interaction, screen: Screen, is_wanted: Callable[[], bool]) -> bool | None:
        """Replace a private message by newer content once its pictures are drawn; the old content gets none any more.

        Args:
            interaction: The interaction to which the message is the response.
            screen: The newer content.
            is_wanted: Returns whether the message still shows what should be replaced; called just before the edit.

        Returns:
            True if the message was replaced, False if Discord refuses that (the message or the token is gone) or cannot
            be reached, and None if it was not wanted any more.
        """
        await self._images.draw_all(pictures_in(screen))
        await self.wait_for_pending(interaction)
        user = interaction.user.id
        if not is_wanted():
            return None
        if self._newest.get(user) == interaction.id:
            del self._newest[user]
        sending = asyncio.current_task()
        assert sending is not None
        return await self._edit(interaction, screen, sending)

    def close(self) -> None:
        """Stop waiting for pictures; those that are not drawn yet are not added to their messages any more."""
        for task in self._tasks:
            task.cancel()

    async def _send(self, interaction: Interaction, screen: Screen) -> None:
        pictures = await self._images.draw_all(pictures_in(screen))
        user = interaction.user.id
        if not pictures or self._newest.get(user) != interaction.id:
            return
        sending = asyncio.current_task()
        assert sending is not None
        await self._edit(interaction, screen, sending)

    async def _edit(self, interaction: Interaction, screen: Screen, sending: asyncio.Task[Any]) -> bool:
        """Edit a response with the pictures that are drawn, and return whether Discord has accepted that.

        Args:
            interaction: The interaction.
            screen: The content of the message.
            sending: The running task, for which newer responses to this user wait.
        """
        user = interaction.user.id
        self._sending[user] = sending
        try:
            parts = payload_of(screen, self._images)
            await interaction.edit_original_response(
                **parts.for_edit(), allowed_mentions=discord.AllowedMentions.none()
            )
        except (*NO_CONNECTION, *UNREADABLE, discord.HTTPException) as error:
            log.info("a private message could not be edited", interaction=interaction.id, error=type(error).__name__)
            return False
        finally:
            if self._sending.get(user) is sending:
                del self._sending[user]
        return True
