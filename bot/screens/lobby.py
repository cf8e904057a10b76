"""The lobby: the public message of a match that has not begun, and the options of its game as menus, forms and files.

Each option is a field of the game's `Options` model. A Literal, bool, Enum or int with a small range becomes a menu. A
field with `json_schema_extra={"file": "toml"}` is set by uploading a file. Every other field is typed into a form.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.interactions.custom_ids import (
    AddComputer,
    AsLastTime,
    Cancel,
    Clocks,
    Computers,
    FillSeats,
    Join,
    Leave,
    OptionMenu,
    Options,
    OptionsPage,
    PlayComputer,
    RemoveComputer,
    SetClock,
    SetOption,
    Spectators,
    Start,
    TypeOption,
    encode,
)
from bot.screens.public import Public, chance_text, player_with_level, public_of
from bot.screens.questions import clock_label
from bot.screens.typed_actions import MAX_DIGITS, InvalidInput, first_fault
from bot.ui import option_file
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Form, Menu, Option, Screen, Text, TextField
from bot.ui.limits import (
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FIELD_TEXT,
    FORM_TITLE,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    distinct_labels,
    fit_label,
    fit_markdown,
    fit_screen,
    utf16_length,
)
from bot.ui.words import say
from games.core.game import Game, option_words
from games.core.words import EMPTY, AnyOf, Facts, Markdown, Message, Series, bullets, lines
from storage.match.clock import PRESETS
from storage.match.lobby import levels_of
from storage.match.model import LEVELS, Match, Status


def file_kind(field: FieldInfo) -> str:
    """Return the type of file, "toml" or "json", by which a game option is set; empty if a menu or a form sets it.

    Args:
        field: The field of the game's `Options` model.
    """
    extra = field.json_schema_extra
    kind = extra.get("file", "") if isinstance(extra, dict) else ""
    return str(kind) if kind in option_file.KINDS else ""


def first_file_option(match: Match) -> int:
    """Return the index, among the options of a match's game, of the first that a file sets; 0 if there is none."""
    fields = match.rules.Options.model_fields.values()
    return next((number for number, field in enumerate(fields) if file_kind(field)), 0)


def file_kinds(match: Match) -> set[str]:
    """Return the types of files ("toml", "json") by which options of a match's game are set.

    Raises:
        InvalidInput: No option of the game is set by a file.
    """
    kinds = {file_kind(field) for field in match.rules.Options.model_fields.values()} - {""}
    if not kinds:
        raise InvalidInput(say.text("options-no-files", game=match.rules.title))
    return kinds


