"""Ids say what they were made to say, and nothing else is an id."""

import random
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from bot import ids
from bot.ids import Choose, Fill, Into, MySeat, Panel, Path, Play, Press, SetOption, Topic, Topics, pressed, read, write

KINDS: tuple[type[Any], ...] = Press.__args__


def some(kind: type[Any], luck: random.Random) -> Any:
    made: dict[Any, Any] = {
        int: lambda: luck.choice([0, 1, 35, 36, luck.randrange(36**6), 2**53]),
        str: lambda: luck.choice(["a", "gorgias", "0f3e9a0b1c2d", "x" * 32]),
        Path: lambda: tuple(luck.randrange(40) for _ in range(luck.randrange(5))),
    }
    return kind(*[made[hint]() for hint in get_type_hints(kind).values()])


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_written_is_read(kind: type[Any]) -> None:
    luck = random.Random(1)
    for _ in range(200):
        press = some(kind, luck)
        text = write(press)
        assert len(text) <= 100
        assert read(text) == press


def test_different_presses_have_different_ids() -> None:
    luck = random.Random(2)
    seen: dict[str, Any] = {}
    for _ in range(5000):
        press = some(luck.choice(KINDS), luck)
        assert seen.setdefault(write(press), press) == press


@pytest.mark.parametrize(
    "text",
    [
        "",
        "s1",
        "s1:",
        "s1:myseat",
        "s1:myseat:",
        "s1:myseat:1:2",
        "s1:myseat:-1",
        "s1:myseat:01",
        "s1:myseat:A",
        "s1:myseat:1\n",
        "s1:myseat:١",
        "s0:myseat:1",
        "S1:myseat:1",
        "s1:nothing:1",
        "s1:myseat:" + "z" * 13,
        "s1:into:1:2:abc:0:1..2",
        "s1:into:1:2:abc:0:1.",
        "s1:topic:Gorgias:1",
        "s1:topic:../x:1",
        "s1:addcomputer:1:easy:hard",
        "s1:" + "x" * 200,
        "play:1:2:3:4",
        "s1:__class__:1",
    ],
)
def test_garbage_says_nothing(text: str) -> None:
    assert read(text) is None
    assert pressed(text) is None


def test_mutilated_ids_are_refused_or_say_what_they_look_like() -> None:
    luck = random.Random(3)
    for _ in range(5000):
        text = list(write(some(luck.choice(KINDS), luck)))
        for _ in range(luck.randrange(1, 4)):
            text[luck.randrange(len(text))] = luck.choice("0azA:. \x00é\u0660\n")
        if (press := read(ids_text := "".join(text))) is not None:
            assert write(press) == ids_text


def test_too_long_a_path_is_not_written() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        write(Into(1, 1, "abc", 0, tuple(range(60))))
    with pytest.raises(ValueError, match="not negative"):
        write(MySeat(-1))
    with pytest.raises(ValueError, match="no custom id"):
        write(Topic("Not A Name", 1))


def test_a_menu_says_what_its_value_stands_for() -> None:
    menu = write(Choose(1, 0))
    for press in (Play(1, 2, "ab", 3), Fill(1, 2, "ab", 3), Into(1, 2, "ab", 0, (1, 2))):
        assert pressed(menu, [write(press)]) == press
    for forged in (write(SetOption(1, 2, 3)), write(Panel(1)), menu, "", "12", write(MySeat(3))):
        assert pressed(menu, [forged]) is None
    assert pressed(write(Topics("gorgias", 1)), [write(Topic("gorgias", 30))]) == Topic("gorgias", 30)
    assert pressed(write(Topics("gorgias", 1))) == Topics("gorgias", 1)
    assert pressed(write(MySeat(1)), [write(Play(1, 2, "ab", 3))]) is None


def test_every_kind_of_press_is_documented_and_short() -> None:
    for kind in KINDS:
        assert kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "("), kind
        assert len(fields(kind)) <= 5
    assert ids.PREFIX == "s1"
