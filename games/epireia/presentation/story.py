"""The log: each event as a sentence in the past tense."""

from games.core.presentation import Presentation, listed
from games.core.values import Event
from games.epireia import events as ev
from games.epireia.content import (
    ADMINISTRATORS,
    AUGUR_TEXTS,
    AUGURS,
    BUILDINGS,
    CITY_NAMES,
    EMPIRE_NAMES,
    FIGURES,
    FRONTS,
    LEAGUES,
    NONE,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO_CARDS,
    TERRITORY_NAMES,
    Price,
)
from games.epireia.presentation.progress import is_for_league
from games.epireia.view import EpireiaView
from games.epireia.words import (
    card_words,
    column_name,
    deck_name,
    goods,
    place_name,
    plus,
    short_league,
    slot_words,
    token_words,
)

REASONS = {
    "fronts": "by more fronts",
    "maritime": "by the maritime front",
    "prestige": "by the highest prestige",
    "copper": "by the most Copper",
}


def tell_battle(words: Presentation[EpireiaView], event: Event) -> str:
    """Return an event of the Great Battle as a sentence or two for the match's log; empty for any other event.

    Args:
        words: The presentation, which knows the players' names.
        event: The event.
    """
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
            return "You were ready."
        case ev.ArmyTakenBack():
            return "You were placing again."
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


_BONUSES = {
    "recruit": "a new figure",
    "construct": "a building",
    "produce": "a unit",
    "token": "a token",
    "omen": "an answer",
}
_WHY = {
    "prestige": "the prestige track",
    "augur": "the augurs",
    "trapezites": "the Trapezites",
    "polemarch": "the Polemarch",
    "help": "the help for a lone city",
}


def tell_event(words: Presentation[EpireiaView], event: Event) -> str:
    """Return an event as a sentence or two for the match's log.

    Args:
        words: The presentation, which knows the players' names.
        event: The event.
    """
    name = words.name
    match event:
        case ev.LeagueJoined():
            return f"{name(event.seat)} joined the {LEAGUES[event.league]}."
        case ev.SoloChosen():
            card = SOLO_CARDS[event.scenario]
            return f"**{card.name}.** {card.story} To do: {card.objective}. {card.constraint}."
        case ev.CityChosen():
            return f"{name(event.seat)} took the lead of {CITY_NAMES[event.city]}."
        case ev.AdministratorChosen():
            return f"{name(event.seat)} chose the {ADMINISTRATORS[event.administrator]}."
        case ev.FigureChosen():
            return "You chose your first figure."
        case ev.FiguresRevealed():
            if len(event.figures) == 1:
                return f"{name(0)} began with {FIGURES[event.figures[0]].name}."
            shown = [f"{name(seat)} {FIGURES[f].name}" for seat, f in enumerate(event.figures)]
            return f"The first figures were revealed: {listed(shown)}."
        case ev.ActBegan():
            card = SCENARIO_CARDS[event.scenario]
            return f"**Act {event.act}: {card.name}.** {card.story} {card_words(card)}"
        case ev.TurnBegan():
            return f"{'Round' if len(words.names) == 1 else 'Turn'} {event.turn} began."
        case ev.BrigandsCame():
            return f"Brigands came to {listed([TERRITORY_NAMES[t] for t in event.territories])}."
        case ev.AugurRead():
            return f"The augurs saw: {AUGURS[event.augur]}. {AUGUR_TEXTS[event.augur]}."
        case ev.OmenPaid() if event.resource == NONE:
            return f"{name(event.seat)} let the snake be, which takes 1 prestige where there is any."
        case ev.OmenPaid():
            return f"{name(event.seat)} paid 2 {RESOURCES[event.resource]} for the snake."
        case ev.Donated():
            return f"{name(event.seat)} gave {event.amount} {RESOURCES[event.resource]} to the league."
        case ev.Constructed():
            return f"{name(event.seat)} constructed the {BUILDINGS[event.building].name} for {goods(event.price)}."
        case ev.Produced():
            return f"{name(event.seat)} produced {deck_name(event.deck)} for {goods(event.price)}."
        case ev.TokenTaken():
            return f"The {LEAGUES[event.league]} took a token of {deck_name(event.deck)} from {_WHY[event.why]}."
        case ev.TokenDrawn():
            return f"The token was {token_words(event.token)}."
        case ev.PrestigeReached():
            return f"{name(event.seat)} reached prestige {event.level}."
        case ev.Gained():
            return f"{name(event.seat)} received {goods(event.gain)} from {_WHY[event.why]}."
        case ev.BonusForgone():
            return f"{name(event.seat)} did without {_BONUSES[event.asks]}."
        case ev.FigureRecruited():
            return f"{FIGURES[event.figure].name} joined {name(event.seat)}."
        case ev.AdministratorCalled():
            return f"{name(event.seat)} used the {ADMINISTRATORS[event.administrator]}."
        case ev.Passed():
            return f"{name(event.seat)} left {event.actions} action{'s' if event.actions > 1 else ''} unused."
        case ev.Sent():
            return f"{name(event.seat)} sent {FIGURES[event.figure].name} to {place_name(event.place)}."
        case ev.EnemySent() if event.place == NONE:
            return f"{FIGURES[event.figure].name} rolled {event.die} and stayed home in the storm."
        case ev.EnemySent():
            return f"{FIGURES[event.figure].name} rolled {event.die} and went to {place_name(event.place)}."
        case _:
            return _resolution(words, event)


