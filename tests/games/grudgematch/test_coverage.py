"""The list in `coverage.md` is true: the tests that it names exist, and every ruling has one of its own."""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
LIST = (FOLDER / "coverage.md").read_text("utf-8")
RULINGS = range(1, 30)


def written() -> set[str]:
    """The names of all tests of this folder."""
    return {
        name
        for path in FOLDER.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.M)
    }


def rows() -> list[list[str]]:
    """The rows of the tables, without their heads."""
    lines = [line for line in LIST.splitlines() if line.startswith("| ") and "`test_" in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", LIST)) - {"test_coverage"}
    assert named and not named - written()


def test_every_row_of_the_tables_names_a_test() -> None:
    lines = [line for line in LIST.splitlines() if line.startswith("| ")]
    heads = [line for line in lines if line.rstrip().endswith("| tests |")]
    assert len(heads) == 3 and len(rows()) == len(lines) - len(heads)


def test_every_ruling_has_a_row_and_a_test_of_its_number() -> None:
    listed = {int(found[1]): row[-1] for row in rows() if (found := re.match(r"A(\d+) ", row[0]))}
    assert list(listed) == list(RULINGS)
    for number, tests in listed.items():
        assert f"test_ruling_{number:02}_" in tests


def test_every_test_of_a_ruling_is_in_the_list() -> None:
    assert {name for name in written() if name.startswith(("test_ruling_", "test_phase_", "test_teams_"))} <= set(
        re.findall(r"`(test_\w+)`", LIST)
    )
