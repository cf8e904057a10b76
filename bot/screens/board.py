"""The board: the public message of a match that has begun. Made of a `Public` and of what was told to everybody."""

from collections.abc import Sequence
from datetime import datetime

from bot.catalogue import say
from bot.ids import Again, Log, MySeat, Rules, write
from bot.limits import ALT, fit_screen
from bot.screen import Block, Button, Buttons, Drawing, Picture, Screen, Text
from bot.screens.agreement import agreement_blocks
from bot.screens.asking import lines_gone
from bot.screens.lines import lines_of
from bot.screens.names import GROUND, colour, introduced
from bot.screens.panel import has_picture
from bot.screens.public import Public, public_of, standing
from bot.shorten import fit_label, fit_markdown
from games.core.presentation import plain
from storage.snapshot import FINISHED, LogEntry, Match, Status

LINES = 5
"""How many lines of the log stand on the board."""


def board_screen(
    match: Match,
    log: Sequence[LogEntry],
    *,
    text_only: bool = False,
    posted_new: bool = False,
    until: datetime | None = None,
) -> Screen:
    """The board of a match that has begun. `until`: when the time of this turn is over, at a table with a clock.

    `log` is what everybody may know (`Store.log(..., seat=None)`), in any order. `posted_new`: the message is a new one
    because the turn has passed on, so it notifies those who must act. A board that is edited, or posted again because
    it was deleted, notifies nobody: among several who decide at once that would tell who has not yet chosen.
    """
    return _screen(public_of(match), log, text_only, posted_new, agreement_blocks(match, until, lines_gone(match, log)))


def _screen(
    public: Public, log: Sequence[LogEntry], text_only: bool, posted_new: bool, agreement: Sequence[Block]
) -> Screen:
    view, words = public.view, public.words
    if view is None:
        return Screen((Text(say("board.cancelled")),), GROUND)
    title = say("board.title", game=public.game.title, headline=words.headline(view))
    blocks: list[Block] = [Text(fit_markdown(title, 500))]
    if has_picture(words) and not text_only:
        blocks += [_picture(public, part) for part in range(words.parts(view))]
    elif text := words.text(view).strip():
        blocks.append(Text(text))
    blocks.append(Text("\n".join([standing(public), *_players(public)])))
    if lines := lines_of(words, log)[-LINES:]:
        blocks.append(Text("\n".join(say("log.line", line=line) for line in lines)))
    blocks += agreement
    pings: tuple[int, ...] = ()
    if posted_new and public.status is Status.PLAYING:
        pings = tuple([user for seat in public.asked if (user := public.sitters[seat].user) is not None])
        if pings:
            who = " ".join(f"<@{user}>" for user in pings)
            blocks.append(Text(say("board.ping", who=who, task=words.task(view))))
    blocks.append(Buttons(tuple(_buttons(public))))
    accent = colour(public.deciding[0]) if public.deciding and not public.counted else GROUND
    return fit_screen(Screen(tuple(blocks), accent, pings))


def _picture(public: Public, part: int = 0) -> Picture:
    assert public.view is not None
    drawing = Drawing(public.game.name, public.game.edition, public.view.model_dump_json(), public.names, part=part)
    words = "" if part else public.words.text(public.view)
    return Picture(drawing, fit_label(public.words.alt(public.view, part), ALT), words=words)


def _players(public: Public) -> list[str]:
    """A line for each seat: shape, name, and its public standing where there is one."""
    assert public.view is not None
    scores = public.words.scores(public.view)
    lines = []
    for sitter in public.sitters:
        player = introduced(sitter.seat, sitter.name, sitter.level)
        score = plain(scores[sitter.seat]) if sitter.seat < len(scores) else ""
        lines.append(say("board.score", player=player, score=score) if score else player)
    return lines


def _buttons(public: Public) -> list[Button]:
    log, rules = (
        Button(say("board.log"), write(Log(public.match))),
        Button(say("board.rules"), write(Rules(public.match))),
    )
    if public.status in FINISHED:
        return [Button(say("board.again"), write(Again(public.match)), "primary"), log, rules]
    return [Button(say("board.seat"), write(MySeat(public.match)), "primary"), rules, log]
