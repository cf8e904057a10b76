"""Prompts: what a player has to decide, or for whom the game waits."""

from games.core.words import Markdown
from games.philosophia.content import RETRACTION
from games.philosophia.rules.debate import last_one_in, must_lead
from games.philosophia.rules.phases import can_follow_action
from games.philosophia.rules.supply import held_arguments
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    Name,
    argument_lesson,
    argument_name,
    argument_sort,
    at_place,
    bonus_words,
    disk_effect,
    disk_name,
    fitted,
    headline,
    oracle_effect,
    oracle_name,
    relations,
    said_in_text,
    say,
    shortened,
    sides_words,
    speaks_for,
    waiting_for,
    year_name,
)


def prompt(view: PhilosophiaView, name: Name) -> Markdown:
    """Return what the seat of this view has to decide now, or for whom it waits, as a sentence or two.

    Args:
        view: The view.
        name: Returns the name of a seat.
    """
    if view.seat is None or view.seat >= len(view.players):
        return said_in_text(headline(view, name))
    if not view.must_choose:
        wait = waiting_for(view, name)
        if view.choice != NONE:
            return say.text("prompt-sealed", wait=wait)
        return said_in_text(wait)
    return _asked(view, name)


def _asked(view: PhilosophiaView, name: Name) -> Markdown:
    assert view.seat is not None
    me = view.players[view.seat]
    match view.phase:
        case "choose" if view.moirai and me.philosopher != NONE:
            return say.text("prompt-choose-moirai")
        case "token":
            return say.text("prompt-token", bonus=bonus_words(view.bonuses[view.tokens[me.place]]))
        case "act":
            return say.text("prompt-act", place=at_place(me.place))
        case "react" if view.played:
            who, card, effect = name(view.played.seat), oracle_name(view.played.card), oracle_effect(view.played.card)
            can = "" if RETRACTION in view.oracle_cards else "-none"
            if view.played.victim == NONE:
                return say.text(f"prompt-react{can}", name=who, card=card, effect=effect)
            victim = name(view.played.victim)
            return say.text(f"prompt-react-against{can}", name=who, card=card, victim=victim, effect=effect)
        case "aim" if view.played:
            return said_in_text(oracle_effect(view.played.card))
        case "rest" if not any(can_follow_action(view, view.seat, card) for card in view.oracle_cards):
            return say.text("prompt-rest-none")
        case "chronos":
            return say.text("prompt-chronos", year=year_name(view.hourglass), start=year_name(0))
        case "bid":
            return say.text("prompt-bid", disk=disk_name(view.disk), effect=disk_effect(view.disk))
        case "motion" if view.debate:
            sides = sides_words(view.debate, name)
            if view.debate.motion:
                return say.text("prompt-motion-proposed", sides=sides, motion=view.debate.motion)
            return say.text("prompt-motion", sides=sides)
        case "debate":
            return _debating(view, name)
        case "verdict" if view.argument:
            return fitted(lambda length: _judging(view, name, length), 500, 1000)
        case "judge" if view.proof:
            return say.text("prompt-judge", name=name(view.proof.seat))
        case "fates":
            follower = view.moirai and view.moirai.todo[:1] == ["F"]
            return say.text("prompt-fates-follower" if follower else "prompt-fates-school")
    return say.text(f"prompt-{view.phase}")


def _debating(view: PhilosophiaView, name: Name) -> Markdown:
    d = view.debate
    assert d is not None and view.seat is not None
    text = _playing(view, name)
    if not d.motion:
        return text
    side = "for" if speaks_for(d, view.seat) else "against"
    if seconds := view.options.thinking_time:
        return say.text(f"prompt-{side}-timed", text=text, motion=d.motion, seconds=seconds)
    return say.text(f"prompt-{side}", text=text, motion=d.motion)


def _playing(view: PhilosophiaView, name: Name) -> Markdown:
    d = view.debate
    assert d is not None
    if last_one_in(d):
        return say.text("prompt-last-one")
    if d.led == NONE:
        bound = must_lead(view) and held_arguments(view.hand, view.oracle_cards)
        return say.text("prompt-must-lead" if bound else "prompt-lead", name=name(d.defender))
    return say.text(
        "prompt-answer",
        name=name(d.attacker),
        card=argument_name(d.led),
        sort=argument_sort(d.led),
        relations=relations(d.led),
        lesson=argument_lesson(d.led),
    )


def _judging(view: PhilosophiaView, name: Name, length: int) -> Markdown:
    """Return the question to a player who votes on another player's argument in words.

    Args:
        view: The view of the voting seat.
        name: Returns the name of a seat.
        length: The maximum number of characters of the argument to quote.
    """
    argument, d = view.argument, view.debate
    assert argument is not None and d is not None
    who, card, lesson = name(argument.seat), argument_name(argument.card), argument_lesson(argument.card)
    if not (text := shortened(argument.text, length).strip()):
        return say.text("judge-argument-silent", name=who, card=card, lesson=lesson)
    side = "for" if speaks_for(d, argument.seat) else "against"
    if d.motion:
        return say.text(
            "judge-argument-motion", name=who, card=card, lesson=lesson, text=text, side=side, motion=d.motion
        )
    return say.text("judge-argument", name=who, card=card, lesson=lesson, text=text, side=side)
