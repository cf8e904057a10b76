"""Public votes: the members of a server answer questions in secret. Start at `service`.

Who has voted (the roll) is stored apart from what was chosen (the ballots, called stones as they once were), and only a
secret per vote connects the two. When the vote closes, the ballots are counted and published with their receipt codes
(as shards), and secret, roll and stones are deleted. What this protects from whom, and what it does
not: docs/public-vote.md.

`questions` says of each kind of question what may be answered and how it is counted, `ranked` counts rankings. `drafts`
keeps votes that are prepared, `votes` opens and reads votes, `changing` is what moderators change while one is open,
`reminders` who wants to be reminded of it, `casting` records ballots, `counting` counts them when a vote ends, and
`secret` hashes and encrypts. `chain` and `proof` let anybody check a vote.
"""

from storage.ballots.drafts import Content, Draft, Drafts
from storage.ballots.model import (
    LONGEST,
    Cast,
    Eligible,
    Ending,
    Published,
    Receipt,
    Shard,
    Terms,
    Vote,
    VoteChange,
    VoteStatus,
)
from storage.ballots.questions import Ballot, Question, Tally
from storage.ballots.service import Ballots

__all__ = [
    "LONGEST",
    "Ballot",
    "Ballots",
    "Cast",
    "Content",
    "Draft",
    "Drafts",
    "Eligible",
    "Ending",
    "Published",
    "Question",
    "Receipt",
    "Shard",
    "Tally",
    "Terms",
    "Vote",
    "VoteChange",
    "VoteStatus",
]
