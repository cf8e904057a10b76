"""What is asked: of everybody as a headline, of one seat as a prompt, in a few words as a task."""

from collections.abc import Callable

from games.core.presentation import plain
from games.philosophia.content import DISKS, FIRST_SYLLOGISM, ORACLE, PHILOSOPHERS, TIMELINE
from games.philosophia.presentation.sides import sides_words, stance
from games.philosophia.presentation.waiting import waiting_for
from games.philosophia.presentation.words import (
    argument_lesson,
    argument_name,
    at_place,
    beats_words,
    bonus_words,
    fitted,
    shortened,
)
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView

Name = Callable[[int], str]

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


DOES = {
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


def headline(view: PhilosophiaView, name: Name) -> str:
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
    if view.phase == "bid":
        return f"{start}: {name(view.initiator)} offers to Athena for {DISKS[view.disk].name}"
    if view.phase == "shop":
        return "146BC: the finalists buy arguments"
    if view.phase == "react" and view.played:
        return f"{start}: {name(view.played.seat)} plays {ORACLE[view.played.card].name}"
    if view.asked == NONE:
        return f"{start}: {TASKS[view.phase]}"
    return f"{start}: {name(view.asked)} {DOES[view.phase]}"


def _debate_line(view: PhilosophiaView, name: Name) -> str:
    d = view.debate
    assert d is not None
    what = "final debate" if d.final else f"{name(d.circle[0])} debates with {name(d.circle[1])}"
    if view.phase == "verdict":
        return f"{what}, the table judges"
    if view.phase == "motion":
        return f"{what}, on what motion?"
    return f"{what}, {name(view.asked)} {'answers' if d.led != NONE else 'speaks'}"


def prompt(view: PhilosophiaView, name: Name) -> str:
    """What is asked of the seat whose view it is."""
    if view.seat is None or view.seat >= len(view.players):
        return headline(view, name)
    if view.seat != view.asked and view.seat not in view.waiting:
        sealed = "Your choice is sealed; you may still change it. " if view.seat in view.sealed else ""
        return f"{sealed}Wait for {waiting_for(view, name)}."
    return _asked(view, name)


def _asked(view: PhilosophiaView, name: Name) -> str:
    assert view.seat is not None
    me = view.players[view.seat]
    match view.phase:
        case "cards":
            return "Write wisdom cards of your own for any philosopher, or begin with the cards as they are."
        case "choose":
            other = "for the Moirai" if view.solo and me.philosopher != NONE else "to play"
            return f"Choose a philosopher {other}."
        case "move":
            return "Move to a place on which nobody stands; the token there is turned over, and then you act."
        case "doves":
            return "The doves carry you: move once more, not to the Acropolis."
        case "token":
            token = view.tokens[me.place]
            bonus = bonus_words(view.bonuses[token]) if token >= 0 else "a bonus"
            return f"The token shows {bonus}: take the bonus and leave the token, or keep the token without it."
        case "act":
            return f"You are {at_place(me.place)}: take an action."
        case "leaves":
            return "The leaves rustle: take one more standard action here."
        case "rest":
            return "Play oracle cards, or end your turn."
        case "oracle":
            return "Look through the cards of this oracle and keep one."
        case "react" if view.played:
            card = ORACLE[view.played.card]
            against = f" against {name(view.played.victim)}" if view.played.victim != NONE else ""
            return (
                f"{name(view.played.seat)} plays {card.name}{against}. {card.effect} Let it stand, or retract it "
                "if you hold the Retraction of Promises; everybody who could hold it is asked."
            )
        case "aim" if view.played:
            return ORACLE[view.played.card].effect
        case "bid":
            disk = DISKS[view.disk]
            return f"How much for {disk.name}? {disk.effect} All hands are opened at once; only the winner pays."
        case "unlock":
            return "Choose which wisdom card to unlock."
        case "motion":
            d = view.debate
            proposed = f" Proposed: «{plain(d.motion)}»." if d and d.motion else ""
            sides = f" When it is agreed on, {sides_words(d, name)}." if d else ""
            return f"What shall be debated?{sides}{proposed}"
        case "debate":
            return _debating(view, name)
        case "verdict" if view.argument:
            return fitted(lambda length: _judging(view, name, length), 500, 1000)
        case "prove":
            return "Choose who judges, and summarise your three wisdom cards."
        case "judge" if view.proof:
            who = name(view.proof.seat)
            return f"You hold the wisdom cards of {who}. Do the summaries show that they were understood?"
        case "fates":
            piece = "follower" if view.moirai and view.moirai.todo[:1] == ("F",) else "school"
            return f"The Moirai get a {piece} on any free location: choose it."
        case "shop":
            return "Put cards on your list, what you want most first, and hand it in."
        case _:
            return "Choose what to do."


def _debating(view: PhilosophiaView, name: Name) -> str:
    d = view.debate
    assert d is not None
    side = ""
    if d.motion:
        assert view.seat is not None
        limit = view.options.thinking_time
        speaks = f" You speak {stance(d, view.seat)} «{plain(d.motion)}»"
        side = speaks + (f", within {limit} seconds." if limit else ".")
    if len(d.out) == len(d.circle) - 1:
        return f"Everybody else has passed: add as many of your cards as you like to your pile, then pass.{side}"
    if d.led == NONE:
        first = " You opened the debate and have to play a card." if not d.rounds and not d.final else ""
        return f"Lead a card against {name(d.defender)}, or pass for good.{first}{side}"
    sort = "a Sophistry" if d.led < FIRST_SYLLOGISM else "a Syllogism" if d.led < 45 else "an oracle's argument"
    return (
        f"{name(d.attacker)} has led {argument_name(d.led)}, {sort}: {beats_words(d.led)}. "
        f"{argument_lesson(d.led)} Answer it, or pass for good.{side}"
    )


def _judging(view: PhilosophiaView, name: Name, length: int) -> str:
    """What a judge of a real debate decides about, so many characters of it: card, words, side."""
    argument, d = view.argument, view.debate
    assert argument is not None and d is not None
    said = plain(shortened(argument.text, length)) or "no words"
    side = f"{stance(d, argument.seat)} «{plain(d.motion)}»" if d.motion else f"{stance(d, argument.seat)} the motion"
    return (
        f"{name(argument.seat)} plays {argument_name(argument.card)} ({argument_lesson(argument.card)}) and says: "
        f"«{said}». Does the argument have that form, and does it speak {side}?"
    )


def philosopher_name(view: PhilosophiaView, seat: int) -> str:
    """«Plato»; «?» before he was chosen."""
    chosen = view.players[seat].philosopher
    return PHILOSOPHERS[chosen].name if chosen != NONE else "?"
