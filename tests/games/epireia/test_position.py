"""The position as text, the hand, the prompt and the result: all that one plays by without a picture."""

import random

import pytest

from games.core.chance import Chance
from games.epireia.actions.development import Donate, PayOmen
from games.epireia.actions.great_battle import ArmyReady, FiguresReady, Hold, PutFigure
from games.epireia.actions.setup import ChooseCity
from games.epireia.battle import begin_battle, decide_winner
from games.epireia.content import (
    ADMINISTRATORS,
    CITY_NAMES,
    COLUMNS,
    FIGURE,
    FIGURES,
    FIGURES_OF,
    HOME,
    NONE,
    SOLO,
    SOLO_CARDS,
)
from games.epireia.presentation.captions import deciding_words
from games.epireia.presentation.position import league_lines
from games.epireia.state import Battle
from games.epireia.words import (
    ability_words,
    administrator_name,
    card_name,
    card_words,
    city_name,
    figure_name,
    label_of,
    say,
)
from tests.games.epireia.table import GAME, Table, W, battle_between, deck, slug
from tests.messages import message_names

WORDS = GAME.presentation(["Malia", "Theo"])
ALONE = GAME.presentation(["Malia"])


def text(t: Table, seat: int | None = None) -> list[str]:
    words = ALONE if len(t.state.boards) == 1 else WORDS
    return words.text(GAME.view(t.state, seat)).splitlines()


def line(t: Table, start: str, seat: int | None = None) -> str:
    (found,) = [each for each in text(t, seat) if each.startswith(start)]
    return found


def test_the_map_the_leagues_and_the_boards() -> None:
    t = Table(scenario="City of Marble").own(0, "Epirus").own(1, "Ionia").robbed("Illyria", "Euboea")
    t.give(0, "Elis", 1).hold(0, 1, 12).figures(0, "Pericles", "Aspasia", at=["Egypt", ""]).build(0, "Altar")
    t.state.treasury[0] = [3, 0, 1]
    assert line(t, "**Malia's") == "**Malia's territories:** Epirus."
    assert line(t, "**Brigands:**") == "**Brigands:** Illyria and Euboea."
    assert line(t, "**Delian").endswith("treasury 3 Wheat, 0 Wood, 1 Copper; reserve 1 Hoplites I, 1 Hoplites II.")
    assert line(t, "**Peloponnesian").endswith("; reserve none; joined by Elis.")
    mine, other = text(t)[-2:]
    assert "Malia, **Athens**. 2 Wheat, 2 Wood, 2 Copper; prestige 1." in mine
    assert (
        "Pericles (attack 3, sea) in Egypt and Aspasia (attack 1) at home. Built: Altar. City tokens left: 2 of 3."
        in mine
    )
    assert "Theo, **Sparta**." in other and "Nothing built. City tokens left: 2 of 3." in other


def test_the_line_of_a_league_says_whose_it_is_and_how_it_stands() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    t.own(0, "Epirus").own(1, "Ionia").own(2, "Illyria")
    for board, prestige in zip(t.state.boards, (3, 5, 4), strict=True):
        board.prestige = prestige
    with message_names():
        delian, peloponnesian = league_lines(("Malia", "Theo", "Ione"), GAME.view(t.state, None))
    assert "league=league-delian, names=[Malia, Ione], prestige=7, " in delian and "territories=2)" in delian
    assert "names=[Theo], prestige=5, " in peloponnesian and "territories=1)" in peloponnesian


def test_an_administrator_s_ready_uses_are_those_not_used_yet() -> None:
    t = Table(scenario="City of Marble").build(0, "Bureau I", "Bureau II", "Bureau III")
    t.state.boards[0].used = 1
    assert "Polemarch (2 uses available)" in text(t)[-2] and "Polemarch (no uses available)" in text(t)[-1]


