"""A secret step that shows nothing to others leaves the board alone: an edit would tell everybody when it was made."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot.app import client
from bot.messages.board_updater import BoardUpdater
from bot.messages.old_boards import OldBoards
from games.core.registry import find_game
from games.core.states import clone
from sandbox.driver import User
from storage import Clock, Match, Store
from storage.unit_of_work.old_boards import RECENT
from tests.bot.conftest import KEY, Json, Stage, eventually, overhear
from tests.bot.scheduler.test_clocks import quiet
from tests.bot.scheduler.test_last_edits import look_again
from tests.bot.test_two_worlds import choose_again
from tests.fake_time import FakeTime
from tests.storage.match.test_two_worlds import World, complete, pending_states

pytestmark = pytest.mark.slow


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


@dataclass
class Voting:
    """A match in which all vote in secret, and one of them has voted; the board says how many have."""

    stage: Stage
    match: Match
    voter: int
    """The seat that has voted."""
    watcher: User
    heard: list[tuple[str, Json]]

    async def vote_again(self, store: Store, number: int = 100) -> Match:
        """Let the voter vote otherwise, which nobody else may notice.

        Args:
            store: The database.
            number: Of the first action; each action needs another one.
        """
        mine = World(store, "", random.Random(3), await store.match(self.match.id), number=number)
        before = mine.match.version
        await choose_again(mine, self.voter)
        assert mine.match.version > before and mine.match.turn == self.match.turn
        return mine.match

    async def shown(self, match: Match) -> None:
        """Let the bot know of a change, and wait until it has dealt with the board."""
        self.stage.bot.services.events.match_changed(match, previously_pending=match.active)
        await self.settled()

    async def settled(self) -> None:
        """Wait until the board is up to date."""
        boards, events = self.stage.bot.services.boards, self.stage.bot.services.events
        await eventually(lambda: not events._tasks)
        await self.stage.until(self.match.id, lambda match: match.shown_version == match.version)
        await eventually(lambda: not boards.waiting and not boards._workers and not boards._drawing)

    async def restart(self) -> None:
        """Start the bot again, and wait until it has caught up."""
        await self.stage.start_bot()
        await eventually(lambda: self.stage.bot.services.events.deadlines.rounds)
        await quiet(self.stage)
        await self.settled()

    @property
    def seen(self) -> list[str]:
        """The events since the last look by which somebody could notice that something has happened to the board."""
        events = [event for event, data in self.heard if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
        self.heard.clear()
        return events

    @property
    def edits(self) -> list[str]:
        """As `seen`, but without what happens to other messages, such as the lobby's, which lost its buttons lately."""
        board = str(self.match.message)
        self.heard[:] = [(event, data) for event, data in self.heard if data.get("id") == board]
        return self.seen


@pytest.fixture
async def voting(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Voting]:
    game = find_game("ostrakon")
    setup, state = pending_states(game)["vote"]
    monkeypatch.setattr(type(game), "start", lambda *_: clone(state))
    monkeypatch.setattr(type(game), "hosted", lambda _, opening, host: opening)
    monkeypatch.setattr(client, "greet", greet_nobody)
    watcher, *players = await stage.users("kleon", "malia", "theo", "ione", "nikos", "xanthe")
    match = await stage.table(game.name, *players[: setup.seats], clock=Clock.days(24, 6))
    mine = World(stage.store, "", random.Random(1), match)
    seat = match.active[0]
    await complete(mine, seat)
    voting = Voting(stage, mine.match, seat, watcher, await overhear(watcher))
    await voting.shown(mine.match)
    assert "MESSAGE_UPDATE" in voting.seen, "the board says how many have voted"
    yield voting


async def greet_nobody(*_: object) -> None:
    """Stand in for the greeting of a new server."""


async def test_a_hidden_step_edits_no_board(voting: Voting) -> None:
    await voting.shown(await voting.vote_again(voting.stage.store))
    assert voting.seen == []


async def test_a_hidden_step_edits_no_board_after_a_restart(voting: Voting) -> None:
    await voting.stage.stop_bot()
    await voting.restart()
    assert voting.seen == [], "it shows everything already"
    await voting.shown(await voting.vote_again(voting.stage.store))
    assert voting.seen == []


async def test_a_board_that_a_long_outage_has_changed_is_edited_at_the_restart(voting: Voting, watch: FakeTime) -> None:
    """Not at the first hidden step after it."""
    await voting.stage.stop_bot()
    watch.advance(hours=1)
    await voting.restart()
    assert voting.seen == ["MESSAGE_UPDATE"], "there is an hour more"
    await voting.shown(await voting.vote_again(voting.stage.store))
    assert voting.seen == []


async def test_a_hidden_step_before_a_crash_posts_no_board(voting: Voting) -> None:
    await voting.stage.stop_bot()
    url = f"sqlite:///{voting.stage.folder / 'stoa.db'}"
    async with await Store.open(url, KEY, time_source=voting.stage.watch) as store:
        match = await voting.vote_again(store)
        assert await store.outdated_boards() == [match.id]
    await voting.restart()
    assert voting.seen == []


async def test_a_hidden_step_edits_no_board_that_another_process_has_shown(voting: Voting) -> None:
    stage = voting.stage
    mine = World(stage.store, "", random.Random(1), await stage.store.match(voting.match.id), number=50)
    await complete(mine, mine.match.active[0])
    images = stage.bot.services.images
    other = BoardUpdater(stage.bot, stage.store, images, OldBoards(stage.bot, stage.store, images), interval=0.02)
    other.schedule(mine.match)
    await voting.settled()
    await eventually(lambda: not other.waiting and not other._workers)
    assert voting.seen == ["MESSAGE_UPDATE"]
    await voting.shown(await voting.vote_again(stage.store))
    assert voting.seen == []


@pytest.mark.parametrize("is_hidden_step_made", [False, True])
@pytest.mark.parametrize("is_recent", [False, True])
async def test_which_boards_are_edited_again_after_a_restart_depends_on_no_hidden_step(
    voting: Voting, watch: FakeTime, is_recent: bool, is_hidden_step_made: bool
) -> None:
    """They are those that everybody has seen change lately."""
    stage, before = voting.stage, (await voting.stage.store.match(voting.match.id)).shown_at
    await look_again(stage, watch)  # the one after the first start
    await voting.settled()
    assert voting.edits == ["MESSAGE_UPDATE"]
    watch.advance(seconds=RECENT.total_seconds() - 60 + 120 * (not is_recent))
    await quiet(stage)
    if is_hidden_step_made:
        await voting.shown(await voting.vote_again(stage.store, number=200))
    assert (await stage.store.match(voting.match.id)).shown_at == before
    await stage.stop_bot()
    await voting.restart()
    assert voting.edits == []
    await look_again(stage, watch)
    await voting.settled()
    assert voting.edits == ["MESSAGE_UPDATE"] * is_recent
    await voting.shown(await voting.vote_again(stage.store))
    assert voting.edits == []
