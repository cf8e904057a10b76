"""Before a reroll the player reads both totals, what is needed and what a tie means."""

import pytest

from games.epireia.actions.diplomacy import LetStand, RollAgain, Send
from games.epireia.content import AUGURS, FIGURE, PLACE, SOLO
from tests.games.epireia.table import GAME, Table, slug

WORDS = GAME.presentation(["Malia", "Theo", "Ada"])
AGAIN = "The second roll counts."


def asked(t: Table, *dice: int) -> tuple[str, str, str]:
    """Prompt, the line of the text form that everybody reads, and what letting it stand does."""
    t.resolve(*dice)
    seat = t.asked
    view, everybody = GAME.view(t.state, seat), GAME.view(t.state, None)
    assert t.state.phase == "resolution" and t.offers() == [RollAgain(), LetStand()]
    (line,) = [each for each in WORDS.text(everybody).splitlines() if each.startswith("**Dice:**")]
    assert line in WORDS.text(view)
    return WORDS.prompt(view), line.removeprefix("**Dice:** "), WORDS.describe(view, LetStand())


def daring(scenario: str = "City of Marble") -> Table:
    """Pericles (3) and Brasidas (2) in Illyria."""
    return Table(scenario=scenario).figures(0, "Pericles", at=["Illyria"]).figures(1, "Brasidas", at=["Illyria"])


def test_a_conflict_that_is_being_lost() -> None:
    prompt, dice, stands = asked(daring(), 6, 4)
    assert prompt == (
        "Conflict in Illyria: you have 6 (die 4) and the enemy 9 (die 6). If you keep this roll, your figures there go "
        "home. If you reroll, more than 9 wins; 9 is a tie: everyone goes home. "
        f"Reroll with Brasidas's ability? {AGAIN}"
    )
    assert dice == "In the conflict in Illyria, the Delian League has 9 (die 6) and the Peloponnesian League 6 (die 4)."
    assert stands == "If you keep this roll, your figures there go home"


def test_a_tie_on_one_s_own_territory_keeps_it() -> None:
    prompt, dice, stands = asked(daring().own(1, "Illyria"), 4, 5)
    assert prompt == (
        "Conflict in Illyria: you have 7 (die 5) and the enemy 7 (die 4), a tie. If you keep this roll, everyone goes "
        "home, and Illyria stays yours. If you reroll, more than 7 wins. "
        f"Reroll with Brasidas's ability? {AGAIN}"
    )
    assert dice.endswith("the Delian League has 7 (die 4), and so does the Peloponnesian League (die 5).")
    assert stands == "If you keep this roll, everyone goes home, and Illyria stays yours"


def test_a_tie_on_the_enemy_s_territory_leaves_it_there() -> None:
    assert "everyone goes home, and Athens keeps Illyria." in asked(daring().own(0, "Illyria"), 4, 5)[0]


