"""The command line `python -m games`: lists, plays, judges and measures games without Discord."""
