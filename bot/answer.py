"""The one answer to an interaction, whichever way is still open: first response, deferred edit or follow-up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import aiohttp
import discord
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.delivery import Parts, only, parts_of, pictures_in
from bot.painter import Painter
from bot.render import render_form
from bot.screen import Form, Screen

log = logging.getLogger(__name__)

Waiting = Literal["private", "public", "update"] | None
"""How an interaction is deferred: as a new private or public message, or as a change of the pressed one."""

Interaction = discord.Interaction[Any]
T = TypeVar("T")

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that has had its first response."""


class Answer:
    """Answers one interaction. Screens go out as they are, with those pictures that are drawn already; the others
    follow as an edit, so that no drawing stands between a press and its answer. `look` makes of a screen what whoever
    pressed wants to see, where nobody else sees it."""

    def __init__(
        self, interaction: Interaction, painter: Painter, late: "LatePictures", look: Callable[[Screen], Screen]
    ) -> None:
        self.interaction = interaction
        self._painter = painter
        self._late = late
        self._look = look
        self._state: Literal["open", "answered", "private", "public", "update"] = "open"
        self._deferring: asyncio.Task[None] | None = None

    @property
    def user(self) -> discord.User | discord.Member:
        """Who pressed, as Discord knows them at this moment."""
        return self.interaction.user

    async def show(self, screen: Screen, *, public: bool = False, pings: tuple[int, ...] = ()) -> int | None:
        """A new message, for this person alone unless `public`. Its id, where it is public."""
        screen = screen if public else self._look(screen)
        parts = parts_of(screen, self._painter)
        mentions = only(pings)
        if not public:
            self._late.replaced_by(self.interaction)
        await self._settle()
        shown: int | None = None
        if self._state == "open":
            respond = self.interaction.response.send_message
            sent = await self._first(lambda: respond(**parts.sent(), ephemeral=not public, allowed_mentions=mentions))
            shown = sent.message_id if sent is not None else None
        elif self._state in ("private", "public"):
            self._state = "answered"
            edited = await self.interaction.edit_original_response(**parts.edited(), allowed_mentions=mentions)
            shown = edited.id
        else:
            followup: Any = self.interaction.followup
            await followup.send(**parts.sent(), ephemeral=not public, allowed_mentions=mentions)
            return None
        if not public:
            self._late.follow(self.interaction, screen, parts)
        return shown

    async def tell(self, text: str) -> None:
        """A few words for this person alone, without a frame: the cheapest answer, for when thousands press."""
        none = discord.AllowedMentions.none()
        await self._settle()
        if self._state == "open":
            respond = self.interaction.response.send_message
            await self._first(lambda: respond(text, ephemeral=True, allowed_mentions=none))
        elif self._state in ("private", "public"):
            self._state = "answered"
            await self.interaction.edit_original_response(content=text, allowed_mentions=none)
        else:
            followup: Any = self.interaction.followup
            await followup.send(text, ephemeral=True, allowed_mentions=none)

    async def update(self, screen: Screen) -> None:
        """Change the message whose button was pressed, or whose form was filled in."""
        if self.interaction.message is None:  # a form that a command opened changes no message
            await self.show(screen)
            return
        if self.interaction.message.flags.ephemeral:
            screen = self._look(screen)
        parts = parts_of(screen, self._painter)
        self._late.replaced_by(self.interaction)
        await self._late.sent(self.interaction)
        await self._settle()
        if self._state == "open":
            await self._first(lambda: self._change(parts.edited()))
        else:
            self._state = "answered"
            none = discord.AllowedMentions.none()
            await self.interaction.edit_original_response(**parts.edited(), allowed_mentions=none)
        self._late.follow(self.interaction, screen, parts)

    async def form(self, form: Form) -> None:
        """Open a form; only possible as the first answer."""
        await self._first(lambda: self.interaction.response.send_modal(render_form(form)))

    def defer_after(self, seconds: float, waiting: Waiting) -> asyncio.TimerHandle:
        """Promise an answer if there is none after so many seconds."""

        def begin() -> None:
            if self._state == "open" and self._deferring is None:
                self._deferring = asyncio.create_task(self._defer(waiting))

        return asyncio.get_running_loop().call_later(max(0.0, seconds), begin)

    async def defer(self, waiting: Waiting) -> None:
        """Promise an answer now, before something that is known to take long."""
        if self._state == "open":
            await self._defer(waiting)

    async def promise(self, waiting: Waiting) -> bool:
        """Promise an answer now; False where Discord takes none any more, as when another process has answered."""
        await self.defer(waiting)
        return self._state != "open"

    async def _defer(self, waiting: Waiting) -> None:
        assert waiting is not None
        response = self.interaction.response
        try:
            if waiting == "update":
                await response.defer()
            else:
                await response.defer(ephemeral=waiting == "private", thinking=True)
        except discord.HTTPException as error:
            log.info("interaction %d could not be deferred: %d", self.interaction.id, error.code)
        else:
            self._state = waiting

    async def _change(self, edited: dict[str, Any]) -> None:
        """`InteractionResponse.edit_message` without its end: there discord.py makes objects of every component that
        Discord sends back, which is an eighth of what a press costs, and nobody looks at them."""
        interaction = self.interaction
        params = interaction_message_response_params(
            type=discord.InteractionResponseType.message_update.value,
            **edited,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        http = interaction._state.http
        await async_context.get().create_interaction_response(
            interaction.id,
            interaction.token,
            session=interaction._session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=params,
        )

    async def _settle(self) -> None:
        """Wait for a deferral that is on its way, so that this knows which way is open."""
        if self._deferring is not None:
            await self._deferring

    async def _first(self, respond: Callable[[], Awaitable[T]]) -> T | None:
        """Give the first response; once more where the connection broke, for it may not have arrived.

        A response that is refused leaves the interaction open, so that an error can still be told.
        """
        self._state = "answered"
        try:
            try:
                return await respond()
            except aiohttp.ClientConnectionError:
                try:
                    return await respond()
                except discord.HTTPException as error:
                    if error.code != ALREADY_ANSWERED:
                        raise
                    return None  # the first one had arrived
        except Exception:  # whatever it was, nothing was answered: the wrapper may still say so
            self._state = "open"
            raise


class LatePictures:
    """Sends the pictures that were not drawn when a private answer went out, unless a newer answer has replaced it.

    `patience` is how many seconds a newer answer waits for a picture that is on its way, for of two changes of one
    message that travel together nobody knows which one stands.
    """

    def __init__(self, painter: Painter, *, most_waiting: int = 4, patience: float = 1.0) -> None:
        self._painter = painter
        self._most_waiting = most_waiting
        self._patience = patience
        self._newest: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: dict[int, asyncio.Task[None]] = {}

    def replaced_by(self, interaction: Interaction) -> None:
        """Remember an answer, that is about to go out, as the newest of its user."""
        self._newest.pop(interaction.user.id, None)
        self._newest[interaction.user.id] = interaction.id
        if len(self._newest) > 4096:
            del self._newest[next(iter(self._newest))]

    async def sent(self, interaction: Interaction) -> None:
        """Wait until no picture for this user is on its way."""
        if (sending := self._sending.get(interaction.user.id)) is not None:
            await asyncio.wait([sending], timeout=self._patience)

    def follow(self, interaction: Interaction, screen: Screen, parts: Parts) -> None:
        """Send what is missing in an answer that went out when it is drawn."""
        if parts.missing and self._painter.waiting < self._most_waiting:
            task = asyncio.create_task(self._send(interaction, screen))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()

    async def _send(self, interaction: Interaction, screen: Screen) -> None:
        pictures = [await self._painter.paint(drawing) for drawing in pictures_in(screen)]
        user = interaction.user.id
        if not any(pictures) or self._newest.get(user) != interaction.id:
            return
        sending = asyncio.current_task()
        assert sending is not None
        self._sending[user] = sending
        try:
            parts = parts_of(screen, self._painter)
            await interaction.edit_original_response(**parts.edited(), allowed_mentions=discord.AllowedMentions.none())
        except (TimeoutError, discord.HTTPException, OSError) as error:
            log.info("a private picture could not be sent: %s", type(error).__name__)
        finally:
            if self._sending.get(user) is sending:
                del self._sending[user]
