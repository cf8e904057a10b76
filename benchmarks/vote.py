"""Measure a public vote with ten thousand voters, and check that no vote is lost or counted twice.

The bot runs in its own process with a SQLite database, the sandbox and the voters in this one. Every vote is committed
to disk before it is acknowledged. The turnout is public, so the vote's message changes all the time. One voter in
twenty presses twice at the same time. At the end the moderator closes the vote, and the posted file of receipts is
compared with the receipts that the voters were given.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any

import psutil

from benchmarks.bot import KEY, child_process
from benchmarks.postgresql import Server
from benchmarks.shards import sandbox_of_shard
from bot.screens.vote import result_screen
from sandbox import Sandbox
from sandbox.errors import ApiError
from storage import Store
from storage.ballots import Cast, Ending, Question, Terms

VOTERS = 10_000
OFFERED = 50.0
"""The seconds within which all votes are offered, regardless of how fast they are answered."""
LONGEST_ANSWER = 3.0
"""Discord drops a press that is not answered within so many seconds."""
TWICE = 20
"""One voter in this many presses twice at the same time."""
PAUSE = 1.0
"""Seconds until a voter presses again if there was no answer, or the bot was too busy."""
PROMISED = 20.0
"""Seconds that a voter waits for the answer that a deferral has promised; then they press again."""

Json = dict[str, Any]


def run() -> Iterable[dict[str, Any]]:
    """Let `VOTERS` users vote in one public vote of the bot within `OFFERED` seconds, and measure how it keeps up.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(_run(VOTERS, OFFERED, 1, False))


