"""Timeouts of tests. Tests wait for events, however slow the machine is, and never sleep for a fixed time."""

HANG = 180.0
"""Seconds after which a test stops waiting for an event and fails. Use it only to end a test that would hang: no
assertion depends on it, so tests also pass on a busy machine."""
