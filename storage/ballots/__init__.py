"""Public votes: the members of a server answer a question with one of two choices, in secret. Start at `service`.

The choices are called the white and the black stone. Who has voted (the roll) is stored apart from what was chosen (the
stones), and only a secret per vote connects the two. When the vote closes, the choices are counted and published with
their receipt codes (as shards), and secret, roll and stones are deleted. What this protects from whom, and what it does
not: docs/public-vote.md.

`votes` opens and reads votes, `casting` records choices, `counting` counts them when a vote ends, and `secret` hashes
and encrypts.
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
