"""Playing: the private panel of a seat, and actions taken in it or by `/act`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.handlers.match_lookup import candidate_matches, find_match, match_for, own_seat
from bot.interactions import custom_ids
from bot.interactions.errors import UserError, refusal_text
from bot.interactions.registry import autocomplete, form, press, select
from bot.interactions.response import Interaction, Response
from bot.screens.drill import Drill, drill_of
from bot.screens.history import event_lines
from bot.screens.panel import chosen_note, panel_screen, refused_note, stale_note, with_undo_button
from bot.screens.public import player_names, shared_of
from bot.screens.questions import clock_lines
from bot.screens.typed_actions import (
    InvalidInput,
    completions,
    find_action,
    form_for,
    needed_fields,
    read_form,
    read_line,
)
from bot.services import Services
from bot.ui.blocks import Screen
from bot.ui.limits import ELLIPSIS, notice
from bot.ui.words import say
from games.core.action import Action, Illegal
from games.core.game import offer_of
from games.core.words import EMPTY, Markdown, lines
from storage import Match, Refused, Stale, Submitted, User
from storage.match.timer import seat_deadline, turn_deadline

TypedInput = Mapping[str, str] | str | None
"""What a user types with an action: texts by field from a form, one line from `/act`, or None."""


def panel_of(
    services: Services,
    response: Response,
    match: Match,
    path: custom_ids.Path = (),
    *,
    page: int = 0,
    note: Markdown = EMPTY,
    text_only: bool = False,
) -> Screen:
    """Return the user's panel, the private message with their hand, their task and their choices in a match.

    Args:
        services: The bot's services.
        response: The response to the user's press or command.
        match: A match that has begun.
        path: The choices made so far in nested menus; empty for the first screen (see `custom_ids.Path`).
        page: The page of the menu there, counted from 0.
        note: Markdown at the top that says what has just changed; empty for nothing.
        text_only: Show text instead of the picture even if the user's settings ask for pictures.

    Raises:
        Refused: The user has no seat in the match (`not_seated`).
    """
    seat, person = own_seat(match, response), services.settings.get(response.user.id)
    return panel_screen(match, seat, path, page=page, note=note, text_only=text_only or person.text_only)


async def show_panel(services: Services, response: Response, match_id: int, *, text_only: bool = False) -> None:
    """Send the user's panel, the private message with their hand and choices in a match, as a new message.

    Args:
        services: The bot's services.
        response: The response to the press or command.
        match_id: The match.
        text_only: Show text instead of the picture even if the user's settings ask for pictures.

    Raises:
        Refused: The user has no seat (`not_seated`), or the match has not begun (`not_started`) or was cancelled
            (`over`).
    """
    match = await match_for(services, response, match_id)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    services.events.mark_present(match, response.user.id)
    await response.send(panel_of(services, response, match, note=warnings(services, match, seat), text_only=text_only))


@press(custom_ids.MySeat, defer="private")
async def open_panel(services: Services, response: Response, press: custom_ids.MySeat) -> None:
    """Send the user who pressed "My seat" their panel, the private message with their hand and choices."""
    await show_panel(services, response, press.match)


@press(custom_ids.Panel, defer="update")
async def refresh_panel(services: Services, response: Response, press: custom_ids.Panel) -> None:
    """Show the user's panel, the private message with their hand and choices, as it is now, at its first screen."""
    await turn_panel(services, response, press.match)


@press(custom_ids.OpenPath, defer="update")
async def open_path(services: Services, response: Response, press: custom_ids.OpenPath) -> None:
    """Show another of the nested menus in the user's panel, after a choice in one of them."""
    await turn_panel(services, response, press.match, press)


async def turn_panel(
    services: Services, response: Response, match_id: int, into: custom_ids.OpenPath | None = None
) -> None:
    """Show the user's panel as it is now in the pressed private message.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        into: The nested menu to show; None shows the first screen. If its choices are outdated, the first screen is
            shown with a note.

    Raises:
        Refused: The user has no seat (`not_seated`), or the match has not begun (`not_started`) or was cancelled
            (`over`).
    """
    match = await match_for(services, response, match_id)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    services.events.mark_present(match, response.user.id)
    if into is None:
        screen = panel_of(services, response, match, note=warnings(services, match, seat))
    elif offer_of(match.rules, match.state, seat, match.chairs[seat].actions_taken).matches(
        into.turn, into.fingerprint
    ):
        screen = panel_of(services, response, match, into.path, page=into.page)
    else:
        screen = panel_of(services, response, match, note=stale_note(match, seat))
    await response.update(screen)


@press(custom_ids.OpenForm, defer=None)
async def open_form(services: Services, response: Response, press: custom_ids.OpenForm) -> None:
    """Open the form of an action that needs typed text; if it is no longer offered, show the user's panel instead."""
    match = await match_for(services, response, press.match)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    services.events.mark_present(match, response.user.id)
    if offer_of(match.rules, match.state, seat, match.chairs[seat].actions_taken).matches(
        press.turn, press.fingerprint
    ):
        try:
            opened = form_for(match, seat, press.index)
        except IndexError:
            pass  # a forged index is answered like an outdated one
        else:
            await response.open_form(opened)
            return
    await response.update(panel_of(services, response, match, note=stale_note(match, seat)))


