"""What a host may set: the three places where the rules text leaves a choice."""

from typing import Literal

from pydantic import Field

from games.core.game import Options


class GorgiasOptions(Options):
    """Rulings G1, G9 and G10; the defaults are what we hold to be meant."""

    rounds: Literal[7, 8] = Field(
        default=7,
        title="Statements",
        description="How many rounds a debate has. The rules text says eight in one place and seven in another.",
        json_schema_extra={"labels": {"7": "Seven statements", "8": "Eight statements"}},
    )
    shields: Literal["hold", "wear"] = Field(
        default="hold",
        title="Shields",
        description="What becomes of a pyramid that absorbs less than it could.",
        json_schema_extra={
            "labels": {
                "hold": "Hold: whole until its full value is used up",
                "wear": "Wear: smaller by what it took",
            }
        },
    )
    captures: Literal["winner", "both"] = Field(
        default="winner",
        title="Captures",
        description="Who takes pyramids from the common stock for what is left on a card.",
        json_schema_extra={
            "labels": {
                "winner": "Winner: the side with more pips left on the card",
                "both": "Both: each side for all it has left",
            }
        },
    )
