"""Errors as text: what the user is told, and what is logged."""

from pathlib import Path
from traceback import extract_tb

import discord

from bot.ui.catalogue import load_catalogue, placeholders, say
from storage import Refused


class UserError(Exception):
    """An error of the user; its text says what was wrong and what to do. Nothing was changed."""


def refusal_text(error: Refused) -> str:
    """Return the text for the user when `storage` has refused a change."""
    word = load_catalogue().get(f"refused.{error.code}")
    if word is None:
        return say("refused.other")
    return say(f"refused.{error.code}", **{name: error.values.get(name, "") for name in placeholders(word)})


def describe_error(error: BaseException) -> str:
    """Return the type of an error and where it was raised, for the log; never its message.

    Discord's own errors are given in full, because they name fields of what was sent and not their values.
    """
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    what = f" {error.status} {error.code} {error.text[:300]!r}" if isinstance(error, discord.HTTPException) else ""
    return f"{type(error).__name__}{what} at {' < '.join(reversed(places[-6:]))}"
