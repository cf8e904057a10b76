"""The words of options and topics: from a game's catalogue, or else from its fields."""

from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import Field

from games.core import presentation, words
from games.core.game import Game, OptionWords, option_words
from games.core.presentation import Topic, read_topics
from games.core.registry import find_game
from games.core.values import Options
from games.core.words import Catalogue, Markdown, Words, in_language

ENGLISH = """
game-length = 20 minutes
option-thinking-time = Thinking time
    .description = How long you may think.
    .value-0 = No limit
option-loud = Loud
    .description = With drums.
rule-aim = The aim
    .text = Build **three** schools.
    .place = Rulebook p4
"""
GERMAN = """
option-thinking-time = Bedenkzeit
    .description = So lange.
    .value-0 = Unbegrenzt
rule-aim = Das Ziel
    .text = Baue **drei** Schulen.
    .place = Anleitung S. 4
"""


class SomeOptions(Options):
    thinking_time: Literal[0, 10] = Field(
        0, title="A title", description="A text.", json_schema_extra={"labels": {"10": "Ten"}}
    )
    loud: bool = False


class Plain(type(find_game("gorgias"))):  # type: ignore[misc]
    words = None
    Options = SomeOptions


class Catalogued(Plain):
    words = Words("somewhere")
    length = Game.length


@pytest.fixture
def catalogued(monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    found = {"en": Catalogue("en", [("a.ftl", ENGLISH)]), "de": Catalogue("de", [("a.ftl", GERMAN)])}
    monkeypatch.setattr(words, "load_catalogue", lambda package, language: found[language])
    return Catalogued()


def test_options_of_a_catalogue(catalogued: Game[Any, Any]) -> None:
    thinking = OptionWords("Thinking time", "How long you may think.", {"0": "No limit"})
    assert option_words(catalogued, "thinking_time") == thinking
    assert option_words(catalogued, "loud") == OptionWords("Loud", "With drums.", {})
    with in_language("de"):
        assert option_words(catalogued, "thinking_time") == OptionWords("Bedenkzeit", "So lange.", {"0": "Unbegrenzt"})


def test_options_of_fields() -> None:
    assert option_words(Plain(), "thinking_time") == OptionWords("A title", "A text.", {"10": "Ten"})
    assert option_words(Plain(), "loud") == OptionWords("Loud", "", {})


def test_the_length_of_a_match(catalogued: Game[Any, Any]) -> None:
    assert catalogued.length == "20 minutes"


def test_topics(catalogued: Game[Any, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert catalogued.words
    rows = '[[topics]]\nid = "rule-aim"\nquick = true\n[[topics]]\nid = "rule-aim"\nsource = "ruling"\n'
    (tmp_path / "topics.toml").write_text(rows)
    monkeypatch.setattr(presentation, "files", lambda package: tmp_path)
    aim = Topic("The aim", "Build **three** schools.", "Rulebook p4", "printed", quick=True)
    assert read_topics("somewhere", catalogued.words) == [
        aim,
        Topic("The aim", "Build **three** schools.", "Rulebook p4", "ruling"),
    ]
    listed = read_topics("somewhere", catalogued.words, {"rule-aim": [Markdown("one"), Markdown("two")]})
    assert [each.text for each in listed] == ["Build **three** schools.\n- one\n- two"] * 2
    with in_language("de"):
        assert read_topics("somewhere", catalogued.words)[0].title == "Das Ziel"
