"""The connection of the test users to the sandbox: HTTP requests, the replies, and what a user sees in a message."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Self

import aiohttp

from sandbox.state import components as c
from sandbox.wire import Json, Upload, dumps, loads

PATIENCE_SECONDS: Final = 10.0
"""The default timeout, in seconds, when a test user waits for the sandbox or the bot."""


class Refused(Exception):
    """The sandbox rejected a test user's request.

    Attributes:
        status: The HTTP status, or the gateway's close code.
        body: The body of the answer.
    """

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class Connection:
    """A connection to the server: it sends the HTTP requests of all test users, and of the tests themselves.

    Args:
        base_url: The URL of the sandbox.
        patience: The timeout, in seconds, of waits for the sandbox or the bot for which the caller names none.
    """

    def __init__(self, base_url: str, patience: float) -> None:
        self.base_url = base_url.rstrip("/")
        self.patience = patience
        self.session: aiohttp.ClientSession
        """The HTTP client of `aiohttp`; it exists only after `open`."""
        self._application_id = ""

    async def open(self) -> None:
        """Create the HTTP client, which sends any number of requests at once; call this before the first request."""
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))

    async def close(self) -> None:
        """Close all connections."""
        await self.session.close()

    async def application_id(self) -> str:
        """Return the id of the bot's application, which is also the bot's user id."""
        if not self._application_id:
            self._application_id = (await self.request("GET", "/sandbox/status"))["application_id"]
        return self._application_id

    async def request(
        self, method: str, path: str, body: object = None, *, token: str | None = None, files: Sequence[Upload] = ()
    ) -> Any:
        """Send an HTTP request to the sandbox.

        Args:
            method: The HTTP method.
            path: The path on the sandbox.
            body: The value to send as JSON; None for no body.
            token: The value of the Authorization header; None for no header.
            files: Files to upload with it, in a multipart request.

        Returns:
            The decoded answer, or None if it has no body.

        Raises:
            Refused: The sandbox refused it.
        """
        headers = {"Authorization": token} if token else {}
        data: bytes | aiohttp.FormData | None = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", dumps(body), content_type="application/json")
            for number, file in enumerate(files):
                kind = file.content_type
                data.add_field(f"files[{number}]", file.data, filename=file.filename, content_type=kind)
        elif body is not None:
            data, headers["Content-Type"] = dumps(body), "application/json"
        async with self.session.request(method, self.base_url + path, data=data, headers=headers) as response:
            raw = await response.read()
            encoded = raw and response.content_type == "application/json"
            answer = loads(raw) if encoded else raw.decode(errors="replace") or None
            if response.status >= 400:
                raise Refused(response.status, answer)
            return answer


WaitFor = Callable[[Callable[[str, Json], bool], float | None], Awaitable[Json]]


class Reply:
    """The bot's response to one interaction of a test user, as that user sees it.

    Its fields change while more of the response arrives.

    Args:
        known: The user's current messages by id, which the user keeps up to date.
        wait_for: The function `User.wait_for` of the user, which waits for a gateway event.
        nonce: The client's own id of the interaction, which tells its events from others.
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
        """The message that Discord's client shows if the interaction failed; None if it has not failed."""
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
        """Update this reply from a gateway event about its interaction: it began, opened a form, got choices or failed.

        Args:
            event: The event's name, such as "INTERACTION_CREATE".
            data: The event's data.
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
        """Update this reply if a message that the user sees created or changed is the response to its interaction.

        Args:
            event: The gateway event, "MESSAGE_CREATE" or "MESSAGE_UPDATE".
            message: The message.
        """
        if event == "MESSAGE_CREATE" and self.id and (message.get("interaction_metadata") or {}).get("id") == self.id:
            if self.message_id is None or (self.update and not self.done.is_set()):
                self.message_id, self.update = message["id"], False
        elif event == "MESSAGE_UPDATE" and message["id"] == self._source and self.message_id is None:
            self.message_id, self.update = message["id"], True


# -- what a user sees of a message or a form --------------------------------------------------------------------------


def texts(message: Json) -> str:
    """Return all that can be read in a message, a line each: content, embeds, texts and picture descriptions."""
    lines = [message.get("content") or ""]
    for embed in message.get("embeds") or ():
        lines += [embed.get("title") or "", embed.get("description") or ""]
    for node in c.walk(message.get("components")):
        if node["type"] == c.TEXT:
            lines.append(node["content"])
        lines += [item.get("description") or "" for item in _pictures_in(node)]
    return "\n".join(line for line in lines if line)


def buttons(message: Json) -> list[Json]:
    """Return all buttons of a message in reading order.

    Each has `label` (with the emoji before it), `custom_id` or `url`, `disabled` and `style`.
    """
    return [
        {
            "label": label(node), "custom_id": node.get("custom_id"), "url": node.get("url"),
            "disabled": bool(node.get("disabled")),
            "style": node["style"],
        }
        for node in c.walk(message.get("components"))
        if node["type"] == c.BUTTON
    ]  # fmt: skip


def label(node: Json) -> str:
    """Return the visible text of a button or menu option, with the emoji before it."""
    emoji = (node.get("emoji") or {}).get("name") or ""
    return f"{emoji} {node.get('label') or ''}".strip()


def selects(message: Json) -> list[Json]:
    """Return all menus of a message in reading order, with their options and how many of them may be chosen."""
    keys = ("custom_id", "type", "placeholder", "min_values", "max_values")
    return [
        {
            **{key: node.get(key) for key in keys},
            "options": node.get("options") or [],
            "disabled": bool(node.get("disabled")),
        }
        for node in c.walk(message.get("components"))
        if node["type"] in c.SELECTS
    ]


def fields(modal: Json) -> Iterator[tuple[str, Json]]:
    """Yield the visible label and the input component of each field of a form."""
    for node in modal["components"]:
        if node["type"] == c.LABEL:
            yield node["label"], node["component"]
        elif node["type"] == c.ROW:
            for child in node["components"]:
                yield child.get("label") or "", child


def pictures(message: Json) -> list[Json]:
    """Return `url`, `description`, `width` and `height` of all pictures that a message shows."""
    found = [
        {**item["media"], "description": item.get("description")}
        for node in c.walk(message.get("components"))
        for item in _pictures_in(node)
    ]
    if not message.get("flags", 0) & c.V2:
        found += [a for a in message.get("attachments") or () if a["content_type"].startswith("image/")]
    return [{key: picture.get(key) for key in ("url", "description", "width", "height")} for picture in found]


def _pictures_in(node: Json) -> list[Json]:
    """Return the pictures that one component shows (not its children), each with its `media`."""
    if node["type"] == c.GALLERY:
        items: list[Json] = node["items"]
        return items
    return [node] if node["type"] == c.THUMBNAIL else []
