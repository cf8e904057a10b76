"""The screens of a public vote: its message, its result and the private responses."""

from collections.abc import Sequence

from bot.interactions import custom_ids
from bot.screens.public import SEAT_COLOURS
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Block, Button, Buttons, Divider, Drawing, Picture, Screen, Text
from bot.ui.catalogue import say, timestamp
from bot.ui.charts import HEAPS, HeapsChart, heaps_view
from bot.ui.limits import ALT, LABEL, clean_name, fit_label, strip_direction_marks
from games.core.presentation import plain
from storage.ballots import Receipt, Shard, Stone, Vote, VoteStatus

_ACCENT = SEAT_COLOURS[0]


def vote_screen(vote: Vote) -> Screen:
    """Return the public message of a vote: the question and how to answer. It never shows a count of votes."""
    if not vote.is_open:
        return _ended_screen(vote)
    blocks: list[Block] = [
        Text(say("vote.title", vote=vote.id, question=plain(vote.terms.question))),
        Text(_answers(vote)),
        Text("\n".join([conditions_text(vote), *_turnout(vote)])),
        _stones(vote),
        Text(say("vote.secret")),
    ]
    return Screen(tuple(blocks), _ACCENT)


def status_screen(vote: Vote, trouble: str | None) -> Screen:
    """Return the state of a vote for one person, with the buttons to vote.

    Args:
        vote: The vote.
        trouble: A problem with its message; None if there is none.
    """
    lines = [
        say("vote.title", vote=vote.id, question=plain(vote.terms.question)),
        _answers(vote),
        conditions_text(vote),
    ]
    lines += [
        *_turnout(vote),
        say("vote.opened_by", name=person_name(vote.host_name), at=timestamp(vote.opened_at, "f")),
    ]
    if trouble is not None:
        lines.append(trouble)
    elif vote.message is not None:
        lines.append(say("vote.where", url=vote_url(vote)))
    blocks: list[Block] = [Text("\n".join(lines))]
    if vote.is_open:
        blocks.append(_stones(vote))
    return Screen(tuple(blocks), _ACCENT)


def result_screen(vote: Vote, shards: Sequence[Shard]) -> Screen:
    """Return the result with its picture and the file of receipts; for a void vote, who ended it and why.

    Args:
        vote: The vote.
        shards: The counted votes, each with its receipt code.
    """
    title = say("vote.result_title", vote=vote.id, question=plain(vote.terms.question))
    if vote.status is VoteStatus.VOID:
        return Screen((Text(title), Text(f"{say('vote.void')}\n{ending_text(vote)}")), NEUTRAL_ACCENT)
    whites, blacks = vote.whites or 0, vote.blacks or 0
    lines = [
        f"**{verdict_text(vote)}**",
        say("vote.count_white", answer=plain(vote.terms.white), count=whites, share=_share(whites, whites + blacks)),
        say("vote.count_black", answer=plain(vote.terms.black), count=blacks, share=_share(blacks, whites + blacks)),
        say("vote.turnout_end", count=vote.cast) + _quorum(vote),
        ending_text(vote),
    ]
    if vote.spoiled:
        lines.append(say("vote.spoiled", count=vote.spoiled))
    blocks: list[Block] = [Text(title), Text("\n".join(lines)), _picture(vote, whites, blacks)]
    files: tuple[Attachment, ...] = ()
    if shards:
        blocks += [Divider(), Text(say("vote.file"))]
        files = (Attachment(f"ostrakon-vote-{vote.id}.csv", receipts_file(shards)),)
    return Screen(tuple(blocks), _ACCENT, files=files)


def receipts_file(shards: Sequence[Shard]) -> bytes:
    """Return the file with all codes and their stones, ordered by code."""
    lines = [f"{format_code(shard.code)},{shard.stone}\r\n" for shard in sorted(shards, key=lambda shard: shard.code)]
    return ("receipt,stone\r\n" + "".join(lines)).encode()


def receipt_text(vote: Vote, receipt: Receipt) -> str:
    """Return the private answer to a press, within Discord's 2,000 characters of a plain message."""
    answer = say(f"vote.stone.{receipt.stone}", answer=plain(answer_of(vote, receipt.stone)))
    note = say("vote.may_change" if vote.terms.changeable else "vote.may_not_change")
    text = say(f"vote.receipt.{receipt.kind}", answer=answer, code=format_code(receipt.code), vote=vote.id)
    return strip_direction_marks(f"{text}\n{say('vote.keep_code')}\n{note}")


def conditions_text(vote: Vote) -> str:
    """Return the closing time, who may vote, and the other terms."""
    terms = vote.terms
    parts = [
        say("vote.closes", at=timestamp(terms.closes_at, "F"), left=timestamp(terms.closes_at, "R")),
        eligible_text(vote),
    ]
    if terms.quorum:
        parts.append(say("vote.quorum", count=terms.quorum))
    parts.append(say("vote.changeable" if terms.changeable else "vote.final"))
    return "\n".join(parts)


