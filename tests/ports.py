"""Ports for servers that a test starts in a process of their own."""

import itertools
import os
import socket

FIRST, PER_WORKER = 20_000, 1_000
"""Below the ports that systems give out by themselves, so that no other test's server gets one between its choice and
its use."""

_numbers = itertools.count()


def free_port() -> int:
    """Return a port at which nothing listens; no other test of this run gets the same."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
    while True:
        port = FIRST + PER_WORKER * worker + next(_numbers) % PER_WORKER
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