def with_option_file(match: Match, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game options of a match, updated from an uploaded file; the match is not changed.

    Args:
        match: The match.
        found: The parsed file: values by the option's name.

    Returns:
        The options as JSON-compatible values by name.

    Raises:
        InvalidInput: The file has no options, options that files do not set, or values that the game does not allow.
    """
    fields = [name for name, field in match.rules.Options.model_fields.items() if file_kind(field)]
    known = AnyOf(fields)
    if other := sorted(set(found) - set(fields)):
        raise InvalidInput(say.text("options-file-unknown", name=fit_label(other[0], 40), known=known))
    if not found:
        raise InvalidInput(say.text("options-file-empty", known=known))
    try:
        return match.rules.Options.model_validate({**match.options, **found}).model_dump(mode="json")
    except ValidationError as error:
        raise InvalidInput(_file_fault(error)) from None


def _file_fault(error: ValidationError) -> Markdown:
    """Return a text about the first fault of an uploaded file with game options, and where it is.

    The place is given as in "wisdom 2, teaching", counted from 1.
    """
    fault = first_fault(error)
    where = ""
    for part in fault["loc"]:
        where += f" {part + 1}" if isinstance(part, int) else f"{', ' if where else ''}{part}"
    why = fault["msg"].removeprefix("Value error, ").rstrip(".")
    return say.text("options-file-wrong", where=fit_label(where, 100), why=fit_label(why, 300))


OPTIONS_PER_PAGE = 4
"""Number of options on a page."""
SHORT_TEXT = 100
"""An option whose text may be longer than this gets a multi-line field."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a match's game, such as the number of rounds, with all that is needed to show and set it."""

    name: str
    title: str
    description: str
    values: tuple[Any, ...]
    """The values of its menu; empty if it is typed or set by a file."""
    labels: Mapping[str, str]
    """The game's labels by value; values without one get a label from the value itself."""
    value: Any
    """Its current value."""
    number: bool
    """True if it is a whole number."""
    file: str
    """The kind of file that sets it; empty if it is chosen or typed."""
    longest: int
    """Maximum number of typed characters: the option's own limit, capped at the limit of Discord's text inputs."""

    def label(self, value: Any) -> str:
        """Return the text that shows a value of this option to players."""
        if self.file:
            return say.label("options-from-file", count=len(value)) if value else say.label("options-empty")
        if (label := self.labels.get(_value_key(value))) is not None:
            return label
        if isinstance(value, bool):
            return say.label("options-yes") if value else say.label("options-no")
        text = _value_key(value)
        return text.replace("_", " ") if self.values else text or say.label("options-empty")


def option_fields(match: Match) -> list[OptionField]:
    """Return the options of a match's game with their current values, in the game's order."""
    model = match.rules.Options
    return [_option_field(match.rules, name, field, match.options) for name, field in model.model_fields.items()]


def options_screen(match: Match, page: int = 0, former: Match | None = None) -> Screen:
    """Return the message with which a match's host sets its game options, one page of them at a time.

    Args:
        match: The match.
        page: Number of the page, counted from 0; one past the last shows the last.
        former: The host's last match of the same game, like which this one may be set up; None if there is none.
    """
    settings = option_fields(match)
    if not settings:
        return Screen((Text(say.text("options-none")),), NEUTRAL_ACCENT)
    pages = -(-len(settings) // OPTIONS_PER_PAGE)
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(say.text("options-title", game=match.rules.title))]
    if former is not None:
        blocks += _last_time(match, former)
    for number, setting in list(enumerate(settings))[page * OPTIONS_PER_PAGE : (page + 1) * OPTIONS_PER_PAGE]:
        blocks += _option_blocks(match, number, setting)
    if pages > 1:
        turns = []
        if page > 0:
            turns.append(Button(say.label("panel-earlier"), encode(OptionsPage(match.id, page - 1))))
        if page < pages - 1:
            turns.append(Button(say.label("panel-later"), encode(OptionsPage(match.id, page + 1))))
        blocks += [Text(say.text("options-page", page=page + 1, pages=pages)), Buttons(tuple(turns))]
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _last_time(match: Match, former: Match) -> list[Block]:
    """Return the parts of a message that offer to set a match up like an earlier one; none if it is set up so already.

    Args:
        match: The match.
        former: The host's earlier match of the same game.
    """
    now = {each.name: each.value for each in option_fields(match)}
    found = [
        say.text("lobby-option", title=each.title, value=each.label(each.value))
        for each in option_fields(former)
        if each.value != now[each.name]
    ]
    if former.clock != match.clock:
        found.append(say.text("lobby-clock", clock=clock_label(former.clock)))
    levels = levels_of(former)[: match.rules.seats[-1] - len(match.chairs) + len(levels_of(match))]
    if levels != levels_of(match):
        named = Series([say.message(f"levels-{level}") for level in levels])
        found.append(say.text("options-last-computers", levels=named, count=len(levels)))
    if not found:
        return []
    text = say.text("options-last-time", settings=Facts(found))
    button = Button(say.label("options-as-last-time"), encode(AsLastTime(match.id, former.id)), "primary")
    return [Text(fit_markdown(text, 800)), Buttons((button,))]


def page_of(option: int) -> int:
    """Return the page of `options_screen` that shows the game option with this index; both count from 0."""
    return option // OPTIONS_PER_PAGE


def option_form(match: Match, option: int) -> Form:
    """Return the form in which the host types the value of a game option.

    Args:
        match: The match.
        option: Index of the option in `option_fields`.

    Raises:
        IndexError: There is no such option, or it is set by a file.
    """
    setting = option_fields(match)[option]
    if setting.file:
        raise IndexError(option)
    entry = TextField(
        "value",
        fit_label(setting.title, FIELD_LABEL),
        fit_label(setting.description, FIELD_DESCRIPTION) if setting.description else "",
        long=setting.longest > SHORT_TEXT,
        value=str(setting.value) if utf16_length(str(setting.value)) <= setting.longest else "",
        maximum=setting.longest,
        required=setting.number,
    )
    return Form(encode(TypeOption(match.id, option)), fit_label(setting.title, FORM_TITLE), (entry,))


def with_option(match: Match, option: int, choice: int) -> dict[str, Any]:
    """Return the game options of a match with one of them set from its menu; the match is not changed.

    Args:
        match: The match.
        option: Index of the option in `option_fields`.
        choice: Index of the value in the option's menu.

    Returns:
        The options as JSON-compatible values by name.

    Raises:
        IndexError: There is no such option or value.
        InvalidInput: The value is not allowed together with the other options.
    """
    setting = option_fields(match)[option]
    return _changed(match, setting, setting.values[choice])


def with_typed_option(match: Match, option: int, text: str) -> dict[str, Any]:
    """Return the game options of a match with one of them set from typed text; the match is not changed.

    Args:
        match: The match.
        option: Index of the option in `option_fields`.
        text: What the host typed.

    Returns:
        The options as JSON-compatible values by name.

    Raises:
        InvalidInput: The text is not a number where one is needed, or the value is not allowed.
        IndexError: There is no such option, or it is set by a file.
    """
    setting = option_fields(match)[option]
    if setting.file:
        raise IndexError(option)
    text = text.strip()
    if not setting.number:
        return _changed(match, setting, text)
    try:
        return _changed(match, setting, int(text))
    except ValueError as error:
        if isinstance(error, InvalidInput):
            raise
        typed = fit_label(text, 40)
        raise InvalidInput(say.text("options-not-whole", title=setting.title, typed=typed)) from None


def _changed(match: Match, setting: OptionField, value: Any) -> dict[str, Any]:
    model = match.rules.Options
    try:
        return model.model_validate({**match.options, setting.name: value}).model_dump(mode="json")
    except ValidationError as error:
        why = first_fault(error)["msg"].rstrip(".")
        raise InvalidInput(say.text("options-wrong", title=setting.title, why=why)) from None


def _option_blocks(match: Match, number: int, setting: OptionField) -> list[Block]:
    title, value = setting.title, fit_label(setting.label(setting.value), OPTION)
    if setting.description:
        text = say.text("options-line", title=title, value=value, description=setting.description)
    else:
        text = say.text("options-short", title=title, value=value)
    intro = Text(fit_markdown(text, 800))
    if setting.file:
        return [intro, Text(say.text("options-upload", kind=setting.file))]
    if not setting.values:
        label = fit_label(say.label("options-type", title=setting.title), LABEL)
        return [intro, Buttons((Button(label, encode(TypeOption(match.id, number))),))]
    labels = distinct_labels([setting.label(each) for each in setting.values], OPTION)
    options = tuple(
        [
            Option(
                label,
                encode(SetOption(match.id, number, choice)),
                selected=_value_key(each) == _value_key(setting.value),
            )
            for choice, (label, each) in enumerate(zip(labels, setting.values, strict=True))
        ]
    )
    return [intro, Menu(encode(OptionMenu(match.id, number)), fit_label(setting.title, PLACEHOLDER), options)]


def _option_field(game: Game[Any, Any], name: str, field: FieldInfo, options: Mapping[str, Any]) -> OptionField:
    words = option_words(game, name)
    return OptionField(
        name,
        words.title,
        words.description,
        _values(field),
        words.values,
        options.get(name, field.get_default(call_default_factory=True, validated_data={})),
        field.annotation is int,
        file_kind(field),
        MAX_DIGITS if field.annotation is int else _max_length(field),
    )


def _max_length(field: FieldInfo) -> int:
    return min([bound.max_length for bound in field.metadata if isinstance(bound, MaxLen)] + [FIELD_TEXT])


def _values(field: FieldInfo) -> tuple[Any, ...]:
    """Return the values in the menu of a game option, in order; empty if the option is typed or set by a file."""
    annotation = field.annotation
    if get_origin(annotation) is Literal:
        values = get_args(annotation)
    elif annotation is bool:
        values = (True, False)
    elif isinstance(annotation, type) and issubclass(annotation, Enum):
        values = tuple(member.value for member in annotation)
    elif annotation is int:
        values = _int_range(field)
    else:
        values = ()
    return values if len(values) <= OPTIONS else ()


def _int_range(field: FieldInfo) -> tuple[int, ...]:
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


def _value_key(value: Any) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)


