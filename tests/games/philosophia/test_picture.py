"""Pictures: sizes, what changes and what stays hidden; a player's own board; the debate."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.core.states import clone
from games.philosophia.actions import InitiateDebate, PassDebate, PlayArgument
from games.philosophia.content import RESULT, SIDES, WORD_OF_ZEUS
from games.philosophia.picture import plain_ground
from games.philosophia.picture.debate import CARD_H, CARD_W, draw_card
from games.philosophia.picture.map import PLACE_POSITIONS, POSITIONS
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.words import (
    ability,
    argument_code,
    argument_lesson,
    argument_name,
    kind_key,
    oracle_name,
    philosopher_name,
    request_words,
    said,
    say,
)
from games.picture.canvas import Canvas, encode_png
from games.picture.fonts import fit_text
from games.picture.palette import palette
from tests.games.philosophia.drawing import Drawn, drawn
from tests.games.philosophia.table import CD, DD, GAME, MP, MT, NAMES, PETITIO, Table, argument, bonus, oracle

STYLES = [Style(), Style(dark=True), Style(colour_blind=True)]


def full(seats: int) -> Table:
    """A table with much on it."""
    table = Table(*("Plato", "Homer", "Socrates", "Sophocles", "Aristotle", "Heraclitus")[:seats])
    for seat in range(seats):
        table.follow(seat, "Sparta", "Knossos", "Delphi", "Samos", "Delos")
        table.build(seat, ("Sparta", "Argos", "Knossos", "Delphi", "Rhodes", "Miletus")[seat])
        table.hold(seat, *(("The Bronze Gong",) if seat == 0 else ()))
    return table


def draw(table: Table, seat: int | None, style: Style = STYLES[0]) -> Image.Image:
    picture = GAME.presentation(NAMES[: len(table.state.players)]).picture(GAME.view(table.state, seat), style)
    assert picture is not None
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seat", [None, 0])
def test_every_picture_fits(seats: int, seat: int | None, style: Style) -> None:
    picture = draw(full(seats), seat, style)
    assert picture.width == 1200 and picture.height <= 1200
    data = encode_png(picture)
    assert len(data) <= 300_000 and Image.open(BytesIO(data)).size == picture.size


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_debate_has_a_picture_of_its_own(seat: int | None) -> None:
    table = full(6)
    table.hand(0, PETITIO, 3)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    before = draw(table, seat)
    table.do(PlayArgument(PETITIO))
    after = draw(table, seat)
    assert before.size == after.size and before.tobytes() != after.tobytes()


def test_the_map_changes_with_a_school_and_a_follower() -> None:
    table = full(4)
    before = draw(table, None).tobytes()
    table.build(1, "Elis")
    built = draw(table, None).tobytes()
    table.follow(1, "Elis")
    assert len({before, built, draw(table, None).tobytes()}) == 3


def test_the_public_picture_shows_no_hand() -> None:
    table = full(3)
    other = clone(table.state)
    other.players[0].hand.append(other.sophistry.pop())
    other.players[0].request = (other.players[0].request or 0) + 1
    one = draw(table, None).tobytes()
    own = draw(table, 0).tobytes()
    table.state = other
    assert draw(table, None).tobytes() == one and draw(table, 0).tobytes() != own


def test_every_place_has_its_own_spot_on_the_map() -> None:
    assert set(POSITIONS) == set(range(27))
    for side, places in PLACE_POSITIONS.items():
        assert {place for place, _ in places} == set(SIDES[side])
        for i, (_, (x, y)) in enumerate(places):
            assert 60 <= x <= 1140 and 110 <= y <= 740
            for _, (other_x, other_y) in places[i + 1 :]:
                assert abs(x - other_x) >= 100 or abs(y - other_y) >= 80


def test_pictures_have_alternative_texts() -> None:
    table = full(4)
    alt = GAME.presentation(NAMES[:4]).alt(GAME.view(table.state, None))
    assert "Caro" in alt and len(alt) < 400


@pytest.mark.parametrize("seats", [2, 6])
def test_the_map_comes_in_two_halves_for_phones(seats: int) -> None:
    """Title, Acropolis, timeline and players, then west and east; a player's board stays one picture."""
    table = full(seats)
    table.state.options = table.state.options.model_copy(update={"map": "halves"})
    words, view = GAME.presentation(NAMES[:seats]), GAME.view(table.state, None)
    assert words.parts(view) == 3 and words.parts(GAME.view(table.state, 0)) == 1
    pictures = [words.part(view, STYLES[0], number) for number in range(3)]
    for picture in pictures:
        assert picture is not None and picture.width == 1200 and 200 < picture.height <= 1200
        assert len(encode_png(picture)) <= 300_000
    assert len({picture.tobytes() for picture in pictures if picture}) == 3
    alts = [words.alt(view, number) for number in range(3)]
    assert alts == [words.alt(view), say.label("alt-west"), say.label("alt-east")] and "Caro" in alts[0]
    table.state.options = table.state.options.model_copy(update={"map": "whole"})
    assert words.parts(GAME.view(table.state, None)) == 1


