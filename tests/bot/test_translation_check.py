"""For translators: what a language lacks, and a pseudo-language that all screens and pictures take."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from benchmarks.corpus import moments
from bot.__main__ import main
from bot.app.command_sync import command_payload
from bot.conformance.specimens import game_specimens, server_specimens
from bot.conformance.vote import vote_specimens
from bot.translation_check import findings, limits_of, packages, pseudo_source, pseudo_text
from bot.ui.blocks import Form, Screen
from bot.ui.payload import render, render_form
from games.core.game import Game
from games.core.presentation import Style
from games.core.registry import all_games
from games.core.words import ENGLISH, in_language, languages_of, load_catalogue
from sandbox.interactions.commands import check_commands
from storage import Store
from tests.bot.conformance.test_specimens import PLACE
from tests.bot.conformance.test_specimens import store as store
from tests.bot.conftest import Stage
from tests.games.picture.test_corpus import collisions
from tests.languages import installed_language, only_languages
from tests.messages import message_names

GERMAN = """
settings-saved = Gespeichert. Das sind jetzt deine Einstellungen.
settings-zone = **Zeitzone:** { $zone }
settings-hours-title = Deine Zeitzone und die Stunden, in denen du Ruhe haben willst
settings-menu = { $oops ->
    [one] eins
}
no-such-message = Nichts
command-settings-hours = Zeitzone und Ruhezeiten
lobby-start = Beginnen mit allen, die schon am Tisch sitzen, und mit Computern für alle übrigen Plätze
"""


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """Return a folder with a German catalogue that has faults."""
    words = tmp_path / "bot" / "words" / "de"
    words.mkdir(parents=True)
    (words / "people.ftl").write_text(GERMAN, "utf-8")
    return tmp_path


def test_all_faults_of_a_language_are_found(german: Path) -> None:
    with only_languages(ENGLISH), installed_language(german, "de"):
        found = [*findings("de")]
    place = "bot/words/de/people.ftl"
    broken = [each for each in found if each.kind == "broken"]
    assert [(each.key, each.place) for each in broken] == [("settings-menu", place)]
    others = [each for each in found if each.kind not in ("missing", "broken")]
    assert {each.place for each in others} == {place}
    assert [(each.kind, each.key, getattr(each.about, "items", each.about)) for each in others] == [
        ("arguments", "settings-zone", ("$now",)),
        ("long", "settings-hours-title", "61 > 45"),
        ("unused", "no-such-message", ""),
        ("long", "lobby-start", "88 > 80"),
    ]
    missing = {(each.place, each.key) for each in found if each.kind == "missing"}
    assert {("bot", "settings-title"), ("games", "refusal"), ("storage", "another-key")} & missing
    assert {place for place, _ in missing} == set(packages())
    assert not missing & {("bot", "settings-saved"), ("bot", "settings-zone")}


@pytest.mark.parametrize("language", sorted(languages_of("bot")))
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    assert [*findings(language)] == []


def test_the_catalogues_of_all_parts_and_games_are_compared(toy: None) -> None:
    assert {"bot", "games", "games.gorgias", "sandbox", "storage", "stoa_oracle"} <= set(packages())


def test_limits_are_those_of_what_a_message_is_for() -> None:
    bot, gorgias = limits_of("bot"), limits_of("games.gorgias")
    found = [bot[key] for key in ("lobby-start", "replay-menu", "setup-limits-title", "setup-up-to")]
    assert found == [80, 150, 45, 100]
    assert [bot[key] for key in ("name-play", "option-game", "command-play")] == [32, 32, 100]
    assert [gorgias[key] for key in ("verb-roll", "option-rounds", "option-rounds.description")] == [80, 45, 100]
    assert "settings-saved" not in bot
    assert {key for key in bot if key not in load_catalogue("bot", ENGLISH)} == set()


def test_the_command_tells_what_to_do(german: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with only_languages(ENGLISH), installed_language(german, "de"), message_names():
        assert main(["words", "check", "de"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "words-missing(key=settings-title, place=bot)" in lines
    assert "words-long(about=88 > 80, key=lobby-start, place=bot/words/de/people.ftl)" in lines
    assert lines[-1] == f"words-checked(count={len(lines) - 1}, language=de)"
    with message_names():
        assert main(["words", "check", ENGLISH]) == 0
    assert capsys.readouterr().out == "words-checked(count=0, language=en)\n"
    assert main(["words", "weigh", "de"]) == 2


OTHER = "sv"
"""The language as which the pseudo-language is installed; Discord has it."""
ROOT = Path(__file__).parents[2]

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
    specimens = [*await vote_specimens(store, PLACE), *await server_specimens(store, PLACE)]
    sent = {specimen.name: send(specimen.content) for specimen in specimens}
    english = {name for name, text in sent.items() if not is_pseudo(text)}
    assert english == {"server: notice", "server: export"}, "which are all arguments"


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
