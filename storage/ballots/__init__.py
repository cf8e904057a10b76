"""Public votes with two stones: who has voted is kept apart from what was voted, and at the close nothing joins them.

Start at `storage.ballots.ballots`. What is protected from whom, and what is not: docs/public-vote.md.
"""

from storage.ballots.ballots import Ballots
from storage.ballots.snapshot import (
    Cast,
    Eligible,
    Ending,
    Receipt,
    Shard,
    Stone,
    Terms,
    Vote,
    VoteStatus,
)
from storage.ballots.terms import LONGEST

__all__ = [
    "LONGEST",
    "Ballots",
    "Cast",
    "Eligible",
    "Ending",
    "Receipt",
    "Shard",
    "Stone",
    "Terms",
    "Vote",
    "VoteStatus",
]
