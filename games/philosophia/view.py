"""What one seat may see of a game, and possible full states that are consistent with it.

Hands and their sizes, oracle cards, requests, bids and shopping lists are visible only to their owner. `determinize`
deals all hidden components at random.
"""

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import TypeVar

from pydantic.dataclasses import dataclass

from games.core.chance import Chance
from games.core.sealed import Sealed, Submissions
from games.core.states import public_copier
from games.philosophia.content import (
    BONUS_BAGS,
    DECK_OF,
    DISKS,
    FIRST_SYLLOGISM,
    KIND_OF,
    MOIRAI,
    ORACLE_DECKS,
    ORACLE_PLACES,
    PRICES,
    REQUESTS,
    RETRACTION,
    SOPHISTRY_DECK,
    SYLLOGISM_DECK,
    UNKNOWN_ORACLE,
    WORD_OF_ZEUS,
    ZEUS_CARD,
    is_sophistry,
)
from games.philosophia.rules.debate import must_lead
from games.philosophia.rules.labyrinth import OLYMPIC
from games.philosophia.state import MOIRAI_SEAT, NONE, Public, PublicPlayer, State, is_moirai

T = TypeVar("T")


@dataclass(slots=True)
class PhilosophiaView(Public[PublicPlayer]):
    """What one seat sees of a game: the public part of the state, the seat's own cards and its own secret choices."""

    sophistry_left: bool = False
    """Whether the deck has cards. Their number is hidden, since it would reveal how many cards the players hold."""
    syllogism_left: bool = False
    moirai_arguments: int = 0
    """The number of argument cards in the Moirai's stack, which is public."""
    requests: dict[int, int] = field(default_factory=dict)
    """By seat, the Olympic Requests that were revealed, and the seat's own."""
    seat: int | None = None
    hand: list[int] = field(default_factory=list, repr=False)
    oracle_cards: list[int] = field(default_factory=list, repr=False)
    oracle_deck: list[int] = field(default_factory=list, repr=False)
    """The cards of the oracle from which the seat has to keep one; empty at other times."""
    choice: int = NONE
    """The seat's own secret choice while others still choose: a bid, a reaction, a vote or a submitted list; -1 for
    none."""
    wishes: list[int] = field(default_factory=list, repr=False)
    plan: list[int] = field(default_factory=list, repr=False)

    @property
    def request(self) -> int:
        """The seat's own Olympic Request; -1 for spectators and before the cards are dealt."""
        return NONE if self.seat is None else self.requests.get(self.seat, NONE)

    @property
    def must_choose(self) -> bool:
        """Whether the seat has to decide: it alone, or among others in secret without having chosen yet."""
        if self.asked >= 0 or self.submissions is None:
            return self.seat == self.asked
        return self.seat in self.submissions.seats and self.choice == NONE


_show, _guess = public_copier(State, PhilosophiaView), public_copier(PhilosophiaView, State)


def view_of(s: State, seat: int | None) -> PhilosophiaView:
    """Return what a seat may see of a state, or what everybody may see if `seat` is None."""
    view = _show(s)
    view.sophistry_left, view.syllogism_left = bool(s.sophistry), bool(s.syllogism)
    if s.moirai:
        view.moirai_arguments = len(s.players[MOIRAI_SEAT].hand)
    view.requests = {
        each: player.request
        for each, player in enumerate(s.players)
        if player.request is not None and (each == seat or OLYMPIC in player.claimed)
    }
    if seat is None:
        return view
    me = s.players[seat]
    view.seat, view.hand, view.oracle_cards = seat, sorted(me.hand), sorted(me.oracle)
    view.plan = list(me.plan)
    if s.phase == "oracle" and s.asked == seat:
        view.oracle_deck = sorted(s.oracle[ORACLE_PLACES.index(me.place)])
    box = s.submissions
    if isinstance(box, Sealed) and (choice := box.choices.get(seat)) is not None:
        view.choice = int(choice)
    if s.shopping:
        view.wishes = list(s.shopping.wishes.get(seat, ()))
    return view


_USUAL = 4
"""The maximum number of argument cards of each of the two decks in a guessed hand."""


