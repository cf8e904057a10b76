"""Laws of wording: texts exist, fit into Discord's limits, differ where they must, and mention nobody.

Each law is an invariant of games: a function that takes a `Position` (a state of a random game) and raises `LawBroken`
if the invariant does not hold there.
"""

import re
from collections import Counter
from dataclasses import fields
from typing import Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style
from games.core.values import View
from games.core.words import Markdown
from games.laws.walk import LawBroken, Position

PING = re.compile(r"@(everyone|here)|<(@[!&]?|#)\d+>")
"""A pattern for text that Discord treats as a mention of users, roles or channels."""
LABEL, DESCRIPTION, ALT = 80, 100, 1024
"""Maximum number of characters in a button label, in the description of a menu entry, and in an alt text."""


def readable(text: object, what: str, most: int, empty: bool = False) -> None:
    """Check a text in Discord markdown: not empty, not too long, without mentions.

    Args:
        text: The text.
        what: The name of the text in the error message, such as "the headline".
        most: The maximum number of characters.
        empty: Whether an empty text is allowed.

    Raises:
        LawBroken: The text fails the check, or is not `Markdown`.
    """
    if not isinstance(text, Markdown):
        raise LawBroken(f"{what} is not Markdown: {text!r}")
    if not empty and not text.strip():
        raise LawBroken(f"{what} is empty: {text!r}")
    if len(text) > most:
        raise LawBroken(f"{what} has {len(text)} characters, more than {most}: {text[:80]!r}")
    if ping := PING.search(text):
        raise LawBroken(f"{what} contains the mention {ping.group()!r}: {text[:200]!r}")


def label(text: object, what: str, most: int = LABEL, empty: bool = False) -> None:
    """Check a plain text of one line for a button, a menu or a picture: not empty and not too long.

    Args:
        text: The text.
        what: The name of the text in the error message, such as "a score".
        most: The maximum number of characters.
        empty: Whether an empty text is allowed.

    Raises:
        LawBroken: The text fails the check, or is not a string.
    """
    if not isinstance(text, str) or (not empty and not text.strip()):
        raise LawBroken(f"{what} is empty: {text!r}")
    if len(text) > most or "\n" in text:
        raise LawBroken(f"{what} is not one line of at most {most} characters but has {len(text)}: {text[:120]!r}")


def labels_differ(position: Position) -> None:
    """Raise LawBroken if the button labels of a seat's legal actions are too long, empty or not all different.

    The law is also broken if the description of an action (`Presentation.describe`) is too long.
    """
    words = position.presentation
    for seat, actions in position.legal.items():
        view, labels = position.views[seat], dict[str, Action]()
        for action in actions:
            text = words.label(view, action)
            label(text, f"the label of {action}")
            if text in labels:
                raise LawBroken(f"{action} and {labels[text]} have the same label: {text!r}")
            labels[text] = action
            label(words.describe(view, action), f"the description of {action}", DESCRIPTION, empty=True)


def losses_are_named(position: Position) -> None:
    """Raise LawBroken unless just the actions that give something up for good have a caution that says what.

    The law is also broken if a person could take such an action without being asked once more: if it is typed in, is
    one of several of its type or one of those that have a button of their own, or repeats or takes back a choice.
    """
    words = position.presentation
    for seat, actions in position.legal.items():
        view, counts = position.views[seat], Counter(type(action) for action in actions)
        direct = [*words.likely(view, actions), *words.shared(position.views[None])]
        for action in actions:
            loss = words.caution(view, action)
            if not action.gives_up(view):
                if loss:
                    raise LawBroken(f"{action} has a caution, but gives nothing up: {loss!r}")
                continue
            readable(loss, f"the caution of {action}", 500)
            kind = type(action)
            if counts[kind] > 1 or action in direct or action.open or action.several or action.again or action.undoes:
                raise LawBroken(f"{action} gives something up, but people could take it without being asked")


def menus_are_worded(position: Position) -> None:
    """Raise LawBroken if a label in the menus from which a seat chooses an action is empty, too long or not unique.

    These are the labels of the action types; of the things that are picked together (`Action.several`); and, where a
    type has more than 25 actions, of its fields and their values.
    """
    words = position.presentation
    for seat, actions in position.legal.items():
        view, kinds = position.views[seat], dict.fromkeys(type(action) for action in actions)
        verbs = [words.verb(kind) for kind in kinds]
        for verb in verbs:
            label(verb, "the label of an action type")
        if len(set(verbs)) != len(verbs):
            raise LawBroken(f"two action types have the same label: {verbs}")
        for kind in kinds:
            ways = [action for action in actions if type(action) is kind]
            if kind.several:
                _things_are_worded(words, view, kind, ways)
            if kind.several or len(ways) <= 25:
                continue
            for field in (f.name for f in fields(kind) if f.name != "kind" and f.name not in kind.open):  # type: ignore[arg-type]
                label(words.question(view, kind, field), f"the question for {field}", 150)
                values = dict.fromkeys(getattr(action, field) for action in ways)
                choices = [words.choice(view, kind, field, value) for value in values]
                for choice in choices:
                    label(choice, f"a choice of {field}", 100)
                if len(set(choices)) != len(choices):
                    raise LawBroken(f"two values of {field} have the same label")


