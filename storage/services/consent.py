"""Consent: what a table decides together, by name; `storage.match.consent` has the acts."""

import asyncio
import logging
from typing import Any

from games.core.replay import BrokenRecord
from games.core.undo import CannotUndo, plan_undo
from storage.db.database import Database
from storage.errors import Refused, Unavailable
from storage.match import consent
from storage.match.change import Act
from storage.match.clock import Clock
from storage.match.model import Kind, Match, Result
from storage.match.play import require_playing
from storage.match.questions import decided_question, long_empty_seat, waiting_seats
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
"""How often a taking back is thought out anew when the match goes on meanwhile."""
NEVER = ("undo_gone", "undo_draw", "undo_reveal")
"""Why a step cannot be taken back, now or later."""


class Consent:
    """Questions to the table and their answers.

    All methods raise `Refused` with one of the codes `not_seated`, `not_started`, `over`, `question_open`,
    `question_settled`, `not_asked`, or one that they name.
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
        """Ask to rest. Refused: `is_paused`."""
        return await self._ask(match_id, key, "pause", user, name)

    async def resume(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Ask to go on. Refused: `not_paused`."""
        return await self._ask(match_id, key, "resume", user, name)

    async def change_clock(self, match_id: int, key: str, user: int, name: str, clock: Clock | None) -> Match:
        """Ask for another clock. Refused: `same_clock`."""
        detail = {"clock": None if clock is None else clock.write()}
        return await self._ask(match_id, key, "clock", user, name, detail=detail)

    async def replace(self, match_id: int, key: str, user: int, name: str, seat: int, choice: Result) -> Match:
        """Open a vote on replacing the player of a seat; a vacant seat may be given to a computer.

        Args:
            match_id: The match.
            key: Makes the call idempotent.
            user: The user who asks.
            name: That user's name.
            seat: The seat in question.
            choice: The asker's own vote, `computer` or `person`.

        Raises:
            Refused: `unknown_seat`, `no_person`.
        """
        match = await self._match(match_id)
        if not 0 <= seat < len(match.chairs):
            raise Refused("unknown_seat", seat=seat)
        chair = match.chairs[seat]
        if chair.user is None and not (chair.is_vacant and choice == "computer"):
            raise Refused("no_person")
        return await self._ask(match_id, key, "absent", user, name, seat=seat, choice=choice)

    async def sit_down(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Take one's seat back at once, or a vacant one; where a computer plays, the table is asked.

        Refused: `already_in`, `full`.
        """
        quiet = await self._quiet(user)
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
        return await self._ask(match_id, key, "seat", user, name, seat=held[0], detail=detail, quiet_hours=quiet)

    async def undo(self, match_id: int, key: str, user: int, name: str, *, free_only: bool = False) -> Match:
        """Take back one's last step: at once where it is free, else the table is asked (unless `free_only`).

        Refused: `undo_nothing`, `undo_draw`, `undo_reveal` (what lies between), `undo_asks` (with `free_only`),
        `paused`.
        """
        for _ in range(ATTEMPTS):
            match = await self._match(match_id)
            require_playing(match)
            seat = match.seat_of(user)
            if seat is None:
                raise Refused("not_seated")
            if match.paused_at is not None:
                raise Refused("paused")
            records, going = await self._undoing(match_id, seat, None)
            if not going.undo.free and free_only:
                raise Refused("undo_asks")
            act: Act = (
                _freely(records, seat, user, key, going, self._time)
                if going.undo.free
                else consent.ask(
                    key, "undo", user, name, self._time, seat=seat,
                    detail={"seq": going.undo.seq, "steps": going.public_steps}, undo=going, records=records,
                )
            )  # fmt: skip
            try:
                return await self._do(match_id, key, act)
            except Overtaken:
                continue
        raise Unavailable("the match goes on too fast to take anything back")

    async def answer(self, match_id: int, key: str, user: int, question: int, choice: str) -> Match:
        """Answer a question, or withdraw it.

        A yes to an undo that is no longer possible settles the question as `overtaken`.

        Raises:
            Refused: `not_yours_to_withdraw`.
        """
        for _ in range(ATTEMPTS):
            match = await self._match(match_id)
            try:
                known = await self._known(match) if choice == "yes" else {}
                act = consent.answer(key, user, question, choice, self._time, **known)
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
        """Somebody has left the server: the table is asked about their seat, once."""
        return await self.recount(await self._do(match_id, None, consent.mark_gone(user, self._time)))

    async def ask_next(self, match_id: int) -> Match:
        """Ask about a seat what had to wait until another question was settled (`asking.waiting_seats`)."""
        return await self._do(match_id, None, consent.ask_next(self._time))

    async def long_vacant(self) -> list[Match]:
        """The matches that have waited for long for a seat in which nobody is."""
        found = await self._reader.several(queries.with_empty_seats())
        now, away = self._time.now(), self._time.outages
        return [match for match in found if long_empty_seat(match, now, away) is not None]

    async def ask_again(self, match_id: int) -> Match:
        """Ask such a table once more what shall become of the seat."""
        return await self._do(match_id, None, consent.ask_again(self._time))

    async def recount(self, match: Match) -> Match:
        """The match as it is when its open question is counted again: whoever was waited for may be asked no more.

        Nothing is refused: what cannot be done now stays asked.
        """
        for _ in range(ATTEMPTS):
            question = decided_question(match)
            if question is None:
                return match
            key = f"counted:{match.id}:{question.id}"
            try:
                act = consent.recount(key, question.id, self._time, **await self._known(match))
                return await self._do(match.id, key, act)
            except Overtaken:
                match = await self._match(match.id)
            except (Refused, Unavailable, BrokenRecord) as reason:
                code = reason.code if isinstance(reason, Refused) else type(reason).__name__
                log.info("match %d: a question stays asked: %s", match.id, code)
                return match
        return match

    async def with_unsettled_questions(self) -> list[Match]:
        """Return the matches with a question that has to be counted again, or asked after another one.

        The process that had to do so has ended between two transactions.
        """
        asked = await self._reader.several(queries.asked_something())
        return [match for match in asked if decided_question(match) is not None or waiting_seats(match)]

    async def settle(self, match_id: int) -> Match:
        """Count again, and ask, what was left so."""
        match = await self.recount(await self._match(match_id))
        return await self.ask_next(match.id) if waiting_seats(match) else match

    async def _known(self, match: Match) -> dict[str, Any]:
        """What has to be known of the open question of a match to do what a yes does."""
        asked = match.question
        if asked is None or not asked.is_open:
            return {}
        if asked.kind == "undo" and asked.seat is not None:
            records, back = await self._undoing(match.id, asked.seat, asked.detail["seq"])
            return {"undo": back, "records": records}
        return {"quiet_hours": await self._quiet(asked.detail["user"])} if asked.kind == "seat" else {}

    async def _undoing(self, match_id: int, seat: int, seq: int | None) -> tuple[int, UndoPlan]:
        """What taking back would do to the newest match, and how many records that has."""
        match, opening, rows = await load_with_log(self._database, self._identity_map, match_id)
        log = records_of(rows, match, self._identity_map)
        played = [record.played for record in log]
        try:
            back = await asyncio.to_thread(plan_undo, match.rules, opening, played, len(match.chairs), seat, seq)
        except CannotUndo as error:
            raise Refused(f"undo_{error.why}") from None
        return match.record_count, plan_undo_of_undo(back, log)

    async def _ask(self, match_id: int, key: str, kind: Kind, user: int, name: str, **more: Any) -> Match:
        return await self._do(match_id, key, consent.ask(key, kind, user, name, self._time, **more))

    async def _match(self, match_id: int) -> Match:
        return await self._reader.match(match_id)

    async def _quiet(self, user: int) -> str | None:
        return (await self._user_settings.quiet_hours_of([user])).get(user)

    async def _do(self, match_id: int, key: str | None, act: Act) -> Match:
        return (await self._writer.do(UseCase(match_id, key, act))).match


def _freely(records: int, seat: int, user: int, key: str, back: UndoPlan, time: TimeContext) -> Act:
    def act(match: Match) -> Any:
        require_playing(match)
        if match.record_count != records:
            raise Overtaken
        return undo_step(match, seat, user, key, back, time, open_=False)

    return act
