"""Refusals: every impossible action gets its own sentence with the reason, and changes nothing."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest

from games.core.action import NOT_OFFERED, Action, Illegal
from games.core.chance import Chance, Seeded
from games.core.words import load_catalogue
from games.philosophia.actions import (
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
from games.philosophia.rules.labyrinth import DEBATE, FOLLOWINGS, LEARN, OLYMPIC, ORACLE, SCHOOLS, TRAVEL
from games.philosophia.state import Phase, PhilosophiaOptions, State
from games.philosophia.words import say
from tests.games.philosophia.table import GAME, NAMES, PETITIO, Table, oracle, place, solo
from tests.messages import message_names


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
    (moved, to("Thebes"), "because-occupied(place=place-thebes.at)"),
    (nothing, to("Megara"), "because-stay"),
    (nothing, to("Elis"), "because-not-on-board"),
    (nothing, Tutor(), "first-move"),
    (at("Thebes"), HireBuilder(), "because-coins-builder(coins=count-coins(count=0), cost=count-coins(count=2))"),
    (at("Thebes"), HireSophist(), "because-coins-sophist(coins=count-coins(count=0), cost=count-coins(count=1))"),
    (at("Olympia"), Study(), "because-coins-study(coins=count-coins(count=0), cost=count-coins(count=4))"),
    (at("Thebes"), Study(), "when-temple"),
    (at("Thebes"), CollectOracleCard(), "when-oracle"),
    (at("Thebes"), UseSophist(1), "because-no-sophist(cost=count-coins(count=1))"),
    (at("Thebes"), BuildSchool(), "because-no-builder(cost=count-coins(count=2))"),
    (at("Thebes"), ProgressTimeline(), "when-elsewhere"),
    (at("Thebes"), PlayOracleCard(oracle("The Bronze Gong"), -1), "when-no-oracle-card"),
    (four_builders, HireBuilder(), "because-four-builders"),
    (school_here, BuildSchool(), "because-school-here"),
    (follower_here, CreateFollowing(), "because-second-follower"),
    (at("Thebes"), CollectLabyrinthToken(FOLLOWINGS), "unmet-followings(count=0)"),
    (follower_here, CollectLabyrinthToken(FOLLOWINGS), "unmet-followings(count=1)"),
    (school_mine, CollectLabyrinthToken(SCHOOLS), "unmet-schools(count=1)"),
    (at("Thebes"), CollectLabyrinthToken(TRAVEL), "unmet-travel"),
    (at("Thebes"), CollectLabyrinthToken(DEBATE), "unmet-debate(count=0)"),
    (at("Thebes"), CollectLabyrinthToken(LEARN), "unmet-learn(count=0)"),
    (at("Thebes"), CollectLabyrinthToken(ORACLE), "unmet-oracle"),
    (at("Thebes"), CollectLabyrinthToken(9), "because-way-unmet"),
    (at("Thebes"), CollectLabyrinthToken(OLYMPIC), "because-request-unmet"),
    (claimed, CollectLabyrinthToken(SCHOOLS), "because-way-claimed"),
    (last_year, ProgressTimeline(), "because-last-year"),
    (at("Parthenon"), Tutor(), "when-acropolis(place=place-parthenon.at)"),
    (auction, Bid(3), "because-bid-above-coins(coins=count-coins(count=2))"),
    (auction, Bid(-1), "because-bid-below-zero"),
    (debate, PassDebate(), "because-must-lead"),
    (debate, PlayArgument(3), "because-argument-not-held"),
    (nothing, Wish(1), "when-shop"),
    (nothing, EndTurn(), "first-move"),
    (at("Thebes"), to("Megara"), "when-moved"),
    (at("Thebes"), EndTurn(), "when-act"),
    (at("Thebes"), Bid(0), "when-bid"),
    (auction, Tutor(), "first-bid"),
    (bid_made, Tutor(), "refusal-choice-in(wait=wait-bid(count=1))"),
    (debate, Tutor(), "first-debate"),
    (debate, Argue(PETITIO, "Zoos"), "when-wordless"),
    (debate, AgreeMotion(), "when-motion-none"),
    (shopping, Tutor(), "first-shop"),
    (shopping, Wish(2), "because-no-such-wish"),
    (shopping, TakeBackList(), "when-list-open"),
    (handed_in, Wish(0), "when-list-in"),
    (consulting, KeepOracleCard(oracle("Retraction of Promises")), "because-not-in-oracle"),
    (consulting, Tutor(), "first-oracle"),
    (studied, UnlockWisdom(3), "because-no-such-card"),
    (thief, PlayOracleCard(oracle("The Theft of Agamedes"), 0), "because-card-not-against"),
    (lost, SendTokenBack(place("Olympia"), place("Delos")), "because-not-his-token"),
    (lost, Tutor(), "first-aim"),
    (nothing, ChoosePhilosopher(6), "when-philosopher"),
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
    with message_names():
        assert words.refusal(GAME.view(table.state, 0), action, refused.value.reason) == said
    assert GAME.state_codec.dump_json(table.state) == before


def test_who_is_not_asked_hears_whom_to_wait_for() -> None:
    table = Table("Plato", "Homer")
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 1, Tutor(), Chance(lambda n: 0))
    words = GAME.presentation(NAMES[:2])
    with message_names():
        sentence = words.refusal(GAME.view(table.state, 1), Tutor(), refused.value.reason)
    assert sentence == "refusal-not-asked(wait=wait(name=Caro))"


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
            if each.type == tuple[int, ...]:
                values[each.name] = tuple([luck.below(9) - 1 for _ in range(luck.below(4))])
            elif each.name in kind.open and each.type is not int:
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
    for phase in ("leaves", "doves", "unlock", "chronos", "prove"):
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
        for action in [each for kind in GAME.actions for each in attempts(kind, luck)]:
            try:
                GAME.check(state, seat, action)
            except Illegal as illegal:
                said = words.refusal(view, action, illegal.reason)
                assert illegal.reason != NOT_OFFERED, f"{action} in {state.phase}"
                assert said != say.text("refusal-unknown"), f"{action} in {state.phase}: {illegal.reason}"
                assert said.endswith(".") and "{" not in said and len(said) < 160, said
                assert said.count(". ") < 2, "one or two sentences"


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
    catalogue = load_catalogue("games.philosophia", "en")
    reasons = [key for key in catalogue if key.startswith("because-")]
    sentences = {catalogue.source(key).text.partition("=")[2].strip() for key in reasons}
    assert reasons and len(sentences) == len(reasons)