def test_the_merchant_who_will_speak_is_seen_in_text_and_hand() -> None:
    t = Table(scenario="City of Marble", administrator="Merchant").own(1, "Epirus")
    t.figures(0, "Pericles").figures(1, "Gorgo")
    assert "the next negotiation" not in "".join(text(t))
    t.state.boards[1].merchant = True
    speaks = "Merchant (no uses available; the next negotiation succeeds)."
    assert speaks in text(t)[-1] and "the next negotiation" not in text(t)[-2]
    assert f"prestige 1 of 10. {speaks} City tokens left: 2 of 3." in WORDS.hand(GAME.view(t.state, 1))
    mine = "prestige 1 of 10. Merchant (no uses available). City tokens left: 3 of 3."
    assert mine in WORDS.hand(GAME.view(t.state, 0))


def test_the_battlefield_says_whose_tokens_figures_and_columns() -> None:
    t = Table()
    armies = [
        tuple(((22, 3), (), (1,))[i] if i < 3 else () for i in COLUMNS),
        tuple((2,) if i < 3 else () for i in COLUMNS),
    ]
    t.state.battle = battle_between(
        *armies,
        generals=[[FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE]],
        engaged=[[NONE] * 3, [1, NONE, NONE]],
        column=2,
        revealed=True,
        results=[0, 1],
    )
    t.state.phase, t.state.asked = "battle", 0
    said = text(t)
    start = said.index(line(t, "**Flank:**"))
    assert said[start : start + 4] == [
        "**Flank:** Pericles +3 (Delian League, not engaged) and Leonidas +3 (Peloponnesian League, engaged in "
        "column 2)",
        "Column 1. Delian League: Triremes I (2) and Hoplites I (3); Peloponnesian League: Hoplites I (2). Won by the "
        "Delian League.",
        "Column 2. Delian League: empty; Peloponnesian League: Hoplites I (2). Won by the Peloponnesian League.",
        "Column 3. Delian League: Hoplites I (1); Peloponnesian League: Hoplites I (2). Not decided yet.",
    ]
    t.state.battle.results[1] = NONE
    assert text(t)[start + 2].endswith("Tied.")


def test_alone_the_enemy_s_army_is_there_from_the_set_up_on() -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    for pile, kept in ((0, 5), (1, 1), (2, 3), (3, 1), (4, 2)):
        t.state.reserved[pile] = kept
    army = line(t, "**Peloponnesian League, the enemy:**")
    assert "Flank 1: Cavalry I and Hoplites I, Flank 2: Hoplites I," in army and "Maritime 2: Triremes II," in army
    begin_battle(t.state, Chance(lambda n: 0))
    assert t.state.phase == "army" and line(t, "**Peloponnesian League, the enemy:**", 0) == army
    said = army.removeprefix("**Peloponnesian League, the enemy:** ")
    assert f"**The enemy's army, face down:** {said}" in ALONE.hand(GAME.view(t.state, 0))
    t.do(ArmyReady(), seat=0)
    assert t.state.phase == "generals"  # both stand: the battlefield shows them
    assert not [each for each in text(t) if "the enemy" in each]
    assert "Column 1. Delian League: empty; Peloponnesian League: Cavalry I and Hoplites I." in text(t)


def test_alone_no_league_is_called_the_enemy_before_one_is_chosen() -> None:
    corinth = next(i for i, card in enumerate(SOLO) if CITY_NAMES[card.city] == "corinth")
    t = Table(("Corinth", NONE), solo=corinth)
    t.state.phase, t.state.enemies = "league", [HOME, HOME]
    with message_names():
        said = text(t)
    assert [each.split("(")[0] for each in said if "enemy" in each] == ["hand-enemy"]
    t.state.boards[0].league = 0
    with message_names():
        said = text(t)
    assert [each.split("(")[0] for each in said if "enemy" in each] == ["board-enemy"]


@pytest.mark.parametrize(
    ("scenario", "next_comes"),
    [
        ("The Plague", "The next act begins with the next turn."),
        ("Megarian Decree", "The Great Battle begins at the end of this turn."),
    ],
)
def test_an_act_that_is_over_says_what_comes_next(scenario: str, next_comes: str) -> None:
    """«When the Act III Scenario is completed, players finish the current game turn.»"""
    t = Table(scenario=scenario)
    t.state.done = True
    (act,) = [each for each in text(t) if each.startswith("**Act ")]
    assert act.endswith(next_comes)
    assert act in WORDS.caption(GAME.view(t.state, None)).splitlines()


