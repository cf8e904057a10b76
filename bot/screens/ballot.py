"""Ballots of public votes on the screen: for each kind of question the buttons or menus that answer it, and its words.

What differs between the kinds is in one table, `LOOKS`, as in `storage.ballots.questions`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.interactions import custom_ids, vote_ids
from bot.screens.public import SEAT_COLOURS
from bot.ui.blocks import Block, Button, Buttons, ChoiceField, Form, Menu, Option, Screen, ServerMenu, Text, TextField
from bot.ui.limits import (
    CHOICE,
    ELLIPSIS,
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FIELD_PLACEHOLDER,
    LABEL,
    fit_label,
    utf16_length,
)
from bot.ui.words import mention, say
from games.core.words import AllOf, Argument, Markdown, Series, lines
from storage.ballots import Ballot, Question, Tally, Vote
from storage.ballots.questions import FORGOTTEN, KINDS, MAX_ANSWERS, Choice, Kind
from storage.ballots.ranked import UNIT, Stage

BUTTONS_AT_MOST = 5
"""Up to so many answers are buttons; more are a menu."""
ACCENT = SEAT_COLOURS[0]


@dataclass(frozen=True, slots=True)
class Look:
    """How a kind of question is shown."""

    controls: Callable[[Vote], list[Block]]
    """Returns the buttons or the menu of a vote with one question of this kind."""
    how: Callable[[Question], Markdown]
    """Returns how to vote, and how the votes are counted if that is always the same."""
    verdict: Callable[[Question, Tally], Markdown]
    """Returns the result in one sentence; at least one voter has answered the question."""
    wins: str = ""
    """The message that says what wins, unless more than the most votes are needed; "" if `how` says it."""
    in_public: bool = True
    """False if only moderators are told the result."""


def controls(vote: Vote) -> list[Block]:
    """Return the buttons or the menu with which members vote."""
    if len(vote.terms.questions) > 1:
        form = custom_ids.encode(vote_ids.BallotForm(vote.id, vote.edits, vote_ids.NOTHING_KEPT))
        return [Buttons((Button(say.label("vote-answer-all"), form, "primary"),))]
    return LOOKS[vote.terms.questions[0].kind].controls(vote)


def how_to_vote(vote: Vote) -> Markdown:
    """Return how to vote, and how the votes will be counted."""
    questions = vote.terms.questions
    enough = [say.text("vote-how-enough")] if vote.terms.threshold != "most" else []
    if len(questions) == 1:
        return lines([say.text("vote-how", how=_how(vote, questions[0])), *enough])
    places: dict[Markdown, list[Argument]] = {}
    for place, each in enumerate(questions, start=1):
        if how := _how(vote, each):
            places.setdefault(how, []).append(str(place))
    hows = [
        say.text("vote-how-of", count=len(numbers), numbers=AllOf(numbers), how=how) for how, numbers in places.items()
    ]
    return lines([say.text("vote-how-all", count=len(questions)), *hows, *enough])


def _how(vote: Vote, question: Question) -> Markdown:
    """Return how to answer a question, and what wins; nothing if the vote's other sentences say all of it."""
    look = LOOKS[question.kind]
    is_form = len(vote.terms.questions) > 1  # where a stone is chosen in a menu
    how = [] if is_form and question.kind == "stones" else [look.how(question)]
    wins = [say.text(look.wins)] if look.wins and vote.terms.threshold == "most" else []
    return Markdown(" ").join([*how, *wins])


def question_title(questions: Sequence[Question], place: int) -> str:
    """Return the text of a question, with its number if there are several.

    Args:
        questions: The questions of a vote.
        place: Which of them, from 0.
    """
    text = questions[place].text
    return text if len(questions) == 1 else say.label("vote-question-number", number=place + 1, question=text)


def is_public(vote: Vote) -> bool:
    """Return False if only moderators are told the result of a vote."""
    return all(LOOKS[question.kind].in_public for question in vote.terms.questions)


