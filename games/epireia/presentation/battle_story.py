"""The log of the Great Battle."""

from typing import TYPE_CHECKING

from games.core.event import Event
from games.epireia import events as ev
from games.epireia.content import FIGURES, FRONTS, LEAGUES, NONE
from games.epireia.presentation.words import column_name, deck_name, listed, short_league, slot_words

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation

REASONS = {
    "fronts": "by more fronts",
    "maritime": "by the maritime front",
    "prestige": "by the highest prestige",
    "copper": "by the most Copper",
}


def tell_battle(words: "EpireiaPresentation", event: Event) -> str:
    """One event of the battle as a sentence or two; empty for one that is none."""
    name = words.name
    match event:
        case ev.BattleBegan():
            came = [
                f"{listed([deck_name(deck) for deck in decks])} to the {LEAGUES[league]}"
                for league, decks in enumerate(event.gathered)
                if decks
            ]
            allies = f" The integrated cities sent {listed(came)}." if came else ""
            return f"**The Great Battle began.**{allies}"
        case ev.ArmyPlaced():
            return f"{name(event.seat)} was ready."
        case ev.ArmyTakenBack():
            return f"{name(event.seat)} was placing again."
        case ev.ArmyArranged():
            return "What you had not placed was arranged for you."
        case ev.ArmiesPlaced():
            return "The armies stood face down; the figures came next."
        case ev.GeneralsRevealed():
            lines = []
            for league, figures in enumerate(event.generals):
                there = [f"{FIGURES[f].name} on the {FRONTS[i]} front" for i, f in enumerate(figures) if f != NONE]
                lines.append(f"for the {LEAGUES[league]} {listed(there) or 'nobody'}")
            return f"The figures were revealed: {'; '.join(lines)}."
        case ev.ColumnRevealed():
            sides = [f"{short_league(i)} {slot_words(tokens)}" for i, tokens in enumerate(event.tokens)]
            return f"{column_name(event.column).capitalize()} was revealed: {', against '.join(sides)}."
        case ev.Engaged():
            return f"{name(event.seat)} engaged {FIGURES[event.figure].name} in {column_name(event.column)}."
        case ev.Held():
            how = "gave the order to hold on this front" if event.front else "held"
            return f"{name(event.seat)} {how}."
        case ev.OrderLifted():
            return f"{name(event.seat)} lifted the order to hold."
        case ev.ColumnResolved():
            one, two = event.totals
            power = f"{short_league(0)} {one}, {short_league(1)} {two}"
            end = f"the {LEAGUES[event.winner]} won the column" if event.winner != NONE else "nobody won the column"
            return f"{column_name(event.column).capitalize()} ended {power}: {end}."
        case ev.FrontResolved():
            one, two = event.columns
            columns = f"columns {short_league(0)} {one}, {short_league(1)} {two}"
            end = f"to the {LEAGUES[event.winner]}" if event.winner != NONE else "to nobody"
            return f"The {FRONTS[event.front]} front went {end}: {columns}."
        case ev.GameEnded() if event.reason == "objectives":
            return "The rounds were over and the objectives were not met: there was no battle."
        case ev.GameEnded() if event.winner == NONE:
            return f"The battle ended {event.fronts[0]} to {event.fronts[1]} in fronts, and nothing decided it."
        case ev.GameEnded():
            how = REASONS.get(event.reason, "since a tie is not enough alone")
            return f"The {LEAGUES[event.winner]} won the battle {how}."
        case _:
            return ""
