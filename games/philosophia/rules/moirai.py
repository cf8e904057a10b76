"""The Moirai, the automaton of the solo game: turns, debates and shopping (Guidebook p15; rules, S1 to S15).

On their turn they draw a card, go to the place in its white box, flip a coin for a location token there, and take the
items listed for the difficulty level; if they qualify for a Labyrinth Token, they take that instead of the items.
"""

from games.core.chance import Chance
from games.philosophia.content import (
    BONUSES,
    COUNTS,
    LAND,
    MOIRAI,
    MOIRAI_LAST,
    PLACE_NAMED,
    PRICES,
    RESULT,
    SIDES,
    Item,
    MoiraiCard,
    is_sophistry,
)
from games.philosophia.events import (
    BonusTaken,
    CardsDrawn,
    CoinFlipped,
    CoinsGained,
    FollowingCreated,
    MoiraiDrew,
    SchoolBuilt,
    TokenKept,
)
from games.philosophia.rules.labyrinth import (
    DEBATE,
    FOLLOWINGS,
    LEARN,
    SCHOOLS,
    TRAVEL,
    claimable_ways,
    collect_labyrinth_token,
)
from games.philosophia.rules.supply import gain, gain_token, turn_token, unlock
from games.philosophia.rules.turn import advance_hourglass, arrive, take_turn
from games.philosophia.state import MOIRAI_SEAT, NONE, Debate, Moirai, Position, State


def moirai_argument(s: State, debate: Debate) -> int:
    """Return the card that the Moirai (the solo opponent) play now in a debate, or -1 if they pass.

    They play by fixed rules: to lead, the topmost Sophistry card, else the top card; to answer, a card that beats the
    other or at least ties with it.
    """
    stack = s.players[MOIRAI_SEAT].hand
    if not stack:
        return NONE
    if debate.led != NONE:
        return _answer(stack, debate.led)
    human = 1 - MOIRAI_SEAT
    if human in debate.out and len(debate.piles[MOIRAI_SEAT]) > len(debate.piles[human]):
        return NONE
    return _sophistry_first(stack)


def _answer(stack: list[int], led: int) -> int:
    """Return the Moirai's answer to a card in a debate: the topmost card that beats it, else one that ties with it.

    If there is neither, it is the topmost Sophistry card, else the top card.

    Args:
        stack: Their argument cards, top card first; not empty.
        led: The card to answer.
    """
    for wanted in (1, 0):
        for card in stack:
            if RESULT[card][led] == wanted:
                return card
    return _sophistry_first(stack)


def _sophistry_first(stack: list[int]) -> int:
    for card in stack:
        if is_sophistry(card):
            return card
    return stack[0]


