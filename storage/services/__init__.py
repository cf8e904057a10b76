"""The groups of use cases that a `Store` offers as attributes.

`lobbies` and `consent` commit the use cases of `storage.match`; `user_settings`, `statistics` and `privacy` have what
belongs to users, `private_threads` the Discord threads of teams and of matches without spectators.
"""
