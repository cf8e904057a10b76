"""A match's history in words: log lines, what happened since a player's last move, pages of the log, and the replay.

What happened since a player's last move stands at the beginning of their private panel and at the end of the public
board. Results come first, in bold; then one line for each player who acted. If there is no room for everything, the
text says how many lines it leaves out.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heapreplace
from itertools import count, groupby
from typing import Any

from bot.interactions.custom_ids import LogJump, LogPage, Replay, ReplayJump, ReplaySeat, encode
from bot.screens.public import drawing_of, has_picture, player_label, player_names, seat_colour
from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Block,
    Button,
    Buttons,
    Form,
    Menu,
    Option,
    Picture,
    Screen,
    Text,
    TextField,
)
from bot.ui.limits import (
    ALT,
    ELLIPSIS,
    LABEL,
    OPTION,
    distinct_labels,
    fit_label,
    fit_markdown,
    fit_screen,
    utf16_length,
)
from bot.ui.replay_page import Step, plain
from bot.ui.words import say
from games.core.presentation import Presentation
from games.core.values import Event, View
from games.core.words import EMPTY, Markdown, bullets, lines
from storage.history.replay import Moment, Position
from storage.match.model import LogEntry, Match

MAX_UNDONE_LINES, MAX_UNDONE_LENGTH = 3, 100
"""How many undone lines are quoted, and the maximum length of each in UTF-16 units."""


def public_lines(words: Presentation[Any], entries: Sequence[LogEntry]) -> list[Markdown]:
    """Return the lines that log entries show to everybody, oldest first, as markdown.

    Lines addressed to one seat are left out even after the match: their "you" would have no referent.

    Args:
        words: The game's texts for these players.
        entries: The entries, in any order.
    """
    found = [each for entry in sorted(entries, key=lambda e: e.seq) for each in entry_lines(words, entry)]
    return [line for line, addressee in found if addressee is None]


def event_lines(words: Presentation[Any], events: Iterable[Event]) -> list[Markdown]:
    """Return one line of markdown per event of a game; events for which the game has no text are skipped.

    Args:
        words: The game's texts for these players.
        events: The events, in order.
    """
    return [line for event in events if (line := event_line(words, event))]


def event_line(words: Presentation[Any], event: Event) -> Markdown:
    """Return one line of markdown about an event; empty if the game has no text for it.

    Args:
        words: The game's texts for these players.
        event: The event.
    """
    return Markdown(" ".join(words.tell(event).split("\n")).strip())


def join_newest(found: Sequence[Markdown]) -> Markdown:
    """Join the last `MAX_UNDONE_LINES` log lines, each shortened, into one; an ellipsis stands for earlier ones.

    The result is empty if there are no lines.
    """
    newest = [fit_markdown(line, MAX_UNDONE_LENGTH) for line in found[-MAX_UNDONE_LINES:]]
    return Markdown(" ").join([Markdown(ELLIPSIS), *newest] if len(found) > MAX_UNDONE_LINES else newest)


def entry_lines(words: Presentation[Any], entry: LogEntry) -> list[tuple[Markdown, int | None]]:
    """Return the lines of a log entry as markdown, each with the only seat that may read it, or None if everybody may.

    Args:
        words: The game's texts for these players.
        entry: The entry.
    """
    if entry.steps_undone is not None:
        line = say.text("log-taken-back", name=words.names[entry.seat], count=entry.steps_undone)
        if gone := join_newest(event_lines(words, entry.undone)):
            line = say.text("log-taken-back-what", line=line, gone=gone)
        return [(line, None if entry.is_public else entry.seat)]
    found: list[tuple[Markdown, int | None]] = []
    if entry.by_clock:
        found.append((say.text("log-by-clock", name=words.names[entry.seat]), None))
    for number, event in enumerate(entry.events):
        if line := event_line(words, event):
            found.append((line, entry.recipients[number] if entry.recipients else None))
    return found


# -- what happened since a player's last move --------------------------------------------------------------------------

LINE = 18
"""What a line costs beside its length: about half of its last row on a phone stays empty."""


@dataclass(frozen=True, slots=True)
class News:
    """What happened since a player's last move, as sentences for one reader."""

    results: tuple[Markdown, ...]
    """What was settled, oldest first."""
    story: tuple[tuple[Markdown, ...], ...]
    """The other sentences, oldest first, together for each player who acted."""
    has_own: bool = False
    """The story begins with what the reader's own last action brought, which stands before the results."""

    def fitted(self, most: int) -> tuple[list[Markdown], int]:
        """Return the newest sentences that fit into a length, as lines of markdown, and the number of those left out.

        Each player who acted keeps a sentence for as long as there is room. The newest result and the newest other
        sentence are the last to be left out, before them the older results.

        Args:
            most: Maximum length in UTF-16 units, with `LINE` more for each line; the last sentence is returned anyway.
        """
        results, story = deque(self.results), [deque(part) for part in self.story]
        sentences = len(results) + sum(map(len, story))
        # A log may hold thousands of sentences: the length is kept up to date, and the longest part is on a heap.
        length = sum(utf16_length(line) + LINE for line in results)
        length += sum(utf16_length(line) + 1 for part in story for line in part) + (LINE - 1) * len(story)
        longest = [(-len(part), number) for number, part in enumerate(story)]
        heapify(longest)
        left = sentences
        while length > most and left > 1:
            if longest and longest[0][0] < -1:
                size, number = longest[0]
                heapreplace(longest, (size + 1, number))
                length -= utf16_length(story[number].popleft()) + 1
            elif len(longest) > (
                1 if len(results) > 1 else 0
            ):  # each part has one sentence, and equal ones stand in order
                length -= utf16_length(story[heappop(longest)[1]].popleft()) + LINE
            else:
                length -= utf16_length(results.popleft()) + LINE
            left -= 1
        parts, own = [Markdown(" ").join(part) for part in story], int(self.has_own)
        return [line for line in (*parts[:own], *results, *parts[own:]) if line], sentences - left


