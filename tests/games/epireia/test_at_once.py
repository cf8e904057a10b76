"""A whole army, all figures and all moves at once: shown before they count, and changed as one likes."""

from games.core.chance import Chance
from games.epireia.actions.diplomacy import EndMoves, Send, SendAgain, SendAll
from games.epireia.actions.great_battle import (
    ArmyReady,
    ClearColumn,
    GoToColumn,
    ProposeArmy,
    PutFigure,
    PutFigures,
    ReadyAsProposed,
    TypeArmy,
)
from games.epireia.battle import begin_battle
from games.epireia.content import FIGURE, HOME, MARITIME, NONE, PLACE
from games.epireia.events import Sent
from tests.games.epireia.table import GAME, Table
from tests.messages import message_names

H = 0  # a Level I Hoplite by its power: H + 3
STRENGTHS = [H + power for power in (1, 1, 1, 2, 2, 2, 3, 3, 3)]


def war() -> Table:
    t = Table().figures(0, "Pericles", "Themistocles", "Aspasia").figures(1, "Leonidas", "Lysander", "Gorgo")
    t.hold(0, *STRENGTHS).hold(1, H + 1)
    begin_battle(t.state, Chance(lambda n: 0))
    return t


def columns(t: Table) -> list[tuple[int, ...]]:
    return t.battle().drafts[0].columns


def test_an_army_is_proposed_and_can_be_changed_before_it_counts() -> None:
    t = war()
    t.do(ProposeArmy(1), seat=0)
    front = [token for column in columns(t)[3:6] for token in column]
    rest = [token for at in (0, 1, 2, 6, 7, 8) for token in columns(t)[at]]
    assert front and min(front) >= max(rest), "the strongest stand on the chosen front"
    assert sorted(front + rest) == sorted(STRENGTHS)
    assert GAME.active_seats(t.state) == (0, 1), "nothing is final"
    assert ProposeArmy(1) not in t.offers(0) and ProposeArmy(NONE) in t.offers(0)
    t.do(GoToColumn(3), seat=0)
    t.do(ClearColumn(), seat=0)
    assert columns(t)[3] == ()
    t.do(ProposeArmy(NONE), seat=0)
    best = [max(columns(t)[first], default=0) for first in (0, 3)]
    assert best == [H + 3, H + 3], "the first column of each front gets a strong one"
    t.do(ArmyReady(), seat=0)
    assert GAME.active_seats(t.state) == (1,)


def test_figures_stand_where_the_button_says() -> None:
    t = war()
    for seat in (0, 1):
        t.do(ProposeArmy(NONE), seat=seat)
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(MARITIME, FIGURE["aspasia"]), seat=0)
    (proposal,) = [each for each in t.offers(0) if isinstance(each, ReadyAsProposed)]
    assert proposal.maritime == FIGURE["aspasia"], "what is placed stays"
    said = GAME.presentation(["Malia", "Theo"]).label(GAME.view(t.state, 0), proposal)
    assert all(name in said for name in ("Pericles", "Themistocles", "Aspasia"))
    t.do(proposal, seat=0)
    t.do(next(each for each in t.offers(1) if isinstance(each, ReadyAsProposed)), seat=1)
    assert t.battle().generals[0] == [proposal.flank, proposal.centre, proposal.maritime]


def test_three_figures_move_in_one_form_and_the_phase_ends() -> None:
    t = Table(scenario="City of Marble").move(0).figures(0, "Pericles", "Aspasia", "Cleisthenes")
    form = GAME.presentation(["Malia", "Theo"]).blanks(GAME.view(t.state, 0), SendAll())
    assert [field.chosen for field in form] == [(NONE,)] * 3
    assert {choice.value for choice in form[0].choices} - {NONE} == {
        each.place for each in t.offers() if isinstance(each, Send) and each.figure == FIGURE["pericles"]
    }
    assert "refusal-empire-taken" in t.refused(SendAll(PLACE["persia"], PLACE["persia"], NONE))
    assert t.state.phase == "diplomacy" and not t.state.boards[0].moved, "a refused form moves nobody"
    t.do(SendAll(PLACE["persia"], NONE, PLACE["epirus"]), rest=True)
    assert [event.place for event in t.events if isinstance(event, Sent)] == [PLACE["persia"], PLACE["epirus"]]
    assert t.state.phase != "diplomacy"
    t = Table(scenario="City of Marble").move(0).figures(0, "Pericles", "Aspasia")
    assert SendAll() not in t.offers(), "two figures take no more presses one by one"


