"""Ten thousand votes by ten thousand users: the real bot in a process of its own, sandbox and voters in this one.

Every press is a vote that is committed on disk before it is acknowledged. The turnout is shown, so that the public
message changes all the time; one voter in twenty presses twice at once. At the end the vote is closed by its moderator,
and the posted file of receipts is compared with what every voter was told.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any

import psutil

from benchmarks.bot import KEY, _child
from sandbox import Sandbox
from sandbox.errors import ApiError

VOTERS = 10_000
SECONDS = 60.0
RATE = 200.0
"""Votes a second that arrive, however fast they are answered: ten thousand in fifty seconds."""
TWICE = 20
"""One voter in so many presses twice at once."""
MOST_WAITING = 1_000
PAUSE = 1.0
"""Seconds after which somebody presses again who was not answered, or told that too much is going on."""

Json = dict[str, Any]


def run() -> Iterable[dict[str, Any]]:
    """One vote of ten thousand."""
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    server = await Sandbox.start(validate=False, ratelimits=False)
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "DISCORD_API": server.base_url,
            "DATABASE_URL": f"sqlite:///{Path(folder) / 'stoa.db'}",
            "SECRET_KEY": KEY.hex(),
            "LOG_LEVEL": "WARNING",
        }
        try:
            async with _child(["-m", "bot"], settings, server) as process:
                return await _vote(server, process)
        finally:
            await server.close()


async def _vote(server: Sandbox, process: psutil.Process) -> list[dict[str, Any]]:
    moderator, place = server.user_id("malia"), server.channel_id("general")
    message = await _open(server, moderator, place)
    names = [part["custom_id"] for part in _walk(message["components"]) if "custom_id" in part]
    edits = _watch(server, message["id"])
    people = server.add_users(VOTERS)
    luck = random.Random(1)
    chosen = {user: luck.choice(names) for user in people}
    voters = _Voters(server, message["id"])
    used = _used(process)
    began = time.perf_counter()
    tasks: set[asyncio.Task[None]] = set()
    for n, user in enumerate(people):
        while n > (time.perf_counter() - began) * RATE or len(tasks) > MOST_WAITING:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        for _ in range(2 if n % TWICE == 0 else 1):
            task = asyncio.create_task(voters.vote(user, chosen[user]))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.wait(set(tasks))
    seconds = time.perf_counter() - began
    await asyncio.sleep(4.5)  # the last turnout
    lines_now = "\n".join(_texts(server.message(message["id"]))).splitlines()
    turnout = next(line for line in lines_now if "voted so far" in line)
    used = _used(process) - used
    closing = time.perf_counter()
    lines, told = await _close(server, moderator, place)
    closing = time.perf_counter() - closing
    wanted = {f"{code},{'white' if chosen[user] == names[0] else 'black'}" for user, code in voters.codes.items()}
    parts = quantiles(voters.latencies, n=1000)
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    note: dict[str, Any] = {"benchmark": "vote", "voters": VOTERS, "bot": "in a process of its own, SQLite"}
    return [
        {**note, "what": "seconds for all votes", "value": round(seconds, 1), "goal": f"<= {SECONDS:.0f}",
         "offered_per_second": RATE, "presses": voters.presses, "told_to_press_again": voters.busy,
         "not_answered": voters.again - voters.busy,
         "cpu_ms_of_the_bot_a_press": round(1000 * used / voters.presses, 2),
         "load_of_the_machine": round(os.getloadavg()[0], 1), "cores": os.cpu_count()},
        {**note, "what": "lost, counted twice, wrong", "lost": len(wanted - lines), "more": len(lines - wanted),
         "without_receipt": VOTERS - len(voters.codes), "counted": len(lines), "goal": "0, 0, 0", "turnout": turnout,
         "result": told},
        {**note, "what": "acknowledgement of a vote, ms", "p50": _ms(parts[499]), "p99": _ms(parts[989]),
         "p999": _ms(parts[998]), "goal": "p99 <= 500"},
        {**note, "what": "seconds between two edits of the public message", "edits": len(edits),
         "least": round(min(gaps), 2) if gaps else None, "goal": ">= 2"},
        {**note, "what": "seconds to close, count and post the result", "value": round(closing, 2)},
    ]  # fmt: skip


class _Voters:
    """Presses, and what came of them; whoever is not answered presses again, as people do."""

    def __init__(self, server: Sandbox, message: str) -> None:
        self.latencies: list[float] = []
        self.codes: dict[str, str] = {}
        self.presses = 0
        self.again = 0
        self.busy = 0
        self._server = server
        self._message = message

    async def vote(self, user: str, name: str) -> None:
        """One voter."""
        for attempt in range(30):
            if attempt:
                self.again += 1
                await asyncio.sleep(PAUSE)
            self.presses += 1
            try:
                made = self._server.press(user, self._message, name)
                seconds = await made.acknowledged
            except (TimeoutError, ApiError):
                continue
            self.latencies.append(seconds)
            while not (answer := self._answer(made.response_id)):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            if "receipt" in answer:
                self.codes[user] = answer.split("`")[1]
                return
            self.busy += 1  # it said that too much is going on

    def _answer(self, id: str | None) -> str:
        message = self._server.message(id) if id is not None else {}
        return "\n".join(_texts(message)) or str(message.get("content") or "")


async def _open(server: Sandbox, moderator: str, place: str) -> Json:
    asked = server.slash(moderator, place, "ostrakon open")
    await asked.acknowledged
    assert asked.modal is not None
    typed = {"question": "Shall we sail?", "white": "Sail", "black": "Stay", "closes": "1d", "quorum": str(VOTERS // 2)}
    fields = [part["component"] for part in asked.modal["components"]]
    sent = {
        "id": asked.id,
        "custom_id": asked.modal["custom_id"],
        "components": [
            {"type": 18, "component": {"type": 4, "custom_id": f["custom_id"], "value": typed[f["custom_id"]]}}
            for f in fields
        ],
    }
    before = set(server.world.messages)
    await server.interact(moderator, place, 5, sent).acknowledged
    for _ in range(1000):
        for id in server.world.messages.keys() - before:
            if any(str(part.get("custom_id", "")).startswith("s1:cast:") for part in _walk(_components(server, id))):
                return server.message(id)
        await asyncio.sleep(0.01)
    raise TimeoutError("the vote was not posted")


async def _close(server: Sandbox, moderator: str, place: str) -> tuple[set[str], str]:
    before = set(server.world.messages)
    await server.slash(moderator, place, "ostrakon close", {"reason": "All have voted."}).acknowledged
    for _ in range(3000):
        for id in server.world.messages.keys() - before:
            files = [part for part in server.message(id).get("attachments", ()) if part["filename"].endswith(".csv")]
            if files:
                lines = server.world.files[files[0]["id"]].decode().splitlines()[1:]
                told = next(line for line in _texts(server.message(id)) if "has it" in line or "even" in line)
                assert lines == sorted(lines) and len(lines) == len(set(lines))
                return set(lines), told.splitlines()[0]
        await asyncio.sleep(0.01)
    raise TimeoutError("the result was not posted")


def _watch(server: Sandbox, id: str) -> list[float]:
    """The times of all edits of a message from now on."""
    edits: list[float] = []
    edit = server.messages.edit

    def watched(message: Json, *values: Any, **named: Any) -> Json:
        if message["id"] == id:
            edits.append(time.perf_counter())
        return edit(message, *values, **named)

    server.messages.edit = watched  # type: ignore[method-assign]
    return edits


def _used(process: psutil.Process) -> float:
    """Seconds of a processor."""
    times = process.cpu_times()
    return float(times.user + times.system)


def _components(server: Sandbox, id: str) -> list[Json]:
    found: list[Json] = server.message(id).get("components") or []
    return found


def _walk(parts: Iterable[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


def _texts(message: Json) -> list[str]:
    return [part["content"] for part in _walk(message.get("components") or ()) if part.get("type") == 10]


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


if __name__ == "__main__":
    for line in run():
        print(line)
    sys.exit(0)
