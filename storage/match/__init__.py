"""The match and its use cases, as pure functions from a match to a change. Start at `storage.match.model`.

`model`, `clock`, `change` and `quiet_hours` are values; `turn` says what is being decided, `timer` how long it may
take, `seating` who plays a seat, `questions` what the players of a match can decide together; `lobby`, `play`, `undo`
and `consent` are the use cases. Nothing here touches the database.
"""
