"""The log: each event as a sentence in the past tense."""

from collections.abc import Sequence

from games.core.values import Event
from games.core.words import EMPTY, AllOf, Argument, Markdown, Message
from games.epireia import events as ev
from games.epireia.content import FIRST_CITY, FIRST_TERRITORY, NONE, SCENARIO_CARDS, SOLO_CARDS
from games.epireia.presentation.progress import is_for_league
from games.epireia.words import (
    administrator_name,
    at_place,
    augur_effect,
    augur_name,
    card_name,
    card_story,
    card_words,
    city_name,
    column_heading,
    column_name,
    deck_name,
    figure_name,
    front_name,
    goods,
    league_name,
    resource_name,
    roll_words,
    say,
    slot_words,
    territory_name,
    the_building,
    to_place,
    token_words,
)


def tell_event(names: Sequence[str], event: Event) -> Markdown:
    """Return an event as a sentence or two for the match's log.

    Args:
        names: The players' names by seat.
        event: The event.
    """
    match event:
        case ev.LeagueJoined():
            return say.text("log-league", name=names[event.seat], league=league_name(event.league))
        case ev.SoloChosen():
            card = SOLO_CARDS[event.scenario]
            return say.text("log-solo", title=card_name(card), story=card_story(card), card=card_words(card))
        case ev.CityChosen():
            return say.text("log-city", name=names[event.seat], city=city_name(event.city))
        case ev.AdministratorChosen():
            administrator = administrator_name(event.administrator)
            return say.text("log-administrator", name=names[event.seat], administrator=administrator)
        case ev.FigureChosen():
            return say.text("log-figure-chosen")
        case ev.FiguresRevealed():
            return _first_figures(names, event)
        case ev.ActBegan():
            card = SCENARIO_CARDS[event.scenario]
            return say.text(
                "log-act", act=event.act, title=card_name(card), story=card_story(card), card=card_words(card)
            )
        case ev.TurnBegan():
            return say.text("log-round" if len(names) == 1 else "log-turn", number=event.turn)
        case ev.BrigandsCame():
            return say.text("log-brigands", territories=AllOf([territory_name(t) for t in event.territories]))
        case ev.AugurRead():
            return say.text("log-augur", augur=augur_name(event.augur), effect=augur_effect(event.augur))
        case ev.OmenPaid() if event.resource == NONE:
            return say.text("log-omen-unpaid", name=names[event.seat])
        case ev.OmenPaid():
            return say.text("log-omen-paid", name=names[event.seat], resource=resource_name(event.resource))
        case _:
            return _development(names, event)


def _first_figures(names: Sequence[str], event: ev.FiguresRevealed) -> Markdown:
    if len(event.figures) == 1:
        return say.text("log-figure-first", name=names[0], figure=figure_name(event.figures[0]))
    shown = [
        say.message("log-figure-of", name=name, figure=figure_name(figure))
        for name, figure in zip(names, event.figures, strict=True)
    ]
    return say.text("log-figures", figures=AllOf(shown))


def _development(names: Sequence[str], event: Event) -> Markdown:
    match event:
        case ev.Donated():
            resource = resource_name(event.resource)
            return say.text("log-donated", name=names[event.seat], amount=event.amount, resource=resource)
        case ev.Constructed():
            building = the_building(event.building)
            if not any(event.price):
                return say.text("log-constructed-free", name=names[event.seat], building=building)
            return say.text("log-constructed", name=names[event.seat], building=building, price=goods(event.price))
        case ev.Produced():
            deck = deck_name(event.deck)
            return say.text("log-produced", name=names[event.seat], deck=deck, price=goods(event.price))
        case ev.TokenTaken():
            league, deck = league_name(event.league), deck_name(event.deck)
            return say.text(f"log-token-{event.why}", league=league, deck=deck)
        case ev.TokenDrawn():
            return say.text("log-token-drawn", token=token_words(event.token))
        case ev.PrestigeReached():
            return say.text("log-prestige", name=names[event.seat], level=event.level)
        case ev.Gained():
            return say.text(f"log-gained-{event.why}", name=names[event.seat], goods=goods(event.gain))
        case ev.BonusForgone():
            return say.text(f"log-forgone-{event.asks}", name=names[event.seat])
        case ev.FigureRecruited():
            return say.text("log-recruited", name=names[event.seat], figure=figure_name(event.figure))
        case ev.AdministratorCalled():
            administrator = administrator_name(event.administrator)
            return say.text("log-called", name=names[event.seat], administrator=administrator)
        case ev.Passed():
            return say.text("log-passed", name=names[event.seat], count=event.actions)
        case ev.CouldNotPay():
            return say.text("log-could-not-pay", name=names[event.seat], count=event.actions)
        case ev.Sent():
            figure, to = figure_name(event.figure), to_place(event.place)
            return say.text("log-sent", name=names[event.seat], figure=figure, to=to)
        case ev.EnemySent() if event.place == NONE:
            return say.text("log-enemy-home", figure=figure_name(event.figure), die=event.die)
        case ev.EnemySent():
            figure, to = figure_name(event.figure), to_place(event.place)
            return say.text("log-enemy", figure=figure, die=event.die, to=to)
        case _:
            return _resolution(names, event)


