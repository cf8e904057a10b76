"""Commands for playing, from `/play` to `/help`, and the entries in a user's context menu."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range, locale_str

from bot.commands.common import AnyCommand, Typed, add_completions, choice, choices, description, translatable
from bot.handlers import learning
from bot.handlers.lobby import ask_challenge_game, open_table
from bot.handlers.match_lookup import candidate_matches, find_match, table_completions
from bot.handlers.permissions import check_may_view
from bot.handlers.play import act_by_words, action_completions, show_panel
from bot.handlers.stats import show_stats
from bot.handlers.table import current_board, post_board, show_tables
from bot.interactions.response import Interaction, Response
from bot.screens.lobby import players_of
from bot.screens.stats import ALL_GAMES, game_choices
from bot.screens.tables import which_screen
from bot.services import Services
from bot.ui.limits import CHOICE, fit_label
from bot.ui.words import say
from games.core.game import Game
from games.core.registry import all_games, find_game
from games.core.words import Message
from storage.match.model import LEVELS


def commands(services: Services) -> list[AnyCommand]:
    """Return the commands for playing, `/play`, `/games`, `/hand`, `/act`, `/board`, `/rules`, `/learn` and `/help`.

    After them come the entries in a user's context menu.
    """
    first = (play_command, games_commands, hand_command, act_command, board_command)
    found = [make(services) for make in (*first, rules_command, learn_command, help_command)]
    return [*found, *person_menus(services)]


def play_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/play game opponent`, which opens a table in the channel; buttons there set all else.

    With an opponent, the game begins at once, against computer players of that level.
    """
    levels = [choice(say.message(f"command-play-{level}"), level) for level in LEVELS]

    @app_commands.command(name=locale_str("play"), description=description("play"))
    @app_commands.describe(game=description("play-game"), opponent=description("play-opponent"))
    @app_commands.choices(game=[choice(_about_game(game), game.name) for game in all_games()], opponent=levels)
    async def play(interaction: Interaction, game: str, opponent: str | None = None) -> None:
        async def handler(response: Response) -> None:
            await open_table(services, response, game, opponent)

        await services.dispatch(interaction, handler, defer="public")

    return play


def _about_game(game: Game[Any, Any]) -> Message:
    """Return a game's title, numbers of players and length, as the name of a choice of `/play`."""
    length = game.length if game.words is None else game.words.message("game-length")
    return say.message("command-play-choice", game=game.title, players=players_of(game), length=length)


def games_commands(services: Services) -> app_commands.Group:
    """Return the group `/games` with its commands `mine`, `server` and `stats`."""
    group = app_commands.Group(name=locale_str("games"), description=description("games"))

    @group.command(name=locale_str("mine"), description=description("games-mine"))
    async def mine(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: show_tables(services, response, "mine"))

    @group.command(name=locale_str("server"), description=description("games-server"))
    async def server(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: show_tables(services, response, "server"))

    @group.command(name=locale_str("stats"), description=description("stats"))
    @app_commands.describe(player=description("stats-player"), game=description("stats-game"))
    @app_commands.choices(game=choices(game_choices()))
    async def stats(interaction: Interaction, player: discord.User | None = None, game: str = ALL_GAMES) -> None:
        who = player or interaction.user
        await services.dispatch(
            interaction, lambda response: show_stats(services, response, who.id, who.display_name, game)
        )

    return group


def hand_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/hand`, which shows the user's hand and choices in a match privately.

    If the user plays several matches, it asks which one.
    """

    @app_commands.command(name=locale_str("hand"), description=description("hand"))
    @app_commands.describe(table=description("table"), text_only=description("text-only"))
    async def hand(interaction: Interaction, table: Typed | None = None, text_only: bool = False) -> None:
        async def handler(response: Response) -> None:
            found = await candidate_matches(services, interaction, table, require_seat=True)
            if len(found) > 1:
                await response.send(which_screen(found, response.user.id))
                return
            match = await find_match(services, response, table, require_seat=True)
            await show_panel(services, response, match.id, text_only=text_only)

        await services.dispatch(interaction, handler)

    add_completions(services, [hand], table_completions)
    return hand


def act_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/act action text sure`, which plays an action that the user names in words."""

    @app_commands.command(name=locale_str("act"), description=description("act"))
    @app_commands.describe(
        action=description("act-action"),
        text=description("act-text"),
        sure=description("table-sure"),
        table=description("table"),
    )
    async def act(
        interaction: Interaction,
        action: Typed,
        text: Range[str, 1, 4000] | None = None,
        sure: bool = False,
        table: Typed | None = None,
    ) -> None:
        async def handler(response: Response) -> None:
            await act_by_words(services, response, action, text, table, sure=sure)

        await services.dispatch(interaction, handler)

    add_completions(services, [act], action_completions, table_completions)
    return act


def board_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/board public text_only table`, which shows a match's board to the user or to the channel."""

    @app_commands.command(name=locale_str("board"), description=description("board"))
    @app_commands.describe(
        public=description("board-public"), text_only=description("text-only"), table=description("table")
    )
    async def board(
        interaction: Interaction, public: bool = False, text_only: bool = False, table: Typed | None = None
    ) -> None:
        async def handler(response: Response) -> None:
            match = await find_match(services, response, table, require_seat=False)
            check_may_view(services, match, interaction)
            if public:
                await post_board(services, response, match, text_only=text_only)
            else:
                await response.send(await current_board(services, match, text_only=text_only))

        await services.dispatch(interaction, handler, defer="public" if public else "private")

    add_completions(services, [board], table_completions)
    return board


def rules_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/rules game topic`, which shows the user a topic of a game's rules or the list of topics."""

    @app_commands.command(name=locale_str("rules"), description=description("rules"))
    @app_commands.describe(game=description("rules-game"), topic=description("rules-topic"))
    @app_commands.choices(game=choices([(fit_label(game.title, CHOICE), game.name) for game in all_games()]))
    async def rules(interaction: Interaction, game: str, topic: Typed | None = None) -> None:
        async def handler(response: Response) -> None:
            rules = find_game(game)
            found = await learning.topic_of(rules, topic) if topic else None
            await response.send(await learning.rules_page(rules, found))

        await services.dispatch(interaction, handler)

    add_completions(services, [rules], learning.topics_of_game)
    return rules


def learn_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/learn game`, which begins a game's lesson in a private message."""

    @app_commands.command(name=locale_str("learn"), description=description("learn"))
    @app_commands.describe(game=description("learn-game"))
    @app_commands.choices(game=choices([(fit_label(game.title, CHOICE), game.name) for game in all_games()]))
    async def learn(interaction: Interaction, game: str) -> None:
        await services.dispatch(interaction, lambda response: learning.begin_lesson(response, game))

    return learn


def help_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command `/help`, which shows the user the greeting with which the bot introduces itself."""

    @app_commands.command(name=locale_str("help"), description=description("help"))
    async def show_help(interaction: Interaction) -> None:
        await services.dispatch(interaction, learning.show_greeting)

    return show_help


def person_menus(services: Services) -> list[app_commands.ContextMenu]:
    """Return the entries that the bot adds to a user's context menu: "Challenge to a game" and "Show record"."""

    async def challenge(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await services.dispatch(interaction, lambda response: ask_challenge_game(response, user))

    async def record(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await services.dispatch(
            interaction, lambda response: show_stats(services, response, user.id, user.display_name, ALL_GAMES)
        )

    return [
        app_commands.ContextMenu(name=translatable(say.message("challenge-name")), callback=challenge),
        app_commands.ContextMenu(name=translatable(say.message("challenge-record")), callback=record),
    ]
