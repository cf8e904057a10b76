"""The actions outside the Acropolis: standard actions, those of temples and oracles, and Labyrinth Tokens.

Source: Guidebook p6 to p9, p12, p14; rules, R10 to R14, R17, R20 to R27.
"""

from collections.abc import Iterable
from typing import Annotated, ClassVar

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.values import Seat
from games.philosophia.content import COUNTS, ORACLE_PLACES, PRICES
from games.philosophia.events import (
    BuilderHired,
    FollowingCreated,
    OracleConsulted,
    OracleDeckSeen,
    ProofJudged,
    ProofOffered,
    SchoolBuilt,
    SophistHired,
    SophistUsed,
    StudyBegun,
    Tutored,
)
from games.philosophia.rules.effects import ABILITIES, tutor_income
from games.philosophia.rules.labyrinth import LEARN, OLYMPIC, claimable_ways, collect_labyrinth_token
from games.philosophia.rules.phases import end_action
from games.philosophia.rules.supply import gain, take_oracle_card, unlock
from games.philosophia.state import NONE, Proof, State, clean_text


@action
class Tutor(Action):
    """The action of earning a coin, and one more for each wisdom card one has unlocked; see `tutor_income`."""

    alone: ClassVar[str] = "Whether a card could be played first, only its holder knows."

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        coins = tutor_income(state.players[me])
        gain(state, me, {"coins": coins}, chance)
        chance.tell(Tutored, me, coins)
        end_action(state, chance)


@action
class CreateFollowing(Action):
    """The action of placing a follower at one's location, where one has none."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        if state.followers[player.place] >> me & 1:
            return "second_follower"
        return None if player.followers else "no_follower"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.followers -= 1
        state.followers[player.place] |= 1 << me
        chance.tell(FollowingCreated, me, player.place)
        end_action(state, chance)


@action
class HireBuilder(Action):
    """The action of buying a builder, who can build a school, for 2 coins; a player may hold four."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        if player.builders >= COUNTS.builder_limit:
            return "four_builders"
        if not state.builders:
            return "no_builders_left"
        return None if player.coins >= PRICES.builder else "coins_builder"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.builder
        player.builders += 1
        state.builders -= 1
        chance.tell(BuilderHired, me)
        end_action(state, chance)


@action
class BuildSchool(Action):
    """The action of spending a builder to place a school at a location without one."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        if state.schools[player.place] != NONE:
            return "school_here"
        if not player.schools:
            return "no_school"
        return None if player.builders else "no_builder"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.builders -= 1
        state.builders += 1
        player.schools -= 1
        state.schools[player.place] = me
        chance.tell(SchoolBuilt, me, player.place)
        end_action(state, chance)


@action
class HireSophist(Action):
    """The action of buying a sophist, who can replace an opponent's follower, for a coin, while the supply lasts."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not state.sophists:
            return "no_sophists_left"
        return None if state.players[me].coins >= PRICES.sophist else "coins_sophist"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.sophist
        player.sophists += 1
        state.sophists -= 1
        chance.tell(SophistHired, me)
        end_action(state, chance)


@action
class UseSophist(Action):
    """The action of spending a sophist to replace an opponent's follower at one's location with one's own.

    One must have a follower left to place, and none at that location.
    """

    victim: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["UseSophist"]:
        player = state.players[me]
        here = state.followers[player.place]
        if not player.sophists or not player.followers or not here or here >> me & 1:
            return ()
        return [cls.of(seat) for seat in range(len(state.players)) if here >> seat & 1]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        player = state.players[me]
        if not player.sophists:
            return "no_sophist"
        here = state.followers[player.place]
        if here >> me & 1:
            return "sophist_own_follower"  # R11: nine followers need nine different locations
        return "no_follower" if not player.followers else "no_victim_here"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.sophists -= 1
        state.sophists += 1
        player.followers -= 1
        state.players[self.victim].followers += 1
        state.followers[player.place] ^= 1 << me | 1 << self.victim
        chance.tell(SophistUsed, me, player.place, self.victim)
        end_action(state, chance)


@action
class Study(Action):
    """The action of buying a study token for 4 coins in a temple, to be traded for a wisdom card on a later visit."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        player = state.players[me]
        if len(player.wisdom) == COUNTS.wisdom_cards:
            return "all_unlocked"
        if player.study:
            return "one_study_token"
        return None if player.coins >= PRICES.study else "coins_study"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.study
        player.study = True
        chance.tell(StudyBegun, me)
        end_action(state, chance)


@action
class UnlockWisdom(Action):
    """The action of trading one's study token for one of one's wisdom cards that is still locked."""

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
    """The action of looking through the cards of the oracle at one's location, one of which the next choice keeps.

    A player may do so once at each oracle in the whole game (as Heraclitus, twice at the Oracle of Trophonius).
    """

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
    """The secret choice of which one of the oracle's cards to keep, after one has looked through them."""

    alone: ClassVar[str] = "The card is seen by its new holder alone, who looks at it first."
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


Summary = Annotated[str, Field(max_length=400)]


@action
class CollectLabyrinthToken(Action):
    """The action of taking a Labyrinth Token for a condition that one fulfils, such as nine followers placed.

    Three tokens admit a player to the final debate. A fulfilled Olympic Request card gives all that are missing.
    """

    way: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["CollectLabyrinthToken"]:
        return [cls.of(way) for way in claimable_ways(state, state.players[me])]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        player = state.players[me]
        if player.labyrinth == COUNTS.labyrinth:
            return "three_tokens"
        if self.way in player.claimed:
            return "way_claimed"
        return "request_unmet" if self.way == OLYMPIC else "way_unmet"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        if self.way == LEARN and state.options.prove_knowledge and state.moirai is None:
            state.phase = "prove"
            return
        collect_labyrinth_token(state, me, self.way, chance)
        end_action(state, chance)


@action
class OfferProof(Action):
    """The action of summarising one's three wisdom cards in writing and choosing another player to judge the summaries.

    It earns a Labyrinth Token if the judge accepts.
    """

    open = ("first", "second", "third")
    judge: int
    first: Summary = ""
    second: Summary = ""
    third: Summary = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["OfferProof"]:
        return [cls.of(seat) for seat in range(len(state.players)) if seat != me]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self.judge == me or not 0 <= self.judge < len(state.players):
            return "no_judge"
        return None if all(clean_text(text) for text in (self.first, self.second, self.third)) else "card_unsummarised"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        texts = (self.first, self.second, self.third)
        chance.tell(ProofOffered, me, self.judge, texts)
        state.proof = Proof(me, self.judge, texts)
        state.phase, state.asked = "judge", self.judge


@action
class JudgeProof(Action):
    """The judge's decision on whether a player's summaries show an understanding of three wisdom cards.

    If they do, the player who wrote them gets a Labyrinth Token; if not, a coin from the supply.
    """

    accept: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["JudgeProof"]:
        return (cls.of(True), cls.of(False))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        assert state.proof is not None
        seat = state.proof.seat
        state.proof = None
        chance.tell(ProofJudged, me, seat, self.accept)
        if self.accept:
            collect_labyrinth_token(state, seat, LEARN, chance)
        else:
            gain(state, seat, {"coins": 1}, chance)  # printed, p14
        end_action(state, chance)
