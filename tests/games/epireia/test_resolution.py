"""The Resolution phase: Empires, territories, Greek cities, income; abilities of figures; every printed example."""

import pytest

from games.epireia.actions.diplomacy import LetStand, RollAgain, TakeTerritory
from games.epireia.content import BRIGANDS, CITIES, CITY_NAMES, EMPIRES, FIGURE, HOME, NONE, PLACE, TERRITORY_NAMES
from tests.games.epireia.table import GAME, Table, deck, kinds, slug, the


def table(*cities: tuple[str, int], scenario: str = "City of Marble") -> Table:
    t = Table(*cities, scenario=scenario)
    for seat in range(len(t.state.boards)):
        t.stock(seat, 0, 0, 0)
    return t


# -- 1. Empires --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "roll"),
    [("Persia", 7), ("Phoenicia", 5), ("Egypt", 5), ("Carthage", 5), ("Syracuse", 7), ("Macedonia", 5)],
)
def test_each_empire_has_its_number(name: str, roll: int) -> None:
    won = table().figures(0, "Pericles", at=[name]).resolve(roll)
    lost = table().figures(0, "Pericles", at=[name]).resolve(roll - 1)
    answers = [the(events, "EmpireAnswered") for events in (won, lost)]
    assert [any(each.gain) for each in answers] == [True, False] and answers[0].required == roll


def test_the_persian_example() -> None:
    """Heliodorus of Larissa and Themistocles of Athens: 9 is needed, except for Heliodorus, whose 2 cancel it."""
    for die, gains in ((9, (True, True)), (8, (True, False)), (7, (True, False)), (6, (False, False))):
        t = table(("Athens", 0), ("Larissa", 1))
        t.figures(0, "Themistocles", at=["Persia"]).figures(1, "Heliodorus", at=["Persia"])
        answers = [e for e in t.resolve(die, die) if type(e).__name__ == "EmpireAnswered"]
        assert [each.seat for each in answers] == [1, 0]  # the Peloponnesian league first
        assert [each.required for each in answers] == [9, 9]
        assert tuple(any(each.gain) for each in answers) == gains


def test_empires_in_the_printed_order_and_everybody_goes_home() -> None:
    t = table().figures(0, "Pericles", "Themistocles", "Aristides", at=["Macedonia", "Egypt", "Persia"])
    events = t.resolve(12, 1, 12)
    assert [EMPIRES[e.empire].name for e in events if type(e).__name__ == "EmpireAnswered"] == [
        "persia",
        "egypt",
        "macedonia",
    ]
    assert t.state.boards[0].places == [HOME] * 3


def test_the_embassy_adds_two_and_bonuses_stack() -> None:
    t = table(("Larissa", 0), ("Sparta", 1)).figures(0, "Heliodorus", at=["Persia"]).build(0, "Embassy")
    answer = the(t.resolve(3), "EmpireAnswered")
    assert answer.bonus == 4 and any(answer.gain)


def test_the_trader_gets_one_more_and_only_on_a_success() -> None:
    t = table(("Corinth", 0), ("Sparta", 1)).figures(0, "Periander", at=["Persia"])
    assert the(t.resolve(7), "EmpireAnswered").gain == (0, 0, 4)
    t = table(("Corinth", 0), ("Sparta", 1)).figures(0, "Periander", at=["Persia"])
    assert the(t.resolve(6), "EmpireAnswered").gain == (0, 0, 0)


def test_the_merchant_needs_no_roll_and_pays_double_the_trader_on_top() -> None:
    t = (
        table(("Corinth", 0), ("Sparta", 1))
        .figures(0, "Periander", at=["Persia"])
        .figures(1, "Brasidas", at=["Persia"])
    )
    t.state.boards[0].merchant = True
    events = [e for e in t.resolve(8) if type(e).__name__ == "EmpireAnswered"]
    assert events[0].seat == 1 and not any(events[0].gain)  # two figures still burden the other
    assert events[1].gain == (0, 0, 7) and not t.state.boards[0].merchant


