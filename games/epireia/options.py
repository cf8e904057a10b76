"""What a host may set."""

from typing import Literal

from pydantic import Field

from games.core.game import Options


class EpireiaOptions(Options):
    """How leagues are made, and the help for a city that stands alone."""

    leagues: Literal["chosen", "seats", "chance"] = Field(
        default="chosen",
        title="Leagues",
        description="Who belongs to the Delian and who to the Peloponnesian League.",
        json_schema_extra={
            "labels": {
                "chosen": "Chosen: one seat after the other",
                "seats": "By seat: 1 against 2, 1 and 3 against 2, or 1 and 4 against 2 and 3",
                "chance": "Chance decides",
            }
        },
    )
    handicap: bool = Field(
        default=False,
        title="Help for a lone city (three players)",
        description="Recommended: with every army token that the city without an ally produces, it draws two more.",
    )
