"""Results and ratings, written in the transaction that ends a match or takes a seat from a player.

Ratings follow Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011 (the Plackett-Luce model of the
package openskill). `storage.services.statistics` reads what is written here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Connection, and_, delete, insert, or_, select

from storage.db.schema import ratings, results, results_opt_outs
from storage.match.model import REPLACED, Chair, Match, Question, Status

MU, SIGMA = 25.0, 25.0 / 3
"""The rating of a new player: mean and standard deviation."""
BASE, UNIT = 1000, 40
"""Players see a rating as `BASE` + `UNIT` * (`mu` - 3 * `sigma`), so that new players start at `BASE`."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's skill at a game: mean `mu` and standard deviation `sigma`."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The rating as players see it: a lower bound of the skill (`mu` - 3 `sigma`), scaled by `BASE` and `UNIT`."""
        return shown_rating(self.mu, self.sigma)


@dataclass(frozen=True, slots=True)
class Side:
    """The players of one team, or a single player, in a finished match, and how they placed."""

    users: tuple[int, ...]
    place: int
    """The side's rank in the match: 0 is the first place, equal numbers are a tie."""


def shown_rating(mu: float, sigma: float) -> int:
    """Return the number that players see for a rating, which is higher the more certain the rating is.

    Args:
        mu: The mean of the estimated skill.
        sigma: The standard deviation of the estimated skill.
    """
    return round(BASE + UNIT * (mu - 3 * sigma))


