"""Gorgias (Michael Fogus, 2014), a press-your-luck dice game of philosophical debates for two players.

Start with `game` (the contract with the rest of the application), `state` (the material on the table) and `rules` (the
course of a debate). Each player rolls dice for a statement; each die calls for one or two pyramids, which the player
arranges on five cards to attack and to defend; what survives wins pyramids from a common stock.
"""

from games.gorgias.game import Gorgias

EDITIONS = (Gorgias(),)
