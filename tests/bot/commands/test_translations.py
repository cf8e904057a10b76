"""Commands, their options and choices in the languages of Discord's users."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app.command_sync import CommandTranslator, command_payload, is_synced, is_typed_name, sync_if_changed
from bot.ui.words import say
from games.core.words import ENGLISH, load_catalogue
from sandbox.interactions.commands import check_commands
from tests.bot.conftest import Stage, eventually
from tests.languages import installed_language, only_languages

pytestmark = pytest.mark.usefixtures("toy")
SUBCOMMAND, GROUP = 1, 2


def translated(folder: Path, language: str) -> None:
    """Write a catalogue for all that commands show; names are typed."""
    words = folder / "bot" / "words" / language
    words.mkdir(parents=True)
    lines = []
    for key in load_catalogue("bot", ENGLISH):
        if key.startswith(("name-", "option-")):
            lines.append(f"{key} = {language}_{key.partition('-')[2]}")
        elif key.startswith(("command-", "settings-how-", "levels-", "settings-language-", "challenge-")):
            lines.append(f"{key} = {language} {key}")
    (words / "commands.ftl").write_text("\n".join(lines), "utf-8")


@pytest.fixture
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install Spanish, which Discord has twice, and Swedish, whose locale names a country."""
    folder = tmp_path_factory.mktemp("words")
    translated(folder, "es")
    translated(folder, "sv")
    with only_languages(ENGLISH), installed_language(folder, "es"), installed_language(folder, "sv"):
        yield folder


def nodes(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all commands, subcommands, options and choices."""
    for node in payload:
        yield node
        yield from nodes([*node.get("options", ()), *node.get("choices", ())])


async def test_each_name_that_people_type_is_a_message(stage: Stage) -> None:
    catalogue = load_catalogue("bot", ENGLISH)
    known = set()
    for node in nodes(await command_payload(stage.bot.tree)):
        if "options" in node or ("description" in node and node["type"] > 0 and "value" not in node):
            is_command = "contexts" in node or node["type"] in (SUBCOMMAND, GROUP)
            key = f"{'name' if is_command else 'option'}-{node['name']}"
            if node["type"] == GROUP and "contexts" in node:
                continue  # an entry of a menu
            assert key in catalogue and say.label(key) == node["name"], key
            known.add(key)
    assert known == {key for key in catalogue if key.startswith(("name-", "option-"))}


async def test_all_is_registered_in_the_languages_of_discord_that_are_installed(languages: Path, stage: Stage) -> None:
    payload = await command_payload(stage.bot.tree)
    check_commands(payload)
    seen = 0
    for node in nodes(payload):
        for field in ("name", "description"):
            english = node.get(field)
            if not english or english in {"The Oracle"}:
                continue
            found = node.get(f"{field}_localizations")
            if found is None:
                assert "value" in node, f"{english} is the title of a game or the name of a language"
                continue
            assert set(found) == {"es-ES", "es-419", "sv-SE"}
            assert found["es-ES"] == found["es-419"] != english
            seen += 1
    assert seen > 150
    [table] = [command for command in payload if command["name"] == "table"]
    assert table["name_localizations"]["sv-SE"] == "sv_table"
    assert table["description_localizations"]["sv-SE"] == "sv command-table-group"


async def test_commands_are_registered_again_when_a_translation_changes(languages: Path, stage: Stage) -> None:
    tree, store = stage.bot.tree, stage.store
    await eventually(lambda: is_synced(tree, store))
    [listed] = [each for each in stage.server.world.commands.values() if each["name"] == "play"]
    assert listed["name_localizations"]["sv-SE"] == "sv_play"
    words = languages / "bot" / "words" / "sv" / "commands.ftl"
    words.write_text(words.read_text("utf-8").replace("= sv_play\n", "= sv_spela\n"), "utf-8")
    with installed_language(languages, "sv"):
        assert not await is_synced(tree, store)
        await stage.restart()
        await eventually(lambda: is_synced(stage.bot.tree, stage.store))
        [listed] = [each for each in stage.server.world.commands.values() if each["name"] == "play"]
        assert listed["name_localizations"]["sv-SE"] == "sv_spela"


class CountingTranslator(CommandTranslator):
    """Counts what discord.py asks for."""

    asked = 0

    async def translate(self, *values: Any) -> str | None:
        self.asked += 1
        return await super().translate(*values)


async def test_commands_are_translated_once_when_they_are_registered(stage: Stage) -> None:
    translator = CountingTranslator()
    await stage.bot.tree.set_translator(translator)
    await command_payload(stage.bot.tree)
    once = translator.asked
    stage.bot.tree.remove_command("help")
    assert await sync_if_changed(stage.bot.tree, stage.store)
    assert once < translator.asked < 2 * once
    assert "help" not in {each["name"] for each in stage.server.world.commands.values()}


async def test_a_name_that_discord_refuses_stays_english(languages: Path, stage: Stage) -> None:
    words = languages / "bot" / "words" / "sv" / "commands.ftl"
    words.write_text(words.read_text("utf-8").replace("= sv_play\n", "= Att spela\n"), "utf-8")
    with installed_language(languages, "sv"), capture_logs() as logs:
        payload = await command_payload(stage.bot.tree)
    [play] = [command for command in payload if command["name"] == "play"]
    assert set(play["name_localizations"]) == {"es-ES", "es-419"}
    assert [(line["name"], line["language"]) for line in logs] == [("play", "sv")]


async def test_every_name_in_our_own_languages_is_one_that_discord_takes(stage: Stage) -> None:
    """A name that it doesn't take would stay English."""
    with capture_logs() as logs:
        payload = await command_payload(stage.bot.tree)
    assert logs == []
    typed = [command for command in payload if command["type"] == 1]  # the others are entries of menus
    for node in nodes(typed):
        for name in node.get("name_localizations", {}).values() if "value" not in node else ():
            assert is_typed_name(name), name
    described = [node for node in nodes(payload) if node.get("description")]
    assert len(described) > 50
    for node in described:
        assert {"de", "fr", "it", "es-ES", "es-419"} == set(node["description_localizations"]), node["name"]


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        *[(name, True) for name in ("tisch", "nächste_hand", "o'clock-2", "t" * 32)],
        *[(name, False) for name in ("", "Tisch", "ein tisch", "t" * 33, "tisch!")],
    ],
)
def test_names_are_one_word_in_lower_case(name: str, typed: bool) -> None:
    assert is_typed_name(name) is typed
