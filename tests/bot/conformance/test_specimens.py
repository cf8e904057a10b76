"""The specimens: every kind of decision is among them, and no button of theirs reaches a match of the running bot."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from bot.conformance.specimens import FAR_ID, Place, Specimen, game_specimens, numbered, player, server_specimens
from bot.conformance.vote import vote_specimens
from bot.interactions.custom_ids import parse
from bot.ui.blocks import Button, Buttons, Form, Menu, Picture, Screen
from bot.ui.limits import check_form, check_screen
from games.core.game import Game
from games.core.registry import all_games
from storage import EVERYTHING, Store
from tests.bot.conftest import KEY

PLACE = Place(5 * 10**17, 6 * 10**17, (7 * 10**17,))


@pytest.fixture
async def store(tmp_path: Path, migrated_file: Path) -> AsyncIterator[Store]:
    copyfile(migrated_file, tmp_path / "stoa.db")
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        yield store


def ids_in(content: Screen | Form | str) -> Iterator[str]:
    """Yield the custom ids of a specimen."""
    if isinstance(content, Form):
        yield content.id
    for block in content.blocks if isinstance(content, Screen) else ():
        if isinstance(block, Buttons):
            yield from (button.id for button in block.buttons if isinstance(button, Button))
        elif isinstance(block, Menu):
            yield block.id
            yield from (option.value for option in block.options)


def check(specimens: list[Specimen]) -> None:
    """Check that the specimens have names of their own, are within the limits, and reach no match or vote."""
    names = [specimen.name for specimen in specimens]
    assert len(set(names)) == len(names)
    for specimen in specimens:
        if isinstance(specimen.content, Screen):
            check_screen(specimen.content)
        elif isinstance(specimen.content, Form):
            check_form(specimen.content)
        for text in ids_in(specimen.content):
            press: Any = parse(text)
            for name in ("match", "vote"):
                assert getattr(press, name, FAR_ID) >= FAR_ID, (specimen.name, text)


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_specimens_of_every_game(store: Store, game: Game[Any, Any]) -> None:
    specimens = await game_specimens(store, game, PLACE)
    check(specimens)
    assert all(specimen.name.startswith(f"{game.name}: ") for specimen in specimens)
    boards = [each for each in specimens if each.name.startswith(f"{game.name}: board, ")]
    assert all(any(isinstance(block, Picture) for block in board.content.blocks) for board in boards)  # type: ignore[union-attr]
    names = [each.name for each in specimens if ": panel, " in each.name]
    offered = {verb for name in names for verb in name.partition(": panel, ")[2].split(", ")}
    taken = set()
    finished = [match for match in await store.matches_of(player(0), open_only=False) if match.is_finished]
    assert len(finished) == len({game.seats[0], game.seats[-1]}) + 1
    for match in finished:
        log = await store.log(match.id, seat=EVERYTHING, limit=match.record_count)
        taken |= {type(entry.action).__name__ for entry in log if entry.action is not None}
    assert len(taken) > 3 and taken <= offered


def test_a_repeated_name_gets_a_number() -> None:
    found = numbered([Specimen("a", "1"), Specimen("b", "2"), Specimen("a", "3")])
    assert [specimen.name for specimen in found] == ["a", "b", "a (2)"]


@pytest.mark.slow
async def test_specimens_of_votes_and_of_the_server(store: Store) -> None:
    votes, server = await vote_specimens(store, PLACE), await server_specimens(store, PLACE)
    check([*votes, *server])
    assert {each.name for each in votes} > {
        "vote: form, stones",
        "vote: message, open",
        "vote: result, void",
        "vote: list",
    }
    assert [isinstance(each.content, str) for each in votes if "receipt" in each.name] == [True] * 11
    files = [each.name for each in votes if isinstance(each.content, Screen) and each.content.files]
    assert len(files) == 10, "the counted votes with voters have a file of receipts"
