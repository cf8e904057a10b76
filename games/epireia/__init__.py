"""Epireia (Serge Matsumoto, DTDA Games, 2024): leagues, diplomacy and a great battle in classical Greece."""

from games.epireia.game import Epireia

EDITIONS = (Epireia(),)
