"""Which first response may answer which interaction (Discord reference, «Interaction Callback Type»)."""

from __future__ import annotations

from sandbox.errors import invalid
from sandbox.interactions.record import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction

MESSAGE, THINK, LATER, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
"""A message; a placeholder for one; nothing yet; a change of the pressed message; completions; a modal."""


def allowed(interaction: Interaction) -> tuple[int, ...]:
    """The callback types an interaction takes: a form that a command opened has no message to change."""
    if interaction.type == AUTOCOMPLETE:
        return (CHOICES,)
    if interaction.type == COMMAND:
        return (MESSAGE, THINK, FORM)
    if interaction.type == COMPONENT:
        return (MESSAGE, THINK, LATER, UPDATE, FORM)
    return (MESSAGE, THINK, LATER, UPDATE) if interaction.message_id is not None else (MESSAGE, THINK)


def check_kind(interaction: Interaction, kind: object) -> None:
    """Raises 50035 for a callback type that does not exist or is not valid for this interaction."""
    if kind not in (MESSAGE, THINK, LATER, UPDATE, CHOICES, FORM):
        raise invalid("BASE_TYPE_CHOICES", "Value must be one of {4, 5, 6, 7, 8, 9}.", "type")
    if kind not in allowed(interaction):
        raise invalid(
            "INTERACTION_CALLBACK_TYPE_INVALID", "Invalid interaction callback type for this interaction", "type"
        )
