"""Every text of a game fits where it is shown, with the longest of everything that is inserted in it."""

from pathlib import Path
from typing import Any

import pytest

from games.core.game import Game
from games.core.registry import all_games, find_game
from games.core.words import languages_of
from tests.games.laws.longest_texts import Heard, Longest, Place, hear
from tests.languages import installed_language

LANGUAGES = sorted(languages_of("games"))


def too_long(heard: Heard) -> list[str]:
    return [f"{language}: {each}" for language in LANGUAGES for each in Longest(heard, language).too_long()]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.slow
def test_the_longest_texts_fit(game: Game[Any, Any]) -> None:
    heard = hear(game, steps=400, every=4)
    assert len(heard.most) > 50
    assert too_long(heard) == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.whole
def test_the_longest_texts_of_many_games_fit(game: Game[Any, Any]) -> None:
    assert too_long(hear(game, steps=5000, every=3, seeds=range(1, 4))) == []


OLD_ITALIAN = """
label-aim = { $way }: { $landing }
way-north-west = verso nord-ovest
landing-rolled-own-goal = da { $least } a { $most } caselle, al massimo fino alla casella { $space } o nella tua porta
"""
"""What stood in Italian: a button with 85 characters if it named this direction and this landing."""


@pytest.mark.slow
def test_a_text_that_is_too_long_in_its_longest_combination_alone_is_noticed(tmp_path: Path) -> None:
    heard = hear(find_game("grudgematch"), steps=400, every=4)
    folder = tmp_path / "games" / "grudgematch" / "words" / "fi"
    folder.mkdir(parents=True)
    (folder / "kicks.ftl").write_text(OLD_ITALIAN, "utf-8")
    with installed_language(tmp_path, "fi"):
        (found,) = Longest(heard, "fi").too_long()
        assert found.startswith("label-aim has 8")
    aim = heard.values[Place("games.grudgematch", "label-aim", False)]
    assert {each.key for each in aim["way"]} > {"way-north-west", "way-south"}
    assert {each.key for each in aim["landing"]} > {"landing-rolled-own-goal", "landing-goal"}
