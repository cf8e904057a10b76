"""The rules of a game by topic, each with its place in the rulebook and an honest word about where it comes from."""

from typing import Any

from bot.catalogue import say
from bot.ids import Topic, Topics, write
from bot.limits import OPTION, OPTIONS, PLACEHOLDER, fit_screen
from bot.screen import Block, Button, Buttons, Menu, Option, Screen, Text
from bot.screens.names import GROUND
from bot.shorten import distinct, fit_label, fold
from games.core import presentation
from games.core.game import Game


def topics_of(game: Game[Any, Any]) -> list[presentation.Topic]:
    """The topics of a game in the order in which it lists them."""
    return list(game.presentation([say("seat.vacant", number=n + 1) for n in range(game.seats[-1])]).topics)


def rules_screen(game: Game[Any, Any], topic: int | None = None, page: int | None = None) -> Screen:
    """A topic of a game's rules (by its number; one that does not exist is none) and the menu of all."""
    topics = topics_of(game)
    if not topics:
        return Screen((Text(f"{say('rules.title', game=game.title)}\n{say('rules.none')}"),), GROUND)
    shown = topics[topic] if topic is not None and topic < len(topics) else None
    if shown is None:
        text = f"{say('rules.title', game=game.title)}\n{say('rules.choose')}"
    else:
        text = say("rules.topic", game=game.title, title=presentation.plain(shown.title), text=shown.text)
        if shown.place or shown.source != "printed":
            text += "\n" + _origin(shown)
    pages = -(-len(topics) // OPTIONS)
    if page is None:
        page = topic // OPTIONS if topic is not None and shown else 0
    page = min(page, pages - 1)
    labels = distinct([each.title for each in topics], OPTION)
    options = [
        Option(label, write(Topic(game.name, number)), fit_label(topics[number].place, OPTION), topics[number] is shown)
        for number, label in list(enumerate(labels))[page * OPTIONS : (page + 1) * OPTIONS]
    ]
    menu = Menu(write(Topics(game.name, page)), fit_label(say("rules.menu"), PLACEHOLDER), tuple(options))
    blocks: list[Block] = [Text(text), menu]
    if pages > 1:
        turns = [Topics(game.name, at) for at in (page - 1, page + 1) if 0 <= at < pages]
        names = {page - 1: say("panel.earlier"), page + 1: say("rules.more")}
        blocks.append(Buttons(tuple([Button(names[turn.page], write(turn)) for turn in turns])))
    return fit_screen(Screen(tuple(blocks), GROUND))


def topic_completions(game: Game[Any, Any], typed: str) -> list[tuple[str, str]]:
    """Topics whose title has all typed words, as (label, number) for autocompletion."""
    topics, words = topics_of(game), fold(typed).split()
    labels = distinct([topic.title for topic in topics], OPTION)
    found = [(label, str(number)) for number, label in enumerate(labels) if all(word in fold(label) for word in words)]
    return found[:OPTIONS]


def find_topic(game: Game[Any, Any], typed: str) -> int | None:
    """The topic that was chosen by completion, or typed by its title or the beginning of it."""
    topics = topics_of(game)
    if typed.isascii() and typed.isdigit() and int(typed) < len(topics):
        return int(typed)
    found = topic_completions(game, typed) if typed.strip() else []
    return int(found[0][1]) if found else None


def _origin(topic: presentation.Topic) -> str:
    source = say(f"rules.source.{topic.source}")
    return say("rules.place", place=presentation.plain(topic.place), source=source)
