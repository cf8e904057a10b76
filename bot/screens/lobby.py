"""The lobby: the public message of a table that waits for its players, and what its host sees beside it."""

from bot.catalogue import say
from bot.ids import (
    AddComputer,
    Cancel,
    Clocks,
    Computers,
    Join,
    Leave,
    Options,
    RemoveComputer,
    Spectators,
    Start,
    write,
)
from bot.limits import fit_screen
from bot.screen import Button, Buttons, Screen, Text
from bot.screens.asking import clock_label
from bot.screens.names import GROUND, introduced
from bot.screens.options import options_in_words, settings_of
from bot.screens.public import Public, public_of
from games.core.presentation import plain
from storage.snapshot import LEVELS, Match, Status


def lobby_screen(match: Match) -> Screen:
    """The lobby of a match; without buttons once the match is no lobby any more."""
    public = public_of(match)
    game = public.game
    least, most = game.seats[0], game.seats[-1]
    players = say("lobby.players", count=most) if least == most else say("lobby.between", least=least, most=most)
    head = say("lobby.title", game=game.title)
    blocks = [
        f"{head}\n{say('lobby.facts', players=players, length=plain(game.length))}",
        "\n".join(_seats(public, match.host)),
    ]
    if chosen := options_in_words(match):
        blocks.append(say("lobby.options", options=chosen))
    if match.clock is not None:
        blocks.append(say("lobby.clock", clock=clock_label(match.clock)))
    if public.closed:
        blocks.append(say("lobby.closed"))
    blocks.append(_state(public, match.host))
    texts = tuple(Text(block) for block in blocks if block)
    if public.status is not Status.LOBBY:
        return fit_screen(Screen(texts, GROUND))
    return fit_screen(Screen((*texts, *_buttons(public, bool(settings_of(match)))), GROUND))


def levels_screen(match: Match) -> Screen:
    """How well shall the computer play? For the host alone."""
    labels = {"easy": say("levels.easy"), "middle": say("levels.middle"), "hard": say("levels.hard")}
    buttons = tuple([Button(labels[level], write(AddComputer(match.id, level))) for level in LEVELS])
    return Screen((Text(say("levels.text")), Buttons(buttons)), GROUND)


def _seats(public: Public, host: int) -> list[str]:
    lines = []
    for sitter in public.sitters:
        player = introduced(sitter.seat, sitter.name, sitter.level)
        lines.append(say("lobby.host", player=player) if sitter.user == host else player)
    return lines


def _state(public: Public, host: int) -> str:
    """Whether it may begin, and what is missing."""
    if public.status is not Status.LOBBY:
        return say("board.cancelled") if public.status is Status.CANCELLED else ""
    taken, seats = len(public.sitters), public.game.seats
    name = next((plain(sitter.name) for sitter in public.sitters if sitter.user == host), "")
    if taken < seats[0]:
        return say("lobby.needed", count=seats[0] - taken)
    if taken >= seats[-1]:
        return say("lobby.full", host=name)
    if taken not in seats:
        return say("lobby.odd")
    return say("lobby.ready", host=name, count=seats[-1] - taken)


def _buttons(public: Public, has_options: bool) -> list[Buttons]:
    taken, seats, match = len(public.sitters), public.game.seats, public.match
    full = taken >= seats[-1]
    people = sum(sitter.user is not None for sitter in public.sitters)
    first = [
        Button(say("lobby.join"), write(Join(match)), "success", disabled=full),
        Button(say("lobby.leave"), write(Leave(match)), disabled=people == 0),
        Button(say("lobby.add"), write(Computers(match)), disabled=full),
    ]
    if people < taken:
        first.append(Button(say("lobby.remove"), write(RemoveComputer(match))))
    if has_options:
        first.append(Button(say("lobby.settings"), write(Options(match))))
    start = Button(say("lobby.start"), write(Start(match)), "primary", disabled=taken not in seats)
    clock = Button(say("lobby.set_clock"), write(Clocks(match)))
    looked = Button(
        say("lobby.let_in") if public.closed else say("lobby.keep_out"), write(Spectators(match, int(public.closed)))
    )
    return [Buttons(tuple(first)), Buttons((start, clock, looked, Button(say("lobby.cancel"), write(Cancel(match)))))]
