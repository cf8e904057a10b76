"""The judge: play random games, check every law (invariant) at their positions, and shrink a game that breaks one.

A random game is given by a tape (`games.laws.walk.Tape`): the list of the random numbers that decide everything in it.
If a game breaks a law, smaller tapes are tried as in the library Hypothesis, by deleting and lowering numbers.
"""

import json
import traceback
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.chance import Seeded
from games.core.game import Game
from games.core.words import ENGLISH, in_language
from games.laws import decisions, determinism, legality, secrecy, shape, wording
from games.laws.secrecy import Guesses
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Position, Tape, walk

Numbers = tuple[int, ...]


def shrink(numbers: Numbers, fails: Callable[[Numbers], Numbers | None], most_tries: int = 600) -> Numbers:
    """Look for a smaller list of random numbers with which a random game still fails.

    Smaller means shorter or, at the same length, lower in the first number that differs.

    Args:
        numbers: The random numbers of a game that fails, in the order in which it uses them.
        fails: Plays a game with a list of numbers; returns the numbers that the game used if it fails, else None.
        most_tries: The maximum number of calls of `fails`.

    Returns:
        The smallest failing list found; `numbers` if none is smaller.
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
    """Try to delete slices of the list, ever smaller ones, from its end to its beginning.

    Args:
        best: Returns the smallest failing list found so far.
        attempt: Tests a list; if it fails and is smaller than the smallest one, makes it that and returns True.
    """
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
    """Try to lower each number of the list: to zero, else to half, else by one.

    Args:
        best: Returns the smallest failing list found so far.
        attempt: Tests a list; if it fails and is smaller than the smallest one, makes it that and returns True.
    """
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
    secrecy.repeats_are_legal_and_tell_nothing,
    secrecy.events_follow_from_what_is_seen,
    secrecy.secret_choices_are_unseen,
    secrecy.secret_choices_have_no_order,
    decisions.nobody_is_asked_without_a_choice,
    decisions.decisions_follow_from_every_view,
    decisions.decisions_change_with_the_question,
    decisions.decisions_last_while_choices_are_hidden,
    decisions.hidden_choices_are_silent,
    decisions.choosers_are_hidden,
    legality.outcomes_make_one,
    wording.labels_differ,
    wording.losses_are_named,
    wording.menus_are_worded,
    wording.forms_are_valid,
    wording.positions_are_worded,
    wording.events_are_worded,
    wording.pictures_fit,
    determinism.nobody_changes_a_view,
)

SHAPE_LAWS: tuple[Callable[[Game[Any, Any]], None], ...] = (
    shape.names_and_numbers_fit,
    shape.options_make_menus,
    shape.state_is_ordered_and_exact,
    shape.view_has_the_public_half,
    shape.tags_are_unique,
)

PLAYABLE = "every_offered_action_can_be_played"
"""The name of the law that is broken when the game's own code raises an exception during a random game."""


@dataclass(frozen=True)
class Verdict:
    """The report that a game breaks an invariant, with a random game that breaks it if one was played.

    `str()` gives a text whose last line is a command that reproduces the failure, if a game was played.
    """

    law: str
    """The name of the function that checks the invariant."""
    message: str
    setup: Setup | None = None
    """The game, seats and options; None if the invariant was checked without playing."""
    tape: tuple[int, ...] = ()
    log: tuple[str, ...] = ()
    """The steps of the game, one line each with the seat, the action and the draws."""
    language: str = ENGLISH
    """The language in which the position was read."""

    def __str__(self) -> str:
        lines = [f"LAW BROKEN: {self.law}", f"  {self.message}"]
        if self.setup:
            lines += [f"  in {self.setup}, read in {self.language!r}", *(f"    {line}" for line in self.log)]
            options = self.setup.options.model_dump_json(exclude_defaults=True)
            tape = ",".join(map(str, self.tape))
            lines.append(
                f"  reproduce: python -m games replay {self.setup.game.name} --seats {self.setup.seats} "
                f"--options '{options}' --tape {tape or '-'}"
            )
        return "\n".join(lines)


