"""`/learn`: the lesson of a game, page by page in one private message."""

import asyncio
from typing import Any

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.screen import Screen
from bot.screens.lesson import lesson_screen
from games.core.game import Game
from games.core.lesson import Lesson
from games.core.registry import UnknownGame, find_game


async def begin(answer: Answer, name: str) -> None:
    """The first page, as a new private message."""
    game, lesson = await _lesson(name)
    await answer.show(_page(answer, game, lesson, 0))


async def turn(answer: Answer, press: ids.Learn) -> None:
    """Another page; or this one again, with a word on why the way that was pressed does not lead on."""
    game, lesson = await _lesson(press.game)
    ways = lesson.moment(press.page).ways
    if not 0 < press.way <= len(ways):
        await answer.update(_page(answer, game, lesson, press.page))
        return
    _, why = ways[press.way - 1]
    page = press.page if why else press.page + 1
    await answer.update(_page(answer, game, lesson, page, why))


async def _lesson(name: str) -> tuple[Game[Any, Any], Lesson]:
    """A game with its lesson, which is played when somebody asks for it first; not on the event loop."""
    try:
        game = find_game(name)
    except UnknownGame:
        raise Complaint(say("lesson.unknown")) from None
    lesson = await asyncio.to_thread(lambda: game.lesson)
    if lesson is None:
        raise Complaint(say("lesson.none", game=game.title))
    return game, lesson


def _page(answer: Answer, game: Game[Any, Any], lesson: Lesson, number: int, why: str = "") -> Screen:
    return lesson_screen(game, lesson, answer.user.display_name, number, why=why)
