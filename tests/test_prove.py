"""The long proofs take turns, store what they have done, go on where they were, and stop at a failure.

What each proof does has tests of its own; here the slices are short ones that do nothing.
"""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import prove
from tests.prove import BEGIN, END, Counts, Measured, Proof, all_proofs, this_machine, write_page

Run = Callable[[str, int], subprocess.CompletedProcess[str]]
COMMIT = "0123456789"


def proof(name: str, target: int, setups: int = 1) -> Proof:
    """Return a proof of which no slice is run here."""
    return Proof(name, f"{name} of a test", target, lambda seed: Counts(done=seed), setups)


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Replace the slices by ones that do ten things, but fail with seed 13; return which were run."""
    ran: list[tuple[str, int]] = []

    def run(name: str, seed: int) -> subprocess.CompletedProcess[str]:
        ran.append((name, seed))
        if seed == 13:
            return subprocess.CompletedProcess([], 1, "", "Traceback\nAssertionError: lost")
        said = [{"found": "a survivor"}] if seed == 2 else []
        return subprocess.CompletedProcess([], 0, "\n".join(map(json.dumps, [*said, {"done": 10, "games": 2}])), "")

    monkeypatch.setattr(prove, "run_slice", run)
    monkeypatch.setattr(prove, "commit_of_code", lambda: COMMIT)
    return ran


def test_proofs_take_turns_until_their_targets_and_go_on_where_they_were(
    slices: list[tuple[str, int]], tmp_path: Path
) -> None:
    assert prove.prove([proof("one", 30), proof("two", 10)], 5, tmp_path) == 0
    assert slices == [("one", 1), ("two", 1), ("one", 2), ("one", 3)]
    assert prove.prove([proof("one", 50)], 5, tmp_path) == 0
    assert slices[4:] == [("one", 4), ("one", 5)]
    (run,) = Measured.read(tmp_path, "one").runs
    assert run.counts == {"done": 50, "games": 10} and run.seeds == [1, 5] and run.slices == 5
    assert run.found == ["a survivor"] and run.machine == this_machine()


def test_every_setup_has_its_turn(slices: list[tuple[str, int]], tmp_path: Path) -> None:
    assert prove.prove([proof("one", 10, setups=4)], 5, tmp_path) == 0
    assert len(slices) == 4


def test_no_slice_begins_when_the_time_is_over(slices: list[tuple[str, int]], tmp_path: Path) -> None:
    assert prove.prove([proof("one", 30)], 0, tmp_path) == 0
    assert slices == []


def test_a_failure_ends_the_run_and_its_seed_is_stored(slices: list[tuple[str, int]], tmp_path: Path) -> None:
    Measured(next_seed=12).write(tmp_path, "one")
    assert prove.prove([proof("one", 1000)], 5, tmp_path) == 1
    assert slices == [("one", 12), ("one", 13)]
    measured = Measured.read(tmp_path, "one")
    assert measured.next_seed == 14 and measured.runs[0].failed == ["seed 13: AssertionError: lost"]
    assert measured.runs[0].counts["done"] == 10


def test_other_commits_are_kept_apart(
    slices: list[tuple[str, int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs = [proof("one", 20), proof("two", 7)]
    prove.prove(proofs[:1], 5, tmp_path)
    monkeypatch.setattr(prove, "commit_of_code", lambda: "newer")
    prove.prove(proofs[:1], 5, tmp_path)
    assert slices == [("one", 1), ("one", 2), ("one", 3), ("one", 4)], "the target is for one commit; seeds go on"
    page = tmp_path / "README.md"
    page.write_text(f"before\n{BEGIN}old{END}\nafter\n", "utf-8")
    write_page(page, proofs, tmp_path)
    text = page.read_text("utf-8")
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
    newest, older, unrun = [line for line in text.splitlines() if " of a test " in line]
    assert "| 20 | 20 | newer |" in newest and "| 3 to 4 |" in newest
    assert f"| 20 | 20 | {COMMIT} |" in older and "| 1 to 2 |" in older
    assert "| 7 | 0 |" in unrun and "not run yet" in unrun
    write_page(page, proofs, tmp_path)
    assert page.read_text("utf-8") == text


def test_a_slice_prints_what_it_has_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(prove, "LAW_SECONDS", 0)
    assert prove.main(["--slice", "laws-gorgias", "--seed", "3"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert counts["games"] == 1 and counts["done"] > 10


def test_the_page_is_of_what_was_measured() -> None:
    """Whoever changes the numbers by hand, or forgets to write the page, is noticed."""
    page = (prove.FOLDER / "README.md").read_text("utf-8")
    folder = prove.FOLDER / "measured"
    assert prove.table(all_proofs(), folder) in page and prove.notes(all_proofs(), folder) in page
