"""Send mutated gateway events and REST answers to a running bot, and check that it answers the next press.

python -m tests.bot.fuzz --times 10000
"""

import argparse
import asyncio
import contextlib
import copy
import logging
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import StoaClient
from bot.app.connection import Backoff
from bot.app.logging import log_stray_errors
from sandbox import Driver, Sandbox
from sandbox.driver import User
from sandbox.gateway import Session
from sandbox.interactions.commands import UnknownCommand
from sandbox.wire import dumps, loads
from storage import Status
from tests.bot.conftest import Stage, eventually, without_hurry
from tests.bot.drawing import DrawingThread
from tests.waiting import HANG

EVENTS_A_ROUND = 20
"""How many events are sent between two presses that the bot has to answer."""
SAMPLES = 30
"""How many real events of each kind are kept, of which mutated ones are made."""
MARK = "what nobody may read in a log"
"""A part of every text that a mutation puts in."""
GREETINGS = ("READY", "RESUMED")
"""Events that begin a connection. They are mutated there, because later they would begin another one."""
UNKNOWN = ("A_KIND_OF_LATER", "GUILD_JOIN_REQUEST_UPDATE", "", "interaction_create")
UNHEARD = {
    "GUILD_DELETE": {"id": "1", "unavailable": True},
    "GUILD_UPDATE": {"id": "1", "name": "Stoa", "owner_id": "1", "roles": [], "emojis": []},
    "CHANNEL_DELETE": {"id": "1", "guild_id": "1", "type": 0},
    "THREAD_DELETE": {"id": "1", "guild_id": "1", "parent_id": "1", "type": 11},
    "THREAD_LIST_SYNC": {"guild_id": "1", "channel_ids": ["1"], "threads": [{"id": "1"}], "members": [{"id": "1"}]},
    "MESSAGE_CREATE": {"id": "1", "channel_id": "1", "guild_id": "1", "author": {"id": "1"}, "content": ""},
}
"""Events of kinds that do not happen here by themselves; "1" stands for the server."""


class Mutations:
    """Mutations of JSON: fields missing, null, of another type, or huge.

    Args:
        seed: Makes them repeatable.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def mutate(self, body: Any) -> Any:
        """Return a copy of a body with some mutations; sometimes something else altogether."""
        if self.random.random() < 0.02:
            return self.value(None)
        whole = [copy.deepcopy(body)]
        for _ in range(self.random.choice((1, 1, 2, 4, 16))):
            parent, key = self.random.choice(list(places_in(whole)))
            if isinstance(parent, dict) and self.random.random() < 0.35:
                del parent[key]
            else:
                parent[key] = self.value(parent[key])
        return whole[0]

    def value(self, former: Any) -> Any:
        """Return something that does not belong where `former` was."""
        deep: Any = MARK
        for _ in range(self.random.choice((1, 60))):
            deep = [deep] if self.random.random() < 0.5 else {"id": deep}
        return self.random.choice(
            (
                *(None, True, False, 0, -1, 2**63 - 1, 1.5, -1e300, "", "0", "-7", "9" * 5000, MARK),
                *(MARK * 3000, [], {}, [former] * 3, {"id": former}, [None] * 5000, deep, str(former)[:99]),
            )
        )


def places_in(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of a tree as a container and its key or index, each container before what is in it."""
    rest = _places_of(tree)
    while rest:
        container, key = rest.pop()
        yield container, key
        rest += _places_of(container[key])


def _places_of(container: Any) -> list[tuple[Any, Any]]:
    """Return the places of a container itself, the last one first."""
    if isinstance(container, dict):
        return [(container, key) for key in reversed(container)]
    return [(container, index) for index in reversed(range(len(container)))] if isinstance(container, list) else []


class Leaks(logging.Handler):
    """A log handler that keeps the lines which quote what a mutation put in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Look at a line."""
        trace = str(record.exc_info[1]) if record.exc_info else ""
        if MARK in (line := f"{record.name}: {record.getMessage()} {trace}"):
            self.found.append(line[:500])


