"""The Moirai, the automaton of the solo game, on their turn (Guidebook p15; rulings S1 to S14).

They turn over a card, go where its white box says, flip a coin for a location token there, and take the items of the
level. Instead of the items they collect a Labyrinth Token when they are ready for one.
"""

from games.core.chance import Chance
from games.philosophia.content import COUNTS, LAND, MOIRAI, MOIRAI_LAST, PLACE_NAMED, SIDES, MoiraiCard
from games.philosophia.contests import CoinFlipped, MoiraiDrew
from games.philosophia.events import (
    BonusTaken,
    FollowingCreated,
    SchoolBuilt,
    TokenKept,
)
from games.philosophia.state import Moirai, State
from games.philosophia.supply import draw_arguments, gain_bonus, gain_coins, gain_token, turn_token, unlock
from games.philosophia.turn import advance_hourglass, arrive, take_turn
from games.philosophia.ways import DEBATE, FOLLOWINGS, LEARN, SCHOOLS, TRAVEL, collect, ready

ME = 1
"""The Moirai's player board is the second one."""

CLAIM_ORDER = (FOLLOWINGS, SCHOOLS, LEARN, TRAVEL, DEBATE)
_PLACES = tuple(PLACE_NAMED[card.place] for card in MOIRAI)


def moirai_turn(s: State, chance: Chance) -> None:
    """One turn of the Moirai; it may stop to ask the human for a place, and is then carried on by `give_items`."""
    moirai, player = _automaton(s), s.players[ME]
    if player.labyrinth == COUNTS.labyrinth:
        _last_card(s, moirai, chance)
    else:
        claims = ready(s, player)
        moirai.card = _next_card(s, moirai, chance)
        _visit(s, _PLACES[moirai.card], chance)
        if claims:
            collect(s, ME, min(claims, key=CLAIM_ORDER.index), chance)
        else:
            moirai.todo = _items(MOIRAI[moirai.card], moirai)
    give_items(s, chance)


def _automaton(s: State) -> Moirai:
    assert s.moirai is not None, "only in a solo game"
    return s.moirai


def _items(card: MoiraiCard, moirai: Moirai) -> list[str]:
    return str(getattr(card, moirai.level)).split()


def _can_enter(s: State, place: int) -> bool:
    """Nobody may stay, and nobody may go where somebody stands: it binds the Moirai too (R1, R2, S7)."""
    return all(player.place != place for player in s.players)


def _next_card(s: State, moirai: Moirai, chance: Chance) -> int:
    """The next card that can be followed; others are discarded. An empty deck is made anew of the discards."""
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
    """The double-sided card: one side a turn; a side that cannot be followed is flipped, and they stay."""
    side, moirai.side = moirai.side, 1 - moirai.side
    card = MOIRAI_LAST[side]
    place = PLACE_NAMED[card.place]
    moirai.card = len(MOIRAI) + side
    follows = _can_enter(s, place)
    chance.tell(MoiraiDrew, side, True, follows)
    if follows:
        arrive(s, ME, place, chance)
        moirai.todo = _items(card, moirai)


def _visit(s: State, place: int, chance: Chance) -> None:
    """Go there; heads, the token goes to their board; tails, they take its bonus (S13). Travel is claimed only once."""
    if not arrive(s, ME, place, chance):
        return
    heads = chance.below(2) == 0
    chance.tell(CoinFlipped, heads)
    if not heads:
        bonus = turn_token(s, place, chance)
        chance.tell(BonusTaken, ME, place, bonus)
        gain_bonus(s, ME, bonus, chance)
    elif TRAVEL not in s.players[ME].claimed:
        gain_token(s, ME, place)
        chance.tell(TokenKept, ME, place)


def give_items(s: State, chance: Chance) -> None:
    """Give them what is still to be given; then it is the human's turn."""
    moirai, player = _automaton(s), s.players[ME]
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
                unlock(s, ME, locked[0], chance)
        elif what == "T":
            moirai.todo.clear()
            if not advance_hourglass(s, ME, chance):
                return
            break
        elif what == "C":
            gain_coins(s, ME, count, chance)
        else:
            draw_arguments(s, ME, count if what == "P" else 0, count if what == "Y" else 0, chance)
        moirai.todo.pop(0)
    take_turn(s, 0)


def _needs_place(s: State, what: str) -> bool:
    """The card's own place is taken: then «any free location», which the human chooses."""
    place = s.players[ME].place
    return bool(s.followers[place] >> ME & 1) if what == "F" else s.schools[place] >= 0


def open_places(s: State) -> list[int]:
    """Where the piece that is to be given now could be placed; none when there is no such piece left (S5)."""
    player, what = s.players[ME], _automaton(s).todo[0][0]
    if what == "F":
        if not player.followers or FOLLOWINGS in player.claimed:
            return []
        return [place for place in SIDES[s.side] if not s.followers[place] >> ME & 1]
    if not player.schools or SCHOOLS in player.claimed:
        return []
    return [place for place in SIDES[s.side] if s.schools[place] < 0]


def settle_piece(s: State, place: int, chance: Chance) -> None:
    """Put the piece that is to be given now where the human said, and go on."""
    (_settle_follower if _automaton(s).todo.pop(0) == "F" else _settle_school)(s, place, chance)
    give_items(s, chance)


def _settle_follower(s: State, place: int, chance: Chance) -> None:
    player = s.players[ME]
    if place < LAND and player.followers and FOLLOWINGS not in player.claimed:
        player.followers -= 1
        s.followers[place] |= 1 << ME
        chance.tell(FollowingCreated, ME, place)


def _settle_school(s: State, place: int, chance: Chance) -> None:
    player = s.players[ME]
    if place < LAND and player.schools and SCHOOLS not in player.claimed:
        player.schools -= 1
        s.schools[place] = ME
        chance.tell(SchoolBuilt, ME, place)
