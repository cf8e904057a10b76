"""Guessing what is hidden: a state that looks exactly so from a seat, every secret dealt anew."""

from collections.abc import Iterable

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.unchecked import unchecked
from games.philosophia.content import (
    BONUS_BAGS,
    DECK_OF,
    DISKS,
    FIRST_SYLLOGISM,
    KIND_OF,
    MOIRAI,
    ORACLE_DECKS,
    REQUESTS,
    RETRACTION,
    SOPHISTRY_DECK,
    SYLLOGISM_DECK,
    UNKNOWN_ORACLE,
    WORD_OF_ZEUS,
    ZEUS_CARD,
    is_sophistry,
)
from games.philosophia.state import (
    NONE,
    Argument,
    Auction,
    Debate,
    Moirai,
    Player,
    Shopping,
    State,
)
from games.philosophia.view import DebateView, PhilosophiaView, PlayerView

_STATE, _PLAYER = unchecked(State), unchecked(Player)
_USUAL = 4
"""A hand that nobody sees is guessed to hold up to so many cards of each kind."""


def determinized(view: PhilosophiaView, chance: Chance) -> State:
    """A world in which that seat (or everybody, for the public view) sees exactly this view."""
    s = _public(view)
    if view.phase in ("cards", "choose"):
        return s
    if view.own is not None and view.seat is not None:
        me = s.players[view.seat]
        me.hand, me.oracle, me.request = list(view.own.hand), list(view.own.oracle), view.own.request
    others = [seat for seat in range(len(s.players)) if seat != view.seat]
    _deal_requests(s, others, chance)
    _deal_oracle_cards(s, view, others, chance)
    _deal_arguments(s, view, others, chance)
    _fill_boxes(s, view, chance)
    return s


def _without(things: Iterable[int], gone: Iterable[int]) -> list[int]:
    rest = list(things)
    for thing in gone:
        rest.remove(thing)
    return rest


def _public(view: PhilosophiaView) -> State:
    s = _STATE(
        options=view.options,
        teachings=[list(cards) for cards in view.teachings],
        players=[_player(player) for player in view.players],
        side=view.side,
        first=view.first,
        turn=view.turn,
        asked=view.asked,
        phase=view.phase,
        followers=list(view.followers),
        schools=list(view.schools),
        tokens=list(view.tokens),
        bonuses=list(view.bonuses),
        dealt=list(view.dealt),
        disk=view.disk,
        bottom=list(view.bottom),
        box=list(view.box),
        builders=view.builders,
        sophists=view.sophists,
        next_number=view.next_number,
        hourglass=view.hourglass,
        round=view.round,
        acted=view.acted,
        played=view.played,
        opened=view.opened,
        debated=view.debated,
        debate=_debate(view.debate),
        proof=view.proof,
        winner=view.winner,
        ending=view.ending,
    )
    if view.moirai is not None:
        m = view.moirai
        deck = _without(range(len(MOIRAI)), m.discard)
        s.moirai = Moirai(m.level, deck, list(m.discard), m.side, m.card, list(m.todo))
    if view.phase in ("cards", "choose"):
        return s
    held = [UNKNOWN_ORACLE] if any(player.unknown_oracle for player in view.players) else []
    pile = [i for i, disk in enumerate(DISKS) if disk.solo or not view.solo]
    s.disks = _without(pile, [view.disk, *view.bottom, *held])
    s.bags = [
        _without(bag, [bonus for token, bonus in enumerate(view.bonuses) if bonus >= 0 and KIND_OF[token] == kind])
        for kind, bag in enumerate(BONUS_BAGS)
    ]
    return s


def _player(view: PlayerView) -> Player:
    colours = [0] * 5
    for token in view.tokens:
        colours[KIND_OF[token]] += 1
    return _PLAYER(
        philosopher=view.philosopher,
        place=view.place,
        coins=view.coins,
        builders=view.builders,
        sophists=view.sophists,
        study=view.study,
        followers=view.followers,
        schools=view.schools,
        wins=view.wins,
        wisdom=list(view.wisdom),
        tokens=list(view.tokens),
        colours=colours,
        visits=list(view.visits),
        backs=list(view.backs),
        claimed=list(view.claimed),
        labyrinth=view.labyrinth,
        number=view.number,
        unknown_oracle=view.unknown_oracle,
        shown=list(view.shown),
        request=None if view.request == NONE else view.request,
    )


def _debate(view: DebateView | None) -> Debate | None:
    if view is None:
        return None
    piles = {seat: list(pile) for seat, pile in zip(view.circle, view.piles, strict=True)}
    return Debate(
        list(view.circle),
        view.final,
        view.attacker,
        view.defender,
        view.led,
        list(view.last),
        view.rounds,
        list(view.out),
        piles,
        view.motion,
        view.proposals,
        view.refused,
        list(view.spoken),
    )


def _deal_requests(s: State, others: list[int], chance: Chance) -> None:
    rest = _without(range(len(REQUESTS)), [player.request for player in s.players if player.request is not None])
    for seat in others:
        if s.players[seat].request is None and not (s.moirai and seat == 1):
            s.players[seat].request = chance.draw(rest)


