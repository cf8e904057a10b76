"""Bad input: one sentence with the reason, by the words that the player gets, and nothing changed."""

from collections.abc import Callable

import pytest

from games.core.action import Action
from games.core.chance import Chance
from games.core.illegal import Illegal
from games.philosophia.actions import (
    Bid,
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    InitiateDebate,
    Move,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    PlayOracleCard,
    ProgressTimeline,
    Study,
    Tutor,
    UseSophist,
    Wish,
)
from games.philosophia.content import KIND_OF
from games.philosophia.ways import FOLLOWINGS, OLYMPIC, SCHOOLS
from tests.games.philosophia.table import GAME, NAMES, PETITIO, Table, oracle, place


def at(name: str) -> Callable[[Table], None]:
    """The first one is to act there, without a coin."""

    def put(table: Table) -> None:
        table.act_at(name)
        table.player(0).coins = 0

    return put


def follower_here(table: Table) -> None:
    at("Thebes")(table)
    table.follow(0, "Thebes")


def school_here(table: Table) -> None:
    at("Thebes")(table)
    table.player(0).builders = 1
    table.build(1, "Thebes")


def four_builders(table: Table) -> None:
    at("Thebes")(table)
    table.player(0).coins, table.player(0).builders = 5, 4


def claimed(table: Table) -> None:
    at("Thebes")(table)
    table.player(0).schools, table.player(0).claimed, table.player(0).labyrinth = 0, [SCHOOLS], 1


def auction(table: Table) -> None:
    table.act_at("Parthenon")
    table.player(0).coins = 2
    table.do(OfferToAthena(False))


def debate(table: Table) -> None:
    table.hand(0, PETITIO)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))


def last_year(table: Table) -> None:
    table.state.hourglass = 7
    table.act_at("Temple of Wingless Victory")


def moved(table: Table) -> None:
    table.stand(1, "Thebes")


def to(name: str) -> Move:
    return Move(KIND_OF[place(name)], place(name))


def nothing(table: Table) -> None:
    pass


BAD: list[tuple[Callable[[Table], None], Action, str]] = [
    (moved, to("Thebes"), "Thebes is occupied; choose a place where nobody stands."),
    (nothing, to("Megara"), "You have to move to another place; nobody may stay where he is."),
    (nothing, to("Elis"), "That place is not on this side of the board; choose one of the places offered."),
    (nothing, Tutor(), "You have to move first."),
    (at("Thebes"), HireBuilder(), "A builder costs 2 coins; you have no coins."),
    (at("Thebes"), HireSophist(), "A sophist costs 1 coin; you have none."),
    (at("Olympia"), Study(), "Studying costs 4 coins; you have no coins."),
    (at("Thebes"), Study(), "You can study only in a temple."),
    (at("Thebes"), CollectOracleCard(), "Oracle cards are collected only at an oracle."),
    (at("Thebes"), UseSophist(1), "You have no sophist; hire one first (1 coin)."),
    (at("Thebes"), BuildSchool(), "A school needs a builder; hire one first (2 coins)."),
    (at("Thebes"), ProgressTimeline(), "That action belongs to another place, in the Acropolis."),
    (at("Thebes"), PlayOracleCard(oracle("The Bronze Gong"), -1), "That has no place at this moment"),
    (four_builders, HireBuilder(), "You have four builders, and nobody may hold more."),
    (school_here, BuildSchool(), "There is a school here already; a location holds one school of any colour."),
    (follower_here, CreateFollowing(), "You already have a follower there; one location holds one of yours."),
    (at("Thebes"), CollectLabyrinthToken(FOLLOWINGS), "You do not fulfil that condition now."),
    (at("Thebes"), CollectLabyrinthToken(OLYMPIC), "You do not hold all that your Olympic Request asks for."),
    (claimed, CollectLabyrinthToken(SCHOOLS), "You have already collected a token for that; each way counts once."),
    (last_year, ProgressTimeline(), "Only with three Labyrinth Tokens may you move the hourglass to 146BC."),
    (at("Parthenon"), Tutor(), "Standard and special actions are not possible at the Parthenon"),
    (auction, Bid(3), "You cannot bid more than you have: 2 coins."),
    (auction, Bid(-1), "A bid is no less than nothing."),
    (debate, PassDebate(), "You opened this debate and have to play a card."),
    (debate, PlayArgument(3), "You do not hold that argument."),
    (nothing, Wish(1), "You have to move first."),
]


@pytest.mark.parametrize(("prepare", "action", "said"), BAD)
def test_it_is_refused_in_words_and_nothing_changes(
    prepare: Callable[[Table], None], action: Action, said: str
) -> None:
    table = Table("Plato", "Homer")
    prepare(table)
    before = GAME.state_codec.dump_json(table.state)
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 0, action, Chance(lambda n: 0))
    words = GAME.presentation(NAMES[:2])
    sentence = words.refusal(GAME.view(table.state, 0), action, refused.value.reason)
    assert sentence.startswith(said) and sentence.endswith(".") and len(sentence) < 160
    assert GAME.state_codec.dump_json(table.state) == before


def test_who_is_not_asked_hears_whom_to_wait_for() -> None:
    table = Table("Plato", "Homer")
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 1, Tutor(), Chance(lambda n: 0))
    words = GAME.presentation(NAMES[:2])
    sentence = words.refusal(GAME.view(table.state, 1), Tutor(), refused.value.reason)
    assert sentence == "You are not asked now; wait for Caro."
