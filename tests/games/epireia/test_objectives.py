"""Every clause of every objective: met as the card says, not met when one is short; and what is said of it."""

from collections.abc import Callable

import pytest

from games.core.chance import Chance, ReplayedChance
from games.epireia.actions.setup import ChooseAdministrator, ChooseFirstFigure, ChooseScenario, JoinLeague
from games.epireia.content import CITY_NAMES, FIGURE, SCENARIO_CARDS, SOLO, SOLO_CARDS, TERRITORY_NAMES
from games.epireia.presentation.progress import own_progress, progress_words
from games.epireia.scenarios import ACT_SCENARIOS, active_scenario
from games.epireia.words import label_of
from tests.games.epireia.table import GAME, Table, slug

T1, T2, H1, H2, C1, C2 = 21, 32, 1, 12, 41, 52  # a token of each pile


def solo(name: str) -> Table:
    scenario = [card.name for card in SOLO_CARDS].index(slug(name))
    city = CITY_NAMES[SOLO[scenario].city]
    t = Table((city, 1 if city == "sparta" else 0), solo=scenario)
    t.state.turn = 5
    return t.stock(0, 0, 0, 0)


def won(t: Table, *counts: int) -> Table:
    t.state.boards[0].negotiated = [*counts, *[0] * (6 - len(counts))]
    return t


def renowned(t: Table, prestige: int) -> Table:
    t.state.boards[0].prestige = prestige
    return t


def chest(t: Table, copper: int) -> Table:
    t.state.treasury[0] = [9, 9, copper]
    return t


def beaten(t: Table, brigands: int) -> Table:
    t.state.beaten[0] = brigands
    return t


def wall(triremes: int, negotiations: int) -> Table:
    return won(solo("Wooden Wall").hold(0, *[21, 22, 23, T2][:triremes], H1, H1), negotiations)


def guard(first: int, second: int, *places: str) -> Table:
    return solo("Three Hundred").hold(1, *[1, 1, 1, 1][:first], *[12, 13, 14][:second]).own(0, *places)


def harbour(copper: int, *places: str) -> Table:
    return chest(solo("Wealthy Corinth"), copper).own(0, *places)


def temples(prestige: int, *names: str) -> Table:
    return renowned(solo("Sacred War").build(0, *names), prestige)


def truce(prestige: int, *counts: int) -> Table:
    return won(renowned(solo("Sacred Truce"), prestige), *counts)


def riders(first: int, second: int, brigands: int) -> Table:
    return beaten(solo("Lords of the Plain").hold(0, *[41, 42, 43][:first], *[53, 54][:second]), brigands)


ALONE: dict[str, tuple[Callable[[], Table], bool]] = {
    "Wooden Wall: 4 Triremes and 2 negotiations": (lambda: wall(4, 2), True),
    "Wooden Wall: 3 Triremes": (lambda: wall(3, 2), False),
    "Wooden Wall: 1 negotiation": (lambda: wall(4, 1), False),
    "Three Hundred: 6 Hoplites, 3 of Level II, 2 land territories": (lambda: guard(3, 3, "Epirus", "Ionia"), True),
    "Three Hundred: 5 Hoplites": (lambda: guard(2, 3, "Epirus", "Ionia"), False),
    "Three Hundred: 2 of Level II": (lambda: guard(4, 2, "Epirus", "Ionia"), False),
    "Three Hundred: 1 land territory and the sea": (lambda: guard(3, 3, "Epirus", "Aigaio Pelagos"), False),
    "Wealthy Corinth: 8 Copper, 3 territories, 1 maritime": (
        lambda: harbour(8, "Epirus", "Ionia", "Kritiko Pelagos"),
        True,
    ),
    "Wealthy Corinth: 7 Copper": (lambda: harbour(7, "Epirus", "Ionia", "Kritiko Pelagos"), False),
    "Wealthy Corinth: 2 territories": (lambda: harbour(8, "Epirus", "Kritiko Pelagos"), False),
    "Wealthy Corinth: none maritime": (lambda: harbour(8, "Epirus", "Ionia", "Aeolis"), False),
    "Sacred War: prestige 9 and three temples": (lambda: temples(9, "Altar", "Shrine", "Great Temple"), True),
    "Sacred War: prestige 8": (lambda: temples(8, "Altar", "Shrine", "Great Temple"), False),
    "Sacred War: two temples": (lambda: temples(9, "Altar", "Great Temple"), False),
    "Sacred Truce: 4 in 3 Empires, prestige 6": (lambda: truce(6, 2, 1, 0, 0, 0, 1), True),
    "Sacred Truce: prestige 5": (lambda: truce(5, 2, 1, 0, 0, 0, 1), False),
    "Sacred Truce: 3 negotiations": (lambda: truce(6, 1, 1, 1), False),
    "Sacred Truce: 2 Empires": (lambda: truce(6, 3, 1), False),
    "Lords of the Plain: 4 Cavalry, 2 of Level II, 2 Brigands": (lambda: riders(2, 2, 2), True),
    "Lords of the Plain: 3 Cavalry": (lambda: riders(1, 2, 2), False),
    "Lords of the Plain: 1 of Level II": (lambda: riders(3, 1, 2), False),
    "Lords of the Plain: 1 Brigand": (lambda: riders(2, 2, 1), False),
}


