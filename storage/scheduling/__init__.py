"""Deadlines, and the processes that fire them: heartbeat and leases. Start at `storage.scheduling.deadlines`."""
