"""Epireia on the page: two, three and four people, people among computers, and one alone, to the end of the Great
Battle; everything is killed while armies are placed, and while columns are revealed.
"""

import random
from typing import Any

import pytest

from games.epireia.words import say
from tests.acceptance.host import Host
from tests.acceptance.player import Player
from tests.acceptance.table import Moment, open_table, play, sit_down, take_seats, when_seen

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]

TABLE = "Epireia · table 1"
PEOPLE = ("malia", "theo", "ione", "nikos")
STEPS_BACK = (
    "go-to-column",
    "clear-column",
    "clear-fronts",
    "take-army-back",
    "take-figures-back",
    "lift-order",
    "forgo",
)
AVOID = tuple([say.label(f"verb-{verb}") for verb in STEPS_BACK])
"""Steps back, and what is done without hurry."""
MOVE = say.label("verb-send")
HASTY = (say.label("verb-arrange-army"), say.label("verb-arrange-figures"))
SEALED = "You start with"
DEVELOPING = "donate, construct or produce"
ARMIES = "Place a token"
COLUMNS = "here, or hold?"
CAMPAIGNS = 8
SHOTS = (2, 8, 14, 24, 40, 70, 110, 150, 200, 250, 300, 350)


class Leader:
    """How the people here play: an army first, then buildings and gifts; figures travel before their moves are ended.
    Alone it plays the Sacred Truce: gifts and envoys. All that it knows it has read on the page.
    """

    ARMY = ("Produce", "Produce", "Produce", "Construct", "Donate")
    TRUCE = ("Donate 2", "Donate", "Produce", "Produce", "Construct")
    ENVOYS = ("Macedonia", "Carthage", "Egypt", "Phoenicia")

    def __init__(self, seed: int, *, alone: bool = False) -> None:
        self._luck = random.Random(seed)
        self._alone = alone
        self._journeys = 0

    def __call__(self, name: str, labels: list[str]) -> str | None:
        """Return which of these labels the person with a name wants; None for any."""
        plans = list(self.TRUCE if self._alone else self.ARMY)
        self._luck.shuffle(plans)
        if (found := next(filter(None, [_first(labels, plan) for plan in plans]), None)) is not None:
            return found
        if self._alone and (envoy := self._envoy(labels)) is not None:
            return envoy
        if MOVE in labels:
            return MOVE
        if self._alone:
            return _first(labels, "Sacred Truce") or _first(labels, "Start with Hippias")
        return None

    def _envoy(self, labels: list[str]) -> str | None:
        """Return an Empire, another one each time."""
        for step in range(len(self.ENVOYS)):
            empire = self.ENVOYS[(self._journeys + step) % len(self.ENVOYS)]
            there = [label for label in labels if label.startswith(empire) or f" to {empire}" in label]
            if there:
                self._journeys += step + 1
                return there[0]
        return None


def _first(labels: list[str], start: str) -> str | None:
    return next((label for label in labels if label.startswith(start)), None)


class Crash:
    """The moment when one of these texts is in a private panel; the test goes on for some actions afterwards."""

    def __init__(self, *texts: str, more: int = 0) -> None:
        self.at: int | None = None
        self._seen: list[Moment] = [when_seen(text) for text in texts]
        self._more = more

    async def now(self, done: int, players: list[Player]) -> bool:
        """Return True if one of the texts is there."""
        if self.at is None and any([await seen(done, players) for seen in self._seen]):
            self.at = done
        return self.at is not None

    async def enough(self, done: int, players: list[Player]) -> bool:
        """Return True if enough actions were taken since."""
        return self.at is not None and done >= self.at + self._more


def habits(seed: int, *, alone: bool = False) -> dict[str, Any]:
    """Return how all of them play."""
    return {"avoid": AVOID, "hasty": HASTY, "taste": Leader(seed, alone=alone)}


async def test_two_people_choose_in_secret_and_develop_through_a_crash(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=1, **habits(1))
    await open_table("epireia", players)
    await take_seats(players, TABLE)
    crash, developing = Crash(SEALED, DEVELOPING), Crash(DEVELOPING, more=3)

    async def enough(done: int, players: list[Player]) -> bool:
        return crash.at is not None and await developing.now(done, players) and await developing.enough(done, players)

    await play(host, players, "epireia_short", crash=crash.now, until=enough, shots=(4, 10))
    assert crash.at is not None and developing.at is not None


@pytest.mark.whole
@pytest.mark.parametrize(("people", "moment"), [(2, ARMIES), (3, COLUMNS), (4, ARMIES)])
async def test_people_play_to_the_end_through_a_crash_in_the_battle(
    host: Host, browser: Any, people: int, moment: str
) -> None:
    players = await sit_down(host, browser, *PEOPLE[:people], seed=people, **habits(people))
    await open_table("epireia", players)
    await take_seats(players, TABLE)
    await play(host, players, f"epireia_{people}", crash=Crash(moment).now, shots=SHOTS)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("people", "computers"), [(1, ("Medium",)), (1, ("Easy", "Medium", "Hard")), (2, ("Easy", "Medium"))]
)
async def test_people_and_computers_play_to_the_end_through_a_crash_in_the_battle(
    host: Host, browser: Any, people: int, computers: tuple[str, ...]
) -> None:
    players = await sit_down(host, browser, *PEOPLE[:people], seed=10 + people, **habits(10 + people))
    await open_table("epireia", players, computers=computers)
    await take_seats(players, TABLE)
    name = f"epireia_{people}_and_{len(computers)}"
    crash = Crash(ARMIES, COLUMNS, "until the other side is ready", "Wait for")
    await play(host, players, name, crash=crash.now, shots=SHOTS)


@pytest.mark.whole
async def test_one_person_plays_a_campaign_to_its_end_through_a_crash_in_the_battle(host: Host, browser: Any) -> None:
    """Dice decide whether the envoys succeed; if they do not, there is no battle, and another campaign begins."""
    players = await sit_down(host, browser, "malia", seed=20, **habits(20, alone=True))
    battle = Crash(ARMIES)
    for table in range(1, CAMPAIGNS + 1):
        await open_table("epireia", players)
        await take_seats(players, f"Epireia · table {table}")
        await play(host, players, "epireia_alone", until=battle.now, shots=SHOTS)
        if battle.at is not None:
            break
        await players[0].go_to("general")
    assert battle.at is not None, f"no battle in {CAMPAIGNS} campaigns"
    await host.kill()
    await host.start()
    await players[0].ready()
    await play(host, players, "epireia_alone_battle", shots=(2, 6))
