"""Collecting Labyrinth Tokens (Guidebook p8, p12; rulings R20 to R27), proven first in the True Philosopher variant."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import COUNTS
from games.philosophia.events import ProofJudged, ProofOffered
from games.philosophia.rounds import end_action
from games.philosophia.state import Proof, State
from games.philosophia.supply import gain_coins
from games.philosophia.typed import tidy
from games.philosophia.ways import LEARN, OLYMPIC, collect, ready

Summary = Annotated[str, Field(max_length=400)]


@action
class CollectLabyrinthToken(Action):
    """Take a Labyrinth Token for a condition that you fulfil now; an Olympic Request gives all that you need."""

    way: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["CollectLabyrinthToken"]:
        return [cls.of(way) for way in ready(state, state.players[me])]

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
        collect(state, me, self.way, chance)
        end_action(state, chance)


@action
class OfferProof(Action):
    """Summarise your three wisdom cards; another player says whether you have understood them."""

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
        return None if all(tidy(text) for text in (self.first, self.second, self.third)) else "card_unsummarised"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        texts = (self.first, self.second, self.third)
        chance.tell(ProofOffered, me, self.judge, texts)
        state.proof = Proof(me, self.judge, texts)
        state.phase, state.asked = "judge", self.judge


@action
class JudgeProof(Action):
    """Say whether the three summaries show that the cards were understood."""

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
            collect(state, seat, LEARN, chance)
        else:
            gain_coins(state, seat, 1, chance)
        end_action(state, chance)
