"""Being there: a sign of life every half minute, from which is known when no bot was there and time stood still.

Of several shards each gives its own, since each hears other servers. While one is away its deadlines wait, and what it
missed did not count; for the tables of the others it does not count either, which gives them time and takes none.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, select

from storage import kept
from storage.quiet import Span
from storage.schema import kept as facts

ALIVE, AWAY = "alive", "away"
"""The names under which the last sign of life and the spans without any are kept."""

Shard = tuple[int, int]
"""Which of how many."""
WHOLE: Shard = (0, 1)

BEAT = timedelta(seconds=30)
"""Between two signs of life."""
NOTICED = timedelta(seconds=5)
"""A shorter absence is none."""
REMEMBERED = timedelta(days=180)
"""After which a span is forgotten: no time that runs began before it. The longest bank is 720 hours, which sixteen
quiet hours a day make 90 days; the rest is for pauses."""


def beat(
    db: Connection, now: datetime, *, returned: bool, mine: datetime | None = None, shard: Shard = WHOLE
) -> tuple[Span, ...]:
    """Give a sign of life; the spans in which one was lacking. `returned`: this process has served nobody until now
    since the last, which was given at `mine`, if it gave one. Where another one has given signs meanwhile, nobody was
    away as long as these went on.

    A clock that was put back takes the spans back with it that lie in the future now.
    """
    name = ALIVE if shard == WHOLE else f"{ALIVE} {shard[0]}/{shard[1]}"
    rows = select(facts.c.value).where(facts.c.name.in_((ALIVE, name, AWAY))).order_by(facts.c.name)
    db.execute(rows.with_for_update())  # one process at a time
    text = kept.recall(db, name) or kept.recall(db, ALIVE)  # the latter before it was divided
    last = None if text is None else datetime.fromisoformat(text)
    before = _spans(db)
    spans = [(start, min(end, now)) for start, end in before if start < now and end > now - REMEMBERED]
    least = NOTICED if mine is None or last == mine else BEAT + NOTICED
    if returned and last is not None and now - last >= least:
        spans.append((last, now))
    if spans != before:
        kept.keep(db, AWAY, [[start.isoformat(), end.isoformat()] for start, end in spans])
    kept.keep(db, name, now.isoformat())
    return tuple(spans)


def _spans(db: Connection) -> list[Span]:
    found = kept.recall(db, AWAY) or []
    return [(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in found]
