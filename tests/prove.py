"""Run the long proofs for as long as one likes: `python -m tests.prove --minutes 60`, or `make prove`.

The proofs take turns in slices, each in a process of its own with the next seed. What is done is stored in
docs/proof/measured after each slice, so a run can be stopped at any time and goes on where it was; docs/proof/README.md
shows it beside the targets. Numbers belong to a commit and a machine, and those of others are kept apart. The first
slice that fails ends the run with a nonzero status; the seed and the reason are stored.

`python -m tests.prove --slice NAME --seed SEED` runs one slice.
"""

import argparse
import asyncio
import json
import logging
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from benchmarks.postgresql import NoServer, Server, binaries
from games.core.registry import find_game
from games.laws import judge as judging
from games.laws.setups import all_setups
from games.laws.walk import Position
from tests.faults.__main__ import copy_tree
from tests.mutants import Mutant, draw, files, survives
from tests.nursery import ROOT, close_nursery
from tests.storage import kill as storage_kill
from tests.storage.scheduling import kill as scheduling_kill

FOLDER = ROOT / "docs" / "proof"
GAMES = ("epireia", "gorgias", "grudgematch", "ostrakon", "philosophia")
LAW_SECONDS = 20.0
"""How long random games of one setup are played in a slice; at least one game is."""
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
"""The marks in the page between which the table stands."""

Counts = Counter[str]
"""What a slice has done: `done` counts towards the target."""


# -- the slices --------------------------------------------------------------------------------------------------------


def storage_kills(seed: int) -> Counts:
    """Kill the process that plays on the storage alone 100 times; every second slice on PostgreSQL, if there is one."""
    with _database(on_server=seed % 2 == 1) as (url, kind):
        seen = asyncio.run(storage_kill.run(url, 100, seed))
    acknowledged = len(seen.acknowledged)
    return Counts(done=seen.deaths.total(), acknowledged=acknowledged, **{kind: seen.deaths.total()})


def scheduler_kills(seed: int) -> Counts:
    """Kill the process that fires deadlines 50 times; every second slice on PostgreSQL, if there is one."""
    with _database(on_server=seed % 2 == 1) as (url, kind):
        told = asyncio.run(scheduling_kill.run(url, 50, seed))
    deaths = told.deaths.total() - told.deaths["none"]
    return Counts(done=deaths, timeouts=len(told.fired), reminders=len(told.reminded), **{kind: deaths})


def bot_kills(seed: int, *, postgresql: bool = False) -> Counts:
    """Kill the whole bot ten times while people use it; see `tests.bot.killing`."""
    from tests.bot.killing.__main__ import killed

    outcome = killed(10, seed, postgresql=postgresql)
    kept_lobbies = "lobbies that keep their buttons"
    kept = ("answered", "unanswered", "actions", "ballots", "done-asked", "done-vote", "undos", "timeouts", "finished")
    counts = Counts({name: outcome.counts[name] for name in kept})
    counts.update({f"kills {name}": number for name, number in outcome.kills.items()})
    counts.update({"starts": len(outcome.true_after), "starts with a board untrue after 30 s": outcome.late})
    counts[kept_lobbies] = outcome.counts[kept_lobbies]
    counts["done"] = outcome.kills["playing"] + outcome.kills["starting"]
    return counts


def pair_kills(seed: int) -> Counts:
    """Kill one of two bots on PostgreSQL, or both, ten times; see `bot_kills`."""
    return bot_kills(seed, postgresql=True)


def laws(game: str) -> Callable[[int], Counts]:
    """Return the slice that checks all laws on random games of one setup of a game; each seed takes the next setup."""

    def play(seed: int) -> Counts:
        setups = list(all_setups(find_game(game)))
        setup, counts = setups[seed % len(setups)], Counts()

        def count(_: Position) -> None:
            counts["done"] += 1

        known, until = judging.LAWS, time.monotonic() + LAW_SECONDS
        judging.LAWS = (*known, count)
        try:
            while not counts["games"] or time.monotonic() < until:
                verdict = judging.judge(setup, [seed * 10_000 + counts["games"]])
                assert verdict is None, str(verdict)
                counts["games"] += 1
        finally:
            judging.LAWS = known
        return counts

    return play


def fuzz_events(seed: int) -> Counts:
    """Send 2,000 mutated events and answers of Discord to a running bot; see `tests.bot.fuzz`."""
    from tests.bot.fuzz import fuzz

    logging.basicConfig(level=logging.CRITICAL + 1)
    with tempfile.TemporaryDirectory() as folder:
        fuzzer = asyncio.run(fuzz(Path(folder), 2000, seed))
    return Counts(done=fuzzer.sent.total(), rounds=fuzzer.rounds)


