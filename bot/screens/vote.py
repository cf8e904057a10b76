"""The screens of a public vote: its message, its result and the private responses."""

from collections.abc import Sequence

from bot.interactions import custom_ids
from bot.screens.public import SEAT_COLOURS
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Block, Button, Buttons, Divider, Drawing, Picture, Screen, Text
from bot.ui.charts import HEAPS, HeapsChart, heaps_view
from bot.ui.limits import ALT, LABEL, clean_name, fit_label, notice, strip_direction_marks
from bot.ui.words import role_mention, say, timestamp
from games.core.words import EMPTY, Markdown, bullets, lines
from storage.ballots import Receipt, Shard, Stone, Vote, VoteStatus

_ACCENT = SEAT_COLOURS[0]
VOTES_LISTED = 20
"""The number of votes in a list."""


def vote_screen(vote: Vote) -> Screen:
    """Return the public message of a vote: question, terms and a button per answer or, once it has ended, how it ended.

    It never shows how many votes an answer has.
    """
    if not vote.is_open:
        return _ended_screen(vote)
    blocks: list[Block] = [
        Text(say.text("vote-title", vote=str(vote.id), question=vote.terms.question)),
        Text(_answers(vote)),
        Text(lines([conditions_text(vote), *_turnout(vote)])),
        _stones(vote),
        Text(say.text("vote-secret")),
    ]
    return Screen(tuple(blocks), _ACCENT)


def status_screen(vote: Vote, trouble: Markdown | None) -> Screen:
    """Return a private message with the state of a public vote, and the buttons to vote if it is open.

    Args:
        vote: The vote.
        trouble: A text on why its public message cannot be shown; None if there is no problem.
    """
    parts = [
        say.text("vote-title", vote=str(vote.id), question=vote.terms.question),
        _answers(vote),
        conditions_text(vote),
        *_turnout(vote),
        say.text("vote-opened-by", name=person_name(vote.host_name), at=timestamp(vote.opened_at, "f")),
    ]
    if trouble is not None:
        parts.append(trouble)
    elif vote.message is not None:
        parts.append(say.text("vote-where", url=vote_url(vote)))
    blocks: list[Block] = [Text(lines(parts))]
    if vote.is_open:
        blocks.append(_stones(vote))
    return Screen(tuple(blocks), _ACCENT)


def correction_screen(why: Markdown, press: custom_ids.VoteForm) -> Screen:
    """Return the answer to a form whose terms are not accepted, with a button that opens the form again.

    Args:
        why: What is wrong.
        press: The button.
    """
    correct = Button(say.label("vote-correct"), custom_ids.encode(press), "primary")
    return Screen((Text(why), Buttons((correct,))), NEUTRAL_ACCENT)


def votes_screen(votes: Sequence[Vote]) -> Screen:
    """Return the message that lists a server's public votes, the first `VOTES_LISTED` of those given."""
    if not votes:
        return notice(say.text("vote-none"))
    return notice(lines([say.text("vote-list"), bullets(vote_line(vote) for vote in votes[:VOTES_LISTED])]))


def result_screen(vote: Vote, shards: Sequence[Shard]) -> Screen:
    """Return the message with a closed vote's result, its picture and the file of receipts.

    For a vote that was ended without a result, the message says who did so and why.

    Args:
        vote: The vote.
        shards: The counted votes, each with its receipt code and without its voter.
    """
    title = say.text("vote-result-title", vote=str(vote.id), question=vote.terms.question)
    if vote.status is VoteStatus.VOID:
        return Screen((Text(title), Text(lines([say.text("vote-void"), ending_text(vote)]))), NEUTRAL_ACCENT)
    whites, blacks = vote.whites or 0, vote.blacks or 0
    parts = [
        say.text("vote-verdict", verdict=verdict_text(vote)),
        say.text("vote-count-white", answer=vote.terms.white, count=whites, share=_share(whites, whites + blacks)),
        say.text("vote-count-black", answer=vote.terms.black, count=blacks, share=_share(blacks, whites + blacks)),
        _turnout_end(vote),
        ending_text(vote),
    ]
    if vote.spoiled:
        parts.append(say.text("vote-spoiled", count=vote.spoiled))
    blocks: list[Block] = [Text(title), Text(lines(parts)), _picture(vote, whites, blacks)]
    files: tuple[Attachment, ...] = ()
    if shards:
        blocks += [Divider(), Text(say.text("vote-file"))]
        files = (Attachment(f"ostrakon-vote-{vote.id}.csv", receipts_file(shards)),)
    return Screen(tuple(blocks), _ACCENT, files=files)


def receipts_file(shards: Sequence[Shard]) -> bytes:
    """Return a CSV file with the receipt code and the answer ("white" or "black") of each vote, ordered by code."""
    rows = [f"{format_code(shard.code)},{shard.stone}\r\n" for shard in sorted(shards, key=lambda shard: shard.code)]
    return ("receipt,stone\r\n" + "".join(rows)).encode()


def receipt_text(vote: Vote, receipt: Receipt) -> Markdown:
    """Return the private text that confirms a vote: the answer, the receipt code and whether it may be changed."""
    answer = say.text(f"vote-stone-{receipt.stone}", answer=answer_of(vote, receipt.stone))
    note = say.text("vote-may-change" if vote.terms.changeable else "vote-may-not-change")
    text = say.text(f"vote-receipt-{receipt.kind}", answer=answer, code=format_code(receipt.code), vote=str(vote.id))
    return Markdown(strip_direction_marks(lines([text, say.text("vote-keep-code"), note])))


