"""The bot in the sandbox, as for matches, and a vote that is open in it."""

from dataclasses import replace

import pytest

from bot.services import Pace
from tests.bot.conftest import QUICK, drawing, stage

__all__ = ["drawing", "stage"]


@pytest.fixture
def pace() -> Pace:
    """Votes close at their very second."""
    return replace(QUICK, vote_grace=0.0)
