"""Words shared by texts, labels and pictures: places, cards, pieces, sides in debates, whose turn it is."""

from collections.abc import Callable

from games.core.presentation import listed
from games.philosophia.content import (
    BONUSES,
    DISKS,
    FIRST_SYLLOGISM,
    KIND_NAMES,
    KIND_OF,
    ORACLE_CARDS,
    PLACE_NAMES,
    REQUESTS,
    RESULT,
    SOPHISTRIES,
    SYLLOGISMS,
    TIMELINE,
    WORD_OF_ZEUS,
)
from games.philosophia.state import NONE, Debate, Position, PublicPlayer

REGIONS = ("Western Cities", "Eastern Cities", "Ports", "Temples", "Oracles", "the Acropolis")
KIND_LETTERS = ("W", "E", "P", "T", "O", "A")
Name = Callable[[int], str]
"""A function that returns the name of the player in a seat."""


def counted(count: int, one: str, many: str = "") -> str:
    """Return a count with its noun, such as "no coins", "1 coin" or "3 coins".

    Args:
        count: The count.
        one: The singular noun.
        many: The plural noun; by default the singular with an "s".
    """
    return f"{count or 'no'} {one if count == 1 else many or one + 's'}"


def shortened(text: str, most: int) -> str:
    """Return the text cut to at most `most` characters, between words where possible, with "…" if anything is cut."""
    if len(text) <= most:
        return text
    end = most - 1 if text[most - 1] == " " else text.rfind(" ", most - 20, most - 1)
    return text[: end if end > 0 else most - 1].rstrip() + "…"


def fitted(say: Callable[[int], str], longest: int, most: int) -> str:
    """Return a sentence that quotes text typed by a player, with the quotation shortened so that the sentence fits.

    Escaping lengthens typed text, and cutting the escaped text could break an escape sequence.

    Args:
        say: Returns the sentence with the quotation cut to a given number of characters.
        longest: The largest number of quoted characters to try.
        most: The maximum length of the sentence; it is exceeded if even about 20 quoted characters are too many.
    """
    length = longest
    while len(text := say(length)) > most and length > 20:
        length -= 20
    return text


def place_name(place: int) -> str:
    """Return the name of a place, given by its number, such as "Sparta"; "nowhere" if it is no place."""
    return PLACE_NAMES[place] if 0 <= place < len(PLACE_NAMES) else "nowhere"


def the_place(place: int) -> str:
    """Return the name of a place, given by its number, with any article, such as "Sparta" or "the Oracle of Delphi"."""
    name = place_name(place)
    article = "the " if name.split()[0] in ("Oracle", "Odeon", "Temple", "Parthenon", "Theatre") else ""
    return f"{article}{name}"


def at_place(place: int) -> str:
    """Return text such as "at Sparta" or "at the Oracle of Delphi" for a place given by its number."""
    return f"at {the_place(place)}"


def to_place(place: int) -> str:
    """Return text such as "to Sparta" or "to the Parthenon" for a place given by its number."""
    return f"to {the_place(place)}"


def kind_name(place: int) -> str:
    """Return the type of a place, given by its number, such as "Western City" or "Acropolis"."""
    kind = KIND_OF[place]
    return KIND_NAMES[kind] if kind < len(KIND_NAMES) else "Acropolis"


_BONUS = {
    "sophistry": ("Sophistry card", "Sophistry cards"),
    "syllogism": ("Syllogism card", "Syllogism cards"),
    "coins": ("coin", "coins"),
    "sophists": ("sophist", "sophists"),
    "builders": ("builder", "builders"),
}


def bonus_words(bonus: int) -> str:
    """Return a location token's bonus in words, such as "2 coins" or "1 Sophistry card".

    Args:
        bonus: An index into BONUSES; if it is negative, the token is face down and the result is "unturned".
    """
    if bonus < 0:
        return "unturned"
    return counted(BONUSES[bonus].amount, *_BONUS[BONUSES[bonus].gives])


def tokens_line(view: Position, player: PublicPlayer, gap: str = " ") -> str:
    """Return how many location tokens of each type a player has, of those dealt in this game, such as "W 2/4 O 1/3".

    Args:
        view: The view, which knows how many were dealt.
        player: The player.
        gap: The text between the letter of a type and the numbers.
    """
    kinds = zip(KIND_LETTERS, player.colours, view.dealt, strict=False)
    return " ".join(f"{letter}{gap}{have}/{dealt}" for letter, have, dealt in kinds if have)


