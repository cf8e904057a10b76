"""Taking coins, tokens and cards from the supply, within its limits (Guidebook p7, p8; rules, R5, R12, R42)."""

from collections.abc import Iterable

from games.core.chance import Chance
from games.philosophia.content import BONUSES, COUNTS, DECK_OF, KIND_OF, WORD_OF_ZEUS, ZEUS_CARD, is_sophistry
from games.philosophia.events import (
    CardsDrawn,
    CardsSeen,
    CoinsGained,
    OracleCardSeen,
    OracleCardTaken,
    TokenTurned,
    WisdomUnlocked,
)
from games.philosophia.state import State, is_moirai


def gain_coins(s: State, seat: int, coins: int, chance: Chance) -> None:
    """Give a seat coins from the supply, which never runs out (Guidebook p6)."""
    s.players[seat].coins += coins
    chance.tell(CoinsGained, seat, coins)


def gain_builders(s: State, seat: int, count: int) -> None:
    """Give a seat builder tokens as far as the supply and the limit of four per player allow."""
    player = s.players[seat]
    count = min(count, s.builders, COUNTS.builder_limit - player.builders)
    player.builders += count
    s.builders -= count


def gain_sophists(s: State, seat: int, count: int) -> None:
    """Give a seat sophist tokens as far as the supply allows."""
    count = min(count, s.sophists)
    s.players[seat].sophists += count
    s.sophists -= count


def draw_arguments(s: State, seat: int, sophistry: int, syllogism: int, chance: Chance) -> None:
    """Draw argument cards for a seat as far as the decks allow; others see only the numbers asked for.

    Args:
        s: The state to change.
        seat: The seat that draws.
        sophistry: The number of Sophistry cards.
        syllogism: The number of Syllogism cards.
        chance: The source of random draws, and the channel for events.
    """
    cards = [chance.draw(s.sophistry) for _ in range(min(sophistry, len(s.sophistry)))]
    cards += [chance.draw(s.syllogism) for _ in range(min(syllogism, len(s.syllogism)))]
    s.players[seat].hand += cards
    chance.tell(CardsDrawn, seat, sophistry, syllogism)
    if cards and not is_moirai(s, seat):
        chance.whisper(seat, CardsSeen, tuple(cards))


def held_arguments(hand: Iterable[int], oracle_cards: Iterable[int]) -> list[int]:
    """Return all arguments that a player holds: the hand, and the Word of Zeus if it is among the oracle cards.

    Args:
        hand: The player's argument cards.
        oracle_cards: The player's oracle cards.
    """
    return [*hand, WORD_OF_ZEUS] if ZEUS_CARD in oracle_cards else [*hand]


def discard_arguments(s: State, cards: Iterable[int]) -> None:
    """Shuffle these Sophistry and Syllogism cards back into their decks."""
    for card in cards:
        (s.sophistry if is_sophistry(card) else s.syllogism).append(card)


def take_oracle_card(s: State, seat: int, card: int, chance: Chance) -> None:
    """Give a seat an oracle card that has already been removed from its deck."""
    player, deck = s.players[seat], DECK_OF[card]
    player.oracle.append(card)
    player.backs[deck] += 1
    chance.tell(OracleCardTaken, seat, deck)
    chance.whisper(seat, OracleCardSeen, card)


def spend_oracle_card(s: State, seat: int, card: int) -> None:
    """Remove an oracle card from a seat's hand and from the game."""
    player = s.players[seat]
    player.oracle.remove(card)
    player.backs[DECK_OF[card]] -= 1
    s.box.append(card)


def unlock(s: State, seat: int, card: int, chance: Chance) -> None:
    """Unlock one of a seat's wisdom cards."""
    player = s.players[seat]
    player.wisdom.append(card)
    player.wisdom.sort()
    chance.tell(WisdomUnlocked, seat, card)


def turn_token(s: State, place: int, chance: Chance) -> int:
    """Return the bonus of the token at a place, revealing it to everybody if it is face down (rules, R6)."""
    token = s.tokens[place]
    bonus = s.bonuses[token]
    if bonus < 0:
        bonus = s.bonuses[token] = chance.draw(s.bags[KIND_OF[place]])
        chance.tell(TokenTurned, place, bonus)
    return bonus


def gain_bonus(s: State, seat: int, bonus: int, chance: Chance) -> None:
    """Give a seat the bonus of a location token; what the supply or a limit does not allow is lost (rules, R5)."""
    gives, amount = BONUSES[bonus].gives, BONUSES[bonus].amount
    if gives == "coins":
        gain_coins(s, seat, amount, chance)
    elif gives == "sophistry":
        draw_arguments(s, seat, amount, 0, chance)
    elif gives == "syllogism":
        draw_arguments(s, seat, 0, amount, chance)
    elif gives == "sophists":
        gain_sophists(s, seat, amount)
    else:
        gain_builders(s, seat, amount)


def gain_token(s: State, seat: int, place: int) -> None:
    """Move the location token at a place to a seat's player board."""
    player, token = s.players[seat], s.tokens[place]
    s.tokens[place] = -1
    player.tokens.append(token)
    player.colours[KIND_OF[token]] += 1
