"""`/ostrakon ...`: the public vote."""

import asyncio
from contextlib import nullcontext
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import Range, locale_str

from bot.commands.common import AnyCommand, Typed, add_completions, choice, description
from bot.handlers import vote as handlers_vote
from bot.handlers import vote_drafts, vote_opening, vote_running
from bot.handlers.history import one_log_at_a_time
from bot.handlers.vote import check_may_run, may_run
from bot.interactions import vote_ids
from bot.interactions.errors import UserError
from bot.interactions.response import Interaction, Response
from bot.screens.vote import result_screen
from bot.screens.vote_draft import VOTE_FORMS
from bot.services import Services
from bot.ui.typed_times import LONGEST_TIME
from bot.ui.words import say, timestamp
from storage.ballots.model import MAX_DAYS, MAX_REASON
from storage.ballots.questions import MAX_ANSWERS, THRESHOLDS, Threshold

Reason = Range[str, 1, MAX_REASON]


def commands(services: Services) -> list[AnyCommand]:
    """Return the commands of public votes: the group `/ostrakon`."""
    return [vote_commands(services)]


def vote_commands(services: Services) -> app_commands.Group:
    """Return the group `/ostrakon` with all commands of public votes, such as `open`, `status` and `receipt`."""
    group = app_commands.Group(name=locale_str("ostrakon"), description=description("vote-group"))
    for make in (_open_command, _run_commands, _end_commands, _view_commands, _receipt_command):
        make(group, services)
    return group


def _open_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("open"), description=description("vote-open"))
    @app_commands.choices(
        kind=[choice(say.message(f"command-vote-kind-{kind}"), kind) for kind in VOTE_FORMS],
        threshold=[choice(say.message(f"command-vote-threshold-{each}"), each) for each in THRESHOLDS],
    )
    @app_commands.describe(
        kind=description("vote-kind"),
        most=description("vote-most"),
        threshold=description("vote-threshold"),
        role=description("vote-role"),
        member_days=description("vote-days"),
        as_last=description("vote-as-last"),
        changes=description("vote-changes"),
        turnout=description("vote-turnout"),
    )
    async def open_(
        interaction: Interaction,
        kind: str = "stones",
        most: Range[int, 1, MAX_ANSWERS] = 1,
        threshold: str = "most",
        role: discord.Role | None = None,
        member_days: Range[int, 0, MAX_DAYS] = 0,
        changes: bool = True,
        turnout: bool = True,
        as_last: bool = False,
    ) -> None:
        options = vote_ids.VoteForm(
            kind,
            most,
            0 if role is None else role.id,
            member_days,
            vote_ids.VOTE_CHANGES * changes
            + vote_ids.VOTE_TURNOUT * turnout
            + vote_ids.VOTE_THRESHOLD * list(THRESHOLDS).index(cast(Threshold, threshold)),
        )

        async def handler(response: Response) -> None:
            if as_last:
                await vote_opening.ask_like_last(services, response)
            else:
                await vote_opening.ask_terms(services, response, options)

        await services.dispatch(interaction, handler, defer=None)  # a form can only be the first response

    @group.command(name=locale_str("drafts"), description=description("vote-drafts"))
    async def drafts(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: vote_drafts.show_drafts(services, response))


async def _act(services: Services, interaction: Interaction, action: str, **typed: str | None) -> None:
    """Dispatch a command with which moderators change or end a vote; see `vote_running.act`.

    Args:
        services: The bot's services.
        interaction: The interaction.
        action: The command's name.
        typed: The values of its options.
    """
    values = {name: value or "" for name, value in typed.items()}
    await services.dispatch(interaction, lambda response: vote_running.act(services, response, action, values))


