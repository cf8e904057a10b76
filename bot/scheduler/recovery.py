"""Recovery: finishing what another process of the bot began and cannot finish, because it was ended or killed.

At its start a process catches up with everything. Later it checks now and then for what has stayed unfinished since its
last check.
"""

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

import structlog

from bot.interactions.errors import describe_error
from bot.messages.board_updater import BoardUpdater
from bot.scheduler.computer_turns import ComputerTurns
from storage import Match, Refused, Store, Unavailable

RECOVERY_INTERVAL = timedelta(seconds=30)
"""Least time between two checks. What is unfinished for less than that may be another process's work."""
LAST_EDITS = timedelta(seconds=15)
"""How long the last requests of a dead process may take to have their effect, counted from the moment at which another
process starts or finds it dead."""

log = structlog.stdlib.get_logger(__name__)


class Recovery:
    """A periodic task that finishes what a dead process or a failed transaction has left unfinished.

    That is: public messages that show an old version, or that the last edit of a dead process may have put back to one;
    computer players for whom a match waits; and questions to all players that have enough answers but whose result was
    not carried out. `settled` is called with each match in which the result of such a question is carried out.
    """

    def __init__(
        self, store: Store, boards: BoardUpdater, computer_turns: ComputerTurns, settled: Callable[[Match], None]
    ) -> None:
        self._store = store
        self._boards = boards
        self._computer_turns = computer_turns
        self._settled = settled
        self._last_run: datetime | None = None
        self._look_at: datetime | None = None
        """When messages that changed lately are edited once more; None: they need not be."""
        self._looking: asyncio.Task[None] | None = None
        self._behind: Mapping[int, int] = {}
        self._thinking: Mapping[int, int] = {}
        self._asked: Mapping[int, int] = {}
        self._tried: dict[int, int] = {}

    async def catch_up(self) -> None:
        """Carry out, after a start, the results of questions to all players which a process left open because it died.

        A question for which that fails is logged and stays open.

        Raises:
            Unavailable: The database does not answer.
        """
        for match in await self._store.consent.with_unsettled_questions():
            await self._settle(match)

    async def run(self, now: datetime) -> None:
        """Finish what was already unfinished at the last check; another process may still be working on the rest.

        Messages and computer players are looked at only if several processes share the database.

        Args:
            now: The current time. A call within `RECOVERY_INTERVAL` of the last one does nothing.

        Raises:
            Unavailable: The database does not answer.
        """
        if self._last_run is None:
            self.look_again_soon()
        elif abs(now - self._last_run) < RECOVERY_INTERVAL:
            return
        self._last_run = now
        if self._store.is_shared:
            await self._recover_boards()
            await self._recover_computers()
        await self._recover_questions()

    def look_again_soon(self) -> None:
        """Edit the messages that changed lately once more, when a dead process's last edits have had their effect.

        Called after the start, as the former process may have died, and when another process is found to have died.
        """
        self._look_at = self._store.time.now() + LAST_EDITS
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again(), name="last edits")

    async def close(self) -> None:
        """Stop waiting for the last edits of dead processes."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})

    async def _look_again(self) -> None:
        time, never = self._store.time, asyncio.Event()
        while (moment := self._look_at) is not None:
            if time.now() < moment:
                await time.source.sleep_until(moment, never)
                continue
            self._look_at = None
            try:
                await self._boards.show_recent_again()
            except Unavailable:
                self._look_at = time.now() + LAST_EDITS

    async def _recover_boards(self) -> None:
        behind = {}
        for match_id in await self._store.outdated_boards():
            if match_id not in self._boards.problems:
                try:
                    match = await self._store.match(match_id)
                    behind[match.id] = match.version
                    if self._behind.get(match.id) == match.version:
                        self._boards.schedule_if_behind(match)
                except Unavailable:
                    raise
                except Exception as error:  # noqa: BLE001 - one match must not stop the others
                    log.error("a match cannot be shown", match=match_id, error=describe_error(error))
        self._behind = behind

    async def _recover_computers(self) -> None:
        thinking = {}
        for match in await self._store.waiting_for_computers():
            thinking[match.id] = match.version
            if self._thinking.get(match.id) == match.version:
                self._computer_turns.wake(match)
        self._thinking = thinking

    async def _recover_questions(self) -> None:
        """Carry out the results of answered questions to all players that were already open at the last check.

        A single process needs this too: the database may have failed between an answer and its consequences.
        """
        asked = {}
        for match in await self._store.consent.with_unsettled_questions():
            asked[match.id] = match.version
            if self._asked.get(match.id) == match.version and self._tried.get(match.id) != match.version:
                await self._settle(match)
        self._asked = asked
        self._tried = {id: version for id, version in self._tried.items() if id in asked}

    async def _settle(self, match: Match) -> None:
        self._tried[match.id] = match.version
        try:
            after = await self._store.consent.settle(match.id)
        except (Refused, Unavailable) as reason:
            log.info("a question cannot be settled", match=match.id, reason=type(reason).__name__)
            return
        except Exception as error:  # noqa: BLE001 - one match must not stop the others
            log.error("a question cannot be settled", match=match.id, error=describe_error(error))
            return
        if after.version != match.version:
            self._settled(after)