def _deal_oracle_cards(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    for seat in others:
        s.players[seat].oracle = list(s.players[seat].shown)
    known = {*s.box, *(card for player in s.players for card in player.oracle)}
    chosen_from = view.own.deck if view.own else ()
    for deck, cards in enumerate(ORACLE_DECKS):
        here = bool(chosen_from) and DECK_OF[chosen_from[0]] == deck
        rest = [card for card in cards if card not in known and not (here and card in chosen_from)]
        for seat in others:
            player = s.players[seat]
            for _ in range(player.backs[deck] - sum(DECK_OF[card] == deck for card in player.shown)):
                player.oracle.append(chance.draw(rest))
        rest = [*chosen_from] if here else rest
        chance.shuffle(rest)  # a bag: nobody knows its order
        s.oracle.append(rest)


def _deal_arguments(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    """Hands of a usual size; decks that are seen to be empty are in the hands, others keep a card."""
    seen = [card for player in s.players for card in player.hand]
    if s.debate:
        seen += [card for pile in s.debate.piles.values() for card in pile]
        seen += [s.debate.led] if s.debate.led != NONE else []
    s.sophistry = _without(SOPHISTRY_DECK, [card for card in seen if is_sophistry(card)])
    s.syllogism = _without(SYLLOGISM_DECK, [card for card in seen if FIRST_SYLLOGISM <= card < WORD_OF_ZEUS])
    _deal_what_must_be(s, view, others, chance)
    people = [seat for seat in others if not (s.moirai and seat == 1)]
    if view.moirai:
        _deal_moirai(s, view, view.moirai.arguments, chance)
    for deck, left in ((s.sophistry, view.sophistry_left), (s.syllogism, view.syllogism_left)):
        for seat in people:
            for _ in range(min(chance.below(_USUAL + 1), len(deck) - left)):
                s.players[seat].hand.append(chance.draw(deck))
        if not left and people:
            while deck:
                s.players[chance.pick(people)].hand.append(chance.draw(deck))


def _deal_what_must_be(s: State, view: PhilosophiaView, others: list[int], chance: Chance) -> None:
    """A card that is being judged is in its owner's hand; who opens a debate has an argument for it."""
    debate = s.debate
    if view.argument and view.argument.seat in others:
        card = view.argument.card
        if card != WORD_OF_ZEUS:
            (s.sophistry if is_sophistry(card) else s.syllogism).remove(card)
            s.players[view.argument.seat].hand.append(card)
        elif ZEUS_CARD not in s.players[view.argument.seat].oracle:
            _give_zeus(s, view.argument.seat)
    if debate and not debate.final and not debate.rounds and debate.led == NONE and debate.circle[0] in others:
        opener = s.players[debate.circle[0]]
        if not opener.hand and ZEUS_CARD not in opener.oracle:
            spare = [
                deck
                for deck, left in ((s.sophistry, view.sophistry_left), (s.syllogism, view.syllogism_left))
                if len(deck) > left
            ]
            if spare:
                opener.hand.append(chance.draw(chance.pick(spare)))


def _give_zeus(s: State, seat: int) -> None:
    """Everybody has just seen that this seat holds the Word of Zeus: change it for another card of that back."""
    holders = [*(player.oracle for player in s.players), s.oracle[DECK_OF[ZEUS_CARD]]]
    where = next(cards for cards in holders if ZEUS_CARD in cards)
    mine = s.players[seat]
    other = next(card for card in mine.oracle if DECK_OF[card] == DECK_OF[ZEUS_CARD] and card not in mine.shown)
    where[where.index(ZEUS_CARD)] = other
    mine.oracle[mine.oracle.index(other)] = ZEUS_CARD


def _deal_moirai(s: State, view: PhilosophiaView, count: int, chance: Chance) -> None:
    """The stack of the Moirai: its number is known."""
    stack = s.players[1].hand
    for deck, left in ((s.sophistry, view.sophistry_left), (s.syllogism, view.syllogism_left)):
        while deck and not left and len(stack) < count:
            stack.append(chance.draw(deck))
    while len(stack) < count:
        spare = [
            deck
            for deck, left in ((s.sophistry, view.sophistry_left), (s.syllogism, view.syllogism_left))
            if len(deck) > left
        ]
        deck = spare[0] if len(spare) == 1 or chance.below(3) else spare[1]
        stack.append(chance.draw(deck))
    chance.shuffle(stack)


def _fill_boxes(s: State, view: PhilosophiaView, chance: Chance) -> None:
    """Secret choices that are in: one's own as it is, the others' guessed."""
    own = view.own.choice if view.own else NONE

    def bools(like: bool) -> Sealed[bool]:
        return Sealed(
            {
                seat: None
                if seat in view.waiting
                else bool(own)
                if seat == view.seat
                else like or bool(chance.below(2))
                for seat in sorted((*view.sealed, *view.waiting))
            }
        )

    if view.phase == "bid":
        coins = {
            seat: None
            if seat in view.waiting
            else own
            if seat == view.seat
            else chance.below(s.players[seat].coins + 1)
            for seat in sorted((*view.sealed, *view.waiting))
        }
        s.auction = Auction(view.initiator, Sealed(coins))
    elif view.phase == "react":
        holders = [seat for seat in view.sealed if seat != view.seat and RETRACTION in s.players[seat].oracle]
        s.reactions = bools(True)
        for seat in view.sealed:
            if seat != view.seat:
                s.reactions.choices[seat] = seat in holders and bool(chance.below(2))
    elif view.phase == "verdict" and view.argument:
        s.argument = Argument(view.argument.seat, view.argument.card, view.argument.text, bools(False))
    elif view.phase == "shop":
        s.shopping = Shopping(bools(True), {})
        for seat in sorted((*view.sealed, *view.waiting)):
            if seat == view.seat:
                s.shopping.wishes[seat] = list(view.own.wishes) if view.own else []
            else:
                syllogisms = chance.below(s.players[seat].coins // 2 + 1)
                rest = s.players[seat].coins - 2 * syllogisms
                s.shopping.wishes[seat] = [1] * syllogisms + [0] * rest