def players_of(game: Game[Any, Any]) -> Message:
    """Return how many people can play a game, as an argument of a message: "2 to 4 players"."""
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return say.message("lobby-players", count=most)
    return say.message("lobby-between", least=least, most=most)


def lobby_screen(match: Match, *, can_be_private: bool = True) -> Screen:
    """Return the content of the lobby: the public message of a match that has not begun.

    It has the players, the game's options and the time limits, with buttons to join, to change these and to start. Once
    the match has started or was cancelled, it has no buttons.

    Args:
        match: The match.
        can_be_private: Spectators can be kept out in its channel.
    """
    public = public_of(match)
    game = public.game
    blocks = [
        say.text("lobby-title", game=game.title, players=players_of(game), length=game.length),
        lines(_seats(public, match.host)),
    ]
    if _is_alone(public) and game.rival:
        blocks.append(say.text("lobby-rival", name=game.rival))
    if chosen := option_fields(match):
        values = [say.text("lobby-option", title=each.title, value=each.label(each.value)) for each in chosen]
        blocks.append(lines([say.text("lobby-options"), bullets(values)]))
    if match.clock is not None:
        blocks.append(say.text("lobby-clock", clock=clock_label(match.clock)))
    if public.private:
        blocks.append(say.text("lobby-closed"))
    blocks.append(_state(public, match.host))
    if _is_alone(public):
        blocks.append(game.alone)
    if public.status is Status.LOBBY:
        blocks.append(chance_text(public))
    texts = tuple(Text(block) for block in blocks if block)
    if public.status is not Status.LOBBY:
        return fit_screen(Screen(texts, NEUTRAL_ACCENT))
    return fit_screen(Screen((*texts, *_buttons(public, bool(option_fields(match)), can_be_private)), NEUTRAL_ACCENT))


