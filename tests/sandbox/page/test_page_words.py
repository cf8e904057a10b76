"""The page's own words: in the language of the address or of the browser, with English as a fallback, never HTML."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import words
from tests.sandbox.page.page_user import PageUser

ESPERANTO = """
-name = Stoa
page-title = Sablujo de { -name }
page-starting = Mi <b>komencas</b> & </script>
bar-users = Testuloj
mentions = { $count ->
    [0] neniu mencio
    [one] unu mencio
   *[other] { $count } mencioj
}
bar-mentions = { $name }: { mentions }
message-origin = Per { $command } de { $name }
kind = { $kind ->
    [stone] ŝtono
   *[other] io
}
"""


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a language in which few messages exist."""
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "a.ftl").write_text(ESPERANTO, "utf-8")
    (tmp_path / "en").symlink_to(words.FOLDER / "en")
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    words.load_messages.cache_clear()
    yield
    words.load_messages.cache_clear()


@pytest.mark.usefixtures("esperanto")
@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ([""], "en"),
        (["xx"], "en"),
        (["eo-XX"], "eo"),
        (["", "xx", "EO_x"], "eo"),
        (["../en"], "en"),
        (["en", "eo"], "en"),
    ],
)
def test_the_first_language_that_exists_is_chosen(wanted: list[str], language: str) -> None:
    assert words.choose_language(wanted) == language


def test_what_the_page_cannot_fill_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("when = { DATETIME($day) }\n")
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    words.load_messages.cache_clear()
    with pytest.raises(ValueError, match="FunctionReference"):
        words.load_messages("en")
    words.load_messages.cache_clear()


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.usefixtures("esperanto")
async def test_the_page_comes_with_its_words_in_the_readers_language(bot: Any) -> None:
    async with aiohttp.ClientSession() as client:
        for query, accepted, language in (
            ("?language=eo", "", "eo"),
            ("", "eo-XX,en;q=0.8", "eo"),
            ("?language=en", "eo", "en"),
            ("?language=%3Cb%3E", "", "en"),
        ):
            async with client.get(f"{bot.base_url}/{query}", headers={"Accept-Language": accepted}) as answer:
                text = await answer.text()
            assert f'<html lang="{language}">' in text
            title = "Sablujo de Stoa" if language == "eo" else "Stoa sandbox"
            assert f"<title>{title}</title>" in text
        assert "{{" not in text
        async with client.get(f"{bot.base_url}/?language=eo") as answer:
            text = await answer.text()
    assert html.escape("Mi <b>komencas</b> & </script>") in text and "<b>" not in text
    assert text.count("</script>") == 2, "the data ends where its element ends"
    data = json.loads(text.partition('id="words">')[2].partition("</script>")[0])
    assert list(data) == ["eo", "en"] and data["eo"]["page-title"] == ["Sablujo de Stoa"]
    assert "page-title" not in data["en"] and "box-send" in data["en"]


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.usefixtures("esperanto")
async def test_the_page_speaks_the_language_and_fills_in_text_only(page: PageUser) -> None:
    await page.page.goto(f"{page.bot.base_url}/?language=eo#users=malia")
    await page.page.get_by_role("group", name="Testuloj").wait_for()
    pane = page.pane("malia")
    assert await pane.locator("[data-action=send]").get_attribute("aria-label") == "Send"
    assert await page.page.title() == "Sablujo de Stoa"
    said = await page.page.evaluate(
        """async () => {
          const { say, sayParts } = await import('/js/words.js');
          const { h } = await import('/js/dom.js');
          const hostile = '<img src=x onerror=alert(1)> { $count }';
          const line = h('p', {}, sayParts('message-origin', { name: hostile, command: h('b', {}, '/x') }));
          return [say('mentions', { count: 0 }), say('mentions', { count: 1 }), say('mentions', { count: 20 }),
            say('bar-mentions', { name: hostile, count: 3 }), line.innerHTML, say('kind', { kind: 'stone' }),
            say('kind', { kind: 'constructor' }), say('no-such-message')];
        }"""
    )
    assert said == [
        "neniu mencio",
        "unu mencio",
        "20 mencioj",
        "<img src=x onerror=alert(1)> { $count }: 3 mencioj",
        "Per <b>/x</b> de &lt;img src=x onerror=alert(1)&gt; { $count }",
        "ŝtono",
        "io",
        "no-such-message",
    ]
