"""What is said with the pictures: title lines, alternative texts, the text beside them, and the end of the game."""

import pytest

from games.core.chance import Chance
from games.core.words import in_language
from games.epireia.battle import begin_battle, outcome_of
from games.epireia.content import (
    AUGURS,
    COLUMNS,
    EMPIRES,
    FIGURE,
    NONE,
    SCENARIO_CARDS,
    SOLO_CARDS,
    ScenarioCard,
)
from games.epireia.presentation.captions import deciding_words, drawings, ending_of, title_words
from games.epireia.presentation.position import league_lines
from games.epireia.state import State
from games.epireia.words import (
    augur_effect,
    augur_name,
    card_in_brief,
    card_name,
    figure_name,
    figure_words,
    label_of,
    say,
)
from games.picture.canvas import MARGIN, SMALLEST, WIDTH
from games.picture.fonts import text_width
from tests.games.epireia.table import GAME, Table, battle_between
from tests.games.epireia.test_view import positions
from tests.messages import message_names

NAMES = ("Malia", "Theo", "Rosa", "Ali")


def alt(state: State) -> str:
    return GAME.presentation(NAMES[: len(state.boards)]).alt(GAME.view(state, None))


def over(ending: str, *winners: int, solo: bool = False) -> Table:
    """A game that ended after these columns."""
    t = Table(("Athens", 0), solo=0) if solo else Table(("Athens", 0), ("Sparta", 1), ("Delphi", 0))
    t.figures(0, "Pericles")
    begin_battle(t.state, Chance(lambda n: 0))
    t.battle().results[:] = winners
    t.state.phase, t.state.ending = "over", ending
    return t


def test_a_game_lost_on_objectives_had_no_battle() -> None:
    t = Table(("Athens", 0), solo=0)
    t.state.phase, t.state.ending = "over", "objectives"
    assert alt(t.state) == "The game is over. The objectives weren't met in time, so there was no battle."
    words = GAME.presentation(NAMES[:1])
    assert deciding_words(words.names, GAME.view(t.state, None)) == "there was no battle"


@pytest.mark.parametrize(
    ("ending", "results", "said"),
    [
        (
            "fronts",
            (0, 0, 1) * 3,
            "Malia and Rosa won for the Delian League, which took more fronts. The Delian League won 3 fronts and",
        ),
        (
            "fronts",
            (1, -1, 1) * 2 + (0, 0, 1),
            "Theo won for the Peloponnesian League, which took more fronts. The Delian League won 1 front and the Pel",
        ),
        (
            "maritime",
            (0, 0, 0, -1, -1, -1, 1, 1, 1),
            "Theo won for the Peloponnesian League, which took the maritime front",
        ),
        ("shared", (-1,) * 9, "It's a complete tie, and everyone shares the win. The Delian League won 0"),
    ],
)
def test_after_a_battle_one_hears_who_has_won_and_how_many_fronts(
    ending: str, results: tuple[int, ...], said: str
) -> None:
    state = over(ending, *results).state
    assert f"The battle is over. {said}" in alt(state)
    title = deciding_words(NAMES[:3], GAME.view(state, None))
    one, two = (sum(results[f : f + 3].count(a) > results[f : f + 3].count(1 - a) for f in (0, 3, 6)) for a in (0, 1))
    assert title == f"Delian {one}–{two} Peloponnesian"


def test_prestige_and_copper_decide_for_the_league_that_has_the_most() -> None:
    t = over("prestige", *(-1,) * 9)
    t.state.boards[2].prestige = 9
    assert "Malia and Rosa won for the Delian League, which had the city with the highest prestige" in alt(t.state)
    t = over("copper", *(-1,) * 9)
    t.state.boards[1].stock[2] = 9
    assert "Theo won for the Peloponnesian League, which had the city with the most Copper" in alt(t.state)


