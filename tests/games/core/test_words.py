"""Words: messages become texts and labels in the language of whoever reads them."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource

from games.core import words
from games.core.registry import all_games
from games.core.words import (
    AllOf,
    AnyOf,
    Catalogue,
    Clauses,
    Facts,
    Markdown,
    MessageError,
    Neither,
    Percent,
    Row,
    Series,
    UnknownMessage,
    Words,
    _pattern,
    _plain_value,
    escape,
    in_language,
    language_of_terminal,
    load_catalogue,
    name_commands,
    said,
)

ENGLISH = """
-game = Gorgias
# A comment between entries.
greeting = Welcome to { -game }, { $name }!
plain = **All** of it
dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
list = You have { $things }.
    They are yours.
card = the *Sophist*
drew = { $name } drew { $card }.
outer = { plain }: { $name }
    .hint = A hint for { $seat }: { card }
    .value-0 = Zero
pointer = See { outer.hint }.
odds = { $share } of all
"""
GERMAN = """
-game = Gorgias
greeting = Willkommen bei { -game }, { $name }!
list = Du hast { $things }.
"""


SIMPLE = """
begins = { $one } at the start
ends = Ends *with* { $one }
alone = { $one }
beside = { $one }{ $other } and { $one }
lines = A first line
    and { $other }.

    - a third: { $one }
