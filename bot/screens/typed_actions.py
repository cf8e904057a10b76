"""Actions that need typed text or numbers (their "open fields"): the forms for them, and the suggestions of `/act`."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.interactions.custom_ids import OpenForm, Play, encode, parse
from bot.screens.drill import Drill, drill_of
from bot.ui.blocks import Form, TextField
from bot.ui.limits import (
    CHOICE,
    CHOICES,
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FIELD_PLACEHOLDER,
    FIELD_TEXT,
    FORM_TITLE,
    distinct_labels,
    fit_label,
    fold_case,
    search_words,
    utf16_length,
)
from bot.ui.words import say
from games.core.action import Action
from games.core.presentation import FormField
from games.core.words import Markdown
from storage.match.model import Match

MAX_DIGITS = 19
"""Longest number that a user may type."""


class InvalidInput(ValueError):
    """Typed input or an uploaded file is invalid; `words` is a markdown text that tells the user why."""

    def __init__(self, words: Markdown) -> None:
        super().__init__("typed input cannot be read")
        self.words = words


def form_for(match: Match, seat: int, index: int) -> Form:
    """Return the form in which a player types the open fields of an action that they may play.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.

    Raises:
        IndexError: No action with open fields has this index.
    """
    drill = drill_of(match, seat)
    action = drill.offer.actions[index]
    if not action.open:
        raise IndexError(index)
    title = fit_label(drill.words.label(drill.view, action), FORM_TITLE)
    fill = encode(OpenForm(match.id, drill.offer.turn, drill.offer.fingerprint, index))
    return Form(fill, title, tuple(map(_entry, drill.words.blanks(drill.view, action))))


def read_form(match: Match, seat: int, index: int, typed: Mapping[str, str]) -> Action:
    """Return an action with its open fields filled in from a submitted form.

    Args:
        match: The match.
        seat: The player's seat.
        index: Index of the action among those that the seat is offered.
        typed: The text typed for each field, by the field's name.

    Raises:
        InvalidInput: A text is missing or too long, is not a number, or breaks a limit of the action.
        IndexError: No action with open fields has this index.
    """
    drill = drill_of(match, seat)
    action = drill.offer.actions[index]
    if not action.open:
        raise IndexError(index)
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
        InvalidInput: A text is missing or too long, is not a number or breaks a limit, or there are more texts than
            fields.
        IndexError: No action has this index, or it has no open fields.
    """
    drill = drill_of(match, seat)
    blanks = drill.words.blanks(drill.view, drill.offer.actions[index])
    parts = [text] if len(blanks) == 1 else [part.strip() for part in text.split("|")]
    if len(parts) > len(blanks):
        raise InvalidInput(say.text("form-too-many", count=len(blanks)))
    return read_form(match, seat, index, {blank.field: part for blank, part in zip(blanks, parts, strict=False)})


def _entry(blank: FormField) -> TextField:
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


def _read_field(blank: FormField, typed: str) -> Any:
    label, text = blank.label, typed.strip()
    if blank.required and not text:
        raise InvalidInput(say.text("form-empty", label=label))
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