def _resolution(names: Sequence[str], event: Event) -> Markdown:
    match event:
        case ev.EmpireAnswered() | ev.CityAnswered():
            return _answered(event)
        case ev.Rerolled():
            return say.text("log-rerolled", figure=figure_name(event.figure), die=event.die, former=event.former)
        case ev.Fought():
            return _fought(event)
        case ev.BrigandsFought():
            won = event.die + event.bonus >= event.required
            return say.text(
                "log-brigands-beaten" if won else "log-brigands-stayed",
                league=league_name(event.league),
                where=at_place(FIRST_TERRITORY + event.territory),
                roll=roll_words(event.die, event.bonus),
                needed=event.required,
            )
        case ev.TerritoryTaken():
            return _taken(names, event)
        case ev.TerritoryLost():
            return say.text("log-lost", name=names[event.seat], place=territory_name(event.territory))
        case ev.TerritoryCeded():
            place = territory_name(event.territory)
            return say.text("log-ceded", name=names[event.seat], ally=names[event.ally], place=place)
        case ev.TokenMoved():
            return say.text("log-token-moved", name=names[event.seat], place=territory_name(event.territory))
        case ev.NoPostLeft():
            league, place = league_name(event.league), territory_name(event.territory)
            return say.text("log-no-token", league=league, place=place)
        case ev.CityIntegrated():
            return _integrated(event)
        case ev.Income():
            gains = [
                say.text("log-income-of", name=names[seat], goods=goods(got)) for seat, got in enumerate(event.gains)
            ]
            return Markdown(" ").join([say.text("log-income"), *gains])
        case ev.ScenarioWon():
            return _completed(names, event)
        case ev.ActClosed():
            name = card_name(SCENARIO_CARDS[event.scenario])
            return say.text("log-act-expired", title=name)
        case _:
            return _battle(names, event)


def _answered(event: ev.EmpireAnswered | ev.CityAnswered) -> Markdown:
    place = event.empire if isinstance(event, ev.EmpireAnswered) else FIRST_CITY + event.city
    values: dict[str, Argument] = {"figure": figure_name(event.figure), "where": at_place(place)}
    if isinstance(event, ev.EmpireAnswered) and not event.die:
        if not any(event.gain):
            return say.text("log-merchant-full", **values)
        return say.text("log-merchant", goods=goods(event.gain), **values)
    values |= {"roll": roll_words(event.die, event.bonus), "needed": event.required}
    if event.die + event.bonus < event.required:
        return say.text("log-negotiated-failed", **values)
    if not any(event.gain):
        return say.text("log-negotiated-full", **values)
    return say.text("log-negotiated", goods=goods(event.gain), **values)


def _fought(event: ev.Fought) -> Markdown:
    one, two = event.totals
    first, second = event.dice
    values: dict[str, Argument] = {"where": at_place(event.place)}
    values |= {"one": one, "first": first, "two": two, "second": second}
    if event.winner == NONE:
        return say.text("log-fought-tied", **values)
    return say.text("log-fought", league=league_name(event.winner), **values)


