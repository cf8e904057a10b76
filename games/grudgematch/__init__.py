"""Philosophy Grudgematch (P.D. Magnus, 2004-6): a football match of French against German philosophers for two."""

from games.grudgematch.game import Grudgematch

EDITIONS = (Grudgematch(),)