def events_since(entries: Sequence[LogEntry], viewer: int | None) -> list[Event]:
    """Return the events of log entries that a reader's picture marks, oldest first; after an undo, only those after it.

    Args:
        entries: The entries, as `Store.since` returns them for the reader, in any order.
        viewer: The reader's seat; None for everybody.
    """
    found: list[Event] = []
    for entry in sorted(entries, key=lambda each: each.seq):
        if entry.steps_undone is not None:
            found = []
        told = entry.recipients or (None,) * len(entry.events)
        found += [event for event, to in zip(entry.events, told, strict=True) if to in (None, viewer)]
    return found


def news_of(words: Presentation[Any], entries: Sequence[LogEntry], viewer: int | None) -> News:
    """Return what log entries tell a reader, as sentences: results, and the rest by the player who acted.

    Of the reader's own last action, only the results and what chance has brought are news.

    Args:
        words: The game's texts for these players.
        entries: The entries, as `Store.since` returns them for the reader, in any order.
        viewer: The reader's seat; None for everybody.
    """
    results: list[Markdown] = []
    own: list[Markdown] = []
    story: list[tuple[int | None, Markdown]] = []
    for entry in sorted(entries, key=lambda each: each.seq):
        settled = []
        for event, to in zip(entry.events, entry.recipients or (None,) * len(entry.events), strict=True):
            if to in (None, viewer) and is_result(words, event) and (line := event_line(words, event)):
                settled.append(line)
        results += [_bold(line) for line in settled]
        if entry.is_known:
            own += event_lines(words, [event for event in events_since([entry], viewer) if is_luck(words, event)])
        else:
            told = [line for line, to in entry_lines(words, entry) if to in (None, viewer)]
            story += [(entry.actor, line) for line in told if line not in settled]
    # What nobody in particular did, such as a reveal, stays in lines of its own.
    alone = count(-2, -1)
    runs = groupby([(next(alone) if actor is None else actor, line) for actor, line in story], key=lambda each: each[0])
    parts = [tuple([line for _, line in run]) for _, run in runs]
    return News(tuple(results), (tuple(own), *parts) if own else tuple(parts), bool(own))


def is_result(words: Presentation[Any], event: Event) -> bool:
    """Return True if an event is one of those that a game counts as results, which are told first.

    Args:
        words: The game's texts.
        event: The event.
    """
    return isinstance(event, words.result_events)


def is_luck(words: Presentation[Any], event: Event) -> bool:
    """Return True if an event of a reader's own last action is told until they act again, and is not a result.

    Args:
        words: The game's texts.
        event: The event.
    """
    return isinstance(event, words.luck_events) and not is_result(words, event)


def news_text(title: Markdown, found: News, most: int) -> Markdown:
    """Return what happened since a player's last move as markdown under a title; empty if there is nothing to tell.

    Args:
        title: The title.
        found: What happened.
        most: Maximum length of the lines (`News.fitted`); a last line says how many sentences were left out.
    """
    told, omitted = found.fitted(most) if found.results or found.story else ([], 0)
    if not told:
        return EMPTY
    return lines([title, bullets(told), say.text("since-more", count=omitted) if omitted else EMPTY])


def _bold(line: Markdown) -> Markdown:
    """Return a line of markdown in bold, unless a part of it is bold already."""
    return line if "**" in line else Markdown(f"**{line}**")


# -- pages of the log, and the replay ----------------------------------------------------------------------------------

ENTRIES_PER_PAGE = 10
"""Number of log entries on a page: what a phone shows without much scrolling."""

