"""Every door of the bot says the same to the others, whoever has chosen in secret and in however many steps.

In two worlds, each a bot of its own, another seat has chosen, and in one of them it has changed its choice several
times. Everything that the server's owner, a rival or a stranger can ask the bot is asked in both.
"""

import random
import re
import secrets
import shutil
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import pytest

import storage.maintenance
from bot.app.http_server import HealthCheck, public_pages, serve
from bot.handlers import admin, consent, doctor, history, match_lookup
from bot.scheduler import reminders
from bot.worker_pool import WorkerPool
from games.core.registry import find_game
from games.core.states import clone
from sandbox.driver import Reply, User, texts
from storage import Clock, Match, Status
from storage.history import export, log, replay
from storage.match.model import LogEntry
from tests.bot.conftest import Json, Stage, eventually, overhear, sandbox_running
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.storage.match.test_two_worlds import World, complete, pending_states

pytestmark = pytest.mark.slow

OWNER = "malia"
"""She owns the server and plays along if not all players are among those who may have chosen."""
NAMES = ("theo", "ione", "nikos", "xanthe", "phaedra")
STRANGER = "kleon"
KINDS = (
    ("ostrakon", "vote"),
    ("gorgias", "arrange"),
    ("epireia", "figure"),
    ("epireia", "army"),
    ("epireia", "generals"),
    ("grudgematch", "surnames"),
    ("philosophia", "bid"),
)
"""Games and kinds of decision in which several seats choose in secret at once."""
DOORS = {
    "log": "table log",
    "replay": "table replay",
    "verify": "table verify",
    "games": "games server",
    "board": "board",
    "stats": "games stats",
    "status": "admin status",
    "doctor": "admin doctor",
}
ID = re.compile(r"\d{15,}")
CHANGING = re.compile(
    r"[-+]?\d+ ms|[-+]?\d+ s\b|At least [\d.]+ \w+|https?://\S+|\d+ interactions, \d+ writes, \d+ boards, \d+ pictures"
)
"""What differs between two runs all the same: latency, the drift of the clock, free space, addresses, and what the
whole bot still has to do at that moment, which depends on how fast the machine draws."""


def plain(text: str) -> str:
    """Return a text without what differs between two runs for other reasons."""
    return CHANGING.sub("_", ID.sub("#", text))


async def shown(stage: Stage, reply: Reply) -> str:
    """Return all that a reply shows once its pictures are drawn: its text and its controls."""
    assert reply.failed is None, reply.failed
    message = await reply.arrived()
    await eventually(lambda: not stage.bot.services.late_pictures._tasks)
    return seen(stage.server.message(message["id"]))


def seen(message: Json) -> str:
    """Return all that a message shows: its text and its controls."""
    return plain(orjson.dumps([texts(message), message["components"]], default=str).decode())


def at_rest(stage: Stage) -> bool:
    """Return True if the bot has nothing left to do."""
    services = stage.bot.services
    busy = services.dispatcher.pending or services.boards.waiting or services.images.pending
    return not busy and not services.panels._workers


async def ask_all(stage: Stage, match: Match, user: User) -> dict[str, str]:
    """Ask everything that a user can ask about a match."""
    place, number = str(match.thread), {"table": str(match.id)}
    said: dict[str, str] = {}
    for opened in list(stage.bot.services.panels._open):
        stage.bot.services.panels.forget(*opened)  # the status would count pictures of panels that are edited later
    for door, words in DOORS.items():
        if words.startswith("admin") and user.name == STRANGER:
            continue  # Discord does not offer it to them
        options: Json = number if words.startswith(("table", "board")) else {}
        await eventually(lambda: at_rest(stage))  # the status tells what waits
        said[door] = await shown(stage, await user.slash(place, words, options))
    exported = await user.slash(place, "table export", number)
    said["export"] = await shown(stage, exported)
    for file in exported.message["attachments"]:
        async with stage.driver.connection.session.get(file["url"], headers={"Authorization": user._token}) as answer:
            said["export"] += plain(await answer.text())
    said["completion"] = str(await user.complete(place, "table log", {"table": ""}, "table"))
    said["seats"] = str(await user.complete(place, "table replace", {**number, "seat": ""}, "seat"))
    return said


