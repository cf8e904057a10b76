"""Decisions that all players of a match make together: undo, replacing a player, pausing, changing the time limits."""

from bot.handlers.lobby import own_lobby
from bot.handlers.match_lookup import candidate_matches, match_for, own_seat
from bot.handlers.play import update_panel
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete, press
from bot.interactions.response import Interaction, Response
from bot.messages.board_updater import board_entries
from bot.screens.history import event_lines, join_newest
from bot.screens.lobby import clocks_screen
from bot.screens.public import player_label, player_names
from bot.screens.questions import answer_text, clock_label, pending_voters, question_text, undone_lines
from bot.screens.tables import end_vote_screen
from bot.services import Services
from bot.ui.limits import LABEL, fit_label, notice
from bot.ui.words import say
from games.core.words import Markdown
from storage import Clock, Match, Refused, Status
from storage.match.clock import PRESETS
from storage.match.model import Answer


async def pause(services: Services, response: Response, match_id: int) -> None:
    """Ask all players whether to pause the match, and tell the user so; if nobody else has to agree, pause it."""
    before = await match_for(services, response, match_id)
    match = await services.store.consent.pause(match_id, *_actor(response))
    await _show_question(services, response, before, match, say.text("done-pause"))


async def resume(services: Services, response: Response, match_id: int) -> None:
    """Ask all players whether to resume a paused match, and tell the user so; resume it if nobody else has to agree."""
    before = await match_for(services, response, match_id)
    match = await services.store.consent.resume(match_id, *_actor(response))
    await _show_question(services, response, before, match, say.text("done-resume"))


async def change_clock(services: Services, response: Response, match_id: int, clock: Clock | None) -> None:
    """Change the players' time limits in a match: before it begins its host sets them, later all players are asked.

    Args:
        services: The bot's services.
        response: The response to the command.
        match_id: The match.
        clock: The new time limits; None for none.
    """
    before = await match_for(services, response, match_id)
    if before.status is Status.LOBBY:
        match = await services.store.lobbies.set_clock(match_id, str(response.interaction.id), response.user.id, clock)
        services.events.match_changed(match)
        await response.send(notice(say.text("done-clock", clock=clock_label(clock))))
        return
    match = await services.store.consent.change_clock(match_id, *_actor(response), clock)
    await _show_question(services, response, before, match, say.text("done-clock", clock=clock_label(clock)))


@press(custom_ids.Clocks, defer="private")
async def show_clocks(services: Services, response: Response, press: custom_ids.Clocks) -> None:
    """Send a menu of time limits, with the present ones chosen, in a new private message."""
    await response.send(clocks_screen(await _table_with_clock(services, response, press.match)))


@press(custom_ids.SetClock, defer="update")
async def set_clock(services: Services, response: Response, press: custom_ids.SetClock) -> None:
    """Set the players' time limits to those chosen from the menu; once the match has begun, all players are asked.

    Raises:
        UserError: The menu has no such choice; only a forged press names one.
    """
    match = await _table_with_clock(services, response, press.match)
    if press.preset >= len(PRESETS):
        raise UserError(say.text("error-unknown-id"))
    clock = PRESETS[press.preset]
    if match.status is not Status.LOBBY:
        await change_clock(services, response, match.id, clock)
        return
    match = await services.store.lobbies.set_clock(match.id, str(response.interaction.id), response.user.id, clock)
    services.events.match_changed(match)
    await response.update(clocks_screen(match))


async def _table_with_clock(services: Services, response: Response, match_id: int) -> Match:
    """Return a match if the user may change its players' time limits, or ask the others to change them.

    Raises:
        Refused: The match is over, or the user is neither its host, before it begins, nor one of its players.
    """
    match = await match_for(services, response, match_id)
    if match.status is Status.LOBBY:
        return await own_lobby(services, response, match_id)
    if not match.is_open:
        raise Refused("over")
    own_seat(match, response)
    return match


async def undo(services: Services, response: Response, match_id: int) -> None:
    """Take back the user's last action if that needs nobody's consent; otherwise ask all players of the match."""
    before = await match_for(services, response, match_id)
    own_seat(before, response)
    await response.defer("private")
    match = await services.store.consent.undo(match_id, *_actor(response))
    alone = match.question_count == before.question_count  # the table was not asked, so it is not notified either
    done = await _undone(services, match, own_seat(match, response)) if alone else say.text("done-undo")
    await _show_question(services, response, before, match, done, unseen=alone)


async def ask_replacement(services: Services, response: Response, match_id: int, seat: int, choice: Answer) -> None:
    """Ask all players of a match whether to replace the player of a seat.

    Args:
        services: The bot's services.
        response: The response to the command.
        match_id: The match.
        seat: The seat, counted from 0.
        choice: The user's own answer, counted at once: "computer", or "person" to leave the seat to another person.
    """
    before = await match_for(services, response, match_id)
    match = await services.store.consent.replace(match_id, *_actor(response), seat, choice)
    player = player_label(seat, player_names(before)[seat])
    done = say.text(f"question-decided-{choice}", player=player)
    await _show_question(services, response, before, match, done)


