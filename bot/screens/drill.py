"""Choices of a seat: everything that is offered, by verb, and a large choice field by field.

A verb with one way is a button, with up to twenty-five a menu of all its ways, with more a menu for each field in
which the ways still differ. Every offered action is reached along exactly one path.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from bot.catalogue import say
from bot.ids import Choose, Fill, Into, Path, Play, write
from bot.limits import LABEL, OPTION, OPTIONS, PLACEHOLDER, ROW
from bot.screen import Block, Button, Buttons, Menu, Option
from bot.shorten import distinct, fit_label, size
from games.core.action import Action
from games.core.game import View
from games.core.offer import Offer
from games.core.presentation import Presentation

MENUS = 5
BUTTONS = 15
"""What a panel has room for beside its texts, its picture and the ways back."""
SHORT = 30
"""Labels up to this long may stand side by side as buttons."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is while drilling down: the ways that are left, the field that is asked next (None: the whole
    action), and what was picked so far, as labels."""

    kind: type[Action]
    left: tuple[int, ...]
    field: str | None
    picked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Control:
    """A verb on the first screen, ready to show: either buttons, or a menu."""

    buttons: tuple[Button, ...] = ()
    options: tuple[Option, ...] = ()
    placeholder: str = ""


@dataclass(frozen=True)
class Drill:
    """The choices of one seat in one match at one moment."""

    match: int
    offer: Offer
    words: Presentation[Any]
    view: View

    @cached_property
    def verbs(self) -> list[tuple[type[Action], tuple[int, ...]]]:
        """The kinds of action that are offered, each with the numbers of its ways, in the order of the offers."""
        groups: dict[type[Action], list[int]] = {}
        for index, action in enumerate(self.offer.actions):
            groups.setdefault(type(action), []).append(index)
        return [(kind, tuple(ways)) for kind, ways in groups.items()]

    def place(self, path: Path) -> Place | None:
        """Where a path leads; None when it leads to the beginning or, being forged or old, to nowhere."""
        if not path or path[0] >= len(self.verbs):
            return None
        kind, left = self.verbs[path[0]]
        picks = list(path[1:])
        picked: list[str] = []
        for name in self._fields(kind):
            values = self._values(left, name)
            if len(values) == 1:
                continue
            if not picks:
                return Place(kind, left, None if len(left) <= OPTIONS else name, tuple(picked))
            if (pick := picks.pop(0)) >= len(values):
                return None
            value, left = values[pick]
            picked.append(self.words.choice(self.view, kind, name, value))
        return None if picks else Place(kind, left, None, tuple(picked))

    def controls(self, path: Path, page: int) -> list[Block]:
        """The buttons and menus of a place, or of the beginning."""
        place = self.place(path)
        return self._beginning(page) if place is None else self._controls_at(place, path, page)

    def back(self, path: Path) -> Path:
        """Whence one came to this place: the beginning, where that shows the verb's first menu itself."""
        return () if len(path) <= 1 or (len(path) == 2 and self._shown[path[0]].options) else path[:-1]

    @cached_property
    def _shown(self) -> list[_Control]:
        """The verbs as the first screen shows them: those with the most ways are folded until there is room."""
        shown = [self._control(number) for number in range(len(self.verbs))]
        for number in sorted(range(len(shown)), key=lambda number: -len(self.verbs[number][1])):
            if self._fits(shown):
                break
            shown[number] = _Control(buttons=(self._door(number),))
        return shown

    def _beginning(self, page: int) -> list[Block]:
        if not self._fits(self._shown):
            verbs = [Option(button.label, button.id) for control in self._shown for button in control.buttons]
            return self._menu(verbs, say("panel.verbs"), (), page)
        blocks = _rows([button for control in self._shown for button in control.buttons])
        menus = [control for control in self._shown if control.options]
        return blocks + [
            Menu(write(Choose(self.match, number)), control.placeholder, control.options)
            for number, control in enumerate(menus)
        ]

    def _fits(self, shown: Sequence[_Control]) -> bool:
        buttons = sum(len(control.buttons) for control in shown)
        return buttons <= BUTTONS and sum(bool(control.options) for control in shown) <= MENUS

    def _control(self, number: int) -> _Control:
        kind, ways = self.verbs[number]
        if len(ways) == 1:
            return _Control(buttons=(self._door(number),))
        if len(ways) <= OPTIONS:
            labels = self._labels(ways, LABEL)
            if len(ways) <= ROW and all(size(label) <= SHORT for label in labels):
                return _Control(tuple([Button(label, self._take(i)) for label, i in zip(labels, ways, strict=True)]))
            return _Control(options=tuple(self._whole(ways)), placeholder=self._verb(kind, PLACEHOLDER))
        place = self.place((number,))
        assert place is not None
        if place.field is None or len(options := self._steps(place, (number,))) > OPTIONS:
            return _Control(buttons=(self._door(number),))
        return _Control(options=tuple(options), placeholder=self._question(place))

    def _door(self, number: int) -> Button:
        """The one button of a verb: its only way, or the way to its ways."""
        kind, ways = self.verbs[number]
        if len(ways) == 1:
            (label,) = self._labels(ways, LABEL)
            return Button(label, self._take(ways[0]), "primary")
        return Button(fit_label(say("panel.more", verb=self.words.verb(kind)), LABEL), self._into((number,)))

    def _controls_at(self, place: Place, path: Path, page: int) -> list[Block]:
        options = self._whole(place.left) if place.field is None else self._steps(place, path)
        return self._menu(options, self._question(place), path, page)

    def _menu(self, options: Sequence[Option], placeholder: str, path: Path, page: int) -> list[Block]:
        """One menu, and the ways to its other pages where it has more options than fit."""
        pages = -(-len(options) // OPTIONS)
        page = min(page, pages - 1)
        part = tuple(options[page * OPTIONS : (page + 1) * OPTIONS])
        if pages == 1:
            return [Menu(write(Choose(self.match, 0)), placeholder, part)]
        text = fit_label(say("panel.page", text=placeholder, page=page + 1, pages=pages), PLACEHOLDER)
        turns = []
        if page > 0:
            turns.append(Button(say("panel.earlier"), self._into(path, page - 1)))
        if page < pages - 1:
            turns.append(Button(say("panel.later"), self._into(path, page + 1)))
        return [Menu(write(Choose(self.match, 0)), text, part), Buttons(tuple(turns))]

    def _whole(self, ways: Sequence[int]) -> list[Option]:
        """Whole actions as options."""
        labels = self._labels(ways, OPTION)
        return [Option(label, self._take(i), self._describe(i)) for label, i in zip(labels, ways, strict=True)]

    def _steps(self, place: Place, path: Path) -> list[Option]:
        """The values of the field that is asked, as options: each leads on, or is the action where only one is left."""
        assert place.field is not None
        values = self._values(place.left, place.field)
        if all(len(left) == 1 for _, left in values):
            return self._whole([left[0] for _, left in values])
        labels = distinct([self.words.choice(self.view, place.kind, place.field, value) for value, _ in values], OPTION)
        steps = []
        for number, (label, (_, left)) in enumerate(zip(labels, values, strict=True)):
            if len(left) == 1:
                (whole,) = self._labels(left, OPTION)  # one press takes it, so all of it is said
                steps.append(Option(whole, self._take(left[0]), self._describe(left[0])))
            else:
                steps.append(Option(label, self._into((*path, number))))
        return steps

    def _values(self, left: Sequence[int], name: str) -> list[tuple[Any, tuple[int, ...]]]:
        """The values that a field still has, each with its ways, in the order of the offers."""
        found: dict[Any, list[int]] = {}
        for index in left:
            value = getattr(self.offer.actions[index], name)
            found.setdefault((type(value), value), []).append(index)
        return [(value, tuple(ways)) for (_, value), ways in found.items()]

    def _fields(self, kind: type[Action]) -> list[str]:
        named: Any = kind
        return [field.name for field in fields(named) if field.name != "kind" and field.name not in kind.open]

    def _labels(self, ways: Sequence[int], most: int) -> list[str]:
        labels = []
        for index in ways:
            action = self.offer.actions[index]
            label = self.words.label(self.view, action)
            labels.append(say("panel.typed", label=label.rstrip(" .…")) if action.open else label)
        return distinct(labels, most)

    def _describe(self, index: int) -> str:
        text = self.words.describe(self.view, self.offer.actions[index])
        return fit_label(text, OPTION) if text.strip() else ""

    def _verb(self, kind: type[Action], most: int) -> str:
        return fit_label(self.words.verb(kind), most)

    def _question(self, place: Place) -> str:
        verb = self.words.verb(place.kind)
        if place.field is None:
            return fit_label(verb, PLACEHOLDER)
        question = self.words.question(self.view, place.kind, place.field)
        return fit_label(say("panel.field", verb=verb, question=question), PLACEHOLDER)

    def _take(self, index: int) -> str:
        kind = Fill if self.offer.actions[index].open else Play
        return write(kind(self.match, self.offer.turn, self.offer.fingerprint, index))

    def _into(self, path: Path, page: int = 0) -> str:
        return write(Into(self.match, self.offer.turn, self.offer.fingerprint, page, path))


def _rows(buttons: Sequence[Button]) -> list[Block]:
    return [Buttons(tuple(buttons[at : at + ROW])) for at in range(0, len(buttons), ROW)]
