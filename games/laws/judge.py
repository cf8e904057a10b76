"""The judge: play random games, check every law at every position, and shrink a game that breaks one.

A random game is a tape (`games.laws.walk.Tape`), a list of numbers. A failing tape is shrunk as in Hypothesis, by
deleting and lowering its numbers.
"""

import json
import traceback
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.chance import Seeded
from games.core.game import Game
from games.laws import decisions, determinism, legality, secrecy, shape, wording
from games.laws.secrecy import Guesses
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Position, Tape, walk

Numbers = tuple[int, ...]


def shrink(numbers: Numbers, fails: Callable[[Numbers], Numbers | None], most_tries: int = 600) -> Numbers:
    """Find a smaller tape that still fails: first by length, then by its numbers.

    Args:
        numbers: A tape that fails.
        fails: Returns the numbers that were really used if a tape fails, and None if it does not.
        most_tries: The maximum number of calls of `fails`.

    Returns:
        The smallest failing tape found.
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
    """Try to delete pieces, ever smaller ones, from the end to the beginning."""
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
    """Try to lower single numbers: to zero, to half, by one."""
    i = 0
    while i < len(best()):
        for lower in (lambda n: 0, lambda n: n // 2, lambda n: n - 1):
            numbers = best()
            if i < len(numbers) and numbers[i] > 0 and attempt((*numbers[:i], lower(numbers[i]), *numbers[i + 1 :])):
                break
        i += 1


Law = Callable[[Position], None]

LAWS: tuple[Law, ...] = (
    legality.active_seats_are_in_order,
    determinism.states_read_back,
    determinism.actions_read_back,
    determinism.events_read_back,
    determinism.views_read_back,
    determinism.outcomes_read_back,
    determinism.replays_are_the_same,
    determinism.nothing_is_held_twice,
    determinism.states_share_nothing,
    determinism.views_share_nothing,
    determinism.applying_changes_nothing,
    determinism.both_doors_are_one,
    legality.over_means_outcome,
    legality.standing_is_a_share,
    legality.offers_are_well_formed,
    legality.only_active_seats_act,
    legality.offered_actions_apply,
    legality.offers_and_obstacles_agree,
    legality.other_actions_are_refused,
    legality.nonsense_is_refused_in_reading,
    legality.timeouts_are_legal,
    legality.instinct_is_allowed,
    determinism.order_is_stable,
    secrecy.sealed_boxes_are_opened,
    secrecy.worlds_look_the_same,
    secrecy.public_follows_from_every_view,
    secrecy.offers_follow_from_the_view,
    secrecy.refusals_follow_from_the_view,
    secrecy.events_follow_from_what_is_seen,
    secrecy.secret_choices_are_unseen,
    secrecy.secret_choices_have_no_order,
    decisions.decisions_follow_from_every_view,
    decisions.decisions_change_with_the_question,
    decisions.decisions_last_while_choices_are_hidden,
    legality.outcomes_make_one,
    wording.labels_differ,
    wording.menus_are_worded,
    wording.forms_are_valid,
    wording.positions_are_worded,
    wording.events_are_worded,
    wording.pictures_fit,
    determinism.nobody_changes_a_view,
)

SHAPE_LAWS: tuple[Callable[[Game[Any, Any]], None], ...] = (
    shape.card_is_filled_in,
    shape.options_make_menus,
    shape.state_is_ordered_and_exact,
    shape.view_has_the_public_half,
    shape.tags_are_unique,
)

PLAYABLE = "every_offered_action_can_be_played"
"""The name of the law that is broken when the game's own code raises an exception during a random game."""


@dataclass(frozen=True)
class Verdict:
    """A broken law, with the smallest game found that breaks it.

    `str()` gives a report whose last line is a command that reproduces the failure.
    """

    law: str
    """The name of the law's function."""
    message: str
    setup: Setup | None = None
    """None for a law that needs no play."""
    tape: tuple[int, ...] = ()
    log: tuple[str, ...] = ()
    """The steps of the game, one line each."""

    def __str__(self) -> str:
        lines = [f"LAW BROKEN: {self.law}", f"  {self.message}"]
        if self.setup:
            lines += [f"  in {self.setup}", *(f"    {line}" for line in self.log)]
            options = self.setup.options.model_dump_json(exclude_defaults=True)
            tape = ",".join(map(str, self.tape))
            lines.append(
                f"  reproduce: python -m games replay {self.setup.game.name} --seats {self.setup.seats} "
                f"--options '{options}' --tape {tape or '-'}"
            )
        return "\n".join(lines)


def judge_shape(game: Game[Any, Any]) -> Verdict | None:
    """Check the laws that need no play; return the first broken one, or None."""
    for law in SHAPE_LAWS:
        try:
            _check_law(law, game)
        except LawBroken as broken:
            return Verdict(broken.law, str(broken))
    return None


