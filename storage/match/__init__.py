"""The match and its use cases, as pure functions from a match to a change. Start at `storage.match.model`.

`model`, `clock`, `change` and `quiet_hours` are values. `turn` says what is being decided, `timer` how a seat's time
runs, `due_times` when it runs out and when reminders are due, `pauses` when no time runs, `seating` who plays a seat,
`absence` who counts as absent, `consent_rules` what the players can decide together and who must agree. `lobby`,
`play`, `undo` and `consent` are the use cases. Nothing here touches the database.
"""
