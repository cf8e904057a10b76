"""`/stats` and its buttons. Everybody may see the record of everybody who is counted, of this server alone."""

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.screen import Screen
from bot.stats.screens import ALL, Record, leaders_screen, stats_screen

BEST = 10


async def show_stats(house: House, answer: Answer, user: int, name: str, game: str) -> None:
    """Somebody's record, as a new private message."""
    await answer.show(await _screen(house, answer, user, name, game))


async def turn_stats(house: House, answer: Answer, press: ids.Stats) -> None:
    """The same of another game, in the message that was pressed."""
    known = house.client.get_user(press.user)
    name = answer.user.display_name if press.user == answer.user.id else known.display_name if known else ""
    if not name:
        guild = answer.interaction.guild
        member = None if guild is None else guild.get_member(press.user)
        name = member.display_name if member is not None else say("stats.somebody")
    await answer.update(await _screen(house, answer, press.user, name, press.game))


async def show_leaders(house: House, answer: Answer, press: ids.Leaders) -> None:
    """Who plays a game best here."""
    leaders = await house.store.results.leaders(_guild(answer), press.game, BEST)
    await answer.update(leaders_screen(press.game, leaders, answer.user.id))


async def count(house: House, answer: Answer, press: ids.Count) -> None:
    """Begin to count whoever pressed, or end it and forget what was counted."""
    await house.store.results.count(answer.user.id, bool(press.on), house.store.hours.now())
    await answer.update(await _screen(house, answer, answer.user.id, answer.user.display_name, ALL))


async def _screen(house: House, answer: Answer, user: int, name: str, game: str) -> Screen:
    guild, results = _guild(answer), house.store.results
    own = user == answer.user.id
    counted = await results.counts(user)
    if not counted:
        return stats_screen(Record(user, name, own, False, game, (), (), None))
    tallies = tuple(await results.tallies(guild, user))
    played = {tally.game for tally in tallies}
    if game == ALL and len(played) == 1:
        (game,) = played  # all there is, with its rating
    one = None if game == ALL else game
    last = tuple(await results.last(guild, user, one))
    rating = None if one is None else await results.rating(guild, user, one)
    return stats_screen(Record(user, name, own, True, game, tallies, last, rating))


def _guild(answer: Answer) -> int:
    if answer.interaction.guild_id is None:
        raise Complaint(say("admin.only_in_servers"))
    return answer.interaction.guild_id
