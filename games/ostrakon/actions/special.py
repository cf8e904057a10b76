"""What the speaker does on a special day, after all have voted (Special days; rulings A11 to A14)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.ostrakon.state import State
from games.ostrakon.vote import decide, name


@action
class Corrupt(Action):
    """Corruption! Name a philosopher who must show his stone and change it to yours."""

    seat: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(seat) for seat in nameable(s, me)] if s.phase == "corrupting" else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.seat in nameable(s, me) else "cannot_be_named"

    def play(self, s: State, me: int, chance: Chance) -> None:
        name(s, self.seat, chance)


@action
class Consult(Action):
    """The Oracle: name a philosopher who must show his stone before you settle yours."""

    seat: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(seat) for seat in nameable(s, me)] if s.phase == "consulting" else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.seat in nameable(s, me) else "cannot_be_named"

    def play(self, s: State, me: int, chance: Chance) -> None:
        name(s, self.seat, chance)


@action
class NameByLot(Action):
    """Let the lot name those who are still to be named (A25)."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase in ("corrupting", "consulting") else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        for _ in range(s.table.affected - len(s.named)):
            name(s, chance.pick(nameable(s, me)), chance)


@action
class KeepStone(Action):
    """Leave your stone as it lies."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide(s, False, chance)


@action
class TurnStone(Action):
    """Turn your stone to its other side."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide(s, True, chance)


def nameable(s: State, me: int) -> list[int]:
    """The others who are not named yet."""
    return [seat for seat in range(s.seats) if seat != me and seat not in s.named]
