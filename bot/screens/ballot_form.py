"""The form in which a voter answers all questions of a public vote at once, and how what they chose is read."""

import re
from collections.abc import Mapping

from bot.interactions import custom_ids, draft_ids
from bot.ui.blocks import ChoiceField, Form, Option, TextField
from bot.ui.limits import CHOICE, FIELD_DESCRIPTION, FIELD_LABEL, fit_label, utf16_length
from bot.ui.words import say
from storage.ballots import Ballot, Question, Vote
from storage.ballots.questions import KINDS, MAX_ANSWERS, Choice

LONGEST_RANKING = 4 * MAX_ANSWERS
"""The maximum number of characters of a ranking that is typed as numbers."""
_BASE = 32
"""The base in which the answers to a question are packed into one number; more than a question has answers."""


class UnreadableRanking(ValueError):
    """The numbers that a voter has typed are no ranking; `question` is the place of the question, `kept` the rest."""

    def __init__(self, question: int, kept: Ballot) -> None:
        super().__init__(question)
        self.question = question
        self.kept = kept


def ballot_form(vote: Vote, ballot: Ballot) -> Form:
    """Return the form with all questions of a vote.

    Args:
        vote: An open vote with several questions.
        ballot: The answers with which it is filled in; empty for none.
    """
    choices = ballot or ((),) * len(vote.terms.questions)
    fields = [
        _field(place, question, choice)
        for place, (question, choice) in enumerate(zip(vote.terms.questions, choices, strict=True))
    ]
    press = draft_ids.BallotForm(vote.id, vote.edits, ())
    return Form(custom_ids.encode(press), say.label("vote-ballot-title", vote=str(vote.id)), tuple(fields))


def _field(place: int, question: Question, choice: Choice) -> TextField | ChoiceField:
    label = fit_label(question.text, FIELD_LABEL)
    is_short = utf16_length(question.text) <= FIELD_LABEL
    if question.kind == "ranked":
        typed = " ".join([str(entry + 1) for entry in choice])
        how = fit_label(say.label("vote-ballot-rank", count=len(question.answers)), FIELD_DESCRIPTION)
        return TextField(f"q{place}", label, how, value=typed, maximum=LONGEST_RANKING, required=False)
    options = tuple(
        [Option(fit_label(text, CHOICE), str(n), selected=n in choice) for n, text in enumerate(question.answers)]
    )
    most = KINDS[question.kind].entries(question)
    how = say.label("vote-ballot-most", count=most) if is_short else fit_label(question.text, FIELD_DESCRIPTION)
    return ChoiceField(f"q{place}", label, options, how, 0, most)


def read_ballot_form(vote: Vote, typed: Mapping[str, str]) -> Ballot:
    """Return the ballot that a voter has filled in; it need not be a possible one.

    Args:
        vote: The vote.
        typed: The values by field; those of a menu with commas.

    Raises:
        UnreadableRanking: The numbers typed for a ranked question are no ranking.
    """
    ballot: list[Choice] = []
    faulty = None
    for place, question in enumerate(vote.terms.questions):
        text = typed.get(f"q{place}", "")
        if question.kind == "ranked":
            choice = _read_ranking(text, question)
            if choice is None:
                faulty, choice = place if faulty is None else faulty, ()
        else:
            choice = tuple(sorted([int(part) for part in text.split(",") if part.isascii() and part.isdigit()]))
        ballot.append(choice)
    if faulty is not None:
        raise UnreadableRanking(faulty, tuple(ballot))
    return tuple(ballot)


def _read_ranking(typed: str, question: Question) -> Choice | None:
    """Return a ranking that was typed as numbers from 1, such as "3 1 2"; None if it is none."""
    if not re.fullmatch(r"[0-9\s,;.>-]*", typed, re.ASCII):
        return None
    entries = tuple([int(number) - 1 for number in re.findall(r"\d{1,3}", typed)])
    if len(set(entries)) < len(entries) or not all(0 <= entry < len(question.answers) for entry in entries):
        return None
    return entries


def pack(ballot: Ballot) -> custom_ids.Path:
    """Return a ballot as numbers for a custom id, one a question; answers that do not fit are left out."""
    packed = []
    for choice in ballot:
        number = 1
        for entry in choice[:MAX_ANSWERS]:
            number = number * _BASE + entry % _BASE
        packed.append(number)
    return tuple(packed)


def unpack(vote: Vote, packed: custom_ids.Path) -> Ballot:
    """Return the ballot that `pack` packed; an empty one if it is none of this vote.

    Args:
        vote: The vote.
        packed: The numbers.
    """
    questions = vote.terms.questions
    if len(packed) != len(questions):
        return ()
    ballot = []
    for question, number in zip(questions, packed, strict=True):
        entries: list[int] = []
        while number > 1:
            number, entry = divmod(number, _BASE)
            entries.insert(0, entry)
        known = all(entry < len(question.answers) for entry in entries)
        ballot.append(tuple(entries) if known and len(entries) <= KINDS[question.kind].entries(question) else ())
    return tuple(ballot)
