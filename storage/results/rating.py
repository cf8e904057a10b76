"""Ratings: how well somebody plays, from whom they have beaten (Weng and Lin, «A Bayesian Approximation Method for
Online Ranking», 2011; the Plackett-Luce model of the package openskill, which knows many players and teams)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MU, SIGMA = 25.0, 25.0 / 3
"""Where everybody begins."""
BASE, UNIT = 1000, 40
"""How a rating is shown: as a number that begins at `BASE` and below which somebody's skill hardly lies."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's skill: its mean and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """As one number: three deviations below the mean, so that it rises as it becomes surer."""
        return shown(self.mu, self.sigma)


@dataclass(frozen=True, slots=True)
class Side:
    """Who played together, and their place: 0 is the first, and those with equal places are even."""

    users: tuple[int, ...]
    place: int


def shown(mu: float, sigma: float) -> int:
    """See Rating."""
    return round(BASE + UNIT * (mu - 3 * sigma))


def rated(sides: Sequence[Side], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of all who played, after the game; those that are not `known` begin. One side alone rates nobody."""
    if len(sides) < 2:
        return {}
    from openskill.models import PlackettLuce  # only where a game has ended

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    begun = {user: known.get(user, Rating()) for side in sides for user in side.users}
    teams = [[model.rating(mu=begun[user].mu, sigma=begun[user].sigma) for user in side.users] for side in sides]
    after = model.rate(teams, ranks=[float(side.place) for side in sides])
    return {
        user: Rating(rating.mu, rating.sigma)
        for side, team in zip(sides, after, strict=True)
        for user, rating in zip(side.users, team, strict=True)
    }
