"""The actions of Ostrakon, by phase: choosing philosophers, asking, voting, special days.

Rulebook: Preparation, The game, The follower, Special days; rules, A6 to A14, A20, A21, A25 and A26. A stone is a vote:
the white or the black side of a stone-card.
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
from games.ostrakon.state import Prepared, Public, State, next_speaker


@action
class ChoosePhilosopher(Action):
    """Take one of the philosophers that nobody has yet, with its stone-card; every player does so at the start."""

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
    """Let chance pick one of the philosophers that nobody has yet, instead of choosing one."""

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.philosophers[me] is None else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        take_philosopher(s, me, chance.pick(philosophers_left(s)), chance)


def philosophers_left(s: Public) -> list[int]:
    """Return the philosophers that no seat has taken, as indices into PHILOSOPHERS."""
    return [each for each in range(len(PHILOSOPHERS)) if each not in s.philosophers]


def take_philosopher(s: State, seat: int, philosopher: int, chance: Chance) -> None:
    """Give a philosopher to a seat; once every seat has one, set the game up and begin the first turn.

    If one philosopher is left for the last seat (as with twelve players), that seat gets it without choosing.

    Args:
        s: The state to change.
        seat: The seat that takes the philosopher.
        philosopher: An index into PHILOSOPHERS.
        chance: Makes the random draws, and receives the events.
    """
    s.philosophers[seat] = philosopher
    chance.tell(events.PhilosopherTaken, seat, philosopher)
    left = philosophers_left(s)
    if None not in s.philosophers:
        open_council(s, chance)
    elif len(left) == 1:
        take_philosopher(s, s.philosophers.index(None), left[0], chance)


Text = Annotated[str, Field(max_length=LONGEST_QUESTION)]
Answer = Annotated[str, Field(max_length=LONGEST_ANSWER)]


@action
class AskQuestion(Action):
    """Ask, as the speaker, a question on this turn's subject, with one answer for each colour of stone."""

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
    """Ask, as the speaker, the question that one has prepared while others spoke."""

    def obstacle(self, s: State, me: int) -> str | None:
        if s.prepared is None or s.prepared.seat != me:
            return "nothing_prepared"
        return question_fault(s.prepared.question, s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.prepared is not None
        ask_question(s, s.prepared.question, chance)


@action
class KeepSilent(Action):
    """Ask nothing as the speaker; this counts as a failed question, and ends the turn without a vote (rules, A25).

    The speaker leaves the path for the pile of failed speakers underneath the Sun, which returns when the Sun moves on.
    """

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "asking" and me == s.speaker else ()

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.prepared is not None and s.prepared.seat == me:
            s.prepared = None
        chance.tell(events.KeptSilent, me)
        close_turn(s, 0, chance)


@action
class PrepareQuestion(Action):
    """Prepare a question as the announced next speaker, in place of any earlier one; nobody else learns of it."""

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
    """Discard the question that one has prepared."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "nothing_prepared" if s.prepared is None or s.prepared.seat != me else None

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.prepared = None


@action
class Vote(Action):
    """Lay one's stone face down as one's vote, white or black; until the last stone is laid, one may turn it."""

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
    """Vote at random: chance picks the stone that one lays. Absent players vote like this (rules, A25)."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.votes is not None and not s.votes.has_chosen(me) else ()

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        stone = STONES[chance.below(2)]
        chance.whisper(me, events.StoneByLot, me, stone)
        lay_stone(s, me, stone, chance)


@action
class Follow(Action):
    """Declare oneself the speaker's follower, before one votes on the question.

    If the speaker succeeds, the follower advances as many spaces as the speaker, but not past the Sun's space (where
    the speaker stood); if not, it stays. A seat may follow once in the game, from the top of a pile behind the speaker.
    There is one follower a turn, the first to declare itself (rules, A8).
    """

    def obstacle(self, s: State, me: int) -> str | None:
        if s.votes is None or s.votes.has_chosen(me):
            return "stone_laid"
        return follow_obstacle(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.branches[me] = False
        s.follower = me
        chance.tell(events.FollowerDeclared, me, s.speaker)


def follow_obstacle(s: Public, me: int) -> str | None:
    """Return why a seat may not become the follower of this turn, or None if it may.

    The follower is a player who moves together with the speaker if the speaker's prediction of the votes comes true. A
    seat may follow once in a game, before it votes, only if its piece is on top of a pile behind the speaker's, and
    only if nobody follows yet: the rulebook's tie-break is for a doubt about who was first, and the bot always knows.

    Args:
        s: The public state.
        me: The seat that wants to follow; it has not voted yet.

    Returns:
        A key for `Presentation.refusal`, such as "not_behind"; None if the seat may follow.
    """
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
    return None if s.follower is None else "follower_there"


@action
class ObjectToQuestion(Action):
    """Object to the question as offensive, unclear, off the subject or trivial, while it is being voted on.

    Objections of more than half of the other seats strike the question out, and the speaker asks another one.
    """

    aside: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        if s.struck >= MOST_STRUCK:
            return "question_stands"
        return "objected_already" if me in s.objectors else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        object_to_question(s, me, chance)


@action
class WithdrawObjection(Action):
    """Withdraw one's objection to the question."""

    aside: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if me in s.objectors else "not_objecting"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.objectors = tuple([each for each in s.objectors if each != me])
        chance.tell(events.ObjectionWithdrawn, me)


@action
class Corrupt(Action):
    """Name, as the speaker on a day of Corruption, another seat, which must change its stone to match the speaker's."""

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
    """Name, as the speaker on a day of the Oracle, another seat, which must show its stone to everybody.

    Once all are named, the speaker decides whether to turn its own.
    """

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
    """Let chance name all seats that the speaker still has to name on a day of Corruption or the Oracle (A25)."""

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase in ("corrupting", "consulting") else ()

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        for _ in range(s.table.affected - len(s.named)):
            name_other(s, chance.pick(seats_to_name(s, me)), chance)


@action
class KeepStone(Action):
    """Leave one's stone as it is, as the speaker on a day of the Oracle or of Treachery."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide_stone(s, False, chance)


@action
class TurnStone(Action):
    """Turn one's stone to its other colour, as the speaker on a day of the Oracle or of Treachery."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "deciding" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        decide_stone(s, True, chance)


def seats_to_name(s: Public, me: int) -> list[int]:
    """Return the seats that the speaker `me` may still name for Corruption or the Oracle: all others not yet named."""
    return [seat for seat in range(s.seats) if seat != me and seat not in s.named]
