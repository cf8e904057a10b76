"""Turns use cases into transactions.

Use cases that wait at the same time are applied in order, written together and committed once (`group_commit`).
`identity_map` caches decoded matches, `mapping` converts matches and records to and from rows, `queries` reads,
`outbox` keeps unsent reminders, `old_boards` replaced messages that may still have buttons, `quotas` limits open
matches. Start at `group_commit`.
"""
