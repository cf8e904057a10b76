"""Gorgias for a new user: what `make run` starts, a browser, and a match played to its end on the page."""

from typing import Any

import pytest

from tests.acceptance.host import Host
from tests.acceptance.table import after, open_table, play, sit_down, take_seats

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]


async def test_two_people_go_on_after_a_crash(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=3)
    await open_table("gorgias", players)
    await take_seats(players, "Gorgias · table 1")
    crash, enough = after(6), after(18)
    await play(host, players, "gorgias_short", crash=crash, until=enough)


@pytest.mark.whole
async def test_two_people_play_to_the_end_through_a_crash(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=3)
    await open_table("gorgias", players)
    await take_seats(players, "Gorgias · table 1")
    await play(host, players, "gorgias_two", crash=after(6))


@pytest.mark.whole
async def test_a_person_plays_against_the_easy_computer_to_the_end(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", seed=4)
    await open_table("gorgias", players, computers=("Easy",))
    await take_seats(players, "Gorgias · table 1")
    await play(host, players, "gorgias_easy")


@pytest.mark.whole
@pytest.mark.parametrize("level", ["Medium", "Hard"])
async def test_a_person_plays_against_a_thinking_computer_to_the_end(host: Host, browser: Any, level: str) -> None:
    players = await sit_down(host, browser, "malia", seed=5)
    await open_table("gorgias", players, computers=(level,))
    await take_seats(players, "Gorgias · table 1")
    await play(host, players, f"gorgias_{level.lower()}", crash=after(6))
