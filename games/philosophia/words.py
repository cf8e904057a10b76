"""Words shared by texts, labels and pictures: places, cards, pieces, sides in debates, whose turn it is."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar

from games.core.words import AllOf, Argument, Markdown, Message, Series, Words
from games.philosophia.content import (
    ACROPOLIS,
    BONUSES,
    DECK_NAMES,
    DISKS,
    FIRST_SYLLOGISM,
    KIND_NAMES,
    KIND_OF,
    ORACLE_CARDS,
    PHILOSOPHERS,
    PLACE_NAMES,
    REQUESTS,
    RESULT,
    SOPHISTRIES,
    SYLLOGISMS,
    TIMELINE,
    WORD_OF_ZEUS,
    Item,
)
from games.philosophia.rules.labyrinth import WAYS
from games.philosophia.state import NONE, Debate, Position, PublicPlayer

say = Words("games.philosophia")

Name = Callable[[int], Argument]
"""A function that returns the name of the player in a seat."""

T = TypeVar("T", bound=str)


def sentence(text: T) -> T:
    """Return a text with its first letter in upper case if it begins with the Moirai, whose name has an article."""
    return type(text)(text[0].upper() + text[1:]) if text.startswith(say.label("moirai")) else text


def said(message: Message) -> str:
    """Return a message as plain text in the current language."""
    return message.words.label(message.key, **message.values)


def said_in_text(message: Message) -> Markdown:
    """Return a message as Discord markdown in the current language."""
    return message.words.text(message.key, **message.values)


@cache
def counted(what: str, count: int) -> Message:
    """Return a count with its noun, such as "no coins", "1 coin" or "3 coins".

    Args:
        what: What is counted, such as "coins": the last part of the message, or a key of HOLDINGS.
        count: The count.
    """
    return say.message(f"count-{what.replace('_', '-')}", count=count)


def shortened(text: str, most: int) -> str:
    """Return the text cut to at most `most` characters, between words where possible, with "…" if anything is cut."""
    if len(text) <= most:
        return text
    end = most - 1 if text[most - 1] == " " else text.rfind(" ", most - 20, most - 1)
    return text[: end if end > 0 else most - 1].rstrip() + "…"


def fitted(quoting: Callable[[int], T], longest: int, most: int) -> T:
    """Return a text that quotes what a player typed, with the quotation shortened so that the text fits.

    Escaping lengthens typed text, and cutting the escaped text could break an escape sequence.

    Args:
        quoting: Returns the text with the quotation cut to a given number of characters.
        longest: The largest number of quoted characters to try.
        most: The maximum length of the text; it is exceeded if even about 20 quoted characters are too many.
    """
    length = longest
    while len(text := quoting(length)) > most and length > 20:
        length -= 20
    return text


# -- the board ---------------------------------------------------------------------------------------------------


def _place_key(place: int) -> str:
    return f"place-{PLACE_NAMES[place] if 0 <= place < len(PLACE_NAMES) else 'nowhere'}"


@cache
def place_name(place: int) -> Message:
    """Return the name of a place, given by its number, such as "Sparta"; "Nowhere" if it is no place."""
    return say.message(_place_key(place))


@cache
def short_place(place: int) -> Message:
    """Return the name of a place without what its type says already: "Delphi" for the Oracle of Delphi."""
    short = f"{_place_key(place)}.short"
    return say.message(short) if short in say else place_name(place)


@cache
def at_place(place: int) -> Message:
    """Return text such as "at Sparta" or "at the Oracle of Delphi" for a place given by its number."""
    return say.message(f"{_place_key(place)}.at")


@cache
def to_place(place: int) -> Message:
    """Return text such as "to Sparta" or "to the Parthenon" for a place given by its number."""
    return say.message(f"{_place_key(place)}.to")


def kind_key(kind: int) -> str:
    """Return the name of the message with the name of a type of place, an index into KINDS or ACROPOLIS."""
    return "kind-acropolis" if kind == ACROPOLIS else f"kind-{KIND_NAMES[kind]}"


@cache
def kind_name(place: int) -> Message:
    """Return the type of a place, given by its number, such as "Western City" or "Acropolis"."""
    return say.message(kind_key(KIND_OF[place]))


@cache
def year_name(space: int) -> Message:
    """Return the year of a space of the timeline, such as "594 BC"."""
    return say.message("year", year=str(TIMELINE[space].year))


@cache
def bonus_words(bonus: int) -> Message:
    """Return a location token's bonus, given by its index in BONUSES, in words: "2 coins" or "1 Sophistry card"."""
    return counted(BONUSES[bonus].gives, BONUSES[bonus].amount)


