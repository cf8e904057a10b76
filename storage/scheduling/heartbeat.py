"""The heartbeat: the moment at which the bot was last alive, written every half minute.

Gaps between heartbeats become outages, during which no player's time runs. Each shard writes its own heartbeat. While a
shard is down, the deadlines of its matches wait. Its outage also applies to the matches of other shards, which gives
their players time and takes none.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, select

from storage.db import key_value
from storage.db.schema import key_values as facts
from storage.time_source import UNSHARDED, Shard, Span

HEARTBEAT, OUTAGES = "alive", "away"
"""The keys under which the last heartbeat and the outages are stored."""

HEARTBEAT_INTERVAL = timedelta(seconds=30)
"""The time between two heartbeats."""
SHORTEST_OUTAGE = timedelta(seconds=5)
"""The shortest gap between heartbeats that counts as an outage."""
OUTAGE_RETENTION = timedelta(days=180)
"""How long an outage is kept. Every running timer began later: the longest bank of 720 hours lasts 90 days with the
longest quiet hours, and the rest allows for pauses."""


def write_heartbeat(
    db: Connection, now: datetime, *, returned: bool, mine: datetime | None = None, shard: Shard = UNSHARDED
) -> tuple[Span, ...]:
    """Store that a shard is alive now, and return all recorded outages.

    If the wall clock was set back, outages that now lie in the future are cut off.

    Args:
        db: The writing transaction's connection.
        now: The current time, in UTC.
        returned: True if this process has not served users since its last heartbeat. The time since the shard's last
            heartbeat, which another process may have written, then becomes an outage if it is long enough.
        mine: The time of this process's last heartbeat; None if there was none.
        shard: The shard of the bot that this process serves.

    Returns:
        Start and end of each outage, in UTC.
    """
    name = HEARTBEAT if shard == UNSHARDED else f"{HEARTBEAT} {shard[0]}/{shard[1]}"
    rows = select(facts.c.value).where(facts.c.name.in_((HEARTBEAT, name, OUTAGES))).order_by(facts.c.name)
    db.execute(rows.with_for_update())  # one process at a time
    text = key_value.get(db, name) or key_value.get(db, HEARTBEAT)  # the latter: it was not sharded until now
    last = None if text is None else datetime.fromisoformat(text)
    before = _read_outages(db)
    spans = [(start, min(end, now)) for start, end in before if start < now and end > now - OUTAGE_RETENTION]
    least = SHORTEST_OUTAGE if mine is None or last == mine else HEARTBEAT_INTERVAL + SHORTEST_OUTAGE
    if returned and last is not None and now - last >= least:
        spans.append((last, now))
    if spans != before:
        key_value.put(db, OUTAGES, [[start.isoformat(), end.isoformat()] for start, end in spans])
    key_value.put(db, name, now.isoformat())
    return tuple(spans)


def _read_outages(db: Connection) -> list[Span]:
    found = key_value.get(db, OUTAGES) or []
    return [(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in found]