def determinize(view: PhilosophiaView, chance: Chance) -> State:
    """Return a possible full state consistent with this view, with hidden cards and choices chosen at random.

    Args:
        view: The view of a seat, or the public view.
        chance: The source of random draws.
    """
    s = _guess(view)
    if s.moirai:
        s.moirai.deck = _without(range(len(MOIRAI)), s.moirai.discard)
    if view.phase in ("cards", "choose"):
        return s
    held = [UNKNOWN_ORACLE] if any(player.unknown_oracle for player in s.players) else []
    pile = [i for i, disk in enumerate(DISKS) if disk.solo or s.moirai is None]
    s.disks = _without(pile, [s.disk, *s.bottom, *held])
    s.bags = [
        _without(bag, [bonus for token, bonus in enumerate(s.bonuses) if bonus >= 0 and KIND_OF[token] == kind])
        for kind, bag in enumerate(BONUS_BAGS)
    ]
    if view.seat is not None:
        s.players[view.seat].hand, s.players[view.seat].oracle = view.hand.copy(), view.oracle_cards.copy()
        s.players[view.seat].plan = view.plan.copy()
    others = [seat for seat in range(len(s.players)) if seat != view.seat]
    _deal_requests(s, view, others, chance)
    _deal_oracle_cards(s, view, others, chance)
    _deal_arguments(s, view, others, chance)
    _fill_boxes(s, view, chance)
    return s


def _without(things: Iterable[int], gone: Iterable[int]) -> list[int]:
    rest = list(things)
    for thing in gone:
        rest.remove(thing)
    return rest


