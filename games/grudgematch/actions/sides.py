"""Who plays the Germans: the longest surname, by choice where they are equal (Setting Up; ruling A4)."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.state import State
from games.grudgematch.turns import begin_match

LONGEST = 40


def letters_of(surname: str) -> int:
    """How long a surname is: letters only."""
    return sum(character.isalpha() for character in surname)


@action
class GiveSurname(Action):
    """Say your surname; the longest plays the German team. Nobody sees it before both have said theirs."""

    open: ClassVar[tuple[str, ...]] = ("surname",)
    secret: ClassVar[bool] = True
    surname: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def obstacle(self, s: State, me: int) -> str | None:
        if len(self.surname) > LONGEST or not self.surname.isprintable():
            return "surname_too_long"
        return None if letters_of(self.surname) else "no_letters"

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.surnames
        if me in s.surnames.waiting:
            chance.tell(events.SurnameGiven, me)
        if not s.surnames.choose(me, " ".join(self.surname.split())):
            return
        names = s.surnames.open()
        s.surnames, s.revealed = None, (names[0], names[1])
        longer = letters_of(names[0]) - letters_of(names[1])
        if longer:
            s.german = 0 if longer > 0 else 1
            chance.tell(events.SidesChosen, s.german, s.revealed)
            begin_match(s, chance)
        else:
            s.phase, s.german, s.asked = "sides", 0, 0
            chance.tell(events.SurnamesEqual, s.revealed)


@action
class TakeSide(Action):
    """Your surnames are equally long: choose your team."""

    germans: bool

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return cls.of(True), cls.of(False)

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.german = me if self.germans else 1 - me
        chance.tell(events.SidesChosen, s.german, ())
        begin_match(s, chance)
