"""Tuning of the process: the garbage collector for latency, and the limit on open files and connections.

Objects that survive a full collection are frozen (`gc.freeze`). A full collection over a thousand matches blocks the
process for 70 ms. Later collections skip frozen objects. Once an hour they are unfrozen, so that the next collection
finds cycles among them. Nearly all objects of a press are freed without the collector, which would look at them several
times; so it runs less often than by default.
"""

import contextlib
import gc
import sys
import time
from collections.abc import Callable
from typing import Literal

if sys.platform != "win32":
    import resource

FULL_COLLECTION_INTERVAL = 3600.0
"""Seconds after which the frozen objects are unfrozen, so that the next full collection examines them too."""
YOUNG_OBJECTS = 10_000
"""How many more objects may be made than freed until the youngest generation is collected (`gc.set_threshold`). Such a
collection takes 5 to 10 ms; with twice as many objects it would be felt."""
OLDER_GENERATIONS = 10
"""How many collections of a generation come before one that includes the next older generation; Python's default."""
NEVER = 1_000_000
"""So many collections of the youngest generation that none includes an older one."""
OLDEST_GENERATION = 2
"""Generation number of a full collection."""


class FreezeSurvivors:
    """A callback for `gc.callbacks` that freezes the objects which survive a full garbage collection.

    Later collections skip frozen objects, and so take less time.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._last_full_collection = monotonic()
        self._full_collection_due = False

    def __call__(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Freeze the objects that have survived a full collection; once an hour, unfreeze all of them instead.

        Args:
            phase: As `gc` passes it.
            info: As `gc` passes it, with the collected generation.
        """
        if phase != "stop" or info["generation"] != OLDEST_GENERATION:
            return
        if self._full_collection_due or self._monotonic() - self._last_full_collection < FULL_COLLECTION_INTERVAL:
            gc.freeze()
            self._full_collection_due = False
        else:  # the next full collection examines all objects
            gc.unfreeze()
            self._last_full_collection, self._full_collection_due = self._monotonic(), True


def postpone_full_collections() -> None:
    """Let the garbage collector look at the youngest objects only, until `tune_garbage_collector` is called.

    The modules that a start imports make 170,000 objects that stay. By default the collector looks at them in 400
    collections, which take a tenth of the start.
    """
    gc.set_threshold(YOUNG_OBJECTS, NEVER)


def tune_garbage_collector() -> None:
    """Make the garbage collector run less often, and freeze all objects that survive a full collection.

    A first full collection, which freezes the objects that exist now, is made at once.
    """
    gc.set_threshold(YOUNG_OBJECTS, OLDER_GENERATIONS, OLDER_GENERATIONS)
    gc.callbacks.append(FreezeSurvivors())
    gc.collect()


MOST_OPEN_FILES = 65_536
"""More is never asked for: some systems have no limit, and then whatever goes through all files would take long."""


def raise_open_file_limit() -> None:
    """Let the process open as many files as the system allows it, at most `MOST_OPEN_FILES`.

    Many systems set the limit to 1,024 and let programs raise it. Connections count as files. Without a file left, no
    database, picture or connection to Discord can be opened.
    """
    if sys.platform == "win32":  # which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