def _resolution(words: Presentation[EpireiaView], event: Event) -> str:
    name = words.name
    match event:
        case ev.EmpireAnswered() if not event.die:
            who = FIGURES[event.figure].name
            return f"The Merchant spoke for {who}, and {EMPIRE_NAMES[event.empire]} gave {goods(event.gain)}."
        case ev.EmpireAnswered():
            success = event.die + event.bonus >= event.required
            what = f"received {goods(event.gain)}{_no_room_words(event.gain)}" if success else "received nothing"
            roll = f"rolled {event.die}{plus(event.bonus)} against {event.required}"
            return f"{FIGURES[event.figure].name} {roll} in {EMPIRE_NAMES[event.empire]} and {what}."
        case ev.Rerolled():
            return f"{FIGURES[event.figure].name} had the die rolled again: {event.die} instead of {event.former}."
        case ev.Fought():
            sides = [f"the {LEAGUES[i]} {event.totals[i]} (die {event.dice[i]})" for i in range(2)]
            end = f"the {LEAGUES[event.winner]} stayed" if event.winner != NONE else "all went home"
            return f"Conflict at {place_name(event.place)}: {' and '.join(sides)}; {end}."
        case ev.BrigandsFought():
            won = event.die + event.bonus >= event.required
            roll = f"rolled {event.die}{plus(event.bonus)} against {event.required}"
            end = "and drove the Brigands out" if won else "and went home"
            return f"At {TERRITORY_NAMES[event.territory]} the {LEAGUES[event.league]} {roll} {end}."
        case ev.TerritoryTaken():
            former = f" from {name(event.former)}" if event.former != NONE else ""
            tax = f"{goods(event.tax)}{_no_room_words(event.tax)}"
            return f"{name(event.seat)} took {TERRITORY_NAMES[event.territory]}{former} and collected {tax}."
        case ev.TerritoryLost():
            return f"{name(event.seat)} lost {TERRITORY_NAMES[event.territory]}; the City token came back."
        case ev.NoPostLeft():
            where = TERRITORY_NAMES[event.territory]
            return f"The {LEAGUES[event.league]} stood on {where} without a City token to leave there."
        case ev.CityAnswered():
            success = event.die + event.bonus >= event.required
            got = f"{goods(event.gain)}{_no_room_words(event.gain)}"
            end = f", was welcome and received {got}" if success else " and was sent away"
            roll = f"rolled {event.die}{plus(event.bonus)} against {event.required}"
            return f"{FIGURES[event.figure].name} {roll} in {CITY_NAMES[event.city]}{end}."
        case ev.CityIntegrated():
            left = f" and left the {LEAGUES[event.former]}" if event.former != NONE else ""
            token = f" with a token of {deck_name(event.deck)}" if event.deck != NONE else ""
            return f"{CITY_NAMES[event.city]} joined the {LEAGUES[event.league]}{token}{left}."
        case ev.Income():
            return f"Income: {listed([f'{name(seat)} {goods(got)}' for seat, got in enumerate(event.gains)])}."
        case ev.ScenarioWon():
            reward = f"a token of {deck_name(event.deck)}" if event.deck != NONE else "nothing, since no token was left"
            card = SCENARIO_CARDS[event.scenario].name
            if is_for_league(event.scenario):
                return f"The {LEAGUES[event.league]} completed {card} and took {reward}."
            return f"{name(event.seat)} completed {card}; the {LEAGUES[event.league]} took {reward}."
        case ev.ActClosed():
            why = "nobody could complete it any more" if event.in_time else "nobody had completed it in time"
            return f"{SCENARIO_CARDS[event.scenario].name} ended without a reward: {why}."
        case _:
            return tell_battle(words, event)


def _no_room_words(gain: Price) -> str:
    """Return ", for want of room" if a gain that was due came to nothing because the board was full; else empty."""
    return "" if any(gain) else ", for want of room"