def eligible_text(vote: Vote) -> str:
    """Return who may vote."""
    role, days = vote.terms.eligible.role, vote.terms.eligible.days
    if role is not None and days:
        return say("vote.who_role_days", role=f"<@&{role}>", days=days)
    if role is not None:
        return say("vote.who_role", role=f"<@&{role}>")
    return say("vote.who_days", count=days) if days else say("vote.who_everyone")


def verdict_text(vote: Vote) -> str:
    """Return the result in one sentence."""
    whites, blacks = vote.whites or 0, vote.blacks or 0
    if not vote.cast:
        return say("vote.verdict_none")
    if not vote.is_quorate:
        return say("vote.verdict_quorum", quorum=vote.terms.quorum)
    if whites == blacks:
        return say("vote.verdict_even", count=whites)
    stone: Stone = "white" if whites > blacks else "black"
    return say(
        f"vote.verdict.{stone}",
        answer=plain(answer_of(vote, stone)),
        more=max(whites, blacks),
        less=min(whites, blacks),
    )


def ending_text(vote: Vote) -> str:
    """Return how the vote ended: on time, or by whom and why."""
    ending = vote.ending
    if ending is None:
        return say("vote.still_open", left=timestamp(vote.terms.closes_at, "R"))
    at = timestamp(ending.at, "f")
    if ending.by_name is None:
        return say("vote.ended_time", at=at)
    name, reason = person_name(ending.by_name), plain(ending.reason or "")
    void = vote.status is VoteStatus.VOID
    return say("vote.ended_void" if void else "vote.ended_early", at=at, name=name, reason=reason)


def vote_line(vote: Vote) -> str:
    """Return the line of a vote in a list."""
    question = plain(fit_label(vote.terms.question, 100))
    link = say("vote.link", vote=vote.id, url=vote_url(vote)) if vote.message else say("vote.no_link", vote=vote.id)
    if vote.is_open:
        return say("vote.line_open", link=link, question=question, left=timestamp(vote.terms.closes_at, "R"))
    if vote.status is VoteStatus.VOID:
        return say("vote.line_void", link=link, question=question)
    return say("vote.line_closed", link=link, question=question, verdict=verdict_text(vote))


def answer_of(vote: Vote, stone: Stone) -> str:
    """Return the answer that a stone stands for."""
    return vote.terms.white if stone == "white" else vote.terms.black


def format_code(code: str) -> str:
    """Return a receipt code in groups of four characters."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def vote_url(vote: Vote, message: int | None = None) -> str:
    """Return the address of the vote's message, or of another one in its channel."""
    return f"https://discord.com/channels/{vote.guild}/{vote.channel}/{message or vote.message or ''}"


def person_name(name: str) -> str:
    """Return a person's name as Discord markdown."""
    return plain(clean_name(name) or "?")


def _ended_screen(vote: Vote) -> Screen:
    lines = [say("vote.title", vote=vote.id, question=plain(vote.terms.question)), _answers(vote), ending_text(vote)]
    if vote.result is not None:
        lines.append(say("vote.result_there", url=vote_url(vote, vote.result)))
    return Screen((Text("\n".join(lines)),), NEUTRAL_ACCENT)


def _answers(vote: Vote) -> str:
    stones: tuple[Stone, Stone] = ("white", "black")
    return "\n".join(say(f"vote.stone.{stone}", answer=plain(answer_of(vote, stone))) for stone in stones)


def _turnout(vote: Vote) -> list[str]:
    return [say("vote.turnout", count=vote.cast)] if vote.is_open and vote.terms.turnout else []


def _stones(vote: Vote) -> Buttons:
    white = Button(
        fit_label(vote.terms.white, LABEL), custom_ids.encode(custom_ids.CastStone(vote.id, "white")), emoji="⚪"
    )
    black = Button(
        fit_label(vote.terms.black, LABEL), custom_ids.encode(custom_ids.CastStone(vote.id, "black")), emoji="⚫"
    )
    return Buttons((white, black))


def _quorum(vote: Vote) -> str:
    if not vote.terms.quorum:
        return ""
    return " " + say("vote.quorum_met" if vote.is_quorate else "vote.quorum_missed", quorum=vote.terms.quorum)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}".removesuffix(".0") if whole else "0"


def _picture(vote: Vote, whites: int, blacks: int) -> Picture:
    white, black = fit_label(vote.terms.white, 60), fit_label(vote.terms.black, 60)
    if not vote.is_quorate:
        short = say("vote.picture_quorum")
    elif whites == blacks:
        short = say("vote.picture_even")
    else:
        short = say("vote.picture_white" if whites > blacks else "vote.picture_black")
    heaps = HeapsChart(
        title=say("vote.picture_title", vote=vote.id),
        verdict=short,
        white=say("vote.picture_under_white", answer=white),
        black=say("vote.picture_under_black", answer=black),
        whites=whites,
        blacks=blacks,
        footer=say("vote.turnout_end", count=vote.cast),
    )
    alt = say("vote.picture_alt", whites=whites, white=white, blacks=blacks, black=black)
    return Picture(Drawing(HEAPS, 1, heaps_view(heaps), ()), fit_label(alt, ALT), text_alternative="")