@press(custom_ids.Play, defer="update")
async def play_action(services: Services, response: Response, press: custom_ids.Play) -> None:
    """Play the action of the pressed button or menu option, which needs no typed text."""
    await take_action(services, response, press)


@select(custom_ids.Pick, defer="update")
async def pick_things(services: Services, response: Response, press: custom_ids.Pick, values: Sequence[str]) -> None:
    """Play the action that takes all the things that the user has picked in one menu, such as dice to roll again.

    If no action takes just these things, or the menu is out of date, nothing is played and the panel says so.

    Args:
        services: The bot's services.
        response: The response.
        press: The menu.
        values: The numbers of the picked things, as the menu counts them.

    Raises:
        Refused: The user has no seat, or the match is unknown, has not started or does not allow the action now.
    """
    match = await match_for(services, response, press.match)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    are_numbers = all(value.isascii() and value.isdigit() and len(value) < 3 for value in values)
    drill = drill_of(match, seat)
    if not drill.offer.matches(press.turn, press.fingerprint):
        await _show_unchanged(services, response, press.match, stale_note, response.update)
    elif not are_numbers or (index := drill.picked(press.verb, [int(value) for value in values])) is None:
        words = say.text("note-not-together")
        await _show_unchanged(services, response, press.match, lambda _match, _seat: words, response.update)
    else:
        await take_action(services, response, custom_ids.Play(press.match, press.turn, press.fingerprint, index))


@form(custom_ids.OpenForm)
async def submit_action(
    services: Services, response: Response, press: custom_ids.OpenForm, typed: Mapping[str, str]
) -> None:
    """Play an action with the text that the user has typed into its form."""
    await take_action(services, response, press, typed)


async def take_action(
    services: Services, response: Response, press: custom_ids.Play | custom_ids.OpenForm, typed: TypedInput = None
) -> None:
    """Play an action for the user in one transaction, then show their panel with what came of it.

    If the action is no longer offered, is against the rules or its text is wrong, nothing changes and the panel says
    why.

    Args:
        services: The bot's services.
        response: The response to the press or the command.
        press: The action, named by its index among the offered actions and by the turn in which it was offered.
        typed: The typed text: by field from a form, as one line from `/act`, or None for an action without text.

    Raises:
        Refused: The user has no seat, or the match is unknown, has not started or does not allow the action now.
    """

    def pick(match: Match, drill: Drill) -> Action:
        offered = drill.offer.actions
        if not drill.offer.matches(press.turn, press.fingerprint) or press.index >= len(offered):
            raise Stale
        action = offered[press.index]
        return _filled(match, drill.offer.seat, press.index, typed) if action.open else action

    await _take(services, response, press.match, pick, response.update)


@press(custom_ids.PlayShared, defer="private")
async def play_shared(services: Services, response: Response, press: custom_ids.PlayShared) -> None:
    """Play an action by a button of the public board, and show the user's panel with what came of it in a new message.

    Nobody else sees the answer, and the board does not change before all have chosen.

    Raises:
        Refused: The user has no seat, or the match is unknown, has not started or does not allow the action now.
    """

    def pick(match: Match, drill: Drill) -> Action:
        shared = shared_of(match)
        if shared.fingerprint != press.fingerprint or press.index >= len(shared.actions):
            raise Stale
        return shared.actions[press.index]

    await _take(services, response, press.match, pick, response.send)


async def _take(
    services: Services,
    response: Response,
    match_id: int,
    pick: Callable[[Match, Drill], Action],
    show: Callable[[Screen], Awaitable[object]],
) -> None:
    """Play an action for the user in one transaction, then show their panel with what came of it.

    Args:
        services: The bot's services.
        response: The response to the press or the command.
        match_id: The match.
        pick: Returns the action, given the newest match and what the user's seat is offered in it; raises `Stale` if
            the user has asked for something that is not offered any more.
        show: Shows a screen to the user alone.

    Raises:
        Refused: The user has no seat, or the match is unknown, has not started or does not allow the action now.
    """
    user = response.user.id
    chosen: list[tuple[Drill, Action]] = []

    def choose(match: Match) -> Action:
        if match.guild != response.interaction.guild_id:
            raise Refused("unknown_match")
        drill = drill_of(match, own_seat(match, response))
        action = pick(match, drill)
        chosen[:] = [(drill, action)]
        return action

    async def show_unchanged(note: Callable[[Match, int], Markdown]) -> None:
        await _show_unchanged(services, response, match_id, note, show)

    try:
        submitted = await services.store.submit(match_id, str(response.interaction.id), User(user), choose)
    except Stale:
        await show_unchanged(stale_note)
        return
    except Illegal as error:
        words = refused_note(*chosen[-1], error)
        await show_unchanged(lambda _match, _seat: words)
        return
    except Refused as error:
        if error.code in ("typed", "over"):
            words = refusal_text(error)
            await show_unchanged(lambda _match, _seat: words)
            return
        raise
    services.events.mark_present(submitted.match, user)
    services.events.action_committed(submitted)
    before = chosen[-1][0] if chosen else drill_of(submitted.match, submitted.seat)
    note = _outcome_note(before, submitted)
    if warning := warnings(services, submitted.match, submitted.seat):
        note = lines([note, warning])
    screen = panel_of(services, response, submitted.match, note=note)
    if submitted.match.is_open and all(told.to == submitted.seat for told in submitted.events):
        screen = with_undo_button(screen, submitted.match)  # nobody else has learned of it, so no consent is needed
    await show(screen)


