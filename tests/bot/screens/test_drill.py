"""Every offered action can be reached by exactly one path, over screens that Discord accepts."""

from collections.abc import Iterable
from itertools import islice, product
from typing import ClassVar

import pytest

from bot.interactions.custom_ids import OpenForm, OpenPath, Play, parse
from bot.screens.drill import drill_of
from bot.screens.panel import panel_screen
from bot.ui.blocks import Button, Buttons, Menu, Text
from games.core.action import Action, action
from games.core.chance import Chance, Seeded
from games.core.registry import all_games
from games.core.values import tag_of
from games.core.words import Markdown
from games.grudgematch.actions.running import RunTo
from games.grudgematch.field import NEAR, OFF, at_column
from games.laws.setups import Setup
from games.laws.walk import Tape, walk
from storage.match.model import Match
from tests.bot.screens.agora.game import AGORA, PLAIN, Agora
from tests.bot.screens.matches import match_of, random_play
from tests.bot.screens.walk import all_screens, presses, reachable


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [(AGORA, 12), (PLAIN, 2)])
def test_every_offer_is_reached_once(game: Agora, seats: int) -> None:
    state = game.start(seats, game.Options(), Chance(Seeded(1).below))
    match = match_of(game, state, seats)
    offer = drill_of(match, 0).offer
    assert len(offer.actions) > 1000
    found = []
    for _, _, screen in all_screens(match, 0):
        for press in presses(screen):
            if isinstance(press, Play | OpenForm):
                found.append(press.index)
                assert isinstance(press, OpenForm) is bool(offer.actions[press.index].open)
                assert (press.match, press.turn, press.fingerprint) == (match.id, 2, offer.fingerprint)
    assert sorted(found) == list(range(len(offer.actions)))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_offer_of_every_game_is_reached_once(game: Agora) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for number, (match, _, _) in enumerate(random_play(game, seats, seed=3)):
            if number % 7 == 0 or number < 5:
                for seat in match.active:
                    offered = drill_of(match, seat).offer.actions
                    assert reachable(match, seat) == list(range(len(offered))), (seats, number, seat)


def test_a_large_choice_is_asked_field_by_field() -> None:
    match = match_of(AGORA, AGORA.start(2, AGORA.Options(), Chance(Seeded(1).below)), 2)
    verbs = [kind.__name__ for kind, _ in drill_of(match, 0).verbs]
    place = verbs.index("Place")
    screen = panel_screen(match, 0, (place, 4))
    menu = next(block for block in screen.blocks if isinstance(block, Menu))
    assert menu.placeholder == "Place: Y · page 1 of 2"
    assert [option.label for option in menu.options][:2] == ["Place 0 4 0", "Place 0 4 1"]
    assert Text("Place: 4") in screen.blocks


def test_a_path_that_leads_nowhere_is_the_beginning() -> None:
    match = match_of(AGORA, AGORA.start(2, AGORA.Options(), Chance(Seeded(1).below)), 2)
    beginning = panel_screen(match, 0)
    for path in [(99,), (3, 99), (3, 1, 99), (3, 1, 1, 1, 1), (0, 5)]:
        assert panel_screen(match, 0, path) == beginning
    assert panel_screen(match, 0, (3, 4), page=99) == panel_screen(match, 0, (3, 4), page=1)


@pytest.mark.slow
def test_equal_labels_are_told_apart() -> None:
    match = match_of(AGORA, AGORA.start(2, AGORA.Options(), Chance(Seeded(1).below)), 2)
    for _, _, screen in all_screens(match, 0):
        for block in screen.blocks:
            if isinstance(block, Menu):
                labels = [option.label for option in block.options]
                assert len(set(labels)) == len(labels)


@pytest.mark.slow
def test_a_hundred_verbs_become_a_menu_of_pages() -> None:
    def verb(number: int) -> type[Action]:
        class Verb(Action):
            way: int

            @classmethod
            def offers(cls, state: object, me: int) -> Iterable[Action]:
                return [cls.of(way) for way in range(3 + number % 30)]

        Verb.__name__ = f"Verb{number}"
        Verb.__annotations__ = {"way": int}
        return action(Verb)

    many = tuple(map(verb, range(60)))

    class Verbose(Agora):
        actions = many

        def action_types(self, state: object, seat: int) -> tuple[type[Action], ...]:
            return many

    game = Verbose()
    match = match_of(game, game.start(2, game.Options(), Chance(Seeded(1).below)), 2)
    assert reachable(match, 0) == list(range(len(drill_of(match, 0).offer.actions)))


