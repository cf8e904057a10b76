"""The battlefield as a picture: whose army lies where, what a column came to, and what nobody may see yet."""

from collections.abc import Sequence

import pytest
from pytest import MonkeyPatch

from games.core.chance import Chance
from games.core.presentation import Style
from games.epireia import events as ev
from games.epireia.battle import begin_battle, column_powers
from games.epireia.content import COLUMNS, DECKS, FIGURE, NONE, SOLO, SOLO_CARDS
from games.epireia.picture.battlefield import FIELD_HEIGHT, column_x, row_y
from games.epireia.picture.pieces import ENEMY
from games.epireia.state import State, Tokens
from games.epireia.view import army_seen
from games.picture.palette import palette
from tests.games.epireia.drawing import Drawn, band, drawn
from tests.games.epireia.table import GAME, Table, battle_between
from tests.games.epireia.test_view import positions
from tests.messages import says

LIGHT = palette(Style())
ICONS = ("shield", "trireme", "horse")
LEVELS = ("I", "II")


def column(found: Drawn, number: int, low: bool) -> tuple[list[str], list[tuple[str, str | None]]]:
    """What lies in a column of an army: the numbers on its tokens, and their silhouettes with their colours."""
    x, y = column_x(number), row_y(number, low)
    numbers = [(a, text) for (a, b), text in found.texts if x <= a < x + 214 and y + 90 < b < y + 160]
    icons = [
        (a, name, colour)
        for (a, b), name, colour, empty in found.icons
        if x <= a < x + 214 and y <= b < y + 160 and not empty
    ]
    return [text for _, text in sorted(numbers)], [(name, colour) for _, name, colour in sorted(icons, key=str)]


