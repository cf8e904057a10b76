"""The board: the public message of a match that has begun, with its position, its players and what happened."""

from collections.abc import Sequence
from datetime import datetime

from bot.interactions.custom_ids import Log, MySeat, PlayShared, Rematch, Rules, encode
from bot.screens.history import news_of, news_text
from bot.screens.public import (
    Public,
    chance_text,
    drawing_of,
    has_picture,
    player_with_level,
    public_of,
    seat_colour,
    status_text,
)
from bot.screens.questions import question_blocks, undone_lines
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Picture, Screen, Text
from bot.ui.limits import ALT, LABEL, ROW, distinct_labels, fit_label, fit_markdown, fit_screen
from bot.ui.words import mentions, say
from games.core.values import Event
from games.core.words import EMPTY, Markdown, lines
from storage.match.model import FINISHED, LogEntry, Match, Status

BOARD_NEWS = 1200
"""Maximum length (`News.fitted`) of what the board says about what happened."""


def board_screen(
    match: Match,
    log: Sequence[LogEntry],
    *,
    text_only: bool = False,
    posted_new: bool = False,
    until: datetime | None = None,
) -> Screen:
    """Return the content of a match's board: the public message with its position, its players and what happened.

    A cancelled match without a position gets a short text instead.

    Args:
        match: A match that has begun.
        log: The log entries to tell, as everybody may read them, oldest first.
        text_only: Show text instead of the picture.
        posted_new: The board is a new message for a new turn, so it mentions the players who must act. An edited or
            re-posted board mentions nobody: in a simultaneous decision a mention would reveal who has not chosen yet.
        until: When the time for this turn runs out; None without a limit.
    """
    return _board(public_of(match), log, text_only, posted_new, question_blocks(match, until, undone_lines(match, log)))


def _board(
    public: Public, log: Sequence[LogEntry], text_only: bool, posted_new: bool, questions: Sequence[Block]
) -> Screen:
    view, words = public.view, public.presentation
    if view is None:
        return Screen((Text(say.text("board-cancelled")),), NEUTRAL_ACCENT)
    title = say.text("board-title", game=public.game.title, headline=words.headline(view))
    blocks: list[Block] = [Text(fit_markdown(title, 500))]
    if has_picture(words) and not text_only:
        events = latest_events(log)
        blocks += [_picture(public, events, part) for part in range(words.parts(view))]
        if (caption := words.caption(view)).strip():
            blocks.append(Text(caption))
    elif (text := words.text(view)).strip():
        blocks.append(Text(text))
    blocks.append(Text(lines([status_text(public), *_players(public, scores=has_picture(words) and not text_only)])))
    blocks += questions
    if news := news_text(say.text("board-since"), news_of(words, log, None), BOARD_NEWS):
        blocks.append(Text(news))
    blocks.append(Text(chance_text(public)))
    if posted_new and public.status is Status.PLAYING:
        pings = tuple([user for seat in public.addressed if (user := public.seats[seat].user) is not None])
        if pings:
            blocks.append(
                Text(say.text("board-ping", who=mentions(pings), task=words.task(view)), only_when_posted=True)
            )
    if public.shared.actions:
        blocks.append(Buttons(tuple(_shared_buttons(public))))
    blocks.append(Buttons(tuple(_board_buttons(public))))
    accent = seat_colour(public.pending[0]) if public.pending else NEUTRAL_ACCENT
    return fit_screen(Screen(tuple(blocks), accent))


def latest_events(log: Sequence[LogEntry]) -> list[Event]:
    """Return the public events of the latest turn, oldest first: all that the last seat to act did in succession.

    The board's picture marks what they have changed. After an undo there are none.

    Args:
        log: The newest public log entries, in any order.
    """
    found: list[Event] = []
    doer = None
    for entry in sorted(log, key=lambda entry: entry.seq, reverse=True):
        if entry.steps_undone is not None:
            break
        told = entry.recipients or (None,) * len(entry.events)
        events = [event for event, to in zip(entry.events, told, strict=True) if to is None]
        if not events:
            continue  # a secret choice must leave no trace
        if doer not in (None, entry.seat):
            break
        doer, found = entry.seat, events + found
    return found


def _picture(public: Public, events: Sequence[Event], part: int) -> Picture:
    assert public.view is not None
    game, presentation = public.game, public.presentation
    drawing = drawing_of(game, public.view, public.names, events, part)
    text = EMPTY if part else presentation.text(public.view)
    return Picture(drawing, fit_label(presentation.alt(public.view, part), ALT), text_alternative=text)


def _players(public: Public, *, scores: bool) -> list[Markdown]:
    """Return one line of markdown per seat: its symbol, its player and what the player has.

    Args:
        public: The match.
        scores: Whether to say what players have; the text of a position says so already.
    """
    assert public.view is not None
    had = public.presentation.scores(public.view) if scores else ()
    found = []
    for sitter in public.seats:
        player = player_with_level(sitter.seat, sitter.name, sitter.level)
        score = had[sitter.seat] if sitter.seat < len(had) else ""
        found.append(say.text("board-score", player=player, score=score) if score else player)
    return found


def _shared_buttons(public: Public) -> list[Button]:
    """Return the board's buttons for the actions that all players who must choose are offered.

    Nobody else sees what a player has chosen.
    """
    shared, words = public.shared, public.presentation
    labels = distinct_labels([words.label(public.view, action) for action in shared.actions[:ROW]], LABEL)
    return [
        Button(label, encode(PlayShared(public.match, shared.fingerprint, index)), "primary")
        for index, label in enumerate(labels)
    ]


def _board_buttons(public: Public) -> list[Button]:
    log, rules = (
        Button(say.label("board-log"), encode(Log(public.match))),
        Button(say.label("board-rules"), encode(Rules(public.match))),
    )
    if public.status in FINISHED:
        return [Button(say.label("board-again"), encode(Rematch(public.match)), "primary"), log, rules]
    return [Button(say.label("board-seat"), encode(MySeat(public.match)), "primary"), rules, log]
