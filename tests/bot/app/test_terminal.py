"""`python -m bot` speaks the language of its terminal; the running bot speaks each reader's."""

from collections.abc import Iterator

import pytest

import bot.ui.words
from bot import __main__ as program
from bot.app.connection import RefusedByDiscord
from bot.app.settings import Settings
from bot.ui.words import say
from games.core import words
from games.core.words import Catalogue, current_language, in_language

IDO = """
terminal-usage = uzo
wrong-port = PORT esas nejusta.
discord-refuses-4004 = Discord ne konocas to.
"""


@pytest.fixture(autouse=True)
def ido(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a language with few messages, which the terminal speaks."""
    load = words.load_catalogue
    other = Catalogue("io", [("a.ftl", IDO)])
    monkeypatch.setattr(bot.ui.words, "installed_languages", lambda: frozenset({"en", "io"}))
    monkeypatch.setattr(words, "load_catalogue", lambda *of: other if of == ("bot", "io") else load(*of))
    monkeypatch.setenv("LC_ALL", "io_XX.UTF-8")
    words._label.cache_clear()
    yield
    words._label.cache_clear()


def test_the_terminal_is_spoken_to_in_its_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["dance"]) == 2
    assert capsys.readouterr().err == "uzo\n"
    monkeypatch.setenv("PORT", "0")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert program.main([]) == 2
    assert set(capsys.readouterr().err.splitlines()) == {
        "PORT esas nejusta.",
        "LOG_LEVEL is wrong: it must be one of DEBUG, INFO, WARNING or ERROR.",
    }


def test_the_running_bot_does_not_speak_the_terminals_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = []

    async def run(settings: Settings) -> int:
        spoken.append(current_language())
        raise RefusedByDiscord(4004)

    for name in ("PORT", "LOG_LEVEL", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(program, "run", run)
    monkeypatch.setattr(program, "sync", run)
    monkeypatch.setattr(program, "start_logging", lambda *_: None)
    assert program.main([]) == program.main(["sync"]) == 2
    assert spoken == ["en", "io"]
    assert capsys.readouterr().err == "Discord ne konocas to.\n" * 2


def test_an_error_for_the_host_is_english_in_the_log() -> None:
    with in_language("io"):
        assert str(RefusedByDiscord(4004)) == "DISCORD_TOKEN is wrong: Discord doesn't recognise it."
        assert say.label("discord-refuses-4004") == "Discord ne konocas to."