def test_pythia_may_roll_again_once_a_turn() -> None:
    t = table(("Delphi", 0), ("Sparta", 1)).figures(0, "Xenoclea", "Timon", at=["", "Persia"])
    t.resolve(3)
    assert t.state.asked == 0 and t.offers() == [RollAgain(), LetStand()]
    events = t.do(RollAgain(), 8 - 1, rest=True)
    assert any(the(events, "EmpireAnswered").gain)
    t = table(("Delphi", 0), ("Sparta", 1)).figures(0, "Xenoclea", "Timon", at=["Egypt", "Persia"])
    t.resolve(3)
    t.do(LetStand(), 2 - 1)
    assert t.state.asked == 0  # it was not used for Persia
    assert not any(the(t.do(RollAgain(), 1 - 1, rest=True), "EmpireAnswered").gain)


# -- 2. territories ----------------------------------------------------------------------------------------------------


def test_the_example_of_a_conflict() -> None:
    """Cleisthenes and Pericles roll 4 and have 9; Brasidas rolls 5 and has 7."""
    t = (
        table()
        .figures(0, "Cleisthenes", "Pericles", at=["Epirus", "Epirus"])
        .figures(1, "Gorgo", "Brasidas", at=["", "Epirus"])
    )
    t.state.boards[1].once = 1  # Brasidas has rolled again before
    events = t.resolve(4, 5)
    fought = the(events, "Fought")
    assert fought.totals == (9, 7) and fought.winner == 0
    assert t.state.boards[1].places == [HOME, HOME] and t.state.owners[0] == 0
    assert t.state.boards[0].places == [6, 6]  # the winners stay


