"""Planted faults: changes to the source that break a rule or an invariant, each with the test that catches it.

`faults.toml` holds them as data. `python -m tests.faults` plants each in a copy of the tree and runs its test, which
has to fail; the test has to pass without the fault. `docs/proof/faults.md` lists them with the last run's result.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
AREAS = ("engine", "games", "storage", "bot", "scheduler", "vote", "words", "pictures")


@dataclass(frozen=True)
class Fault:
    """One fault.

    Attributes:
        name: says what is broken.
        area: one of `AREAS`.
        file: the file that is changed, from the project's root.
        stood: the text that is replaced; it occurs exactly once in the file.
        planted: what takes its place.
        test: the pytest node that fails then, from the project's root.
    """

    name: str
    area: str
    file: str
    stood: str
    planted: str
    test: str

    def plant(self, root: Path) -> None:
        """Change the file below a root.

        Raises:
            ValueError: the text to replace doesn't occur exactly once.
        """
        path = root / self.file
        text = path.read_text("utf-8")
        if (found := text.count(self.stood)) != 1:
            raise ValueError(f"{self.name}: the text occurs {found} times in {self.file}.")
        path.write_text(text.replace(self.stood, self.planted), "utf-8")


def planted_faults() -> list[Fault]:
    """Read the faults from `faults.toml`, in its order."""
    with (Path(__file__).parent / "faults.toml").open("rb") as file:
        return [Fault(name, **entry) for name, entry in tomllib.load(file).items()]
