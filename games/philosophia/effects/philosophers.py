"""The six philosophers: each breaks one rule (Guidebook p16)."""

from games.philosophia.content import PHILOSOPHERS, TROPHONIUS, WESTERN


class Ability:
    """What everybody may do: the rules that an ability breaks."""

    tutor_extra = 0
    pays_fees = True
    observes_anywhere = False

    def collections(self, deck: int) -> int:
        """How often an oracle card may be collected at that oracle."""
        return 1

    def takes_both(self, kind: int) -> bool:
        """Whether a location token and its bonus may both be taken."""
        return False

    def observed(self) -> tuple[tuple[int, int], ...]:
        """What «Observe the Debaters» may give: Sophistry and Syllogism cards."""
        return (2, 0), (0, 1)


class Aristotle(Ability):
    """One coin more whenever he tutors."""

    tutor_extra = 1


class Plato(Ability):
    """Pays nothing where somebody else has a school."""

    pays_fees = False


class Heraclitus(Ability):
    """May collect an oracle card at the Oracle of Trophonius twice."""

    def collections(self, deck: int) -> int:
        return 2 if deck == TROPHONIUS else 1


class Socrates(Ability):
    """Observing the debaters gives him two Syllogism cards, never Sophistry."""

    def observed(self) -> tuple[tuple[int, int], ...]:
        return ((0, 2),)


class Homer(Ability):
    """May observe the debaters from any location."""

    observes_anywhere = True


class Sophocles(Ability):
    """In a Western City he may take both the token and its bonus."""

    def takes_both(self, kind: int) -> bool:
        return kind == WESTERN


_BY_NAME = {each.__name__: each() for each in (Aristotle, Plato, Heraclitus, Socrates, Homer, Sophocles)}
ABILITIES: tuple[Ability, ...] = tuple(_BY_NAME[philosopher.name] for philosopher in PHILOSOPHERS)