def token_counts(view: Position, player: PublicPlayer) -> list[Message]:
    """Return how many location tokens of each type a player has, of those dealt in this game: "Western 2/4".

    Args:
        view: The view, which knows how many were dealt.
        player: The player.
    """
    kinds = enumerate(zip(player.colours, view.dealt, strict=True))
    return [
        say.message("tokens-of", kind=say.message(f"{kind_key(kind)}.short"), count=have, dealt=dealt)
        for kind, (have, dealt) in kinds
        if have
    ]


# -- cards, disks and philosophers -------------------------------------------------------------------------------


@cache
def philosopher_name(philosopher: int) -> Message:
    """Return the name of a philosopher, an index into PHILOSOPHERS."""
    return say.message(f"philosopher-{PHILOSOPHERS[philosopher].name}")


@cache
def ability(philosopher: int) -> Message:
    """Return the ability of a philosopher, an index into PHILOSOPHERS, as a sentence."""
    return say.message(f"philosopher-{PHILOSOPHERS[philosopher].name}.ability")


def teachings(own: Sequence[Sequence[str]], philosopher: int) -> tuple[str, ...]:
    """Return the texts of a philosopher's three wisdom cards: the host's own, or those of the game with their places.

    Args:
        own: By philosopher, the three cards that the host wrote, "" for a card of the game, or an empty sequence.
        philosopher: An index into PHILOSOPHERS.
    """
    keys = [f"wisdom-{PHILOSOPHERS[philosopher].name}-{number}" for number in (1, 2, 3)]
    written = own[philosopher] or ("", "", "")
    return tuple(
        [
            card or say.label("wisdom-card", teaching=say.message(key), place=say.message(f"{key}.place"))
            for key, card in zip(keys, written, strict=True)
        ]
    )


@cache
def disk_name(disk: int) -> Message:
    """Return the name of an offering disk, an index into DISKS."""
    return say.message(f"disk-{DISKS[disk].name}")


@cache
def disk_effect(disk: int) -> Message:
    """Return what an offering disk, an index into DISKS, gives its winner, as a sentence or two."""
    return _gives(DISKS[disk].gives) if DISKS[disk].gives else say.message(f"disk-{DISKS[disk].name}.effect")


def _gives(items: Mapping[Item, int]) -> Message:
    return say.message("take", things=AllOf([counted(what, count) for what, count in items.items()]))


@cache
def deck_name(deck: int) -> Message:
    """Return the name of an oracle's deck: "Delphi"."""
    return say.message(f"deck-{DECK_NAMES[deck]}")


@cache
def oracle_name(card: int) -> Message:
    """Return the name of an oracle card, an index into ORACLE_CARDS; "no card" if there is no such card."""
    known = 0 <= card < len(ORACLE_CARDS)
    return say.message(f"oracle-{ORACLE_CARDS[card].name}") if known else say.message("no-card")


@cache
def oracle_effect(card: int) -> Message:
    """Return the effect of an oracle card, an index into ORACLE_CARDS, as a sentence or two."""
    each = ORACLE_CARDS[card]
    if each.gives:
        return _gives(each.gives)
    key = f"oracle-{each.name}.effect"
    return say.message(key, amount=each.amount) if each.amount else say.message(key)


@cache
def way_name(way: int) -> Message:
    """Return the name of a way to a Labyrinth Token, an index into WAYS."""
    return say.message(f"way-{WAYS[way]}")


