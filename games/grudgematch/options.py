"""The options that a host may set before a match."""

from typing import Literal

from pydantic import Field

from games.core.values import Options

WITH_COMPUTERS = 100
"""The turn limit that "suits" means with a computer player, which would pass the ball about for ever."""


class GrudgematchOptions(Options):
    """The options of a match: whether fouls are allowed, who plays the Germans, and after how many turns it ends."""

    fouls: bool = Field(
        default=False,
        title="Fouling",
        description="The optional rule: kickers and tacklers may foul, and may be sent to the penalty box.",
        json_schema_extra={"labels": {"false": "Without fouls", "true": "With fouls and the penalty box"}},
    )
    germans: Literal["chance", "first", "second", "surname"] = Field(
        default="chance",
        title="Who plays the Germans",
        description="The rulebook gives them to the longest surname; the French have the last tie-break.",
        json_schema_extra={
            "labels": {
                "chance": "Chance decides",
                "first": "The first player",
                "second": "The second player",
                "surname": "The longest surname, as you type it",
            }
        },
    )
    turn_limit: Literal["suits", 0, 60, 100, 160] = Field(
        default="suits",
        title="Turn limit",
        description="Ends a match after so many turns of both together; forty turns without a card always end it.",
        json_schema_extra={
            "labels": {
                "suits": "Off among people, 100 turns with a computer",
                "0": "Off",
                "60": "60 turns",
                "100": "100 turns",
                "160": "160 turns",
            }
        },
    )

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
