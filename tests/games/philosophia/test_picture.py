"""Pictures: what stays hidden, debates, the end of the game, and what has changed."""

import pytest
from PIL import Image
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.core.states import clone
from games.core.values import Event
from games.philosophia import events as e
from games.philosophia.actions import InitiateDebate, PassDebate, PlayArgument
from games.philosophia.content import RESULT, WORD_OF_ZEUS
from games.philosophia.picture import plain_ground
from games.philosophia.picture.debate import draw_card
from games.philosophia.picture.map import SPOTS
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.rules.turn import win
from games.philosophia.words import argument_lesson, argument_name, argument_sort, said, say
from games.picture.canvas import WIDTH, Canvas, Shape, Word, drawn_on
from games.picture.palette import LIGHT
from tests.games.philosophia.table import CD, DD, GAME, MP, MT, NAMES, PETITIO, Table, Told, place


def full(seats: int) -> Table:
    """A table with much on it."""
    table = Table(*("Plato", "Homer", "Socrates", "Sophocles", "Aristotle", "Heraclitus")[:seats])
    for seat in range(seats):
        table.follow(seat, "Sparta", "Knossos", "Delphi", "Samos", "Delos")
        table.build(seat, ("Sparta", "Argos", "Knossos", "Delphi", "Rhodes", "Miletus")[seat])
        table.hold(seat, *(("The Bronze Gong",) if seat == 0 else ()))
    return table


def draw(table: Table, seat: int | None = None, events: tuple[Event, ...] = ()) -> Image.Image:
    words = GAME.presentation(NAMES[: len(table.state.players)])
    picture = words.picture(GAME.view(table.state, seat), Style(), events)
    assert picture is not None
    return picture


def texts(picture: Image.Image) -> list[str]:
    """The texts of a picture in the order in which they were drawn."""
    return [thing.text for thing in drawn_on(picture) if isinstance(thing, Word)]


def shapes(picture: Image.Image) -> list[str]:
    """The names of the shapes of a picture, in the order in which they were drawn."""
    return [thing.name for thing in drawn_on(picture) if isinstance(thing, Shape)]


def test_the_map_changes_with_a_school_and_a_follower() -> None:
    table = full(4)
    before = draw(table).tobytes()
    table.build(1, "Elis")
    built = draw(table).tobytes()
    table.follow(1, "Elis")
    assert len({before, built, draw(table).tobytes()}) == 3


@pytest.mark.parametrize("seat", [None, 0])
def test_a_picture_shows_no_hand(seat: int | None) -> None:
    table = full(3)
    one = draw(table, seat).tobytes()
    other = clone(table.state)
    other.players[1].hand.append(other.sophistry.pop())
    other.players[1].request = (other.players[1].request or 0) + 1
    table.state = other
    assert draw(table, seat).tobytes() == one


# -- what has changed ------------------------------------------------------------------------------------------------


def marked(monkeypatch: MonkeyPatch, table: Table, *events: Event) -> list[tuple[str, tuple[float, float]]]:
    """What was highlighted and where; arrows with their end."""
    found: list[tuple[str, tuple[float, float]]] = []
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "ring", lambda _, x, y, r: found.append(("ring", (x, y))))
        patch.setattr(Canvas, "halo", lambda _, x, y, w, h, r: found.append(("halo", (x + w / 2, y + h / 2))))
        patch.setattr(Canvas, "arrow", lambda _, start, end, gap: found.append(("arrow", end)))
        draw(table, events=events)
    return found


def test_what_has_changed_is_marked_where_it_is(monkeypatch: MonkeyPatch) -> None:
    table = full(3)
    assert marked(monkeypatch, table) == []
    table.follow(1, "Olympia")
    spot = SPOTS[place("Olympia")]
    ((kind, (x, y)),) = marked(monkeypatch, table, e.FollowingCreated(1, place("Olympia")))
    assert kind == "halo" and abs(x - spot.x) < 40 and y == spot.y


def test_a_move_is_an_arrow_to_where_the_player_stands(monkeypatch: MonkeyPatch) -> None:
    table = full(3)
    start = table.player(0).place
    (moved,) = [event for event in table.move("Olympia") if isinstance(event, e.Moved)]
    assert (moved.seat, moved.start, moved.place) == (0, start, place("Olympia"))
    found = marked(monkeypatch, table, moved)
    spot = SPOTS[place("Olympia")]
    assert [kind for kind, _ in found] == ["arrow", "ring"]
    assert all(x == spot.x and abs(y - spot.y) <= 50 for _, (x, y) in found)


# -- a debate ------------------------------------------------------------------------------------------------------


def debating(*hands: tuple[int, ...]) -> Table:
    table = Table(*("Plato", "Homer", "Socrates")[: len(hands)])
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_debate_has_a_picture_of_its_own(seat: int | None) -> None:
    table = debating((PETITIO, 3), (MP,))
    before = draw(table, seat)
    table.do(PlayArgument(PETITIO))
    after = draw(table, seat)
    assert before.size == after.size and before.tobytes() != after.tobytes()


