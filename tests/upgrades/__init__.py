"""What a release leaves behind, kept as fixtures: every later release has to open it and play on.

`python -m tests.upgrades 1.0.0` writes the fixture of a release: a database with matches of every game in the middle of
every phase, tables, votes and settings, and the sandbox that shows them. `test_upgrades.py` opens all fixtures.
"""
