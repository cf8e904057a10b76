"""The longest that each text of a game can be, put together from the pieces of texts that random games meet.

Random games seldom meet the longest combination: one button in many thousands names the longest direction, the widest
range of a kick and an own goal. But each direction, range and landing is met soon. So `hear` notes every value that an
argument of a message has had in one language, and `Longest` puts them together anew in another: each argument takes the
longest of its values, and a message in it is as long as it can be itself.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from games.core.arguments import _List
from games.core.chance import Seeded
from games.core.game import Game
from games.core.words import (
    ENGLISH,
    Argument,
    Markdown,
    Message,
    Words,
    _ready,
    forget_what_was_said,
    in_language,
    load_catalogue,
)
from games.laws import walk, wording
from games.laws.setups import all_setups

NAMES = ("Aristophanes", "Themistokles", "Hegesistrate", "Xenokrateia", "Polydamantis", "Kallisthenes")
"""Players' names of usual length. Longer ones are cut where a label has no room for them."""
LAWS = (
    wording.labels_differ,
    wording.losses_are_named,
    wording.menus_are_worded,
    wording.forms_are_valid,
    wording.events_are_worded,
)
"""The laws that ask for texts and know how long they may be; `_read` asks for others."""
QUOTES = frozenset({"form-example", "label-ask-prepared", "wisdom-card"})
"""Messages that quote a question or a teaching of any length, which the games cut."""


class Place(NamedTuple):
    """A message as a label or as markdown, in which its arguments may have other values."""

    package: str
    key: str
    markdown: bool


class Heard:
    """What random games of a game have said.

    Attributes:
        values: All values of the arguments of each message.
        most: The most characters of each message that is shown alone, as a button or in a menu.
    """

    def __init__(self) -> None:
        self.values: dict[Place, dict[str, dict[Any, None]]] = {}
        self.most: dict[Place, int] = {}
        self._said: dict[str, Place] = {}

    def note(self, place: Place, values: Mapping[str, Argument]) -> None:
        """Note the values of a message's arguments."""
        known = self.values.setdefault(place, {})
        for name, value in values.items():
            known.setdefault(name, {})[value] = None

    def note_said(self, place: Place, said: str) -> None:
        """Note a text that a message has become."""
        self._said[said.casefold()] = place

    def note_shown(self, text: object, most: int) -> None:
        """Note that a text is shown where it may have so many characters, perhaps with a capital or cut.

        It counts if it is a single message; what a game joins from several has no limit that is easily met.

        Args:
            text: The text.
            most: The maximum number of characters.
        """
        said = str(text).casefold()
        if said not in self._said and (said.endswith("…") or len(said) == most):
            said = next((each for each in self._said if each.startswith(said.removesuffix("…"))), said)
        if place := self._said.get(said):
            self.most[place] = min(most, self.most.get(place, most))


def hear(game: Game[Any, Any], *, steps: int, every: int, seeds: Iterable[int] = (0,)) -> Heard:
    """Play random games with each setup in English, and return what was said.

    Args:
        game: The game.
        steps: How many steps of each are played.
        every: One in so many positions is read, and the last one.
        seeds: A random game for each.
    """
    heard = Heard()
    with in_language(ENGLISH), pytest.MonkeyPatch.context() as patch:
        patch.setattr(walk, "NAMES", NAMES)
        _listen(heard, patch)
        forget_what_was_said()  # each message is formatted once more for the values that it has
        for number, setup in enumerate(all_setups(game)):
            for seed in seeds:
                for position in walk.walk(setup, walk.Tape((), Seeded(("longest", number, seed)).below)):
                    if position.ply > steps:
                        break
                    if position.ply % every == 0 or position.outcome:
                        _read(heard, position)
    forget_what_was_said()
    return heard


def _read(heard: Heard, position: walk.Position) -> None:
    """Ask for the texts of a position that have a limit."""
    for law in LAWS:
        law(position)
    words = position.presentation
    for observer, view in position.views.items():
        heard.note_shown(words.headline(view), 300)
        heard.note_shown(words.chapter(view), 80)
        for score in words.scores(view):
            heard.note_shown(score, 300)
        for part in range(words.parts(view)):
            heard.note_shown(words.alt(view, part), wording.ALT)
        for order, _ in words.standing(view):
            heard.note_shown(order, 100)
        if observer in position.active:
            heard.note_shown(words.prompt(view), 1000)
            heard.note_shown(words.task(view), 200)