def rate_sides(sides: Sequence[Side], ratings_before: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the ratings of all players after a game, computed from those before it and from how they placed.

    Args:
        sides: Who played together and how they placed.
        ratings_before: Ratings by user; users without one start at the default.

    Returns:
        The new ratings by user; empty if there are fewer than two sides.
    """
    if len(sides) < 2:
        return {}
    from openskill.models import PlackettLuce  # a slow import, needed only when a rated game ends

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    before = {user: ratings_before.get(user, Rating()) for side in sides for user in side.users}
    teams = [[model.rating(mu=before[user].mu, sigma=before[user].sigma) for user in side.users] for side in sides]
    after = model.rate(teams, ranks=[float(side.place) for side in sides])
    return {
        user: Rating(rating.mu, rating.sigma)
        for side, team in zip(sides, after, strict=True)
        for user, rating in zip(side.users, team, strict=True)
    }


Kind = Literal["people", "computers", "solo"]
_R = results.c
_COUNTS = ("decisions", "thinking_seconds", "missed_decisions")
"""The fields of `Chair` with totals of its player, which are stored in the columns of the same names of a result."""


@dataclass(frozen=True, slots=True)
class Leaver:
    """A player who gave up or lost their seat before the match ended."""

    user: int
    seat: int
    agreed: bool = False
    """True if the other players replaced this player with the player's consent, which is neither a win nor a loss."""


def is_counted_end(old: Match, new: Match) -> bool:
    """Return True if a change ended a match in a way that counts for statistics: by its rules or by a resignation.

    Args:
        old: The match before the change.
        new: The match after it.
    """
    if not old.is_open or not new.is_finished:
        return False
    return new.status is Status.OVER or (new.ending is not None and new.ending.kind == "resigned")


def leavers_between(old: Match, new: Match) -> list[Chair]:
    """Return the chairs of the players who lost or gave up their seats in a change, as the chairs were before it.

    Args:
        old: The match before the change.
        new: The match after it.
    """
    if old.status is not Status.PLAYING or old.chairs is new.chairs:
        return []
    seated = {chair.user for chair in new.chairs}
    return [chair for chair in old.chairs if chair.user is not None and chair.user not in seated]


def left_by_agreement(old: Match, new: Match, user: int | None) -> bool:
    """Return True if a change replaced a player by a vote of the players, and the player had agreed to it.

    Args:
        old: The match before the change.
        new: The match after it.
        user: The player; None for no user.

    Returns:
        True if the answers to a question settled that a player is replaced, and `user` had asked the question or
        answered it in favour of that.
    """
    question = _settled_seat_question(old, new)
    if question is None or question.kind != "absent" or question.result not in REPLACED:
        return False
    return question.asked_by == user or question.answers.get(user or 0) in REPLACED


def absent_player(old: Match, new: Match) -> Chair | None:
    """Return the chair of the player because of whose absence a change ended the match; None if there is none.

    That happens if the players, asked about an absent player's seat, decided to end the match. A player who asked that
    question about their own seat, or answered it, does not count as absent.

    Args:
        old: The match before the change.
        new: The match after it.
    """
    question = _settled_seat_question(old, new)
    if question is None or question.result != "end" or question.seat is None or new.status is not Status.ENDED:
        return None
    chair = new.chairs[question.seat]
    responded = chair.user is None or question.asked_by == chair.user or chair.user in question.answers
    return None if responded else chair


def _settled_seat_question(old: Match, new: Match) -> Question | None:
    """Return the question about a player's seat that a change settled; None if it settled none.

    Args:
        old: The match before the change.
        new: The match after it.
    """
    before, question = old.question, new.question
    if question is None or question.is_open or question.kind not in ("absent", "left"):
        return None
    return question if before is None or before.id != question.id or before.is_open else None


def record_results(db: Connection, changed: Sequence[tuple[Match, Match]], now: datetime) -> None:
    """Write the results and ratings of players to whom changes of matches give some; most changes give none.

    When a match ends by its rules or by a resignation, a result is written for each player. When a player loses or
    gives up a seat, or the match is ended because of the player's absence, a result is written for that player.

    Args:
        db: The writing transaction's connection.
        changed: Each changed match before and after.
        now: The time of the change, in UTC.
    """
    for old, new in changed:
        left_now = leavers_between(old, new)
        ended = is_counted_end(old, new)
        absent = absent_player(old, new)
        if not left_now and not ended and absent is None:
            continue
        users = [chair.user for chair in (*new.chairs, *left_now) if chair.user is not None]
        earlier = {row.user: row for row in db.execute(select(results).where(_R.match == new.id))}
        opted_out = set(
            db.scalars(select(results_opt_outs.c.user).where(results_opt_outs.c.user.in_([*users, *earlier])))
        )
        left_before = [
            Leaver(row.user, row.seat, row.finish == "agreed") for row in earlier.values() if row.user not in users
        ]
        kind_before = kind_of(old, {each.seat for each in left_before})
        lost_seat = [*left_now, absent] if absent is not None else left_now
        rows = {
            chair.user: _result_row(
                new, chair, "agreed" if left_by_agreement(old, new, chair.user) else "replaced", kind_before, now
            )
            for chair in lost_seat
        }
        if ended:
            leavers = left_before + [
                Leaver(c.user, c.seat, left_by_agreement(old, new, c.user)) for c in left_now if c.user is not None
            ]
            kind = kind_of(new, {each.seat for each in leavers})
            rows |= {c.user: _result_row(new, c, "finished", kind, now) for c in new.chairs if c.user is not None}
            if kind == "people":
                _rate(db, new, leavers, rows, opted_out)
        counted = [_with_earlier(row, earlier.get(user)) for user, row in rows.items() if user not in opted_out]
        if counted:
            db.execute(delete(results).where(_R.match == new.id, _R.user.in_([row["user"] for row in counted])))
            db.execute(insert(results), counted)


def kind_of(match: Match, left_seats: set[int]) -> Kind:
    """Return the kind of a match for the statistics: who played in it.

    Args:
        match: The match.
        left_seats: The seats given up by people. They still count as people, even if a computer has taken over.

    Returns:
        `people` (at least two people and nobody else), `computers` (computer players took part, or only one person
        did), or `solo` (a match with one seat).
    """
    if len(match.chairs) == 1:
        return "solo"
    others = [chair for chair in match.chairs if chair.user is None and chair.seat not in left_seats]
    people = sum(chair.user is not None for chair in match.chairs) + len(left_seats)
    return "people" if not others and people > 1 else "computers"


def sides_of(match: Match, leavers: Sequence[Leaver]) -> list[Side]:
    """Return the teams and single players of a finished match with their ranks, for the ratings.

    Each player who left before the end is a side of their own. They all share the last place, except those who left by
    agreement, who are not ranked.

    Args:
        match: The finished match.
        leavers: The players who no longer hold a seat.

    Returns:
        The sides with at least one person. Empty if the match has no winner, since the game itself then beat everybody.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return []
    teams = list(match.rules.teams(match.state)) if match.state is not None else []
    in_teams = {seat for team in teams for seat in team}
    teams += [(chair.seat,) for chair in match.chairs if chair.seat not in in_teams]
    keys: list[tuple[tuple[int, int], tuple[int, ...]]] = []
    for team in teams:
        users = tuple([user for seat in team if (user := match.chairs[seat].user) is not None])
        if users:
            keys.append((min((seat not in outcome.winners, -outcome.scores[seat]) for seat in team), users))
    places = {key: place for place, key in enumerate(sorted({key for key, _ in keys}))}
    sides = [Side(users, places[key]) for key, users in keys]
    return sides + [Side((each.user,), len(places)) for each in leavers if not each.agreed]


def _rate(
    db: Connection, match: Match, leavers: Sequence[Leaver], rows: dict[int | None, dict[str, Any]], opted_out: set[int]
) -> None:
    """Update the ratings of a match's players in the database, and enter them into the rows of their results.

    Players who opted out of statistics count as new players, so that their opponents can be rated; their own rating is
    not stored.

    Args:
        db: The writing transaction's connection.
        match: The finished match.
        leavers: The players who no longer hold a seat.
        rows: The rows of results by user, which get the new ratings.
        opted_out: The users who have opted out of statistics.
    """
    sides = sides_of(match, leavers)
    users = sorted({user for side in sides for user in side.users})
    guild, columns = match.guild or 0, ratings.c
    here = and_(columns.guild == guild, columns.game == match.game)
    # Locked in a fixed order, so that two matches that end at the same time cannot deadlock.
    rated = select(ratings).where(here, columns.user.in_(users)).order_by(columns.user).with_for_update()
    before = {row.user: row for row in db.execute(rated)}
    after = rate_sides(sides, {user: Rating(row.mu, row.sigma) for user, row in before.items()})
    new = []
    for user, rating in after.items():
        if user in opted_out:
            continue
        games = 1 + (before[user].games if user in before else 0)
        new.append({"guild": guild, "game": match.game, "user": user, "mu": rating.mu, "sigma": rating.sigma})
        new[-1]["games"] = games
        if user in rows:
            rows[user] |= {"mu": rating.mu, "sigma": rating.sigma}
    if new:
        db.execute(delete(ratings).where(here, or_(*[columns.user == row["user"] for row in new])))
        db.execute(insert(ratings), new)


def _result_row(match: Match, chair: Chair, finish: str, kind: str, now: datetime) -> dict[str, Any]:
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
        **{name: getattr(chair, name) for name in _COUNTS},
        "mu": None,
        "sigma": None,
        "at": match.ended_at or now,
    }


def _with_earlier(row: dict[str, Any], earlier: Any) -> dict[str, Any]:
    """Add the totals of a player's earlier result row to `row`, and return `row`.

    There is an earlier row if the player left the match before and came back to it.

    Args:
        row: The new row of the player's result, which is changed.
        earlier: The earlier row; None if there is none.
    """
    if earlier is not None:
        for name in _COUNTS:
            row[name] += getattr(earlier, name)
    return row
