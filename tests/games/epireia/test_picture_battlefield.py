"""The battlefield as a picture: whose army lies where, what a column came to, and what nobody may see yet."""

import pytest
from pytest import MonkeyPatch

from games.core.chance import Chance
from games.epireia.battle import begin_battle
from games.epireia.content import COLUMNS, FIGURE, FRONTS, NONE, SOLO, SOLO_CARDS
from games.epireia.picture.battlefield import FIELD_MIDDLE, FIELD_TOP, LOWER_ROW, SLOT_ROWS
from games.epireia.view import army_seen
from tests.games.epireia.drawing import Drawn, drawn, front_x
from tests.games.epireia.table import GAME, Table, battle_between
from tests.games.epireia.test_view import positions


def row(found: Drawn, low: bool) -> list[str]:
    """The powers of the tokens of an army, from the left."""
    texts = [(x, text) for (x, y), text in found.texts if abs(y - SLOT_ROWS[low] - 74) < 5]
    return [text for _, text in sorted(texts)]


@pytest.mark.parametrize("solo", range(len(SOLO_CARDS)))
def test_alone_one_sees_the_enemy_s_army_face_down_while_one_places_one_s_own(
    monkeypatch: MonkeyPatch, solo: int
) -> None:
    t = Table(("Corinth", 1), solo=solo).figures(0, "Timoleon").hold(0, 2, 3)
    begin_battle(t.state, Chance(lambda n: 0))
    assert t.state.phase == "army"
    for seat in (0, None):
        found = drawn(monkeypatch, GAME.view(t.state, seat))
        assert row(found, False) == ["?"] * sum(map(len, SOLO[solo].army)) and "?" not in row(found, True)
        assert found.words.count("Delian, the enemy") == 3 and found.words.count("Peloponnesian") == 3
        assert "Malia places an army" in found.words and "all" not in found.said.split()
        assert not [text for text in found.words if text.startswith("Delian League")]


def battle() -> Table:
    """A battle that is over, or nearly: taken from a game of quick players."""
    t = Table()
    t.state = next(s for s in positions(2, 6) if s.phase == "battle" and s.battle and s.battle.column >= 4)
    return t


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_one_s_own_army_lies_below_and_arrows_point_to_the_winner(monkeypatch: MonkeyPatch, seat: int | None) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None
    view = GAME.view(state, seat)
    low = 0 if seat is None else state.boards[seat].league
    found = drawn(monkeypatch, view)
    for below in (False, True):
        league = low if below else 1 - low
        assert view.battle is not None
        tokens = sorted(
            str(token % 10) if token % 10 else "?" for column in army_seen(view, league) for token in column
        )
        assert sorted(row(found, below)) == tokens
    arrows = [corners for corners in found.polygons if len(corners) == 3]
    tips = {corners[0][0] + 16: corners[2][1] - corners[0][1] for corners in arrows}
    wanted = {}
    for column, winner in enumerate(lines.results):
        x = front_x(FRONTS[column // 3]) + (column % 3 + 0.5) * 364 / 3
        if winner >= 0:
            wanted[round(x)] = winner == low
    assert {round(x): tip > 0 for x, tip in tips.items()} == wanted and wanted


def test_a_column_s_powers_stand_above_and_below_like_its_armies(monkeypatch: MonkeyPatch) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None
    for seat in range(2):
        found = drawn(monkeypatch, GAME.view(state, seat))
        sums = [text for (x, y), text in sorted(found.texts) if y == FIELD_MIDDLE and " : " in text]
        assert len(sums) == lines.column + lines.revealed
        for column, text in enumerate(sums[: len(lines.results)]):
            above, below = map(int, text.split(" : "))
            winner, low = lines.results[column], state.boards[seat].league
            assert (above < below) == (winner == low) and (above == below) == (winner < 0)


def test_tokens_that_are_not_revealed_show_no_power_to_the_enemy(monkeypatch: MonkeyPatch) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None
    open_now = lines.column + lines.revealed
    league = state.boards[0].league
    closed = sum(len(column) for column in lines.armies[1 - league][open_now:])
    mine, theirs = (
        row(drawn(monkeypatch, GAME.view(state, 0)), True),
        row(drawn(monkeypatch, GAME.view(state, 0)), False),
    )
    assert closed and theirs.count("?") == closed and "?" not in mine


def late() -> Table:
    """The last column: the flank went to the Delian League, the center to the other; three figures were engaged."""
    t = Table().figures(0, "Pericles", "Themistocles").figures(1, "Leonidas", "Brasidas")
    empty = tuple([() for _ in COLUMNS])
    t.state.battle = battle_between(
        empty,
        empty,
        generals=[[FIGURE["pericles"], NONE, FIGURE["themistocles"]], [FIGURE["leonidas"], NONE, FIGURE["brasidas"]]],
        engaged=[[NONE, NONE, 1], [2, NONE, 0]],
        column=8,
        revealed=True,
        results=[0, NONE, NONE, 1, 1, 0, 1, 0],
    )
    t.state.phase, t.state.asked = "battle", 0
    return t


def behind(found: Drawn, front: str, low: bool) -> list[str]:
    """What stands behind an army on a front, of its figure."""
    return found.inside(front_x(front), LOWER_ROW if low else FIELD_TOP + 48, 364, 68)


def test_a_figure_stands_with_its_strength_on_its_front_and_the_column_it_was_engaged_in(
    monkeypatch: MonkeyPatch,
) -> None:
    found = drawn(monkeypatch, GAME.view(late().state, None))
    assert behind(found, "maritime", True) == ["Themistocles", "engaged in column 2", "+3"]  # an Admiral: 1 more there
    assert behind(found, "maritime", False) == ["Brasidas", "engaged in column 1", "+2"]
    assert behind(found, "flank", True) == ["Pericles", "Delian", "+3"]
    assert behind(found, "flank", False) == ["Leonidas", "engaged in column 3", "+3"]


def test_beside_the_name_of_a_front_that_is_over_stands_who_has_won_it(monkeypatch: MonkeyPatch) -> None:
    t = late()
    for last, flank in ((NONE, "Delian"), (1, "nobody's")):
        t.battle().results[2] = last
        found = drawn(monkeypatch, GAME.view(t.state, 1))
        titles = [found.inside(front_x(front), FIELD_TOP, 364, 40) for front in FRONTS]
        assert titles == [["Flank", flank], ["Centre", "Peloponnesian"], ["Maritime"]]
