"""At the end the Sun may have moved back to a space where nobody stands: the council is shown all the same."""

from games.core.chance import Chance
from games.core.presentation import Style
from games.core.seeded import Seeded
from games.ostrakon.game import Ostrakon


def test_a_finished_council_is_shown_when_nobody_stands_under_the_sun() -> None:
    game, chance = Ostrakon(), Chance(Seeded("the Sun upon nobody").below)
    state = game.start(5, game.Options(), chance)
    while active := game.active_seats(state):
        seat = active[0]
        action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
        state = game.apply(state, seat, action, chance).state
    there, state.piles[state.sun] = state.piles[state.sun], ()
    free = next(space for space, pile in enumerate(state.piles) if space != state.sun and not pile)
    state.piles[free] = there
    words = game.presentation(tuple("ABCDE"))
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in (None, *range(5)):
        view = game.view(state, seat)
        assert view.speaker is None
        assert words.text(view) and words.alt(view) and words.headline(view) and words.result(view, outcome)
        assert words.picture(view, Style()) is not None