def one_mutant(seed: int) -> Counts:
    """Change one place of the code at random, and run the tests of its package; see `tests.mutants`.

    A survivor is no failure: it is printed, to be explained or killed by a new test.
    """
    luck, drawn = random.Random(seed), None
    while drawn is None:
        drawn = draw(luck, files())
    mutant, text = drawn
    with tempfile.TemporaryDirectory() as folder:
        copy_tree(Path(folder))
        survived = survives(Path(folder), mutant, text)
    if survived:
        print(json.dumps({"found": describe(mutant, seed)}))
    return Counts(done=1, survived=int(survived))


def describe(mutant: Mutant, seed: int) -> str:
    """Return a mutant as one line."""
    return f"seed {seed}: {mutant.file}:{mutant.line}: {mutant.before!r} became {mutant.after!r}"


@contextmanager
def _database(*, on_server: bool) -> Iterator[tuple[str, str]]:
    """Yield the URL of a new database and what it is; SQLite if there is no PostgreSQL here.

    Args:
        on_server: PostgreSQL, if it is installed.
    """
    if on_server:
        try:
            binaries()
        except NoServer:
            on_server = False
    if on_server:
        with Server() as server:
            yield server.url, "postgresql"
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/stoa.db", "sqlite"


# -- the proofs --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof in slices.

    Attributes:
        name: Its name, and that of its file of numbers.
        title: What is counted.
        target: How many there should be.
        slice: Runs one slice with a seed.
        setups: In how many setups it runs, one a slice; 1 where there is only one.
    """

    name: str
    title: str
    target: int
    slice: Callable[[int], Counts]
    setups: int = 1


def all_proofs() -> list[Proof]:
    """Return all proofs, in the order in which they take turns."""
    return [
        Proof("storage", "kills of a process that plays on the storage alone", 10_000, storage_kills),
        Proof("scheduler", "kills of a process that fires deadlines", 1_000, scheduler_kills),
        Proof("bot", "kills of the whole bot on SQLite while people use it", 500, bot_kills),
        Proof("bots", "kills of one or both of two bots on PostgreSQL while people use them", 100, pair_kills),
        *[
            Proof(
                f"laws-{game}",
                f"states of {game.capitalize()} under all laws",
                100_000,
                laws(game),
                len(list(all_setups(find_game(game)))),
            )
            for game in GAMES
        ],
        Proof("fuzz", "mutated events and answers of Discord", 1_000_000, fuzz_events),
        Proof("mutants", "mutants of engine, storage of matches and games", 300, one_mutant),
    ]


@dataclass(slots=True)
class Run:
    """What was done of a proof at one commit on one machine."""

    commit: str
    machine: dict[str, Any]
    counts: dict[str, int] = field(default_factory=dict)
    slices: int = 0
    seconds: float = 0.0
    seeds: list[int] = field(default_factory=list)
    """The first and the last seed."""
    failed: list[str] = field(default_factory=list)
    """The slices that failed, each with its seed and its last line."""
    found: list[str] = field(default_factory=list)
    """Things to look at that are no failures."""


@dataclass(slots=True)
class Measured:
    """All that was done of a proof."""

    next_seed: int = 1
    runs: list[Run] = field(default_factory=list)

    @classmethod
    def read(cls, folder: Path, name: str) -> Self:
        """Read the numbers of a proof; there are none without a file."""
        file = folder / f"{name}.json"
        if not file.is_file():
            return cls()
        stored = json.loads(file.read_text("utf-8"))
        return cls(stored["next_seed"], [Run(**run) for run in stored["runs"]])

    def write(self, folder: Path, name: str) -> None:
        """Write the numbers of a proof."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.json").write_text(json.dumps(asdict(self), indent=1) + "\n", "utf-8")

    def run(self, commit: str, machine: dict[str, Any]) -> Run:
        """Return the run at a commit on a machine, which is made if there is none."""
        for run in self.runs:
            if (run.commit, run.machine) == (commit, machine):
                return run
        self.runs.append(made := Run(commit, machine))
        return made


def commit_of_code() -> str:
    """Return the newest commit that changes more than documents, with "+" if there are uncommitted changes."""
    code = [".", ":!docs", ":!README.md", ":!CHANGELOG.md"]
    newest = _git("log", "-1", "--format=%h", "--abbrev=10", "--", *code)
    return newest + ("+" if _git("status", "--porcelain", "--", *code) else "")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def this_machine() -> dict[str, Any]:
    """Describe this machine without its name."""
    system = f"{platform.system()} {platform.machine()}"
    return {"processors": os.cpu_count(), "python": platform.python_version(), "system": system}


# -- the run -----------------------------------------------------------------------------------------------------------


