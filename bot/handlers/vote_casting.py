"""Voting in public votes: the presses, menus and forms that cast a ballot, and the panel that ranks answers."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.handlers.vote import check_eligible, visible_vote
from bot.interactions import custom_ids, vote_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import form, press, select
from bot.interactions.response import Response
from bot.screens.ballot import (
    ACCENT,
    UnreadableRanking,
    ballot_form,
    ranking_screen,
    read_ballot_form,
    typed_ballot,
)
from bot.screens.vote import correction_screen, receipt_text, reminder_button
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Button, Buttons, Screen, Text
from bot.ui.words import mention, say
from storage import Refused
from storage.ballots import Ballot, Cast, Receipt, Vote
from storage.ballots.questions import is_ballot


@press(vote_ids.CastAnswer, defer="private", quick=True)
async def cast_answer(services: Services, response: Response, press: vote_ids.CastAnswer) -> None:
    """Record the user's vote for the answer of the pressed button, and send them a receipt privately.

    Raises:
        Refused: The vote is not recorded; see `_cast`.
        UserError: The user may not vote.
    """
    await answer(services, response, press.vote, press.edits, ((press.answer,),))


@select(vote_ids.CastSeveral, defer="private", quick=True)
async def cast_several(
    services: Services, response: Response, press: vote_ids.CastSeveral, values: Sequence[str]
) -> None:
    """Record the user's vote for the answers or the member chosen in a menu, and send them a receipt privately.

    Args:
        services: The bot's services.
        response: The response to the selection.
        press: The menu.
        values: The numbers of the answers, or the id of a user.

    Raises:
        Refused: The vote is not recorded; see `_cast`.
        UserError: The user may not vote.
    """
    if not all(each.isascii() and each.isdigit() and len(each) <= 20 for each in values):
        raise Refused("vote_ballot")
    await answer(services, response, press.vote, press.edits, (tuple(sorted(map(int, values))),))


async def _check_named(services: Services, response: Response, named: tuple[int, ...]) -> None:
    """Raise an error unless all named users are people of this server who may be named.

    Args:
        services: The bot's services.
        response: The response to the selection, whose interaction tells of each chosen user whether they are a member.
            A forged button or form tells of nobody.
        named: The ids of the users.

    Raises:
        UserError: Somebody is no member, is a bot, or has said that nobody may name them.
    """
    data: Mapping[str, Any] = response.interaction.data or {}
    resolved: Mapping[str, Mapping[str, Any]] = data.get("resolved") or {}
    members, users = resolved.get("members") or {}, resolved.get("users") or {}
    for id in named:
        if str(id) not in members or (users.get(str(id)) or {}).get("bot"):
            raise UserError(say.text("vote-not-a-member"))
        if (await services.store.user_settings.get(id)).unnamed:
            raise UserError(say.text("vote-unnamed", name=mention(id)))


@press(vote_ids.SetUnnamed, defer="private")
async def set_unnamed(services: Services, response: Response, press: vote_ids.SetUnnamed) -> None:
    """Save whether others may write the user's name in ostracisms, and offer to change it back."""
    off = bool(press.off)
    await services.settings.change(response.user.id, lambda person: replace(person, unnamed=off))
    back = Button(say.label("vote-rename" if off else "vote-unname"), custom_ids.encode(vote_ids.SetUnnamed(not off)))
    told = say.text("vote-name-off" if off else "vote-name-on")
    await response.send(Screen((Text(told), Buttons((back,))), NEUTRAL_ACCENT))


@press(vote_ids.OpenRanking, defer="private")
async def open_ranking(services: Services, response: Response, press: vote_ids.OpenRanking) -> None:
    """Send the user the panel on which they rank the answers, with the answers that they have ranked before.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`), or its answers are not ranked
            (`vote_ballot`).
        UserError: The user may not vote.
    """
    vote = await _vote(services, response, press.vote)
    receipt = await services.votes.ballots.receipt(vote.id, response.user.id)
    await response.send(ranking_screen(vote, _ranked(vote, () if receipt is None else receipt.ballot[0])))


@press(vote_ids.Ranking, defer="update")
async def rank(services: Services, response: Response, press: vote_ids.Ranking) -> None:
    """Show the panel with the answers ranked as the pressed button or menu option says.

    Raises:
        Refused: As for `open_ranking`.
        UserError: The user may not vote.
    """
    vote = await vote_as_shown(services, response, press.vote, press.edits)
    await response.update(ranking_screen(vote, _ranked(vote, press.ranked)))


@press(vote_ids.CastRanking, defer="update", quick=True)
async def cast_ranking(services: Services, response: Response, press: vote_ids.CastRanking) -> None:
    """Record the user's vote with the answers ranked as on the panel, and replace the panel by a receipt.

    Raises:
        Refused: The vote is not recorded; see `_cast`.
        UserError: The user may not vote.
    """
    vote, receipt = await _cast(services, response, press.vote, press.edits, (press.ranked,))
    row = Buttons((reminder_button(vote.id),))
    await response.update(Screen((Text(receipt_text(vote, receipt)), row), ACCENT))


def _ranked(vote: Vote, ranked: tuple[int, ...]) -> tuple[int, ...]:
    """Return a ranking if it can be shown.

    Raises:
        Refused: The vote has no ranked question, or the ranking has an answer twice or one that does not exist
            (`vote_ballot`).
    """
    if vote.terms.questions[0].kind != "ranked" or (ranked and not is_ballot(vote.terms.questions, (ranked,))):
        raise Refused("vote_ballot")
    return ranked


