"""Names and descriptions of commands, from the catalogue, marked for translation."""

from discord.app_commands import Choice, locale_str

from bot.catalogue import say
from bot.limits import check_choices


def described(key: str) -> locale_str:
    """A description; a translator finds its own words by the key."""
    return locale_str(say(f"command.{key}"), key=f"command.{key}")


def choices_of(pairs: list[tuple[str, str]]) -> list[Choice[str]]:
    """Pairs of label and value as choices. Raises OverLimit where Discord would refuse them."""
    check_choices(pairs)
    return [Choice(name=label, value=value) for label, value in pairs]
