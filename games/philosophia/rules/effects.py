"""The effects of philosophers, offering disks and oracle cards, one small class for each that is special.

Philosophers: Guidebook p16. The eleven Athena offering disks, the prizes of auctions: p10, p15; what cannot be taken is
lost. The nineteen oracle cards: p9; rules, R16 to R19.
"""

from collections.abc import Mapping
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
    Item,
    oracle_card,
)
from games.philosophia.events import (
    CardsLost,
    CardsSeen,
    CoinsLost,
    CoinsStolen,
    StudyBegun,
    TimelineLeft,
    TimelineMoved,
)
from games.philosophia.rules.supply import (
    discard_arguments,
    gain,
    take_oracle_card,
    unlock,
)
from games.philosophia.state import NO_TOKEN, Phase, Position, PublicPlayer, State, is_moirai


class Ability:
    """The ability of a philosopher. This base class states the ordinary rules; subclasses override some of them."""

    tutor_extra = 0
    pays_fees = True
    observes_anywhere = False

    def collections(self, deck: int) -> int:
        """Return how many cards the player may collect in the whole game at the oracle with the index `deck`."""
        return 1

    def takes_both(self, kind: int) -> bool:
        """Return True if the player may take both token and bonus at locations of this type, an index into KINDS."""
        return False

    def observed(self) -> tuple[tuple[int, int], ...]:
        """Return what the player may draw at "Observe the Debaters", as (Sophistry cards, Syllogism cards)."""
        return (2, 0), (0, 1)


class Aristotle(Ability):
    """The ability to earn one coin more by each action Tutor."""

    tutor_extra = 1


class Plato(Ability):
    """The ability never to pay the fee of 1 coin for moving to a location with another player's school."""

    pays_fees = False


class Heraclitus(Ability):
    """The ability to collect two cards at the Oracle of Trophonius in the whole game, by two actions of one card each.

    At the other two oracles Heraclitus collects one card in the whole game, as every other player does at each oracle.
    """

    def collections(self, deck: int) -> int:
        return 2 if deck == TROPHONIUS else 1


class Socrates(Ability):
    """The ability to draw two Syllogism cards by each action "Observe the Debaters", but no Sophistry cards.

    Other players draw either two Sophistry cards or one Syllogism card.
    """

    def observed(self) -> tuple[tuple[int, int], ...]:
        return ((0, 2),)


class Homer(Ability):
    """The ability to take the action "Observe the Debaters" at any location as the action of a turn.

    Other players must move to its location in the Acropolis to do so.
    """

    observes_anywhere = True


class Sophocles(Ability):
    """The ability to take both the location token and its bonus on each visit to a Western City; others choose one."""

    def takes_both(self, kind: int) -> bool:
        return kind == WESTERN


T = TypeVar("T")


def _by_class_name(base: type[T]) -> dict[str, T]:
    """Return an instance of each subclass that implements one philosopher, offering disk or oracle card, by class name.

    Classes whose names begin with "_" are base classes of several of them and are left out.
    """
    found: dict[str, T] = {}
    for each in base.__subclasses__():
        if not each.__name__.startswith("_"):
            found[each.__name__] = each()
        found |= _by_class_name(each)
    return found


def _class_name(name: str) -> str:
    """Return the name of the class that implements a component with this name: `TheSacredOak` for "the-sacred-oak"."""
    return "".join([word.capitalize() for word in name.split("-")])


_ABILITY_BY_NAME = _by_class_name(Ability)
ABILITIES: tuple[Ability, ...] = tuple(_ABILITY_BY_NAME[_class_name(philosopher.name)] for philosopher in PHILOSOPHERS)


def tutor_income(player: PublicPlayer) -> int:
    """Return the coins that a player earns by tutoring: one, one per unlocked wisdom card, and any from the ability."""
    return 1 + len(player.wisdom) + ABILITIES[player.philosopher].tutor_extra


