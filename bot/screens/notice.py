"""A few words to one person, or a question before something that cannot be taken back."""

from typing import Literal

from bot.catalogue import say
from bot.ids import Confirm, Keep, write
from bot.limits import fit_screen
from bot.screen import Button, Buttons, Screen, Text
from bot.screens.names import GROUND
from bot.shorten import ELLIPSIS
from storage.snapshot import Match

Question = Literal["resign", "end", "leave", "cancel"]


def notice(text: str) -> Screen:
    """A message of nothing but this text (markdown, defused by whoever made it)."""
    return fit_screen(Screen((Text(text if text.strip() else ELLIPSIS),), GROUND))


def confirm_screen(match: Match, what: Question) -> Screen:
    """Are you sure?"""
    yes = Button(say(f"confirm.yes.{what}"), write(Confirm(match.id, what)), "danger")
    no = Button(say(f"confirm.no.{what}"), write(Keep(match.id)))
    text = say(f"confirm.{what}", game=match.rules.title)
    return Screen((Text(text), Buttons((yes, no))), GROUND)
