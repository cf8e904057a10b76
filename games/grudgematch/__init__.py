"""Philosophy Grudgematch (P.D. Magnus, 2004-6): a football match of French against German philosophers, for two.

Start reading in `game.py`; the course of a match is in `rules/turn.py`, a kick in `rules/kick.py`.
"""

from games.grudgematch.game import Grudgematch

EDITIONS = (Grudgematch(),)