def answer_text(question: Question, entry: int) -> Markdown:
    """Return one answer to a question as markdown.

    Args:
        question: The question.
        entry: The answer's number from 0; of a question about the members, the id of a user.
    """
    if question.kind == "members":
        return mention(entry) if entry != FORGOTTEN else say.text("vote-member-forgotten")
    if question.kind == "stones":
        return say.text("vote-stone-black" if entry else "vote-stone-white", answer=question.answers[entry])
    return say.text("vote-answer", answer=question.answers[entry])


def answers_text(question: Question, *, numbered: bool = False) -> Markdown:
    """Return all answers to a question, one on each line; empty if members of the server are named.

    Args:
        question: The question.
        numbered: Put a number from 1 before each answer, because voters type the numbers.
    """
    answers = [answer_text(question, entry) for entry in range(len(question.answers))]
    if numbered:
        answers = [say.text("vote-ranked-place", place=place, answer=each) for place, each in enumerate(answers, 1)]
    return lines(answers)


def choice_text(question: Question, choice: Choice) -> Markdown:
    """Return in one line what a voter answered to a question.

    Args:
        question: The question.
        choice: The answer.
    """
    if not choice:
        return say.text("vote-answer-none")
    answers: list[Argument] = [answer_text(question, entry) for entry in choice]
    if question.kind == "ranked" and len(answers) > 1:
        return say.text("vote-answers-ranked", answers=Series(answers))
    return say.text("vote-answers", answers=Series(answers))


def ballot_text(vote: Vote, ballot: Ballot) -> Markdown:
    """Return in one line what a voter answered to all questions of a vote.

    Args:
        vote: The vote.
        ballot: The voter's ballot.
    """
    told = [choice_text(question, choice) for question, choice in zip(vote.terms.questions, ballot, strict=True)]
    if len(told) == 1:
        return told[0]
    numbered = [say.text("vote-answer-number", number=number, answer=each) for number, each in enumerate(told, start=1)]
    return say.text("vote-answers", answers=Series(numbered))


def winner_of(tally: Tally, needed: int) -> int | None:
    """Return the one answer that has won a question; None if there is a tie, or the threshold was not reached.

    Args:
        tally: The count of a question that is not about electing several answers.
        needed: The votes that an answer needs at least (`Vote.votes_needed`).
    """
    if len(tally.winners) != 1:
        return None
    return tally.winners[0] if max(tally.counts) >= needed else None


def verdict_of(question: Question, tally: Tally, needed: int) -> Markdown:
    """Return the result of one question in a sentence.

    Args:
        question: The question.
        tally: Its count.
        needed: The votes that an answer needs at least (`Vote.votes_needed`).
    """
    if not tally.ballots:
        return say.text("vote-verdict-none")
    if needed > 1 and len(tally.winners) == 1 and winner_of(tally, needed) is None:
        return say.text(
            "vote-verdict-short",
            answer=answer_text(question, tally.winners[0]),
            count=max(tally.counts),
            all=tally.ballots,
            needed=needed,
        )
    return LOOKS[question.kind].verdict(question, tally)


def count_lines(question: Question, tally: Tally) -> list[Markdown]:
    """Return the votes of each answer, one on each line.

    Args:
        question: The question.
        tally: Its count.
    """
    first = [say.text("vote-first-choices")] if tally.stages else []
    counts = [
        say.text("vote-count", answer=answer_text(question, entry), count=count, share=_share(count, tally.ballots))
        for entry, count in tally.votes[:_NAMES_LISTED]
    ]
    overlap = [say.text("vote-count-several")] if question.kind == "choice" and question.most > 1 else []
    return [*first, *counts, *overlap]


_NAMES_LISTED = 25
"""The maximum number of answers whose votes are listed."""


def stage_lines(question: Question, tally: Tally) -> list[Markdown]:
    """Return the stages of a ranked count, one on each line.

    Args:
        question: The question.
        tally: Its count.
    """
    if not tally.stages:
        return []
    found = [say.text("vote-quota", quota=tally.quota, count=question.most)]
    for number, (before, stage) in enumerate(zip((None, *tally.stages), tally.stages, strict=False), start=1):
        found.append(_stage_line(question, number, stage, before))
        if stage.lot and stage.source is not None:
            found.append(say.text("vote-stage-lot", answer=answer_text(question, stage.source)))
        found.append(_stage_votes(question, stage))
        if any(stage.votes[answer] < tally.quota * UNIT for answer in stage.elected):
            found.append(say.text("vote-stage-last", quota=tally.quota))
        if stage.elected:
            elected = Series([answer_text(question, answer) for answer in stage.elected])
            found.append(say.text("vote-stage-elected", answers=elected))
    return found


