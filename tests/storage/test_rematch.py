"""A rematch is the same table once more: everything that was agreed on, and everybody one seat further."""

from collections.abc import Awaitable, Callable

import pytest

from games.core.registry import find_game
from storage import Clock, Match, Refused, Status, Store
from tests.storage.tables import ANN, BOB, CLEO, DAN, seat

Open = Callable[..., Awaitable[Store]]


async def played(store: Store, *people: int, clock: Clock | None, computers: tuple[str, ...] = ()) -> Match:
    """A table that is over, with options, a clock and computers, and without spectators."""
    match = await seat(store, *people, rounds=7, mood="wild")
    for level in computers:
        await store.lobbies.add_computer(match.id, f"c{level}", people[0], level)
    await store.lobbies.set_clock(match.id, "clock", people[0], clock)
    await store.lobbies.set_spectators(match.id, "closed", people[0], False)
    await store.lobbies.start(match.id, "start", people[0])
    return await store.end(match.id, "end", people[0], "Ann", "")


async def again(store: Store, former: Match, opener: int, *others: int) -> Match:
    """The table of a rematch, at which these sit down in this order."""
    match, fresh = await store.lobbies.open_again(f"again:{former.id}", former, opener, f"P{opener}", 8)
    assert fresh
    for user in others:
        match = await store.lobbies.join(match.id, f"again:{former.id}:{user}", user, f"P{user}")
    return match


@pytest.mark.parametrize("clock", [None, Clock.live(5), Clock.days(48, 24)])
async def test_everything_that_was_agreed_on_holds_again(store: Store, clock: Clock | None) -> None:
    former = await played(store, ANN, BOB, clock=clock)
    match = await again(store, former, BOB, ANN)
    match = await store.lobbies.start(match.id, "start2", BOB)
    assert match.status is Status.PLAYING and match.id != former.id
    assert match.options == former.options and match.options["rounds"] == 7 and match.options["mood"] == "wild"
    assert match.clock == clock and (match.chairs[0].since is not None) == (clock is not None), "and it runs"
    assert match.closed and (match.game, match.guild, match.channel) == (former.game, 7, 8)


async def test_a_table_for_all_to_see_is_one_again(store: Store) -> None:
    former = await store.end((await seat(store, ANN, BOB)).id, "end", ANN, "Ann", "")
    assert not (await again(store, former, ANN)).closed


@pytest.mark.parametrize("order", [(ANN, BOB, CLEO), (CLEO, ANN, BOB), (BOB, CLEO, ANN), (CLEO, BOB, ANN)])
async def test_everybody_sits_one_seat_further_whoever_comes_first(store: Store, order: tuple[int, ...]) -> None:
    former = await played(store, ANN, BOB, CLEO, clock=None, computers=("hard",))
    match = await again(store, former, *order)
    assert [(chair.seat, chair.user) for chair in match.chairs] == [(0, BOB), (1, CLEO), (2, None), (3, ANN)]
    assert match.chairs[2].computer == "hard" and match.host == order[0]
    third = await store.end(match.id, "end3", order[0], "P", "")
    match = await again(store, third, ANN, BOB, CLEO)
    assert [chair.user for chair in match.chairs] == [CLEO, None, ANN, BOB], "and once more"


async def test_whoever_is_new_sits_behind_and_who_does_not_come_leaves_no_gap(store: Store) -> None:
    former = await played(store, ANN, BOB, CLEO, clock=None)
    match = await again(store, former, CLEO, DAN, ANN)
    assert [(chair.seat, chair.user) for chair in match.chairs] == [(0, CLEO), (1, ANN), (2, DAN)]


async def test_whoever_opens_it_second_is_told_of_the_first(store: Store) -> None:
    former = await played(store, ANN, BOB, clock=Clock.live(5))
    first = await again(store, former, BOB)
    match, fresh = await store.lobbies.open_again(f"again:{former.id}", former, ANN, "Ann", 8)
    assert not fresh and match.id == first.id and match.host == BOB
    with pytest.raises(Refused, match="already_in"):
        await store.lobbies.join(match.id, "twice", BOB, "Bob")


@pytest.mark.parametrize(("host", "sits"), [(ANN, 1), (BOB, 0)])
async def test_the_hosts_part_follows_the_host_to_another_seat(opened: Open, host: int, sits: int) -> None:
    """Own wisdom cards of Philosophia are the host's to write: in a rematch who sat first sits last."""
    store = await opened(games=find_game)
    former = await store.lobbies.open_match("o", game="philosophia", host=ANN, host_name="Ann", guild=7, channel=8)
    await store.lobbies.join(former.id, "j", BOB, "Bob")
    await store.lobbies.set_options(former.id, "options", ANN, {"own_wisdom": True})
    former = await store.lobbies.start(former.id, "s", ANN)
    assert former.active == (0,), "the host sits first where nobody has moved on"
    former = await store.end(former.id, "end", ANN, "Ann", "")
    match = await again(store, former, host, ANN + BOB - host)
    assert match.chairs[sits].user == host
    match = await store.lobbies.start(match.id, "start2", host)
    assert match.active == (sits,) and match.state is not None and match.state.phase == "cards"
