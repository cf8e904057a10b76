"""Solo mode: augurs, enemies, objectives, the final battle (A34 to A36, section 5)."""

import random
from typing import Any

import pytest

from games.core.chance import Chance
from games.epireia.actions.development import Construct, Donate, EndDevelopment, PayOmen, Produce
from games.epireia.actions.diplomacy import EndMoves, Send
from games.epireia.battle import decide_winner
from games.epireia.content import (
    AUGURS,
    BUILDING,
    CITY_NAMES,
    ENEMY_TABLE,
    FIGURE,
    HOME,
    NONE,
    PLACE,
    PLACES,
    SEA,
    SOLO,
)
from games.epireia.scenarios import active_scenario, current_augur
from games.epireia.state import Battle
from games.epireia.turns import start_turn
from tests.games.epireia.table import GAME, C, D, Table, W, deck, kinds, slug, the


def solo(scenario: int, turn: int = 5) -> Table:
    city = CITY_NAMES[SOLO[scenario].city]
    t = Table((city, 1 if city == "sparta" else 0), solo=scenario)
    t.state.turn = turn
    return t


def augury(name: str, prepare: object = None) -> Table:
    """The first round, under this augur."""
    t = solo(0, 0)
    t.figures(0, "Pericles")
    if callable(prepare):
        prepare(t)
    start_turn(t.state, Chance(lambda n: AUGURS.index(slug(name)) if n == 12 else 0))
    return t


# -- the course --------------------------------------------------------------------------------------------------------


def test_up_to_two_actions_may_be_left_out_and_cities_are_closed() -> None:
    t = solo(0)
    t.figures(0, "Pericles")
    assert EndDevelopment() in t.offers()
    t.move(0)
    assert t.refused(Send(FIGURE["pericles"], PLACE["delphi"])) == "refusal-no-cities-alone"


def test_the_printed_die_table_moves_every_enemy() -> None:
    names = [
        "epirus",
        "illyria",
        "euboea",
        "chalkidiki",
        "thrakiko-pelagos",
        "aigaio-pelagos",
        "kritiko-pelagos",
        "aeolis",
        "ionia",
        "phoenicia",
        "egypt",
        "syracuse",
    ]
    assert [PLACES[place] for place in ENEMY_TABLE] == names
    t = solo(0)
    t.figures(0, "Pericles")
    sent = [e for e in t.resolve(3, 12) if type(e).__name__ == "EnemySent"]
    assert [(PLACES[e.place], e.die) for e in sent] == [("euboea", 3), ("syracuse", 12)]


def test_an_enemy_fights_with_its_attack_and_without_its_ability() -> None:
    t = solo(0).figures(0, "Pericles", at=["Epirus"])
    events = t.resolve(1, 1, 5, 6)  # Brasidas 2 and Timoleon 3, both on Epirus
    assert the(events, "Fought").totals == (8, 11) and t.state.boards[0].places == [HOME]
    t = solo(4).figures(0, "Oxylus", at=["Epirus"])
    assert the(t.resolve(1, 12, 4, 6), "Fought").totals == (7, 8)  # Brasidas alone; no second roll


def test_an_enemy_that_wins_or_finds_nobody_sends_the_token_back() -> None:
    t = solo(0).own(0, "Epirus").figures(0, "Pericles")
    assert "TerritoryLost" in kinds(t.resolve(1, 12)) and t.state.owners[0] == NONE
    t = solo(0).own(0, "Epirus").figures(0, "Pericles", at=["Epirus"])
    assert "TerritoryLost" in kinds(t.resolve(1, 12, 1, 12))
    t = solo(0).own(0, "Epirus").figures(0, "Pericles", at=["Epirus"])
    assert "TerritoryLost" not in kinds(t.resolve(1, 12, 6, 7)) and t.state.owners[0] == 0  # a tie


def test_an_enemy_at_an_empire_makes_it_harder() -> None:
    t = solo(0).figures(0, "Pericles", at=["Egypt"])
    assert the(t.resolve(11, 1, 6), "EmpireAnswered").required == 7


# -- the six scenarios -------------------------------------------------------------------------------------------------


def test_wooden_wall() -> None:
    t = solo(0).hold(0, 21, 22, 23, 32).stock(0, 5, 5, 5)
    assert t.refused(Produce(deck("Cavalry I"))) == "refusal-unit-forbidden"
    assert not active_scenario(t.state).met(t.state, 0)
    t.state.boards[0].negotiated[2] = 2
    assert active_scenario(t.state).met(t.state, 0)


