"""The actions of Ostrakon, by phase: choosing philosophers, asking, voting, special days.

Preparation (ruling A26); The game and The follower (A6 to A10, A20, A21, A25); Special days (A11 to A14).
"""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, ClassVar, Self

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.content import PHILOSOPHERS, STONES, Stone, other
from games.ostrakon.questions import LONGEST_ANSWER, LONGEST_QUESTION, question_fault, typed_question
from games.ostrakon.rules import (
    MOST_STRUCK,
    ask_question,
    close_turn,
    decide_stone,
    lay_stone,
    name_other,
    object_to_question,
    open_council,
)
from games.ostrakon.state import Prepared, Public, State, next_speaker, space_of


@action
class ChoosePhilosopher(Action):
    """Take this philosopher, and the stone-card that goes with it."""

    philosopher: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(each) for each in philosophers_left(s)] if s.philosophers[me] is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.philosophers[me] is None and self.philosopher in philosophers_left(s) else "philosopher_taken"

    def play(self, s: State, me: int, chance: Chance) -> None:
        take_philosopher(s, me, self.philosopher, chance)


@action
class DrawPhilosopher(Action):
    """Let the lot give you one of the philosophers that are left."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.philosophers[me] is None else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        take_philosopher(s, me, chance.pick(philosophers_left(s)), chance)


def philosophers_left(s: Public) -> list[int]:
    """Return the philosophers that no seat has."""
    return [each for each in range(len(PHILOSOPHERS)) if each not in s.philosophers]


def take_philosopher(s: State, seat: int, philosopher: int, chance: Chance) -> None:
    """Give a philosopher to a seat. Once every seat has one, open the council.

    Args:
        s: The state to change.
        seat: The seat.
        philosopher: An index into PHILOSOPHERS.
        chance: The source of random draws, and the channel for events.
    """
    s.philosophers[seat] = philosopher
    chance.tell(events.PhilosopherTaken, seat, philosopher)
    if None not in s.philosophers:
        open_council(s, chance)


Text = Annotated[str, Field(max_length=LONGEST_QUESTION)]
Answer = Annotated[str, Field(max_length=LONGEST_ANSWER)]


@action
class AskQuestion(Action):
    """Ask the others a question with only two possible answers, on the subject, and say which stone is which."""

    open: ClassVar[tuple[str, ...]] = ("question", "white", "black")
    question: Text = ""
    white: Answer = ""
    black: Answer = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "asking" and me == s.speaker else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return question_fault(typed_question(self.question, self.white, self.black), s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        ask_question(s, typed_question(self.question, self.white, self.black), chance)


@action
class AskPrepared(Action):
    """Ask the question that you have prepared."""

    def obstacle(self, s: State, me: int) -> str | None:
        if s.prepared is None or s.prepared.seat != me:
            return "nothing_prepared"
        return question_fault(s.prepared.question, s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.prepared is not None
        ask_question(s, s.prepared.question, chance)


@action
class KeepSilent(Action):
    """Ask nothing: you go underneath the Sun (A25)."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "asking" and me == s.speaker else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.prepared is not None and s.prepared.seat == me:
            s.prepared = None
        chance.tell(events.KeptSilent, me)
        close_turn(s, 0, chance)