async def drawn(stage: Stage, user: User, message: Json) -> str:
    """Return a fingerprint of the files that a message shows."""
    parts = []
    for file in message["attachments"]:
        async with stage.driver.connection.session.get(file["url"], headers={"Authorization": user._token}) as answer:
            parts.append(blake2b(await answer.read(), digest_size=8).hexdigest())
    return " ".join(parts)


async def health(stage: Stage) -> str:
    """Return what the health check answers."""
    check = HealthCheck(lambda: stage.bot.healthy, stage.store.ping)
    server = await serve(public_pages(check.is_healthy, None, None), 0, ["127.0.0.1"], setting="PORT")
    port = server.sockets[0].getsockname()[1]
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as answer:
        found = f"{answer.status} {await answer.text()}"
    server.close()
    return found


async def choose_again(mine: World, seat: int) -> None:
    """Let a seat choose otherwise, in one step or by taking its choice back first."""
    ways = [way for way in mine.ways(seat) if type(way).secret and mine.after(seat, way) == mine.match.active]
    if ways:
        await mine.act(seat, mine.luck.choice(ways))
        return
    (back,) = mine.ways(seat)
    await mine.act(seat, back)
    await complete(mine, seat)


async def world(
    folder: Path,
    migrated: Path,
    drawing: WorkerPool,
    patch: pytest.MonkeyPatch,
    kind: tuple[str, str],
    chooser: int,
    *,
    again: int,
) -> dict[str, str]:
    """Let one seat choose in secret, and return what every door says to the others.

    Args:
        folder: For the bot's files.
        migrated: An empty database.
        drawing: Draws pictures.
        patch: Lets the match begin where all choose at once.
        kind: The game and the kind of decision.
        chooser: Which of the last two seats that choose at once.
        again: How often the seat then chooses otherwise, so that there are more records.
    """
    folder.mkdir()  # noqa: ASYNC240 - nothing else runs
    shutil.copyfile(migrated, folder / "stoa.db")
    game = find_game(kind[0])
    setup, state = pending_states(game)[kind[1]]
    pair = game.asked_seats(state)[-2:]
    rivals = [seat for seat in range(setup.seats) if seat not in pair]
    patch.setattr(type(game), "start", lambda *_: clone(state))
    patch.setattr(type(game), "hosted", lambda _, opening, host: opening)
    patch.setattr(secrets, "randbits", random.Random(1).getrandbits)  # both worlds show the same commitment
    watch = FakeTime()
    async with sandbox_running() as (server, driver):
        stage = Stage(folder, drawing, server, driver, watch=watch)
        await stage.start_bot()
        owner, stranger, *others = await stage.users(OWNER, STRANGER, *NAMES)
        people = [owner if [seat] == rivals[:1] else others.pop() for seat in range(setup.seats)]
        general = (await owner.channel("general"))["id"]
        assert (await owner.slash(general, "settings reminders", {"digest": True})).failed is None
        match = await stage.table(game.name, *people, clock=Clock.days(24, 6))
        heard, own = await overhear(stranger), await overhear(owner)
        opened = await stage.panel(match, owner) if rivals else None
        await stage.settle()
        del own[:]  # a picture that was not drawn in time for the panel comes later
        mine = World(stage.store, "", random.Random(1), match)
        await complete(mine, pair[chooser])
        for _ in range(again):
            await choose_again(mine, pair[chooser])
        match = mine.match
        assert match.status is Status.PLAYING and set(match.active) & set(pair) == {pair[1 - chooser]}
        stage.bot.services.events.match_changed(match, previously_pending=match.active)
        match = await stage.until(match.id, lambda newest: newest.shown_version == newest.version)
        said = {
            f"{door} for {user.name}": text
            for user in (owner, stranger)
            for door, text in (await ask_all(stage, match, user)).items()
        }
        if opened is not None and opened.message is not None:
            await eventually(lambda: not stage.bot.services.panels._workers)
            await stage.caught_up()
            edits = [data for event, data in own if event == "MESSAGE_UPDATE" and data["id"] == opened.message["id"]]
            said["open panel"] = str([seen(edit) for edit in edits])
        said["health"] = await health(stage)
        board = await stage.board(match, stranger)
        said["board"], said["picture"] = seen(board), await drawn(stage, stranger, board)
        for place in (match.thread, match.channel):
            said[f"place {place == match.thread}"] = str([seen(each) for each in await stranger.messages(str(place))])
        said["digest"] = plain(reminders.digest_text([match], int(owner.id)))
        for user in (owner, stranger):
            said[f"seat of {user.name}"] = await shown(stage, await stage.panel(match, user))
        del heard[:]
        for _ in range(3):
            watch.advance(hours=6)
            await quiet(stage)
        await stage.caught_up()
        told = [data for event, data in heard if event == "MESSAGE_CREATE"]
        said["reminders"] = plain(str([(texts(data), data.get("nonce")) for data in told]))
        assert told, "somebody is reminded"
        await stage.stop_bot()
    return said


