"""Forms: what a person types into an open action, asked for and read back."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bot.catalogue import say
from bot.ids import Fill, write
from bot.limits import FIELD_DESCRIPTION, FIELD_LABEL, FIELD_PLACEHOLDER, FIELD_TEXT, FORM_TITLE
from bot.screen import Entry, Form
from bot.screens.panel import drill_of
from bot.shorten import fit_label, size
from games.core.action import Action
from games.core.presentation import Blank, plain
from storage.snapshot import Match

DIGITS = 19
"""No number that is typed is longer."""


class BadInput(ValueError):
    """What was typed cannot be read; `words` says so to its author, as text."""

    def __init__(self, words: str) -> None:
        super().__init__("typed input cannot be read")
        self.words = words


def form_for(match: Match, seat: int, index: int) -> Form:
    """The form of an offered open action.

    Raises:
        IndexError: no open action of this number is offered.
    """
    drill = drill_of(match, seat)
    action = drill.offer.actions[index]
    if not action.open:
        raise IndexError(index)
    title = fit_label(drill.words.label(drill.view, action), FORM_TITLE)
    fill = write(Fill(match.id, drill.offer.turn, drill.offer.fingerprint, index))
    return Form(fill, title, tuple(map(_entry, drill.words.blanks(drill.view, action))))


def read_form(match: Match, seat: int, index: int, typed: Mapping[str, str]) -> Action:
    """An offered open action with what was typed into its form, by field.

    Raises:
        BadInput: a text is missing, too long, or is no number. IndexError: no such open action is offered.
    """
    drill = drill_of(match, seat)
    action = drill.offer.actions[index]
    if not action.open:
        raise IndexError(index)
    blanks = drill.words.blanks(drill.view, action)
    values = {blank.field: _value(blank, typed.get(blank.field, "")) for blank in blanks}
    codec = match.rules.action_codec
    try:
        # Through the codec, so that the open fields meet the limits that the action itself declares.
        return codec.validate_python({**codec.dump_python(action), **values})
    except ValidationError as error:
        raise BadInput(_words(error, blanks)) from None


def read_typed(match: Match, seat: int, index: int, text: str) -> Action:
    """The same for one line of text, as `/act` takes it: several things are separated by |."""
    drill = drill_of(match, seat)
    blanks = drill.words.blanks(drill.view, drill.offer.actions[index])
    parts = [text] if len(blanks) == 1 else [part.strip() for part in text.split("|")]
    if len(parts) > len(blanks):
        raise BadInput(say("form.too_many", count=len(blanks)))
    return read_form(match, seat, index, {blank.field: part for blank, part in zip(blanks, parts, strict=False)})


def _entry(blank: Blank) -> Entry:
    most = min(blank.max_length, FIELD_TEXT) if blank.kind != "number" else DIGITS
    hint = blank.placeholder or (say("form.number") if blank.kind == "number" else "")
    return Entry(
        blank.field,
        fit_label(blank.label, FIELD_LABEL),
        fit_label(blank.description, FIELD_DESCRIPTION) if blank.description else "",
        long=blank.kind == "text",
        placeholder=fit_label(hint, FIELD_PLACEHOLDER) if hint else "",
        value=blank.value if size(blank.value) <= most else "",
        most=most,
        required=blank.required,
    )


def _value(blank: Blank, typed: str) -> Any:
    label, text = plain(blank.label), typed.strip()
    if blank.required and not text:
        raise BadInput(say("form.empty", label=label))
    if blank.kind == "number":
        if not text:
            return None
        try:
            return int(text[: DIGITS + 1])
        except ValueError:
            raise BadInput(say("form.not_a_number", label=label, typed=plain(fit_label(text, 40)))) from None
    if len(text) > blank.max_length:
        raise BadInput(say("form.too_long", label=label, most=blank.max_length, length=len(text)))
    return text


def _words(error: ValidationError, blanks: Sequence[Blank]) -> str:
    """The first thing that the action's own declaration says no to; pydantic's message names a limit, never a value."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    field = next((blank for blank in blanks if blank.field in first["loc"]), blanks[0])
    return say("form.wrong", label=plain(field.label), why=plain(first["msg"]))
