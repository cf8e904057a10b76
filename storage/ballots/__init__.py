"""Public votes: a whole server answers a question with white and black stones, in secret. Start at `service`.

Who has voted (the roll) is stored apart from what was voted (the stones), and only a secret per vote connects the two.
When the vote closes, the stones are counted and published as shards, and secret, roll and stones are deleted. What this
protects from whom, and what it does not: docs/public-vote.md.
"""

from storage.ballots.model import LONGEST, Cast, Eligible, Ending, Receipt, Shard, Stone, Terms, Vote, VoteStatus
from storage.ballots.service import Ballots

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
