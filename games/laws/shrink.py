"""Shrinking: a shorter and plainer tape that still fails, found as Hypothesis does it, by deleting and lowering."""

from collections.abc import Callable

Numbers = tuple[int, ...]


def shrink(numbers: Numbers, fails: Callable[[Numbers], Numbers | None], most_tries: int = 600) -> Numbers:
    """The smallest tape found that still fails: shorter first, then lower.

    `fails` gives the numbers that were really used when a tape still fails, and None when it does not.
    """
    best, tries = numbers, 0

    def attempt(candidate: Numbers) -> bool:
        nonlocal best, tries
        if tries >= most_tries or _size(candidate) >= _size(best):
            return False
        tries += 1
        used = fails(candidate)
        if used is None or _size(used) >= _size(best):
            return False
        best = used
        return True

    attempt(())
    while tries < most_tries:
        before = best
        _cut(lambda: best, attempt)
        _lower(lambda: best, attempt)
        if best == before:
            break
    return best


def _size(numbers: Numbers) -> tuple[int, Numbers]:
    return len(numbers), numbers


def _cut(best: Callable[[], Numbers], attempt: Callable[[Numbers], bool]) -> None:
    """Delete ever smaller pieces, from the end to the beginning."""
    piece = max(len(best()) // 2, 1)
    while True:
        start = len(best()) - piece
        while start > -piece:
            numbers, at = best(), max(start, 0)
            attempt(numbers[:at] + numbers[at + piece :])
            start = min(start, len(best())) - piece
        if piece == 1:
            return
        piece //= 2


def _lower(best: Callable[[], Numbers], attempt: Callable[[Numbers], bool]) -> None:
    """Make single numbers smaller: nothing, half, one less."""
    i = 0
    while i < len(best()):
        for lower in (lambda n: 0, lambda n: n // 2, lambda n: n - 1):
            numbers = best()
            if i < len(numbers) and numbers[i] > 0 and attempt((*numbers[:i], lower(numbers[i]), *numbers[i + 1 :])):
                break
        i += 1
