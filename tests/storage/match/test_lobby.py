"""The lobby: seats, options and clock before a match starts, and rematches."""

from collections.abc import Awaitable, Callable

import pytest

from games.core.registry import find_game
from storage import Clock, Match, Refused, Status, Store
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, seat


async def refused(code: str, awaitable: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await awaitable  # type: ignore[misc]
    assert caught.value.code == code
    return caught.value


async def test_a_match_is_opened_with_its_host_and_its_defaults(store: Store) -> None:
    match = await store.lobbies.open_match(
        "k", game="bidding", host=ANN, host_name="Ann", guild=None, channel=5, options={"rounds": 9}, computers=["hard"]
    )
    assert (match.status, match.host, match.guild, match.channel) == (Status.LOBBY, ANN, None, 5)
    assert match.options == {"rounds": 9, "mood": "calm"}
    assert [(c.seat, c.user, c.computer) for c in match.chairs] == [(0, ANN, None), (1, None, "hard")]
    assert match.names[0] == "Ann" and match.names[1]
    assert match.state is None and match.active == () and match.shown_version < match.version
    assert await store.match(match.id) == match


async def test_seats_fill_up(store: Store) -> None:
    match = await seat(store, ANN, BOB, CLEO)
    assert [c.user for c in match.chairs] == [ANN, BOB, CLEO]
    await refused("already_in", store.lobbies.join(match.id, "a", BOB, "Bob"))
    match = await store.lobbies.add_computer(match.id, "b", ANN, "easy")
    await refused("full", store.lobbies.join(match.id, "c", DAN, "Dan"))
    await refused("full", store.lobbies.add_computer(match.id, "d", ANN, "easy"))
    assert len((await store.match(match.id)).chairs) == 4


async def test_computers_come_and_go_by_the_host_alone(store: Store) -> None:
    match = await seat(store, ANN, BOB)
    await refused("not_host", store.lobbies.add_computer(match.id, "a", BOB, "easy"))
    await refused("bad_level", store.lobbies.add_computer(match.id, "b", ANN, "genius"))
    await refused("no_computer", store.lobbies.remove_computer(match.id, "c", ANN))
    match = await store.lobbies.add_computer(match.id, "d", ANN, "easy")
    match = await store.lobbies.add_computer(match.id, "e", ANN, "hard", name="HAL")
    assert len(set(match.names)) == 4
    await refused("not_host", store.lobbies.remove_computer(match.id, "f", BOB))
    match = await store.lobbies.remove_computer(match.id, "g", ANN, 2)
    assert [(c.seat, c.computer) for c in match.chairs] == [(0, None), (1, None), (2, "hard")]
    match = await store.lobbies.remove_computer(match.id, "h", ANN)
    assert [c.user for c in match.chairs] == [ANN, BOB]


async def test_leaving_moves_the_others_up_and_the_host_on(store: Store) -> None:
    match = await seat(store, ANN, BOB, CLEO)
    await refused("not_seated", store.lobbies.leave(match.id, "a", DAN))
    match = await store.lobbies.leave(match.id, "b", ANN)
    assert match.host == BOB and [(c.seat, c.user) for c in match.chairs] == [(0, BOB), (1, CLEO)]
    match = await store.lobbies.leave(match.id, "c", CLEO)
    assert match.host == BOB
    match = await store.lobbies.leave(match.id, "d", BOB)
    assert match.status is Status.CANCELLED and match.ending is not None and match.ending.kind == "empty"
    await refused("over", store.lobbies.join(match.id, "e", ANN, "Ann"))


async def test_a_lobby_of_computers_alone_is_cancelled(store: Store) -> None:
    match = await seat(store, ANN)
    await store.lobbies.add_computer(match.id, "a", ANN, "easy")
    match = await store.lobbies.leave(match.id, "b", ANN)
    assert match.status is Status.CANCELLED


async def test_options_are_checked_and_merged(store: Store) -> None:
    match = await seat(store, ANN, BOB, rounds=5)
    match = await store.lobbies.set_options(match.id, "a", ANN, {"mood": "wild"})
    assert match.options == {"rounds": 5, "mood": "wild"}
    await refused("not_host", store.lobbies.set_options(match.id, "b", BOB, {"rounds": 2}))
    error = await refused("bad_options", store.lobbies.set_options(match.id, "c", ANN, {"rounds": 0, "colour": "red"}))
    assert error.values["fields"] == ("colour", "rounds")
    assert (await store.match(match.id)).options == match.options


async def test_a_lobby_is_set_up_like_the_last_match_of_its_host(store: Store) -> None:
    former = await seat(store, ANN, BOB, key="former", rounds=5, mood="wild")
    former = await store.lobbies.set_clock(former.id, "clock", ANN, Clock.live(5))
    former = await store.lobbies.add_computer(former.id, "computer", ANN, "hard")
    match = await seat(store, ANN)
    assert await store.lobbies.last_hosted(match) is None  # it has not started
    await refused("unknown_match", store.lobbies.set_up_like(match.id, "early", ANN, former.id))
    former = await store.lobbies.start(former.id, "start", ANN)
    await begin(store, BOB, ANN, key="another host", rounds=2)
    found = await store.lobbies.last_hosted(match)
    assert found is not None and found.id == former.id

    await store.lobbies.add_computer(match.id, "easy", ANN, "easy")
    await refused("not_host", store.lobbies.set_up_like(match.id, "other", BOB, former.id))
    match = await store.lobbies.set_up_like(match.id, "again", ANN, former.id)
    assert (match.options, match.clock) == (former.options, former.clock)
    assert [(chair.user, chair.computer) for chair in match.chairs] == [(ANN, None), (None, "hard")]


async def test_a_lobby_is_not_set_up_like_a_match_of_somebody_else(store: Store) -> None:
    theirs = await begin(store, BOB, ANN, key="theirs", rounds=2)
    match = await seat(store, ANN)
    assert await store.lobbies.last_hosted(match) is None
    await refused("unknown_match", store.lobbies.set_up_like(match.id, "again", ANN, theirs.id))


async def test_people_keep_their_seats_if_there_is_no_room_for_all_computers_of_the_last_match(store: Store) -> None:
    former = await seat(store, ANN, key="former")
    seats = former.rules.seats[-1]
    former = await store.lobbies.fill_with_computers(former.id, "fill", ANN, "easy", seats)
    former = await store.lobbies.start(former.id, "start", ANN)
    match = await store.lobbies.set_up_like((await seat(store, ANN, BOB)).id, "again", ANN, former.id)
    assert len(match.chairs) == seats
    assert [chair.user for chair in match.chairs[:2]] == [ANN, BOB]


async def test_starting(store: Store) -> None:
    match = await seat(store, ANN, BOB, rounds=4)
    await refused("not_host", store.lobbies.start(match.id, "a", BOB))
    started = await store.lobbies.start(match.id, "b", ANN)
    assert started.status is Status.PLAYING and started.active == (0, 1) and started.state.rounds == 4
    assert started.started_at is not None and started.version > match.version
    await refused("not_lobby", store.lobbies.start(match.id, "c", ANN))
    await refused("not_lobby", store.lobbies.join(match.id, "d", CLEO, "Cleo"))
    await refused("not_lobby", store.lobbies.leave(match.id, "e", BOB))
    await refused("not_lobby", store.lobbies.cancel(match.id, "f", ANN))


async def test_too_few_and_too_many_cannot_start(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seat(store, ANN, BOB)
    monkeypatch.setattr(type(match.rules), "seats", range(3, 5))
    error = await refused("too_few", store.lobbies.start(match.id, "a", ANN))
    assert dict(error.values) == {"least": 3, "most": 4, "seated": 2}
    monkeypatch.setattr(type(match.rules), "seats", range(1, 2))
    await refused("too_many", store.lobbies.start(match.id, "b", ANN))


async def test_cancelling(store: Store) -> None:
    match = await seat(store, ANN, BOB)
    await refused("not_host", store.lobbies.cancel(match.id, "a", BOB))
    match = await store.lobbies.cancel(match.id, "b", ANN)
    assert match.status is Status.CANCELLED and match.ended_at is not None
    assert match.ending is not None and (match.ending.kind, match.ending.by_name) == ("cancelled", f"P{ANN}")
    await refused("over", store.lobbies.cancel(match.id, "c", ANN))


async def test_what_is_not_there(store: Store) -> None:
    await refused("unknown_match", store.match(99))
    await refused("unknown_match", store.lobbies.join(99, "a", ANN, "Ann"))
    await refused("unknown_match", store.verify(99))
    await refused("unknown_match", store.log(99, seat=None))
    await refused(
        "unknown_game",
        store.lobbies.open_match("b", game="chess", host=1, host_name="A", guild=1, channel=1, options={}),
    )


async def test_everything_shown_raises_the_version_once(store: Store) -> None:
    match = await seat(store, ANN, BOB)
    for number, change in enumerate(
        (
            store.lobbies.set_options(match.id, "1", ANN, {"rounds": 2}),
            store.lobbies.add_computer(match.id, "2", ANN, "easy"),
            store.lobbies.remove_computer(match.id, "3", ANN),
            store.lobbies.leave(match.id, "4", BOB),
            store.lobbies.start(match.id, "5", ANN),
        ),
        start=1,
    ):
        assert (await change).version == match.version + number


async def test_where_it_is_shown(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    placed = await store.place(match.id, thread=55, message=66)
    assert (placed.channel, placed.thread, placed.message, placed.version) == (8, 55, 66, match.version)
    placed = await store.place(match.id, channel=9, message=67)
    assert (placed.channel, placed.thread, placed.message) == (9, 55, 67)
    placed = await store.place(match.id, thread=0)
    assert placed.thread is None and (await store.match(match.id)) == placed


Open = Callable[..., Awaitable[Store]]


async def played(store: Store, *people: int, clock: Clock | None, computers: tuple[str, ...] = ()) -> Match:
    """Lay a finished match with options, a clock and computers, and without spectators."""
    match = await seat(store, *people, rounds=7, mood="wild")
    for level in computers:
        await store.lobbies.add_computer(match.id, f"c{level}", people[0], level)
    await store.lobbies.set_clock(match.id, "clock", people[0], clock)
    await store.lobbies.set_spectators(match.id, "closed", people[0], False)
    await store.lobbies.start(match.id, "start", people[0])
    return await store.end(match.id, "end", people[0], "Ann", "")


async def again(store: Store, former: Match, opener: int, *others: int) -> Match:
    """Open a rematch that these users join in this order."""
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
    assert match.clock == clock and (match.chairs[0].shown_timer is not None) == (clock is not None), "and it runs"
    assert match.is_private and (match.game, match.guild, match.channel) == (former.game, 7, 8)


async def test_a_table_for_all_to_see_is_one_again(store: Store) -> None:
    former = await store.end((await seat(store, ANN, BOB)).id, "end", ANN, "Ann", "")
    assert not (await again(store, former, ANN)).is_private


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
    """In Philosophia the host writes the custom wisdom cards; in a rematch the first seat becomes the last."""
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
