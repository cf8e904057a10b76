"""`/admin status`: how much goes on."""

from bot.admin.measures import bytes_in_words
from bot.admin.rights import check_manages, hosts_bot
from bot.admin.rules import rules_of
from bot.answer import Answer
from bot.catalogue import say
from bot.house import House
from bot.screen import Screen, Text
from bot.screens.names import GROUND
from storage import Status


async def show_status(house: House, answer: Answer) -> None:
    """This server's numbers; those of the whole bot for whoever hosts it."""
    guild = check_manages(answer.interaction)
    care = house.store.care
    rules = await rules_of(house.store, guild)
    lines = [
        say("status.here", count=await care.tables_in(guild), most=rules.all),
        say("status.latency", milliseconds=f"{house.client.latency * 1000:.0f}"),
    ]
    blocks = [Text(say("status.title")), Text("\n".join(say("log.line", line=line) for line in lines))]
    if hosts_bot(house, answer.user.id):
        numbers = await care.numbers()
        playing, lobby = numbers.statuses.get(Status.PLAYING, 0), numbers.statuses.get(Status.LOBBY, 0)
        whole = [
            say("status.servers", count=len(house.client.guilds)),
            say("status.matches", playing=playing, lobby=lobby, all=sum(numbers.statuses.values())),
            say("status.records", records=numbers.records, votes=numbers.votes),
            say(
                "status.queue",
                presses=house.answering.waiting,
                writes=numbers.waiting,
                boards=house.refresher.waiting,
                pictures=house.painter.waiting,
                shed=house.answering.shed,
            ),
            say("status.database", size=bytes_in_words(numbers.size)),
        ]
        blocks.append(Text(say("status.whole") + "\n" + "\n".join(say("log.line", line=line) for line in whole)))
    await answer.show(Screen(tuple(blocks), GROUND))
