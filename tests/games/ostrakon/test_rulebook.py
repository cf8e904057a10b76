"""Every sentence and ruling has its tests (`rulebook.toml`), and those that fit nowhere else."""

import re
from pathlib import Path

import pytest

from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.actions import Follow, KeepSilent, Vote
from games.ostrakon.content import FREE, STONES, TEMPLE, other
from games.ostrakon.picture import GAP, cell_of
from games.ostrakon.state import OstrakonOptions, next_speaker
from tests.games.ostrakon.council import GAME, Council, events_of
from tests.games.rulebook import Rulebook
from tests.messages import message_names

BOOK = Rulebook(Path(__file__).parent)


def test_every_test_that_the_table_names_exists() -> None:
    BOOK.check(60 + 28)


def test_every_ruling_of_the_rules_page_is_in_the_table() -> None:
    page = BOOK.page
    listed = re.findall(r"^\| (A\d+) \| \S", page, re.MULTILINE)
    assert listed == [f"A{k}" for k in range(1, 29)] == list(BOOK.rulings)
    assert set(re.findall(r"\bA\d+\b", page)) == set(listed)


def test_the_table_has_every_section_of_the_rules_text() -> None:
    names = " ".join(BOOK.sections)
    for heading in (
        "Overview",
        "Preparation",
        "The game",
        "Special days",
        "The Follower",
        "End of the game and victory",
    ):
        assert heading in names


# -- sentences that have no test elsewhere -------------------------------------------------------------------------


def test_a_stone_has_two_sides() -> None:
    assert STONES == ("white", "black") and [other(stone) for stone in STONES] == ["black", "white"]
    council = Council()
    council.ask()
    assert [each for each in council.offers(3) if isinstance(each, Vote)] == [Vote("white"), Vote("black")]


def test_the_server_is_the_dealer() -> None:
    """Ruling A18: between the last stone and the next question nobody has to do anything."""
    council = Council(5)
    told = council.turn("WWWBB")
    assert [type(each) for each in told[-3:]] == [events.Revealed, events.Advanced, events.LeaveGiven]
    for _ in range(4):
        told = council.advance(0)
    kinds = [type(each) for each in told]
    assert kinds[kinds.index(events.WentUnderSun) :] == [
        events.WentUnderSun, events.PileReturned, events.DayEnded, events.DayBegan, events.LeaveGiven,
    ]  # fmt: skip
    assert GAME.active_seats(council.state) == (council.speaker,)


def test_the_path_leads_from_neighbour_to_neighbour_and_ends_in_the_temple() -> None:
    """The cards are walked one after the other: in the picture each lies beside the next one, and none overlaps."""
    cells = {space: cell_of(space) for space in range(1, TEMPLE + 1)}
    for space in range(1, TEMPLE):
        (x, y, w, h), (to_x, to_y, to_w, to_h) = cells[space], cells[space + 1]
        apart = max(to_x - x - w, x - to_x - to_w), max(to_y - y - h, y - to_y - to_h)
        assert max(apart) == GAP and min(apart) < 0, space
    boxes = list(cells.values())
    for i, (x, y, w, h) in enumerate(boxes):
        assert all(x + w < a or a + c < x or y + h < b or b + d < y for a, b, c, d in boxes[i + 1 :])


def test_the_shuffled_pile_is_the_order_of_the_first_day_and_lies_open() -> None:
    """Preparation; ruling A19: chance decides it, all branches are shown, the Sun shines upon it, the top speaks."""
    orders = set()
    for seed in range(6):
        draw = iter(range(seed, seed + 100))
        state = GAME.start(5, OstrakonOptions(philosophers="draw"), Chance(lambda n, draw=draw: next(draw) % n))
        pile = state.piles[5]
        orders.add(pile)
        view = GAME.view(state, None)
        assert view.piles[5] == pile and sorted(pile) == [0, 1, 2, 3, 4] and all(view.branches)
        assert view.sun == 5 and view.speaker == pile[0] and next_speaker(view) == pile[1]
        spoke = []
        while state.day == 1 and len(spoke) < 5:
            spoke.append(state.speaker)
            state = GAME.apply(state, state.speaker, KeepSilent(), Chance(lambda n: 0)).state
        assert tuple(spoke) == pile
    assert len(orders) > 1


