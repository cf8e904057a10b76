"""Playthroughs: one game told in full, what was done, what chance said, who heard and who then saw what.

A text to read in a diff: a changed rule and a leak both show. It holds everything to play the game again.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from games.core.action import Action, Seat
from games.core.chance import Chance, ReplayedChance
from games.core.game import Game, Outcome, Step
from games.core.registry import find_game
from games.core.seeded import Seeded
from games.laws.setups import Setup
from games.laws.tape import Tape
from games.laws.walk import Observer, choose, start

Choose = Callable[[Any, tuple[Seat, ...]], tuple[Seat, Action]]
"""Who acts in a state, of those who are asked, and what it does."""


@dataclass(frozen=True)
class Script:
    """What a playthrough says was done: enough to play it again."""

    setup: Setup
    opening: tuple[int, ...]
    moves: tuple[tuple[Seat, Action, tuple[int, ...]], ...]


class Narrator:
    """Tells of each state what each observer sees anew; seats only what they see beside what everybody sees."""

    def __init__(self, setup: Setup) -> None:
        self.game = setup.game
        self.seen: dict[Observer, dict[str, Any]] = {observer: {} for observer in (None, *range(setup.seats))}

    def see(self, state: Any) -> Iterator[str]:
        public: dict[str, Any] = {}
        for observer, before in self.seen.items():
            now = json.loads(self.game.view(state, observer).model_dump_json(exclude={"seat"}))
            if observer is None:
                public = now
            else:
                now = {name: value for name, value in now.items() if public.get(name, ...) != value}
            changes = [change for name in now for change in _changes(name, before.get(name, ...), now[name])]
            changes += [f"{name} is as everybody sees it" for name in before if name not in now]
            if changes:
                yield f"    {_name(observer)} sees " + ", ".join(changes)
            self.seen[observer] = now

    def hear(self, step: Step[Any]) -> Iterator[str]:
        for told in step.events:
            yield f"    {_name(told.to)} hears {self.game.event_codec.dump_json(told.event).decode()}"


def tell(setup: Setup, opening: Tape, choosing: Choose, draws: Callable[[], Chance]) -> Iterator[str]:
    """The lines of a playthrough, as it is played; the last one is the outcome as JSON."""
    game, narrator = setup.game, Narrator(setup)
    state, drawn = start(setup, opening)
    header = {"game": game.name, "edition": game.edition, "seats": setup.seats}
    yield json.dumps({**header, "options": setup.options.model_dump(mode="json"), "draws": drawn})
    yield from narrator.see(state)
    ply = 0
    while active := game.active_seats(state):
        seat, action = choosing(state, active)
        step = game.apply(state, seat, action, draws())
        ply += 1
        drew = f" drew {json.dumps(step.draws)}" if step.draws else ""
        yield f"{ply}. seat {seat} {game.action_codec.dump_json(action).decode()}{drew}"
        yield from narrator.hear(step)
        state = step.state
        yield from narrator.see(state)
    yield TypeAdapter(Outcome).dump_json(game.outcome(state)).decode()  # type: ignore[arg-type]


def random_playthrough(setup: Setup, seed: int, most_steps: int = 5000) -> Iterator[str]:
    """A random game, told."""
    tape = Tape((), Seeded(seed).below)
    left = most_steps

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal left
        if not (left := left - 1):
            raise RuntimeError(f"the game is not over after {most_steps} steps")
        return choose(setup.game, state, active, tape)

    return tell(setup, tape, choosing, lambda: Chance(tape.below))


def quick_playthrough(setup: Setup, seed: int, most_steps: int = 5000) -> Iterator[str]:
    """A game of the game's own quick players, told: they come to the ends that random ones never see."""
    tape = Tape((), Seeded(seed).below)
    game, left = setup.game, most_steps

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal left
        if not (left := left - 1):
            raise RuntimeError(f"the game is not over after {most_steps} steps")
        seat, chance = active[0], Chance(tape.below)
        action = game.rollout_action(state, seat, chance)
        return seat, game.fill(game.view(state, seat), action, chance)

    return tell(setup, tape, choosing, lambda: Chance(tape.below))


_STEP = re.compile(r"\d+\. seat (\d+) (\{.*?\})(?: drew (\[[\d, ]*\]))?")


def read(text: str) -> Script:
    """What a playthrough says was done.

    Raises:
        ValueError: it is no playthrough. UnknownGame: nor is it of a game that is known in this edition.
    """
    head, *lines = text.splitlines()
    header = json.loads(head)
    game = find_game(header["game"], header["edition"])
    moves = []
    for line in lines:
        if found := _STEP.fullmatch(line):
            seat, action, draws = found.groups()
            moves.append((int(seat), game.action_codec.validate_json(action), tuple(json.loads(draws or "[]"))))
    setup = Setup(game, header["seats"], game.Options(**header["options"]))
    return Script(setup, tuple(header["draws"]), tuple(moves))


def told_again(script: Script) -> Iterator[str]:
    """The playthrough of a script as the rules tell it now. Ends early where they no longer allow what was done.

    Raises:
        Illegal, WrongDraws: they no longer allow it; the lines before have been told.
    """
    moves = iter(script.moves)
    drawn: Sequence[int] = ()

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal drawn
        seat, action, drawn = next(moves)
        return seat, action

    return tell(script.setup, Tape(script.opening), choosing, lambda: ReplayedChance(drawn))


def states(script: Script) -> Iterator[Any]:
    """The states of a script, the opening first."""
    game: Game[Any, Any] = script.setup.game
    state, _ = start(script.setup, Tape(script.opening))
    yield state
    for seat, action, drawn in script.moves:
        state = game.apply(state, seat, action, ReplayedChance(drawn)).state
        yield state


def _name(observer: Observer) -> str:
    return "everybody" if observer is None else f"seat {observer}"


def _changes(path: str, before: Any, now: Any) -> Iterator[str]:
    """What changed in a value, each change on the lowest level that says it shortly."""
    if before == now:
        return
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        for key in now:
            yield from _changes(f"{path}.{key}", before[key], now[key])
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now) > 0:
        for i, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from _changes(f"{path}[{i}]", one, other)
    else:
        yield f"{path}={json.dumps(now, ensure_ascii=False, separators=(',', ':'))}"