async def differences(
    tmp_path: Path, migrated: Path, drawing: WorkerPool, patch: pytest.MonkeyPatch, kind: tuple[str, str]
) -> dict[str, tuple[str, str]]:
    """Return what the two worlds say differently, by door."""
    one = await world(tmp_path / "one", migrated, drawing, patch, kind, 0, again=0)
    other = await world(tmp_path / "other", migrated, drawing, patch, kind, 1, again=3)
    assert one.keys() == other.keys()
    return {door: (one[door], other[door]) for door in one if one[door] != other[door]}


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
async def test_no_door_says_who_has_chosen_or_in_how_many_steps(
    tmp_path: Path,
    migrated_file: Path,
    drawing: WorkerPool,
    monkeypatch: pytest.MonkeyPatch,
    unhurried: None,
    kind: tuple[str, str],
) -> None:
    assert await differences(tmp_path, migrated_file, drawing, monkeypatch, kind) == {}


def leak(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak behind every door."""

    def replaced(owner: Any, name: str, make: Callable[[Any], Any]) -> None:
        patch.setattr(owner, name, make(getattr(owner, name)))

    async def verify(services: Any, response: Any, match_id: int) -> None:
        match = await services.store.match(match_id)
        await response.send(history.notice(f"All {match.record_count} records of this match"))

    patch.setattr(history, "verify", verify)
    replaced(
        log,
        "entry_for",
        lambda real: (
            lambda record, viewer, match: (
                real(record, viewer, match)
                or LogEntry(record.seq, record.seat, record.at, None, (), (), True, None, True)
            )
        ),
    )
    replaced(
        export,
        "_visible_record",
        lambda real: lambda game, record, seat, all_: real(game, record, seat, all_) or {"seat": record.seat},
    )
    patch.setattr(replay, "_steps", lambda timeline, match: range(1, len(timeline.records) + 1))
    replaced(
        match_lookup,
        "_labels",
        lambda real: (
            lambda found, user, typed: [
                (f"{label} {sum(match.record_count for match in found.values())}", value)
                for label, value in real(found, user, typed)
            ]
        ),
    )
    replaced(
        consent,
        "_replaceable",
        lambda real: lambda match: [pair for pair in real(match) if int(pair[1]) - 1 in match.active],
    )
    patch.setattr(storage.maintenance, "FINISHED", tuple(Status))
    for module in (admin, doctor):
        patch.setattr(module, "rounded_size", lambda count, up=True: f"{count} bytes")
    replaced(
        reminders, "digest_text", lambda real: lambda mine, user: f"{real(mine, user)} {[m.record_count for m in mine]}"
    )
    patch.setattr(reminders, "_nonce", lambda deadline: f"r{deadline.match:x}:{deadline.id or 0:x}")
    replaced(HealthCheck, "is_healthy", lambda real: lambda check: counted(check, real))


async def counted(check: HealthCheck, real: Callable[[HealthCheck], Any]) -> bool:
    """Leak by the health check: not well while a match has an even number of records."""
    store = check._query.__self__  # type: ignore[attr-defined]
    (match,) = await store.open_matches(await guild_of(store))
    return bool(await real(check)) and match.record_count % 2 == 1


async def guild_of(store: Any) -> int:
    """Return the server of the only match."""
    return int((await store.match(1)).guild)


async def test_a_leak_behind_any_door_is_noticed(
    tmp_path: Path, migrated_file: Path, drawing: WorkerPool, monkeypatch: pytest.MonkeyPatch, unhurried: None
) -> None:
    leak(monkeypatch)
    different = await differences(tmp_path, migrated_file, drawing, monkeypatch, KINDS[0])
    found = {door.partition(" for ")[0] for door in different}
    doors = {"log", "replay", "verify", "export", "completion", "seats", "status", "doctor"}
    assert doors | {"digest", "reminders", "health"} <= found
