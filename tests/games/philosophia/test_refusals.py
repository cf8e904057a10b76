"""Whatever is tried, whenever: who is asked and may not do it hears the reason, in one sentence of its own."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

from games.core.action import Action
from games.core.chance import Chance
from games.core.illegal import NOT_OFFERED, Illegal
from games.core.seeded import Seeded
from games.philosophia.actions import ACTIONS, OfferProof
from games.philosophia.options import PhilosophiaOptions
from games.philosophia.presentation.refusals import SENTENCES, UNKNOWN
from games.philosophia.state import Phase, State
from tests.games.philosophia.moirai import solo
from tests.games.philosophia.table import GAME, NAMES, Table

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