def test_a_tie_sends_all_home_and_an_owner_keeps_the_territory() -> None:
    t = table().figures(0, "Cleisthenes", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"]).own(1, "Epirus")
    assert the(t.resolve(5, 5), "Fought").winner == NONE
    assert t.state.boards[0].places == t.state.boards[1].places == [HOME] and t.state.owners[0] == 1


def test_a_defender_that_wins_gets_no_new_tax() -> None:
    t = table().figures(0, "Pericles", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"]).own(0, "Epirus")
    assert "TerritoryTaken" not in kinds(t.resolve(12, 1))


def test_guardian_adds_two_where_his_own_city_rules() -> None:
    t = table(("Elis", 0), ("Sparta", 1)).figures(0, "Iphitos", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"])
    assert the(t.own(0, "Epirus").resolve(4, 5), "Fought").totals == (8, 7)
    t = table(("Elis", 0), ("Sparta", 1), ("Athens", 0))
    t.figures(0, "Iphitos", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"]).own(2, "Epirus")
    assert the(t.resolve(4, 5), "Fought").totals == (6, 7)


def test_daring_rolls_again_once_a_turn_when_it_did_not_win() -> None:
    t = table().figures(0, "Pericles", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"])
    t.resolve(10, 1)
    assert t.state.asked == 1
    events = t.do(RollAgain(), 12 - 1, rest=True)
    assert the(events, "Fought").totals == (13, 14) and t.state.boards[1].once == 0  # a new turn has begun
    t = table().figures(0, "Pericles", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"])
    assert the(t.resolve(1, 10), "Fought").winner == 1


@pytest.mark.parametrize(
    ("figures", "needed"),
    [
        (["Aspasia"], 7),
        (["Cleisthenes"], 7),
        (["Pericles"], 5),
        (["Pericles", "Aspasia"], 5),
        (["Pericles", "Cleisthenes"], 3),
        (["Pericles", "Cleisthenes", "Aristides"], 3),
    ],
)
def test_brigands_by_attack_points(figures: list[str], needed: int) -> None:
    """5 points of Cleisthenes and Pericles: 3 or more (printed example)."""
    for die, won in ((needed, True), (needed - 1, False)):
        t = table().figures(0, *figures, at=["Epirus"] * len(figures)).robbed("Epirus")
        fought = the(t.resolve(die), "BrigandsFought")
        assert fought.required == needed and (t.state.brigands == []) == won
        assert (t.state.owners[0] == 0) == won
        assert t.state.boards[0].places == [6 if won else HOME] * len(figures)


def test_hunter_adds_two_against_brigands() -> None:
    t = table(("Corinth", 0), ("Sparta", 1)).figures(0, "Aristeus", at=["Epirus"]).robbed("Epirus")
    assert the(t.resolve(5), "BrigandsFought").bonus == 2 and t.state.brigands == []


def test_two_allied_cities_roll_once_against_brigands() -> None:
    t = table(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).robbed("Epirus")
    t.figures(0, "Cleisthenes", at=["Epirus"]).figures(2, "Timoleon", at=["Epirus"])
    assert the(t.resolve(3), "BrigandsFought").required == BRIGANDS[2][1]
    assert t.asked == 2  # the one with more attack points is asked first (A15)
    t.do(TakeTerritory(), rest=True)
    assert t.state.owners[0] == 2


def test_a_conflict_comes_before_the_brigands() -> None:
    t = table().figures(0, "Pericles", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"]).robbed("Epirus")
    assert kinds(t.resolve(9, 1, 5))[:3] == ["Fought", "BrigandsFought", "TerritoryTaken"]


def test_the_tax_is_collected_once_and_only_when_taken() -> None:
    t = table().figures(0, "Pericles", at=["Illyria"])
    assert the(t.resolve(), "TerritoryTaken").tax == (0, 0, 2)
    t.move(0)
    assert "TerritoryTaken" not in kinds(t.resolve())


def test_collector_takes_one_more() -> None:
    t = table(("Sparta", 0), ("Athens", 1)).figures(0, "Eurybiades", at=["Kritiko Pelagos"])
    assert the(t.resolve(), "TerritoryTaken").tax == (0, 0, 4)


def test_an_unprotected_territory_is_reclaimed_and_the_token_comes_back() -> None:
    t = table().figures(0, "Pericles", at=["Epirus"]).own(1, "Epirus", "Illyria", "Euboea")
    taken = the(t.resolve(), "TerritoryTaken")
    assert taken.former == 1 and t.state.owners.count(1) == 2


def test_without_a_city_token_a_free_territory_is_denied_and_not_taken() -> None:
    t = table().figures(0, "Pericles", at=["Epirus"]).own(0, "Illyria", "Euboea", "Ionia").own(1, "Aeolis")
    assert "NoPostLeft" in kinds(t.resolve()) and t.state.owners[0] == NONE


@pytest.mark.parametrize(("guarded", "given_up"), [([], "illyria"), (["Illyria"], "euboea")])
def test_without_a_city_token_one_moves_to_a_territory_of_the_enemy(guarded: list[str], given_up: str) -> None:
    """Ruling A17: it comes from the first of the city's territories where none of its figures stands."""
    figures = ["Pericles", "Aspasia"][: 1 + len(guarded)]
    t = table().figures(0, *figures, at=["Epirus", *guarded]).own(0, "Illyria", "Euboea", "Ionia").own(1, "Epirus")
    events = t.resolve()
    assert the(events, "TokenMoved").territory == TERRITORY_NAMES.index(given_up)
    taken = the(events, "TerritoryTaken")
    assert taken.former == 1 and taken.tax == (0, 2, 0)
    assert t.state.owners[0] == 0 and t.state.owners.count(0) == 3 and t.state.owners.count(1) == 0


def test_an_ally_with_a_city_token_takes_the_territory_before_one_moves() -> None:
    t = table(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).own(0, "Illyria", "Euboea", "Ionia").own(1, "Epirus")
    t.figures(0, "Pericles", at=["Epirus"]).figures(2, "Ameinocles", at=["Epirus"])
    assert t.resolve() == [] and t.asked == 2
    events = t.do(TakeTerritory(), rest=True)
    assert "TokenMoved" not in kinds(events) and the(events, "TerritoryTaken").seat == 2


def test_an_ally_s_territory_is_not_taken() -> None:
    t = table(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).figures(0, "Pericles", at=["Epirus"]).own(2, "Epirus")
    assert "TerritoryTaken" not in kinds(t.resolve()) and t.state.owners[0] == 2


def test_territories_in_the_order_of_the_solo_table() -> None:
    assert TERRITORY_NAMES == (
        "epirus",
        "illyria",
        "euboea",
        "chalkidiki",
        "thrakiko-pelagos",
        "aigaio-pelagos",
        "kritiko-pelagos",
        "aeolis",
        "ionia",
    )


# -- 3. Greek cities ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "pile"),
    [
        ("Athens", "Hoplites I"),
        ("Sparta", "Hoplites I"),
        ("Corinth", "Triremes I"),
        ("Delphi", "Cavalry II"),
        ("Elis", "Triremes I"),
        ("Larissa", "Cavalry II"),
    ],
)
def test_a_city_joins_for_seven_with_one_copper_and_its_token(city: str, pile: str) -> None:
    mine, other = [name for name in ("Larissa", "Corinth", "Delphi") if name != city][:2]
    t = table((mine, 0), (other, 1)).figures(0, {"Larissa": "Pheidon", "Corinth": "Timoleon"}[mine], at=[city])
    events = t.resolve(7)
    assert the(events, "CityIntegrated").deck == deck(pile) and t.state.boards[0].stock[2] == 1 + 1
    assert t.state.reserved[deck(pile)] == 1 and t.state.boards[0].places == [HOME]
    assert CITIES[CITY_NAMES.index(slug(city))].reward == deck(pile)


def test_below_seven_nothing_and_home() -> None:
    t = table().figures(0, "Pericles", at=["Delphi"])
    assert "CityIntegrated" not in kinds(t.resolve(6)) and t.state.boards[0].places == [HOME]


def test_an_empty_pile_gives_copper_only() -> None:
    t = table().figures(0, "Pericles", at=["Delphi"])
    t.state.piles[deck("Cavalry II")] = []
    assert the(t.resolve(7), "CityIntegrated").deck == NONE and t.state.boards[0].stock[2] == 2


def test_prytaneion_and_persuader_add_two_each() -> None:
    t = table().figures(0, "Aspasia", at=["Delphi"]).build(0, "Prytaneion")
    assert the(t.resolve(3), "CityAnswered").bonus == 4 and t.state.allied[3] == 0


def test_reclaiming_moves_the_same_token_and_pays_copper() -> None:
    t = table().figures(0, "Pericles", at=["Delphi"]).give(0, "Delphi", 1)
    t.state.granted[3] = deck("Cavalry II")
    t.state.reserved[deck("Cavalry II")] = 1
    joined = the(t.resolve(7), "CityIntegrated")
    assert joined.former == 1 and t.state.allied[3] == 0 and t.state.reserved[deck("Cavalry II")] == 1
    assert t.state.boards[0].stock[2] == 2


def test_a_conflict_in_a_city_comes_first() -> None:
    t = table().figures(0, "Pericles", at=["Delphi"]).figures(1, "Lysander", at=["Delphi"])
    events = t.resolve(9, 5, 7)
    assert kinds(events)[:3] == ["Fought", "CityAnswered", "CityIntegrated"]
    assert t.state.boards[1].places == [HOME] and t.state.allied[3] == 0


def test_allies_ask_one_after_the_other_until_one_succeeds() -> None:
    t = table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
    t.figures(0, "Pericles", at=["Delphi"]).figures(2, "Timoleon", at=["Delphi"])
    answers = [e for e in t.resolve(3, 8) if type(e).__name__ == "CityAnswered"]
    assert [each.seat for each in answers] == [0, 2]
    t = table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
    t.figures(0, "Pericles", at=["Delphi"]).figures(2, "Timoleon", at=["Delphi"])
    assert len([e for e in t.resolve(8) if type(e).__name__ == "CityAnswered"]) == 1


def test_cities_in_the_printed_order() -> None:
    t = table(("Sparta", 0), ("Athens", 1)).figures(
        0, "Lysander", "Gorgo", "Eurybiades", at=["Corinth", "Larissa", "Elis"]
    )
    order = [CITY_NAMES[e.city] for e in t.resolve(1, 1, 1) if type(e).__name__ == "CityAnswered"]
    assert order == ["elis", "larissa", "corinth"]


def test_pythia_helps_in_cities_but_not_in_conflicts() -> None:
    t = table(("Delphi", 0), ("Sparta", 1)).figures(0, "Xenoclea", at=["Athens"])
    t.resolve(2)
    assert t.state.asked == 0
    assert "CityIntegrated" in kinds(t.do(RollAgain(), 7 - 1, rest=True))
    t = table(("Delphi", 0), ("Sparta", 1)).figures(0, "Xenoclea", at=["Epirus"]).figures(1, "Lysander", at=["Epirus"])
    assert the(t.resolve(1, 12), "Fought").winner == 1


# -- 4. income --------------------------------------------------------------------------------------------------------


def test_everybody_receives_one_of_each_and_the_next_turn_begins() -> None:
    t = table().stock(1, 12, 11, 0)
    t.resolve()
    assert [board.stock for board in t.state.boards] == [[1, 1, 1], [12, 12, 1]]  # 12 at most
    assert t.state.turn == 2 and t.state.phase == "develop" and t.state.asked == 0


def test_the_die_has_twelve_faces() -> None:
    t = table().figures(0, "Pericles", at=["Persia"])
    assert any(the(t.resolve(12), "EmpireAnswered").gain)
    assert FIGURE["pericles"] in t.state.boards[0].figures and GAME.outcome(t.state) is None


@pytest.mark.parametrize(("stock", "gain"), [((3, 0, 1), (1, 0, 2)), ((1, 0, 3), (2, 0, 1))])
def test_the_trader_s_one_more_is_of_what_the_empire_gives_that_the_city_has_least_of(
    stock: tuple[int, int, int], gain: tuple[int, int, int]
) -> None:
    """Carthage gives 1 Wheat and 1 Copper; of Wood the city has least, but Carthage gives none (A turn, Resolution)."""
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="City of Marble").figures(0, "Kobon", at=["Carthage"])
    assert the(t.stock(0, *stock).resolve(5), "EmpireAnswered").gain == gain


@pytest.mark.parametrize("empire", [each.name for each in EMPIRES])
@pytest.mark.parametrize("die", [1, 12])
def test_visitors_of_an_empire_go_home_whatever_the_die_says_of_both_leagues(empire: str, die: int) -> None:
    """A10; «regardless of the result, the Influential Figure returns to their city»."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=[empire]).figures(1, "Lysander", at=[empire])
    t.resolve(die, die)
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]]
    t = Table(scenario="City of Marble").figures(1, "Lysander", at=[empire])
    t.resolve(die)
    assert t.state.boards[1].places == [HOME]


def test_an_ally_whom_the_city_refused_does_not_ask_again_while_the_next_one_is_asked_about_its_die() -> None:
    """A12: allies ask in seat order, each once. Sparta fails; then Delphi may roll its die again, and lets it stand."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Delphi", 1), scenario="City of Marble")
    t.figures(1, "Lysander", at=["Larissa"]).figures(2, "Xenoclea", at=["Larissa"])
    told = t.resolve(2, 3)
    assert t.state.asked == 2
    told += t.do(LetStand(), rest=True)
    answers = [(each.seat, each.die) for each in told if type(each).__name__ == "CityAnswered"]
    assert answers == [(1, 2), (2, 3)]


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize(
    ("building", "place", "answer"), [("Embassy", "Persia", "EmpireAnswered"), ("Prytaneion", "Delphi", "CityAnswered")]
)
def test_an_embassy_or_prytaneion_of_another_city_adds_nothing(
    building: str, place: str, answer: str, owner: int
) -> None:
    """«On your dice»: neither an enemy's (seat 1) nor an ally's. Both places need 7, which one's own makes of a 5."""
    for builder, bonus in ((owner, 0), (0, 2)):
        t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble").build(builder, building)
        answered = the(t.figures(0, "Pericles", at=[place]).resolve(5), answer)
        assert (answered.bonus, answered.required) == (bonus, 7)
        assert (sum(t.state.boards[0].negotiated) == 1 or t.state.allied[3] == 0) == (builder == 0)


def tied(place: str, *figures: tuple[int, str], owner: int = NONE) -> Table:
    """Elis and Sparta, with these figures at a place."""
    t = Table(("Elis", 0), ("Sparta", 1), scenario="City of Marble")
    for seat, name in figures:
        t.figures(seat, name, at=[place])
    return t if owner == NONE else t.own(owner, place)


@pytest.mark.parametrize("place", ["Epirus", "Delphi"])
def test_a_tie_is_the_league_s_that_has_the_champion_in_it(place: str) -> None:
    assert the(tied(place, (0, "Eupolemos"), (1, "Lysander")).resolve(5, 5), "Fought").winner == 0
    assert the(tied(place, (0, "Iphitos"), (1, "Eupolemos")).resolve(5, 5), "Fought").winner == 1


@pytest.mark.parametrize("owner", [NONE, 0, 1])
def test_a_tie_without_a_champion_is_nobody_s(owner: int) -> None:
    dice = (5, 5) if owner != 0 else (3, 5)  # Iphitos guards what Elis owns: 2 more
    t = tied("Epirus", (0, "Iphitos"), (1, "Lysander"), owner=owner)
    assert the(t.resolve(*dice), "Fought").winner == NONE and t.state.owners[0] == owner
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]]


def test_a_tie_with_a_champion_on_both_sides_is_nobody_s() -> None:
    """There is one in the box; Sparta borrows him."""
    t = tied("Epirus", (0, "Eupolemos"), (1, "Eupolemos"))
    assert the(t.resolve(5, 5), "Fought").winner == NONE
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]] and t.state.owners[0] == NONE


