"""The path of a REST request: routing, authorization, rate limits, validation, injected faults, and the answer.

Literal path segments (`@me`, `@original`, `pins`) take precedence over placeholders.
"""

from __future__ import annotations

import re
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any, Final, Literal

from aiohttp import BodyPartReader, web

from sandbox import errors
from sandbox.errors import ApiError, existing, not_found, unauthorized
from sandbox.rate_limits import too_many_requests
from sandbox.services import Services
from sandbox.state.messages import MAX_REQUEST
from sandbox.state.world import World
from sandbox.wire import Json, Upload, dumps, loads

Caller = Literal["any", "bot", "user", "token"]
"""The clients that may use a route: any (the bot and users), bot, user, or token (any client that knows the interaction
token in the path)."""


@dataclass(slots=True)
class Request:
    """A REST request of the bot or of a user's client, parsed and authorized.

    It holds the caller, the arguments from the path and the query, the JSON body and the uploaded files.
    """

    services: Services
    user_id: str
    is_bot: bool
    args: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The state of the sandbox."""
        return self.services.world

    @property
    def form(self) -> Json:
        """The JSON body if it is an object; otherwise, or without a body, an empty object."""
        return self.body if isinstance(self.body, dict) else {}


Answer = tuple[int, Any]
"""HTTP status and body; None for no body."""
Handler = Callable[[Request], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """One operation of the REST API: its method and path, who may use it, and the function that answers."""

    method: str
    path: str
    operation: str
    """The operationId of Discord's OpenAPI description; operations of Discord's own client begin with `client_`."""
    who: Caller
    handler: Handler
    names: tuple[str, ...]
    """The names of the placeholders in the path, in order."""


class RouteTable:
    """A list of routes, to which a module adds its handlers by a decorator."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def route(self, method: str, path: str, operation: str, who: Caller = "any") -> Callable[[Handler], Handler]:
        """Return a decorator that registers a handler for requests.

        Args:
            method: The HTTP method.
            path: The path below `/api/v10`, with placeholders in braces.
            operation: The operationId of Discord's OpenAPI description, or a name that begins with `client_`.
            who: The clients that may use the route; see `Caller`.
        """

        def register(handler: Handler) -> Handler:
            names = tuple(part[1:-1] for part in path.split("/") if part.startswith("{"))
            self.routes.append(Route(method, path, operation, who, handler, names))
            return handler

        return register


class _RouteNode:
    __slots__ = ("any", "literal", "routes")

    def __init__(self) -> None:
        self.literal: dict[str, _RouteNode] = {}
        self.any: _RouteNode | None = None
        self.routes: dict[str, Route] = {}


