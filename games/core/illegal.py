"""Refusals: what the rules say no to, as a key that a presentation turns into words."""

NOT_ACTIVE = "not_active"
"""The seat owes no decision now."""

NOT_NOW = "not_now"
"""This kind of action has no place at this moment of the game."""

NOT_OFFERED = "not_offered"
"""This very action is not possible now, and the game gives no closer reason."""


class Illegal(ValueError):
    """The rules forbid the action; nothing was changed.

    Carries a key, never words or pieces of the state: what a player reads is made by the game's presentation
    from that player's own view, so a refusal cannot tell more than the view does.
    """

    def __init__(self, reason: str = NOT_OFFERED) -> None:
        super().__init__(reason)
        self.reason = reason