@action
class PrepareQuestion(Action):
    """You speak next: have your question ready. Nobody else sees it, or that there is one."""

    open: ClassVar[tuple[str, ...]] = ("question", "white", "black")
    secret: ClassVar[bool] = True
    question: Text = ""
    white: Answer = ""
    black: Answer = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me == next_speaker(s) else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return question_fault(typed_question(self.question, self.white, self.black), s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        question = typed_question(self.question, self.white, self.black)
        s.prepared = Prepared(me, s.next_subject, question)
        chance.whisper(me, events.QuestionPrepared, me, question)


@action
class DropPrepared(Action):
    """Throw your prepared question away."""

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "nothing_prepared" if s.prepared is None or s.prepared.seat != me else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.prepared = None


@action
class Vote(Action):
    """Lay your stone under your hand; you may turn it until the last stone is laid."""

    secret: ClassVar[bool] = True
    stone: Stone

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.votes is None:
            return ()
        laid = s.votes.choices[me]
        return _votes(laid)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.votes is not None and s.votes.choices[me] != self.stone else "same_stone"

    def play(self, s: State, me: int, chance: Chance) -> None:
        lay_stone(s, me, self.stone, chance)


@cache
def _votes(laid: Stone | None) -> tuple[Vote, ...]:
    return tuple([Vote.of(stone) for stone in STONES]) if laid is None else (Vote.of(other(laid)),)


@action
class VoteByLot(Action):
    """Let the lot lay your stone (A25)."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.votes is not None and not s.votes.made[me] else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        stone = STONES[chance.below(2)]
        chance.whisper(me, events.StoneByLot, me, stone)
        lay_stone(s, me, stone, chance)


@action
class Follow(Action):
    """Declare yourself the follower, once in the game: if the speaker advances, so do you, up to the Sun."""

    def obstacle(self, s: State, me: int) -> str | None:
        return follow_obstacle(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        before = s.follower
        if before is not None:
            s.branches[before] = True
        s.branches[me] = False
        s.follower, s.doubtful = me, True
        chance.tell(events.FollowerDeclared, me, s.speaker, before)


def follow_obstacle(s: Public, me: int) -> str | None:
    """Return why a seat may not declare itself the follower, as a key for the presentation, or None if it may.

    It must be on top of its pile, have its olive branches, stand behind the speaker, and declare itself in time.
    """
    if s.votes is None or s.votes.made[me]:
        return "stone_laid"
    if not s.branches[me]:
        return "branches_spent"
    piles = s.piles
    for space in range(s.sun - 1, 0, -1):
        if me in piles[space]:
            break
    else:
        return "not_behind"
    if piles[space][0] != me:
        return "not_on_top"
    if s.follower is None:
        return None
    return None if s.doubtful and space < space_of(s, s.follower) else "follower_there"


@action
class ObjectToQuestion(Action):
    """Object to the question: offensive, incomprehensible, off the subject, or its outcome is taken for granted."""

    def obstacle(self, s: State, me: int) -> str | None:
        if s.struck >= MOST_STRUCK:
            return "question_stands"
        return "objected_already" if me in s.objectors else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        object_to_question(s, me, chance)


@action
class WithdrawObjection(Action):
    """Object no longer."""

    def obstacle(self, s: State, me: int) -> str | None:
        return None if me in s.objectors else "not_objecting"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.objectors = tuple([each for each in s.objectors if each != me])
        chance.tell(events.ObjectionWithdrawn, me)


@action
class Corrupt(Action):
    """Corruption! Name a philosopher who must show his stone and change it to yours."""

    seat: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(seat) for seat in seats_to_name(s, me)] if s.phase == "corrupting" else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.seat in seats_to_name(s, me) else "cannot_be_named"

    def play(self, s: State, me: int, chance: Chance) -> None:
        name_other(s, self.seat, chance)


@action
class Consult(Action):
    """The Oracle: name a philosopher who must show his stone before you settle yours."""

    seat: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(seat) for seat in seats_to_name(s, me)] if s.phase == "consulting" else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.seat in seats_to_name(s, me) else "cannot_be_named"

    def play(self, s: State, me: int, chance: Chance) -> None:
        name_other(s, self.seat, chance)


@action
class NameByLot(Action):
    """Let the lot name those who are still to be named (A25)."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase in ("corrupting", "consulting") else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        for _ in range(s.table.affected - len(s.named)):
            name_other(s, chance.pick(seats_to_name(s, me)), chance)


@action
class KeepStone(Action):
    """Leave your stone as it lies."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide_stone(s, False, chance)


@action
class TurnStone(Action):
    """Turn your stone to its other side."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide_stone(s, True, chance)


def seats_to_name(s: Public, me: int) -> list[int]:
    """Return the other seats that have not been named yet."""
    return [seat for seat in range(s.seats) if seat != me and seat not in s.named]
