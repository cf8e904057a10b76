"""The bot's reply to an interaction, as the test user who caused it sees it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Self

from sandbox.state import components as c
from sandbox.visible import texts
from sandbox.wire import Json

WaitFor = Callable[[Callable[[str, Json], bool], float | None], Awaitable[Json]]


class Reply:
    """The bot's response to one interaction of a test user, as that user sees it.

    Its fields change while more of the response arrives.

    Args:
        known: The messages that the user has seen, by id, as they are now.
        wait_for: Waits for a gateway event to the user; see `User.wait_for`.
        nonce: Tells the events of this interaction from others.
        source: The id of the pressed message; None if no message was pressed.
    """

    def __init__(self, known: Mapping[str, Json], wait_for: WaitFor, nonce: str, source: str | None) -> None:
        self._known = known
        self._wait_for = wait_for
        self._source = source
        self._began = time.perf_counter()
        self.nonce = nonce
        self.id: str | None = None
        self.message_id: str | None = None
        self.modal: Json | None = None
        self.choices: list[Json] | None = None
        self.failed: str | None = None
        """Why there was no answer, as the client says it."""
        self.seconds = 0.0
        """Seconds from the request to the acknowledgement."""
        self.update = False
        """True if the response changed the message that was pressed; False if it is a new message."""
        self.done = asyncio.Event()

    @property
    def message(self) -> Json | None:
        """The response as it is now: the new message, or the pressed one if that was changed; None before it comes."""
        return self._known.get(self.message_id) if self.message_id else None

    @property
    def text(self) -> str:
        """All visible text of the response as it is now; empty if there is none yet."""
        return texts(self.message) if self.message else ""

    async def arrived(self, timeout: float | None = None) -> Json:
        """Wait for the message of a response that the bot has only acknowledged so far, and return it.

        Args:
            timeout: Seconds to wait for each event; None for `Connection.patience`.

        Raises:
            TimeoutError: No response came.
        """
        while (message := self.message) is None:
            await self._wait_for(lambda event, data: event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"), timeout)
        return message

    async def settled(self, timeout: float | None = None) -> Self:
        """Wait while the response only says that the bot is thinking, and return this reply.

        Args:
            timeout: Seconds to wait for a change of the message; None for `Connection.patience`.

        Raises:
            TimeoutError: The message did not change.
        """
        while (message := self.message) is not None and message["flags"] & c.LOADING:
            await self._wait_for(
                lambda event, data: event.startswith("MESSAGE_") and data["id"] == self.message_id, timeout
            )
        return self

    def hear(self, event: str, data: Json) -> None:
        """Take in a gateway event about this interaction: that it began, opened a form, got choices or failed.

        Args:
            event: The event's name.
            data: Its data.
        """
        if event == "INTERACTION_CREATE":
            self.id = data["id"]
            return
        if event == "INTERACTION_MODAL_CREATE":
            self.modal = {**data, "message_id": self._source}
        elif event == "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
            self.choices = data["choices"]
        elif event == "INTERACTION_FAILURE":
            self.failed = "The application did not respond"
        if not self.done.is_set():
            self.seconds = time.perf_counter() - self._began
            self.done.set()

    def see(self, event: str, message: Json) -> None:
        """Take in a message that this user saw created or changed; note it if it is the response.

        Args:
            event: The gateway event, "MESSAGE_CREATE" or "MESSAGE_UPDATE".
            message: The message.
        """
        if event == "MESSAGE_CREATE" and self.id and (message.get("interaction_metadata") or {}).get("id") == self.id:
            if self.message_id is None or (self.update and not self.done.is_set()):
                self.message_id, self.update = message["id"], False
        elif event == "MESSAGE_UPDATE" and message["id"] == self._source and self.message_id is None:
            self.message_id, self.update = message["id"], True
