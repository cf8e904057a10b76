"""Planted faults: ways to break the toy game, each of which the laws have to notice.

Every fault says which laws may be the ones to notice it.
"""

from tests.laws.faults import leaks, legality, order, storing, words
from tests.laws.faults.planting import FAULTS, setups_of

__all__ = ["FAULTS", "leaks", "legality", "order", "setups_of", "storing", "words"]
