"""Clocks and questions in words."""

from collections.abc import Sequence
from datetime import datetime

from bot.catalogue import say
from bot.screens.lines import lines_of, shortened, told_lines
from bot.screens.names import marked, shown_names
from games.core.presentation import plain
from storage.asking import agreeing
from storage.clock import HOUR, MINUTE, Clock
from storage.question import Question
from storage.snapshot import LogEntry, Match


def clock_label(clock: Clock | None) -> str:
    """A clock as a label."""
    if clock is None:
        return say("clock.none")
    if clock.mode == "live":
        return say("clock.live", count=clock.bank // MINUTE)
    return say("clock.days", bank=clock.bank // HOUR, bonus=clock.bonus // HOUR)


def stamp(moment: datetime, style: str = "R") -> str:
    """A moment as Discord shows it, to each in their own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def question_text(match: Match, question: Question, gone: str = "") -> str:
    """What is asked, as text; `gone` is what everybody knows of that a yes would take back (`lines_gone`)."""
    by = plain(question.by_name)
    seat = question.seat
    player = marked(seat, shown_names(match)[seat]) if seat is not None and seat < len(match.chairs) else ""
    match question.kind:
        case "clock":
            text = question.detail.get("clock")
            return say("question.clock", name=by, clock=clock_label(None if text is None else Clock.read(text)))
        case "undo":
            asked = say("question.undo", name=by, count=question.detail.get("steps", 1))
            return say("question.undo_what", question=asked, gone=gone) if gone else asked
        case "seat":
            return say("question.seat", name=by, player=player)
        case "absent":
            if not by:
                vacant = seat is not None and seat < len(match.chairs) and match.chairs[seat].vacant
                return say("question.empty" if vacant else "question.absent", player=player)
            there = agreeing(match, question) is not None
            return say("question.asked_player" if there else "question.asked_seat", name=by, player=player)
        case "left":
            return say("question.left", player=player)
        case _:
            return say(f"question.{question.kind}", name=by)


def lines_gone(match: Match, log: Sequence[LogEntry]) -> str:
    """Where the table is asked to take something back: what of this log would go, in one line."""
    question = match.question
    if question is None or not question.open or question.kind != "undo":
        return ""
    words = match.rules.presentation(shown_names(match))
    lines: list[str] = []
    for entry in sorted(log, key=lambda each: each.seq):
        if entry.seq < question.detail["seq"]:
            continue
        for line in reversed(told_lines(words, entry.undone)):
            if line in lines:  # gone already
                del lines[len(lines) - 1 - lines[::-1].index(line)]
        if entry.taken_back is None:
            lines += lines_of(words, [entry])
    return shortened(lines)


def settled_text(match: Match, question: Question) -> str:
    """What a question has come to, as text; empty where there is nothing to say."""
    name = plain(question.decided_by)
    if question.result == "yes":
        return say("question.said_yes", question=question_text(match, question))
    if question.result == "no":
        return say("question.said_no", question=question_text(match, question), name=name)
    if question.result == "overtaken":
        return say("question.overtaken", question=question_text(match, question))
    if question.result in ("wait", "computer", "person") and question.seat is not None:
        player = marked(question.seat, shown_names(match)[question.seat])
        return say(f"question.decided.{question.result}", player=player)
    return ""