def test_three_hundred() -> None:
    t = solo(1).hold(1, 1, 1, 1, 12, 13).own(0, "Epirus", "Aigaio Pelagos").stock(0, 5, 5, 5)
    assert t.refused(Produce(deck("Triremes I"))) == "refusal-unit-forbidden"
    assert not active_scenario(t.state).met(t.state, 0)
    t.hold(1, 14).own(0, "Ionia")
    assert active_scenario(t.state).met(t.state, 0)


def test_wealthy_corinth() -> None:
    t = solo(2).own(0, "Epirus", "Ionia", "Aeolis").stock(0, 3, 3, 3)
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["embassy"]]
    assert prices == [(2, 1, 1), (1, 2, 1), (1, 1, 2)]
    t.state.treasury[0] = [0, 0, 8]
    assert not active_scenario(t.state).met(t.state, 0)
    t.state.owners = [NONE] * 9
    assert active_scenario(t.own(0, "Epirus", "Ionia", "Kritiko Pelagos").state).met(t.state, 0)


def test_sacred_war() -> None:
    t = solo(3).stock(0, 0, 0, 3).build(0, "Altar", "Shrine")
    t.do(Produce(deck("Hoplites I")), 0)
    assert t.state.boards[0].stock[C] == 0
    t.state.boards[0].prestige = 9
    assert not active_scenario(t.state).met(t.state, 0)
    assert active_scenario(t.build(0, "Great Temple").state).met(t.state, 0)


def test_sacred_truce() -> None:
    t = solo(4, turn=3).stock(0, 5, 5, 5)
    assert t.refused(Produce(deck("Hoplites I"))) == "refusal-units-forbidden"
    t.state.turn = 4
    t.do(Produce(deck("Hoplites I")), 0)
    t.state.boards[0].prestige, t.state.boards[0].negotiated = 6, [2, 2, 0, 0, 0, 0]
    assert not active_scenario(t.state).met(t.state, 0)
    t.state.boards[0].negotiated = [2, 1, 0, 0, 0, 1]
    assert active_scenario(t.state).met(t.state, 0)


def test_lords_of_the_plain() -> None:
    t = solo(5).hold(0, 41, 42, 53, 54).stock(0, 5, 5, 5)
    assert t.refused(Donate(W, 2)) == "refusal-no-donations"
    assert not active_scenario(t.state).met(t.state, 0)
    t.state.beaten[0] = 2
    assert active_scenario(t.state).met(t.state, 0)


def test_without_the_objectives_there_is_no_battle() -> None:
    t = solo(0, turn=8)
    t.figures(0, "Pericles").resolve()
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == () and outcome.reason == "objectives"


def test_with_them_the_battle_comes_after_the_last_round_and_not_before() -> None:
    for turn, phase in ((7, "develop"), (8, "army")):
        t = solo(0, turn).hold(0, 21, 22, 23, 32).figures(0, "Pericles")
        t.state.boards[0].negotiated[2] = 2
        t.resolve()
        assert t.state.phase == phase


def test_a_tie_loses() -> None:
    t = solo(0)
    t.state.battle = Battle([0, NONE], results=[0, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE])
    assert decide_winner(t.state) == (1, "tie")
    t.state.phase = "over"
    assert GAME.outcome(t.state).winners == ()  # type: ignore[union-attr]