def test_the_moves_of_the_last_turn_are_offered_again() -> None:
    t = Table(scenario="City of Marble").move(0).figures(0, "Pericles", "Aspasia", "Cleisthenes")
    assert "refusal-no-moves-before" in t.refused(SendAgain())
    t.do(SendAll(PLACE["persia"], NONE, PLACE["epirus"]), rest=True)
    board = t.state.boards[0]
    board.places, board.moved = [HOME, HOME, PLACE["epirus"]], 0
    t.move(0)
    words = GAME.presentation(["Malia", "Theo"])
    with message_names():
        assert words.label(GAME.view(t.state, 0), SendAgain()) == "label-send-again(places=[place-persia])"
    t.do(Send(FIGURE["aspasia"], PLACE["macedonia"]))
    assert t.refused(SendAgain()) == "refusal-moved-already", "this turn's moves have begun"
    t.do(EndMoves(), rest=True)
    board = t.state.boards[0]
    board.places, board.moved = [HOME, HOME, HOME], 0
    t.move(0).do(SendAgain(), rest=True)
    assert [event.place for event in t.events if isinstance(event, Sent)][-1:] == [PLACE["macedonia"]]
    assert t.state.phase != "diplomacy", "the others stay, and the moves are over"


def test_moves_that_are_no_longer_allowed_are_not_offered_again() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble").move(0)
    t.figures(0, "Pericles", "Aspasia").do(Send(FIGURE["pericles"], PLACE["persia"]))
    t.do(EndMoves(), rest=True)
    t.state.boards[0].places, t.state.boards[0].moved = [HOME, HOME], 0
    t.move(0)
    assert SendAgain() in t.offers()
    t.figures(2, "Timoleon", at=["Persia"])
    assert t.refused(SendAgain()) == "refusal-empire-taken"


def test_a_whole_army_is_typed_and_corrected_before_it_counts() -> None:
    t = war()
    words = GAME.presentation(["Malia", "Theo"])
    form = words.blanks(GAME.view(t.state, 0), TypeArmy())
    proposal = [field.value for field in form]
    t.do(TypeArmy(*proposal), seat=0)
    spread = columns(t)
    t = war()
    t.do(ProposeArmy(NONE), seat=0)
    assert columns(t) == spread, "what the form proposes is what the button places"
    t.do(TypeArmy("3 - / 2/1", "3 2 / 3, 2 / 1", ""), seat=0)
    assert columns(t) == [(H + 3,), (H + 2,), (H + 1,), (H + 3, H + 2), (H + 3, H + 2), (H + 1,), (), (), ()]
    form = words.blanks(GAME.view(t.state, 0), TypeArmy())
    assert [field.value for field in form] == ["3 - / 2 - / 1 -", "3 2 / 3 2 / 1 -", "- - / - - / - -"]
    t.do(TypeArmy(*[field.value for field in form]), seat=0)
    assert GAME.active_seats(t.state) == (0, 1), "nothing is final"


def test_a_typed_army_that_is_wrong_says_in_one_sentence_what_is_wrong() -> None:
    t = war()
    for flank, centre, maritime, said in (
        ("1/1/1/1", "", "", "refusal-army-columns(front=front-flank.heading)"),
        ("", "1 1 1", "", "refusal-army-slots(column=front-centre.column-heading(number=1))"),
        ("3 2", "", "", "refusal-army-token"),
        ("", "1 / II3", "", "refusal-army-token"),
        ("", "3 3 / 3 3", "", "refusal-army-token"),
        ("", "3 / x", "", "refusal-army-word(column=front-centre.column-heading(number=2), typed=x)"),
        ("", "", "0", "refusal-army-word"),
    ):
        assert said in t.refused(TypeArmy(flank, centre, maritime), seat=0), (flank, centre, maritime)
    assert not any(columns(t))


def test_a_level_is_typed_where_two_tokens_have_the_same_power() -> None:
    t = Table().figures(0, "Pericles").figures(1, "Leonidas")
    t.hold(0, 3, 13, 12).hold(1, H + 1)
    begin_battle(t.state, Chance(lambda n: 0))
    t.do(TypeArmy("II3 / 3 / 2", "", ""), seat=0)
    assert columns(t)[:3] == [(13,), (3,), (12,)]
    form = GAME.presentation(["Malia", "Theo"]).blanks(GAME.view(t.state, 0), TypeArmy())
    assert form[0].value == "II3 - / I3 - / 2 -"


def test_all_figures_are_chosen_in_one_form() -> None:
    t = war()
    for seat in (0, 1):
        t.do(ProposeArmy(NONE), seat=seat)
        t.do(ArmyReady(), seat=seat)
    pericles, aspasia = FIGURE["pericles"], FIGURE["aspasia"]
    t.do(PutFigure(MARITIME, aspasia), seat=0)
    form = GAME.presentation(["Malia", "Theo"]).blanks(GAME.view(t.state, 0), PutFigures())
    assert form[MARITIME].chosen == (aspasia,) and all(field.chosen != (NONE,) for field in form)
    assert t.refused(PutFigures(pericles, pericles, NONE), seat=0) == "refusal-figure-twice"
    assert t.refused(PutFigures(FIGURE["leonidas"], NONE, NONE), seat=0) == "refusal-not-your-general"
    t.do(PutFigures(pericles, aspasia, NONE), seat=0)
    assert t.battle().general_drafts[0] == [pericles, aspasia, NONE]
    assert GAME.active_seats(t.state) == (0, 1), "nothing is final"
