"""The server: all parts put together, the web page's files, and direct calls for drivers in the same process."""

from __future__ import annotations

import functools
import hashlib
import html
import ipaddress
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Unpack
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.clock import Clock
from sandbox.control import Control
from sandbox.interactions.commands import build_invocation
from sandbox.interactions.model import COMMAND, COMPONENT, Interaction
from sandbox.persistence import Store
from sandbox.rest import application, guild
from sandbox.rest.dispatcher import PREFIX, RestDispatcher, Router
from sandbox.services import Services, Settings
from sandbox.state import permissions as may
from sandbox.state import threads
from sandbox.state.messages import MAX_REQUEST, clean_filename
from sandbox.wire import Json, dumps
from sandbox.words import choose_language, page_words, plain

PAGE: Final = Path(__file__).resolve().parent / "page"
INDEX: Final = PAGE / "index.html"
_CONTENT_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
}


async def serve_page(request: web.Request) -> web.StreamResponse:
    """Serve a file of the sandbox's web page, from `sandbox/page/`; the path `/` stands for `index.html`.

    The page asks for its files below its version (`_version`), so that a browser need not ask for them again.
    """
    name = request.match_info["file"] or "index.html"
    version, _, below = name.partition("/")
    is_versioned = re.fullmatch("v[0-9a-f]{12}", version) is not None
    try:
        path = (PAGE / (below if is_versioned else name)).resolve()
        is_there = path.is_relative_to(PAGE) and path.is_file()
    except (ValueError, OSError):  # no file can have this name
        is_there = False
    if not is_there:
        raise web.HTTPNotFound(text="There is no such page.")
    if path == INDEX:
        return _serve_index(request)
    kind = _CONTENT_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind + ("; charset=utf-8" if kind.startswith("text/") else ""),
        "Cache-Control": "max-age=31536000, immutable" if is_versioned and version == _version() else "no-cache",
    }
    return web.Response(body=path.read_bytes(), headers=headers)


def _version() -> str:
    """Return a name for the present state of the page's files, which changes whenever one of them does."""
    times = sorted((str(path), path.stat().st_mtime_ns) for path in PAGE.rglob("*") if path.is_file())
    return f"v{hashlib.blake2b(repr(times).encode(), digest_size=6).hexdigest()}"


def _serve_index(request: web.Request) -> web.Response:
    """Serve the page itself, with its words in the language of the query (`language`) or of the browser."""
    accepted = [each.partition(";")[0] for each in request.headers.get("Accept-Language", "").split(",")]
    language = choose_language([request.query.get("language", ""), *accepted])

    def filled(place: re.Match[str]) -> str:
        match place[1]:
            case "language":
                return language
            case "version":
                return _version()
            case "words":  # in a script element, where only "<" could end the data
                return dumps(page_words(language)).decode().replace("<", "\\u003c")
        return html.escape(plain(language, place[1]))

    text = re.sub(r"\{\{ ([\w-]+) \}\}", filled, INDEX.read_text("utf-8"))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return web.Response(text=text, content_type="text/html", headers=headers)


async def serve_attachment(server: Sandbox, request: web.Request) -> web.Response:
    """Serve a file that is attached to a message.

    If the message is ephemeral, only the user who sees it gets the file: the request must have that user's token in the
    query (`token`) or the Authorization header.
    """
    world = server.world
    message = world.messages.get(request.match_info["message"])
    if message is None or message["channel_id"] != request.match_info["channel"]:
        raise web.HTTPNotFound
    owner = world.owners.get(message["id"])
    if owner is not None:
        token = request.query.get("token") or request.headers.get("Authorization") or ""
        if world.user_of(token) != owner:
            raise web.HTTPForbidden
    wanted = request.query.get("ex")
    filename = request.match_info["filename"]
    found = [a for a in message["attachments"] if a["filename"] == filename and wanted in (None, a["id"])]
    if not found or found[-1]["id"] not in world.files:
        raise web.HTTPNotFound
    kind = found[-1]["content_type"]
    headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400"}
    if not kind.startswith("image/") or kind == "image/svg+xml":
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=world.files[found[-1]["id"]], headers=headers)


