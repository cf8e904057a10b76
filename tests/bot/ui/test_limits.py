"""Every limit of Discord that a screen or form could exceed is checked, and texts are cut where that does no harm."""

import random
import re
from dataclasses import replace

import pytest

from bot.ui.blocks import (
    Attachment,
    Block,
    Button,
    Buttons,
    Drawing,
    Form,
    Link,
    Menu,
    Option,
    Picture,
    Screen,
    Text,
    TextField,
)
from bot.ui.limits import (
    OverLimit,
    check_choices,
    check_form,
    check_screen,
    clean_name,
    distinct_labels,
    fit_label,
    fit_markdown,
    fit_screen,
    fold_case,
    utf16_length,
)
from games.core.words import escape
from tests.bot.screens.matches import NASTY

GO = Button("Go", "go")
DRAWING = Drawing("agora", 1, "{}", ())


def menu(options: int = 2, **changes: object) -> Menu:
    return replace(Menu("m", "", tuple(Option(f"o{n}", f"{n}") for n in range(options))), **changes)  # type: ignore[arg-type]


def rows(count: int, each: int) -> tuple[Block, ...]:
    return tuple(Buttons(tuple(Button("b", f"{row}.{n}") for n in range(each))) for row in range(count))


FINE: dict[str, Screen] = {
    "forty components": Screen((*rows(6, 5), *(Text("t"),) * 3)),
    "4000 characters": Screen((Text("t" * 2000), Text("t" * 2000))),
    "25 options": Screen((menu(25),)),
    "80 characters": Screen((Buttons((Button("l" * 80, "i" * 100),)),)),
    "alt": Screen((Picture(DRAWING, "a" * 1024),)),
    "ten files": Screen((Text("t"),), files=tuple(Attachment(f"{n}", b"x") for n in range(10))),
}
BAD: dict[str, Screen] = {
    "no blocks": Screen(()),
    "41 components": Screen((*rows(6, 5), *(Text("t"),) * 4)),
    "41 with a file": Screen((*rows(6, 5), *(Text("t"),) * 3), files=(Attachment("f", b"x"),)),
    "4001 characters": Screen((Text("t" * 2000), Text("t" * 2001))),
    "4001 units": Screen((Text("🏺" * 2000 + "t"),)),
    "empty text": Screen((Text(" \n"),)),
    "empty row": Screen((Buttons(()),)),
    "six buttons": Screen(rows(1, 6)),
    "no label": Screen((Buttons((Button("", "x"),)),)),
    "blank label": Screen((Buttons((Button("  ", "x"),)),)),
    "long label": Screen((Buttons((Button("l" * 81, "x"),)),)),
    "long emoji label": Screen((Buttons((Button("🏺" * 41, "x"),)),)),
    "no id": Screen((Buttons((Button("l", ""),)),)),
    "long id": Screen((Buttons((Button("l", "i" * 101),)),)),
    "ids twice": Screen((Buttons((GO,)), Buttons((GO,)))),
    "id of button and menu": Screen((Buttons((GO,)), menu(id="go"))),
    "long address": Screen((Buttons((Link("l", "https://" + "x" * 512),)),)),
    "no options": Screen((menu(0),)),
    "26 options": Screen((menu(26),)),
    "long placeholder": Screen((menu(placeholder="p" * 151),)),
    "values twice": Screen((Menu("m", "", (Option("a", "v"), Option("b", "v"))),)),
    "long option": Screen((Menu("m", "", (Option("a" * 101, "v"),)),)),
    "long value": Screen((Menu("m", "", (Option("a", "v" * 101),)),)),
    "long description": Screen((Menu("m", "", (Option("a", "v", "d" * 101),)),)),
    "more than there are": Screen((menu(2, maximum=3),)),
    "least above most": Screen((menu(2, minimum=2),)),
    "two chosen": Screen((Menu("m", "", (Option("a", "v", selected=True), Option("b", "w", selected=True))),)),
    "long alt": Screen((Picture(DRAWING, "a" * 1025),)),
    "no alt": Screen((Picture(DRAWING, ""),)),
    "accent": Screen((Text("t"),), accent_colour=0x1000000),
    "eleven files": Screen((Text("t"),), files=tuple(Attachment(f"{n}", b"x") for n in range(11))),
    "names of files twice": Screen((Text("t"),), files=(Attachment("f", b"x"), Attachment("f", b"y"))),
    "large file": Screen((Text("t"),), files=(Attachment("f", bytes(10 * 1024 * 1024 + 1)),)),
    "large request": Screen((Text("t"),), files=tuple(Attachment(f"{n}", bytes(9 * 1024 * 1024)) for n in range(3))),
}
LINE = TextField("e", "Label")
BAD_FORMS: dict[str, Form] = {
    "title": Form("f", "t" * 46, (LINE,)),
    "id": Form("f" * 101, "t", (LINE,)),
    "no fields": Form("f", "t", ()),
    "six fields": Form("f", "t", tuple(TextField(f"{n}", "l") for n in range(6))),
    "ids twice": Form("f", "t", (LINE, LINE)),
    "label": Form("f", "t", (TextField("e", "l" * 46),)),
    "description": Form("f", "t", (TextField("e", "l", "d" * 101),)),
    "placeholder": Form("f", "t", (TextField("e", "l", placeholder="p" * 101),)),
    "most": Form("f", "t", (TextField("e", "l", maximum=4001),)),
    "least": Form("f", "t", (TextField("e", "l", minimum=3, maximum=2),)),
    "value": Form("f", "t", (TextField("e", "l", value="abc", maximum=2),)),
}


