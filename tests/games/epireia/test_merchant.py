"""The Merchant's word is for one negotiation and for one turn (his card; Resolution, 1)."""

from games.epireia.content import EMPIRES, HOME, PLACE
from tests.games.epireia.table import Table

PERSIA = [each.name for each in EMPIRES].index("Persia")


def trading(*places: str, solo: int = -1) -> Table:
    """Athens with the Merchant's word, nothing in stock, and figures at these places."""
    cities = (("Athens", 0), ("Sparta", 1)) if solo < 0 else (("Athens", 0),)
    t = Table(*cities, scenario="City of Marble", administrator="Merchant", solo=solo)
    t.figures(0, *("Pericles", "Themistocles")[: len(places)], at=places).stock(0, 0, 0, 0)
    t.state.boards[0].merchant = True
    return t


def test_the_merchant_speaks_for_the_first_negotiation_of_the_turn_only() -> None:
    """Persia comes before Egypt: it pays double without a die; Egypt asks for one, and pays as printed or not."""
    for die, gain in ((5, (2, 0, 0)), (4, (0, 0, 0))):
        answers = [e for e in trading("Egypt", "Persia").resolve(die) if type(e).__name__ == "EmpireAnswered"]
        assert [(each.empire, each.die, each.gain) for each in answers] == [
            (PERSIA, 0, (0, 0, 6)),
            (PLACE["Egypt"], die, gain),
        ]


def test_the_merchant_s_word_that_nobody_used_ends_with_the_turn() -> None:
    t = trading("")
    t.resolve()
    assert t.state.turn == 2 and not t.state.boards[0].merchant
    assert t.state.boards[0].places == [HOME]
    t.state.boards[0].places = [PLACE["Persia"]]
    (answer,) = [e for e in t.resolve(1) if type(e).__name__ == "EmpireAnswered"]
    assert (answer.die, answer.gain) == (1, (0, 0, 0))


def test_a_negotiation_by_the_merchant_s_word_is_a_won_one() -> None:
    """Solo objectives count won negotiations, however they were won (Wooden Wall, Sacred Truce)."""
    t = trading("Persia", solo=0)
    t.resolve(1, 1)  # where the enemies go: Epirus
    assert t.state.boards[0].negotiated[PERSIA] == 1 and sum(t.state.boards[0].negotiated) == 1
