"""Two augurs, alone: Thunder on the left takes 2 from every die of the player, Storm closes the sea (Solo, I, II)."""

import pytest

from games.epireia.content import AUGURS, CITY_NAMES, ENEMY_TABLE, FIGURE, HOME, PLACES, SEA, SOLO
from tests.games.epireia.table import Table, kinds, the


def alone(scenario: int, augur: str = "") -> Table:
    """A round of a solo game in the middle of it, under this augur."""
    city = CITY_NAMES[SOLO[scenario].city]
    t = Table((city, 1 if city == "Sparta" else 0), solo=scenario).stock(0, 0, 0, 0)
    t.state.turn = 5
    if augur:
        t.state.augur = AUGURS.index(augur)
    return t


def test_thunder_takes_two_from_the_die_against_brigands() -> None:
    """Pericles needs 5: a 6 is not enough, a 7 is."""
    for die, won in ((6, False), (7, True)):
        t = alone(0, "Thunder on the left").figures(0, "Pericles", at=["Epirus"]).robbed("Epirus")
        fought = the(t.resolve(12, 12, die), "BrigandsFought")
        assert (fought.bonus, fought.required) == (-2, 5) and (t.state.brigands == []) == won
    assert "TerritoryTaken" in kinds(alone(0).figures(0, "Pericles", at=["Epirus"]).robbed("Epirus").resolve(12, 12, 5))


@pytest.mark.parametrize(("scenario", "figure", "dice"), [(0, "Pericles", (6, 5)), (1, "Leonidas", (5, 6))])
def test_thunder_takes_two_from_the_player_s_die_in_a_conflict_in_either_league(
    scenario: int, figure: str, dice: tuple[int, int]
) -> None:
    """3 attack points and a 6 against an enemy of 2 and a 5: 9 to 7, under Thunder 7 to 7. Dice lie by league."""
    me = 0 if scenario == 0 else 1
    for augur, mine in (("", 9), ("Thunder on the left", 7)):
        t = alone(scenario, augur).figures(0, figure, at=["Epirus"])
        assert t.state.boards[0].league == me and FIGURE[figure] in t.state.boards[0].figures
        fought = the(t.resolve(1, 12, *dice), "Fought")
        assert (fought.totals[me], fought.totals[1 - me]) == (mine, 7)


@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("augur", ["", "Storm"])
def test_a_storm_keeps_enemies_home_from_the_sea_and_only_from_there(face: int, augur: str) -> None:
    """The printed die table says where an enemy goes; a storm closes what lies at sea, and land stays open."""
    place = ENEMY_TABLE[face - 1]
    sent = [e for e in alone(0, augur).resolve(face, face) if type(e).__name__ == "EnemySent"]
    assert [each.place for each in sent] == [HOME if augur and SEA[place] else place] * 2
    assert SEA[place] == (PLACES[place].endswith("Pelagos") or PLACES[place] in ("Phoenicia", "Egypt", "Syracuse"))