def test_alone_one_hears_that_the_battle_is_lost() -> None:
    assert alt(over("fronts", *(1,) * 9, solo=True).state) == (
        "The battle is over. Malia lost. The Delian League won 0 fronts and the Peloponnesian League 3."
    )
    assert "Malia lost on a tie. The Delian League won 0 fronts" in alt(over("tie", *(-1,) * 9, solo=True).state)
    assert "Malia won for the Delian League, which took more fronts" in alt(over("fronts", *(0,) * 9, solo=True).state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_the_end_the_alternative_text_names_the_winners_of_the_rules(seats: int, seed: int) -> None:
    state = positions(seats, seed)[-1]
    outcome = outcome_of(state)
    said = alt(state)
    if outcome.reason in ("objectives", "shared"):
        assert "objectives weren't met" in said or "everyone shares the win" in said
        return
    before = said.split(" won for")[0]
    assert [name in before for name in NAMES[:seats]] == [seat in outcome.winners for seat in range(seats)] or (
        not outcome.winners and " lost" in said
    )


def test_on_the_map_one_hears_who_is_asked_who_holds_what_and_where_brigands_are() -> None:
    t = Table(scenario="Pirates").own(0, "Epirus", "Ionia").own(1, "Euboea").robbed("Aigaio Pelagos", "Kritiko Pelagos")
    assert alt(t.state) == (
        "Turn 1, act 2 (Pirates): Malia to develop. Territories held: Malia 2 and Theo 1. Brigands "
        "are in Aigaio Pelagos and Kritiko Pelagos."
    )
    t = Table(scenario="Pirates").move(1)
    assert alt(t.state) == "Turn 1, act 2 (Pirates): Theo to move figures. Nobody holds any territories."


def test_alone_one_reads_the_augur_of_the_round_and_the_scenario_beside_the_map() -> None:
    for solo, card in enumerate(SOLO_CARDS):
        t = Table(("Athens", 0), solo=solo)
        t.state.boards[0].negotiated = [1] * len(EMPIRES)
        for augur in range(len(AUGURS)):
            t.state.augur = augur
            said = caption(t.state)
            assert label_of(card_in_brief(card)) in said and "So far: " in said
            assert "the enemy:" not in said  # its army has a picture
            assert f"**Augur: {label_of(augur_name(augur))}.** {label_of(augur_effect(augur))}" in said
        t.state.augur = -1
        assert "Augur" not in caption(t.state)


def test_of_an_open_column_one_hears_both_powers_and_who_decides() -> None:
    state = next(s for s in positions(2, 6) if s.phase == "battle" and s.battle and s.battle.column == 6)
    said, lines = alt(state), state.battle
    assert lines is not None and [figures[2] for figures in lines.engaged] == [-1, -1]
    one, two = (sum(token % 10 for token in army[6]) for army in lines.armies)
    assert one != two and said.startswith(
        "The Great Battle: 6 of 9 columns have been resolved. Result so far: The Delian League won "
    )
    assert (
        f"Maritime 1 is revealed. The Delian League has {one} and the Peloponnesian League {two}" in said
        and f"; {NAMES[state.asked]} to engage or hold." in said
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_title_speaks_of_one_person_or_of_several_and_is_never_empty(seats: int) -> None:
    words = GAME.presentation(NAMES[:seats])
    for state in positions(seats, 6):
        view = GAME.view(state, None)
        said = deciding_words(words.names, view)
        assert all(title_words(view, drawing) for drawing in drawings(view)) and (
            state.phase == "over"
            or said.startswith(("everyone ", "both leagues ") if view.asked < 0 and seats > 1 else NAMES)
        )
        assert "several" not in words.alt(view) and len(words.alt(view)) <= 500
        if seats == 1:
            assert not {"everyone", "their", "leagues"} & set(said.split())
    armies = next(s for s in positions(seats, 6) if s.phase == "army")
    assert deciding_words(words.names, GAME.view(armies, None)) == (
        "both leagues are placing armies" if seats > 1 else "Malia to place an army"
    )


def test_a_table_of_names_is_said_plainly_whatever_is_in_them() -> None:
    t = Table().figures(0, "Pericles").own(0, "Epirus")
    words = GAME.presentation(["Al*ex", "@everyone"])
    assert "Al*ex to develop. Territories held: Al*ex 1." in words.alt(GAME.view(t.state, None))
    assert FIGURE["pericles"] in t.state.boards[0].figures


# -- the text beside the pictures ----------------------------------------------------------------------------------


def caption(state: State, seat: int | None = None) -> str:
    return GAME.presentation(NAMES[: len(state.boards)]).caption(GAME.view(state, seat))


@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_beside_the_map_one_reads_the_scenario_and_what_the_leagues_have(card: ScenarioCard) -> None:
    t = Table(("Athens", 0), ("Sparta", 1), scenario=card.name.replace("-", " ")).hold(0, 2, 3, 11 + 1)
    t.give(1, "Delphi", 1)
    t.state.treasury = [[3, 0, 1], [4, 0, 9]]
    for seat in (None, 0):
        said = caption(t.state, seat).splitlines()
        assert said[0] == f"**{label_of(card_name(card))}.** {label_of(card_in_brief(card))}" and said[1] == "So far:"
        assert said[-2:] == league_lines(NAMES[:2], GAME.view(t.state, seat), enemy=False)
        assert said[-2].endswith("treasury 3 Wheat, 0 Wood, 1 Copper; reserve 2 Hoplites I, 1 Hoplites II.")
        assert said[-1].endswith("treasury 4 Wheat, 0 Wood, 9 Copper; reserve none; joined by Delphi.")


def test_beside_a_player_s_name_stands_what_the_player_has_and_where_the_figures_are() -> None:
    t = Table(("Delphi", 1), ("Athens", 0), administrator="Trapezites").stock(0, 12, 11, 10).build(1, "Bureau I")
    t.figures(0, "Xenoclea", "Timon", at=("Thrakiko Pelagos", ""))
    t.state.boards[0].prestige, t.state.boards[0].built = 10, (1 << 15) - 1
    assert GAME.presentation(NAMES[:2]).scores(GAME.view(t.state, None)) == [
        "Delphi: prestige 10; 12 Wheat, 11 Wood, 10 Copper; 15 buildings; "
        "Trapezites (3 uses available); "
        f"{label_of(figure_words(FIGURE['xenoclea']))} in Thrakiko Pelagos, "
        f"{label_of(figure_words(FIGURE['timon']))} at home",
        "Athens: prestige 1; 2 Wheat, 2 Wood, 2 Copper; 1 building; Trapezites (1 use available)",
    ]


def test_the_league_stands_beside_a_player_s_name_only_where_no_line_about_the_leagues_does() -> None:
    for state in positions(2, 6):
        view, presentation = GAME.view(state, None), GAME.presentation(NAMES[:2])
        with message_names():
            told = presentation.caption(view)
            scores = [score for score in presentation.scores(view) if score]
        assert all(("league=" in score) is (told == "") for score in scores)
        assert told == "" or all("board-league" in line for line in told.splitlines()[-2:])


def test_during_the_battle_one_reads_who_leads_which_front() -> None:
    state = next(s for s in positions(2, 6) if s.phase == "battle")
    lines = state.battle
    assert lines is not None
    said = caption(state)
    assert all(label_of(figure_name(figure)) in said for league in lines.generals for figure in league if figure >= 0)
    placing = caption(next(s for s in positions(2, 6) if s.phase == "army"))
    assert "reserve" in placing and "Flank" not in placing


def test_there_is_nothing_beside_the_pictures_before_the_first_turn_and_at_the_end() -> None:
    line = positions(2, 6)
    assert caption(line[0]) == caption(line[-1]) == ""


# -- the end of the game -------------------------------------------------------------------------------------------


def test_the_end_has_a_picture_of_its_own_before_the_last_board() -> None:
    line = positions(2, 6)
    assert [drawings(GAME.view(s, None)) for s in (line[0], line[-2], line[-1])] == [
        ("map",),
        ("field",),
        ("ending", "field"),
    ]
    t = Table(("Athens", 0), solo=0)
    t.state.phase, t.state.ending = "over", "objectives"
    assert drawings(GAME.view(t.state, None)) == ("ending", "map")


def fought(ending: str, *results: int, solo: bool = False) -> Table:
    """A battle that is over: in each column the winner has 5, the other 4; in the second column of the flank 5 and 1.

    Pericles was engaged in the third column of the flank.
    """
    t = Table(("Athens", 0), solo=0) if solo else Table(("Athens", 0), ("Sparta", 1), ("Delphi", 0))
    t.figures(0, "Pericles")
    power = [[1 if column == 1 else 4, 5] for column in COLUMNS]
    armies = [
        tuple(
            [(power[column][won == league] - 3 * (league == 0 and column == 2),) for column, won in enumerate(results)]
        )
        for league in range(2)
    ]
    t.state.battle = battle_between(
        *armies,
        generals=[[FIGURE["pericles"], NONE, NONE], [NONE] * 3],
        engaged=[[2, NONE, NONE], [NONE] * 3],
        column=9,
        results=list(results),
    )
    t.state.phase, t.state.ending = "over", ending
    return t


def test_the_end_names_winners_reason_closest_column_and_standing() -> None:
    t = fought("fronts", 1, 0, 0, 0, 1, 1, 0, 0, 0)
    t.state.turn, t.state.boards[2].prestige = 12, 7
    end = ending_of(NAMES[:3], GAME.view(t.state, None))
    assert (end.headline, end.winners, end.when) == ("Malia and Rosa won", [0, 2], "12 turns")
    assert end.reason == "Victory for the Delian League, by 2 fronts to 1"
    assert end.moment == "The closest column was Flank 3 (5–4), with Pericles engaged."
    assert [(row.seat, row.name, row.score) for row in end.standings] == [
        (2, "Rosa", "Delphi, prestige 7"),
        (0, "Malia", "Athens, prestige 1"),
        (1, "Theo", "Sparta, prestige 1"),
    ]


@pytest.mark.parametrize(
    ("ending", "results", "reason"),
    [
        ("maritime", (0, 0, 0, -1, -1, -1, 1, 1, 1), "Victory for the Peloponnesian League, on the maritime front"),
        ("shared", (-1,) * 9, "A complete tie"),
    ],
)
def test_the_end_says_what_broke_a_tie(ending: str, results: tuple[int, ...], reason: str) -> None:
    end = ending_of(NAMES[:3], GAME.view(fought(ending, *results).state, None))
    assert end.reason == reason and len(end.winners) == (3 if ending == "shared" else 1)
    assert bool(end.moment) == (ending != "shared")


@pytest.mark.parametrize(
    ("ending", "results", "reason"),
    [
        ("fronts", (1,) * 9, "The enemy won, by 3 fronts to 0"),
        ("tie", (-1,) * 9, "A tie counts as a loss in the solo game"),
        ("fronts", (0,) * 9, "Victory for the Delian League, by 3 fronts to 0"),
    ],
)
def test_alone_the_end_says_who_has_won(ending: str, results: tuple[int, ...], reason: str) -> None:
    end = ending_of(NAMES[:1], GAME.view(fought(ending, *results, solo=True).state, None))
    assert end.reason == reason and end.headline == ("Malia won" if results[0] == 0 else "Malia lost")
    assert end.winners == ([0] if results[0] == 0 else [])


def test_a_scenario_that_was_not_met_ends_with_what_was_reached() -> None:
    t = Table(("Athens", 0), solo=0)
    t.state.phase, t.state.ending = "over", "objectives"
    end = ending_of(NAMES[:1], GAME.view(t.state, None))
    assert end.reason == "The objectives weren't met in time" and end.moment.startswith("At the end: 0 Trireme tokens")
    assert end.headline == "Malia lost" and end.when == "1 round"


COMPUTERS = {"fr": "Ordinateur 1", "es": "Máquina 1"}
"""Names of a computer player that are not the English one, by language."""
BEFORE_TURNS = ("scenario", "league", "city", "administrator", "figure", "together-figure")
"""What is decided before the first turn, when the left half of the title line is only the name of the game."""


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_a_title_line_has_room_for_what_a_computer_player_decides(language: str) -> None:
    later = (
        "develop", "diplomacy", "resolution", "share", "army", "generals", "battle", "together-army",
        "together-generals",
    )  # fmt: skip
    with in_language(language):
        for key in (*BEFORE_TURNS, *later):
            stage = say.label("title-epireia") if key in BEFORE_TURNS else say.label("title-turn", turn=12, act=3)
            room = WIDTH - 2 * MARGIN - text_width(stage, "title", 54) - 60 - 64
            named = {} if key.startswith("together") else {"name": COMPUTERS.get(language, "Computer 1")}
            said = say.label(f"title-{key}", **named)
            assert text_width(said, "name", SMALLEST) <= room, said
