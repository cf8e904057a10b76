"""Looking at votes: the list, how one stands, and whether one's own stone is in."""

from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.screens import notice
from bot.vote.opening import check_place
from bot.vote.rights import check_runs, sees
from bot.vote.screens import answer_of, line_of, spelt, status_screen
from games.core.presentation import plain
from storage import Refused
from storage.ballots import Vote
from storage.ballots.secret import read_code


async def visible(house: House, interaction: Interaction, *, running: bool) -> list[Vote]:
    """The votes of a server whose channel somebody sees; `running`: only those that are open."""
    if interaction.guild_id is None:
        return []
    found = await house.votes.ballots.votes_of(interaction.guild_id)
    return [vote for vote in found if sees(interaction, vote) and (vote.open or not running)]


async def the_vote(house: House, interaction: Interaction, named: str | None, *, running: bool) -> Vote:
    """The vote that is meant: the one named, or the only one here, or the only one there is.

    Raises:
        Refused, Complaint: there is none, or more than one.
    """
    if named is not None:
        digits = named.strip().lstrip("#")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15:
            raise Refused("vote_unknown")
        vote = await house.votes.ballots.vote(int(digits))
        if not sees(interaction, vote):
            raise Refused("vote_unknown")
        return vote
    found = await visible(house, interaction, running=running)
    # An open vote is meant before one that is over, and one of this channel before others.
    for among in ([vote for vote in found if vote.open], found):
        here = [vote for vote in among if vote.channel == interaction.channel_id] or among
        if len(here) == 1 or (here and not here[0].open):
            return here[0]
        if here:
            raise Complaint(say("vote.which", votes=", ".join(f"`{vote.id}`" for vote in here[:10])))
    raise Complaint(say("vote.none_running" if running else "vote.none"))


async def show_list(house: House, answer: Answer) -> None:
    """The open votes and those that ended last."""
    found = await visible(house, answer.interaction, running=False)
    for vote in found:
        if vote.open and vote.message is None:
            house.votes.showing.touch(vote)
    lines = [f"- {line_of(vote)}" for vote in found[:20]]
    text = "\n".join([say("vote.list"), *lines]) if lines else say("vote.none")
    await answer.show(notice(text))


async def show_status(house: House, answer: Answer, named: str | None, post_here: bool) -> None:
    """How a vote stands, with its stones; a message that was deleted is posted again."""
    interaction, showing = answer.interaction, house.votes.showing
    vote = await the_vote(house, interaction, named, running=False)
    if post_here:
        await check_runs(house.votes.store, interaction)
        check_place(answer)
        if not vote.open:
            raise Refused("vote_over")
        assert interaction.channel_id is not None
        vote = await showing.move(vote, interaction.channel_id)
    if not vote.open:
        await answer.show(notice(line_of(vote)))
        return
    trouble = await showing.look(vote)
    vote = await house.votes.ballots.vote(vote.id)
    told = None if trouble is None else say(f"vote.trouble.{trouble}", vote=vote.id)
    await answer.show(status_screen(vote, told))


async def own_receipts(house: House, answer: Answer) -> None:
    """What stands of oneself in the open votes; afterwards nobody can say."""
    lines = []
    for vote in await visible(house, answer.interaction, running=True):
        receipt = await house.votes.ballots.receipt(vote.id, answer.user.id)
        if receipt is not None:
            stone = say(f"vote.stone.{receipt.stone}", answer=plain(answer_of(vote, receipt.stone)))
            lines.append("- " + say("vote.own_line", vote=vote.id, answer=stone, code=spelt(receipt.code)))
    text = "\n".join([say("vote.own"), *lines]) if lines else say("vote.own_none")
    await answer.show(notice(text))


async def check_code(house: House, answer: Answer, typed: str) -> None:
    """Whether a code is in, and with which stone."""
    code = read_code(typed)
    if code is None:
        raise Complaint(say("vote.bad_code"))
    interaction, ballots = answer.interaction, house.votes.ballots
    found = None if interaction.guild_id is None else await ballots.find_shard(interaction.guild_id, code)
    if found is not None and sees(interaction, found[0]):
        vote, shard = found
        stone = say(f"vote.stone.{shard.stone}", answer=plain(answer_of(vote, shard.stone)))
        await answer.show(notice(say("vote.code_counted", code=spelt(code), vote=vote.id, answer=stone)))
        return
    for vote in await visible(house, interaction, running=True):
        receipt = await ballots.receipt(vote.id, answer.user.id)
        if receipt is not None and receipt.code == code:
            stone = say(f"vote.stone.{receipt.stone}", answer=plain(answer_of(vote, receipt.stone)))
            await answer.show(notice(say("vote.code_stands", code=spelt(code), vote=vote.id, answer=stone)))
            return
    raise Complaint(say("vote.code_unknown", code=spelt(code)))
