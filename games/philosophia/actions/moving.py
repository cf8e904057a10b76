"""Moving and location tokens (Guidebook p6; rules, R1 to R8), and placing a piece for the Moirai (Guidebook p15)."""

from collections.abc import Iterable

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.values import Seat
from games.philosophia.actions.standard import BuildSchool, CreateFollowing, HireBuilder, HireSophist, Tutor
from games.philosophia.content import ACROPOLIS, ALL_PLACES, BONUSES, CIRCLE_PLACES, KIND_OF, LAND, SIDES
from games.philosophia.events import BonusTaken, TokenKept
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.rules.moirai import open_places, settle_piece
from games.philosophia.rules.phases import begin_action
from games.philosophia.rules.supply import gain, gain_token, turn_token
from games.philosophia.rules.turn import arrive, circle_open
from games.philosophia.state import NONE, Position, State


@action
class Move(Action):
    """The action of moving to another location, at any distance, where nobody stands.

    Every turn begins with a move. The oracle card The Flight of Doves gives a second one, which may not lead into the
    Acropolis.
    """

    region: int
    """The type of location of `place`, which follows from `place`; menus ask for the type first."""
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Move"]:
        index = _INDEX[state.side]
        moves = _MOVES[state.side].copy()
        taken = [player.place for player in state.players]
        for place in sorted(taken, reverse=True):
            if (i := index[place]) >= 0:
                del moves[i]
        if state.phase != "doves":
            moves += [
                circle for circle in _CIRCLES if circle.place not in taken and circle_open(state, me, circle.place)
            ]
        return moves

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if not 0 <= self.place < ALL_PLACES or (self.place < LAND and self.place not in SIDES[state.side]):
            return "not_on_board"
        if self.place == state.players[me].place:
            return "stay"
        if any(player.place == self.place for player in state.players):
            return "occupied"
        if self.place >= LAND:
            return "doves_stay_outside" if state.phase == "doves" else "nothing_to_do_there"
        return "not_on_board"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        if arrive(state, me, self.place, chance):
            state.phase = "token"
        else:
            begin_action(state, chance)


_MOVES = {side: [Move.of(KIND_OF[place], place) for place in places] for side, places in SIDES.items()}
_INDEX = {
    side: [places.index(place) if place in places else -1 for place in range(ALL_PLACES)]
    for side, places in SIDES.items()
}
_CIRCLES = [Move.of(ACROPOLIS, place) for place in CIRCLE_PLACES]


@action
class TakeBonus(Action):
    """The action of taking the bonus of the location token where one stands; the token stays for the next visitor."""

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        _take_bonus(state, me, chance)
        begin_action(state, chance)


@action
class KeepToken(Action):
    """The action of moving the location token where one stands to one's own board, without getting its bonus."""

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        _keep_token(state, me, chance)
        begin_action(state, chance)


@action
class TakeBoth(Action):
    """The action of taking both the location token where one stands and its bonus.

    Only the player of the philosopher Sophocles may do so, and only in a Western City.
    """

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        return None if ABILITIES[player.philosopher].takes_both(KIND_OF[player.place]) else "not_both"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        _take_bonus(state, me, chance)
        _keep_token(state, me, chance)
        begin_action(state, chance)


def _take_bonus(state: State, me: Seat, chance: Chance) -> None:
    place = state.players[me].place
    bonus = turn_token(state, place, chance)
    chance.tell(BonusTaken, me, place, bonus)
    gain(state, me, BONUSES[bonus].items, chance)


def _keep_token(state: State, me: Seat, chance: Chance) -> None:
    place = state.players[me].place
    gain_token(state, me, place)
    chance.tell(TokenKept, me, place)


@action
class PlaceForMoirai(Action):
    """The action of choosing where to place a follower or school of the Moirai, the automaton of the solo game."""

    region: int
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlaceForMoirai"]:
        return [cls.of(KIND_OF[place], place) for place in open_places(state)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if self in self.offers(state, me) else "not_free"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        settle_piece(state, self.place, chance)


MOST_PLACES = 25
"""The maximum number of entries in one of Discord's menus; `Travel` is offered only if all destinations fit."""
ASK = 0
"""The value of `Travel.token` or `Travel.act` by which the player leaves that decision open until after the move."""
TOKENS: tuple[type[Action], ...] = (TakeBonus, KeepToken)
"""What a player may decide about a location token; `Travel.token` is an index into it plus 1."""
ACTS: tuple[type[Action], ...] = (Tutor, CreateFollowing, HireBuilder, BuildSchool, HireSophist)
"""The standard actions that need no further choice; `Travel.act` is an index into it plus 1."""


@action
class Travel(Action):
    """The action of moving to a location outside the Acropolis and deciding in the same form what to do there.

    It saves presses: one form in place of a move, a decision about the location token and an action. Afterwards the
    player is asked about whatever the form left open or turned out to be impossible.
    """

    shortcut = True
    open = ("place", "token", "act")
    place: int = NONE
    token: int = ASK
    """What to do with the location token, if one lies there: an index into `TOKENS` plus 1, or `ASK` to be asked."""
    act: int = ASK
    """The action to take there: an index into `ACTS` plus 1, or `ASK` to be asked after the move."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Travel"]:
        return (cls.of(),) if state.phase == "move" and len(destinations(state)) <= MOST_PLACES else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not (0 <= self.token <= len(TOKENS) and 0 <= self.act <= len(ACTS)):
            return "no_such_choice"
        return self.move.obstacle(state, me) if 0 <= self.place < LAND else "not_on_board"

    @property
    def move(self) -> Move:
        """The ordinary move to `place`, with which this action begins."""
        return Move.of(KIND_OF[self.place], self.place)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        self.move.play(state, me, chance)
        if state.phase == "token":
            if self.token == ASK:
                return
            TOKENS[self.token - 1]().play(state, me, chance)
        if self.act != ASK and state.phase == "act":
            for chosen in ACTS[self.act - 1].offers(state, me):
                chosen.play(state, me, chance)


def destinations(state: Position) -> list[int]:
    """Return the places to which one may move outside the Acropolis (four locations in Athens): nobody stands there."""
    taken = [player.place for player in state.players]
    return [place for place in SIDES[state.side] if place not in taken]
