"""The private panel of one seat: its hand, its task and its choices.

A panel is built only from the seat's own view, and is sent only as a private response to the seat's player.
"""

from dataclasses import replace
from typing import Any

from bot.interactions.custom_ids import Choose, OpenPath, Panel, Path, Play, TakeBack, encode
from bot.screens.drill import Drill, drill_of
from bot.screens.public import has_picture, player_label, player_names, public_of, seat_colour, status_text, turn_text
from bot.ui.blocks import Block, Button, Buttons, Drawing, Menu, Option, Picture, Screen, Text
from bot.ui.catalogue import say
from bot.ui.limits import ALT, OPTION, OPTIONS, fit_label, fit_screen
from games.core.action import Action, Illegal, blank
from games.core.presentation import Presentation, plain
from games.core.values import View
from storage.match.model import Match, Status

CANCEL_MENU = 99
"""Number of the menu that cancels standing orders; the menus of choices count from 0."""


def panel_screen(
    match: Match, seat: int, path: Path = (), *, page: int = 0, note: str = "", text_only: bool = False
) -> Screen:
    """Return the panel of a seat.

    Args:
        match: A started match.
        seat: The seat.
        path: The drill-down path (`bot.interactions.custom_ids.OpenPath`); an invalid one shows the first screen.
        page: Page of the menu there.
        note: What has just changed; empty for nothing.
        text_only: Show text instead of the picture.
    """
    names = player_names(match)
    words, drill = match.rules.presentation(names), drill_of(match, seat)
    view = drill.view
    blocks: list[Block] = []
    if note:
        blocks.append(Text(say("panel.note", note=note.replace("\n", "\n> "))))
    title = say("panel.title", game=match.rules.title, player=player_label(seat, names[seat]))
    blocks.append(Text(f"{title}\n{_prompt(match, drill)}"))
    if hand := words.hand(view).strip():
        blocks.append(Text(hand))
    if text_only and (text := words.text(view).strip()):
        blocks.append(Text(text))
    elif (picture := _own_picture(match, words, view)) is not None:
        blocks.append(picture)
    if match.status is Status.PLAYING:
        blocks += _standing_orders(drill)
        blocks += _choices(drill, path, page)
    return fit_screen(Screen(tuple(blocks), seat_colour(seat)))


def _prompt(match: Match, drill: Drill) -> str:
    if drill.offer.actions:
        return drill.words.prompt(drill.view)
    public = public_of(match)
    if public.pending:
        return say("panel.waiting", whose=turn_text(public))
    return status_text(public)


def _own_picture(match: Match, words: Presentation[Any], view: View) -> Picture | None:
    """Return the picture from the seat's view; None if that shows no more than the public picture."""
    game, public = match.rules, match.rules.view(match.state, None)
    own_data, public_data = [game.view_codec.dump_python(each, exclude={"seat"}) for each in (view, public)]
    if not has_picture(words) or own_data == public_data:
        return None
    drawing = Drawing(game.name, game.edition, game.write_view(view), player_names(match))
    return Picture(drawing, fit_label(words.alt(view), ALT), private=True, text_alternative=words.text(view))


def _standing_orders(drill: Drill) -> list[Block]:
    """Return the standing orders (answers given in advance) of a seat, with a menu of those it may cancel now."""
    orders = drill.words.standing(drill.view)
    if not orders:
        return []
    offer = drill.offer
    lines = "\n".join(say("log.line", line=plain(label)) for label, _ in orders)
    cancels = [
        Option(
            fit_label(label, OPTION),
            encode(Play(drill.match, offer.turn, offer.fingerprint, offer.actions.index(cancel))),
        )
        for label, cancel in orders
        if cancel in offer.actions
    ]
    blocks: list[Block] = [Text(say("panel.standing", orders=lines))]
    if cancels:
        blocks.append(
            Menu(encode(Choose(drill.match, CANCEL_MENU)), say("panel.cancel_order"), tuple(cancels[:OPTIONS]))
        )
    return blocks


def _choices(drill: Drill, path: Path, page: int) -> list[Block]:
    if not drill.offer.actions:
        return [Buttons((Button(say("panel.refresh"), encode(Panel(drill.match))),))]
    place = drill.locate(path)
    controls = drill.blocks(path, page)
    if place is None:
        return [*controls, Buttons((Button(say("panel.refresh"), encode(Panel(drill.match))),))]
    verb = plain(drill.words.verb(place.kind))
    picked = (
        say("panel.picked", verb=verb, picked=plain(", ".join(place.picked_labels))) if place.picked_labels else verb
    )
    back = [Button(say("panel.back"), _into(drill, drill.parent(path)))]
    if drill.parent(path):
        back.append(Button(say("panel.top"), _into(drill, ())))
    return [Text(picked), *controls, Buttons(tuple(back))]


def _into(drill: Drill, path: Path) -> str:
    return encode(OpenPath(drill.match, drill.offer.turn, drill.offer.fingerprint, 0, path))


def chosen_note(before: Match, seat: int, action: Action) -> str:
    """Return a note that names the action a player has just chosen.

    Args:
        before: The match in which the action was offered.
        seat: The player's seat.
        action: The action.
    """
    drill = drill_of(before, seat)
    if action not in drill.offer.actions and blank(action) not in drill.offer.actions:
        return say("note.chosen", action=plain(drill.words.verb(type(action))))
    return say("note.chosen", action=plain(drill.words.label(drill.view, action)))


def stale_note(match: Match, seat: int) -> str:
    """Return a note that the pressed button is out of date and whether the seat may act now.

    Args:
        match: The match as it is now.
        seat: The player's seat.
    """
    if not match.is_open:
        return say("note.stale_over")
    may_act = match.state is not None and match.rules.may_act(match.state, seat)
    return say("note.stale" if may_act else "note.stale_waiting")


def refused_note(match: Match, seat: int, action: Action, refusal: Illegal) -> str:
    """Return a note, in the game's words, on why the rules refused an action.

    Args:
        match: The match.
        seat: The player's seat; the note is based on its view.
        action: The refused action.
        refusal: The error that the rules raised.
    """
    drill = drill_of(match, seat)
    return drill.words.refusal(drill.view, action, refusal.reason)


def with_undo_button(screen: Screen, match: Match) -> Screen:
    """Return a panel with an added button that undoes the player's last step.

    Args:
        screen: The panel.
        match: The match.
    """
    row = Buttons((Button(say("panel.take_back"), encode(TakeBack(match.id))),))
    return fit_screen(replace(screen, blocks=(*screen.blocks, row)))
