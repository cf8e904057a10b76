"""Refusals: every impossible action gets its own sentence with the reason, and changes nothing."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest

from games.core.action import NOT_OFFERED, Action, Illegal
from games.core.chance import Chance, Seeded
from games.philosophia.actions import (
    ACTIONS,
    AgreeMotion,
    Argue,
    Bid,
    BuildSchool,
    ChoosePhilosopher,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    EndTurn,
    FinishShopping,
    HireBuilder,
    HireSophist,
    InitiateDebate,
    KeepOracleCard,
    Move,
    OfferProof,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    PlayOracleCard,
    ProgressTimeline,
    SendTokenBack,
    Study,
    TakeBackList,
    Tutor,
    UnlockWisdom,
    UseSophist,
    Wish,
)
from games.philosophia.content import KIND_OF
from games.philosophia.options import PhilosophiaOptions
from games.philosophia.presentation.refusals import SENTENCES, UNKNOWN
from games.philosophia.rules.labyrinth import DEBATE, FOLLOWINGS, LEARN, OLYMPIC, ORACLE, SCHOOLS, TRAVEL
from games.philosophia.state import Phase, State
from tests.games.philosophia.table import GAME, NAMES, PETITIO, Table, oracle, place, solo


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


def school_mine(table: Table) -> None:
    at("Thebes")(table)
    table.build(0, "Megara")


def bid_made(table: Table) -> None:
    auction(table)
    table.do(Bid(0), seat=0)


def shopping(table: Table) -> None:
    table.crown(0, 1)
    last_year(table)
    table.do(ProgressTimeline())


def handed_in(table: Table) -> None:
    shopping(table)
    table.do(FinishShopping(), seat=0)


def consulting(table: Table) -> None:
    table.act_at("Delphi")
    table.do(CollectOracleCard())


def studied(table: Table) -> None:
    table.act_at("Olympia")
    table.player(0).study = True


def thief(table: Table) -> None:
    at("Thebes")(table)
    table.hold(0, "The Theft of Agamedes")
    table.player(1).coins = 3


def lost(table: Table) -> None:
    at("Thebes")(table)
    table.hold(0, "The Lost Road")
    table.give_tokens(1, "Samos")
    table.do(PlayOracleCard(oracle("The Lost Road"), 1))


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
    (at("Thebes"), PlayOracleCard(oracle("The Bronze Gong"), -1), "You hold no oracle card."),
    (four_builders, HireBuilder(), "You have four builders, and nobody may hold more."),
    (school_here, BuildSchool(), "There is a school here already; a location holds one school of any colour."),
    (follower_here, CreateFollowing(), "You already have a follower there; one location holds one of yours."),
    (at("Thebes"), CollectLabyrinthToken(FOLLOWINGS), "That token needs nine followings; you have 0."),
    (follower_here, CollectLabyrinthToken(FOLLOWINGS), "That token needs nine followings; you have 1."),
    (school_mine, CollectLabyrinthToken(SCHOOLS), "That token needs four schools; you have 1."),
    (at("Thebes"), CollectLabyrinthToken(TRAVEL), "That token needs all location tokens of one colour"),
    (at("Thebes"), CollectLabyrinthToken(DEBATE), "That token needs three debates won; you have won 0."),
    (at("Thebes"), CollectLabyrinthToken(LEARN), "That token needs three wisdom cards unlocked; you have 0."),
    (at("Thebes"), CollectLabyrinthToken(ORACLE), "That token needs three Favours of the Oracle"),
    (at("Thebes"), CollectLabyrinthToken(9), "There is no such way to a Labyrinth Token"),
    (at("Thebes"), CollectLabyrinthToken(OLYMPIC), "You do not hold all that your Olympic Request asks for."),
    (claimed, CollectLabyrinthToken(SCHOOLS), "You have already collected a token for that; each way counts once."),
    (last_year, ProgressTimeline(), "Only with three Labyrinth Tokens may you move the hourglass to 146BC."),
    (at("Parthenon"), Tutor(), "Standard and special actions are not possible at the Parthenon"),
    (auction, Bid(3), "You cannot bid more than you have: 2 coins."),
    (auction, Bid(-1), "A bid is no less than nothing."),
    (debate, PassDebate(), "You opened this debate and have to play a card."),
    (debate, PlayArgument(3), "You do not hold that argument."),
    (nothing, Wish(1), "Arguments are bought only before the final debate"),
    (nothing, EndTurn(), "You have to move first."),
    (at("Thebes"), to("Megara"), "You have moved; now take an action."),
    (at("Thebes"), EndTurn(), "You have to take an action first."),
    (at("Thebes"), Bid(0), "There is no auction now; bids are made when somebody gives an offering to Athena."),
    (auction, Tutor(), "An auction is going on: hold out your bid first."),
    (bid_made, Tutor(), "Your own choice is in; wait for the bid that is still to come."),
    (debate, Tutor(), "A debate is going on: play a card or pass first."),
    (debate, Argue(PETITIO, "Zoos"), "This table debates without words; just play the card."),
    (debate, AgreeMotion(), "This table debates without a motion."),
    (shopping, Tutor(), "146BC has come: only arguments for the final debate can be had now."),
    (shopping, Wish(2), "Only Sophistry and Syllogism cards are for sale."),
    (shopping, TakeBackList(), "Your list is not handed in; you may still change it."),
    (handed_in, Wish(0), "Your list is handed in; take it back to change it."),
    (consulting, KeepOracleCard(oracle("Retraction of Promises")), "That card is not among those of this oracle"),
    (consulting, Tutor(), "You look through the cards of an oracle: keep one first."),
    (studied, UnlockWisdom(3), "There are three wisdom cards; choose one that is locked."),
    (thief, PlayOracleCard(oracle("The Theft of Agamedes"), 0), "That card cannot be played so"),
    (lost, SendTokenBack(place("Olympia"), place("Delos")), "He does not have that token; choose one of his."),
    (lost, Tutor(), "The oracle card that you played waits for you: choose first what it does."),
    (nothing, ChoosePhilosopher(6), "Philosophers are chosen only before the board is set up."),
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


TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {"own_wisdom": True, "philosophers": "choose"}),
    (3, {"real_debate": "judged", "prove_knowledge": True}),
    (4, {}),
    (6, {"real_debate": "spoken"}),
)
SELDOM = {"cards", "choose", "oracle", "doves", "react", "aim", "motion", "verdict", "shop"}
"""Moments in which everything is tried; in the others now and then, for they are many."""


def attempts(kind: type[Action], luck: Seeded) -> Iterator[Action]:
    """Actions of a kind with any values, sensible or not."""
    for _ in range(3):
        values: dict[str, Any] = {}
        for each in fields(kind):  # type: ignore[arg-type]
            if each.name in kind.open:
                values[each.name] = "Zoos should be closed"[luck.below(15) :]
            elif each.name != "kind":
                values[each.name] = bool(luck.below(2)) if each.type is bool else luck.below(48) - 1
        yield kind(**values)


def moments(seats: int, options: dict[str, Any], luck: Seeded) -> Iterator[State]:
    """The states of a game, some of its actions taken at random."""
    chance = Chance(luck.below)
    state: State = GAME.start(seats, PhilosophiaOptions(**options), chance)
    while active := GAME.active_seats(state):
        yield state
        seat = active[luck.below(len(active))]
        legal = GAME.legal_actions(state, seat)
        action = chance.pick(legal) if luck.below(3) == 0 else GAME.rollout_action(state, seat, chance)
        state = GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), action, chance), chance).state


def rare() -> Iterator[tuple[int, State]]:
    """Moments that few games come to."""
    for phase in ("leaves", "unlock", "prove"):
        table = Table("Plato", "Homer", prove_knowledge=True)
        table.act_at("Olympia")
        table.player(0).study = phase == "unlock"
        table.state.phase = phase
        yield 2, table.state
    table.do(OfferProof(1, "a", "b", "c"))
    yield 2, table.state
    alone = solo()
    assert alone.state.moirai
    alone.state.moirai.todo, alone.state.phase = ["F"], "fates"
    yield 1, alone.state


def reasons(seats: int, state: State, luck: Seeded) -> None:
    """Everything is tried by everybody who is asked, and by who may still change a choice."""
    words = GAME.presentation(NAMES[:seats])
    for seat in (*GAME.active_seats(state), *GAME.free_seats(state)):
        view = GAME.view(state, seat)
        for action in [each for kind in ACTIONS for each in attempts(kind, luck)]:
            try:
                GAME.check(state, seat, action)
            except Illegal as illegal:
                said = words.refusal(view, action, illegal.reason)
                assert illegal.reason != NOT_OFFERED and said != UNKNOWN, f"{action} in {state.phase}"
                assert said.endswith(".") and "{" not in said and len(said) < 160, said
                assert ". " not in said, "one sentence"


@pytest.mark.slow
def test_every_refusal_has_its_reason() -> None:
    luck, seen = Seeded("refusals"), set[str]()
    for seats, options in TABLES * 2:
        for state in moments(seats, options, luck):
            if state.phase in SELDOM or not luck.below(8):
                seen.add(state.phase)
                reasons(seats, state, luck)
    for seats, state in rare():
        seen.add(state.phase)
        reasons(seats, state, luck)
    assert seen == set(get_args(Phase)) - {"over"}, "not every moment was seen"


def test_no_sentence_is_said_of_two_reasons() -> None:
    assert len(set(SENTENCES.values())) == len(SENTENCES) and UNKNOWN not in SENTENCES.values()
