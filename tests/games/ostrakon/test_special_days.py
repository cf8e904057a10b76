"""Special days: Corruption, Oracle, Treachery (rulings A11 to A15)."""

import pytest

from games.ostrakon import events
from games.ostrakon.actions.special import Consult, Corrupt, KeepStone, NameByLot, TurnStone
from games.ostrakon.actions.voting import Vote
from games.ostrakon.content import TABLES
from tests.games.ostrakon.council import GAME, Council, events_of


def voted(rule: str, text: str) -> Council:
    council = Council(len(text))
    council.state.rule = rule  # type: ignore[assignment]
    council.turn(text)
    return council


def test_corruption_shows_the_speakers_stone_and_no_other() -> None:
    council = voted("corruption", "WWBBBBBB")
    assert council.state.phase == "corrupting" and council.told[-1].event == events.CorruptionCalled(0, "white")
    assert council.view(None).stones == ("white", *[None] * 7)
    assert council.view(3).own == "black" and council.view(3).stones[3] is None


def test_those_he_names_show_their_stones_and_match_his() -> None:
    """Two with eight players; two whites of others become four of seven: a success by three spaces."""
    council = voted("corruption", "WWWBBBBB")
    assert council.do(Corrupt(4)) == []
    assert council.refused(Corrupt(4)) == council.refused(Corrupt(0)) == "cannot_be_named"
    told = council.do(Corrupt(3))
    (corrupted,) = events_of(told, events.Corrupted)
    assert corrupted.named == (3, 4) and corrupted.had == ("black", "black")
    (revealed,) = events_of(told, events.Revealed)
    assert revealed.stones == ("white",) * 5 + ("black",) * 3
    assert events_of(told, events.Advanced) == [events.Advanced(0, 3, 5)]
    assert council.view(None).past[-1].turned == (3, 4)  # everybody has seen what they had


def test_who_matches_already_may_be_named_and_unanimity_is_a_failure() -> None:
    council = voted("corruption", "WWWWWWBB")
    council.do(Corrupt(6))
    assert events_of(council.do(Corrupt(7)), events.WentUnderSun)
    council = voted("corruption", "WWWWWWBB")
    council.do(Corrupt(1))
    assert events_of(council.do(Corrupt(2)), events.Advanced) == [events.Advanced(0, 2, 4)]


def test_the_oracle_shows_those_named_and_then_he_keeps_or_turns() -> None:
    council = voted("oracle", "WWBBBBBW")
    assert council.state.phase == "consulting" and council.view(None).stones == (None,) * 8
    council.do(Consult(3))
    assert council.view(0).stones == (None,) * 8  # all at once, before any of them shows
    told = council.do(Consult(2))
    assert told == [events.OracleAsked(0, (2, 3), ("black", "black"))]
    assert council.view(5).stones == (None, None, "black", "black", None, None, None, None)
    told = council.do(TurnStone())
    assert told[0] == events.StoneTurned(0, "black")
    assert events_of(told, events.Advanced) == [events.Advanced(0, 2, 4)]


def test_the_oracle_may_be_ignored() -> None:
    """Ruling A13."""
    council = voted("oracle", "WWBBBBBW")
    council.do(Consult(3))
    council.do(Consult(2))
    told = council.do(KeepStone())
    assert told[0] == events.StoneKept(0) and events_of(told, events.WentUnderSun)


@pytest.mark.parametrize("text", ["WBBBBBWW", "WWWBBBBB", "WBBBBBBW"])
def test_treachery_always_scores_unless_the_others_are_unanimous(text: str) -> None:
    council = voted("treachery", text)
    assert council.state.phase == "deciding" and None not in council.view(None).stones
    keeps = 2 * text[1:].count("W") >= 7
    told = council.do(KeepStone() if keeps else TurnStone())
    assert events_of(told, events.Advanced)


@pytest.mark.parametrize("way", [KeepStone(), TurnStone()])
def test_treachery_against_all_others_fails_either_way(way: KeepStone | TurnStone) -> None:
    assert events_of(voted("treachery", "WBBBBBBB").do(way), events.WentUnderSun)


@pytest.mark.parametrize("seats", range(5, 13))
@pytest.mark.parametrize("rule", ["corruption", "oracle"])
def test_so_many_are_affected(seats: int, rule: str) -> None:
    """One with 5 or 6, two with 7 to 9, three with 10 to 12."""
    council = voted(rule, "W" + "B" * (seats - 1))
    phase, named = council.state.phase, 0
    while council.state.phase == phase and not council.state.past:
        council.do(Corrupt(named + 1) if rule == "corruption" else Consult(named + 1))
        named += 1
    assert named == TABLES[seats].affected == (1 if seats < 7 else 2 if seats < 10 else 3)


def test_special_rules_are_not_optional_and_the_lot_names_for_who_is_away() -> None:
    council = voted("corruption", "WWWBBBBB")
    assert {type(each) for each in council.offers(0)} == {Corrupt, NameByLot}
    council.do(Corrupt(1))
    told = council.do(NameByLot(), None, 0)
    assert events_of(told, events.Corrupted)[0].named == (1, 2)
    assert GAME.timeout_action(voted("oracle", "WWWBBBBB").state, 0) == NameByLot()
    assert GAME.timeout_action(voted("treachery", "WWWBBBBB").state, 0) == KeepStone()


def test_the_vote_cannot_be_changed_any_more_on_the_special_step() -> None:
    """Ruling A14: the special step comes after the vote."""
    council = voted("oracle", "WWWBBBBB")
    assert council.refused(Vote("white"), 5) == "not_active"
    assert council.refused(Vote("white"), 0) == "not_now"
