"""Actions on a whole match (resign, end, leave, cancel), lists of matches, and posting a match's message again."""

from dataclasses import replace

from bot.handlers import lobby
from bot.handlers.match_lookup import match_for, own_seat
from bot.handlers.permissions import filter_known, may_view
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import press
from bot.interactions.response import Response
from bot.messages.board_updater import board_entries
from bot.messages.visibility import can_be_private, missing_permissions
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.tables import ConfirmAction, confirm_screen, tables_screen
from bot.services import Services
from bot.ui.blocks import Buttons, Menu, Screen
from bot.ui.limits import notice
from bot.ui.payload import pictures_in
from bot.ui.words import say
from games.core.words import Series
from storage import Match, Refused, Status
from storage.match.due_times import turn_deadline

CONFIRM_ACTIONS: tuple[ConfirmAction, ...] = ("resign", "end", "leave", "cancel")


async def ask_confirmation(services: Services, response: Response, match_id: int, what: str) -> None:
    """Ask the user privately to confirm an action on a match that cannot be undone.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        what: The action: "resign", "end" (the match for all), "leave" (a table that has not begun) or "cancel" (that
            table).

    Raises:
        Refused: The user may not do this now, or `what` is unknown.
    """
    match = await match_for(services, response, match_id)
    _check_allowed(services, match, response, what)
    for question in CONFIRM_ACTIONS:
        if question == what:
            await response.send(confirm_screen(match, question))
            return
    raise Refused("unknown_match")


@press(custom_ids.AskConfirm, defer="private")
async def ask(services: Services, response: Response, press: custom_ids.AskConfirm) -> None:
    """Ask the user privately to confirm the action of the pressed button, for example to resign from a match."""
    await ask_confirmation(services, response, press.match, press.what)


@press(custom_ids.Cancel, defer="private")
async def ask_cancel(services: Services, response: Response, press: custom_ids.Cancel) -> None:
    """Ask the host of a table that has not begun to confirm that they want to close it."""
    await ask_confirmation(services, response, press.match, "cancel")


@press(custom_ids.Confirm, defer="update")
async def confirmed(services: Services, response: Response, press: custom_ids.Confirm) -> None:
    """Carry out the action (such as resigning) that the user has just confirmed by a button."""
    await confirm(services, response, press.match, press.what)


@press(custom_ids.KeepAsIs, defer="update")
async def keep_as_is(services: Services, response: Response, press: custom_ids.KeepAsIs) -> None:
    """Replace the question "Are you sure?" by a note that nothing was changed."""
    await match_for(services, response, press.match)
    await response.update(notice(say.text("confirm-kept")))


async def confirm(services: Services, response: Response, match_id: int, what: str) -> None:
    """Carry out an action on a match that the user has confirmed, and tell them so privately.

    Args:
        services: The bot's services.
        response: The response to the press.
        match_id: The match.
        what: The action: "resign", "end", "leave" or "cancel".

    Raises:
        Refused: The user may not do this, or not now.
    """
    await match_for(services, response, match_id)
    reason = services.end_reasons.pop((match_id, response.user.id), "") if what == "end" else ""
    match = await decide(services, response, match_id, what, reason)
    await response.update(notice(say.text(f"done-{what}", game=match.rules.title, match=str(match.id))))


async def decide(services: Services, response: Response, match_id: int, what: str, reason: str = "") -> Match:
    """Carry out one of four actions on a whole match for a user, and start what follows, such as pings.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        what: "resign", "end" (the match for all), "leave" (a table that has not begun) or "cancel" (that table).
        reason: Why the match is ended, shown to its players; only for "end".

    Returns:
        The changed match.

    Raises:
        Refused: The user may not do this, or not now.
    """
    match = await match_for(services, response, match_id)
    _check_allowed(services, match, response, what)
    key, user = str(response.interaction.id), response.user
    if what == "resign":
        match = await services.store.resign(match_id, key, user.id)
    elif what == "end":
        match = await services.store.end(match_id, key, user.id, user.display_name, reason)
    elif what == "leave":
        match = await services.store.lobbies.leave(match_id, key, user.id)
    else:
        return await lobby.cancel(services, response, match_id)
    services.events.match_changed(match, previously_pending=match.active)
    return match


async def visible_tables(services: Services, response: Response, of: str) -> list[Match]:
    """Return the open matches that `/games` lists for a user.

    Args:
        services: The bot's services.
        response: The response to the user.
        of: "mine" for the user's own matches in this server, otherwise all of this server that they may see.
    """
    interaction = response.interaction
    if of == "mine":
        mine = await services.store.matches_of(response.user.id)
        return [match for match in mine if match.guild == interaction.guild_id]
    found = [] if interaction.guild_id is None else await services.store.open_matches(interaction.guild_id)
    known = await filter_known(services, interaction, found)
    return [match for match in known if may_view(services, match, interaction)]