MAX_LOG_LENGTH = 3000
"""The maximum length of the lines on a page of the log in UTF-16 units; headings and the fingerprint come on top."""


def log_screen(
    match: Match, entries: Sequence[LogEntry], page: int, *, more: bool, chapters: Sequence[View] = ()
) -> Screen:
    """Return the message that shows one page of a match's log, grouped by chapter, oldest line first.

    During the match, lines that only the reader may see are marked as private. Once it is over, every line is public
    and such lines name the player they were addressed to. The last page has the commitment to the secret of the random
    draws; page 0 of a finished match has the secret.

    Args:
        match: The match.
        entries: The entries of this page, as `Store.log` returns them for the reader.
        page: Number of the page; 0 is the newest.
        more: Older entries exist.
        chapters: By record of the log, the public view with which its chapter began; empty for no headings.
    """
    words = match.rules.presentation(player_names(match))
    parts: list[Markdown] = [] if more else [say.text("log-chance", commitment=match.chance.commitment)]
    runs = groupby(sorted(entries, key=lambda each: each.seq), lambda each: _chapter(words, chapters, each.seq))
    told = [
        (chapter, [_log_line(match, words, line, to) for entry in run for line, to in entry_lines(words, entry)])
        for chapter, run in runs
    ]
    # A page that is too long is cut at its end, where the newest lines stand; so its lines are shortened instead.
    length = MAX_LOG_LENGTH // max(1, sum(len(found) for _, found in told))
    if sum(utf16_length(line) for _, found in told for line in found) > MAX_LOG_LENGTH:
        told = [(chapter, [fit_markdown(line, length) for line in found]) for chapter, found in told]
    for chapter, found in told:
        if found:
            parts += [say.text("log-chapter", chapter=chapter) if chapter else EMPTY, bullets(found)]
    if not any(found for _, found in told):
        parts.append(say.text("log-empty-page" if entries or more or page else "log-empty"))
    if match.is_finished and page == 0:
        parts.append(say.text("log-chance-opened", secret=match.chance.secret.hex()))
    blocks: list[Block] = [Text(say.text("log-title", game=match.rules.title)), Text(lines(parts))]
    turns = []
    if page > 0:
        turns.append(Button(say.label("log-newer"), encode(LogPage(match.id, page - 1))))
    if more:
        turns.append(Button(say.label("log-older"), encode(LogPage(match.id, page + 1))))
    if turns:
        turns.append(Button(say.label("log-jump"), encode(LogJump(match.id, page))))
        blocks += [Text(say.text("log-page", page=page + 1)), Buttons(tuple(turns))]
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _possessions(words: Presentation[Any], view: View) -> list[Markdown]:
    """Return lines of markdown on what each player has at a position, such as points: symbol, player and possessions.

    Args:
        words: The game's texts for the players.
        view: The view that is shown.
    """
    return [
        say.text("board-score", player=player_label(seat, words.names[seat]), score=score)
        for seat, score in enumerate(words.scores(view))
        if score
    ]


def _chapter(words: Presentation[Any], chapters: Sequence[View], seq: int) -> str:
    """Return the heading of the chapter of the match (such as a round) in which a record of the log falls.

    A record newer than the chapters counts to the last one.

    Args:
        words: The game's texts.
        chapters: By record of the log, the public view with which its chapter began; may be empty.
        seq: The record's number.
    """
    return words.chapter(chapters[min(seq, len(chapters) - 1)]) if chapters else ""


def _log_line(match: Match, words: Presentation[Any], line: Markdown, to: int | None) -> Markdown:
    """Return a line of the log, marked if it was addressed to one seat: as private, after the match with a name.

    Args:
        match: The match.
        words: The game's texts for these players.
        line: The line.
        to: The only seat that may read it while the match runs; None for everybody.
    """
    if to is None:
        return line
    return (
        say.text("log-told", name=words.names[to], line=line)
        if match.is_finished
        else say.text("log-private", line=line)
    )


