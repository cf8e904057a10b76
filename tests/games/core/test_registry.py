"""The registry: games in the tree, and games of installed packages."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import UnknownGame, all_games, clear_cache, find_game, left_out

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
