"""What a host may set."""

from typing import Literal

from pydantic import Field

from games.core.game import Options

WITH_COMPUTERS = 100
"""The turn limit that suits a match with a computer player: these never tire of passing the ball about."""


class GrudgematchOptions(Options):
    """The optional rule, the choice of sides, and an end for stalled matches."""

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
        """After so many turns the match ends; 0: never, also where nobody has said what suits."""
        return 0 if self.turn_limit == "suits" else self.turn_limit


def suited(options: GrudgematchOptions, computers: int) -> GrudgematchOptions:
    """The same options with the turn limit decided: with so many computers at the table, or none (ruling A28)."""
    if options.turn_limit != "suits":
        return options
    return options.model_copy(update={"turn_limit": WITH_COMPUTERS if computers else 0})
