"""Texts and buttons for time limits, and for questions that all players of a match answer, such as whether to pause."""

from collections.abc import Sequence
from datetime import datetime

from bot.interactions.custom_ids import Sit, Vote, encode
from bot.screens.history import event_lines, join_newest, public_lines
from bot.screens.public import player_label, player_names
from bot.ui.blocks import Block, Button, Buttons, ButtonStyle, Text
from bot.ui.words import mentions, say, timestamp
from games.core.words import EMPTY, Markdown, lines
from storage.match.clock import HOUR, MINUTE, Clock
from storage.match.consent_rules import KINDS, required_consent, voters
from storage.match.model import LogEntry, Match, Question, Status


def clock_label(clock: Clock | None) -> str:
    """Return the time limits of a match's players as a short text, such as on a menu; None stands for no limits."""
    if clock is None:
        return say.label("clock-none")
    if clock.mode == "live":
        return say.label("clock-live", count=clock.bank // MINUTE)
    return say.label("clock-days", bank=clock.bank // HOUR, bonus=clock.bonus // HOUR)


def question_text(match: Match, question: Question, gone: Markdown = EMPTY) -> Markdown:
    """Return the text of a question that all players of a match are asked, such as whether to pause.

    Args:
        match: The match.
        question: The question; it may be settled already.
        gone: For an undo, the public log lines that a yes would remove (`undone_lines`).
    """
    by = question.asked_by_name
    seat = question.seat
    player = player_label(seat, player_names(match)[seat]) if seat is not None and seat < len(match.chairs) else EMPTY
    match question.kind:
        case "clock":
            text = question.detail.get("clock")
            return say.text("question-clock", name=by, clock=clock_label(None if text is None else Clock.read(text)))
        case "undo":
            undo = say.text("question-undo", name=by, count=question.detail.get("steps", 1))
            return say.text("question-undo-what", question=undo, gone=gone) if gone else undo
        case "seat":
            vacant = seat is not None and seat < len(match.chairs) and match.chairs[seat].is_vacant
            return say.text("question-vacant" if vacant else "question-seat", name=by, player=player)
        case "absent":
            if not by:
                vacant = seat is not None and seat < len(match.chairs) and match.chairs[seat].is_vacant
                return say.text("question-empty" if vacant else "question-absent", player=player)
            needs_consent = required_consent(match, question) is not None
            return say.text("question-asked-player" if needs_consent else "question-asked-seat", name=by, player=player)
        case "left":
            return say.text("question-left", player=player)
        case _:
            return say.text(f"question-{question.kind}", name=by)


def undone_lines(match: Match, log: Sequence[LogEntry]) -> Markdown:
    """Return the public log lines that an undo would remove, while the players vote on it, joined into one line.

    Args:
        match: The match.
        log: Log entries, in any order; those before the step to be undone are ignored.

    Returns:
        The line; empty unless the match has an open question about an undo.
    """
    question = match.question
    if question is None or not question.is_open or question.kind != "undo":
        return EMPTY
    words = match.rules.presentation(player_names(match))
    found: list[Markdown] = []
    for entry in sorted(log, key=lambda each: each.seq):
        if entry.seq < question.detail["seq"]:
            continue
        for line in reversed(event_lines(words, entry.undone)):
            if line in found:  # an earlier undo has already removed it
                del found[len(found) - 1 - found[::-1].index(line)]
        if entry.steps_undone is None:
            found += public_lines(words, [entry])
    return join_newest(found)


def settled_text(match: Match, question: Question) -> Markdown:
    """Return the text that tells all players how a question to them was settled; empty if that is not announced.

    Args:
        match: The match.
        question: A settled question.
    """
    if question.result == "yes":
        return say.text("question-said-yes", question=question_text(match, question))
    if question.result == "no":
        return say.text("question-said-no", question=question_text(match, question), name=question.decided_by)
    if question.result == "overtaken":
        return say.text("question-overtaken", question=question_text(match, question))
    if question.result in ("wait", "computer", "person") and question.seat is not None:
        player = player_label(question.seat, player_names(match)[question.seat])
        return say.text(f"question-decided-{question.result}", player=player)
    return EMPTY


def answer_text(match: Match, question: Question) -> Markdown:
    """Return the text that tells the user whose answer has settled a question what has happened.

    Args:
        match: The match.
        question: A settled question.
    """
    match question.result, question.kind:
        case "yes", "pause" | "resume" | "undo" as kind:
            return say.text(f"done-{kind}")
        case "yes", "clock":
            return say.text("done-clock", clock=clock_label(match.clock))
        case "no" | "withdrawn" | "overtaken" | "end" as result, _:
            return say.text(f"done-question-{result}")
        case _:
            return settled_text(match, question) or say.text("done-question-yes")


_STYLES: dict[str, ButtonStyle] = {"yes": "primary", "no": "primary", "wait": "primary"}
"""The styles of answers; what cannot be taken back, such as ending the game, is grey and last."""


def question_blocks(match: Match, until: datetime | None, gone: Markdown = EMPTY) -> list[Block]:
    """Return the parts of a match's public message about time limits, vacant seats and the question to all players.

    There are none unless the match is running.

    Args:
        match: The match.
        until: When the time for this turn runs out; None without a limit.
        gone: For an undo, the public log lines that a yes would remove (`undone_lines`).
    """
    if match.status is not Status.PLAYING:
        return []
    several = sum(chair.shown_timer is not None for chair in match.chairs) > 1
    found = clock_lines(match, until, latest=several)
    names = player_names(match)
    for chair in match.chairs:
        if chair.is_vacant:
            found.append(say.text("board-vacant", player=player_label(chair.seat, names[chair.seat])))
        elif chair.left_server:
            found.append(say.text("board-gone", player=player_label(chair.seat, names[chair.seat])))
    question = match.question
    if question is not None and not question.is_open and (result := settled_text(match, question)):
        found.append(Markdown("-# ") + result)
    blocks: list[Block] = [Text(lines(found))] if found else []
    if question is not None and question.is_open:
        blocks += _open_question(match, question, gone)
    if any(chair.is_vacant or chair.reserved_for is not None for chair in match.chairs):
        blocks.append(Buttons((Button(say.label("board-sit"), encode(Sit(match.id))),)))
    return blocks


def pending_voters(match: Match) -> tuple[int, ...]:
    """Return the ids of the users who still have to answer the open question to all players; empty if there is none."""
    question = match.question
    if question is None or not question.is_open or match.status is not Status.PLAYING:
        return ()
    return tuple([user for user in voters(match, question) if user not in question.answers])


def _open_question(match: Match, question: Question, gone: Markdown) -> list[Block]:
    found = [say.text("question-asked", question=question_text(match, question, gone))]
    if question.answers:
        names = {c.user: name for c, name in zip(match.chairs, player_names(match), strict=True)}
        seats = {c.user: c.seat for c in match.chairs}
        found += [
            say.text(
                "question-vote",
                player=player_label(seats[user], names[user]),
                choice=say.message(f"question-choice-{choice}"),
            )
            for user, choice in question.answers.items()
            if user in names
        ]
    if pending := pending_voters(match):
        found.append(say.text("question-awaited", who=mentions(pending)))
    buttons = [
        Button(
            say.label(f"question-choice-{choice}"),
            encode(Vote(match.id, question.id, choice)),
            _STYLES.get(choice, "secondary"),
        )
        for choice in KINDS[question.kind].answers
    ]
    buttons.append(Button(say.label("question-withdraw"), encode(Vote(match.id, question.id, "withdrawn"))))
    return [Text(lines(found)), Buttons(tuple(buttons))]


def clock_lines(match: Match, until: datetime | None, *, latest: bool = False) -> list[Markdown]:
    """Return lines of markdown about the time limit of a turn; none unless the match is running or paused.

    Args:
        match: The match.
        until: When the time runs out; None without a limit.
        latest: `until` is the last of several deadlines, as on the board of a simultaneous decision.
    """
    if match.status is not Status.PLAYING:
        return []
    if match.paused_at is not None:
        words = "board-suspended" if match.is_suspended else "board-paused"
        return [say.text(words, since=timestamp(match.paused_at))]
    if until is None:
        return []
    if match.clock is None:
        return [say.text("board-limit", until=timestamp(until))]
    return [
        say.text("board-latest" if latest else "board-until", until=timestamp(until), clock=clock_label(match.clock))
    ]
