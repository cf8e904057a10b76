"""Debates, with or without spoken arguments, and buying cards before the final debate (Guidebook p11, p13, p14)."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, ClassVar

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Seat
from games.philosophia.content import PRICES
from games.philosophia.events import ArgumentRefused, ArgumentsPlanned, CardsSeen, MotionAgreed, MotionProposed, Shopped
from games.philosophia.rules.debate import (
    arguments,
    begin_final_debate,
    continue_debate,
    debate_of,
    follow_plan,
    last_one_in,
    lay_out,
    must_lead,
    pass_debate,
    play_argument,
)
from games.philosophia.rules.moirai import moirai_wishes
from games.philosophia.rules.supply import held_arguments
from games.philosophia.rules.turn import finalists
from games.philosophia.state import NONE, Argument, Shopping, State, clean_text, is_moirai
from games.philosophia.view import PhilosophiaView

MOST_PROPOSALS = 3
"""The maximum number of motions that the two debaters may propose in turn before a debate.

The last one has to be accepted, so that the debate begins. This is our rule, not the guidebook's."""


def _judged(s: State) -> bool:
    """Return True if the options say that the other players vote on every argument made in words.

    Then motions and arguments may not be left empty.
    """
    return s.options.real_debate == "judged"


@action
class PlayArgument(Action):
    """The action of playing an argument card in a debate: to attack, to answer, or to add it to one's own pile."""

    alone: ClassVar[str] = "Going on by itself would tell that the hand holds nothing else."
    card: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlayArgument"]:
        return [cls.of(card) for card in arguments(state, me)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if self in self.offers(state, me) else "argument_not_held"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        play_argument(state, me, self.card, "", chance)


@action
class PlayAllArguments(Action):
    """The action of adding all one's argument cards to one's pile at once, after all other debaters have passed.

    The debater with the largest pile wins the debate.
    """

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if last_one_in(debate_of(state)) and len(state.players[me].hand) > 1 else "not_alone"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        player = state.players[me]
        while player.hand:
            play_argument(state, me, player.hand[0], "", chance)
        for card in arguments(state, me):
            play_argument(state, me, card, "", chance)
        pass_debate(state, me, chance)


@action
class PlanArguments(Action):
    """The action of choosing several argument cards in advance, to be played one at a time in this debate.

    One card is played whenever it is the seat's turn. The others lie face down until then, so everybody sees how many
    there are. The action `DropPlan` takes back those that have not been played yet.
    """

    shortcut = True
    open = ("cards", "then")
    cards: tuple[int, ...] = ()
    """The chosen cards as indexes into the list that `plannable` returns, in ascending order."""
    then: int = 0
    """What happens once all these cards have been played: 0 means that the player is asked again, 1 a pass."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["PlanArguments"]:
        return (cls.of(),) if 1 < len(plannable(state, me)) <= MOST_PLANNED else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not self.cards or self.then not in (0, 1):
            return "no_cards_planned"
        known = range(len(plannable(state, me)))
        ascending = all(one < two for one, two in pairwise(self.cards))
        return None if ascending and all(card in known for card in self.cards) else "argument_not_held"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        held = plannable(state, me)
        lay_out(state, me, [*[held[card] for card in self.cards], *[NONE] * self.then])
        if state.players[me].planned > 1:
            chance.tell(ArgumentsPlanned, me, state.players[me].planned)
        follow_plan(state, me, chance)


MOST_PLANNED = 25
"""The maximum number of entries in one of Discord's menus; with more argument cards, `PlanArguments` is not offered."""


def plannable(state: State, seat: Seat) -> list[int]:
    """Return all argument cards that a seat could play in the current debate, as sorted numbers with duplicates.

    `PlanArguments.cards` refers to this list.
    """
    player = state.players[seat]
    return sorted(held_arguments(player.hand, player.oracle))


@action
class DropPlan(Action):
    """The action of taking back the cards that one laid face down with `PlanArguments` and that are still unplayed."""

    aside = True

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if state.players[me].planned else "nothing_planned"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        lay_out(state, me, [])
        chance.tell(ArgumentsPlanned, me, 0)


@action
class PassDebate(Action):
    """The action of passing in a debate, after which the seat plays no more cards in it.

    A debater who has to play the debate's first card, and holds any, may not pass.
    """

    alone: ClassVar[str] = "Going on by itself would tell that the hand holds no argument."
    aside = True

    def obstacle(self, state: State, me: Seat) -> str | None:
        return "must_lead" if must_lead(state) and arguments(state, me) else None

    def gives_up(self, view: PhilosophiaView) -> bool:
        return bool(held_arguments(view.hand, view.oracle_cards))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        pass_debate(state, me, chance)


@action
class ProposeMotion(Action):
    """The action of proposing a motion for a debate; the first debater will argue for it, the second against."""

    open = ("motion",)
    motion: Annotated[str, Field(max_length=150)] = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ProposeMotion"]:
        return (cls.of(),) if debate_of(state).proposals < MOST_PROPOSALS else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if debate_of(state).proposals >= MOST_PROPOSALS:
            return "motion_stands"
        return "motion_without_words" if _judged(state) and not clean_text(self.motion) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        debate = debate_of(state)
        debate.motion = clean_text(self.motion)
        debate.proposals += 1
        chance.tell(MotionProposed, me, debate.motion)
        first, second = debate.circle[0], debate.circle[1]
        state.asked = second if me == first else first


@action
class AgreeMotion(Action):
    """The action of agreeing to the motion that the other debater has proposed, so that the debate begins."""

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if debate_of(state).proposals else "no_motion"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        chance.tell(MotionAgreed, me, debate_of(state).motion)
        continue_debate(state, chance)


@action
class Argue(Action):
    """The action of playing a card in a debate together with a typed argument that has the card's logical form.

    If the options say that arguments are judged, the other players vote on the text before the card counts.
    """

    open = ("text",)
    card: int
    text: Annotated[str, Field(max_length=500)] = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Argue"]:
        return [cls.of(card) for card in arguments(state, me)]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self.card not in arguments(state, me):
            return "argument_not_held"
        return "argument_without_words" if _judged(state) and not clean_text(self.text) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        text = clean_text(self.text)
        if _judged(state):
            others = [seat for seat in range(len(state.players)) if seat != me]
            state.argument = Argument(me, self.card, text, Sealed.for_seats(others))
            state.phase, state.asked = "verdict", NONE
        else:
            play_argument(state, me, self.card, text, chance)


@action
class JudgeArgument(Action):
    """The action of voting in secret on another player's typed argument, in a game where arguments are judged.

    The question is whether the argument has the logical form of its card and supports its debater's side. It is
    accepted if at least half of the votes are in favour.
    """

    secret = True
    accept: bool

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["JudgeArgument"]:
        return (cls.of(True), cls.of(False))

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        argument = state.argument
        assert argument is not None
        if not argument.votes.choose(me, self.accept):
            return
        votes = list(argument.votes.open().values())
        state.argument = None
        state.phase, state.asked = "debate", argument.seat
        if 2 * sum(votes) >= len(votes):
            play_argument(state, argument.seat, argument.card, argument.text, chance)
        else:
            debate_of(state).refused += 1
            chance.tell(ArgumentRefused, argument.seat, argument.card, argument.text)


SOPHISTRY, SYLLOGISM = 0, 1
_PRICE = (PRICES.shop_sophistry, PRICES.shop_syllogism)


def shopping_of(s: State) -> Shopping:
    """Return the part of the state with the players' shopping lists for the final debate.

    Raises:
        AssertionError: The game is not in the phase in which players write these lists.
    """
    assert s.shopping is not None, "only before the final debate"
    return s.shopping


def coins_left(s: State, seat: int) -> int:
    """Return how many coins a seat would have left after buying all argument cards on its shopping list.

    The list is the seat's secret order of cards before the final debate.
    """
    return s.players[seat].coins - sum(_PRICE[wish] for wish in shopping_of(s).wishes[seat])


@action
class Wish(Action):
    """The action of adding an argument card to the end of one's secret shopping list before the final debate.

    Cards at the front of the list are bought first. The player must be able to pay for the whole list, and cannot list
    a card of an empty deck.
    """

    secret = True
    card: int
    """The deck from which to draw a card: 0 for Sophistry (1 coin a card), 1 for Syllogism (2 coins a card)."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Wish"]:
        left, decks = coins_left(state, me), (state.sophistry, state.syllogism)
        return [cls.of(card) for card in (SOPHISTRY, SYLLOGISM) if _PRICE[card] <= left and decks[card]]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        if self.card not in (SOPHISTRY, SYLLOGISM):
            return "no_such_wish"
        return "coins_wish" if _PRICE[self.card] > coins_left(state, me) else "deck_empty_wish"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).wishes[me].append(self.card)


@action
class ClearWishes(Action):
    """The action of emptying one's shopping list for the final debate."""

    secret = True
    undoes = True

    def obstacle(self, state: State, me: Seat) -> str | None:
        return None if shopping_of(state).wishes[me] else "no_wishes"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).wishes[me].clear()


