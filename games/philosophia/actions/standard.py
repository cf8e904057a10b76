"""The standard actions, possible everywhere outside the Acropolis (Guidebook p6 to p8; rulings R10 to R13)."""

from collections.abc import Iterable

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import COUNTS, PRICES
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.events import (
    BuilderHired,
    FollowingCreated,
    SchoolBuilt,
    SophistHired,
    SophistUsed,
    Tutored,
)
from games.philosophia.rounds import end_action
from games.philosophia.state import NONE, State


@action
class Tutor(Action):
    """Earn a coin, and one more for each wisdom card you have unlocked."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Tutor"]:
        return (cls.of(),)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        coins = 1 + len(player.wisdom) + ABILITIES[player.philosopher].tutor_extra
        player.coins += coins
        chance.tell(Tutored, me, coins)
        end_action(state, chance)


@action
class CreateFollowing(Action):
    """Place a follower from your board where you have none."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["CreateFollowing"]:
        player = state.players[me]
        return (cls.of(),) if player.followers and not state.followers[player.place] >> me & 1 else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "second_follower" if state.followers[state.players[me].place] >> me & 1 else "no_follower"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.followers -= 1
        state.followers[player.place] |= 1 << me
        chance.tell(FollowingCreated, me, player.place)
        end_action(state, chance)


@action
class HireBuilder(Action):
    """Pay 2 coins for a builder; you may hold four."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["HireBuilder"]:
        player = state.players[me]
        if player.coins >= PRICES.builder and player.builders < COUNTS.builder_limit and state.builders:
            return (cls.of(),)
        return ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if state.players[me].builders >= COUNTS.builder_limit:
            return "four_builders"
        return "coins_builder" if state.builders else "no_builders_left"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.builder
        player.builders += 1
        state.builders -= 1
        chance.tell(BuilderHired, me)
        end_action(state, chance)


@action
class BuildSchool(Action):
    """Pay a builder to place a school where there is none of any colour."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["BuildSchool"]:
        player = state.players[me]
        return (cls.of(),) if player.builders and player.schools and state.schools[player.place] == NONE else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        player = state.players[me]
        if state.schools[player.place] != NONE:
            return "school_here"
        return "no_school" if not player.schools else "no_builder"

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
    """Pay a coin for a sophist, while there are any."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["HireSophist"]:
        return (cls.of(),) if state.players[me].coins >= PRICES.sophist and state.sophists else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "coins_sophist" if state.sophists else "no_sophists_left"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        player.coins -= PRICES.sophist
        player.sophists += 1
        state.sophists -= 1
        chance.tell(SophistHired, me)
        end_action(state, chance)


@action
class UseSophist(Action):
    """Pay a sophist to replace an opponent's follower here by one of yours."""

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
            return "sophist_own_follower"  # R11: nine different locations
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
