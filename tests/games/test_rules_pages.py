"""The rules pages say what `/rules` says: their topics are generated, and every ruling that a topic names is listed."""

import re
from pathlib import Path

import pytest

from games.cli.main import main
from games.cli.rules import rules_text, with_rules
from games.core.registry import find_game
from games.core.words import ENGLISH, in_language, languages_of

PAGES = Path(__file__).parents[2] / "docs" / "rules"
COMMENT = "<!-- python -m games rules "
GENERATED = [page.stem for page in sorted(PAGES.glob("*.md")) if COMMENT in page.read_text("utf-8")]


def numbers(text: str) -> set[str]:
    """Return the rulings that a text names, such as "A2", with those of ranges such as "A4 to A6"."""
    found = set()
    for letter, first, last in re.findall(r"\b([A-Z])(\d+)(?: (?:to|and) [A-Z]?(\d+))?", text):
        found |= {f"{letter}{first}"} | ({f"{letter}{last}"} if last else set())
    return found


@pytest.mark.parametrize("name", GENERATED)
def test_a_page_has_the_topics_as_they_are(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    with in_language("en"):
        assert page == with_rules(page, find_game(name)), (
            f"run python -m games rules {name} --into docs/rules/{name}.md"
        )


@pytest.mark.parametrize("name", GENERATED)
def test_every_ruling_that_a_topic_names_is_in_the_pages_list(name: str) -> None:
    with in_language("en"):
        topics = find_game(name).presentation(["A"] * find_game(name).seats[-1]).topics
    table = (PAGES / f"{name}.md").read_text("utf-8").partition("## Rulings")[2]
    named = {
        number for topic in topics if "ruling" in topic.place for number in numbers(topic.place.partition("ruling")[2])
    }
    assert named and named <= numbers("\n".join(re.findall(r"^\| (.*?) \|", table, re.MULTILINE)))


@pytest.mark.parametrize("name", GENERATED)
def test_every_paragraph_of_a_topic_is_one_on_the_page(name: str) -> None:
    """Without an empty line before it, Markdown would add it to the paragraph or the list item above."""
    with in_language("en"):
        text = rules_text(find_game(name))
        topics = find_game(name).presentation(["A"] * find_game(name).seats[-1]).topics
    paragraphs = [line for topic in topics for line in topic.text.splitlines() if not line.startswith("- ")]
    assert len(paragraphs) >= len(topics)
    assert all(f"\n\n{line[:40]}" in text for line in paragraphs)


MOST = {"epireia": 1300, "gorgias": 600, "grudgematch": 500, "ostrakon": 650, "philosophia": 2000}
"""The maximum number of characters of a topic in English: short enough for the game's players to read at the table."""
LONGER = 1.4
"""How many times as long a topic may be in another language."""


@pytest.mark.parametrize("name", GENERATED)
def test_a_topic_is_short_in_every_language(name: str) -> None:
    game, found = find_game(name), {}
    assert game.words
    for language in sorted(languages_of(game.words.package)):
        most = MOST[name] * (1 if language == ENGLISH else LONGER)
        with in_language(language):
            for topic in game.presentation(["A"] * game.seats[-1]).topics:
                found[language, topic.title] = len(topic.text) / most
    assert {key: share for key, share in found.items() if share > 1} == {}, sorted(found.items(), key=lambda i: -i[1])[
        :5
    ]


def test_a_topics_table_is_one_on_the_page() -> None:
    game = find_game("philosophia")
    with in_language("en"):
        text = rules_text(game)
        tables = [topic.table for topic in game.presentation(["A"] * game.seats[-1]).topics if topic.table]
    assert tables
    for headings, *rows in tables:
        assert rows and all(len(row) == len(headings) for row in rows)
        lines = [f"| {' | '.join(row)} |" for row in (headings, ["---"] * len(headings), *rows)]
        assert "\n\n{}\n\n".format("\n".join(lines)) in text


def test_the_command_writes_a_page_or_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "gorgias.md"
    page.write_text((PAGES / "gorgias.md").read_text("utf-8").replace("The three topics", "Three topics"), "utf-8")
    assert main(["rules", "gorgias", "--language", "en", "--into", str(page)]) == 0
    assert page.read_text("utf-8") == (PAGES / "gorgias.md").read_text("utf-8")
    page.write_text("# Gorgias", "utf-8")
    assert main(["rules", "gorgias", "--into", str(page)]) == 2 and page.read_text("utf-8") == "# Gorgias"
    assert main(["rules", "gorgias", "--into", str(tmp_path / "missing" / "page.md")]) == 2
    capsys.readouterr()
    assert main(["rules", "gorgias", "--language", "en"]) == 0
    with in_language("en"):
        assert capsys.readouterr().out.strip() == rules_text(find_game("gorgias"))