@dataclass(slots=True)
class Fuzzer:
    """Sends mutated events and answers to the bot of a stage."""

    stage: Stage
    mutations: Mutations
    sent: Counter[str] = field(default_factory=Counter)
    """The number of mutated events, by kind, and of mutated answers, by operation."""
    rounds: int = 0
    samples: dict[str, list[Any]] = field(default_factory=dict)
    armed: bool = False
    """Answers and the greetings of new connections are mutated."""

    def listen(self, patch: pytest.MonkeyPatch) -> None:
        """Begin to collect the events that the bot gets, and to mutate answers and greetings while `armed`."""
        event, fuzzer = Session.event, self

        def event_too(session: Session, name: str, data: Any) -> None:
            if session.bot:
                plain = loads(dumps(data))
                kept = fuzzer.samples.setdefault(name, [])
                kept.append(plain)
                del kept[:-SAMPLES]
                if fuzzer.armed and name in ("READY", "GUILD_CREATE") and fuzzer.mutations.random.random() < 0.5:
                    data = fuzzer.mutations.mutate(plain)
                    fuzzer.sent[name] += 1
            event(session, name, data)

        def garble(operation: str, body: Any) -> Any:
            if not fuzzer.armed or fuzzer.mutations.random.random() < 0.3:
                return body
            fuzzer.sent[operation] += 1
            return fuzzer.mutations.mutate(body)

        patch.setattr(Session, "event", event_too)
        self.stage.server.rest.garble = garble

    def send_events(self) -> None:
        """Send mutated copies of real events."""
        world, luck = self.stage.server.world, self.mutations.random
        kinds = [kind for kind in (*self.stage.bot._connection.parsers, *UNKNOWN) if kind not in GREETINGS]
        heard = [kind for kind in self.samples if kind not in GREETINGS]
        for _ in range(EVENTS_A_ROUND):
            kind = luck.choice(heard) if luck.random() < 0.7 else luck.choice(kinds)
            known = self.samples.get(kind) or [UNHEARD.get(kind)] if luck.random() < 0.9 else None
            body = luck.choice(known or luck.choice(list(self.samples.values())))
            text = dumps(body).replace(b'"1"', f'"{world.guild["id"]}"'.encode())
            body = loads(text)
            if kind == "INTERACTION_CREATE" and isinstance(body, dict):
                body["id"] = world.ids.new()  # otherwise the bot drops it as a repetition
            for session in self.stage.server.gateway.bots.values():
                # not through `Session.event`, which collects samples
                session.sequence += 1
                frame = {"op": 0, "t": kind, "s": session.sequence, "d": self.mutations.mutate(body)}
                if session.connection is not None:
                    session.connection.send(dumps(frame))
            self.sent[kind] += 1

    async def act(self, users: list[User]) -> None:
        """Let a user do something while answers are mutated; whether it succeeds does not matter."""
        luck, stage = self.mutations.random, self.stage
        user = luck.choice(users)
        place = (await user.channel("general"))["id"]
        services = stage.bot.services
        commands: list[Callable[[], Any]] = [
            lambda: user.slash(place, "games mine", settle=False),
            lambda: user.slash(place, "board", {"public": True}, settle=False),
            lambda: user.slash(place, "hand", settle=False),
            lambda: user.slash(place, "play", {"game": "gorgias"}, settle=False),
            lambda: user.slash(place, "table leave", settle=False),
            lambda: user.slash(place, "admin doctor", settle=False),
            lambda: user.slash(place, "settings show", settle=False),
        ]
        self.armed = True
        try:
            for match in await stage.store.open_matches(int(stage.server.world.guild["id"])):
                services.boards._mark_unsure(match.id)
                services.boards.schedule(match)
            with contextlib.suppress(TimeoutError, UnknownCommand):  # not everybody has every command
                await luck.choice(commands)()
            if self.rounds % 10 == 5:
                await stage.driver.fault(luck.choice(("reconnect", "invalid_session", "drop_connection")))
                await asyncio.sleep(0.05)
        finally:
            self.armed = False

    def is_up_to_date(self) -> bool:
        """Return True if the bot is connected and has handled every event: a press between two sessions is lost."""
        bot, sessions = self.stage.bot, self.stage.server.gateway.bots.values()
        here = [session for session in sessions if session.connection is not None]
        return bot.healthy and [session.sequence for session in here] == [bot.ws.sequence]

    async def check(self, users: list[User]) -> None:
        """Check that the bot is there and answers.

        Raises:
            AssertionError: It does not.
        """
        assert not self.stage._running.done(), "the bot has ended"
        await eventually(self.is_up_to_date)
        for user in users:
            place = (await user.channel("general"))["id"]
            reply = await user.slash(place, "games mine")
            assert reply.failed is None, reply.failed
            assert reply.message is not None

    async def run(self, times: int) -> None:
        """Send so many mutated events and answers.

        Args:
            times: The number of both together.
        """
        users = await self.stage.users("malia", "theo")
        await self.stage.table("gorgias", *users)
        await self.stage.lobby(users[1], "gorgias")
        await self.check(users)
        while self.sent.total() < times:
            self.rounds += 1
            self.send_events()
            await self.check(users)
            await self.act(users)
            await self.check(users)
        guild = int(self.stage.server.world.guild["id"])
        assert any(match.status is Status.PLAYING for match in await self.stage.store.open_matches(guild))


async def nothing(*_: Any, **__: Any) -> None:
    """Do nothing; stands in for a wait."""


@asynccontextmanager
async def fuzzing(folder: Path, seed: int) -> AsyncIterator[Fuzzer]:
    """Yield a fuzzer with a running bot.

    Args:
        folder: An empty folder for the database.
        seed: Makes the run repeatable.
    """
    server = await Sandbox.start(ratelimits=False, validate=False)
    server.interactions.acknowledge_seconds = HANG
    with without_hurry(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Backoff, "next_pause", lambda self: 0.001)
        patch.setattr(StoaClient, "before_identify_hook", nothing)
        async with Driver(server.base_url, HANG) as driver:
            stage = Stage(folder, DrawingThread("pictures of the fuzzer"), server, driver)
            fuzzer = Fuzzer(stage, Mutations(seed))
            fuzzer.listen(patch)
            await stage.start_bot()
            yield fuzzer
            await stage.stop_bot()
    await server.close()


async def fuzz(folder: Path, times: int, seed: int) -> Fuzzer:
    """Fuzz a bot, and return the fuzzer.

    Args:
        folder: An empty folder for the database.
        times: The number of mutated events and answers.
        seed: Makes the run repeatable.

    Raises:
        AssertionError: The bot has ended, does not answer, or has logged what nobody may read.
    """
    log_stray_errors(asyncio.get_running_loop())  # as the process does
    leaks = Leaks()
    logging.getLogger().addHandler(leaks)
    try:
        async with fuzzing(folder, seed) as fuzzer:
            await fuzzer.run(times)
    finally:
        logging.getLogger().removeHandler(leaks)
    assert leaks.found == []
    return fuzzer


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    logging.basicConfig(level=logging.CRITICAL + 1)
    with tempfile.TemporaryDirectory() as folder:
        fuzzer = asyncio.run(fuzz(Path(folder), chosen.times, chosen.seed))
    print(f"{fuzzer.sent.total()} mutated events and answers of {len(fuzzer.sent)} kinds in {fuzzer.rounds} rounds")
    print("the bot answered every press between them")


if __name__ == "__main__":
    main()