def conditions_text(vote: Vote) -> Markdown:
    """Return the terms of a public vote as markdown: closing time, who may vote, quorum, if votes may be changed."""
    terms = vote.terms
    parts = [
        say.text("vote-closes", at=timestamp(terms.closes_at, "F"), left=timestamp(terms.closes_at, "R")),
        eligible_text(vote),
    ]
    if terms.quorum:
        parts.append(say.text("vote-quorum", count=terms.quorum))
    parts.append(say.text("vote-changeable" if terms.changeable else "vote-final"))
    return lines(parts)


def eligible_text(vote: Vote) -> Markdown:
    """Return a text that says who may take part in a public vote."""
    role, days = vote.terms.eligible.role, vote.terms.eligible.days
    if role is not None and days:
        return say.text("vote-who-role-days", role=role_mention(role), count=days)
    if role is not None:
        return say.text("vote-who-role", role=role_mention(role))
    return say.text("vote-who-days", count=days) if days else say.text("vote-who-everyone")


def verdict_text(vote: Vote) -> Markdown:
    """Return the result of a closed public vote in one sentence."""
    whites, blacks = vote.whites or 0, vote.blacks or 0
    if not vote.cast:
        return say.text("vote-verdict-none")
    if not vote.is_quorate:
        return say.text("vote-verdict-quorum", quorum=vote.terms.quorum)
    if whites == blacks:
        return say.text("vote-verdict-even", count=whites)
    stone: Stone = "white" if whites > blacks else "black"
    return say.text(
        f"vote-verdict-{stone}",
        answer=answer_of(vote, stone),
        more=max(whites, blacks),
        less=min(whites, blacks),
    )


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
    question = fit_label(vote.terms.question, 100)
    link = (
        say.text("vote-link", vote=str(vote.id), url=vote_url(vote))
        if vote.message
        else say.text("vote-no-link", vote=str(vote.id))
    )
    if vote.is_open:
        return say.text("vote-line-open", link=link, question=question, left=timestamp(vote.terms.closes_at, "R"))
    if vote.status is VoteStatus.VOID:
        return say.text("vote-line-void", link=link, question=question)
    return say.text("vote-line-closed", link=link, question=question, verdict=verdict_text(vote))


def answer_of(vote: Vote, stone: Stone) -> str:
    """Return the text of the answer of a public vote for which a stone's colour, "white" or "black", stands."""
    return vote.terms.white if stone == "white" else vote.terms.black


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
    parts = [say.text("vote-title", vote=str(vote.id), question=vote.terms.question), _answers(vote), ending_text(vote)]
    if vote.result is not None:
        parts.append(say.text("vote-result-there", url=vote_url(vote, vote.result)))
    return Screen((Text(lines(parts)),), NEUTRAL_ACCENT)


def _answers(vote: Vote) -> Markdown:
    stones: tuple[Stone, Stone] = ("white", "black")
    return lines(say.text(f"vote-stone-{stone}", answer=answer_of(vote, stone)) for stone in stones)


def _turnout(vote: Vote) -> list[Markdown]:
    return [say.text("vote-turnout", count=vote.cast)] if vote.is_open and vote.terms.turnout else []


def _stones(vote: Vote) -> Buttons:
    white = Button(
        fit_label(vote.terms.white, LABEL), custom_ids.encode(custom_ids.CastStone(vote.id, "white")), emoji="⚪"
    )
    black = Button(
        fit_label(vote.terms.black, LABEL), custom_ids.encode(custom_ids.CastStone(vote.id, "black")), emoji="⚫"
    )
    return Buttons((white, black))


def _turnout_end(vote: Vote) -> Markdown:
    """Return how many have voted, and whether that is enough."""
    quorum = vote.terms.quorum
    if not quorum:
        return say.text("vote-turnout-end", count=vote.cast)
    return say.text("vote-quorum-met" if vote.is_quorate else "vote-quorum-missed", count=vote.cast, quorum=quorum)


def _share(part: int, whole: int) -> float:
    """Return a part of a whole in percent, with one decimal."""
    return round(100 * part / whole, 1) if whole else 0.0


def _picture(vote: Vote, whites: int, blacks: int) -> Picture:
    white, black, winner = vote.terms.white, vote.terms.black, ""
    if not vote.is_quorate:
        short = say.label("vote-picture-quorum")
    elif whites == blacks:
        short = say.label("vote-picture-even")
    else:
        winner = "white" if whites > blacks else "black"
        short = say.label(f"vote-picture-{winner}")
    heaps = HeapsChart(
        title=say.label("vote-picture-title", vote=str(vote.id)),
        verdict=short,
        question=vote.terms.question,
        white=white,
        black=black,
        whites=whites,
        blacks=blacks,
        winner=winner,
        footer=say.label("vote-turnout-end", count=vote.cast),
    )
    alt = say.label("vote-picture-alt", whites=whites, white=white, blacks=blacks, black=black)
    return Picture(Drawing(HEAPS, 1, heaps_view(heaps), ()), fit_label(alt, ALT), text_alternative=EMPTY)