def run_slice(name: str, seed: int) -> subprocess.CompletedProcess[str]:
    """Run one slice in a process of its own."""
    command = [sys.executable, "-m", "tests.prove", "--slice", name, "--seed", str(seed)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def prove_on(proof: Proof, folder: Path, commit: str) -> bool:
    """Run the next slice of a proof and store what came of it; return False if it failed.

    Args:
        proof: The proof.
        folder: Where the numbers are.
        commit: The commit of the code.
    """
    measured = Measured.read(folder, proof.name)
    seed, began = measured.next_seed, time.monotonic()
    done = run_slice(proof.name, seed)
    run = measured.run(commit, this_machine())
    measured.next_seed += 1
    run.slices += 1
    run.seconds = round(run.seconds + time.monotonic() - began, 1)
    run.seeds = [run.seeds[0] if run.seeds else seed, seed]
    lines = done.stdout.splitlines()
    said = [json.loads(line) for line in lines if line.startswith("{")]
    if done.returncode == 0:
        for counted, number in said[-1].items():
            run.counts[counted] = run.counts.get(counted, 0) + number
        run.found += [each["found"] for each in said[:-1]]
        print(f"{proof.name}, seed {seed}: {said[-1]['done']} more, {run.counts['done']} of {proof.target}", flush=True)
    else:
        why = (done.stderr.strip().splitlines() or ["nothing was said"])[-1]
        run.failed.append(f"seed {seed}: {why[:500]}")
        print(f"{done.stderr}\n{proof.name} FAILED with seed {seed}", file=sys.stderr, flush=True)
    measured.write(folder, proof.name)
    return done.returncode == 0


def is_reached(proof: Proof, folder: Path, commit: str) -> bool:
    """Return True if a proof has reached its target at a commit on this machine."""
    run = Measured.read(folder, proof.name).run(commit, this_machine())
    return run.counts.get("done", 0) >= proof.target and run.slices >= proof.setups


def prove(proofs: Sequence[Proof], minutes: float, folder: Path) -> int:
    """Let proofs take turns until the time is over or all have reached their targets; return the exit status.

    Args:
        proofs: The proofs.
        minutes: After these, no slice begins any more.
        folder: Where the numbers are.
    """
    until, commit = time.monotonic() + 60 * minutes, commit_of_code()
    left = list(proofs)
    while left:
        for proof in list(left):
            if time.monotonic() >= until:
                return 0
            if is_reached(proof, folder, commit):
                left.remove(proof)
            elif not prove_on(proof, folder, commit):
                return 1
    return 0


# -- the page ----------------------------------------------------------------------------------------------------------


def table(proofs: Sequence[Proof], folder: Path) -> str:
    """Return the table of what was reached: a line for each proof, commit and machine."""
    lines = [
        "| Proof | Target | Done | Commit | Machine | Seeds | Hours | Failed | More |",
        "|---|--:|--:|---|---|---|--:|--:|---|",
    ]
    for proof in proofs:
        runs = Measured.read(folder, proof.name).runs
        if not runs:
            lines.append(f"| {proof.title} | {proof.target:,} | 0 | | | | | | not run yet |")
        for run in reversed(runs):
            more = [f"{name}: {number:,}" for name, number in sorted(run.counts.items()) if name != "done"]
            if proof.setups > 1:
                more.insert(0, f"setups: {min(run.slices, proof.setups)} of {proof.setups}")
            machine = f"{run.machine['processors']} processors, {run.machine['system']}, Python {run.machine['python']}"
            seeds = " to ".join(str(seed) for seed in dict.fromkeys(run.seeds))
            cells = [
                proof.title,
                f"{proof.target:,}",
                f"{run.counts.get('done', 0):,}",
                run.commit,
                machine,
                seeds,
            ]
            cells += [f"{run.seconds / 3600:.2f}", str(len(run.failed)), "; ".join(more)]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def notes(proofs: Sequence[Proof], folder: Path) -> str:
    """Return what failed and what was found, a line each."""
    lines = []
    for proof in proofs:
        for run in Measured.read(folder, proof.name).runs:
            lines += [f"- {proof.name} at {run.commit} failed with {each}" for each in run.failed]
            lines += [f"- {proof.name} at {run.commit} let live {each}" for each in run.found]
    return "\n".join(lines) or "No slice has failed, and no mutant has survived."


def write_page(page: Path, proofs: Sequence[Proof], folder: Path) -> None:
    """Write the table and the notes into the page, between its marks."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    middle = f"\n\n{table(proofs, folder)}\n\n## Failures and surviving mutants\n\n{notes(proofs, folder)}\n\n"
    page.write_text(f"{before}{BEGIN}{middle}{END}{after}", "utf-8")


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.prove", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    proofs = all_proofs()
    names = [proof.name for proof in proofs]
    parser.add_argument("--minutes", type=float, default=60.0, help="after these, no slice begins any more")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--slice", choices=names, metavar="NAME", help="run one slice and print what it has done")
    parser.add_argument("--seed", type=int, default=1, help="of that slice")
    chosen = parser.parse_args(arguments)
    if chosen.slice is not None:
        (proof,) = [each for each in proofs if each.name == chosen.slice]
        try:
            counts = proof.slice(chosen.seed)
        finally:
            close_nursery()
        print(json.dumps(counts))
        return 0
    folder = FOLDER / "measured"
    try:
        return prove([each for each in proofs if not chosen.only or each.name in chosen.only], chosen.minutes, folder)
    except KeyboardInterrupt:
        return 130
    finally:
        write_page(FOLDER / "README.md", proofs, folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
