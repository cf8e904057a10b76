"""Epireia (Serge Matsumoto, DTDA Games, 2024): leagues, diplomacy and a great battle in classical Greece.

Start with `game` (the contract), `state` (what there is) and `turns` (how a game runs). `actions` holds what a
player may do; `presentation` and `picture` show a view.
"""

from games.epireia.game import Epireia

EDITIONS = (Epireia(),)
