"""`lesson`: the lesson of a game as its reader sees it, for those who write one."""

import argparse
from collections.abc import Iterator
from typing import Any

from games.cli.arguments import Complaint, game_named
from games.core.chance import Chance
from games.core.game import Game
from games.core.lesson import Lesson, WrongLesson
from games.core.seeded import Seeded


def run(arguments: argparse.Namespace) -> int:
    """Print every page; last, as data, what the learner could do on the last one."""
    game = game_named(arguments.game)
    try:
        lesson = game.lesson
    except WrongLesson as wrong:
        raise Complaint(str(wrong)) from None
    if lesson is None:
        raise Complaint(f"{game.title} has no lesson.")
    print("\n".join(_pages(game, lesson)))
    return 0


def _pages(game: Game[Any, Any], lesson: Lesson) -> Iterator[str]:
    words = game.presentation(lesson.names)
    for moment in lesson.moments:
        yield f"== {moment.number + 1} of {moment.pages}: {words.headline(moment.view)}"
        yield from (f"- {line}" for event in moment.events if (line := words.tell(event)))
        yield from (text for text in (words.text(moment.view), words.hand(moment.view)) if text.strip())
        yield f"\n> {moment.say}\n"
        for action, why in moment.ways:
            yield f"[{words.label(moment.view, action)}] {why or 'goes on'}"
    last = lesson.moments[-1]
    world = game.determinize(last.view, Chance(Seeded(1).below))
    if lesson.seat in game.active_seats(world):
        yield "\nThe offers now:"
        yield from (game.action_codec.dump_json(each).decode() for each in game.legal_actions(world, lesson.seat))
