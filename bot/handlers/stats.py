"""`/games stats`, a player's record of results in a server, and its buttons.

Records are per server, and everybody may see those of players who agreed to be counted.
"""

from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import press
from bot.interactions.response import Response
from bot.screens.stats import ALL_GAMES, Record, leaders_screen, stats_screen
from bot.screens.tables import are_you_sure
from bot.services import Services
from bot.ui.blocks import Button, Screen
from bot.ui.words import say
from games.core.registry import find_game

LEADERBOARD_SIZE = 10
"""Number of players on a leaderboard."""


async def show_stats(services: Services, response: Response, user: int, name: str, game: str) -> None:
    """Show the user, privately, a player's record of results in this server.

    Args:
        services: The bot's services.
        response: The response to the command.
        user: The player's id.
        name: The player's name.
        game: The name of the game to which the record is limited, or `ALL_GAMES`.

    Raises:
        UnknownGame: There is no such game; only a forged command names one.
        UserError: The command was not given in a server.
    """
    await response.send(await _stats_of(services, response, user, name, game))


@press(custom_ids.Stats, defer="update")
async def update_stats(services: Services, response: Response, press: custom_ids.Stats) -> None:
    """Show a player's record of results in another game, in the message whose button or menu was used."""
    known = services.client.get_user(press.user)
    name = response.user.display_name if press.user == response.user.id else known.display_name if known else ""
    if not name:
        guild = response.interaction.guild
        member = None if guild is None else guild.get_member(press.user)
        name = member.display_name if member is not None else say.label("stats-somebody")
    await response.update(await _stats_of(services, response, press.user, name, press.game))


@press(custom_ids.Leaders, defer="update")
async def show_leaders(services: Services, response: Response, press: custom_ids.Leaders) -> None:
    """Show this server's best players of a game by rating, in the message whose button was pressed.

    Raises:
        UserError: The button was not pressed in a server.
        UnknownGame: There never was such a game; only a forged press names one.
    """
    leaders = await services.store.statistics.leaders(_guild_id(response), press.game, LEADERBOARD_SIZE)
    if not leaders:
        find_game(press.game)  # refuses the name of a game that there never was
    await response.update(leaders_screen(press.game, leaders, response.user.id))


@press(custom_ids.Count, defer="update")
async def set_counted(services: Services, response: Response, press: custom_ids.Count) -> None:
    """Start counting the results of the user who pressed, or stop and delete those counted; show their record.

    Before their results are deleted, the user is asked to confirm it.
    """
    if press.on == 0:
        yes = Button(say.label("stats-delete"), custom_ids.encode(custom_ids.Count(2)))
        no = Button(say.label("stats-keep"), custom_ids.encode(custom_ids.Count(1)))
        await response.update(are_you_sure(say.text("stats-sure"), no, yes))
        return
    await services.store.statistics.set_counted(response.user.id, press.on == 1, services.store.time.now())
    await response.update(await _stats_of(services, response, response.user.id, response.user.display_name, ALL_GAMES))


async def _stats_of(services: Services, response: Response, user: int, name: str, game: str) -> Screen:
    guild, results = _guild_id(response), services.store.statistics
    own = user == response.user.id
    counted = await results.is_counted(user)
    tallies = tuple(await results.tallies(guild, user)) if counted else ()
    played = {tally.game for tally in tallies}
    if game not in (ALL_GAMES, *played):
        find_game(game)
    if not counted:
        return stats_screen(Record(user, name, own, False, game, (), (), None))
    if game == ALL_GAMES and len(played) == 1:
        (game,) = played  # show the only game played, which includes its rating
    one = None if game == ALL_GAMES else game
    last = tuple(await results.recent_results(guild, user, one))
    rating = None if one is None else await results.rating(guild, user, one)
    return stats_screen(Record(user, name, own, True, game, tallies, last, rating))


def _guild_id(response: Response) -> int:
    if response.interaction.guild_id is None:
        raise UserError(say.text("admin-only-in-servers"))
    return response.interaction.guild_id
