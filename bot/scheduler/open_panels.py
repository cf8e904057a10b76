"""Open panels: keeping the private panels (hand and choices) that players have on their screens true.

Only the token of the interaction that a panel answers can edit it, for 15 minutes. While it lives, the panel is edited
when what it says is no longer so: its player is asked, a result is in, the game is over. The tokens are secrets. They
are kept in memory alone, never logged, and forgotten when they expire.

An edit is private and tells its reader nothing that the board does not: what a panel says follows from its player's
view and log. It comes after the board's, from what the rate limit leaves over, so that nobody else sees anything
earlier or later because a panel is open. A panel with choices is left alone as long as they can be made, and so is one
whose player is typing into a form or looking at a nested menu.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import structlog

from bot.interactions.custom_ids import CorrectForm
from bot.interactions.errors import describe_error
from bot.interactions.response import Interaction, LatePictures, Response
from bot.messages.board_updater import BoardUpdater
from bot.scheduler.settings_cache import SettingsCache, apply_appearance
from bot.screens.panel import panel_screen
from bot.screens.questions import clock_lines
from bot.ui.blocks import Screen
from bot.ui.words import say
from games.core.game import offer_of
from games.core.words import EMPTY, Markdown, current_language, in_language, lines
from storage import BrokenRecord, Match, Refused, Store, Unavailable
from storage.match.due_times import seat_deadline, turn_deadline
from storage.match.model import LogEntry, Turn

LIFE: Final = 14 * 60.0
"""Seconds for which a panel is edited. Discord's tokens live 15 minutes from the press on."""
MOST_OPEN: Final = 1024
"""The maximum number of panels that are kept true; the oldest ones are forgotten first."""
PRESS_PATIENCE: Final = 10.0
"""Seconds for which a panel is left alone after a press in it: the answer is on its way."""
CHOICE_PATIENCE: Final = 180.0
"""Seconds for which a panel is left alone while its player fills in a form or looks at a nested menu."""
BOARD_PATIENCE: Final = 10.0
"""Seconds that panels wait for the board's edit at most."""

log = structlog.stdlib.get_logger(__name__)

Offered = tuple[int, str] | None
"""The turn and the fingerprint of the actions that a seat may take; None for none."""


class PanelState(NamedTuple):
    """What the bot remembers of a private panel that it has sent, to tell later whether the panel is out of date."""

    look: int
    """A hash of the panel's text and controls, without the time and without what answers the player's own press."""
    offered: Offered
    turn: Turn


class PanelText(NamedTuple):
    """The content of a private panel, the message with a player's hand and choices, and what is remembered of it."""

    screen: Screen
    state: PanelState


@dataclass(slots=True)
class OpenPanel:
    """A private panel that a player has on their screen, and that the bot can still edit."""

    match: int
    user: int
    interaction: Interaction = field(repr=False)
    language: str
    text_only: bool
    can_undo: bool
    state: PanelState
    held_until: float
    expiry: asyncio.TimerHandle = field(repr=False)


