"""The lessons: every game has one, it can be played as it is written, and it is short."""

from pathlib import Path
from typing import Any

import pytest

from games.core import lesson as lesson_module
from games.core import words
from games.core.game import Game
from games.core.lesson import Lesson, LessonError, lesson_of, play_lesson
from games.core.registry import all_games, find_game
from games.core.words import Catalogue, Words, in_language

GAMES = [game for game in all_games() if game.name in ("epireia", "gorgias", "grudgematch", "ostrakon", "philosophia")]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def found(game: Game[Any, Any]) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game.title} has no lesson"
    return lesson


@by_game
def test_it_takes_about_two_minutes(game: Game[Any, Any]) -> None:
    lesson = lesson_of(game)
    count = sum(len(moment.say.split()) for moment in lesson.moments)
    assert 6 <= len(lesson.moments) <= 14
    assert 250 <= count <= 650, f"{count} words"
    assert all(len(moment.say) <= 500 for moment in lesson.moments)


@by_game
def test_the_learner_does_things_himself_and_one_way_leads_on(game: Game[Any, Any]) -> None:
    asking = [moment for moment in found(game).moments if moment.ways]
    assert len(asking) >= 3
    for moment in asking:
        assert [why for _, why in moment.ways].count("") == 1
        assert all(why == why.strip() and len(why) <= 300 for _, why in moment.ways)
        said = game.presentation(found(game).names)
        labels = [said.label(moment.view, action) for action, _ in moment.ways]
        assert len(set(labels)) == len(labels)


@by_game
def test_it_ends_with_words_alone_and_says_where_to_go_on(game: Game[Any, Any]) -> None:
    *_, last = found(game).moments
    assert not last.ways
    assert "`/play" in last.say and "`/rules" in last.say


@by_game
def test_it_is_the_same_whenever_it_is_played(game: Game[Any, Any]) -> None:
    assert lesson_of(type(game)()) == found(game)


class Plain(type(find_game("gorgias"))):  # type: ignore[misc]
    """Gorgias as if it had no catalogue."""

    words = None


GORGIAS = Plain()
PAGE = 'names = ["Malia", "Polus"]\n[[pages]]\nsay = "Look."\n'


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("names = 3", "gorgias"),
        ("this is no script", "gorgias"),
        (PAGE + 'colour = "red"', "colour"),
        (PAGE + 'ways = [{action = {kind = "dance"}}]', "page 1"),
        (PAGE + 'moves = [[1, {kind = "roll"}]]', "page 1"),
        (PAGE + 'ways = [{action = {kind = "roll"}}, {action = {kind = "leave_to_chance"}}]', "page 1"),
        (PAGE + 'ways = [{action = {kind = "roll"}, why = "No."}]', "page 1"),
        (PAGE + "[[pages]]\nsay = 'x'\nmoves = [[7, {kind = 'roll'}]]", "page 2"),
    ],
)  # fmt: skip
def test_a_script_that_cannot_be_played_says_where(script: str, says: str) -> None:
    with pytest.raises(LessonError, match=says):
        play_lesson(GORGIAS, script)


ENGLISH = "look = Look, **{ -game }**.\n    .no = Not *that*.\n-game = Gorgias\nyou = You\npolus = Polus\n"
NAMED = PAGE.replace("Malia", "you").replace("Polus", "polus")
SAID = (
    NAMED.replace("Look.", "look") + 'ways = [{action = {kind = "roll"}}, {action = {kind = "roll"}, why = "look.no"}]'
)


class Catalogued(Plain):
    """Gorgias as if its lesson stood in a catalogue."""

    words = Words("somewhere")


@pytest.fixture
def catalogued(monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    german = Catalogue("de", [("a.ftl", "look = Schau.\nyou = Du")])
    found = {"en": Catalogue("en", [("a.ftl", ENGLISH)]), "de": german}
    monkeypatch.setattr(words, "load_catalogue", lambda package, language: found[language])
    return Catalogued()


def test_a_lesson_from_a_catalogue_is_in_the_language_of_its_reader(catalogued: Game[Any, Any]) -> None:
    lesson = play_lesson(catalogued, SAID)
    (page,) = lesson.moments
    assert lesson.names == ("You", "Polus")
    assert page.say == "Look, **Gorgias**."
    assert [why for _, why in page.ways] == ["", "Not *that*."]
    with in_language("de"):
        german = play_lesson(catalogued, SAID)
        assert german.moments[0].say == "Schau." and german.names == ("Du", "Polus")


def test_a_lesson_of_an_unknown_message_says_where(catalogued: Game[Any, Any]) -> None:
    with pytest.raises(LessonError, match="page 1"):
        play_lesson(catalogued, NAMED)
    with pytest.raises(LessonError, match="Malia"):
        play_lesson(catalogued, PAGE.replace("Look.", "look"))


def test_a_lesson_is_kept_for_each_language(
    catalogued: Game[Any, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "lesson.toml").write_text(SAID)
    monkeypatch.setattr(lesson_module, "files", lambda package: tmp_path)
    english = lesson_of(catalogued)
    with in_language("de"):
        german = lesson_of(catalogued)
    assert english and german and lesson_of(catalogued) is english
    assert (english.moments[0].say, german.moments[0].say) == ("Look, **Gorgias**.", "Schau.")


def test_one_hears_only_what_that_seat_would_hear() -> None:
    """In Gorgias the other's layout is whispered to the other; the lesson shows the learner's view, and no more."""
    script = PAGE + 'ways = [{action = {kind = "roll"}}]\n[[pages]]\nsay = "Now."\n'
    lesson = play_lesson(GORGIAS, script)
    assert [moment.view.seat for moment in lesson.moments] == [0, 0]
    assert not lesson.moments[0].events
    assert lesson.moments[1].events


def test_a_page_that_does_not_exist_is_the_first_one() -> None:
    lesson = play_lesson(GORGIAS, PAGE)
    assert lesson.moment(99) is lesson.moments[0]
