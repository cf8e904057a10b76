"""One test user as a program: reads, writes, presses, chooses, fills in."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import aiohttp

from sandbox import components as c
from sandbox.attachments import Upload
from sandbox.reading import buttons, fields, label, selects
from sandbox.reply import ANSWER_SECONDS, Reply
from sandbox.spelling import spell
from sandbox.wire import Json, dumps, loads

if TYPE_CHECKING:
    from sandbox.driver import Driver


REMEMBERED: Final = 50
"""So many of a user's last interactions still take in what comes late."""


class Refused(Exception):
    """The server refused what a user did: `status` is HTTP's, `body` its answer."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class User:
    """One test user, logged in."""

    def __init__(self, driver: Driver, name: str) -> None:
        self._driver = driver
        self._token = f"user-{name}"
        self._nonces = itertools.count(int(time.time() * 1000) << 22)
        self._replies: dict[str, Reply] = {}
        self._waiters: list[tuple[Callable[[str, Json], bool], asyncio.Future[Json]]] = []
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._task: asyncio.Task[None] | None = None
        self._session_id = ""
        self._commands: list[Json] | None = None
        self.name = name
        self.user: Json = {}
        self.guild: Json = {}
        self.known: dict[str, Json] = {}
        """Messages this user has seen, newest state; deleted ones are gone."""
        self.events: list[tuple[str, Json]] = []
        """All gateway events so far, oldest first."""

    @property
    def id(self) -> str:
        """The user's id."""
        user_id: str = self.user["id"]
        return user_id

    # -- connection

    async def connect(self) -> None:
        """Log in to the gateway (again)."""
        socket = await self._driver.session.ws_connect(
            f"{self._driver.base_url.replace('http', 'ws', 1)}/gateway", max_msg_size=0
        )
        self._socket = socket
        await socket.receive()  # HELLO
        await socket.send_str(dumps({"op": 2, "d": {"token": self._token, "properties": {}}}).decode())
        first = await socket.receive()
        if first.type is not aiohttp.WSMsgType.TEXT:
            raise Refused(socket.close_code or 0, f"The gateway refused {self.name}")
        ready = loads(first.data)["d"]
        self.user, self._session_id = ready["user"], ready["session_id"]
        self.guild = ready["guilds"][0] if ready["guilds"] else {}
        self._task = asyncio.create_task(self._listen(socket))

    async def close(self) -> None:
        """Log out."""
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            body = loads(frame.data)
            if body["op"] == 0:
                self._hear(body["t"], body["d"])

    def _hear(self, event: str, data: Json) -> None:
        self.events.append((event, data))
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.known[data["id"]] = data
            for reply in list(self._replies.values()):
                reply.see(event, data)
        elif event == "MESSAGE_DELETE":
            self.known.pop(data["id"], None)
        elif event == "GUILD_APPLICATION_COMMAND_INDEX_UPDATE":
            self._commands = None
        elif (nonce := data.get("nonce")) in self._replies:
            self._replies[str(nonce)].hear(event, data)
        for waiter in list(self._waiters):
            wanted, future = waiter
            if not future.done() and wanted(event, data):
                future.set_result(data)

    async def wait_for(self, wanted: Callable[[str, Json], bool], timeout: float = 5.0) -> Json:
        """The next gateway event for which `wanted(event, data)` holds; raises `TimeoutError`."""
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        waiter = (wanted, future)
        self._waiters.append(waiter)
        try:
            return await asyncio.wait_for(future, timeout)
        finally:
            self._waiters.remove(waiter)

    async def request(self, method: str, path: str, body: object = None, files: Sequence[Upload] = ()) -> Any:
        """One REST request under `/api/v10`; raises `Refused`."""
        return await self._driver.request(method, f"/api/v10{path}", body, token=self._token, files=files)

    # -- reading

    async def channel(self, name: str) -> Json:
        """A channel or active thread by name (the newest of that name), or by id."""
        found = [*await self.request("GET", f"/guilds/{self.guild['id']}/channels"), *await self.threads()]
        match = [channel for channel in found if name in (channel["name"], channel["id"])]
        if not match:
            raise LookupError(f"{self.name} sees no channel {name!r}")
        newest: Json = match[-1]
        return newest

    async def threads(self) -> list[Json]:
        """The active threads this user sees."""
        found: list[Json] = (await self.request("GET", f"/guilds/{self.guild['id']}/threads/active"))["threads"]
        return found

    async def messages(self, channel_id: str, limit: int = 50) -> list[Json]:
        """A channel's messages as this user sees them, oldest first."""
        found: list[Json] = await self.request("GET", f"/channels/{channel_id}/messages?limit={limit}")
        self.known |= {message["id"]: message for message in found}
        return found[::-1]

    async def message(self, message_id: str, timeout: float = 5.0) -> Json:
        """The newest known state of a message; waits for one that has not come yet."""
        if message_id not in self.known:
            await self.wait_for(lambda event, data: event == "MESSAGE_CREATE" and data["id"] == message_id, timeout)
        return self.known[message_id]

    async def until(self, message_id: str, holds: Callable[[Json], bool], timeout: float = 5.0) -> Json:
        """Wait until something holds for a message, now or after a change."""
        message = await self.message(message_id, timeout)
        while not holds(message):
            await self.wait_for(lambda event, data: event == "MESSAGE_UPDATE" and data["id"] == message_id, timeout)
            message = self.known[message_id]
        return message

    async def commands(self) -> list[Json]:
        """The commands this user may use."""
        if self._commands is None:
            self._commands = (await self.request("GET", f"/guilds/{self.guild['id']}/application-command-index"))[
                "application_commands"
            ]
        return self._commands

    # -- acting

    async def say(self, channel_id: str, content: str) -> Json:
        """A plain chat message."""
        message: Json = await self.request("POST", f"/channels/{channel_id}/messages", {"content": content})
        return message

    async def dm(self, user_id: str) -> Json:
        """The direct conversation with somebody."""
        channel: Json = await self.request("POST", "/users/@me/channels", {"recipient_id": user_id})
        return channel

    async def slash(
        self, channel_id: str, words: str, options: Mapping[str, Any] | None = None, *, settle: bool = True
    ) -> Reply:
        """A command: `words` are command [group] [sub-command]; an option that takes a file is given an `Upload`.
        Waits for the answer (`settle`: the final one)."""
        files = [value for value in (options or {}).values() if isinstance(value, Upload)]
        given = {
            name: str(files.index(value)) if isinstance(value, Upload) else value
            for name, value in (options or {}).items()
        }
        data = spell(await self.commands(), words, given)
        return await self._interact(2, channel_id, data, files=files, settle=settle)

    async def menu_command(self, channel_id: str, name: str, target_id: str) -> Reply:
        """A command of the menu on somebody's name or on a message."""
        found = [each for each in await self.commands() if each["name"] == name and each["type"] != 1]
        if not found:
            raise LookupError(f"No menu command {name!r}")
        data = {key: found[0][key] for key in ("id", "name", "type", "version")}
        return await self._interact(2, channel_id, {**data, "target_id": target_id})

    async def complete(self, channel_id: str, words: str, options: Mapping[str, Any], focused: str) -> list[Json]:
        """What is offered while typing into the option `focused`; raises `TimeoutError` if nothing came."""
        reply = await self._interact(4, channel_id, spell(await self.commands(), words, options, focused))
        if reply.choices is None:
            raise TimeoutError(reply.failed)
        return reply.choices

    async def press(self, message: Json | str, custom_id: str, *, settle: bool = True) -> Reply:
        """A button, by custom id."""
        found = self._message(message)
        return await self._interact(
            3, found["channel_id"], {"component_type": c.BUTTON, "custom_id": custom_id}, found, settle=settle
        )

    async def press_label(self, message: Json | str, text: str, *, settle: bool = True) -> Reply:
        """The first button whose label begins with `text` (an emoji before it does not count)."""
        found = self._message(message)
        for node in c.walk(found["components"]):
            if (
                node["type"] == c.BUTTON
                and node.get("custom_id")
                and (label(node).startswith(text) or (node.get("label") or "").startswith(text))
            ):
                return await self.press(found, node["custom_id"], settle=settle)
        raise LookupError(f"No button {text!r} among {[b['label'] for b in buttons(found)]}")

    async def choose(self, message: Json | str, custom_id: str, values: list[str], *, settle: bool = True) -> Reply:
        """A menu, by custom id and values."""
        found = self._message(message)
        node = c.find(found["components"], custom_id)
        kind = node["type"] if node else c.STRING_SELECT
        data = {"component_type": kind, "custom_id": custom_id, "values": values}
        return await self._interact(3, found["channel_id"], data, found, settle=settle)

    async def choose_label(self, message: Json | str, text: str, *, settle: bool = True) -> Reply:
        """The first option of any menu whose label begins with `text`."""
        found = self._message(message)
        for menu in selects(found):
            for option in menu["options"]:
                if option["label"].startswith(text) or label(option).startswith(text):
                    return await self.choose(found, menu["custom_id"], [option["value"]], settle=settle)
        raise LookupError(f"No option {text!r} among {[o['label'] for m in selects(found) for o in m['options']]}")

    async def fill(self, modal: Json, values: Mapping[str, Any], *, settle: bool = True) -> Reply:
        """Send a form; `values` by custom id or visible label (lists for menus and boxes)."""
        left = dict(values)
        components: list[Json] = []
        for title, field in fields(modal):
            key = field["custom_id"] if field["custom_id"] in left else title
            entry: Json = {"type": field["type"], "custom_id": field["custom_id"]}
            if key in left:
                value = left.pop(key)
                many = field["type"] in c.SELECTS | {c.CHECKBOX_GROUP}
                entry["values" if many else "value"] = [value] if many and isinstance(value, str) else value
            components.append({"type": c.LABEL, "component": entry})
        if left:
            raise LookupError(
                f"The form has no field {next(iter(left))!r}, but {[title for title, _ in fields(modal)]}"
            )
        data = {"id": modal["id"], "custom_id": modal["custom_id"], "components": components}
        return await self._interact(5, modal["channel_id"], data, source=modal.get("message_id"), settle=settle)

    def _message(self, message: Json | str) -> Json:
        return self.known.get(message, {}) if isinstance(message, str) else self.known.get(message["id"], message)

    async def _interact(
        self,
        kind: int,
        channel_id: str,
        data: Json,
        message: Json | None = None,
        *,
        source: str | None = None,
        files: Sequence[Upload] = (),
        settle: bool = True,
    ) -> Reply:
        nonce = str(next(self._nonces))
        reply = Reply(self, nonce, message["id"] if message else source)
        self._replies[nonce] = reply  # it goes on listening: an answer may come after the acknowledgement
        if len(self._replies) > REMEMBERED:
            del self._replies[next(iter(self._replies))]
        body: Json = {
            "type": kind, "application_id": await self._driver.application_id(), "guild_id": self.guild.get("id"),
            "channel_id": channel_id, "session_id": self._session_id, "nonce": nonce, "data": data,
        }  # fmt: skip
        if message:
            body |= {"message_id": message["id"], "message_flags": message["flags"]}
        await self.request("POST", "/interactions", body, files)
        await asyncio.wait_for(reply.done.wait(), ANSWER_SECONDS)
        return await reply.settled() if settle else reply
