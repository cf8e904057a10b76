"""Public votes: receipts, reminders and lists; and the permissions to run votes, to vote and to see votes.

`vote_opening` and `vote_drafts` prepare and open votes, `vote_running` changes and ends open ones, and `vote_casting`
records what members vote.

docs/public-vote.md says what is protected from whom; `storage.ballots` holds what is stored.
"""

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta

import discord

from bot.interactions import vote_ids
from bot.interactions.discord_private import has_role
from bot.interactions.errors import BadInput, UserError
from bot.interactions.registry import autocomplete, press
from bot.interactions.response import Interaction, Response
from bot.messages.visibility import COMMAND_PATIENCE, COMPLETION_PATIENCE, Sight, missing_permissions
from bot.scheduler.votes import vote_roles
from bot.screens.ballot import ballot_text
from bot.screens.vote import (
    archive_screen,
    format_code,
    own_vote_screen,
    reminder_button,
    status_screen,
    vote_line,
    votes_screen,
)
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Buttons, Screen, Text
from bot.ui.limits import CHOICE, fit_label, notice
from bot.ui.words import channel_mention, role_mention, say, timestamp
from games.core.words import AnyOf, Argument, Markdown, Series, bullets, lines
from storage import Refused
from storage.ballots import Vote
from storage.ballots.receipts import read_code
from storage.ballots.reminders import remind_at


async def may_run(services: Services, interaction: Interaction, place: int) -> bool:
    """Return True if the user may open and end public votes in a channel.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        place: The id of the channel or thread.
    """
    try:
        await check_may_run(services, interaction, place)
    except UserError:
        return False
    return True


async def check_may_run(services: Services, interaction: Interaction, place: int | None) -> None:
    """Raise an error unless the user may open and end public votes in a channel.

    A role that may run votes counts in the channels that its holder sees, and in those that are lost.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        place: The id of the channel or thread, which need not be that of the interaction.

    Raises:
        UserError: The user may not; the text says who may.
    """
    guild = interaction.guild_id
    if guild is None:
        raise UserError(say.text("vote-only-in-servers"))
    if services.visibility.permissions_in(interaction, place).manage_messages:
        return
    roles = await vote_roles(services.votes.store, guild)
    if any(has_role(interaction.user, role) for role in roles):
        if place is None or await _sight(services, interaction, place) != "hidden":
            return
        raise UserError(say.text("vote-not-allowed"))  # the role does not open channels
    if roles:
        raise UserError(say.text("vote-not-allowed-roles", roles=Series([*map(role_mention, roles)])))
    raise UserError(say.text("vote-not-allowed"))


async def _sight(services: Services, interaction: Interaction, place: int) -> Sight:
    """Return whether the user sees a channel or thread; see `Visibility.look`."""
    return (await services.visibility.look(interaction, {place}, COMMAND_PATIENCE))[place]


def check_eligible(vote: Vote, user: discord.User | discord.Member, at: datetime) -> None:
    """Raise an error unless a member has a role, the time of membership and the account's age that a vote requires.

    Args:
        vote: The vote.
        user: The member.
        at: When they pressed, in UTC.

    Raises:
        UserError: The member may not vote; the text says why.
    """
    eligible = vote.terms.eligible
    if eligible.roles and not any(has_role(user, role) for role in eligible.roles):
        roles: list[Argument] = [role_mention(role) for role in eligible.roles]
        raise UserError(say.text("vote-needs-roles", roles=AnyOf(roles), count=len(roles)))
    if eligible.account_days and user.created_at + timedelta(days=eligible.account_days) > at:
        created = timestamp(user.created_at, "D")
        raise UserError(say.text("vote-needs-account", count=eligible.account_days, created=created))
    days = eligible.days
    if not days:
        return
    joined = user.joined_at if isinstance(user, discord.Member) else None
    if joined is None:
        raise UserError(say.text("vote-needs-days-unknown", count=days))
    if joined + timedelta(days=days) > at:
        raise UserError(say.text("vote-needs-days", count=days, joined=timestamp(joined, "D")))


def check_place(response: Response) -> None:
    """Raise an error unless the bot may post a vote and its result in this channel.

    Raises:
        UserError: It lacks permissions; the text names them.
    """
    missing = missing_permissions(response.interaction.channel, response.interaction.app_permissions)
    if missing:
        raise UserError(say.text("vote-permissions", permissions=Series(missing)))