def test_subject_cards_are_drawn_by_chance() -> None:
    rows = {Council(cards=cards).state.row for cards in ((0, 1, 2), (5, 9, 13), (15, 14, 0))}
    assert rows == {(2, 1, 0), (13, 9, 5), (0, 14, 15)}


def test_a_free_subject_is_announced_as_free() -> None:
    council = Council(cards=(0, 3, 2))
    council.advance(1)
    assert council.state.subject == FREE
    said = GAME.presentation([f"P{seat}" for seat in range(8)])
    view = council.view(council.speaker)
    with message_names():
        assert "subject=subject-free" in said.headline(view)
        assert said.prompt(view) == "prompt-asking-free"
    council.ask("You see a shooting star: do you wish for something?")
    assert council.state.phase == "voting"


@pytest.mark.parametrize(
    "question",
    [
        ("Which do you prefer?", "The breeze of the sea", "The wind of the mountains"),
        ("A wallet full of money lies there.", "I take it", "I look for its owner"),
        ("You see a shooting star: do you wish for something?", "Yes", "No"),
    ],
)
def test_the_questions_of_the_text_may_be_asked(question: tuple[str, str, str]) -> None:
    council = Council()
    council.ask(*question)
    assert council.state.question == question


def test_truthful_answers_are_a_matter_of_honour() -> None:
    """Ruling A21: nothing forces an answer, so everybody is offered both stones, whatever was answered before."""
    council = Council()
    for text in ("WWWWWBBB", "WBBBBWWW"):
        council.ask()
        for seat in range(8):
            assert [each for each in council.offers(seat) if isinstance(each, Vote)] == [Vote("white"), Vote("black")]
        council.vote(text)


def test_branches_once_spent_stay_spent() -> None:
    """«Once during the game»: not in a later turn, nor on a later day."""
    council = Council(8)
    council.place({7: [0, 1], 5: [2], 2: [3, 4, 5, 6, 7]}, sun=7)
    council.ask()
    council.do(Follow(), 3)
    council.vote("WBBBBBBB")
    council.ask()
    assert council.speaker == 1 and council.refused(Follow(), 3) == "branches_spent" and council.can(2, Follow)
    council.vote("WWWWWBBB")
    council.state.day = 3
    council.place({7: [0, 1], 5: [2], 2: [3, 4, 5, 6, 7]}, sun=7)
    council.ask()
    assert council.refused(Follow(), 3) == "branches_spent"


def test_the_effect_vanishes_with_the_turn() -> None:
    council = Council(8)
    council.place({9: [1], 7: [0, 4], 5: [2], 2: [3, 5, 6, 7]}, sun=7)
    council.ask()
    council.do(Follow(), 3)
    council.vote("WWWWWBBB")
    assert council.state.follower is None and council.piles[5] == (3, 2)
    council.ask()
    told = council.vote("WWWWWBBB")
    assert events_of(told, events.Advanced) and not events_of(told, events.FollowerAdvanced)
    assert council.piles[5] == (3, 2)


def test_only_a_follower_comes_to_the_suns_space() -> None:
    """Ruling A4: over whole games, whoever else comes to a space that the Sun shines on comes from under it."""
    for seed in range(4):
        council, luck = Council(9), seed
        while council.state.phase != "over":
            council.state.rule = "regular"
            luck = (luck * 1_103_515_245 + 12_345) % 2**31
            before, sun = set(council.state.piles[council.state.sun]), council.state.sun
            told = council.advance(luck // 7 % 5)
            if council.state.phase != "over" and council.state.sun == sun and not events_of(told, events.DayBegan):
                assert set(council.state.piles[sun]) <= before
