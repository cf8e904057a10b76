"""Imported first by every process of the bot under test: its workers do not stand back.

Beside other busy programs a process of a lower priority hardly runs at all, and a test would wait for its pictures and
its computer players longer than the bot itself does.
"""

import os


def stay(increment: int) -> int:
    """Keep the priority, as if `os.nice` had set it."""
    return increment


os.nice = stay