def _taken(names: Sequence[str], event: ev.TerritoryTaken) -> Markdown:
    values: dict[str, Argument] = {"name": names[event.seat], "place": territory_name(event.territory)}
    full = not any(event.tax)
    if not full:
        values["goods"] = goods(event.tax)
    if event.former == NONE:
        return say.text("log-taken-full" if full else "log-taken", **values)
    return say.text("log-taken-from-full" if full else "log-taken-from", former=names[event.former], **values)


def _integrated(event: ev.CityIntegrated) -> Markdown:
    values: dict[str, Argument] = {"city": city_name(event.city), "league": league_name(event.league)}
    if event.former != NONE:
        values["former"] = league_name(event.former)
    if event.deck != NONE:
        values["deck"] = deck_name(event.deck)
    if event.former == NONE:
        return say.text("log-integrated" if event.deck != NONE else "log-integrated-no-token", **values)
    return say.text("log-won-over" if event.deck != NONE else "log-won-over-no-token", **values)


def _completed(names: Sequence[str], event: ev.ScenarioWon) -> Markdown:
    values: dict[str, Argument] = {
        "title": card_name(SCENARIO_CARDS[event.scenario]),
        "league": league_name(event.league),
    }
    if event.deck != NONE:
        values["deck"] = deck_name(event.deck)
    if is_for_league(event.scenario):
        return say.text("log-completed" if event.deck != NONE else "log-completed-no-token", **values)
    values["name"] = names[event.seat]
    return say.text("log-completed-city" if event.deck != NONE else "log-completed-city-no-token", **values)


def _battle(names: Sequence[str], event: Event) -> Markdown:
    """Return an event of the Great Battle as a sentence or two for the log; empty for an unknown event.

    Args:
        names: The players' names by seat.
        event: The event.
    """
    match event:
        case ev.BattleBegan():
            came = [
                say.message("log-gathered", decks=AllOf([deck_name(deck) for deck in decks]), league=league_name(i))
                for i, decks in enumerate(event.gathered)
                if decks
            ]
            return say.text("log-battle-gathered", tokens=AllOf(came)) if came else say.text("log-battle")
        case ev.ArmyPlaced():
            return say.text("log-ready")
        case ev.ArmyTakenBack():
            return say.text("log-taken-back")
        case ev.ArmyArranged():
            return say.text("log-arranged")
        case ev.ArmiesPlaced():
            return say.text("log-armies")
        case ev.GeneralsRevealed():
            delian, peloponnesian = (_generals(figures) for figures in event.generals)
            return say.text("log-generals", delian=delian, peloponnesian=peloponnesian)
        case ev.ColumnRevealed():
            ours, theirs = (slot_words(tokens) for tokens in event.tokens)
            return say.text("log-column", column=column_heading(event.column), delian=ours, peloponnesian=theirs)
        case ev.Engaged():
            figure, column = figure_name(event.figure), column_name(event.column)
            return say.text("log-engaged", name=names[event.seat], figure=figure, column=column)
        case ev.Held():
            return say.text("log-held-front" if event.front else "log-held", name=names[event.seat])
        case ev.OrderLifted():
            return say.text("log-order-lifted", name=names[event.seat])
        case ev.ColumnResolved():
            powers = dict(zip(("one", "two"), event.totals, strict=True))
            if event.winner == NONE:
                return say.text("log-column-tied", column=column_heading(event.column), **powers)
            winner = league_name(event.winner)
            return say.text("log-column-won", column=column_heading(event.column), league=winner, **powers)
        case ev.FrontResolved():
            columns = dict(zip(("one", "two"), event.columns, strict=True))
            if event.winner == NONE:
                return say.text("log-front-tied", front=front_name(event.front), **columns)
            return say.text("log-front-won", front=front_name(event.front), league=league_name(event.winner), **columns)
        case ev.GameEnded() if event.reason == "objectives":
            return say.text("log-ended-objectives")
        case ev.GameEnded() if event.winner == NONE:
            one, two = event.fronts
            return say.text("log-ended-shared", one=one, two=two)
        case ev.GameEnded():
            return say.text(f"log-ended-{event.reason}", league=league_name(event.winner))
        case _:
            return EMPTY


def _generals(figures: Sequence[int]) -> AllOf | Message:
    there = [
        say.message("log-general", figure=figure_name(figure), front=front_name(front))
        for front, figure in enumerate(figures)
        if figure != NONE
    ]
    return AllOf(there) if there else say.message("nobody")