def main(arguments: list[str]) -> int:
    """Run this benchmark with options, and print its results as lines of JSON; return the exit status, 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks vote", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--voters", type=int, default=VOTERS)
    parser.add_argument("--seconds", type=float, default=OFFERED, help="in which all votes are offered")
    parser.add_argument(
        "--processes", type=int, default=1, help="more than one share a PostgreSQL database; each has its own server"
    )
    parser.add_argument(
        "--overlapping", action="store_true", help="all processes receive every press, as while releases overlap"
    )
    parser.add_argument("--simulate", action="store_true", help="cast into the database alone, without Discord")
    options = parser.parse_args(arguments)
    if options.simulate:
        results = asyncio.run(_simulate(options.voters))
    else:
        results = asyncio.run(_run(options.voters, options.seconds, options.processes, options.overlapping))
    for result in results:
        print(json.dumps(result), flush=True)
    return 0


async def _simulate(number: int) -> list[dict[str, Any]]:
    """Cast votes directly into a SQLite database, close the vote and make its result; return what that took.

    Args:
        number: How many users vote.
    """
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'stoa.db'}", KEY)
        now = store.time.now()
        terms = Terms((Question("stones", "Shall we sail?", ("Sail", "Stay")),), now + timedelta(days=1))
        vote = await store.ballots.open_vote(
            "simulated", guild=1, channel=2, host=3, host_name="Malia", terms=terms, now=now
        )
        idle, casting, cpu = psutil.Process().memory_info().rss, time.perf_counter(), time.process_time()
        for start in range(0, number, GROUP):
            group = range(start, min(number, start + GROUP))
            casts = [Cast(vote.id, 10**17 + user, ((user % 2,),), user + 1, now) for user in group]
            await asyncio.gather(*map(store.ballots.cast, casts))
        casting, cpu = time.perf_counter() - casting, time.process_time() - cpu
        cast, closing = psutil.Process().memory_info().rss, time.perf_counter()
        closed = await store.ballots.close_vote(vote.id, Ending(now))
        counted = time.perf_counter() - closing
        shards, chain = await store.ballots.shards(closed.id), await store.ballots.chain_of(closed)
        files = result_screen(closed, shards, chain).files
        closing = time.perf_counter() - closing
        await store.close()
    note: dict[str, Any] = {"benchmark": "vote", "voters": number, "bot": "its database alone, SQLite"}
    return [
        {**note, "what": "ms of processor time to cast a vote", "value": round(1000 * cpu / number, 3),
         "votes_per_second": round(number / casting), "load_average": round(os.getloadavg()[0], 1)},
        {**note, "what": "seconds to close, with the files", "value": round(closing, 1), "counted": round(counted, 1),
         "goal": "<= 10", "files": {file.filename: len(file.content) for file in files}},
        {**note, "what": "memory, MiB", "idle": idle >> 20, "after_casting": cast >> 20,
         "most": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10},
    ]  # fmt: skip


STARTING = 8.0
"""Seconds until several bots are connected and have done what is due after a start."""
GROUP = 200
"""How many users vote at once in a simulation."""


async def _run(voters: int, offered: float, processes: int, overlapping: bool) -> list[dict[str, Any]]:
    """Hold a vote, or one on each of several servers at the same time, and return the results.

    Args:
        voters: How many people vote, on all servers together.
        offered: The seconds within which all votes are offered.
        processes: How many bots there are.
        overlapping: Whether all bots are on the same server; otherwise each is on its own, as a shard.
    """
    servers = 1 if overlapping else processes
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = f"sqlite:///{Path(folder) / 'stoa.db'}" if processes == 1 else stack.enter_context(Server()).url
        places: list[tuple[Sandbox, list[psutil.Process]]] = []
        for number in range(servers):
            server = await sandbox_of_shard(stack, number, servers, ratelimits=False)
            settings = {
                "DISCORD_API": server.base_url,
                "DATABASE_URL": url,
                "SECRET_KEY": KEY.hex(),
                "SHARD": f"{number}/{servers}",
                "LOG_LEVEL": "WARNING",
            }
            bots = [
                await stack.enter_async_context(child_process(["-m", "bot"], settings, server))
                for _ in range(processes // servers)
            ]
            places.append((server, bots))
        if processes > 1:
            await asyncio.sleep(STARTING)
        held = [_vote(server, bots, voters // servers, offered, processes) for server, bots in places]
        return [result for results in await asyncio.gather(*held) for result in results]


async def _vote(
    server: Sandbox, bots: list[psutil.Process], number: int, offered: float, processes: int
) -> list[dict[str, Any]]:
    """Hold a vote on one server, and return the results.

    Args:
        server: The server.
        bots: The bots that are on it and run.
        number: How many people vote.
        offered: The seconds within which all votes are offered.
        processes: How many bots there are on all servers.
    """
    moderator, place = server.user_id("malia"), server.channel_id("general")
    message = await _open(server, moderator, place)
    ids = [part.get("custom_id", "") for part in _walk(message["components"])]
    names = [each for each in ids if each.startswith("s1:cast:")]
    edits = _watch(server, message["id"])
    people = server.add_users(number)
    rng = random.Random(1)
    chosen = {user: rng.choice(names) for user in people}
    voters = _Voters(server, message["id"])
    cpu, own_cpu = sum(map(_cpu_seconds, bots)), time.process_time()
    began = time.perf_counter()
    longest = [0.0]
    watching = asyncio.create_task(_watch_loop(longest))
    tasks: set[asyncio.Task[None]] = set()
    for n, user in enumerate(people):
        while n * offered > (time.perf_counter() - began) * number:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        for _ in range(2 if n % TWICE == 0 else 1):
            task = asyncio.create_task(voters.vote(user, chosen[user]))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.wait(set(tasks))
    seconds = time.perf_counter() - began
    watching.cancel()
    await asyncio.sleep(4.5)  # until the bot has shown the final turnout
    lines_now = "\n".join(_texts(server.message(message["id"]))).splitlines()
    turnout = next(line for line in lines_now if "voted so far" in line)
    cpu, own_cpu = sum(map(_cpu_seconds, bots)) - cpu, time.process_time() - own_cpu
    closing = time.perf_counter()
    lines, told = await _close(server, moderator, place)
    closing = time.perf_counter() - closing
    wanted = {f"{code},{'white' if chosen[user] == names[0] else 'black'}" for user, code in voters.codes.items()}
    parts = quantiles(voters.latencies, n=1000)
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    note: dict[str, Any] = {
        "benchmark": "vote",
        "voters": number,
        "bot": f"{len(bots)} of {processes} process(es), {'SQLite' if processes == 1 else 'PostgreSQL'}",
    }
    return [
        {**note, "what": "seconds for all votes", "value": round(seconds, 1),
         "goal": f"<= {offered + LONGEST_ANSWER:.0f}",
         "offered_per_second": round(number / offered), "presses": voters.presses, "told_to_retry": voters.busy,
         "not_answered": voters.again - voters.busy, "sandbox_stood_still_ms": _ms(longest[0]),
         "bot_cpu_ms_per_press": round(1000 * cpu / voters.presses, 2),
         "sandbox_cpu_ms_per_press": round(1000 * own_cpu / voters.presses, 2),
         "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count()},
        {**note, "what": "lost, counted twice, wrong", "lost": len(wanted - lines), "extra": len(lines - wanted),
         "without_receipt": number - len(voters.codes), "counted": len(lines), "goal": "0, 0, 0", "turnout": turnout,
         "result": told},
        {**note, "what": "acknowledgement of a vote, ms", "p50": _ms(parts[499]), "p99": _ms(parts[989]),
         "p999": _ms(parts[998]), "max": _ms(max(voters.latencies)), "goal": "max <= 3000"},
        {**note, "what": "seconds between two edits of the public message", "edits": len(edits),
         "min": round(min(gaps), 2) if gaps else None,
         "goal": ">= 2" if len(bots) == 1 else "none: each process waits for 2 s after its own edits"},
        {**note, "what": "seconds to close, count and post the result", "value": round(closing, 2)},
    ]  # fmt: skip


class _Voters:
    """The users who vote, and what happened to them. A voter who gets no answer presses again after `PAUSE`.

    Attributes:
        latencies: The times to acknowledgement, in seconds.
        codes: The receipt code that each voter got, by user id.
        presses: The number of presses.
        again: The number of repeated presses.
        busy: The number of presses that were answered with a request to retry.
    """

    def __init__(self, server: Sandbox, message: str) -> None:
        self.latencies: list[float] = []
        self.codes: dict[str, str] = {}
        self.presses = 0
        self.again = 0
        self.busy = 0
        self._server = server
        self._message = message

    async def vote(self, user: str, name: str) -> None:
        """Press a voting button for a user until a receipt comes, at most 30 times.

        Args:
            user: The voter's id.
            name: The custom id of the button.
        """
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
            patience = time.perf_counter() + PROMISED
            while not (answer := self._answer(made.response_id)) and time.perf_counter() < patience:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            if "receipt" in answer:
                self.codes[user] = answer.split("`")[1]
                return
            if answer:
                self.busy += 1  # the answer was not a receipt but a request to retry

    def _answer(self, id: str | None) -> str:
        message = self._server.message(id) if id is not None else {}
        return "\n".join(_texts(message)) or str(message.get("content") or "")


async def _open(server: Sandbox, moderator: str, place: str) -> Json:
    asked = server.slash(moderator, place, "ostrakon open")
    await asked.acknowledged
    assert asked.modal is not None
    typed = {"question": "Shall we sail?", "white": "Sail", "black": "Stay", "closes": "1d", "quorum": "1"}
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
    draft, button = await _draft(server, before)
    await server.press(moderator, draft, button).acknowledged
    for _ in range(1000):
        for id in server.world.messages.keys() - before:
            parts = [] if id == draft else _walk(_components(server, id))  # the draft has the same buttons
            if any(str(part.get("custom_id", "")).startswith("s1:cast:") for part in parts):
                return server.message(id)
        await asyncio.sleep(0.01)
    raise TimeoutError("the vote was not posted")


async def _draft(server: Sandbox, before: set[str]) -> tuple[str, str]:
    """Return the id of the moderator's draft and the custom id of the button that opens it.

    Args:
        server: The sandbox.
        before: The ids of the messages that were there before the form was sent.
    """
    for _ in range(1000):
        for id in server.world.messages.keys() - before:
            for part in _walk(_components(server, id)):
                if str(part.get("custom_id", "")).startswith("s1:draftopen:"):
                    return id, part["custom_id"]
        await asyncio.sleep(0.01)
    raise TimeoutError("there is no draft")


async def _close(server: Sandbox, moderator: str, place: str) -> tuple[set[str], str]:
    before = set(server.world.messages)
    await server.slash(moderator, place, "ostrakon close", {"reason": "All have voted."}).acknowledged
    for _ in range(3000):
        for id in server.world.messages.keys() - before:
            files = [part for part in server.message(id).get("attachments", ()) if part["filename"].endswith(".csv")]
            if files:
                lines = server.world.files[files[0]["id"]].decode().splitlines()[1:]
                told = next(line for line in _texts(server.message(id)) if "wins" in line or "tie" in line)
                assert lines == sorted(lines) and len(lines) == len(set(lines))
                return set(lines), told.splitlines()[0]
        await asyncio.sleep(0.01)
    raise TimeoutError("the result was not posted")


def _watch(server: Sandbox, id: str) -> list[float]:
    """Start to watch a message, and return a list to which the time of each further edit is added, in seconds.

    Args:
        server: The sandbox.
        id: The message's id.
    """
    edits: list[float] = []
    edit = server.messages.edit

    def watched(message: Json, *values: Any, **named: Any) -> Json:
        if message["id"] == id:
            edits.append(time.perf_counter())
        return edit(message, *values, **named)

    server.messages.edit = watched  # type: ignore[method-assign]
    return edits


async def _watch_loop(longest: list[float]) -> None:
    """Note for how long this process, which stands in for Discord and the voters, did nothing at a time.

    Args:
        longest: The longest time so far, in seconds.
    """
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        longest[0] = max(longest[0], time.perf_counter() - began - 0.01)


def _cpu_seconds(process: psutil.Process) -> float:
    """Return the processor time that a process has used so far, in seconds."""
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
