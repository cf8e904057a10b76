"""Thinkers: computer players, in a process of their own, given the view of their seat and nothing else."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from bot.answering import fault
from bot.pool import Pool
from games.computer.task import think
from games.core.action import Action
from games.core.illegal import Illegal
from storage import Match, Refused, Seat, Stale, Store, Submitted, Unavailable

log = logging.getLogger(__name__)


class Thinkers:
    """Lets every computer player decide that owes a decision. `pace` is the seconds between two of its actions that
    everybody sees, so that people can follow; `after` is told of each."""

    def __init__(
        self, store: Store, after: Callable[[Submitted], None], *, pace: float = 1.5, workers: int = 1
    ) -> None:
        self._store = store
        self._after = after
        self._pace = pace
        self._pool = Pool("computer players", workers=workers, patience=60.0)
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._woken: set[tuple[int, int]] = set()
        self._closing = False

    def wake(self, match: Match) -> None:
        """Let the computer players of a match decide, where a decision is asked of them."""
        for chair in match.chairs:
            if chair.active and chair.computer is not None and not self._closing:
                self._start(match.id, chair.seat)

    async def catch_up(self) -> None:
        """At start: go on with every match that waits for a computer."""
        for match in await self._store.waiting_for_computers():
            self.wake(match)

    async def close(self) -> None:
        """Stop thinking. What is not decided is thought about again at the next start."""
        self._closing = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        return self._pool.processes()

    def _start(self, match_id: int, seat: int) -> None:
        place = (match_id, seat)
        self._woken.add(place)
        if place not in self._thinking:
            self._thinking[place] = asyncio.create_task(self._play(place), name=f"computer {match_id} {seat}")

    async def _play(self, place: tuple[int, int]) -> None:
        """Decide for a seat as long as somebody wakes it: also while it still leaves people time to follow."""
        try:
            while place in self._woken:
                self._woken.discard(place)
                await self._turn(*place)
        finally:  # at once after the last look, so that whoever wakes it later finds nobody here
            self._woken.discard(place)
            del self._thinking[place]

    async def _turn(self, match_id: int, seat: int) -> None:
        """Decide for a seat until nothing is asked of it."""
        failures = 0
        while failures < 5:
            try:
                submitted = await self._decide(match_id, seat)
            except (Illegal, Stale):
                failures += 1  # the match has gone on meanwhile: look again
            except Unavailable:
                failures += 1
                await asyncio.sleep(2.0**failures)
            except Refused as error:
                log.info("the computer in match %d, seat %d is not needed: %s", match_id, seat, error.code)
                return
            except Exception as error:  # noqa: BLE001 - one computer player must not end the others
                log.error("the computer in match %d, seat %d failed: %s", match_id, seat, fault(error))
                return
            else:
                failures = 0
                if submitted is None:
                    return
                self._after(submitted)
                if any(told.to is None for told in submitted.events):
                    await asyncio.sleep(self._pace)
                if not submitted.match.chairs[seat].active:
                    return

    async def _decide(self, match_id: int, seat: int) -> Submitted | None:
        match = await self._store.match(match_id)
        chair = match.chairs[seat]
        if not chair.active or chair.computer is None:
            return None
        game = match.rules
        view = game.view(match.state, seat).model_dump_json()
        try:
            seed, clock = secrets.randbits(63), time.perf_counter
            body = await self._pool.run(think, game.name, game.edition, view, seat, chair.computer, seed, clock)
            action = game.action_codec.validate_json(body)
        except (BrokenProcessPool, TimeoutError):
            log.error(
                "the computer in match %d, seat %d found nothing: it plays as for one who is away", match_id, seat
            )
            action = game.timeout_action(match.state, seat)

        def choose(newest: Match) -> Action:
            if newest.chairs[seat].turns != chair.turns:
                raise Stale
            return action

        return await self._store.submit(match_id, f"computer:{match_id}:{seat}:{chair.turns}", Seat(seat), choose)
