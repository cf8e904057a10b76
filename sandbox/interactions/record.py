"""One interaction and its life."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from sandbox.attachments import Upload
from sandbox.wire import Json

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


class Phase(StrEnum):
    """How far an interaction has come."""

    NEW = "new"
    THINKING = "thinking"
    """Deferred with a placeholder message (type 5)."""
    UPDATING = "updating"
    """Deferred without a trace (type 6)."""
    ANSWERED = "answered"
    MODAL = "modal"
    CHOICES = "choices"
    FAILED = "failed"
    """Not acknowledged in time."""


def _future() -> asyncio.Future[float]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True, eq=False)
class Interaction:
    """What a user did. Times are Unix seconds of the server's clock."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    nonce: str | None = None
    message_id: str | None = None
    """The message a component sits on; of a modal, the message of the component that opened it."""
    opened_by: str | None = None
    """Of a modal submission: the interaction that was answered with the modal."""
    command: str = ""
    phase: Phase = Phase.NEW
    response_id: str | None = None
    ephemeral: bool = False
    update: bool = False
    """Whether the response was an edit of the component's own message."""
    modal: Json | None = None
    choices: list[Json] | None = None
    files: dict[str, Upload] = field(default_factory=dict, repr=False)
    """Files that came with a command, by attachment; they are gone after a restart."""
    latency: float | None = None
    """Seconds from the event to its acknowledgement."""
    acknowledged: asyncio.Future[float] = field(default_factory=_future, repr=False)
    """For drivers in the same process: resolves to the latency, or to a `TimeoutError` after three seconds."""

    def to_row(self) -> Json:
        """For the file."""
        return {
            "id": self.id, "token": self.token, "type": self.type, "user_id": self.user_id,
            "channel_id": self.channel_id,
            "created": self.created, "nonce": self.nonce, "message_id": self.message_id, "opened_by": self.opened_by,
            "command": self.command,
            "phase": self.phase.value, "response_id": self.response_id, "ephemeral": self.ephemeral,
            "update": self.update,
            "modal": self.modal,
        }  # fmt: skip

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Interaction:
        """From the file; what was not acknowledged when the server stopped has failed."""
        record = cls(**{**row, "phase": Phase(row["phase"])})
        if record.phase is Phase.NEW:
            record.phase = Phase.FAILED
        return record
