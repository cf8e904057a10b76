"""Laws of words: they exist, they fit into Discord, they differ where they have to, and they ping nobody."""

import re
from dataclasses import fields

from games.core.action import Action
from games.core.presentation import Blank, Style
from games.laws.broken import Broken
from games.laws.walk import Position

PING = re.compile(r"@(everyone|here)|<(@[!&]?|#)\d+>")
"""What Discord reads as a mention."""
LABEL, DESCRIPTION, ALT = 80, 100, 1024
"""Characters of a button, of a menu's line below it, of an alt text."""


def readable(text: object, what: str, most: int, empty: bool = False) -> None:
    """A text of Discord markdown: not empty, not too long, no mention that pings."""
    if not isinstance(text, str) or (not empty and not text.strip()):
        raise Broken(f"{what} has no words: {text!r}")
    if len(text) > most:
        raise Broken(f"{what} has {len(text)} characters, at most {most} fit: {text[:80]!r}")
    if ping := PING.search(text):
        raise Broken(f"{what} pings: {ping.group()!r} in {text[:200]!r}")


def label(text: object, what: str, most: int = LABEL, empty: bool = False) -> None:
    """A plain text of one line, for a button, a menu or a picture."""
    if not isinstance(text, str) or (not empty and not text.strip()):
        raise Broken(f"{what} has no words: {text!r}")
    if len(text) > most or "\n" in text:
        raise Broken(f"{what} has {len(text)} characters, at most {most} on one line fit: {text[:120]!r}")


def labels_differ(position: Position) -> None:
    """Each offered action has a label of at most 80 characters, unlike every other one beside it."""
    words = position.presentation
    for seat, actions in position.legal.items():
        view, labels = position.views[seat], dict[str, Action]()
        for action in actions:
            text = words.label(view, action)
            label(text, f"the label of {action}")
            if text in labels:
                raise Broken(f"{action} and {labels[text]} have the same label: {text!r}")
            labels[text] = action
            label(words.describe(view, action), f"the description of {action}", DESCRIPTION, empty=True)


def menus_are_worded(position: Position) -> None:
    """Verbs, and the questions and choices of a verb with more ways than a menu holds, have labels that differ."""
    words = position.presentation
    for seat, actions in position.legal.items():
        view, kinds = position.views[seat], dict.fromkeys(type(action) for action in actions)
        verbs = [words.verb(kind) for kind in kinds]
        for verb in verbs:
            label(verb, "a verb")
        if len(set(verbs)) != len(verbs):
            raise Broken(f"two verbs have the same label: {verbs}")
        for kind in kinds:
            ways = [action for action in actions if type(action) is kind]
            if len(ways) <= 25:
                continue
            for field in (f.name for f in fields(kind) if f.name != "kind" and f.name not in kind.open):  # type: ignore[arg-type]
                label(words.question(view, kind, field), f"the question for {field}", 150)
                values = dict.fromkeys(getattr(action, field) for action in ways)
                choices = [words.choice(view, kind, field, value) for value in values]
                for choice in choices:
                    label(choice, f"a choice of {field}", 100)
                if len(set(choices)) != len(choices):
                    raise Broken(f"two choices of {field} have the same label")


def forms_are_valid(position: Position) -> None:
    """An open action has a form with one blank for each open field, within the limits of Discord's modals."""
    for seat, actions in position.legal.items():
        for action in (action for action in actions if action.open):
            blanks = position.presentation.blanks(position.views[seat], action)
            if sorted(blank.field for blank in blanks) != sorted(action.open):
                raise Broken(f"the form of {action} asks for {[blank.field for blank in blanks]}")
            if len(blanks) > 5:
                raise Broken(f"the form of {action} has more than five blanks")
            for blank in blanks:
                _blank_is_valid(blank)


def _blank_is_valid(blank: Blank) -> None:
    label(blank.label, f"the blank for {blank.field}", 45)
    label(blank.description, f"the description of {blank.field}", 100, empty=True)
    label(blank.placeholder, f"the placeholder of {blank.field}", 100, empty=True)
    if not 1 <= blank.max_length <= 4000 or len(blank.value) > blank.max_length:
        raise Broken(f"the blank for {blank.field} takes {blank.max_length} characters")


def positions_are_worded(position: Position) -> None:
    """Every view has its texts; none of them pings, whatever the players are called."""
    words, seats = position.presentation, position.setup.seats
    for observer, view in position.views.items():
        readable(words.headline(view), "the headline", 300)
        readable(words.text(view), "the text of the position", 3500)
        readable(words.hand(view), "the text of a hand", 2000, empty=True)
        scores = words.scores(view)
        if len(scores) not in (0, seats):
            raise Broken(f"there are scores for {len(scores)} of {seats} seats")
        for score in scores:
            label(score, "a score", empty=True)
        alts = [words.alt(view, part) for part in range(words.parts(view))]
        for alt in alts:
            if not isinstance(alt, str) or not 0 < len(alt.strip()) <= len(alt) <= ALT:
                raise Broken(f"the alt text has {len(alt)} characters, not 1 to {ALT}")
        if len(set(alts)) < len(alts):
            raise Broken("two of the pictures have the same alt text")
        if observer in position.active:
            readable(words.prompt(view), "the prompt", 1000)
            readable(words.task(view), "the task", 200)
        if position.outcome:
            readable(words.result(view, position.outcome), "the result", 1000)


def events_are_worded(position: Position) -> None:
    """Every event has its line of the log, or says that it needs none."""
    for told in position.last.step.events if position.last else ():
        readable(position.presentation.tell(told.event), f"the line for {told.event}", 1000, empty=True)


def pictures_fit(position: Position) -> None:
    """A picture is 1200 pixels wide and at most 1200 high. Drawn at the opening, at the end and rarely between."""
    if position.ply and position.active and position.luck("picture").below(60):
        return
    luck = position.luck("style")
    observer = position.observers[luck.below(len(position.observers))]
    picture = position.presentation.picture(position.views[observer], Style(bool(luck.below(2)), bool(luck.below(2))))
    if picture is not None and not (picture.width == 1200 and picture.height <= 1200):
        raise Broken(f"the picture is {picture.width} by {picture.height} pixels")