@pytest.mark.parametrize("card", range(WORD_OF_ZEUS + 1))
def test_a_card_can_be_read_and_nothing_of_it_is_cut(card: int) -> None:
    canvas = Canvas.on(700, LIGHT, plain_ground)
    draw_card(canvas, card, 100, 150)
    (sort, *lines) = texts(canvas.image)
    assert sort == said(argument_sort(card))
    assert " ".join(lines) == f"{said(argument_name(card))} {said(argument_lesson(card))}"
    last = [thing for thing in drawn_on(canvas.image) if isinstance(thing, Word)][-1]
    assert last.at[1] < 150 + 452 - 30, "within the card"


@pytest.mark.parametrize(("led", "answer"), [(MP, DD), (DD, MP), (CD, DD), (PETITIO, 3), (2, MT)])
def test_two_cards_face_each_other_and_an_arrow_points_to_the_one_that_is_beaten(
    monkeypatch: MonkeyPatch, led: int, answer: int
) -> None:
    table = debating((led, 1), (answer, 4))
    table.do(PlayArgument(led))
    table.do(PlayArgument(answer))
    tips = []
    polygon = Canvas.polygon

    def note(canvas: Canvas, points: list[tuple[float, float]], *rest: object) -> None:
        if len(points) == 3 and all(abs(x - WIDTH / 2) < 60 for x, _ in points):
            tips.append(1 if points[1][0] > WIDTH / 2 else -1)
        polygon(canvas, points, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "polygon", note)
    where = {thing.text: thing.at[0] for thing in drawn_on(draw(table)) if isinstance(thing, Word)}
    assert where[_line(where, led)] < WIDTH / 2 < where[_line(where, answer)]
    result = RESULT[led][answer]
    assert tips == ([result] if result else []), "to the right if the card that was led wins"
    assert ("ties" if result == 0 else "beats") in where


def _line(where: dict[str, float], card: int) -> str:
    """The line, or the first of two, with the name of a card."""
    return next(line for line in where if said(argument_name(card)).startswith(line) and len(line) > 3)


def piles(picture: Image.Image) -> dict[str, tuple[list[str], str]]:
    """By player: the cards of the pile, and their number."""
    things = [thing for thing in drawn_on(picture) if thing.at[1] > 716]
    result = {}
    for thing in things:
        if isinstance(thing, Word) and thing.text in NAMES:
            row = [each for each in things if each.at[1] == thing.at[1]]
            cards = [each.name for each in row if isinstance(each, Shape) and each.name in ("mask", "scroll")]
            (count,) = [each.text for each in row if isinstance(each, Word) and each is not thing]
            result[thing.text] = (cards, count)
    return result


def test_the_piles_show_every_card_that_was_won() -> None:
    table = debating((MP, 0), (DD, 1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(DD))
    assert piles(draw(table)) == {"Caro": ([], "0"), "Ali": (["scroll", "scroll"], "2")}
    table.do(PlayArgument(1))
    table.do(PlayArgument(0))
    assert piles(draw(table)) == {"Caro": (["mask"], "1"), "Ali": (["scroll", "scroll", "mask"], "3")}


def test_who_has_passed_is_said_so() -> None:
    table = debating((MP, 0), (DD, 1))
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    assert say.label("debate-has-passed") in texts(draw(table))


def test_the_final_debate_has_a_row_for_each_finalist_from_the_highest_number_on() -> None:
    table = Table("Plato", "Homer", "Socrates", "Aristotle")
    table.crown(1, 0, 3)
    begin_final_debate(table.state)
    assert list(piles(draw(table))) == ["Ben", "Caro", "Ali"]


# -- the end -------------------------------------------------------------------------------------------------------


def test_the_end_shows_the_winner_and_the_standing_and_then_the_last_map() -> None:
    table = full(3)
    table.crown(1)
    table.player(2).labyrinth = 1
    win(table.state, 1, "alone", Told([]))
    words, view = GAME.presentation(NAMES[:3]), GAME.view(table.state, None)
    assert words.parts(view) == 2 and words.parts(GAME.view(table.state, 0)) == 1
    end, last_map = (words.part(view, Style(), number) for number in range(2))
    assert end is not None and last_map is not None
    said_there = texts(end)
    assert said_there.count("Ali") == 2 and "Homer: the greatest mind in Greece" in said_there
    rows = [text for text in said_there if text in NAMES][1:]
    assert rows == ["Ali", "Rosa", "Caro"]
    assert shapes(end)[:2] == ["wreath", "seat 1"] and "Sparta" in texts(last_map)
    assert len({words.alt(view, number) for number in range(2)}) == 2
