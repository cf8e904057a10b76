"""A match played by a test: philosophers, cards and dice where it wants them."""

from typing import Any

from games.core.action import Action, Illegal
from games.core.chance import Chance
from games.grudgematch import EDITIONS
from games.grudgematch.actions.kicking import Aim, KickBall, PickCard
from games.grudgematch.content import PHILOSOPHERS, RANKS
from games.grudgematch.field import OFF, WAY_NAMES, space_named
from games.grudgematch.state import GrudgematchOptions, State

GAME = EDITIONS[-1]
GERMANS, FRENCH = 0, 1
NI, KA, HU, HE, DE, FO, PA, SA = range(8)
HOME = {"Ni": "F1", "Ka": "A2", "Hu": "B2", "He": "C2", "De": "F15", "Fo": "K14", "Pa": "J14", "Sa": "I14"}
"""Out of the way of a test that names only a few."""


def card(name: str) -> int:
    """«8C», «KD»."""
    return "CDHS".index(name[-1]) * 13 + RANKS.index(name[:-1])


class Dice(Chance):
    """Luck as a test says it: faces of dice (and numbers of cards), then always the first."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.rest = list(faces)

        def below(n: int) -> int:
            return self.rest.pop(0) - 1 if self.rest else 0

        super().__init__(below)


class Match:
    """One match; seat 0 plays the Germans. `events` are all that were told, in order."""

    def __init__(self, **options: Any) -> None:
        self.events: list[Any] = []
        self.told: list[Any] = []
        self.state: State = GAME.start(2, GrudgematchOptions(**{"germans": "first", **options}), Dice(()))

    @classmethod
    def kicking(
        cls, turn: int, ball: str, german: str = "", french: str = "", at: dict[str, str] | None = None, **options: Any
    ) -> "Match":
        """A side is about to kick: with these hands («8C 3D»), everybody at home but those in `at`.

        Both have asked to be asked about blocks of their own kicks, as the rules text lets them decide.
        """
        match = cls(**options)
        match.stand(**{**HOME, **(at or {})})
        s = match.state
        match.hold(german, french)
        s.joker, s.half = False, 2
        s.phase, s.turn, s.asked, s.ball, s.turns = "kick", turn, turn, space_named(ball), 1
        for standing in s.standing:
            standing.own_blocks = True
        return match

    def stand(self, **at: str) -> None:
        """Put philosophers on spaces; «box» is the penalty box."""
        s = self.state
        for letters, space in at.items():
            philosopher = [name[:2] for name in PHILOSOPHERS].index(letters)
            s.at[philosopher] = OFF if space == "box" else space_named(space)
            if space == "box":
                s.boxes[philosopher // 4].append(philosopher)

    def hold(self, german: str, french: str) -> None:
        """Give both sides these cards; the rest is the pile."""
        s = self.state
        s.hands = [sorted(card(name) for name in names.split()) for names in (german, french)]
        s.deck = [each for each in range(52) if each not in s.hands[0] + s.hands[1]]
        s.spent = 0

    def do(self, action: Action, *faces: int, seat: int | None = None) -> list[Any]:
        """Take an action; the dice show these faces. The events that were told."""
        dice = Dice(faces)
        step = GAME.apply(self.state, self.asked if seat is None else seat, action, dice)
        assert not dice.rest, "dice were not rolled"
        self.state = step.state
        self.told += step.events
        new = [told.event for told in step.events]
        self.events += new
        return new

    def kick(self, name: str, way: str, *faces: int) -> list[Any]:
        """Pick a card, aim and kick."""
        self.do(PickCard(card(name)))
        self.do(Aim(WAY_NAMES.index(way)))
        return self.do(KickBall(), *faces)

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The reason for which an action is refused."""
        before = GAME.digest(self.state)
        try:
            GAME.apply(self.state, self.asked if seat is None else seat, action, Dice(()))
        except Illegal as refusal:
            assert GAME.digest(self.state) == before
            return refusal.reason
        raise AssertionError(f"{action} was allowed")

    @property
    def asked(self) -> int:
        return GAME.active_seats(self.state)[0]

    @property
    def phase(self) -> str:
        return self.state.phase

    def offers(self, seat: int | None = None) -> list[Action]:
        return GAME.legal_actions(self.state, self.asked if seat is None else seat)

    def kinds(self) -> set[str]:
        """The verbs that are offered."""
        return {type(each).__name__ for each in self.offers()}

    def ball(self) -> int:
        return self.state.ball


PLACES = {
    "Ni": "F2", "Hu": "F7", "He": "G10", "Ka": "B9", "Fo": "G2", "Pa": "G5", "Sa": "E8", "De": "F15",
}  # fmt: skip


def example(french: str = "KD 9H 6S 2C 3C") -> Match:
    return Match.kicking(GERMANS, "F3", "8C 4S 2D 3D 4D", french, PLACES)
