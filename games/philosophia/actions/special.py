"""The special actions of temples and oracles (Guidebook p9; rulings R14, R17)."""

from collections.abc import Iterable

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import COUNTS, ORACLE_PLACES, PRICES
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.events import OracleConsulted, OracleDeckSeen, StudyBegun
from games.philosophia.rounds import end_action
from games.philosophia.state import State
from games.philosophia.supply import take_oracle_card, unlock


@action
class Study(Action):
    """Pay 4 coins for a study token; on a later visit you trade it for a wisdom card."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Study"]:
        player = state.players[me]
        if player.study or player.coins < PRICES.study or len(player.wisdom) == COUNTS.wisdom_cards:
            return ()
        return (cls.of(),)

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        player = state.players[me]
        if len(player.wisdom) == COUNTS.wisdom_cards:
            return "all_unlocked"
        return "one_study_token" if player.study else "coins_study"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.study
        player.study = True
        chance.tell(StudyBegun, me)
        end_action(state, chance)


@action
class UnlockWisdom(Action):
    """Trade your study token for one of your wisdom cards."""

    card: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["UnlockWisdom"]:
        player = state.players[me]
        if not player.study:
            return ()
        return [cls.of(card) for card in range(COUNTS.wisdom_cards) if card not in player.wisdom]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if not state.players[me].study:
            return "no_study_token"
        return "unlocked_already" if self.card in state.players[me].wisdom else "no_such_card"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.players[me].study = False
        unlock(state, me, self.card, chance)
        end_action(state, chance)


@action
class CollectOracleCard(Action):
    """Look through the cards of this oracle and keep one; once at each oracle."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["CollectOracleCard"]:
        return () if cls.of().obstacle(state, me) else (cls.of(),)

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        deck = ORACLE_PLACES.index(player.place)
        if player.visits[deck] >= ABILITIES[player.philosopher].collections(deck):
            return "oracle_visited"
        return None if state.oracle[deck] else "oracle_empty"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        deck = ORACLE_PLACES.index(player.place)
        player.visits[deck] += 1
        chance.tell(OracleConsulted, me, deck)
        chance.whisper(me, OracleDeckSeen, tuple(sorted(state.oracle[deck])))
        state.phase = "oracle"


@action
class KeepOracleCard(Action):
    """Keep this card; the others are shuffled again."""

    secret = True
    card: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["KeepOracleCard"]:
        return [cls.of(card) for card in sorted(state.oracle[ORACLE_PLACES.index(state.players[me].place)])]

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if self in self.offers(state, me) else "not_in_oracle"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.oracle[ORACLE_PLACES.index(state.players[me].place)].remove(self.card)
        take_oracle_card(state, me, self.card, chance)
        end_action(state, chance)