class Router:
    """The index of all routes by method and path."""

    def __init__(self, tables: list[RouteTable]) -> None:
        self._root = _RouteNode()
        self.operations: set[str] = set()
        for table in tables:
            for route in table.routes:
                self.operations.add(route.operation)
                node = self._root
                for part in route.path.strip("/").split("/"):
                    if part.startswith("{"):
                        node.any = node.any or _RouteNode()
                        node = node.any
                    else:
                        node = node.literal.setdefault(part, _RouteNode())
                node.routes[route.method] = route

    def match(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Return the route of a request with the values of the path's placeholders; None if there is none.

        Args:
            method: The HTTP method.
            path: The path below `/api/v10`.
        """
        found = self._walk(self._root, path.strip("/").split("/"), 0, [], method)
        if found is None:
            return None
        route, values = found
        return route, dict(zip(route.names, values, strict=True))

    def _walk(
        self, node: _RouteNode, parts: list[str], index: int, values: list[str], method: str
    ) -> tuple[Route, list[str]] | None:
        if index == len(parts):
            route = node.routes.get(method)
            return (route, values) if route else None
        part = parts[index]
        literal = node.literal.get(part)
        if literal is not None:
            found = self._walk(literal, parts, index + 1, values, method)
            if found is not None:
                return found
        return self._walk(node.any, parts, index + 1, [*values, part], method) if node.any is not None else None


def channel_of(call: Request, needed: int = 0) -> Json:
    """Return the channel that the path names, or raise an error if the caller may not use it.

    Args:
        call: The request.
        needed: Bits of the permissions that the caller must have in the channel, besides seeing it.

    Raises:
        ApiError: 10003 unknown channel, 50001 missing access, 50013 missing permissions, 503 during an outage.
    """
    channel = existing(call.world.channels.get(call.args["channel_id"]), errors.unknown_channel)
    call.world.require(call.user_id, channel, needed)
    return channel


def message_of(call: Request, channel: Json) -> Json:
    """Return the message that the path names.

    Args:
        call: The request.
        channel: The channel that the path names, as `channel_of` returns it.

    Raises:
        ApiError: 10008, it does not exist, or not for the caller because it is ephemeral.
    """
    message = existing(call.world.history[channel["id"]].get(call.args["message_id"]), errors.unknown_message)
    owner = call.world.owners.get(message["id"])
    if owner is not None and (call.is_bot or owner != call.user_id):
        raise errors.unknown_message()
    return message


def guild_of(call: Request) -> Json:
    """Return the sandbox's only server, if it is the one in the path and the caller is a member.

    Raises:
        ApiError: 10004 for another server, 50001 if the caller is no member, 503 during an outage.
    """
    if call.args["guild_id"] != call.world.guild["id"]:
        raise errors.unknown_guild()
    if call.user_id not in call.world.members:
        raise errors.missing_access()
    if not call.world.available:
        raise errors.guild_unavailable()
    return call.world.guild


def int_query(call: Request, name: str, default: int, least: int, most: int) -> int:
    """Return a whole number from the request's query string.

    Args:
        call: The request.
        name: The name of the parameter.
        default: The result if the query does not have the parameter.
        least: The smallest allowed number.
        most: The largest allowed number.

    Raises:
        ApiError: 50035, it is no number or out of bounds.
    """
    text = call.query.get(name)
    if text is None:
        return default
    if not text.isdigit() or not least <= int(text) <= most:
        raise errors.invalid_form("NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.", name)
    return int(text)


PREFIX: Final = "/api/v10"
_FILE_PART = re.compile(r"files\[(\d+)\]")
_MAJOR_PARAMETERS = ("channel_id", "guild_id", "webhook_token", "interaction_id")


class RestDispatcher:
    """The part of the sandbox that answers REST requests, and records those of the bot.

    Handlers are synchronous functions on the state, so no request sees the effects of another one half done.
    """

    def __init__(self, services: Services, router: Router) -> None:
        self._services = services
        self.router = router
        self.requests: deque[Json] = deque(maxlen=1000)
        """The bot's latest requests, as `Control.requests` describes them."""
        self.violations: list[str] = []
        """Descriptions of requests of the bot that Discord would refuse or its API description does not allow."""
        self.stats: Counter[str] = Counter()
        self.garble: Callable[[str, Any], Any] = lambda operation, body: body
        """A function that tests replace to corrupt answers to the bot: it maps operationId and body to a new body."""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve a request under `/api/v10`."""
        response = await self._answer(request)
        response.headers["Date"] = formatdate(self._services.clock.now(), usegmt=True)
        return response

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        started = time.perf_counter()
        path = request.path[len(PREFIX) :]
        found = self.router.match(request.method, path)
        token = request.headers.get("Authorization", "")
        services = self._services
        headers: dict[str, str] = {}
        status: int
        body: Any
        operation = found[0].operation if found else "unknown"
        by_bot = False
        try:
            if found is None:
                if token.startswith("Bot "):
                    self.violate(f"{request.method} {path}: the sandbox does not have this route")
                raise not_found()
            route, args = found
            call = Request(services, *self._who(route, token), args, request.query)
            by_bot = call.is_bot
            fault = None
            if by_bot:
                headers = self._limit(route, args)
                fault = services.faults.take("http_error", operation) or services.faults.take("http_drop", operation)
                if fault and not fault.applied:
                    return self._fail(request, fault.kind, fault.status)
                if wait := services.faults.take("rate_limit", operation):
                    raise too_many_requests(wait.seconds, "user")
            await self._read(request, call)
            description = services.description if by_bot else None
            if description is not None and not description.knows(operation):
                description = None
            if description is not None:
                for wrong in description.request_errors(operation, call.body):
                    self.violate(f"{operation}: {wrong}")
            status, body = route.handler(call)
            if description is not None and services.check_responses:
                for wrong in description.response_errors(operation, status, body):
                    services.own_mistakes.append(f"{operation} {status}: {wrong}")
            if fault:
                return self._fail(request, fault.kind, fault.status)
        except ApiError as error:
            status, body = error.status, error.body
            headers = headers | error.headers
            if error.code == 50035 and (token.startswith("Bot ") or not token):
                self.violate(f"{operation}: refused with {dumps(error.body.get('errors') or error.body).decode()}")
        if token.startswith("Bot ") or not token:
            self.stats[operation] += 1
            milliseconds = (time.perf_counter() - started) * 1000
            self.requests.append(
                {
                    "method": request.method,
                    "path": path,
                    "operation": operation,
                    "status": status,
                    "ms": round(milliseconds, 2),
                }
            )
        if by_bot and services.faults.take("garbled", operation):
            return web.Response(status=status, body=b'{"<html>', content_type="application/json")
        if body is not None and by_bot and status < 300:
            body = self.garble(operation, body)
        if body is None:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"  # exactly so: discord.py takes anything else for text
        return web.Response(status=status, headers=headers, body=dumps(body))

    def violate(self, text: str) -> None:
        """Record a violation: a text that says why Discord would not have accepted a request of the bot."""
        self.stats["violations"] += 1
        if len(self.violations) < 1000:
            self.violations.append(text)

    def _who(self, route: Route, token: str) -> tuple[str, bool]:
        """Return the user id of the caller, and True if the caller is the bot.

        Args:
            route: The route of the request.
            token: The Authorization header.

        Raises:
            ApiError: 401 for an unknown token, 403 if the route is not for this caller.
        """
        world = self._services.world
        if route.who == "token":
            return world.bot_id, True
        if token == self._services.bot_authorization:
            if route.who == "user":
                raise ApiError(403, 20001, "Bots cannot use this endpoint")
            return world.bot_id, True
        user_id = existing(world.user_of(token), unauthorized)
        if route.who == "bot":
            raise ApiError(403, 20002, "Only bots can use this endpoint")
        return user_id, False

    def _limit(self, route: Route, args: dict[str, str]) -> dict[str, str]:
        limiter = self._services.limiter
        if limiter is None:
            return {}
        major = next((args[name] for name in _MAJOR_PARAMETERS if name in args), "")
        return limiter.take(route.operation, major, bot_token=route.who != "token")

    async def _read(self, request: web.Request, call: Request) -> None:
        if not request.can_read_body:
            return
        length = request.content_length or 0
        if length > MAX_REQUEST:
            raise ApiError(413, 40005, "Request entity too large")
        try:
            if request.content_type == "multipart/form-data":
                async for part in await request.multipart():
                    if not isinstance(part, BodyPartReader):
                        continue
                    data = bytes(await part.read())
                    if part.name == "payload_json":
                        call.body = loads(data)
                    elif found := _FILE_PART.fullmatch(part.name or ""):
                        kind = part.headers.get("Content-Type", "application/octet-stream")
                        call.uploads[int(found[1])] = Upload(part.filename or "file", kind, data)
            else:
                raw = await request.read()
                call.body = loads(raw) if raw else None
        except ValueError:
            raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
        except ConnectionError:  # the client has gone, as a killed bot does; nobody reads the answer
            raise ApiError(400, 50109, "The request body was cut off.") from None

    def _fail(self, request: web.Request, kind: str, status: int) -> web.StreamResponse:
        self.stats["faults"] += 1
        if kind == "http_drop" and request.transport is not None:
            request.transport.abort()
        return web.Response(
            status=status, body=b'{"message": "a fault that was ordered", "code": 0}', content_type="application/json"
        )
