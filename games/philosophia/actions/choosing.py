"""Before the board is set up: own wisdom cards (Guidebook p14), choosing philosophers (p5, step 2; R40).

Wisdom cards are the host's to write; he begins the game when he is done.
"""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import PHILOSOPHERS, teachings
from games.philosophia.events import WisdomWritten
from games.philosophia.options import LONGEST_CARD, SHORTEST_TEACHING
from games.philosophia.setup import begin, philosopher_chosen
from games.philosophia.state import State
from games.philosophia.typed import seen, tidy


@action
class ChoosePhilosopher(Action):
    """Take a player board and its philosopher."""

    philosopher: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ChoosePhilosopher"]:
        taken = [player.philosopher for player in state.players]
        return [cls.of(i) for i in range(len(PHILOSOPHERS)) if i not in taken]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "philosopher_taken" if 0 <= self.philosopher < len(PHILOSOPHERS) else "no_such_philosopher"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        philosopher_chosen(state, me, self.philosopher, chance)


Line = Annotated[str, Field(max_length=200)]


@action
class WriteWisdomCards(Action):
    """Write three wisdom cards for a philosopher in the place of the game's own; an empty line keeps the old card."""

    open = ("first", "second", "third")
    philosopher: int
    first: Line = ""
    second: Line = ""
    third: Line = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["WriteWisdomCards"]:
        return [cls.of(i) for i in range(len(PHILOSOPHERS))]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not 0 <= self.philosopher < len(PHILOSOPHERS):
            return "no_such_philosopher"
        written = [line for line in self._lines() if line]
        if not written:
            return "no_teaching"
        if any(seen(line) < SHORTEST_TEACHING or len(line) > LONGEST_CARD for line in written):
            return "teaching_length"
        alike = {"".join([c for c in card.casefold() if c.isprintable()]) for card in self._cards(state)}
        return "same_teaching" if len(alike) < 3 else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.teachings[self.philosopher] = self._cards(state)
        chance.tell(WisdomWritten, self.philosopher)

    def _lines(self) -> list[str]:
        return [tidy(line) for line in (self.first, self.second, self.third)]

    def _cards(self, state: State) -> list[str]:
        """The three cards as they would be: what was written, and what was kept."""
        old = teachings(state.teachings, self.philosopher)
        return [line or before for line, before in zip(self._lines(), old, strict=True)]


@action
class FinishWriting(Action):
    """Begin with the wisdom cards as they are."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["FinishWriting"]:
        return (cls.of(),)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        begin(state, chance)
