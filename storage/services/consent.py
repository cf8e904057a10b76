"""Consent: what a table decides together, a method for each question. `storage.match.consent` has the acts."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from games.core.replay import BrokenRecord
from games.core.undo import CannotUndo, plan_undo
from storage.db.database import Database
from storage.errors import Refused, Unavailable
from storage.match import consent
from storage.match.change import Act, Change
from storage.match.clock import Clock
from storage.match.model import Answer, Kind, Match
from storage.match.play import require_playing
from storage.match.questions import KINDS, NO_FACTS, Facts, Request, decided_question, long_empty_seat, waiting_seats
from storage.match.undo import Overtaken, UndoPlan, undo_step
from storage.match.undo import plan_undo as plan_undo_of_undo
from storage.services.user_settings import UserSettingsStore
from storage.time_source import TimeContext
from storage.unit_of_work import queries
from storage.unit_of_work.group_commit import UseCase, Writer
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import Reader, load_with_log, records_of

log = logging.getLogger(__name__)

ATTEMPTS = 6
"""How often an undo is planned anew because the match has gone on meanwhile."""
NEVER = ("undo_gone", "undo_draw", "undo_reveal")
"""The refusals of an undo that has become impossible for good."""


class Consent:
    """Questions to a table and the answers.

    Every method that asks or answers may raise `Refused` with `not_started`, `over`, or `not_seated` or `question_open`
    (if it asks), besides the codes that it lists.
    """

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        database: Database,
        identity_map: IdentityMap,
        user_settings: UserSettingsStore,
        time: TimeContext,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._database = database
        self._identity_map = identity_map
        self._user_settings = user_settings
        self._time = time

    async def pause(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Ask to pause the match.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.

        Raises:
            Refused: `is_paused`.
        """
        return await self._ask(match_id, key, "pause", user, name)

    async def resume(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Ask to resume the match.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.

        Raises:
            Refused: `not_paused`.
        """
        return await self._ask(match_id, key, "resume", user, name)

    async def change_clock(self, match_id: int, key: str, user: int, name: str, clock: Clock | None) -> Match:
        """Ask for another clock.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.
            clock: The clock; None: no clock.

        Raises:
            Refused: `same_clock`.
        """
        detail = {"clock": None if clock is None else clock.write()}
        return await self._ask(match_id, key, "clock", user, name, detail=detail)

    async def replace(self, match_id: int, key: str, user: int, name: str, seat: int, choice: Answer) -> Match:
        """Ask to replace the player of a seat. A vacant seat can be given to a computer.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.
            seat: The seat.
            choice: The asker's own vote, `computer` or `person`.

        Raises:
            Refused: `unknown_seat`, `no_person`.
        """
        return await self._ask(match_id, key, "absent", user, name, seat=seat, answer=choice)

    async def sit_down(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Take one's reserved seat or a vacant one at once; if only computers could make room, ask the table.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who sits down.
            name: That user's name.

        Raises:
            Refused: `already_in`, `full`.
        """
        quiet = await self._quiet_hours(user)
        try:
            return await self._do(match_id, key, consent.sit_down(user, name, quiet, self._time))
        except Refused as refusal:
            if refusal.code != "no_seat":
                raise
        match = await self._match(match_id)
        held = [chair.seat for chair in match.chairs if chair.computer is not None]
        held.sort(key=lambda seat: match.chairs[seat].reserved_for is None)
        if not held:
            raise Refused("full")
        detail = {"user": user, "name": name}
        return await self._ask(match_id, key, "seat", user, name, seat=held[0], detail=detail)

    async def undo(self, match_id: int, key: str, user: int, name: str, *, free_only: bool = False) -> Match:
        """Undo one's last step: at once if that is free, otherwise the table is asked.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The player who asks.
            name: That player's name.
            free_only: Refuse instead of asking the table.

        Raises:
            Refused: `undo_nothing`; `undo_draw` or `undo_reveal` (what the undo would cross); `undo_asks` (with
                `free_only`); `paused`.
            Unavailable: The match goes on too fast.
        """
        for _ in range(ATTEMPTS):
            match = await self._match(match_id)
            require_playing(match)
            seat = match.seat_of(user)
            if seat is None:
                raise Refused("not_seated")
            if match.paused_at is not None:
                raise Refused("paused")
            plan = await self._undoing(match_id, seat, None)
            if not plan.undo.free and free_only:
                raise Refused("undo_asks")
            if plan.undo.free:
                act = _undo_freely(seat, user, key, plan, self._time)
            else:
                request = Request(key, self._time, Facts(undo=plan))
                detail = {"seq": plan.undo.seq, "steps": plan.public_steps}
                act = consent.ask("undo", user, name, request, seat=seat, detail=detail)
            try:
                return await self._do(match_id, key, act)
            except Overtaken:
                continue
        raise Unavailable("the match goes on too fast to take anything back")

    async def answer(self, match_id: int, key: str, user: int, question: int, choice: str) -> Match:
        """Answer a question, or withdraw it.

        A yes to an undo that has become impossible settles the question as `overtaken`.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who answers.
            question: The question's id.
            choice: The answer, or `withdrawn`.

        Raises:
            Refused: `question_settled`, `not_asked`, `not_yours_to_withdraw`.
            Unavailable: The match goes on too fast.
        """
        if choice == "withdrawn":
            return await self._do(match_id, key, consent.withdraw(user, question, self._time))
        for _ in range(ATTEMPTS):
            match = await self._match(match_id)
            try:
                facts = await self._facts_of_question(match) if choice == "yes" else NO_FACTS
                act = consent.answer(user, question, choice, Request(key, self._time, facts))
            except Refused as refusal:
                if refusal.code not in NEVER:
                    raise
                act = consent.settle_overtaken(question, match.record_count, user)
            try:
                return await self._do(match_id, key, act)
            except Overtaken:
                continue
        raise Unavailable("the match goes on too fast to take anything back")

    async def player_left_server(self, match_id: int, user: int) -> Match:
        """Note that a player has left the server, and ask the table about the seat."""
        return await self.recount(await self._do(match_id, None, consent.mark_gone(user, self._time)))

    async def ask_next(self, match_id: int) -> Match:
        """Ask about the next seat that had to wait for another question (`storage.match.questions.waiting_seats`)."""
        return await self._do(match_id, None, consent.ask_next(self._time))

    async def long_vacant(self) -> list[Match]:
        """Return the matches that have long waited for an empty seat."""
        found = await self._reader.several(queries.with_empty_seats())
        now, away = self._time.now(), self._time.outages
        return [match for match in found if long_empty_seat(match, now, away) is not None]

    async def ask_again(self, match_id: int) -> Match:
        """Ask the table of such a match again about the seat."""
        return await self._do(match_id, None, consent.ask_again(self._time))

    async def recount(self, match: Match) -> Match:
        """Count the answers to the open question again, because a voter may have left.

        Nothing is refused: a result that cannot be carried out now leaves the question open.

        Args:
            match: The match as it is now.

        Returns:
            The match afterwards.
        """
        for _ in range(ATTEMPTS):
            question = decided_question(match)
            if question is None:
                return match
            key = f"counted:{match.id}:{question.id}"
            try:
                request = Request(key, self._time, await self._facts_of_question(match))
                return await self._do(match.id, key, consent.recount(question.id, request))
            except Overtaken:
                match = await self._match(match.id)
            except (Refused, Unavailable, BrokenRecord) as reason:
                code = reason.code if isinstance(reason, Refused) else type(reason).__name__
                log.info("match %d: a question stays asked: %s", match.id, code)
                return match
        return match

    async def with_unsettled_questions(self) -> list[Match]:
        """Return the matches whose question still has to be counted again or followed by another one.

        There are some if a process ended between two transactions.
        """
        asked = await self._reader.several(queries.asked_something())
        return [match for match in asked if decided_question(match) is not None or waiting_seats(match)]

    async def settle(self, match_id: int) -> Match:
        """Do what is left to do in such a match: count again, and ask the next question."""
        match = await self.recount(await self._match(match_id))
        return await self.ask_next(match.id) if waiting_seats(match) else match

    async def _facts_of_question(self, match: Match) -> Facts:
        """Read the facts that a settled answer to the match's open question needs."""
        question = match.question
        if question is None or not question.is_open:
            return NO_FACTS
        return await self._facts(match.id, question.kind, question.seat, question.detail)

    async def _facts(self, match_id: int, kind: Kind, seat: int | None, detail: Mapping[str, Any]) -> Facts:
        """Read the facts that a kind of question needs (`QuestionKind.needs`)."""
        match KINDS[kind].needs:
            case "undo":
                assert seat is not None
                return Facts(undo=await self._undoing(match_id, seat, detail["seq"]))
            case "quiet_hours":
                return Facts(quiet_hours=await self._quiet_hours(detail["user"]))
            case None:
                return NO_FACTS

    async def _undoing(self, match_id: int, seat: int, seq: int | None) -> UndoPlan:
        """Plan the undo of a step of the newest match; `seq` as in `games.core.undo.plan_undo`.

        Raises:
            Refused: `undo_` and the obstacle.
        """
        match, opening, rows = await load_with_log(self._database, self._identity_map, match_id)
        log = records_of(rows, match, self._identity_map)
        played = [record.played for record in log]
        try:
            back = await asyncio.to_thread(plan_undo, match.rules, opening, played, len(match.chairs), seat, seq)
        except CannotUndo as error:
            raise Refused(f"undo_{error.why}") from None
        return plan_undo_of_undo(back, log)

    async def _ask(
        self,
        match_id: int,
        key: str,
        kind: Kind,
        user: int,
        name: str,
        *,
        seat: int | None = None,
        detail: Mapping[str, Any] | None = None,
        answer: Answer = "yes",
    ) -> Match:
        request = Request(key, self._time, await self._facts(match_id, kind, seat, detail or {}))
        act = consent.ask(kind, user, name, request, seat=seat, detail=detail, answer=answer)
        return await self._do(match_id, key, act)

    async def _match(self, match_id: int) -> Match:
        return await self._reader.match(match_id)

    async def _quiet_hours(self, user: int) -> str | None:
        return (await self._user_settings.quiet_hours_of([user])).get(user)

    async def _do(self, match_id: int, key: str | None, act: Act) -> Match:
        return (await self._writer.do(UseCase(match_id, key, act))).match


def _undo_freely(seat: int, user: int, key: str, plan: UndoPlan, time: TimeContext) -> Act:
    def act(match: Match) -> Change:
        require_playing(match)
        if match.record_count != plan.record_count:
            raise Overtaken
        return undo_step(match, seat, user, key, plan, time, open_=False)

    return act
