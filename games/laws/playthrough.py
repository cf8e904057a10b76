"""Playthroughs and perft counts: recordings of games, so that a changed rule or a leak shows up in a diff.

A playthrough is the full text of one game: the setup, then for every step the action, the draws, the events with their
recipients, and what changed in each view. It contains everything needed to replay the game. A perft count ("performance
test", as in chess programming) is the number of legal lines of play of a given length, here with the outcomes of
chance.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pydantic import TypeAdapter

from games.core.action import Action
from games.core.chance import Chance, ReplayedChance, Seeded, outcomes
from games.core.game import Game, Step
from games.core.registry import find_game
from games.core.states import clone
from games.core.values import Outcome, Seat
from games.laws.setups import Setup
from games.laws.walk import Observer, Tape, choose_at_random, observer_name, start_game

Choose = Callable[[Any, tuple[Seat, ...]], tuple[Seat, Action]]
"""A policy that decides for all seats: it takes a state and its active seats, and returns the seat that acts and its
action."""


@dataclass(frozen=True)
class Script:
    """Everything that is needed to replay a recorded game: its setup, its random draws and the action of every step."""

    setup: Setup
    opening: tuple[int, ...]
    """The random draws that dealt the opening state."""
    moves: tuple[tuple[Seat, Action, tuple[int, ...]], ...]
    """For every step the seat, its action and the random draws."""


class Narrator:
    """Describes as lines of text which events were published, and what changed in each observer's view.

    Observers are the public and every seat. Of a seat's view, only the fields that differ from the public view are
    described. The narrator remembers what it described last, since it describes only changes.

    Args:
        setup: The game, seats and options.
    """

    def __init__(self, setup: Setup) -> None:
        self.game = setup.game
        self.seen: dict[Observer, dict[str, Any]] = {observer: {} for observer in (None, *range(setup.seats))}

    def see(self, state: Any) -> Iterator[str]:
        """Yield one line for each observer (the public or a seat) whose view has changed since the last call.

        Args:
            state: The current state.
        """
        public: dict[str, Any] = {}
        for observer, before in self.seen.items():
            now = json.loads(self.game.view_codec.dump_json(self.game.view(state, observer), exclude={"seat"}))
            if observer is None:
                public = now
            else:
                now = {name: value for name, value in now.items() if public.get(name, ...) != value}
            changes = [change for name in now for change in _changes(name, before.get(name, ...), now[name])]
            changes += [f"{name} is as everybody sees it" for name in before if name not in now]
            if changes:
                yield f"    {observer_name(observer)} sees " + ", ".join(changes)
            self.seen[observer] = now

    def hear(self, step: Step[Any]) -> Iterator[str]:
        """Yield one line for each event of a step: its recipient, "everybody" or one seat, and the event as JSON.

        An event has one recipient (`Told.to`), so a public event gives one line, not one for each seat.

        Args:
            step: The result of an action.
        """
        for told in step.events:
            yield f"    {observer_name(told.to)} hears {self.game.event_codec.dump_json(told.event).decode()}"


def narrate(setup: Setup, opening: Tape, choosing: Choose, draws: Callable[[], Chance]) -> Iterator[str]:
    """Play a game and describe it in lines of text from which it can be replayed.

    Args:
        setup: The game, seats and options.
        opening: The source of the random draws that deal the opening state.
        choosing: The policy that is asked for every step: given the state and its active seats, it returns the seat
            that acts and its action.
        draws: Called before every step; returns the `Chance` for the step's random draws.

    Yields:
        The lines. The first is the setup as JSON, the last the outcome as JSON.
    """
    game, narrator = setup.game, Narrator(setup)
    state, drawn = start_game(setup, opening)
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
    """Play a game with random legal actions and describe it in lines of text from which it can be replayed.

    Args:
        setup: The game, seats and options.
        seed: The seed of the choices and draws.
        most_steps: The number of steps before which the game must be over.

    Yields:
        The lines. The first is the setup as JSON, the last the outcome as JSON.

    Raises:
        RuntimeError: The game is not over before `most_steps` steps.
    """

    def choosing(state: Any, active: tuple[Seat, ...], tape: Tape) -> tuple[Seat, Action]:
        return choose_at_random(setup.game, state, active, tape)

    return _seeded_playthrough(setup, seed, choosing, most_steps)


def quick_playthrough(setup: Setup, seed: int, most_steps: int = 5000) -> Iterator[str]:
    """Play a game with its fast policy for simulations (`Game.rollout_action`) and describe it in lines of text.

    Such games reach endings that games of random actions never reach.

    Args:
        setup: The game, seats and options.
        seed: The seed of the choices and draws.
        most_steps: The number of steps before which the game must be over.

    Yields:
        The lines. The first is the setup as JSON, the last the outcome as JSON.

    Raises:
        RuntimeError: The game is not over in time.
    """
    game = setup.game

    def choosing(state: Any, active: tuple[Seat, ...], tape: Tape) -> tuple[Seat, Action]:
        seat, chance = active[0], Chance(tape.below)
        action = game.rollout_action(state, seat, chance)
        return seat, game.fill(game.view(state, seat), action, chance)

    return _seeded_playthrough(setup, seed, choosing, most_steps)


def _seeded_playthrough(
    setup: Setup, seed: int, choose: Callable[[Any, tuple[Seat, ...], Tape], tuple[Seat, Action]], most_steps: int
) -> Iterator[str]:
    """Play a game whose choices and draws come from one seeded source of random numbers, and yield its description.

    Args:
        setup: The game, seats and options.
        seed: The seed.
        choose: The policy: given a state, its active seats and the source, it returns the seat that acts and its
            action.
        most_steps: The number of steps before which the game must be over.

    Raises:
        RuntimeError: The game is not over in time.
    """
    tape = Tape((), Seeded(seed).below)
    left = most_steps

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal left
        if not (left := left - 1):
            raise RuntimeError(f"the game is not over after {most_steps} steps")
        return choose(state, active, tape)

    return narrate(setup, tape, choosing, lambda: Chance(tape.below))


_STEP = re.compile(r"\d+\. seat (\d+) (\{.*?\})(?: drew (\[[\d, ]*\]))?")


def read_playthrough(text: str) -> Script:
    """Read the setup, actions and draws of a recorded game from its description, the lines that `narrate` yields.

    Raises:
        ValueError: The text is not such a description.
        UnknownGame: Its game or edition is not installed.
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


