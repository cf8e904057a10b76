"""What is said with a picture: the title line and the alternative text."""

import pytest

from games.core.chance import Chance
from games.epireia.battle import begin_battle, outcome_of
from games.epireia.content import FIGURE
from games.epireia.presentation.prompts import deciding_words, title_words
from games.epireia.state import State
from tests.games.epireia.table import GAME, Table
from tests.games.epireia.test_view import positions

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
            "Malia and Rosa won for the Delian League with more fronts. The Delian League won 3 fronts and",
        ),
        (
            "fronts",
            (1, -1, 1) * 2 + (0, 0, 1),
            "Theo won for the Peloponnesian League with more fronts. The Delian League won 1 front and the Pel",
        ),
        (
            "maritime",
            (0, 0, 0, -1, -1, -1, 1, 1, 1),
            "Theo won for the Peloponnesian League by winning the maritime front",
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
    assert title == f"Delian {one} : {two} Peloponnesian"


def test_prestige_and_copper_decide_for_the_league_that_has_the_most() -> None:
    t = over("prestige", *(-1,) * 9)
    t.state.boards[2].prestige = 9
    assert "Malia and Rosa won for the Delian League with the highest prestige" in alt(t.state)
    t = over("copper", *(-1,) * 9)
    t.state.boards[1].stock[2] = 9
    assert "Theo won for the Peloponnesian League with the most Copper" in alt(t.state)


def test_alone_one_hears_that_the_battle_is_lost() -> None:
    assert alt(over("fronts", *(1,) * 9, solo=True).state) == (
        "The battle is over. Malia lost. The Delian League won 0 fronts and the Peloponnesian League 3."
    )
    assert "Malia lost on a tie. The Delian League won 0 fronts" in alt(over("tie", *(-1,) * 9, solo=True).state)
    assert "Malia won for the Delian League with more fronts" in alt(over("fronts", *(0,) * 9, solo=True).state)


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
        "Turn 1, act 2 (Pirates): Malia develops. Territories held: Malia 2 and Theo 1. Brigands "
        "are in Aigaio Pelagos and Kritiko Pelagos."
    )
    t = Table(scenario="Pirates").move(1)
    assert alt(t.state) == "Turn 1, act 2 (Pirates): Theo moves. Nobody holds a territory."


def test_alone_one_hears_the_augur_of_the_round_and_the_constraint() -> None:
    t = Table(("Athens", 0), solo=0)
    t.state.augur = 9
    assert alt(t.state).startswith(
        "Round 1, Wooden Wall: Malia develops. Constraint: You can't produce Cavalry. Augur: Storm. Maritime "
        "territories and Empires across the sea are closed."
    )


def test_of_an_open_column_one_hears_both_powers_and_who_decides() -> None:
    state = next(s for s in positions(2, 6) if s.phase == "battle" and s.battle and s.battle.column == 6)
    said, lines = alt(state), state.battle
    assert lines is not None and [figures[2] for figures in lines.engaged] == [-1, -1]
    one, two = (sum(token % 10 for token in army[6]) for army in lines.armies)
    assert one != two and said.startswith("The Great Battle: 6 of 9 columns are resolved. The Delian League won ")
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
        assert title_words(view) and (
            state.phase == "over"
            or said.startswith(("everyone ", "both leagues ") if view.asked < 0 and seats > 1 else NAMES)
        )
        assert "several" not in words.alt(view) and len(words.alt(view)) <= 500
        if seats == 1:
            assert not {"everyone", "their", "leagues"} & set(said.split())
    armies = next(s for s in positions(seats, 6) if s.phase == "army")
    assert deciding_words(words.names, GAME.view(armies, None)) == (
        "both leagues place their armies" if seats > 1 else "Malia places an army"
    )


def test_a_table_of_names_is_said_plainly_whatever_is_in_them() -> None:
    t = Table().figures(0, "Pericles").own(0, "Epirus")
    words = GAME.presentation(["Al*ex", "@everyone"])
    assert "Al*ex develops. Territories held: Al*ex 1." in words.alt(GAME.view(t.state, None))
    assert FIGURE["pericles"] in t.state.boards[0].figures


def test_the_players_boards_have_words_of_their_own() -> None:
    t = Table()
    t.state.boards[0].prestige, t.state.boards[1].prestige = 4, 7
    words, view = GAME.presentation(["Malia", "Theo"]), GAME.view(t.state, None)
    built = [board.built.bit_count() for board in t.state.boards]
    said = f"Malia with prestige 4 and {built[0]} buildings and Theo with prestige 7 and {built[1]} buildings"
    assert words.parts(view) == 2 and words.alt(view, 1) == f"The players' boards: {said}."
    assert words.alt(view) == words.alt(view, 0) != words.alt(view, 1)
