"""The map as it is drawn: every piece in its place, every place by its silhouette, the Acropolis and the timeline."""

from collections.abc import Iterable

import pytest
from PIL import Image

from games.core.presentation import Style
from games.core.words import in_language, languages_of
from games.philosophia.content import OBSERVE, PLACE_NAMES, SIDES, TIMELINE
from games.philosophia.picture.map import MAP_BOTTOM, SPOTS
from games.philosophia.rules.turn import win
from games.philosophia.words import at_place, philosopher_name, said, say, short_place
from games.picture.canvas import WIDTH, Shape, Word, drawn_on
from games.picture.fonts import text_width
from games.picture.palette import LIGHT
from tests.games.philosophia.table import GAME, NAMES, Table, Told, bonus, place
from tests.messages import message_names


def table_of(seats: int) -> Table:
    return Table(*("Plato", "Homer", "Socrates", "Sophocles", "Aristotle", "Heraclitus")[:seats])


def picture(table: Table) -> Image.Image:
    """The map as everybody sees it."""
    image = GAME.presentation(NAMES[: len(table.state.players)]).picture(GAME.view(table.state, None), Style())
    assert image is not None
    return image


def shapes_at(table: Table, here: int, room: float = 110) -> list[Shape]:
    """The shapes at a place of the map, from left to right."""
    spot = SPOTS[here]
    found = [thing for thing in drawn_on(picture(table)) if isinstance(thing, Shape)]
    near = [thing for thing in found if abs(thing.at[0] - spot.x) < room and abs(thing.at[1] - spot.y) <= 44]
    return sorted(near, key=lambda thing: thing.at)


def names_at(table: Table, name: str) -> list[str]:
    """The names of the shapes at a place."""
    return [thing.name for thing in shapes_at(table, place(name), 100)]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_philosopher_stands_at_his_place_in_his_colour(seats: int) -> None:
    table = table_of(seats)
    people = [thing for thing in drawn_on(picture(table)) if isinstance(thing, Shape) and thing.name == "person"]
    spots = {(SPOTS[player.place].x, LIGHT.seat(seat)) for seat, player in enumerate(table.state.players)}
    assert {(round(thing.at[0]), thing.colours[0]) for thing in people} == spots


@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (4, "B")])
def test_every_place_of_the_side_is_named_and_no_name_covers_another(seats: int, side: str) -> None:
    words = [thing for thing in drawn_on(picture(table_of(seats))) if isinstance(thing, Word)]
    names = {said(short_place(at)) for at in range(27)}
    drawn = [word for word in words if word.text in {*names, say.label("athens")}]
    assert {word.text for word in drawn} == {said(short_place(at)) for at in SIDES[side]} | {say.label("athens")}
    boxes = []
    for word in drawn:
        half = text_width(word.text, "bold", word.size) / 2
        boxes.append((word.text, word.at[0] - half, word.at[0] + half, word.at[1]))
        assert word.at[0] - half >= 8 and word.at[0] + half <= WIDTH - 8, word.text
    for number, (name, left, right, y) in enumerate(boxes):
        for other, other_left, other_right, other_y in boxes[number + 1 :]:
            assert left > other_right or right < other_left or abs(y - other_y) > 36, f"{name} and {other}"


def test_each_type_has_its_own_silhouette_and_is_empty_when_the_token_is_gone() -> None:
    table = table_of(2)
    kinds = {"Sparta": "city", "Samos": "tower", "Ithaca": "port", "Olympia": "temple", "Delphi": "oracle"}
    for name, kind in kinds.items():
        (shape,) = [thing for thing in shapes_at(table, place(name), 40) if thing.name != "person"]
        assert shape.name == kind and LIGHT.bone in shape.colours
        table.clear_token(name)
        (shape,) = [thing for thing in shapes_at(table, place(name), 40) if thing.name != "person"]
        assert shape.name == kind and shape.colours == (LIGHT.muted,), "drawn empty"


