"""Matches as storage gives them, made without any storage."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.verifiable import ChanceSecret
from storage.match.model import Chair, LogEntry, Match, Status, Turn

NASTY = (
    "**bold** __under__ ||spoiler||",
    "@everyone <@123456789012345678> <#1> <@&2>",
    "\u202eevil\u2066name\u200f",
    "👩‍👩‍👧‍👦👍🏽" * 8,
    "# heading\n> quote\n- list",
    "`code` ```block``` [link](https://example.com)",
    "\\",
    "<t:0:R> </play:1> <:owl:12345>",
    "   ",
    "_" * 32,
    "אבגדה עברית",
    "Z̸̡̢̛a̵͝l̶̕g̷̋o̴̚",
)
"""Names of players."""
MOMENT = datetime(2026, 8, 15, 12, tzinfo=UTC)


def match_of(
    game: Game[Any, Any], state: Any, seats: int, *, names: Sequence[str] = NASTY, computers: Sequence[int] = ()
) -> Match:
    """A match as storage gives it."""
    active = game.active_seats(state) if state is not None else ()
    outcome = game.outcome(state) if state is not None else None
    status = Status.LOBBY if state is None else Status.PLAYING if outcome is None else Status.OVER
    chairs = tuple(
        [
            Chair(
                seat,
                None if seat in computers else 100_000_000_000_000_000 + seat,
                names[seat],
                "middle" if seat in computers else None,
                actions_taken=seat + 2,
                active=seat in active,
            )
            for seat in range(seats)
        ]
    )
    return Match(
        id=77,
        game=game.name,
        edition=game.edition,
        status=status,
        host=100_000_000_000_000_000,
        guild=5,
        channel=6,
        thread=7,
        message=8,
        options=game.Options().model_dump(mode="json"),
        chairs=chairs,
        version=3,
        shown_version=2,
        record_count=9,
        opened_at=MOMENT,
        turn=Turn((), MOMENT) if state is None else Turn(game.decision(state), MOMENT, game.asked_seats(state)),
        chance=ChanceSecret(b"sixteen bytes ok"),
        outcome=outcome,
        state=state,
        rulebook=game,
    )


def with_state(match: Match, state: Any) -> Match:
    """The same match over another state: to ask what of it shows."""
    return replace(match, state=state)


def random_play(
    game: Game[Any, Any], seats: int, seed: int, most: int = 400
) -> Iterator[tuple[Match, list[LogEntry], Chance]]:
    """The matches and public logs of one game of random choices, step by step."""
    luck = Seeded((game.name, seats, seed))
    chance = Chance(luck.below)
    state = game.start(seats, game.Options(), chance)
    log: list[LogEntry] = []
    for seq in range(most):
        yield match_of(game, state, seats, computers=(1,) if seats > 1 else ()), log, chance
        if not (active := game.active_seats(state)):
            return
        seat = active[luck.below(len(active))]
        offered = [a for a in game.legal_actions(state, seat) if not a.open or a.obstacle(state, seat) is None]
        taken = offered[luck.below(len(offered))]
        step = game.apply(state, seat, taken, chance)
        state = step.state
        events = tuple([told.event for told in step.events if told.to is None])
        log = [*log, LogEntry(seq, seat, MOMENT, None, events)]
