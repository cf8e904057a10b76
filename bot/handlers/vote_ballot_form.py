"""Voting in public votes with several questions: one form asks them all, and one ballot answers them."""

from collections.abc import Mapping
from dataclasses import replace

from bot.handlers.vote_casting import answer, vote_as_shown
from bot.interactions import custom_ids, draft_ids
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.screens.ballot_form import UnreadableRanking, ballot_form, pack, read_ballot_form, unpack
from bot.screens.vote import correction_screen, receipt_text, reminder_button
from bot.services import Services
from bot.ui.words import say
from games.core.words import Markdown
from storage import Refused


@press(draft_ids.BallotForm, defer=None, quick=True)
async def ask_ballot(services: Services, response: Response, press: draft_ids.BallotForm) -> None:
    """Open the form with all questions of a vote, filled with what the user has answered before.

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
    kept = unpack(vote, press.kept) or (() if receipt is None else receipt.ballot)
    await response.open_form(ballot_form(vote, kept))


@form(draft_ids.BallotForm, defer="private")
async def cast_ballot(
    services: Services, response: Response, press: draft_ids.BallotForm, typed: Mapping[str, str]
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
        text = say.text("vote-bad-ranking", question=question.text, most=len(question.answers))
        await _correct(response, text, draft_ids.BallotForm(vote.id, vote.edits, pack(error.kept)))
        return
    if not any(ballot):
        await _correct(response, say.text("vote-ballot-empty"), draft_ids.BallotForm(vote.id, vote.edits, ()))
        return
    await answer(services, response, press.vote, press.edits, ballot)


async def _correct(response: Response, why: Markdown, press: custom_ids.Press) -> None:
    await response.send(correction_screen(why, press))
