"""A player leaves a match that was about to agree on something, and the process dies before it recounts the votes.

python -m tests.storage.services.departing URL MATCH USER
"""

import asyncio
import sys

from storage import Store
from tests.storage.killed import Child
from tests.storage.tables import KEY
from tests.storage.toy import find_toy


async def main(url: str, match: int, user: int) -> None:
    """Kill this process as soon as the departure is committed."""
    store = await Store.open(url, KEY, games=find_toy)
    order = {"url": url, "life": 0, "point": "committed", "nth": 1, "lies": False, "pending": [], "seed": 1}
    Child(order).watch(store)
    await store.consent.player_left_server(match, user)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