def test_alone_the_words_are_for_one() -> None:
    state = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    t = Table(("Athens", 0), solo=0)
    t.state = state
    while t.state.phase != "figure":
        t.do(t.offers()[0])
    assert ALONE.prompt(GAME.view(t.state, 0)) == "Choose your first Influential Figure."
    with message_names():
        found = [deciding_words(["Malia"], GAME.view(t.state, None))]
    for phase in ("army", "generals"):
        t.state.phase = phase  # type: ignore[assignment]
        with message_names():
            found.append(deciding_words(["Malia"], GAME.view(t.state, None)))
    assert found == [f"title-{phase}(name=Malia)" for phase in ("figure", "army", "generals")]


def test_with_others_a_first_figure_is_secret() -> None:
    t = Table()
    t.state = GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
    while t.state.phase != "figure":
        t.do(t.offers()[0])
    assert WORDS.prompt(GAME.view(t.state, 1)).endswith("Nobody sees it until everyone has chosen.")


def test_the_headline_names_who_is_asked() -> None:
    t = Table(scenario="City of Marble").develop(1)
    assert WORDS.headline(GAME.view(t.state, 0)) == "Turn 1, act 1 (City of Marble): Theo to develop"


@pytest.mark.parametrize(
    ("scenario", "actions"),
    [
        ("City of Marble", "donate, construct or produce"),
        ("Affair of Corcyra", "donate, construct or produce"),
        ("Night Raid on Plataea", "construct or produce"),
    ],
)
def test_only_actions_that_no_scenario_forbids_are_named(scenario: str, actions: str) -> None:
    t = Table(scenario=scenario)
    assert WORDS.prompt(GAME.view(t.state, 0)) == f"You have 2 actions left. You can {actions}."


def test_alone_no_unit_is_named_while_none_may_be_made() -> None:
    t = Table(("Elis", 0), solo=4)
    assert ALONE.prompt(GAME.view(t.state, 0)) == "You have 2 actions left. You can donate or construct."
    t.state.turn = 4
    assert ALONE.prompt(GAME.view(t.state, 0)) == "You have 2 actions left. You can donate, construct or produce."


def test_the_archon_s_action_comes_first_and_a_donation_uses_it_up() -> None:
    t = Table(scenario="City of Marble", administrator="Archon").stock(0, 8, 0, 0)
    with message_names():
        assert WORDS.describe(GAME.view(t.state, 0), Donate(W, 2)).startswith("describe-donate(")
    t.state.actions, t.state.archon = 3, 1
    said = [_prompt(t)]
    with message_names():
        assert WORDS.describe(GAME.view(t.state, 0), Donate(W, 2)).startswith("describe-donate-archon(")
    t.do(Donate(W, 2))
    assert (t.state.actions, t.state.archon) == (2, 0)
    said.append(_prompt(t))
    t.state.actions = t.state.archon = 1
    said.append(_prompt(t))
    every, paid = "[action-donate, action-construct, action-produce]", "[action-donate, action-produce]"
    assert said == [
        f"prompt-develop-archon(actions={every}, count=3, saved=2)",
        f"prompt-develop(actions={paid}, count=2)",
        f"prompt-develop-archon(actions={every}, count=1, saved=2)",
    ]


def _prompt(t: Table) -> str:
    """The prompt of the first seat as the name of its message."""
    with message_names():
        return WORDS.prompt(GAME.view(t.state, 0))


def test_the_fronts_that_are_still_empty_are_named() -> None:
    t = Table().figures(0, "Pericles", "Aspasia", "Aristides").figures(1, "Gorgo")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(1, FIGURE["pericles"]), seat=0)
    assert WORDS.prompt(GAME.view(t.state, 0)) == "Put a figure on each front. Still empty: flank and maritime."