LIGHT = palette(Style())


# -- a player's own board ------------------------------------------------------------------------------------------


def own_board() -> Table:
    table = Table("Plato", "Homer", "Socrates")
    table.follow(0, "Sparta", "Argos", "Samos")
    table.build(0, "Sparta")
    table.give_tokens(0, "Miletus", "Samos", "Olympia")
    table.state.bonuses[table.player(0).tokens[-1]] = bonus("coins", 2)
    player = table.player(0)
    player.coins, player.builders, player.sophists, player.study, player.wins = 6, 1, 2, True, 2
    player.wisdom = [1]
    player.labyrinth = 1
    table.hand(0, MP, PETITIO, 7)
    table.hold(0, "The Bronze Gong", "The Word of Zeus")
    return table


def test_the_board_shows_who_one_is_and_what_he_can(monkeypatch: MonkeyPatch) -> None:
    table = own_board()
    found = drawn(monkeypatch, table, 0)
    plato = table.player(0).philosopher
    assert {"Caro", said(philosopher_name(plato)), said(ability(plato))} <= set(found.words)
    y = found.at(said(philosopher_name(plato)))[1]
    assert [fill for (_, at), r, fill in found.discs if r == 17 and at == y] == [LIGHT.wine, None, None]


def test_the_board_shows_the_pieces_that_are_left_and_those_that_are_placed(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, own_board(), 0)
    assert {"Followers: 3 of 9 placed", "Schools: 1 of 4 built"} <= set(found.words)
    assert len([seat for _, seat, size in found.marks if size == 44]) == 6
    assert len([corners for corners, _, _ in found.polygons if len(corners) == 7]) == 3, "little houses"
    assert "6 coins, 1 builder, 2 sophists, a study token" in found.words


def test_the_board_counts_the_location_tokens_of_each_type(monkeypatch: MonkeyPatch) -> None:
    table = own_board()
    found, dealt = drawn(monkeypatch, table, 0), table.state.dealt
    have = (0, 2, 0, 1, 0)
    shapes = (4, 4, 0, 5, 6)
    for kind in range(5):
        x, y = found.at(say.label(kind_key(kind)))
        assert f"{have[kind]} of {dealt[kind]}" in found.texts_near(x + 66, y - 56, 2)
        corners, fill = found.shape_near(x + 26, y - 48)
        assert len(corners) == shapes[kind] and (fill != LIGHT.panel) == bool(have[kind])
    x, y = found.at("Temple")
    assert found.texts_near(x + 26, y - 43, 6) == ["2c"]


def test_the_board_shows_debates_won_and_which_wisdom_is_unlocked(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, own_board(), 0)
    assert [fill for _, r, fill in found.discs if r == 26] == [LIGHT.olive, LIGHT.olive, None]
    locks = [(x, text) for (x, _), text in found.texts if text in ("locked", "unlocked")]
    assert [text for _, text in sorted(locks)] == ["locked", "unlocked", "locked"]


