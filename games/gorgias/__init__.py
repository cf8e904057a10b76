"""Gorgias (Michael Fogus, 2014): a press-your-luck dice game of philosophical debates for two."""

from games.gorgias.game import Gorgias

EDITIONS = (Gorgias(),)
