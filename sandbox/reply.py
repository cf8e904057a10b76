"""What came of one interaction, as its user sees it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Self

from sandbox import components as c
from sandbox.reading import texts
from sandbox.wire import Json

if TYPE_CHECKING:
    from sandbox.person import User

ANSWER_SECONDS: Final = 10.0
"""How long to wait for the server's word on an interaction; it says by itself after three that nobody answered."""


class Reply:
    """What came of one interaction, for the user who made it."""

    def __init__(self, user: User, nonce: str, source: str | None) -> None:
        self._user = user
        self._source = source
        self._began = time.perf_counter()
        self.nonce = nonce
        self.id: str | None = None
        self.message_id: str | None = None
        self.modal: Json | None = None
        self.choices: list[Json] | None = None
        self.failed: str | None = None
        """Why nothing came, in the client's words."""
        self.seconds = 0.0
        """From the request to the acknowledgement."""
        self.update = False
        """Whether the message that was pressed changed."""
        self.done = asyncio.Event()

    @property
    def message(self) -> Json | None:
        """The response, in its newest state: the new message, or the pressed one if that was changed."""
        return self._user.known.get(self.message_id) if self.message_id else None

    @property
    def text(self) -> str:
        """All visible text of the response."""
        return texts(self.message) if self.message else ""

    async def arrived(self, timeout: float = ANSWER_SECONDS) -> Json:
        """Wait for a response that came after a silent acknowledgement; raises `TimeoutError`."""
        while (message := self.message) is None:
            await self._user.wait_for(lambda event, data: event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"), timeout)
        return message

    async def settled(self, timeout: float = ANSWER_SECONDS) -> Self:
        """Wait while the bot is «thinking»."""
        while (message := self.message) is not None and message["flags"] & c.LOADING:
            await self._user.wait_for(
                lambda event, data: event.startswith("MESSAGE_") and data["id"] == self.message_id, timeout
            )
        return self

    def hear(self, event: str, data: Json) -> None:
        """Take in what the gateway says about this interaction."""
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
        """Take in a message that came or changed while waiting."""
        if event == "MESSAGE_CREATE" and self.id and (message.get("interaction_metadata") or {}).get("id") == self.id:
            if self.message_id is None or (self.update and not self.done.is_set()):
                self.message_id, self.update = message["id"], False
        elif event == "MESSAGE_UPDATE" and message["id"] == self._source and self.message_id is None:
            self.message_id, self.update = message["id"], True