def argument_name(card: int) -> str:
    """Return the name of an argument card, given by its number, such as "Modus Ponens" or "The Word of Zeus"."""
    if card == WORD_OF_ZEUS:
        return "The Word of Zeus"
    if card < FIRST_SYLLOGISM:
        return SOPHISTRIES[card].name
    return SYLLOGISMS[card - FIRST_SYLLOGISM].name


def argument_sort(card: int) -> str:
    """Return the sort of an argument card, given by its number: "Sophistry", "Syllogism", or else "Oracle".

    "Oracle" is the sort of the Word of Zeus.
    """
    return "Oracle" if card == WORD_OF_ZEUS else "Sophistry" if card < FIRST_SYLLOGISM else "Syllogism"


def argument_lesson(card: int) -> str:
    """Return a sentence about an argument card, given by its number: its fallacy, its rule of inference, or its use."""
    if card == WORD_OF_ZEUS:
        return "It beats every Sophistry and every Syllogism, and is gone after one use."
    return SOPHISTRIES[card].fallacy if card < FIRST_SYLLOGISM else SYLLOGISMS[card - FIRST_SYLLOGISM].form


def beats_words(card: int) -> str:
    """Return a short text about what an argument card beats and, for a Sophistry, what it ties with or loses to."""
    if card == WORD_OF_ZEUS:
        return "beats everything"
    if card < FIRST_SYLLOGISM:
        return "ties with Sophistry, loses to Syllogisms"
    beats = [s.name for i, s in enumerate(SYLLOGISMS) if RESULT[card][FIRST_SYLLOGISM + i] > 0]
    return f"beats Sophistry, {listed(beats)}"


def argument_code(card: int) -> str:
    """Return the code of an argument card for pictures: its initials, such as "MP", "So" for any Sophistry, or "Z".

    "Z" stands for the Word of Zeus.
    """
    if card < FIRST_SYLLOGISM:
        return "So"
    return "Z" if card == WORD_OF_ZEUS else "".join(word[0] for word in argument_name(card).split())


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
        verb = ("ties with", "beats", "loses to")[RESULT[card][led]]
        return f"{argument_sort(card)}, {verb} it: {lesson}"
    if card == WORD_OF_ZEUS:
        return lesson
    if card < FIRST_SYLLOGISM:
        return f"Loses to Syllogisms: {lesson}"
    beaten = [argument_code(other) for other in range(FIRST_SYLLOGISM, WORD_OF_ZEUS) if RESULT[card][other] > 0]
    return f"Beats Sophistry, {', '.join(beaten)}: {lesson}"


def explained(card: int) -> str:
    """Return an argument card's name, sort, and fallacy or form: "Tu Quoque (Sophistry): It meets a reproach …"."""
    return f"{argument_name(card)} ({argument_sort(card)}): {argument_lesson(card)}"


_HOLDINGS = {
    "western": ("Western City token", "Western City tokens"),
    "eastern": ("Eastern City token", "Eastern City tokens"),
    "port": ("Port token", "Port tokens"),
    "temple": ("Temple token", "Temple tokens"),
    "oracle": ("Oracle token", "Oracle tokens"),
    "every_colour": ("token of every colour", "tokens of every colour"),
    "followings": ("following", "followings"),
    "schools": ("school", "schools"),
    "coins": ("coin", "coins"),
    "builders": ("builder", "builders"),
    "wisdom": ("wisdom card", "wisdom cards"),
    "oracle_cards": ("oracle card", "oracle cards"),
    "debates": ("debate won", "debates won"),
}


def holding_name(what: str) -> str:
    """Return the plural name of an item that Olympic Request cards ask for: "Port tokens" for the key "port"."""
    return _HOLDINGS[what][1]


def request_words(request: int) -> str:
    """Return an Olympic Request card in words, such as "Poseidon: 2 Port tokens, 10 coins".

    Args:
        request: An index into REQUESTS; if it is negative, there is no card and the result is "none".
    """
    if request < 0:
        return "none"
    needs = [counted(count, *_HOLDINGS[what]) for what, count in REQUESTS[request].needs.items()]
    return f"{REQUESTS[request].god}: {', '.join(needs)}"


def speaks_for(debate: Debate, seat: int) -> bool:
    """Return True if a seat argues for the motion of a debate, False if against it.

    In a debate of two, the seat that goes first is for the motion. With three or more finalists the sides change every
    round (rules, R45): the attacker is for it, so the two in a round never speak for the same side.
    """
    if len(debate.circle) == 2:
        return seat == debate.circle[0]
    return debate.led == NONE or seat == debate.attacker


