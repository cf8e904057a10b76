"""`/rules`: the rule that is asked for, with its place in the rulebook."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.limits import CHOICE
from bot.screens import find_topic, rules_screen, topic_completions
from bot.shorten import fit_label
from games.core.registry import UnknownGame, all_games, find_game


def rules_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/rules game topic`."""

    @app_commands.command(name=locale_str("rules"), description=described("rules"))
    @app_commands.describe(game=described("rules_game"), topic=described("rules_topic"))
    @app_commands.choices(game=choices_of([(fit_label(game.title, CHOICE), game.name) for game in all_games()]))
    async def rules(interaction: Interaction, game: str, topic: str | None = None) -> None:
        async def handler(answer: Answer) -> None:
            rules = find_game(game)
            found = find_topic(rules, topic) if topic else None
            if topic and found is None:
                raise Complaint(say("rules.no_topic"))
            await answer.show(rules_screen(rules, found))

        await house.answer(interaction, handler, waiting="private")

    @rules.autocomplete("topic")
    async def topics(interaction: Interaction, typed: str) -> list[Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            try:
                game = find_game(str(getattr(interaction.namespace, "game", "")))
            except UnknownGame:
                return []
            return topic_completions(game, typed)

        return choices_of(await house.complete(interaction, found))

    return rules
