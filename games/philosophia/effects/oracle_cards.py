"""The nineteen oracle cards (Guidebook p9; 3.6 of the notes; rulings R16 to R19)."""

from typing import ClassVar

from games.core.chance import Chance
from games.philosophia.content import KIND_OF, LAND, ORACLE, SIDES
from games.philosophia.events import (
    CardsForgotten,
    CardsLost,
    CardsSeen,
    CardStolen,
    CoinsLost,
    CoinsStolen,
    StudyBegun,
)
from games.philosophia.state import NO_TOKEN, Phase, State, is_moirai
from games.philosophia.supply import discard_arguments, draw_arguments, gain_builders, gain_coins

NOBODY = (-1,)
"""The victims of a card that has none."""

ANY_TIME: tuple[Phase, ...] = ("move", "act", "rest")
AFTER_ACTION: tuple[Phase, ...] = ("rest",)


class Prophecy:
    """An oracle card: when it may be played, against whom, and what then happens."""

    moments: ClassVar[tuple[Phase, ...]] = ANY_TIME

    def victims(self, s: State, me: int) -> tuple[int, ...]:
        """Against whom it may be played now; `NOBODY` when it needs no victim, empty when it is not possible."""
        return NOBODY

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        """Do it; sets the phase where the player has to choose something more."""
        raise NotImplementedError


class _Kept(Prophecy):
    """Not played in one's turn: a favour, the argument, the retraction."""

    moments = ()


class FavoursOfTheOracle(_Kept):
    """Keep it: whoever holds three may collect a Labyrinth Token."""


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
    """Everybody who has more than 5 coins pays down to 5."""

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
        return tuple([seat for seat in range(len(s.players)) if seat != me and any(returns(s, seat, empty))])

    def happen(self, s: State, me: int, victim: int, chance: Chance) -> None:
        if any(returns(s, victim, empty_places(s))):
            s.phase = "aim"


def _lose_arguments(s: State, victim: int, count: int, chance: Chance) -> list[int]:
    """Random cards from a hand; the order of the others stays, for the Moirai's stack has one."""
    hand = s.players[victim].hand
    if not is_moirai(s, victim):
        hand.sort()  # a person's hand has no order that anybody sees, so luck may not depend on it
    lost = [hand.pop(chance.below(len(hand))) for _ in range(min(count, len(hand)))]
    if lost and not is_moirai(s, victim):
        chance.whisper(victim, CardsLost, tuple(lost))
    return lost


def empty_places(s: State) -> list[int]:
    """Unoccupied locations that were dealt a token at set-up and have none now."""
    taken = [player.place for player in s.players]
    return [
        place for place in SIDES[s.side] if s.bonuses[place] != NO_TOKEN and s.tokens[place] < 0 and place not in taken
    ]


def returns(s: State, victim: int, empty: list[int]) -> list[tuple[int, int]]:
    """Which tokens of a player could go back to which places."""
    return [(token, place) for token in s.players[victim].tokens for place in empty if KIND_OF[place] == KIND_OF[token]]


def _class_name(name: str) -> str:
    return "".join(word[0].upper() + word[1:] for word in name.replace("'", "").split())


_BY_NAME = {
    each.__name__: each()
    for each in (
        FavoursOfTheOracle,
        KnowThyself,
        NothingInExcess,
        ThePythiaSpeaks,
        TheSacredTreasuries,
        ApollosColonists,
        TheWordOfZeus,
        TheSacredOak,
        TheFlightOfDoves,
        TheBronzeGong,
        TheRustlingLeaves,
        RetractionOfPromises,
        TheWatersOfLethe,
        TheWatersOfMnemosyne,
        TheTheftOfAgamedes,
        TheTerrorOfTheCave,
        TheLostRoad,
    )
}
PROPHECIES: tuple[Prophecy, ...] = tuple(_BY_NAME[_class_name(card.name)] for card in ORACLE)
