"""The log says what happened, and to whom: every line of which a word could be wrong."""

from typing import Any

import pytest

from games.core.values import Event
from games.epireia import events as ev
from games.epireia.content import CITY_NAMES, DECKS, EMPIRE_NAMES, FIGURE, NONE, PLACE, SCENARIO_CARDS, TERRITORY_NAMES
from tests.games.epireia.table import GAME, C, D, deck

WORDS = GAME.presentation(["Malia", "Theo"])
ALONE = GAME.presentation(["Malia"])
EGYPT, ELIS = EMPIRE_NAMES.index("Egypt"), CITY_NAMES.index("Elis")
EPIRUS, IONIA = TERRITORY_NAMES.index("Epirus"), TERRITORY_NAMES.index("Ionia")
TIMON, BRASIDAS = FIGURE["Timon"], FIGURE["Brasidas"]
TOLD: list[tuple[Event, str]] = [
    (ev.TurnBegan(3), "Turn 3 began."),
    (ev.FiguresRevealed((TIMON, BRASIDAS)), "The first figures were revealed: Malia Timon and Theo Brasidas."),
    (ev.Donated(0, D, 3), "Malia gave 3 Wood to the league."),
    (ev.Donated(1, C, 4), "Theo gave 4 Copper to the league."),
    (ev.EnemySent(BRASIDAS, 9, PLACE["Euboea"]), "Brasidas rolled 9 and went to Euboea."),
    (ev.EnemySent(BRASIDAS, 9, NONE), "Brasidas rolled 9 and stayed home in the storm."),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 5, 2, 7, (2, 0, 0)),
        "Timon rolled 5 + 2 against 7 in Egypt and received 2 Wheat.",
    ),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 8, -2, 7, (0, 0, 0)),
        "Timon rolled 8 - 2 against 7 in Egypt and received nothing.",
    ),
    (ev.EmpireAnswered(0, TIMON, EGYPT, 0, 0, 7, (4, 0, 0)), "The Merchant spoke for Timon, and Egypt gave 4 Wheat."),
    (ev.Rerolled(1, BRASIDAS, 9, 2), "Brasidas had the die rolled again: 9 instead of 2."),
    (
        ev.Fought(PLACE["Epirus"], (4, 5), (9, 7), 0),
        "Conflict at Epirus: the Delian League 9 (die 4) and the Peloponnesian League 7 (die 5); the Delian League "
        "stayed.",
    ),
    (
        ev.Fought(PLACE["Epirus"], (4, 6), (8, 8), NONE),
        "Conflict at Epirus: the Delian League 8 (die 4) and the Peloponnesian League 8 (die 6); all went home.",
    ),
    (
        ev.BrigandsFought(1, EPIRUS, 5, 2, 7),
        "At Epirus the Peloponnesian League rolled 5 + 2 against 7 and drove the Brigands out.",
    ),
    (ev.BrigandsFought(0, EPIRUS, 8, -2, 7), "At Epirus the Delian League rolled 8 - 2 against 7 and went home."),
    (ev.TerritoryTaken(0, EPIRUS, 1, (0, 2, 0)), "Malia took Epirus from Theo and collected 2 Wood."),
    (ev.TerritoryTaken(0, EPIRUS, NONE, (0, 2, 0)), "Malia took Epirus and collected 2 Wood."),
    (ev.TerritoryLost(0, IONIA), "Malia lost Ionia; the City token came back."),
    (ev.NoPostLeft(0, IONIA), "The Delian League stood on Ionia without a City token to leave there."),
    (ev.NoPostLeft(1, EPIRUS), "The Peloponnesian League stood on Epirus without a City token to leave there."),
    (
        ev.CityAnswered(0, TIMON, ELIS, 5, 2, 7, (0, 0, 1)),
        "Timon rolled 5 + 2 against 7 in Elis, was welcome and received 1 Copper.",
    ),
    (
        ev.CityAnswered(0, TIMON, ELIS, 5, 2, 7, (0, 0, 0)),
        "Timon rolled 5 + 2 against 7 in Elis, was welcome and received nothing, for want of room.",
    ),
    (ev.CityAnswered(0, TIMON, ELIS, 4, 2, 7, (0, 0, 0)), "Timon rolled 4 + 2 against 7 in Elis and was sent away."),
    (
        ev.TerritoryTaken(0, EPIRUS, NONE, (0, 0, 0)),
        "Malia took Epirus and collected nothing, for want of room.",
    ),
    (
        ev.CityIntegrated(0, ELIS, deck("Triremes I"), 1),
        "Elis joined the Delian League with a token of Triremes I and left the Peloponnesian League.",
    ),
    (ev.CityIntegrated(1, ELIS, NONE, NONE), "Elis joined the Peloponnesian League."),
    (
        ev.ScenarioWon(1, 1, 0, deck("Cavalry II")),
        "The Peloponnesian League completed Olympic Games and took a token of Cavalry II.",
    ),
    (ev.Gained(0, (1, 0, 0), "prestige"), "Malia received 1 Wheat from the prestige track."),
    (
        ev.Income(((2, 1, 1), (1, 1, 3))),
        "Income: Malia 2 Wheat, 1 Wood and 1 Copper and Theo 1 Wheat, 1 Wood and 3 Copper.",
    ),
    (
        ev.BattleBegan(((deck("Cavalry II"),), (deck("Triremes I"), deck("Hoplites I")))),
        "**The Great Battle began.** The integrated cities sent Cavalry II to the Delian League and Triremes I and "
        "Hoplites I to the Peloponnesian League.",
    ),
    (
        ev.BattleBegan(((), (deck("Triremes I"),))),
        "**The Great Battle began.** The integrated cities sent Triremes I to the Peloponnesian League.",
    ),
    (
        ev.GeneralsRevealed(((TIMON, NONE, NONE), (NONE, NONE, BRASIDAS))),
        "The figures were revealed: for the Delian League Timon on the flank front; for the Peloponnesian League "
        "Brasidas on the maritime front.",
    ),
    (ev.Held(0, 1, False), "Malia held."),
    (ev.Held(1, 3, True), "Theo gave the order to hold on this front."),
    (
        ev.ColumnRevealed(4, ((2, 1), (13,)), (3, 3)),
        "Center 2 was revealed: Delian Hoplites I (2) and Hoplites I (1), against Peloponnesian Hoplites II (3).",
    ),
    (
        ev.ColumnRevealed(0, ((), (1,)), (0, 1)),
        "Flank 1 was revealed: Delian empty, against Peloponnesian Hoplites I (1).",
    ),
    (
        ev.ColumnResolved(0, (1, 3), 1),
        "Flank 1 ended Delian 1, Peloponnesian 3: the Peloponnesian League won the column.",
    ),
    (ev.ColumnResolved(8, (4, 2), 0), "Maritime 3 ended Delian 4, Peloponnesian 2: the Delian League won the column."),
    (ev.ColumnResolved(0, (2, 2), NONE), "Flank 1 ended Delian 2, Peloponnesian 2: nobody won the column."),
    (ev.FrontResolved(0, (2, 1), 0), "The flank front went to the Delian League: columns Delian 2, Peloponnesian 1."),
    (ev.FrontResolved(2, (1, 1), NONE), "The maritime front went to nobody: columns Delian 1, Peloponnesian 1."),
    (ev.GameEnded((1, 2), 1, "fronts"), "The Peloponnesian League won the battle by more fronts."),
    (ev.GameEnded((1, 1), 0, "maritime"), "The Delian League won the battle by the maritime front."),
    (ev.GameEnded((1, 1), 1, "prestige"), "The Peloponnesian League won the battle by the highest prestige."),
    (ev.GameEnded((1, 1), 0, "copper"), "The Delian League won the battle by the most Copper."),
    (ev.GameEnded((1, 1), 1, "tie"), "The Peloponnesian League won the battle since a tie is not enough alone."),
    (ev.GameEnded((1, 1), NONE, "shared"), "The battle ended 1 to 1 in fronts, and nothing decided it."),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=lambda value: type(value).__name__)
def test_each_line_says_who_and_what(event: Any, line: str) -> None:
    assert WORDS.tell(event) == line


def test_alone_there_are_rounds_and_nobody_else() -> None:
    assert ALONE.tell(ev.TurnBegan(3)) == "Round 3 began."
    assert ALONE.tell(ev.FiguresRevealed((TIMON,))) == "Malia began with Timon."


@pytest.mark.parametrize("scenario", range(len(SCENARIO_CARDS)))
def test_the_beginning_of_an_act_reads_out_the_whole_card(scenario: int) -> None:
    card = SCENARIO_CARDS[scenario]
    said = WORDS.tell(ev.ActBegan(card.act, scenario))
    assert f"Act {card.act}: {card.name}" in said
    assert card.story in said and card.objective in said and card.constraint in said
    assert f"Reward: {DECKS[card.reward].name}." in said


def test_fronts_are_told_those_of_the_delian_league_first() -> None:
    """In play a battle that nothing decides has as many on either side; numbers that differ show the order."""
    assert " 2 to 1 in fronts" in WORDS.tell(ev.GameEnded((2, 1), NONE, "shared"))
