"""Computer turns: computer players choose actions in worker processes, which receive only the view of their seat."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import structlog

from bot.interactions.errors import describe_error
from bot.worker_pool import WorkerPool
from games.computer.player import think
from games.core.action import Action, Illegal
from storage import Match, Refused, Seat, Stale, Store, Submitted, Unavailable

log = structlog.stdlib.get_logger(__name__)


class ComputerTurns:
    """A background service that lets computer players act whenever a match waits for one.

    They choose their actions in worker processes. If a worker dies or takes too long, the game's timeout action is
    played instead.
    """

    def __init__(
        self, store: Store, on_action: Callable[[Submitted], None], *, interval: float = 1.5, workers: int = 1
    ) -> None:
        """Create the service; no computer player acts before `wake` or `catch_up`.

        Args:
            store: The database.
            on_action: Called with each committed action of a computer player.
            interval: Seconds between two public actions of one computer player, so that people can follow.
            workers: The number of worker processes.
        """
        self._store = store
        self._on_action = on_action
        self._interval = interval
        self._pool = WorkerPool("computer players", workers=workers, timeout=60.0)
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._requested: set[tuple[int, int]] = set()
        self._closing = False

    @property
    def restarts(self) -> int:
        """How many times the worker processes were replaced, because one died or took too long."""
        return self._pool.restarts

    def wake(self, match: Match) -> None:
        """Let the computer players for whom a match waits act, in the background."""
        for chair in match.chairs:
            if chair.active and chair.computer is not None and not self._closing:
                self._start(match.id, chair.seat)

    async def catch_up(self) -> None:
        """Start the computer players of every match in the database that waits for one, as after a restart.

        Raises:
            Unavailable: The database does not answer.
        """
        for match in await self._store.waiting_for_computers():
            self.wake(match)

    async def close(self) -> None:
        """Stop all computer players and their worker processes; after the next start, `catch_up` lets them go on."""
        self._closing = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    @property
    def processes(self) -> list[int]:
        """The operating system's ids of the worker processes."""
        return self._pool.processes()

    def _start(self, match_id: int, seat: int) -> None:
        place = (match_id, seat)
        self._requested.add(place)
        if place not in self._running:
            self._running[place] = asyncio.create_task(self._run_seat(place), name=f"computer {match_id} {seat}")

    async def _run_seat(self, place: tuple[int, int]) -> None:
        """Let a computer player act until no request by `wake` is left.

        A request during the pause after its last action counts too.

        Args:
            place: The match's id and the seat.
        """
        try:
            while place in self._requested:
                self._requested.discard(place)
                await self._decide_until_idle(*place)
        finally:  # without a pause after the last check, so that a later request starts a new task
            self._requested.discard(place)
            del self._running[place]

    async def _decide_until_idle(self, match_id: int, seat: int) -> None:
        """Choose and commit actions for a computer player until the match does not wait for it any more.

        After an unexpected error, or five failures in a row, it gives up until the next call of `wake`.
        """
        failures = 0
        while failures < 5:
            try:
                submitted = await self._decide(match_id, seat)
            except (Illegal, Stale):
                failures += 1  # the match has gone on meanwhile: decide again
            except Unavailable:
                failures += 1
                await asyncio.sleep(2.0**failures)
            except Refused as error:
                log.info("computer player is not needed", match=match_id, seat=seat, reason=error.code)
                return
            except Exception as error:  # noqa: BLE001 - one computer player must not end the others
                log.error("computer player failed", match=match_id, seat=seat, error=describe_error(error))
                return
            else:
                failures = 0
                if submitted is None:
                    return
                self._on_action(submitted)
                if any(told.to is None for told in submitted.events):
                    await asyncio.sleep(self._interval)
                if not submitted.match.chairs[seat].active:
                    return

    async def _decide(self, match_id: int, seat: int) -> Submitted | None:
        match = await self._store.match(match_id)
        chair = match.chairs[seat]
        if not chair.active or chair.computer is None:
            return None
        game = match.rules
        view = game.write_view(game.view(match.state, seat))
        try:
            seed, clock = secrets.randbits(63), time.perf_counter
            level, taste = chair.computer, match.chance.taste(seat)
            body = await self._pool.run(think, game.name, game.edition, view, seat, level, seed, taste, clock)
            action = game.action_codec.validate_json(body)
        except (BrokenProcessPool, TimeoutError):
            log.error("computer player found no action and plays the one for timeouts", match=match_id, seat=seat)
            action = game.timeout_action(match.state, seat)

        def choose(newest: Match) -> Action:
            if newest.chairs[seat].actions_taken != chair.actions_taken:
                raise Stale
            return action

        return await self._store.submit(
            match_id, f"computer:{match_id}:{seat}:{chair.actions_taken}", Seat(seat), choose
        )