class OpenPanels:
    """The service that makes players' private panels, and edits those that are open when they are no longer true."""

    def __init__(
        self,
        store: Store,
        boards: BoardUpdater,
        settings: SettingsCache,
        late_pictures: LatePictures,
        *,
        interval: float,
        monotonic: Callable[[], float],
    ) -> None:
        """Create the service; no panel is open.

        Args:
            store: The database.
            boards: Updates the public messages, which go first.
            settings: The users' settings.
            late_pictures: Edits private messages.
            interval: Seconds between two edits of the panels of a match.
            monotonic: A clock in seconds.
        """
        self._store = store
        self._boards = boards
        self._settings = settings
        self._late_pictures = late_pictures
        self._interval = interval
        self._monotonic = monotonic
        self._open: dict[tuple[int, int], OpenPanel] = {}
        """By match and user, the oldest first."""
        self._users: dict[int, dict[int, None]] = {}
        """The users with an open panel by match, in the same order."""
        self._changed: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}

    async def text(
        self,
        match: Match,
        user: int,
        seat: int,
        path: tuple[int, ...] = (),
        *,
        page: int = 0,
        note: Callable[[list[LogEntry]], Markdown] = lambda _: EMPTY,
        correct: CorrectForm | None = None,
        text_only: bool = False,
        can_undo: bool = False,
    ) -> PanelText:
        """Return a user's panel (the message with their hand and choices in a match) as it is now.

        It is in the current language.

        Args:
            match: A match that has begun.
            user: The user's id.
            seat: Their seat.
            path: The choices made so far in nested menus; empty for the first screen (see `custom_ids.Path`).
            page: The page of the menu there, counted from 0.
            note: Returns markdown that says what a press has just changed, given what else the panel tells.
            correct: Opens a form that was refused, for which `note` says why; None for none.
            text_only: Show text instead of the picture even if the user's settings ask for pictures.
            can_undo: Add a button that takes back the user's last action.
        """
        since = [] if path else await self._since(match, seat)
        changed = note(since)
        screen = panel_screen(
            match,
            seat,
            path,
            page=page,
            note=changed,
            correct=correct,
            alert=alerts(self._store, self._boards, match, seat),
            since=since,
            made_at=self._store.time.now(),
            can_undo=can_undo,
            text_only=text_only or self._settings.get(user).text_only,
        )
        offer = (
            None if match.state is None else offer_of(match.rules, match.state, seat, match.chairs[seat].actions_taken)
        )
        offered = None if offer is None or not offer.actions else (offer.turn, offer.fingerprint)
        look = hash(screen.blocks[1 + bool(changed) + (correct is not None) :])
        return PanelText(screen, PanelState(look, offered, match.turn))

    async def _since(self, match: Match, seat: int) -> list[LogEntry]:
        """Return the log entries since a seat's last action, for its panel; none if the log cannot be read now.

        A panel without it is better than an error: the press that it answers may have been recorded already.

        Args:
            match: The match.
            seat: The seat.
        """
        try:
            return await self._store.since(match, viewer=seat, seat=seat)
        except (BrokenRecord, Unavailable) as reason:
            log.info("a panel does not say what happened", match=match.id, reason=type(reason).__name__)
            return []

    def opened(
        self, response: Response, match: Match, text: PanelText, *, text_only: bool, can_undo: bool, in_menu: bool
    ) -> None:
        """Record that a response shows its user their panel, so that the panel is edited when it is no longer true.

        Args:
            response: The response, which has been sent.
            match: The match.
            text: The panel.
            text_only: The user asked for text in place of the picture.
            can_undo: The panel can take back the user's last action.
            in_menu: The panel shows a nested menu, and is left alone for a while.
        """
        user = response.user.id
        self.forget(match.id, user)
        if not response.can_be_edited or not match.is_open:
            return
        while len(self._open) >= MOST_OPEN:
            self.forget(*next(iter(self._open)))
        expiry = asyncio.get_running_loop().call_later(LIFE, self.forget, match.id, user)
        held = self._monotonic() + CHOICE_PATIENCE if in_menu else 0.0
        panel = OpenPanel(
            match.id, user, response.interaction, current_language(), text_only, can_undo, text.state, held, expiry
        )
        self._open[match.id, user] = panel
        self._users.setdefault(match.id, {})[user] = None

    def hold(self, match_id: int, user: int, seconds: float = PRESS_PATIENCE) -> None:
        """Do not edit a user's panel for a while: they have pressed something in it, or are typing into a form.

        Args:
            match_id: The match.
            user: The user's id.
            seconds: How long.
        """
        if (panel := self._open.get((match_id, user))) is not None:
            panel.held_until = self._monotonic() + seconds

    def forget(self, match_id: int, user: int) -> None:
        """Drop a user's panel and the token by which it can be edited.

        Args:
            match_id: The match.
            user: The user's id.
        """
        if (panel := self._open.pop((match_id, user), None)) is not None:
            panel.expiry.cancel()
            users = self._users[match_id]
            del users[user]
            if not users:
                del self._users[match_id]

    def match_changed(self, match: Match) -> None:
        """Look soon, in the background, which open panels of a changed match are no longer true, and edit these."""
        if match.id in self._users:
            self._wake(match.id)

    async def close(self) -> None:
        """Drop all panels and stop editing."""
        for key in list(self._open):
            self.forget(*key)
        for worker in (ending := set(self._workers.values())):
            worker.cancel()
        if ending:
            await asyncio.wait(ending)

    def _wake(self, match_id: int) -> None:
        self._changed.add(match_id)
        if match_id not in self._workers:
            self._workers[match_id] = asyncio.create_task(self._work(match_id), name=f"panels {match_id}")

    async def _work(self, match_id: int) -> None:
        structlog.contextvars.clear_contextvars()  # this outlives the press that has started it
        try:
            while match_id in self._changed:
                self._changed.discard(match_id)
                await self._boards.wait_until_attempted(match_id, BOARD_PATIENCE)
                for panel in [self._open[match_id, user] for user in self._users.get(match_id, ())]:
                    with in_language(panel.language):
                        await self._bring_up_to_date(panel)
                await asyncio.sleep(self._interval)
        finally:
            del self._workers[match_id]

    async def _bring_up_to_date(self, panel: OpenPanel) -> None:
        named = log.bind(match=panel.match)
        try:
            await self._boards.wait_for_spare_slot()  # before the work of making a panel, so that a busy bot is spared
            match = await self._store.match(panel.match)
            seat = match.seat_of(panel.user)
            if seat is None or match.state is None:
                self.forget(panel.match, panel.user)
                return
            can_undo = panel.can_undo and panel.state.turn.continues_in(match.turn)
            text = await self.text(match, panel.user, seat, text_only=panel.text_only, can_undo=can_undo)
            can_still_choose = text.state.offered is not None and text.state.offered == panel.state.offered
            if text.state.look == panel.state.look or (can_still_choose and seat in match.turn.asked):
                return
            screen = apply_appearance(text.screen, self._settings.get(panel.user))
            sent = await self._late_pictures.replace(panel.interaction, screen, lambda: self._may_edit(panel))
            if sent is None:
                return
            panel.state, panel.can_undo = text.state, can_undo
            if not sent or not match.is_open:
                self._forget_this(panel)
        except (Refused, Unavailable) as reason:
            named.info("a panel stays as it is", reason=type(reason).__name__)
        except Exception as error:  # noqa: BLE001 - one panel must not stop the others
            named.error("a panel cannot be kept true", error=describe_error(error))
            self._forget_this(panel)

    def _is_open(self, panel: OpenPanel) -> bool:
        return self._open.get((panel.match, panel.user)) is panel

    def _forget_this(self, panel: OpenPanel) -> None:
        if self._is_open(panel):
            self.forget(panel.match, panel.user)

    def _may_edit(self, panel: OpenPanel) -> bool:
        """Return True if a panel is still open and may be edited now; if it is only held, look at it again later."""
        wait = panel.held_until - self._monotonic()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._look_again, panel)
        return wait <= 0 and self._is_open(panel)

    def _look_again(self, panel: OpenPanel) -> None:
        if self._is_open(panel):
            self._wake(panel.match)


def alerts(store: Store, boards: BoardUpdater, match: Match, seat: int) -> Markdown:
    """Return lines for a player's panel: a problem with the match's channel, and how long they have for their turn.

    Args:
        store: The database, which knows when the bot was down.
        boards: Knows which matches cannot be shown.
        match: The match.
        seat: The player's seat.

    Returns:
        The lines as markdown; empty if there are none.
    """
    found = boards.problems.get(match.id)
    said = [say.text(f"trouble-{found}", match=str(match.id))] if found else []
    away = store.time.outages
    chair = match.chairs[seat]
    until = (seat_deadline(match, chair, away) if chair.active else None) or turn_deadline(match, away)
    return lines([*said, *clock_lines(match, until)])
