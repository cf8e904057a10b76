"""The bot in the sandbox, as for matches, with an open vote."""

from dataclasses import replace

import pytest

from bot.services import Pace
from tests.bot.conftest import QUICK, drawing, stage

__all__ = ["drawing", "stage"]


@pytest.fixture
def pace() -> Pace:
    """Close votes exactly on time."""
    return replace(QUICK, vote_grace=0.0)