def test_a_champion_who_is_elsewhere_wins_nothing() -> None:
    t = tied("Epirus", (1, "Lysander")).figures(0, "Eupolemos", "Iphitos", at=["Illyria", "Epirus"])
    assert the(t.resolve(5, 5), "Fought").winner == NONE
    assert t.state.boards[0].places == [PLACE["illyria"], HOME]


def test_a_champion_with_fewer_points_loses() -> None:
    assert the(tied("Epirus", (0, "Eupolemos"), (1, "Lysander")).resolve(4, 5), "Fought").winner == 1


HERE, ELSEWHERE = "Epirus", "Illyria"


def hunting(*figures: tuple[int, str, str]) -> Table:
    """Athens and Corinth against Brigands on Epirus, with these figures: seat, name, where."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble").robbed(HERE)
    for seat in (0, 2):
        mine = [(name, place) for each, name, place in figures if each == seat]
        t.figures(seat, *[name for name, _ in mine], at=[place for _, place in mine])
    return t


@pytest.mark.parametrize(
    "figures",
    [
        ((2, "Aristeus", HERE), (2, "Timoleon", HERE)),
        ((2, "Timoleon", HERE), (2, "Aristeus", HERE)),
        ((0, "Pericles", HERE), (2, "Aristeus", HERE)),
    ],
)
def test_the_hunter_counts_whether_he_is_the_first_the_second_or_an_ally_s(
    figures: tuple[tuple[int, str, str], ...],
) -> None:
    """5 attack points need 3: a 1 and his 2."""
    t = hunting(*figures)
    fought = the(t.resolve(1), "BrigandsFought")
    assert (fought.bonus, fought.required) == (2, 3) and t.state.brigands == []


@pytest.mark.parametrize("place", ["", ELSEWHERE])
def test_a_hunter_who_is_elsewhere_does_not_count(place: str) -> None:
    """3 attack points need 5."""
    t = hunting((2, "Timoleon", HERE), (2, "Aristeus", place))
    assert the(t.resolve(4), "BrigandsFought").bonus == 0 and t.state.owners[0] == NONE
    assert t.state.boards[2].places == [HOME, PLACE[slug(place)] if place else HOME]


def allied(*, tokens: bool) -> Table:
    """Sparta's Eurybiades (Collector, 2) and Corinth's Timoleon (3) on Epirus."""
    t = Table(("Sparta", 0), ("Athens", 1), ("Corinth", 0), scenario="City of Marble")
    t.figures(0, "Eurybiades", at=["Epirus"]).figures(2, "Timoleon", at=["Epirus"])
    return t if tokens else t.own(2, "Illyria", "Euboea", "Ionia")


def test_the_collector_collects_for_his_own_city_only() -> None:
    """The ally with more attack points takes Epirus: 2 Wood, and nothing more for another city's Collector."""
    t = allied(tokens=True)
    t.resolve()
    taken = the(t.do(TakeTerritory(), rest=True), "TerritoryTaken")
    assert (taken.seat, taken.tax) == (2, (0, 2, 0))


def test_the_collector_s_city_takes_one_more_where_the_ally_has_no_city_token_left() -> None:
    taken = the(allied(tokens=False).resolve(), "TerritoryTaken")
    assert (taken.seat, TERRITORY_NAMES[taken.territory], taken.tax) == (0, "epirus", (0, 3, 0))
