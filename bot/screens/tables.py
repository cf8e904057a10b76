"""Lists of matches (a user's own or a server's), and the question "Are you sure?" before what cannot be undone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.interactions.custom_ids import ChooseTable, Confirm, Join, KeepAsIs, Panel, Tables, Vote, encode
from bot.screens.public import public_of, status_text, turn_text
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Menu, Option, Screen, Text
from bot.ui.limits import (
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    ROW,
    clean_name,
    distinct_labels,
    fit_label,
    fit_markdown,
    fit_screen,
)
from bot.ui.words import say
from games.core.words import AllOf, Markdown, bullets, lines
from storage.match.model import Match, Question, Status

TABLES_PER_PAGE = 10
"""Number of tables on a page."""


def tables_screen(
    matches: Sequence[Match], user: int, *, of: Literal["mine", "server"] = "mine", page: int = 0
) -> Screen:
    """Return the message that shows a page of a list of matches; those that wait for the user come first.

    Args:
        matches: The matches, in any order, all of which the user may see.
        user: The viewer's id.
        of: "mine" for the user's own matches, "server" for a server's, with buttons to join those that have not begun.
        page: Number of the page, counted from 0; one past the last shows the last.
    """
    title = say.text("games-mine") if of == "mine" else say.text("games-server")
    if not matches:
        none = say.text("games-none-mine" if of == "mine" else "games-none-server")
        return Screen((Text(lines([title, none])),), NEUTRAL_ACCENT)
    ordered = sorted(matches, key=lambda match: (not is_asked(match, user), not match.is_open, -match.id))
    pages = -(-len(ordered) // TABLES_PER_PAGE)
    page = min(page, pages - 1)
    shown = ordered[page * TABLES_PER_PAGE : (page + 1) * TABLES_PER_PAGE]
    blocks: list[Block] = [Text(title), Text(bullets(_table_line(match, user) for match in shown))]
    if of == "server":
        joins = [_join_button(match) for match in shown if _has_room(match, user)]
        blocks += [Buttons(tuple(joins[at : at + ROW])) for at in range(0, len(joins), ROW)]
    if pages > 1:
        turns = [at for at in (page - 1, page + 1) if 0 <= at < pages]
        names = {page - 1: say.label("panel-earlier"), page + 1: say.label("panel-later")}
        blocks.append(Text(say.text("games-page", page=page + 1, pages=pages)))
        blocks.append(Buttons(tuple([Button(names[at], encode(Tables(of, at))) for at in turns])))
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _has_room(match: Match, user: int) -> bool:
    """Return True if a user can join a match: it has not begun, has a free seat, and the user has none in it.

    Args:
        match: The match.
        user: The user's id.
    """
    has_free_seat = len(match.chairs) < match.rules.seats[-1]
    return match.status is Status.LOBBY and has_free_seat and match.seat_of(user) is None


def _join_button(match: Match) -> Button:
    label = say.label("games-join", game=match.rules.title, match=str(match.id))
    return Button(fit_label(label, LABEL), encode(Join(match.id)), "success")


def which_screen(matches: Sequence[Match], user: int) -> Screen:
    """Return the message whose menu asks a user which of their matches a command is about.

    Matches that wait for the user come first.

    Args:
        matches: The matches, in any order; at most 25 are listed.
        user: The user's id.
    """
    ordered = sorted(matches, key=lambda match: (not is_asked(match, user), -match.id))[:OPTIONS]
    labels = distinct_labels(
        [say.label("games-label", game=match.rules.title, match=str(match.id)) for match in ordered], OPTION
    )
    options = tuple(
        [
            Option(label, encode(Panel(match.id)), fit_label(_other_players(match, user), OPTION))
            for label, match in zip(labels, ordered, strict=True)
        ]
    )
    menu = Menu(encode(ChooseTable(0)), fit_label(say.label("games-which-menu"), PLACEHOLDER), options)
    return Screen((Text(say.text("games-which")), menu), NEUTRAL_ACCENT)


def is_asked(match: Match, user: int) -> bool:
    """Return True if a match is running and waits for an action of this user.

    Args:
        match: The match.
        user: The user's id.
    """
    return match.status is Status.PLAYING and match.seat_of(user) in match.active


def jump_url(match: Match) -> Markdown:
    """Return the URL at which Discord shows a match's public message, or its thread or channel if it has no message."""
    url = place_url(match)
    return Markdown(f"{url}/{match.message}") if match.message else url


def place_url(match: Match) -> Markdown:
    """Return the URL of the thread or channel in which a match is played, which stays when its message is replaced."""
    return Markdown(f"https://discord.com/channels/{match.guild or '@me'}/{match.thread or match.channel}")


def _table_line(match: Match, user: int) -> Markdown:
    public = public_of(match)
    link = say.text("games-link", game=public.game.title, match=str(public.match), url=jump_url(match))
    view = public.view
    if public.status is Status.LOBBY or view is None:
        taken, most = len(public.seats), public.game.seats[-1]
        return say.text("games-lobby", link=link, taken=taken, seats=most)
    if not match.is_open:
        return say.text("games-over", link=link, result=_on_one_line(status_text(public)))
    if is_asked(match, user):
        # The list is a private response, so the task may come from the user's own view.
        own = public.game.view(match.state, match.seat_of(user))
        return say.text("games-asked", link=link, task=_on_one_line(public.presentation.task(own)))
    headline = _on_one_line(public.presentation.headline(view))
    return say.text("games-waiting", link=link, headline=headline, turn=turn_text(public))


def _other_players(match: Match, user: int) -> str:
    others = [clean_name(chair.name) for chair in match.chairs if chair.user != user]
    return say.label("games-with", names=AllOf(others)) if others else say.label("games-alone")


def _on_one_line(text: Markdown) -> Markdown:
    return fit_markdown(Markdown(" ".join(text.split())), 200)


ConfirmAction = Literal["resign", "end", "leave", "cancel"]


def confirm_screen(match: Match, what: ConfirmAction) -> Screen:
    """Return the message that asks a user to confirm an action on a match that cannot be undone, such as to resign.

    Args:
        match: The match.
        what: The action.
    """
    yes = Button(say.label(f"confirm-yes-{what}"), encode(Confirm(match.id, what)))
    no = Button(say.label(f"confirm-no-{what}"), encode(KeepAsIs(match.id)))
    return are_you_sure(say.text(f"confirm-{what}", game=match.rules.title), no, yes)


def end_vote_screen(match: Match, question: Question) -> Screen:
    """Return the message that asks a player to confirm their answer "End the game" to a question to all players.

    Args:
        match: The match.
        question: The question.
    """
    yes = Button(say.label("confirm-yes-end"), encode(Vote(match.id, question.id, "end")))
    no = Button(say.label("confirm-no-end"), encode(KeepAsIs(match.id)))
    return are_you_sure(say.text("confirm-vote-end", game=match.rules.title), no, yes)


def are_you_sure(text: Markdown, no: Button, yes: Button) -> Screen:
    """Return a message that asks to confirm what cannot be undone.

    The button that changes nothing is first; the other one is last and grey.

    Args:
        text: The question.
        no: The button that changes nothing.
        yes: The button that goes on.
    """
    return Screen(
        (Text(text), Buttons((replace(no, style="primary"), replace(yes, style="secondary")))), NEUTRAL_ACCENT
    )