@cache
def request_words(request: int) -> Message:
    """Return an Olympic Request card in words, such as "Poseidon: 2 Port tokens, 10 coins".

    Args:
        request: An index into REQUESTS; if it is negative, there is no card and the result is "none".
    """
    if request < 0:
        return say.message("request-none")
    return say.message("request", god=say.message(f"god-{REQUESTS[request].god}"), needs=request_needs(request))


def request_needs(request: int) -> Series:
    """Return what an Olympic Request card asks for, such as "2 Port tokens, 10 coins"; of no card, nothing."""
    return Series([counted(what, count) for what, count in REQUESTS[request].needs.items()] if request >= 0 else ())


# -- arguments ---------------------------------------------------------------------------------------------------


def _argument_key(card: int) -> str:
    if card == WORD_OF_ZEUS:
        return "zeus"
    if card < FIRST_SYLLOGISM:
        return f"sophistry-{SOPHISTRIES[card].name}"
    return f"syllogism-{SYLLOGISMS[card - FIRST_SYLLOGISM].name}"


@cache
def argument_name(card: int) -> Message:
    """Return the name of an argument card, given by its number, such as "Modus Ponens" or "The Word of Zeus"."""
    return say.message(_argument_key(card))


@cache
def argument_sort(card: int) -> Message:
    """Return the sort of an argument card, given by its number: "Sophistry", "Syllogism", or else "Oracle".

    "Oracle" is the sort of the Word of Zeus.
    """
    if card == WORD_OF_ZEUS:
        return say.message("oracle-argument")
    return say.message("sophistry" if card < FIRST_SYLLOGISM else "syllogism")


@cache
def argument_lesson(card: int) -> Message:
    """Return a sentence about an argument card, given by its number: its fallacy, its rule of inference, or its use."""
    return say.message(f"{_argument_key(card)}.lesson")


def argument_code(card: int) -> str:
    """Return the code of an argument card for pictures: its initials, such as "MP", "So" for any Sophistry, or "Z".

    "Z" stands for the Word of Zeus.
    """
    return say.label("code-sophistry" if card < FIRST_SYLLOGISM else f"{_argument_key(card)}.code")


def beaten_by(card: int) -> list[int]:
    """Return the numbers of the Syllogism cards that this Syllogism card beats in a debate."""
    return [other for other in range(FIRST_SYLLOGISM, WORD_OF_ZEUS) if RESULT[card][other] > 0]


@cache
def relations(card: int) -> Message:
    """Return a sentence about what an argument card beats in a debate.

    Of a Sophistry card it also says what the card ties with or loses to.
    """
    sort = "zeus" if card == WORD_OF_ZEUS else "sophistry" if card < FIRST_SYLLOGISM else "syllogism"
    beaten = [say.message("sophistry"), *(argument_name(each) for each in beaten_by(card))]
    return say.message("relations", sort=sort, cards=AllOf(beaten))


RESULTS = {1: "win", 0: "tie", -1: "loss"}
"""The values of `$result` in messages about how one card does against another, by the value in RESULT."""


def about_argument(card: int, led: int) -> str:
    """Say how an argument card fares against the card to answer in a debate, and which fallacy or form it is.

    An example: "Syllogism, beats it: If P then Q; P; therefore Q.". The result has at most 100 characters.

    Args:
        card: The number of the card.
        led: The number of the card to answer; -1 if there is none, and then the text says what the card beats or loses
            to.
    """
    lesson = argument_lesson(card)
    if led >= 0:
        return say.label("about-answer", sort=argument_sort(card), result=RESULTS[RESULT[card][led]], lesson=lesson)
    if card == WORD_OF_ZEUS:
        return say.label("zeus.lesson")
    if card < FIRST_SYLLOGISM:
        return say.label("about-sophistry", lesson=lesson)
    beaten: list[Argument] = [say.message("sophistry"), *(argument_code(each) for each in beaten_by(card))]
    return say.label("about-syllogism", cards=Series(beaten), lesson=lesson)


