"""The limit on open files and connections of the process, which many systems set to 1,024 and let programs raise."""

import contextlib
import sys

if sys.platform != "win32":
    import resource

MOST_OPEN_FILES = 65_536
"""More is never asked for: some systems have no limit, and then whatever goes through all files would take long."""


def raise_open_file_limit() -> None:
    """Let the process open as many files as the system allows it, at most `MOST_OPEN_FILES`.

    Connections count as files. Without a file left, no database, picture or connection to Discord can be opened.
    """
    if sys.platform == "win32":  # which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
