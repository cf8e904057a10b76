"""The texts of `/games stats`: matches against people, against computer players and alone are counted separately."""

from datetime import UTC, datetime

from bot.screens.stats import ALL_GAMES, Record, stats_screen
from bot.ui.blocks import Screen, Text
from bot.ui.words import say
from storage.services.statistics import Result, Tally
from tests.messages import says

NOON = datetime(2031, 3, 3, 12, tzinfo=UTC)


def said(*tallies: Tally) -> str:
    last = (Result("gorgias", "people", True, NOON, None),)
    screen: Screen = stats_screen(Record(7, "Theo", True, True, ALL_GAMES, tallies, last, None))
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def tally(kind: str, *counts: int, game: str = "gorgias") -> Tally:
    """Return counts: finished, won, replaced, decided, thought, missed."""
    return Tally(game, kind, *counts)


def test_each_kind_of_game_has_its_own_line_and_time() -> None:
    text = said(
        tally("people", 3, 1, 1, 10, 1200, 2),
        tally("computers", 4, 4, 1, 20, 60, 0),
        tally("solo", 2, 1, 0, 10, 3000, 5),
    )
    assert says(text, "stats-played-time", kind="people", count=3, won=1, share="33%", time="2 min")
    assert says(text, "stats-played-time", kind="computers", count=4, won=4, share="100%", time="3 s")
    assert says(text, "stats-played-time", kind="solo", count=2, won=1, share="50%", time="5 min")


def test_reliability_is_of_games_with_people_and_says_who_was_replaced() -> None:
    text = said(
        tally("people", 3, 1, 1, 10, 1200, 2),
        tally("people", 1, 0, 1, 5, 5, 1, game="epireia"),
        tally("computers", 4, 4, 3, 20, 60, 9),
        tally("solo", 2, 1, 1, 10, 3000, 5),
    )
    assert says(text, "stats-reliable-clock")


def test_where_the_clock_never_decided_nothing_is_said_of_it() -> None:
    text = said(tally("people", 1, 0, 0, 3, 30, 0))
    assert say.text("stats-reliable", finished=1, began=1, replaced=0) in text
    assert not says(text, "stats-reliable-clock")


def test_whoever_plays_without_people_has_no_reliability() -> None:
    assert not says(said(tally("solo", 2, 1, 1, 10, 3000, 5)), "stats-reliable")
