"""The luck of live matches comes from the operating system: nothing that is stored or was seen foretells it."""

import secrets

from games.core.chance import Chance

# `secrets.randbelow` is looked up at each draw, so that a test can make its luck the same in every run.
LUCK = Chance(lambda n: secrets.randbelow(n))
