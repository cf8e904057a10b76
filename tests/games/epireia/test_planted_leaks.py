"""Planted leaks: every way in which Epireia might give a secret away is noticed by the laws of secrecy."""

from collections.abc import Callable
from typing import Any

import pytest

from games.core.chance import Chance
from games.core.seeded import Seeded
from games.epireia import battle, events, supply
from games.epireia.actions import development
from games.epireia.actions.army import ArrangeArmy
from games.epireia.state import State
from games.epireia.supply import draw_token
from games.epireia.view import EpireiaView
from games.laws import secrecy
from games.laws.broken import Broken
from games.laws.guesses import Guesses
from games.laws.setups import Setup
from games.laws.tape import Tape
from games.laws.walk import walk
from tests.games.epireia.table import GAME, Table

MOST = 600


class Leaking(type(GAME)):  # type: ignore[misc]
    """An Epireia whose view shows what it should not."""

    def __init__(self, leak: Callable[[EpireiaView, State], EpireiaView]) -> None:
        self.leak = leak

    def view(self, state: State, seat: int | None) -> EpireiaView:
        return self.leak(super().view(state, seat), state)


def breaks_a_law(game: Any, seed: int = 1) -> bool:
    """Whether a law of secrecy, or the law of guesses, notices something in a random game of two."""
    guesses = Guesses()
    laws = (
        secrecy.worlds_look_the_same,
        secrecy.public_follows_from_every_view,
        secrecy.events_follow_from_what_is_seen,
        secrecy.secret_choices_are_unseen,
    )
    try:
        for position in walk(Setup(game, 2, GAME.Options(leagues="seats")), Tape((), Seeded(seed).below)):
            for law in laws:
                law(position)
            guesses.look(position)
            if position.ply >= MOST:
                break
        guesses.judge()
    except Broken:
        return True
    return False


# -- leaks of the view -------------------------------------------------------------------------------------------------


def the_reserve_of_the_other_league(view: EpireiaView, state: State) -> EpireiaView:
    return view.model_copy(update={"reserves": tuple(tuple(each) for each in state.reserves)})


def the_power_of_the_strongest_token_of_the_enemy(view: EpireiaView, state: State) -> EpireiaView:
    """Hidden in a number that is public."""
    best = max((token % 10 for token in state.reserves[1]), default=0)
    return view.model_copy(update={"act_turn": view.act_turn + 100 * best})


def a_first_figure(view: EpireiaView, state: State) -> EpireiaView:
    secret = [each for each in state.box.choices.values() if each is not None] if state.box is not None else []
    return view.model_copy(update={"own_figure": secret[0]}) if secret else view


def a_placement_under_way(view: EpireiaView, state: State) -> EpireiaView:
    """To everybody, which column the Delian commander is at."""
    if state.battle is None or not state.battle.drafts or view.battle is None:
        return view
    return view.model_copy(update={"battle": view.battle._replace(cursor=state.battle.drafts[0].cursor)})


def a_sealed_army(view: EpireiaView, state: State) -> EpireiaView:
    """To everybody, the army of a commander who is ready while the other one still places."""
    box = state.battle.army_box if state.battle is not None else None
    sealed = [army for army in box.choices.values() if army is not None] if box is not None else []
    if not sealed or view.battle is None:
        return view
    return view.model_copy(update={"battle": view.battle._replace(own_army=sealed[0])})


def placed_tokens_face_up(view: EpireiaView, state: State) -> EpireiaView:
    if state.battle is None or view.battle is None:
        return view
    return view.model_copy(update={"battle": view.battle._replace(armies=tuple(state.battle.armies))})


def figures_before_they_are_revealed(view: EpireiaView, state: State) -> EpireiaView:
    box = state.battle.general_box if state.battle is not None else None
    sealed = [each for each in box.choices.values() if each is not None] if box is not None else []
    if not sealed or view.battle is None:
        return view
    return view.model_copy(update={"battle": view.battle._replace(own_generals=sealed[0])})


SHOWN = (
    the_reserve_of_the_other_league,
    the_power_of_the_strongest_token_of_the_enemy,
    a_first_figure,
    a_placement_under_way,
    a_sealed_army,
    figures_before_they_are_revealed,
)


@pytest.mark.parametrize("leak", SHOWN, ids=lambda leak: leak.__name__)
def test_a_leak_of_the_view_breaks_a_law(leak: Callable[[EpireiaView, State], EpireiaView]) -> None:
    assert breaks_a_law(Leaking(leak))


def armies_are_known(game: Any) -> bool:
    """The law of guesses for placed armies, which lie face down too briefly in one game to be judged by it: whether the
    enemy never guesses them otherwise than they are."""
    t = Table().figures(0, "Pericles", "Aspasia", "Themistocles").figures(1, "Leonidas", "Gorgo", "Lysander")
    t.hold(0, 1, 2, 3, 13, 14, 21, 22, 41).hold(1, 1, 2, 3, 12)
    battle.begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArrangeArmy(), seat=seat, rest=True)
    assert t.state.phase == "generals"
    chance, true = Chance(Seeded(1).below), t.battle().armies[0]
    worlds = [game.determinize(game.view(t.state, seat), chance) for seat in (None, 1) for _ in range(20)]
    return all(world.battle.armies[0] == true for world in worlds)


def test_placed_tokens_that_lie_face_up_are_never_guessed_otherwise() -> None:
    assert armies_are_known(Leaking(placed_tokens_face_up)) and not armies_are_known(GAME)


# -- leaks of the log --------------------------------------------------------------------------------------------------


def test_a_token_s_power_told_to_all_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(s: State, league: int, deck: int, chance: Chance) -> int:
        token = draw_token(s, league, deck, chance)
        chance.tell(events.TokenDrawn, token)
        return token

    for module in (supply, development, battle):
        monkeypatch.setattr(module, "draw_token", telling)
    assert breaks_a_law(GAME)


def test_a_first_figure_told_to_all_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    from games.epireia.actions.setup import ChooseFirstFigure

    quiet = ChooseFirstFigure.play

    def telling(action: ChooseFirstFigure, s: State, me: int, chance: Chance) -> None:
        quiet(action, s, me, chance)
        chance.tell(events.FigureRecruited, me, action.figure)

    monkeypatch.setattr(ChooseFirstFigure, "play", telling)
    assert breaks_a_law(GAME)


def test_without_a_leak_no_law_is_broken() -> None:
    assert not breaks_a_law(GAME)
