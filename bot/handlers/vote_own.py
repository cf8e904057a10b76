"""The user's own vote in public votes: their receipts, reminders, and the archive of past votes."""

from bot.handlers.vote import filter_visible, visible_vote
from bot.interactions import custom_ids
from bot.interactions.registry import press
from bot.interactions.response import Response
from bot.screens.vote import archive_screen, own_vote_screen, reminder_button, vote_line
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Buttons, Screen, Text
from bot.ui.limits import notice
from bot.ui.words import say, timestamp
from storage.ballots.reminders import remind_at


@press(custom_ids.MyVote, defer="private")
async def show_my_vote(services: Services, response: Response, press: custom_ids.MyVote) -> None:
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
    await response.send(own_vote_screen(vote, receipt, reminded=await ballots.is_reminded(vote.id, user)))


@press(custom_ids.SetVoteReminder, defer="private")
async def set_reminder(services: Services, response: Response, press: custom_ids.SetVoteReminder) -> None:
    """Remember whether the user wants to be reminded of a vote, and offer to change it back.

    Raises:
        Refused: There is no such vote, or the user may not see it (`vote_unknown`), or it has ended, or it closes too
            soon for a reminder.
    """
    on = bool(press.on)
    seen = await visible_vote(services, response.interaction, press.vote, services.votes.get)
    vote = await services.votes.ballots.set_reminder(seen.id, response.user.id, services.votes.now(), on=on)
    at, left = (timestamp(remind_at(vote), style) for style in ("f", "R"))
    told = (
        say.text("vote-reminder-on", vote=str(vote.id), at=at, left=left)
        if on
        else say.text("vote-reminder-off", vote=str(vote.id))
    )
    await response.send(Screen((Text(told), Buttons((reminder_button(vote.id, on=not on),))), NEUTRAL_ACCENT))


async def show_archive(services: Services, response: Response, page: int) -> None:
    """Show the user, privately, a page of this server's past votes that they can see.

    Args:
        services: The bot's services.
        response: The response to the command.
        page: The page, from 0.
    """
    await response.send(await _archive(services, response, page))


@press(custom_ids.VoteArchive, defer="update")
async def turn_archive(services: Services, response: Response, press: custom_ids.VoteArchive) -> None:
    """Show another page of the archive in the same private message."""
    await response.update(await _archive(services, response, press.page))


async def _archive(services: Services, response: Response, page: int) -> Screen:
    guild = response.interaction.guild_id
    ended = [] if guild is None else await services.votes.ballots.ended_votes(guild)
    return archive_screen(await filter_visible(services, response.interaction, ended), page)
