"""The connection of the test users to the sandbox: HTTP requests, and the error for those that it refuses."""

from collections.abc import Sequence
from typing import Any, Final

import aiohttp

from sandbox.wire import Upload, dumps, loads

PATIENCE_SECONDS: Final = 10.0
"""How long users wait for the server or the bot, unless told otherwise."""


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
        patience: Seconds for which users wait for the sandbox or the bot, unless told otherwise.
    """

    def __init__(self, base_url: str, patience: float) -> None:
        self.base_url = base_url.rstrip("/")
        self.patience = patience
        self.session: aiohttp.ClientSession
        """The client of `aiohttp`, after `open`."""
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
            body: What is sent as JSON.
            token: The value of the Authorization header; None for no header.
            files: Files beside the body.

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
