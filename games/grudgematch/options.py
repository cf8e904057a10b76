"""The options that a host may set before a match."""

from typing import Literal

from games.core.values import Options

WITH_COMPUTERS = 100
"""The turn limit that "suits" means with a computer player, which would pass the ball about for ever."""


class GrudgematchOptions(Options):
    """The options of a match: whether fouls are allowed, who plays the Germans, and after how many turns it ends."""

    fouls: bool = False
    germans: Literal["chance", "first", "second", "surname"] = "chance"
    turn_limit: Literal["suits", 0, 60, 100, 160] = "suits"

    @property
    def limit(self) -> int:
        """The number of turns after which the match ends; 0 if there is no limit, or "suits" is not yet resolved."""
        return 0 if self.turn_limit == "suits" else self.turn_limit


def with_computer_limit(options: GrudgematchOptions, computers: int) -> GrudgematchOptions:
    """Return the options with the turn limit "suits" replaced by a number: 100 with a computer player, else 0 (A28).

    Args:
        options: The options chosen by the player who opened the match.
        computers: The number of computer players.
    """
    if options.turn_limit != "suits":
        return options
    return options.model_copy(update={"turn_limit": WITH_COMPUTERS if computers else 0})
