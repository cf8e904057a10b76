"""The screens of a public vote: its message, its result and the private responses."""

import csv
from collections.abc import Sequence
from functools import lru_cache
from io import StringIO

from bot.interactions import custom_ids, vote_ids
from bot.screens.ballot import (
    ACCENT,
    answers_text,
    ballot_text,
    controls,
    count_lines,
    how_to_vote,
    is_public,
    question_title,
    stage_lines,
    verdict_of,
    winner_of,
)
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Block, Button, Buttons, Divider, Drawing, Picture, Screen, Text
from bot.ui.charts import HEAPS, HeapsChart, heaps_view
from bot.ui.limits import ALT, clean_name, fit_label, fit_screen, notice, strip_direction_marks
from bot.ui.words import channel_mention, role_mention, say, timestamp
from games.core.words import EMPTY, AnyOf, Argument, Markdown, bullets, current_language, lines
from storage.ballots import Ballot, Question, Receipt, Shard, Tally, Vote, VoteChange, VoteStatus
from storage.ballots.chain import Segment
from storage.ballots.proof import FINGERPRINT_DIGITS, fingerprint, result_document
from storage.ballots.questions import Choice
from storage.ballots.ranked import UNIT

VOTES_LISTED = 20
"""The number of votes in a list."""


def vote_screen(vote: Vote) -> Screen:
    """Return the public message of a vote: question, terms and a button per answer or, once it has ended, how it ended.

    It never shows how many votes an answer has.
    """
    if not vote.is_open:
        return _ended_screen(vote)
    blocks: list[Block] = [
        Text(say.text("vote-title", vote=str(vote.id), question=question_title(vote.terms.questions, 0))),
        *(Text(lines(answers)) for answers in [_answers(vote)] if answers),
        Text(lines([conditions_text(vote), *turnout_text(vote)])),
        *(Text(lines(changes)) for changes in [changes_text(vote)] if changes),
        *_open_controls(vote),
        Text(lines([*_how(vote), _fingerprint(vote), *_published(vote)])),
    ]
    return fit_screen(Screen(tuple(blocks), ACCENT))


def status_screen(vote: Vote, trouble: Markdown | None, *, moderator: bool = False) -> Screen:
    """Return a private message with the state of a public vote, and the buttons to vote if it is open.

    Args:
        vote: The vote.
        trouble: A text on why its public message cannot be shown; None if there is no problem.
        moderator: Also say in which other channel the result will be announced.
    """
    parts = [
        say.text("vote-title", vote=str(vote.id), question=question_title(vote.terms.questions, 0)),
        *_answers(vote),
        conditions_text(vote),
        *turnout_text(vote),
        say.text("vote-opened-by", name=person_name(vote.host_name), at=timestamp(vote.opened_at, "f")),
        *changes_text(vote),
    ]
    if moderator and vote.announce is not None:
        parts.append(say.text("vote-announced-in", channel=channel_mention(vote.announce)))
    if trouble is not None:
        parts.append(trouble)
    elif vote.message is not None:
        parts.append(say.text("vote-where", url=vote_url(vote)))
    blocks: list[Block] = [Text(lines(parts))]
    if vote.is_open:
        blocks += _open_controls(vote)
    return Screen(tuple(blocks), ACCENT)


def _how(vote: Vote) -> list[Markdown]:
    """Return how to vote, and what stays secret; nothing while nobody can vote, because the vote is paused."""
    return [how_to_vote(vote), secret_text(vote)] if vote.paused_at is None else []


def secret_text(vote: Vote) -> Markdown:
    """Return what stays secret about a vote."""
    return say.text("vote-secret" if is_public(vote) else "vote-secret-unpublished")


def _open_controls(vote: Vote) -> list[Block]:
    """Return the buttons of an open vote: those that answer it, unless it is paused, and "My vote"."""
    mine = Button(say.label("vote-mine"), custom_ids.encode(vote_ids.MyVote(vote.id)))
    return [*(controls(vote) if vote.paused_at is None else ()), Buttons((mine,))]


