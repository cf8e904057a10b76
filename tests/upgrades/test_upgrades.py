"""Every release opens what earlier ones left: matches in every phase, votes, tables and settings, and plays on."""

import random
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from bot.interactions.custom_ids import parse
from games.core.chance import Chance
from games.core.registry import all_games
from sandbox.driver import Refused, User, buttons, selects
from sandbox.state.world import NAMES
from storage import Match, Seat, Status, Store
from storage import User as Player
from storage.__main__ import main as storage_command
from tests.bot.conftest import KEY, Stage, eventually
from tests.conftest import run_apart
from tests.messages import says
from tests.upgrades.__main__ import Writer
from tests.upgrades.release import DATABASE, LATER, bot_running, releases, unpack

SOME, ALL = 40, 100_000
"""How many of the controls that a release has left are used: in the usual tests, and in `make whole`."""
FEW, LONGEST = 4, 4000
"""How many actions each match is played on: in the usual tests, and in `make whole`, where it has to end by then."""
Control = tuple[str, str, str, list[str] | None]
"""A user's name, the id of a message, and of a button or menu in it, and what is chosen if it is a menu."""


NOW = "now"
"""What this version would leave, which is written anew: it takes minutes."""


@pytest.fixture(scope="session")
def left_now(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what this version leaves."""
    folder = tmp_path_factory.mktemp("left")
    run_apart(Writer(random.Random(NOW)).write(folder))
    return folder


@pytest.fixture(params=[*releases(), pytest.param(NOW, marks=pytest.mark.whole)])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a folder with what a release has left."""
    if request.param != NOW:
        unpack(request.param, tmp_path)
        return tmp_path
    left: Path = request.getfixturevalue("left_now")
    return Path(shutil.copytree(left, tmp_path / NOW))


def sizes(small: int, whole: int) -> pytest.MarkDecorator:
    """Let a test run in a small size, and in the whole one with `make whole`."""
    marked = [pytest.param(small, marks=pytest.mark.slow), pytest.param(whole, marks=pytest.mark.whole)]
    return pytest.mark.parametrize("size", marked)


# -- the storage -------------------------------------------------------------------------------------------------------


@sizes(FEW, LONGEST)
async def test_matches_go_on(folder: Path, size: int) -> None:
    luck = random.Random(size)
    async with await Store.open(f"sqlite:///{folder / DATABASE}", KEY) as store:
        matches = [match for guild in await store.open_guilds() for match in await store.open_matches(guild)]
        playing = [match for match in matches if match.status is Status.PLAYING]
        assert {match.rules.name for match in playing} == {game.name for game in all_games()}
        for match in playing:
            if match.paused_at is not None:
                match = await _resumed(store, match)
            for number in range(size):
                if not (seats := [seat for seat in match.active if not match.chairs[seat].is_vacant]):
                    break
                match = await _step(store, match, luck.choice(seats), f"upgraded.{match.id}.{number}", luck)
            else:
                assert size < LONGEST, f"match {match.id} does not end"
            await store.verify(match.id)


async def _resumed(store: Store, match: Match) -> Match:
    """Let all players agree to resume a match."""
    first, *others = [(chair.user, chair.name or "") for chair in match.chairs if chair.user is not None]
    match = await store.consent.resume(match.id, f"upgraded.{match.id}.resume", *first)
    for user, _ in others:
        if match.question is not None:
            key = f"upgraded.{match.id}.{user}"
            match = await store.consent.answer(match.id, key, user, match.question.id, "yes")
    assert match.paused_at is None
    return match


async def _step(store: Store, match: Match, seat: int, key: str, luck: random.Random) -> Match:
    """Take a random action of a seat."""
    chance = Chance(luck.randrange)
    offered = match.rules.rollout_action(match.state, seat, chance)
    action = match.rules.fill(match.rules.view(match.state, seat), offered, chance)
    user = match.chairs[seat].user
    return (await store.submit(match.id, key, Seat(seat) if user is None else Player(user), lambda _: action)).match


@pytest.mark.slow
def test_the_database_is_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", KEY.hex())
    assert storage_command(["check", "--url", f"sqlite:///{folder / DATABASE}"]) == 0


# -- the bot -----------------------------------------------------------------------------------------------------------


@sizes(SOME, ALL)
async def test_old_controls_answer(folder: Path, size: int) -> None:
    luck = random.Random(size)
    async with bot_running(folder, later=LATER) as stage:
        users = {name: await stage.driver.user(name) for name in NAMES}
        found = controls_left(stage, luck)
        assert len(found) > SOME
        for name, message, control, values in found[:size]:
            await _use(stage, users[name], message, control, values)


def controls_left(stage: Stage, luck: random.Random) -> list[Control]:
    """List the controls of all messages, in random order but one of each kind of each game first.

    Args:
        stage: A bot that was started with the database and the sandbox of a release.
        luck: Chooses who uses what everybody sees.
    """
    world = stage.server.world
    names = {user: name for name, user in world.names.items()}
    found: list[Control] = []
    for id, message in world.messages.items():
        name = names[world.owners[id]] if world.owners.get(id) in names else luck.choice(NAMES)
        live = [button for button in buttons(message) if button.get("custom_id") and not button.get("disabled")]
        found += [(name, id, str(button["custom_id"]), None) for button in live]
        for menu in selects(message):
            options = menu.get("options") or []
            if options and not menu.get("disabled"):
                found.append((name, id, str(menu["custom_id"]), [str(luck.choice(options)["value"])]))
    luck.shuffle(found)
    firsts: dict[type, Control] = {}
    for control in found:
        firsts.setdefault(type(parse(control[2])), control)
    return [*firsts.values(), *(control for control in found if control not in firsts.values())]


async def _use(stage: Stage, user: User, message: str, control: str, values: list[str] | None) -> None:
    """Use a control, unless its message has gone or changed meanwhile."""
    seen = stage.server.world.messages.get(message)
    if seen is None:
        return
    try:
        reply = await (user.press(seen, control) if values is None else user.choose(seen, control, values))
    except (Refused, LookupError):  # an earlier press has changed it
        return
    assert reply.failed is None, f"{control}: {reply.failed}"
    assert not says(reply.text, "error-unknown-id"), control
    assert not says(reply.text, "error-unexpected"), control


@pytest.mark.whole
async def test_votes_go_on_and_end(folder: Path) -> None:
    async with bot_running(folder, later=LATER) as stage:
        votes = await stage.store.ballots.open_votes()
        assert {question.kind for vote in votes for question in vote.terms.questions} == {"stones", "choice", "ranked"}
    async with bot_running(folder, later=timedelta(days=30)) as stage:
        for vote in votes:
            newest = await eventually(lambda vote=vote: _ended(stage, vote.id))
            assert newest.result is not None


async def _ended(stage: Stage, vote: int) -> object:
    newest = await stage.store.ballots.vote(vote)
    return newest if newest.result is not None else None
