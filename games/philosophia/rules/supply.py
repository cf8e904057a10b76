"""Taking coins, tokens and cards from the supply, within its limits (Guidebook p7, p8; rules, R5, R12, R42).

All functions that give something change the state in place.
"""

from collections.abc import Iterable, Mapping

from games.core.chance import Chance
from games.philosophia.content import COUNTS, DECK_OF, KIND_OF, WORD_OF_ZEUS, ZEUS_CARD, Item, is_sophistry
from games.philosophia.events import (
    CardsSeen,
    OracleCardSeen,
    OracleCardTaken,
    TokenTurned,
    WisdomUnlocked,
)
from games.philosophia.state import State, is_moirai


def gain(s: State, seat: int, items: Mapping[Item, int], chance: Chance) -> None:
    """Give a seat things from the supply as far as it and the limits allow; the rest is lost (rules, R5).

    Coins never run out (Guidebook p6). Nobody is told, except the seat which argument cards it has drawn.

    Args:
        s: The state to change.
        seat: The seat.
        items: What it gains, and how many of each.
        chance: Makes the random draws, and receives the events.
    """
    player = s.players[seat]
    player.coins += items.get("coins", 0)
    builders = min(items.get("builders", 0), s.builders, COUNTS.builder_limit - player.builders)
    player.builders += builders
    s.builders -= builders
    sophists = min(items.get("sophists", 0), s.sophists)
    player.sophists += sophists
    s.sophists -= sophists
    draw_arguments(s, seat, items.get("sophistry", 0), items.get("syllogism", 0), chance)


def draw_arguments(s: State, seat: int, sophistry: int, syllogism: int, chance: Chance) -> None:
    """Draw argument cards for a seat as far as the decks allow; only the seat is told which ones it drew.

    Args:
        s: The state to change.
        seat: The seat that draws.
        sophistry: The number of Sophistry cards.
        syllogism: The number of Syllogism cards.
        chance: Makes the random draws, and receives the events.
    """
    cards = [chance.draw(s.sophistry) for _ in range(min(sophistry, len(s.sophistry)))]
    cards += [chance.draw(s.syllogism) for _ in range(min(syllogism, len(s.syllogism)))]
    s.players[seat].hand += cards
    if cards and not is_moirai(s, seat):
        chance.whisper(seat, CardsSeen, tuple(cards))


def held_arguments(hand: Iterable[int], oracle_cards: Iterable[int]) -> list[int]:
    """Return all cards that a player could play in a debate: the hand, and the Word of Zeus if the player holds it.

    Args:
        hand: The numbers of the player's argument cards.
        oracle_cards: The numbers of the player's oracle cards, of which one counts as the argument WORD_OF_ZEUS.
    """
    return [*hand, WORD_OF_ZEUS] if ZEUS_CARD in oracle_cards else [*hand]


def discard_arguments(s: State, cards: Iterable[int]) -> None:
    """Put these Sophistry and Syllogism cards, given by their numbers, back into their decks, which have no order."""
    for card in cards:
        (s.sophistry if is_sophistry(card) else s.syllogism).append(card)


def take_oracle_card(s: State, seat: int, card: int, chance: Chance) -> None:
    """Give a seat an oracle card that has been taken from its deck; only the seat is told which card it is.

    Args:
        s: The state to change.
        seat: The seat.
        card: The card, an index into ORACLE_CARDS.
        chance: Receives the events.
    """
    player, deck = s.players[seat], DECK_OF[card]
    player.oracle.append(card)
    player.backs[deck] += 1
    chance.tell(OracleCardTaken, seat, deck)
    chance.whisper(seat, OracleCardSeen, card)


def spend_oracle_card(s: State, seat: int, card: int) -> None:
    """Move an oracle card that a seat holds to the box, that is, out of the game.

    Raises:
        ValueError: The seat does not hold it.
    """
    player = s.players[seat]
    player.oracle.remove(card)
    player.backs[DECK_OF[card]] -= 1
    s.box.append(card)


def unlock(s: State, seat: int, card: int, chance: Chance) -> None:
    """Unlock a wisdom card of a seat's philosopher, and tell everybody.

    Args:
        s: The state to change.
        seat: The seat.
        card: Which of its three wisdom cards, from 0 to 2.
        chance: Receives the events.
    """
    player = s.players[seat]
    player.wisdom.append(card)
    player.wisdom.sort()
    chance.tell(WisdomUnlocked, seat, card)


def turn_token(s: State, place: int, chance: Chance) -> int:
    """Turn the location token at a place face up, and return its bonus as an index into BONUSES.

    The bonus is drawn when the token is turned, and everybody is told (rules, R6). A token that is face up already is
    left as it is.

    Args:
        s: The state to change.
        place: The number of the place.
        chance: Makes the random draws, and receives the events.
    """
    token = s.tokens[place]
    bonus = s.bonuses[token]
    if bonus < 0:
        bonus = s.bonuses[token] = chance.draw(s.bags[KIND_OF[place]])
        chance.tell(TokenTurned, place, bonus)
    return bonus


def gain_token(s: State, seat: int, place: int) -> None:
    """Move the location token that lies at a place to a seat's player board; there must be one."""
    player, token = s.players[seat], s.tokens[place]
    s.tokens[place] = -1
    player.tokens.append(token)
    player.colours[KIND_OF[token]] += 1