@pytest.mark.parametrize(
    ("gives", "amount", "icon"),
    [
        ("coins", 2, "coin"),
        ("sophistry", 1, "mask"),
        ("syllogism", 1, "scroll"),
        ("sophists", 1, "person"),
        ("builders", 1, "builder"),
    ],
)
def test_a_bonus_that_was_turned_over_is_shown(gives: str, amount: int, icon: str) -> None:
    table = table_of(2)
    assert names_at(table, "Samos") == ["tower"]
    table.token("Samos", bonus(gives, amount))
    assert names_at(table, "Samos") == ["tower", icon]


def test_schools_and_followers_have_the_colours_and_symbols_of_their_owners() -> None:
    table = table_of(3)
    table.build(2, "Samos")
    table.follow(0, "Samos", "Ithaca")
    table.follow(1, "Samos")
    assert names_at(table, "Samos") == ["school", "tower", "seat 0", "seat 1"]
    assert shapes_at(table, place("Samos"))[0].colours[0] == LIGHT.olive
    table.clear_token("Samos")
    assert names_at(table, "Samos") == ["school", "seat 0", "seat 1"], "where the token was"
    assert names_at(table, "Ithaca") == ["port", "seat 0"]


STANDING = ((), ("Pella", "Ithaca", "Elis", "Megara", "Piraeus", "Halicarnassus"),
            ("Larissa", "Delphi", "Corinth", "Thebes", "Delos", "Ephesus"),
            ("Dodona", "Trophonius", "Argos", "Eleusis", "Sounion", "Miletus"))  # fmt: skip


def crowded(seats: int, places: Iterable[int], standing: tuple[str, ...] = ()) -> Table:
    """A school and four followers at each of these places; who is not said to stand is on the Acropolis."""
    table = table_of(seats)
    for seat, player in enumerate(table.state.players):
        player.place = place(standing[seat]) if standing else OBSERVE
    for at in places:
        table.state.followers[at] = (1 << min(4, seats)) - 1
        table.state.schools[at] = at % seats
        table.clear_token(PLACE_NAMES[at].removeprefix("oracle-of-").title())
    return table


def looks(image: Image.Image, at: tuple[float, float]) -> bytes:
    """What is drawn around a point."""
    x, y = round(at[0]), round(at[1])
    return image.crop((x - 5, y - 5, x + 5, y + 5)).tobytes()


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.slow
def test_nothing_at_a_place_is_hidden_by_another_place(seats: int) -> None:
    """However full the map is and whoever stands beside it: pieces look as they do alone."""
    side = SIDES["A" if seats == 3 else "B"]
    alone = {}
    for here in side:
        table = crowded(seats, [here])
        image = picture(table)
        pieces = [thing for thing in shapes_at(table, here) if thing.name == "school" or thing.name.startswith("seat")]
        assert len(pieces) == 1 + min(4, seats)
        alone[here] = {(thing.name, thing.at): looks(image, thing.at) for thing in pieces}
    for standing in STANDING:
        names = tuple([name for name in standing if place(name) in side][:seats])
        full = picture(crowded(seats, side, names if len(names) == seats else ()))
        for here in set(side) - {place(name) for name in names}:
            hidden = [piece for piece, look in alone[here].items() if looks(full, piece[1]) != look]
            assert not hidden, f"{PLACE_NAMES[here]}: hidden are {hidden} while they stand at {names}"


def test_the_acropolis_shows_actions_the_disk_and_who_stands_there() -> None:
    table = table_of(3)
    table.top_disk("Chronos")
    before = [thing for thing in drawn_on(picture(table)) if isinstance(thing, Word) and thing.at[1] > MAP_BOTTOM]
    offering, disk = ((thing.at) for thing in before if thing.text in ("Offering", "Chronos"))
    assert abs(disk[0] - offering[0]) < 100 and disk[1] > offering[1], "what is to be had at the Parthenon"
    table.stand(1, "Parthenon")
    table.stand(2, "Theatre of Dionysus")
    below = [thing for thing in drawn_on(picture(table)) if thing.at[1] > MAP_BOTTOM]
    words = [(thing.at[0], thing.text) for thing in below if isinstance(thing, Word)]
    assert [text for _, text in sorted(words)] == ["Observe", "Progress", "Offering", "Debate"]
    people = {t.colours[0]: t.at[0] for t in below if isinstance(t, Shape) and t.name == "person"}
    assert set(people) == {LIGHT.sea, LIGHT.olive}
    assert 600 < people[LIGHT.sea] < 900 < people[LIGHT.olive] < 1200


