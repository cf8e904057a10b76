"""Playing: a player's panel (the private message with their hand and choices), and actions taken there or by `/act`."""

from collections.abc import Callable, Mapping, Sequence

from bot.handlers.match_lookup import candidate_matches, find_match, match_for, own_seat
from bot.interactions import custom_ids
from bot.interactions.errors import UserError, refusal_text
from bot.interactions.registry import autocomplete, form, press, select
from bot.interactions.response import Interaction, Response
from bot.scheduler.open_panels import CHOICE_PATIENCE
from bot.screens.drill import Drill, drill_of
from bot.screens.history import News, event_lines, is_luck, is_result, news_text
from bot.screens.panel import chosen_note, details_screen, refused_note, stale_note
from bot.screens.public import player_names, shared_of
from bot.screens.typed_actions import (
    InvalidInput,
    completions,
    find_action,
    form_for,
    needed_fields,
    read_form,
    read_line,
)
from bot.services import RefusedForm, Services
from bot.ui.limits import notice
from bot.ui.words import say
from games.core.action import Action, Illegal
from games.core.game import offer_of
from games.core.words import EMPTY, Markdown
from storage import Match, Refused, Stale, Status, Submitted, User
from storage.match.model import LogEntry

OUTCOME = 190
"""Maximum length (`News.fitted`) of what a panel says about the effects of the press that it answers."""

TypedInput = Mapping[str, str] | str | None
"""What a user types with an action: texts by field from a form, one line from `/act`, or None."""


Note = Callable[[Sequence[LogEntry]], Markdown]
"""Returns what a panel says of a press, given what else it tells: what happened since the player's last action."""


async def send_panel(
    services: Services, response: Response, match: Match, *, note: Markdown = EMPTY, text_only: bool = False
) -> None:
    """Send the user's panel, the private message with their hand, their task and their choices, as a new message.

    Args:
        services: The bot's services.
        response: The response to the user's press or command.
        match: A match that has begun.
        note: Markdown that says what has just changed; empty for nothing.
        text_only: Show text instead of the picture even if the user's settings ask for pictures.

    Raises:
        Refused: The user has no seat in the match (`not_seated`).
    """
    seat, user = own_seat(match, response), response.user.id
    text = await services.panels.text(match, user, seat, note=lambda _: note, text_only=text_only)
    await response.send(text.screen)
    services.panels.opened(response, match, text, text_only=text_only, can_undo=False, in_menu=False)


async def update_panel(
    services: Services,
    response: Response,
    match: Match,
    path: custom_ids.Path = (),
    *,
    page: int = 0,
    note: Markdown | Note = EMPTY,
    correct: custom_ids.CorrectForm | None = None,
    can_undo: bool = False,
    new: bool = False,
) -> None:
    """Show the user's panel (the private message with their hand and choices) in the pressed message, or in a new one.

    Args:
        services: The bot's services.
        response: The response to the user's press or command; a command gets a new message.
        match: A match that has begun.
        path: The choices made so far in nested menus; empty for the first screen (see `custom_ids.Path`).
        page: The page of the menu there, counted from 0.
        note: Markdown that says what has just changed, or a function that returns it; empty for nothing.
        correct: Opens a form that was refused, for which `note` says why; None for none.
        can_undo: Add a button that takes back the user's last action.
        new: Show it in a new message, because the pressed one is public.

    Raises:
        Refused: The user has no seat in the match (`not_seated`).
    """
    seat, user = own_seat(match, response), response.user.id
    tell = (lambda _: note) if isinstance(note, str) else note
    text = await services.panels.text(match, user, seat, path, page=page, note=tell, correct=correct, can_undo=can_undo)
    await (response.send if new else response.update)(text.screen)
    services.panels.opened(response, match, text, text_only=False, can_undo=can_undo, in_menu=bool(path))


async def _seat_of_user(services: Services, response: Response, match_id: int) -> tuple[Match, int]:
    """Return a match that has begun and the user's seat in it, and note that the user is present.

    Args:
        services: The bot's services.
        response: The response to the press or command.
        match_id: The match.

    Raises:
        Refused: The user has no seat (`not_seated`), or the match has not begun (`not_started`) or was cancelled
            (`over`).
    """
    match = await match_for(services, response, match_id)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    services.events.mark_present(match, response.user.id)
    return match, seat


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
    match, _ = await _seat_of_user(services, response, match_id)
    await send_panel(services, response, match, text_only=text_only)


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
    """Show another of the nested menus in the user's panel (the private message with their choices), after a choice."""
    await turn_panel(services, response, press.match, press)


