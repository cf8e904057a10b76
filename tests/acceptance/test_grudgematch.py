"""Philosophy Grudgematch on the page: two people, and a person against each computer level, to the end of the match;
everything is killed in the middle of a kick: the card is chosen and the direction is not.
"""

import random
import re
from typing import Any

import pytest

from tests.acceptance.host import Host
from tests.acceptance.player import Player, some_words
from tests.acceptance.table import open_table, play, sit_down, take_seats

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]

TABLE = "Philosophy Grudgematch · table 1"
AVOID = (
    "Choose another runner",
    "Choose another direction",
    "Put the card back",
    "blocking my own kicks",
    "Standing order for tackles",
)
"""Steps back, and standing orders; a player who pressed these at random would never reach the end."""
WANTED = ("Kick ", "Line up: Front line", "Choose the direction", "Choose a card to kick with", "Choose who runs")
"""What players press as soon as they can."""


class Football:
    """A simple strategy: run to the ball, shoot if that is possible, else kick whatever can be kicked."""

    def __init__(self) -> None:
        self.ball = (5, 8)
        """Column and row of the ball, as the panel of the running player says."""

    async def look(self, done: int, players: list[Player]) -> bool:
        """Read where the ball is; used as a moment that never comes."""
        for player in players:
            said = player.panel().get_by_text("The ball is at")
            if await said.count():
                found = re.search(r"The ball is at ([A-K])(\d+)", await said.first.inner_text())
                self.ball = ("ABCDEFGHIJK".index(found[1]), int(found[2])) if found else self.ball
        return False

    def wants(self, name: str, labels: list[str]) -> str | None:
        """Return which of these labels to press; None for any."""
        for label in labels:
            if label.endswith("into the goal"):
                return label
        if near := [(self._far(label), label) for label in labels if self._far(label) is not None]:
            return min(near, key=lambda each: each[0] or 0)[1]
        for wanted in WANTED:
            for label in labels:
                if label.startswith(wanted) or (wanted.startswith("Choose a card") and " with the " in label):
                    return label
        return None

    def _far(self, label: str) -> int | None:
        """Return how far from the ball a label's space, column or row is."""
        column, row = self.ball
        if found := re.fullmatch(r"(?:Column |\w+ to )([A-K])(\d*)", label):
            across = abs("ABCDEFGHIJK".index(found[1]) - column)
            return max(across, abs(int(found[2]) - row)) if found[2] else across
        found = re.fullmatch(r"Row (\d+)", label)
        return abs(int(found[1]) - row) if found else None


def orders(label: str, luck: random.Random) -> str:
    """Return what a quick player types: somebody's run to somewhere in the middle."""
    if label.startswith("Who goes where"):
        who = luck.choice(("Kant", "Husserl", "Hegel", "Foucault", "Pascal", "Sartre"))
        return f"{who} to {luck.choice('DEFGH')}{luck.randrange(5, 12)}"
    return some_words(label, luck)


class InAKick:
    """The moment when a card is chosen for a kick and no direction yet; and so much is done afterwards. With a
    `football` they look where the ball is until then: whoever never goes there may play to the end without a kick.
    """

    def __init__(self, more: int = 0, football: Football | None = None) -> None:
        self.at: int | None = None
        self._more = more
        self._football = football

    async def now(self, done: int, players: list[Player]) -> bool:
        """Return True if somebody has chosen the card and sees the directions."""
        for player in players:
            if await player.panel().get_by_text("choose the direction").count():
                self.at = done
                return True
        return False

    async def enough(self, done: int, players: list[Player]) -> bool:
        """Return True if enough actions were taken since."""
        if self._football is not None:
            await self._football.look(done, players)
        return self.at is not None and done >= self.at + self._more


async def test_two_people_go_on_with_a_kick_after_a_crash(host: Host, browser: Any) -> None:
    football = Football()
    habits: dict[str, Any] = {"avoid": AVOID, "taste": football.wants, "typing": orders}
    players = await sit_down(host, browser, "malia", "theo", seed=2, **habits)
    await open_table("grudgematch", players)
    await take_seats(players, TABLE)
    crash = InAKick(more=10, football=football)
    await play(host, players, "grudgematch_short", crash=crash.now, until=crash.enough)
    assert crash.at is not None


@pytest.mark.whole
async def test_two_people_play_a_match_to_its_end_through_a_crash_in_a_kick(host: Host, browser: Any) -> None:
    football = Football()
    players = await sit_down(host, browser, "malia", "theo", seed=2, avoid=AVOID, taste=football.wants, typing=orders)
    await open_table("grudgematch", players)
    await take_seats(players, TABLE)
    shots = (3, 8, 12, 20, 40, 80, 150, 250)
    await play(host, players, "grudgematch_two", crash=InAKick().now, until=football.look, shots=shots)


@pytest.mark.whole
@pytest.mark.parametrize("level", ["Easy", "Medium", "Hard"])
async def test_a_person_plays_a_computer_to_the_end(host: Host, browser: Any, level: str) -> None:
    football = Football()
    players = await sit_down(host, browser, "malia", seed=3, avoid=AVOID, taste=football.wants, typing=orders)
    await open_table("grudgematch", players, computers=(level,))
    await take_seats(players, TABLE)
    name = f"grudgematch_{level.lower()}"
    await play(host, players, name, crash=InAKick().now, until=football.look, shots=(3, 10, 30, 80))