def test_a_tie_that_the_champion_wins() -> None:
    t = Table(("Elis", 0), ("Sparta", 1), scenario="City of Marble")
    t.figures(0, "Eupolemos", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"])
    prompt, _, stands = asked(t, 5, 5)
    assert "the Delian League wins the tie. If you reroll, more than 7 wins." in prompt
    assert stands == "If you keep this roll, the Delian League wins the tie"
    t = Table(("Elis", 1), ("Sparta", 1), ("Athens", 0), scenario="City of Marble")
    t.figures(0, "Eupolemos", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"])
    prompt, _, _ = asked(t.figures(2, "Pericles", at=["Epirus"]), 12, 2)
    assert "If you reroll, 15 or more wins." in prompt


def test_the_guardian_is_in_the_total() -> None:
    t = Table(("Elis", 0), ("Sparta", 1), scenario="City of Marble")
    t.figures(0, "Iphitos", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"]).own(0, "Epirus")
    assert "you have 7 (die 5) and the enemy 8 (die 4)" in asked(t, 4, 5)[0]


def test_thunder_is_in_the_total_of_a_peloponnesian_alone() -> None:
    t = Table(("Sparta", 1), solo=1).figures(0, "Brasidas", at=["Epirus"])
    t.state.augur = AUGURS.index("thunder-on-the-left")
    first, second = (FIGURE["themistocles"], FIGURE["pheidon"])
    assert SOLO[1].enemies == (first, second)
    prompt, _, _ = asked(t, 1, 12, 5, 6)  # Themistocles goes to Epirus, and the dice are 5 and 6
    assert "you have 6 (die 6) and the enemy 7 (die 5)" in prompt


def test_brigands() -> None:
    t = Table(scenario="City of Marble").figures(1, "Brasidas", at=["Epirus"]).robbed("Epirus")
    prompt, dice, stands = asked(t, 4)
    assert dice == "The roll against the Brigands in Epirus is 4, and 7 or more is needed."
    assert (
        prompt == f"{dice} Reroll with Brasidas's ability? {AGAIN}"
        and stands == "If you keep this roll, your figures there go home"
    )


def test_brigands_under_thunder() -> None:
    t = Table(("Sparta", 1), solo=1).figures(0, "Brasidas", "Leonidas", at=["Epirus", "Epirus"]).robbed("Epirus")
    t.state.augur = AUGURS.index("thunder-on-the-left")
    assert asked(t, 12, 12, 4)[1] == "The roll against the Brigands in Epirus is 4 - 2 = 2, and 3 or more is needed."


def test_an_empire_with_both_leagues_there_and_a_bonus() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="City of Marble").build(0, "Embassy")
    t.figures(0, "Xenoclea", at=["Egypt"]).figures(1, "Lysander", at=["Egypt"])
    prompt, dice, stands = asked(t, 12, 3)
    assert dice == "Xenoclea rolled 3 + 2 = 5 in Egypt and needs 7 or more."
    assert prompt == f"{dice} Reroll with Xenoclea's ability? {AGAIN}"
    assert stands == "If you keep this roll, Xenoclea goes home with nothing"


def test_a_greek_city() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="City of Marble").figures(0, "Xenoclea", "Timon", at=["", "Elis"])
    assert asked(t, 3)[1] == "Timon rolled 3 + 2 = 5 in Elis and needs 7 or more."


def test_the_log_says_both_dice() -> None:
    t = daring()
    t.resolve(6, 4)
    (told,) = [WORDS.tell(e) for e in t.do(RollAgain(), 11, rest=True) if type(e).__name__ == "Rerolled"]
    assert told == "Brasidas rerolled and got 12 instead of 4."


# -- numbers in force --------------------------------------------------------------------------------------------------


def going(t: Table, figure: str, place: str) -> str:
    return WORDS.describe(GAME.view(t.move(0).state, 0), Send(FIGURE[slug(figure)], PLACE[slug(place)]))


@pytest.mark.parametrize(
    ("scenario", "enemy", "number"),
    [("City of Marble", "", 5), ("City of Marble", "Egypt", 7), ("Pirates", "", 7), ("Pirates", "Egypt", 9)],
)
def test_an_empire_s_label_says_the_number_in_force(scenario: str, enemy: str, number: int) -> None:
    t = Table(scenario=scenario).figures(0, "Pericles").figures(1, "Lysander", at=[enemy])
    assert going(t, "Pericles", "Egypt") == f"Empire across the sea: roll {number} or more for 2 Wheat"
    choice = WORDS.choice(GAME.view(t.state, 0), Send, "place", PLACE["egypt"])
    assert choice == f"Egypt. Empire across the sea: roll {number} or more for 2 Wheat"


def test_what_a_figure_adds_is_in_its_label() -> None:
    t = Table(("Larissa", 0), ("Sparta", 1), scenario="City of Marble").build(0, "Embassy", "Prytaneion")
    t.figures(0, "Heliodorus", "Aleuas the Red")
    assert going(t, "Heliodorus", "Persia") == "Empire: roll 7 or more (die + 4) for 3 Copper"
    assert going(t, "Aleuas the Red", "Persia") == "Empire: roll 7 or more (die + 2) for 3 Copper"
    assert going(t, "Heliodorus", "Elis") == "City: roll 7 or more (die + 2) for 1 Copper and Triremes I"


def test_thunder_is_a_minus() -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    t.state.augur = AUGURS.index("thunder-on-the-left")
    assert going(t, "Pericles", "Persia") == "Empire: roll 7 or more (die - 2) for 3 Copper"


def test_brigands_are_said_with_the_number_for_those_who_will_be_there() -> None:
    t = Table(("Corinth", 0), ("Sparta", 1), scenario="City of Marble").robbed("Epirus")
    t.figures(0, "Ameinocles", "Aristeus", "Timoleon", at=["", "", "Epirus"])
    assert going(t, "Ameinocles", "Epirus") == "Territory: tax 2 Wood, roll 5 or more against Brigands"
    assert going(t, "Aristeus", "Epirus") == "Territory: tax 2 Wood, roll 3 or more (die + 2) against Brigands"
    choice = WORDS.choice(GAME.view(t.state, 0), Send, "place", PLACE["epirus"])
    assert choice == "Epirus. Territory: tax 2 Wood, Brigands"
    assert "Brigands" not in going(t, "Ameinocles", "Ionia")
