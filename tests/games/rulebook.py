"""The table that assigns tests to rules (`rulebook.toml` in a game's folder): each rule names its tests."""

import ast
import tomllib
from pathlib import Path
from typing import Any


class Rulebook:
    """The table of one game, and the tests in its folder."""

    def __init__(self, folder: Path) -> None:
        book: dict[str, Any] = tomllib.loads((folder / "rulebook.toml").read_text("utf-8"))
        self.sections: list[str] = [section["name"] for section in book["section"]]
        self.sentences = [(says, names) for section in book["section"] for says, *names in section["says"]]
        self.numbered: dict[str, dict[str, list[str]]] = {
            part: held for part, held in book.items() if part != "section"
        }
        """By part (rulings, examples): by number, the tests."""
        self.tests = {
            node.name
            for path in folder.glob("test_*.py")
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        }
        self.page = (folder.parents[2] / "docs" / "rules" / f"{folder.name}.md").read_text("utf-8")
        """The rules page of the game."""

    @property
    def rulings(self) -> dict[str, list[str]]:
        """Return the rulings by number."""
        return self.numbered["rulings"]

    def check(self, least: int) -> None:
        """Check that each rule names existing tests, and that the table holds at least so many rules."""
        said = [*self.sentences, *[entry for held in self.numbered.values() for entry in held.items()]]
        assert len(said) >= least and all(names for _, names in said)
        assert not {name for _, names in said for name in names} - self.tests
