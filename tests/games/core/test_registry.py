"""The registry: games in the tree, and games of installed packages."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import UnknownGame, all_games, clear_cache, find_game, left_out
from games.core.words import load_catalogue, word_folders

OLDER = """
from tests.games.laws.toy.game import Symposium

class OldSymposium(Symposium):
    edition = 1

class NewSymposium(Symposium):
    edition = 2

EDITIONS = (OldSymposium(), NewSymposium())
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a game, installed as pip would install it, as far as Python can see."""
    (tmp_path / "stoa_symposium.py").write_text(OLDER)
    info = tmp_path / "stoa_symposium-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stoa-symposium\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[stoa.games]\nsymposium = stoa_symposium:EDITIONS\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    clear_cache()
    yield
    sys.modules.pop("stoa_symposium", None)
    monkeypatch.undo()
    clear_cache()


def test_an_installed_game_is_found(installed: None) -> None:
    assert "symposium" in [game.name for game in all_games()]
    assert find_game("symposium").edition == 2, "the newest edition, unless another is asked for"
    assert find_game("symposium", 1).edition == 1
    with pytest.raises(UnknownGame, match="symposium, edition 3"):
        find_game("symposium", 3)


def test_games_are_listed_by_title_in_their_newest_edition(installed: None) -> None:
    titles = [game.title for game in all_games()]
    assert titles == sorted(titles) and len(titles) == len(set(titles))


def test_an_unknown_game() -> None:
    clear_cache()
    with pytest.raises(UnknownGame, match="symposium"):
        find_game("symposium")
    with pytest.raises(UnknownGame):
        find_game("core")


def _install(folder: Path, name: str, code: str | None) -> None:
    if code is not None:
        (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[stoa.games]\n{name} = {name}:EDITIONS\n")


WORDY = """
from games.core.words import Words
from tests.games.laws.toy.game import Symposium

class Wordy(Symposium):
    name, words = "wordy", Words("stoa_wordy")

EDITIONS = (Wordy(),)
"""
"""An installed game with words of its own, whose catalogues a test writes."""


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"game-length = 5 minutes\n", ""),
        (b"game-length = 5 minutes\ngame-length = 6 minutes\n", "there is another 'game-length'"),
        (b"game-length = 5\xff minutes\n", "is not UTF-8"),
    ],
)
def test_a_game_with_a_broken_catalogue_is_left_out_and_named_in_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: None, file: bytes, why: str
) -> None:
    for language, text in (("en", b"game-length = 5 minutes\n"), ("de", file)):
        folder = tmp_path / "stoa_wordy" / "words" / language
        folder.mkdir(parents=True)
        (folder / "labels.ftl").write_bytes(text)
    _install(tmp_path, "stoa_wordy", None)
    (tmp_path / "stoa_wordy" / "__init__.py").write_text(WORDY)
    importlib.invalidate_caches()
    load_catalogue.cache_clear()
    word_folders.cache_clear()
    clear_cache()
    assert ("wordy" in [game.name for game in all_games()]) == (not why)
    found = [each.why.replace(":", "") for each in left_out()]
    assert found == ([f"ValueError stoa_wordy/words/de/labels.ftl {why}"] if why else [])
    assert all(game.length for game in all_games()), "the others have their words"
    load_catalogue.cache_clear()
    word_folders.cache_clear()
    sys.modules.pop("stoa_wordy", None)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise RuntimeError('no oracle')", "RuntimeError: no oracle"),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("EDITIONS = (", "SyntaxError"),
        ("GAMES = ()", "AttributeError"),
        ("EDITIONS = ('symposium',)", "TypeError"),
        (None, "ModuleNotFoundError"),
    ],
)
def test_a_broken_package_is_left_out_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: None, code: str | None, why: str
) -> None:
    clear_cache()
    before = [game.name for game in all_games()]
    assert left_out() == ()
    _install(tmp_path, "stoa_broken", code)
    importlib.invalidate_caches()
    clear_cache()
    assert [game.name for game in all_games()] == before and "symposium" in before
    (broken,) = left_out()
    assert broken.name == "stoa_broken" and broken.why.startswith(why)
    sys.modules.pop("stoa_broken", None)
