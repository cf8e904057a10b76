"""The words of a game's options: titles, descriptions and values, as the host of a match reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from games.core.game import Game


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The words of one option in the current language (`games.core.words.in_language`), as plain text."""

    title: str
    description: str
    values: Mapping[str, str]
    """Labels of the option's values, by the value as text; values without a label are missing."""


def option_key(name: str) -> str:
    """Return the name of the message with an option's words: `option-thinking-time` for `thinking_time`."""
    return f"option-{name.replace('_', '-')}"


def option_words(game: Game[Any, Any], name: str) -> OptionWords:
    """Return the title and description of an option and the labels of its values.

    A game with a message catalogue has a message for each option: the title, with the rest as attributes:

        option-thinking-time = Thinking time
            .description = How long a player may think.
            .value-0 = No limit
            .value-10 = 10 seconds

    In a game without a catalogue the words are the `title`, `description` and `json_schema_extra={"labels": ...}` of
    the field.

    Args:
        game: The game.
        name: The name of the option's field.
    """
    field = game.Options.model_fields[name]
    if (say := game.words) is None:
        extra = field.json_schema_extra
        labels = extra.get("labels", {}) if isinstance(extra, dict) else {}
        values = {str(key): str(label) for key, label in labels.items()} if isinstance(labels, dict) else {}
        return OptionWords(field.title or name.replace("_", " ").capitalize(), field.description or "", values)
    key = option_key(name)
    keys = {str(value): f"{key}.value-{value}" for value in get_args(field.annotation)}
    values = {value: say.label(each) for value, each in keys.items() if each in say}
    return OptionWords(say.label(key), say.label(f"{key}.description"), values)
