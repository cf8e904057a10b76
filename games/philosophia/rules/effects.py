"""What philosophers, offering disks and oracle cards do, one small class each.

Philosophers: Guidebook p16. The eleven Athena offering disks: p10, p15; what cannot be taken is lost. The nineteen
oracle cards: p9, rulings R16 to R19.
"""

from typing import ClassVar, TypeVar

from games.core.chance import Chance
from games.philosophia.content import (
    COUNTS,
    DELPHI,
    DISKS,
    DODONA,
    KIND_OF,
    LAND,
    ORACLE_CARDS,
    PHILOSOPHERS,
    SIDES,
    TROPHONIUS,
    UNKNOWN_ORACLE,
    WESTERN,
)
from games.philosophia.events import (
    CardsForgotten,
    CardsLost,
    CardsSeen,
    CardStolen,
    CoinsLost,
    CoinsStolen,
    StudyBegun,
    TimelineMoved,
)
from games.philosophia.rules.supply import (
    discard_arguments,
    draw_arguments,
    gain_builders,
    gain_coins,
    gain_sophists,
    take_oracle_card,
    unlock,
)
from games.philosophia.state import NO_TOKEN, Phase, Position, PublicPlayer, State, is_moirai


class Ability:
    """The ordinary rules, which a philosopher's ability overrides."""

    tutor_extra = 0
    pays_fees = True
    observes_anywhere = False

    def collections(self, deck: int) -> int:
        """Return how many cards may be collected at an oracle."""
        return 1

    def takes_both(self, kind: int) -> bool:
        """Return True if a location token and its bonus may both be taken."""
        return False

    def observed(self) -> tuple[tuple[int, int], ...]:
        """Return the choices at "Observe the Debaters" as (Sophistry cards, Syllogism cards)."""
        return (2, 0), (0, 1)


class Aristotle(Ability):
    """Earns one coin more by tutoring."""

    tutor_extra = 1


class Plato(Ability):
    """Pays no fee at schools of others."""

    pays_fees = False


class Heraclitus(Ability):
    """May collect an oracle card at the Oracle of Trophonius twice."""

    def collections(self, deck: int) -> int:
        return 2 if deck == TROPHONIUS else 1


class Socrates(Ability):
    """Takes two Syllogism cards when he observes the debaters, never Sophistry."""

    def observed(self) -> tuple[tuple[int, int], ...]:
        return ((0, 2),)


class Homer(Ability):
    """May observe the debaters from any location."""

    observes_anywhere = True


class Sophocles(Ability):
    """May take both the token and its bonus in a Western City."""

    def takes_both(self, kind: int) -> bool:
        return kind == WESTERN


T = TypeVar("T")


def _by_class_name(base: type[T]) -> dict[str, T]:
    """Return an instance of each subclass of a class, by the name of the subclass."""
    found: dict[str, T] = {}
    for each in base.__subclasses__():
        found |= {each.__name__: each(), **_by_class_name(each)}
    return found


_ABILITY_BY_NAME = _by_class_name(Ability)
ABILITIES: tuple[Ability, ...] = tuple(_ABILITY_BY_NAME[philosopher.name] for philosopher in PHILOSOPHERS)


def tutor_income(player: PublicPlayer) -> int:
    """Return the coins that tutoring earns: one, one for each unlocked wisdom card, and what the ability adds."""
    return 1 + len(player.wisdom) + ABILITIES[player.philosopher].tutor_extra


class Reward:
    """The reward of an auction, given at once."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        """Give the reward; set the phase if the winner has to choose something."""
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
    """Take the top card of one oracle; the right to collect a card there stays (R17)."""

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
    """Take a study token, or trade the one you hold for a wisdom card of your choice."""

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


def _disk_class_name(name: str) -> str:
    return name.replace("'", "").title().replace(" ", "")


_REWARD_BY_NAME = _by_class_name(Reward)
REWARDS: tuple[Reward, ...] = tuple(_REWARD_BY_NAME[_disk_class_name(disk.name)] for disk in DISKS)


def bury_disk(s: State, chance: Chance) -> None:
    """Put the top disk to the bottom, face up, and turn over the next one."""
    s.bottom.append(s.disk)
    reveal_disk(s, chance)


def keep_disk(s: State, chance: Chance) -> None:
    """Take the top disk off the pile, which must be the Unknown Oracle, and turn over the next one."""
    assert s.disk == UNKNOWN_ORACLE
    reveal_disk(s, chance)


def reveal_disk(s: State, chance: Chance) -> None:
    """Turn over the next disk: one that was never revealed while there are any, else the first at the bottom."""
    s.disk = chance.draw(s.disks) if s.disks else s.bottom.pop(0)


NOBODY = (-1,)
"""The victims of a card that needs none."""

ANY_TIME: tuple[Phase, ...] = ("move", "act", "rest")
AFTER_ACTION: tuple[Phase, ...] = ("rest",)


class Prophecy:
    """An oracle card: the phases in which it may be played, its possible victims, and its effect."""

    moments: ClassVar[tuple[Phase, ...]] = ANY_TIME

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        """Return the possible victims now: `NOBODY` if the card needs none, () if it cannot be played."""
        return NOBODY

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        """Apply the effect; set the phase if the player has to choose something more."""
        raise NotImplementedError


class _Kept(Prophecy):
    """A card that is not played in the owner's turn: a favour, the argument, the retraction."""

    moments = ()


