"""The heartbeat: written every half minute; from the gaps follow the outages, in which no time counts.

Each shard writes its own. While one is down its deadlines wait, and its outage counts for the tables of the others as
well, which gives them time and takes none.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, select

from storage.db import key_value
from storage.db.schema import key_values as facts
from storage.time_source import UNSHARDED, Shard, Span

HEARTBEAT, OUTAGES = "alive", "away"
"""The names under which the last sign of life and the spans without any are kept."""

HEARTBEAT_INTERVAL = timedelta(seconds=30)
"""Between two signs of life."""
SHORTEST_OUTAGE = timedelta(seconds=5)
"""A shorter absence is none."""
OUTAGE_RETENTION = timedelta(days=180)
"""After which a span is forgotten: no time that runs began before it. The longest bank is 720 hours, which sixteen
quiet hours a day make 90 days; the rest is for pauses."""


def write_heartbeat(
    db: Connection, now: datetime, *, returned: bool, mine: datetime | None = None, shard: Shard = UNSHARDED
) -> tuple[Span, ...]:
    """Give a sign of life; the spans in which one was lacking. `returned`: this process has served nobody until now
    since the last, which was given at `mine`, if it gave one. Where another one has given signs meanwhile, nobody was
    away as long as these went on.

    A clock that was put back takes the spans back with it that lie in the future now.
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