def _listen(heard: Heard, patch: pytest.MonkeyPatch) -> None:
    """Let whatever a game says, and the laws read, be noted."""
    format_, label, text = Words._format, Words.label, Words.text
    check_label, check_text = wording.label, wording.readable

    def note(words: Words, language: str, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
        heard.note(Place(words.package, key, markdown), values)
        return format_(words, language, key, values, markdown=markdown)

    def note_label(words: Words, key: str, /, **values: Argument) -> str:
        heard.note_said(Place(words.package, key, False), said := label(words, key, **values))
        return said

    def note_text(words: Words, key: str, /, **values: Argument) -> Markdown:
        heard.note_said(Place(words.package, key, True), said := text(words, key, **values))
        return said

    def read_label(said: object, what: str, most: int = wording.LABEL, empty: bool = False) -> None:
        heard.note_shown(said, most)
        check_label(said, what, most, empty)

    def read_text(said: object, what: str, most: int, empty: bool = False) -> None:
        heard.note_shown(said, most)
        check_text(said, what, most, empty)

    patch.setattr(Words, "_format", note)
    patch.setattr(Words, "label", note_label)
    patch.setattr(Words, "text", note_text)
    patch.setattr(wording, "label", read_label)
    patch.setattr(wording, "readable", read_text)


class Longest:
    """The longest texts of a game in a language."""

    def __init__(self, heard: Heard, language: str) -> None:
        self.heard = heard
        self.language = language

    def too_long(self) -> Iterator[str]:
        """Yield what does not fit where it is shown."""
        for place, most in self.heard.most.items():
            text = self.text(place, self.heard.values.get(place, {}))
            if len(text) > most and place.key not in QUOTES:
                yield f"{place.key} has {len(text)} characters, more than {most}: {text}"

    def text(self, place: Place, values: Mapping[str, Iterable[Any]]) -> str:
        """Return the longest that a message can be.

        Args:
            place: The message.
            values: All values of each argument.
        """
        package, key, markdown = place
        language = self.language if key in load_catalogue(package, self.language) else ENGLISH
        chosen = _selectors(package, language, key)
        ways = {
            name: self._all(seen, markdown) if name in chosen else [self._longest(seen, markdown)]
            for name, seen in values.items()
        }
        catalogue = load_catalogue(package, language)
        texts = (
            catalogue.format(key, dict(zip(ways, each, strict=True)), markdown=markdown)
            for each in product(*ways.values())
        )
        return max(texts, key=len)

    def _all(self, seen: Iterable[Any], markdown: bool) -> list[Any]:
        """Return all values of an argument by which a message chooses; of many numbers, the smallest and greatest."""
        ready = {_ready(value, self.language, markdown) for value in seen}
        numbers = sorted(value for value in ready if not isinstance(value, str))
        few = numbers if len(numbers) <= 12 else [*numbers[:6], *numbers[-6:]]
        return [*few, *(value for value in ready if isinstance(value, str))]

    def _longest(self, seen: Iterable[Any], markdown: bool) -> Any:
        """Return the longest value of an argument, of which each message and list is as long as it can be."""
        messages: dict[Place, dict[str, dict[Any, None]]] = {}
        for each in seen:
            if isinstance(each, Message):
                values = messages.setdefault(Place(each.words.package, each.key, markdown), {})
                for name, value in each.values.items():
                    values.setdefault(name, {})[value] = None
        lists = [each for each in seen if isinstance(each, _List)]
        others = [each for each in seen if not isinstance(each, Message | _List)]
        return max(
            [
                *(_mark(self.text(place, values), markdown) for place, values in messages.items()),
                *(_ready(each, self.language, markdown) for each in [*self._lists(lists, markdown), *others]),
            ],
            key=lambda value: len(str(value)),
        )

    def _lists(self, seen: Sequence[_List], markdown: bool) -> Iterator[_List]:
        """Yield the longest list of each pattern: a pattern says of which message each item is.

        Items of the same message are as different as they have always been in such a list: two of them have different
        values of an argument unless two had the same value once.

        Args:
            seen: The lists.
            markdown: Whether they are for a text.
        """
        repeats = Counter[tuple[str, Any]]()
        for each in seen:
            repeats |= Counter((_sort(item), part) for item in each.items for part in _parts(item))
        alike = {(sort, part[0]) for (sort, part), count in repeats.items() if count > 1}
        items = dict.fromkeys(item for each in seen for item in each.items)
        longest_first = sorted(items, key=lambda item: -len(str(_ready(item, self.language, markdown))))
        for kind, pattern in {(type(each), tuple(sorted(map(_sort, each.items)))) for each in seen}:
            chosen: list[Any] = []
            used: set[tuple[str, Any]] = set()
            for sort in pattern:
                for item in longest_first:
                    new = {(sort, part) for part in _parts(item) if (sort, part[0]) not in alike}
                    if _sort(item) == sort and used.isdisjoint(new):
                        chosen.append(item)
                        used |= new
                        break
            yield kind(chosen)


def _sort(item: Any) -> str:
    """Return the name of the message that an item of a list is; items of other types are of one sort each."""
    return item.key if isinstance(item, Message) else type(item).__name__


def _parts(item: Any) -> Iterable[tuple[str, Any]]:
    """Return the arguments of an item that is a message, or the item itself."""
    return item.values.items() if isinstance(item, Message) and item.values else [("", item)]


def _mark(text: str, markdown: bool) -> str:
    return Markdown(text) if markdown else text


@cache
def _selectors(package: str, language: str, key: str) -> frozenset[str]:
    """Return the arguments by which a message, or one in it, chooses between texts."""
    catalogue = load_catalogue(package, language)
    found: set[str] = set()
    waiting, known = [key], set[str]()
    while waiting:
        if (name := waiting.pop()) in known or name not in catalogue:
            continue
        known.add(name)
        source = catalogue.source(name).text
        found |= set(re.findall(r"\$(\w+)\s*->", source))
        waiting += re.findall(r"\{\s*(-?[a-z][\w.-]*)\s*[}(]", source)
    return frozenset(found)