async def turn_panel(
    services: Services, response: Response, match_id: int, into: custom_ids.OpenPath | None = None
) -> None:
    """Show the user's panel as it is now, or one of its nested menus, in the pressed private message.

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
    match, seat = await _seat_of_user(services, response, match_id)
    services.panels.hold(match_id, response.user.id)
    if into is None:
        await update_panel(services, response, match)
    elif offer_of(match.rules, match.state, seat, match.chairs[seat].actions_taken).matches(
        into.turn, into.fingerprint
    ):
        await update_panel(services, response, match, into.path, page=into.page)
    else:
        await update_panel(services, response, match, note=stale_note(match, seat))


@press(custom_ids.Details, defer="update")
async def show_details(services: Services, response: Response, press: custom_ids.Details) -> None:
    """Show the message behind the button "Details" of the user's panel: all news, standing orders and position."""
    match = await match_for(services, response, press.match)
    seat = own_seat(match, response)
    if match.status is not Status.PLAYING:
        await turn_panel(services, response, press.match)
        return
    services.events.mark_present(match, response.user.id)
    services.panels.hold(match.id, response.user.id, CHOICE_PATIENCE)
    since = await services.store.since(match, viewer=seat, seat=seat)
    await response.update(details_screen(match, seat, since=since, made_at=services.store.time.now()))


@press(custom_ids.OpenForm, defer=None)
async def open_form(services: Services, response: Response, press: custom_ids.OpenForm) -> None:
    """Open the form of an action that needs typed text; if it is no longer offered, show the user's private panel."""
    await _open_form(services, response, press, None)


@press(custom_ids.CorrectForm, defer=None)
async def correct_form(services: Services, response: Response, press: custom_ids.CorrectForm) -> None:
    """Open a form that was refused, filled in as it was; if its action is no longer offered, show the user's panel."""
    opened = custom_ids.OpenForm(press.match, press.turn, press.fingerprint, press.index)
    refused = services.refused_forms.get((press.match, response.user.id))
    await _open_form(services, response, opened, refused.typed if refused and refused.press == opened else None)


async def _open_form(
    services: Services, response: Response, press: custom_ids.OpenForm, typed: Mapping[str, str] | None
) -> None:
    match = await match_for(services, response, press.match)
    seat = own_seat(match, response)
    if match.state is None:
        raise Refused("not_started" if match.is_open else "over")
    services.events.mark_present(match, response.user.id)
    if offer_of(match.rules, match.state, seat, match.chairs[seat].actions_taken).matches(
        press.turn, press.fingerprint
    ):
        try:
            opened = form_for(match, seat, press.index, typed)
        except IndexError:
            pass  # a forged index is answered like an outdated one
        else:
            services.panels.hold(match.id, response.user.id, CHOICE_PATIENCE)
            await response.open_form(opened)
            return
    await update_panel(services, response, match, note=stale_note(match, seat))


@press(custom_ids.Play, defer="update")
async def play_action(services: Services, response: Response, press: custom_ids.Play) -> None:
    """Play the action of the pressed button or menu option, which needs no typed text."""
    await take_action(services, response, press)


