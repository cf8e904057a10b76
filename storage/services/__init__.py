"""The groups of use cases that a `Store` offers as attributes.

`lobbies` and `consent` commit the use cases of `storage.match`; `user_settings`, `private_threads`, `statistics` and
`privacy` keep what belongs to users or servers rather than to a match.
"""
