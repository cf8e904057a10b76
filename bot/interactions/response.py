"""The one response to an interaction: the first response, an edit of a deferred one, or a follow-up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import aiohttp
import discord
import structlog
from cachetools import LRUCache

from bot.interactions.discord_private import edit_pressed_message
from bot.ui.blocks import Form, Screen
from bot.ui.image_cache import ImageCache
from bot.ui.payload import Payload, mentioning, payload_of, pictures_in, render_form

log = structlog.stdlib.get_logger(__name__)

DeferMode = Literal["private", "public", "update"] | None
"""How a response is deferred: as a new private or public message, or as an edit of the pressed message."""

Interaction = discord.Interaction[Any]
T = TypeVar("T")

MAX_PENDING_PICTURES = 4
"""A private response gets no late picture if this many drawings are pending already."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for a second first response."""


class Response:
    """The response to one interaction, sent in whichever way is still possible.

    A screen is sent with the pictures that are in the cache. The others follow as an edit, so that no response waits
    for a drawing.
    """

    def __init__(
        self,
        interaction: Interaction,
        images: ImageCache,
        late_pictures: "LatePictures",
        restyle: Callable[[Screen], Screen],
    ) -> None:
        self.interaction = interaction
        self._images = images
        self._late_pictures = late_pictures
        self._restyle = restyle
        self._state: Literal["open", "answered", "private", "public", "update"] = "open"
        self._deferring: asyncio.Task[None] | None = None

    @property
    def user(self) -> discord.User | discord.Member:
        """The user of the interaction, as Discord sent them with it."""
        return self.interaction.user

    async def send(self, screen: Screen, *, public: bool = False, pings: tuple[int, ...] = ()) -> int | None:
        """Respond with a new message, which only this user sees unless it is public.

        Args:
            screen: The message.
            public: Whether everybody in the channel sees it.
            pings: Ids of users whom the message notifies.

        Returns:
            The id of the message; None for a follow-up or if Discord did not return it.
        """
        screen = screen if public else self._restyle(screen)
        parts = payload_of(screen, self._images)
        mentions = mentioning(pings)
        if not public:
            self._late_pictures.mark_newest(self.interaction)
        await self._await_deferral()
        shown: int | None = None
        if self._state == "open":
            respond = self.interaction.response.send_message
            sent = await self._respond_first(
                lambda: respond(**parts.for_send(), ephemeral=not public, allowed_mentions=mentions)
            )
            shown = sent.message_id if sent is not None else None
        elif self._state in ("private", "public"):
            self._state = "answered"
            edited = await self.interaction.edit_original_response(**parts.for_edit(), allowed_mentions=mentions)
            shown = edited.id
        else:
            followup: Any = self.interaction.followup
            await followup.send(**parts.for_send(), ephemeral=not public, allowed_mentions=mentions)
            return None
        if not public:
            self._late_pictures.send_when_drawn(self.interaction, screen, parts)
        return shown

    async def send_text(self, text: str) -> None:
        """Respond with plain text that only this user sees: the cheapest response, for thousands of presses."""
        none = discord.AllowedMentions.none()
        await self._await_deferral()
        if self._state == "open":
            respond = self.interaction.response.send_message
            await self._respond_first(lambda: respond(text, ephemeral=True, allowed_mentions=none))
        elif self._state in ("private", "public"):
            self._state = "answered"
            await self.interaction.edit_original_response(content=text, allowed_mentions=none)
        else:
            followup: Any = self.interaction.followup
            await followup.send(text, ephemeral=True, allowed_mentions=none)

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
        if self._state == "open":
            await self._respond_first(lambda: edit_pressed_message(self.interaction, parts.for_edit()))
        else:
            self._state = "answered"
            none = discord.AllowedMentions.none()
            await self.interaction.edit_original_response(**parts.for_edit(), allowed_mentions=none)
        self._late_pictures.send_when_drawn(self.interaction, screen, parts)

    async def open_form(self, form: Form) -> None:
        """Respond by opening a form, which is possible only as the first response."""
        await self._respond_first(lambda: self.interaction.response.send_modal(render_form(form)))

    def defer_after(self, seconds: float, mode: DeferMode) -> asyncio.TimerHandle:
        """Defer the response later unless it has been sent by then.

        Args:
            seconds: Time until then.
            mode: How it is deferred.

        Returns:
            The timer, which the caller has to cancel.
        """

        def begin() -> None:
            if self._state == "open" and self._deferring is None:
                self._deferring = asyncio.create_task(self._defer(mode))

        return asyncio.get_running_loop().call_later(max(0.0, seconds), begin)

    async def defer(self, mode: DeferMode) -> None:
        """Defer the response now, before a slow operation."""
        if self._state == "open":
            await self._defer(mode)

    async def try_defer(self, mode: DeferMode) -> bool:
        """Defer the response now; return False if Discord rejects it, for example because another process responded."""
        await self.defer(mode)
        return self._state != "open"

    async def _defer(self, mode: DeferMode) -> None:
        assert mode is not None
        response = self.interaction.response
        try:
            if mode == "update":
                await response.defer()
            else:
                await response.defer(ephemeral=mode == "private", thinking=True)
        except discord.HTTPException as error:
            log.info("interaction could not be deferred", interaction=self.interaction.id, code=error.code)
        else:
            self._state = mode

    async def _await_deferral(self) -> None:
        """Wait for a running deferral, whose outcome decides which kind of response is possible."""
        if self._deferring is not None:
            await self._deferring

    async def _respond_first(self, respond: Callable[[], Awaitable[T]]) -> T | None:
        """Send the first response, and once more if the connection broke, because it may not have arrived.

        If it fails, the interaction stays open, so that the dispatcher can still report an error.
        """
        self._state = "answered"
        try:
            try:
                return await respond()
            except aiohttp.ClientConnectionError:
                try:
                    return await respond()
                except discord.HTTPException as error:
                    if error.code != ALREADY_ACKNOWLEDGED:
                        raise
                    return None  # the first one had arrived
        except Exception:  # nothing was sent, so the dispatcher may still respond
            self._state = "open"
            raise


