"""What a scenario may ask and forbid. This class itself is no scenario: nothing asked, nothing forbidden."""

from typing import ClassVar

from games.epireia.content import COUNTS
from games.epireia.looks import Looks
from games.epireia.state import State


class Scenario:
    """No objective and no constraint."""

    visits: ClassVar[bool] = True
    """Whether neutral cities may be visited."""
    donations: ClassVar[bool] = True
    donation_least: ClassVar[int] = COUNTS.donation_least
    level_two: ClassVar[bool] = True
    """Whether Level II units may be made, by the Polemarch too."""
    basic_wheat: ClassVar[bool] = True
    sea_burden: ClassVar[int] = 0
    """What Empires across the sea need more."""
    closed: ClassVar[tuple[int, ...]] = ()
    """Empires that may not be entered."""
    surcharge: ClassVar[int] = 0
    """What every building costs more."""
    political_surcharge: ClassVar[int] = 0
    hoplites_surcharge: ClassVar[int] = 0
    at_end: ClassVar[bool] = False
    """The objective is looked at only when the Resolution is over."""

    def forbids(self, s: Looks, unit: int) -> bool:
        """Whether this unit may not be produced."""
        return False

    def met(self, s: State, seat: int) -> bool:
        """Whether the city of this seat, or its league, meets the objective."""
        return False

    def possible(self, s: State) -> bool:
        """Whether anybody can still meet it."""
        return True


def cities_of(s: Looks, league: int) -> int:
    """How many played cities a league has."""
    return sum(board.league == league for board in s.boards)


def produced(s: Looks, league: int, unit: int) -> int:
    """Tokens of a unit that a league has produced since the act began."""
    return sum(sum(b.produced[unit * 2 : unit * 2 + 2]) for b in s.boards if b.league == league)


def held(s: Looks, league: int) -> list[int]:
    """The territories where a City token of the league lies."""
    return [t for t, seat in enumerate(s.owners) if seat >= 0 and s.boards[seat].league == league]