def judge_shape(game: Game[Any, Any]) -> Verdict | None:
    """Check the invariants of a game's classes, which need no play; return the first broken one, None if all hold."""
    for law in SHAPE_LAWS:
        try:
            _check_law(law, game)
        except LawBroken as broken:
            return Verdict(broken.law, str(broken))
    return None


def judge(
    setup: Setup, seeds: Iterable[int], most_steps: int = legality.MOST_STEPS, most_positions: int = 10**9
) -> Verdict | None:
    """Play random games with one setup and check every invariant of games (every "law") at their positions.

    Args:
        setup: The game, seats and options.
        seeds: One random game is played per seed.
        most_steps: A game with more steps counts as endless, which breaks an invariant.
        most_positions: If a game has more positions, only a random sample of about this size is checked.

    Returns:
        The first broken invariant; None if all hold. It comes with a random game that breaks it, shrunk, except if
        games do not end or a secret is never guessed wrong.
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
    """Replay one random game and check every invariant of games (every "law") at each of its positions.

    Statistics over many games (`games.laws.secrecy.Guesses`) are left out.

    Args:
        setup: The game, seats and options.
        tape: The random numbers of the game, choices and draws in order; after the last one, zeros are used.
        most_steps: The number of steps after which to stop.

    Returns:
        The first broken invariant, with the game as it is, not shrunk; None if all hold.
    """
    return _check_walk(setup, Tape(tape), LAWS, None, most_steps)


def shrunk(verdict: Verdict) -> Verdict:
    """Return a verdict about the same broken invariant, with the smallest game found that breaks it.

    If no smaller game is found, the given verdict is returned.

    Args:
        verdict: A verdict with a setup and a tape.
    """
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
    """Return the number of steps of a seed's random game; 0 if the game's own code raises an exception.

    Raises:
        LawBroken: The random game, or a game in which every player lets the time run out, exceeds `most_steps`.
    """
    try:
        steps: int = _check_law(legality.games_end, setup, Tape((), Seeded(seed).below), most_steps)
        _check_law(legality.absent_games_end, setup, seed, most_steps)
    except LawBroken as broken:
        if not str(broken).startswith(_CRASH):
            raise
        return 0  # the walk that checks the laws meets the same exception and reports its position
    return steps


def _sample_plies(length: int, most: int) -> Container[int]:
    """Choose the positions of a random game to check: the opening, the end and about `most` between.

    Args:
        length: The number of steps of the game; 0 if it is unknown.
        most: The number of positions.

    Returns:
        Numbers of steps after which to check. Every position is chosen if the game has fewer steps than `most`, or if
        its length is unknown.
    """
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
    """Play a random game and check invariants ("laws") along it.

    Args:
        setup: The game, seats and options.
        tape: The source of the players' choices and of the draws.
        laws: The functions that check the invariants.
        guesses: Statistics about secrets to update, or None.
        most_steps: The number of steps after which to stop.
        look: Tells by the number of steps taken whether to check the position.

    Returns:
        The first broken invariant, with the random numbers used up to that position; None if all hold.
    """
    log: list[str] = []
    language = ENGLISH
    positions = walk(setup, tape)
    consumed = 0
    try:
        while (position := _check_law(lambda: next(positions, None), name=PLAYABLE)) is not None:
            consumed = len(tape.used)
            if last := position.last:
                action = setup.game.action_codec.dump_json(last.action).decode()
                log.append(f"{position.ply}. seat {last.seat} {action} drew {json.dumps(last.step.draws)}")
            if look(position.ply):
                language = position.language
                with in_language(language):
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
        return Verdict(broken.law, str(broken), setup, tuple(used), tuple(log), language)
    return None


_CRASH = "the game raises an exception: "


def _check_law(law: Callable[..., Any], *arguments: Any, name: str = "") -> Any:
    """Call a function that checks an invariant (a "law"), and return its result.

    Args:
        law: The function.
        *arguments: Its arguments.
        name: The name under which a failure is reported; by default that of the function.

    Raises:
        LawBroken: The invariant does not hold, or the function raised another exception. The exception holds the name.
    """
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
