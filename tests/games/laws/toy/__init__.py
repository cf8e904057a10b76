"""Symposium: a toy game with the features of real ones, for the tests of the engine.

Guests walk round the couches of a dining room (a map), draw masks from a bag into hidden hands, throw a die, bid in
secret for the toast (hidden simultaneous choices), mix wine in small hidden steps, and put a riddle in their own words
(free text).
"""

from tests.games.laws.toy.game import Symposium

EDITIONS = (Symposium(),)