async def check_announcement(services: Services, interaction: Interaction, channel: int, place: int | None) -> None:
    """Raise an error unless the result of a vote can be announced in another channel of this server.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        channel: The channel's Discord id.
        place: The id of the channel or thread of the vote.

    Raises:
        UserError: It is no other text channel, the user does not see it or may not run votes there, or the bot
            lacks permissions.
    """
    if channel == place:
        raise UserError(say.text("vote-announce-here"))
    if not await may_run(services, interaction, channel) or await _sight(services, interaction, channel) != "seen":
        raise UserError(say.text("vote-announce-not-yours", channel=channel_mention(channel)))
    assert interaction.guild is not None
    found = interaction.guild.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        raise UserError(say.text("vote-announce-channel"))
    missing = missing_permissions(found, found.permissions_for(interaction.guild.me))
    if missing:
        where = channel_mention(channel)
        raise UserError(say.text("vote-announce-permissions", channel=where, permissions=Series(missing)))


async def filter_visible(
    services: Services, interaction: Interaction, votes: Iterable[Vote], patience: float = COMMAND_PATIENCE
) -> list[Vote]:
    """Return those of the given public votes that the user may see: votes of this server in channels that they see.

    If a vote's channel was deleted or is closed to the bot, the vote's host, those who have voted while it is open, and
    those who may run votes see it; these last can move it to another channel.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        votes: The votes.
        patience: Seconds to wait for Discord; a channel that is not known to be visible by then counts as hidden.
    """
    here = [vote for vote in votes if vote.guild == interaction.guild_id]
    sights = await services.visibility.look(interaction, {vote.channel for vote in here}, patience)
    lost = next((place for place, sight in sights.items() if sight == "lost"), None)
    runs = lost is not None and await may_run(services, interaction, lost)
    user, found = interaction.user.id, []
    for vote in here:
        sight = sights[vote.channel]
        if sight == "lost" and not runs and vote.host != user:
            # An ended vote has no receipts any more.
            if vote.is_open and await services.votes.ballots.receipt(vote.id, user) is not None:
                found.append(vote)
        elif sight != "hidden":
            found.append(vote)
    return found


async def visible_votes(
    services: Services, interaction: Interaction, *, running: bool, patience: float = COMMAND_PATIENCE
) -> list[Vote]:
    """Return the public votes of this server that the user may see.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        running: Return only open votes.
        patience: Seconds to wait for Discord; a channel that is not known to be visible by then counts as hidden.
    """
    if interaction.guild_id is None:
        return []
    found = await services.votes.ballots.votes_of(interaction.guild_id)
    wanted = [vote for vote in found if vote.is_open or not running]
    return await filter_visible(services, interaction, wanted, patience)


async def visible_vote(
    services: Services, interaction: Interaction, number: int, read: Callable[[int], Awaitable[Vote]]
) -> Vote:
    """Return the public vote with a number, if the user may see it.

    A number that stands for a vote in a hidden place costs the same requests as one that stands for none, so that the
    time of the answer does not tell them apart: those that show which of the listed votes the user sees. An older vote
    in a thread that Discord would have to be asked about is therefore found by its host, and by others in that thread.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        number: The vote's number.
        read: Returns the vote with a number; raises `Refused` if there is none.

    Raises:
        Refused: There is no such vote, or not for this user (`vote_unknown`).
    """
    vote = None
    with contextlib.suppress(Refused):
        vote = await read(number)
    if vote is not None and vote.guild == interaction.guild_id:
        if services.visibility.is_known_to_see(interaction, vote.channel):
            return vote
        if vote.host == interaction.user.id and await filter_visible(services, interaction, [vote]):
            return vote
    found = await visible_votes(services, interaction, running=False)
    if vote is None or all(each.id != number for each in found):
        raise Refused("vote_unknown")
    return vote


