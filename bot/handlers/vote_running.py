"""What moderators do with an open public vote: pause, resume, extend, edit, announce and end it.

`storage.ballots.changing` and `storage.ballots.counting` say what is allowed.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.handlers.vote import check_announcement, check_may_run, find_vote
from bot.handlers.vote_drafts import read_typed, time_reader
from bot.interactions import custom_ids, vote_ids
from bot.interactions.errors import BadInput, UserError, refusal_text
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.screens.vote import correction_screen, vote_url
from bot.screens.vote_draft import kept_text
from bot.services import Services
from bot.ui.blocks import Form, TextField
from bot.ui.limits import FIELD_DESCRIPTION, fit_label, notice
from bot.ui.typed_times import LONGEST_TIME, UnreadableTime
from bot.ui.words import channel_mention, say, timestamp
from games.core.words import Markdown
from storage import Refused
from storage.ballots import Ending, Question, Vote, VoteStatus, changing
from storage.ballots.model import MAX_REASON

Action = Callable[[Services, Response, str | None, Mapping[str, str]], Awaitable[None]]
"""What a command for moderators does with the vote of a number, if one was typed, and with the typed values."""


async def act(services: Services, response: Response, action: str, typed: Mapping[str, str]) -> None:
    """Do what a moderator's command says; if what they have typed can't be taken, offer a form that holds it.

    Args:
        services: The bot's services.
        response: The response to the command, or to that form.
        action: A key of `ACTIONS`.
        typed: The values of the command's options by name; the vote's number is blank if none was typed.

    Raises:
        UserError: As for the action.
        Refused: As for the action.
    """
    kept = services.votes.commands_to_correct
    try:
        await ACTIONS[action](services, response, typed.get("vote", "").strip() or None, typed)
    except (BadInput, Refused) as error:
        if isinstance(error, Refused) and error.code not in _CORRECTABLE:
            raise
        kept[response.user.id, action] = dict(typed)
        why = refusal_text(error) if isinstance(error, Refused) else error.text
        await response.send(correction_screen(why, vote_ids.RunVote(action)))
        return
    kept.pop((response.user.id, action), None)


_CORRECTABLE = frozenset({"vote_unknown", "vote_time", "vote_not_later", "vote_extended_far"})
"""The refusals for which another value of an option is the remedy."""


@press(vote_ids.RunVote, defer=None)
async def correct_command(services: Services, response: Response, press: vote_ids.RunVote) -> None:
    """Open a form with what the user has typed for a command.

    Raises:
        UserError: The id is forged.
    """
    _check_action(press)
    await response.open_form(
        command_form(press, services.votes.commands_to_correct.get((response.user.id, press.action), {}))
    )


@form(vote_ids.RunVote, defer="private")
async def act_again(services: Services, response: Response, press: vote_ids.RunVote, typed: Mapping[str, str]) -> None:
    """Do what a moderator's command says, with the values of the form.

    Raises:
        UserError: The id is forged; or as for the action.
        Refused: As for the action.
    """
    _check_action(press)
    await act(services, response, press.action, typed)


def _check_action(press: vote_ids.RunVote) -> None:
    if press.action not in ACTIONS:
        raise UserError(say.text("error-unknown-id"))


def command_form(press: vote_ids.RunVote, typed: Mapping[str, str]) -> Form:
    """Return the form in which the options of a moderator's command are corrected.

    Args:
        press: The command.
        typed: What was typed for its options, by name.
    """
    names = {"vote": 15, **({"until": LONGEST_TIME} if press.action == "extend" else {}), "reason": MAX_REASON}
    fields = [
        TextField(
            name,
            say.label(f"option-{name}"),
            fit_label(say.label(f"command-vote-{_DESCRIBED.get(name, name)}"), FIELD_DESCRIPTION),
            long=name == "reason",
            value=kept_text(typed, name, longest),
            maximum=longest,
            required=name != "vote",
        )
        for name, longest in names.items()
    ]
    title = f"/{say.label('name-ostrakon')} {say.label(f'name-{press.action}')}"
    return Form(custom_ids.encode(press), title, tuple(fields))


_DESCRIBED = {"vote": "which"}
"""The name of the message that describes an option, if it is another."""


async def _pause(services: Services, response: Response, named: str | None, typed: Mapping[str, str]) -> None:
    await pause_vote(services, response, named, typed.get("reason", ""))


async def _extend(services: Services, response: Response, named: str | None, typed: Mapping[str, str]) -> None:
    await extend_vote(services, response, named, typed.get("until", ""), typed.get("reason", ""))


async def _close(services: Services, response: Response, named: str | None, typed: Mapping[str, str]) -> None:
    await end_vote(services, response, named, typed.get("reason", ""), "close")


async def _void(services: Services, response: Response, named: str | None, typed: Mapping[str, str]) -> None:
    await end_vote(services, response, named, typed.get("reason", ""), "void")


ACTIONS: Mapping[str, Action] = {"pause": _pause, "extend": _extend, "close": _close, "void": _void}
"""What moderators do with an open vote for a reason that they type, by the name of the command."""


async def pause_vote(services: Services, response: Response, named: str | None, reason: str) -> None:
    """Pause a public vote; its message says who did so and why.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.
        reason: The reason as typed.

    Raises:
        UserError: The user may not run votes, gave no reason, or no single open vote fits.
        Refused: There is no such vote, or it is over, paused already or was changed too often.
    """
    reason = read_reason(reason)
    vote = await _vote_to_run(services, response, named)
    # Discord's time of the command, which compares with the times at which voters press their buttons.
    at = response.interaction.created_at
    changed = await services.votes.ballots.pause(vote.id, at, reason=reason, **_by(response))
    await _show(services, response, changed, say.text("vote-paused-done", vote=str(vote.id)))


async def resume_vote(services: Services, response: Response, named: str | None) -> None:
    """Let people vote again in a paused vote; its closing time moves by as long as the pause was.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.

    Raises:
        UserError: The user may not run votes, or no single open vote fits.
        Refused: There is no such vote, or it is over or not paused.
    """
    vote = await _vote_to_run(services, response, named)
    changed = await services.votes.ballots.resume(vote.id, response.interaction.created_at, **_by(response))
    closes = timestamp(changed.terms.closes_at, "f")
    await _show(services, response, changed, say.text("vote-resumed-done", vote=str(vote.id), closes=closes))


async def extend_vote(services: Services, response: Response, named: str | None, until: str, reason: str) -> None:
    """Let a public vote close later; its message says who did so and why.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.
        until: The new closing time as typed.
        reason: The reason as typed.

    Raises:
        UserError: The user may not run votes, gave no reason, or no single open vote fits.
        Refused: The time can't be read, there is no such vote, it is over, or the new time is not later or too far
            ahead.
    """
    reason, now = read_reason(reason), services.votes.now()
    vote = await _vote_to_run(services, response, named)
    try:
        closes_at = await read_typed(services, response, until, time_reader(services, response))
    except UnreadableTime:
        raise Refused("vote_time") from None
    changed = await services.votes.ballots.extend(vote.id, closes_at, now, reason=reason, **_by(response))
    services.votes.closer.wake()
    closes, left = (timestamp(changed.terms.closes_at, style) for style in ("f", "R"))
    told = (
        say.text("vote-extended-done", vote=str(vote.id), closes=closes, left=left)
        if changed.paused_at is None
        else say.text("vote-extended-done-paused", vote=str(vote.id), closes=closes)
    )
    await _show(services, response, changed, told)


async def end_vote(services: Services, response: Response, named: str | None, reason: str, how: str) -> None:
    """End a public vote before its closing time; its public result says who did so and why.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.
        reason: The reason as typed.
        how: "close" to count the votes given so far, anything else to void them.

    Raises:
        UserError: The user may not end votes, gave no reason, or no single open vote fits.
        Refused: There is no such vote.
    """
    reason = read_reason(reason)
    vote = await _vote_to_run(services, response, named)
    ending = Ending(services.votes.now(), response.user.id, response.user.display_name, reason)
    ballots = services.votes.ballots
    ended = await (services.votes.close_vote if how == "close" else ballots.void_vote)(vote.id, ending)
    services.votes.remember(ended)
    trouble = await services.votes.updater.show(ended)
    ended = await ballots.vote(ended.id)
    if trouble is not None or ended.result is None:
        await response.send(notice(say.text("vote-ended-unseen", vote=str(ended.id))))
    else:
        seen = "vote-voided-seen" if ended.status is VoteStatus.VOID else "vote-ended-seen"
        await response.send(notice(say.text(seen, vote=str(ended.id), url=vote_url(ended, ended.result))))


async def announce_vote(
    services: Services, response: Response, named: str | None, channel: discord.abc.GuildChannel | None
) -> None:
    """Choose another channel in which the result of a public vote will be announced, or none.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.
        channel: The channel.

    Raises:
        UserError: The user may not run votes there, the bot may not post there, or no single open vote fits.
        Refused: There is no such vote, or it is over.
    """
    vote = await _vote_to_run(services, response, named)
    if channel is not None:
        await check_announcement(services, response.interaction, channel.id, vote.channel)
    changed = await services.votes.ballots.set_announcement(vote.id, None if channel is None else channel.id)
    services.votes.remember(changed)
    told = (
        say.text("vote-announce-off", vote=str(vote.id))
        if channel is None
        else say.text("vote-announce-done", vote=str(vote.id), channel=channel_mention(channel.id))
    )
    await response.send(notice(told))


async def ask_edits(services: Services, response: Response, named: str | None) -> None:
    """Open the form in which a moderator edits a vote in which nobody has voted yet.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.

    Raises:
        UserError: The user may not run votes, or no single open vote fits.
        Refused: There is no such vote, or it is over or has ballots.
    """
    await _open_form(services, response, await _vote_to_run(services, response, named))


@press(vote_ids.EditVote, defer=None)
async def ask_edits_again(services: Services, response: Response, press: vote_ids.EditVote) -> None:
    """Open the form again, with what the moderator typed before.

    Raises:
        UserError: The user may not run votes.
        Refused: There is no such vote, or it is over or has ballots.
    """
    await _open_form(services, response, await _vote_to_run(services, response, str(press.vote)))


async def _open_form(services: Services, response: Response, vote: Vote) -> None:
    changing.check_editable(vote)
    typed = services.votes.edits.get((response.user.id, vote.id, vote.edits), {})
    await response.open_form(edit_form(vote, {name: typed[name] for name in typed if name.startswith(_PREFIX)}))


@form(vote_ids.EditVote, defer="private")
async def edit_vote(services: Services, response: Response, press: vote_ids.EditVote, typed: Mapping[str, str]) -> None:
    """Edit a vote as typed into the form, or say what is wrong and offer the form again.

    Raises:
        UserError: The user may not run votes.
        Refused: There is no such vote.
    """
    votes = services.votes
    vote = await _vote_to_run(services, response, str(press.vote))
    try:
        changed = await votes.ballots.edit(vote.id, read_edits(vote, typed), votes.now(), **_by(response))
    except Refused as error:
        votes.edits[response.user.id, vote.id, vote.edits] = dict(typed)
        await response.send(correction_screen(refusal_text(error), press))
        return
    votes.edits.pop((response.user.id, vote.id, vote.edits), None)
    told = say.text("vote-edited-done", vote=str(vote.id), url=vote_url(changed))
    await _show(services, response, changed, told)


_PREFIX = "edit"


def edit_form(vote: Vote, typed: Mapping[str, str]) -> Form:
    """Return the form in which a vote's questions and answers are edited.

    A single question has a field of its own and one for its answers, one on each line. Of several questions on one
    ballot each has one field, with the question on its first line. The fields take more than the rules allow, since
    Discord counts some characters twice.

    Args:
        vote: The vote.
        typed: What was typed before, by field; other fields hold what the vote says.
    """
    questions = vote.terms.questions
    if len(questions) > 1:
        fields = tuple([
            TextField(
                f"{_PREFIX}{place}",
                say.label("vote-edit-block", number=place + 1),
                say.label("vote-edit-block-stones-how" if each.kind == "stones" else "vote-edit-block-how"),
                long=True,
                value=typed.get(f"{_PREFIX}{place}", "\n".join([" ".join(each.text.split()), *each.answers])),
            )
            for place, each in enumerate(questions)
        ])  # fmt: skip
    else:
        (question,) = questions
        asked = TextField(
            f"{_PREFIX}question", say.label("vote-edit-question"), long=True,
            value=typed.get(f"{_PREFIX}question", question.text),
        )  # fmt: skip
        answers = TextField(
            f"{_PREFIX}answers", say.label("vote-edit-answers"),
            say.label("vote-edit-stones-how") if question.kind == "stones" else "", long=True,
            value=typed.get(f"{_PREFIX}answers", "\n".join(question.answers)),
        )  # fmt: skip
        fields = (asked, answers) if question.answers else (asked,)
    return Form(custom_ids.encode(vote_ids.EditVote(vote.id)), say.label("vote-edit-title", vote=str(vote.id)), fields)


def read_edits(vote: Vote, typed: Mapping[str, str]) -> tuple[Question, ...]:
    """Return the questions of a vote as they were typed into `edit_form`; their kinds stay.

    Args:
        vote: The vote.
        typed: The values of the form by field.
    """
    questions = vote.terms.questions
    if len(questions) == 1:
        (question,) = questions
        text = typed.get(f"{_PREFIX}question", "").strip()
        return (Question(question.kind, text, _lines(typed.get(f"{_PREFIX}answers", "")), question.most),)
    blocks = [_lines(typed.get(f"{_PREFIX}{place}", "")) or ("",) for place in range(len(questions))]
    return tuple([
        Question(question.kind, block[0], block[1:], question.most)
        for question, block in zip(questions, blocks, strict=True)
    ])  # fmt: skip


def _lines(text: str) -> tuple[str, ...]:
    return tuple([" ".join(line.split()) for line in text.splitlines() if line.strip()])


def read_reason(typed: str) -> str:
    """Return a typed reason on one line.

    Raises:
        BadInput: It is empty.
    """
    if not (reason := " ".join(typed.split())):
        raise BadInput(say.text("vote-no-reason"))
    return reason


async def _vote_to_run(services: Services, response: Response, named: str | None) -> Vote:
    """Return the open vote that a moderator means.

    Raises:
        UserError: The user may not run votes, or no single open vote fits.
        Refused: There is no such vote (`vote_unknown`).
    """
    vote = await find_vote(services, response.interaction, named, running=True)
    await check_may_run(services, response.interaction, vote.channel)
    return vote


def _by(response: Response) -> dict[str, Any]:
    return {"by": response.user.id, "by_name": response.user.display_name}


async def _show(services: Services, response: Response, changed: Vote, told: Markdown) -> None:
    """Show a changed vote in its message, and tell the moderator what has changed, or why it is not shown."""
    services.votes.remember(changed)
    trouble = await services.votes.updater.show(changed)
    await response.send(notice(told if trouble is None else say.text(f"vote-trouble-{trouble}", vote=str(changed.id))))
