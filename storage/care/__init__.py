"""Care for the database while it is in use: copies, numbers, restoring. Start at `storage.care.care`."""

from storage.care.care import Backup, Care, NoCopy, Numbers
from storage.care.restore import NotRestored, restore

__all__ = ["Backup", "Care", "NoCopy", "NotRestored", "Numbers", "restore"]
