"""Python's garbage collector, kept from holding up presses.

A full collection looks at every object there is: with a thousand matches in memory that takes 70 ms, once every few
seconds, and whoever presses then waits. What survives one is therefore set aside (`gc.freeze`), so that the next looks
only at what is newer. What is set aside is freed all the same when nobody refers to it any more; only circles stay, and
once an hour everything is looked at again for these.
"""

import gc
import time
from collections.abc import Callable
from typing import Literal

HOUR = 3600.0
OLDEST = 2
"""The generation of a full collection."""


class SettingAside:
    """To be appended to `gc.callbacks`. `steady` tells the time in seconds."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._looked = steady()
        self._thawed = False

    def __call__(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """What the collector calls before and after each collection."""
        if phase != "stop" or info["generation"] != OLDEST:
            return
        if self._thawed or self._steady() - self._looked < HOUR:
            gc.freeze()
            self._thawed = False
        else:  # everything is looked at in the next full collection
            gc.unfreeze()
            self._looked, self._thawed = self._steady(), True


def set_survivors_aside() -> None:
    """From now on, in this process; what there is already is set aside at once."""
    gc.callbacks.append(SettingAside())
    gc.collect()
