"""The history of a match for one viewer: log, replay and export. Start at `log`."""
