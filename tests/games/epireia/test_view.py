"""What a seat may know, states guessed from a view, and planted leaks that the laws of secrecy notice."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.core.chance import Chance, Seeded
from games.core.presentation import Style
from games.epireia import battle, events, supply
from games.epireia.actions import development
from games.epireia.actions.great_battle import ArrangeArmy
from games.epireia.content import DECKS, FIGURES_OF
from games.epireia.state import Draft, State
from games.epireia.supply import draw_token, tokens_of
from games.epireia.view import EpireiaView, guess_state
from games.laws import secrecy
from games.laws.secrecy import Guesses
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Tape, walk
from tests.games.epireia.table import GAME, Table


def positions(seats: int, seed: int) -> list[State]:
    """The positions of a game of quick players, now and then of any move at all."""
    rand = random.Random(seed)
    chance = Chance.quick(rand)
    found = [GAME.start(seats, GAME.Options(), chance)]
    while active := GAME.active_seats(found[-1]):
        seat = rand.choice(active)
        found.append(GAME.apply(found[-1], seat, GAME.rollout_action(found[-1], seat, chance), chance).state)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_guessed_worlds_look_and_offer_the_same(seats: int) -> None:
    chance = Chance.quick(random.Random(7))
    for state in positions(seats, seats)[::3]:
        for observer in (None, *range(seats)):
            view = GAME.view(state, observer)
            world = GAME.determinize(view, chance)
            assert GAME.view(world, observer) == view and GAME.view(world, None) == GAME.view(state, None)
            active, guessed = GAME.active_seats(state), GAME.active_seats(world)
            assert len(guessed) == len(active) and (observer in guessed) == (observer in active)
            if observer in active:
                assert GAME.legal_actions(world, observer) == GAME.legal_actions(state, observer)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_token_is_somewhere_in_every_world(seats: int) -> None:
    chance = Chance.quick(random.Random(3))
    for state in positions(seats, 5)[::4]:
        for world in (state, GAME.determinize(GAME.view(state, None), chance)):
            armies = world.battle.placed if world.battle else []
            solo = world.battle.armies[1 - world.boards[0].league] if seats == 1 and armies else []
            tokens = [*tokens_of(world.reserves[0]), *tokens_of(world.reserves[1])]
            tokens += [t for army in (*armies, solo) for c in army for t in c]
            surplus = [0] * 6
            for deck, pile in enumerate(world.piles):
                known = [t % 10 for t in tokens if t // 10 == deck and t % 10]
                surplus[deck] = len(DECKS[deck].powers) - len(pile) - len(known)
                assert sorted([*pile, *known]) == sorted(DECKS[deck].powers)
            assert surplus == [0] * 6


def test_an_enemy_s_reserve_and_army_vary_in_the_guesses() -> None:
    chance = Chance.quick(random.Random(2))
    state = next(
        s for s in positions(2, 4) if s.phase == "army" and min(len(tokens_of(each)) for each in s.reserves) > 6
    )
    mine = state.boards[0].league
    worlds = [GAME.determinize(GAME.view(state, 0), chance) for _ in range(20)]
    assert len({tuple(tokens_of(world.reserves[1 - mine])) for world in worlds}) > 4
    assert all(world.reserves[mine] == state.reserves[mine] for world in worlds)


def test_states_are_small_and_their_repr_tells_no_secret() -> None:
    for state in positions(4, 9)[::5]:
        assert len(GAME.state_codec.dump_json(state)) < 7_000
        assert "piles" not in repr(state) and "reserves=" not in repr(state) and "drafts" not in repr(state)


@pytest.mark.slow
@pytest.mark.parametrize("style", [Style(), Style(dark=True), Style(colour_blind=True)])
def test_pictures_fit_and_differ_from_view_to_view(style: Style) -> None:
    words = GAME.presentation(["Alexandra", "Bo"])
    line = positions(2, 6)
    for state in (line[0], line[len(line) // 2], next(s for s in line if s.phase == "generals"), line[-1]):
        pictures = [words.picture(GAME.view(state, seat), style) for seat in (None, 0, 1)]
        assert all(picture is not None and picture.width == 1200 and picture.height <= 1500 for picture in pictures)
        assert len(words.alt(GAME.view(state, 0))) > 20
    armies = next(s for s in line if s.phase == "generals")
    one, two = (words.picture(GAME.view(armies, seat), style) for seat in (0, 1))
    assert one is not None and two is not None and one.tobytes() != two.tobytes()


def test_a_guess_keeps_what_the_seat_is_placing() -> None:
    state = next(s for s in positions(2, 4) if s.phase == "army")
    view = GAME.view(state, 0)
    assert guess_state(view, Chance(lambda n: 0)).battle.drafts[0] == state.battle.drafts[0]  # type: ignore[union-attr]


def test_a_sealed_first_figure_may_be_any_in_the_guesses() -> None:
    t = Table()
    t.state = GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
    while t.state.phase != "figure":
        t.do(t.offers()[0])
    t.do(t.offers(1)[0], seat=1)
    chance = Chance.quick(random.Random(2))
    worlds = [GAME.determinize(GAME.view(t.state, 0), chance) for _ in range(40)]
    assert {world.box.choices[1] for world in worlds if world.box} == set(FIGURES_OF[t.state.boards[1].city])


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
    except LawBroken:
        return True
    return False


# -- leaks of the view -------------------------------------------------------------------------------------------------


def the_reserve_of_the_other_league(view: EpireiaView, state: State) -> EpireiaView:
    view.own_reserve = [powers.copy() for powers in state.reserves[1 - view.league if view.seat is not None else 0]]
    return view


def the_power_of_the_strongest_token_of_the_enemy(view: EpireiaView, state: State) -> EpireiaView:
    """Hidden in a number that is public."""
    view.act_turn += 100 * max((power for powers in state.reserves[1] for power in powers), default=0)
    return view


def a_first_figure(view: EpireiaView, state: State) -> EpireiaView:
    secret = [each for each in state.box.choices.values() if each is not None] if state.box is not None else []
    view.own_figure = secret[0] if secret else view.own_figure
    return view


def a_placement_under_way(view: EpireiaView, state: State) -> EpireiaView:
    """To everybody, which column the Delian commander is at."""
    if state.phase == "army" and state.battle is not None:
        view.own_army = view.own_army or Draft()
        view.own_army.cursor = state.battle.drafts[0].cursor
    return view


def a_sealed_army(view: EpireiaView, state: State) -> EpireiaView:
    """To everybody, the army of a commander who is ready while the other one still places."""
    box = state.battle.army_box if state.battle is not None else None
    sealed = [army for army in box.choices.values() if army is not None] if box is not None else []
    view.own_army = Draft(list(sealed[0])) if sealed else view.own_army
    return view


def placed_tokens_face_up(view: EpireiaView, state: State) -> EpireiaView:
    if state.battle is not None and view.battle is not None:
        view.battle.armies = [list(army) for army in state.battle.placed]
    return view


def figures_before_they_are_revealed(view: EpireiaView, state: State) -> EpireiaView:
    box = state.battle.general_box if state.battle is not None else None
    sealed = [each for each in box.choices.values() if each is not None] if box is not None else []
    view.own_generals = list(sealed[0]) if sealed else view.own_generals
    return view


SHOWN = (
    the_reserve_of_the_other_league,
    the_power_of_the_strongest_token_of_the_enemy,
    a_first_figure,
    a_placement_under_way,
    a_sealed_army,
    figures_before_they_are_revealed,
)


@pytest.mark.slow
@pytest.mark.parametrize("leak", SHOWN, ids=lambda leak: leak.__name__)
def test_a_leak_of_the_view_breaks_a_law(leak: Callable[[EpireiaView, State], EpireiaView]) -> None:
    assert breaks_a_law(Leaking(leak))


def armies_are_known(game: Any) -> bool:
    """The law of guesses for placed armies, which lie face down too briefly in one game to be judged by it: whether the
    enemy never guesses them otherwise than they are.
    """
    t = Table().figures(0, "Pericles", "Aspasia", "Themistocles").figures(1, "Leonidas", "Gorgo", "Lysander")
    t.hold(0, 1, 2, 3, 13, 14, 21, 22, 41).hold(1, 1, 2, 3, 12)
    battle.begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArrangeArmy(), seat=seat, rest=True)
    assert t.state.phase == "generals"
    chance, true = Chance(Seeded(1).below), t.battle().placed[0]
    worlds = [game.determinize(game.view(t.state, seat), chance) for seat in (None, 1) for _ in range(20)]
    return all(world.battle.placed[0] == true for world in worlds)


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
