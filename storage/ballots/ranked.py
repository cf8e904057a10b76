"""Counting ranked choices: the single transferable vote by the Scottish rules, which for one seat is instant run-off.

The rules are those of the Scottish Local Government Elections Order 2007 (SSI 2007/42, Schedule 1, rules 45 to 52).
They compute in hundred-thousandths of a vote and ignore the rest, so this module counts in whole hundred-thousandths.
Where the rules draw lots, the caller gives an order of the answers, so that everyone can count again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Ranking = tuple[int, ...]
"""A ranked ballot: the numbers of answers, the most wanted first; answers that it leaves out get nothing from it."""

UNIT = 100_000
"""One vote, in hundred-thousandths: the rules calculate to five decimal places, "any remainder being ignored"."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a count, with the votes as they stand at its end."""

    how: Literal["first", "surplus", "excluded"]
    """What was counted: the first preferences, the surplus of an elected answer, or the papers of an excluded one."""
    source: int | None
    """The answer whose papers were transferred; None in the first stage."""
    votes: tuple[int, ...]
    """The votes of each answer, in hundred-thousandths."""
    exhausted: int
    """The votes that count for no answer any more, in hundred-thousandths."""
    elected: tuple[int, ...]
    """The answers elected at the end of this stage, in the order of their votes."""
    lot: bool = False
    """True if `source` was chosen by lot."""


@dataclass(frozen=True, slots=True)
class Count:
    """A complete count."""

    quota: int
    """The votes that elect an answer, in whole votes."""
    elected: tuple[int, ...]
    """The elected answers, in the order of their election."""
    stages: tuple[Stage, ...]


@dataclass(slots=True)
class _Papers:
    """Equal ballot papers that lie with one answer."""

    ranking: Ranking
    number: int
    value: int
    """The value of each paper when that answer received it, in hundred-thousandths."""


def count_ranked(rankings: Iterable[Ranking], answers: int, seats: int, lots: Sequence[int]) -> Count:
    """Count ranked ballots.

    Args:
        rankings: The ballots, none of them empty or with an answer twice.
        answers: The number of answers.
        seats: How many answers are elected, fewer than there are.
        lots: All answers; of those that are tied in every stage, the first of this order is transferred or excluded.
    """
    counting = _Counting(Counter(rankings), answers, seats, lots)
    while counting.elect():
        counting.transfer()
    return Count(counting.quota // UNIT, tuple(counting.elected), tuple(counting.stages))


class _Counting:
    """A count that is under way.

    Args:
        rankings: How many ballots have each ranking.
        answers: The number of answers.
        seats: How many answers are elected.
        lots: All answers in the order of the lot.
    """

    def __init__(self, rankings: Counter[Ranking], answers: int, seats: int, lots: Sequence[int]) -> None:
        self.quota = (rankings.total() // (seats + 1) + 1) * UNIT
        self.elected: list[int] = []
        self.stages: list[Stage] = []
        self._seats = seats
        self._lots = {answer: place for place, answer in enumerate(lots)}
        self._continuing = set(range(answers))
        self._total = rankings.total() * UNIT
        self._votes = [0] * answers
        self._papers: list[list[_Papers]] = [[] for _ in range(answers)]
        self._surpluses: set[int] = set()
        self._step: tuple[Literal["first", "surplus", "excluded"], int | None, bool] = ("first", None, False)
        for ranking, number in sorted(rankings.items()):
            self._give(ranking[0], _Papers(ranking, number, UNIT))

    def elect(self) -> bool:
        """End a stage: elect every answer that has reached the quota, and the last ones if all of them are needed.

        Returns:
            True if seats are left to be filled by another stage.
        """
        reached = {answer for answer in self._continuing if self._votes[answer] >= self.quota}
        self._surpluses |= {answer for answer in reached if self._votes[answer] > self.quota}
        if len(self._continuing) == self._seats - len(self.elected):
            reached = set(self._continuing)  # rule 52: the last vacancies
        elected = sorted(reached, key=lambda answer: (-self._votes[answer], self._lots[answer]))
        self.elected += elected
        self._continuing -= reached
        how, source, lot = self._step
        exhausted = self._total - sum(self._votes)
        self.stages.append(Stage(how, source, tuple(self._votes), exhausted, tuple(elected), lot))
        return len(self.elected) < self._seats

    def transfer(self) -> None:
        """Begin the next stage: transfer the largest surplus or, if there is none, exclude the last answer."""
        if self._surpluses:  # rules 48 and 49
            answer, lot = self._pick(self._surpluses, max)
            self._surpluses.discard(answer)
            surplus, votes = self._votes[answer] - self.quota, self._votes[answer]
            self._votes[answer] = self.quota
            self._step = ("surplus", answer, lot)
            self._pass_on(answer, lambda value: surplus * value // votes)
        else:  # rules 50 and 51
            answer, lot = self._pick(self._continuing, min)
            self._continuing.discard(answer)
            self._votes[answer] = 0
            self._step = ("excluded", answer, lot)
            self._pass_on(answer, lambda value: value)

    def _pass_on(self, answer: int, revalue: Callable[[int], int]) -> None:
        papers, self._papers[answer] = self._papers[answer], []
        for each in papers:
            following = next((other for other in each.ranking if other in self._continuing), None)
            if following is not None:
                self._give(following, _Papers(each.ranking, each.number, revalue(each.value)))

    def _give(self, answer: int, papers: _Papers) -> None:
        self._papers[answer].append(papers)
        self._votes[answer] += papers.number * papers.value

    def _pick(self, among: Iterable[int], extreme: Callable[[Iterable[int]], int]) -> tuple[int, bool]:
        """Return the answer with the most or fewest votes, and whether a lot decided.

        Of those that are tied, the one that had the most or fewest at the last stage at which they differed.

        Args:
            among: The answers.
            extreme: `max` for the most votes, `min` for the fewest.
        """
        tied = list(among)
        for votes in (self._votes, *(stage.votes for stage in reversed(self.stages))):
            best = extreme(votes[answer] for answer in tied)
            tied = [answer for answer in tied if votes[answer] == best]
            if len(tied) == 1:
                return tied[0], False
        return min(tied, key=lambda answer: self._lots[answer]), True