def side_of(debate: Debate, seat: int) -> str:
    """Return "for" or "against": whether a seat argues for or against the motion of a debate."""
    return "for" if speaks_for(debate, seat) else "against"


def sides_words(debate: Debate, name: Name) -> str:
    """Say who argues for the motion of a debate and who against, such as "Caro is for it, Ali against it"."""
    if len(debate.circle) == 2:
        first, second = debate.circle
        return f"{name(first)} is for it, {name(second)} against it"
    return "whoever attacks is for it, whoever answers against it"


SEALED_CHOICES = {
    "react": ("answer", "answers"),
    "bid": ("bid", "bids"),
    "verdict": ("vote", "votes"),
    "shop": ("list", "lists"),
}
"""Names of the secret choices that several seats make at the same time, singular and plural."""


def waiting_for(view: Position, name: Name) -> str:
    """Return whom or what the game is waiting for, such as "Ali" or "the 2 bids that are still to come".

    While several choose in secret, nobody is named.
    """
    if view.asked != NONE:
        return name(view.asked)
    box = view.submissions
    if box is None:
        return "the others"
    left, (one, many) = box.missing, SEALED_CHOICES[view.phase]
    return f"the {one} that is still to come" if left == 1 else f"the {left} {many} that are still to come"


def still_to_come(view: Position) -> str:
    """Say how many secret choices are missing, such as "2 bids are still to come", without naming anybody."""
    left = 0 if view.submissions is None else view.submissions.missing
    return f"{counted(left, *SEALED_CHOICES[view.phase])} {'is' if left == 1 else 'are'} still to come"


TASKS = {
    "cards": "write wisdom cards or begin",
    "choose": "choose your philosopher",
    "move": "your turn: move",
    "doves": "the doves: move once more",
    "token": "take the bonus or keep the token",
    "act": "take your action",
    "leaves": "take one more standard action",
    "rest": "play oracle cards or end your turn",
    "oracle": "choose an oracle card",
    "react": "an oracle card was played",
    "aim": "choose what the card does",
    "bid": "hold out your bid for Athena",
    "unlock": "choose a wisdom card to unlock",
    "motion": "agree on a motion",
    "debate": "your word in the debate",
    "verdict": "judge the argument",
    "prove": "prove your knowledge",
    "judge": "judge the summaries",
    "fates": "place a piece for the Moirai",
    "shop": "buy arguments for the final debate",
    "over": "the game is over",
}


DEEDS = {
    "move": "moves",
    "doves": "moves once more",
    "token": "takes bonus or token",
    "act": "acts",
    "leaves": "acts once more",
    "rest": "ends the turn",
    "oracle": "asks the oracle",
    "aim": "chooses",
    "unlock": "unlocks wisdom",
    "motion": "seeks a motion",
    "prove": "proves knowledge",
    "judge": "judges",
    "fates": "helps the Fates",
}
"""What the player who has to act does in each phase, as a verb that follows the name."""


def headline(view: Position, name: Name) -> str:
    """Return a line about where the game stands, such as "Round 3, 594BC: Ali moves".

    If one seat has to act, the line names it. While several choose in secret, it does not say who has yet to choose.
    """
    if view.phase == "over":
        return f"{name(view.winner)} is the greatest mind of Greece" if view.winner != NONE else "Nobody has finished"
    if view.phase == "cards":
        return f"{name(view.asked)} may write wisdom cards"
    if view.phase == "choose":
        return f"{name(view.asked)} chooses a philosopher"
    start = f"Round {view.round}, {TIMELINE[view.hourglass].year}"
    if view.debate:
        return f"{start}: {_debate_line(view, name)}"
    if view.phase == "bid" and view.auction:
        return f"{start}: {name(view.auction.initiator)} offers to Athena for {DISKS[view.disk].name}"
    if view.phase == "shop":
        return "146BC: the finalists buy arguments"
    if view.phase == "react" and view.played:
        return f"{start}: {name(view.played.seat)} plays {ORACLE_CARDS[view.played.card].name}"
    if view.asked == NONE:
        return f"{start}: {TASKS[view.phase]}"
    return f"{start}: {name(view.asked)} {DEEDS[view.phase]}"


def _debate_line(view: Position, name: Name) -> str:
    d = view.debate
    assert d is not None
    what = "final debate" if d.final else f"{name(d.circle[0])} debates with {name(d.circle[1])}"
    if view.phase == "verdict":
        return f"{what}, the table judges"
    if view.phase == "motion":
        return f"{what}, on what motion?"
    return f"{what}, {name(view.asked)} {'answers' if d.led != NONE else 'speaks'}"