_STAGE_ANSWER = 24
"""The maximum length of an answer beside its votes at a stage."""


def _stage_votes(question: Question, stage: Stage) -> Markdown:
    """Return the votes at the end of a stage, without answers that have none."""
    votes: list[Argument] = [
        say.text("vote-stage-answer", answer=fit_label(text, _STAGE_ANSWER), votes=stage.votes[answer] / UNIT)
        for answer, text in enumerate(question.answers)
        if stage.votes[answer]
    ]
    return say.text("vote-stage-votes", votes=Series(votes))


def _stage_line(question: Question, number: int, stage: Stage, before: Stage | None) -> Markdown:
    if before is None or stage.source is None:
        return say.text("vote-stage-first", number=number)
    moved = (before.votes[stage.source] - stage.votes[stage.source]) / UNIT
    source = answer_text(question, stage.source)
    if not moved:
        return say.text("vote-stage-excluded-none", number=number, answer=source)
    return say.text(f"vote-stage-{stage.how}", number=number, answer=source, votes=moved)


def ranking_screen(vote: Vote, ranked: Choice) -> Screen:
    """Return the private panel on which a voter ranks answers one after another, and then casts the ballot.

    Args:
        vote: An open vote with one ranked question.
        ranked: The answers ranked so far, the most wanted first.
    """
    (question,) = vote.terms.questions
    blocks: list[Block] = [Text(say.text("vote-title", vote=str(vote.id), question=question.text))]
    if ranked:
        places = [
            say.text("vote-ranked-place", place=place, answer=answer_text(question, answer))
            for place, answer in enumerate(ranked, start=1)
        ]
        blocks.append(Text(lines([say.text("vote-ranked-so-far"), *places])))
    left = [answer for answer in range(len(question.answers)) if answer not in ranked]
    blocks.append(Text(say.text("vote-rank-next", place=len(ranked) + 1) if left else say.text("vote-rank-done")))
    steps = [(question.answers[answer], vote_ids.Ranking(vote.id, vote.edits, (*ranked, answer))) for answer in left]
    if left:
        blocks.append(_picker(steps, vote_ids.RankMenu(vote.id), say.label("vote-menu-rank", place=len(ranked) + 1)))
    if ranked:
        cast = Button(
            say.label("vote-rank-cast"),
            custom_ids.encode(vote_ids.CastRanking(vote.id, vote.edits, ranked)),
            "success",
        )
        back = Button(
            say.label("vote-rank-back"), custom_ids.encode(vote_ids.Ranking(vote.id, vote.edits, ranked[:-1]))
        )
        blocks.append(Buttons((cast, back)))
    return Screen(tuple(blocks), ACCENT)


def _picker(steps: Sequence[tuple[str, custom_ids.Press]], menu: custom_ids.Press, placeholder: str) -> Block:
    """Return a button for each of a few answers, or a menu of many.

    Args:
        steps: The text of each answer, and what choosing it asks for.
        menu: The id of the menu.
        placeholder: What the menu says while nothing is chosen.
    """
    if len(steps) <= BUTTONS_AT_MOST:
        return Buttons(tuple([Button(fit_label(text, LABEL), custom_ids.encode(press)) for text, press in steps]))
    options = tuple([Option(fit_label(text, CHOICE), custom_ids.encode(press)) for text, press in steps])
    return Menu(custom_ids.encode(menu), placeholder, options)


def _cast(vote: Vote, answer: int) -> vote_ids.CastAnswer:
    return vote_ids.CastAnswer(vote.id, vote.edits, answer)


def _stones(vote: Vote) -> list[Block]:
    white, black = vote.terms.questions[0].answers
    return [
        Buttons(
            (
                Button(fit_label(white, LABEL), custom_ids.encode(_cast(vote, 0)), emoji="⚪"),
                Button(fit_label(black, LABEL), custom_ids.encode(_cast(vote, 1)), emoji="⚫"),
            )
        )
    ]