async def need_text(services: Services, response: Response, press: custom_ids.OpenForm) -> None:
    """Tell the user of `/act` which texts they must type for an action; if it is outdated, show their panel instead.

    Raises:
        UserError: The action is still offered; the message lists its fields.
    """
    match = await match_for(services, response, press.match)
    seat = own_seat(match, response)
    try:
        needed = needed_fields(match, seat, press.index)
    except IndexError:
        await response.send(panel_of(services, response, match, note=stale_note(match, seat)))
        return
    raise UserError(say.text("act-needs-text", fields=needed))


def warnings(services: Services, match: Match, seat: int) -> Markdown:
    """Return warnings for a player: a problem with the match's channel, and how long they have for their turn.

    Args:
        services: The bot's services.
        match: The match.
        seat: The player's seat.

    Returns:
        The warnings as lines of markdown; empty if there are none.
    """
    found = services.boards.problems.get(match.id)
    said = [say.text(f"trouble-{found}", match=str(match.id))] if found else []
    away = services.store.time.outages
    chair = match.chairs[seat]
    said += clock_lines(
        match, (seat_deadline(match, chair, away) if chair.active else None) or turn_deadline(match, away)
    )
    return lines(said)


def _filled(match: Match, seat: int, index: int, typed: TypedInput) -> Action:
    try:
        if isinstance(typed, str):
            return read_line(match, seat, index, typed)
        return read_form(match, seat, index, typed or {})
    except InvalidInput as error:
        raise Refused("typed", words=error.words) from None


async def _show_unchanged(
    services: Services,
    response: Response,
    match_id: int,
    note: Callable[[Match, int], Markdown],
    show: Callable[[Screen], Awaitable[object]],
) -> None:
    """Show the user's panel with a note that says why nothing was changed.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        note: Returns the note for the match as it is now and the user's seat.
        show: Shows a screen to the user alone.
    """
    match = await services.store.match(match_id)
    seat = own_seat(match, response)
    if match.state is None:
        await show(notice(say.text("refused-over")))
        return
    await show(panel_of(services, response, match, note=note(match, seat)))


def _outcome_note(before: Drill, submitted: Submitted) -> Markdown:
    """Return lines that name the action just played and what its player is told of its effects, at most nine of them.

    Args:
        before: The actions that were offered.
        submitted: The committed action with its events.
    """
    match, seat = submitted.match, submitted.seat
    words = match.rules.presentation(player_names(match))
    happened = event_lines(words, [told.event for told in submitted.events if told.to in (None, seat)])
    found = [chosen_note(before, submitted.action), *happened]
    if len(found) > 9:
        found = [*found[:4], Markdown(ELLIPSIS), *found[-4:]]
    return lines(found)


@autocomplete("action")
async def action_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the actions that the user may play now and whose labels contain the typed words, for autocompletion.

    They are those of the match in the command's option `table`, else of the first match where it is the user's turn.

    Returns:
        At most 25 pairs of a label and the custom id that stands for the action.
    """
    table = getattr(interaction.namespace, "table", None)
    found = await candidate_matches(services, interaction, table, require_seat=True)
    for match in found:
        seat = match.seat_of(interaction.user.id)
        if seat is not None and (len(found) == 1 or seat in match.active):
            return completions(match, seat, typed)
    return []


async def act_by_words(
    services: Services, response: Response, action: str, text: str | None, table: str | None
) -> None:
    """Play the action that a user of `/act` has typed or picked from the suggestions.

    Args:
        services: The bot's services.
        response: The response to the command.
        action: The custom id of a suggested action, or words of its label that the user typed.
        text: What the user typed for an action that takes text; None tells the user what to type.
        table: The number of the match; None looks for one where it is the user's turn.

    Raises:
        UserError: No match fits or it has not started, no single action matches, or the action needs text.
    """
    chosen = custom_ids.parse(action)
    if not isinstance(chosen, custom_ids.Play | custom_ids.OpenForm):
        found = await candidate_matches(services, response.interaction, table, require_seat=True)
        asked = [match for match in found if match.seat_of(response.user.id) in match.active]
        match = asked[0] if len(asked) == 1 else await find_match(services, response, table, require_seat=True)
        if match.state is None:
            raise UserError(say.text("refused-not-started"))
        chosen = find_action(match, own_seat(match, response), action)
    if chosen is None:
        raise UserError(say.text("act-unclear"))
    if isinstance(chosen, custom_ids.OpenForm) and text is None:
        await need_text(services, response, chosen)
    else:
        await take_action(services, response, chosen, text)
