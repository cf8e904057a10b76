"""The log of a debate as a story in the past tense."""

from typing import TYPE_CHECKING

from games.core.event import Event
from games.gorgias import events
from games.gorgias.content import SIZES, missing_topics, pips_of
from games.gorgias.words import (
    deed_words,
    dice_letters,
    face_letters,
    kept_words,
    listed,
    pyramid_words,
    topic_words,
)

if TYPE_CHECKING:
    from games.gorgias.presentation import GorgiasPresentation

ORDINALS = ("", "first", "second", "third")


def tell_event(words: "GorgiasPresentation", event: Event) -> str:
    """One event as a sentence or two of text."""
    name = words.name
    match event:
        case events.RoundBegan():
            return f"Statement {event.round} began; {name(event.first)} spoke first."
        case events.Rolled():
            return _rolled(name(event.seat), event)
        case events.DieRemoved():
            left = dice_letters(event.left)
            return f"{name(event.seat)} took {face_letters(event.face)} out of the round and kept {left}."
        case events.StatementMade():
            missing = missing_topics(event.dice)
            lacking = f", without {topic_words(missing)}" if missing else ""
            return f"{name(event.seat)} stated {dice_letters(event.dice)}{lacking}."
        case events.Arranged():
            return f"{name(event.seat)} was ready behind the shield."
        case events.Reconsidered():
            return f"{name(event.seat)} took the layout back behind the shield."
        case events.ArrangedByChance():
            return "Chance arranged what you had not placed."
        case events.Revealed():
            return f"The shields were lifted on statement {event.round}."
        case events.CardDebated():
            return _debated(words, event)
        case events.Captured() if event.pyramid == event.wanted:
            return f"{name(event.seat)} took the {pyramid_words(event.pyramid)} from the common stock."
        case events.Captured():
            return (
                f"{name(event.seat)} had won a {pyramid_words(event.wanted)}, which was gone, "
                f"and took the {pyramid_words(event.pyramid)} from the common stock instead."
            )
        case events.NothingLeft():
            size = SIZES[pips_of(event.wanted)]
            return (
                f"{name(event.seat)} had won a {pyramid_words(event.wanted)}, "
                f"but no {size} pyramid was left in the common stock."
            )
        case events.DebateEnded():
            why = "The common stock was empty and the debate ended" if event.stock_empty else "The debate ended"
            return f"{why}: {name(0)} had {event.points[0]}, {name(1)} had {event.points[1]}."
        case _:
            return ""


def _rolled(name: str, event: events.Rolled) -> str:
    kept = f" and kept {dice_letters(event.kept)}" if event.kept else ""
    missing = missing_topics(tuple(sorted(event.rolled + event.kept)))
    lacking = f" {topic_words(missing)} {'was' if len(missing) == 1 else 'were'} missing." if missing else ""
    return f"{name}'s {ORDINALS[event.roll]} roll brought {dice_letters(event.rolled)}{kept}.{lacking}"


def _debated(words: "GorgiasPresentation", event: events.CardDebated) -> str:
    sides = []
    for seat, group in enumerate(event.groups):
        sides.append(f"{words.name(seat)} {deed_words(group) if group else 'had nothing there'}")
    kept = [f"{words.name(seat)} kept {kept_words(left)}" for seat, left in enumerate(event.left) if event.groups[seat]]
    if len(event.takers) == 1:
        end = f"{words.name(event.takers[0])} won the card"
    else:
        end = "both took for what they kept" if event.takers else "nobody won the card"
    return f"On card {event.card + 1} {', and '.join(sides)}. {listed(kept)}: {end}."
