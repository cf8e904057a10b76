"""`/admin backup`: a copy of the database while it is used, for whoever hosts the bot."""

from datetime import datetime

from bot.admin.measures import bytes_in_words
from bot.admin.rights import check_hosts, check_manages
from bot.answer import Answer
from bot.catalogue import say
from bot.house import House
from bot.screens import notice
from storage.care import NoCopy


async def make_backup(house: House, answer: Answer, moment: datetime) -> None:
    """Copy it, and say where the copy is and what does not lie in it."""
    check_manages(answer.interaction)
    check_hosts(house, answer.interaction)
    await answer.defer("private")
    try:
        made = await house.store.care.backup(moment)
    except NoCopy as error:
        said = say("backup.server") if error.why == "server" else say("backup.failed", why=error.why)
        await answer.show(notice(said))
        return
    said = say("backup.done", file=made.file.name, size=bytes_in_words(made.size), count=made.kept)
    await answer.show(notice(said))
