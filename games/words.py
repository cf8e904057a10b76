"""The catalogue of what all games have in common, and of the command line `python -m games`."""

from games.core.words import Words

say = Words("games")
