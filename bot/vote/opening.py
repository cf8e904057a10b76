"""Opening a vote: the form, and what is read from it."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from bot import ids, threads
from bot.answer import Answer
from bot.answering import Complaint, refusal
from bot.catalogue import say
from bot.screen import Button, Buttons, Entry, Form, Screen, Text
from bot.screens.names import GROUND
from bot.vote.closing_time import Unreadable, read_closing_time
from bot.vote.rights import check_runs
from bot.vote.screens import url_of
from storage import Refused
from storage.ballots import Eligible, Terms
from storage.ballots.terms import ANSWER, QUESTION

if TYPE_CHECKING:
    from bot.house import House


async def ask_terms(house: "House", answer: Answer, options: ids.VoteForm) -> None:
    """Open the form, with what was typed into it before where that could not be taken."""
    await check_runs(house.votes.store, answer.interaction)
    check_place(answer)
    await answer.form(vote_form(options, house.votes.drafts.get(answer.user.id, {})))


async def open_vote(house: "House", answer: Answer, options: ids.VoteForm, typed: Mapping[str, str]) -> None:
    """The form was sent: open the vote, or say what is wrong and offer the form again."""
    interaction, votes = answer.interaction, house.votes
    await check_runs(votes.store, interaction)
    check_place(answer)
    now = votes.store.hours.now()
    assert interaction.guild_id is not None and interaction.channel_id is not None
    try:
        terms = read_terms(options, typed, now, guild=interaction.guild_id)
        vote = await votes.ballots.open_vote(
            str(interaction.id),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=answer.user.id,
            host_name=answer.user.display_name,
            terms=terms,
            now=now,
        )
    except (Refused, Complaint) as error:
        votes.draft(answer.user.id, typed)
        text = str(error) if isinstance(error, Complaint) else refusal(error)
        correct = Button(say("vote.correct"), ids.write(options), "primary")
        await answer.show(Screen((Text(text), Buttons((correct,))), GROUND))
        return
    votes.drafts.pop(answer.user.id, None)
    votes.opened(vote)
    trouble = await votes.showing.show(vote)
    vote = await votes.ballots.vote(vote.id)
    said = (
        say("vote.opened", vote=vote.id, url=url_of(vote))
        if trouble is None
        else say(f"vote.trouble.{trouble}", vote=vote.id)
    )
    await answer.show(Screen((Text(said),), GROUND))


def check_place(answer: Answer) -> None:
    """See that the bot may post the vote and its result here. Raises Complaint."""
    missing = threads.missing(answer.interaction.channel, answer.interaction.app_permissions)
    if missing:
        raise Complaint(say("vote.permissions", permissions=", ".join(missing)))


def vote_form(options: ids.VoteForm, typed: Mapping[str, str]) -> Form:
    """The form of a new vote."""
    fields = (
        Entry("question", say("vote.form.question"), long=True, most=QUESTION, value=typed.get("question", "")),
        Entry("white", say("vote.form.white"), most=ANSWER, value=typed.get("white", "")),
        Entry("black", say("vote.form.black"), most=ANSWER, value=typed.get("black", "")),
        Entry("closes", say("vote.form.closes"), say("vote.form.closes_how"), most=60, value=typed.get("closes", "")),
        Entry(
            "quorum",
            say("vote.form.quorum"),
            placeholder=say("vote.form.quorum_none"),
            most=9,
            required=False,
            value=typed.get("quorum", ""),
        ),
    )
    return Form(ids.write(options), say("vote.form.title"), fields)


def read_terms(options: ids.VoteForm, typed: Mapping[str, str], now: datetime, *, guild: int) -> Terms:
    """What the options of the command and the form say together. Raises Complaint."""
    closes = typed.get("closes", "").strip()
    try:
        closes_at = read_closing_time(closes, now)
    except Unreadable:
        raise Complaint(say("vote.bad_time")) from None
    quorum = typed.get("quorum", "").strip() or "0"
    if not (quorum.isascii() and quorum.isdigit()):
        raise Complaint(say("vote.bad_quorum"))
    role = options.role if options.role not in (0, guild) else None  # the server's own id is the role of everyone
    return Terms(
        question=typed.get("question", "").strip(),
        white=" ".join(typed.get("white", "").split()),
        black=" ".join(typed.get("black", "").split()),
        closes_at=closes_at.replace(microsecond=0) if closes_at.replace(microsecond=0) > now else closes_at,
        eligible=Eligible(role, options.days),
        quorum=int(quorum),
        changeable=bool(options.changes),
        turnout=bool(options.turnout),
    )