@action
class FinishShopping(Action):
    """The action of submitting one's shopping list; once all have, the cards are bought and the final debate begins."""

    alone: ClassVar[str] = "All are asked alike, so that nobody sees who has finished."
    secret = True

    def gives_up(self, view: PhilosophiaView) -> bool:
        if view.seat is None or view.wishes:
            return False
        coins = view.players[view.seat].coins
        return any(
            price <= coins and left
            for price, left in zip(_PRICE, (view.sophistry_left, view.syllogism_left), strict=True)
        )

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping = shopping_of(state)
        if shopping.ready.choose(me, True):
            fill_lists(state, shopping, chance)
            state.shopping = None
            begin_final_debate(state)


@action
class TakeBackList(Action):
    """The action of taking back one's submitted shopping list to change it, while others have yet to submit theirs."""

    secret = True
    undoes = True

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        shopping_of(state).ready.withdraw(me)


def fill_lists(s: State, shopping: Shopping, chance: Chance) -> None:
    """Carry out the players' shopping lists before the final debate: draw the cards and take the coins.

    The players draw one card each in turn, in seat order, beginning with the one whose third Labyrinth Token has the
    lowest number. A card whose deck has run out is skipped.

    Args:
        s: The state to change.
        shopping: The submitted lists by seat.
        chance: Makes the random draws, and receives the events.
    """
    lists = {seat: list(wishes) for seat, wishes in shopping.wishes.items()}
    if s.moirai is not None:
        lists[1] = moirai_wishes(s)
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
