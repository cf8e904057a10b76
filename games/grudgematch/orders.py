"""Orders as people type them: «Hegel to E7, Kant C4»."""

import re
from functools import lru_cache

from games.grudgematch.content import PHILOSOPHERS
from games.grudgematch.field import OFF, named

_ORDER = re.compile(r"\s*([^\W\d_]+)\s*(?:[:=]|->|→|\bto\b|\bat\b|\bon\b)?\s*([A-Za-z]\d{1,3})\s*$", re.IGNORECASE)
LONGEST = 200
LEAST = 2
"""So many first letters of a name are enough."""


@lru_cache(4_000)
def read_orders(text: str, team: int) -> tuple[tuple[int, int], ...] | str:
    """Philosophers of a team, each with a space; or the key of what is wrong."""
    found: list[tuple[int, int]] = []
    if len(text) > LONGEST:
        return "order_unread"
    for part in re.split(r"[,;\n]|\band\b", text.strip().rstrip(".,;")):
        match = _ORDER.match(part)
        if not match:
            return "order_unread"
        name = match[1].casefold()
        known = [p for p in range(team * 4, team * 4 + 4) if PHILOSOPHERS[p].casefold().startswith(name)]
        if len(name) < LEAST or len(known) != 1:
            return "no_such_philosopher"
        if (space := named(match[2])) == OFF:
            return "off_field"
        if known[0] in [philosopher for philosopher, _ in found]:
            return "named_twice"
        found.append((known[0], space))
    return tuple(found)
