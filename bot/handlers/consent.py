"""Decisions that all players of a match make together: undo, replacing players, pausing, changing the clock."""

from bot.handlers.match_lookup import candidate_matches, match_for, own_seat
from bot.handlers.play import panel_of
from bot.interactions import custom_ids
from bot.interactions.registry import autocomplete, press
from bot.interactions.response import Interaction, Response
from bot.messages.board_updater import LOG_ENTRIES
from bot.screens.panel import with_undo_button
from bot.screens.public import player_names
from bot.screens.questions import clock_label, pending_voters, question_text, undone_lines
from bot.services import Services
from bot.ui.catalogue import say
from bot.ui.limits import LABEL, fit_label, notice
from storage import Clock, Match, Refused, Status
from storage.match.model import Answer


async def pause(services: Services, response: Response, match_id: int) -> None:
    """Ask all players whether to pause the match."""
    before = await match_for(services, response, match_id)
    match = await services.store.consent.pause(match_id, *_actor(response))
    await _show_question(services, response, before, match)


async def resume(services: Services, response: Response, match_id: int) -> None:
    """Ask all players whether to resume the match."""
    before = await match_for(services, response, match_id)
    match = await services.store.consent.resume(match_id, *_actor(response))
    await _show_question(services, response, before, match)


async def change_clock(services: Services, response: Response, match_id: int, clock: Clock | None) -> None:
    """Ask all players for another clock (None: no clock); in a lobby, the host sets it alone."""
    before = await match_for(services, response, match_id)
    if before.status is Status.LOBBY:
        match = await services.store.lobbies.set_clock(match_id, str(response.interaction.id), response.user.id, clock)
        services.events.match_changed(match)
        await response.send(notice(say("done.clock", clock=clock_label(clock))))
        return
    match = await services.store.consent.change_clock(match_id, *_actor(response), clock)
    await _show_question(services, response, before, match)


async def undo(services: Services, response: Response, match_id: int) -> None:
    """Undo the user's last step, or ask all players to agree to it."""
    before = await match_for(services, response, match_id)
    own_seat(before, response)
    await response.defer("private")
    match = await services.store.consent.undo(match_id, *_actor(response))
    alone = match.question_count == before.question_count  # the table was not asked, so it is not notified either
    await _show_question(services, response, before, match, done=say("done.undo"), unseen=alone)


async def ask_replacement(services: Services, response: Response, match_id: int, seat: int, choice: Answer) -> None:
    """Ask all players who should play a seat."""
    before = await match_for(services, response, match_id)
    match = await services.store.consent.replace(match_id, *_actor(response), seat, choice)
    await _show_question(services, response, before, match)


@autocomplete("seat")
async def seat_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the seats that can be asked about, as (label, number) pairs, at the table that the user named."""
    named = getattr(interaction.namespace, "table", None)
    found = await candidate_matches(services, interaction, str(named) if named else None, require_seat=True)
    return [pair for match in found[:1] for pair in _replaceable(match) if typed.casefold() in pair[0].casefold()]


def _replaceable(match: Match) -> list[tuple[str, str]]:
    """Return the seats that no computer plays, vacant ones too, as (label, number)."""
    names = player_names(match)
    return [
        (fit_label(f"{chair.seat + 1}: {names[chair.seat]}", LABEL), str(chair.seat + 1))
        for chair in match.chairs
        if chair.computer is None
    ]


def read_seat(match: Match, typed: str) -> int:
    """Return the seat that a user typed, as its number or its player's name.

    Raises:
        Refused: `unknown_seat`.
    """
    text = typed.strip()
    for label, number in _replaceable(match):
        if text in (number, label):
            return int(number) - 1
    for seat, name in enumerate(player_names(match)):
        if name.casefold() == text.casefold():
            return seat
    raise Refused("unknown_seat")


@press(custom_ids.Sit, defer="private")
async def sit_down(services: Services, response: Response, press: custom_ids.Sit) -> None:
    """Take back the user's own seat, take a vacant one, or ask for one that a computer plays."""
    before = await match_for(services, response, press.match)
    match = await services.store.consent.sit_down(press.match, *_actor(response))
    services.events.mark_present(match, response.user.id)
    await _show_question(services, response, before, match, done=say("done.sit", game=match.rules.title))


@press(custom_ids.Vote, defer="private")
async def answer_question(services: Services, response: Response, press: custom_ids.Vote) -> None:
    """Answer a question to the table, that is, to all players of the match."""
    before = await match_for(services, response, press.match)
    key, user = str(response.interaction.id), response.user.id
    match = await services.store.consent.answer(press.match, key, user, press.question, press.choice)
    question = match.question
    counted = question is not None and question.id == press.question
    undone = counted and question is not None and question.kind == "undo" and question.result == "yes"
    services.events.match_changed(match, previously_pending=before.active, undo_agreed=undone)
    if counted and question is not None and question.is_open:
        await response.send(notice(say("done.vote", choice=say(f"question.choice.{press.choice}"))))
    else:
        await response.send(notice(say("done.settled")))


@press(custom_ids.TakeBack, defer="update")
async def take_back(services: Services, response: Response, press: custom_ids.TakeBack) -> None:
    """Undo the user's last step from the panel, where this needs no consent."""
    before = await match_for(services, response, press.match)
    own_seat(before, response)
    match = await services.store.consent.undo(press.match, *_actor(response), free_only=True)
    services.events.mark_present(match, response.user.id)
    services.events.match_changed(match, previously_pending=before.active, silent=True)
    await response.update(with_undo_button(panel_of(services, response, match, note=say("done.undo")), match))


async def _show_question(
    services: Services, response: Response, before: Match, match: Match, *, done: str = "", unseen: bool = False
) -> None:
    """Show the effect of a question: it is open now, or it was settled at once."""
    question = match.question
    if question is not None and question.is_open and question.id > before.question_count:
        services.events.match_changed(match, previously_pending=before.active, asked_users=pending_voters(match))
        log = await services.store.log(match.id, seat=None, newest_first=True, limit=LOG_ENTRIES, offset=0)
        await response.send(
            notice(say("done.asked", question=question_text(match, question, undone_lines(match, log))))
        )
    else:
        services.events.match_changed(match, previously_pending=before.active, silent=unseen)
        await response.send(notice(done or say("done.settled")))


def _actor(response: Response) -> tuple[str, int, str]:
    """Return the key of the transaction, and the id and name of the user who pressed."""
    return str(response.interaction.id), response.user.id, response.user.display_name