def test_the_board_shows_what_only_its_owner_sees(monkeypatch: MonkeyPatch) -> None:
    table = own_board()
    found, public = drawn(monkeypatch, table, 0), drawn(monkeypatch, table)
    top = found.at("Your arguments (4): only you see these")[1]
    assert [text for (_, y), text in found.texts if top < y < top + 100] == ["So", "So", "MP", "Z"]
    names = {said(oracle_name(oracle(name))) for name in ("The Bronze Gong", "The Word of Zeus")}
    assert any(names <= set(text.split(", ")) for text in found.words)
    assert said(request_words(table.player(0).request or 0)) in found.words
    assert not {"MP", "Z", said(request_words(table.player(0).request or 0))} & set(public.words)


# -- a debate ------------------------------------------------------------------------------------------------------


def debating(*hands: tuple[int, ...]) -> Table:
    table = Table(*("Plato", "Homer", "Socrates")[: len(hands)])
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


def side_of(found: Drawn, name: str) -> str:
    """On which side of the table a card lies."""
    (x, _) = found.at(name)
    return "left" if x < 600 else "right"


@pytest.mark.parametrize("card", [PETITIO, 30, *range(CD, WORD_OF_ZEUS)])
def test_a_card_that_was_led_is_there_to_be_read(monkeypatch: MonkeyPatch, card: int) -> None:
    table = debating((card, 1), (2, 3))
    table.do(PlayArgument(card))
    found = drawn(monkeypatch, table)
    (x,) = [at for (at, _), text in found.texts if text == said(argument_name(card)) and at < 500]
    face = [text for (at, _), text in found.texts if at == x]
    assert face[0] == ("Sophistry" if card < CD else "Syllogism") and face[1] == said(argument_name(card))
    lesson = said(argument_lesson(card))
    assert " ".join(face[2:-2]) == lesson
    if card < CD:
        assert face[-2:] == ["ties with Sophistry", "loses to Syllogisms"]
    else:
        short = {argument(each): each for each in ("MP", "MT", "CD", "DD", "DS")}
        won = {name for other, name in short.items() if RESULT[card][other] > 0}
        lost = {name for other, name in short.items() if RESULT[card][other] < 0}
        assert set(face[-2].removeprefix("beats ").split(", ")) == won | {"Sophistry"}
        assert set(face[-1].removeprefix("loses to ").split(", ")) == lost
    assert "to answer" in found.words


@pytest.mark.parametrize("card", [*range(CD), WORD_OF_ZEUS])
def test_no_name_of_a_card_is_cut(monkeypatch: MonkeyPatch, card: int) -> None:
    canvas, lines = Canvas.on(400, LIGHT, plain_ground), list[str]()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", lambda _, xy, text, *rest, **named: lines.append(text))
    draw_card(canvas, card, 0, 0, CARD_W, CARD_H)
    assert f" {said(argument_name(card))} " in f" {' '.join(lines)} " and not any("…" in line for line in lines)


@pytest.mark.parametrize(
    ("led", "answer", "words"),
    [
        (MP, DD, "is beaten by"),
        (DD, MP, "beats"),
        (CD, DD, "beats"),
        (PETITIO, 3, "ties with"),
        (2, MT, "is beaten by"),
    ],
)
def test_two_cards_face_each_other_and_are_compared_from_left_to_right(
    monkeypatch: MonkeyPatch, led: int, answer: int, words: str
) -> None:
    table = debating((led, 1), (answer, 4))
    table.do(PlayArgument(led))
    table.do(PlayArgument(answer))
    found = drawn(monkeypatch, table)
    assert side_of(found, said(argument_name(led))) == "left" and side_of(found, said(argument_name(answer))) == "right"
    compared = [text for text in found.words if text in ("ties with", "is beaten by", "beats")]
    assert compared == [words], "read from the card that was led to its answer"


