"""Actions with fields that a player fills in: their forms, how these are read, and the suggestions of `/act`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.interactions.custom_ids import OpenForm, Play, encode, parse
from bot.screens.drill import Drill, drill_of
from bot.ui.blocks import ChoiceField, Form, Option, TextField
from bot.ui.limits import (
    CHOICE,
    CHOICES,
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FIELD_PLACEHOLDER,
    FIELD_TEXT,
    FORM_TITLE,
    OPTION,
    distinct_labels,
    fit_label,
    fold_case,
    search_words,
    utf16_length,
)
from bot.ui.words import say
from games.core.action import Action
from games.core.presentation import Choice, FormField
from games.core.words import Markdown, Message, Series
from storage.match.model import Match

MAX_DIGITS = 19
"""Longest number that a user may type."""


class InvalidInput(ValueError):
    """Raised if typed input or an uploaded file is invalid; `words` is a markdown text that tells the user why."""

    def __init__(self, words: Markdown) -> None:
        super().__init__("typed input cannot be read")
        self.words = words


def form_for(match: Match, seat: int, index: int, typed: Mapping[str, str] | None = None) -> Form:
    """Return the form in which a player fills in the open fields of an action, such as a text to be typed.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.
        typed: What the player has filled in before, as for `read_form`; None to begin with what the game proposes.

    Raises:
        IndexError: No action with open fields has this index.
    """
    drill, action = _open_action(match, seat, index)
    title = fit_label(drill.words.label(drill.view, action), FORM_TITLE)
    fill = encode(OpenForm(match.id, drill.offer.turn, drill.offer.fingerprint, index))
    entries = map(_entry, drill.words.blanks(drill.view, action))
    return Form(fill, title, tuple([_kept(entry, (typed or {}).get(entry.id)) for entry in entries]))


def _kept(entry: TextField | ChoiceField, typed: str | None) -> TextField | ChoiceField:
    """Return a field of a form filled in as it was before; unchanged if it has not been filled in.

    Args:
        entry: The field.
        typed: What the player typed, or the numbers of the choices with commas; None for nothing.
    """
    if typed is None:
        return entry
    if isinstance(entry, TextField):
        return replace(entry, value=typed if utf16_length(typed) <= entry.maximum else "")
    chosen = {part.strip() for part in typed.split(",")}
    return replace(entry, options=tuple([replace(each, selected=each.value in chosen) for each in entry.options]))


def read_form(match: Match, seat: int, index: int, typed: Mapping[str, str]) -> Action:
    """Return an action with its open fields filled in from a submitted form.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.
        typed: The text typed for each field, by the field's name; the numbers or labels of its choices, with commas,
            for a field with choices.

    Raises:
        InvalidInput: A text is missing or too long, is not a number or not among the choices, or breaks a limit of the
            action.
        IndexError: No action with open fields has this index.
    """
    drill, action = _open_action(match, seat, index)
    blanks = drill.words.blanks(drill.view, action)
    values = {blank.field: _read_field(blank, typed.get(blank.field, "")) for blank in blanks}
    codec = match.rules.action_codec
    try:
        # Validating with the codec enforces the limits that the action's own fields declare.
        return codec.validate_python({**codec.dump_python(action), **values})
    except ValidationError as error:
        fault = first_fault(error)  # pydantic's message names a limit, never a value
        field = next((blank for blank in blanks if blank.field in fault["loc"]), blanks[0])
        raise InvalidInput(say.text("form-wrong", label=field.label, why=fault["msg"].rstrip("."))) from None


def read_line(match: Match, seat: int, index: int, text: str) -> Action:
    """Return an action with its open fields filled in from the one line that the command `/act` takes.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.
        text: The typed text; values of several fields are separated by `|`.

    Raises:
        InvalidInput: As for `read_form`, or there are more texts than fields.
        IndexError: No action has this index, or it has no open fields.
    """
    drill, action = _open_action(match, seat, index)
    blanks = drill.words.blanks(drill.view, action)
    parts = [text] if len(blanks) == 1 else [part.strip() for part in text.split("|")]
    if len(parts) > len(blanks):
        raise InvalidInput(say.text("form-too-many", count=len(blanks)))
    return read_form(match, seat, index, {blank.field: part for blank, part in zip(blanks, parts, strict=False)})


def needed_fields(match: Match, seat: int, index: int) -> Series:
    """Return the names of the fields of an action that a player has to fill in, as an argument of a message.

    Choices of a field are listed by number.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.

    Raises:
        IndexError: No action with open fields has this index.
    """
    drill, action = _open_action(match, seat, index)
    return Series([_named(blank) for blank in drill.words.blanks(drill.view, action)])


def _open_action(match: Match, seat: int, index: int) -> tuple[Drill, Action]:
    """Return what a seat may play, and from it the action with this index, which has open fields.

    Raises:
        IndexError: No action with open fields has this index.
    """
    drill = drill_of(match, seat)
    action = drill.offer.actions[index]
    if not action.open:
        raise IndexError(index)
    return drill, action


def _named(blank: FormField) -> str | Message:
    if not blank.choices:
        return blank.label
    numbered = enumerate(blank.choices, 1)
    choices = Series([say.message("form-choice", number=number, label=each.label) for number, each in numbered])
    return say.message("form-choices", label=blank.label, choices=choices)


def _entry(blank: FormField) -> TextField | ChoiceField:
    if blank.kind in ("one", "several"):
        return _choice_field(blank)
    most = min(blank.max_length, FIELD_TEXT) if blank.kind != "number" else MAX_DIGITS
    hint = blank.placeholder or (say.label("form-number") if blank.kind == "number" else "")
    return TextField(
        blank.field,
        fit_label(blank.label, FIELD_LABEL),
        fit_label(blank.description, FIELD_DESCRIPTION) if blank.description else "",
        long=blank.kind == "text",
        placeholder=fit_label(hint, FIELD_PLACEHOLDER) if hint else "",
        value=blank.value if utf16_length(blank.value) <= most else "",
        maximum=most,
        required=blank.required,
    )


def _choice_field(blank: FormField) -> ChoiceField:
    labels = distinct_labels([choice.label for choice in blank.choices], OPTION)
    options = [
        Option(label, str(number), fit_label(choice.description, OPTION) if choice.description else "", selected)
        for number, (label, choice) in enumerate(zip(labels, blank.choices, strict=True), 1)
        for selected in [choice.value in blank.chosen]
    ]
    several = blank.kind == "several"
    return ChoiceField(
        blank.field,
        fit_label(blank.label, FIELD_LABEL),
        tuple(options),
        fit_label(blank.description, FIELD_DESCRIPTION) if blank.description else "",
        minimum=blank.least if several else int(blank.required),
        maximum=blank.most if several else 1,
    )


def _read_choices(blank: FormField, text: str) -> Any:
    """Return the value, or the values, of a form's field whose choices a player has named by numbers or labels.

    Args:
        blank: The field.
        text: What the player typed; several choices are separated by commas.

    Raises:
        InvalidInput: A choice is unknown, or too few or too many are named.
    """
    named = [part.strip() for part in text.split(",") if part.strip()]
    values = []
    for each in named:
        if (choice := _find_choice(blank.choices, each)) is None:
            raise InvalidInput(say.text("form-no-choice", label=blank.label, typed=fit_label(each, 40)))
        values.append(choice.value)
    if blank.kind == "one":
        if len(values) != 1:
            raise InvalidInput(say.text("form-one", label=blank.label))
        return values[0]
    if not blank.least <= len(set(values)) <= blank.most or len(set(values)) < len(values):
        raise InvalidInput(say.text("form-several", label=blank.label, least=blank.least, most=blank.most))
    return tuple([choice.value for choice in blank.choices if choice.value in values])


def _find_choice(choices: Sequence[Choice], named: str) -> Choice | None:
    if named.isascii() and named.isdigit():
        number = int(named) if len(named) < 3 else 0
        return choices[number - 1] if 1 <= number <= len(choices) else None
    found = [choice for choice in choices if fold_case(choice.label) == fold_case(named)]
    return found[0] if len(found) == 1 else None


def _read_field(blank: FormField, typed: str) -> Any:
    label, text = blank.label, typed.strip()
    if blank.required and not text:
        raise InvalidInput(say.text("form-empty", label=label))
    if blank.kind in ("one", "several"):
        return _read_choices(blank, text)
    if blank.kind == "number":
        if not text:
            return None
        try:
            return int(text[: MAX_DIGITS + 1])
        except ValueError:
            raise InvalidInput(say.text("form-not-a-number", label=label, typed=fit_label(text, 40))) from None
    if len(text) > blank.max_length:
        raise InvalidInput(say.text("form-too-long", label=label, most=blank.max_length, length=len(text)))
    return text


def first_fault(error: ValidationError) -> ErrorDetails:
    """Return the first error that pydantic found in some input, without the rejected value, which may be a secret."""
    return error.errors(include_url=False, include_context=False, include_input=False)[0]


def completions(match: Match, seat: int, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 actions that a seat may play now and whose labels contain every typed word, for autocompletion.

    Args:
        match: The match.
        seat: The player's seat.
        typed: What the user has typed so far.

    Returns:
        Pairs of a label and a custom id (`Play` or `OpenForm`). The id names the turn and the offered actions, so a
        choice from an outdated list is detected.
    """
    if match.state is None:
        return []
    drill = drill_of(match, seat)
    labels = _labels(drill)
    return [(labels[index], _action_id(drill, index)) for index in _found(drill, labels, typed)[:CHOICES]]


