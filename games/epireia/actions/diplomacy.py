"""The diplomacy phase: sending figures to Empires, territories and Greek cities (Game overview, 2)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.illegal import NOT_OFFERED
from games.epireia import events
from games.epireia.content import FIGURES, FIRST_CITY, FIRST_TERRITORY, NONE, PLACES, SEA
from games.epireia.course import end_moves
from games.epireia.scenarios import in_force
from games.epireia.solo.augurs import augur_of
from games.epireia.state import State


def barred(s: State, me: int, place: int) -> str | None:
    """Why no figure of this city may go there, whoever it is: a key, or None."""
    board = s.boards[me]
    if place < FIRST_TERRITORY:
        if place in in_force(s).closed:
            return "empire_closed"
        if any(other.league == board.league and place in other.places for other in s.boards):
            return "empire_taken"
    if SEA[place] and augur_of(s).storm:
        return "storm"
    if place >= FIRST_CITY:
        city = place - FIRST_CITY
        if s.solo != NONE:
            return "no_cities_alone"
        if any(other.city == city for other in s.boards):
            return "city_played"
        if s.allied[city] == board.league:
            return "city_allied"
        if not in_force(s).visits:
            return "truce"
        if place in board.places:
            return "city_visited"
    return None


_ALL = (1 << len(PLACES)) - 1
_CITIES = _ALL >> FIRST_CITY << FIRST_CITY
_AT_SEA = sum(1 << place for place in range(len(PLACES)) if SEA[place])


def _open_places(s: State, me: int) -> int:
    """The places that are not `barred`, as bits, all at once."""
    board, rules, shut = s.boards[me], in_force(s), 0
    league = board.league
    for empire in rules.closed:
        shut |= 1 << empire
    for other in s.boards:
        shut |= 1 << FIRST_CITY + other.city
        if other.league == league:
            for place in other.places:
                if 0 <= place < FIRST_TERRITORY or (place >= FIRST_CITY and other is board):
                    shut |= 1 << place
    for city, holder in enumerate(s.allied):
        if holder == league:
            shut |= 1 << FIRST_CITY + city
    if s.solo != NONE or not rules.visits:
        shut |= _CITIES
    if s.augur != NONE and augur_of(s).storm:
        shut |= _AT_SEA
    return _ALL & ~shut


@action
class Send(Action):
    """Move one of your figures to an Empire, a territory or a Greek city; each once a turn."""

    figure: int
    place: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        board, free = s.boards[me], _open_places(s, me)
        icon = augur_of(s).needs_sea_icon
        found: list[Self] = []
        for i, figure in enumerate(board.figures):
            if not board.moved >> i & 1:
                here = board.places[i]
                mask = free & ~(1 << here) if here != NONE else free
                found += _ways(figure, mask, FIGURES[figure].sea or not icon)  # type: ignore[arg-type]
        return found

    def obstacle(self, s: State, me: int) -> str | None:
        board = s.boards[me]
        if self.figure not in board.figures or not 0 <= self.place < len(PLACES):
            return "not_your_figure" if 0 <= self.place < len(PLACES) else NOT_OFFERED
        i = board.figures.index(self.figure)
        if board.moved >> i & 1:
            return "moved_already"
        if board.places[i] == self.place:
            return "there_already"
        if reason := barred(s, me, self.place):
            return reason
        icon = SEA[self.place] and augur_of(s).needs_sea_icon
        return "no_sea_icon" if icon and not FIGURES[self.figure].sea else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        board = s.boards[me]
        i = board.figures.index(self.figure)
        board.places[i] = self.place
        board.moved |= 1 << i
        chance.tell(events.Sent, me, self.figure, self.place)
        if board.moved.bit_count() == len(board.figures):
            end_moves(s, chance)


@lru_cache(1 << 15)
def _ways(figure: int, mask: int, sails: bool) -> tuple[Send, ...]:
    return tuple([Send.of(figure, p) for p in range(len(PLACES)) if mask >> p & 1 and (sails or not SEA[p])])


@action
class EndMoves(Action):
    """Leave your other figures where they are."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        end_moves(s, chance)