async def find_vote(
    services: Services, interaction: Interaction, named: str | None, *, running: bool, for_result: bool = False
) -> Vote:
    """Return the public vote that a user means: the one named, else the likeliest that they can see.

    Without a name, an open vote is preferred to an ended one, and a vote of this channel to others.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        named: The vote's number as typed; None if none was.
        running: Without a name, find only open votes.
        for_result: The user wants to see a result: prefer the vote that ended last in this channel and, if several open
            ones fit, offer those that have ended instead.

    Raises:
        Refused: There is no vote of this number that the user can see (`vote_unknown`).
        BadInput: More than one open vote fits.
        UserError: No vote does.
    """
    if named is not None:
        digits = named.strip().lstrip("#")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15:
            raise Refused("vote_unknown")
        return await visible_vote(services, interaction, int(digits), services.votes.ballots.vote)
    found = await visible_votes(services, interaction, running=running)
    if for_result:
        for vote in found:
            if not vote.is_open and vote.channel == interaction.channel_id:
                return vote
    # An open vote is meant before one that is over, and one of this channel before others.
    for among in ([vote for vote in found if vote.is_open], found):
        here = [vote for vote in among if vote.channel == interaction.channel_id] or among
        if len(here) == 1 or (here and not here[0].is_open):
            return here[0]
        if here:
            with_result = [vote for vote in found if not vote.is_open] if for_result else []
            labels = [
                say.text("vote-label", vote=str(vote.id), question=fit_label(vote.terms.title, CHOICE))
                for vote in (with_result or here)[:10]
            ]
            raise BadInput(say.text("vote-which", votes=bullets(labels)))
    raise UserError(say.text("vote-none-running" if running else "vote-none"))


@autocomplete("vote")
async def vote_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 votes, open and ended, that the user may see, as (label, number) pairs for autocompletion."""
    return _labels(await visible_votes(services, interaction, running=False, patience=COMPLETION_PATIENCE), typed)


@autocomplete("vote")
async def open_vote_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 open votes that the user may see, as (label, number) pairs for autocompletion."""
    return _labels(await visible_votes(services, interaction, running=True, patience=COMPLETION_PATIENCE), typed)


def _labels(votes: Iterable[Vote], typed: str) -> list[tuple[str, str]]:
    labels = [
        (fit_label(say.label("vote-label", vote=str(vote.id), question=vote.terms.title), CHOICE), str(vote.id))
        for vote in votes
    ]
    return [(label, value) for label, value in labels if typed.casefold() in label.casefold()][:25]


async def show_list(services: Services, response: Response) -> None:
    """Show the user, privately, up to 20 votes of this server, open and ended."""
    found = await visible_votes(services, response.interaction, running=False)
    for vote in found:
        if vote.is_open and vote.message is None:
            services.votes.updater.schedule(vote)
    await response.send(votes_screen(found))


async def show_status(services: Services, response: Response, named: str | None, post_here: bool) -> None:
    """Show the user, privately, the state of a public vote, with the buttons to vote if it is open.

    If the public message of an open vote was deleted, it is posted again.

    Args:
        services: The bot's services.
        response: The response to the command.
        named: The vote's number as typed; None if none was.
        post_here: Move the vote's public message to this channel. The user must be allowed to run votes here and in the
            former channel, unless that was deleted or is closed to the bot.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it is to be moved and has ended (`vote_over`).
        UserError: No vote or several fit, or the user or the bot may not post the vote here.
    """
    interaction, showing = response.interaction, services.votes.updater
    vote = await find_vote(services, interaction, named, running=False)
    if post_here:
        await check_may_run(services, interaction, interaction.channel_id)
        sight = await services.visibility.look(interaction, {vote.channel}, COMMAND_PATIENCE)
        if sight[vote.channel] != "lost":
            await check_may_run(services, interaction, vote.channel)
        check_place(response)
        if not vote.is_open:
            raise Refused("vote_over")
        assert interaction.channel_id is not None
        vote = await showing.move(vote, interaction.channel_id, services.store.time.now())
    if not vote.is_open:
        await response.send(notice(vote_line(vote)))
        return
    trouble = await showing.ensure_shown(vote)
    vote = await services.votes.ballots.vote(vote.id)
    told = None if trouble is None else say.text(f"vote-trouble-{trouble}", vote=str(vote.id))
    moderator = await may_run(services, interaction, vote.channel)
    await response.send(status_screen(vote, told, moderator=moderator))


async def show_own_receipts(services: Services, response: Response) -> None:
    """Show the user, privately, their receipt codes and answers in the open votes of this server.

    Closed votes are missing: which code is whose is not stored any more.
    """
    found = []
    for vote in await visible_votes(services, response.interaction, running=True):
        receipt = await services.votes.ballots.receipt(vote.id, response.user.id)
        if receipt is not None:
            answer = ballot_text(vote, receipt.ballot)
            code, secret = format_code(receipt.code), format_code(receipt.key)
            found.append(say.text("vote-own-line", vote=str(vote.id), answer=answer, code=code, secret=secret))
    text = lines([say.text("vote-own"), bullets(found)]) if found else say.text("vote-own-none")
    await response.send(notice(text))


