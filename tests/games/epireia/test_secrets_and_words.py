"""What a seat may know, worlds guessed from a view, words and pictures."""

import random

import pytest

from games.computer.levels import Level
from games.computer.task import choose
from games.core.chance import Chance
from games.core.presentation import Style
from games.core.seeded import Seeded
from games.epireia.content import DECKS, FIGURES_OF
from games.epireia.determinize import guess_state
from games.epireia.presentation.topics import TOPICS
from games.epireia.state import State
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


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_guessed_worlds_look_and_offer_the_same(seats: int) -> None:
    chance = Chance.quick(random.Random(7))
    for state in positions(seats, seats)[::3]:
        for observer in (None, *range(seats)):
            view = GAME.view(state, observer)
            world = GAME.determinize(view, chance)
            assert GAME.view(world, observer) == view and GAME.view(world, None) == GAME.view(state, None)
            assert GAME.active_seats(world) == GAME.active_seats(state)
            if observer in GAME.active_seats(state):
                assert GAME.legal_actions(world, observer) == GAME.legal_actions(state, observer)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_token_is_somewhere_in_every_world(seats: int) -> None:
    chance = Chance.quick(random.Random(3))
    for state in positions(seats, 5)[::4]:
        for world in (state, GAME.determinize(GAME.view(state, None), chance)):
            armies = world.battle.armies if world.battle else []
            tokens = [*world.reserves[0], *world.reserves[1], *(t for army in armies for c in army for t in c)]
            surplus = [0] * 6
            for deck, pile in enumerate(world.piles):
                known = [t % 10 for t in tokens if t // 10 == deck and t % 10]
                surplus[deck] = len(DECKS[deck].powers) - len(pile) - len(known)
                assert sorted([*pile, *known]) == sorted(DECKS[deck].powers)
            assert surplus == [0] * 6


def test_an_enemy_s_reserve_and_army_vary_in_the_guesses() -> None:
    chance = Chance.quick(random.Random(2))
    state = next(s for s in positions(2, 4) if s.phase == "army" and min(map(len, s.reserves)) > 6)
    mine = state.boards[0].league
    worlds = [GAME.determinize(GAME.view(state, 0), chance) for _ in range(20)]
    assert len({tuple(world.reserves[1 - mine]) for world in worlds}) > 4
    assert all(world.reserves[mine] == state.reserves[mine] for world in worlds)


def test_states_are_small_and_their_repr_tells_no_secret() -> None:
    for state in positions(4, 9)[::5]:
        assert len(GAME.state_codec.dump_json(state)) < 7_000
        assert "piles" not in repr(state) and "reserves=" not in repr(state) and "drafts" not in repr(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_text_is_complete_and_every_event_has_its_line(seats: int) -> None:
    names = ["Alexandra", "Bo", "Charalampos", "Dion"][:seats]
    words, rand = GAME.presentation(names), random.Random(1)
    chance, state, told = Chance.quick(rand), GAME.start(seats, GAME.Options(), Chance(lambda n: 0)), []
    while active := GAME.active_seats(state):
        seat = rand.choice(active)
        step = GAME.apply(state, seat, GAME.rollout_action(state, seat, chance), chance)
        told += [words.tell(each.event) for each in step.events]
        state = step.state
        view = GAME.view(state, None)
        text = words.text(view)
        assert all(name in text for name in names) and len(text) <= 3500
        for board in view.boards if view.phase == "develop" else ():
            assert f"prestige {board.prestige}" in text
    assert all(line.endswith((".", "**")) for line in told)
    assert words.result(GAME.view(state, None), GAME.outcome(state))  # type: ignore[arg-type]


@pytest.mark.parametrize("style", [Style(), Style(dark=True), Style(colour_blind=True)])
def test_pictures_fit_and_differ_from_view_to_view(style: Style) -> None:
    words = GAME.presentation(["Alexandra", "Bo"])
    line = positions(2, 6)
    for state in (line[0], line[len(line) // 2], next(s for s in line if s.phase == "generals"), line[-1]):
        pictures = [words.picture(GAME.view(state, seat), style) for seat in (None, 0, 1)]
        assert all(picture is not None and picture.width == 1200 and picture.height <= 1200 for picture in pictures)
        assert len(words.alt(GAME.view(state, 0))) > 20
    armies = next(s for s in line if s.phase == "generals")
    one, two = (words.picture(GAME.view(armies, seat), style) for seat in (0, 1))
    assert one is not None and two is not None and one.tobytes() != two.tobytes()


def test_topics_cover_the_tables_and_say_what_is_ours() -> None:
    titles = {topic.title for topic in TOPICS}
    assert {
        "Buildings",
        "Empires: numbers and rewards",
        "Augur cards",
        "Figures of Athens",
        "Act 1: Olympic Games",
        "What is ours",
    } <= titles
    assert len(titles) == len(TOPICS) and all(len(topic.text) <= 1500 for topic in TOPICS)
    assert {topic.source for topic in TOPICS} == {"printed", "ruling", "reconstructed"}


def test_a_guess_keeps_what_the_seat_is_placing() -> None:
    state = next(s for s in positions(2, 4) if s.phase == "army")
    view = GAME.view(state, 0)
    assert guess_state(view, Chance(lambda n: 0)).battle.drafts[0] == state.battle.drafts[0]  # type: ignore[union-attr]


def test_the_quick_player_beats_random_ones() -> None:
    won = 0
    for seed in range(20):
        rand = random.Random(seed)
        chance, state = Chance.quick(rand), GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
        while active := GAME.active_seats(state):
            seat = active[0]
            legal = GAME.legal_actions(state, seat)
            action = GAME.rollout_action(state, seat, chance) if seat == seed % 2 else rand.choice(legal)
            action.play(state, seat, chance)
        won += GAME.outcome(state).winners == (seed % 2,)  # type: ignore[union-attr]
    assert won >= 18


def test_a_thinking_player_comes_to_an_end_with_its_placing() -> None:
    """Placing has no way in which an undecided player wanders for ever."""
    state, chance = next(s for s in positions(2, 4) if s.phase == "army"), Chance.quick(random.Random(5))
    steps = 0
    while state.phase in ("army", "generals"):
        seat = GAME.active_seats(state)[0]
        level = Level("short", seconds=1e9, playouts=15)
        action = choose(GAME, GAME.view(state, seat), seat, level, Seeded(steps), lambda: 0.0)
        state = GAME.apply(state, seat, action, chance).state
        steps += 1
        assert steps < 120


def test_a_sealed_first_figure_may_be_any_in_the_guesses() -> None:
    t = Table()
    t.state = GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
    while t.state.phase != "figure":
        t.do(t.offers()[0])
    t.do(t.offers(1)[0], seat=1)
    chance = Chance.quick(random.Random(2))
    worlds = [GAME.determinize(GAME.view(t.state, 0), chance) for _ in range(40)]
    assert {world.box.choices[1] for world in worlds if world.box} == set(FIGURES_OF[t.state.boards[1].city])
