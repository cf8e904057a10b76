"""Consent: what the players of a match decide together by vote, with a method for each kind of question.

This is the front door to all that needs consent. The other parts: `storage.match.consent_rules` declares for each kind
of question who has to agree and what happens then, and `storage.match.consent` has the use cases committed here.

`Consent.undo` decides whether an undo needs consent: no, if `games.core.undo.plan_undo` says that the seat may undo
alone (`Undo.free`), otherwise all players are asked. `storage.match.undo` changes the match in both cases.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from games.core.replay import BrokenRecord
from games.core.undo import CannotUndo, plan_undo
from storage.errors import Refused, Unavailable
from storage.match import consent
from storage.match.change import Act, Change
from storage.match.clock import Clock
from storage.match.consent_rules import KINDS, NO_FACTS, Facts, Request, decided_question, waiting_seats
from storage.match.model import Answer, Kind, Match
from storage.match.pauses import require_unpaused
from storage.match.play import require_playing
from storage.match.seating import long_empty_seat
from storage.match.undo import Overtaken, UndoPlan, check_undo_bound, plan_with_increments, undo_step
from storage.services.user_settings import UserSettingsStore
from storage.time_source import TimeContext
from storage.unit_of_work import queries
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import Reader, in_thread, records_of

log = logging.getLogger(__name__)

ATTEMPTS = 6
"""The maximum number of attempts at an undo; one fails if the match goes on after the plan and before the commit."""
NEVER = ("undo_gone", "undo_draw", "undo_reveal")
"""The codes of `Refused` for an undo that has become impossible for good."""


class Consent:
    """Asks the players of a match questions, records their answers, and carries out what they agree on.

    Methods for one match return the match afterwards. If nobody else has to agree, a question is settled at once.

    Besides the codes of `Refused` that a method lists, those that ask may raise `not_started`, `over`, `not_seated` and
    `question_open`, and those that answer `not_started` and `over`; for the errors of all methods see `Store`.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        identity_map: Decodes records.
        user_settings: Supplies the quiet hours of users who sit down.
        time: The clock to read, and the intervals in which the bot was down.
    """

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        identity_map: IdentityMap,
        user_settings: UserSettingsStore,
        time: TimeContext,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._identity_map = identity_map
        self._user_settings = user_settings
        self._time = time

    async def pause(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Ask the players whether to pause the match, so that no time runs.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.

        Raises:
            Refused: The match is paused already (`is_paused`).
        """
        return await self._ask(match_id, key, "pause", user, name)

    async def resume(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Ask the players whether to resume the paused match.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.

        Raises:
            Refused: The match is not paused (`not_paused`).
        """
        return await self._ask(match_id, key, "resume", user, name)

    async def change_clock(self, match_id: int, key: str, user: int, name: str, clock: Clock | None) -> Match:
        """Ask the players whether to play with another clock.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.
            clock: The new clock; None to play without one.

        Raises:
            Refused: The match has this clock already (`same_clock`).
        """
        detail = {"clock": None if clock is None else clock.write()}
        return await self._ask(match_id, key, "clock", user, name, detail=detail)

    async def replace(self, match_id: int, key: str, user: int, name: str, seat: int, choice: Answer) -> Match:
        """Ask the players whether to remove a player from a seat, or to give a vacant seat to a computer player.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who asks.
            name: That user's name.
            seat: The seat.
            choice: The asker's own vote: `computer` for a computer player, or `person` to leave the seat vacant for
                another person.

        Raises:
            Refused: There is no such seat (`unknown_seat`); or no person plays in it (`no_person`), unless it is vacant
                and `choice` is `computer`.
        """
        return await self._ask(match_id, key, "absent", user, name, seat=seat, answer=choice)

    async def sit_down(self, match_id: int, key: str, user: int, name: str, *, free_only: bool = False) -> Match:
        """Seat a user in a running match at once, if a seat is reserved for this user, or vacant in a public match.

        Otherwise ask the players whether the user may have a vacant seat of a private match, or that of a computer
        player.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who wants to play.
            name: That user's name.
            free_only: True to raise Refused (`seat_asked`) instead of asking the players.

        Raises:
            Refused: The user plays already (`already_in`), people play in all seats (`full`), or the players would have
                to be asked (`seat_asked`, with `free_only`).
        """
        quiet = await self._quiet_hours(user)
        try:
            return await self._writer.change(match_id, key, consent.sit_down(user, name, quiet, self._time))
        except Refused as refusal:
            if refusal.code != "no_seat":
                raise
        match = await self._reader.match(match_id)
        free = [chair for chair in match.chairs if chair.user is None]
        free.sort(key=lambda chair: (not chair.is_vacant, chair.reserved_for is None))
        if not free:
            raise Refused("full")
        if free_only:
            raise Refused("seat_asked")
        detail = {"user": user, "name": name}
        return await self._ask(match_id, key, "seat", user, name, seat=free[0].seat, detail=detail)

    async def undo(self, match_id: int, key: str, user: int, name: str, *, free_only: bool = False) -> Match:
        """Undo a player's last action: at once if the rules let the player undo alone; otherwise ask all players.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The player who asks.
            name: That player's name.
            free_only: True to raise Refused (`undo_asks`) instead of asking the players.

        Raises:
            Refused: There is nothing to undo (`undo_nothing`), the undo would cross a random draw (`undo_draw`) or the
                reveal of something secret (`undo_reveal`), too much has been undone (`undo_often`), the players would
                have to be asked (`undo_asks`, with `free_only`), or the match is paused (`paused`,
                `suspended`).
            Unavailable: The match changed before each of several attempts could be committed.
        """
        for _ in range(ATTEMPTS):
            match = await self._reader.match(match_id)
            require_playing(match)
            seat = match.seat_of(user)
            if seat is None:
                raise Refused("not_seated")
            require_unpaused(match)
            plan = await self._plan_undo(match_id, seat, None)
            if not plan.undo.free and free_only:
                raise Refused("undo_asks")
            if plan.undo.free:
                act = _undo_freely(seat, user, key, plan, self._time)
            else:
                request = Request(key, self._time, Facts(undo=plan))
                detail = {"seq": plan.undo.seq, "steps": plan.public_steps}
                act = consent.ask("undo", user, name, request, seat=seat, detail=detail)
            try:
                return await self._writer.change(match_id, key, act)
            except Overtaken:
                continue
        raise Unavailable("the match goes on too fast to take anything back")

    async def answer(self, match_id: int, key: str, user: int, question: int, choice: str) -> Match:
        """Record a player's answer to a question, or withdraw the question.

        If the answers settle the question, the result is carried out in the same transaction. A yes to an undo that has
        become impossible settles the question as `overtaken`.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user who answers.
            question: The question's id.
            choice: The answer, or `withdrawn` to withdraw the question.

        Raises:
            Refused: The question is settled or has no such answer (`question_settled`), the user is not asked
                (`not_asked`) or may not withdraw the question (`not_yours_to_withdraw`), or the result cannot be
                carried out (`paused` for an undo; `already_in` or `seat_taken` for a seat).
            Unavailable: The match changed before each of several attempts could be committed.
        """
        if choice == "withdrawn":
            return await self._writer.change(match_id, key, consent.withdraw(user, question, self._time))
        for _ in range(ATTEMPTS):
            match = await self._reader.match(match_id)
            try:
                facts = await self._facts_of_question(match) if choice == "yes" else NO_FACTS
                act = consent.answer(user, question, choice, Request(key, self._time, facts))
            except Refused as refusal:
                if refusal.code not in NEVER:
                    raise
                act = consent.settle_overtaken(question, match.record_count, user)
            try:
                return await self._writer.change(match_id, key, act)
            except Overtaken:
                continue
        raise Unavailable("the match goes on too fast to take anything back")

    async def player_left_server(self, match_id: int, user: int) -> Match:
        """Note that a player has left the server, and ask the other players what to do about the seat.

        Args:
            match_id: The match.
            user: The player's Discord id.
        """
        return await self.recount(await self._writer.change(match_id, None, consent.mark_left_server(user, self._time)))

    async def ask_next(self, match_id: int) -> Match:
        """Ask the players about the next seat that was queued while another question was open, if there is one."""
        return await self._writer.change(match_id, None, consent.ask_next(self._time))

    async def with_long_empty_seats(self) -> list[Match]:
        """Return the running matches with an empty seat about which the players have to be asked again (`ask_again`).

        `storage.match.consent_rules.long_empty_seat` says when this is so. Nothing is asked here.
        """
        found = await self._reader.several(queries.with_empty_seats())
        now, away = self._time.now(), self._time.outages
        return [match for match in found if long_empty_seat(match, now, away) is not None]

    async def ask_again(self, match_id: int) -> Match:
        """Ask the players again about an empty seat for which they have long waited, if there is one."""
        return await self._writer.change(match_id, None, consent.ask_again(self._time))

    async def recount(self, match: Match) -> Match:
        """Count the answers to a match's open question again, because a voter may have left, and carry out the result.

        A result that cannot be carried out now leaves the question open, and is logged instead of raised.

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
                return await self._writer.change(match.id, key, consent.recount(question.id, request))
            except Overtaken:
                match = await self._reader.match(match.id)
            except (Refused, Unavailable, BrokenRecord) as reason:
                code = reason.code if isinstance(reason, Refused) else type(reason).__name__
                log.info("match %d: a question stays asked: %s", match.id, code)
                return match
        return match

    async def with_unsettled_questions(self) -> list[Match]:
        """Return the running matches whose open question can be settled, or in which another question has to be asked.

        Normally there are none, but a process may end between the transaction that causes this and the one that settles
        it. Call `settle` for each match.
        """
        asked = await self._reader.several(queries.asked_something())
        return [match for match in asked if decided_question(match) is not None or waiting_seats(match)]

    async def settle(self, match_id: int) -> Match:
        """Count the answers to a match's open question again; if none is open then, ask about the next queued seat."""
        match = await self.recount(await self._reader.match(match_id))
        return await self.ask_next(match.id) if waiting_seats(match) else match

    async def _facts_of_question(self, match: Match) -> Facts:
        """Read what is needed to carry out the open question of a match, such as the planned undo.

        Raises:
            Refused: The question is about an undo that is impossible now (`undo_` and the reason of `CannotUndo`).
        """
        question = match.question
        if question is None or not question.is_open:
            return NO_FACTS
        return await self._facts(match.id, question.kind, question.seat, question.detail)

    async def _facts(self, match_id: int, kind: Kind, seat: int | None, detail: Mapping[str, Any]) -> Facts:
        """Read what is needed to carry out a question of one kind (`QuestionKind.needs`), such as the planned undo.

        Args:
            match_id: The match.
            kind: The kind of question.
            seat: The seat that the question is about.
            detail: The parameters of what is proposed; see `Question.detail`.

        Raises:
            Refused: The question is about an undo that is impossible now (`undo_` and the reason of `CannotUndo`).
        """
        match KINDS[kind].needs:
            case "undo":
                assert seat is not None
                return Facts(undo=await self._plan_undo(match_id, seat, detail["seq"]))
            case "quiet_hours":
                return Facts(quiet_hours=await self._quiet_hours(detail["user"]))
            case None:
                return NO_FACTS

    async def _plan_undo(self, match_id: int, seat: int, seq: int | None) -> UndoPlan:
        """Plan the undo of an action in the newest version of a match, in another thread.

        Args:
            match_id: The match.
            seat: The seat whose action is undone.
            seq: The number of its record; None for the seat's last action.

        Raises:
            Refused: The undo is impossible (`undo_` and the reason of `CannotUndo`), or without `seq` the seat has
                undone too often (`undo_often`).
        """
        match, opening, rows = await self._reader.with_log(match_id)
        return await in_thread(lambda: self._plan(match, opening, rows, seat, seq))

    def _plan(self, match: Match, opening: Any, rows: Sequence[Any], seat: int, seq: int | None) -> UndoPlan:
        log = records_of(rows, match, self._identity_map)
        if seq is None:  # what the players have been asked already is not refused any more
            check_undo_bound(log, seat)
        played = [record.played for record in log]
        try:
            back = plan_undo(match.rules, opening, played, len(match.chairs), seat, seq)
        except CannotUndo as error:
            raise Refused(f"undo_{error.why}") from None
        return plan_with_increments(back, log)

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
        return await self._writer.change(match_id, key, act)

    async def _quiet_hours(self, user: int) -> str | None:
        return (await self._user_settings.quiet_hours_of([user])).get(user)


def _undo_freely(seat: int, user: int, key: str, plan: UndoPlan, time: TimeContext) -> Act:
    def act(match: Match) -> Change:
        require_playing(match)
        if match.record_count != plan.record_count:
            raise Overtaken
        return undo_step(match, seat, user, key, plan, time, is_public=False)

    return act