def own_vote_screen(vote: Vote, receipt: Receipt | None, *, reminded: bool, eligible: bool) -> Screen:
    """Return a private message with the user's own vote in an open vote, and a button for a reminder.

    Args:
        vote: The vote.
        receipt: The user's receipt; None if they have not voted.
        reminded: True if the user will be reminded.
        eligible: False if the user may not vote.
    """
    if receipt is None and not eligible:
        told = say.text("vote-mine-not-entitled", vote=str(vote.id), who=eligible_text(vote))
        if not reminded:
            return notice(told)
    elif receipt is None:
        told = say.text("vote-mine-none", vote=str(vote.id))
    else:
        told = lines([
            say.text("vote-mine-cast", vote=str(vote.id), answer=ballot_text(vote, receipt.ballot),
                     code=format_code(receipt.code)),
            _key_text(receipt),
        ])  # fmt: skip
    text = Markdown(strip_direction_marks(lines([told, *changes_text(vote)])))
    return Screen((Text(text), Buttons((reminder_button(vote.id, on=not reminded),))), ACCENT)


def reminder_button(vote: int, *, on: bool = True) -> Button:
    """Return the button with which users ask to be reminded of a vote before it closes, or not to be.

    Args:
        vote: The vote's id.
        on: True to be reminded.
    """
    return _reminder_button(vote, on, current_language())


@lru_cache(256)
def _reminder_button(vote: int, on: bool, _language: str) -> Button:
    press = vote_ids.SetVoteReminder(vote, on)
    return Button(say.label("vote-remind" if on else "vote-remind-not"), custom_ids.encode(press))


def reminder_screen(vote: Vote) -> Screen:
    """Return the direct message that reminds a user of an open vote; it is the same for all who have asked for it."""
    closes = timestamp(vote.terms.closes_at, "R")
    text = say.text("vote-reminder", vote=str(vote.id), question=vote.terms.title, left=closes, url=vote_url(vote))
    return Screen((Text(text),), ACCENT)


def announcement_screen(vote: Vote) -> Screen:
    """Return the message that announces, in another channel, how a vote has ended."""
    if vote.status is VoteStatus.VOID:
        there = [say.text("vote-where", url=vote_url(vote))] if vote.message is not None else []
        return Screen((Text(_void_title(vote)), Text(lines([ending_text(vote), *there]))), ACCENT)
    verdicts = _verdicts(vote, told=is_public(vote))
    parts = [*verdicts, _turnout_end(vote), ending_text(vote)]
    if vote.result is not None:
        parts.append(say.text("vote-result-there", url=vote_url(vote, vote.result)))
    title = _result_title(vote, headed=len(verdicts) > 1)
    return Screen((Text(title), Text(lines(parts))), ACCENT)


def _result_title(vote: Vote, *, headed: bool) -> Markdown:
    """Return the title of a result, with the question unless each of several questions has a heading below."""
    if headed:
        return say.text("vote-result-title-several", vote=str(vote.id))
    return say.text("vote-result-title", vote=str(vote.id), question=vote.terms.title)


def _void_title(vote: Vote) -> Markdown:
    return say.text("vote-void-title", vote=str(vote.id), question=vote.terms.title)


ARCHIVE_PAGE = 8
"""How many votes a page of the archive shows."""


