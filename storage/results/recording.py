"""Recording: what the end of a match, or a seat given up, leaves behind, in the transaction that brings it about."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Connection, and_, delete, insert, or_, select

from storage.question import REPLACED, Question
from storage.results.rating import Rating, Side, rated
from storage.results.schema import ratings, results, uncounted
from storage.snapshot import Chair, Match, Status

Kind = Literal["people", "computers", "solo"]
_R = results.c


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who was not there any more at the end. `agreed`: as their table wanted it too, so they have not lost."""

    user: int
    seat: int
    agreed: bool = False


def ended(old: Match, new: Match) -> bool:
    """Whether this change has ended the match in a way that counts: by its rules, or by a resignation."""
    if not old.open or not new.finished:
        return False
    return new.status is Status.OVER or (new.ending is not None and new.ending.kind == "resigned")


def leavers(old: Match, new: Match) -> list[Chair]:
    """The chairs of those who played before and do not any more, as they were."""
    if old.status is not Status.PLAYING or old.chairs is new.chairs:
        return []
    still = {chair.user for chair in new.chairs}
    return [chair for chair in old.chairs if chair.user is not None and chair.user not in still]


def agreed(old: Match, new: Match, user: int | None) -> bool:
    """Whether somebody lost their seat in this change because their table was asked and they wanted it themselves."""
    question = _settled(old, new)
    if question is None or question.kind != "absent" or question.result not in REPLACED:
        return False
    return question.by == user or question.votes.get(user or 0) in REPLACED


def absent(old: Match, new: Match) -> Chair | None:
    """The chair of whoever the others have not waited for: because of them they have ended the match."""
    question = _settled(old, new)
    if question is None or question.result != "end" or question.seat is None or new.status is not Status.ENDED:
        return None
    chair = new.chairs[question.seat]
    here = chair.user is None or question.by == chair.user or chair.user in question.votes
    return None if here else chair


def _settled(old: Match, new: Match) -> Question | None:
    """The question about a seat that this change has settled."""
    was, question = old.question, new.question
    if question is None or question.open or question.kind not in ("absent", "left"):
        return None
    return question if was is None or was.id != question.id or was.open else None


def record(db: Connection, changed: Sequence[tuple[Match, Match]], now: datetime) -> None:
    """Write down what these changes leave behind: nothing for most of them."""
    for old, new in changed:
        gone = leavers(old, new)
        over = ended(old, new)
        missing = absent(old, new)
        if not gone and not over and missing is None:
            continue
        users = [chair.user for chair in (*new.chairs, *gone) if chair.user is not None]
        earlier = {row.user: row for row in db.execute(select(results).where(_R.match == new.id))}
        hidden = set(db.scalars(select(uncounted.c.user).where(uncounted.c.user.in_([*users, *earlier]))))
        before = [Gone(row.user, row.seat, row.finish == "agreed") for row in earlier.values() if row.user not in users]
        played = kind_of(old, {each.seat for each in before})
        lost = [*gone, missing] if missing is not None else gone
        rows = {
            chair.user: _row(new, chair, "agreed" if agreed(old, new, chair.user) else "replaced", played, now)
            for chair in lost
        }
        if over:
            away = before + [Gone(c.user, c.seat, agreed(old, new, c.user)) for c in gone if c.user is not None]
            kind = kind_of(new, {each.seat for each in away})
            rows |= {c.user: _row(new, c, "finished", kind, now) for c in new.chairs if c.user is not None}
            if kind == "people":
                _rate(db, new, away, rows, hidden)
        wanted = [_with(row, earlier.get(user)) for user, row in rows.items() if user not in hidden]
        if wanted:
            db.execute(delete(results).where(_R.match == new.id, _R.user.in_([row["user"] for row in wanted])))
            db.execute(insert(results), wanted)


def kind_of(match: Match, left: set[int]) -> Kind:
    """Who played: people (also where a computer has taken over for one who left), computers too, or one alone."""
    if len(match.chairs) == 1:
        return "solo"
    strangers = [chair for chair in match.chairs if chair.user is None and chair.seat not in left]
    people = sum(chair.user is not None for chair in match.chairs) + len(left)
    return "people" if not strangers and people > 1 else "computers"


def sides_of(match: Match, away: Sequence[Gone]) -> list[Side]:
    """Who played together and how they came out; those who left are behind all others, even among themselves, but for
    those who did so by agreement: they have neither won nor lost.

    Nothing where nobody has won: then the rules have beaten all of them.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return []
    teams = list(match.rules.teams(match.state)) if match.state is not None else []
    together = {seat for team in teams for seat in team}
    teams += [(chair.seat,) for chair in match.chairs if chair.seat not in together]
    keys: list[tuple[tuple[int, int], tuple[int, ...]]] = []
    for team in teams:
        users = tuple([user for seat in team if (user := match.chairs[seat].user) is not None])
        if users:
            keys.append((min((seat not in outcome.winners, -outcome.scores[seat]) for seat in team), users))
    places = {key: place for place, key in enumerate(sorted({key for key, _ in keys}))}
    sides = [Side(users, places[key]) for key, users in keys]
    return sides + [Side((each.user,), len(places)) for each in away if not each.agreed]


def _rate(
    db: Connection, match: Match, away: Sequence[Gone], rows: dict[int | None, dict[str, Any]], hidden: set[int]
) -> None:
    """Rate all who played; who does not want to be counted plays like somebody new, and is not written down."""
    sides = sides_of(match, away)
    users = sorted({user for side in sides for user in side.users})
    guild, columns = match.guild or 0, ratings.c
    here = and_(columns.guild == guild, columns.game == match.game)
    chosen = select(ratings).where(here, columns.user.in_(users)).order_by(columns.user).with_for_update()
    known = {row.user: row for row in db.execute(chosen)}
    after = rated(sides, {user: Rating(row.mu, row.sigma) for user, row in known.items()})
    new = []
    for user, rating in after.items():
        if user in hidden:
            continue
        games = 1 + (known[user].games if user in known else 0)
        new.append({"guild": guild, "game": match.game, "user": user, "mu": rating.mu, "sigma": rating.sigma})
        new[-1]["games"] = games
        if user in rows:
            rows[user] |= {"mu": rating.mu, "sigma": rating.sigma}
    if new:
        db.execute(delete(ratings).where(here, or_(*[columns.user == row["user"] for row in new])))
        db.execute(insert(ratings), new)


def _row(match: Match, chair: Chair, finish: str, kind: str, now: datetime) -> dict[str, Any]:
    outcome = match.outcome if finish == "finished" else None
    return {
        "match": match.id,
        "user": chair.user,
        "seat": chair.seat,
        "guild": match.guild or 0,
        "game": match.game,
        "kind": kind,
        "finish": finish,
        "won": outcome is not None and chair.seat in outcome.winners,
        "score": outcome.scores[chair.seat] if outcome is not None else 0,
        "decided": chair.decided,
        "thought": chair.thought,
        "missed": chair.missed,
        "mu": None,
        "sigma": None,
        "at": match.over_at or now,
    }


def _with(row: dict[str, Any], earlier: Any) -> dict[str, Any]:
    """Somebody who came back to a seat: what they did before counts too."""
    if earlier is not None:
        for name in ("decided", "thought", "missed"):
            row[name] += getattr(earlier, name)
    return row