@pytest.mark.parametrize("case", ALONE)
def test_alone_every_clause_of_an_objective_counts(case: str) -> None:
    make, met = ALONE[case]
    t = make()
    assert active_scenario(t.state).met(t.state, 0) is met


def test_the_lords_of_the_plain_begin_with_brigands_that_can_be_beaten() -> None:
    chance = Chance(lambda n: 0)
    scenario = [card.name for card in SOLO_CARDS].index("lords-of-the-plain")
    state = GAME.start(1, GAME.Options(), chance)
    for action in (
        ChooseScenario(scenario),
        JoinLeague(0),
        ChooseAdministrator(0),
        ChooseFirstFigure(FIGURE["pheidon"]),
    ):
        state = GAME.apply(state, 0, action, ReplayedChance([]) if type(action) is ChooseScenario else chance).state
    assert [TERRITORY_NAMES[i] for i in state.brigands] == ["epirus", "illyria", "chalkidiki"]


def act(name: str) -> Table:
    return Table(scenario=name).stock(0, 0, 0, 0)


def donated(t: Table, w: int, d: int, c: int) -> Table:
    t.state.boards[0].donated = [w, d, c]
    return t


def after_taking(t: Table, *territories: str, raided: int = 0) -> Table:
    """Return the table after Athens has taken these territories in this act, so many of them from the enemy."""
    t.state.taken[0] = sum(1 << TERRITORY_NAMES.index(name) for name in territories)
    t.state.raided[0] = raided
    return t


FIVE = ("Altar", "Granary", "Embassy", "Bureau I", "Shrine")
ACTS: dict[str, tuple[Callable[[], Table], bool]] = {
    "6 buildings in 4 categories": (lambda: act("City of Marble").build(0, *FIVE, "Sawmill"), True),
    "5 buildings in 4 categories": (lambda: act("City of Marble").build(0, *FIVE), False),
    "4 Wheat and 2 temples": (lambda: donated(act("The Plague").build(0, "Altar", "Shrine"), 4, 0, 0), True),
    "4 Wood and 2 temples": (lambda: donated(act("The Plague").build(0, "Altar", "Shrine"), 3, 4, 4), False),
    "4 Wheat and 1 temple": (lambda: donated(act("The Plague").build(0, "Altar", "Granary"), 4, 0, 0), False),
    "2 maritime territories": (lambda: act("Pirates").own(0, "Aigaio Pelagos", "Kritiko Pelagos"), True),
    "1 maritime and 2 land territories": (lambda: act("Pirates").own(0, "Aigaio Pelagos", "Ionia", "Epirus"), False),
    "Epirus and Illyria": (lambda: after_taking(act("Affair of Corcyra"), "epirus", "illyria"), True),
    "Epirus and Ionia": (lambda: after_taking(act("Affair of Corcyra"), "epirus", "ionia"), False),
    "2 territories of the enemy": (
        lambda: after_taking(act("Night Raid on Plataea"), "epirus", "ionia", raided=2),
        True,
    ),
    "2 territories, 1 of the enemy": (
        lambda: after_taking(act("Night Raid on Plataea"), "epirus", "ionia", raided=1),
        False,
    ),
}


@pytest.mark.parametrize("case", ACTS)
def test_every_clause_of_an_act_s_objective_counts(case: str) -> None:
    make, met = ACTS[case]
    t = make()
    assert ACT_SCENARIOS[t.state.scenario].met(t.state, 0) is met


# -- what is said of it ------------------------------------------------------------------------------------------------

WORDS = GAME.presentation(["Malia", "Theo"])


def counted(t: Table) -> Table:
    """A position in which everything that any objective counts is there."""
    s = t.state
    s.boards[0].prestige, s.boards[1].prestige = 5, 3
    s.treasury = [[5, 2, 0], [0, 0, 1]]
    s.beaten = [2, 0]
    donated(t.build(0, "Altar", "Granary", "Sawmill"), 3, 2, 0)
    return after_taking(t.own(0, "Epirus", "Kritiko Pelagos").own(1, "Aigaio Pelagos"), "epirus", raided=1)


