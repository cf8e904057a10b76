"""A test user: reads messages, types commands, presses buttons, chooses in menus and fills in forms."""

import asyncio
import itertools
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import aiohttp

from sandbox.driver.connection import Connection, Refused, Reply, buttons, fields, label, selects
from sandbox.gateway import REQUEST_MEMBERS
from sandbox.interactions.commands import build_invocation
from sandbox.state import components as c
from sandbox.state import permissions as may
from sandbox.wire import Json, Upload, dumps, loads

REMEMBERED_REPLIES: Final = 50
"""How many of a user's latest replies are kept and still updated by events that arrive late."""


class User:
    """A test user who is logged in to the sandbox.

    It sends what Discord's client would send for this user, and keeps the messages and events that it receives.
    """

    def __init__(self, connection: Connection, name: str) -> None:
        self._connection = connection
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
        """The messages this user has seen, in their newest state, without deleted ones."""
        self.events: list[tuple[str, Json]] = []
        """All gateway events so far, oldest first."""

    @property
    def id(self) -> str:
        """The user's id."""
        user_id: str = self.user["id"]
        return user_id

    # -- connection

    async def connect(self) -> None:
        """Log in to the gateway (again, if this was done before) and receive events from then on.

        Raises:
            Refused: The gateway does not accept the user.
        """
        socket = await self._connection.session.ws_connect(
            f"{self._connection.base_url.replace('http', 'ws', 1)}/gateway", max_msg_size=0
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
        """Close the user's gateway connection."""
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

    async def wait_for(self, wanted: Callable[[str, Json], bool], timeout: float | None = None) -> Json:
        """Wait for the next gateway event for which `wanted(event, data)` returns True.

        Args:
            wanted: Called with the name and the data of each event.
            timeout: Seconds to wait; None for `Connection.patience`.

        Returns:
            The data of the event.

        Raises:
            TimeoutError: No such event came.
        """
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        waiter = (wanted, future)
        self._waiters.append(waiter)
        try:
            async with asyncio.timeout(self._connection.patience if timeout is None else timeout):
                return await future
        finally:
            self._waiters.remove(waiter)

    async def caught_up(self) -> None:
        """Wait until the user has received every event that the sandbox has sent to them so far.

        Events arrive a while after what they tell of. A test waits for this before it says that something was not
        received, or reads all that was.
        """
        assert self._socket is not None
        mark = str(next(self._nonces))
        request = {"op": REQUEST_MEMBERS, "d": {"nonce": mark}}  # the gateway answers after all earlier events
        await asyncio.gather(
            self.wait_for(lambda event, data: event == "GUILD_MEMBERS_CHUNK" and data["nonce"] == mark),
            self._socket.send_str(dumps(request).decode()),
        )

    async def request(self, method: str, path: str, body: object = None, files: Sequence[Upload] = ()) -> Any:
        """Send a request to the REST API with the user's token.

        Args:
            method: The HTTP method.
            path: The path below `/api/v10`.
            body: The value to send as JSON; None for no body.
            files: Files to upload with it, in a multipart request.

        Returns:
            The decoded answer, or None if it has no body.

        Raises:
            Refused: The sandbox refused it.
        """
        return await self._connection.request(method, f"/api/v10{path}", body, token=self._token, files=files)

    # -- reading

    async def channel(self, name: str) -> Json:
        """Return the channel or active thread with a name (the newest of that name) or id.

        Raises:
            LookupError: The user sees none.
        """
        found = [*await self.request("GET", f"/guilds/{self.guild['id']}/channels"), *await self.threads()]
        match = [channel for channel in found if name in (channel["name"], channel["id"])]
        if not match:
            raise LookupError(f"{self.name} sees no channel {name!r}")
        newest: Json = match[-1]
        return newest

    async def threads(self) -> list[Json]:
        """Return the active threads this user sees."""
        found: list[Json] = (await self.request("GET", f"/guilds/{self.guild['id']}/threads/active"))["threads"]
        return found

    async def messages(self, channel_id: str, limit: int = 50) -> list[Json]:
        """Return a channel's last `limit` messages as this user sees them, oldest first."""
        found: list[Json] = await self.request("GET", f"/channels/{channel_id}/messages?limit={limit}")
        self.known |= {message["id"]: message for message in found}
        return found[::-1]

    async def message(self, message_id: str, timeout: float | None = None) -> Json:
        """Return a message as it is now; wait for it if the user has not received it yet.

        Args:
            message_id: The message.
            timeout: Seconds to wait for each event; None for `Connection.patience`.

        Raises:
            TimeoutError: It did not arrive.
        """
        if message_id not in self.known:
            await self.wait_for(lambda event, data: event == "MESSAGE_CREATE" and data["id"] == message_id, timeout)
        return self.known[message_id]

    async def until(self, message_id: str, holds: Callable[[Json], bool], timeout: float | None = None) -> Json:
        """Wait until a message fulfils a condition, and return the message.

        Args:
            message_id: The message.
            holds: Returns True if the message it gets fulfils the condition; called at once and after each change.
            timeout: Seconds to wait for each event; None for `Connection.patience`.

        Raises:
            TimeoutError: The message did not arrive, or did not change again, within `timeout` seconds.
        """
        message = await self.message(message_id, timeout)
        while not holds(message):
            await self.wait_for(lambda event, data: event == "MESSAGE_UPDATE" and data["id"] == message_id, timeout)
            message = self.known[message_id]
        return message

    async def commands(self) -> list[Json]:
        """Return the commands of the bot that this user may use in some channel."""
        if self._commands is None:
            index = await self.request("GET", f"/guilds/{self.guild['id']}/application-command-index")
            self._commands = index["application_commands"]
        return self._commands

    # -- acting

    async def say(self, channel_id: str, content: str) -> Json:
        """Send a plain chat message to a channel, and return it."""
        message: Json = await self.request("POST", f"/channels/{channel_id}/messages", {"content": content})
        return message

    async def dm(self, user_id: str) -> Json:
        """Return the channel of direct messages with another user; create it if there is none."""
        channel: Json = await self.request("POST", "/users/@me/channels", {"recipient_id": user_id})
        return channel

    async def create_channel(self, name: str, kind: int = may.TEXT) -> Json:
        """Create a channel of the Discord server and return it; only its owner, the user Malia, has this permission.

        Args:
            name: The channel's name.
            kind: Its type, one of `GUILD_CHANNELS` of `sandbox.state.permissions`.

        Raises:
            Refused: The user may not.
        """
        channel: Json = await self.request("POST", f"/guilds/{self.guild['id']}/channels", {"name": name, "type": kind})
        return channel

    async def open_thread(self, channel_id: str, name: str, kind: int = may.PUBLIC_THREAD) -> Json:
        """Open a thread that belongs to no message, and return it.

        Args:
            channel_id: The channel.
            name: The thread's name.
            kind: Its type, one of `THREADS` of `sandbox.state.permissions`.

        Raises:
            Refused: The user may not, or the channel cannot have such threads.
        """
        thread: Json = await self.request("POST", f"/channels/{channel_id}/threads", {"name": name, "type": kind})
        return thread

    async def open_post(self, forum_id: str, title: str, content: str) -> Json:
        """Open a post in a forum, and return its thread.

        Args:
            forum_id: The id of the forum.
            title: The post's title.
            content: Its first message.
        """
        body = {"name": title, "message": {"content": content}}
        thread: Json = await self.request("POST", f"/channels/{forum_id}/threads", body)
        return thread

    async def invite(self, thread_id: str, user_id: str) -> None:
        """Add a user to the members of a thread."""
        await self.request("PUT", f"/channels/{thread_id}/thread-members/{user_id}")

    async def set_thread(self, thread_id: str, *, archived: bool, locked: bool = False) -> None:
        """Archive or unarchive a thread, and lock or unlock it.

        The thread's owner may archive it; the owner of the server, Malia, may do all.

        Args:
            thread_id: The thread.
            archived: True archives the thread, False unarchives it.
            locked: True locks it, False unlocks it.
        """
        await self.request("PATCH", f"/channels/{thread_id}", {"archived": False})  # else nothing can be changed
        await self.request("PATCH", f"/channels/{thread_id}", {"archived": archived, "locked": locked})

    async def set_slow_mode(self, channel_id: str, seconds: int) -> None:
        """Set how many seconds users wait between two messages in a channel; the server's owner, Malia, may do so."""
        await self.request("PATCH", f"/channels/{channel_id}", {"rate_limit_per_user": seconds})

    async def slash(
        self, channel_id: str, words: str, options: Mapping[str, Any] | None = None, *, settle: bool = True
    ) -> Reply:
        """Run a slash command and wait for the bot's response.

        Args:
            channel_id: The channel in which the user types it.
            words: The command, followed by its group and subcommand if it has them.
            options: Values by option name. An option that takes a file gets an `Upload`.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            UnknownCommand: The user sees no such command, subcommand or option.
            Refused: The sandbox refused the command, for example because a required option is missing.
            TimeoutError: Nothing came within the connection's patience.
        """
        files = [value for value in (options or {}).values() if isinstance(value, Upload)]
        given = {
            name: str(files.index(value)) if isinstance(value, Upload) else value
            for name, value in (options or {}).items()
        }
        data = build_invocation(await self.commands(), words, given)
        return await self._interact(2, channel_id, data, files=files, settle=settle)

    async def menu_command(self, channel_id: str, name: str, target_id: str) -> Reply:
        """Run a command from the context menu of a user or a message, and wait for the bot's response.

        Args:
            channel_id: The channel in which the menu is opened.
            name: The command's name.
            target_id: The id of the user or message.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            LookupError: There is no such command.
            Refused: The sandbox refused the command.
            TimeoutError: Nothing came within the connection's patience.
        """
        found = [each for each in await self.commands() if each["name"] == name and each["type"] != 1]
        if not found:
            raise LookupError(f"No menu command {name!r}")
        data = {key: found[0][key] for key in ("id", "name", "type", "version")}
        return await self._interact(2, channel_id, {**data, "target_id": target_id})

    async def complete(self, channel_id: str, words: str, options: Mapping[str, Any], focused: str) -> list[Json]:
        """Return the choices that the bot suggests while the user types into an option of a slash command.

        Args:
            channel_id: The channel.
            words: The command, followed by its group and subcommand if it has them.
            options: What is typed into its options so far.
            focused: The name of the option that is being typed.

        Raises:
            UnknownCommand: The user sees no such command, subcommand or option.
            Refused: The sandbox refused the request, for example because the option has no autocompletion.
            TimeoutError: No choices came.
        """
        reply = await self._interact(4, channel_id, build_invocation(await self.commands(), words, options, focused))
        if reply.choices is None:
            raise TimeoutError(reply.failed)
        return reply.choices

    async def press(self, message: Json | str, custom_id: str, *, settle: bool = True) -> Reply:
        """Press a button and wait for the bot's response.

        Args:
            message: The message, or its id.
            custom_id: The button's custom id.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            Refused: The sandbox refused the press, for example because the button is disabled.
            TimeoutError: Nothing came within the connection's patience.
        """
        found = self._message(message)
        return await self._interact(
            3, found["channel_id"], {"component_type": c.BUTTON, "custom_id": custom_id}, found, settle=settle
        )

    async def press_label(self, message: Json | str, text: str, *, settle: bool = True) -> Reply:
        """Press the first button of a message whose label begins with `text`, and wait for the bot's response.

        Args:
            message: The message, or its id.
            text: The beginning of the label; an emoji before the label does not count.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            LookupError: There is no such button.
            Refused: The sandbox refused the press, for example because the button is disabled.
            TimeoutError: Nothing came within the connection's patience.
        """
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
        """Choose values in a menu and wait for the bot's response.

        Args:
            message: The message, or its id.
            custom_id: The menu's custom id.
            values: The values of the chosen options.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            Refused: The sandbox refused the choice, for example because a value is not offered.
            TimeoutError: Nothing came within the connection's patience.
        """
        found = self._message(message)
        node = c.find_component(found["components"], custom_id)
        kind = node["type"] if node else c.STRING_SELECT
        data = {"component_type": kind, "custom_id": custom_id, "values": values}
        return await self._interact(3, found["channel_id"], data, found, settle=settle)

    async def choose_label(self, message: Json | str, text: str, *, settle: bool = True) -> Reply:
        """Choose the first option, in any menu of a message, whose label begins with `text`, and wait for the response.

        Args:
            message: The message, or its id.
            text: The beginning of the label.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            LookupError: There is no such option.
            Refused: The sandbox refused the choice.
            TimeoutError: Nothing came within the connection's patience.
        """
        found = self._message(message)
        for menu in selects(found):
            for option in menu["options"]:
                if option["label"].startswith(text) or label(option).startswith(text):
                    return await self.choose(found, menu["custom_id"], [option["value"]], settle=settle)
        raise LookupError(f"No option {text!r} among {[o['label'] for m in selects(found) for o in m['options']]}")

    async def fill(self, modal: Json, values: Mapping[str, Any], *, settle: bool = True) -> Reply:
        """Fill in a form, submit it and wait for the bot's response.

        Args:
            modal: The form, as in `Reply.modal`.
            values: Values by custom id or visible label of the field; lists for menus and boxes.
            settle: Wait for the final response, not only for the first one.

        Returns:
            The response; its field `failed` is set if the bot did not respond within Discord's three seconds.

        Raises:
            LookupError: The form has no such field.
            Refused: The sandbox refused the form, for example because a required field is empty.
            TimeoutError: Nothing came within the connection's patience.
        """
        left = dict(values)
        components: list[Json] = []
        for title, field in fields(modal):
            key = field["custom_id"] if field["custom_id"] in left else title
            entry: Json = {"type": field["type"], "custom_id": field["custom_id"]}
            if key in left:
                value = left.pop(key)
                many = field["type"] in c.SELECTS | {c.CHECKBOX_GROUP}
                entry["values" if many else "value"] = [value] if many and isinstance(value, str) else value
            elif field["type"] == c.STRING_SELECT:  # Discord's client sends what the menu already shows as chosen
                entry["values"] = [option["value"] for option in field["options"] if option.get("default")]
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
        reply = Reply(self.known, self.wait_for, nonce, message["id"] if message else source)
        self._replies[nonce] = reply  # it goes on listening: an answer may come after the acknowledgement
        if len(self._replies) > REMEMBERED_REPLIES:
            del self._replies[next(iter(self._replies))]
        body: Json = {
            "type": kind, "application_id": await self._connection.application_id(), "guild_id": self.guild.get("id"),
            "channel_id": channel_id, "session_id": self._session_id, "nonce": nonce, "data": data,
        }  # fmt: skip
        if message:
            body |= {"message_id": message["id"], "message_flags": message["flags"]}
        await self.request("POST", "/interactions", body, files)
        async with asyncio.timeout(self._connection.patience):
            await reply.done.wait()
        return await reply.settled() if settle else reply
