"""A private message speaks its reader's language; what everybody reads speaks the server's."""

from collections.abc import Callable

import pytest

import bot.ui.words
import games.core.words
from bot.ui.blocks import Drawing
from games.core.words import ENGLISH, Catalogue, current_language, in_language
from sandbox.driver import texts
from sandbox.interactions import model
from tests.bot.conftest import Stage, controls, press

pytestmark = pytest.mark.usefixtures("toy")

OTHER = "eo"
"""A language in which the bot has no words; its locale is known to Babel."""


def made_up(load: Callable[[str, str], Catalogue], package: str) -> Catalogue:
    """Return a catalogue of a package in which each message says its own name."""
    return Catalogue(OTHER, [("made-up.ftl", "\n".join(f"{key} = eo {key}" for key in load(package, ENGLISH)))])


@pytest.fixture(autouse=True)
def other_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install another language for the bot's own words."""
    load = games.core.words.load_catalogue
    other = made_up(load, "bot")
    monkeypatch.setattr(bot.ui.words, "installed_languages", lambda: frozenset({ENGLISH, OTHER}))
    monkeypatch.setattr(
        games.core.words,
        "load_catalogue",
        lambda package, language: other if (package, language) == ("bot", OTHER) else load(package, language),
    )


async def test_a_panel_speaks_its_readers_language_and_the_board_the_servers(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    monkeypatch.setattr(model, "LOCALE", OTHER)
    panel = await stage.panel(match, malia)
    assert "eo panel-title" in panel.text
    played = await press(malia, panel.message, controls(panel.message)[0])
    assert "eo panel-note" in played.text
    match = await stage.until(match.id, lambda match: match.record_count == 1 and match.shown_version == match.version)
    assert "eo board" not in texts(await stage.board(match, theo))


async def test_a_server_of_another_language_has_boards_in_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    monkeypatch.setattr(stage.bot.guilds[0], "preferred_locale", OTHER)
    monkeypatch.setattr(model, "SERVER_LOCALE", OTHER)
    panel = await stage.panel(match, malia)
    played = await press(malia, panel.message, controls(panel.message)[0])
    assert "eo " not in played.text
    match = await stage.until(match.id, lambda match: match.record_count == 1 and match.shown_version == match.version)
    assert "eo board-all" in texts(await stage.board(match, theo))
    opened = await theo.slash(stage.server.channel_id("general"), "play", {"game": "gorgias"})
    assert "eo lobby-title" in texts(opened.message)
    listed = await theo.slash(stage.server.channel_id("general"), "games mine")
    assert "eo " not in listed.text, "his own list is in his language"


async def test_an_open_panel_is_edited_in_its_readers_language(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    with monkeypatch.context() as patch:
        patch.setattr(model, "LOCALE", OTHER)
        panel = (await stage.panel(match, malia)).message
    await theo.slash(str(match.thread), "table resign", {"sure": True})
    await malia.until(panel["id"], lambda message: "eo board-resigned" in texts(message))


def test_a_picture_is_ordered_in_the_language_of_its_reader() -> None:
    drawings = []
    for language in (ENGLISH, OTHER):
        with in_language(language):
            drawings.append(Drawing("gorgias", 1, "{}", ()))
    assert [drawing.language for drawing in drawings] == [ENGLISH, OTHER]
    assert drawings[0] != drawings[1] and current_language() == ENGLISH


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("eo", "eo"), ("eo-XX", "eo"), ("xx", "en"), (None, "en"), ("", "en")]
)
def test_who_has_a_language_without_words_reads_english(locale: str | None, language: str) -> None:
    assert bot.ui.words.language_of(locale) == language
