"""Gorgias (Michael Fogus, 2014): a press-your-luck dice game of philosophical debates for two.

Start with `game` (the contract), `state` (what there is) and `rules` (how a debate runs).
"""

from games.gorgias.game import Gorgias

EDITIONS = (Gorgias(),)