@pytest.mark.parametrize("hourglass", [0, 1, 5, 8])
def test_the_timeline_shows_the_year_and_how_far_the_hourglass_has_moved(hourglass: int) -> None:
    table = table_of(2)
    table.state.hourglass = hourglass
    drawn = [thing for thing in drawn_on(picture(table)) if thing.at[1] < MAP_BOTTOM]
    (glass,) = [thing.at[0] for thing in drawn if isinstance(thing, Shape) and thing.name == "hourglass"]
    assert f"{TIMELINE[hourglass].year} BC" in [thing.text for thing in drawn if isinstance(thing, Word)]
    assert 24 < glass < 436 and round((glass - 60) / 42.5) == hourglass


def test_the_title_says_when_it_is_and_whose_decision() -> None:
    table = table_of(3)
    table.state.round, table.state.asked = 7, 2
    table.state.phase = "act"
    title = [thing for thing in drawn_on(picture(table)) if thing.at[1] == 50]
    assert [thing.text for thing in title if isinstance(thing, Word)] == ["Round 7", say.label("now-act", name="Rosa")]
    assert [thing.name for thing in title if isinstance(thing, Shape)] == ["seat 2"]


def test_long_names_are_shortened_so_that_what_they_do_can_be_read() -> None:
    table = table_of(2)
    table.state.phase = "aim"
    view = GAME.view(table.state, None)
    image = GAME.presentation(("W" * 32, "Ali")).picture(view, Style())
    assert image is not None
    (what,) = [t.text for t in drawn_on(image) if isinstance(t, Word) and t.at[1] == 50 and t.at[0] > 600]
    assert what.startswith("WWW") and what.endswith(say.label("now-aim", name="").strip())


def test_what_players_have_is_said_below_the_picture() -> None:
    table = table_of(3)
    table.player(1).coins, table.player(1).builders = 7, 2
    table.follow(1, "Samos", "Delos")
    with message_names():
        scores = GAME.presentation(NAMES[:3]).scores(GAME.view(table.state, None))
    assert len(scores) == 3 and "count-coins(count=7)" in scores[1] and "count-builders(count=2)" in scores[1]
    assert "done-followers(all=9, count=2)" in scores[1] and "count-builders" not in scores[0].replace("=0", "")


def test_the_alternative_text_says_what_one_would_notice_first() -> None:
    table = table_of(3)
    words = GAME.presentation(NAMES[:3])
    headline = "headline(now=now-move(name=Caro), round=1, year=year(year=1194))"
    best = "best=2"
    with message_names():
        assert words.alt(GAME.view(table.state, None)).startswith(f"alt(headline={headline}) ")
        table.player(1).labyrinth = 2
        alt = words.alt(GAME.view(table.state, None))
        assert alt.startswith(f"alt-leaders({best}, count=1, headline={headline}, names=[Ali]) ")
        table.player(2).labyrinth = 2
        alt = words.alt(GAME.view(table.state, None))
        assert alt.startswith(f"alt-leaders({best}, count=2, headline={headline}, names=[Ali, Rosa]) ")


@pytest.mark.parametrize("language", sorted(languages_of("games.philosophia")))
def test_the_alternative_text_says_where_the_philosophers_stand(language: str) -> None:
    table, names = table_of(6), ["W" * 60] * 6
    for over in (False, True):
        if over:
            table.crown(1)
            win(table.state, 1, "alone", Told([]))
        view = GAME.view(table.state, None)
        with in_language(language):
            alt = GAME.presentation(names).alt(view, int(over))
            for player in view.players:
                assert said(philosopher_name(player.philosopher)) in alt and said(at_place(player.place)) in alt
        assert len(alt) <= 1024
