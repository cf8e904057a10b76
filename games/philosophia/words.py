"""Words shared by texts, labels and pictures: places, cards, pieces, debate sides, who is awaited, the headline."""

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
"""The name of a seat."""


def counted(count: int, one: str, many: str = "") -> str:
    """«no coins», «1 coin», «3 coins»."""
    return f"{count or 'no'} {one if count == 1 else many or one + 's'}"


def shortened(text: str, most: int) -> str:
    """At most so many characters, cut between words where one ends not far before."""
    if len(text) <= most:
        return text
    end = most - 1 if text[most - 1] == " " else text.rfind(" ", most - 20, most - 1)
    return text[: end if end > 0 else most - 1].rstrip() + "…"


def fitted(say: Callable[[int], str], longest: int, most: int) -> str:
    """What `say` makes of typed words of at most so many characters, as many as leave the whole within `most`.

    Typed words grow when they are defused, and cutting them afterwards could undo that.
    """
    length = longest
    while len(text := say(length)) > most and length > 20:
        length -= 20
    return text


def place_name(place: int) -> str:
    """«Sparta», «Oracle of Delphi»; anything else is «nowhere»."""
    return PLACE_NAMES[place] if 0 <= place < len(PLACE_NAMES) else "nowhere"


def the_place(place: int) -> str:
    """«Sparta», «the Oracle of Delphi»."""
    name = place_name(place)
    article = "the " if name.split()[0] in ("Oracle", "Odeon", "Temple", "Parthenon", "Theatre") else ""
    return f"{article}{name}"


def at_place(place: int) -> str:
    """«at Sparta», «at the Oracle of Delphi»."""
    return f"at {the_place(place)}"


def to_place(place: int) -> str:
    """«to Sparta», «to the Parthenon»."""
    return f"to {the_place(place)}"


def kind_name(place: int) -> str:
    """«Western City», «Acropolis»."""
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
    """«2 coins», «1 Sophistry card»; a token that nobody has turned over is «unturned»."""
    if bonus < 0:
        return "unturned"
    return counted(BONUSES[bonus].amount, *_BONUS[BONUSES[bonus].gives])


def tokens_line(view: Position, player: PublicPlayer, gap: str = " ") -> str:
    """«W 2/4 O 1/3»: the tokens of a player by kind, with how many were set up."""
    kinds = zip(KIND_LETTERS, player.colours, view.dealt, strict=False)
    return " ".join(f"{letter}{gap}{have}/{dealt}" for letter, have, dealt in kinds if have)


def argument_name(card: int) -> str:
    """The name of an argument card."""
    if card == WORD_OF_ZEUS:
        return "The Word of Zeus"
    if card < FIRST_SYLLOGISM:
        return SOPHISTRIES[card].name
    return SYLLOGISMS[card - FIRST_SYLLOGISM].name


def argument_sort(card: int) -> str:
    """«Sophistry», «Syllogism», «Oracle»."""
    return "Oracle" if card == WORD_OF_ZEUS else "Sophistry" if card < FIRST_SYLLOGISM else "Syllogism"


def argument_lesson(card: int) -> str:
    """The fallacy or the rule of inference in a sentence."""
    if card == WORD_OF_ZEUS:
        return "It beats every Sophistry and every Syllogism, and is gone after one use."
    return SOPHISTRIES[card].fallacy if card < FIRST_SYLLOGISM else SYLLOGISMS[card - FIRST_SYLLOGISM].form


def beats_words(card: int) -> str:
    """What an argument card beats and loses to, in a line."""
    if card == WORD_OF_ZEUS:
        return "beats everything"
    if card < FIRST_SYLLOGISM:
        return "ties with Sophistry, loses to Syllogisms"
    beats = [s.name for i, s in enumerate(SYLLOGISMS) if RESULT[card][FIRST_SYLLOGISM + i] > 0]
    return f"beats Sophistry, {listed(beats)}"


def argument_code(card: int) -> str:
    """«So», «MP», «Z»: a card in two letters, where there is little room."""
    if card < FIRST_SYLLOGISM:
        return "So"
    return "Z" if card == WORD_OF_ZEUS else "".join(word[0] for word in argument_name(card).split())


def about_argument(card: int, led: int) -> str:
    """What a card does, and its fallacy or form whole, in at most 100 characters.

    «Syllogism, beats it: If P then Q; P; therefore Q.» as an answer to the card that was led, if one was.
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
    """«Non Sequitur (Sophistry): What is concluded does not follow from what was said.»"""
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
    """«Port tokens», «followings»: a line of an Olympic Request."""
    return _HOLDINGS[what][1]


def request_words(request: int) -> str:
    """«Poseidon: 2 Port tokens, 8 followings, 10 coins, 3 schools»."""
    if request < 0:
        return "none"
    needs = [counted(count, *_HOLDINGS[what]) for what, count in REQUESTS[request].needs.items()]
    return f"{REQUESTS[request].god}: {', '.join(needs)}"


def speaks_for(debate: Debate, seat: int) -> bool:
    """Whoever goes first in the debate is for the motion to its end, whoever goes second against it.

    With three or more finalists the sides belong to the round (R45, ours): whoever attacks is for the motion. So the
    two who face each other never speak for the same side.
    """
    if len(debate.circle) == 2:
        return seat == debate.circle[0]
    return debate.led == NONE or seat == debate.attacker


def side_of(debate: Debate, seat: int) -> str:
    """«for» or «against»."""
    return "for" if speaks_for(debate, seat) else "against"


def sides_words(debate: Debate, name: Name) -> str:
    """«Caro is for it, Ali against it»."""
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
"""What several seats choose at once, unseen by each other."""


def waiting_for(view: Position, name: Name) -> str:
    """«Ali»; «the 2 bids that are still to come»."""
    if view.asked != NONE:
        return name(view.asked)
    if not view.waiting:
        return "the others"
    left, (one, many) = len(view.waiting), SEALED_CHOICES[view.phase]
    return f"the {one} that is still to come" if left == 1 else f"the {left} {many} that are still to come"


def still_to_come(view: Position) -> str:
    """«2 bids are still to come»: all that the table hears of choices that are made unseen."""
    left = len(view.waiting)
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
"""What the one who is asked does, after his name."""


def headline(view: Position, name: Name) -> str:
    """One line: where the game stands."""
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