@autocomplete("seat")
async def seat_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the seats of the user's match that no computer plays, for autocompletion, as ("2: Ada", "2") pairs.

    The match is the one in the command's option `table`, else the user's match in this channel or elsewhere. Only its
    players can ask for a replacement, so nobody else is shown its seats.
    """
    named = getattr(interaction.namespace, "table", None)
    found = await candidate_matches(services, interaction, str(named) if named else None, require_seat=True)
    found = [match for match in found[:1] if match.seat_of(interaction.user.id) is not None]
    return [pair for match in found for pair in _replaceable(match) if typed.casefold() in pair[0].casefold()]


def _replaceable(match: Match) -> list[tuple[str, str]]:
    """Return the seats of a match whose player can be replaced if all agree: those that no computer plays.

    Vacant seats are among them.

    Each is a pair of a label and the seat's number counted from 1, such as ("2: Ada", "2").
    """
    names = player_names(match)
    return [
        (
            fit_label(say.label("seat-choice", number=chair.seat + 1, name=names[chair.seat]), LABEL),
            str(chair.seat + 1),
        )
        for chair in match.chairs
        if chair.computer is None
    ]


def read_seat(match: Match, typed: str) -> int:
    """Return the seat of a match, counted from 0, that a user typed as a number from 1 or as its player's name.

    Raises:
        Refused: There is no such seat (`unknown_seat`).
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
    """Give the user a seat in a running match: the one reserved for them or a vacant one.

    If only computer players could make room, all players are asked whether the user may replace one; since that pings
    them, each user can ask so once in a while.

    Raises:
        Refused: The user plays already (`already_in`), people play in all seats (`full`), or the user has asked just
            now (`seat_asked`).
    """
    before = await match_for(services, response, press.match)
    asker = (before.id, response.user.id)
    match = await services.store.consent.sit_down(
        press.match, *_actor(response), free_only=asker in services.asked_for_seats
    )
    if match.question_count > before.question_count:
        services.asked_for_seats[asker] = True
    services.events.mark_present(match, response.user.id)
    await _show_question(services, response, before, match, say.text("done-sit", game=match.rules.title))


@press(custom_ids.Vote, defer="private")
async def answer_question(services: Services, response: Response, press: custom_ids.Vote) -> None:
    """Record the user's answer to the open question that all players of a match are asked, such as whether to pause.

    If it settles the question, the result is carried out. The user is told privately what came of the answer, also if
    the question was settled before. An answer that ends the game counts once it is confirmed in a private message.
    """
    before = await match_for(services, response, press.match)
    key, user = str(response.interaction.id), response.user.id
    message, asked = response.interaction.message, before.question
    is_confirmed = message is not None and message.flags.ephemeral
    if press.choice == "end" and not is_confirmed and asked is not None and user in pending_voters(before):
        await response.send(end_vote_screen(before, asked))
        return
    match = await services.store.consent.answer(press.match, key, user, press.question, press.choice)
    question = match.question
    counted = question is not None and question.id == press.question
    undone = counted and question is not None and question.kind == "undo" and question.result == "yes"
    # If several were choosing in secret before an undo, a ping that stays away would show who had still to choose.
    known = () if undone and before.is_secret_to_people else before.active
    services.events.match_changed(match, previously_pending=known, asked_anew=undone)
    if counted and question is not None and question.is_open:
        await response.send(notice(say.text("done-vote", choice=say.message(f"question-choice-{press.choice}"))))
    elif counted and question is not None:
        await response.send(notice(answer_text(match, question)))
    else:
        await response.send(notice(say.text("refused-question-settled")))


@press(custom_ids.TakeBack, defer="update")
async def take_back(services: Services, response: Response, press: custom_ids.TakeBack) -> None:
    """Take back the user's last action, by the button of their panel (the private message with their hand and choices).

    Raises:
        Refused: Taking it back needs the consent of other players, or is not possible.
    """
    before = await match_for(services, response, press.match)
    own_seat(before, response)
    services.panels.hold(press.match, response.user.id)
    match = await services.store.consent.undo(press.match, *_actor(response), free_only=True)
    services.events.mark_present(match, response.user.id)
    services.events.match_changed(match, previously_pending=before.active, silent=True)
    note = await _undone(services, match, own_seat(match, response))
    await update_panel(services, response, match, note=note, can_undo=True)


async def _undone(services: Services, match: Match, seat: int) -> Markdown:
    """Return a text that names the action which a player has just taken back.

    Args:
        services: The bot's services.
        match: The match, in which nothing has happened since.
        seat: The player's seat.
    """
    words = match.rules.presentation(player_names(match))
    newest = await services.store.log(match.id, seat=seat, newest_first=True, limit=1, offset=0)
    gone = join_newest([line for entry in newest for line in event_lines(words, entry.undone)])
    return say.text("done-undo-what", gone=gone) if gone else say.text("done-undo")


async def _show_question(
    services: Services, response: Response, before: Match, match: Match, done: Markdown, *, unseen: bool = False
) -> None:
    """Tell the user what came of their request to all players: they are asked now, or it was settled at once.

    Args:
        services: The bot's services.
        response: The response to the command or press.
        before: The match before the request.
        match: The match after it.
        done: The text if it was settled at once.
        unseen: If it was settled at once, notify nobody else.
    """
    question = match.question
    if question is not None and question.is_open and question.id > before.question_count:
        pings = pending_voters(match) if services.questions.take((match.id, response.user.id)) else ()
        services.events.match_changed(match, previously_pending=before.active, asked_users=pings)
        log = await board_entries(services.store, match)
        await response.send(
            notice(say.text("done-asked", question=question_text(match, question, undone_lines(match, log))))
        )
    else:
        services.events.match_changed(match, previously_pending=before.active, silent=unseen)
        await response.send(notice(done))


def _actor(response: Response) -> tuple[str, int, str]:
    """Return what `storage` needs to know of a request: its idempotency key, the user's id and the user's name.

    The key is the interaction's id, so that a repeated request counts once.
    """
    return str(response.interaction.id), response.user.id, response.user.display_name
