"""Votes from rows."""

from typing import Any

from storage.ballots.snapshot import Eligible, Ending, Terms, Vote, VoteStatus


def vote_of(row: Any) -> Vote:
    """A vote from a row of `votes`."""
    terms = Terms(
        question=row.question,
        white=row.white,
        black=row.black,
        closes_at=row.closes_at,
        eligible=Eligible(row.role, row.days),
        quorum=row.quorum,
        changeable=row.changeable,
        turnout=row.turnout,
    )
    ending = None if row.ended_at is None else Ending(row.ended_at, row.ended_by, row.ended_by_name, row.reason)
    return Vote(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        message=row.message,
        result=row.result,
        host=row.host,
        host_name=row.host_name,
        terms=terms,
        opened_at=row.opened_at,
        status=VoteStatus(row.status),
        cast=row.cast,
        whites=row.whites,
        blacks=row.blacks,
        spoiled=row.spoiled,
        ending=ending,
        shredded=row.shredded,
    )