def _deal_requests(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    rest = _without(range(len(REQUESTS)), view.requests.values())
    for seat, request in view.requests.items():
        s.players[seat].request = request
    for seat in others:
        if s.players[seat].request is None and not is_moirai(s, seat):
            s.players[seat].request = chance.draw(rest)


def _deal_oracle_cards(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    for seat in others:
        s.players[seat].oracle = list(s.players[seat].shown)
    known = {*s.box, *(card for player in s.players for card in player.oracle)}
    chosen_from = view.oracle_deck
    for deck, cards in enumerate(ORACLE_DECKS):
        here = bool(chosen_from) and DECK_OF[chosen_from[0]] == deck
        rest = [card for card in cards if card not in known and not (here and card in chosen_from)]
        for seat in others:
            player = s.players[seat]
            for _ in range(player.backs[deck] - sum(DECK_OF[card] == deck for card in player.shown)):
                player.oracle.append(chance.draw(rest))
        rest = [*chosen_from] if here else rest
        chance.shuffle(rest)  # no player knows the order of a deck
        s.oracle.append(rest)


def _deal_arguments(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    """Deal hands of argument cards of a plausible size to a guessed state.

    Publicly known facts are respected: cards seen, and whether a deck is empty.

    Args:
        s: The guessed state to change; its decks are set up here.
        view: What the seat of the view knows.
        others: The seats whose hands it does not know.
        chance: The source of random draws.
    """
    seen = [card for player in s.players for card in player.hand]
    if s.debate:
        seen += [card for pile in s.debate.piles.values() for card in pile]
        seen += [s.debate.led] if s.debate.led != NONE else []
    s.sophistry = _without(SOPHISTRY_DECK, [card for card in seen if is_sophistry(card)])
    s.syllogism = _without(SYLLOGISM_DECK, [card for card in seen if FIRST_SYLLOGISM <= card < WORD_OF_ZEUS])
    _deal_what_must_be(s, view, others, chance)
    people = [seat for seat in others if not is_moirai(s, seat)]
    if view.moirai:
        _deal_moirai(s, view, chance)
    for deck, left in _decks(s, view):
        for seat in people:
            for _ in range(min(chance.below(_USUAL + 1), len(deck) - left)):
                s.players[seat].hand.append(chance.draw(deck))
        if not left and people:
            while deck:
                s.players[chance.pick(people)].hand.append(chance.draw(deck))


def _deal_what_must_be(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    """Deal to a guessed state the argument cards that other players must hold, judging by public events.

    These are a card that is being judged, and an argument for the player who opens a debate.

    Args:
        s: The guessed state, which is changed in place.
        view: What the seat of the view knows.
        others: The seats whose hands it does not know.
        chance: The source of random draws.
    """
    debate = s.debate
    if view.argument and view.argument.seat in others:
        card = view.argument.card
        if card != WORD_OF_ZEUS:
            (s.sophistry if is_sophistry(card) else s.syllogism).remove(card)
            s.players[view.argument.seat].hand.append(card)
        elif ZEUS_CARD not in s.players[view.argument.seat].oracle:
            _give_zeus(s, view.argument.seat)
    if debate and must_lead(s) and not debate.final and debate.circle[0] in others:
        opener = s.players[debate.circle[0]]
        if not opener.hand and ZEUS_CARD not in opener.oracle:
            spare = _spare(s, view)
            if spare:
                opener.hand.append(chance.draw(chance.pick(spare)))


def _give_zeus(s: State, seat: int) -> None:
    """Give the Word of Zeus, an oracle card, to a seat of a guessed state, as the seat has just shown it.

    In exchange the seat loses one of its oracle cards with the same back.
    """
    holders = [*(player.oracle for player in s.players), s.oracle[DECK_OF[ZEUS_CARD]]]
    where = next(cards for cards in holders if ZEUS_CARD in cards)
    mine = s.players[seat]
    other = next(card for card in mine.oracle if DECK_OF[card] == DECK_OF[ZEUS_CARD] and card not in mine.shown)
    where[where.index(ZEUS_CARD)] = other
    mine.oracle[mine.oracle.index(other)] = ZEUS_CARD


def _decks(s: State, view: PhilosophiaView) -> tuple[tuple[list[int], bool], ...]:
    """Return the Sophistry and the Syllogism deck of a guessed state, each with True if it is known not to be empty."""
    return (s.sophistry, view.sophistry_left), (s.syllogism, view.syllogism_left)


def _spare(s: State, view: PhilosophiaView) -> list[list[int]]:
    """Return the decks of argument cards in a guessed state from which a card may still be dealt.

    A deck that is known not to be empty must keep one card.
    """
    return [deck for deck, left in _decks(s, view) if len(deck) > left]


def _deal_moirai(s: State, view: PhilosophiaView, chance: Chance) -> None:
    """Deal the Moirai (the solo opponent) a random stack of argument cards of the size that everybody sees.

    The guessed state is changed in place.
    """
    stack, count = s.players[MOIRAI_SEAT].hand, view.moirai_arguments
    for deck, left in _decks(s, view):
        while deck and not left and len(stack) < count:
            stack.append(chance.draw(deck))
    while len(stack) < count:
        spare = _spare(s, view)
        deck = spare[0] if len(spare) == 1 or chance.below(3) else spare[1]
        stack.append(chance.draw(deck))
    chance.shuffle(stack)


def _fill_boxes(s: State, view: PhilosophiaView, chance: Chance) -> None:
    """Fill in the secret choices of a simultaneous decision, such as the bids of an auction, in a guessed state.

    The own choice of the view's seat is kept; those of other seats that have chosen are guessed.
    """
    if view.phase == "bid" and s.auction:
        s.auction.bids = _sealed(
            s.auction.bids, view, view.choice, lambda seat: chance.below(s.players[seat].coins + 1), chance
        )
    elif view.phase == "react" and s.reactions:
        holders = [seat for seat in s.reactions.seats if RETRACTION in s.players[seat].oracle]
        s.reactions = _sealed(
            s.reactions, view, bool(view.choice), lambda seat: seat in holders and bool(chance.below(2)), chance
        )
    elif view.phase == "verdict" and s.argument:
        votes = s.argument.votes
        s.argument.votes = _sealed(votes, view, bool(view.choice), lambda seat: bool(chance.below(2)), chance)
    elif view.phase == "shop" and s.shopping:
        s.shopping.ready = _sealed(s.shopping.ready, view, True, lambda seat: True, chance)
        for seat in s.shopping.ready.seats:
            s.shopping.wishes[seat] = (
                view.wishes.copy() if seat == view.seat else _guess_wishes(s, s.players[seat], chance)
            )


def _guess_wishes(s: State, player: PublicPlayer, chance: Chance) -> list[int]:
    syllogisms = chance.below(player.coins // PRICES.shop_syllogism + 1) if s.syllogism else 0
    rest = player.coins - PRICES.shop_syllogism * syllogisms
    return [1] * syllogisms + [0] * (rest // PRICES.shop_sophistry if s.sophistry else 0)


def _sealed(box: Submissions, view: PhilosophiaView, own: T, guess: Callable[[int], T], chance: Chance) -> Sealed[T]:
    """Return the secret choices of a simultaneous decision for a guessed state: as many as have been made so far.

    Args:
        box: Which seats take part, and how many of them have yet to choose.
        view: The view whose seat knows its own choice.
        own: The choice of that seat, if it has chosen.
        guess: Returns a guess for the choice of another seat.
        chance: Guesses which other seats have chosen.
    """
    sealed: Sealed[T] = Sealed.for_seats(box.seats)
    for seat in box.guess_chosen(chance, {} if view.seat is None else {view.seat: view.choice != NONE}):
        sealed.choose(seat, own if seat == view.seat else guess(seat))
    return sealed