def archive_screen(votes: Sequence[Vote], page: int) -> Screen:
    """Return a page of a server's past votes: what was asked, how, when and with which result. It names nobody.

    Args:
        votes: All past votes that the reader can see, the newest first.
        page: The page, from 0; the last one if there are fewer.
    """
    if not votes:
        return notice(say.text("vote-archive-none"))
    pages = -(-len(votes) // ARCHIVE_PAGE)
    page = min(page, pages - 1)
    shown = votes[page * ARCHIVE_PAGE : (page + 1) * ARCHIVE_PAGE]
    blocks: list[Block] = [
        Text(say.text("vote-archive", page=page + 1, pages=pages)),
        Text(lines(archive_line(vote) for vote in shown)),
    ]
    steps = [("vote-archive-newer", page - 1), ("vote-archive-older", page + 1)]
    buttons = [
        Button(say.label(label), custom_ids.encode(vote_ids.VoteArchive(to))) for label, to in steps if 0 <= to < pages
    ]
    return Screen((*blocks, Buttons(tuple(buttons))) if buttons else tuple(blocks), NEUTRAL_ACCENT)


def archive_line(vote: Vote) -> Markdown:
    """Return a past vote with its kind, dates and result, and nobody's name."""
    ended = vote.opened_at if vote.ending is None else vote.ending.at
    void = vote.status is VoteStatus.VOID
    return say.text(
        "vote-archive-line",
        link=say.text("vote-no-link", vote=str(vote.id))
        if vote.result is None
        else say.text("vote-link", vote=str(vote.id), url=vote_url(vote, vote.result)),
        question=fit_label(vote.terms.title, 100),
        kind=say.message(f"vote-kind-{_kind_of(vote)}"),
        opened=timestamp(vote.opened_at, "d"),
        ended=timestamp(ended, "d"),
        verdict=say.text("vote-void-short") if void else verdict_text(vote),
        turnout=EMPTY if void else _turnout_end(vote),
    )


def _kind_of(vote: Vote) -> str:
    """Return the kind of a vote's only question, or `several`."""
    return vote.terms.questions[0].kind if len(vote.terms.questions) == 1 else "several"


def correction_screen(why: Markdown, press: custom_ids.Press) -> Screen:
    """Return the answer to a form whose terms are not accepted, with a button that opens the form again.

    Args:
        why: What is wrong.
        press: The button.
    """
    correct = Button(say.label("form-correct"), custom_ids.encode(press), "primary")
    return Screen((Text(why), Buttons((correct,))), NEUTRAL_ACCENT)


def votes_screen(votes: Sequence[Vote]) -> Screen:
    """Return the message that lists a server's public votes, the first `VOTES_LISTED` of those given."""
    if not votes:
        return notice(say.text("vote-none"))
    return notice(lines([say.text("vote-list"), bullets(vote_line(vote) for vote in votes[:VOTES_LISTED])]))


def result_screen(vote: Vote, shards: Sequence[Shard], chain: Sequence[Segment], *, moderator: bool = False) -> Screen:
    """Return the message with a closed vote's result, its picture and the file of receipts.

    For a vote that was ended without a result, the message says who did so and why.

    Args:
        vote: The vote.
        shards: The counted votes, each with its receipt code and without its voter.
        chain: Its chain of receipts.
        moderator: Also tell a result that only moderators are told.
    """
    if vote.status is VoteStatus.VOID:
        return Screen((Text(_void_title(vote)), Text(ending_text(vote))), NEUTRAL_ACCENT)
    told = is_public(vote) or (moderator and vote.is_quorate)
    title = _result_title(vote, headed=told and len(vote.terms.questions) > 1)
    counted = list(zip(vote.terms.questions, vote.tallies or (), strict=True))
    verdicts = _verdicts(vote, told=told)
    each_has_one = len(verdicts) > 1
    parts = [] if each_has_one else [*verdicts]
    for place, (question, tally) in enumerate(counted) if told else ():
        needed = vote.votes_needed(tally)
        parts += _heading(vote, place)
        if each_has_one:
            parts.append(_verdict_in_several(vote, place))
        parts += count_lines(question, tally)
        if vote.terms.threshold != "most" and tally.ballots:
            parts.append(say.text(f"vote-needed-{vote.terms.threshold}", needed=needed))
    parts += [_turnout_end(vote), *changes_text(vote), ending_text(vote), _fingerprint(vote), *_published(vote)]
    if vote.spoiled:
        parts.append(say.text("vote-spoiled", count=vote.spoiled))
    blocks: list[Block] = [Text(title), Text(lines(parts))]
    for place, (question, tally) in enumerate(counted) if told else ():
        if vote.is_quorate and (stages := stage_lines(question, tally)):
            blocks.append(Text(lines([*_heading(vote, place), *stages])))
        if question.kind == "stones":
            blocks.append(_picture(vote, question, tally))
    files: tuple[Attachment, ...] = ()
    if shards and told:
        blocks += [Divider(), Text(say.text("vote-file"))]
        files = (
            Attachment(f"ostrakon-vote-{vote.id}.csv", receipts_file(vote, shards)),
            Attachment(f"ostrakon-vote-{vote.id}.json", result_document(vote, shards, chain)),
            *(
                Attachment(_stages_name(vote, place), stages_file(question, tally))
                for place, (question, tally) in enumerate(counted)
                if tally.stages
            ),
        )
    return fit_screen(Screen(tuple(blocks), ACCENT, files=files))


def _verdicts(vote: Vote, *, told: bool) -> list[Markdown]:
    """Return the result of a closed vote in one sentence, or under the number and text of each of its questions.

    Args:
        vote: The vote.
        told: False if its reader may not know it.
    """
    if not (told and vote.cast and vote.is_quorate) or len(vote.terms.questions) == 1:
        return [say.text("vote-verdict", verdict=_verdict(vote) if told else _untold(vote))]
    places = range(len(vote.terms.questions))
    return [part for place in places for part in (*_heading(vote, place), _verdict_in_several(vote, place))]


def _verdict_in_several(vote: Vote, place: int) -> Markdown:
    """Return the result of one of several questions in a sentence."""
    assert vote.tallies is not None
    tally = vote.tallies[place]
    if not tally.ballots:
        return say.text("vote-verdict-unanswered")
    return verdict_of(vote.terms.questions[place], tally, vote.votes_needed(tally))


def _heading(vote: Vote, place: int) -> list[Markdown]:
    """Return a question with its number if the vote has several."""
    questions = vote.terms.questions
    return [say.text("vote-question", question=question_title(questions, place))] if len(questions) > 1 else []


def _stages_name(vote: Vote, place: int) -> str:
    """Return the name of the file with the stages of a question's count, of which no two may be the same."""
    number = f"-{place + 1}" if len(vote.terms.questions) > 1 else ""
    return f"ostrakon-vote-{vote.id}-stages{number}.csv"


def receipts_file(vote: Vote, shards: Sequence[Shard]) -> bytes:
    """Return a CSV file with the receipt code and the ballot of each voter, ordered by code.

    Args:
        vote: The vote.
        shards: Its counted ballots.
    """
    rows = [
        f"{format_code(shard.code)},{ballot_code(vote.terms.questions, shard.ballot)}\r\n"
        for shard in sorted(shards, key=lambda shard: shard.code)
    ]
    return ("receipt,ballot\r\n" + "".join(rows)).encode()


def _fingerprint(vote: Vote) -> Markdown:
    return say.text("vote-fingerprint", code=fingerprint(vote))


def _published(vote: Vote) -> list[Markdown]:
    """Return the published hash of the chain of receipts, if there is one."""
    if vote.published is None:
        return []
    at, head = timestamp(vote.published.at, "f"), vote.published.head[:FINGERPRINT_DIGITS]
    return [say.text("vote-published", at=at, code=head)]


CHANGES_SHOWN = 3
"""How many of the newest changes by moderators a message shows; the published file has all."""


def changes_text(vote: Vote) -> list[Markdown]:
    """Return what moderators have changed about a vote since it was opened, one change on each line."""
    return [_change_text(change) for change in vote.changes[-CHANGES_SHOWN:]]


def _change_text(change: VoteChange) -> Markdown:
    at, closes = timestamp(change.at, "f"), timestamp(change.closes_at, "f")
    if change.kind == "resumed" and not change.by_name:
        return say.text("vote-change-resumed-alone", at=at, closes=closes)
    name = person_name(change.by_name)
    if change.kind == "edited":
        return say.text("vote-change-edited", name=name, at=at, code=change.former)
    if change.kind == "resumed":
        return say.text("vote-change-resumed", name=name, at=at, closes=closes)
    if change.kind == "extended":
        return say.text("vote-change-extended", name=name, at=at, closes=closes, reason=change.reason)
    return say.text("vote-change-paused", name=name, at=at, reason=change.reason)


def stages_file(question: Question, tally: Tally) -> bytes:
    """Return a CSV file with the votes of each answer after each stage of a ranked count, to five decimal places.

    Args:
        question: The question.
        tally: Its count.
    """
    table = StringIO(newline="")
    rows = csv.writer(table)
    rows.writerow(["answer", *range(1, len(tally.stages) + 1)])
    for answer, text in enumerate(question.answers):
        # A spreadsheet would run an answer that begins like a formula.
        shown = f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
        rows.writerow([shown, *(f"{stage.votes[answer] / UNIT:.5f}" for stage in tally.stages)])
    rows.writerow(["", *(f"{stage.exhausted / UNIT:.5f}" for stage in tally.stages)])
    return table.getvalue().encode()


def ballot_code(questions: Sequence[Question], ballot: Ballot) -> str:
    """Return a ballot as it stands in files: "white" or "black", or numbers of answers from 1.

    Ranked answers are in the order of preference. A member is their Discord id. Between two questions stands a ";".

    Args:
        questions: The questions of the vote.
        ballot: A ballot that answers them.
    """
    return ";".join([_choice_code(question, choice) for question, choice in zip(questions, ballot, strict=True)])


def _choice_code(question: Question, choice: Choice) -> str:
    if question.kind == "stones":
        return " ".join([_STONES[entry] for entry in choice])
    return " ".join([str(entry if question.kind == "members" else entry + 1) for entry in choice])


_STONES = ("white", "black")


def receipt_text(vote: Vote, receipt: Receipt) -> Markdown:
    """Return the private text that confirms a vote: the answer, the receipt code and whether it may be changed."""
    answer = ballot_text(vote, receipt.ballot)
    end = _receipt_end(vote.terms.changeable, current_language())
    text = say.text(f"vote-receipt-{receipt.kind}", answer=answer, code=format_code(receipt.code), vote=str(vote.id))
    return Markdown(strip_direction_marks(lines([text, _key_text(receipt), end])))


@lru_cache(64)
def _receipt_end(changeable: bool, _language: str) -> Markdown:
    """Return the sentences that end every receipt, which are kept because thousands may vote at once.

    Args:
        changeable: Whether voters may change their vote.
        _language: The language, which tells kept texts apart.
    """
    return lines([say.text("vote-keep-code"), say.text("vote-may-change" if changeable else "vote-may-not-change")])


def _key_text(receipt: Receipt) -> Markdown:
    return say.text("vote-key", secret=format_code(receipt.key))


def conditions_text(vote: Vote, *, with_end: bool = True) -> Markdown:
    """Return the terms of a public vote as markdown: closing time, who may vote, quorum, if votes may be changed.

    Args:
        vote: The vote.
        with_end: False leaves out the closing time.
    """
    terms = vote.terms
    closes = (
        say.text("vote-closes", at=timestamp(terms.closes_at, "F"), left=timestamp(terms.closes_at, "R"))
        if vote.paused_at is None
        else say.text("vote-paused", since=timestamp(vote.paused_at, "R"), at=timestamp(terms.closes_at, "f"))
    )
    parts = [*([closes] if with_end else ()), eligible_text(vote)]
    several = len(terms.questions) > 1
    if terms.quorum:
        parts.append(_with_reason(say.text("vote-quorum", count=terms.quorum), several=several))
    if terms.quorum_percent:
        parts.append(_with_reason(say.text("vote-quorum-share", percent=terms.quorum_percent), several=several))
    if terms.threshold != "most":
        parts.append(say.text(f"vote-threshold-{terms.threshold}"))
    if several and terms.threshold in ("half", "two_thirds"):
        parts.append(say.text("vote-threshold-several"))
    if terms.stated is not None:
        parts.append(say.text("vote-stated", count=terms.stated))
    elif terms.needs_entitled and terms.eligible.is_countable:
        parts.append(say.text("vote-counted-role" if terms.eligible.roles else "vote-counted"))
    if not terms.changeable:
        parts.append(say.text("vote-final"))
    elif vote.paused_at is None:  # during a pause nobody can
        parts.append(say.text("vote-changeable"))
    if not terms.turnout:
        parts.append(say.text("vote-turnout-hidden"))
    return lines(parts)


def _with_reason(quorum: Markdown, *, several: bool) -> Markdown:
    """Return a sentence about the quorum with those that say what a quorum is for, and who counts.

    Args:
        quorum: The sentence.
        several: True if the vote has several questions, which a voter may leave blank.
    """
    counts = [say.text("vote-quorum-several")] if several else []
    return Markdown(" ").join([quorum, say.text("vote-quorum-why"), *counts])


def eligible_text(vote: Vote) -> Markdown:
    """Return a text that says who may take part in a public vote."""
    eligible = vote.terms.eligible
    roles: list[Argument] = [role_mention(role) for role in eligible.roles]
    parts = [
        say.text("vote-who-roles", roles=AnyOf(roles), count=len(roles)) if roles else say.text("vote-who-everyone")
    ]
    if not roles and (eligible.days or eligible.account_days):
        parts = []
    if eligible.days:
        parts.append(say.text("vote-must-days", count=eligible.days))
    if eligible.account_days:
        parts.append(say.text("vote-must-account", count=eligible.account_days))
    return Markdown(" ").join(parts)


def verdict_text(vote: Vote) -> Markdown:
    """Return the result of a closed public vote in one sentence, as everybody is told."""
    return _verdict(vote) if is_public(vote) else _untold(vote)


def _verdict(vote: Vote) -> Markdown:
    if not vote.cast:
        return say.text("vote-verdict-none")
    if not vote.is_quorate:
        return say.text("vote-verdict-quorum", quorum=vote.quorum)
    counted = zip(vote.terms.questions, vote.tallies or (), strict=True)
    told = [verdict_of(question, tally, vote.votes_needed(tally)) for question, tally in counted]
    return told[0] if len(told) == 1 else say.text("vote-verdict-several", count=len(told))


def _untold(vote: Vote) -> Markdown:
    """Return what everybody is told of a vote whose result only moderators are told."""
    if not (vote.cast and vote.is_quorate):
        return _verdict(vote)
    return say.text("vote-verdict-moderators")


def ending_text(vote: Vote) -> Markdown:
    """Return how a public vote ended (on time, by whom and why, or because its choices were lost), or when it will."""
    ending = vote.ending
    if ending is None:
        return say.text("vote-still-open", left=timestamp(vote.terms.closes_at, "R"))
    at = timestamp(ending.at, "f")
    void = vote.status is VoteStatus.VOID
    if ending.by_name is None:
        return say.text("vote-ended-lost" if void else "vote-ended-time", at=at)
    name, reason = person_name(ending.by_name), ending.reason or ""
    return say.text("vote-ended-void" if void else "vote-ended-early", at=at, name=name, reason=reason)


def vote_line(vote: Vote) -> Markdown:
    """Return one line of markdown about a public vote for a list: its link, question and result or closing time."""
    question = fit_label(vote.terms.title, 100)
    link = (
        say.text("vote-link", vote=str(vote.id), url=vote_url(vote))
        if vote.message
        else say.text("vote-no-link", vote=str(vote.id))
    )
    if vote.paused_at is not None:
        return say.text("vote-line-paused", link=link, question=question)
    if vote.is_open:
        return say.text("vote-line-open", link=link, question=question, left=timestamp(vote.terms.closes_at, "R"))
    if vote.status is VoteStatus.VOID:
        return say.text("vote-line-void", link=link, question=question)
    return say.text("vote-line-closed", link=link, question=question, verdict=verdict_text(vote))


def format_code(code: str) -> Markdown:
    """Return a receipt code in groups of four characters with hyphens between them."""
    return Markdown("-".join(code[at : at + 4] for at in range(0, len(code), 4)))


def vote_url(vote: Vote, message: int | None = None) -> Markdown:
    """Return the URL of a message in the channel of a public vote.

    Args:
        vote: The vote.
        message: The message's id; None for the vote's own message.
    """
    return Markdown(f"https://discord.com/channels/{vote.guild}/{vote.channel}/{message or vote.message or ''}")


def person_name(name: str) -> str:
    """Return a person's name on one short line; "?" if nothing of it can be shown."""
    return clean_name(name) or "?"


def _ended_screen(vote: Vote) -> Screen:
    title = say.text("vote-title", vote=str(vote.id), question=question_title(vote.terms.questions, 0))
    parts = [title, *_answers(vote), ending_text(vote)]
    if vote.result is not None and vote.status is not VoteStatus.VOID:
        parts.append(say.text("vote-result-there", url=vote_url(vote, vote.result)))
    return Screen((Text(lines(parts)),), NEUTRAL_ACCENT)


def _answers(vote: Vote) -> list[Markdown]:
    """Return the answers of a vote, below each question but the first, which is its title."""
    found: list[Markdown] = []
    several = len(vote.terms.questions) > 1
    for place, question in enumerate(vote.terms.questions):
        if place:
            found.append(say.text("vote-question", question=question_title(vote.terms.questions, place)))
        if question.answers:
            found.append(answers_text(question, numbered=several and question.kind == "ranked"))
    return found


def turnout_text(vote: Vote) -> list[Markdown]:
    """Return how many have voted so far in an open vote, if its terms show that."""
    return [say.text("vote-turnout", count=vote.cast)] if vote.is_open and vote.terms.turnout else []


def _turnout_end(vote: Vote) -> Markdown:
    """Return how many have voted, of how many who could, and that they reached the quorum; a verdict says if not."""
    quorum, stated = vote.quorum, vote.terms.stated
    if stated is not None and vote.cast > stated:
        turnout = say.text("vote-turnout-above-stated", count=vote.cast, stated=stated)
    elif vote.entitled:
        share = round(100 * vote.cast / vote.electorate, 1)
        told = "vote-turnout-share" if stated is None else "vote-turnout-stated"
        turnout = say.text(told, count=vote.cast, entitled=vote.electorate, share=share)
    else:
        turnout = say.text("vote-turnout-end", count=vote.cast)
    if not (quorum and vote.is_quorate):
        return turnout
    return say.text("vote-quorum-met", turnout=turnout, quorum=quorum)


def _picture(vote: Vote, question: Question, tally: Tally) -> Picture:
    white, black = question.answers
    whites, blacks = tally.counts
    winner = ""
    if not vote.is_quorate:
        short = say.label("vote-picture-quorum")
    elif whites == blacks:
        short = say.label("vote-picture-even")
    elif (won := winner_of(tally, vote.votes_needed(tally))) is None:
        short = say.label("vote-picture-short")
    else:
        winner = _STONES[won]
        short = say.label(f"vote-picture-{winner}")
    heaps = HeapsChart(
        title=say.label("vote-picture-title", vote=str(vote.id)),
        verdict=short,
        question=question.text,
        white=white,
        black=black,
        whites=whites,
        blacks=blacks,
        winner=winner,
        footer=say.label("vote-turnout-end", count=vote.cast),
    )
    alt = say.label("vote-picture-alt", whites=whites, white=white, blacks=blacks, black=black)
    return Picture(Drawing(HEAPS, 1, heaps_view(heaps), ()), fit_label(alt, ALT), text_alternative=EMPTY)
