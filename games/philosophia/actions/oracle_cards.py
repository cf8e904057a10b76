"""Playing oracle cards and cancelling those of other players (Guidebook p9; rules, R16, R18)."""

from collections.abc import Iterable
from typing import ClassVar

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Seat
from games.philosophia.content import KIND_OF, RETRACTION, SIDES, TROPHONIUS
from games.philosophia.events import (
    FollowerSentHome,
    FollowingCreated,
    OracleCardPlayed,
    OracleCardStands,
    PromiseRetracted,
    TokenSentBack,
)
from games.philosophia.rules.effects import PROPHECIES, empty_places, token_can_return
from games.philosophia.rules.phases import end_action
from games.philosophia.rules.supply import spend_oracle_card
from games.philosophia.state import NONE, Played, State


@action
class PlayOracleCard(Action):
    """The action of playing an oracle card, against an opponent if it is a card of that kind.

    It costs nothing, and is not the action of the turn. The card leaves the game, even if another player cancels it.
    """

    card: int
    victim: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlayOracleCard"]:
        phase = state.phase
        return [
            cls.of(card, victim)
            for card in sorted(state.players[me].oracle)
            if phase in PROPHECIES[card].moments
            for victim in PROPHECIES[card].victims(state, me)
        ]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if self.card not in state.players[me].oracle:
            return "card_not_held"
        moments = PROPHECIES[self.card].moments
        if not moments:
            return "card_not_played"
        if state.phase not in moments:
            return "card_after_action"
        return "card_not_against" if PROPHECIES[self.card].victims(state, me) else "card_no_target"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        spend_oracle_card(state, me, self.card)
        chance.tell(OracleCardPlayed, me, self.card, self.victim)
        state.played = Played(self.card, me, self.victim, state.phase)
        asked = [seat for seat, player in enumerate(state.players) if seat != me and player.backs[TROPHONIUS]]
        if asked and RETRACTION not in state.box:
            state.reactions = Sealed.for_seats(asked)
            state.phase, state.asked = "react", NONE
        else:
            _happen(state, state.played, chance)


@action
class React(Action):
    """The secret answer to an oracle card just played: accept it, or cancel it with the card Retraction of Promises.

    Every other player who holds any card of the Oracle of Trophonius is asked, so that being asked reveals nothing.
    Once all have answered, the card is either cancelled (there is one Retraction of Promises) or takes effect.
    """

    alone: ClassVar[str] = "Going on by itself would tell who holds the Retraction of Promises."
    secret = True
    retract: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["React"]:
        return (cls.of(False), cls.of(True)) if RETRACTION in state.players[me].oracle else (cls.of(False),)

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if self in self.offers(state, me) else "no_retraction"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        assert state.reactions is not None and state.played is not None
        if not state.reactions.choose(me, self.retract):
            return
        retracting = [seat for seat, retract in state.reactions.open().items() if retract]
        state.reactions = None
        played = state.played
        if retracting:
            spend_oracle_card(state, retracting[0], RETRACTION)
            chance.tell(PromiseRetracted, retracting[0], played.card)
            _go_back(state, played, chance)
        else:
            chance.tell(OracleCardStands, played.card)
            _happen(state, played, chance)


def _happen(state: State, played: Played, chance: Chance) -> None:
    state.phase, state.asked = played.back_to, played.seat
    PROPHECIES[played.card].happen(state, played.seat, played.victim, chance)
    if state.phase == played.back_to:
        _go_back(state, played, chance)
    elif state.phase != "aim":
        state.played = None


def _go_back(state: State, played: Played, chance: Chance) -> None:
    state.played = None
    state.phase, state.asked = played.back_to, played.seat
    if played.back_to == "rest":
        end_action(state, chance)


def _done(state: State, chance: Chance) -> None:
    assert state.played is not None
    _go_back(state, state.played, chance)


@action
class PlaceColonist(Action):
    """The action of placing a follower on any location outside the Acropolis where one has none.

    It follows from playing the oracle card Apollo's Colonists.
    """

    region: int
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlaceColonist"]:
        return [cls.of(KIND_OF[place], place) for place in SIDES[state.side] if not state.followers[place] >> me & 1]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "second_follower" if self.place in SIDES[state.side] else "not_on_board"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.players[me].followers -= 1
        state.followers[self.place] |= 1 << me
        chance.tell(FollowingCreated, me, self.place)
        _done(state, chance)


@action
class SendFollowerHome(Action):
    """The choice of which of the opponent's followers goes back to the opponent's board.

    It follows from playing the oracle card The Terror of the Cave.
    """

    alone: ClassVar[str] = "Whoever plays the card sees first whom and what it hits."
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["SendFollowerHome"]:
        assert state.played is not None
        victim = state.played.victim
        return [cls.of(place) for place in SIDES[state.side] if state.followers[place] >> victim & 1]

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if self in self.offers(state, me) else "no_victim_there"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        assert state.played is not None
        victim = state.played.victim
        state.players[victim].followers += 1
        state.followers[self.place] ^= 1 << victim
        chance.tell(FollowerSentHome, me, victim, self.place)
        _done(state, chance)


@action
class SendTokenBack(Action):
    """The choice of which of the opponent's location tokens goes back to the map, and to which place of its colour.

    It follows from playing the oracle card The Lost Road.
    """

    alone: ClassVar[str] = "Whoever plays the card sees first whom and what it hits."
    token: int
    place: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["SendTokenBack"]:
        assert state.played is not None
        pairs = token_can_return(state, state.played.victim, empty_places(state))
        return [cls.of(token, place) for token, place in sorted(pairs)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        assert state.played is not None
        return "token_colour" if self.token in state.players[state.played.victim].tokens else "not_his_token"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        assert state.played is not None
        victim = state.players[state.played.victim]
        victim.tokens.remove(self.token)
        victim.colours[KIND_OF[self.token]] -= 1
        state.tokens[self.place] = self.token
        chance.tell(TokenSentBack, me, state.played.victim, self.token, self.place)
        _done(state, chance)
