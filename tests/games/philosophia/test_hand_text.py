"""The hand as text: as much as there is room for, never cut within an entry, and what is left out is counted."""

import re

import pytest

from games.philosophia.actions import ProgressTimeline, Wish
from games.philosophia.content import ORACLE
from games.philosophia.presentation.words import argument_name, explained, shortened
from tests.games.philosophia.table import GAME, NAMES, Table

MOST = 1990
SOPHISTRIES = list(range(40))
EVERYTHING = [*SOPHISTRIES, 40, 40, 41, 42, 43, 44]
LONG = ["b." * 96, "*" * 193, "Know *that*. " * 14]
"""Wisdom cards of a host as long as they may be, of signs that take twice their room once they are defused."""


def hand_of(cards: list[int], oracle: tuple[str, ...] = (), teachings: tuple[str, ...] = ()) -> str:
    table = Table("Plato", "Homer")
    table.player(0).hand = list(cards)
    table.hold(0, *oracle)
    table.state.teachings[1] = list(teachings)
    return GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))


def names_in(text: str) -> list[str]:
    """The arguments that are listed by their name alone."""
    return [
        name.removeprefix("2x ")
        for line in text.splitlines()
        if " (/rules:" in line
        for name in line.removeprefix("- ").partition(" (/rules:")[0].split(", ")
    ]


def test_a_hand_with_room_tells_everything() -> None:
    text = hand_of([0, 1, 40, 40], ("The Bronze Gong",))
    for card in (0, 1):
        assert f"- {explained(card)}" in text
    assert f"- 2x {explained(40)}" in text and "The Bronze Gong (Dodona): Draw 3 Sophistry" in text
    assert "more kind" not in text and "(/rules:" not in text


@pytest.mark.parametrize("held", [12, 20, 30, 45])
def test_what_has_no_room_for_its_lesson_is_named(held: int) -> None:
    text = hand_of(EVERYTHING[:held])
    assert len(text) <= MOST and f"Arguments ({held})" in text
    named = names_in(text)
    told = [card for card in set(EVERYTHING[:held]) if explained(card) in text]
    assert sorted(named + [argument_name(card) for card in told]) == sorted(map(argument_name, set(EVERYTHING[:held])))
    assert "more kind" not in text, "all of them are named"


def test_what_cannot_be_named_is_counted_and_found_elsewhere() -> None:
    text = hand_of(EVERYTHING, ("The Word of Zeus", "The Bronze Gong", "The Lost Road"), tuple(LONG))
    assert len(text) <= MOST
    named = names_in(text)
    kinds = [argument_name(card) for card in [*dict.fromkeys(EVERYTHING), 45]]
    assert named == kinds[: len(named)], "whole names, in their order"
    more = re.search(r"- and (\d+) more kinds: your picture shows all, and in a debate the menu names them", text)
    assert more and int(more[1]) == len(kinds) - len(named)
    assert text.rstrip().endswith("Know \\*that\\*\\."), "what stands at the end is whole too"
    for card in ("The Word of Zeus", "The Bronze Gong", "The Lost Road"):
        assert card in text


def test_oracle_cards_are_named_where_their_effects_have_no_room() -> None:
    names = (
        "The Pythia Speaks",
        "Know Thyself",
        "The Bronze Gong",
        "The Sacred Oak",
        "The Lost Road",
        "Nothing in Excess",
    )
    text = hand_of(EVERYTHING, names, tuple(LONG))
    assert len(text) <= MOST
    for name in names:
        assert name in text
    effects = [each.effect in text for each in ORACLE if each.name in names]
    assert not all(effects) and "(each is explained where you play it)" in text


def test_a_shopping_list_is_counted_in_its_order() -> None:
    table = Table("Plato", "Homer")
    table.crown(0, 1)
    table.player(0).coins = 30
    table.act_at("Temple of Wingless Victory")
    table.state.hourglass = 7
    table.do(ProgressTimeline())
    for card in (1, 1, 0, 0, 0, 1):
        table.do(Wish(card), seat=0)
    text = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "**Your list:** 2 Syllogism cards, then 3 Sophistry cards, then 1 Syllogism card." in text


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two…"),
        ("one two three", 8, "one two…"),
        ("one two three", 7, "one…"),
        ("unbroken" * 9, 30, "unbroken" * 3 + "unbro…"),
    ],
)
def test_words_are_shortened_between_words(text: str, most: int, short: str) -> None:
    assert shortened(text, most) == short and len(short) <= most
