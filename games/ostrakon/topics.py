"""The rules by topic, read from `topics.toml`."""

import tomllib
from pathlib import Path

from games.core.presentation import Topic

TOPICS: tuple[Topic, ...] = tuple(
    Topic(**row) for row in tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
)
