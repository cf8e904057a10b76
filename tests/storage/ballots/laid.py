"""Votes for tests."""

from datetime import UTC, datetime, timedelta
from typing import Any

from storage import Store
from storage.ballots import Ballot, Cast, Ending, Question, Receipt, Terms, Vote

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LATER = NOON + timedelta(days=1)
GUILD = 7
ANN, BOB, CLEO = 101, 102, 103
WHITE: Ballot = ((0,),)
BLACK: Ballot = ((1,),)


def terms(**changes: Any) -> Terms:
    """Return the usual terms with these changes."""
    usual: dict[str, Any] = {"questions": (stones(),), "closes_at": LATER}
    return Terms(**usual | changes)


def stones(text: str = "Shall we sail?", white: str = "Sail", black: str = "Stay") -> Question:
    """Return a question that is answered with a white or a black stone."""
    return Question("stones", text, (white, black))


def counts(vote: Vote) -> tuple[int, ...]:
    """Return the votes of each answer to the first question of a closed vote."""
    assert vote.tallies is not None
    return vote.tallies[0].counts


async def opened_vote(store: Store, key: str = "open", **changes: Any) -> Vote:
    """Open a vote."""
    return await store.ballots.open_vote(
        key, guild=GUILD, channel=8, host=ANN, host_name="Ann", terms=terms(**changes), now=NOON
    )


async def cast(store: Store, vote: Vote, user: int, ballot: Ballot, press: int, at: datetime = NOON) -> Receipt:
    """Cast a vote."""
    return await store.ballots.cast(Cast(vote.id, user, ballot, press, at))


def early(by: int = ANN) -> Ending:
    """Return the ending of a vote that a user closes early."""
    return Ending(NOON, by, "Ann", "The ships have come.")


def in_time() -> Ending:
    """Return the ending of a vote that closes on time."""
    return Ending(LATER)