@select(custom_ids.Pick, defer="update")
async def pick_things(services: Services, response: Response, press: custom_ids.Pick, values: Sequence[str]) -> None:
    """Play the action for the things that the user has picked in a menu of their panel, such as the dice to roll again.

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
        await _show_unchanged(services, response, press.match, stale_note)
    elif not are_numbers or (index := drill.picked(press.verb, [int(value) for value in values])) is None:
        words = say.text("note-not-together")
        await _show_unchanged(services, response, press.match, lambda _match, _seat: words)
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

    form = None
    if isinstance(press, custom_ids.OpenForm) and isinstance(typed, Mapping):
        form = RefusedForm(press, typed)
    await _take(services, response, press.match, pick, form=form)


@press(custom_ids.PlayShared, defer="private")
async def play_shared(services: Services, response: Response, press: custom_ids.PlayShared) -> None:
    """Play an action by a button of a match's public message, and show the user privately what came of it.

    Nobody else sees the answer, and the public message does not change before all have chosen.

    Raises:
        Refused: The user has no seat, or the match is unknown, has not started or does not allow the action now.
    """

    def pick(match: Match, drill: Drill) -> Action:
        shared = shared_of(match)
        if shared.fingerprint != press.fingerprint or press.index >= len(shared.actions):
            raise Stale
        return shared.actions[press.index]

    await _take(services, response, press.match, pick, new=True)


async def _take(
    services: Services,
    response: Response,
    match_id: int,
    pick: Callable[[Match, Drill], Action],
    *,
    form: RefusedForm | None = None,
    new: bool = False,
) -> None:
    """Play an action for the user in one transaction, then show their private panel with what came of it.

    If it is refused, it is checked whether the user may know of the match. Only players are not refused, and they may
    know of it, so the usual press costs no further look at the match.

    Args:
        services: The bot's services.
        response: The response to the press or the command.
        match_id: The match.
        pick: Returns the action, given the newest match and what the user's seat is offered in it; raises `Stale` if
            the user has asked for something that is not offered any more.
        form: The form that the user has sent; if it is refused, it is kept, and the panel can open it again.
        new: Show the panel in a new message, because the pressed one is public.

    Raises:
        Refused: The user has no seat, or the match has not started or does not allow the action now, or there is none
            of which the user may know (`unknown_match`).
    """
    user = response.user.id
    services.panels.hold(match_id, user)
    chosen: list[tuple[Match, Drill, Action]] = []

    def choose(match: Match) -> Action:
        if match.guild != response.interaction.guild_id:
            raise Refused("unknown_match")
        drill = drill_of(match, own_seat(match, response))
        action = pick(match, drill)
        chosen[:] = [(match, drill, action)]
        return action

    async def show_unchanged(note: Callable[[Match, int], Markdown], refused: RefusedForm | None = None) -> None:
        services.refused_forms.pop((match_id, user), None)
        if refused is not None:
            services.refused_forms[match_id, user] = refused
        correct = None
        if refused is not None:
            named = refused.press
            correct = custom_ids.CorrectForm(named.match, named.turn, named.fingerprint, named.index)
        await _show_unchanged(services, response, match_id, note, correct=correct, new=new)

    try:
        submitted = await services.store.submit(match_id, str(response.interaction.id), User(user), choose)
    except Stale:
        await show_unchanged(stale_note)
        return
    except Illegal as error:
        words = refused_note(*chosen[-1][1:], error)
        await show_unchanged(lambda _match, _seat: words, form)
        return
    except Refused as error:
        await match_for(services, response, match_id)
        if error.code in ("typed", "over", "changed_often"):
            words = refusal_text(error)
            await show_unchanged(lambda _match, _seat: words, form if error.code == "typed" else None)
            return
        raise
    services.refused_forms.pop((match_id, user), None)
    services.events.mark_present(chosen[-1][0] if chosen else submitted.match, user)
    services.events.action_committed(submitted)
    before = chosen[-1][1] if chosen else drill_of(submitted.match, submitted.seat)
    # If nobody else has learned of it, no consent is needed to take it back.
    can_undo = submitted.match.is_open and all(told.to == submitted.seat for told in submitted.events)
    await update_panel(
        services,
        response,
        submitted.match,
        note=lambda since: _outcome_note(before, submitted, since),
        can_undo=can_undo,
        new=new,
    )


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
        await send_panel(services, response, match, note=stale_note(match, seat))
        return
    raise UserError(say.text("act-needs-text", fields=needed))


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
    *,
    correct: custom_ids.CorrectForm | None = None,
    new: bool = False,
) -> None:
    """Show the user's private panel with a note that says why what they asked for was not done.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        note: Returns the note for the match as it is now and the user's seat.
        correct: Opens a form that was refused; None for none.
        new: Show the panel in a new message, because the pressed one is public.
    """
    match = await services.store.match(match_id)
    seat = own_seat(match, response)
    if match.state is None:
        await (response.send if new else response.update)(notice(say.text("refused-over")))
        return
    await update_panel(services, response, match, note=note(match, seat), correct=correct, new=new)


def _outcome_note(before: Drill, submitted: Submitted, since: Sequence[LogEntry]) -> Markdown:
    """Return lines for a player's panel that name the action just played and what they are told of it.

    What the panel says anyway is left out; if that is only what chance brought, the action is still named.

    Args:
        before: The actions that were offered.
        submitted: The committed action with its events.
        since: What the panel tells of what happened since the action, and of its results.
    """
    match, seat = submitted.match, submitted.seat
    words = match.rules.presentation(player_names(match))
    luck = [event for entry in since if entry.is_known for event in entry.events if is_luck(words, event)]
    told = [event for entry in since for event in entry.events if not entry.is_known or is_result(words, event)] + luck
    rest = [each.event for each in submitted.events if each.to in (None, seat) and each.event not in told]
    happened = News((), tuple([(line,) for line in event_lines(words, rest)]))
    chosen = chosen_note(before, submitted.action)
    return news_text(chosen, happened, OUTCOME) or (chosen if luck else EMPTY)


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
    services: Services, response: Response, action: str, text: str | None, table: str | None, *, sure: bool
) -> None:
    """Play the action that a user of `/act` has typed or picked from the suggestions.

    If the action would give something up for good, the user's panel asks once more.

    Args:
        services: The bot's services.
        response: The response to the command.
        action: The custom id of a suggested action, or words of its label that the user typed.
        text: What the user typed for an action that takes text; None tells the user what to type.
        table: The number of the match; None looks for one where it is the user's turn.
        sure: Play the action without asking once more.

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
    elif not (isinstance(chosen, custom_ids.Play) and not sure and await _ask_once_more(services, response, chosen)):
        await take_action(services, response, chosen, text)


async def _ask_once_more(services: Services, response: Response, press: custom_ids.Play) -> bool:
    """If an action would give something up for good, ask the user whether they want it, in their panel.

    Returns:
        Whether the user is asked; False also if the action is out of date.
    """
    match, seat = await _seat_of_user(services, response, press.match)
    drill = drill_of(match, seat)
    is_current = drill.offer.matches(press.turn, press.fingerprint) and press.index < len(drill.offer.actions)
    path = drill.asking_path(press.index) if is_current else ()
    if path:
        await update_panel(services, response, match, path)
    return bool(path)
