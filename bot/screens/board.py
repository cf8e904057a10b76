"""The board: the public message of a started match."""

from collections.abc import Sequence
from datetime import datetime

from bot.interactions.custom_ids import Log, MySeat, PlayShared, Rematch, Rules, encode
from bot.screens.history import public_lines
from bot.screens.public import Public, chance_text, has_picture, player_with_level, public_of, seat_colour, status_text
from bot.screens.questions import question_blocks, undone_lines
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Drawing, Picture, Screen, Text
from bot.ui.limits import ALT, LABEL, ROW, distinct_labels, fit_label, fit_markdown, fit_screen
from bot.ui.words import mentions, say
from games.core.words import EMPTY, Markdown, bullets, lines
from storage.match.model import FINISHED, LogEntry, Match, Status

BOARD_LINES = 5
"""Number of log lines on the board."""


def board_screen(
    match: Match,
    log: Sequence[LogEntry],
    *,
    text_only: bool = False,
    posted_new: bool = False,
    until: datetime | None = None,
) -> Screen:
    """Return the board of a match, the public message that shows its position, players and newest log entries.

    A cancelled match without a position gets a short text instead.

    Args:
        match: A match that has begun.
        log: The public log entries (`Store.log(..., seat=None)`), in any order.
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
    title = say.text("board-title", game=public.game.title, headline=Markdown(words.headline(view)))
    blocks: list[Block] = [Text(fit_markdown(title, 500))]
    if has_picture(words) and not text_only:
        blocks += [_picture(public, part) for part in range(words.parts(view))]
    elif text := words.text(view).strip():
        blocks.append(Text(Markdown(text)))
    blocks.append(Text(lines([status_text(public), *_players(public)])))
    if newest := public_lines(words, log)[-BOARD_LINES:]:
        blocks.append(Text(bullets(newest)))
    blocks += questions
    if posted_new and public.status is Status.PLAYING:
        pings = tuple([user for seat in public.addressed if (user := public.seats[seat].user) is not None])
        if pings:
            blocks.append(Text(say.text("board-ping", who=mentions(pings), task=Markdown(words.task(view)))))
    blocks.append(Text(chance_text(public)))
    if public.shared.actions:
        blocks.append(Buttons(tuple(_shared_buttons(public))))
    blocks.append(Buttons(tuple(_board_buttons(public))))
    accent = seat_colour(public.pending[0]) if public.pending else NEUTRAL_ACCENT
    return fit_screen(Screen(tuple(blocks), accent))


def _picture(public: Public, part: int = 0) -> Picture:
    assert public.view is not None
    game, presentation = public.game, public.presentation
    drawing = Drawing(game.name, game.edition, game.write_view(public.view), public.names, panel_number=part)
    text = EMPTY if part else Markdown(presentation.text(public.view))
    return Picture(drawing, fit_label(presentation.alt(public.view, part), ALT), text_alternative=text)


def _players(public: Public) -> list[Markdown]:
    """Return one line of markdown per seat: its symbol, its player and, if the game keeps one, the public score."""
    assert public.view is not None
    scores = public.presentation.scores(public.view)
    found = []
    for sitter in public.seats:
        player = player_with_level(sitter.seat, sitter.name, sitter.level)
        score = scores[sitter.seat] if sitter.seat < len(scores) else ""
        found.append(say.text("board-score", player=player, score=score) if score else player)
    return found


def _shared_buttons(public: Public) -> list[Button]:
    """Return the buttons of actions that all who decide are offered alike; only who presses one sees the answer."""
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