def test_the_enemy_army_is_as_the_card_says_and_lies_face_down() -> None:
    rand = random.Random(1)
    for seed in range(300):
        chance, s = Chance.quick(random.Random(seed)), GAME.start(1, GAME.Options(), Chance(lambda n: 0))
        while s.phase not in ("generals", "over"):
            GAME.rollout_action(s, 0, chance).play(s, 0, chance)
        if s.phase == "generals":
            army = s.battle.armies[1 - s.boards[0].league]
            assert [tuple(t // 10 for t in column) for column in army] == list(SOLO[s.solo].army)
            assert all(t % 10 == 0 for column in army for t in column)
            while GAME.active_seats(s):
                rand.choice(GAME.legal_actions(s, 0)).play(s, 0, chance)
            assert all(t % 10 for column in s.battle.armies[1 - s.boards[0].league] for t in column)
            assert s.reserved == [0] * 6
            return
    raise AssertionError("no battle in 300 games")


# -- the twelve augurs -------------------------------------------------------------------------------------------------


def test_each_round_has_another_augur() -> None:
    t = augury("Owl")
    start_turn(t.state, Chance(lambda n: 0))
    assert len(set(t.state.augurs)) == 2


def test_eagle_thunder() -> None:
    assert current_augur(augury("Eagle on the right").state).empire_bonus == 1
    t = augury("Thunder on the left").figures(0, "Pericles", at=["Egypt"])
    assert the(t.move(0).resolve(1, 1, 6), "EmpireAnswered").bonus == -2
    t = augury("Eagle on the right").figures(0, "Pericles", at=["Egypt"])
    assert the(t.move(0).resolve(1, 1, 6), "EmpireAnswered").bonus == 1


def test_cranes_and_clear_liver_come_at_once() -> None:
    assert augury("Cranes").state.boards[0].stock == [3, 2, 2]
    assert augury("Clear liver").state.boards[0].prestige == 2


def test_owl_and_bull_make_the_first_one_cheaper() -> None:
    t = augury("Owl")
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["altar"]]
    assert prices == [(1, 0, 0), (0, 1, 0)]
    t.do(Construct(BUILDING["altar"], (0, 1, 0)))
    assert not [a for a in t.offers() if type(a) is Construct and a.price == (0, 0, 1)]
    t = augury("Bull").stock(0, 0, 6, 0)
    t.do(Produce(deck("Triremes I")), 0)
    t.do(Produce(deck("Triremes I")), 0)
    assert t.state.boards[0].stock[D] == 3


def test_dolphins_storm_and_the_sea() -> None:
    t = augury("Dolphins").figures(0, "Aspasia").move(0)
    assert Send(FIGURE["aspasia"], PLACE["egypt"]) in t.offers()
    t = augury("Storm").figures(0, "Pericles").move(0)
    assert t.refused(Send(FIGURE["pericles"], PLACE["egypt"])) == "refusal-storm"
    t.resolve(11, 6)
    assert t.state.enemies == [HOME, HOME]


def _income(t: Table) -> list[Any]:
    """What is told from the end of the moves on; the enemies go to Illyria."""
    return t.do(EndMoves(), 1, 1, rest=True)


def test_eclipse_and_dry_springs() -> None:
    assert augury("Eclipse").state.actions == 1
    t = augury("Dry springs").stock(0, 0, 0, 0).move(0)
    assert the(_income(t), "Income").gains == ((0, 1, 1),)
    t = augury("Dry springs").stock(0, 0, 0, 0).build(0, "Granary").move(0)
    assert the(_income(t), "Income").gains == ((1, 1, 1),)  # the Granary's
    assert the(_income(augury("Owl").stock(0, 0, 0, 0).move(0)), "Income").gains == ((1, 1, 1),)


@pytest.mark.parametrize(("held", "struck"), [((), "Epirus"), (("Euboea", "Ionia"), "Euboea")])
def test_the_tremor_strikes_the_first_territory_held_else_epirus(held: tuple[str, ...], struck: str) -> None:
    t = augury("Earth tremor", lambda t: t.own(0, *held))
    assert [PLACES[6 + i] for i in t.state.brigands] == [slug(struck)] and t.state.owners.count(0) == max(
        0, len(held) - 1
    )


def test_the_snake_is_paid_or_costs_prestige() -> None:
    def favoured(t: Table) -> object:
        t.state.boards[0].prestige = 1
        return t

    t = augury("Snake in the temple", favoured)
    assert t.offers() == [PayOmen(W), PayOmen(D), PayOmen(C), PayOmen(NONE)]
    t.do(PayOmen(C))
    assert t.state.boards[0].stock == [2, 2, 0] and t.state.actions == 2
    t = augury("Snake in the temple", lambda t: t.stock(0, 1, 1, 1))
    assert t.state.boards[0].prestige == 0 and not t.state.asks, "who cannot pay is not asked"


def test_each_face_of_the_die_sends_an_enemy_to_its_own_place() -> None:
    for face in range(1, 13):
        t = solo(0).figures(0, "Pericles")
        sent = [e for e in t.resolve(face, 1) if type(e).__name__ == "EnemySent"]
        assert sent[0].place == ENEMY_TABLE[face - 1]
    assert len(set(ENEMY_TABLE)) == 12


@pytest.mark.parametrize("draw", ["first", "last"])
def test_a_card_that_lies_open_is_not_read_again(draw: str) -> None:
    """Whatever is drawn: twelve rounds read the twelve cards, each once, and one at a time is in force."""
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    s = t.state
    s.turn, s.enemies = 0, [HOME, HOME]
    for turn in range(1, len(AUGURS) + 1):
        s.asks = []  # the snake's question is left unanswered here
        start_turn(s, Chance(lambda n: 0 if draw == "first" else n - 1))
        assert s.turn == turn == len(s.augurs) and s.augur == s.augurs[-1]
    assert sorted(s.augurs) == list(range(len(AUGURS)))


LAND = {"persia", "macedonia", "epirus", "illyria", "euboea", "chalkidiki", "aeolis", "ionia"}
MARITIME = {"thrakiko-pelagos", "aigaio-pelagos", "kritiko-pelagos"}
ACROSS = {"phoenicia", "egypt", "carthage", "syracuse"}


def sailing(augur: str, figure: str) -> Table:
    """Athens alone, with one figure at home, under this augur."""
    t = Table(("Athens", 0), solo=0).figures(0, figure).move(0)
    t.state.augur = AUGURS.index(slug(augur))
    return t


def open_to(t: Table) -> set[str]:
    places = {action.place for action in t.offers() if type(action) is Send}
    return {name for name, place in PLACE.items() if place in places}


def send(figure: str, place: str) -> Send:
    return Send(FIGURE[slug(figure)], PLACE[slug(place)])


def test_a_storm_closes_maritime_territories_and_empires_across_the_sea() -> None:
    """Pericles has the sea icon."""
    assert open_to(sailing("Owl", "Pericles")) == LAND | MARITIME | ACROSS
    t = sailing("Storm", "Pericles")
    assert open_to(t) == LAND
    for place in MARITIME | ACROSS:
        assert t.refused(send("Pericles", place)) == "refusal-storm"


def test_dolphins_take_a_figure_without_the_sea_icon_wherever_it_would_go() -> None:
    """Aspasia has none."""
    t = sailing("Owl", "Aspasia")
    assert open_to(t) == LAND
    for place in MARITIME | ACROSS:
        assert "refusal-no-sea-icon(" in t.refused(send("Aspasia", place))
    assert open_to(sailing("Dolphins", "Aspasia")) == LAND | MARITIME | ACROSS


@pytest.mark.parametrize("place", sorted(MARITIME))
def test_whom_dolphins_took_to_a_maritime_territory_takes_it(place: str) -> None:
    t = sailing("Dolphins", "Aspasia")
    assert "TerritoryTaken" in kinds(t.do(send("Aspasia", place), rest=True)) and 0 in t.state.owners


def alone(scenario: int, augur: str = "") -> Table:
    """A round of a solo game in the middle of it, under this augur."""
    city = CITY_NAMES[SOLO[scenario].city]
    t = Table((city, 1 if city == "sparta" else 0), solo=scenario).stock(0, 0, 0, 0)
    t.state.turn = 5
    if augur:
        t.state.augur = AUGURS.index(slug(augur))
    return t


def test_thunder_takes_two_from_the_die_against_brigands() -> None:
    """Pericles needs 5: a 6 is not enough, a 7 is."""
    for die, won in ((6, False), (7, True)):
        t = alone(0, "Thunder on the left").figures(0, "Pericles", at=["Epirus"]).robbed("Epirus")
        fought = the(t.resolve(12, 12, die), "BrigandsFought")
        assert (fought.bonus, fought.required) == (-2, 5) and (t.state.brigands == []) == won
    assert "TerritoryTaken" in kinds(alone(0).figures(0, "Pericles", at=["Epirus"]).robbed("Epirus").resolve(12, 12, 5))


@pytest.mark.parametrize(("scenario", "figure", "dice"), [(0, "Pericles", (6, 5)), (1, "Leonidas", (5, 6))])
def test_thunder_takes_two_from_the_player_s_die_in_a_conflict_in_either_league(
    scenario: int, figure: str, dice: tuple[int, int]
) -> None:
    """3 attack points and a 6 against an enemy of 2 and a 5: 9 to 7, under Thunder 7 to 7. Dice lie by league."""
    me = 0 if scenario == 0 else 1
    for augur, mine in (("", 9), ("Thunder on the left", 7)):
        t = alone(scenario, augur).figures(0, figure, at=["Epirus"])
        assert t.state.boards[0].league == me and FIGURE[slug(figure)] in t.state.boards[0].figures
        fought = the(t.resolve(1, 12, *dice), "Fought")
        assert (fought.totals[me], fought.totals[1 - me]) == (mine, 7)


@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("augur", ["", "Storm"])
def test_a_storm_keeps_enemies_home_from_the_sea_and_only_from_there(face: int, augur: str) -> None:
    """The printed die table says where an enemy goes; a storm closes what lies at sea, and land stays open."""
    place = ENEMY_TABLE[face - 1]
    sent = [e for e in alone(0, augur).resolve(face, face) if type(e).__name__ == "EnemySent"]
    assert [each.place for each in sent] == [HOME if augur and SEA[place] else place] * 2
    assert SEA[place] == (PLACES[place].endswith("pelagos") or PLACES[place] in ("phoenicia", "egypt", "syracuse"))
