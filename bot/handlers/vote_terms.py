"""The terms of an earlier public vote as a template for a new one."""

from dataclasses import replace
from datetime import timedelta

from bot.handlers.vote import visible_votes
from bot.interactions.response import Response
from bot.services import Services
from storage.ballots import Content, Vote


async def last_vote(services: Services, response: Response) -> Vote | None:
    """Return the vote of this server that was opened last, of those that the user can see; None if there is none."""
    found = await visible_votes(services, response.interaction, running=False)
    return max(found, key=lambda vote: (vote.opened_at, vote.id), default=None)


def content_like(vote: Vote, content: Content) -> Content:
    """Return a draft's content with the terms of an earlier vote in place of its own.

    The new vote stays open for as long as the earlier one; its closing time has still to be read.

    Args:
        vote: The earlier vote.
        content: The draft's content; its questions and its start stay.
    """
    terms, eligible = vote.terms, vote.terms.eligible
    return replace(
        content,
        closes=written_length(terms.closes_at - vote.opened_at),
        closes_at=None,
        quorum=f"{terms.quorum_percent}%" if terms.quorum_percent else str(terms.quorum or ""),
        roles=eligible.roles,
        joined=str(eligible.days or ""),
        account=str(eligible.account_days or ""),
        stated=str(terms.stated or ""),
        changeable=terms.changeable,
        turnout=terms.turnout,
        threshold=terms.threshold,
    )


def written_length(length: timedelta) -> str:
    """Return a duration as people type it, such as "3d 12h 5m", rounded up to a minute."""
    minutes = max(1, -(-int(length.total_seconds()) // 60))
    parts = [(minutes // 1440, "d"), (minutes % 1440 // 60, "h"), (minutes % 60, "m")]
    return " ".join([f"{number}{unit}" for number, unit in parts if number])
