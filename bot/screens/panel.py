"""The panel: the private message of one seat, with what happened, the player's task, their choices and their hand.

The rest stands behind a button. A panel is built only from the seat's own view and log, and is sent only as a private
response to the seat's player. It may stay on their screen for hours, so it says when it was made, and says nothing that
the public board later contradicts.
"""

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from bot.interactions.custom_ids import Choose, CorrectForm, Details, OpenPath, Panel, Path, Play, TakeBack, encode
from bot.screens.drill import Drill, drill_of
from bot.screens.history import events_since, news_of, news_text
from bot.screens.public import (
    drawing_of,
    has_picture,
    player_label,
    player_names,
    public_of,
    seat_colour,
    status_text,
    turn_text,
)
from bot.ui.blocks import Block, Button, Buttons, Menu, Option, Picture, Screen, Text
from bot.ui.limits import ALT, OPTION, OPTIONS, fit_label, fit_screen, utf16_length
from bot.ui.words import say, timestamp
from games.core.action import Action, Illegal, blank
from games.core.presentation import Presentation
from games.core.values import Event, View
from games.core.words import EMPTY, Markdown, Series, bullets, escape, lines
from storage.match.model import LogEntry, Match, Status

CANCEL_MENU = 99
"""Number of the menu that cancels standing orders; the menus of choices count from 0."""


PANEL_NEWS, DETAILED_NEWS = 360, 2400
"""Maximum length (`News.fitted`) of what a panel says about what happened, together with its note, so that its first
button is in sight on a phone; and of the same behind the button "Details"."""


def panel_screen(
    match: Match,
    seat: int,
    path: Path = (),
    *,
    page: int = 0,
    note: Markdown = EMPTY,
    correct: CorrectForm | None = None,
    alert: Markdown = EMPTY,
    since: Sequence[LogEntry] = (),
    made_at: datetime | None = None,
    can_undo: bool = False,
    text_only: bool = False,
) -> Screen:
    """Return the content of a player's panel: the private message with what happened, their task, choices and hand.

    Args:
        match: A match that has begun.
        seat: The player's seat, counted from 0.
        path: The choices made so far in nested menus; an empty or invalid path shows the first screen.
        page: Page of the menu there, counted from 0.
        note: Markdown that says what the player's press has just changed; empty for nothing.
        correct: Opens a form that was refused, for which `note` says why; None for none.
        alert: Markdown beside the task, such as how much time is left; empty for nothing.
        since: What happened since the seat's last action (`Store.since`); shown on the first screen only.
        made_at: The present time, which the panel shows; None to show none.
        can_undo: Add a button that takes back the player's last action.
        text_only: Show text instead of the picture.
    """
    drill = drill_of(match, seat)
    words, view = drill.words, drill.view
    is_first = drill.locate(path) is None
    blocks: list[Block] = [Text(_title(match, seat, made_at))]
    if note:
        blocks.append(Text(say.text("panel-note", note=Markdown(note.replace("\n", "\n> ")))))
    if correct is not None:
        blocks.append(Buttons((Button(say.label("form-correct"), encode(correct), "primary"),)))
    room = PANEL_NEWS - utf16_length(note)
    if is_first and (news := news_text(say.text("panel-since"), news_of(words, since, seat), room)):
        blocks.append(Text(news))
    blocks.append(Text(lines([_prompt(match, drill), alert])))
    if match.status is Status.PLAYING:
        blocks += _choices(drill, path, page)
    refresh = Button(say.label("panel-refresh"), encode(Panel(match.id)))
    details = Button(say.label("panel-details"), encode(Details(match.id)))
    further = [Button(say.label("panel-take-back"), encode(TakeBack(match.id)))] if match.is_open and can_undo else []
    if match.status is Status.PLAYING and not drill.offer.actions:
        further += [refresh, details] if is_first else [refresh]
    if further:
        blocks.append(Buttons(tuple(further)))
    if (hand := words.hand(view)).strip():
        blocks.append(Text(hand))
    if text_only and (text := words.text(view)).strip():
        blocks.append(Text(text))
    elif (picture := _own_picture(match, words, view, events_since(since, seat))) is not None:
        blocks.append(picture)
    if drill.offer.actions and match.status is Status.PLAYING and is_first:
        blocks.append(Buttons((details, refresh)))
    return fit_screen(Screen(tuple(blocks), seat_colour(seat)))


def details_screen(
    match: Match, seat: int, *, since: Sequence[LogEntry] = (), made_at: datetime | None = None
) -> Screen:
    """Return the private message that a player gets by the button "Details" of their panel.

    It has all that happened, the player's standing orders and the whole position as text.

    Args:
        match: A match that is being played.
        seat: The player's seat, counted from 0.
        since: What happened since the seat's last action (`Store.since`).
        made_at: The present time, which the message shows; None to show none.
    """
    drill = drill_of(match, seat)
    blocks: list[Block] = [Text(_title(match, seat, made_at))]
    if news := news_text(say.text("panel-since"), news_of(drill.words, since, seat), DETAILED_NEWS):
        blocks.append(Text(news))
    blocks += _standing_orders(drill)
    if (text := drill.words.text(drill.view)).strip():
        blocks.append(Text(text))
    blocks.append(Buttons((Button(say.label("panel-back"), encode(Panel(match.id)), "primary"),)))
    return fit_screen(Screen(tuple(blocks), seat_colour(seat)))


