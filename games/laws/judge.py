"""The judge: plays random games, asks every law at every position, and shows the smallest game that breaks one."""

import json
import traceback
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.game import Game
from games.core.seeded import Seeded
from games.laws import chances, codecs, ending, legality, order, purity, secrecy, shape, wording
from games.laws.broken import Broken
from games.laws.guesses import Guesses
from games.laws.setups import Setup
from games.laws.shrink import shrink
from games.laws.tape import Tape
from games.laws.walk import Position, walk

Law = Callable[[Position], None]

LAWS: tuple[Law, ...] = (
    legality.active_seats_are_in_order,
    codecs.states_read_back,
    codecs.actions_read_back,
    codecs.events_read_back,
    codecs.views_read_back,
    codecs.outcomes_read_back,
    codecs.replays_are_the_same,
    purity.nothing_is_held_twice,
    purity.states_share_nothing,
    purity.applying_changes_nothing,
    purity.both_doors_are_one,
    ending.over_means_outcome,
    ending.standing_is_a_share,
    legality.offers_are_well_formed,
    legality.only_active_seats_act,
    legality.offered_actions_apply,
    legality.offers_and_obstacles_agree,
    legality.other_actions_are_refused,
    legality.nonsense_is_refused_in_reading,
    legality.timeouts_are_legal,
    legality.instinct_is_allowed,
    order.order_is_stable,
    secrecy.sealed_boxes_are_opened,
    secrecy.worlds_look_the_same,
    secrecy.public_follows_from_every_view,
    secrecy.offers_follow_from_the_view,
    secrecy.refusals_follow_from_the_view,
    secrecy.events_follow_from_what_is_seen,
    secrecy.secret_choices_are_unseen,
    secrecy.secret_choices_have_no_order,
    chances.outcomes_make_one,
    wording.labels_differ,
    wording.menus_are_worded,
    wording.forms_are_valid,
    wording.positions_are_worded,
    wording.events_are_worded,
    wording.pictures_fit,
)

SHAPES: tuple[Callable[[Game[Any, Any]], None], ...] = (
    shape.card_is_filled_in,
    shape.options_make_menus,
    shape.state_is_ordered_and_exact,
    shape.view_cannot_change,
    shape.tags_are_unique,
)

PLAYABLE = "every_offered_action_can_be_played"
"""The law that a random game breaks when the game's own code fails in the middle of it."""


@dataclass(frozen=True)
class Verdict:
    """A law that does not hold, and the smallest game in which that was found."""

    law: str
    message: str
    setup: Setup | None = None
    tape: tuple[int, ...] = ()
    log: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [f"LAW BROKEN: {self.law}", f"  {self.message}"]
        if self.setup:
            lines += [f"  in {self.setup}", *(f"    {line}" for line in self.log)]
            options = self.setup.options.model_dump_json(exclude_defaults=True)
            tape = ",".join(map(str, self.tape))
            lines.append(
                f"  again: python -m games replay {self.setup.game.name} --seats {self.setup.seats} "
                f"--options '{options}' --tape {tape or '-'}"
            )
        return "\n".join(lines)


def judge_shape(game: Game[Any, Any]) -> Verdict | None:
    """Ask the laws that need no play."""
    for law in SHAPES:
        try:
            _ask(law, game)
        except Broken as broken:
            return Verdict(broken.law, str(broken))
    return None


def judge(
    setup: Setup, seeds: Iterable[int], most_steps: int = ending.MOST_STEPS, most_positions: int = 10**9
) -> Verdict | None:
    """Play one random game a seed and ask every law at every position: the first that is broken, shrunk; or None.

    Of a game with more than `most_positions` only about so many are looked at, taken by chance.
    """
    guesses = Guesses()
    for seed in seeds:
        try:
            length = _ends(setup, seed, most_steps)
        except Broken as broken:
            return Verdict(broken.law, str(broken), setup)
        chosen = _some(length, most_positions)
        verdict = _keeps(setup, Tape((), Seeded(seed).below), LAWS, guesses, look=chosen.__contains__)
        if verdict:
            return shrunk(verdict)
    try:
        guesses.judge()
    except Broken as broken:
        return Verdict("secrets_are_guessed", str(broken), setup)
    return None


def judge_tape(setup: Setup, tape: tuple[int, ...], most_steps: int = 500) -> Verdict | None:
    """Ask every law in the game that a tape stands for."""
    return _keeps(setup, Tape(tape), LAWS, None, most_steps)


def shrunk(verdict: Verdict) -> Verdict:
    """The same law broken by as short and plain a game as can be found."""
    setup, smallest = verdict.setup, verdict
    assert setup
    laws = [law for law in LAWS if law.__name__ == verdict.law]

    def still_broken(numbers: tuple[int, ...]) -> tuple[int, ...] | None:
        nonlocal smallest
        found = _keeps(setup, Tape(numbers), laws, None, most_steps=len(smallest.log) + 2)
        if found is None or found.law != verdict.law:
            return None
        if (len(found.tape), found.tape) < (len(smallest.tape), smallest.tape):
            smallest = found
        return found.tape

    shrink(verdict.tape, still_broken)
    return smallest


def _ends(setup: Setup, seed: int, most_steps: int) -> int:
    """The steps of the seed's game. Raises Broken when it, or one in which everybody is away, does not end."""
    try:
        steps: int = _ask(ending.games_end, setup, Tape((), Seeded(seed).below), most_steps)
        _ask(ending.absent_games_end, setup, seed, most_steps)
    except Broken as broken:
        if not str(broken).startswith(_CRASH):
            raise
        return 0  # the walk with all laws meets it too, and says where
    return steps


def _some(length: int, most: int) -> Container[int]:
    """The opening, the end, and of what is between so much, by chance, that about `most` positions are looked at."""
    if not length or length < most:
        return range(10**9)
    luck = Seeded(("positions", length))
    return {0, length, *(ply for ply in range(length) if luck.below(length) < most)}


def _everywhere(ply: int) -> bool:
    return True


def _keeps(
    setup: Setup,
    tape: Tape,
    laws: Sequence[Law],
    guesses: Guesses | None,
    most_steps: int = 10**9,
    look: Callable[[int], bool] = _everywhere,
) -> Verdict | None:
    """Walk along a tape and ask the laws; the first that is broken, with what was used of the tape."""
    log: list[str] = []
    positions = walk(setup, tape)
    consumed = 0
    try:
        while (position := _ask(lambda: next(positions, None), name=PLAYABLE)) is not None:
            consumed = len(tape.used)
            if last := position.last:
                action = setup.game.action_codec.dump_json(last.action).decode()
                log.append(f"{position.ply}. seat {last.seat} {action} drew {json.dumps(last.step.draws)}")
            if look(position.ply):
                for law in laws:
                    _ask(law, position)
                if guesses:
                    _ask(guesses.look, position)
            if position.ply >= most_steps:
                break
    except Broken as broken:
        used = tape.used if broken.law == PLAYABLE else tape.used[:consumed]
        while used and used[-1] == 0:
            used = used[:-1]
        return Verdict(broken.law, str(broken), setup, tuple(used), tuple(log))
    return None


_CRASH = "the game's code fails: "


def _ask(law: Callable[..., Any], *arguments: Any, name: str = "") -> Any:
    """Call a law. Whatever a game's code raises in it is a broken law too."""
    try:
        return law(*arguments)
    except Broken as broken:
        broken.law = broken.law or name or law.__name__
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{where.name}, line {where.lineno} of {where.filename}"
        failed = Broken(f"{_CRASH}{type(error).__name__}: {error} ({place})")
        failed.law = name or law.__name__
        raise failed from error