def replay_screen(at: Position, *, text_only: bool = False) -> Screen:
    """Return the message that shows one past position of a match and the step that led to it, as one viewer saw them.

    Args:
        at: The position; its `seat` is the viewer's, or None for the public.
        text_only: Show text instead of the picture.
    """
    match, names = at.match, player_names(at.match)
    words = match.rules.presentation(names)
    head = say.text("replay-title", game=match.rules.title, headline=fit_markdown(words.headline(at.view), 300))
    if at.seat is None:
        step = say.text("replay-step-everybody", step=at.step, steps=at.steps)
    else:
        step = say.text("replay-step-of", step=at.step, steps=at.steps, name=words.names[at.seat])
    chapter = words.chapter(at.view)
    blocks: list[Block] = [Text(lines([head, say.text("replay-chapter", chapter=chapter) if chapter else EMPTY, step]))]
    if has_picture(words) and not text_only:
        for part in range(words.parts(at.view)):
            drawing = drawing_of(match.rules, at.view, names, at.events, part)
            alt, text = fit_label(words.alt(at.view, part), ALT), EMPTY if part else words.text(at.view)
            blocks.append(Picture(drawing, alt, private=at.seat is not None, text_alternative=text))
        texts = [words.caption(at.view), lines(_possessions(words, at.view))]
        texts += [words.hand(at.view)] if at.seat is not None else []
    else:
        texts = [words.text(at.view), words.hand(at.view) if at.seat is not None else EMPTY]
    blocks += [Text(text) for text in texts if text.strip()]
    found = event_lines(words, at.events)
    if not found:
        found = [say.text("replay-opening") if at.step == 0 else say.text("replay-unheard")]
    blocks.append(Text(bullets(found)))
    blocks += _replay_buttons(at, text_only)
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT if at.doer is None else seat_colour(at.doer)))


def page_step(match: Match, at: Moment) -> Step:
    """Return a position of a match and what led to it, in plain text, for the HTML page that replays the match.

    Args:
        match: The match.
        at: The position; nothing else of the match is shown but its players' names.
    """
    names = player_names(match)
    words = match.rules.presentation(names)
    found: list[Markdown] = []
    results: list[int] = []
    for told in at.told:
        if line := event_line(words, told.event):
            if isinstance(told.event, words.result_events):
                results.append(len(found))
            found.append(_log_line(match, words, line, told.to if match.is_finished else None))
    texts = [words.headline(at.view)]
    drawn = has_picture(words)
    parts = range(words.parts(at.view)) if drawn else ()
    texts += [words.caption(at.view) if drawn else words.text(at.view)]
    scores = zip(names, words.scores(at.view), strict=False)
    texts += [say.text("page-score", name=name, score=score) for name, score in scores]
    if match.is_finished:
        hands = zip(names, [words.hand(view) for view in at.hands], strict=True)
        texts += [say.text("page-hand", name=name, hand=hand) for name, hand in hands if hand.strip()]
    else:
        texts.append(words.hand(at.view) if at.view.seat is not None else EMPTY)
    return Step(
        words.chapter(at.view),
        tuple([plain(line) for line in found]),
        tuple([plain(text) for text in texts if text.strip()]),
        tuple([drawing_of(match.rules, at.view, names, (), part) for part in parts]),
        tuple([fit_label(words.alt(at.view, part), ALT) for part in parts]),
        tuple(results),
    )


def jump_form(press: ReplayJump) -> Form:
    """Return the form that asks for the number of a past position of a match to show.

    Args:
        press: The custom id of the form, which names the match, the position shown now and its viewer.
    """
    field = TextField(
        "step", say.label("replay-jump-to"), say.label("replay-jump-how"), value=str(press.step), maximum=6
    )
    return Form(encode(press), say.label("replay-jump-title"), (field,))


def page_form(press: LogJump) -> Form:
    """Return the form that asks for the number of a page of a match's log.

    Args:
        press: The custom id of the form, which names the match and the page shown now.
    """
    field = TextField("page", say.label("log-jump-to"), say.label("log-jump-how"), value=str(press.page + 1), maximum=6)
    return Form(encode(press), say.label("log-jump-title"), (field,))


def _replay_buttons(at: Position, text_only: bool) -> list[Block]:
    match, viewer, plain = at.match.id, 0 if at.seat is None else at.seat + 1, int(text_only)

    def to(number: int, step: int, label: str) -> Button:
        disabled = step == at.step or not 0 <= step <= at.steps
        return Button(label, encode(Replay(match, max(0, step), viewer, plain, number)), disabled=disabled)

    jump = Button(say.label("replay-jump"), encode(ReplayJump(match, at.step, viewer, plain)))
    blocks: list[Block] = [
        Buttons(
            (
                to(0, at.earlier, say.label("replay-previous-round")),
                to(1, at.step - 1, say.label("replay-back")),
                to(2, at.step + 1, say.label("replay-forward")),
                to(3, at.later, say.label("replay-next-round")),
            )
        ),
        Buttons((to(4, 0, say.label("replay-first")), jump, to(5, at.steps, say.label("replay-last")))),
    ]
    if at.match.is_finished and len(at.match.chairs) > 1:
        names = [
            say.label("replay-as-everybody"),
            *[say.label("replay-as", name=name) for name in player_names(at.match)],
        ]
        options = tuple(
            [
                Option(label, encode(Replay(match, at.step, number, plain, 6)), selected=number == viewer)
                for number, label in enumerate(distinct_labels(names, min(OPTION, LABEL)))
            ]
        )
        blocks.append(Menu(encode(ReplaySeat(match)), say.label("replay-menu"), options))
    return blocks