def told(tokens: Tokens) -> list[str]:
    """The number on a token that is seen, or the level on its back."""
    return sorted(str(token % 10) if token % 10 else LEVELS[DECKS[token // 10].level - 1] for token in tokens)


def sums(found: Drawn, number: int) -> list[str]:
    """The powers of both armies in a column, that of the upper one first."""
    x = column_x(number) + 214
    return [
        text
        for low in (False, True)
        for (a, b), text in found.texts
        if x < a < x + 108 and 0 < b - row_y(number, low) < 60
    ]


@pytest.mark.parametrize("solo", range(len(SOLO_CARDS)))
def test_alone_one_sees_the_enemy_s_army_face_down_while_one_places_one_s_own(
    monkeypatch: MonkeyPatch, solo: int
) -> None:
    t = Table(("Corinth", 1), solo=solo).figures(0, "Timoleon").hold(0, 2, 3)
    begin_battle(t.state, Chance(lambda n: 0))
    assert t.state.phase == "army"
    for seat in (0, None):
        found = drawn(monkeypatch, GAME.view(t.state, seat))
        for number, decks in enumerate(SOLO[solo].army):
            assert sorted(column(found, number, low=False)[0]) == told(tuple([10 * deck for deck in decks]))
            assert column(found, number, low=True) == ([], [])
        assert sorted(seat for (x, _), seat in found.marks if x < 100) == [0] * 3 + [ENEMY] * 3
        assert any(says(text, "games.epireia:title-army", name="Malia") for text in found.words)


def battle() -> Table:
    """A battle that is over, or nearly: taken from a game of quick players."""
    t = Table()
    t.state = next(s for s in positions(2, 6) if s.phase == "battle" and s.battle and s.battle.column >= 4)
    return t


def rows_of(state: State, seat: int | None) -> Sequence[int]:
    """The league in the upper half and the one in the lower half."""
    low = 0 if seat is None else state.boards[seat].league
    return 1 - low, low


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_one_s_own_army_lies_below_in_its_commander_s_colour(monkeypatch: MonkeyPatch, seat: int | None) -> None:
    state = battle().state
    view = GAME.view(state, seat)
    found = drawn(monkeypatch, view)
    for low, league in enumerate(rows_of(state, seat)):
        colour = LIGHT.seat(next(i for i, board in enumerate(state.boards) if board.league == league))
        for number, tokens in enumerate(army_seen(view, league)):
            numbers, icons = column(found, number, low=bool(low))
            assert sorted(numbers) == told(tokens)
            units = [(ICONS[DECKS[token // 10].unit], colour if token % 10 else None) for token in tokens]
            assert sorted(icons, key=str) == sorted(units, key=str)
    assert found.picture is not None and found.picture.height == FIELD_HEIGHT


@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_s_power_in_a_column_stands_on_the_winner_s_colour(monkeypatch: MonkeyPatch, seat: int) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None
    found = drawn(monkeypatch, GAME.view(state, seat))
    rows = rows_of(state, seat)
    for number in COLUMNS:
        powers = column_powers(lines, number) if number < lines.column + lines.revealed else ()
        assert sums(found, number)[: len(powers)] == [str(powers[league]) for league in rows if powers]
        x = column_x(number) + 214
        filled = [
            low
            for low in (0, 1)
            for (a, b), fill in found.boxes
            if fill in (LIGHT.clay, LIGHT.sea) and x < a < x + 60 and 0 <= b - row_y(number, bool(low)) < 20
        ]
        winner = lines.results[number] if number < len(lines.results) else NONE
        assert filled == ([] if winner == NONE else [rows.index(winner)])


def test_tokens_that_are_not_revealed_show_no_power_to_the_enemy(monkeypatch: MonkeyPatch) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None
    found = drawn(monkeypatch, GAME.view(state, 0))
    closed = range(lines.column + lines.revealed, len(COLUMNS))
    theirs, mine = ([text for n in closed for text in column(found, n, low)[0]] for low in (False, True))
    assert theirs and set(theirs) <= set(LEVELS) and mine and not set(mine) & set(LEVELS)


def test_the_column_that_is_being_fought_wears_a_halo(monkeypatch: MonkeyPatch) -> None:
    state = battle().state
    lines = state.battle
    assert lines is not None and lines.revealed
    ((corner, _),) = drawn(monkeypatch, GAME.view(state, 0)).halos
    assert abs(corner[0] - column_x(lines.column)) < 10 and abs(corner[1] - row_y(lines.column, low=False)) < 10


def test_the_column_where_the_next_token_goes_wears_a_halo_for_its_commander_alone(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles").figures(1, "Leonidas").hold(0, 2, 3).hold(1, 1)
    begin_battle(t.state, Chance(lambda n: 0))
    assert len(drawn(monkeypatch, GAME.view(t.state, 0)).halos) == 1
    assert not drawn(monkeypatch, GAME.view(t.state, None)).halos


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


def leaders(found: Drawn, front: str) -> list[tuple[int, int, int]]:
    """The figures on a front: seat, strength, and the column where it was engaged, or -1; the upper one first."""
    there = [(y, x, seat, number) for (x, y), seat, number, _ in found.figures if 0 < y - band(front) < 424]
    return [(seat, number, int((x - 206) // 322) if x > 206 else -1) for _, x, seat, number in sorted(there)]


def test_a_figure_stands_with_its_strength_on_its_front_or_in_the_column_it_was_engaged_in(
    monkeypatch: MonkeyPatch,
) -> None:
    found = drawn(monkeypatch, GAME.view(late().state, None))
    assert leaders(found, "maritime") == [(1, 2, 0), (0, 3, 1)]  # Themistocles is an Admiral: 1 more there
    assert leaders(found, "flank") == [(1, 3, 2), (0, 3, -1)] and not leaders(found, "centre")


def test_a_figure_that_has_just_been_engaged_wears_a_ring(monkeypatch: MonkeyPatch) -> None:
    view = GAME.view(late().state, None)
    events = (ev.Engaged(0, FIGURE["themistocles"], 7),)
    assert len(drawn(monkeypatch, view, events=events).rings) == 1 and not drawn(monkeypatch, view).rings


def test_beside_the_name_of_a_front_that_is_over_stands_who_has_won_it(monkeypatch: MonkeyPatch) -> None:
    t = late()
    for last, flank in ((NONE, "won by the Delian League, 1–0"), (1, "a tie")):
        t.battle().results[2] = last
        found = drawn(monkeypatch, GAME.view(t.state, 1))
        titles = [found.inside(0, band(front), 1200, 60) for front in ("flank", "centre", "maritime")]
        assert titles == [
            ["Flank", flank],
            ["Centre", "won by the Peloponnesian League, 2–1"],
            ["Maritime", "Delian 1–1 Peloponnesian"],
        ]
