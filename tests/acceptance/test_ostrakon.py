"""Ostrakon on the page: five people, and people among computers; everything is killed while a vote is running."""

import random
from typing import Any

import pytest

from tests.acceptance.host import Host
from tests.acceptance.player import Player, some_words
from tests.acceptance.table import Moment, after, open_table, play, sit_down, take_seats, when_seen

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]

PEOPLE = ("malia", "theo", "ione", "nikos", "xanthe")
VOTED = "You've voted"
AVOID = ("Don't ask a question", "Withdraw your objection", "Discard your prepared question", "Object to the question")
THINGS = ("an olive tree", "a market day", "a long silence", "the first snow", "a borrowed book", "an open window")


def questions(label: str, luck: random.Random) -> str:
    """Return what a speaker asks."""
    match label.split(":")[0]:
        case "Your question":
            return f"Would you give {luck.randrange(2, 900)} drachmas for {luck.choice(THINGS)}?"
        case "Answer for the white stone":
            return "Gladly"
        case "Answer for the black stone":
            return "Not for the world"
        case _:
            return some_words(label, luck)


class Crash:
    """The moment when one stone is laid and others are missing; the test goes on for some actions afterwards."""

    def __init__(self, more: int = 0) -> None:
        self.at: int | None = None
        self._more = more
        self._seen: Moment = when_seen(VOTED)

    async def now(self, done: int, players: list[Player]) -> bool:
        """Return True if a vote is running."""
        if done >= 8 and await self._seen(done, players) and await players[0].sees("still to vote"):
            self.at = done
            return True
        return False

    async def enough(self, done: int, players: list[Player]) -> bool:
        """Return True if enough actions were taken since."""
        return self.at is not None and done >= self.at + self._more


async def test_people_and_computers_begin_a_council_through_a_crash_in_a_vote(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=6, avoid=AVOID, typing=questions)
    await open_table("ostrakon", players, computers=("Easy", "Medium", "Hard"))
    await take_seats(players, "Ostrakon · table 1")
    crash = Crash(more=12)
    await play(host, players, "ostrakon_short", crash=crash.now, until=crash.enough)
    assert crash.at is not None
    assert await players[0].sees("(computer, hard)"), "computers are labelled"


@pytest.mark.whole
async def test_five_people_play_a_council_to_its_end_through_a_crash_in_a_vote(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, *PEOPLE, seed=7, avoid=AVOID, typing=questions)
    await open_table("ostrakon", players)
    await take_seats(players, "Ostrakon · table 1")
    await play(host, players, "ostrakon_five", crash=Crash().now, shots=(12, 40, 90, 150))


@pytest.mark.whole
async def test_people_and_computers_play_a_council_to_its_end(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=8, avoid=AVOID[:3], typing=questions)
    await open_table("ostrakon", players, computers=("Easy", "Medium", "Hard"))
    await take_seats(players, "Ostrakon · table 1")
    await play(host, players, "ostrakon_mixed", crash=Crash().now, shots=(10, 40, 80))


@pytest.mark.whole
async def test_twelve_sit_at_one_table(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", seed=9, avoid=AVOID, typing=questions)
    await open_table("ostrakon", players, computers=("Easy",) * 7 + ("Medium",) * 4)
    await take_seats(players, "Ostrakon · table 1")
    await play(host, players, "ostrakon_twelve", crash=after(14), shots=(4, 12, 24, 40))
