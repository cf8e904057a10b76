"""Playing: the private panel of a seat, and what is chosen in it or typed as a command."""

from collections.abc import Callable, Mapping

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint, refusal
from bot.catalogue import say
from bot.house import House
from bot.screen import Screen
from bot.screens import (
    BadInput,
    chosen_note,
    form_for,
    notice,
    panel_screen,
    read_form,
    read_typed,
    refused_note,
    stale_note,
)
from bot.screens.agreement import clock_note, with_take_back
from bot.screens.names import shown_names
from games.core.action import Action
from games.core.illegal import Illegal
from games.core.offer import offer_of
from storage import Match, Refused, Stale, Submitted, User
from storage.remaining import due, until

Typed = Mapping[str, str] | str | None
"""What came with a choice: the fields of a form, one line of text, or nothing."""


async def match_for(house: House, answer: Answer, match_id: int) -> Match:
    """The match that an id names, if it belongs to this server.

    Raises:
        Refused: `unknown_match`; an id that names another server's match is as good as none.
    """
    match = await house.tables.match(match_id)
    if match.guild != answer.interaction.guild_id:
        raise Refused("unknown_match")
    return match


def own_seat(match: Match, answer: Answer) -> int:
    """The seat of whoever pressed. Raises Refused (`not_seated`)."""
    seat = match.seat_of(answer.user.id)
    if seat is None:
        raise Refused("not_seated")
    return seat


def own_panel(
    house: House,
    answer: Answer,
    match: Match,
    path: ids.Path = (),
    *,
    page: int = 0,
    note: str = "",
    text_only: bool = False,
) -> Screen:
    """The panel of whoever pressed: in words where they have set that, also where their picture would show no more than
    the board. How its picture looks is for the answer to say."""
    seat, person = own_seat(match, answer), house.persons.of(answer.user.id)
    return panel_screen(match, seat, path, page=page, note=note, text_only=text_only or person.text_only)


async def show_panel(house: House, answer: Answer, match_id: int, *, text_only: bool = False) -> None:
    """Open the panel as a new private message."""
    match = await match_for(house, answer, match_id)
    seat = own_seat(match, answer)
    if match.state is None:
        raise Refused("not_started" if match.open else "over")
    house.hosting.present(match, answer.user.id)
    await answer.show(own_panel(house, answer, match, note=trouble(house, match, seat), text_only=text_only))


async def turn_panel(house: House, answer: Answer, match_id: int, into: ids.Into | None = None) -> None:
    """Show the panel, or a place further in, in the private message that was pressed."""
    match = await match_for(house, answer, match_id)
    seat = own_seat(match, answer)
    if match.state is None:
        raise Refused("not_started" if match.open else "over")
    house.hosting.present(match, answer.user.id)
    if into is None:
        screen = own_panel(house, answer, match, note=trouble(house, match, seat))
    elif offer_of(match.rules, match.state, seat, match.chairs[seat].turns).matches(into.turn, into.fingerprint):
        screen = own_panel(house, answer, match, into.path, page=into.page)
    else:
        screen = own_panel(house, answer, match, note=stale_note(match, seat))
    await answer.update(screen)


async def open_form(house: House, answer: Answer, press: ids.Fill) -> None:
    """Ask for what has to be typed."""
    match = await match_for(house, answer, press.match)
    seat = own_seat(match, answer)
    if match.state is None:
        raise Refused("not_started" if match.open else "over")
    house.hosting.present(match, answer.user.id)
    if offer_of(match.rules, match.state, seat, match.chairs[seat].turns).matches(press.turn, press.fingerprint):
        try:
            form = form_for(match, seat, press.index)
        except IndexError:
            pass  # forged: answered as an old one
        else:
            await answer.form(form)
            return
    await answer.update(own_panel(house, answer, match, note=stale_note(match, seat)))


