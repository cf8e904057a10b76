"""`/learn` and `/rules`: a game's lesson page by page, and its rules by topic."""

import asyncio
from typing import Any

from bot.handlers.match_lookup import match_for
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete, press
from bot.interactions.response import Interaction, Response
from bot.screens.learning import find_topic, greeting_screen, lesson_screen, rules_screen, topic_completions
from bot.services import Services
from bot.ui.blocks import Screen
from bot.ui.words import say
from games.core.game import Game
from games.core.lesson import Lesson, lesson_of
from games.core.registry import UnknownGame, find_game
from games.core.words import EMPTY, Markdown


async def begin_lesson(response: Response, name: str) -> None:
    """Show the first page of a game's lesson in a new private message.

    Args:
        response: The response to the command.
        name: The game's name.

    Raises:
        UserError: The game is unknown or has no lesson.
    """
    game, lesson = await _lesson(name)
    await response.send(_lesson_page(response, game, lesson, 0))


@press(custom_ids.BeginLesson, defer="private")
async def open_lesson(_services: Services, response: Response, press: custom_ids.BeginLesson) -> None:
    """Show the first page of a game's lesson in a new private message."""
    await begin_lesson(response, press.game)


@press(custom_ids.Learn, defer="update")
async def turn_lesson(_services: Services, response: Response, press: custom_ids.Learn) -> None:
    """Show the page of a lesson that was asked for, or the next one after a right choice.

    After a wrong choice, show the same page again and say why the choice is wrong.

    Raises:
        UserError: The game is unknown or has no lesson.
    """
    game, lesson = await _lesson(press.game)
    choices = lesson.moment(press.page).ways
    if not 0 < press.choice <= len(choices):
        await response.update(_lesson_page(response, game, lesson, press.page))
        return
    _, why = choices[press.choice - 1]
    page = press.page if why else press.page + 1
    await response.update(_lesson_page(response, game, lesson, page, why))


def _game(name: str) -> Game[Any, Any]:
    try:
        return find_game(name)
    except UnknownGame:
        raise UserError(say.text("lesson-unknown")) from None


async def _lesson(name: str) -> tuple[Game[Any, Any], Lesson]:
    """Return a game and its lesson, whose scripted moves are played in a thread so as not to block the event loop.

    Raises:
        UserError: The game is unknown or has no lesson.
    """
    game = _game(name)
    lesson = await asyncio.to_thread(lesson_of, game)
    if lesson is None:
        raise UserError(say.text("lesson-none", game=game.title))
    return game, lesson


def _lesson_page(
    response: Response, game: Game[Any, Any], lesson: Lesson, number: int, why: Markdown = EMPTY
) -> Screen:
    return lesson_screen(game, lesson, response.user.display_name, number, why=why)


async def show_greeting(response: Response) -> None:
    """Show the user, in a new private message, the greeting with which the bot introduces itself."""
    await response.send(await asyncio.to_thread(greeting_screen))


async def rules_page(game: Game[Any, Any], topic: int | None = None, page: int | None = None) -> Screen:
    """Return the message with a game's rules (see `rules_screen`), made in a thread.

    The first time in each language, all texts of the rules are compiled, which takes too long for the event loop.

    Args:
        game: The game.
        topic: The index of the topic; None for the quick start.
        page: The page of the menu of topics; None for the one that lists the topic.
    """
    return await asyncio.to_thread(rules_screen, game, topic, page)


async def topic_of(game: Game[Any, Any], typed: str) -> int:
    """Return the index of the topic of a game's rules that a user chose or typed, found in a thread.

    Args:
        game: The game.
        typed: The index that a suggestion carries, or words of the title.

    Raises:
        UserError: No topic matches.
    """
    found = await asyncio.to_thread(find_topic, game, typed)
    if found is None:
        raise UserError(say.text("rules-no-topic"))
    return found


@press(custom_ids.Rules, defer="private")
async def open_rules(services: Services, response: Response, press: custom_ids.Rules) -> None:
    """Send the rules of a match's game in a new private message."""
    await show_rules(services, response, press.match)


async def show_rules(services: Services, response: Response, match_id: int) -> None:
    """Show the rules of a match's game in a new private message.

    Args:
        services: The bot's services.
        response: The response to the button or command.
        match_id: The match.
    """
    match = await match_for(services, response, match_id)
    await response.send(await rules_page(match.rules))


@press(custom_ids.GameRules, defer="private")
async def open_game_rules(_services: Services, response: Response, press: custom_ids.GameRules) -> None:
    """Send the rules of a game in a new private message.

    Raises:
        UserError: The game is unknown.
    """
    await response.send(await rules_page(_game(press.game)))


@press(custom_ids.Topics, defer="update")
async def turn_topics(_services: Services, response: Response, press: custom_ids.Topics) -> None:
    """Show another page of the menu of topics of a game's rules, in the message with the menu."""
    await response.update(await rules_page(find_game(press.game), None, press.page))


@press(custom_ids.Topic, defer="update")
async def turn_topic(_services: Services, response: Response, press: custom_ids.Topic) -> None:
    """Show the topic of a game's rules that was chosen from the menu, in the message with the menu."""
    await response.update(await rules_page(find_game(press.game), press.topic))


@autocomplete("topic")
async def topics_of_game(_services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return (title, index) pairs for the rules' topics whose titles match what was typed, for autocompletion.

    The game is the one in the command's option `game`.
    """
    game = find_game(str(getattr(interaction.namespace, "game", "")))
    return await asyncio.to_thread(topic_completions, game, typed)