"""
ARGUMENTS: tuple[Any, ...] = ("a *star*", Markdown("**bold**"), 7, 12345, -3, 0.25, True)


@pytest.mark.parametrize("markdown", [True, False])
@pytest.mark.parametrize("one", ARGUMENTS)
def test_messages_of_texts_and_arguments_alone_read_as_fluents_compiler_has_them(one: Any, markdown: bool) -> None:
    resource = FtlResource(SIMPLE, "simple.ftl")
    bundle = FluentBundle("en", [resource], use_isolating=False, escapers=[words._ESCAPER] if markdown else None)
    catalogue = Catalogue("en", [("simple.ftl", SIMPLE)])
    values = {"one": one, "other": "#2"}
    for key in catalogue:
        read, errors = bundle.format(key, values)
        assert errors == []
        assert catalogue.format(key, values, markdown=markdown) == read
        assert isinstance(catalogue.format(key, values, markdown=markdown), Markdown) == markdown


def test_a_simple_message_without_its_argument_or_with_one_of_another_type_is_refused() -> None:
    catalogue = Catalogue("en", [("simple.ftl", SIMPLE)])
    for wrong in ({"one": "x"}, {"one": "x", "other": None}):
        for markdown in (True, False):
            with pytest.raises(UnknownMessage, match="other"):
                catalogue.format("beside", wrong, markdown=markdown)


@pytest.fixture(autouse=True)
def catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"en": Catalogue("en", [("a.ftl", ENGLISH)]), "de": Catalogue("de", [("a.ftl", GERMAN)])}
    monkeypatch.setattr(
        words,
        "load_catalogue",
        lambda package, language: (
            load_catalogue(package, language)
            if package == "games"  # how lists are joined
            else found.get(language, Catalogue(language, []))
        ),
    )


@pytest.fixture
def say() -> Words:
    return Words("somewhere")


HOSTILE = "_M_ **x** [a](b) @everyone <@1> `c` ||d||\n# e"


def test_a_text_escapes_what_players_typed_and_nothing_else(say: Words) -> None:
    text = say.text("greeting", name=HOSTILE)
    assert text == f"Welcome to Gorgias, {escape(HOSTILE)}!" and isinstance(text, Markdown)
    assert say.text("greeting", name=text) == f"Welcome to Gorgias, {text}!"
    assert say.text("plain") == "**All** of it"
    assert say.text("list", things=AllOf(["a_b", Markdown("*c*")])) == "You have a\\_b and *c*.\nThey are yours."


def test_a_label_is_plain_text(say: Words) -> None:
    assert say.label("greeting", name=HOSTILE) == f"Welcome to Gorgias, {HOSTILE}!"
    assert not isinstance(say.label("greeting", name="x"), Markdown)


@pytest.mark.parametrize("wrap", [lambda text: text, lambda text: AllOf([text])])
def test_a_label_takes_no_markdown(say: Words, wrap: Callable[[Markdown], Any]) -> None:
    with pytest.raises(TypeError, match="markdown"):
        say.label("greeting", name=wrap(say.text("plain")))


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 dice"), (1, "one die"), (2, "2 dice"), (999, "999 dice"), (1234, "1,234 dice")]
)
def test_numbers_and_plurals(say: Words, count: int, text: str) -> None:
    assert say.text("dice", count=count) == say.label("dice", count=count) == text


def test_a_share_is_a_percentage(say: Words) -> None:
    assert say.text("odds", share=Percent(0.25)) == "25% of all"


@pytest.mark.parametrize(
    ("things", "text"),
    [
        (AllOf(["a"]), "a"),
        (AllOf(["a", "b"]), "a and b"),
        (AllOf(["a", "b", "c"]), "a, b and c"),
        (AnyOf(["a", "b", "c"]), "a, b or c"),
        (Neither(["a"]), "a"),
        (Neither(["a", "b"]), "neither a nor b"),
        (Neither(["a", "b", "c"]), "neither a, b nor c"),
        (Series(["a", "b", "c"]), "a, b, c"),
        (Series([]), ""),
        (Clauses(["a, b", "c", "d"]), "a, b; c; d"),
        (Row(["8", "K"]), "8 K"),
        (Facts(["a", "b", "c"]), "a · b · c"),
        (AllOf([1, 2000]), "1 and 2,000"),
    ],
)
def test_lists(say: Words, things: Any, text: str) -> None:
    assert say.label("list", things=things) == f"You have {text}.\nThey are yours."


@pytest.mark.parametrize(
    ("language", "things", "text"),
    [
        ("de", Neither(["a", "b", "c"]), "weder a noch b noch c"),
        ("es", Neither(["a", "b"]), "ni a ni b"),
        ("fr", Neither(["a", "b"]), "ni a ni b"),
        ("it", Neither(["a"]), "a"),
        ("it", Neither(["a", "b"]), "né a né b"),
        ("fr", Clauses(["a", "b"]), "a\u202f; b"),
    ],
)
def test_lists_are_joined_by_the_catalogue_of_the_language(language: str, things: Any, text: str) -> None:
    assert words._ready(things, language, False) == text
    assert words._ready(things, language, True) == Markdown(text)


def test_a_list_escapes_what_players_typed(say: Words) -> None:
    for kind in (Neither, Series, Clauses, Row, Facts):
        assert escape(HOSTILE) in say.text("list", things=kind(["a", HOSTILE]))
        assert HOSTILE in say.label("list", things=kind(["a", HOSTILE]))


def test_a_message_as_an_argument_is_said_as_the_outer_one(say: Words) -> None:
    card = say.message("greeting", name="a_b")
    assert say.text("drew", name="x_y", card=card) == r"x\_y drew Welcome to Gorgias, a\_b!."
    assert say.label("drew", name="x_y", card=card) == "x_y drew Welcome to Gorgias, a_b!."
    assert say.text("drew", name="x", card=say.message("card")) == "x drew the *Sophist*."


def test_a_message_in_a_message(say: Words) -> None:
    assert say.text("outer", name="a_b") == r"**All** of it: a\_b"


def test_commands_are_named_as_the_reader_types_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_command_word", words._command_word)
    source = 'hint = See `{ COMMAND("table", "options") }` or { COMMAND("rules") }, { $name }.'
    catalogue = Catalogue("en", [("hints.ftl", source)])
    name_commands(str)
    assert catalogue.format("hint", {"name": "a_b"}, markdown=True) == r"See `/table options` or /rules, a\_b."
    name_commands(lambda word: {"table": "tisch", "rules": "regeln"}.get(word, "optionen"))
    assert catalogue.format("hint", {"name": "a_b"}, markdown=False) == "See `/tisch optionen` or /regeln, a_b."


@pytest.mark.parametrize("markdown", [True, False])
def test_a_label_can_begin_with_a_capital(markdown: bool) -> None:
    catalogue = Catalogue("es", [("labels.ftl", "choice = { CAPITAL($thing) }: { $thing }")])
    assert catalogue.format("choice", {"thing": "óbolos"}, markdown=markdown) == "Óbolos: óbolos"
    assert catalogue.format("choice", {"thing": "*a*"}, markdown=True) == r"\*a\*: \*a\*"


@pytest.mark.parametrize(
    ("things", "text"),
    [
        (AllOf(["Epiro", "Iliria"]), "Epiro e Iliria"),
        (AllOf(["Epiro", "Iliria", "Tracia"]), "Epiro, Iliria y Tracia"),
        (AllOf(["agua", "hielo"]), "agua y hielo"),
        (AllOf(["Zenón", "Hiparquia"]), "Zenón e Hiparquia"),
        (AnyOf(["uno", "otro"]), "uno u otro"),
        (AnyOf(["madera", "vino"]), "madera o vino"),
    ],
)
def test_and_and_or_in_spanish_avoid_the_same_sound_twice(things: Any, text: str) -> None:
    assert words._ready(things, "es", False) == text


def test_the_language_of_the_reader_with_english_where_it_says_nothing(say: Words) -> None:
    with in_language("de"):
        assert say.text("greeting", name="Malia") == "Willkommen bei Gorgias, Malia!"
        assert say.text("list", things=AllOf(["a", "b", "c"])) == "Du hast a, b und c."
        assert say.text("dice", count=1) == "one die"
        assert say.text("outer", name="a") == "**All** of it: a"
        with in_language("fr"):
            assert say.label("list", things=AllOf(["a", "b", "c"])) == "You have a, b and c.\nThey are yours."
            assert say.text("plain") == "**All** of it"
    assert say.text("greeting", name="Malia") == "Welcome to Gorgias, Malia!"


def test_an_attribute_is_a_message_of_its_own(say: Words) -> None:
    assert say.text("outer.hint", seat="a_b") == r"A hint for a\_b: the *Sophist*"
    assert say.label("outer.value-0") == "Zero"
    assert say.text("pointer", seat="x") == "See A hint for x: the *Sophist*."
    with pytest.raises(UnknownMessage):
        say.text("outer.nothing", name="x")


async def test_each_task_speaks_its_own_language(say: Words) -> None:
    async def greet(language: str) -> str:
        with in_language(language):
            await asyncio.sleep(0)
            return say.text("greeting", name="x")

    assert await asyncio.gather(greet("de"), greet("en")) == ["Willkommen bei Gorgias, x!", "Welcome to Gorgias, x!"]


@pytest.mark.parametrize(("key", "values"), [("nothing", {}), ("greeting", {}), ("greeting", {"nme": "x"})])
def test_a_message_that_cannot_be_said(say: Words, key: str, values: dict[str, str]) -> None:
    with pytest.raises(UnknownMessage):
        say.text(key, **values)


@pytest.mark.parametrize("value", [True, None])
def test_a_message_takes_no_truth_values(say: Words, value: Any) -> None:
    with pytest.raises((TypeError, AttributeError)):
        say.text("dice", count=value)


def test_what_a_message_needs(say: Words) -> None:
    catalogue = Catalogue("en", [("a.ftl", ENGLISH)])
    assert catalogue.arguments("outer") == {"name"} and catalogue.arguments("odds") == {"share"}
    assert catalogue.arguments("outer.hint") == {"seat"} == catalogue.arguments("pointer")
    assert not catalogue.arguments("outer.value-0")
    assert "-game" not in list(catalogue) and "dice" in list(catalogue)


@pytest.mark.parametrize(
    "source", ["a = 1\na = 2", "a = { b }", "a = { -b }", "a = { $x", "a = { UNHEARD($x) }", "a = { $x ->\n [one] y\n}"]
)
def test_a_catalogue_that_is_wrong(source: str) -> None:
    with pytest.raises((ValueError, UnknownMessage)):
        Catalogue("en", [("a.ftl", source)]).format("a", {"x": 1}, markdown=True)


@pytest.mark.parametrize("part", ["a", "", "\n", "\\", "@here", "***"])
def test_markdown_is_joined_with_markdown_only(part: str) -> None:
    assert Markdown(", ").join([escape(part), Markdown("b")]) == f"{escape(part)}, b"
    with pytest.raises(TypeError):
        Markdown(", ").join([part])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        Markdown("x") + part  # type: ignore[operator]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_AT", "LC_MESSAGES": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_language_of_a_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of_terminal(environment) == language


def test_an_error_is_english_in_a_log_and_in_the_readers_language_on_a_screen(say: Words) -> None:
    error = MessageError(say.message("greeting", name="Malia"))
    with in_language("de"):
        assert (str(error), said(error.message)) == (
            "Welcome to Gorgias, Malia!",
            "Willkommen bei Gorgias, Malia!",
        )


def test_what_has_been_said_with_plain_text_is_not_said_again_with_markdown(say: Words) -> None:
    """They are equal strings, and only one of them is escaped."""
    for name, shown in (("*", "\\*"), (Markdown("*"), "*")):
        assert say.text("greeting", name=name) == f"Welcome to Gorgias, {shown}!"
        assert say.text("list", things=AllOf([name, "b"])) == f"You have {shown} and b.\nThey are yours."
        drew = say.text("drew", name="Malia", card=say.message("outer", name=name))
        assert drew == f"Malia drew **All** of it: {shown}."


def test_slow_messages_compiled_in_advance_are_the_same(say: Words) -> None:
    catalogue = words.load_catalogue("somewhere", "en")
    said = say.text("dice", count=2), say.label("dice", count=2), say.text("plain"), say.label("outer.value-0")
    catalogue._compiled.clear()
    for compile_message in say.preparations("en"):
        compile_message()
    assert {key for key, _ in catalogue._compiled} == set(catalogue.slow_messages()) > {"dice"}
    for key in set(catalogue) - set(catalogue.slow_messages()):
        assert _plain_value(key, catalogue.source(key).text) is not None, "the others compile at once"
    again = Words("somewhere")
    assert said == (
        again.text("dice", count=2),
        again.label("dice", count=2),
        again.text("plain"),
        again.label("outer.value-0"),
    )


def assert_read_as_by_fluent(key: str, source: str, *, must_be_plain: bool = False) -> None:
    """Fail unless a message is read as Fluent's parser reads it, or left to Fluent's compiler."""
    value = _plain_value(key, source)
    assert value is not None or not must_be_plain, f"{source!r} is left to Fluent's compiler"
    if value is None:
        return
    entry = FluentParser(with_spans=False).parse_entry(source)
    assert isinstance(entry, ast.Message)
    read = []
    for element in _pattern(key, entry).elements:
        if isinstance(element, ast.TextElement):
            read.append(element.value)
        else:
            assert isinstance(element.expression, ast.VariableReference)
            read.append(f"{{ ${element.expression.id.name} }}")
    assert re.sub(r"\{ *(\$[\w-]+) *\}", r"{ \1 }", value) == "".join(read), source


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("a", "a = one line"),
        ("a", "a=  {$b}{ $c-d } and {   $e }   \n\n"),
        ("a", "a = first\n    second { $b }\n\n      third\n\n  fourth  \n\n"),
        ("a", "a =\n      more indented\n    than this\n"),
        ("a", "a =\n\n    after an empty line\n     \n\n    and two more\n"),
        ("a", "a = text = with an equals sign\n    b = and more\n    #1 is no comment\n# a comment\n\n"),
        ("a", "a = { $b }\n    { $c } first\n"),
        ("a", "a = text\n    .hint = of an attribute\n      of two lines\n    .other = { $b }\n"),
        ("a.hint", "a = text\n    .hint = of an attribute\n      of two lines\n    .other = { $b }\n"),
        ("a.other", "a = text\n    .hint = of an attribute\n      of two lines\n    .other = { $b }\n"),
        ("a.hint", "a =\n    .hint =\n      block\n"),
        ("a", "a = tab\there \u2028 and there"),
    ],
)
def test_plain_messages_are_read_as_by_fluent(key: str, source: str) -> None:
    assert_read_as_by_fluent(key, source, must_be_plain=True)


def test_plain_messages_are_compiled_without_fluents_parser(say: Words) -> None:
    parsed = words._parse.cache_info()
    assert say.text("plain") and say.text("list", things="stones") and say.label("list", things="stones")
    assert words._parse.cache_info() == parsed
    assert say.text("dice", count=2)
    assert words._parse.cache_info() != parsed


@pytest.mark.parametrize(
    "source",
    [
        "a =",
        "a =\n    .hint = a message without a value",
        "a = { -term }",
        'a = { "literal" }',
        "a = { $b ->\n    [one] c\n   *[other] d\n}",
        "a = { $b",
        "a = b }",
        "a = text\n    [one] as in a plural",
        "a = text\n    * as in a plural",
        "a = text\r\n    another line",
        "a = text\njunk",
        "a = text\n    .1 = no attribute",
        "-a = a term",
    ],
)
def test_all_other_messages_are_left_to_fluents_compiler(source: str) -> None:
    assert _plain_value("a", source) is None


def test_the_messages_of_all_games_are_read_as_by_fluent() -> None:
    for package in ("bot", "games", *(game.words.package for game in all_games() if game.words is not None)):
        catalogue = load_catalogue(package, "de")
        slow = {*catalogue.slow_messages()}
        for key in catalogue:
            assert_read_as_by_fluent(key, catalogue.source(key).text, must_be_plain=key not in slow)


def test_an_empty_file_is_a_catalogue_without_messages() -> None:
    assert [*Catalogue("de", [("new.ftl", ""), ("comment.ftl", "# Nothing yet.\n"), ("a.ftl", "hi = Hallo\n")])] == [
        "hi"
    ]
