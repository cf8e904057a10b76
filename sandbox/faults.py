"""Misbehaving on demand: what networks and Discord do on a bad day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sandbox.errors import ApiError
from sandbox.wire import Json

WAITING: Final = frozenset(
    {"lose_interaction", "double_interaction", "late_interaction", "http_error", "http_drop", "rate_limit"}
)
"""Faults that wait for the next interaction or request."""
AT_ONCE: Final = frozenset({"reconnect", "invalid_session", "zombie", "drop_connection"})
"""Faults that hit the bot's gateway connection now."""


@dataclass(slots=True)
class Fault:
    """One ordered fault; `times` counts down."""

    kind: str
    times: int = 1
    seconds: float = 4.0
    """How late an interaction comes; how long a limited request must wait."""
    status: int = 503
    operation: str | None = None
    """The operation to hit (the OpenAPI description's operationId); any, if None."""
    applied: bool = False
    """Whether a request takes effect although its answer is an error or is lost."""

    @classmethod
    def parse(cls, body: Json) -> Fault:
        """From what a driver posts; raises 50035 for an unknown kind or field."""
        known: dict[str, Any] = {
            key: body[key] for key in ("kind", "times", "seconds", "status", "operation", "applied") if key in body
        }
        if set(known) != set(body) or known.get("kind") not in WAITING | AT_ONCE:
            raise ApiError(400, 50035, f"Unknown fault: {body}. Kinds: {', '.join(sorted(WAITING | AT_ONCE))}")
        return cls(**known)


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.strike: Callable[[Fault], None] = lambda fault: None
        """Hits the gateway."""

    def order(self, fault: Fault) -> None:
        """Take an order: gateway faults strike at once, the others wait."""
        if fault.kind in AT_ONCE:
            for _ in range(fault.times):
                self.strike(fault)
        elif fault.times > 0:
            self.waiting.append(fault)

    def clear(self) -> None:
        """Behave."""
        self.waiting.clear()

    def take(self, kind: str, operation: str | None = None) -> Fault | None:
        """The fault that hits now, if one was ordered."""
        if not self.waiting:
            return None
        for fault in self.waiting:
            if fault.kind == kind and fault.operation in (None, operation):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