def judge(
    setup: Setup, seeds: Iterable[int], most_steps: int = legality.MOST_STEPS, most_positions: int = 10**9
) -> Verdict | None:
    """Play random games and check every law at every position.

    Args:
        setup: The game, seats and options.
        seeds: One random game is played per seed.
        most_steps: A game with more steps counts as endless, which breaks a law.
        most_positions: If a game has more positions, only a random sample of about this size is checked.

    Returns:
        The first broken law, with its game shrunk; None if all laws hold.
    """
    guesses = Guesses()
    for seed in seeds:
        try:
            length = _steps_to_end(setup, seed, most_steps)
        except LawBroken as broken:
            return Verdict(broken.law, str(broken), setup)
        chosen = _sample_plies(length, most_positions)
        verdict = _check_walk(setup, Tape((), Seeded(seed).below), LAWS, guesses, look=chosen.__contains__)
        if verdict:
            return shrunk(verdict)
    try:
        guesses.judge()
    except LawBroken as broken:
        return Verdict("secrets_are_guessed", str(broken), setup)
    return None


def judge_tape(setup: Setup, tape: tuple[int, ...], most_steps: int = 500) -> Verdict | None:
    """Check every law at every position of one game.

    Args:
        setup: The game, seats and options.
        tape: The choices and draws of the game.
        most_steps: The number of steps after which to stop.

    Returns:
        The first broken law, not shrunk; None if all laws hold.
    """
    return _check_walk(setup, Tape(tape), LAWS, None, most_steps)


def shrunk(verdict: Verdict) -> Verdict:
    """Shrink the game of a verdict: return the same law broken by the smallest game that can be found."""
    setup, smallest = verdict.setup, verdict
    assert setup
    laws = [law for law in LAWS if law.__name__ == verdict.law]

    def still_broken(numbers: tuple[int, ...]) -> tuple[int, ...] | None:
        nonlocal smallest
        found = _check_walk(setup, Tape(numbers), laws, None, most_steps=len(smallest.log) + 2)
        if found is None or found.law != verdict.law:
            return None
        if (len(found.tape), found.tape) < (len(smallest.tape), smallest.tape):
            smallest = found
        return found.tape

    shrink(verdict.tape, still_broken)
    return smallest


def _steps_to_end(setup: Setup, seed: int, most_steps: int) -> int:
    """Return the number of steps of a seed's random game.

    Raises:
        LawBroken: The game does not end, or a game played by timeouts alone does not.
    """
    try:
        steps: int = _check_law(legality.games_end, setup, Tape((), Seeded(seed).below), most_steps)
        _check_law(legality.absent_games_end, setup, seed, most_steps)
    except LawBroken as broken:
        if not str(broken).startswith(_CRASH):
            raise
        return 0  # the walk with all laws finds the same exception, and reports the position
    return steps


def _sample_plies(length: int, most: int) -> Container[int]:
    """Choose the plies to check: the opening, the end, and a random sample of about `most` between them."""
    if not length or length < most:
        return range(10**9)
    luck = Seeded(("positions", length))
    return {0, length, *(ply for ply in range(length) if luck.below(length) < most)}


def _every_ply(ply: int) -> bool:
    return True


def _check_walk(
    setup: Setup,
    tape: Tape,
    laws: Sequence[Law],
    guesses: Guesses | None,
    most_steps: int = 10**9,
    look: Callable[[int], bool] = _every_ply,
) -> Verdict | None:
    """Check laws along a tape.

    Returns:
        The first broken law with the part of the tape that was used up to there; None if all laws hold.
    """
    log: list[str] = []
    positions = walk(setup, tape)
    consumed = 0
    try:
        while (position := _check_law(lambda: next(positions, None), name=PLAYABLE)) is not None:
            consumed = len(tape.used)
            if last := position.last:
                action = setup.game.action_codec.dump_json(last.action).decode()
                log.append(f"{position.ply}. seat {last.seat} {action} drew {json.dumps(last.step.draws)}")
            if look(position.ply):
                for law in laws:
                    _check_law(law, position)
                if guesses:
                    _check_law(guesses.look, position)
            if position.ply >= most_steps:
                break
    except LawBroken as broken:
        used = tape.used if broken.law == PLAYABLE else tape.used[:consumed]
        while used and used[-1] == 0:
            used = used[:-1]
        return Verdict(broken.law, str(broken), setup, tuple(used), tuple(log))
    return None


_CRASH = "the game raises an exception: "


def _check_law(law: Callable[..., Any], *arguments: Any, name: str = "") -> Any:
    """Call a law and name it in the `LawBroken` it raises. Any other exception also counts as a broken law."""
    try:
        return law(*arguments)
    except LawBroken as broken:
        broken.law = broken.law or name or law.__name__
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{where.name}, line {where.lineno} of {where.filename}"
        failed = LawBroken(f"{_CRASH}{type(error).__name__}: {error} ({place})")
        failed.law = name or law.__name__
        raise failed from error
