"""A pseudo-language, accented and 40 % longer: its syntax stays, and all screens and pictures take it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from benchmarks.corpus import moments
from bot.__main__ import main
from bot.app.command_sync import command_payload
from bot.conformance.games import game_specimens
from bot.conformance.server import server_specimens
from bot.conformance.vote import vote_specimens
from bot.translations.check import findings, packages
from bot.translations.pseudo import pseudo_source, pseudo_text
from bot.ui.blocks import Form, Screen
from bot.ui.payload import render, render_form
from games.core.game import Game
from games.core.presentation import Style
from games.core.registry import all_games
from games.core.words import ENGLISH, in_language, load_catalogue
from sandbox.interactions.commands import check_commands
from storage import Store
from tests.bot.conformance.test_games import PLACE
from tests.bot.conformance.test_games import store as store
from tests.bot.conftest import Stage
from tests.games.picture.test_corpus import collisions
from tests.languages import installed_language

OTHER = "sv"
"""The language as which the pseudo-language is installed; Discord has it."""
ROOT = Path(__file__).parents[3]

SOURCE = """\
# A comment.
greeting = Hello, { $name }! See `/table log` at [the page](https://stoa.example/a).
    .hint = Say { -title } or { greeting }
-title = Gorgias
dice = { $count ->
    [one] one die { "" }
   *[other] { NUMBER($count) } dice
}
"""


def test_texts_are_longer_and_all_else_stays() -> None:
    made = pseudo_source(SOURCE)
    assert "`/table log`" in made and "](https://stoa.example/a)" in made and "# A comment." in made
    greeting, title, dice = [each for each in FluentParser().parse(made).body if not isinstance(each, ast.Comment)]
    assert [greeting.id.name, title.id.name, dice.id.name] == ["greeting", "title", "dice"]
    assert greeting.attributes[0].id.name == "hint"
    for part in ("{ $name }", "{ -title }", "{ greeting }", "{ $count ->", "[one]", "*[other]", "{ NUMBER($count) }"):
        assert part in made
    assert "Hello" not in made and "one die" not in made
    text = "Nobody has won yet. Play on, all of you."
    assert len(pseudo_text(text)) == pytest.approx(1.4 * len(text), abs=1)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the pseudo-language."""
    folder = tmp_path_factory.mktemp("pseudo")
    assert main(["words", "pseudo", OTHER, str(folder)]) == 0
    return folder


@pytest.fixture
def pseudo(folder: Path) -> Iterator[None]:
    """Install the pseudo-language, and read in it."""
    with installed_language(folder, OTHER), in_language(OTHER):
        yield


@pytest.mark.usefixtures("pseudo")
def test_nothing_is_wrong_with_it_but_that_texts_are_too_long() -> None:
    found = [*findings(OTHER)]
    assert {each.kind for each in found} == {"long"}
    for package in packages():
        assert set(load_catalogue(package, OTHER)) == set(load_catalogue(package, ENGLISH))


def is_pseudo(text: str) -> bool:
    """Return True if a text has accents that English has not."""
    return any(letter in text for letter in "áéíóú")


def send(content: Screen | Form | str) -> str:
    """Render a screen or form as for Discord, which raises an error beyond a limit; return its components."""
    if isinstance(content, Screen):
        return str(render(content, {}).components)
    return str(render_form(content).to_dict()) if isinstance(content, Form) else content


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_every_screen_of_a_game_is_within_the_limits(store: Store, game: Game[Any, Any]) -> None:
    specimens = await game_specimens(store, game, PLACE)
    assert specimens
    for specimen in specimens:
        assert is_pseudo(send(specimen.content)), specimen.name


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo")
async def test_every_screen_of_votes_and_of_the_server_is_within_the_limits(store: Store) -> None:
    for specimen in [*await vote_specimens(store, PLACE), *await server_specimens(store, PLACE)]:
        send(specimen.content)


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_texts_of_pictures_fit(game: Game[Any, Any]) -> None:
    found: set[str] = set()
    for seats in {game.seats[0], game.seats[-1]}:
        for moment in moments(game, seats, 3):
            for name, picture in moment.pictures(Style()):
                found |= {f"{name}: {fault}" for fault in collisions(picture)}
    assert not found, "\n".join(sorted(found)[:40])


async def test_commands_are_within_the_limits(folder: Path, stage: Stage) -> None:
    with installed_language(folder, OTHER):
        payload = await command_payload(stage.bot.tree)
    check_commands(payload)
    assert all("sv-SE" in command["name_localizations"] for command in payload)
