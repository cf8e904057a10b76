"""Kill the whole bot while people use it, again and again, and check what it left behind.

python -m tests.bot.killing --times 20
python -m tests.bot.killing --times 20 --postgresql
"""

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

from benchmarks.postgresql import Server
from tests.bot.killing.killer import BOARDS_TRUE, Outcome, run
from tests.nursery import close_nursery


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument("--postgresql", action="store_true", help="two processes on a PostgreSQL server of its own")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    try:
        outcome = killed(chosen.times, chosen.seed, postgresql=chosen.postgresql)
    finally:
        close_nursery()
    print(f"kills: {dict(outcome.kills)}")
    print(f"seconds until every board was true: {sorted(round(each, 1) for each in outcome.true_after)}")
    print(f"after {outcome.late} of {len(outcome.true_after)} starts that took longer than {BOARDS_TRUE:.0f} s")
    print(f"{dict(outcome.counts)}")


def killed(times: int, seed: int, *, postgresql: bool) -> Outcome:
    """Kill bots on a new database; see `run`.

    Args:
        times: How often.
        seed: Makes the run repeatable, as far as time is.
        postgresql: Two processes on PostgreSQL in place of one on SQLite.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not postgresql:
            return asyncio.run(run(f"sqlite:///{folder}/stoa.db", folder, times, seed))
        with Server() as server:
            return asyncio.run(run(server.url, folder, times, seed, bots=2))


if __name__ == "__main__":
    main()
