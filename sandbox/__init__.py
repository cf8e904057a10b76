"""A Discord stand-in on loopback: REST, gateway and a web page. It knows nothing of games or of the bot's code.

Tests and benchmarks need three names: `Sandbox` (the server), `Driver` (test users as a program) and `Clock` (time that
a test can advance). To read the code start at `sandbox.server`, which puts the parts together: `state` (what exists),
`gateway` (WebSocket), `interactions` (from a press to its answer), `rest` (HTTP), `persistence` (the file), `control`
(switches for tests). `driver` is a client: it talks to the server over HTTP and WebSocket only.
"""

from sandbox.clock import Clock
from sandbox.driver import Driver
from sandbox.server import Sandbox

__all__ = ["Clock", "Driver", "Sandbox"]
