"""Votes for tests."""

from datetime import UTC, datetime, timedelta
from typing import Any

from storage import Store
from storage.ballots import Cast, Ending, Receipt, Stone, Terms, Vote

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LATER = NOON + timedelta(days=1)
GUILD = 7
ANN, BOB, CLEO = 101, 102, 103


def terms(**changes: Any) -> Terms:
    """Return the usual terms with these changes."""
    usual: dict[str, Any] = {"question": "Shall we sail?", "white": "Sail", "black": "Stay", "closes_at": LATER}
    return Terms(**usual | changes)


async def opened_vote(store: Store, key: str = "open", **changes: Any) -> Vote:
    """Open a vote."""
    return await store.ballots.open_vote(
        key, guild=GUILD, channel=8, host=ANN, host_name="Ann", terms=terms(**changes), now=NOON
    )


async def cast(store: Store, vote: Vote, user: int, stone: Stone, press: int, at: datetime = NOON) -> Receipt:
    """Cast a vote."""
    return await store.ballots.cast(Cast(vote.id, user, stone, press, at))


def early(by: int = ANN) -> Ending:
    """Return the ending of a vote that a user closes early."""
    return Ending(NOON, by, "Ann", "The ships have come.")


def in_time() -> Ending:
    """Return the ending of a vote that closes on time."""
    return Ending(LATER)
