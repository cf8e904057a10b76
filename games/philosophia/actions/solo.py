"""What a solo player decides for the Moirai: where a piece goes when the card says «any free location» (p15)."""

from collections.abc import Iterable

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import KIND_OF
from games.philosophia.moirai import open_places, settle_piece
from games.philosophia.state import State


@action
class PlaceForMoirai(Action):
    """Place a follower or a school of the Moirai on a free location of your choice."""

    region: int
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlaceForMoirai"]:
        return [cls.of(KIND_OF[place], place) for place in open_places(state)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "not_free"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        settle_piece(state, self.place, chance)
