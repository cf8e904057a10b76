"""Imported first by every process of the bot under test: keep its workers at normal priority.

Beside other busy programs a process of lower priority hardly runs, and a test would wait for pictures and computer
players longer than the bot itself does.
"""

import os


def stay(increment: int) -> int:
    """Ignore the request for a lower priority; stands in for `os.nice`."""
    return increment


os.nice = stay