def _answers(vote: Vote) -> list[Block]:
    question = vote.terms.questions[0]
    if question.most == 1:
        steps = [(text, _cast(vote, answer)) for answer, text in enumerate(question.answers)]
        placeholder = say.label("vote-menu-name" if question.kind == "names" else "vote-menu-one")
        return [_picker(steps, vote_ids.AnswerMenu(vote.id), placeholder)]
    options = tuple([Option(fit_label(text, CHOICE), str(answer)) for answer, text in enumerate(question.answers)])
    placeholder = say.label("vote-menu-several", count=question.most)
    return [Menu(custom_ids.encode(vote_ids.CastSeveral(vote.id, vote.edits)), placeholder, options, 1, question.most)]


def _rank(vote: Vote) -> list[Block]:
    open_ = Button(say.label("vote-rank"), custom_ids.encode(vote_ids.OpenRanking(vote.id)), "primary")
    return [Buttons((open_,))]


def _members(vote: Vote) -> list[Block]:
    menu = custom_ids.encode(vote_ids.CastSeveral(vote.id, vote.edits))
    off = Button(say.label("vote-unname"), custom_ids.encode(vote_ids.SetUnnamed(1)))
    return [ServerMenu(menu, say.label("vote-menu-member"), "members", (), 1, minimum=1), Buttons((off,))]


def _verdict_stones(question: Question, tally: Tally) -> Markdown:
    whites, blacks = tally.counts
    if whites == blacks:
        return say.text("vote-verdict-even", count=whites)
    (winner,) = tally.winners
    key = "vote-verdict-black" if winner else "vote-verdict-white"
    return say.text(key, answer=question.answers[winner], more=max(whites, blacks), less=min(whites, blacks))


def _verdict_choice(question: Question, tally: Tally) -> Markdown:
    answers = [answer_text(question, entry) for entry in tally.winners]
    count = dict(tally.votes)[tally.winners[0]]
    if len(answers) == 1:
        return say.text("vote-verdict-answer", answer=answers[0], count=count, all=tally.ballots)
    return say.text("vote-verdict-tie", answers=Series(answers), count=count)


def _verdict_ranked(question: Question, tally: Tally) -> Markdown:
    answers = Series([answer_text(question, entry) for entry in tally.winners])
    return say.text("vote-verdict-elected", answers=answers)


def _verdict_named(question: Question, tally: Tally) -> Markdown:
    names = [answer_text(question, entry) for entry in tally.winners]
    count = dict(tally.votes)[tally.winners[0]]
    if len(names) == 1:
        return say.text("vote-verdict-named", name=names[0], count=count)
    return say.text("vote-verdict-named-tie", names=Series(names), count=count)


def _share(part: int, whole: int) -> float:
    """Return a part of a whole in percent, with one decimal."""
    return round(100 * part / whole, 1) if whole else 0.0


def _how_choice(question: Question) -> Markdown:
    return say.text("vote-how-choice") if question.most == 1 else say.text("vote-how-several", count=question.most)


LOOKS: Mapping[Kind, Look] = {
    "stones": Look(_stones, lambda _: say.text("vote-how-stones"), _verdict_stones, "vote-how-colour"),
    "choice": Look(_answers, _how_choice, _verdict_choice, "vote-how-most"),
    "ranked": Look(_rank, lambda question: say.text("vote-how-ranked", count=question.most), _verdict_ranked),
    "names": Look(_answers, lambda _: say.text("vote-how-names"), _verdict_named, in_public=False),
    "members": Look(_members, lambda _: say.text("vote-how-members"), _verdict_named, in_public=False),
}


# -- the form with several questions -----------------------------------------------------------------------------------


LONGEST_RANKING = 4 * MAX_ANSWERS
"""The maximum number of characters of a ranking that is typed as numbers."""


class UnreadableRanking(ValueError):
    """The numbers that a voter has typed are no ranking; `question` is the place of the question."""

    def __init__(self, question: int) -> None:
        super().__init__(question)
        self.question = question