class FavoursOfTheOracle(_Kept):
    """Keep it: a player with three of them may collect a Labyrinth Token."""


class TheWordOfZeus(_Kept):
    """An argument that beats every Sophistry and Syllogism card; played in a debate."""


class RetractionOfPromises(_Kept):
    """Cancel an oracle card that another player has just played; played when asked."""


class KnowThyself(Prophecy):
    """Take a study token, if you hold none."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return () if s.players[me].study else NOBODY

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.players[me].study = True
        chance.tell(StudyBegun, me)


class NothingInExcess(Prophecy):
    """Every player with more than 5 coins pays down to 5."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        for seat, player in enumerate(s.players):
            if player.coins > 5:
                chance.tell(CoinsLost, seat, player.coins - 5)
                player.coins = 5


class ThePythiaSpeaks(Prophecy):
    """Draw 2 Syllogism cards."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        draw_arguments(s, me, 0, 2, chance)


class TheSacredTreasuries(Prophecy):
    """Take 4 coins."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        gain_coins(s, me, 4, chance)


class ApollosColonists(Prophecy):
    """Place a follower from your board on any location outside the Acropolis where you have none."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return NOBODY if s.players[me].followers else ()

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "aim"


class TheSacredOak(Prophecy):
    """Take a builder token and 2 coins."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        gain_builders(s, me, 1)
        gain_coins(s, me, 2, chance)


class TheFlightOfDoves(Prophecy):
    """After your action, move once more; fee and token as usual, no second action."""

    moments = AFTER_ACTION

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "doves"


class TheBronzeGong(Prophecy):
    """Draw 3 Sophistry cards."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        draw_arguments(s, me, 3, 0, chance)


class TheRustlingLeaves(Prophecy):
    """After your action, take one more standard action where you are."""

    moments = AFTER_ACTION

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return NOBODY if s.players[me].place < LAND else ()

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "leaves"


class _TakeThat(Prophecy):
    """A card against an opponent of one's choice."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(s.players)) if seat != me])


class TheWatersOfLethe(_TakeThat):
    """The opponent puts 2 random argument cards back into their decks."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        discard_arguments(s, _lose_arguments(s, victim, 2, chance))
        chance.tell(CardsForgotten, victim, 2)


class TheWatersOfMnemosyne(_TakeThat):
    """Take a random argument card from the opponent."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        lost = _lose_arguments(s, victim, 1, chance)
        s.players[me].hand += lost
        chance.tell(CardStolen, me, victim)
        if lost:
            chance.whisper(me, CardsSeen, tuple(lost))


class TheTheftOfAgamedes(_TakeThat):
    """Take up to 3 coins from the opponent."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return tuple([seat for seat, player in enumerate(s.players) if seat != me and player.coins])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        coins = min(3, s.players[victim].coins)
        s.players[victim].coins -= coins
        s.players[me].coins += coins
        chance.tell(CoinsStolen, me, victim, coins)


class TheTerrorOfTheCave(_TakeThat):
    """Send one follower of the opponent back to the board it came from."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(s.players)) if seat != me and any(f >> seat & 1 for f in s.followers)])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "aim"


class TheLostRoad(_TakeThat):
    """Put a location token of the opponent back on an empty location of its colour."""

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        empty = empty_places(s)
        return tuple([seat for seat in range(len(s.players)) if seat != me and any(token_can_return(s, seat, empty))])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        if any(token_can_return(s, victim, empty_places(s))):
            s.phase = "aim"


def _lose_arguments(s: State, victim: int, count: int, chance: Chance) -> list[int]:
    """Remove random cards from a hand; the others keep their order, since the Moirai's stack has one."""
    hand = s.players[victim].hand
    if not is_moirai(s, victim):
        hand.sort()  # the order of a person's hand is not visible, so the draw must not depend on it
    lost = [hand.pop(chance.below(len(hand))) for _ in range(min(count, len(hand)))]
    if lost and not is_moirai(s, victim):
        chance.whisper(victim, CardsLost, tuple(lost))
    return lost


def empty_places(s: Position) -> list[int]:
    """Return the unoccupied locations that were dealt a token at set-up and have none now."""
    taken = [player.place for player in s.players]
    return [
        place for place in SIDES[s.side] if s.bonuses[place] != NO_TOKEN and s.tokens[place] < 0 and place not in taken
    ]


def token_can_return(s: Position, victim: int, empty: list[int]) -> list[tuple[int, int]]:
    """Return the (token, place) pairs of a player's tokens and the places to which they could go back.

    Args:
        s: The state or view.
        victim: The player's seat.
        empty: The empty places; see `empty_places`.
    """
    return [(token, place) for token in s.players[victim].tokens for place in empty if KIND_OF[place] == KIND_OF[token]]


def _card_class_name(name: str) -> str:
    return "".join(word[0].upper() + word[1:] for word in name.replace("'", "").split())


_PROPHECY_BY_NAME = _by_class_name(Prophecy)
PROPHECIES: tuple[Prophecy, ...] = tuple(_PROPHECY_BY_NAME[_card_class_name(card.name)] for card in ORACLE_CARDS)
