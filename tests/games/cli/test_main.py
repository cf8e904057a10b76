"""`python -m games`: each command. Most run in this process, which saves the start of a program."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from games.cli.main import main
from games.core import words as catalogues
from games.core.registry import clear_cache, find_game
from games.core.words import Catalogue
from games.laws.playthrough import narrate_again, read_playthrough
from games.laws.setups import option_sets
from tests.messages import message_names, says

ROOT = Path(__file__).parents[3]
Run = Callable[..., "Done"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder from which the toy game is an installed package."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[stoa.games]\nsymposium = tests.games.laws.toy:EDITIONS\n")
    return folder


@dataclass
class Done:
    """What a command has said."""

    stdout: str
    stderr: str


@pytest.fixture
def program(installed: Path) -> Run:
    """Run a command as a program; its exit status has to be `status`."""

    def run(*words: str, status: int = 0, **environment: str) -> Done:
        path = os.pathsep.join([str(installed), str(ROOT)])
        done = subprocess.run(
            [sys.executable, "-m", "games", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout + done.stderr
        return Done(done.stdout, done.stderr)

    return run


@pytest.fixture
def games(installed: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run a command in this process; its exit status has to be `status`."""

    def run(*words: str, status: int = 0) -> Done:
        try:
            ended: object = main(words)
        except SystemExit as error:
            ended = error.code
        said = capsys.readouterr()
        assert ended == status, said.out + said.err
        return Done(said.out, said.err)

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        clear_cache()
        yield run
    clear_cache()


def test_list_is_a_line_of_json_for_each_game(program: Run) -> None:
    cards = {card["name"]: card for card in map(json.loads, program("list").stdout.splitlines())}
    toy = cards["symposium"]
    assert toy["title"] == "Symposium" and toy["seats"] == [2, 4] and toy["edition"] == 1
    assert toy["options"]["properties"]["rounds"]["maximum"] == 2


def test_play_prints_a_game_whose_last_line_is_the_outcome(games: Run) -> None:
    words = ("play", "symposium", "--seats", "3", "--seed", "4", "--options", '{"rounds": 1}')
    lines = games(*words, "--players", "easy,random").stdout.splitlines()
    assert json.loads(lines[0])["options"]["rounds"] == 1 and json.loads(lines[0])["seats"] == 3
    assert len(json.loads(lines[-1])["scores"]) == 3
    assert any(line.startswith("1. seat 0 {") for line in lines)
    assert any(line.startswith("    seat 1 sees hand=") for line in lines)
    random_game = games(*words).stdout
    assert random_game == games(*words).stdout, "the same seed, the same game"


def test_laws_are_asked_and_kept(program: Run) -> None:
    done = program("laws", "symposium", "--games", "1", "--seats", "2", "--options", "{}")
    assert done.stdout.startswith("OK: symposium, edition 1, 2 seats")
    assert done.stdout.endswith("1 game (1 of 1)\n")


def test_laws_are_asked_for_a_time_instead_of_a_number(program: Run) -> None:
    """However slow the machine is, one game of each setup is played, and each has its line."""
    lines = program("laws", "symposium", "--seats", "3", "--options", "{}", "--seconds", "1").stdout.splitlines()
    assert lines
    for number, line in enumerate(lines, 1):
        assert line.startswith("OK: symposium, edition 1, 3 seats")
        assert line.endswith(f"({number} of {len(lines)})")


def test_a_broken_law_is_shown_with_a_line_to_paste(program: Run, tmp_path: Path) -> None:
    """The toy with a fault, installed as another game; the line that is printed finds the fault again."""
    (tmp_path / "faulty.py").write_text(
        "from tests.games.laws.toy.game import Symposium\n"
        "class Faulty(Symposium):\n"
        "    name = 'faulty'\n"
        "    def view(self, s, seat):\n"
        "        view = super().view(s, seat)\n"
        "        view.bag = [None] * ''.join(s.bag).count('a')\n"
        "        return view\n"
        "EDITIONS = (Faulty(),)\n"
    )
    info = tmp_path / "faulty-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[stoa.games]\nfaulty = faulty:EDITIONS\n")
    path = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    told = program("laws", "faulty", "--games", "1", status=1, **path).stdout
    assert "LAW BROKEN: worlds_look_the_same" in told
    words = told.splitlines()[-1].split("python -m games ")[1].replace("'", "").split()
    assert "LAW BROKEN: worlds_look_the_same" in program(*words, status=1, **path).stdout


@pytest.mark.slow
def test_replay_of_a_tape_that_keeps_the_laws(games: Run) -> None:
    assert games("replay", "symposium", "--seats", "2", "--tape", "3,1,4,1,5").stdout.startswith("OK: symposium")


def test_bench_prints_lines_of_json(games: Run) -> None:
    results = [json.loads(line) for line in games("bench", "symposium", "--seconds", "0.05").stdout.splitlines()]
    assert [result["benchmark"] for result in results] == ["engine/symposium/2 seats", "engine/symposium/4 seats"]
    for result in results:
        names = ("moves_per_second", "playouts_per_second", "apply_us", "clone_us", "view_us", "determinize_us")
        assert all(result[name] > 0 for name in names) and result["state_bytes_median"] > 100