async def serve_interaction_file(server: Sandbox, request: web.Request) -> web.Response:
    """Serve a file that came with a command to anybody who knows its URL, as Discord does."""
    upload = server.interactions.file(request.match_info["attachment"])
    if upload is None or clean_filename(upload.filename) != request.match_info["filename"]:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Content-Disposition": "attachment"}
    return web.Response(body=upload.data, headers={"Content-Type": "application/octet-stream", **headers})


TABLES: Final = [
    application.application_routes,
    guild.channel_routes,
    application.interaction_routes,
    guild.message_routes,
    guild.user_routes,
]
HOUSEKEEPING_SECONDS: Final = 60.0
"""Seconds between two runs that archive idle threads and forget old interactions and lost sessions."""


class NotLoopback(ValueError):
    """The address is not a loopback one: the sandbox has no passwords, so only this machine may reach it."""


@functools.lru_cache(maxsize=256)
def is_loopback(host: str) -> bool:
    """Return True if an IP address or host name means this machine."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Sandbox(Services):
    """A local stand-in for Discord: one server with test users, a REST API, a gateway and a web page.

    Create it with `start` and end it with `close`.
    """

    def __init__(self, clock: Clock, **settings: Unpack[Settings]) -> None:
        super().__init__(clock, **settings)
        self.rest = RestDispatcher(self, Router(TABLES))
        self.base_url = ""
        self._store: Store | None = None
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(
        cls,
        path: str | Path | None = None,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        persist: bool = True,
        clock: Clock | None = None,
        **settings: Unpack[Settings],
    ) -> Sandbox:
        """Start a sandbox, and return it.

        Args:
            path: The file in which the sandbox stores its state; None stores nothing.
            port: The port to listen at; 0 for any free one.
            host: The loopback address or name to listen at.
            persist: False stores nothing, even if there is a path.
            clock: The only clock of the sandbox; a test can set it ahead.
            settings: The bot's token and what is checked; see `Services`.

        Raises:
            NotLoopback: The host is not this machine.
            FileUnusable: The file cannot be used; `FileBusy` if another sandbox has it open.
            OSError: The port is taken.
        """
        if not is_loopback(host):
            raise NotLoopback(f"The sandbox has no passwords and only listens on loopback, not on {host}.")
        server = cls(clock or Clock(), **settings)
        app = web.Application(client_max_size=MAX_REQUEST + (1 << 20), middlewares=[_loopback_only])
        app.add_routes(
            [
                web.route("*", PREFIX + "/{path:.*}", server.rest.serve),
                web.get("/gateway", server.gateway.serve),
                web.get("/gateway/", server.gateway.serve),
                web.get("/cdn/attachments/{channel}/{message}/{filename}", functools.partial(serve_attachment, server)),
                web.get(
                    "/cdn/ephemeral-attachments/{attachment}/{filename}",
                    functools.partial(serve_interaction_file, server),
                ),
                *Control(server, server.rest).routes(),
                web.get("/{file:.*}", serve_page),
            ]
        )
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError:
            await runner.cleanup()
            raise
        server._runner = runner
        address = f"[{host}]" if ":" in host else host
        actual = runner.addresses[0][1]
        server.base_url = f"http://{address}:{actual}"
        server.gateway.url = f"ws://{address}:{actual}/gateway"
        server.messages.base_url = server.base_url
        try:
            server._fill(Path(path) if path is not None and persist else None)
        except Exception:  # whatever is wrong with the file, the port must not stay taken
            await runner.cleanup()
            raise
        server._run_housekeeping()
        return server

    def _fill(self, path: Path | None) -> None:
        if path is not None:
            self._store = Store(path, self.world, self.interactions)
            found = self._store.load(self.base_url)
            self.world.touch = self._store.touch
            if found:
                return
        self.world.create_server()

    def _run_housekeeping(self) -> None:
        threads.archive_idle(self.world)
        self.interactions.forget_old()
        self.gateway.forget_lost()
        self.clock.call_later(HOUSEKEEPING_SECONDS, self._run_housekeeping)

    async def close(self) -> None:
        """Close all connections and the file, into which unsaved changes are written."""
        self.clock.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._store is not None:
            await self._store.close()

    # -- doors for drivers in the same process (benchmarks); users need no gateway connection for these

    def user_id(self, name: str) -> str:
        """Return the id of the user with a username.

        Raises:
            KeyError: There is none.
        """
        return self.world.names[name]

    def channel_id(self, name: str) -> str:
        """Return the id of the first channel with a name.

        Raises:
            StopIteration: There is none.
        """
        found: str = next(c["id"] for c in self.world.channels.values() if c.get("name") == name)
        return found

    def add_users(self, count: int, prefix: str = "synthetic") -> list[str]:
        """Add many members to the server at once and return their ids; their tokens are `user-<prefix><number>`."""
        known = len(self.world.users)
        return [self.world.add_user(f"{prefix}{known + number}")["id"] for number in range(count)]

    def add_threads(self, channel_id: str, count: int, *, owner_id: str | None = None) -> list[str]:
        """Open many public threads in a channel at once, and return their ids.

        Args:
            channel_id: The channel.
            count: The number of threads.
            owner_id: The user who owns them; None for the bot.
        """
        parent = self.world.channels[channel_id]
        owner = owner_id or self.world.bot_id
        opened = [
            threads.open_thread(self.world, parent, owner, f"thread {number}", may.PUBLIC_THREAD)
            for number in range(count)
        ]
        return [thread["id"] for thread in opened]

    def interact(
        self, user_id: str, channel_id: str, kind: int, data: Json, message_id: str | None = None
    ) -> Interaction:
        """Begin an interaction of a user who has no client, as benchmarks do: use a command, button, menu or form.

        Args:
            user_id: The user.
            channel_id: The channel in which it happens.
            kind: The interaction type, such as `COMMAND`.
            data: The interaction's data as a client sends it.
            message_id: The message with the component that was used; None for a command.

        Returns:
            The interaction; its future `acknowledged` resolves to the seconds that the bot took to respond, or to a
            `TimeoutError`.

        Raises:
            ApiError: Discord's client would not allow it, for example because the component is disabled.
        """
        return self.interactions.begin(user_id, channel_id, kind, data, message_id=message_id)

    def slash(self, user_id: str, channel_id: str, words: str, options: Mapping[str, Any] | None = None) -> Interaction:
        """Run a slash command for a user who has no client, and return the interaction.

        Args:
            user_id: The user.
            channel_id: The channel.
            words: The command, followed by its group and subcommand if it has them.
            options: Values by option name.

        Raises:
            UnknownCommand: The bot has registered no such command, subcommand or option.
            ApiError: Discord's client would not allow it.
        """
        return self.interact(
            user_id, channel_id, COMMAND, build_invocation(self.world.commands.values(), words, options)
        )

    def press(self, user_id: str, message_id: str, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Press a button or use a menu for a user who has no client, and return the interaction.

        Args:
            user_id: The user.
            message_id: The message.
            custom_id: The custom id of the button or menu.
            values: The values chosen in a menu; None for a button.
        """
        message = self.world.messages[message_id]
        data: Json = {"custom_id": custom_id}
        if values is not None:
            data["values"] = values
        return self.interact(user_id, message["channel_id"], COMPONENT, data, message_id)

    def message(self, message_id: str) -> Json:
        """Return the message with an id as it is now."""
        return self.world.messages[message_id]


@functools.lru_cache(maxsize=256)
def _host_of(header: str) -> str:
    return urlsplit(f"//{header}").hostname or ""


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that another web page causes: to a foreign host name, or from any origin but the sandbox's page.

    The page of another local server is foreign too, and so is a sandboxed frame, whose origin is "null".
    """
    if not is_loopback(_host_of(request.host)):
        raise web.HTTPForbidden(text="The sandbox answers on loopback only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"{request.scheme}://{request.host}":
        raise web.HTTPForbidden(text="The sandbox answers its own page only.")
    return await handler(request)
