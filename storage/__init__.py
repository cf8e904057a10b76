"""Where matches live: a use case is a transaction, and what is answered is committed. Start at `storage.store`."""

from games.core.replay import BrokenRecord
from storage.change import Deadline
from storage.clock import BadClock, Clock
from storage.database import database_file
from storage.deadlines import Fired
from storage.keyfile import secret_key
from storage.limits import Limits
from storage.people import Person
from storage.question import Question
from storage.refused import Faulty, Misconfigured, Refused, Stale, Unavailable
from storage.snapshot import (
    EVERYTHING,
    LEVELS,
    Chair,
    Ending,
    Everything,
    LogEntry,
    Match,
    Seat,
    Status,
    Submitted,
    User,
)
from storage.store import Store
from storage.watch import Watch

__all__ = [
    "EVERYTHING",
    "LEVELS",
    "BadClock",
    "BrokenRecord",
    "Chair",
    "Clock",
    "Deadline",
    "Ending",
    "Everything",
    "Faulty",
    "Fired",
    "Limits",
    "LogEntry",
    "Match",
    "Misconfigured",
    "Person",
    "Question",
    "Refused",
    "Seat",
    "Stale",
    "Status",
    "Store",
    "Submitted",
    "Unavailable",
    "User",
    "Watch",
    "database_file",
    "secret_key",
]
