"""The planted faults of `tests/faults` can be planted, and their tests exist; `python -m tests.faults` plants them."""

import ast
import random
import shutil
from pathlib import Path

import pytest

from tests.faults import AREAS, ROOT, Fault, planted_faults
from tests.mutants import draw, files

FAULTS = planted_faults()


def test_every_area_has_faults() -> None:
    assert {fault.area for fault in FAULTS} == set(AREAS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted(fault: Fault, tmp_path: Path) -> None:
    path = tmp_path / fault.file
    path.parent.mkdir(parents=True)
    shutil.copy(ROOT / fault.file, path)
    fault.plant(tmp_path)
    assert path.read_text("utf-8") != (ROOT / fault.file).read_text("utf-8")
    if path.suffix == ".py":
        ast.parse(path.read_text("utf-8"))
    file, _, name = fault.test.partition("::")
    assert f"def {name.partition('[')[0].rpartition('::')[2]}(" in (ROOT / file).read_text("utf-8")


def test_a_mutant_is_a_change_of_one_place_that_python_reads() -> None:
    luck, paths = random.Random(1), files()
    drawn = [found for _ in range(40) if (found := draw(luck, paths)) is not None]
    assert len(drawn) > 30
    for mutant, text in drawn:
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse((ROOT / mutant.file).read_text("utf-8")))