async def take(house: House, answer: Answer, press: ids.Play | ids.Fill, typed: Typed = None) -> None:
    """Take an offered action: one transaction, then the panel as it is now."""
    user = answer.user.id
    chosen: list[tuple[Match, Action]] = []

    def choose(match: Match) -> Action:
        if match.guild != answer.interaction.guild_id:
            raise Refused("unknown_match")
        seat = own_seat(match, answer)
        offer = offer_of(match.rules, match.state, seat, match.chairs[seat].turns)
        if not offer.matches(press.turn, press.fingerprint) or press.index >= len(offer.actions):
            raise Stale
        action = offer.actions[press.index]
        if action.open:
            action = _filled(match, seat, press.index, typed)
        chosen[:] = [(match, action)]
        return action

    try:
        submitted = await house.store.submit(press.match, str(answer.interaction.id), User(user), choose)
    except Stale:
        await _again(house, answer, press.match, stale_note)
        return
    except Illegal as error:
        (match, action), refused = chosen[-1], error
        await _again(house, answer, press.match, lambda _, seat: refused_note(match, seat, action, refused))
        return
    except Refused as error:
        if error.code in ("typed", "over"):
            words = refusal(error)
            await _again(house, answer, press.match, lambda _match, _seat: words)
            return
        raise
    house.hosting.present(submitted.match, user)
    house.hosting.acted(submitted)
    before = chosen[-1][0] if chosen else submitted.match
    note = _what_happened(before, submitted)
    if warning := trouble(house, submitted.match, submitted.seat):
        note = f"{note}\n{warning}"
    screen = own_panel(house, answer, submitted.match, note=note)
    if submitted.match.open and all(told.to == submitted.seat for told in submitted.events):
        screen = with_take_back(screen, submitted.match)  # a slip that the table has not heard of
    await answer.update(screen)


async def need_text(house: House, answer: Answer, press: ids.Fill) -> None:
    """Say what `/act` has to be given beside this action."""
    match = await match_for(house, answer, press.match)
    seat = own_seat(match, answer)
    try:
        form = form_for(match, seat, press.index)
    except IndexError:
        await answer.show(own_panel(house, answer, match, note=stale_note(match, seat)))
        return
    asked = " | ".join(field.label for field in form.fields)
    raise Complaint(say("act.needs_text", fields=asked))


def trouble(house: House, match: Match, seat: int) -> str:
    """What a player has to know of where the match is shown, and of their own time; empty when all is well."""
    found = house.refresher.troubles.get(match.id)
    said = [say(f"trouble.{found}", match=match.id)] if found else []
    away = house.store.hours.away
    chair = match.chairs[seat]
    said += clock_note(match, (due(match, chair, away) if chair.active else None) or until(match, away))
    return "\n".join(said)


def _filled(match: Match, seat: int, index: int, typed: Typed) -> Action:
    try:
        if isinstance(typed, str):
            return read_typed(match, seat, index, typed)
        return read_form(match, seat, index, typed or {})
    except BadInput as error:
        raise Refused("typed", words=error.words) from None


async def _again(house: House, answer: Answer, match_id: int, note: Callable[[Match, int], str]) -> None:
    """Nothing was changed: show the panel as it is, with the reason."""
    match = house.tables.keep(await house.store.match(match_id))
    seat = own_seat(match, answer)
    if match.state is None:
        await answer.update(notice(say("refused.over")))
        return
    await answer.update(own_panel(house, answer, match, note=note(match, seat)))


def _what_happened(before: Match, submitted: Submitted) -> str:
    """What was chosen, and what this seat was told of its consequences."""
    match, seat = submitted.match, submitted.seat
    lines = [chosen_note(before, seat, submitted.action)]
    words = match.rules.presentation(shown_names(match))
    lines += [words.tell(told.event).strip() for told in submitted.events if told.to in (None, seat)]
    lines = [" ".join(line.split("\n")) for line in lines if line]
    if len(lines) > 9:
        lines = [*lines[:4], "…", *lines[-4:]]
    return "\n".join(lines)
