"""A Discord stand-in on loopback: REST, gateway, a web page. It knows no game, and no bot but by what the bot sends."""

from sandbox.clock import Clock
from sandbox.driver import Driver
from sandbox.server import Sandbox

__all__ = ["Clock", "Driver", "Sandbox"]
