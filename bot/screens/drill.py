"""The actions that a player may choose, as buttons and nested menus of a private message, grouped by type of action.

A type with one action is a button. A type with up to 25 actions is a menu (or a row of buttons if the labels are
short). A type with more actions gets several menus side by side, where there is room for them, and else one menu per
field in which they differ ("drill-down"). Things that are picked together, such as dice to roll again, are the options
of one menu. Actions that repeat a choice (`Action.again`), and then those that a game calls likely, are buttons at the
top. Exactly one sequence of choices leads to each action.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

from bot.interactions.custom_ids import Choose, OpenForm, OpenPath, Path, Pick, Play, encode
from bot.screens.public import player_names
from bot.ui.blocks import Block, Button, Buttons, ButtonStyle, Menu, Option, Text
from bot.ui.limits import LABEL, OPTION, OPTIONS, PLACEHOLDER, ROW, distinct_labels, fit_label, utf16_length
from bot.ui.words import say
from games.core.action import Action
from games.core.game import Offer, offer_of
from games.core.presentation import Presentation
from games.core.values import View
from games.core.words import Markdown
from storage.match.model import Match, Status

MENUS = 5
BUTTONS = 15
"""Menus and buttons that fit in a panel beside its texts, its picture and its navigation buttons."""
MOST_LIKELY = 10
"""Most buttons for actions that a game calls likely."""
PART_MENUS = 1000
"""From this number on, the menus of a message that each hold a part of the actions of one type."""
SHORT_LABEL = 30
"""Longest label, in UTF-16 units, of buttons that share a row."""


@dataclass(frozen=True, slots=True)
class DrillPlace:
    """A point in the nested menus: the chosen type of action, and the actions that fit the values chosen so far."""

    kind: type[Action]
    remaining: tuple[int, ...]
    """Indices of the offered actions that match the values picked so far."""
    field: str | None
    """The field to pick next; None if the remaining actions are listed whole."""
    picked_labels: tuple[str, ...]
    """Labels of the values picked so far."""


@dataclass(frozen=True, slots=True)
class _Control:
    """The buttons or menus that stand for one type of action on the first screen of the nested menus."""

    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()


@dataclass(frozen=True)
class Drill:
    """The actions that a seat of a match may play now, and the buttons and nested menus that lead to each of them.

    An action's index, here and in custom ids, is its place in `offer.actions`.
    """

    match: int
    offer: Offer
    words: Presentation[Any]
    view: View

    @cached_property
    def verbs(self) -> list[tuple[type[Action], tuple[int, ...]]]:
        """The types of action that are offered, each with the indices of its actions, in the order of the offer.

        Actions of `likely` are left out.
        """
        groups: dict[type[Action], list[int]] = {}
        for index, action in enumerate(self.offer.actions):
            if index not in self.likely:
                groups.setdefault(type(action), []).append(index)
        return [(kind, tuple(ways)) for kind, ways in groups.items()]

    @cached_property
    def likely(self) -> tuple[int, ...]:
        """The indices of the actions for which there are buttons at the top.

        First come those that repeat the seat's last choice, then those that the game calls likely.
        """
        if len(self.offer.actions) < 2:
            return ()
        again = [action for action in self.offer.actions if action.again]
        wanted = [*again, *self.words.likely(self.view, self.offer.actions)]
        places = {action: index for index, action in enumerate(self.offer.actions) if not action.several}
        return tuple(dict.fromkeys([places[action] for action in wanted if action in places]))[:MOST_LIKELY]

    def locate(self, path: Path) -> DrillPlace | None:
        """Return the point in the nested menus to which choices lead; None for no choice and for invalid ones.

        Args:
            path: The index of a type of action in `verbs`, then the index of the value chosen for each field asked.
        """
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
                return DrillPlace(kind, left, None if len(left) <= OPTIONS else name, tuple(picked))
            if (pick := picks.pop(0)) >= len(values):
                return None
            value, left = values[pick]
            picked.append(self.words.choice(self.view, kind, name, value))
        return None if picks else DrillPlace(kind, left, None, tuple(picked))

    def blocks(self, path: Path, page: int) -> list[Block]:
        """Return the buttons and menus to show after the choices made so far in the nested menus.

        Args:
            path: The choices, as for `locate`; an empty or invalid path shows the first screen.
            page: The page of the menu there, counted from 0; a number past the last page shows the last.
        """
        place = self.locate(path)
        return self._first_screen(page) if place is None else self._controls_at(place, path, page)

    def parent(self, path: Path) -> Path:
        """Return the path to which "Back" leads: one choice fewer.

        That is the first screen, `()`, also if the first screen already shows the first menu of this type of action.
        """
        return () if len(path) <= 1 or (len(path) == 2 and self._shown[path[0]].menus) else path[:-1]

    def picked(self, number: int, things: Collection[int]) -> int | None:
        """Return the index of the action for which just these things are picked in a menu; None if there is none.

        Things that are picked together are, for example, the dice to roll again.

        Args:
            number: The index of the type of action in `verbs`.
            things: The numbers of the things in its menu.
        """
        if number >= len(self.verbs):
            return None
        kind, ways = self.verbs[number]
        known = self._things(kind, ways)
        if not kind.several or any(thing >= len(known) for thing in things):
            return None
        wanted = tuple(sorted(known[thing] for thing in set(things)))
        return next((way for way in ways if getattr(self.offer.actions[way], kind.several) == wanted), None)

    @cached_property
    def _shown(self) -> list[_Control]:
        """For each type of action the buttons or menus that stand for it on the first screen.

        If there is too much for one message, the types with most options are reduced until all fit: from several menus
        to the first of nested ones, then to one button.
        """
        shown = [self._control(number) for number in range(len(self.verbs))]
        largest = sorted(range(len(shown)), key=lambda number: -len(self.verbs[number][1]))
        for reduce in (self._nested_control, self._entry_control):
            for number in largest:
                if self._fits(shown):
                    return shown
                shown[number] = reduce(number)
        return shown

    def _first_screen(self, page: int) -> list[Block]:
        likely = [self._action_button(index, label) for index, label in self._likely_labels]
        if not self._fits(self._shown):
            verbs = [Option(button.label, button.id) for control in self._shown for button in control.buttons]
            return [*_rows(likely), *self._menu(verbs, say.label("panel-verbs"), (), page)]
        answers, asides = list(likely), list[Button]()
        for (kind, _), control in zip(self.verbs, self._shown, strict=True):
            (asides if _is_aside(kind) else answers).extend(control.buttons)
        menus = [menu for control in self._shown for menu in control.menus]
        return [*_rows(answers), *menus, *_rows(asides)]

    @cached_property
    def _likely_labels(self) -> list[tuple[int, str]]:
        return list(zip(self.likely, self._labels(self.likely, LABEL), strict=True))

    def _fits(self, shown: Sequence[_Control]) -> bool:
        buttons = len(self.likely) + sum(len(control.buttons) for control in shown)
        return buttons <= BUTTONS and sum(len(control.menus) for control in shown) <= MENUS

    def _control(self, number: int) -> _Control:
        kind, ways = self.verbs[number]
        if len(ways) == 1:
            return self._entry_control(number)
        if (picking := self._picking_menu(number)) is not None:
            return _Control(menus=(picking,))
        if len(ways) <= ROW:
            labels = self._labels(ways, LABEL)
            if all(utf16_length(label) <= SHORT_LABEL for label in labels):
                pairs = zip(ways, labels, strict=True)
                return _Control(tuple([self._action_button(index, label) for index, label in pairs]))
        if len(ways) <= OPTIONS:
            options = self._action_options(ways)
            return _Control(menus=(self._choosing_menu(number, self._verb(kind, PLACEHOLDER), options),))
        return self._split_control(number) or self._nested_control(number)

    def _split_control(self, number: int) -> _Control | None:
        """Return several menus side by side that together hold all actions of a type, one for each value of a field.

        That is the first field in which the actions differ. Return None if more than `MENUS` menus would be needed.

        Args:
            number: The index of the type of action in `verbs`.
        """
        place = self.locate((number,))
        if place is None or place.field is None:
            return None
        parts: list[tuple[list[Any], list[int]]] = []
        for value, ways in self._values(place.remaining, place.field):
            if not parts or len(parts[-1][1]) + len(ways) > OPTIONS:
                parts.append(([], []))
            parts[-1][0].append(value)
            parts[-1][1].extend(ways)
        if len(parts) > MENUS or any(len(ways) > OPTIONS for _, ways in parts):
            return None
        verb, menus = self.words.verb(place.kind), []
        for part, (values, left) in enumerate(parts):
            ends = [self.words.choice(self.view, place.kind, place.field, value) for value in (values[0], values[-1])]
            if len(values) == 1:
                text = say.label("panel-field", verb=verb, question=ends[0])
            else:
                text = say.label("panel-span", verb=verb, first=ends[0], last=ends[1])
            menu = PART_MENUS + MENUS * number + part
            menus.append(self._choosing_menu(menu, fit_label(text, PLACEHOLDER), self._action_options(left)))
        return _Control(menus=tuple(menus))

    def _nested_control(self, number: int) -> _Control:
        """Return what stands for a type of action on the first screen if only the first of its nested menus may.

        It is one button if that menu has several pages, and unchanged if the actions fit in one menu anyway.

        Args:
            number: The index of the type of action in `verbs`.
        """
        place = self.locate((number,))
        if place is None or place.field is None:
            return self._control(number)
        if len(options := self._field_options(place, (number,))) > OPTIONS:
            return self._entry_control(number)
        return _Control(menus=(self._choosing_menu(number, self._question(place), options),))

    def _choosing_menu(self, number: int, placeholder: str, options: Sequence[Option]) -> Menu:
        """Return a menu whose options play an action or open another menu.

        Args:
            number: The index in `verbs` of the type of action that the menu is for.
            placeholder: The text shown while nothing is chosen.
            options: The options.
        """
        return Menu(encode(Choose(self.match, number)), placeholder, tuple(options))

    def _picking_menu(self, number: int) -> Menu | None:
        """Return the menu in which several things are picked for one action of a type, such as the dice to roll again.

        None if there are fewer than two things, or more than a menu can hold.

        Args:
            number: The index of the type of action in `verbs`.
        """
        kind, ways = self.verbs[number]
        things = self._things(kind, ways)
        if not 1 < len(things) <= OPTIONS:
            return None
        labels = distinct_labels([self.words.pick(self.view, kind, thing) for thing in things], OPTION)
        sizes = [len(getattr(self.offer.actions[way], kind.several)) for way in ways]
        id_ = encode(Pick(self.match, self.offer.turn, self.offer.fingerprint, number))
        options = tuple([Option(label, str(thing)) for thing, label in enumerate(labels)])
        return Menu(id_, self._verb(kind, PLACEHOLDER), options, max(min(sizes), 1), max(sizes))

    def _things(self, kind: type[Action], ways: Sequence[int]) -> list[Any]:
        """Return the things, such as dice, that can be picked together for an action, sorted.

        Equal things are listed as often as an action has them.

        Args:
            kind: The type of the actions.
            ways: Indices of the actions.
        """
        most: Counter[Any] = Counter()
        if kind.several:
            for way in ways:
                most |= Counter(getattr(self.offer.actions[way], kind.several))
        return sorted(most.elements())

    def _entry_control(self, number: int) -> _Control:
        """Return the single button that stands for a type of action: it plays the only action or opens the first menu.

        If the game asks once more before the only action is played, the button opens that question.

        Args:
            number: The index of the type of action in `verbs`.
        """
        kind, ways = self.verbs[number]
        if len(ways) == 1:
            (label,) = self._labels(ways, LABEL)
            button = self._action_button(ways[0], label)
            asking = self.asking_path(ways[0])
            return _Control((replace(button, id=self._path_id(asking)) if asking else button,))
        label = fit_label(say.label("panel-more", verb=self.words.verb(kind)), LABEL)
        return _Control((Button(label, self._path_id((number,)), _style_of(kind)),))

    def _action_button(self, index: int, label: str) -> Button:
        return Button(label, self._action_id(index), _style_of(type(self.offer.actions[index])))

    def is_question(self, place: DrillPlace) -> bool:
        """Return True if a point in the nested menus only asks whether the player really wants to give something up.

        Its controls have a way back of their own.
        """
        return len(place.remaining) == 1 and self.offer.actions[place.remaining[0]].gives_up(self.view)

    def asking_path(self, index: int) -> Path:
        """Return the path to the question that is asked before an action which gives something up; else `()`.

        Args:
            index: The action's index.
        """
        if not self.offer.actions[index].gives_up(self.view):
            return ()
        return next(((number,) for number, (_, ways) in enumerate(self.verbs) if ways == (index,)), ())

    def _controls_at(self, place: DrillPlace, path: Path, page: int) -> list[Block]:
        if len(path) == 1 and (picking := self._picking_menu(path[0])) is not None:
            return [picking]
        if len(place.remaining) == 1:
            (index,), (label,) = place.remaining, self._labels(place.remaining, LABEL)
            button = Button(label, self._action_id(index), "primary")
            if not self.is_question(place):
                return [Buttons((button,))]
            back = Button(say.label("panel-back"), self._path_id(()), "primary")
            loss = Text(Markdown(self.words.caution(self.view, self.offer.actions[index])))
            return [loss, Buttons((back, replace(button, style="secondary")))]
        options = self._action_options(place.remaining) if place.field is None else self._field_options(place, path)
        return self._menu(options, self._question(place), path, page)

    def _menu(self, options: Sequence[Option], placeholder: str, path: Path, page: int) -> list[Block]:
        """Return one page of a menu of actions or values, with buttons to the pages before and after it.

        Args:
            options: All options of the menu.
            placeholder: The text shown while nothing is chosen.
            path: The choices that led to this menu.
            page: The page, counted from 0; a number past the last page shows the last.
        """
        pages = -(-len(options) // OPTIONS)
        page = min(page, pages - 1)
        part = tuple(options[page * OPTIONS : (page + 1) * OPTIONS])
        if pages == 1:
            return [Menu(encode(Choose(self.match, 0)), placeholder, part)]
        text = fit_label(say.label("panel-page", text=placeholder, page=page + 1, pages=pages), PLACEHOLDER)
        turns = []
        if page > 0:
            turns.append(Button(say.label("panel-earlier"), self._path_id(path, page - 1)))
        if page < pages - 1:
            turns.append(Button(say.label("panel-later"), self._path_id(path, page + 1)))
        return [Menu(encode(Choose(self.match, 0)), text, part), Buttons(tuple(turns))]

    def _action_options(self, ways: Sequence[int]) -> list[Option]:
        """Return menu options, one for each of the actions with these indices, which it plays."""
        labels = self._labels(ways, OPTION)
        return [Option(label, self._action_id(i), self._describe(i)) for label, i in zip(labels, ways, strict=True)]

    def _field_options(self, place: DrillPlace, path: Path) -> list[Option]:
        """Return one menu option per value of the field to choose next; a value that leaves one action plays it.

        Args:
            place: The point in the nested menus; its `field` is not None.
            path: The choices that led there.
        """
        assert place.field is not None
        values = self._values(place.remaining, place.field)
        if all(len(left) == 1 for _, left in values):
            return self._action_options([left[0] for _, left in values])
        labels = distinct_labels(
            [self.words.choice(self.view, place.kind, place.field, value) for value, _ in values], OPTION
        )
        steps = []
        for number, (label, (_, left)) in enumerate(zip(labels, values, strict=True)):
            if len(left) == 1:
                (whole,) = self._labels(left, OPTION)  # choosing it plays the action, so name the whole action
                steps.append(Option(whole, self._action_id(left[0]), self._describe(left[0])))
            else:
                steps.append(Option(label, self._path_id((*path, number))))
        return steps

    def _values(self, left: Sequence[int], name: str) -> list[tuple[Any, tuple[int, ...]]]:
        """Return the distinct values of a field among some actions, each with the indices of the actions that have it.

        Args:
            left: Indices of the actions.
            name: The field's name.
        """
        found: dict[Any, list[int]] = {}
        for index in left:
            value = getattr(self.offer.actions[index], name)
            found.setdefault((type(value), value), []).append(index)
        return [(value, tuple(ways)) for (_, value), ways in found.items()]

    def _fields(self, kind: type[Action]) -> list[str]:
        dataclass_type: Any = kind
        return [field.name for field in fields(dataclass_type) if field.name != "kind" and field.name not in kind.open]

    def _labels(self, ways: Sequence[int], most: int) -> list[str]:
        labels = []
        for index in ways:
            action = self.offer.actions[index]
            label = self.words.label(self.view, action)
            labels.append(say.label("panel-typed", label=label.rstrip(" .…")) if action.open else label)
        return distinct_labels(labels, most)

    def _describe(self, index: int) -> str:
        text = self.words.describe(self.view, self.offer.actions[index])
        return fit_label(text, OPTION) if text.strip() else ""

    def _verb(self, kind: type[Action], most: int) -> str:
        return fit_label(self.words.verb(kind), most)

    def _question(self, place: DrillPlace) -> str:
        verb = self.words.verb(place.kind)
        if place.field is None:
            return fit_label(verb, PLACEHOLDER)
        question = self.words.question(self.view, place.kind, place.field)
        return fit_label(say.label("panel-field", verb=verb, question=question), PLACEHOLDER)

    def _action_id(self, index: int) -> str:
        kind = OpenForm if self.offer.actions[index].open else Play
        return encode(kind(self.match, self.offer.turn, self.offer.fingerprint, index))

    def _path_id(self, path: Path, page: int = 0) -> str:
        return encode(OpenPath(self.match, self.offer.turn, self.offer.fingerprint, page, path))


def _is_aside(kind: type[Action]) -> bool:
    return kind.aside or kind.undoes


def _style_of(kind: type[Action]) -> ButtonStyle:
    return "secondary" if _is_aside(kind) else "primary"


def _rows(buttons: Sequence[Button]) -> list[Block]:
    return [Buttons(tuple(buttons[at : at + ROW])) for at in range(0, len(buttons), ROW)]


def drill_of(match: Match, seat: int) -> Drill:
    """Return the actions that a seat may play now, with the buttons and menus that lead to them.

    A match that is over offers none, even if it was ended early and its rules would still allow actions.

    Args:
        match: A match that has begun.
        seat: The seat, counted from 0.
    """
    view, turns = match.rules.view(match.state, seat), match.chairs[seat].actions_taken
    playing = match.status is Status.PLAYING
    offer = offer_of(match.rules, match.state, seat, turns) if playing else Offer(seat, turns, ())
    return Drill(match.id, offer, match.rules.presentation(player_names(match)), view)