@press(custom_ids.OpenTables, defer="private")
async def open_tables(services: Services, response: Response, _press: custom_ids.OpenTables) -> None:
    """Send the list of this server's open tables in a new private message."""
    await show_tables(services, response, "server")


@press(custom_ids.Tables, defer="update")
async def turn_tables(services: Services, response: Response, press: custom_ids.Tables) -> None:
    """Show another page of a list of matches in the message that was pressed."""
    await show_tables(services, response, press.of, press.page)


async def show_tables(services: Services, response: Response, of: str, page: int | None = None) -> None:
    """Show a page of a list of open matches.

    Args:
        services: The bot's services.
        response: The response.
        of: "mine" for the user's own matches in this server, otherwise all of this server that they may see.
        page: The page to show in the pressed message, counted from 0; None sends the first page as a new private
            message.
    """
    matches = await visible_tables(services, response, of)
    screen = tables_screen(matches, response.user.id, of="server" if of == "server" else "mine", page=page or 0)
    await (response.send(screen) if page is None else response.update(screen))


async def current_board(services: Services, match: Match, *, text_only: bool) -> Screen:
    """Return a match's public message as it is now: its board, or before the start its players and options.

    Args:
        services: The bot's services.
        match: The match.
        text_only: Show text instead of the picture.
    """
    if match.started_at is None:
        return lobby_screen(match, can_be_private=can_be_private(services.client.get_channel(match.channel)))
    entries = await board_entries(services.store, match)
    return board_screen(match, entries, text_only=text_only, until=turn_deadline(match, services.store.time.outages))


def _check_allowed(services: Services, match: Match, response: Response, what: str) -> None:
    """Raise an error unless the user may resign from, end, leave or cancel a match now.

    Args:
        services: The bot's services.
        match: The match.
        response: The response to the user.
        what: "resign", "end", "leave" or "cancel".

    Raises:
        Refused: They may not, it is not possible now, or `what` is none of these.
    """
    user = response.user.id
    if not match.is_open:
        raise Refused("over")
    if what == "end":
        here = services.visibility.permissions_in(response.interaction, match.channel)
        if user != match.host and not here.manage_messages:
            raise Refused("not_host_or_moderator", host=match.host)
    elif what == "cancel":
        if match.status is not Status.LOBBY:
            raise Refused("not_lobby")
        if user != match.host:
            raise Refused("not_host", host=match.host)
    elif what == "resign":
        own_seat(match, response)
        if match.status is not Status.PLAYING:
            raise Refused("not_started")
    elif what == "leave":
        own_seat(match, response)
        if match.status is not Status.LOBBY:
            raise Refused("resign_instead")
    else:
        raise Refused("unknown_match")


async def post_board(services: Services, response: Response, match: Match, *, text_only: bool) -> None:
    """Post a match's public message again in this channel.

    The new message replaces the former one, and is kept up to date from then on, if this is the match's own thread or
    channel, or if the match cannot be shown in its channel and the user is one of its players. Otherwise, and for a
    match that is over, it is a copy without buttons.

    Args:
        services: The bot's services.
        response: The response to the command.
        match: The match.
        text_only: Show text instead of the picture.

    Raises:
        UserError: The bot lacks permissions here.
        Refused: The match is private and this is not its thread (`no_spectators`).
    """
    interaction = response.interaction
    here = interaction.channel_id
    if match.is_private and match.started_at is not None and here != (match.thread or match.channel):
        raise Refused("no_spectators")
    own = here == (match.thread or match.channel)
    lost = match.id in services.boards.problems and match.seat_of(response.user.id) is not None
    becomes = (own or lost) and match.is_open
    lacking = missing_permissions(interaction.channel, interaction.app_permissions)
    if becomes and lacking:
        raise UserError(say.text("table-permissions", permissions=Series(lacking)))
    with response.for_everybody():
        screen = await current_board(services, match, text_only=text_only)
    await response.defer("public")
    for drawing in pictures_in(screen):
        await services.images.draw(drawing)
    if not becomes:
        await response.send(without_buttons(screen), public=True)
        return
    message = await response.send(screen, public=True)
    if message is None or here is None:
        return
    if own:
        placed = await services.store.place(match.id, message=message)
    else:
        placed = await services.store.place(match.id, channel=here, thread=0, message=message)
    await services.boards.reposted(match, placed)


def without_buttons(screen: Screen) -> Screen:
    """Return a copy of a message's content without its buttons and menus."""
    blocks = tuple([block for block in screen.blocks if not isinstance(block, Buttons | Menu)])
    return replace(screen, blocks=blocks)
