"""Asking a question with two answers, preparing one, or keeping silent (The game; rulings A20, A25)."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Self

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.question import LONGEST_ANSWER, LONGEST_QUESTION, fault_of, typed_question
from games.ostrakon.state import Prepared, State, upcoming
from games.ostrakon.turn import close_turn
from games.ostrakon.vote import ask

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
        return fault_of(typed_question(self.question, self.white, self.black), s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        ask(s, typed_question(self.question, self.white, self.black), chance)


@action
class AskPrepared(Action):
    """Ask the question that you have prepared."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        if s.prepared is None or s.prepared.seat != me:
            return "nothing_prepared"
        return fault_of(s.prepared.question, s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.prepared is not None
        ask(s, s.prepared.question, chance)


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
        return (cls.of(),) if me == upcoming(s) else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return fault_of(typed_question(self.question, self.white, self.black), s.past)

    def play(self, s: State, me: int, chance: Chance) -> None:
        question = typed_question(self.question, self.white, self.black)
        s.prepared = Prepared(me, s.next_subject, question)
        chance.whisper(me, events.QuestionPrepared, me, question)


@action
class DropPrepared(Action):
    """Throw your prepared question away."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "nothing_prepared" if s.prepared is None or s.prepared.seat != me else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.prepared = None