class Reward:
    """The effect of an offering disk, the prize of an auction, on the winner; one subclass for each kind of disk."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        """Change the state: give the reward to a seat or, if the seat has to choose something, ask it."""
        raise NotImplementedError


class _Prize(Reward):
    """An offering disk, the prize of an auction, that gives pieces from the supply or cards from the decks."""

    def __init__(self, items: Mapping[Item, int]) -> None:
        self._items = items

    def give(self, s: State, seat: int, chance: Chance) -> None:
        gain(s, seat, self._items, chance)


class Chronos(Reward):
    """The offering disk (a prize of auctions) whose winner may move the hourglass back to 1194BC (Guidebook p10).

    Nothing is asked if it is there already. The Moirai move it back unless they have three Labyrinth Tokens (rules,
    S15).
    """

    def give(self, s: State, seat: int, chance: Chance) -> None:
        if not is_moirai(s, seat):
            if s.hourglass:
                s.phase, s.asked = "chronos", seat
        elif s.hourglass:
            decide_chronos(s, seat, s.players[seat].labyrinth < COUNTS.labyrinth, chance)


def decide_chronos(s: State, seat: int, back: bool, chance: Chance) -> None:
    """Move the hourglass, the game's timer, back to the first year or leave it, as an auction's winner decides.

    The winner has won the disk Chronos, which allows this.

    Args:
        s: The state to change.
        seat: The winner.
        back: Whether the hourglass goes back.
        chance: Receives the events.
    """
    if back:
        s.hourglass = 0
        chance.tell(TimelineMoved, seat, 0)
    else:
        chance.tell(TimelineLeft, seat, s.hourglass)


class _Influence(Reward):
    """An offering disk, the prize of an auction, that gives its winner the top card of an oracle.

    It does not count as the one card that a player may collect there (rules, R17).
    """

    deck: int

    def give(self, s: State, seat: int, chance: Chance) -> None:
        if s.oracle[self.deck]:
            take_oracle_card(s, seat, chance.draw(s.oracle[self.deck]), chance)


class DelphicInfluence(_Influence):
    """The offering disk (a prize of auctions) that gives the top card of the Oracle of Delphi."""

    deck = DELPHI


class DodonicInfluence(_Influence):
    """The offering disk (a prize of auctions) that gives the top card of the Oracle of Dodona."""

    deck = DODONA


class TrophoniusInfluence(_Influence):
    """The offering disk (a prize of auctions) that gives the top card of the Oracle of Trophonius."""

    deck = TROPHONIUS


class UnknownOracle(Reward):
    """The offering disk that an auction's winner keeps; it counts as a Favours of the Oracle card (rules, R32)."""

    def give(self, s: State, seat: int, chance: Chance) -> None:
        s.players[seat].unknown_oracle = True


class Contemplation(Reward):
    """The offering disk (a prize of auctions) that gives a study token to a winner who holds none.

    A winner who holds one trades it for a locked wisdom card instead, if there is any.
    """

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


_REWARD_BY_NAME = _by_class_name(Reward)
REWARDS: tuple[Reward, ...] = tuple(
    _Prize(disk.gives) if disk.gives else _REWARD_BY_NAME[_class_name(disk.name)] for disk in DISKS
)


def bury_disk(s: State, chance: Chance) -> None:
    """Move the state's top offering disk to the bottom of the pile, face up, and reveal the next one."""
    s.bottom.append(s.disk)
    reveal_disk(s, chance)


def keep_disk(s: State, chance: Chance) -> None:
    """Remove the state's top offering disk, which must be the Unknown Oracle, and reveal the next one."""
    assert s.disk == UNKNOWN_ORACLE
    reveal_disk(s, chance)


def reveal_disk(s: State, chance: Chance) -> None:
    """Reveal the state's next offering disk: a random unseen one, or else the first of those put to the bottom."""
    s.disk = chance.draw(s.disks) if s.disks else s.bottom.pop(0)


NOBODY = (-1,)
"""The result of `Prophecy.victims` for a card that is not played against anybody."""

ANY_TIME: tuple[Phase, ...] = ("move", "act", "rest")
AFTER_ACTION: tuple[Phase, ...] = ("rest",)


class Prophecy:
    """The effect of an oracle card, the phases of a turn in which it may be played, and against whom."""

    moments: ClassVar[tuple[Phase, ...]] = ANY_TIME

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        """Return the seats against which the seat `me` may play the card now.

        The result is `NOBODY` if the card is played against nobody, and () if it may not be played. It depends only on
        what everybody sees.
        """
        return NOBODY

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        """Apply the effect to the state; if the player has to choose something more, change the phase to ask for it.

        Args:
            s: The state to change.
            me: The seat that played the card.
            victim: The seat against which it was played, -1 for nobody.
            chance: Makes the random draws, and receives the events.
        """
        raise NotImplementedError


class _Gift(Prophecy):
    """An oracle card that gives its player pieces from the supply or cards from the decks."""

    def __init__(self, items: Mapping[Item, int]) -> None:
        self._items = items

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        gain(s, me, self._items, chance)


class _Kept(Prophecy):
    """An oracle card that the action PlayOracleCard never plays; each subclass says how it is used instead."""

    moments = ()


class FavoursOfTheOracle(_Kept):
    """An oracle card that only counts: a player who holds three of them may take a Labyrinth Token."""


class TheWordOfZeus(_Kept):
    """An oracle card used as an argument in a debate; it beats every Sophistry and Syllogism card."""


class RetractionOfPromises(_Kept):
    """An oracle card with which its owner may cancel an oracle card that another player has just played."""


