"""The match and its use cases, as pure functions from a match to a change. Start at `storage.match.model`.

`model`, `clock`, `change` and `quiet_hours` define values; `turn` says what is being decided, `timer` how long it may
take, `questions` who has to agree. `lobby`, `play`, `undo` and `consent` are the use cases. Nothing here uses the
database.
"""
