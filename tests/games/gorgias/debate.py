"""A debate that a test plays: with the dice it wants, in words of the rules text."""

import random
from collections.abc import Sequence
from typing import Any

from games.core.action import Action, Illegal
from games.core.chance import Chance, ReplayedChance
from games.core.sealed import Sealed
from games.gorgias import EDITIONS
from games.gorgias.actions import ChooseColours, LeaveCardEmpty, PlaceGroup, Ready, RemoveDie, Reroll, Roll, Stop
from games.gorgias.content import CARDS, COLOURS, SIZES, colour_of, pips_of, pyramid
from games.gorgias.state import Draft, GorgiasOptions, Group, State, face_of, stance_of

GAME = EDITIONS[-1]
S, M, L, SM, SL, ML = range(1, 7)
"""The faces of a die by what they show."""


def named(words: str) -> int:
    """Return a pyramid by its size and colour, such as "medium blue"."""
    size, colour = words.split()
    return pyramid(COLOURS.index(colour), next(pips for pips, name in SIZES.items() if name == size))


def random_action(state: Any, seat: int, rand: random.Random) -> Action:
    """Return a random legal action; what would be chosen in a form is chosen at random."""
    action = rand.choice(GAME.legal_actions(state, seat))
    return GAME.fill(GAME.view(state, seat), action, Chance.quick(rand))


def group(point: str | None = None, shield: str | None = None) -> Group:
    """A group by the names of its pyramids."""
    return Group(named(point) if point else None, named(shield) if shield else None)


def stock(*names: str) -> list[int]:
    """How many of each pyramid there are when there are just these."""
    counts = [0] * 15
    for each in names:
        counts[named(each)] += 1
    return counts


class Debate:
    """One match; `events` are all that were told, in order."""

    def __init__(self, first: int = 0, **options: Any) -> None:
        self.game = GAME
        self.events: list[Any] = []
        self.told: list[Any] = []
        self.state: State = GAME.start(2, GorgiasOptions(**options), ReplayedChance([first]))

    def do(self, action: Action, *draws: int, seat: int | None = None) -> list[Any]:
        """Take an action; chance says exactly these draws. The events that were told."""
        chance = ReplayedChance(draws)
        step = GAME.apply(self.state, self.speaker if seat is None else seat, action, chance)
        chance.finish()
        self.state = step.state
        self.told += step.events
        new = [told.event for told in step.events]
        self.events += new
        return new

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The reason for which an action is refused."""
        try:
            GAME.apply(self.state, self.speaker if seat is None else seat, action, Chance(lambda n: 0))
        except Illegal as refusal:
            return refusal.reason
        raise AssertionError(f"{action} was allowed")

    @property
    def speaker(self) -> int:
        return GAME.active_seats(self.state)[0]

    def offers(self, seat: int | None = None) -> list[Action]:
        return GAME.legal_actions(self.state, self.speaker if seat is None else seat)

    def roll(self, *faces: int) -> list[Any]:
        return self.do(Roll(), *[face - 1 for face in faces])

    def reroll(self, again: Sequence[int], *faces: int) -> list[Any]:
        return self.do(Reroll(tuple(sorted(again))), *[face - 1 for face in faces])

    def remove(self, face: int) -> list[Any]:
        return self.do(RemoveDie(face))

    def state_both(self, first: Sequence[int], second: Sequence[int]) -> None:
        """Both roll a complete set of five at once and stop."""
        for faces in (first, second):
            self.roll(*faces)
            self.do(Stop())

    def shields_up(self, *layouts: Sequence[Group | None]) -> None:
        """Go straight to arranging, with statements that ask for just these groups."""
        self.begin_arranging(*[[face_of(stance_of(each)) for each in groups if each] for groups in layouts])

    def begin_arranging(self, *statements: Sequence[int]) -> None:
        """Go straight to arranging these statements."""
        s = self.state
        s.phase = "arranging"
        s.statements = [tuple(sorted(faces)) for faces in statements]
        s.drafts = [Draft([] if statement else [None] * CARDS, statement) for statement in s.statements]
        s.sealed = Sealed.for_seats(range(2))

    def place(self, seat: int, groups: Sequence[Group | None]) -> None:
        """Place groups card by card."""
        for each in groups:
            if each is None:
                if not self.state.drafts[seat].complete:
                    self.do(LeaveCardEmpty(), seat=seat)
                continue
            point, shield = each
            self.do(PlaceGroup(*stance_of(each)), seat=seat)
            colours = [None if p is None else colour_of(p) for p in (point, shield)]
            self.do(ChooseColours(*colours), seat=seat)

    def debate(self, *layouts: Sequence[Group | None]) -> list[Any]:
        """Both arrange these groups on the first cards and reveal; the events of it."""
        self.shields_up(*layouts)
        before = len(self.events)
        for seat, groups in enumerate(layouts):
            self.place(seat, groups)
            self.do(Ready(), seat=seat)
        return self.events[before:]

    def captured(self, seat: int) -> set[str]:
        """The names of the pyramids that a seat has."""
        return {f"{SIZES[pips_of(p)]} {COLOURS[colour_of(p)]}" for p, n in enumerate(self.state.captured[seat]) if n}
