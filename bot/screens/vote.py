"""The screens of a public vote: its message, its result and the private responses."""

from collections.abc import Sequence

from bot.interactions import custom_ids
from bot.screens.public import SEAT_COLOURS
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Block, Button, Buttons, Divider, Drawing, Picture, Screen, Text
from bot.ui.catalogue import say, timestamp
from bot.ui.charts import HEAPS, HeapsChart, heaps_view
from bot.ui.limits import ALT, LABEL, clean_name, fit_label, notice, strip_direction_marks
from games.core.presentation import plain
from storage.ballots import Receipt, Shard, Stone, Vote, VoteStatus

_ACCENT = SEAT_COLOURS[0]
VOTES_LISTED = 20
"""The number of votes in a list."""


def vote_screen(vote: Vote) -> Screen:
    """Return the public message of a vote: question, terms and a button per answer or, once it has ended, how it did.

    It never shows how many votes an answer has.
    """
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
    """Return a private message with the state of a public vote, and the buttons to vote if it is open.

    Args:
        vote: The vote.
        trouble: A text on why its public message cannot be shown; None if there is no problem.
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


def correction_screen(why: str, press: custom_ids.VoteForm) -> Screen:
    """Return the answer to a form whose terms are not accepted, with a button that opens the form again.

    Args:
        why: What is wrong, as markdown.
        press: The button.
    """
    correct = Button(say("vote.correct"), custom_ids.encode(press), "primary")
    return Screen((Text(why), Buttons((correct,))), NEUTRAL_ACCENT)


def votes_screen(votes: Sequence[Vote]) -> Screen:
    """Return the list of a server's votes."""
    lines = [f"- {vote_line(vote)}" for vote in votes[:VOTES_LISTED]]
    return notice("\n".join([say("vote.list"), *lines]) if lines else say("vote.none"))


def result_screen(vote: Vote, shards: Sequence[Shard]) -> Screen:
    """Return the message with a closed vote's result, its picture and the file of receipts.

    For a vote that was ended without a result, the message says who did so and why.

    Args:
        vote: The vote.
        shards: The counted votes, each with its receipt code and without its voter.
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
    """Return a CSV file with the receipt code and the answer ("white" or "black") of each vote, ordered by code."""
    lines = [f"{format_code(shard.code)},{shard.stone}\r\n" for shard in sorted(shards, key=lambda shard: shard.code)]
    return ("receipt,stone\r\n" + "".join(lines)).encode()


def receipt_text(vote: Vote, receipt: Receipt) -> str:
    """Return the private text that confirms a vote: the answer, the receipt code and whether it may be changed."""
    answer = say(f"vote.stone.{receipt.stone}", answer=plain(answer_of(vote, receipt.stone)))
    note = say("vote.may_change" if vote.terms.changeable else "vote.may_not_change")
    text = say(f"vote.receipt.{receipt.kind}", answer=answer, code=format_code(receipt.code), vote=vote.id)
    return strip_direction_marks(f"{text}\n{say('vote.keep_code')}\n{note}")


def conditions_text(vote: Vote) -> str:
    """Return the terms of a public vote as markdown: closing time, who may vote, quorum, if votes may be changed."""
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
    """Return a text that says who may take part in a public vote."""
    role, days = vote.terms.eligible.role, vote.terms.eligible.days
    if role is not None and days:
        return say("vote.who_role_days", role=f"<@&{role}>", days=days)
    if role is not None:
        return say("vote.who_role", role=f"<@&{role}>")
    return say("vote.who_days", count=days) if days else say("vote.who_everyone")


def verdict_text(vote: Vote) -> str:
    """Return the result of a closed public vote in one sentence."""
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
    """Return how a public vote ended (on time, by whom and why, or because its stones are lost), or when it will."""
    ending = vote.ending
    if ending is None:
        return say("vote.still_open", left=timestamp(vote.terms.closes_at, "R"))
    at = timestamp(ending.at, "f")
    void = vote.status is VoteStatus.VOID
    if ending.by_name is None:
        return say("vote.ended_lost" if void else "vote.ended_time", at=at)
    name, reason = person_name(ending.by_name), plain(ending.reason or "")
    return say("vote.ended_void" if void else "vote.ended_early", at=at, name=name, reason=reason)


def vote_line(vote: Vote) -> str:
    """Return one line of markdown about a public vote for a list: its link, question and result or closing time."""
    question = plain(fit_label(vote.terms.question, 100))
    link = say("vote.link", vote=vote.id, url=vote_url(vote)) if vote.message else say("vote.no_link", vote=vote.id)
    if vote.is_open:
        return say("vote.line_open", link=link, question=question, left=timestamp(vote.terms.closes_at, "R"))
    if vote.status is VoteStatus.VOID:
        return say("vote.line_void", link=link, question=question)
    return say("vote.line_closed", link=link, question=question, verdict=verdict_text(vote))


def answer_of(vote: Vote, stone: Stone) -> str:
    """Return the answer of a public vote that a colour, "white" or "black", stands for."""
    return vote.terms.white if stone == "white" else vote.terms.black


def format_code(code: str) -> str:
    """Return a receipt code in groups of four characters with hyphens between them."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def vote_url(vote: Vote, message: int | None = None) -> str:
    """Return the URL of a message in the channel of a public vote.

    Args:
        vote: The vote.
        message: The message's id; None for the vote's own message.
    """
    return f"https://discord.com/channels/{vote.guild}/{vote.channel}/{message or vote.message or ''}"


def person_name(name: str) -> str:
    """Return a person's name as escaped markdown on one short line; "?" if nothing of it can be shown."""
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