def moirai_wishes(s: State) -> list[int]:
    """Return what the Moirai (the solo opponent) buy before the final debate, as a shopping list.

    It has as many Syllogism cards (1) as they can afford, unless that deck is empty, then Sophistry cards (0) for the
    rest (rules, S11).
    """
    coins = s.players[MOIRAI_SEAT].coins
    count = coins // PRICES.shop_syllogism if s.syllogism else 0
    rest = coins - count * PRICES.shop_syllogism
    return [1] * count + [0] * (rest // PRICES.shop_sophistry)


CLAIM_ORDER = (FOLLOWINGS, SCHOOLS, LEARN, TRAVEL, DEBATE)
_PLACES = tuple(PLACE_NAMED[card.place] for card in MOIRAI)


def moirai_turn(s: State, chance: Chance) -> None:
    """Play a turn of the Moirai, the solo opponent, and begin the human's turn; the state is changed.

    If the human first has to choose a location for a piece of theirs, it stops there; `settle_piece` continues it.
    """
    moirai, player = _automaton(s), s.players[MOIRAI_SEAT]
    if player.labyrinth == COUNTS.labyrinth:
        _last_card(s, moirai, chance)
    else:
        claims = claimable_ways(s, player)
        moirai.card = _next_card(s, moirai, chance)
        _visit(s, _PLACES[moirai.card], chance)
        if claims:
            collect_labyrinth_token(s, MOIRAI_SEAT, min(claims, key=CLAIM_ORDER.index), chance)
        else:
            moirai.todo = _items(MOIRAI[moirai.card], moirai)
    give_items(s, chance)


def _automaton(s: State) -> Moirai:
    assert s.moirai is not None, "only in a solo game"
    return s.moirai


def _items(card: MoiraiCard, moirai: Moirai) -> list[str]:
    return str(getattr(card, moirai.level)).split()


def _can_enter(s: Position, place: int) -> bool:
    """Return True if the Moirai (the solo opponent) may move to a place: nobody stands there, not even they.

    They may not stay where they are (rules, R1, R2, S7).
    """
    return all(player.place != place for player in s.players)


def _next_card(s: State, moirai: Moirai, chance: Chance) -> int:
    """Draw cards of the Moirai (the solo opponent) until one names a place that they can move to; return that card.

    When the deck is empty, the discarded cards become the deck again.

    Args:
        s: The state to change.
        moirai: The cards of the Moirai.
        chance: Makes the random draws, and receives the events.
    """
    while True:
        if not moirai.deck:
            moirai.deck, moirai.discard = moirai.discard, []
        card = chance.draw(moirai.deck)
        moirai.discard.append(card)
        follows = _can_enter(s, _PLACES[card])
        chance.tell(MoiraiDrew, card, False, follows)
        if follows:
            return card


def _last_card(s: State, moirai: Moirai, chance: Chance) -> None:
    """Play a turn of the Moirai (the solo opponent) by the double-sided card that they use with three Labyrinth Tokens.

    The side alternates. If the place that it names is occupied, they stay and get nothing.

    Args:
        s: The state to change.
        moirai: The cards of the Moirai.
        chance: Makes the random draws, and receives the events.
    """
    side, moirai.side = moirai.side, 1 - moirai.side
    card = MOIRAI_LAST[side]
    place = PLACE_NAMED[card.place]
    moirai.card = len(MOIRAI) + side
    follows = _can_enter(s, place)
    chance.tell(MoiraiDrew, side, True, follows)
    if follows:
        arrive(s, MOIRAI_SEAT, place, chance)
        moirai.todo = _items(card, moirai)


def _visit(s: State, place: int, chance: Chance) -> None:
    """Move the Moirai (the solo opponent) to a place and flip a coin for the location token there (rules, S13).

    Heads: they keep the token, unless they have already earned the Labyrinth Token for travel. Tails: they take its
    bonus.

    Args:
        s: The state to change.
        place: The number of the place.
        chance: Makes the random draws, and receives the events.
    """
    if not arrive(s, MOIRAI_SEAT, place, chance):
        return
    heads = chance.below(2) == 0
    chance.tell(CoinFlipped, heads)
    if not heads:
        bonus = turn_token(s, place, chance)
        chance.tell(BonusTaken, MOIRAI_SEAT, place, bonus)
        gain(s, MOIRAI_SEAT, BONUSES[bonus].items, chance)
    elif TRAVEL not in s.players[MOIRAI_SEAT].claimed:
        gain_token(s, MOIRAI_SEAT, place)
        chance.tell(TokenKept, MOIRAI_SEAT, place)


def give_items(s: State, chance: Chance) -> None:
    """Give the Moirai (the solo opponent) the remaining items of their card, then begin the human's turn.

    It stops early if the human has to choose a place for a piece, or if the game ends. The state is changed.
    """
    moirai, player = _automaton(s), s.players[MOIRAI_SEAT]
    while moirai.todo:
        what, count = moirai.todo[0][0], int(moirai.todo[0][1:] or 1)
        if what in "FS" and _needs_place(s, what):
            if open_places(s):
                s.phase, s.asked = "fates", 0
                return
        elif what == "F":
            _settle_follower(s, player.place, chance)
        elif what == "S":
            _settle_school(s, player.place, chance)
        elif what == "W":
            locked = [card for card in range(COUNTS.wisdom_cards) if card not in player.wisdom]
            if locked and LEARN not in player.claimed:
                unlock(s, MOIRAI_SEAT, locked[0], chance)
        elif what == "T":
            moirai.todo.clear()
            if not advance_hourglass(s, MOIRAI_SEAT, chance):
                return
            break
        elif what == "C":
            chance.tell(CoinsGained, MOIRAI_SEAT, count)
            gain(s, MOIRAI_SEAT, {"coins": count}, chance)
        else:
            item: Item = "sophistry" if what == "P" else "syllogism"
            chance.tell(CardsDrawn, MOIRAI_SEAT, count if what == "P" else 0, count if what == "Y" else 0)
            gain(s, MOIRAI_SEAT, {item: count}, chance)
        moirai.todo.pop(0)
    take_turn(s, 0, chance)


def _needs_place(s: Position, what: str) -> bool:
    """Return True if there is no room for a piece where the Moirai (the solo opponent) stand; the human then chooses.

    Args:
        s: The state or view.
        what: The piece: "F" for a follower, "S" for a school.
    """
    place = s.players[MOIRAI_SEAT].place
    return bool(s.followers[place] >> MOIRAI_SEAT & 1) if what == "F" else s.schools[place] >= 0


def open_places(s: State) -> list[int]:
    """Return the places to which the human may add the next piece of the Moirai (the solo opponent).

    The piece is a follower or a school. The list is empty if the Moirai have no such piece left or need none any more
    (rules, S5).
    """
    player, what = s.players[MOIRAI_SEAT], _automaton(s).todo[0][0]
    if what == "F":
        if not player.followers or FOLLOWINGS in player.claimed:
            return []
        return [place for place in SIDES[s.side] if not s.followers[place] >> MOIRAI_SEAT & 1]
    if not player.schools or SCHOOLS in player.claimed:
        return []
    return [place for place in SIDES[s.side] if s.schools[place] < 0]


def settle_piece(s: State, place: int, chance: Chance) -> None:
    """Put the next piece of the Moirai (the solo opponent) on the place that the human chose, and continue their turn.

    Args:
        s: The state to change, in which the human has been asked for a place.
        place: One of `open_places`.
        chance: Makes the random draws, and receives the events.
    """
    (_settle_follower if _automaton(s).todo.pop(0) == "F" else _settle_school)(s, place, chance)
    give_items(s, chance)


def _settle_follower(s: State, place: int, chance: Chance) -> None:
    player = s.players[MOIRAI_SEAT]
    if place < LAND and player.followers and FOLLOWINGS not in player.claimed:
        player.followers -= 1
        s.followers[place] |= 1 << MOIRAI_SEAT
        chance.tell(FollowingCreated, MOIRAI_SEAT, place)


def _settle_school(s: State, place: int, chance: Chance) -> None:
    player = s.players[MOIRAI_SEAT]
    if place < LAND and player.schools and SCHOOLS not in player.claimed:
        player.schools -= 1
        s.schools[place] = MOIRAI_SEAT
        chance.tell(SchoolBuilt, MOIRAI_SEAT, place)
