"""The private panel of one seat: what it holds, what is asked of it, and its choices. It has nothing that is not in the
seat's own view, and it is only ever sent as the private answer to a press or command of its player."""

from typing import Any

from bot.catalogue import say
from bot.ids import Choose, Into, Panel, Path, Play, write
from bot.limits import ALT, OPTION, OPTIONS, fit_screen
from bot.screen import Block, Button, Buttons, Drawing, Menu, Option, Picture, Screen, Text
from bot.screens.drill import Drill
from bot.screens.names import colour, marked, shown_names
from bot.screens.public import public_of, standing, whose
from bot.shorten import fit_label
from games.core.game import View
from games.core.offer import Offer, offer_of
from games.core.presentation import Presentation, plain
from storage.snapshot import Match, Status

CANCEL = 99
"""The number of the menu that cancels standing orders, apart from those of the drilling down."""


def panel_screen(
    match: Match, seat: int, path: Path = (), *, page: int = 0, note: str = "", text_only: bool = False
) -> Screen:
    """The panel of a seat of a match that has begun.

    `path` and `page` say how far its player has drilled down (`bot.ids.Into`); one that leads nowhere is the
    beginning. `note` (text) says what has changed.
    """
    names = shown_names(match)
    words, drill = match.rules.presentation(names), drill_of(match, seat)
    view = drill.view
    blocks: list[Block] = []
    if note:
        blocks.append(Text(say("panel.note", note=note.replace("\n", "\n> "))))
    title = say("panel.title", game=match.rules.title, player=marked(seat, names[seat]))
    blocks.append(Text(f"{title}\n{_asked(match, drill)}"))
    if hand := words.hand(view).strip():
        blocks.append(Text(hand))
    if text_only and (text := words.text(view).strip()):
        blocks.append(Text(text))
    elif (picture := _own_picture(match, words, view)) is not None:
        blocks.append(picture)
    if match.status is Status.PLAYING:
        blocks += _standing(drill)
        blocks += _choices(drill, path, page)
    return fit_screen(Screen(tuple(blocks), colour(seat)))


def drill_of(match: Match, seat: int) -> Drill:
    """The choices of a seat of a match that has begun; none once it has been ended, whatever its rules say."""
    view, turns = match.rules.view(match.state, seat), match.chairs[seat].turns
    playing = match.status is Status.PLAYING
    offer = offer_of(match.rules, match.state, seat, turns) if playing else Offer(seat, turns, ())
    return Drill(match.id, offer, match.rules.presentation(shown_names(match)), view)


def has_picture(words: Presentation[Any]) -> bool:
    """Whether the game draws pictures at all."""
    return type(words).picture is not Presentation.picture


def _asked(match: Match, drill: Drill) -> str:
    if drill.offer.actions:
        return drill.words.prompt(drill.view)
    public = public_of(match)
    if public.deciding:
        return say("panel.waiting", whose=whose(public))
    return standing(public)


def _own_picture(match: Match, words: Presentation[Any], view: View) -> Picture | None:
    """The picture as this seat alone sees it; None where it sees no more than everybody."""
    game, public = match.rules, match.rules.view(match.state, None)
    if not has_picture(words) or view.model_copy(update={"seat": None}) == public:
        return None
    drawing = Drawing(game.name, game.edition, view.model_dump_json(), shown_names(match))
    return Picture(drawing, fit_label(words.alt(view), ALT), private=True, words=words.text(view))


def _standing(drill: Drill) -> list[Block]:
    """The standing orders of a seat, with a menu that cancels those which can be cancelled now."""
    orders = drill.words.standing(drill.view)
    if not orders:
        return []
    offer = drill.offer
    said = "\n".join(say("log.line", line=plain(label)) for label, _ in orders)
    cancels = [
        Option(
            fit_label(label, OPTION),
            write(Play(drill.match, offer.turn, offer.fingerprint, offer.actions.index(cancel))),
        )
        for label, cancel in orders
        if cancel in offer.actions
    ]
    blocks: list[Block] = [Text(say("panel.standing", orders=said))]
    if cancels:
        blocks.append(Menu(write(Choose(drill.match, CANCEL)), say("panel.cancel_order"), tuple(cancels[:OPTIONS])))
    return blocks


def _choices(drill: Drill, path: Path, page: int) -> list[Block]:
    if not drill.offer.actions:
        return [Buttons((Button(say("panel.refresh"), write(Panel(drill.match))),))]
    place = drill.place(path)
    controls = drill.controls(path, page)
    if place is None:
        return [*controls, Buttons((Button(say("panel.refresh"), write(Panel(drill.match))),))]
    verb = plain(drill.words.verb(place.kind))
    picked = say("panel.picked", verb=verb, picked=plain(", ".join(place.picked))) if place.picked else verb
    back = [Button(say("panel.back"), _into(drill, drill.back(path)))]
    if drill.back(path):
        back.append(Button(say("panel.top"), _into(drill, ())))
    return [Text(picked), *controls, Buttons(tuple(back))]


def _into(drill: Drill, path: Path) -> str:
    return write(Into(drill.match, drill.offer.turn, drill.offer.fingerprint, 0, path))