def test_the_snake_s_due_is_named() -> None:
    view = GAME.view(Table(("Athens", 0), solo=0).state, 0)
    assert [WORDS.choice(view, PayOmen, "resource", i) for i in (-1, 0, 1, 2)] == [
        "Prestige",
        "Wheat",
        "Wood",
        "Copper",
    ]


def test_the_result_counts_the_fronts_of_each_league() -> None:
    t = Table()
    t.state.phase, t.state.battle = "over", Battle([0, 1], results=[0, NONE, NONE, 0, NONE, NONE, 1, 1, NONE])
    assert decide_winner(t.state) == (0, "fronts")
    outcome = GAME.outcome(t.state)
    assert outcome is not None
    said = WORDS.result(GAME.view(t.state, None), outcome)
    assert said == (
        "Malia won for the Delian League, which took more fronts. Fronts won: Delian League 2, Peloponnesian League 1."
    )


def test_tokens_that_lie_with_cities_are_not_said_to_be_left() -> None:
    t = Table()
    t.state.reserved[deck("Triremes I")] = 2
    assert "4 Triremes I," in line(t, "**Tokens left:**")


PRESENTATION = GAME.presentation(["Malia", "Theo"])
CALM = "City of Marble"


def hand(t: Table, seat: int) -> str:
    return PRESENTATION.hand(GAME.view(t.state, seat))


def test_in_the_set_up_all_that_may_be_chosen_is_explained() -> None:
    t = Table()
    t.state = GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
    said = hand(t, 0)
    assert all(label_of(city_name(city)) in said for city in range(len(CITY_NAMES)))
    assert all(label_of(figure_name(figure)) in said for figure in range(len(FIGURES)))
    assert (
        "Buildings that cost 1 resource less here: Bouleuterion, Embassy and Prytaneion." in said and hand(t, 1) == ""
    )  # not asked yet
    for _ in range(2):
        t.do(t.offers()[0])
    assert "Athens" not in hand(t, 0) and all(
        label_of(administrator_name(i)) in hand(t, 0) for i in range(len(ADMINISTRATORS))
    )
    t.do(t.offers()[0])
    assert "**Polemarch:**" not in hand(t, 1) and "**Archon:**" in hand(t, 1)
    t.do(t.offers()[0])
    assert "**Aspasia (attack 1):** +2 to this figure's rolls" in hand(t, 0) and "Leonidas" not in hand(t, 0)
    alone = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    said = GAME.presentation(["Malia"]).hand(GAME.view(alone, 0))
    assert all(say.text("hand-card", name=card_name(card), card=card_words(card)) in said for card in SOLO_CARDS)


def test_while_developing_one_reads_the_objective_the_goods_and_what_is_still_to_build() -> None:
    t = (
        Table(scenario="The Plague")
        .figures(0, "Pericles", "Aspasia")
        .build(0, "Altar")
        .stock(0, 3, 0, 1)
        .hold(0, 3, 11 + 1)
    )
    said = hand(t, 0)
    assert "**The Plague:** Be the first city to have 2 Religious buildings" in said
    assert "**You have** 3 Wheat, 0 Wood, 1 Copper; prestige 1 of 10." in said
    assert "Hoplites I (3), Hoplites II (2)" in said and "Pericles" not in said and "**Aspasia (attack 1):**" in said
    assert "- Shrine (1 Wood and 1 Copper): 1 prestige" in said and "Altar" not in said
    assert "Still to build" not in hand(t, 1)  # nothing is asked of it


def test_buildings_are_listed_only_while_one_may_be_constructed() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles")
    assert "Still to build" in hand(t, 0)
    t.state.actions = 0
    assert "Still to build" not in hand(t, 0)
    t.state.asks = ["construct"]
    assert "Still to build" in hand(t, 0)
    t.state.asks = ["produce"]
    t.state.actions = 2
    assert "Still to build" not in hand(t, 0)


