"""A game's options, shown and set: menus made from the fields of its `Options` model, whatever they are.

Literal, bool and a small bounded int become menus, everything else a form of one field. The words are its own:
its title, its description and, in `json_schema_extra={"labels": {...}}`, a label for each value.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.catalogue import say
from bot.ids import OptionMenu, OptionsPage, SetOption, TypeOption, write
from bot.limits import (
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FIELD_TEXT,
    FORM_TITLE,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    fit_screen,
)
from bot.screen import Block, Button, Buttons, Entry, Form, Menu, Option, Screen, Text
from bot.screens.forms import DIGITS, BadInput
from bot.screens.names import GROUND
from bot.screens.option_file import file_kind
from bot.shorten import distinct, fit_label, fit_markdown, size
from games.core.presentation import plain
from storage.snapshot import Match

PAGE = 4
"""How many options stand on a page."""
LINE = 100
"""An option that may be longer than this is typed into a paragraph."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a match: its words, the values of its menu (none: it is typed), and what it is set to."""

    name: str
    title: str
    description: str
    values: tuple[Any, ...]
    labels: Mapping[str, str]
    value: Any
    number: bool
    file: str
    """The kind of file that it comes from; empty: it is chosen or typed."""
    longest: int
    """So many characters may be typed: what the option itself says, at most what a form of Discord holds."""

    def label(self, value: Any) -> str:
        """What a value is called, as a label."""
        if self.file:
            return say("options.from_file", count=len(value)) if value else say("options.empty")
        if (given := self.labels.get(_key(value))) is not None:
            return given
        if isinstance(value, bool):
            return say("options.yes") if value else say("options.no")
        text = _key(value)
        return text.replace("_", " ") if self.values else text or say("options.empty")


def settings_of(match: Match) -> list[Setting]:
    """The options of a match in the order in which the game lists them."""
    model = match.rules.Options
    return [_setting(name, field, match.options) for name, field in model.model_fields.items()]


def options_in_words(match: Match) -> str:
    """All options on one line of text; empty when the game has none."""
    said = [
        say("lobby.option", title=plain(each.title), value=plain(each.label(each.value))) for each in settings_of(match)
    ]
    return " · ".join(said)


def options_screen(match: Match, page: int = 0) -> Screen:
    """The options, for the host alone."""
    settings = settings_of(match)
    if not settings:
        return Screen((Text(say("options.none")),), GROUND)
    pages = -(-len(settings) // PAGE)
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(say("options.title", game=match.rules.title))]
    for number, setting in list(enumerate(settings))[page * PAGE : (page + 1) * PAGE]:
        blocks += _shown(match, number, setting)
    if pages > 1:
        turns = []
        if page > 0:
            turns.append(Button(say("panel.earlier"), write(OptionsPage(match.id, page - 1))))
        if page < pages - 1:
            turns.append(Button(say("panel.later"), write(OptionsPage(match.id, page + 1))))
        blocks += [Text(say("options.page", page=page + 1, pages=pages)), Buttons(tuple(turns))]
    return fit_screen(Screen(tuple(blocks), GROUND))


def page_of(option: int) -> int:
    """The page on which an option stands."""
    return option // PAGE


def option_form(match: Match, option: int) -> Form:
    """The form of an option that is typed. Raises IndexError when there is no such option."""
    setting = settings_of(match)[option]
    if setting.file:
        raise IndexError(option)
    entry = Entry(
        "value",
        fit_label(setting.title, FIELD_LABEL),
        fit_label(setting.description, FIELD_DESCRIPTION) if setting.description else "",
        long=setting.longest > LINE,
        value=str(setting.value) if size(str(setting.value)) <= setting.longest else "",
        most=setting.longest,
        required=setting.number,
    )
    return Form(write(TypeOption(match.id, option)), fit_label(setting.title, FORM_TITLE), (entry,))


def with_option(match: Match, option: int, choice: int) -> dict[str, Any]:
    """The match's options with one changed to the value of this number. Raises IndexError when there is none."""
    setting = settings_of(match)[option]
    return _changed(match, setting, setting.values[choice])


