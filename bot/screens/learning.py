"""The messages for learning a game: its rules by topic, the pages of its lesson, and the bot's greeting."""

import re
from collections.abc import Sequence
from typing import Any

from bot.interactions.custom_ids import (
    BeginLesson,
    GameRules,
    GameRulesMenu,
    Learn,
    OpenSettings,
    OpenTables,
    PlayGame,
    Topic,
    Topics,
    encode,
)
from bot.screens.history import event_lines
from bot.screens.lobby import players_of
from bot.screens.public import drawing_of, has_picture, seat_colour
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Menu, Option, Picture, Screen, Text
from bot.ui.limits import (
    ALT,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    ROW,
    distinct_labels,
    fit_label,
    fit_markdown,
    fit_screen,
    fold_case,
    search_words,
)
from bot.ui.words import say
from games.core import presentation
from games.core.game import Game
from games.core.lesson import Lesson, Moment, lesson_of
from games.core.presentation import Presentation
from games.core.registry import all_games
from games.core.words import EMPTY, Markdown, bullets, lines


def greeting_screen() -> Screen:
    """Return the message with which the bot introduces itself: its games, with buttons to learn and to play each.

    It shows the picture of a lesson, whose scripted moves take a moment to play: call this in a thread.
    """
    games = all_games()
    blocks: list[Block] = [Text(say.text("greeting-text")), *_greeting_picture(games)]
    for game in games:
        about = say.text("greeting-game", game=game.title, players=players_of(game), length=game.length)
        learn = Button(say.label("greeting-learn", game=game.title), encode(BeginLesson(game.name)))
        play = Button(say.label("greeting-play", game=game.title), encode(PlayGame(game.name)), "primary")
        blocks += [Text(about), Buttons((play, learn))]
    options = [Option(fit_label(game.title, OPTION), encode(GameRules(game.name))) for game in games[:OPTIONS]]
    tables = Button(say.label("greeting-tables"), encode(OpenTables()))
    settings = Button(say.label("greeting-settings"), encode(OpenSettings()))
    blocks.append(Menu(encode(GameRulesMenu()), fit_label(say.label("greeting-rules"), PLACEHOLDER), tuple(options)))
    blocks.append(Buttons((tables, settings)))
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _greeting_picture(games: Sequence[Game[Any, Any]]) -> list[Block]:
    """Return the greeting's picture: the middle of the first lesson whose game has pictures; nothing if none has."""
    for game in games:
        lesson = lesson_of(game)
        if lesson is None:
            continue
        words, view = game.presentation(lesson.names), lesson.moment(lesson.moment(0).pages // 2).view
        if has_picture(words):
            return [Picture(drawing_of(game, view, tuple(lesson.names)), fit_label(words.alt(view), ALT))]
    return []


PREVIEW = 160
"""The quick start shows at most this many characters of each topic."""
_FORMATTING = re.compile(r"\\(.)|\*+")


def topics_of(game: Game[Any, Any]) -> list[presentation.Topic]:
    """Return the topics into which a game's rules are divided: first those of the quick start, in the game's order."""
    topics = game.presentation([say.label("seat-vacant", number=n + 1) for n in range(game.seats[-1])]).topics
    return sorted(topics, key=lambda topic: not topic.quick)


def rules_screen(game: Game[Any, Any], topic: int | None = None, page: int | None = None) -> Screen:
    """Return the message that shows one topic of a game's rules, with the menu of all topics.

    Args:
        game: The game.
        topic: Index of the topic; None or an unknown index shows the quick start.
        page: Page of the menu, counted from 0; None for the page that lists the topic.
    """
    topics = topics_of(game)
    if not topics:
        return Screen(
            (Text(lines([say.text("rules-title", game=game.title), say.text("rules-none")])),), NEUTRAL_ACCENT
        )
    shown = topics[topic] if topic is not None and topic < len(topics) else None
    if shown is None:
        previews = [
            say.text("rules-preview", title=each.title, text=fit_markdown(each.text, PREVIEW))
            for each in topics
            if each.quick
        ]
        about = say.text("rules-quick") if previews else say.text("rules-choose")
        text = lines([say.text("rules-title", game=game.title), about, bullets(previews) if previews else EMPTY])
    else:
        text = say.text("rules-topic", game=game.title, title=shown.title, text=shown.text)
        if shown.place or shown.source != "printed":
            origin = say.text("rules-place", origin=shown.origin)
            text = lines([text, origin])
    pages = -(-len(topics) // OPTIONS)
    if page is None:
        page = topic // OPTIONS if topic is not None and shown else 0
    page = min(page, pages - 1)
    labels = distinct_labels([each.title for each in topics], OPTION)
    options = [
        Option(label, encode(Topic(game.name, number)), _preview(topics[number]), topics[number] is shown)
        for number, label in list(enumerate(labels))[page * OPTIONS : (page + 1) * OPTIONS]
    ]
    menu = Menu(encode(Topics(game.name, page)), fit_label(say.label("rules-menu"), PLACEHOLDER), tuple(options))
    blocks: list[Block] = [Text(text)]
    after = 0 if shown is None or topic is None else topic + 1
    if after < len(topics):
        label = fit_label(say.label("rules-next", title=topics[after].title), LABEL)
        blocks.append(Buttons((Button(label, encode(Topic(game.name, after)), "primary"),)))
    blocks.append(menu)
    if pages > 1:
        turns = [Topics(game.name, at) for at in (page - 1, page + 1) if 0 <= at < pages]
        names = {page - 1: say.label("panel-earlier"), page + 1: say.label("rules-more")}
        blocks.append(Buttons(tuple([Button(names[turn.page], encode(turn)) for turn in turns])))
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _preview(topic: presentation.Topic) -> str:
    """Return the beginning of the text of one topic of the rules, without formatting, for the option of a menu."""
    plain = _FORMATTING.sub(r"\1", topic.text)
    return fit_label(" ".join(plain.split()), OPTION)


def topic_completions(game: Game[Any, Any], typed: str) -> list[tuple[str, str]]:
    """Return up to 25 topics of a game's rules whose titles contain every typed word, as (title, index) pairs.

    Args:
        game: The game.
        typed: What the user has typed so far.
    """
    if (words := search_words(typed)) is None:
        return []
    topics = topics_of(game)
    labels = distinct_labels([topic.title for topic in topics], OPTION)
    found = [
        (label, str(number)) for number, label in enumerate(labels) if all(word in fold_case(label) for word in words)
    ]
    return found[:OPTIONS]


def find_topic(game: Game[Any, Any], typed: str) -> int | None:
    """Return the index of the topic of a game's rules that a user chose or typed; None if none matches.

    Args:
        game: The game.
        typed: The index that a suggestion carries, or words of the title; the first match counts.
    """
    topics = topics_of(game)
    if typed.isascii() and typed.isdigit() and len(typed) <= 6 and int(typed) < len(topics):
        return int(typed)
    found = topic_completions(game, typed) if typed.strip() else []
    return int(found[0][1]) if found else None


MAX_LESSON_LINES = 12
"""A lesson page shows at most this many lines about recent events: the newest."""


def lesson_screen(game: Game[Any, Any], lesson: Lesson, learner: str, number: int, *, why: Markdown = EMPTY) -> Screen:
    """Return the message that shows one page of a game's lesson.

    It begins with the explanation and the buttons to choose or go on; then come the position and what has happened.

    Args:
        game: The game.
        lesson: Its lesson.
        learner: Name of the reader, who plays the lesson's seat.
        number: Index of the page.
        why: Why the action that the reader chose is wrong; empty if they chose none.
    """
    moment = lesson.moment(number)
    names = (*lesson.names[: lesson.seat], learner, *lesson.names[lesson.seat + 1 :])
    words, view = game.presentation(names), moment.view
    blocks: list[Block] = [
        Text(say.text("lesson-title", game=game.title, page=moment.number + 1, pages=moment.pages)),
        Text(say.text("lesson-wrong", why=why) if why else moment.say),
        *_lesson_buttons(game, words, moment),
    ]
    if has_picture(words):
        drawing = drawing_of(game, view, names)
        blocks.append(
            Picture(drawing, fit_label(words.alt(view), ALT), private=True, text_alternative=words.text(view))
        )
    else:
        blocks.append(Text(words.text(view)))
    if (hand := words.hand(view)).strip():
        blocks.append(Text(hand))
    happened = event_lines(words, moment.events)
    if happened and not why:
        blocks.append(Text(bullets(happened[-MAX_LESSON_LINES:])))
    return fit_screen(Screen(tuple(blocks), seat_colour(lesson.seat)))


def _lesson_buttons(game: Game[Any, Any], words: Presentation[Any], moment: Moment) -> list[Block]:
    here = moment.number
    if moment.ways:
        labels = distinct_labels([words.label(moment.view, action) for action, _ in moment.ways], LABEL)
        buttons = [
            Button(label, encode(Learn(game.name, here, number)), "primary") for number, label in enumerate(labels, 1)
        ]
    elif here + 1 < moment.pages:
        buttons = [Button(say.label("lesson-next"), encode(Learn(game.name, here + 1, 0)), "primary")]
    else:
        buttons = [
            Button(say.label("lesson-play"), encode(PlayGame(game.name)), "primary"),
            Button(say.label("lesson-rules"), encode(Topics(game.name, 0))),
            Button(say.label("lesson-again"), encode(Learn(game.name, 0, 0))),
        ]
    if here:
        buttons.append(Button(say.label("lesson-back"), encode(Learn(game.name, here - 1, 0))))
    return [Buttons(tuple(buttons[at : at + ROW])) for at in range(0, len(buttons), ROW)]
