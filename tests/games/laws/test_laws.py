"""Every registered game keeps the laws, and the laws notice every fault that is planted in a toy game."""

from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from games.core.chance import Seeded
from games.core.game import Game
from games.core.registry import all_games, find_game
from games.core.words import Words, forget_what_was_said, in_language, languages_of, load_catalogue
from games.laws import wording
from games.laws.judge import LAWS, PLAYABLE, SHAPE_LAWS, Verdict, judge, judge_shape
from games.laws.setups import Setup, all_setups
from games.laws.walk import Tape, walk
from tests.games.laws.faults import FAULTS, setups_of
from tests.games.laws.other_process import other_process
from tests.games.laws.toy import EDITIONS
from tests.languages import installed_language

POSITIONS, FEWEST = 60, 4
"""About so many positions of each registered game are looked at, over all its setups, and at least so many of each
setup; `make whole` looks at ten times as many."""

GAMES = all_games()


def each_setup() -> list[Any]:
    cases = []
    for game in GAMES:
        every = list(all_setups(game))
        for i, setup in enumerate(every):
            name = f"{game.name}-{setup.seats}-{setup.options.model_dump_json(exclude_defaults=True)}"
            most = max(POSITIONS // len(every), FEWEST)
            cases.append(pytest.param(setup, range(2 * i, 2 * i + 1), most, id=name))
            seeds = range(2 * i, 2 * i + 4)
            cases.append(pytest.param(setup, seeds, 5 * most // 2, id=f"{name}-more", marks=pytest.mark.whole))
    return cases


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_shape_of_a_game(game: Game[Any, Any]) -> None:
    assert judge_shape(game) is None


@pytest.mark.parametrize(("setup", "seeds", "positions"), each_setup())
@pytest.mark.slow
def test_a_game_keeps_the_laws(setup: Setup, seeds: range, positions: int) -> None:
    """A random game for each seat count and set of options, and four in `make whole`.

    Its failure can be pasted: see the last line of it.
    """
    verdict = judge(setup, seeds, most_positions=positions)
    assert verdict is None, str(verdict)


LANGUAGES = sorted(languages_of("games"))
WORDING = [law for law in LAWS if law.__module__ == wording.__name__ and law is not wording.pictures_fit]
EVERY = 3
"""Of the positions of a game, one in so many is read in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.whole
def test_the_texts_of_whole_games_keep_the_laws(
    game: Game[Any, Any], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A random game with each setup, read in one language, of which no message may be missing."""
    missing: set[tuple[str, str]] = set()
    real = Words._format

    def note(words: Words, language: str, key: str, *values: Any, **kind: Any) -> str:
        if key not in load_catalogue(words.package, language):
            missing.add((words.package, key))
        return real(words, language, key, *values, **kind)

    monkeypatch.setattr(Words, "_format", note)
    forget_what_was_said()
    for number, setup in enumerate(all_setups(game)):
        for position in walk(setup, Tape((), Seeded(("words", number)).below)):
            if position.ply % EVERY == 0 or position.outcome:
                with in_language(language):
                    for law in WORDING:
                        try:
                            law(position)
                        except AssertionError as broken:
                            raise AssertionError(f"step {position.ply} of {setup}: {broken}") from broken
    assert missing == set()


def test_the_laws_read_every_language() -> None:
    """Another one at each position."""
    for game in GAMES:
        positions = islice(walk(Setup(game, game.seats[0], game.Options()), Tape((), Seeded(game.name).below)), 40)
        assert {position.language for position in positions} == set(LANGUAGES)


def test_a_text_that_is_too_long_in_one_language_is_noticed(tmp_path: Path) -> None:
    setup = next(iter(setups_of(EDITIONS[0])))
    words = setup.game.words
    assert words and judge(setup, range(1)) is None
    folder = tmp_path.joinpath(*words.package.split("."), "words", "fi")
    folder.mkdir(parents=True)
    (folder / "long.ftl").write_text("headline = " + 40 * "pitkä { $name } ", "utf-8")
    with installed_language(tmp_path, "fi"):
        verdict = judge(setup, range(1))
    assert verdict and (verdict.law, verdict.language) == ("positions_are_worded", "fi")


def test_a_handicap_is_tried_with_the_number_of_seats_for_which_it_is_made() -> None:
    """Epireia's is for one city against a pair, so for three seats."""
    tried = {(setup.seats, setup.options.model_dump()["handicap"]) for setup in all_setups(find_game("epireia"))}
    assert tried == set(product(range(1, 5), (False, True)))


@pytest.mark.process
def test_games_are_the_same_in_every_process() -> None:
    """Whatever PYTHONHASHSEED is, so that the numbers of offers mean the same after a restart."""
    one, other = other_process("1"), other_process("2")
    assert one == other
    assert all(f"{game.name}, edition" in one for game in GAMES)


TOYS = range(4)
PLAYED = {"games_end", "absent_games_end", "secrets_are_guessed", "processes_agree", PLAYABLE}


def noticed(game) -> Verdict | None:  # type: ignore[no-untyped-def]
    """What the laws say of a game."""
    if verdict := judge_shape(game):
        return verdict
    for setup in setups_of(game):
        if verdict := judge(setup, TOYS, most_steps=1500):
            return verdict
    return None


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if "processes_agree" not in fault.noticed_by])
@pytest.mark.slow
def test_a_planted_fault_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FAULTS[name].plant(monkeypatch) or EDITIONS[0]
    verdict = noticed(game)
    assert verdict is not None, "no law noticed it"
    assert verdict.law in FAULTS[name].noticed_by, str(verdict)


@pytest.mark.process
def test_an_order_that_depends_on_the_process_is_noticed() -> None:
    """A set of strings has another order in a process with another PYTHONHASHSEED."""
    for fault, ways in (("", {1}), ("order_depends_on_the_hash_seed", {2, 3})):
        assert len({other_process(seed, "tests.games.laws.toy:EDITIONS", fault) for seed in "123"}) in ways


@pytest.mark.slow
def test_without_a_fault_every_law_is_kept() -> None:
    assert noticed(EDITIONS[0]) is None


def test_every_fault_names_laws_that_exist() -> None:
    known = {law.__name__ for law in (*LAWS, *SHAPE_LAWS)} | PLAYED
    assert not [name for name, fault in FAULTS.items() if not fault.noticed_by <= known]
    assert len(FAULTS) >= 16


def test_a_broken_law_is_shown_by_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log that is printed can be pasted, and stands for a game of few steps."""
    FAULTS["labels_are_the_same"].plant(monkeypatch)
    verdict = judge(next(iter(setups_of(EDITIONS[0]))), range(1))
    assert verdict and verdict.setup and not verdict.log and verdict.tape == ()
    monkeypatch.undo()
    FAULTS["bid_is_told_to_all"].plant(monkeypatch)
    verdict = judge(next(iter(setups_of(EDITIONS[0]))), range(1))
    assert verdict and len(verdict.log) == 4, "two guests walk and throw, then all bid"
    assert "python -m games replay symposium --seats 2" in str(verdict)
