"""REST: from an HTTP request to an answer, with authorization, limits, validation and faults on the way."""

from __future__ import annotations

import re
import time
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Final

from aiohttp import BodyPartReader, web

from sandbox.attachments import MAX_REQUEST, Upload
from sandbox.errors import ApiError, not_found, unauthorized
from sandbox.ratelimits import limited
from sandbox.routing import Call, Route, Router
from sandbox.wire import Json, dumps, loads

if TYPE_CHECKING:
    from sandbox.server import Sandbox

PREFIX: Final = "/api/v10"
_FILE = re.compile(r"files\[(\d+)\]")
_MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_id")


class Rest:
    """Answers requests. Handlers are plain functions on the state, so no request sees another one half done."""

    def __init__(self, server: Sandbox, router: Router) -> None:
        self.server = server
        self.router = router
        self.requests: deque[Json] = deque(maxlen=1000)
        """The newest requests of the bot."""
        self.violations: list[str] = []
        """What the bot sent that Discord would refuse as a form, or that its description does not allow."""
        self.stats: Counter[str] = Counter()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request under `/api/v10`."""
        started = time.perf_counter()
        path = request.path[len(PREFIX) :]
        found = self.router.match(request.method, path)
        token = request.headers.get("Authorization", "")
        server = self.server
        headers: dict[str, str] = {}
        status: int
        body: Any
        operation = found[0].operation if found else "unknown"
        try:
            if found is None:
                if token.startswith("Bot "):
                    self.violate(f"{request.method} {path}: the sandbox does not have this route")
                raise not_found()
            route, args = found
            call = Call(server, *self._who(route, token), args, request.query)
            by_bot = call.is_bot
            fault = None
            if by_bot:
                headers = self._limit(route, args)
                fault = server.faults.take("http_error", operation) or server.faults.take("http_drop", operation)
                if fault and not fault.applied:
                    return self._fail(request, fault.kind, fault.status)
                if wait := server.faults.take("rate_limit", operation):
                    raise limited(wait.seconds, "user")
            await self._read(request, call)
            if by_bot and server.description is not None:
                self._judge(route, call.body)
            status, body = route.handler(call)
            if (
                by_bot
                and server.check_responses
                and server.description is not None
                and server.description.knows(operation)
            ):
                for wrong in server.description.response_errors(operation, status, body):
                    server.own_mistakes.append(f"{operation} {status}: {wrong}")
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
        if body is None:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"  # exactly so: discord.py takes anything else for text
        return web.Response(status=status, headers=headers, body=dumps(body))

    def violate(self, text: str) -> None:
        """Note what Discord would not have taken."""
        self.stats["violations"] += 1
        if len(self.violations) < 1000:
            self.violations.append(text)

    def _who(self, route: Route, token: str) -> tuple[str, bool]:
        """The caller; raises 401 and 403."""
        world = self.server.world
        if route.who == "token":
            return world.bot_id, True
        if token == self.server.bot_authorization:
            if route.who == "user":
                raise ApiError(403, 20001, "Bots cannot use this endpoint")
            return world.bot_id, True
        user_id = world.names.get(token.removeprefix("user-")) if token.startswith("user-") else None
        if user_id is None or user_id == world.bot_id:
            raise unauthorized()
        if route.who == "bot":
            raise ApiError(403, 20002, "Only bots can use this endpoint")
        return user_id, False

    def _limit(self, route: Route, args: dict[str, str]) -> dict[str, str]:
        limiter = self.server.limiter
        if limiter is None:
            return {}
        major = next((args[name] for name in _MAJOR if name in args), "")
        return limiter.take(route.operation, major, bot_token=route.who != "token")

    async def _read(self, request: web.Request, call: Call) -> None:
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
                    elif found := _FILE.fullmatch(part.name or ""):
                        kind = part.headers.get("Content-Type", "application/octet-stream")
                        call.uploads[int(found[1])] = Upload(part.filename or "file", kind, data)
            else:
                raw = await request.read()
                call.body = loads(raw) if raw else None
        except ValueError:
            raise ApiError(400, 50109, "The request body contains invalid JSON.") from None

    def _judge(self, route: Route, body: object) -> None:
        description = self.server.description
        if description is None or not description.knows(route.operation):
            return
        for wrong in description.request_errors(route.operation, body):
            self.violate(f"{route.operation}: {wrong}")

    def _fail(self, request: web.Request, kind: str, status: int) -> web.StreamResponse:
        self.stats["faults"] += 1
        if kind == "http_drop" and request.transport is not None:
            request.transport.abort()
        return web.Response(
            status=status, body=b'{"message": "a fault that was ordered", "code": 0}', content_type="application/json"
        )
