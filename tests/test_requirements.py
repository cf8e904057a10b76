"""What is installed is what was locked: each release has its hashes, and pip has to compare them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_locked_release_has_hashes_that_pip_compares() -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text("utf-8").strip())
    assert len(entries) > 20
    assert [entry.split()[0] for entry in entries if not re.search(r" --hash=sha256:[0-9a-f]{64}\b", entry)] == []
    installs = re.findall(r"pip install .*requirements\.lock", (ROOT / "Makefile").read_text("utf-8"))
    assert installs and all("--require-hashes" in line for line in installs)
