"""Philosophia on the page: two, four and six people, people among computers, and one alone against the Moirai, to the
final debate; everything is killed in an auction, and in a debate."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from .host import Host
from .player import Player
from .table import Moment, open_table, play, shoot, sit_down, take_seats, when_seen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLE = "Philosophia · table 1"
PEOPLE = ("malia", "theo", "ione", "nikos", "xanthe", "kleon")
AVOID = ("Start the list over", "Hire a Sophist (1 coin)", "Take back")
"""Steps back, and what those do who are in no hurry."""
AUCTION = "All hands are opened at once"
DEBATE = "has led"


def speeches(label: str, luck: random.Random) -> str:
    """What somebody says who has to say something."""
    return luck.choice(("As everybody knows", "If it were so we would see it", "Zoos should be closed")) + (
        f" {luck.randrange(900)}"
    )


class Crash:
    """The moment when somebody reads these words in the private panel; and so much is done afterwards. `latest`: so
    much is done, and luck has not brought it."""

    def __init__(self, words: str, more: int = 0, least: int = 0, latest: int | None = None) -> None:
        self.at: int | None = None
        self._seen: Moment = when_seen(words)
        self._more, self._least, self._latest = more, least, latest

    async def now(self, done: int, players: list[Player]) -> bool:
        """Whether the words are there."""
        late = self._latest is not None and done >= self._latest
        if late or (done >= self._least and await self._seen(done, players)):
            self.at = done
            return True
        return False

    async def enough(self, done: int, players: list[Player]) -> bool:
        """Whether enough was done since."""
        return self.at is not None and done >= self.at + self._more


class Traveller:
    """How the people here play: a follower wherever they come, all tokens of a colour each, schools from what they
    earn, and with three Labyrinth Tokens to the hourglass. All they know they have read on the page."""

    COLOURS = ("Temple", "Oracle", "Port", "Eastern City", "Western City")
    PLACES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "Temple": ("Olympia", "Delos", "Eleusis", "Sounion"),
        "Oracle": ("Oracle of Delphi", "Oracle of Dodona", "Oracle of Trophonius"),
        "Port": ("Ithaca", "Knossos", "Rhodes", "Piraeus", "Corinth", "Thasos"),
        "Eastern City": ("Samos", "Miletus", "Mytilene", "Ephesus", "Smyrna", "Halicarnassus", "Abdera"),
        "Western City": ("Sparta", "Argos", "Thebes", "Megara", "Pella", "Elis", "Larissa"),
    }  # fmt: skip
    REGIONS: ClassVar[Mapping[str, str]] = {
        "Temple": "Temples", "Oracle": "Oracles", "Port": "Ports", "Eastern City": "Eastern Cities",
        "Western City": "Western Cities",
    }  # fmt: skip
    WANTED = (
        "Labyrinth Token for", "Reveal your Olympic", "Collect a Labyrinth Token", "Progress the Timeline to",
        "Build a School at", "Create a Following at", "Auction", "Challenge", "Hire a Builder (", "Study", "Tutor",
        "Play all that is left", "Let the card stand",
    )  # fmt: skip
    """What is done, the most wanted first."""

    def __init__(self, errands: tuple[str, ...] = ()) -> None:
        self._errands: dict[str, list[str]] = {}
        self._first = errands
        self._been: dict[str, set[str]] = {}
        self._tokens: dict[str, int] = {}
        self._order: list[str] = []

    def __call__(self, name: str, labels: list[str]) -> str | None:
        """What that person wants of these labels."""
        if name not in self._order:
            self._order.append(name)
            self._errands[name], self._been[name], self._tokens[name] = list(self._first), set(), 0
        for token in labels:
            if token.startswith("Keep the") and token.endswith("token"):
                return token if self._colour(name) in token else _first(labels, "Take the bonus")
        for start in self.WANTED:
            if (found := _first(labels, start)) is not None:
                self._tokens[name] += start.startswith("Labyrinth")
                return found
        return self._where(name, labels)

    def _colour(self, name: str) -> str:
        return self.COLOURS[self._order.index(name) % 5]

    def _where(self, name: str, labels: list[str]) -> str | None:
        """A place to go to, or a kind of place where that is asked first."""
        circles = ["Temple of Wingless Victory"] if self._tokens[name] >= 3 else self._errands[name][:1]
        for circle in circles:
            if "The Acropolis" in labels:
                return "The Acropolis"
            if circle in labels:
                self._errands[name] = self._errands[name][1:]
                return circle
        at = self.COLOURS.index(self._colour(name))
        for colour in self.COLOURS[at:] + self.COLOURS[:at]:
            rest = [place for place in self.PLACES[colour] if place not in self._been[name]]
            if rest and self.REGIONS[colour] in labels:
                return self.REGIONS[colour]
            for place in rest:
                if place in labels:
                    self._been[name].add(place)
                    return place
        if any(place in labels for places in self.PLACES.values() for place in places):
            self._been[name].clear()
        return None


def _first(labels: list[str], start: str) -> str | None:
    return next((label for label in labels if label.startswith(start)), None)


def habits(*errands: str) -> dict[str, Any]:
    """How all of them play; first they go to these circles of the Acropolis."""
    return {"avoid": AVOID, "typing": speeches, "taste": Traveller(errands)}


async def test_two_people_bid_and_debate_through_a_crash(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=1, **habits("Parthenon", "Theatre of Dionysus"))
    await open_table("philosophia", players)
    await take_seats(players, TABLE)
    crash = Crash(AUCTION, more=10)
    await play(host, players, "philosophia_short", crash=crash.now, until=crash.enough, shots=(1, 3, 5))
    assert crash.at is not None


@pytest.mark.whole
@pytest.mark.parametrize(("people", "moment"), [(2, AUCTION), (4, DEBATE), (6, AUCTION)])
async def test_people_play_to_the_final_debate_through_a_crash(
    host: Host, browser: Any, people: int, moment: str
) -> None:
    errands = ("Parthenon",) if moment == AUCTION else ("Theatre of Dionysus",)
    players = await sit_down(host, browser, *PEOPLE[:people], seed=people, **habits(*errands))
    await open_table("philosophia", players)
    await take_seats(players, TABLE)
    await play(host, players, f"philosophia_{people}", crash=Crash(moment).now, shots=(2, 6, 30, 80, 150, 220, 300))


@pytest.mark.whole
@pytest.mark.parametrize("people", [1, 2])
async def test_people_and_computers_play_to_the_final_debate(host: Host, browser: Any, people: int) -> None:
    players = await sit_down(host, browser, *PEOPLE[:people], seed=10 + people, **habits("Theatre of Dionysus"))
    await open_table("philosophia", players, computers=("Easy", "Middle", "Hard")[: 4 - people])
    await take_seats(players, TABLE)
    await play(host, players, f"philosophia_mixed_{people}", crash=Crash(DEBATE).now, shots=(6, 30, 80, 150))


@pytest.mark.whole
async def test_one_person_plays_the_moirai_to_the_end(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", seed=20, **habits("Parthenon"))
    await open_table("philosophia", players)
    await take_seats(players, TABLE)
    await play(host, players, "philosophia_solo", crash=Crash(AUCTION, latest=70).now, shots=(2, 6, 30, 80, 150))


CARDS = """
[[wisdom]]
philosopher = "Plato"
teaching = "A cave can be mistaken for the world."
[[wisdom]]
philosopher = "Plato"
teaching = "What is just is found more easily in a city than in one person."
[[wisdom]]
philosopher = "Plato"
teaching = "Nobody does wrong willingly."
"""


async def test_a_teacher_sends_wisdom_cards_as_a_file(host: Host, browser: Any, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS)
    (malia,) = await sit_down(host, browser, "malia", seed=30)
    await malia.command("play", game="philosophia")
    await malia.pane.get_by_role("button", name="Start", exact=True).wait_for()
    await malia.pane.locator("[data-box]").focus()
    await malia.page.keyboard.type("/table options")
    await malia.pane.locator("[data-suggestion='/table options']").wait_for()
    await malia.page.keyboard.press("Enter")
    await malia.pane.locator("[data-add-option=file]").click()
    await malia.pane.locator("[data-option-input=file]").set_input_files(file)
    await shoot(malia.page, "philosophia_upload_box")
    await malia.page.keyboard.press("Control+Enter")
    await malia.panel().get_by_text("Philosophia: options").wait_for()
    await malia.pane.get_by_text("3 entries from a file").first.wait_for()
    await shoot(malia.page, "philosophia_upload")
