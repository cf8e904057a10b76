"""Alembic migrations; see `storage.migrate`."""