@pytest.mark.slow
def test_playthroughs_are_written_checked_and_read(games: Run, tmp_path: Path) -> None:
    folder = ["--folder", str(tmp_path)]
    assert says(games("playthrough", "symposium", *folder, status=2).stderr, "games:no-playthroughs", game="Symposium")
    games("playthrough", "symposium", "--write", *folder)
    assert says(games("playthrough", "symposium", *folder).stdout, "games:unchanged")
    recorded = sorted((tmp_path / "symposium").glob("*.txt"))
    assert len(recorded) == 4, "two, three and four seats, and one with other options"
    text = recorded[0].read_text()
    recorded[0].write_text(re.sub(r'(?m)^1\. seat 0 {"couch":\d', '1. seat 0 {"couch":3', text))
    assert "Illegal too_far" in games("playthrough", "symposium", *folder, status=1).stdout
    assert "Illegal too_far" in games("playthrough", "symposium", "--retell", *folder, status=2).stderr
    recorded[0].write_text(text.replace("everybody sees", "everybody saw", 3))
    assert "everybody saw" in games("playthrough", "symposium", *folder, status=1).stdout
    games("playthrough", "symposium", "--retell", *folder)
    assert recorded[0].read_text() == text
    pins = tmp_path / "symposium" / "perft.json"
    counts = json.loads(pins.read_text())
    counts[recorded[0].name]["0"][0] += 1
    pins.write_text(json.dumps(counts))
    assert says(games("playthrough", "symposium", *folder, status=1).stdout, "games:perft-differs")


def test_play_in_words_is_what_spectators_read(games: Run) -> None:
    with message_names():
        lines = games("play", "gorgias", "--words").stdout.splitlines()
    assert lines[0].startswith("headline(text=")
    assert any(line.startswith("log-") for line in lines)
    assert lines[-1].startswith("result-")


@pytest.fixture
def ido(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a language in which two messages of the command line exist."""
    load = catalogues.load_catalogue
    other = Catalogue("io", [("a.ftl", "wrong-seats = { $game }: ne { $seats }.\ndescription = La ludoj.\n")])
    monkeypatch.setattr(catalogues, "load_catalogue", lambda *of: other if of == ("games", "io") else load(*of))


@pytest.mark.usefixtures("ido")
def test_a_language_is_chosen_and_english_stands_in_for_what_it_lacks(
    games: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert games("play", "symposium", "--seats", "9", "--language", "io-XX", status=2).stderr == "Symposium: ne 9.\n"
    told = games("play", "symposium", "--players", "x", "--language", "io", status=2).stderr
    assert says(told, "games:no-level", name="x")
    monkeypatch.setenv("LC_ALL", "io_XX.UTF-8")
    assert games("play", "symposium", "--seats", "9", status=2).stderr == "Symposium: ne 9.\n"
    assert "La ludoj." in games("--help").stdout
    told = games("play", "symposium", "--seats", "9", "--language", "en", status=2).stderr
    assert says(told, "games:wrong-seats", game="Symposium", seats=9)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play nosuchgame", 'There\'s no game called "nosuchgame". Choose one of these: '),
        ("play symposium --seats 9", "Symposium is for 2 to 4 players, not 9."),
        ("play symposium --seats two", '"two" isn\'t a whole number greater than 0'),
        (
            "play symposium --players clever",
            'There\'s no level called "clever". Choose one of these: random, easy, middle, hard.',
        ),
        ("play symposium --players easy,easy,easy", "You've named 3 players, but there are only 2 seats."),
        ('play symposium --options {"rounds":9}', "Symposium can't be played with these options. rounds: "),
        ("play symposium --options nonsense", "The options of Symposium must be a JSON object ("),
        ('laws symposium --options {"colour":1}', "Symposium can't be played with these options. colour: "),
        ("laws symposium --games 1 --seconds 1", "Argument --seconds: not allowed with argument --games"),
        ("laws symposium --games 0", '"0" isn\'t a whole number greater than 0'),
        ("laws symposium --seats 1", "Symposium is for 2 to 4 players, not 1."),
        ("replay symposium --tape 1,x", '"1,x" isn\'t a list of numbers'),
        ("bench nosuchgame", 'There\'s no game called "nosuchgame"'),
        ("play symposium --language 12", '"12" isn\'t a language'),
        ("dance", "invalid choice: 'dance'"),
        ("", "The following arguments are required: COMMAND"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(games: Run, words: str, sentence: str) -> None:
    done = games(*words.split(), status=2)
    assert sentence in done.stderr and done.stderr.count("\n") == 1 and not done.stdout


def test_a_program_ends_with_the_status_of_its_command(program: Run) -> None:
    assert "invalid choice: 'dance'" in program("dance", status=2).stderr


def test_every_registered_game_has_options_for_the_lobby() -> None:
    clear_cache()
    assert len(list(option_sets(find_game("gorgias")))) == 8


def test_a_playthrough_is_read_as_it_was_told(games: Run) -> None:
    told = games("play", "symposium", "--seats", "2", "--seed", "2").stdout
    assert "\n".join(narrate_again(read_playthrough(told))) + "\n" == told
