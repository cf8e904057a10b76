"""`python -m bot words check`: what is missing, unused, different, broken or too long in a language."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.translations.check import Finding, findings, limits_of, packages
from games.core.words import ENGLISH, load_catalogue
from tests.languages import installed_language
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
    with installed_language(german, "de"):
        found = [*findings("de")]
    place = "bot/words/de/people.ftl"
    broken = [each for each in found if each.kind == "broken"]
    assert [(each.key, each.place) for each in broken] == [("settings-menu", place)]
    assert [each for each in found if each.kind not in ("missing", "broken")] == [
        Finding("arguments", place, "settings-zone", "$now"),
        Finding("long", place, "settings-hours-title", "61 > 45"),
        Finding("unused", place, "no-such-message"),
        Finding("long", place, "lobby-start", "88 > 80"),
    ]
    missing = {(each.place, each.key) for each in found if each.kind == "missing"}
    assert {("bot", "settings-title"), ("games", "refusal"), ("storage", "another-key")} & missing
    assert {place for place, _ in missing} == set(packages())
    assert not missing & {("bot", "settings-saved"), ("bot", "settings-zone")}


def test_nothing_is_wrong_with_english() -> None:
    assert [*findings(ENGLISH)] == []


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
    with installed_language(german, "de"), message_names():
        assert main(["words", "check", "de"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "words-missing(key=settings-title, place=bot)" in lines
    assert "words-long(about=88 > 80, key=lobby-start, place=bot/words/de/people.ftl)" in lines
    assert lines[-1] == f"words-checked(count={len(lines) - 1}, language=de)"
    with message_names():
        assert main(["words", "check", ENGLISH]) == 0
    assert capsys.readouterr().out == "words-checked(count=0, language=en)\n"
    assert main(["words", "weigh", "de"]) == 2
