"""The message "You are next" is sent once per turn to users who want it, and to nobody else."""

from typing import Any

import pytest

from bot.scheduler.direct_messages import Delivery
from sandbox.driver import User, texts
from storage import Clock, Match, Status
from storage import User as Doer
from tests.bot.conftest import Json, Stage, overhear
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.messages import says

NEXT = ("remind-next", "remind-next-ping")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


def is_next(message: Json) -> bool:
    return any(says(texts(message), key) for key in NEXT)


class Ears:
    """Records the messages about who is next, each once."""

    def __init__(self, heard: list[list[tuple[str, Json]]]) -> None:
        self._heard = heard

    def told(self) -> list[tuple[str, set[str]]]:
        """Return where and for whom, oldest first."""
        found: dict[str, Json] = {}
        for heard in self._heard:
            found |= {data["id"]: data for event, data in heard if event == "MESSAGE_CREATE" and is_next(data)}
        ordered = [found[id] for id in sorted(found, key=int)]
        return [(message["channel_id"], {user["id"] for user in message["mentions"]}) for message in ordered]


async def listen(users: list[User]) -> Ears:
    return Ears([await overhear(user) for user in users])


async def seated(stage: Stage, game: str, users: list[User]) -> Match:
    """Start a match with a clock."""
    match, lobby = await stage.lobby(users[0], game)
    for user in users[1:]:
        assert (await user.press_label(lobby, "Join")).failed is None
    await stage.store.lobbies.set_clock(match.id, f"clock{match.id}", int(users[0].id), Clock.live(5))
    assert (await users[0].press_label(lobby, "Start")).failed is None
    return await stage.until(
        match.id, lambda match: match.status is Status.PLAYING and match.shown_version == match.version
    )


async def time_is_up(stage: Stage, match: Match) -> Match:
    """Let the clock play for the pending players, and wait until all messages about it are sent."""
    assert isinstance(stage.watch, FakeTime)
    stage.watch.advance(minutes=5)
    match = await stage.until(match.id, lambda newest: newest.record_count > match.record_count)
    return await nothing_more(stage, match)


async def nothing_more(stage: Stage, match: Match) -> Match:
    """Wait until all consequences of what has happened are sent."""
    await quiet(stage)
    await stage.settle()
    return await stage.until(match.id, lambda newest: newest.shown_version == newest.version)


async def wants(stage: Stage, user: User, **more: Any) -> None:
    """Let a user subscribe to "you are next"."""
    general = await user.channel("general")
    assert (await user.slash(general["id"], "settings reminders", {"next_up": True, **more})).failed is None


def after(match: Match, users: list[User]) -> User:
    """Return the user in the seat after the one that decides."""
    (active,) = match.active
    return users[(active + 1) % len(users)]


@pytest.mark.slow
async def test_whoever_comes_next_is_told_once_a_turn(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione")
    for user in users[:2]:
        await wants(stage, user)
    ears = await listen(users)
    match = await nothing_more(stage, await seated(stage, "philosophia", users))
    turns: list[Any] = []
    expected = []
    while len(turns) < 3:
        turn = (match.active, match.turn.since)
        if turn not in turns and len(match.active) == 1:
            turns.append(turn)
            if (user := after(match, users)) in users[:2]:
                expected.append((str(match.thread), {user.id}))
            stage.bot.services.events.match_changed(match)  # as when the same turn is asked of a seat again
            await nothing_more(stage, match)
        assert ears.told() == expected
        match = await time_is_up(stage, match)
    assert len(expected) == 2, "the third did not want to know it"


@pytest.mark.slow
async def test_not_in_quiet_hours(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione")
    for user in users:
        await wants(stage, user)
        await user.slash((await user.channel("general"))["id"], "settings hours", {"start": "11:30", "end": "12:30"})
    ears = await listen(users)
    match = await nothing_more(stage, await seated(stage, "philosophia", users))
    assert match.active and ears.told() == []
    stage.watch.advance(minutes=30)  # type: ignore[attr-defined]
    match = await time_is_up(stage, match)
    while len(match.active) != 1 or not ears.told():
        match = await time_is_up(stage, match)
    assert ears.told()[-1] == (str(match.thread), {after(match, users).id}), "half past twelve they are awake"


@pytest.mark.slow
async def test_by_direct_message_where_reminders_are(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione")
    for user in users:
        await wants(stage, user, how="dm")
    ears = await listen(users)
    match = await nothing_more(stage, await seated(stage, "philosophia", users))
    ((place, named),) = ears.told()
    user = after(match, users)
    assert place != str(match.thread) and named == set()
    assert [each for each in await user.messages(place) if is_next(each)]
    await stage.driver.post("dms", user=users[(users.index(user) + 1) % 3].name)
    while len(ears.told()) == 1:
        match = await time_is_up(stage, match)
    closed = users[(users.index(user) + 1) % 3]
    assert ears.told()[1] == (str(match.thread), {closed.id}), "who takes no direct messages is told in the thread"


@pytest.mark.slow
async def test_closed_direct_messages_are_not_tried_again(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    users = await stage.users("malia", "theo", "ione")
    for user in users:
        await wants(stage, user, how="dm")
        await stage.driver.post("dms", user=user.name)
    ears = await listen(users)
    tried: list[int] = []
    reminding = stage.bot.services.events.reminders
    message = reminding.send_dm

    async def counted(user: int, *values: Any) -> Delivery:
        delivery = await message(user, *values)
        if delivery != "outdated":
            tried.append(user)
        return delivery

    monkeypatch.setattr(reminding, "send_dm", counted)
    match = await nothing_more(stage, await seated(stage, "philosophia", users))
    while not all(stage.bot.services.settings.get(int(user.id)).dms_closed for user in users):
        match = await time_is_up(stage, match)
    told = len(ears.told())
    while len(ears.told()) == told:
        match = await time_is_up(stage, match)
    assert ears.told()[-1][0] == str(match.thread)
    assert sorted(tried) == sorted(int(user.id) for user in users), "each was tried once"


@pytest.mark.slow
async def test_not_where_there_are_only_two(stage: Stage) -> None:
    users = await stage.users("malia", "theo")
    for user in users:
        await wants(stage, user)
    ears = await listen(users)
    match = await nothing_more(stage, await seated(stage, "philosophia", users))
    for _ in range(4):
        match = await time_is_up(stage, match)
    assert match.active and ears.told() == []


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
async def test_nobody_comes_after_the_last_who_chooses_in_secret(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione")
    for user in users:
        await wants(stage, user)
    ears = await listen(users)
    match = await seated(stage, "oracle", users)
    for seat in (2, 2, 0, 0):  # asks, then hides
        by_clock = lambda match, seat=seat: match.rules.timeout_action(match.state, seat)  # noqa: E731
        done = await stage.store.submit(match.id, f"d{match.record_count}", Doer(int(users[seat].id)), by_clock)
        match = done.match
    assert match.active == (1,) and match.turn.asked == (0, 1, 2)
    stage.bot.services.events.match_changed(match)  # as after an undo that the table has agreed to
    await nothing_more(stage, match)
    assert ears.told() == []
