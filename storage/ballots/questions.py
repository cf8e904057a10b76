"""The questions of a public vote: of which kinds they are, what a ballot may answer, and how the answers are counted.

Everything that differs between the kinds is in one table, `KINDS`: a new kind is a new row.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import orjson

from storage.ballots.ranked import Stage, count_ranked
from storage.errors import Refused

Kind = Literal["stones", "choice", "ranked", "names", "members"]
"""The kind of a question: a white or a black stone; one or several of a few answers; answers in order of preference;
ostracism, in which each voter writes a name, from a list or of any member of the server."""

Choice = tuple[int, ...]
"""What one voter answers to one question: the numbers of answers, from 0. They are in ascending order, or for a ranked
question in order of preference; for a question of the kind `members`, the id of a user. Empty: nothing."""

Ballot = tuple[Choice, ...]
"""What one voter answers to all questions of a vote, in their order."""

FORGOTTEN = 0
"""Stands in counted ballots for a member who was named and has since deleted their data."""
MAX_QUESTIONS = 5
MAX_QUESTION = 300
MAX_ANSWERS = 10
"""The maximum number of answers to choose from or to rank."""
MAX_ANSWER = 70
"""The maximum number of characters of the text of one answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a public vote with its answers."""

    kind: Kind
    text: str
    answers: tuple[str, ...] = ()
    """The answers, at first that of the white, then that of the black stone; empty for the kind `members`."""
    most: int = 1
    """How many answers a voter may choose; for a ranked question, how many answers are elected."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of one question."""

    votes: tuple[tuple[int, int], ...]
    """Each answer with the number of votes that it got, in the order of the answers. Of a ranked question these are the
    first preferences; of a question of the kind `members`, the ids of those named, the most named first."""
    winners: tuple[int, ...]
    """The answers that won, the first elected first; several if there is a tie that nothing breaks."""
    ballots: int
    """How many voters answered the question."""
    quota: int = 0
    """The votes that elect an answer of a ranked question."""
    stages: tuple[Stage, ...] = ()
    """The stages of the count of a ranked question."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of votes of each answer."""
        return tuple([count for _, count in self.votes])


Threshold = Literal["most", "half", "two_thirds", "absolute"]
"""What an answer needs to win: the most votes, those of more than half of the voters, of two thirds of them, or of more
than half of those entitled to vote."""