def _run_commands(group: app_commands.Group, services: Services) -> None:
    run = partial(_act, services)

    @group.command(name=locale_str("pause"), description=description("vote-pause"))
    @app_commands.describe(reason=description("vote-reason"), vote=description("vote-which"))
    async def pause(interaction: Interaction, reason: Reason, vote: Typed | None = None) -> None:
        await run(interaction, "pause", vote=vote, reason=reason)

    @group.command(name=locale_str("resume"), description=description("vote-resume"))
    @app_commands.describe(vote=description("vote-which"))
    async def resume(interaction: Interaction, vote: Typed | None = None) -> None:
        await services.dispatch(interaction, lambda response: vote_running.resume_vote(services, response, vote))

    @group.command(name=locale_str("extend"), description=description("vote-extend"))
    @app_commands.describe(
        until=description("vote-until"), reason=description("vote-reason"), vote=description("vote-which")
    )
    async def extend(
        interaction: Interaction,
        until: Range[str, 1, LONGEST_TIME],
        reason: Reason,
        vote: Typed | None = None,
    ) -> None:
        await run(interaction, "extend", vote=vote, until=until, reason=reason)

    @group.command(name=locale_str("edit"), description=description("vote-edit"))
    @app_commands.describe(vote=description("vote-which"))
    async def edit(interaction: Interaction, vote: Typed | None = None) -> None:
        # Not deferred: a form can only be the first response.
        await services.dispatch(
            interaction, lambda response: vote_running.ask_edits(services, response, vote), defer=None
        )

    @group.command(name=locale_str("announce"), description=description("vote-announce"))
    @app_commands.describe(channel=description("vote-announce-where"), vote=description("vote-which"))
    async def announce(
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        vote: Typed | None = None,
    ) -> None:
        await services.dispatch(
            interaction, lambda response: vote_running.announce_vote(services, response, vote, channel)
        )

    running: tuple[app_commands.Command[Any, ..., None], ...] = (pause, resume, extend, edit, announce)
    add_completions(services, running, handlers_vote.open_vote_completions)


def _end_commands(group: app_commands.Group, services: Services) -> None:
    run = partial(_act, services)

    @group.command(name=locale_str("close"), description=description("vote-close"))
    @app_commands.describe(reason=description("vote-reason"), vote=description("vote-which"))
    async def close(interaction: Interaction, reason: Reason, vote: Typed | None = None) -> None:
        await run(interaction, "close", vote=vote, reason=reason)

    @group.command(name=locale_str("void"), description=description("vote-void"))
    @app_commands.describe(reason=description("vote-reason"), vote=description("vote-which"))
    async def void(interaction: Interaction, reason: Reason, vote: Typed | None = None) -> None:
        await run(interaction, "void", vote=vote, reason=reason)

    add_completions(services, (close, void), handlers_vote.open_vote_completions)


def _view_commands(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("list"), description=description("vote-list"))
    async def list_(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: handlers_vote.show_list(services, response))

    @group.command(name=locale_str("archive"), description=description("vote-archive"))
    async def archive(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: handlers_vote.show_archive(services, response, 0))

    @group.command(name=locale_str("status"), description=description("vote-status"))
    @app_commands.describe(vote=description("vote-which"), post_here=description("vote-post-here"))
    async def status(interaction: Interaction, vote: Typed | None = None, post_here: bool = False) -> None:
        await services.dispatch(
            interaction, lambda response: handlers_vote.show_status(services, response, vote, post_here)
        )

    @group.command(name=locale_str("result"), description=description("vote-result"))
    @app_commands.describe(vote=description("vote-which"), public=description("vote-public"))
    async def result(interaction: Interaction, vote: Typed | None = None, public: bool = False) -> None:
        async def handler(response: Response) -> None:
            if public:
                await check_may_run(services, interaction, interaction.channel_id)
            found = await handlers_vote.find_vote(services, interaction, vote, running=False, for_result=True)
            if found.paused_at is not None:
                raise UserError(say.text("vote-no-result-paused", vote=str(found.id)))
            if found.is_open:
                left = timestamp(found.terms.closes_at)
                raise UserError(say.text("vote-no-result-yet", vote=str(found.id), left=left))
            ballots = services.votes.ballots
            with one_log_at_a_time(services, interaction.user.id):
                shards, chain = await ballots.shards(found.id), await ballots.chain_of(found)
                moderator = not public and await may_run(services, interaction, found.channel)
                with response.for_everybody() if public else nullcontext():
                    # In a thread, because it takes long to write the files of a large vote.
                    screen = await asyncio.to_thread(result_screen, found, shards, chain, moderator=moderator)
                await response.send(screen, public=public)

        await services.dispatch(interaction, handler, defer="public" if public else "private")

    add_completions(services, (status, result), handlers_vote.vote_completions)


def _receipt_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("receipt"), description=description("vote-receipt"))
    @app_commands.describe(code=description("vote-code"))
    async def receipt(interaction: Interaction, code: Range[str, 1, 40] | None = None) -> None:
        async def handler(response: Response) -> None:
            await (
                handlers_vote.show_own_receipts(services, response)
                if code is None
                else handlers_vote.check_code(services, response, code)
            )

        await services.dispatch(interaction, handler)