def ballot_form(vote: Vote, typed: Mapping[str, str]) -> Form:
    """Return the form with all questions of a vote.

    Args:
        vote: An open vote with several questions.
        typed: The values with which it is filled in, by field, as they were sent or as `typed_ballot` returns them.
    """
    fields = [
        _field(place, question, typed.get(f"q{place}", "")) for place, question in enumerate(vote.terms.questions)
    ]
    press = vote_ids.BallotForm(vote.id, vote.edits, vote_ids.NOTHING_KEPT)
    return Form(custom_ids.encode(press), say.label("vote-ballot-title", vote=str(vote.id)), tuple(fields))


def typed_ballot(vote: Vote, ballot: Ballot) -> dict[str, str]:
    """Return a ballot as it is typed into the form, by field.

    Args:
        vote: A vote with several questions.
        ballot: A ballot that answers them.
    """
    return {
        f"q{place}": " ".join([str(entry + 1) for entry in choice])
        if question.kind == "ranked"
        else ",".join(map(str, choice))
        for place, (question, choice) in enumerate(zip(vote.terms.questions, ballot, strict=True))
    }


def _field(place: int, question: Question, typed: str) -> TextField | ChoiceField:
    label = fit_label(question.text, FIELD_LABEL)
    is_short = utf16_length(question.text) <= FIELD_LABEL
    if question.kind == "ranked":
        how = fit_label(say.label("vote-ballot-rank", count=len(question.answers)), FIELD_PLACEHOLDER)
        return TextField(
            f"q{place}",
            label,
            _numbered_answers(question),
            placeholder=how,
            value=typed,
            maximum=LONGEST_RANKING,
            required=False,
        )
    chosen = typed.split(",")
    options = tuple(
        [Option(fit_label(text, CHOICE), str(n), selected=str(n) in chosen) for n, text in enumerate(question.answers)]
    )
    most = KINDS[question.kind].entries(question)
    how = say.label("vote-ballot-most", count=most) if is_short else fit_label(question.text, FIELD_DESCRIPTION)
    return ChoiceField(f"q{place}", label, options, how, 0, most)


def _numbered_answers(question: Question) -> str:
    """Return the answers of a ranked question with their numbers, cut evenly if there is no room for all of them."""

    def listed(answers: Sequence[str]) -> str:
        numbered = [say.label("vote-answer-number", number=n, answer=text) for n, text in enumerate(answers, 1)]
        return say.label("vote-answers", answers=Series(numbered))

    whole = listed(question.answers)
    if utf16_length(whole) <= FIELD_DESCRIPTION:
        return whole
    least = utf16_length(listed([ELLIPSIS] * len(question.answers)))
    each = utf16_length(ELLIPSIS) + max(0, FIELD_DESCRIPTION - least) // len(question.answers)
    return fit_label(listed([fit_label(text, each) for text in question.answers]), FIELD_DESCRIPTION)


def read_ballot_form(vote: Vote, typed: Mapping[str, str]) -> Ballot:
    """Return the ballot that a voter has filled in; it need not be a possible one.

    Args:
        vote: The vote.
        typed: The values by field; those of a menu with commas.

    Raises:
        UnreadableRanking: The numbers typed for a ranked question are no ranking.
    """
    ballot: list[Choice] = []
    for place, question in enumerate(vote.terms.questions):
        text = typed.get(f"q{place}", "")
        if question.kind == "ranked":
            choice = _read_ranking(text, question)
            if choice is None:
                raise UnreadableRanking(place)
        else:
            choice = tuple(sorted([int(part) for part in text.split(",") if part.isascii() and part.isdigit()]))
        ballot.append(choice)
    return tuple(ballot)


def _read_ranking(typed: str, question: Question) -> Choice | None:
    """Return a ranking that was typed as numbers from 1, such as "3 1 2"; None if it is none."""
    if not re.fullmatch(r"[0-9\s,;.>-]*", typed, re.ASCII):
        return None
    entries = tuple([int(number) - 1 for number in re.findall(r"\d{1,3}", typed)])
    if len(set(entries)) < len(entries) or not all(0 <= entry < len(question.answers) for entry in entries):
        return None
    return entries
