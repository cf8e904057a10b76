"""Rewinding: a step that is taken back, with what follows for clocks and turns. Time that was taken stays taken; what
somebody takes back unseen, while others still choose, shows in nothing that these see of time."""

from dataclasses import replace
from datetime import datetime, timedelta

from storage.change import Change
from storage.increments import Undoing, without
from storage.opening import asked_anew
from storage.play import settled
from storage.quiet import Span
from storage.record import Record
from storage.refused import Refused
from storage.remaining import left
from storage.results.deciding import undecided
from storage.snapshot import Match
from storage.timing import STILL, Hours, deadlines_of, reopened, run, ticking


class Overtaken(Refused):
    """The match has gone on since the taking back was thought out: think again."""

    def __init__(self) -> None:
        super().__init__("overtaken")


def rewound(
    match: Match, seat: int, user: int | None, key: str, undoing: Undoing, hours: Hours, *, open_: bool
) -> Change:
    """The match as it was before a step; what others did privately after it stands. Time that was taken stays taken,
    and what came to it for what was decided goes."""
    if match.paused_at is not None:
        raise Refused("paused")
    now, rules, back = hours.now(), match.rules, undoing.back
    before = rules.digest(back.state) if not back.kept else ""
    taken = Record(match.id, match.records, seat, key, user, now, None, (), (), before, back.to, back.steps, open_)
    more = tuple(
        [
            Record(
                match.id, match.records + number, kept.seat, f"{key}:{number}", None, now, kept.action, kept.draws,
                kept.events, kept.digest, again=True, increments=increments,
            )
            for number, (kept, increments) in enumerate(zip(back.kept, undoing.kept, strict=True), 1)
        ]
    )  # fmt: skip
    after = replace(match, state=back.state, version=match.version + 1, records=match.records + 1 + len(more))
    change = settled(after, now)
    same_turn = _in_its_turn(match, change.match.active, seat, open_=open_)
    if open_ and asked_anew(match, change.match):
        same_turn = False
    asked = replace(change.match, turn_since=match.turn_since) if same_turn else _turn_begun(change.match, now)
    unseen = not open_ and same_turn and asked.chairs[seat].active and not match.chairs[seat].active
    if unseen and not undoing.by_clock:
        asked = undecided(asked, seat)
    if ticking(asked) or ticking(match):  # without a clock too: the rules may limit the decision before or after
        if unseen:
            asked = reopened(asked, asked.chairs[seat], now, hours.away)
        if not same_turn:
            asked = _waiting(match, asked, now, hours.away)
        asked = run(asked, now, hours.away, same_turn=same_turn)
        if not same_turn:
            asked = run(asked, now, hours.away, same_turn=True)  # also of those who have chosen: see _turn_begun
        if not unseen:  # else what it has brought had been kept apart, and is gone
            asked = without(asked, undoing.taken, now, hours.away)
        change = replace(change, deadlines=deadlines_of(asked, now, hours.away))
    return replace(change, match=asked, record=taken, more=more)


def _turn_begun(match: Match, now: datetime) -> Match:
    """The match in which a turn begins by a taking back. Whoever's choice lies there unseen again, and may still be
    changed, is one of those who are asked in it: to leave them out would tell."""
    rules, state = match.rules, match.state
    unseen = {kind for seat in match.active for kind in rules.action_types(state, seat) if kind.secret}
    chosen = [seat for seat in rules.free_seats(state) if unseen.intersection(rules.action_types(state, seat))]
    if not chosen:
        return replace(match, turn_since=now)
    chairs = [replace(chair, asked_at=now) if chair.seat in chosen else chair for chair in match.chairs]
    return replace(match, chairs=tuple(chairs), turn_since=now - timedelta.resolution)  # they have chosen since


def _waiting(before: Match, match: Match, now: datetime, away: tuple[Span, ...]) -> Match:
    """The match in which those who had not decided yet and are not asked any more keep what is left to them."""
    if match.clock is None:
        return match
    chairs = [
        replace(chair, **STILL | {"bank": left(chair, now, away)})
        if was.active and not chair.active and chair.since is not None
        else chair
        for was, chair in zip(before.chairs, match.chairs, strict=True)
    ]
    return replace(match, chairs=tuple(chairs))


def _in_its_turn(match: Match, asked: tuple[int, ...], seat: int, *, open_: bool) -> bool:
    """Whether a match in which a taking back by a seat leaves these seats to be asked is still in its turn. Nobody has
    chosen by it: who is not asked any more had not been asked before, and who is asked again has chosen since the turn
    began. Only a seat that takes back, unseen, that by the rules it had taken back its choice, has chosen again."""
    if not open_ and asked and set(match.active) - set(asked) == {seat} and set(asked) < set(match.active):
        return True
    again = [match.chairs[seat].asked_at for seat in asked if seat not in match.active]
    return set(match.active) <= set(asked) and all(at is None or at >= match.turn_since for at in again)
