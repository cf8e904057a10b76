"""The process to kill: it plays matches and reports on a pipe what was acknowledged, until it gets SIGKILL.

`tests.storage.kill` starts it once; it imports everything and then forks a child for each order on its standard input.
"""

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from games.core.action import Illegal
from storage import Match, Refused, Store, User
from tests.storage.tables import KEY, bid, say
from tests.storage.toy import find_toy

POINTS = (
    "begin",
    "read",
    "record",
    "state",
    "seats",
    "commit",
    "committed",
    "answered",
)
"""Where a child kills itself: before the transaction, before its first read, before each kind of write, before the
commit, after it but before any caller is answered, and after the answer but before it is reported."""

_STATEMENTS = {"BEGIN": "begin", "SELECT": "read", "INSERT INTO r": "record", "UPDATE m": "state", "UPDATE s": "seats"}
MATCHES = 4
PLAYERS = (1, 2, 3)


def tell(*words: object) -> None:
    """Write a line to the pipe before returning."""
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


class Child:
    """Plays until it dies at the `nth` time it reaches `point`; without a point its parent kills it."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.url: str = order["url"]
        self.life: int = order["life"]
        self.point: str | None = order["point"]
        self.left: int = order["nth"]
        self.lies: bool = order["lies"]
        self.pending: list[tuple[str, int, int, str]] = [tuple(each) for each in order["pending"]]
        self.random = random.Random(order["seed"])

    def at(self, point: str) -> None:
        """Kill this process if it has reached `point` for the `nth` time."""
        if point == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def watch(self, store: Store) -> None:
        """Install the points around the store's transactions."""
        database: Any = store._database
        sqlite = self.url.startswith("sqlite")
        engine = database._writer if sqlite else database._engine.sync_engine
        if not sqlite:  # asyncpg begins transactions without a statement that could be intercepted

            @event.listens_for(engine, "begin")
            def begin(_: Any) -> None:
                self.at("begin")

        @event.listens_for(engine, "before_cursor_execute")
        def before(_: Any, __: Any, statement: str, *___: Any) -> None:
            for beginning, point in _STATEMENTS.items():
                if statement.startswith(beginning):
                    self.at(point)

        @event.listens_for(engine, "commit")
        def before_commit(_: Any) -> None:
            self.at("commit")

        commit = store._writer._commit

        async def committed(waiting: Any) -> Any:
            answers = await commit(waiting)
            self.at("committed")
            return answers

        store._writer._commit = committed  # type: ignore[method-assign]

    async def live(self) -> None:
        """Repeat what was not acknowledged, then play on."""
        store = await Store.open(self.url, KEY, games=find_toy)
        self.watch(store)
        await asyncio.gather(*[self.submit(store, *each) for each in self.pending])
        await asyncio.gather(*[self.table(store, number) for number in range(MATCHES)])

    async def table(self, store: Store, number: int) -> None:
        """Play one match after another in a channel."""
        running = await store.matches_in(number)
        while True:
            match = running.pop() if running else await self.begin(store, number)
            await asyncio.gather(*[self.player(store, match.id, user) for user in PLAYERS])

    async def begin(self, store: Store, number: int) -> Match:
        """Open and start a match, with keys of this life."""
        name = f"{self.life}.{number}.{self.random.getrandbits(40):x}"
        match = await store.lobbies.open_match(
            name, game="bidding", host=PLAYERS[0], host_name="A", guild=1, channel=number, options={"rounds": 5}
        )
        for user in PLAYERS[1:]:
            await store.lobbies.join(match.id, f"{name}.{user}", user, f"P{user}")
        match = await store.lobbies.start(match.id, f"{name}.start", PLAYERS[0])
        tell("seated", match.id)
        return match

    async def player(self, store: Store, id: int, user: int) -> None:
        """Let a user talk and bid until the match is over."""
        while (match := await store.match(id)).is_open:
            seat = match.seat_of(user)
            if match.state is None:  # a lobby that an earlier life left behind
                await self.complete(store, match)
            elif seat in match.active:
                kind = self.random.choice(("say", "bid"))
                await self.submit(store, f"{self.life}.{id}.{user}.{self.random.getrandbits(40):x}", id, user, kind)
            else:
                await asyncio.sleep(0.001)

    async def complete(self, store: Store, match: Match) -> None:
        """Fill a lobby that an earlier life left behind, and start the match."""
        try:
            for user in PLAYERS:
                if match.seat_of(user) is None:
                    match = await store.lobbies.join(match.id, f"{match.id}.again.{user}", user, f"P{user}")
            await store.lobbies.start(match.id, f"{match.id}.again", match.host)
        except Refused as refusal:
            assert refusal.code in ("already_in", "not_lobby"), refusal.code

    async def submit(self, store: Store, key: str, id: int, user: int, kind: str) -> None:
        """Submit an action: report it before as tried, and after as acknowledged or refused."""
        choose: Callable[[Match], Any] = say(key[:80]) if kind == "say" else bid(user)
        tell("try", key, id, user, kind)
        if self.lies:
            tell("ack", key, id, "?")
        try:
            done = await store.submit(id, key, User(user), choose)
        except (Illegal, Refused):
            tell("refused", key)
            return
        self.at("answered")
        tell("ack", key, id, "?" if done.is_repeat else done.match.record_count - 1)


def main() -> None:
    """Fork a child for each order and report its death."""
    tell("ready")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os.close(0)
            tell("born", os.getpid())
            try:
                asyncio.run(Child(json.loads(line)).live())
            finally:
                os._exit(3)  # reached only because of a bug: `live` never returns
        _, status = os.waitpid(child, 0)
        tell("dead", -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status))


if __name__ == "__main__":
    main()
