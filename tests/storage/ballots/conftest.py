"""The same databases as for matches."""

from tests.storage.conftest import opened, postgres, sqlite_file, store, url

__all__ = ["opened", "postgres", "sqlite_file", "store", "url"]