def test_what_repeats_the_last_choice_is_the_first_button() -> None:
    @action
    class AsLastTime(Action):
        """Go where one went last time."""

        shortcut: ClassVar[bool] = True
        again: ClassVar[bool] = True

        def play(self, s: object, me: int, chance: Chance) -> None:
            raise NotImplementedError

    class Fresh(Agora):
        actions = (*AGORA.actions, AsLastTime)

        def action_types(self, state: object, seat: int) -> tuple[type[Action], ...]:
            return (*AGORA.action_types(state, seat), AsLastTime)

    game = Fresh()
    match = match_of(game, game.start(2, game.Options(), Chance(Seeded(1).below)), 2)
    drill = drill_of(match, 0)
    number = drill.offer.actions.index(AsLastTime())
    assert drill.likely[0] == number == len(drill.offer.actions) - 1
    shown = next(block for block in drill.blocks((), 0) if isinstance(block, Buttons))
    first = shown.buttons[0]
    assert isinstance(first, Button) and first.style == "primary"
    press = parse(first.id)
    assert isinstance(press, Play) and press.index == number
    assert reachable(match, 0) == list(range(len(drill.offer.actions)))


def test_runs_to_the_ball_are_buttons_and_all_others_stay_in_menus() -> None:
    game = next(each for each in all_games() if each.name == "grudgematch")
    seen = 0
    for match, _, _ in random_play(game, 2, seed=5):
        state = match.state
        if state.phase != "run" or state.runner is None or state.ball == OFF:
            continue
        (seat,) = match.active
        drill = drill_of(match, seat)
        beside = [
            number
            for number, each in enumerate(drill.offer.actions)
            if isinstance(each, RunTo) and NEAR[state.ball] >> at_column(each.column, each.row) & 1
        ]
        assert list(drill.likely) == beside
        shown = [block for block in drill.blocks((), 0) if isinstance(block, Buttons)]
        first = [parse(button.id) for row in shown for button in row.buttons if isinstance(button, Button)]
        assert [press.index for press in first[: len(beside)] if isinstance(press, Play)] == beside
        assert reachable(match, seat) == list(range(len(drill.offer.actions)))
        seen += bool(beside)
    assert seen, "nobody has come near the ball"


UNLIKELY = {"finish_writing"}
"""Actions that give something up, but are not offered in games with the usual options."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_is_given_up_for_good_is_asked_once_more(game: Agora) -> None:
    kinds = {tag_of(kind) for kind in game.actions if kind.gives_up is not Action.gives_up} - UNLIKELY
    asked = set[str]()
    for seed, seats in product(range(20), (game.seats[0], game.seats[-1])):
        if kinds <= asked:
            return
        for position in islice(walk(Setup(game, seats, game.Options()), Tape((), Seeded(seed).below)), 2500):
            for seat, actions in position.legal.items():
                for index, each in enumerate(actions):
                    if each.kind not in asked and each.gives_up(position.views[seat]):
                        asked.add(each.kind)
                        assert_asked_once_more(match_of(game, position.state, seats), seat, index)
    assert kinds <= asked


def assert_asked_once_more(match: Match, seat: int, index: int) -> None:
    """An action is played by no screen but the one that says what is lost, which leads back to the first."""
    drill, first = drill_of(match, seat), panel_screen(match, seat)
    path = drill.asking_path(index)
    assert OpenPath(match.id, drill.offer.turn, drill.offer.fingerprint, 0, path) in presses(first)
    plays = [
        where
        for where, _, screen in all_screens(match, seat)
        for press in presses(screen)
        if isinstance(press, Play) and press.index == index
    ]
    assert plays == [path]
    question = panel_screen(match, seat, path)
    assert Text(Markdown(drill.words.caution(drill.view, drill.offer.actions[index]))) in question.blocks
    (row,) = [block for block in question.blocks if isinstance(block, Buttons)]
    back, confirm = row.buttons
    assert isinstance(back, Button) and isinstance(confirm, Button)
    assert (back.style, confirm.style) == ("primary", "secondary")
    returned, played = parse(back.id), parse(confirm.id)
    assert isinstance(returned, OpenPath) and panel_screen(match, seat, returned.path) == first
    assert isinstance(played, Play) and played.index == index
