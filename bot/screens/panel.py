"""The private panel of one seat: its hand, its task and its choices.

A panel is built only from the seat's own view, and is sent only as a private response to the seat's player.
"""

from dataclasses import fields, replace
from typing import Any

from bot.interactions.custom_ids import Choose, OpenPath, Panel, Path, Play, TakeBack, encode
from bot.screens.drill import Drill, drill_of
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
from bot.ui.limits import ALT, OPTION, OPTIONS, fit_label, fit_screen
from bot.ui.words import say
from games.core.action import Action, Illegal, blank
from games.core.presentation import Presentation
from games.core.values import View
from games.core.words import EMPTY, Markdown, Series, bullets, escape, lines
from storage.match.model import Match, Status

CANCEL_MENU = 99
"""Number of the menu that cancels standing orders; the menus of choices count from 0."""


def panel_screen(
    match: Match, seat: int, path: Path = (), *, page: int = 0, note: Markdown = EMPTY, text_only: bool = False
) -> Screen:
    """Return the private message that shows a player their hand, their task and their choices in a match.

    Args:
        match: A match that has begun.
        seat: The player's seat, counted from 0.
        path: The choices made so far in nested menus; an empty or invalid path shows the first screen.
        page: Page of the menu there, counted from 0.
        note: Markdown at the top that says what has just changed; empty for nothing.
        text_only: Show text instead of the picture.
    """
    names, drill = player_names(match), drill_of(match, seat)
    words, view = drill.words, drill.view
    blocks: list[Block] = []
    if note:
        blocks.append(Text(say.text("panel-note", note=Markdown(note.replace("\n", "\n> ")))))
    title = say.text("panel-title", game=match.rules.title, player=player_label(seat, names[seat]))
    blocks.append(Text(lines([title, _prompt(match, drill)])))
    if (hand := words.hand(view)).strip():
        blocks.append(Text(hand))
    if text_only and (text := words.text(view)).strip():
        blocks.append(Text(text))
    elif (picture := _own_picture(match, words, view)) is not None:
        blocks.append(picture)
    if match.status is Status.PLAYING:
        blocks += _standing_orders(drill)
        blocks += _choices(drill, path, page)
    return fit_screen(Screen(tuple(blocks), seat_colour(seat)))


def _prompt(match: Match, drill: Drill) -> Markdown:
    if drill.offer.actions:
        return drill.words.prompt(drill.view)
    public = public_of(match)
    if public.missing:
        return say.text("panel-waiting", turn=turn_text(public))
    return status_text(public)


def _own_picture(match: Match, words: Presentation[Any], view: View) -> Picture | None:
    """Return the picture of a match as a player sees it; None if it shows no more than the public one.

    It is also None if the game has no pictures.

    Args:
        match: The match.
        words: The game's texts and pictures for these players.
        view: What the player sees.
    """
    game = match.rules
    if not has_picture(words) or not _shows_more(view, game.view(match.state, None)):
        return None
    drawing = drawing_of(game, view, player_names(match))
    return Picture(drawing, fit_label(words.alt(view), ALT), private=True)


def _shows_more(view: View, public: View) -> bool:
    """Return True if a seat's view differs from the public view in more than the seat."""
    cls: Any = type(view)
    names = [each.name for each in fields(cls) if each.name != "seat"]
    return any(getattr(view, name) != getattr(public, name) for name in names)


def _standing_orders(drill: Drill) -> list[Block]:
    """Return blocks that list a seat's standing orders (answers given in advance), with a menu to cancel them.

    The menu has only those that may be cancelled now. There are no blocks without standing orders.
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
    if not drill.offer.actions:
        return [Buttons((Button(say.label("panel-refresh"), encode(Panel(drill.match))),))]
    place = drill.locate(path)
    controls = drill.blocks(path, page)
    if place is None:
        return [*controls, Buttons((Button(say.label("panel-refresh"), encode(Panel(drill.match))),))]
    verb, labels = drill.words.verb(place.kind), place.picked_labels
    picked = say.text("panel-picked", verb=verb, picked=Series(labels)) if labels else escape(verb)
    back = [Button(say.label("panel-back"), _into(drill, drill.parent(path)))]
    if drill.parent(path):
        back.append(Button(say.label("panel-top"), _into(drill, ())))
    return [Text(picked), *controls, Buttons(tuple(back))]


def _into(drill: Drill, path: Path) -> str:
    return encode(OpenPath(drill.match, drill.offer.turn, drill.offer.fingerprint, 0, path))


def chosen_note(drill: Drill, action: Action) -> Markdown:
    """Return a markdown note that names the action a player has just chosen.

    Args:
        drill: The actions that were offered.
        action: The action.
    """
    if action not in drill.offer.actions and blank(action) not in drill.offer.actions:
        return say.text("note-chosen", action=drill.words.verb(type(action)))
    return say.text("note-chosen", action=drill.words.label(drill.view, action))


def stale_note(match: Match, seat: int) -> Markdown:
    """Return a markdown note that the pressed button is out of date, and whether the player may act now.

    Args:
        match: The match as it is now.
        seat: The player's seat.
    """
    if not match.is_open:
        return say.text("note-stale-over")
    may_act = match.state is not None and match.rules.may_act(match.state, seat)
    return say.text("note-stale" if may_act else "note-stale-waiting")


def refused_note(drill: Drill, action: Action, refusal: Illegal) -> Markdown:
    """Return a note, in the game's words, that says why its rules do not allow an action.

    Args:
        drill: The actions that were offered; the note reveals no more than their player sees.
        action: The refused action.
        refusal: The error that the rules raised.
    """
    return drill.words.refusal(drill.view, action, refusal.reason)


def with_undo_button(screen: Screen, match: Match) -> Screen:
    """Return a player's private message with an added button that takes back their last action.

    Args:
        screen: The message.
        match: The match.
    """
    row = Buttons((Button(say.label("panel-take-back"), encode(TakeBack(match.id))),))
    return replace(screen, blocks=(*screen.blocks, row))
