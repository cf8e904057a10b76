"""«Play again»: the same game with the same options for those who played, each one seat further."""

from bot import ids, lobby
from bot.answer import Answer
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for
from bot.screens import notice
from games.core.presentation import plain
from storage import Match, Refused, Status


async def play_again(house: House, answer: Answer, press: ids.Again) -> None:
    """Open the table of a rematch, or sit down at it where somebody else has opened it."""
    former = await match_for(house, answer, press.match)
    if former.open:
        raise Refused("not_over")
    channel, limits = await lobby.check_here(house, answer)
    user = answer.user
    opener = (former, user.id, user.display_name, channel, limits)
    match, fresh = await house.store.lobbies.open_again(f"again:{former.id}", *opener)
    if not fresh and match.status is not Status.LOBBY:
        # That table was begun or closed since: whoever asks now wants another one.
        match, fresh = await house.store.lobbies.open_again(str(answer.interaction.id), *opener)
    if fresh:
        await lobby.show_lobby(house, answer, match)
        await _invite(answer, former, match)
        return
    if match.seat_of(user.id) is None:
        match = await house.store.lobbies.join(match.id, f"{answer.interaction.id}:join", user.id, user.display_name)
        house.hosting.changed(match)
    await answer.show(notice(say("table.again_seated", game=match.rules.title, match=match.id)))


async def _invite(answer: Answer, former: Match, match: Match) -> None:
    """Ask those who played, by the one ping that an invitation has."""
    asked = tuple([c.user for c in former.chairs if c.user is not None and match.seat_of(c.user) is None])
    if asked:
        users = ", ".join(f"<@{user}>" for user in asked)
        text = say("table.again", users=users, host=plain(answer.user.display_name), game=match.rules.title)
        await answer.show(notice(text), public=True, pings=asked)
