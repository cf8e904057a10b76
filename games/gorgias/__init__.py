"""Gorgias (Michael Fogus, 2014), a press-your-luck dice game of philosophical debates for two players.

Start with `game` (the contract with the rest of the application), `state` (the material on the table) and `rules` (the
course of a debate).
"""

from games.gorgias.game import Gorgias

EDITIONS = (Gorgias(),)
