"""The groups of use cases that a `Store` offers as attributes.

`lobbies` and `consent` run the acts of `storage.match` through the writer; `user_settings`, `private_threads`,
`statistics` and `privacy` keep what belongs to users or servers rather than to a match.
"""
