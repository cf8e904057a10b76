"""The history of a match: log lines, pages of the log, and the replay of single steps."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.interactions.custom_ids import LogJump, LogPage, Replay, ReplayJump, ReplaySeat, encode
from bot.screens.public import has_picture, player_names, seat_colour
from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Block,
    Button,
    Buttons,
    Drawing,
    Form,
    Menu,
    Option,
    Picture,
    Screen,
    Text,
    TextField,
)
from bot.ui.catalogue import say
from bot.ui.limits import ALT, LABEL, OPTION, distinct_labels, fit_label, fit_markdown, fit_screen
from games.core.presentation import Presentation
from games.core.values import Event
from storage.history.replay import Position
from storage.match.model import LogEntry, Match

MAX_UNDONE_LINES, MAX_UNDONE_LENGTH = 3, 100
"""How many undone lines are quoted, and the maximum length of each in UTF-16 units."""


def public_lines(words: Presentation[Any], entries: Sequence[LogEntry]) -> list[str]:
    """Return the lines that log entries show to everybody, oldest first, as markdown.

    Lines addressed to one seat are left out even after the match: their "you" would have no referent.

    Args:
        words: The game's texts for these players.
        entries: The entries, in any order.
    """
    lines = [each for entry in sorted(entries, key=lambda e: e.seq) for each in entry_lines(words, entry)]
    return [line for line, addressee in lines if addressee is None]


def event_lines(words: Presentation[Any], events: Iterable[Event]) -> list[str]:
    """Return one line of markdown per event of a game; events for which the game has no text are skipped.

    Args:
        words: The game's texts for these players.
        events: The events, in order.
    """
    return [line for event in events if (line := " ".join(words.tell(event).split("\n")).strip())]


def join_newest(lines: Sequence[str]) -> str:
    """Join the last `MAX_UNDONE_LINES` lines, each shortened, into one; an ellipsis stands for earlier ones.

    The result is empty if there are no lines.
    """
    newest = [fit_markdown(line, MAX_UNDONE_LENGTH) for line in lines[-MAX_UNDONE_LINES:]]
    return " ".join(["…", *newest] if len(lines) > MAX_UNDONE_LINES else newest)


def entry_lines(words: Presentation[Any], entry: LogEntry) -> list[tuple[str, int | None]]:
    """Return the lines of a log entry as markdown, each with the only seat that may read it, or None if everybody may.

    Args:
        words: The game's texts for these players.
        entry: The entry.
    """
    if entry.steps_undone is not None:
        line = say("log.taken_back", name=words.name(entry.seat), count=entry.steps_undone)
        if gone := join_newest(event_lines(words, entry.undone)):
            line = say("log.taken_back_what", line=line, gone=gone)
        return [(line, None if entry.is_public else entry.seat)]
    lines: list[tuple[str, int | None]] = []
    if entry.by_clock:
        lines.append((say("log.by_clock", name=words.name(entry.seat)), None))
    for number, event in enumerate(entry.events):
        if line := " ".join(words.tell(event).split("\n")).strip():
            lines.append((line, entry.recipients[number] if entry.recipients else None))
    return lines


ENTRIES_PER_PAGE = 15
"""Number of log entries on a page."""


def log_screen(match: Match, entries: Sequence[LogEntry], page: int, *, more: bool) -> Screen:
    """Return the message that shows one page of a match's log, newest line first.

    During the match, lines that only the reader may see are marked as private. Once it is over, every line is public
    and such lines name the player they were addressed to. The last page has the commitment to the secret of the random
    draws; page 0 of a finished match has the secret.

    Args:
        match: The match.
        entries: The entries of this page, as `Store.log` returns them for the reader.
        page: Number of the page; 0 is the newest.
        more: Older entries exist.
    """
    words = match.rules.presentation(player_names(match))
    lines: list[str] = []
    for entry in sorted(entries, key=lambda each: -each.seq):
        named = [(line, None if to is None else words.name(to)) for line, to in entry_lines(words, entry)]
        for line, name in reversed(named):
            if name is None:
                lines.append(line)
            else:
                lines.append(
                    say("log.told", name=name, line=line) if match.is_finished else say("log.private", line=line)
                )
    if not lines:
        lines.append(say("log.empty"))
    if match.is_finished and page == 0:
        lines.insert(0, say("log.chance_opened", secret=match.chance.secret.hex()))
    if not more:
        lines.append(say("log.chance", commitment=match.chance.commitment))
    text = "\n".join(say("log.line", line=line) for line in lines)
    blocks: list[Block] = [Text(say("log.title", game=match.rules.title)), Text(text)]
    turns = []
    if page > 0:
        turns.append(Button(say("log.newer"), encode(LogPage(match.id, page - 1))))
    if more:
        turns.append(Button(say("log.older"), encode(LogPage(match.id, page + 1))))
    if turns:
        turns.append(Button(say("log.jump"), encode(LogJump(match.id, page))))
        blocks += [Text(say("log.page", page=page + 1)), Buttons(tuple(turns))]
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def replay_screen(at: Position, *, text_only: bool = False) -> Screen:
    """Return the message that shows one past position of a match and the step that led to it, as its viewer saw them.

    Args:
        at: The position; its `seat` is the viewer's, or None for the public.
        text_only: Show text instead of the picture.
    """
    match, names = at.match, player_names(at.match)
    words = match.rules.presentation(names)
    head = say("replay.title", game=match.rules.title, headline=fit_markdown(words.headline(at.view), 300))
    whose = say("replay.everybody") if at.seat is None else say("replay.of", name=words.name(at.seat))
    blocks: list[Block] = [Text(f"{head}\n{say('replay.step', step=at.step, steps=at.steps, whose=whose)}")]
    if has_picture(words) and not text_only:
        seen = match.rules.write_view(at.view)
        for part in range(words.parts(at.view)):
            drawing = Drawing(match.game, match.edition, seen, names, panel_number=part)
            alt, text = fit_label(words.alt(at.view, part), ALT), "" if part else words.text(at.view)
            blocks.append(Picture(drawing, alt, private=at.seat is not None, text_alternative=text))
        texts = [words.hand(at.view)] if at.seat is not None else []
    else:
        texts = [words.text(at.view), words.hand(at.view) if at.seat is not None else ""]
    blocks += [Text(text) for text in texts if text.strip()]
    lines = [line for event in at.events if (line := " ".join(words.tell(event).split()))]
    if not lines:
        lines = [say("replay.opening") if at.step == 0 else say("replay.unheard")]
    blocks.append(Text("\n".join(say("log.line", line=line) for line in lines)))
    blocks += _replay_buttons(at, text_only)
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT if at.doer is None else seat_colour(at.doer)))


def jump_form(press: ReplayJump) -> Form:
    """Return the form that asks for the number of the past position to show.

    Args:
        press: The custom id of the form, which names the match, the position shown now and its viewer.
    """
    field = TextField("step", say("replay.jump_to"), say("replay.jump_how"), value=str(press.step), maximum=6)
    return Form(encode(press), say("replay.jump_title"), (field,))


def page_form(press: LogJump) -> Form:
    """Return the form that asks for the number of a page of the log; it is opened by the button `press`."""
    field = TextField("page", say("log.jump_to"), say("log.jump_how"), value=str(press.page + 1), maximum=6)
    return Form(encode(press), say("log.jump_title"), (field,))


def _replay_buttons(at: Position, text_only: bool) -> list[Block]:
    match, viewer, plain = at.match.id, 0 if at.seat is None else at.seat + 1, int(text_only)

    def to(number: int, step: int, label: str) -> Button:
        disabled = step == at.step or not 0 <= step <= at.steps
        return Button(label, encode(Replay(match, max(0, step), viewer, plain, number)), disabled=disabled)

    buttons = (
        to(0, 0, say("replay.first")),
        to(1, at.step - 1, say("replay.back")),
        Button(say("replay.jump"), encode(ReplayJump(match, at.step, viewer, plain))),
        to(2, at.step + 1, say("replay.forward")),
        to(3, at.steps, say("replay.last")),
    )
    blocks: list[Block] = [Buttons(buttons)]
    if at.match.is_finished and len(at.match.chairs) > 1:
        names = [say("replay.as_everybody"), *[say("replay.as", name=name) for name in player_names(at.match)]]
        options = tuple(
            [
                Option(label, encode(Replay(match, at.step, number, plain, 4)), selected=number == viewer)
                for number, label in enumerate(distinct_labels(names, min(OPTION, LABEL)))
            ]
        )
        blocks.append(Menu(encode(ReplaySeat(match)), say("replay.menu"), options))
    return blocks
