"""The commands `play` and `lesson`: a game of computer players, and the pages of a game's lesson, as text.

As in every module of a command, a `run_...` function takes the parsed arguments of its command, prints its results and
returns the exit status: 0 on success, 1 if a check failed. It raises `UsageError` if the arguments make no sense.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from games.cli.arguments import UsageError, parse_game, parse_setup
from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.lesson import Lesson, LessonError, lesson_of
from games.core.presentation import Presentation
from games.core.values import Seat, Told
from games.core.words import Series, say
from games.laws.playthrough import (
    Choose,
    narrate,
)
from games.laws.setups import Setup
from games.laws.walk import Tape, start_game

MOST_STEPS = 20_000
"""The number of steps after which `play` gives up."""


def run_play(arguments: argparse.Namespace) -> int:
    """Let computer players play one game, print it step by step, and return exit status 0.

    Each computer player gets only the view of its own seat.

    Args:
        arguments: The game, seats, options and seed; `players` names a level for each seat, separated by commas. With
            `words`, the log is printed as spectators read it, in place of a recording.

    Raises:
        UsageError: The arguments are invalid, or the game is not over after `MOST_STEPS` steps.
    """
    setup = parse_setup(parse_game(arguments.game), arguments.seats, arguments.options)
    named = [name.strip() for name in arguments.players.split(",")]
    levels = (named + [named[-1]] * setup.seats)[: setup.seats]
    if unknown := [level for level in named if level not in LEVELS]:
        raise UsageError(say.label("no-level", name=unknown[0], levels=Series([*LEVELS])))
    if len(named) > setup.seats:
        raise UsageError(say.label("too-many-players", seats=setup.seats, players=len(named)))
    rng = Seeded(arguments.seed)
    steps = 0

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal steps
        if (steps := steps + 1) > MOST_STEPS:
            raise UsageError(say.label("endless", steps=MOST_STEPS))
        seat = active[rng.below(len(active))]
        view = setup.game.view(state, seat)
        level = LEVELS[levels[seat]]
        return seat, choose_action(setup.game, view, seat, level, Seeded(rng.below(1 << 40)), time.perf_counter)

    tell = _told if arguments.words else narrate
    for line in tell(setup, Tape((), rng.below), choosing, lambda: Chance(rng.below)):
        print(line)
    return 0


def _told(setup: Setup, opening: Tape, choosing: Choose, draws: Callable[[], Chance]) -> Iterator[str]:
    """Play a game as `narrate` does, and yield its headlines, its log and its result as spectators read them.

    Args:
        setup: The game, seats and options.
        opening: The source of the random draws that deal the opening state.
        choosing: The policy that chooses every step.
        draws: Called before every step; returns the source of random draws for it.
    """
    game = setup.game
    words = game.presentation([say.label("player", number=seat + 1) for seat in range(setup.seats)])
    state, _ = start_game(setup, opening)
    headline = ""
    while active := game.active_seats(state):
        if (now := words.headline(game.view(state, None))) != headline:
            headline = now
            yield say.label("headline", text=str(headline))
        seat, action = choosing(state, active)
        step = game.apply(state, seat, action, draws())
        yield from log_lines(words, [told for told in step.events if told.to is None])
        state = step.state
    outcome = game.outcome(state)
    assert outcome is not None
    yield words.result(game.view(state, None), outcome)


def log_lines(words: Presentation[Any], events: Iterable[Told]) -> Iterator[str]:
    """Yield the log entries, as markdown, of those events that have one.

    Args:
        words: The presentation of the game.
        events: The events with their recipients.
    """
    return (line for told in events if (line := words.tell(told.event).strip()))


def run_lesson(arguments: argparse.Namespace) -> int:
    """Print every page of a game's interactive lesson, then the learner's legal actions on the last page as JSON.

    Returns:
        The exit status 0.

    Raises:
        UsageError: The game is unknown, or it has no valid lesson.
    """
    game = parse_game(arguments.game)
    try:
        lesson = lesson_of(game)
    except LessonError as wrong:
        raise UsageError(say.label("lesson-wrong", problem=str(wrong))) from None
    if lesson is None:
        raise UsageError(say.label("no-lesson", game=game.title))
    print("\n".join(_lesson_lines(game, lesson)))
    return 0


def _lesson_lines(game: Game[Any, Any], lesson: Lesson) -> Iterator[str]:
    words = game.presentation(lesson.names)
    for moment in lesson.moments:
        headline = str(words.headline(moment.view))
        yield say.label("lesson-page", number=moment.number + 1, count=moment.pages, headline=headline)
        yield from (f"- {line}" for event in moment.events if (line := words.tell(event)))
        yield from (text for text in (words.text(moment.view), words.hand(moment.view)) if text.strip())
        yield f"\n> {moment.say}\n"
        for action, why in moment.ways:
            label = words.label(moment.view, action)
            yield (
                say.label("lesson-right", action=label)
                if not why
                else say.label("lesson-wrong-way", action=label, why=str(why))
            )
    last = lesson.moments[-1]
    world = game.determinize(last.view, Chance(Seeded(1).below))
    if lesson.seat in game.active_seats(world):
        yield "\n" + say.label("lesson-actions")
        yield from (game.action_codec.dump_json(each).decode() for each in game.legal_actions(world, lesson.seat))