@cache
def explained(card: int) -> Message:
    """Return an argument card's name, sort, and fallacy or form: "Tu Quoque (Sophistry): It answers a charge …"."""
    return say.message("explained", card=argument_name(card), sort=argument_sort(card), lesson=argument_lesson(card))


# -- debates and turns -------------------------------------------------------------------------------------------


def speaks_for(debate: Debate, seat: int) -> bool:
    """Return True if a seat argues for the motion of a debate, False if against it.

    In a debate of two, the seat that goes first is for the motion. With three or more finalists the sides change every
    round (rules, R45): the attacker is for it, so the two in a round never speak for the same side.
    """
    if len(debate.circle) == 2:
        return seat == debate.circle[0]
    return debate.led == NONE or seat == debate.attacker


def sides_words(debate: Debate, name: Name) -> Message:
    """Say who argues for the motion of a debate and who against, such as "For: Caro. Against: Ali."."""
    if len(debate.circle) == 2:
        first, second = debate.circle
        return say.message("debate-sides", first=name(first), second=name(second))
    return say.message("debate-sides-final")


def waiting_for(view: Position, name: Name) -> Message:
    """Say whom or what the game is waiting for, such as "Wait for Ali." or "2 bids are still missing.".

    While several choose in secret, nobody is named.
    """
    if view.asked != NONE:
        return say.message("wait", name=name(view.asked))
    if view.submissions is None:
        return say.message("wait-others")
    return say.message(f"wait-{view.phase}", count=view.submissions.missing)


def still_to_come(view: Position) -> Message:
    """Say how many secret choices are missing, such as "2 bids are still missing", without naming anybody."""
    return say.message(f"to-come-{view.phase}", count=0 if view.submissions is None else view.submissions.missing)


def headline(view: Position, name: Name) -> Message:
    """Return a line about where the game stands, such as "Round 3, 594 BC: Ali moves".

    If one seat has to act, the line names it. While several choose in secret, it does not say who has yet to choose.
    """
    if view.phase == "over":
        return ending(view, name)
    if view.phase in ("cards", "choose"):
        return say.message(f"headline-{view.phase}", name=name(view.asked))
    if view.phase == "shop":
        return say.message("headline-shop", year=year_name(len(TIMELINE) - 1))
    return say.message("headline", round=view.round, year=year_name(view.hourglass), now=_now(view, name))


def ending(view: Position, name: Name) -> Message:
    """Say in a few words who has won the game, without a full stop."""
    if view.winner == NONE:
        return say.message("headline-nobody")
    if view.moirai and view.winner == 1:
        return say.message("headline-moirai")
    return say.message("headline-won", name=name(view.winner))


def _now(view: Position, name: Name) -> Message:
    """Say what is happening now, as `doing` does; during a debate also who the debaters are.

    Args:
        view: The state or view.
        name: Returns the name of a seat.
    """
    debate = view.debate
    if debate is None:
        return doing(view, name)
    now = doing(view, name)
    if debate.final:
        return say.message("now-final", now=now)
    return say.message("now-debate", first=name(debate.circle[0]), second=name(debate.circle[1]), now=now)


def doing(view: Position, name: Name) -> Message:
    """Say what the player who has to act is doing, such as "Ali moves"; if several choose in secret, what they all do.

    Args:
        view: The state or view.
        name: Returns the name of a seat.
    """
    if view.phase == "bid" and view.auction:
        return say.message("now-bid", name=name(view.auction.initiator), disk=disk_name(view.disk))
    if view.phase == "react" and view.played:
        return say.message("now-react", name=name(view.played.seat), card=oracle_name(view.played.card))
    if view.phase in ("verdict", "shop"):
        return say.message(f"now-{view.phase}")
    if view.phase == "debate" and view.debate:
        return say.message("now-answer" if view.debate.led != NONE else "now-lead", name=name(view.asked))
    return say.message(f"now-{view.phase}", name=name(view.asked))