def _title(match: Match, seat: int, made_at: datetime | None) -> Markdown:
    title = say.text("panel-title", game=match.rules.title, player=player_label(seat, player_names(match)[seat]))
    as_of = EMPTY if made_at is None or not match.is_open else say.text("panel-as-of", at=timestamp(made_at))
    return lines([title, as_of])


def _prompt(match: Match, drill: Drill) -> Markdown:
    if drill.offer.actions:
        return drill.words.prompt(drill.view)
    public = public_of(match)
    if public.missing:
        return say.text("panel-waiting", turn=turn_text(public))
    return status_text(public)


def _own_picture(match: Match, words: Presentation[Any], view: View, events: Sequence[Event]) -> Picture | None:
    """Return the picture of a match as a player sees it; None if it shows no more than the public one.

    It is also None if the game has no pictures.

    Args:
        match: The match.
        words: The game's texts and pictures for these players.
        view: What the player sees.
        events: What the player has been told since they acted last, which the picture marks.
    """
    game = match.rules
    if not has_picture(words) or not _shows_more(view, game.view(match.state, None)):
        return None
    drawing = drawing_of(game, view, player_names(match), events)
    return Picture(drawing, fit_label(words.alt(view), ALT), private=True)


def _shows_more(view: View, public: View) -> bool:
    """Return True if a player sees something of a match that not everybody sees.

    Args:
        view: What the player sees.
        public: What everybody sees.
    """
    cls: Any = type(view)
    names = [each.name for each in fields(cls) if each.name != "seat"]
    return any(getattr(view, name) != getattr(public, name) for name in names)


def _standing_orders(drill: Drill) -> list[Block]:
    """Return the part of a panel that lists a seat's standing orders (answers given in advance), with a menu.

    The menu cancels one of those that may be cancelled now. Without standing orders the part is empty.
    """
    orders = drill.words.standing(drill.view)
    if not orders:
        return []
    offer = drill.offer
    cancels = [
        Option(
            fit_label(label, OPTION),
            encode(Play(drill.match, offer.turn, offer.fingerprint, offer.actions.index(cancel))),
        )
        for label, cancel in orders
        if cancel in offer.actions
    ]
    blocks: list[Block] = [Text(lines([say.text("panel-standing"), bullets(escape(label) for label, _ in orders)]))]
    if cancels:
        blocks.append(
            Menu(encode(Choose(drill.match, CANCEL_MENU)), say.label("panel-cancel-order"), tuple(cancels[:OPTIONS]))
        )
    return blocks


def _choices(drill: Drill, path: Path, page: int) -> list[Block]:
    place = drill.locate(path)
    controls = drill.blocks(path, page) if drill.offer.actions else []
    if place is None:
        return controls
    verb, labels = drill.words.verb(place.kind), place.picked_labels
    picked = say.text("panel-picked", verb=verb, picked=Series(labels)) if labels else escape(verb)
    if drill.is_question(place):
        return [Text(picked), *controls]
    back = [Button(say.label("panel-back"), _into(drill, drill.parent(path)))]
    if drill.parent(path):
        back.append(Button(say.label("panel-top"), _into(drill, ())))
    return [Text(picked), *controls, Buttons(tuple(back))]


def _into(drill: Drill, path: Path) -> str:
    return encode(OpenPath(drill.match, drill.offer.turn, drill.offer.fingerprint, 0, path))


def chosen_note(drill: Drill, action: Action) -> Markdown:
    """Return a line of markdown for a player's panel that names the action they have just chosen.

    Args:
        drill: The actions that were offered.
        action: The action.
    """
    if action not in drill.offer.actions and blank(action) not in drill.offer.actions:
        return say.text("note-chosen", action=drill.words.verb(type(action)))
    return say.text("note-chosen", action=drill.words.label(drill.view, action))


def stale_note(match: Match, seat: int) -> Markdown:
    """Return a text for a player's panel: the pressed button is out of date, and whether they may act now.

    Args:
        match: The match as it is now.
        seat: The player's seat.
    """
    if not match.is_open:
        return say.text("note-stale-over")
    may_act = match.state is not None and match.rules.may_act(match.state, seat)
    return say.text("note-stale" if may_act else "note-stale-waiting")


def refused_note(drill: Drill, action: Action, refusal: Illegal) -> Markdown:
    """Return a text for a player's panel that says, in the game's words, why its rules do not allow an action.

    Args:
        drill: The actions that were offered; the text reveals no more than their player sees.
        action: The refused action.
        refusal: The error that the rules raised.
    """
    return drill.words.refusal(drill.view, action, refusal.reason)
