"""A press on ⚪ or ⚫: recorded once, answered to its voter alone with a receipt."""

from typing import TYPE_CHECKING

from bot import ids
from bot.answer import Answer
from bot.catalogue import say
from bot.screens import notice
from bot.vote.rights import check_eligible
from bot.vote.screens import receipt_text
from storage import Refused
from storage.ballots import Cast, Stone

if TYPE_CHECKING:
    from bot.house import House

_STONES: dict[str, Stone] = {"white": "white", "black": "black"}


async def press_stone(house: "House", answer: Answer, press: ids.Cast) -> None:
    """Take a vote. What counts is when Discord says it was pressed, not when it came here."""
    interaction = answer.interaction
    stone = _STONES.get(press.stone)
    if stone is None:
        await answer.show(notice(say("error.unknown_id")))
        return
    vote = await house.votes.known(press.vote)
    if vote.guild != interaction.guild_id:
        raise Refused("vote_unknown")
    at = interaction.created_at
    if vote.open and at < vote.terms.closes_at:
        check_eligible(vote, answer.user, at)
    receipt = await house.votes.ballots.cast(Cast(vote.id, answer.user.id, stone, interaction.id, at))
    if receipt.kind == "recorded" and vote.terms.turnout:
        house.votes.showing.touch(vote)
    await answer.tell(receipt_text(vote, receipt))
