"""Matches of the toy game for tests, and shorthands to play them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import text

from games.core.action import Action
from storage import Deadline, Match, Store, Submitted, User
from storage.match.change import Change
from storage.match.consent_rules import settle_as_replaced
from storage.match.seating import seat_player
from tests.storage.toy import Bid, Say

KEY = bytes(range(32))
ANN, BOB, CLEO, DAN = 101, 102, 103, 104


async def seat(store: Store, *people: int, key: str = "m", **options: Any) -> Match:
    """Open a lobby for these users; the first is the host."""
    match = await store.lobbies.open_match(
        f"{key}.open", game="bidding", host=people[0], host_name=f"P{people[0]}", guild=7, channel=8, options=options
    )
    for user in people[1:]:
        match = await store.lobbies.join(match.id, f"{key}.join{user}", user, f"P{user}")
    return match


async def begin(store: Store, *people: int, key: str = "m", **options: Any) -> Match:
    """Start a match of these users."""
    match = await seat(store, *people, key=key, **options)
    return await store.lobbies.start(match.id, f"{key}.start", people[0])


def bid(user: int) -> Callable[[Match], Action]:
    """Return a `choose` that bids the first card of the user's hand."""
    return lambda match: Bid(match.state.hands[match.seat_of(user)][0])


def say(words: str) -> Callable[[Match], Action]:
    """Return a `choose` that says these words."""
    return lambda match: Say(words)


async def submit_bid(store: Store, match: Match, key: str, user: int) -> Submitted:
    """Let a user bid the first card of their hand."""
    return await store.submit(match.id, key, User(user), bid(user))


async def play_out(store: Store, match: Match, key: str = "out") -> Match:
    """Let everybody bid until the match is over."""
    turn = 0
    while match.active:
        user = match.chairs[match.active[0]].user
        assert user is not None
        match = (await submit_bid(store, match, f"{key}.{turn}", user)).match
        turn += 1
    return match


async def replace_player(
    store: Store,
    match_id: int,
    key: str,
    number: int,
    *,
    user: int | None = None,
    name: str | None = None,
    computer: str | None = None,
) -> Match:
    """Give a seat to a user, or to a computer of this level; without a name the seat keeps the present one."""
    quiet = None if user is None else (await store.user_settings.quiet_hours_of([user])).get(user)

    def act(match: Match) -> Change:
        chair = match.chairs[number]
        new = replace(chair, user=user, name=name or chair.name, computer=computer, quiet_hours=quiet)
        return seat_player(settle_as_replaced(match, seat), new, store.time)

    return await store.consent.recount(await store._writer.change(match_id, key, act))


async def deadlines_of(store: Store, match_id: int) -> list[Deadline]:
    """List the deadlines of a match, the next one first."""
    every = await store.deadlines.due(datetime(9000, 1, 1, tzinfo=UTC), limit=100_000)
    return [each for each in every if each.match == match_id]


async def sql(store: Store, statement: str, **values: Any) -> list[Any]:
    """Run a statement on the database, in a transaction of its own between those of the store."""

    def work(db: Any) -> list[Any]:
        done = db.execute(text(statement), values)
        return list(done) if done.returns_rows else []

    return await store._writer.alone(work)
