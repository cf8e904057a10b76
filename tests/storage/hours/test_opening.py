"""When what several choose unseen is opened a turn begins, also where nobody is asked next who had not been asked."""

import random
from collections.abc import Iterable

import pytest

from bot.screens.public import public_of
from games.core.action import Action, action
from games.core.chance import Chance
from games.core.registry import all_games, find_game
from storage import Clock, Match, Store, User
from storage.clock import HOUR
from storage.remaining import due, until
from tests.storage.hours.test_deadlines import Open, clocked
from tests.storage.tables import ANN, BOB, CLEO, begin, say, submit_bid
from tests.storage.toy import Bid, Bidding, Said, Say, State
from tests.watch import SetWatch

DAYS = Clock.days(24, 12)


class Alone(Bidding):
    """Every other bid is the first one's alone."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """All who have not bid, or the first one."""
        return (0,) if state.rounds == 2 else super().active_seats(state)


@action
class Strike(Action):
    """There will be no bids this time."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Strike"]:
        """Always."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """All hear it."""
        state.rounds = 2
        chance.tell(Said, me, "no")


@action
class Sort(Action):
    """Sort your hand."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Sort"]:
        """Always."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Nobody hears it."""
        state.hands[me].sort()


@action
class Wish(Action):
    """Have one round more, without a word; all can see that there is one."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Wish"]:
        """Always."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Nobody hears it."""
        state.rounds += 1


class Sorted(Bidding):
    """A bid may take several small steps."""

    actions = (*Bidding.actions, Sort, Wish)


class Struck(Bidding):
    """Whoever speaks against the bids has the last one speak instead of bid."""

    actions = (Bid, Say, Strike)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """All, or the last one."""
        return (2,) if state.rounds == 2 else super().active_seats(state)

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """What there is for the moment."""
        return (Say,) if state.rounds == 2 else (Bid, Strike)


class Talk(Struck):
    """Nothing is chosen unseen."""

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Words."""
        return (Say, Strike)


async def table(opened: Open, watch: SetWatch, game: Bidding, clock: Clock | None = DAYS) -> tuple[Store, Match]:
    store = await opened(watch=watch, games=lambda name, edition=None: game)
    await store.timetable.beat(returned=True)
    people = ANN, BOB, CLEO
    return store, await (clocked(store, clock, *people) if clock else begin(store, *people))


def running(match: Match) -> list[int]:
    return [chair.seat for chair in match.chairs if chair.since is not None]


@pytest.mark.parametrize("clock", [DAYS, Clock.live(120), None], ids=["days", "live", "none"])
async def test_the_last_one_who_chose_is_asked_alone_next(
    opened: Open, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock | None
) -> None:
    if clock is None:
        monkeypatch.setattr(Bidding, "time_limit", lambda *_: 3 * HOUR)
    store, match = await table(opened, watch, Alone(), clock)
    for user in (CLEO, BOB):
        watch.advance(minutes=40)
        match = (await submit_bid(store, match, f"b{user}", user)).match
        assert running(match) == [0, 1, 2] and match.turn_since != watch.now()
    watch.advance(minutes=30)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.active == (0,) == match.asked and running(match) == [0]
    assert match.turn_since == watch.now(), "all see since when it is Ann's turn"
    mine = due(match, match.chairs[0], ())
    assert mine is not None and until(match, ()) == mine
    assert {each.seat for each in await store.timetable.of(match.id)} == {0}
    if clock == DAYS:
        assert [chair.bank for chair in match.chairs] == [24 * HOUR] * 3, "each has what the decision has brought"
    watch.advance(minutes=5)
    match = (await store.submit(match.id, "say", User(ANN), say("hm"))).match
    assert match.turn_since < watch.now(), "and this one goes on while she speaks"


async def test_what_the_last_one_says_before_choosing_is_not_the_end(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, Bidding())
    before = match.turn_since, until(match, ())
    for user in (CLEO, BOB):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    match = (await store.submit(match.id, "say", User(ANN), say("hm"))).match
    assert match.turn_since == before[0] and running(match) == [0, 1, 2]
    assert match.chairs[1].saved is not None, "Bob's choice is waiting still"


@pytest.mark.parametrize("step", [Sort(), Wish()])
async def test_a_small_unseen_step_of_the_last_one_is_not_the_end(opened: Open, watch: SetWatch, step: Action) -> None:
    store, match = await table(opened, watch, Sorted())
    for user in (CLEO, BOB):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    after = (await store.submit(match.id, "sort", User(ANN), lambda _: step)).match
    assert after.turn_since == match.turn_since and running(after) == [0, 1, 2]


@pytest.mark.parametrize("game", [Bidding(), Talk()])
async def test_what_one_of_several_says_is_not_the_end(opened: Open, watch: SetWatch, game: Bidding) -> None:
    store, match = await table(opened, watch, game)
    watch.advance(hours=1)
    after = (await store.submit(match.id, "say", User(BOB), say("hm"))).match
    assert after.turn_since == match.turn_since


async def test_a_step_that_all_see_ends_what_was_asked_of_several(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, Struck())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    watch.advance(hours=1)
    match = (await store.submit(match.id, "s", User(BOB), lambda _: Strike())).match
    assert match.active == match.asked == (2,) and match.turn_since == watch.now()
    assert running(match) == [2] and until(match, ()) == due(match, match.chairs[2], ())


@pytest.mark.parametrize("name", [game.name for game in all_games()])
async def test_whoever_decides_alone_and_openly_has_a_turn_of_their_own(
    opened: Open, watch: SetWatch, name: str
) -> None:
    """In every game: no time of others is seen to run, and nobody else is spoken to."""
    store = await opened(watch=watch, games=find_game)
    await store.timetable.beat(returned=True)
    people = [ANN, BOB, CLEO, 104, 105][: max(2, find_game(name).seats[0])]
    match = await store.lobbies.open_match("o", game=name, host=ANN, host_name="Ann", guild=7, channel=8)
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "clock", ANN, Clock.days(72, 24))
    match = await store.lobbies.start(match.id, "start", ANN)
    luck = random.Random(5)
    alone = 0
    for step in range(120):
        if not match.active:
            break
        watch.advance(minutes=7)
        seat = luck.choice(match.active)
        user = match.chairs[seat].user
        assert user is not None

        def some(newest: Match, seat: int = seat) -> Action:
            game = newest.rules
            chosen = luck.choice(game.legal_actions(newest.state, seat))
            return game.fill(game.view(newest.state, seat), chosen, Chance(luck.randrange)) if chosen.open else chosen

        match = (await store.submit(match.id, f"d{step}", User(user), some)).match
        if len(match.active) == 1:
            types = match.rules.action_types(match.state, match.active[0])
            if not any(kind.secret for kind in types):
                alone += 1
                assert running(match) == list(match.active) == list(public_of(match).asked), types
                assert until(match, ()) == due(match, match.chairs[match.active[0]], ())
    assert alone