def with_typed_option(match: Match, option: int, text: str) -> dict[str, Any]:
    """The match's options with one changed to what was typed.

    Raises:
        BadInput: it is no number, or not one that the option allows. IndexError: there is no such option.
    """
    setting = settings_of(match)[option]
    if setting.file:
        raise IndexError(option)
    text = text.strip()
    if not setting.number:
        return _changed(match, setting, text)
    try:
        return _changed(match, setting, int(text))
    except ValueError as error:
        if isinstance(error, BadInput):
            raise
        typed = plain(fit_label(text, 40))
        raise BadInput(say("options.not_whole", title=plain(setting.title), typed=typed)) from None


def _changed(match: Match, setting: Setting, value: Any) -> dict[str, Any]:
    model = match.rules.Options
    try:
        return model.model_validate({**match.options, setting.name: value}).model_dump(mode="json")
    except ValidationError as error:
        why = error.errors(include_url=False, include_context=False, include_input=False)[0]["msg"]
        raise BadInput(say("options.wrong", title=plain(setting.title), why=plain(why))) from None


def _shown(match: Match, number: int, setting: Setting) -> list[Block]:
    title, value = plain(setting.title), plain(fit_label(setting.label(setting.value), OPTION))
    if setting.description:
        text = say("options.line", title=title, value=value, description=plain(setting.description))
    else:
        text = say("options.short", title=title, value=value)
    said = Text(fit_markdown(text, 800))
    if setting.file:
        return [Text(fit_markdown(text, 800)), Text(say("options.upload", kind=setting.file))]
    if not setting.values:
        label = fit_label(say("options.type", title=setting.title), LABEL)
        return [said, Buttons((Button(label, write(TypeOption(match.id, number))),))]
    labels = distinct([setting.label(each) for each in setting.values], OPTION)
    options = tuple(
        [
            Option(label, write(SetOption(match.id, number, choice)), chosen=_key(each) == _key(setting.value))
            for choice, (label, each) in enumerate(zip(labels, setting.values, strict=True))
        ]
    )
    return [said, Menu(write(OptionMenu(match.id, number)), fit_label(setting.title, PLACEHOLDER), options)]


def _setting(name: str, field: FieldInfo, options: Mapping[str, Any]) -> Setting:
    extra = field.json_schema_extra
    labels = extra.get("labels", {}) if isinstance(extra, dict) else {}
    return Setting(
        name,
        field.title or name.replace("_", " ").capitalize(),
        field.description or "",
        _values(field),
        {str(key): str(label) for key, label in labels.items()} if isinstance(labels, dict) else {},
        options.get(name, field.get_default(call_default_factory=True, validated_data={})),
        field.annotation is int,
        file_kind(field),
        DIGITS if field.annotation is int else _longest(field),
    )


def _longest(field: FieldInfo) -> int:
    return min([bound.max_length for bound in field.metadata if isinstance(bound, MaxLen)] + [FIELD_TEXT])


def _values(field: FieldInfo) -> tuple[Any, ...]:
    """The values that a menu can hold, in order; none when there are too many or they are not countable."""
    tp = field.annotation
    if get_origin(tp) is Literal:
        values = get_args(tp)
    elif tp is bool:
        values = (True, False)
    elif isinstance(tp, type) and issubclass(tp, Enum):
        values = tuple(member.value for member in tp)
    elif tp is int:
        values = _range(field)
    else:
        values = ()
    return values if len(values) <= OPTIONS else ()


def _range(field: FieldInfo) -> tuple[int, ...]:
    least: Any = None
    most: Any = None
    for bound in field.metadata:
        match bound:
            case Ge(least):
                pass
            case Gt(above):
                least = int(above) + 1  # type: ignore[call-overload]
            case Le(most):
                pass
            case Lt(below):
                most = int(below) - 1  # type: ignore[call-overload]
    if least is None or most is None or most - least >= OPTIONS:
        return ()
    return tuple(range(int(least), int(most) + 1))


def _key(value: Any) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)
