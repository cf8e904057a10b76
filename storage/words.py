"""The words of storage, for those who host the bot: the command line and the errors that they can fix."""

from games.core.words import Words

say = Words("storage")