class KnowThyself(Prophecy):
    """An oracle card that gives a study token to a player who holds none."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return () if s.players[me].study else NOBODY

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.players[me].study = True


class NothingInExcess(Prophecy):
    """An oracle card that makes every player pay all coins above a number printed on it."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        allowed = _amount("nothing-in-excess")
        for seat, player in enumerate(s.players):
            if player.coins > allowed:
                chance.tell(CoinsLost, seat, player.coins - allowed)
                player.coins = allowed


class ApollosColonists(Prophecy):
    """An oracle card that places a follower anywhere outside the Acropolis where its player has none."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return NOBODY if s.players[me].followers else ()

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "aim"


class TheFlightOfDoves(Prophecy):
    """An oracle card that gives a second move after the turn's action; fee and token are as usual.

    There is no second action at the new location, and the move may not lead into the Acropolis.
    """

    moments = AFTER_ACTION

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "doves"


class TheRustlingLeaves(Prophecy):
    """An oracle card that gives one more standard action after the turn's action, at the same location.

    It can only be played outside the Acropolis.
    """

    moments = AFTER_ACTION

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return NOBODY if s.players[me].place < LAND else ()

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "leaves"


class _TakeThat(Prophecy):
    """An oracle card played against an opponent whom its player chooses."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(s.players)) if seat != me])


class TheWatersOfLethe(_TakeThat):
    """An oracle card that returns random argument cards of an opponent to their decks."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        discard_arguments(s, _lose_arguments(s, victim, _amount("the-waters-of-lethe"), chance))


class TheWatersOfMnemosyne(_TakeThat):
    """An oracle card that takes random argument cards from an opponent."""

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        lost = _lose_arguments(s, victim, _amount("the-waters-of-mnemosyne"), chance)
        s.players[me].hand += lost
        if lost:
            chance.whisper(me, CardsSeen, tuple(lost))


class TheTheftOfAgamedes(_TakeThat):
    """An oracle card that takes coins from an opponent."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return tuple([seat for seat, player in enumerate(s.players) if seat != me and player.coins])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        coins = min(_amount("the-theft-of-agamedes"), s.players[victim].coins)
        s.players[victim].coins -= coins
        s.players[me].coins += coins
        chance.tell(CoinsStolen, me, victim, coins)


class TheTerrorOfTheCave(_TakeThat):
    """An oracle card that sends one of an opponent's followers back to the opponent's board."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(s.players)) if seat != me and any(f >> seat & 1 for f in s.followers)])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        s.phase = "aim"


class TheLostRoad(_TakeThat):
    """An oracle card that returns an opponent's location token to an empty location of its colour."""

    def victims(self, s: Position, me: int) -> tuple[int, ...]:
        empty = empty_places(s)
        return tuple([seat for seat in range(len(s.players)) if seat != me and any(token_can_return(s, seat, empty))])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        if any(token_can_return(s, victim, empty_places(s))):
            s.phase = "aim"


def _amount(card: str) -> int:
    """Return the number that occurs in the effect of the oracle card with this name."""
    return ORACLE_CARDS[oracle_card(card)].amount


def _lose_arguments(s: State, victim: int, count: int, chance: Chance) -> list[int]:
    """Take random argument cards out of a player's hand, return them, and tell only that player which ones.

    Args:
        s: The state to change.
        victim: The player's seat.
        count: The number of cards; fewer if the hand is smaller.
        chance: Makes the random draws, and receives the events.
    """
    hand = s.players[victim].hand
    if not is_moirai(s, victim):
        hand.sort()  # the order of a person's hand is not visible, so the draw must not depend on it
    lost = [hand.pop(chance.below(len(hand))) for _ in range(min(count, len(hand)))]
    if lost and not is_moirai(s, victim):
        chance.whisper(victim, CardsLost, tuple(lost))
    return lost


def empty_places(s: Position) -> list[int]:
    """Return the locations to which a location token can return: no player stands there and no token lies there.

    Only locations that were dealt a token at set-up count.
    """
    taken = [player.place for player in s.players]
    return [
        place for place in SIDES[s.side] if s.bonuses[place] != NO_TOKEN and s.tokens[place] < 0 and place not in taken
    ]


def token_can_return(s: Position, victim: int, empty: list[int]) -> list[tuple[int, int]]:
    """Return how a player's location tokens could return to empty places of their colour, as (token, place) pairs.

    Args:
        s: The state or view.
        victim: The player's seat.
        empty: The empty places; see `empty_places`.
    """
    return [(token, place) for token in s.players[victim].tokens for place in empty if KIND_OF[place] == KIND_OF[token]]


_PROPHECY_BY_NAME = _by_class_name(Prophecy)
PROPHECIES: tuple[Prophecy, ...] = tuple(
    _Gift(card.gives) if card.gives else _PROPHECY_BY_NAME[_class_name(card.name)] for card in ORACLE_CARDS
)
