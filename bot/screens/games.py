"""Lists of tables: one's own, those where it is one's turn first, or a server's; each with a link to where it is."""

from collections.abc import Sequence
from typing import Literal

from bot.catalogue import say
from bot.ids import Join, Panel, Tables, Which, write
from bot.limits import LABEL, OPTION, OPTIONS, PLACEHOLDER, ROW, fit_screen
from bot.screen import Block, Button, Buttons, Menu, Option, Screen, Text
from bot.screens.names import GROUND
from bot.screens.public import public_of, standing, whose
from bot.shorten import clean_name, distinct, fit_label, fit_markdown
from storage.snapshot import Match, Status

PAGE = 10
"""How many tables stand on a page."""


def games_screen(
    matches: Sequence[Match], user: int, *, of: Literal["mine", "server"] = "mine", page: int = 0
) -> Screen:
    """The tables of a user, or of a server as this user may see it."""
    title = say("games.mine") if of == "mine" else say("games.server")
    if not matches:
        return Screen((Text(f"{title}\n{say('games.none_mine' if of == 'mine' else 'games.none_server')}"),), GROUND)
    ordered = sorted(matches, key=lambda match: (not asks(match, user), not match.open, -match.id))
    pages = -(-len(ordered) // PAGE)
    page = min(page, pages - 1)
    shown = ordered[page * PAGE : (page + 1) * PAGE]
    lines = [_line(match, user) for match in shown]
    blocks: list[Block] = [Text(title), Text("\n".join(say("log.line", line=line) for line in lines))]
    if of == "server":
        joins = [_join(match) for match in shown if _has_room(match, user)]
        blocks += [Buttons(tuple(joins[at : at + ROW])) for at in range(0, len(joins), ROW)]
    if pages > 1:
        turns = [at for at in (page - 1, page + 1) if 0 <= at < pages]
        names = {page - 1: say("panel.earlier"), page + 1: say("panel.later")}
        blocks.append(Text(say("games.page", page=page + 1, pages=pages)))
        blocks.append(Buttons(tuple([Button(names[at], write(Tables(of, at))) for at in turns])))
    return fit_screen(Screen(tuple(blocks), GROUND))


def _has_room(match: Match, user: int) -> bool:
    """Whether this user may sit down there."""
    room = len(match.chairs) < match.rules.seats[-1]
    return match.status is Status.LOBBY and room and match.seat_of(user) is None


def _join(match: Match) -> Button:
    label = say("games.join", table=say("games.label", game=match.rules.title, match=match.id))
    return Button(fit_label(label, LABEL), write(Join(match.id)), "success")


def which_screen(matches: Sequence[Match], user: int) -> Screen:
    """Asks which of several tables is meant; those where it is the user's turn come first."""
    ordered = sorted(matches, key=lambda match: (not asks(match, user), -match.id))[:OPTIONS]
    labels = distinct([say("games.label", game=match.rules.title, match=match.id) for match in ordered], OPTION)
    options = tuple(
        [
            Option(label, write(Panel(match.id)), fit_label(_company(match, user), OPTION))
            for label, match in zip(labels, ordered, strict=True)
        ]
    )
    menu = Menu(write(Which(0)), fit_label(say("games.which_menu"), PLACEHOLDER), options)
    return Screen((Text(say("games.which")), menu), GROUND)


def asks(match: Match, user: int) -> bool:
    """Whether a decision is asked of this user in this match."""
    return match.status is Status.PLAYING and match.seat_of(user) in match.active


def jump_url(match: Match) -> str:
    """Where the match is shown."""
    place = match.thread or match.channel
    url = f"https://discord.com/channels/{match.guild or '@me'}/{place}"
    return f"{url}/{match.message}" if match.message else url


def _line(match: Match, user: int) -> str:
    public = public_of(match)
    label = say("games.label", game=public.game.title, match=public.match)
    link = say("games.link", label=label, url=jump_url(match))
    view = public.view
    if public.status is Status.LOBBY or view is None:
        taken, most = len(public.sitters), public.game.seats[-1]
        return say("games.lobby", link=link, seats=f"{taken}/{most}")
    if not match.open:
        return say("games.over", link=link, result=_flat(standing(public)))
    if asks(match, user):
        # What is asked is said from the user's own seat: it is a private answer.
        own = public.game.view(match.state, match.seat_of(user))
        return say("games.asked", link=link, task=_flat(public.words.task(own)))
    return say("games.waiting", link=link, headline=f"{_flat(public.words.headline(view))}. {whose(public)}")


def _company(match: Match, user: int) -> str:
    others = [clean_name(chair.name) for chair in match.chairs if chair.user != user]
    return say("games.with", names=", ".join(others)) if others else say("games.alone")


def _flat(text: str) -> str:
    return fit_markdown(" ".join(text.split()), 200)
