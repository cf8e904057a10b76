"""Routes by method and path; literal segments (`@me`, `@original`, `pins`) win over placeholders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from sandbox.attachments import Upload
from sandbox.wire import Json

if TYPE_CHECKING:
    from sandbox.server import Sandbox

Who = Literal["any", "bot", "user", "token"]
"""Who may call a route: the bot and users, one of them, or whoever has the interaction token in the path."""


@dataclass(slots=True)
class Call:
    """One request, understood."""

    server: Sandbox
    user_id: str
    is_bot: bool
    args: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def form(self) -> Json:
        """The body of a request that must have one."""
        return self.body if isinstance(self.body, dict) else {}


Answer = tuple[int, Any]
"""HTTP status and body (None: no body)."""
Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """One operation."""

    method: str
    path: str
    operation: str
    """The operationId of Discord's OpenAPI description; what only Discord's own client calls begins with `client_`."""
    who: Who
    handler: Handler
    names: tuple[str, ...]
    """Names of the placeholders, in order."""


class Table:
    """The routes of one subject."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def route(self, method: str, path: str, operation: str, who: Who = "any") -> Callable[[Handler], Handler]:
        """Register the decorated handler."""

        def register(handler: Handler) -> Handler:
            names = tuple(part[1:-1] for part in path.split("/") if part.startswith("{"))
            self.routes.append(Route(method, path, operation, who, handler, names))
            return handler

        return register


class _Node:
    __slots__ = ("any", "literal", "routes")

    def __init__(self) -> None:
        self.literal: dict[str, _Node] = {}
        self.any: _Node | None = None
        self.routes: dict[str, Route] = {}


class Router:
    """Finds the route of a request."""

    def __init__(self, tables: list[Table]) -> None:
        self._root = _Node()
        self.operations: set[str] = set()
        for table in tables:
            for route in table.routes:
                self.operations.add(route.operation)
                node = self._root
                for part in route.path.strip("/").split("/"):
                    if part.startswith("{"):
                        node.any = node.any or _Node()
                        node = node.any
                    else:
                        node = node.literal.setdefault(part, _Node())
                node.routes[route.method] = route

    def match(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route and its arguments, or None."""
        found = self._walk(self._root, path.strip("/").split("/"), 0, [], method)
        if found is None:
            return None
        route, values = found
        return route, dict(zip(route.names, values, strict=True))

    def _walk(
        self, node: _Node, parts: list[str], index: int, values: list[str], method: str
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
