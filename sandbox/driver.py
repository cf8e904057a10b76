"""Test users as a program: speaks to the sandbox as Discord's client does, over HTTP and WebSocket only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Self

import aiohttp

from sandbox.attachments import Upload
from sandbox.person import Refused, User
from sandbox.reading import buttons, fields, pictures, selects, texts
from sandbox.reply import Reply
from sandbox.wire import dumps, loads

__all__ = ["Driver", "Refused", "Reply", "User", "buttons", "fields", "pictures", "selects", "texts"]


class Driver:
    """All test users of one server. Use it as an asynchronous context."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url.rstrip("/")
        self.session: aiohttp.ClientSession
        self._users: dict[str, User] = {}
        self._application_id = ""

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(self, *_: object) -> None:
        for user in self._users.values():
            await user.close()
        await self.session.close()

    async def user(self, name: str) -> User:
        """A test user by name, logged in on first use."""
        if name not in self._users:
            user = User(self, name)
            await user.connect()
            self._users[name] = user
        return self._users[name]

    async def application_id(self) -> str:
        """The bot's application."""
        if not self._application_id:
            self._application_id = (await self.get("status"))["application_id"]
        return self._application_id

    async def request(
        self, method: str, path: str, body: object = None, *, token: str | None = None, files: Sequence[Upload] = ()
    ) -> Any:
        """One request, with files beside its body; the decoded answer, or None. Raises `Refused`."""
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
            answer = (
                loads(raw)
                if raw and response.content_type == "application/json"
                else raw.decode(errors="replace") or None
            )
            if response.status >= 400:
                raise Refused(response.status, answer)
            return answer

    async def get(self, what: str) -> Any:
        """`GET /sandbox/<what>`: users, violations, requests, stats, status."""
        return await self.request("GET", f"/sandbox/{what}")

    async def post(self, what: str, **body: object) -> Any:
        """`POST /sandbox/<what>`: permissions, roles, members, dms, clock."""
        return await self.request("POST", f"/sandbox/{what}", body)

    async def fault(self, kind: str, **details: object) -> None:
        """Order a fault."""
        await self.post("faults", kind=kind, **details)

    async def violations(self) -> list[str]:
        """What the bot sent that Discord would not have taken."""
        found: list[str] = await self.get("violations")
        return found

    async def bot_ready(self, commands: int = 1, timeout: float = 10.0) -> None:
        """Wait until a bot is connected and has registered so many commands; raises `TimeoutError`."""
        async with asyncio.timeout(timeout):
            while True:
                status = await self.get("status")
                if status["bot_connected"] and status["commands"] >= commands:
                    return
                await asyncio.sleep(0.02)
