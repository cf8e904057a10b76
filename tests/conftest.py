"""What all tests share: luck that is the same in every run, so that a test which passed once passes again.

`STOA_LUCK=something make test` runs them with other luck; the laws and `make fuzz` look for what no seed has shown yet.
"""

import os
import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice, decks and the seeds of computers within this process follow from the name of the test."""
    source = random.Random(f"{request.node.nodeid} {os.environ.get('STOA_LUCK', '')}")
    monkeypatch.setattr(secrets, "randbelow", source.randrange)
    monkeypatch.setattr(secrets, "randbits", source.getrandbits)
