"""The log says what happened, and to whom: every line of which a word could be wrong."""

from typing import Any

import pytest

from games.core.values import Event
from games.epireia import events as ev
from games.epireia.content import (
    ADMINISTRATORS,
    BUILDING,
    CITY_NAMES,
    DECKS,
    EMPIRE_NAMES,
    FIGURE,
    HOME,
    NONE,
    PLACE,
    SCENARIO_CARDS,
    TERRITORY_NAMES,
)
from tests.games.epireia.table import GAME, C, D, deck
from tests.messages import message_names

WORDS = GAME.presentation(["Malia", "Theo"])
ALONE = GAME.presentation(["Malia"])
EGYPT, ELIS = EMPIRE_NAMES.index("egypt"), CITY_NAMES.index("elis")
EPIRUS, IONIA = TERRITORY_NAMES.index("epirus"), TERRITORY_NAMES.index("ionia")
OLYMPIC_GAMES, CITY_OF_MARBLE = (
    [card.name for card in SCENARIO_CARDS].index(name) for name in ("olympic-games", "city-of-marble")
)
TIMON, BRASIDAS = FIGURE["timon"], FIGURE["brasidas"]
TOLD: list[tuple[Event, str]] = [
    (ev.TurnBegan(3), "log-turn(number=3)"),
    (
        ev.FiguresRevealed((TIMON, BRASIDAS)),
        (
            "log-figures(figures=[log-figure-of(figure=figure-timon, name=Malia), "
            "log-figure-of(figure=figure-brasidas, name=Theo)])"
        ),
    ),
    (ev.Donated(0, D, 3), "log-donated(amount=3, name=Malia, resource=resource-wood)"),
    (ev.Donated(1, C, 4), "log-donated(amount=4, name=Theo, resource=resource-copper)"),
    (ev.EnemySent(BRASIDAS, 9, PLACE["euboea"], HOME), "log-enemy(die=9, figure=figure-brasidas, to=place-euboea.to)"),
    (ev.LeagueJoined(1, 0), "log-league(league=league-delian, name=Theo)"),
    (ev.CityChosen(1, ELIS), "log-city(city=place-elis, name=Theo)"),
    (
        ev.AdministratorChosen(1, ADMINISTRATORS.index("archon")),
        "log-administrator(administrator=administrator-archon, name=Theo)",
    ),
    (ev.BrigandsCame((EPIRUS, IONIA)), "log-brigands(territories=[place-epirus, place-ionia])"),
    (ev.OmenPaid(0, D), "log-omen-paid(name=Malia, resource=resource-wood)"),
    (ev.OmenPaid(0, NONE), "log-omen-unpaid(name=Malia)"),
    (
        ev.Constructed(1, BUILDING["altar"], (1, 1, 0)),
        (
            "log-constructed(building=building-altar.the, name=Theo, price=[amount(count=1, resource=resource-wheat), "
            "amount(count=1, resource=resource-wood)])"
        ),
    ),
    (
        ev.Constructed(1, BUILDING["altar"], (0, 0, 0)),
        "log-constructed-free(building=building-altar.the, name=Theo)",
    ),
    (
        ev.Produced(0, deck("Triremes I"), (0, 2, 0)),
        "log-produced(deck=deck-triremes-1, name=Malia, price=[amount(count=2, resource=resource-wood)])",
    ),
    (
        ev.TokenTaken(1, deck("Cavalry II"), "prestige"),
        "log-token-prestige(deck=deck-cavalry-2, league=league-peloponnesian)",
    ),
    (
        ev.TokenTaken(0, deck("Cavalry II"), "polemarch"),
        "log-token-polemarch(deck=deck-cavalry-2, league=league-delian)",
    ),
    (ev.TokenDrawn(13), "log-token-drawn(token=token(deck=deck-hoplites-2, power=3))"),
    (ev.PrestigeReached(1, 6), "log-prestige(level=6, name=Theo)"),
    (ev.BonusForgone(1, "recruit"), "log-forgone-recruit(name=Theo)"),
    (ev.BonusForgone(1, "token"), "log-forgone-token(name=Theo)"),
    (ev.BonusForgone(1, "omen"), "log-forgone-omen(name=Theo)"),
    (ev.FigureRecruited(0, TIMON), "log-recruited(figure=figure-timon, name=Malia)"),
    (
        ev.AdministratorCalled(0, ADMINISTRATORS.index("archon")),
        "log-called(administrator=administrator-archon, name=Malia)",
    ),
    (ev.Passed(1, 2), "log-passed(count=2, name=Theo)"),
    (ev.Sent(1, BRASIDAS, PLACE["egypt"], HOME), "log-sent(figure=figure-brasidas, name=Theo, to=place-egypt.to)"),
    (ev.EnemySent(BRASIDAS, 9, HOME, PLACE["euboea"]), "log-enemy-home(die=9, figure=figure-brasidas)"),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 5, 2, 7, (2, 0, 0)),
        (
            "log-negotiated(figure=figure-timon, goods=[amount(count=2, resource=resource-wheat)], "
            "needed=7, roll=roll-plus(bonus=2, die=5, total=7), where=place-egypt.at)"
        ),
    ),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 8, -2, 7, (0, 0, 0)),
        (
            "log-negotiated-failed(figure=figure-timon, needed=7, "
            "roll=roll-minus(bonus=2, die=8, total=6), where=place-egypt.at)"
        ),
    ),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 0, 0, 7, (4, 0, 0)),
        "log-merchant(figure=figure-timon, goods=[amount(count=4, resource=resource-wheat)], where=place-egypt.at)",
    ),
    (
        ev.EmpireAnswered(0, TIMON, EGYPT, 0, 0, 7, (0, 0, 0)),
        "log-merchant-full(figure=figure-timon, where=place-egypt.at)",
    ),
    (ev.Rerolled(1, BRASIDAS, 9, 2), "log-rerolled(die=9, figure=figure-brasidas, former=2)"),
    (
        ev.Fought(PLACE["epirus"], (4, 5), (9, 7), 0),
        "log-fought(first=4, league=league-delian, one=9, second=5, two=7, where=place-epirus.at)",
    ),
    (
        ev.Fought(PLACE["epirus"], (4, 6), (8, 8), NONE),
        "log-fought-tied(first=4, one=8, second=6, two=8, where=place-epirus.at)",
    ),
    (
        ev.BrigandsFought(1, EPIRUS, 5, 2, 7),
        (
            "log-brigands-beaten(league=league-peloponnesian, needed=7, "
            "roll=roll-plus(bonus=2, die=5, total=7), where=place-epirus.at)"
        ),
    ),
    (
        ev.BrigandsFought(0, EPIRUS, 8, -2, 7),
        (
            "log-brigands-stayed(league=league-delian, needed=7, "
            "roll=roll-minus(bonus=2, die=8, total=6), where=place-epirus.at)"
        ),
    ),
    (
        ev.TerritoryTaken(0, EPIRUS, 1, (0, 2, 0)),
        "log-taken-from(former=Theo, goods=[amount(count=2, resource=resource-wood)], name=Malia, place=place-epirus)",
    ),
    (
        ev.TerritoryTaken(0, EPIRUS, NONE, (0, 2, 0)),
        "log-taken(goods=[amount(count=2, resource=resource-wood)], name=Malia, place=place-epirus)",
    ),
    (
        ev.TerritoryTaken(0, EPIRUS, 1, (0, 0, 0)),
        "log-taken-from-full(former=Theo, name=Malia, place=place-epirus)",
    ),
    (ev.TerritoryLost(0, IONIA), "log-lost(name=Malia, place=place-ionia)"),
    (ev.TokenMoved(0, IONIA), "log-token-moved(name=Malia, place=place-ionia)"),
    (ev.NoPostLeft(0, IONIA), "log-no-token(league=league-delian, place=place-ionia)"),
    (ev.NoPostLeft(1, EPIRUS), "log-no-token(league=league-peloponnesian, place=place-epirus)"),
    (
        ev.CityAnswered(0, TIMON, ELIS, 5, 2, 7, (0, 0, 1)),
        (
            "log-negotiated(figure=figure-timon, goods=[amount(count=1, resource=resource-copper)], "
            "needed=7, roll=roll-plus(bonus=2, die=5, total=7), where=place-elis.at)"
        ),
    ),
    (
        ev.CityAnswered(0, TIMON, ELIS, 5, 2, 7, (0, 0, 0)),
        (
            "log-negotiated-full(figure=figure-timon, needed=7, "
            "roll=roll-plus(bonus=2, die=5, total=7), where=place-elis.at)"
        ),
    ),
    (
        ev.CityAnswered(0, TIMON, ELIS, 4, 2, 7, (0, 0, 0)),
        (
            "log-negotiated-failed(figure=figure-timon, needed=7, "
            "roll=roll-plus(bonus=2, die=4, total=6), where=place-elis.at)"
        ),
    ),
    (
        ev.TerritoryTaken(0, EPIRUS, NONE, (0, 0, 0)),
        "log-taken-full(name=Malia, place=place-epirus)",
    ),
    (
        ev.CityIntegrated(0, ELIS, deck("Triremes I"), 1),
        "log-won-over(city=place-elis, deck=deck-triremes-1, former=league-peloponnesian, league=league-delian)",
    ),
    (
        ev.CityIntegrated(0, ELIS, NONE, 1),
        "log-won-over-no-token(city=place-elis, former=league-peloponnesian, league=league-delian)",
    ),
    (
        ev.CityIntegrated(1, ELIS, deck("Triremes I"), NONE),
        "log-integrated(city=place-elis, deck=deck-triremes-1, league=league-peloponnesian)",
    ),
    (ev.CityIntegrated(1, ELIS, NONE, NONE), "log-integrated-no-token(city=place-elis, league=league-peloponnesian)"),
    (
        ev.ScenarioWon(1, 1, OLYMPIC_GAMES, deck("Cavalry II")),
        "log-completed(deck=deck-cavalry-2, league=league-peloponnesian, title=scenario-olympic-games)",
    ),
    (
        ev.ScenarioWon(1, 1, OLYMPIC_GAMES, NONE),
        "log-completed-no-token(league=league-peloponnesian, title=scenario-olympic-games)",
    ),
    (
        ev.ScenarioWon(0, 1, CITY_OF_MARBLE, deck("Cavalry II")),
        (
            "log-completed-city(deck=deck-cavalry-2, league=league-peloponnesian, name=Malia, "
            "title=scenario-city-of-marble)"
        ),
    ),
    (
        ev.ScenarioWon(0, 1, CITY_OF_MARBLE, NONE),
        "log-completed-city-no-token(league=league-peloponnesian, name=Malia, title=scenario-city-of-marble)",
    ),
    (ev.ActClosed(CITY_OF_MARBLE), "log-act-expired(title=scenario-city-of-marble)"),
    (
        ev.Gained(0, (1, 0, 0), "prestige"),
        "log-gained-prestige(goods=[amount(count=1, resource=resource-wheat)], name=Malia)",
    ),
    (
        ev.Income(((2, 1, 1), (1, 1, 3))),
        (
            "log-income log-income-of(goods=[amount(count=2, resource=resource-wheat), "
            "amount(count=1, resource=resource-wood), amount(count=1, resource=resource-copper)], "
            "name=Malia) log-income-of(goods=[amount(count=1, resource=resource-wheat), "
            "amount(count=1, resource=resource-wood), amount(count=3, resource=resource-copper)], "
            "name=Theo)"
        ),
    ),
    (
        ev.BattleBegan(((deck("Cavalry II"),), (deck("Triremes I"), deck("Hoplites I")))),
        (
            "log-battle-gathered(tokens=[log-gathered(decks=[deck-cavalry-2], league=league-delian), "
            "log-gathered(decks=[deck-triremes-1, deck-hoplites-1], league=league-peloponnesian)])"
        ),
    ),
    (
        ev.BattleBegan(((), (deck("Triremes I"),))),
        "log-battle-gathered(tokens=[log-gathered(decks=[deck-triremes-1], league=league-peloponnesian)])",
    ),
    (
        ev.GeneralsRevealed(((TIMON, NONE, NONE), (NONE, NONE, BRASIDAS))),
        (
            "log-generals(delian=[log-general(figure=figure-timon, front=front-flank)], "
            "peloponnesian=[log-general(figure=figure-brasidas, front=front-maritime)])"
        ),
    ),
    (
        ev.GeneralsRevealed(((NONE, NONE, NONE), (NONE, NONE, BRASIDAS))),
        "log-generals(delian=nobody, peloponnesian=[log-general(figure=figure-brasidas, front=front-maritime)])",
    ),
    (
        ev.Engaged(1, BRASIDAS, 4),
        "log-engaged(column=front-centre.column(number=2), figure=figure-brasidas, name=Theo)",
    ),
    (ev.OrderLifted(1), "log-order-lifted(name=Theo)"),
    (ev.BattleBegan(((), ())), "log-battle"),
    (ev.Held(0, 1, False), "log-held(name=Malia)"),
    (ev.Held(1, 3, True), "log-held-front(name=Theo)"),
    (
        ev.ColumnRevealed(4, ((2, 1), (13,)), (3, 3)),
        (
            "log-column(column=front-centre.column-heading(number=2), "
            "delian=[token(deck=deck-hoplites-1, power=2), token(deck=deck-hoplites-1, power=1)], "
            "peloponnesian=[token(deck=deck-hoplites-2, power=3)])"
        ),
    ),
    (
        ev.ColumnRevealed(0, ((), (1,)), (0, 1)),
        (
            "log-column(column=front-flank.column-heading(number=1), delian=empty, "
            "peloponnesian=[token(deck=deck-hoplites-1, power=1)])"
        ),
    ),
    (
        ev.ColumnResolved(0, (1, 3), 1),
        "log-column-won(column=front-flank.column-heading(number=1), league=league-peloponnesian, one=1, two=3)",
    ),
    (
        ev.ColumnResolved(8, (4, 2), 0),
        "log-column-won(column=front-maritime.column-heading(number=3), league=league-delian, one=4, two=2)",
    ),
    (ev.ColumnResolved(0, (2, 2), NONE), "log-column-tied(column=front-flank.column-heading(number=1), one=2, two=2)"),
    (ev.FrontResolved(0, (2, 1), 0), "log-front-won(front=front-flank, league=league-delian, one=2, two=1)"),
    (ev.FrontResolved(2, (1, 1), NONE), "log-front-tied(front=front-maritime, one=1, two=1)"),
    (ev.GameEnded((1, 2), 1, "fronts"), "log-ended-fronts(league=league-peloponnesian)"),
    (ev.GameEnded((1, 1), 0, "maritime"), "log-ended-maritime(league=league-delian)"),
    (ev.GameEnded((1, 1), 1, "prestige"), "log-ended-prestige(league=league-peloponnesian)"),
    (ev.GameEnded((1, 1), 0, "copper"), "log-ended-copper(league=league-delian)"),
    (ev.GameEnded((1, 1), 1, "tie"), "log-ended-tie(league=league-peloponnesian)"),
    (ev.GameEnded((0, 0), 1, "objectives"), "log-ended-objectives"),
    (ev.GameEnded((1, 1), NONE, "shared"), "log-ended-shared(one=1, two=1)"),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=lambda value: type(value).__name__)
def test_each_line_says_who_and_what(event: Any, line: str) -> None:
    with message_names():
        assert WORDS.tell(event) == line


def test_alone_there_are_rounds_and_nobody_else() -> None:
    assert ALONE.tell(ev.TurnBegan(3)) == "Round 3 began."
    assert ALONE.tell(ev.FiguresRevealed((TIMON,))) == "Malia started with Timon."


@pytest.mark.parametrize("scenario", range(len(SCENARIO_CARDS)))
def test_the_beginning_of_an_act_reads_out_the_whole_card(scenario: int) -> None:
    card = SCENARIO_CARDS[scenario]
    with message_names():
        said = WORDS.tell(ev.ActBegan(card.act, scenario))
    key, reward = f"scenario-{card.name}", f"deck-{DECKS[card.reward].name}"
    card_said = f"card(constraint={key}.constraint, objective={key}.objective, reward={reward})"
    assert said == f"log-act(act={card.act}, card={card_said}, story={key}.story, title={key})"


def test_fronts_are_told_those_of_the_delian_league_first() -> None:
    """In play a battle that nothing decides has as many on either side; numbers that differ show the order."""
    assert " 2–1" in WORDS.tell(ev.GameEnded((2, 1), NONE, "shared"))
