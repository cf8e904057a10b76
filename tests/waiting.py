"""The timeout of tests. They wait for events, however slow the machine is, and never for a fixed time."""

HANG = 180.0
"""Seconds after which a test stops waiting for an event and fails.

It only ends tests that would hang. No assertion depends on it, so tests also pass on a busy machine.
"""
