"""Symposium: a toy game with the organs of real ones, for the tests of the engine.

Guests walk round the couches of a dining room (a map), draw guests' masks from a bag into hidden hands, throw a
die, bid in secret for the toast (sealed), mix wine unseen in small steps, and put a riddle in their own words (open).
"""

from tests.games.laws.toy.game import Symposium

EDITIONS = (Symposium(),)
