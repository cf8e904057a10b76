"""Every game says which round or phase a position belongs to, and says the same to everybody."""

import pytest

from games.core.chance import Chance, Seeded
from games.core.registry import all_games

MOST = 1500
NAMES = tuple(f"Nikeratos{seat}" for seat in range(12))


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_a_game_has_chapters_that_everybody_knows(name: str) -> None:
    game = next(game for game in all_games() if game.name == name)
    seats = game.seats[0] if game.seats[0] > 1 else game.seats[1]
    luck = Seeded((name, "chapters"))
    chance = Chance(luck.below)
    state = game.start(seats, game.Options(), chance)
    words = game.presentation(NAMES[:seats])
    blank = game.presentation(("",) * seats)
    found: list[str] = []
    for _ in range(MOST):
        chapter = words.chapter(game.view(state, None))
        assert chapter and len(chapter) <= 80
        assert chapter == blank.chapter(game.view(state, None)), "it names nobody"
        assert {words.chapter(game.view(state, seat)) for seat in range(seats)} == {chapter}
        if chapter not in found[-1:]:
            found.append(chapter)
        if not (active := game.active_seats(state)):
            break
        seat = active[luck.below(len(active))]
        state = game.apply(state, seat, game.timeout_action(state, seat), chance).state
    assert len(found) > 2
    assert len(set(found)) == len(found), "no chapter begins twice"