def test_the_ring_says_what_beats_what(monkeypatch: MonkeyPatch) -> None:
    """Two of its results are printed: DD over MP (p11), CD over DD (p13)."""
    found = drawn(monkeypatch, debating((MP, 1), (DD, 4)))
    ring = {text.split()[0]: set(text.split()[2::2]) for text in found.words if " and " in text and " beats " in text}
    assert ring == {"CD": {"DD", "MP"}, "DD": {"MP", "MT"}, "MP": {"MT", "DS"}, "MT": {"DS", "CD"}, "DS": {"CD", "DD"}}
    for card in range(CD, WORD_OF_ZEUS):
        line = next(at for at, text in found.texts if text.startswith(f"{argument_code(card)} beats"))
        assert said(argument_name(card)) in found.texts_near(line[0], line[1] + 24, 1)


def rows(found: Drawn, table: Table) -> dict[int, tuple[list[str], str, str]]:
    """By seat: the cards of its pile, their number, what is said of it."""
    assert table.state.debate
    result = {}
    for at, seat, size in found.marks:
        if size == 32 and at[0] < 80 and at[1] > 500:
            line = [(x, text) for (x, y), text in found.texts if at[1] - 32 <= y <= at[1] + 40]
            cards = [text for x, text in line if 390 <= x <= 1100]
            count = next(text for x, text in line if x > 1100)
            role = next(text for x, text in line if x == 96 and text != NAMES[seat])
            result[seat] = (cards, count, role)
    return result


def test_the_piles_show_every_card_that_was_won(monkeypatch: MonkeyPatch) -> None:
    table = debating((MP, 0), (DD, 1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(DD))
    assert rows(drawn(monkeypatch, table), table) == {
        0: ([], "0", "defends"),
        1: (["MP", "DD"], "2", "attacks"),
    }
    table.do(PlayArgument(1))
    table.do(PlayArgument(0))
    piles = rows(drawn(monkeypatch, table), table)
    assert piles == {0: (["So"], "1", "attacks"), 1: (["MP", "DD", "So"], "3", "defends")}


def test_who_has_passed_is_said_so(monkeypatch: MonkeyPatch) -> None:
    table = debating((MP, 0), (DD, 1))
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    found = drawn(monkeypatch, table)
    assert rows(found, table) == {0: (["MP"], "1", "attacks"), 1: ([], "0", "has passed")}
    assert len([text for text in found.words if text == "has passed"]) == 2, "in the place of his card, too"


def test_the_final_debate_has_a_row_for_each_finalist_from_the_highest_number_on(monkeypatch: MonkeyPatch) -> None:
    table = Table("Plato", "Homer", "Socrates", "Aristotle")
    table.crown(1, 0, 3)
    begin_final_debate(table.state)
    found = drawn(monkeypatch, table)
    assert list(rows(found, table)) == [3, 0, 1] and "Rosa" not in found.words
    assert rows(found, table)[3][2] == "attacks" and rows(found, table)[0][2] == "defends"


def test_the_place_of_a_card_that_nobody_will_play_says_so_in_whole_words(monkeypatch: MonkeyPatch) -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.crown(0, 1, 2)
    begin_final_debate(table.state)
    table.do(PassDebate())
    table.do(PassDebate())
    found = drawn(monkeypatch, table)
    lines = [(y, text) for (x, y), text in found.texts if x == 950 and 126 < y < 530]
    assert " ".join(text for _, text in lines) == say.label("debate-all-passed")
    assert sorted(lines) == lines and len({y for y, _ in lines}) == len(lines), "one line under the other"
    for _, text in lines:
        assert fit_text(text, "name", 32, 350) == (text, 32), "large enough, and not cut"


def test_the_debaters_own_hand_lies_below(monkeypatch: MonkeyPatch) -> None:
    table = debating((MP, 0, 0, MT), (DD, 1))
    found = drawn(monkeypatch, table, 0)
    y = found.at("Your hand (4)")[1]
    assert [text for (_, at), text in found.texts if at == y + 65] == ["So", "So", "MP", "MT"]
    assert "Your hand (2)" in drawn(monkeypatch, table, 1).words
