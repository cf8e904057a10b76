"""Epireia, a board game for one to four players about leagues, diplomacy and a great battle in classical Greece.

Rulebook: Serge Matsumoto, DTDA Games, 2024. Start with `game` (the `Game` class), `state` (the state of a match) and
`turns` (the course of a game). `actions` holds what a player may do; `presentation` and `picture` show what a seat
sees.
"""

from games.epireia.game import Epireia

EDITIONS = (Epireia(),)