class LatePictures:
    """A queue of pictures to add to private responses sent before they were drawn, unless newer ones exist."""

    def __init__(self, images: ImageCache, *, timeout: float = 1.0) -> None:
        """Create a queue of late pictures.

        Args:
            images: The image cache.
            timeout: Seconds that a newer response waits for an edit that is being sent.
        """
        self._images = images
        self._timeout = timeout
        self._newest: LRUCache[int, int] = LRUCache(4096)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: dict[int, asyncio.Task[None]] = {}

    def mark_newest(self, interaction: Interaction) -> None:
        """Record that this interaction's response is the user's newest."""
        self._newest[interaction.user.id] = interaction.id

    async def wait_for_pending(self, interaction: Interaction) -> None:
        """Wait until no late picture is being sent to this user: of two concurrent edits either might win."""
        if (sending := self._sending.get(interaction.user.id)) is not None:
            await asyncio.wait([sending], timeout=self._timeout)

    def send_when_drawn(self, interaction: Interaction, screen: Screen, parts: Payload) -> None:
        """Edit a response when its missing pictures are drawn.

        Args:
            interaction: The interaction.
            screen: The screen that was sent.
            parts: The payload that was sent, which says if pictures are missing.
        """
        if parts.incomplete and self._images.pending < MAX_PENDING_PICTURES:
            task = asyncio.create_task(self._send(interaction, screen))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Cancel all pictures that are not sent yet."""
        for task in self._tasks:
            task.cancel()

    async def _send(self, interaction: Interaction, screen: Screen) -> None:
        pictures = [await self._images.draw(drawing) for drawing in pictures_in(screen)]
        user = interaction.user.id
        if not any(pictures) or self._newest.get(user) != interaction.id:
            return
        sending = asyncio.current_task()
        assert sending is not None
        self._sending[user] = sending
        try:
            parts = payload_of(screen, self._images)
            await interaction.edit_original_response(
                **parts.for_edit(), allowed_mentions=discord.AllowedMentions.none()
            )
        except (TimeoutError, discord.HTTPException, OSError) as error:
            log.info("a private picture could not be sent", interaction=interaction.id, error=type(error).__name__)
        finally:
            if self._sending.get(user) is sending:
                del self._sending[user]