def test_what_is_still_to_build_is_told_with_what_changes_its_price_and_its_worth() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="The Earthquake").figures(0, "Aristonice")
    said = hand(t, 0)
    assert "**Still to build** (each now costs 1 more resource of any kind):\n- Armoury" in said
    assert ": 3 prestige" in said and "Constraint: " in said
    t = Table(scenario=CALM, administrator="Archon").figures(0, "Pericles", "Cleisthenes")
    t.state.archon = 1
    assert "**Still to build** (each now costs 2 resources less):\n- Armoury" in hand(t, 0)
    assert "- Embassy (1 Wheat and 1 Copper; currently 1 resource less): +2 at Empires" in hand(t, 0)
    t = Table(("Corinth", 0), solo=2).figures(0, "Timon")
    assert ", plus 1 resource of any kind for now): +2 at Empires" in hand(t, 0) and "each now costs" not in hand(t, 0)
    t.state.boards[0].built = (1 << 15) - 1
    assert "Still to build" not in hand(t, 0)


def test_in_the_battle_one_reads_both_powers_and_who_may_be_engaged() -> None:
    t = Table().figures(0, "Pericles", "Themistocles", "Aspasia").figures(1, "Leonidas", "Lysander", "Gorgo")
    t.hold(0, 2).hold(1, 1, 3)
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        while ArmyReady() not in t.offers(seat):
            t.do(t.offers(seat)[0], seat=seat)
        t.do(ArmyReady(), seat=seat)
    for seat, names in ((0, ("Pericles", "Aspasia", "Themistocles")), (1, ("Leonidas", "Gorgo", "Lysander"))):
        for front, name in enumerate(names):
            t.do(PutFigure(front, FIGURE[slug(name)]), seat=seat)
        t.do(FiguresReady(), seat=seat)
    assert (
        PRESENTATION.prompt(GAME.view(t.state, 0))
        == "Flank 1: you have 2, the enemy has 3. Engage Pericles here, or hold?"
    )
    t.do(Hold())
    assert (
        PRESENTATION.prompt(GAME.view(t.state, 1))
        == "Flank 1: you have 3, the enemy has 2. Engage Leonidas here, or hold?"
    )
    assert "**Themistocles (attack 2, sea):** If engaged" in hand(t, 0) and "Aspasia (" not in hand(t, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_text_is_complete_and_every_event_has_its_line(seats: int) -> None:
    names = ["Alexandra", "Bo", "Charalampos", "Dion"][:seats]
    words, rand = GAME.presentation(names), random.Random(1)
    chance, state, told = Chance.quick(rand), GAME.start(seats, GAME.Options(), Chance(lambda n: 0)), []
    while active := GAME.active_seats(state):
        seat = rand.choice(active)
        step = GAME.apply(state, seat, GAME.rollout_action(state, seat, chance), chance)
        told += [words.tell(each.event) for each in step.events]
        state = step.state
        view = GAME.view(state, None)
        text = words.text(view)
        assert all(name in text for name in names) and len(text) <= 3500
        for board in view.boards if view.phase == "develop" else ():
            assert f"prestige {board.prestige}" in text
    assert all(line.endswith((".", "**")) for line in told)
    assert words.result(GAME.view(state, None), GAME.outcome(state))  # type: ignore[arg-type]


def test_who_chooses_a_city_reads_what_its_figures_can_do() -> None:
    """In the text behind the button "Details"; the menu compares what the cities' figures and buildings are worth."""
    state = GAME.start(2, GAME.Options(), Chance(random.Random(4).randrange))
    while state.phase != "city":
        (seat,) = GAME.active_seats(state)
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0], Chance(random.Random(5).randrange)).state
    (seat,) = GAME.active_seats(state)
    view = GAME.view(state, seat)
    for choice in GAME.legal_actions(state, seat):
        assert isinstance(choice, ChooseCity)
        own = FIGURES_OF[choice.city]
        abilities = [say.text("board-ability", figure=figure_name(each), ability=ability_words(each)) for each in own]
        start = f"**{label_of(city_name(choice.city))}"
        (city,) = [each for each in WORDS.text(view).splitlines() if each.startswith(start)]
        assert all(ability in city for ability in abilities)
        assert str(sum(FIGURES[each].attack for each in own)) in WORDS.describe(view, choice)
