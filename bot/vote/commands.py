"""`/ostrakon …`: the public vote."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot import ids
from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.screens import notice
from bot.shorten import fit_label
from bot.vote import looking, opening
from bot.vote.rights import check_runs
from bot.vote.screens import result_screen, url_of
from storage.ballots import Ending
from storage.ballots.terms import DAYS, REASON

Reason = Range[str, 1, REASON]


def vote_commands(house: House) -> app_commands.Group:
    """The group of all commands of public votes."""
    group = app_commands.Group(name=locale_str("ostrakon"), description=described("vote_group"))
    for make in (_open, _endings, _looking, _receipt):
        make(group, house)
    return group


def _open(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("open"), description=described("vote_open"))
    @app_commands.describe(
        role=described("vote_role"),
        member_days=described("vote_days"),
        changes=described("vote_changes"),
        turnout=described("vote_turnout"),
    )
    async def open_(
        interaction: Interaction,
        role: discord.Role | None = None,
        member_days: Range[int, 0, DAYS] = 0,
        changes: bool = False,
        turnout: bool = True,
    ) -> None:
        options = ids.VoteForm(0 if role is None else role.id, member_days, int(changes), int(turnout))
        # Without `waiting`, for a form can only be the first answer.
        await house.answer(interaction, lambda answer: opening.ask_terms(house, answer, options), waiting=None)


def _endings(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("close"), description=described("vote_close"))
    @app_commands.describe(reason=described("vote_reason"), vote=described("vote_which"))
    async def close(interaction: Interaction, reason: Reason, vote: str | None = None) -> None:
        await house.answer(interaction, lambda answer: _end(house, answer, vote, reason, "close"), waiting="private")

    @group.command(name=locale_str("void"), description=described("vote_void"))
    @app_commands.describe(reason=described("vote_reason"), vote=described("vote_which"))
    async def void(interaction: Interaction, reason: Reason, vote: str | None = None) -> None:
        await house.answer(interaction, lambda answer: _end(house, answer, vote, reason, "void"), waiting="private")

    _complete(house, close, void, running=True)


async def _end(house: House, answer: Answer, named: str | None, reason: str, how: str) -> None:
    """End a vote before its time; everybody reads who did it and why."""
    await check_runs(house.votes.store, answer.interaction)
    if not reason.strip():
        raise Complaint(say("vote.no_reason"))
    vote = await looking.the_vote(house, answer.interaction, named, running=True)
    ending = Ending(house.store.hours.now(), answer.user.id, answer.user.display_name, " ".join(reason.split()))
    ballots = house.votes.ballots
    ended = await (ballots.close_vote if how == "close" else ballots.void_vote)(vote.id, ending)
    house.votes.keep(ended)
    trouble = await house.votes.showing.show(ended)
    ended = await ballots.vote(ended.id)
    if trouble is not None or ended.result is None:
        await answer.show(notice(say("vote.ended_unseen", vote=ended.id)))
    else:
        await answer.show(notice(say("vote.ended_seen", vote=ended.id, url=url_of(ended, ended.result))))


def _looking(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("list"), description=described("vote_list"))
    async def list_(interaction: Interaction) -> None:
        await house.answer(interaction, lambda answer: looking.show_list(house, answer), waiting="private")

    @group.command(name=locale_str("status"), description=described("vote_status"))
    @app_commands.describe(vote=described("vote_which"), post_here=described("vote_post_here"))
    async def status(interaction: Interaction, vote: str | None = None, post_here: bool = False) -> None:
        await house.answer(
            interaction, lambda answer: looking.show_status(house, answer, vote, post_here), waiting="private"
        )

    @group.command(name=locale_str("result"), description=described("vote_result"))
    @app_commands.describe(vote=described("vote_which"), public=described("vote_public"))
    async def result(interaction: Interaction, vote: str | None = None, public: bool = False) -> None:
        async def handler(answer: Answer) -> None:
            if public:
                await check_runs(house.votes.store, interaction)
            found = await looking.the_vote(house, interaction, vote, running=False)
            if found.open:
                raise Complaint(say("vote.no_result_yet", left=f"<t:{int(found.terms.closes_at.timestamp())}:R>"))
            screen = result_screen(found, await house.votes.ballots.shards(found.id))
            await answer.show(screen, public=public)

        await house.answer(interaction, handler, waiting="public" if public else "private")

    _complete(house, status, result, running=False)


def _receipt(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("receipt"), description=described("vote_receipt"))
    @app_commands.describe(code=described("vote_code"))
    async def receipt(interaction: Interaction, code: Range[str, 1, 40] | None = None) -> None:
        async def handler(answer: Answer) -> None:
            await (looking.own_receipts(house, answer) if code is None else looking.check_code(house, answer, code))

        await house.answer(interaction, handler, waiting="private")


def _complete(house: House, *commands: app_commands.Command[Any, ..., None], running: bool) -> None:
    async def votes(interaction: Interaction, typed: str) -> list[Choice[str]]:
        async def find() -> list[tuple[str, str]]:
            found = await looking.visible(house, interaction, running=running)
            labels = [
                (fit_label(say("vote.label", vote=v.id, question=v.terms.question), 100), str(v.id)) for v in found
            ]
            return [(label, value) for label, value in labels if typed.casefold() in label.casefold()][:25]

        return choices_of(await house.complete(interaction, find))

    for command in commands:
        command.autocomplete("vote")(votes)
