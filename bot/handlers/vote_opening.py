"""The first form of a new public vote, empty or like an earlier vote; what is typed there becomes a draft."""

from collections.abc import Mapping
from dataclasses import replace

from bot.handlers.vote import check_may_run, check_place, visible_vote
from bot.handlers.vote_drafts import announced_like, content_like, last_vote, read_times, show_draft
from bot.interactions import vote_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import form
from bot.interactions.response import Response
from bot.screens.vote_draft import VOTE_FORMS, form_of, typed_question, vote_form
from bot.services import Services
from bot.ui.words import say
from games.core.words import Markdown
from storage.ballots import Content
from storage.ballots.questions import THRESHOLDS


async def ask_terms(services: Services, response: Response, press: vote_ids.VoteForm) -> None:
    """Open the form of a new public vote.

    Raises:
        UserError: The user may not run votes here, the bot may not post one, or the kind of vote is forged.
    """
    await _check(services, response)
    _check_kind(press)
    await response.open_form(vote_form(press, press.kind, {"most": str(press.most)}))


async def ask_like_last(services: Services, response: Response) -> None:
    """Open the form of a new public vote, filled with the question and the terms of the server's last vote.

    Raises:
        UserError: The user may not run votes here, the bot may not post one, or there is no vote that the user can see.
    """
    await _check(services, response)
    vote = await last_vote(services, response)
    if vote is None:
        raise UserError(say.text("vote-no-last"))
    question = vote.terms.questions[0]
    kind = form_of(question)
    like = content_like(vote, Content((question,)))
    typed = typed_question(question, kind) | {"closes": like.closes, "quorum": like.quorum}
    press = vote_ids.VoteLike(vote.id)
    await response.open_form(vote_form(press, kind, typed, of=len(vote.terms.questions)))


@form(vote_ids.VoteForm, defer="private")
async def begin_draft(
    services: Services, response: Response, press: vote_ids.VoteForm, typed: Mapping[str, str]
) -> None:
    """Begin a draft with what was typed into the form, and show it to its host.

    Raises:
        UserError: The user may not run votes here, the bot may not post one, or the kind of vote is forged.
    """
    await _check(services, response)
    _check_kind(press)
    question = VOTE_FORMS[press.kind].read(typed.get("question", "").strip(), typed)
    # The server's own id is the role of everyone.
    roles = (press.role,) if press.role not in (0, response.interaction.guild_id) else ()
    content = Content(
        (question,),
        quorum=typed.get("quorum", "").strip(),
        roles=roles,
        joined=str(press.days or ""),
        changeable=bool(press.flags & vote_ids.VOTE_CHANGES),
        turnout=bool(press.flags & vote_ids.VOTE_TURNOUT),
        threshold=list(THRESHOLDS)[press.flags // vote_ids.VOTE_THRESHOLD % len(THRESHOLDS)],
    )
    await _begin(services, response, content, typed)


@form(vote_ids.VoteLike, defer="private")
async def begin_draft_like(
    services: Services, response: Response, press: vote_ids.VoteLike, typed: Mapping[str, str]
) -> None:
    """Begin a draft with what was typed into the form, and with the other terms and questions of an earlier vote.

    Raises:
        UserError: The user may not run votes here, or the bot may not post one.
        Refused: There is no such earlier vote, or the user may not see it (`vote_unknown`).
    """
    await _check(services, response)
    vote = await visible_vote(services, response.interaction, press.vote, services.votes.ballots.vote)
    first, *others = vote.terms.questions
    question = VOTE_FORMS[form_of(first)].read(typed.get("question", "").strip(), typed)
    announce, left_out = await announced_like(services, response, vote)
    content = replace(content_like(vote, Content((question, *others))), announce=announce)
    await _begin(services, response, replace(content, quorum=typed.get("quorum", "").strip()), typed, left_out)


async def _begin(
    services: Services,
    response: Response,
    content: Content,
    typed: Mapping[str, str],
    left_out: Markdown | None = None,
) -> None:
    """Store a draft and show it to its host.

    Args:
        services: The bot's services.
        response: The response to the form.
        content: The content, without times.
        typed: The values of the form, of which the closing time is read.
        left_out: What could not be taken over from an earlier vote.
    """
    interaction = response.interaction
    zone = services.settings.get(response.user.id).zone
    content = await read_times(services, response, replace(content, closes=typed.get("closes", ""), zone=zone))
    assert interaction.guild_id is not None and interaction.channel_id is not None
    draft = await services.votes.ballots.drafts.begin(
        interaction.id,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        host=response.user.id,
        host_name=response.user.display_name,
        content=content,
        now=services.votes.now(),
    )
    await show_draft(services, response, draft, new=True, left_out=left_out)


async def _check(services: Services, response: Response) -> None:
    await check_may_run(services, response.interaction, response.interaction.channel_id)
    check_place(response)


def _check_kind(press: vote_ids.VoteForm) -> None:
    if press.kind not in VOTE_FORMS:
        raise UserError(say.text("error-unknown-id"))
