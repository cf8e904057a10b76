"""Custom ids read back as they were written, and no other string is accepted."""

import random
from dataclasses import fields
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_type_hints

import pytest

import bot
from bot import handlers
from bot.interactions.custom_id_codec import (
    MAX_DIGITS,
    MAX_STEPS,
    PREFIX,
    SPELLINGS,
    Fingerprint,
    Name,
    Path,
    Press,
    custom_id,
    encode,
    parse,
    parse_press,
)
from bot.interactions.custom_ids import (
    Choose,
    CorrectForm,
    MySeat,
    OpenForm,
    OpenPath,
    Panel,
    Play,
    SetOption,
    Topic,
    Topics,
)
from bot.interactions.registry import FORMS, PRESSES, SELECTS
from bot.interactions.registry import press as declare_press

for module in iter_modules(bot.__path__, "bot."):  # every module that may declare one
    for inner in iter_modules(import_module(module.name).__path__, f"{module.name}.") if module.ispkg else ():
        import_module(inner.name)
KINDS: tuple[type[Any], ...] = tuple(known.kind for known in SPELLINGS.values())
LARGEST = 36**MAX_DIGITS - 1


def some(kind: type[Any], luck: random.Random) -> Any:
    made: dict[Any, Any] = {
        int: lambda: luck.choice([0, 1, 35, 36, luck.randrange(36**6), 2**53, LARGEST]),
        Name: lambda: luck.choice(["a", "gorgias", "0f3e9a0b1c2d", "x" * 32]),
        Fingerprint: lambda: luck.choice(["a", "0f3e9a0b1c2d", "x" * 16]),
        Path: lambda: tuple(luck.randrange(36**2) for _ in range(luck.randrange(MAX_STEPS + 1))),
    }
    return kind(*[made[hint]() for hint in get_type_hints(kind, include_extras=True).values()])


def longest(kind: type[Any]) -> Any:
    made: dict[Any, Any] = {
        int: LARGEST, Name: "x" * 32, Fingerprint: "x" * 16, Path: (36**2 - 1,) * MAX_STEPS
    }  # fmt: skip
    return kind(*[made[hint] for hint in get_type_hints(kind, include_extras=True).values()])


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_longest_id_of_a_kind_is_short_enough(kind: type[Any]) -> None:
    press = longest(kind)
    assert len(encode(press)) <= 100
    assert parse(encode(press)) == press


def test_a_spelling_is_declared_once() -> None:
    assert {"play", "join", "setlimits"} <= SPELLINGS.keys()
    with pytest.raises(ValueError, match="two kinds"):

        @custom_id("play")
        class Another(Press):
            """Another."""

    with pytest.raises(TypeError, match="no place"):

        @custom_id("float")
        class Float(Press):
            """Has a value of an unknown type."""

            value: float


def test_every_declared_id_is_answered_or_only_holds_options() -> None:
    handlers.load()
    answered = {*PRESSES, *FORMS, *SELECTS}
    assert {kind.__name__ for kind in KINDS if kind not in answered} == {
        *(
            "OptionMenu",
            "Choose",
            "ChooseTable",
            "ChallengeMenu",
            "ReplaySeat",
            "ServerLanguageMenu",
            "SettingsMenu",
            "StatsMenu",
            "GameRulesMenu",
            "AnswerMenu",
            "RankMenu",
            "DraftMenu",
            "QuestionMenu",
            "ThresholdMenu",
        ),
    }
    for known in SPELLINGS.values():
        assert known.kind in answered or known.options
        assert set(known.options) <= PRESSES.keys()
    assert answered <= set(KINDS)
    for route in FORMS.values():
        assert route.defer is not None, "a form cannot open a form"
    for kind, route in PRESSES.items():
        opens_form = kind in FORMS or kind is CorrectForm  # which opens that of another press
        assert (route.defer is None) == opens_form, "what opens a form, and nothing else, is not deferred"


def test_a_press_has_one_handler() -> None:
    handlers.load()
    with pytest.raises(ValueError, match="two handlers"):
        declare_press(MySeat, defer="private")(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_written_is_read(kind: type[Any]) -> None:
    luck = random.Random(1)
    for _ in range(200):
        press = some(kind, luck)
        text = encode(press)
        assert len(text) <= 100
        assert parse(text) == press


def test_different_presses_have_different_ids() -> None:
    luck = random.Random(2)
    seen: dict[str, Any] = {}
    for _ in range(5000):
        press = some(luck.choice(KINDS), luck)
        assert seen.setdefault(encode(press), press) == press


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
    assert parse(text) is None
    assert parse_press(text) is None


def test_mutilated_ids_are_refused_or_say_what_they_look_like() -> None:
    luck = random.Random(3)
    for _ in range(5000):
        text = list(encode(some(luck.choice(KINDS), luck)))
        for _ in range(luck.randrange(1, 4)):
            text[luck.randrange(len(text))] = luck.choice("0azA:. \x00é\u0660\n")
        if (press := parse(ids_text := "".join(text))) is not None:
            assert encode(press) == ids_text


def test_too_long_a_path_is_not_written() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        encode(OpenPath(1, 1, "abc", 0, tuple(range(60))))
    with pytest.raises(ValueError, match="not negative"):
        encode(MySeat(-1))
    with pytest.raises(ValueError, match="no custom id"):
        encode(Topic("Not A Name", 1))


def test_a_menu_says_what_its_value_stands_for() -> None:
    menu = encode(Choose(1, 0))
    for press in (Play(1, 2, "ab", 3), OpenForm(1, 2, "ab", 3), OpenPath(1, 2, "ab", 0, (1, 2))):
        assert parse_press(menu, [encode(press)]) == press
    for forged in (encode(SetOption(1, 2, 3)), encode(Panel(1)), menu, "", "12", encode(MySeat(3))):
        assert parse_press(menu, [forged]) is None
    assert parse_press(encode(Topics("gorgias", 1)), [encode(Topic("gorgias", 30))]) == Topic("gorgias", 30)
    assert parse_press(encode(Topics("gorgias", 1))) == Topics("gorgias", 1)
    assert parse_press(encode(MySeat(1)), [encode(Play(1, 2, "ab", 3))]) is None


def test_every_kind_of_press_is_documented_and_short() -> None:
    for kind in KINDS:
        assert kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "("), kind
        assert len(fields(kind)) <= 5
    assert PREFIX == "s1"