def _things_are_worded(words: Presentation[Any], view: View, kind: type[Action], ways: list[Action]) -> None:
    """Raise LawBroken unless the things picked together (`Action.several`) are sorted and labelled differently.

    Args:
        words: The presentation.
        view: The view of the seat that picks.
        kind: The type of action.
        ways: The legal actions of this type.
    """
    labels: dict[str, Any] = {}
    for action in ways:
        things = getattr(action, kind.several)
        if list(things) != sorted(things):
            raise LawBroken(f"{action} does not sort {kind.several}")
        for thing in things:
            text = words.pick(view, kind, thing)
            label(text, f"the label of {thing}, which is picked for {kind.__name__}", 100)
            if labels.setdefault(text, thing) != thing:
                raise LawBroken(f"{thing} and {labels[text]} have the same label: {text!r}")


def forms_are_valid(position: Position) -> None:
    """Raise LawBroken unless an action with fields that a player types in has a form with one input for each of them.

    The form must stay within the limits of Discord's modals.
    """
    for seat, actions in position.legal.items():
        for action in (action for action in actions if action.open):
            blanks = position.presentation.blanks(position.views[seat], action)
            if sorted(blank.field for blank in blanks) != sorted(action.open):
                raise LawBroken(f"the form of {action} asks for {[blank.field for blank in blanks]}")
            if len(blanks) > 5:
                raise LawBroken(f"the form of {action} has more than five fields")
            for blank in blanks:
                _blank_is_valid(blank)


def _blank_is_valid(blank: FormField) -> None:
    label(blank.label, f"the label of the form field {blank.field}", 45)
    label(blank.description, f"the description of {blank.field}", 100, empty=True)
    label(blank.placeholder, f"the placeholder of {blank.field}", 100, empty=True)
    if blank.kind in ("one", "several"):
        _choices_are_valid(blank)
        return
    if not 1 <= blank.max_length <= 4000 or len(blank.value) > blank.max_length:
        raise LawBroken(f"the form field {blank.field} has an invalid length limit, {blank.max_length}")


def _choices_are_valid(blank: FormField) -> None:
    if not 1 <= len(blank.choices) <= 25:
        raise LawBroken(f"the form field {blank.field} has {len(blank.choices)} choices")
    values, labels = {choice.value for choice in blank.choices}, {choice.label for choice in blank.choices}
    if len(values) != len(blank.choices) or len(labels) != len(blank.choices):
        raise LawBroken(f"two choices of the form field {blank.field} are the same")
    for choice in blank.choices:
        label(choice.label, f"a choice of {blank.field}", 100)
        label(choice.description, f"the description of a choice of {blank.field}", 100, empty=True)
    if not set(blank.chosen) <= values or len(blank.chosen) > blank.most:
        raise LawBroken(f"the form field {blank.field} opens with {blank.chosen}")
    if not 0 <= blank.least <= blank.most <= len(blank.choices):
        raise LawBroken(f"of {blank.field}, {blank.least} to {blank.most} can be chosen")


def positions_are_worded(position: Position) -> None:
    """Raise LawBroken if a text about a view is empty, too long or contains a mention from a player's name.

    The law is also broken if the number of scores is not that of the seats, or if two pictures have the same alt text.
    """
    words, seats = position.presentation, position.setup.seats
    for observer, view in position.views.items():
        readable(words.headline(view), "the headline", 300)
        readable(words.text(view), "the text of the position", 3500)
        readable(words.caption(view), "the caption", 1500, empty=True)
        readable(words.hand(view), "the text of a hand", 2000, empty=True)
        scores = words.scores(view)
        if len(scores) not in (0, seats):
            raise LawBroken(f"scores has {len(scores)} entries for {seats} seats")
        for score in scores:
            label(score, "a score", 300, empty=True)
        alts = [words.alt(view, part) for part in range(words.parts(view))]
        for alt in alts:
            if not isinstance(alt, str) or not 0 < len(alt.strip()) <= len(alt) <= ALT:
                raise LawBroken(f"the alt text has {len(alt)} characters, not 1 to {ALT}")
        if len(set(alts)) < len(alts):
            raise LawBroken("two of the pictures have the same alt text")
        if observer in position.active:
            readable(words.prompt(view), "the prompt", 1000)
            task = words.task(view)
            readable(task, "the task", 200)
            if task.endswith("."):
                raise LawBroken(f"the task ends like a sentence, but other messages continue it: {task!r}")
        if position.outcome:
            readable(words.result(view, position.outcome), "the result", 1000)


def events_are_worded(position: Position) -> None:
    """Raise LawBroken if the log line of an event of the last step is too long or has a mention; it may be empty."""
    for told in position.last.step.events if position.last else ():
        readable(position.presentation.tell(told.event), f"the log line of {told.event}", 1000, empty=True)


def pictures_fit(position: Position) -> None:
    """Raise LawBroken if the picture of a view is not 1200 pixels wide or is more than 1500 pixels high.

    Drawing is slow, so only the opening, the final position and one in 60 of the others are drawn, each for one random
    observer and style.
    """
    if position.ply and position.active and position.luck("picture").below(60):
        return
    luck = position.luck("style")
    observer = position.observers[luck.below(len(position.observers))]
    style = Style(bool(luck.below(2)), bool(luck.below(2)))
    events = [told.event for told in position.last.step.events if told.to is None] if position.last else []
    picture = position.presentation.picture(position.views[observer], style, events)
    if picture is not None and not (picture.width == 1200 and picture.height <= 1500):
        raise LawBroken(f"the picture is {picture.width} by {picture.height} pixels")
