"""The actions of the four places of the Acropolis, in the middle of the board, one of which opens an auction.

Source: Guidebook (the printed rulebook) p10, p11; rules, R15, R28 to R35.
"""

from collections.abc import Iterable
from typing import ClassVar

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Seat
from games.philosophia.content import SOPHISTRIES, UNKNOWN_ORACLE
from games.philosophia.events import AuctionOpened, BidsOpened, CardsDrawn
from games.philosophia.rules.debate import begin_debate
from games.philosophia.rules.effects import REWARDS, bury_disk, decide_chronos, keep_disk
from games.philosophia.rules.phases import end_action, end_turn
from games.philosophia.rules.supply import draw_arguments
from games.philosophia.rules.turn import advance_hourglass, circle_open, has_argument, may_advance, observations
from games.philosophia.state import NONE, Auction, Opened, State, is_moirai


@action
class Observe(Action):
    """The action of drawing 2 Sophistry cards or 1 Syllogism card, for debates ("Observe the Debaters")."""

    alone: ClassVar[str] = "Whether a card could be played first, only its holder knows."
    sophistry: int
    syllogism: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Observe"]:
        return [cls.of(sophistry, syllogism) for sophistry, syllogism in observations(state, me)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "observe_other" if observations(state, me) else "decks_empty"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        chance.tell(CardsDrawn, me, self.sophistry, self.syllogism)
        draw_arguments(state, me, self.sophistry, self.syllogism, chance)
        end_action(state, chance)


@action
class ProgressTimeline(Action):
    """The action of moving the hourglass, which times the game, to the next year on the timeline.

    Only a player with three Labyrinth Tokens may move it to the last year, 146BC; then the game ends.
    """

    alone: ClassVar[str] = "Whether a card could be played first, only its holder knows."

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if may_advance(state, me) else "last_year"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        if advance_hourglass(state, me, chance):
            end_action(state, chance)


@action
class OfferToAthena(Action):
    """The action of opening an auction for the top offering disk, a prize for which all players bid.

    With `skip`, the top disk is first put to the bottom of the pile, and the next one is auctioned. Players without
    coins are not asked, since everybody knows that they can only bid 0 (rules, R47).
    """

    skip: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["OfferToAthena"]:
        return (cls.of(False), cls.of(True))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        skipped = NONE
        if self.skip:
            skipped = state.disk
            bury_disk(state, chance)
        chance.tell(AuctionOpened, me, skipped, state.disk)
        auction = Auction(me, Sealed.for_seats([seat for seat in _hands(state) if state.players[seat].coins]))
        if auction.bids.missing:
            state.phase, state.asked, state.auction = "bid", NONE, auction
        else:
            _open_hands(state, auction, chance)


def _hands(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.players)) if not is_moirai(state, seat)]


@action
class Bid(Action):
    """The action of bidding coins in secret in an auction; once everybody has bid, all bids are revealed."""

    secret = True
    coins: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Bid"]:
        return [cls.of(coins) for coins in range(state.players[me].coins + 1)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "bid_above_coins" if self.coins > state.players[me].coins else "bid_below_zero"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        assert state.auction is not None
        if state.auction.bids.choose(me, self.coins):
            _open_hands(state, state.auction, chance)


def _open_hands(state: State, auction: Auction, chance: Chance) -> None:
    """Reveal the bids of an auction and reward the highest bidder, who pays; the state is changed in place.

    If several seats bid the most, the one that opened the auction wins if it is among them; otherwise nobody wins.
    """
    bids = dict.fromkeys(_hands(state), 0) | auction.bids.open()
    if state.moirai is not None:
        bids[1] = _moirai_bid(state, chance)
    best = [seat for seat, coins in bids.items() if coins == max(bids.values())]
    winner = best[0] if len(best) == 1 else auction.initiator if auction.initiator in best else NONE
    disk = state.disk
    state.opened = Opened(tuple(bids.items()), winner, disk)
    chance.tell(BidsOpened, state.opened.bids, winner, disk)
    state.auction = None
    state.asked, state.phase = state.turn, "act"
    if winner == NONE:
        bury_disk(state, chance)
    else:
        state.players[winner].coins -= bids[winner]
        REWARDS[disk].give(state, winner, chance)
        (keep_disk if disk == UNKNOWN_ORACLE else bury_disk)(state, chance)
    if not _decides(state):
        end_action(state, chance)


def _decides(state: State) -> bool:
    """Return True if the winner of an auction must decide something before the game goes on.

    The winner may have to choose a wisdom card to unlock, or whether to move the hourglass (the game's timer) back.
    """
    return state.phase in ("unlock", "chronos")


@action
class ResetTimeline(Action):
    """The decision of an auction's winner whether to move the hourglass, the game's timer, back to its first year.

    The disk Chronos, the prize of the auction, allows this (Guidebook p10).
    """

    back: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ResetTimeline"]:
        return (cls.of(True), cls.of(False))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        decide_chronos(state, me, self.back, chance)
        end_action(state, chance)


def _moirai_bid(state: State, chance: Chance) -> int:
    """Return the bid in coins of the Moirai (the solo opponent) in an auction.

    It is the number on a random Sophistry card of the deck, at most their coins (rules, S10).
    """
    if not state.sophistry:
        return 0
    return min(SOPHISTRIES[chance.pick(state.sophistry)].bid, state.players[1].coins)


@action
class InitiateDebate(Action):
    """The action of challenging an opponent to a public debate; the opponent cannot refuse."""

    alone: ClassVar[str] = "Whether a card could be played first, only its holder knows."
    opponent: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["InitiateDebate"]:
        if not has_argument(state, me):
            return ()
        return [cls.of(seat) for seat in range(len(state.players)) if seat != me]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if not has_argument(state, me):
            return "no_argument"
        return "debate_yourself" if self.opponent == me else "no_opponent"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        begin_debate(state, me, self.opponent, chance)


@action
class EndTurn(Action):
    """The action of ending one's turn, after one's action or if none is possible."""

    alone: ClassVar[str] = "Going on by itself would tell that no card can be played (rules, R16)."
    aside = True

    def obstacle(self, state: State, me: Seat) -> str | None:
        return "action_due" if state.phase == "act" and circle_open(state, me, state.players[me].place) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        if state.phase == "act":
            end_action(state, chance)
        else:
            end_turn(state, chance)
