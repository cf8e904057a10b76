"""How long tests wait: for an event, however slow the machine is, and never for an amount of time."""

HANG = 180.0
"""Seconds after which a test gives up waiting for an event. It only ends a test that would never end; nothing that is
asserted depends on it, so that the tests also pass on a machine that is busy with something else."""
