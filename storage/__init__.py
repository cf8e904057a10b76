"""Persistent matches. Start at `storage.store`.

A use case is a pure function from a match to a change (`storage.match`). It runs in a transaction shared with other
waiting use cases (`storage.unit_of_work`), and its caller is answered only after the commit. The other packages:
`storage.db` (database, encryption, migrations), `storage.scheduling` (deadlines, heartbeat, leases), `storage.history`
(log, replay, export), `storage.ballots` (public votes), `storage.services` (use cases that need queries as well). The
other modules: `storage.results` (results and ratings), `storage.shredding` (erasing deleted data from the files) and
`storage.backup` (backup and restore).
"""

from games.core.replay import BrokenRecord
from storage.db.database import database_file
from storage.db.encryption import secret_key
from storage.errors import Damaged, Faulty, Misconfigured, Refused, Stale, Unavailable, Uncertain
from storage.history.export import write_file
from storage.match.change import Deadline
from storage.match.clock import Clock
from storage.match.model import (
    EVERYTHING,
    LEVELS,
    Chair,
    Everything,
    LogEntry,
    Match,
    Seat,
    Status,
    Submitted,
    User,
)
from storage.scheduling.deadlines import Fired
from storage.services.user_settings import UserSettings
from storage.store import Store
from storage.time_source import TimeSource
from storage.unit_of_work.quotas import Limits

__all__ = [
    "EVERYTHING",
    "LEVELS",
    "BrokenRecord",
    "Chair",
    "Clock",
    "Damaged",
    "Deadline",
    "Everything",
    "Faulty",
    "Fired",
    "Limits",
    "LogEntry",
    "Match",
    "Misconfigured",
    "Refused",
    "Seat",
    "Stale",
    "Status",
    "Store",
    "Submitted",
    "TimeSource",
    "Unavailable",
    "Uncertain",
    "User",
    "UserSettings",
    "database_file",
    "secret_key",
    "write_file",
]