async def check_code(services: Services, response: Response, typed: str) -> None:
    """Tell the user whether a vote with a typed receipt code is counted, and for which answer.

    The votes of everybody can be looked up once they are counted; in an open vote only the user's own.

    Args:
        services: The bot's services.
        response: The response to the command.
        typed: The code as typed.

    Raises:
        UserError: The text is no receipt code, or no vote in this server that the user may see has it.
    """
    code = read_code(typed)
    if code is None:
        raise UserError(say.text("vote-bad-code", typed=typed))
    interaction, ballots = response.interaction, services.votes.ballots
    found = None if interaction.guild_id is None else await ballots.find_shard(interaction.guild_id, code)
    if found is not None and await filter_visible(services, interaction, [found[0]]):
        vote, shard = found
        answer = ballot_text(vote, shard.ballot)
        await response.send(
            notice(say.text("vote-code-counted", code=format_code(code), vote=str(vote.id), answer=answer))
        )
        return
    for vote in await visible_votes(services, interaction, running=True):
        receipt = await ballots.receipt(vote.id, response.user.id)
        if receipt is not None and receipt.code == code:
            answer = ballot_text(vote, receipt.ballot)
            await response.send(
                notice(say.text("vote-code-stands", code=format_code(code), vote=str(vote.id), answer=answer))
            )
            return
    raise UserError(say.text("vote-code-unknown", code=format_code(code)))


# -- my vote, reminders and the archive --------------------------------------------------------------------------------


@press(vote_ids.MyVote, defer="private")
async def show_my_vote(services: Services, response: Response, press: vote_ids.MyVote) -> None:
    """Show the user, privately, their own vote in an open vote, with its receipt, and offer a reminder.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`).
    """
    ballots, user = services.votes.ballots, response.user.id
    vote = await visible_vote(services, response.interaction, press.vote, ballots.vote)
    if not vote.is_open:
        await response.send(notice(vote_line(vote)))
        return
    receipt = await ballots.receipt(vote.id, user)
    eligible = True
    try:
        check_eligible(vote, response.user, response.interaction.created_at)
    except UserError:
        eligible = False
    reminded = await ballots.is_reminded(vote.id, user)
    await response.send(own_vote_screen(vote, receipt, reminded=reminded, eligible=eligible))


@press(vote_ids.SetVoteReminder, defer="private")
async def set_reminder(services: Services, response: Response, press: vote_ids.SetVoteReminder) -> None:
    """Remember whether the user wants to be reminded of a vote, and offer to change it back.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`), or it has ended, or it closes too
            soon for a reminder.
    """
    on = bool(press.on)
    seen = await visible_vote(services, response.interaction, press.vote, services.votes.get)
    await services.settings.note_locale(response.user.id, response.interaction.locale)
    vote = await services.votes.ballots.set_reminder(seen.id, response.user.id, services.votes.now(), on=on)
    told = _reminder_on(vote) if on else say.text("vote-reminder-off", vote=str(vote.id))
    await response.send(Screen((Text(told), Buttons((reminder_button(vote.id, on=not on),))), NEUTRAL_ACCENT))


def _reminder_on(vote: Vote) -> Markdown:
    """Return when the user will be reminded of a vote; of a paused one nobody knows, since its end moves."""
    if vote.paused_at is not None:
        return say.text("vote-reminder-on-paused", vote=str(vote.id))
    at, left = (timestamp(remind_at(vote), style) for style in ("f", "R"))
    return say.text("vote-reminder-on", vote=str(vote.id), at=at, left=left)


async def show_archive(services: Services, response: Response, page: int) -> None:
    """Show the user, privately, a page of this server's past votes that they can see.

    Args:
        services: The bot's services.
        response: The response to the command.
        page: The page, from 0.
    """
    await response.send(await _archive(services, response, page))


@press(vote_ids.VoteArchive, defer="update")
async def turn_archive(services: Services, response: Response, press: vote_ids.VoteArchive) -> None:
    """Show another page of the archive in the same private message."""
    await response.update(await _archive(services, response, press.page))


async def _archive(services: Services, response: Response, page: int) -> Screen:
    guild = response.interaction.guild_id
    ended = [] if guild is None else await services.votes.ballots.ended_votes(guild)
    return archive_screen(await filter_visible(services, response.interaction, ended), page)
