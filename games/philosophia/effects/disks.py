"""The eleven Athena offering disks (Guidebook p10, p15; 3.5 of the notes). What cannot be taken is lost."""

from games.core.chance import Chance
from games.philosophia.content import COUNTS, DELPHI, DISKS, DODONA, TROPHONIUS, UNKNOWN_ORACLE
from games.philosophia.events import StudyBegun, TimelineMoved
from games.philosophia.state import State, is_moirai
from games.philosophia.supply import (
    draw_arguments,
    gain_builders,
    gain_coins,
    gain_sophists,
    take_oracle_card,
    unlock,
)


class Reward:
    """What the winner of an auction gets at once."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        """Give it; sets the phase where the winner has to choose."""
        raise NotImplementedError


class AthenasSilver(Reward):
    """Take 7 coins."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        gain_coins(s, seat, 7, chance)


class TheArchitects(Reward):
    """Take 2 builder tokens."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        gain_builders(s, seat, 2)


class Chronos(Reward):
    """Move the hourglass back to 1194BC."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        s.hourglass = 0
        chance.tell(TimelineMoved, seat, 0)


class _Influence(Reward):
    """Take the top card of one oracle; it does not use up the right to collect there (R17)."""

    deck: int

    def give(self, s: State, seat: int, chance: Chance) -> None:
        if s.oracle[self.deck]:
            take_oracle_card(s, seat, chance.draw(s.oracle[self.deck]), chance)


class DelphicInfluence(_Influence):
    """Take the top card of the Oracle of Delphi."""

    deck = DELPHI


class DodonicInfluence(_Influence):
    """Take the top card of the Oracle of Dodona."""

    deck = DODONA


class TrophoniusInfluence(_Influence):
    """Take the top card of the Oracle of Trophonius."""

    deck = TROPHONIUS


class UnknownOracle(Reward):
    """Keep the disk: it counts as one Favours of the Oracle (R32)."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        s.players[seat].unknown_oracle = True


class Contemplation(Reward):
    """Take a study token; who holds one trades it at once for a wisdom card of his choice."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        player = s.players[seat]
        locked = COUNTS.wisdom_cards - len(player.wisdom)
        if not player.study:
            player.study = True
            chance.tell(StudyBegun, seat)
        elif locked == 1 or is_moirai(s, seat):
            player.study = False
            unlock(s, seat, next(card for card in range(COUNTS.wisdom_cards) if card not in player.wisdom), chance)
        elif locked:
            s.phase, s.asked = "unlock", seat


class AthenasInfluence(Reward):
    """Take 3 sophist tokens."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        gain_sophists(s, seat, 3)


class AthenasWisdom(Reward):
    """Take 3 Syllogism cards."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        draw_arguments(s, seat, 0, 3, chance)


class AthenasEloquence(Reward):
    """Take 5 Sophistry cards."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        draw_arguments(s, seat, 5, 0, chance)


def _class_name(name: str) -> str:
    return name.replace("'", "").title().replace(" ", "")


_BY_NAME = {
    each.__name__: each()
    for each in (
        AthenasSilver,
        TheArchitects,
        Chronos,
        DelphicInfluence,
        DodonicInfluence,
        TrophoniusInfluence,
        UnknownOracle,
        Contemplation,
        AthenasInfluence,
        AthenasWisdom,
        AthenasEloquence,
    )
}
REWARDS: tuple[Reward, ...] = tuple(_BY_NAME[_class_name(disk.name)] for disk in DISKS)


def bury_disk(s: State, chance: Chance) -> None:
    """Put the top disk to the bottom, face up, and turn over the next."""
    s.bottom.append(s.disk)
    reveal_disk(s, chance)


def keep_disk(s: State, chance: Chance) -> None:
    """The top disk leaves the pile (only the Unknown Oracle does); turn over the next."""
    assert s.disk == UNKNOWN_ORACLE
    reveal_disk(s, chance)


def reveal_disk(s: State, chance: Chance) -> None:
    """Unseen disks lie above those that were put to the bottom."""
    s.disk = chance.draw(s.disks) if s.disks else s.bottom.pop(0)
