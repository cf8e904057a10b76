"""Mutation testing: `python -m tests.mutants --count 300 --seed 1` changes the code at random and runs its tests.

A mutant is one small change of one place: a comparison, an arithmetic or logical operator, a number, a truth value, a
negated condition, a statement left out. It is killed if a test of its package fails. The survivors are printed; each
is either equivalent (no behaviour changes) or shows a missing test. The result is written as JSON as it grows, and a
run with the same seed goes on where it was stopped.
"""

import argparse
import ast
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.faults import ROOT
from tests.faults.__main__ import copy_tree

PLACES = (
    "games/core",
    "storage/match",
    "games/epireia",
    "games/gorgias",
    "games/grudgematch",
    "games/ostrakon",
    "games/philosophia",
)
"""The packages that are changed; the tests of each stand below `tests` at the same path."""
LEFT_OUT = {"picture", "presentation", "computer", "words", "prospects", "ratings"}
"""Parts of games that mutants leave alone: how they do a thing (layout, skill) is a matter of degree."""
MOST_SECONDS = 900

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """A change of the code: the file, the line, and the line or expression before and after."""

    file: str
    line: int
    before: str
    after: str


def changes(tree: ast.AST) -> Iterator[tuple[ast.AST, str, Any]]:
    """Yield every possible change of a syntax tree as a node, the name of its field, and the field's new value."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
                yield node, "ops", [COMPARISONS[type(op)]()]
            case ast.BinOp(op=op, left=ast.expr()) if type(op) in OPERATORS and not is_annotation(node):
                yield node, "op", OPERATORS[type(op)]()
            case ast.AugAssign(op=op) if type(op) in OPERATORS:
                yield node, "op", OPERATORS[type(op)]()
            case ast.BoolOp(op=op):
                yield node, "op", ast.Or() if isinstance(op, ast.And) else ast.And()
            case ast.Constant(value=bool() as value):
                yield node, "value", not value
            case ast.Constant(value=int() as value):
                yield node, "value", value + 1
            case ast.If() | ast.IfExp() | ast.While():
                yield node, "test", ast.UnaryOp(ast.Not(), node.test)
            case ast.Expr(value=ast.Call()):
                yield node, "value", ast.Constant(None)


def is_annotation(node: ast.BinOp) -> bool:
    """Return True for `int | None` and the like, which only type checkers read."""
    return isinstance(node.op, ast.BitOr) and any(
        isinstance(side, ast.Constant) and side.value is None for side in (node.left, node.right)
    )


def files() -> list[Path]:
    """Return the files that mutants change, in a fixed order."""
    found = [path for place in PLACES for path in sorted((ROOT / place).rglob("*.py"))]
    parts = {path: path.relative_to(ROOT).with_suffix("").parts for path in found}
    return [path for path in found if parts[path][:2] == ("games", "core") or not LEFT_OUT & set(parts[path][2:])]


def draw(luck: random.Random, paths: Sequence[Path]) -> tuple[Mutant, str] | None:
    """Return a random mutant with the file's new text; None if it has no place to change.

    Every line of code is equally likely: a file is drawn by its length.

    Args:
        luck: The source of the choice.
        paths: The files.
    """
    path = luck.choices(paths, [path.stat().st_size for path in paths])[0]
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    possible = list(changes(tree))
    if not possible:
        return None
    node, field, value = luck.choice(possible)
    lines = text.splitlines(keepends=True)
    start, end = place_of(node, lines)
    before = text[start:end]
    setattr(node, field, value)
    after = ast.unparse(node)
    if isinstance(node, ast.If | ast.While):  # only the condition changes
        return None if node.lineno == 0 else condition(path, text, node, lines)
    line = getattr(node, "lineno", 0)
    after = after if isinstance(node, ast.stmt | ast.Constant) else f"({after})"
    return Mutant(path.relative_to(ROOT).as_posix(), line, before, after), text[:start] + after + text[end:]


def condition(path: Path, text: str, node: ast.If | ast.While, lines: Sequence[str]) -> tuple[Mutant, str]:
    """Return the mutant of a statement whose condition is negated, with the file's new text.

    Args:
        path: The file.
        text: Its text.
        node: The statement, with the new condition.
        lines: The lines of the file.
    """
    assert isinstance(node.test, ast.UnaryOp)
    start, end = place_of(node.test.operand, lines)
    after = f"(not ({text[start:end]}))"
    mutant = Mutant(path.relative_to(ROOT).as_posix(), node.lineno, text[start:end], after)
    return mutant, text[:start] + after + text[end:]


def place_of(node: Any, lines: Sequence[str]) -> tuple[int, int]:
    """Return where a node begins and ends in the text, in characters.

    Args:
        node: A statement or expression.
        lines: The lines of the text, with their ends.
    """

    def at(line: int, column: int) -> int:
        return sum(map(len, lines[: line - 1])) + len(lines[line - 1].encode()[:column].decode())

    return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)


def tests_of(file: str) -> list[str]:
    """Return the tests of a file's package, those of its own module first."""
    path = Path(file)
    folder = Path("tests", *path.parts[:2])
    own = Path("tests", *path.parent.parts, f"test_{path.name}")
    return [own.as_posix(), folder.as_posix()] if (ROOT / own).is_file() else [folder.as_posix()]


def survives(tree: Path, mutant: Mutant, text: str) -> bool:
    """Put a mutant into a copy of the source and run its tests until one fails.

    Args:
        tree: The copy.
        mutant: The mutant.
        text: The changed text of its file.
    """
    path = tree / mutant.file
    stood = path.read_text("utf-8")
    path.write_text(text, "utf-8")
    base = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    kinds = ["-m", "not (browser or postgresql or process or whole)"]
    try:
        for test in tests_of(mutant.file):
            run = subprocess.run(
                [*base, *kinds, test], cwd=tree, capture_output=True, timeout=MOST_SECONDS, check=False
            )
            if run.returncode != 0:
                return False
        return True
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(stood, "utf-8")


def main(arguments: Sequence[str]) -> int:
    """Draw mutants, run their tests, and print the survivors; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="of the draw")
    parser.add_argument("--into", type=Path, default=Path("mutants.json"), help="the file with the results")
    given = parser.parse_args(arguments)
    results: list[dict[str, Any]] = json.loads(given.into.read_text()) if given.into.is_file() else []
    luck, paths, number = random.Random(given.seed), files(), 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        while number < given.count:
            drawn = draw(luck, paths)
            if drawn is None:
                continue
            number += 1
            if number <= len(results):
                continue
            mutant, text = drawn
            survived = survives(tree, mutant, text)
            results.append({**asdict(mutant), "survived": survived})
            given.into.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
            if survived:
                print(f"{mutant.file}:{mutant.line}: {mutant.before!r} became {mutant.after!r}", flush=True)
    survivors = sum(result["survived"] for result in results[: given.count])
    print(f"{given.count - survivors} of {given.count} mutants were killed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
