"""A page of a game's lesson: what the others did, the table, a few sentences, and what may be pressed."""

from typing import Any

from bot.catalogue import say
from bot.ids import Learn, Topics, write
from bot.limits import ALT, LABEL, ROW, fit_screen
from bot.screen import Block, Button, Buttons, Drawing, Picture, Screen, Text
from bot.screens.names import colour
from bot.screens.panel import has_picture
from bot.shorten import distinct, fit_label
from games.core.game import Game
from games.core.lesson import Lesson, Moment
from games.core.presentation import Presentation

LINES = 12
"""So many lines of what has happened are shown, the newest."""


def lesson_screen(game: Game[Any, Any], lesson: Lesson, learner: str, number: int, *, why: str = "") -> Screen:
    """A page for the person called `learner`; `why` is what to say of a way that does not lead on."""
    moment = lesson.moment(number)
    names = (*lesson.names[: lesson.seat], learner, *lesson.names[lesson.seat + 1 :])
    words, view = game.presentation(names), moment.view
    blocks: list[Block] = [Text(say("lesson.title", game=game.title, page=moment.number + 1, pages=moment.pages))]
    lines = [line for event in moment.events if (line := " ".join(words.tell(event).split()))]
    if lines and not why:
        blocks.append(Text("\n".join(say("log.line", line=line) for line in lines[-LINES:])))
    if has_picture(words):
        drawing = Drawing(game.name, game.edition, view.model_dump_json(), names)
        blocks.append(Picture(drawing, fit_label(words.alt(view), ALT), private=True, words=words.text(view)))
    else:
        blocks.append(Text(words.text(view)))
    if hand := words.hand(view).strip():
        blocks.append(Text(hand))
    blocks.append(Text(say("lesson.why", why=why) if why else moment.say))
    blocks += _ways(game, words, moment)
    return fit_screen(Screen(tuple(blocks), colour(lesson.seat)))


def _ways(game: Game[Any, Any], words: Presentation[Any], moment: Moment) -> list[Block]:
    here = moment.number
    if moment.ways:
        labels = distinct([words.label(moment.view, action) for action, _ in moment.ways], LABEL)
        buttons = [Button(label, write(Learn(game.name, here, way + 1)), "primary") for way, label in enumerate(labels)]
    elif here + 1 < moment.pages:
        buttons = [Button(say("lesson.next"), write(Learn(game.name, here + 1, 0)), "primary")]
    else:
        buttons = [
            Button(say("lesson.again"), write(Learn(game.name, 0, 0))),
            Button(say("lesson.rules"), write(Topics(game.name, 0))),
        ]
    if here:
        buttons.append(Button(say("lesson.back"), write(Learn(game.name, here - 1, 0))))
    return [Buttons(tuple(buttons[at : at + ROW])) for at in range(0, len(buttons), ROW)]