async def vote_as_shown(services: Services, response: Response, number: int, edits: int) -> Vote:
    """Return a vote as `_vote` does, unless it was edited since a button or panel with its answers was made.

    Args:
        services: The bot's services.
        response: The response to the press.
        number: The vote's number.
        edits: How often the vote had been edited then.

    Raises:
        Refused: As for `_vote`, or it was edited (`vote_edited`).
        UserError: As for `_vote`.
    """
    vote = await _newest(services, await _vote(services, response, number), edits)
    if vote.edits != edits:
        raise Refused("vote_edited")
    return vote


async def _newest(services: Services, vote: Vote, edits: int) -> Vote:
    """Return a vote, read from the database if another process has edited it since it was cached.

    Args:
        services: The bot's services.
        vote: The cached vote.
        edits: How often it has been edited at least.
    """
    return vote if vote.edits >= edits else services.votes.remember(await services.votes.ballots.vote(vote.id))


async def _vote(services: Services, response: Response, number: int) -> Vote:
    """Return the vote with a number, if the user may see it and, while it is open, may vote.

    The press may be in an old private message, so it is checked again that the user sees the channel of the vote.

    Args:
        services: The bot's services.
        response: The response to the press.
        number: The vote's number.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`).
        UserError: The user lacks the role or the time of membership that the vote requires.
    """
    vote = await visible_vote(services, response.interaction, number, services.votes.get)
    if vote.is_open:  # also after its closing time: another process may have extended it since it was cached
        check_eligible(vote, response.user, response.interaction.created_at)
    return vote


async def answer(services: Services, response: Response, number: int, edits: int, ballot: Ballot) -> None:
    """Record a ballot, and send the voter the receipt.

    Args:
        services: The bot's services.
        response: The response to the press.
        number: The vote's number.
        edits: How often the vote had been edited when the button was made.
        ballot: The ballot.

    Raises:
        Refused: The ballot is not recorded; see `_cast`.
        UserError: The user may not vote.
    """
    vote, receipt = await _cast(services, response, number, edits, ballot)
    await response.send_text(receipt_text(vote, receipt), reminder_button(vote.id))


async def _cast(
    services: Services, response: Response, number: int, edits: int, ballot: Ballot
) -> tuple[Vote, Receipt]:
    """Record a ballot, and return its vote and its receipt.

    What counts is when the button was pressed by Discord's clock, not when the press arrived.

    Args:
        services: The bot's services.
        response: The response to the press.
        number: The vote's number.
        edits: How often the vote had been edited when the button was made.
        ballot: The ballot.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`), or the store refuses the ballot.
        UserError: The user lacks the role or the time of membership that the vote requires, or names somebody who may
            not be named.
    """
    vote = await _newest(services, await _vote(services, response, number), edits)
    interaction = response.interaction
    if vote.terms.questions[0].kind == "members":
        await _check_named(services, response, *ballot)
    receipt = await services.votes.ballots.cast(
        Cast(vote.id, response.user.id, ballot, interaction.id, interaction.created_at, edits)
    )
    if receipt.kind == "recorded" and vote.terms.turnout:
        services.votes.updater.schedule(vote)
    return vote, receipt


# -- votes with several questions: one form asks them all --------------------------------------------------------------


@press(vote_ids.BallotForm, defer=None, quick=True)
async def ask_ballot(services: Services, response: Response, press: vote_ids.BallotForm) -> None:
    """Open the form with all questions of a vote, filled with what the user has typed or answered before.

    A user who has voted in a vote without changes gets their receipt again.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`), it is over (`vote_over`) or paused
            (`vote_paused`), it was edited since the button was made (`vote_edited`), or it has one question only
            (`vote_ballot`).
        UserError: The user may not vote.
    """
    vote = await vote_as_shown(services, response, press.vote, press.edits)
    if not vote.is_open:
        raise Refused("vote_over")
    if vote.paused_at is not None:
        raise Refused("vote_paused")
    if len(vote.terms.questions) == 1:
        raise Refused("vote_ballot")
    receipt = await services.votes.ballots.receipt(vote.id, response.user.id)
    if receipt is not None and not vote.terms.changeable:
        await response.send_text(receipt_text(vote, replace(receipt, kind="fixed")), reminder_button(vote.id))
        return
    typed = services.votes.ballots_to_correct.get(press.kept)
    if typed is None:
        typed = {} if receipt is None else typed_ballot(vote, receipt.ballot)
    await response.open_form(ballot_form(vote, typed))


@form(vote_ids.BallotForm, defer="private")
async def cast_ballot(
    services: Services, response: Response, press: vote_ids.BallotForm, typed: Mapping[str, str]
) -> None:
    """Record the user's answers to all questions, and send them a receipt privately.

    Raises:
        Refused: The vote is not recorded; see `bot.handlers.vote_casting`.
        UserError: The user may not vote.
    """
    vote = await vote_as_shown(services, response, press.vote, press.edits)
    try:
        ballot = read_ballot_form(vote, typed)
    except UnreadableRanking as error:
        question = vote.terms.questions[error.question]
        why = say.text("vote-bad-ranking", question=question.text, most=len(question.answers))
    else:
        if any(ballot):
            await answer(services, response, press.vote, press.edits, ballot)
            return
        why = say.text("vote-ballot-empty")
    kept = secrets.token_hex(16)
    services.votes.ballots_to_correct[kept] = dict(typed)
    await response.send(correction_screen(why, vote_ids.BallotForm(vote.id, vote.edits, kept)))