SAID = {
    "Olympic Games": ("Delian League: prestige 5", "Peloponnesian League: prestige 3"),
    "Treasury of Delos": (
        "Delian League: 5 Wheat, 2 Wood, 0 Copper",
        "Peloponnesian League: 0 Wheat, 0 Wood, 1 Copper",
    ),
    "City of Marble": ("Malia: 3 buildings in 2 categories", "Theo: 0 buildings in 0 categories"),
    "The Plague": (
        "Malia: 1 Religious building, 3 Wheat donated during this act",
        "Theo: 0 Religious buildings, 0 Wheat donated during this act",
    ),
    "The Earthquake": ("Delian League: 2 Brigands defeated", "Peloponnesian League: 0 Brigands defeated"),
    "Pirates": ("Delian League: 1 maritime territory", "Peloponnesian League: 1 maritime territory"),
    "Affair of Corcyra": (
        "Delian League: 1 of the 2 territories taken during this act",
        "Peloponnesian League: 0 of the 2 territories taken during this act",
    ),
    "Megarian Decree": (
        "Delian League: 2 territories, 1 taken during this act",
        "Peloponnesian League: 1 territory, 0 taken during this act",
    ),
    "Night Raid on Plataea": (
        "Delian League: 1 territory taken from the enemy during this act",
        "Peloponnesian League: 0 territories taken from the enemy during this act",
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_the_text_form_says_how_far_everybody_is(name: str) -> None:
    t = counted(Table(scenario=name))
    for seat in (None, 0, 1):
        lines = "\n- ".join(["So far:", *SAID[name]])
        assert lines in WORDS.text(GAME.view(t.state, seat))
    mine, other = (part.partition(": ")[2] for part in SAID[name])
    t.figures(0, "Pericles").figures(1, "Gorgo")
    assert f"So far: {mine}." in WORDS.hand(GAME.view(t.state, 0))
    assert f"So far: {other}." in WORDS.hand(GAME.view(t.state, 1))


def said(t: Table, seat: int) -> str:
    """A seat's own progress."""
    progress = own_progress(GAME.view(t.state, seat), seat)
    assert progress is not None
    return label_of(progress)


def test_a_league_of_two_is_counted_together() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="Olympic Games")
    for board, level in zip(t.state.boards, (4, 2, 3), strict=True):
        board.prestige = level
    assert said(t, 2) == "So far: prestige 7."
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="Affair of Corcyra")
    t.state.taken[0] = 0b11
    assert said(t, 2) == "So far: 2 of the 2 territories taken during this act."


def test_nothing_is_counted_when_the_act_is_over() -> None:
    t = Table(scenario="Olympic Games")
    t.state.done = True
    assert progress_words(["Malia", "Theo"], GAME.view(t.state, 0)) == ""
    assert own_progress(GAME.view(t.state, 0), 0) is None


SAID_ALONE: dict[str, tuple[Callable[[], Table], str]] = {
    "Wooden Wall": (lambda: wall(3, 1), "3 Trireme tokens in the reserve; 1 negotiation won (Persia 1)"),
    "Three Hundred": (
        lambda: guard(2, 1, "Epirus", "Kritiko Pelagos"),
        "3 Hoplites tokens in the reserve (1 at Level II); 1 land territory",
    ),
    "Wealthy Corinth": (
        lambda: harbour(5, "Epirus", "Kritiko Pelagos"),
        "5 Copper in the treasury; 2 territories (1 maritime)",
    ),
    "Sacred War": (lambda: temples(4, "Altar", "Shrine"), "prestige 4; 2 Religious buildings"),
    "Sacred Truce": (lambda: truce(3, 0, 0, 2, 0, 0, 1), "3 negotiations won (Egypt 2, Macedonia 1); prestige 3"),
    "Lords of the Plain": (
        lambda: riders(2, 1, 1),
        "3 Cavalry tokens in the reserve (1 at Level II); 1 Brigand defeated",
    ),
}


@pytest.mark.parametrize("name", SAID_ALONE)
def test_alone_too(name: str) -> None:
    make, said = SAID_ALONE[name]
    t, words = make().figures(0), GAME.presentation(["Malia"])
    assert f"So far: {said}." in words.text(GAME.view(t.state, 0))
    assert f"So far: {said}." in words.text(GAME.view(t.state, None))
    t.state.boards[0].figures, t.state.boards[0].places = [5 * t.state.boards[0].city], [-1]
    assert f"So far: {said}." in words.hand(GAME.view(t.state, 0))


def test_every_card_has_its_count() -> None:
    from games.epireia.presentation.progress import CITY_PROGRESS as _OF_CITY
    from games.epireia.presentation.progress import LEAGUE_PROGRESS as _OF_LEAGUE
    from games.epireia.presentation.progress import SOLO_PROGRESS as _SOLO

    assert set(_OF_CITY) | set(_OF_LEAGUE) == {card.name for card in SCENARIO_CARDS} == {slug(name) for name in SAID}
    assert set(_SOLO) == {card.name for card in SOLO_CARDS} == {slug(name) for name in SAID_ALONE}
