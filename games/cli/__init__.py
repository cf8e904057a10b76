"""The command line `python -m games`: list, play, check and measure games without Discord. Start at `games.cli.main`.

This package and `games.__main__` are the only modules in `games` that may read a clock or the environment.
"""
