"""Debating, with and without spoken arguments (Guidebook p11, p13, p14)."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.philosophia.contests import ArgumentRefused, MotionAgreed, MotionProposed
from games.philosophia.debate import argue, arguments, debate_of, go_on, must_lead, pass_debate
from games.philosophia.state import NONE, Argument, State
from games.philosophia.typed import tidy

MOST_PROPOSALS = 3
"""The third motion that is proposed has to be accepted, so that they get to debate at all (ours)."""


def _judged(s: State) -> bool:
    """Whether the table decides about every argument, so that there has to be something to decide about."""
    return s.options.real_debate == "judged"


@action
class PlayArgument(Action):
    """Play an argument card face up."""

    card: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlayArgument"]:
        return [cls.of(card) for card in arguments(state, me)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "argument_not_held"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        argue(state, me, self.card, "", chance)


@action
class PlayAllArguments(Action):
    """Put all your remaining arguments on your pile: everybody else has passed."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlayAllArguments"]:
        debate = debate_of(state)
        alone = len(debate.out) == len(debate.circle) - 1
        return (cls.of(),) if alone and len(state.players[me].hand) > 1 else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "not_alone"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        while player.hand:
            argue(state, me, player.hand[0], "", chance)
        for card in arguments(state, me):
            argue(state, me, card, "", chance)
        pass_debate(state, me, chance)


@action
class PassDebate(Action):
    """Play no more cards in this debate."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PassDebate"]:
        debate = debate_of(state)
        return () if must_lead(debate) and not debate.refused and arguments(state, me) else (cls.of(),)

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "must_lead"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        pass_debate(state, me, chance)


@action
class ProposeMotion(Action):
    """Propose what to debate about: the first to speak is for it, the second against it."""

    open = ("motion",)
    motion: Annotated[str, Field(max_length=150)] = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ProposeMotion"]:
        return (cls.of(),) if debate_of(state).proposals < MOST_PROPOSALS else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if debate_of(state).proposals >= MOST_PROPOSALS:
            return "motion_stands"
        return "motion_without_words" if _judged(state) and not tidy(self.motion) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        debate = debate_of(state)
        debate.motion = tidy(self.motion)
        debate.proposals += 1
        chance.tell(MotionProposed, me, debate.motion)
        first, second = debate.circle[0], debate.circle[1]
        state.asked = second if me == first else first


@action
class AgreeMotion(Action):
    """Agree to debate about this."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["AgreeMotion"]:
        return (cls.of(),) if debate_of(state).proposals else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "no_motion"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        chance.tell(MotionAgreed, me, debate_of(state).motion)
        go_on(state, chance)


@action
class Argue(Action):
    """Play an argument card and make an argument of its form for your side."""

    open = ("text",)
    card: int
    text: Annotated[str, Field(max_length=500)] = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Argue"]:
        return [cls.of(card) for card in arguments(state, me)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self.card not in arguments(state, me):
            return "argument_not_held"
        return "argument_without_words" if _judged(state) and not tidy(self.text) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        text = tidy(self.text)
        if _judged(state):
            others = [seat for seat in range(len(state.players)) if seat != me]
            state.argument = Argument(me, self.card, text, Sealed.for_seats(others))
            state.phase, state.asked = "verdict", NONE
        else:
            argue(state, me, self.card, text, chance)


@action
class JudgeArgument(Action):
    """Say whether the argument has the form of the card and speaks for the side."""

    secret = True
    accept: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["JudgeArgument"]:
        return (cls.of(True), cls.of(False))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        argument = state.argument
        assert argument is not None
        if not argument.votes.choose(me, self.accept):
            return
        votes = list(argument.votes.open().values())
        state.argument = None
        state.phase, state.asked = "debate", argument.seat
        if 2 * sum(votes) >= len(votes):
            argue(state, argument.seat, argument.card, argument.text, chance)
        else:
            debate_of(state).refused += 1
            chance.tell(ArgumentRefused, argument.seat, argument.card, argument.text)