@pytest.mark.parametrize("what", FINE)
def test_what_just_fits_passes(what: str) -> None:
    check_screen(FINE[what])


@pytest.mark.parametrize("what", BAD)
def test_what_does_not_fit_is_refused(what: str) -> None:
    with pytest.raises(OverLimit):
        check_screen(BAD[what])


@pytest.mark.parametrize("what", BAD_FORMS)
def test_forms_that_do_not_fit_are_refused(what: str) -> None:
    check_form(Form("f", "t" * 45, (TextField("e", "l" * 45, "d" * 100, placeholder="p" * 100, value="v" * 4000),)))
    with pytest.raises(OverLimit):
        check_form(BAD_FORMS[what])


def test_choices_that_do_not_fit_are_refused() -> None:
    check_choices([("n" * 100, f"{n}") for n in range(25)])
    for choices in (
        [("n", f"{n}") for n in range(26)],
        [("n" * 101, "v")],
        [("n", "v" * 101)],
        [("", "v")],
        [("a", "v"), ("b", "v")],
    ):
        with pytest.raises(OverLimit):
            check_choices(choices)


def test_too_much_text_is_taken_from_the_longest() -> None:
    short = Text("**Title** that stays")
    fitted = fit_screen(Screen((short, Text("a " * 3000), Text("b " * 1500), GO_ROW)))
    check_screen(fitted)
    assert fitted.blocks[0] == short
    lengths = [utf16_length(block.markdown) for block in fitted.blocks if isinstance(block, Text)]
    assert 3900 < sum(lengths) <= 4000
    assert lengths[2] > 1900
    assert fit_screen(fitted) == fitted


GO_ROW = Buttons((GO,))


def test_many_long_texts_are_all_shortened() -> None:
    fitted = fit_screen(Screen(tuple(Text(letter * 3000) for letter in "abcde")))
    check_screen(fitted)
    assert all(isinstance(block, Text) and utf16_length(block.markdown) > 700 for block in fitted.blocks)


def test_a_cut_never_falls_inside_an_escape_a_mention_or_a_link() -> None:
    luck = random.Random(1)
    parts = [
        r"\*",
        r"\_",
        "<@123456789>",
        "<t:1700000000:R>",
        "[here](https://example.com/a_b)",
        "word ",
        "🏺",
        "👍🏽",
        "\n",
        "**bold** ",
        "`code` ",
    ]
    whole = re.compile(
        r"(\\.|<@123456789>|<t:1700000000:R>|\[here\]\(https://example\.com/a_b\)|👍🏽|[^\\<>\[\]()])*", re.DOTALL
    )
    for _ in range(3000):
        text = "".join(luck.choice(parts) for _ in range(luck.randrange(1, 40)))
        most = luck.randrange(1, 80)
        short = fit_markdown(text, most)
        assert utf16_length(short) <= most
        assert whole.fullmatch(short), short
        assert short == text or "…" in short
        if short != text and most > 4:
            bare = re.sub(r"\\.", "", short)
            assert bare.count("**") % 2 == 0
            assert bare.count("`") % 2 == 0


def test_a_long_word_is_cut_and_a_short_text_is_left() -> None:
    assert fit_markdown("a" * 50, 10) == "a" * 9 + "…"
    assert fit_markdown("The quick brown fox jumps", 18) == "The quick brown…"
    assert fit_markdown("same", 4) == "same"
    assert fit_markdown("||secret and long||", 12) == "||secret…||"


def test_labels_are_one_line_and_never_empty() -> None:
    assert fit_label(" a\n b\t", 80) == "a b"
    assert fit_label("\u200b \u202e", 80) == "…"
    for name in NASTY:
        for most in (1, 5, 80):
            label = fit_label(name, most)
            assert label.strip() and utf16_length(label) <= most and "\n" not in label


def test_equal_labels_get_numbers() -> None:
    assert distinct_labels(["a", "b", "a", "a"], 80) == ["a", "b", "a (2)", "a (3)"]
    labels = distinct_labels(["x" * 90] * 30 + ["x" * 79 + "y"], 80)
    assert len(set(labels)) == 31
    assert all(utf16_length(label) <= 80 for label in labels)


def test_names_lose_what_is_not_seen() -> None:
    assert clean_name("\u202eevil\u2066 name\u200f\x00") == "evil name"
    assert clean_name("👩‍👩‍👧‍👦") == "👩‍👩‍👧‍👦"
    assert clean_name(" \n\u200b") == ""
    assert utf16_length(clean_name("👩‍👩‍👧‍👦" * 20)) <= 32
    assert "@everyone" not in escape(clean_name("@everyone"))


def test_folding_forgets_case_and_accents() -> None:
    assert fold_case("Éphyrà ΣΟΦΊΑ straße") == fold_case("ephyra σοφια STRASSE")
