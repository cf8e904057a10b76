"""The database: connections, tables, encryption and migrations. Start at `storage.db.database`.

Nothing here knows what a match is.
"""