def find_action(match: Match, seat: int, text: str) -> Play | OpenForm | None:
    """Return the action that a user of `/act` means; None if no action matches or several do.

    Args:
        match: The match.
        seat: The player's seat.
        text: The custom id from a suggestion, the whole label of an action, or words that only one label contains.
    """
    chosen = parse(text)
    if isinstance(chosen, Play | OpenForm):
        return chosen
    if match.state is None:
        return None
    drill = drill_of(match, seat)
    labels = _labels(drill)
    found = _found(drill, labels, text) if text.strip() else []
    wanted = fold_case(text).strip().rstrip(" .…") if found else ""
    exact = [index for index in found if fold_case(labels[index]).rstrip(" .…") == wanted]
    if len(best := exact or found) != 1:
        return None
    picked = parse(_action_id(drill, best[0]))
    return picked if isinstance(picked, Play | OpenForm) else None


def _labels(drill: Drill) -> list[str]:
    labels = []
    for action in drill.offer.actions:
        label = drill.words.label(drill.view, action)
        labels.append(say.label("panel-typed", label=label.rstrip(" .…")) if action.open else label)
    return distinct_labels(labels, CHOICE)


def _found(drill: Drill, labels: list[str], typed: str) -> list[int]:
    if (words := search_words(typed)) is None:
        return []
    texts = [
        fold_case(f"{drill.words.verb(type(action))} {label}")
        for action, label in zip(drill.offer.actions, labels, strict=True)
    ]
    return [index for index, text in enumerate(texts) if all(word in text for word in words)]


def _action_id(drill: Drill, index: int) -> str:
    kind = OpenForm if drill.offer.actions[index].open else Play
    return encode(kind(drill.match, drill.offer.turn, drill.offer.fingerprint, index))
