"""Texts for clocks and for questions to the table (to all players of a match), and the blocks that show them."""

from collections.abc import Sequence
from datetime import datetime

from bot.interactions.custom_ids import Sit, Vote, encode
from bot.screens.history import event_lines, join_newest, public_lines
from bot.screens.public import player_label, player_names
from bot.ui.blocks import Block, Button, Buttons, ButtonStyle, Text
from bot.ui.catalogue import say, timestamp
from games.core.presentation import plain
from storage.match.clock import HOUR, MINUTE, Clock
from storage.match.model import LogEntry, Match, Question, Status
from storage.match.questions import KINDS, required_consent, voters


def clock_label(clock: Clock | None) -> str:
    """Return the settings of players' time limits as a short text; None stands for no limits."""
    if clock is None:
        return say("clock.none")
    if clock.mode == "live":
        return say("clock.live", count=clock.bank // MINUTE)
    return say("clock.days", bank=clock.bank // HOUR, bonus=clock.bonus // HOUR)


def question_text(match: Match, question: Question, gone: str = "") -> str:
    """Return the text of a question that all players of a match are asked, such as whether to pause.

    Args:
        match: The match.
        question: The question; it may be settled already.
        gone: For an undo, the public log lines that a yes would remove (`undone_lines`).
    """
    by = plain(question.asked_by_name)
    seat = question.seat
    player = player_label(seat, player_names(match)[seat]) if seat is not None and seat < len(match.chairs) else ""
    match question.kind:
        case "clock":
            text = question.detail.get("clock")
            return say("question.clock", name=by, clock=clock_label(None if text is None else Clock.read(text)))
        case "undo":
            undo = say("question.undo", name=by, count=question.detail.get("steps", 1))
            return say("question.undo_what", question=undo, gone=gone) if gone else undo
        case "seat":
            return say("question.seat", name=by, player=player)
        case "absent":
            if not by:
                vacant = seat is not None and seat < len(match.chairs) and match.chairs[seat].is_vacant
                return say("question.empty" if vacant else "question.absent", player=player)
            needs_consent = required_consent(match, question) is not None
            return say("question.asked_player" if needs_consent else "question.asked_seat", name=by, player=player)
        case "left":
            return say("question.left", player=player)
        case _:
            return say(f"question.{question.kind}", name=by)


def undone_lines(match: Match, log: Sequence[LogEntry]) -> str:
    """Return the public log lines that an undo would remove on which players are now voting, joined into one line.

    Args:
        match: The match.
        log: Log entries, in any order; those before the step to be undone are ignored.

    Returns:
        The line; empty unless the match has an open question about an undo.
    """
    question = match.question
    if question is None or not question.is_open or question.kind != "undo":
        return ""
    words = match.rules.presentation(player_names(match))
    lines: list[str] = []
    for entry in sorted(log, key=lambda each: each.seq):
        if entry.seq < question.detail["seq"]:
            continue
        for line in reversed(event_lines(words, entry.undone)):
            if line in lines:  # an earlier undo has already removed it
                del lines[len(lines) - 1 - lines[::-1].index(line)]
        if entry.steps_undone is None:
            lines += public_lines(words, [entry])
    return join_newest(lines)


def settled_text(match: Match, question: Question) -> str:
    """Return the text that tells all players how a question to them was settled; empty if that is not announced.

    Args:
        match: The match.
        question: A settled question.
    """
    name = plain(question.decided_by)
    if question.result == "yes":
        return say("question.said_yes", question=question_text(match, question))
    if question.result == "no":
        return say("question.said_no", question=question_text(match, question), name=name)
    if question.result == "overtaken":
        return say("question.overtaken", question=question_text(match, question))
    if question.result in ("wait", "computer", "person") and question.seat is not None:
        player = player_label(question.seat, player_names(match)[question.seat])
        return say(f"question.decided.{question.result}", player=player)
    return ""


_STYLES: dict[str, ButtonStyle] = {"yes": "success", "no": "danger", "end": "danger"}


def question_blocks(match: Match, until: datetime | None, gone: str = "") -> list[Block]:
    """Return the parts of a match's public message about time limits, vacant seats and the question to all players.

    There are none unless the match is running.

    Args:
        match: The match.
        until: When the time for this turn runs out; None without a limit.
        gone: For an undo, the public log lines that a yes would remove (`undone_lines`).
    """
    if match.status is not Status.PLAYING:
        return []
    lines: list[str] = []
    several = sum(chair.shown_timer is not None for chair in match.chairs) > 1
    lines += clock_lines(match, until, latest=several)
    names = player_names(match)
    for chair in match.chairs:
        if chair.is_vacant:
            lines.append(say("board.vacant", player=player_label(chair.seat, names[chair.seat])))
        elif chair.left_server:
            lines.append(say("board.gone", player=player_label(chair.seat, names[chair.seat])))
    question = match.question
    if question is not None and not question.is_open and (result := settled_text(match, question)):
        lines.append(f"-# {result}")
    blocks: list[Block] = [Text("\n".join(lines))] if lines else []
    if question is not None and question.is_open:
        blocks += _open_question(match, question, gone)
    if any(chair.is_vacant or chair.reserved_for is not None for chair in match.chairs):
        blocks.append(Buttons((Button(say("board.sit"), encode(Sit(match.id))),)))
    return blocks


def pending_voters(match: Match) -> tuple[int, ...]:
    """Return the ids of the users who still have to answer the open question to all players; empty if there is none."""
    question = match.question
    if question is None or not question.is_open or match.status is not Status.PLAYING:
        return ()
    return tuple([user for user in voters(match, question) if user not in question.answers])


def _open_question(match: Match, question: Question, gone: str) -> list[Block]:
    text = say("question.asked", question=question_text(match, question, gone))
    if question.answers:
        names = {c.user: name for c, name in zip(match.chairs, player_names(match), strict=True)}
        seats = {c.user: c.seat for c in match.chairs}
        votes = [
            say("question.vote", player=player_label(seats[user], names[user]), choice=say(f"question.choice.{choice}"))
            for user, choice in question.answers.items()
            if user in names
        ]
        text += "\n" + "\n".join(votes)
    if pending := pending_voters(match):
        text += "\n" + say("question.awaited", who=" ".join(f"<@{user}>" for user in pending))
    buttons = [
        Button(
            say(f"question.choice.{choice}"),
            encode(Vote(match.id, question.id, choice)),
            _STYLES.get(choice, "secondary"),
        )
        for choice in KINDS[question.kind].answers
    ]
    buttons.append(Button(say("question.withdraw"), encode(Vote(match.id, question.id, "withdrawn"))))
    return [Text(text), Buttons(tuple(buttons))]


def clock_lines(match: Match, until: datetime | None, *, latest: bool = False) -> list[str]:
    """Return lines of markdown about the time limit of a turn; none unless the match is running or paused.

    Args:
        match: The match.
        until: When the time runs out; None without a limit.
        latest: `until` is the last of several deadlines, as on the board of a simultaneous decision.
    """
    if match.status is not Status.PLAYING:
        return []
    if match.paused_at is not None:
        return [say("board.paused", since=timestamp(match.paused_at))]
    if until is None:
        return []
    if match.clock is None:
        return [say("board.limit", until=timestamp(until))]
    return [say("board.latest" if latest else "board.until", until=timestamp(until), clock=clock_label(match.clock))]