def _is_alone(public: Public) -> bool:
    """Return True if one person alone has a seat in the lobby, and the game can be played by one person."""
    is_one_person = [sitter.user is not None for sitter in public.seats] == [True]
    return public.status is Status.LOBBY and is_one_person and 1 in public.game.seats


def levels_screen(match: Match) -> Screen:
    """Return the private message in which a match's host chooses the level of computer players to add.

    It offers to add one, and several at once: as many as the game needs, or to fill all seats.
    """
    one = tuple([Button(say.label(f"levels-{level}"), encode(AddComputer(match.id, level))) for level in LEVELS])
    blocks: list[Block] = [Text(say.text("levels-text")), Buttons(one)]
    for seats in sorted({seats_against_computer(match.rules), match.rules.seats[-1]}):
        if (free := seats - len(match.chairs)) > 1:
            fill = [(say.label(f"levels-fill-{each}", count=free), FillSeats(match.id, seats, each)) for each in LEVELS]
            blocks.append(Buttons(tuple([Button(label, encode(press)) for label, press in fill])))
    return Screen(tuple(blocks), NEUTRAL_ACCENT)


def seats_against_computer(game: Game[Any, Any]) -> int:
    """Return how many seats a match has in which one person plays against as few computer players as the game allows.

    One if the game is for a person alone.
    """
    return next((seats for seats in game.seats if seats > 1), 1)


def _seats(public: Public, host: int) -> list[Markdown]:
    found = []
    for sitter in public.seats:
        player = player_with_level(sitter.seat, sitter.name, sitter.level)
        found.append(say.text("lobby-host", player=player) if sitter.user == host else player)
    return found


def _state(public: Public, host: int) -> Markdown:
    """Return a text for the lobby that says whether the match can start or what is missing; empty once it has started.

    Args:
        public: What everybody may know of the match.
        host: The id of the user who has opened it.
    """
    if public.status is not Status.LOBBY:
        return say.text("board-cancelled") if public.status is Status.CANCELLED else EMPTY
    taken, seats = len(public.seats), public.game.seats
    name = next((sitter.name for sitter in public.seats if sitter.user == host), "")
    if taken < seats[0]:
        return say.text("lobby-needed", count=seats[0] - taken)
    if taken >= seats[-1]:
        return say.text("lobby-full", host=name)
    if taken not in seats:
        return say.text("lobby-odd")
    return say.text("lobby-ready", host=name, count=seats[-1] - taken)


def _buttons(public: Public, has_options: bool, can_be_private: bool) -> list[Buttons]:
    taken, seats, match = len(public.seats), public.game.seats, public.match
    full = taken >= seats[-1]
    people = sum(sitter.user is not None for sitter in public.seats)
    first = [
        Button(say.label("lobby-join"), encode(Join(match)), "success", disabled=full),
        Button(say.label("lobby-leave"), encode(Leave(match)), disabled=people == 0),
        Button(say.label("lobby-add"), encode(Computers(match)), disabled=full),
    ]
    if people < taken:
        first.append(Button(say.label("lobby-remove"), encode(RemoveComputer(match))))
    if has_options:
        first.append(Button(say.label("lobby-settings"), encode(Options(match))))
    start = Button(say.label("lobby-start"), encode(Start(match)), "primary", disabled=taken not in seats)
    second = [start]
    if taken == people == 1 and not full:
        second.append(Button(say.label("lobby-versus"), encode(PlayComputer(match)), "primary"))
    second += [Button(say.label("lobby-set-clock"), encode(Clocks(match)))]
    if public.private:
        second.append(Button(say.label("lobby-let-in"), encode(Spectators(match, 1))))
    elif can_be_private:
        second.append(Button(say.label("lobby-keep-out"), encode(Spectators(match, 0))))
    second.append(Button(say.label("lobby-cancel"), encode(Cancel(match))))
    return [Buttons(tuple(first)), Buttons(tuple(second))]


def clocks_screen(match: Match) -> Screen:
    """Return the private message with the menu of time limits for a match's players, with the present one chosen."""
    options = tuple(
        [
            Option(clock_label(clock), encode(SetClock(match.id, number)), selected=clock == match.clock)
            for number, clock in enumerate(PRESETS)
        ]
    )
    text = say.text("clock-choose", clock=clock_label(match.clock))
    return Screen((Text(text), Menu(encode(Clocks(match.id)), say.label("clock-menu"), options)), NEUTRAL_ACCENT)