THRESHOLDS: Mapping[Threshold, Callable[[int, int], int]] = {
    "most": lambda ballots, entitled: 1,
    "half": lambda ballots, entitled: ballots // 2 + 1,
    "two_thirds": lambda ballots, entitled: -(-2 * ballots // 3),
    "absolute": lambda ballots, entitled: entitled // 2 + 1,
}
"""How many votes an answer needs at least, from the number of voters who answered the question, and of members who are
entitled to vote."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What differs between the kinds of questions."""

    answers: range
    """How many answers a question may have."""
    most: Callable[[Question], int]
    """Returns the largest `Question.most`."""
    entries: Callable[[Question], int]
    """Returns the maximum number of entries of a choice."""
    tally: Callable[[Question, Sequence[Choice], Sequence[int]], Tally]
    """Counts the choices that are not empty. The last argument has all answers in the order of the lot."""
    has_threshold: bool = False
    """True if an answer may need more than the most votes."""
    ordered: bool = False
    """True if the order of a choice's entries says something."""
    entry_bytes: int = 1
    """The bytes in which an entry is stored."""
    alone: bool = False
    """True if such a question has to be the only one on its ballot: its result and the file of all ballots are for
    moderators, so nobody else could check the count of the other questions."""


def _tally_votes(question: Question, choices: Sequence[Choice], lots: Sequence[int]) -> Tally:
    found = Counter(entry for choice in choices for entry in choice)
    votes = tuple([(answer, found[answer]) for answer in range(len(question.answers))])
    return Tally(votes, _leaders(found), len(choices))


def _tally_ranked(question: Question, choices: Sequence[Choice], lots: Sequence[int]) -> Tally:
    first = Counter(choice[0] for choice in choices)
    votes = tuple([(answer, first[answer]) for answer in range(len(question.answers))])
    if not choices:
        return Tally(votes, (), 0)
    count = count_ranked(choices, len(question.answers), question.most, lots)
    return Tally(votes, count.elected, len(choices), count.quota, count.stages)


def _tally_members(question: Question, choices: Sequence[Choice], lots: Sequence[int]) -> Tally:
    found = Counter(choice[0] for choice in choices)
    return Tally(tuple(sorted(found.items(), key=lambda each: (-each[1], each[0]))), _leaders(found), len(choices))


def _leaders(found: Mapping[int, int]) -> tuple[int, ...]:
    most = max(found.values(), default=0)
    return tuple(sorted(answer for answer, count in found.items() if count == most))


def _one(_: Question) -> int:
    return 1


def _all(question: Question) -> int:
    return len(question.answers)


KINDS: Mapping[Kind, Rules] = {
    "stones": Rules(range(2, 3), _one, _one, _tally_votes, has_threshold=True),
    "choice": Rules(range(3, MAX_ANSWERS + 1), _all, lambda question: question.most, _tally_votes, has_threshold=True),
    "ranked": Rules(
        range(3, MAX_ANSWERS + 1), lambda question: len(question.answers) - 1, _all, _tally_ranked, ordered=True
    ),
    "names": Rules(range(2, 26), _one, _one, _tally_votes, alone=True),
    "members": Rules(range(1), _one, _one, _tally_members, entry_bytes=8, alone=True),
}


def check_question(question: Question) -> None:
    """Raise an error if no vote can be held on a question.

    Raises:
        Refused: The text is empty or too long (`vote_question`, with `most`, the maximum length), an answer is empty or
            too long (`vote_answer`, with `most`), two answers are the same (`vote_answers_equal`), there are too few or
            too many answers (`vote_answers_number`, with `least` and `most`), or too many may be chosen or are elected
            (`vote_most`, with `most` and `kind`, that of the question).
    """
    rules = KINDS[question.kind]
    if not folded(question.text) or len(question.text) > MAX_QUESTION:
        raise Refused("vote_question", most=MAX_QUESTION)
    if len(question.answers) not in rules.answers:
        raise Refused("vote_answers_number", least=rules.answers[0], most=rules.answers[-1])
    if any(not folded(answer) or len(answer) > MAX_ANSWER for answer in question.answers):
        raise Refused("vote_answer", most=MAX_ANSWER)
    if len({folded(answer) for answer in question.answers}) < len(question.answers):
        raise Refused("vote_answers_equal")
    if not 1 <= question.most <= rules.most(question):
        raise Refused("vote_most", most=rules.most(question), kind=question.kind)


def folded(text: str) -> str:
    """Return a text in a form for comparison: lower case, with each run of white space as one space."""
    return " ".join(text.split()).casefold()


def is_ballot(questions: Sequence[Question], ballot: Ballot) -> bool:
    """Return True if a ballot answers these questions as they allow, at least one of them.

    Args:
        questions: The questions of a vote.
        ballot: What a voter answers.
    """
    return (
        len(ballot) == len(questions)
        and any(ballot)
        and all(_is_choice(question, choice) for question, choice in zip(questions, ballot, strict=True))
    )


def _is_choice(question: Question, choice: Choice) -> bool:
    rules = KINDS[question.kind]
    if len(choice) > rules.entries(question) or len(set(choice)) < len(choice):
        return False
    if not rules.ordered and list(choice) != sorted(choice):
        return False
    limit = len(question.answers) or 1 << 63
    return all(0 <= entry < limit for entry in choice)


def pack_ballot(questions: Sequence[Question], ballot: Ballot) -> bytes:
    """Return a ballot as bytes; all ballots of a vote have the same length, so that the length tells nothing.

    Args:
        questions: The questions of the vote.
        ballot: A ballot that answers them.
    """
    packed = bytearray()
    for question, choice in zip(questions, ballot, strict=True):
        rules = KINDS[question.kind]
        packed.append(len(choice))
        filled = b"".join([entry.to_bytes(rules.entry_bytes) for entry in choice])
        packed += filled.ljust(rules.entries(question) * rules.entry_bytes, b"\0")
    return bytes(packed)


def unpack_ballot(questions: Sequence[Question], packed: bytes) -> Ballot:
    """Return the ballot that `pack_ballot` packed.

    Args:
        questions: The questions of the vote.
        packed: The bytes.

    Raises:
        ValueError: The bytes are no ballot that answers these questions.
    """
    if len(packed) != ballot_bytes(questions):
        raise ValueError("a ballot of another length")
    ballot: list[Choice] = []
    at = 0
    for question in questions:
        rules = KINDS[question.kind]
        size, room = rules.entry_bytes, rules.entries(question) * rules.entry_bytes
        body = packed[at + 1 : at + 1 + room]
        ballot.append(tuple([int.from_bytes(body[n * size : n * size + size]) for n in range(packed[at])]))
        at += 1 + room
    if not is_ballot(questions, tuple(ballot)):
        raise ValueError("no ballot of this vote")
    return tuple(ballot)


def ballot_bytes(questions: Sequence[Question]) -> int:
    """Return the length of a packed ballot."""
    return sum(1 + KINDS[each.kind].entries(each) * KINDS[each.kind].entry_bytes for each in questions)


def write_ballot(ballot: Ballot) -> str:
    """Return a counted ballot as text: the numbers of the answers, with `;` between two questions."""
    return ";".join([" ".join(map(str, choice)) for choice in ballot])


@lru_cache(4096)
def read_ballot(text: str) -> Ballot:
    """Return the ballot that `write_ballot` wrote."""
    return tuple([tuple(map(int, part.split())) for part in text.split(";")])


def ballot_numbers(questions: Sequence[Question], ballot: Ballot) -> list[list[int]]:
    """Return a ballot as it stands in the published file: for each question the numbers of answers, from 1.

    Args:
        questions: The questions of the vote.
        ballot: A ballot that answers them; members are their Discord ids.
    """
    return [choice_numbers(question, choice) for question, choice in zip(questions, ballot, strict=True)]


def choice_numbers(question: Question, choice: Choice) -> list[int]:
    """Return the answers to one question as they stand in the published file.

    Args:
        question: The question.
        choice: Numbers of answers from 0, or ids of members.
    """
    return list(choice) if question.kind == "members" else [entry + 1 for entry in choice]


def ballot_json(questions: Sequence[Question], ballot: Ballot) -> str:
    """Return `ballot_numbers` as JSON without spaces.

    Args:
        questions: The questions of the vote.
        ballot: A ballot that answers them.
    """
    return orjson.dumps(ballot_numbers(questions, ballot)).decode()


def count_ballots(questions: Sequence[Question], ballots: Sequence[Ballot], lots: Sequence[int]) -> tuple[Tally, ...]:
    """Count the ballots of a vote, question by question.

    Args:
        questions: The questions of the vote.
        ballots: The ballots, in any order.
        lots: Numbers of answers in the order of the lot, at least as many as a question has answers.
    """
    return tuple(
        KINDS[question.kind].tally(
            question,
            [ballot[place] for ballot in ballots if ballot[place]],
            [answer for answer in lots if answer < len(question.answers)],
        )
        for place, question in enumerate(questions)
    )


def write_questions(questions: Sequence[Question]) -> str:
    """Return questions as JSON, as they are stored."""
    return orjson.dumps(questions).decode()


@lru_cache(256)
def read_questions(text: str) -> tuple[Question, ...]:
    """Return the questions that `write_questions` wrote."""
    return tuple(Question(each["kind"], each["text"], tuple(each["answers"]), each["most"]) for each in _list(text))


def write_tallies(tallies: Sequence[Tally]) -> str:
    """Return counts as JSON, as they are stored."""
    return orjson.dumps(tallies).decode()


def read_tallies(text: str) -> tuple[Tally, ...]:
    """Return the counts that `write_tallies` wrote."""
    return tuple(
        Tally(
            tuple([(answer, count) for answer, count in each["votes"]]),
            tuple(each["winners"]),
            each["ballots"],
            each["quota"],
            tuple([_stage(stage) for stage in each["stages"]]),
        )
        for each in _list(text)
    )


def _stage(read: Mapping[str, Any]) -> Stage:
    return Stage(
        read["how"], read["source"], tuple(read["votes"]), read["exhausted"], tuple(read["elected"]), read["lot"]
    )


def _list(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = orjson.loads(text)
    return found
