"""Shopping before the final debate: sealed, ordered lists of wishes (Guidebook p13; the notes, 4.5 and 8)."""

from collections.abc import Iterable

from games.core.action import Action, Seat, action
from games.core.chance import Chance
from games.philosophia.content import PRICES
from games.philosophia.contests import Shopped
from games.philosophia.debate import begin_final_debate
from games.philosophia.events import CardsSeen
from games.philosophia.moirai_debate import moirai_wishes
from games.philosophia.state import Shopping, State, is_moirai
from games.philosophia.turn import finalists

SOPHISTRY, SYLLOGISM = 0, 1
_PRICE = (PRICES.shop_sophistry, PRICES.shop_syllogism)


def shopping_of(s: State) -> Shopping:
    """The shopping that is going on."""
    assert s.shopping is not None, "only before the final debate"
    return s.shopping


def coins_left(s: State, seat: int) -> int:
    """What a buyer has not yet promised for wishes."""
    return s.players[seat].coins - sum(_PRICE[wish] for wish in shopping_of(s).wishes[seat])


@action
class Wish(Action):
    """Put a card on your list; what you want most goes first, for the decks may not cover all lists."""

    secret = True
    card: int
    """0 a Sophistry (1 coin), 1 a Syllogism (2 coins)."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Wish"]:
        left = coins_left(state, me)
        return [cls.of(card) for card in (SOPHISTRY, SYLLOGISM) if _PRICE[card] <= left]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "coins_wish" if self.card in (SOPHISTRY, SYLLOGISM) else "no_such_wish"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).wishes[me].append(self.card)


@action
class ClearWishes(Action):
    """Start your list over."""

    secret = True
    undoes = True

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ClearWishes"]:
        return (cls.of(),) if shopping_of(state).wishes[me] else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "no_wishes"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).wishes[me].clear()


@action
class FinishShopping(Action):
    """Hand in your list."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["FinishShopping"]:
        return (cls.of(),)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping = shopping_of(state)
        if shopping.ready.choose(me, True):
            fill_lists(state, shopping, chance)
            state.shopping = None
            begin_final_debate(state, chance)


@action
class TakeBackList(Action):
    """Take your list back to change it; the table waits for it again."""

    secret = True
    undoes = True

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["TakeBackList"]:
        return (cls.of(),)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).ready.withdraw(me)


def fill_lists(s: State, shopping: Shopping, chance: Chance) -> None:
    """All at once when the decks cover all lists; else one card at a time, lowest number first, then clockwise."""
    lists = {seat: list(wishes) for seat, wishes in shopping.wishes.items()}
    if s.moirai is not None:
        lists[1] = moirai_wishes(s.players[1].coins)
    bought: dict[int, list[int]] = {seat: [] for seat in lists}
    first = finalists(s)[-1]
    order = [seat for seat in sorted(lists) if seat >= first] + [seat for seat in sorted(lists) if seat < first]
    decks = (s.sophistry, s.syllogism)
    while any(lists.values()):
        for seat in order:
            while lists[seat] and not decks[lists[seat][0]]:
                lists[seat].pop(0)
            if lists[seat]:
                wish = lists[seat].pop(0)
                s.players[seat].coins -= _PRICE[wish]
                bought[seat].append(wish)
                s.players[seat].hand.append(chance.draw(decks[wish]))
    for seat in order:
        wishes = bought[seat]
        chance.tell(Shopped, seat, sum(_PRICE[wish] for wish in wishes))
        if wishes and not is_moirai(s, seat):
            chance.whisper(seat, CardsSeen, tuple(s.players[seat].hand[-len(wishes) :]))