def narrate_again(script: Script) -> Iterator[str]:
    """Replay a recorded game under the current rules and describe it in lines of text.

    Yields:
        The lines, in the same form as the recording, so that the two can be compared.

    Raises:
        Illegal: The rules no longer allow an action; the lines before it have been yielded.
        WrongDraws: The rules ask for other random draws than were recorded.
    """
    moves = iter(script.moves)
    drawn: Sequence[int] = ()

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal drawn
        seat, action, drawn = next(moves)
        return seat, action

    return narrate(script.setup, Tape(script.opening), choosing, lambda: ReplayedChance(drawn))


def playthrough_states(script: Script) -> Iterator[Any]:
    """Replay a recorded game under the current rules; yield its states, the opening first.

    Raises:
        Illegal: The rules no longer allow an action; the states before it have been yielded.
        WrongDraws: The rules ask for other random draws than were recorded.
    """
    game: Game[Any, Any] = script.setup.game
    state, _ = start_game(script.setup, Tape(script.opening))
    yield state
    for seat, action, drawn in script.moves:
        state = game.apply(state, seat, action, ReplayedChance(drawn)).state
        yield state


def _changes(path: str, before: Any, now: Any) -> Iterator[str]:
    """Yield the differences of two JSON values as texts such as "players[1].score=3".

    Each text names the smallest part that differs, and its new value. If two lists differ in length or two objects in
    their keys, the whole new list or object is given.

    Args:
        path: The name of the value, with which each text begins.
        before: The old value.
        now: The new value.
    """
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


MOST_OUTCOMES = 24
"""The maximum number of random outcomes of one action that `perft` follows; a roll of five dice alone has 7,776."""


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Count the legal lines of play from a state: the sequences of actions and of their random outcomes.

    The name is that of the same test in chess programming.

    Args:
        game: The game.
        state: The state to start from.
        depth: The number of actions in a line. A line that ends the game earlier counts too.

    Returns:
        The number of lines, over all active seats, their legal actions, and at most `MOST_OUTCOMES` outcomes of each.
    """
    active = game.active_seats(state)
    if not depth or not active:
        return 1
    lines = 0
    for seat in active:
        for offered in game.legal_actions(state, seat):
            action = offered
            if offered.open:
                action = game.fill(game.view(state, seat), offered, Chance(Seeded("perft").below))

            def play(chance: Chance, action: Any = action, seat: int = seat) -> Any:
                after = clone(state)
                action.play(after, seat, chance)
                return after

            for _, after in islice(outcomes(play), MOST_OUTCOMES):
                lines += perft(game, after, depth - 1)
    return lines


MOST_LINES = 12_000
"""The default number of lines of play beyond which `perft_counts` does not go deeper."""
DEEPEST = 6
"""The largest number of actions in the lines of play that `perft_counts` counts."""


def perft_counts(game: Game[Any, Any], state: Any, most: int = MOST_LINES) -> list[int]:
    """Count the legal sequences of actions and their random outcomes from a state, for one action, for two, and so on.

    Args:
        game: The game.
        state: The state to start from.
        most: Stop before a number of actions for which the count would probably exceed this.

    Returns:
        The counts by number of actions, from one on; there is always at least one count.
    """
    found: list[int] = []
    while len(found) < DEEPEST:
        found.append(perft(game, state, len(found) + 1))
        growth = found[-1] / found[-2] if len(found) > 1 else found[-1]
        if found[-1] * max(growth, 1) > most or found[-1] == (found[-2] if len(found) > 1 else -1):
            break
    return found
