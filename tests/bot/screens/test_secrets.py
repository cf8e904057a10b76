"""Screens reveal no secrets: each follows from what its viewer may know.

A screen must not change if everything hidden from its viewer is guessed anew. Planted leaks show that the test would
notice.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.interactions.custom_ids import Log, MySeat, Rematch, Rules, encode, parse
from bot.screens.board import board_screen
from bot.screens.drill import drill_of
from bot.screens.panel import panel_screen
from bot.screens.tables import tables_screen
from bot.ui.blocks import Button, Buttons, Screen, Text
from games.core.chance import Chance
from games.core.game import offer_of
from games.core.registry import all_games
from storage.match.model import LogEntry, Match
from tests.bot.screens.agora.game import AGORA, Agora
from tests.bot.screens.agora.state import AgoraState, AgoraView
from tests.bot.screens.matches import random_play, with_state

Presenter = Callable[[Match, Sequence[LogEntry]], Screen]


def leaks(present: Presenter, match: Match, log: Sequence[LogEntry], chance: Chance) -> bool:
    """Return True if the public screen tells more than every single seat knows."""
    shown = present(match, log)
    for chair in match.chairs:
        for _ in range(2):
            guessed = match.rules.determinize(match.rules.view(match.state, chair.seat), chance)
            if present(with_state(match, guessed), log) != shown:
                return True
    return False


@pytest.mark.parametrize("game", [AGORA, *all_games()], ids=lambda game: game.name)
@pytest.mark.slow
def test_boards_are_made_of_what_is_public(game: Agora) -> None:
    for seats in {max(2, game.seats[0]), game.seats[-1]}:
        for number, (match, log, chance) in enumerate(random_play(game, seats, seed=5)):
            if number % 10 == 0 or number < 6:
                assert not leaks(board_screen, match, log, chance), number
                assert not leaks(
                    lambda m, entries: board_screen(m, entries, text_only=True, posted_new=True), match, log, chance
                )


@pytest.mark.parametrize("game", [AGORA, *all_games()], ids=lambda game: game.name)
@pytest.mark.slow
def test_panels_are_made_of_what_the_seat_knows(game: Agora) -> None:
    for seats in {max(2, game.seats[0]), game.seats[-1]}:
        for number, (match, _, chance) in enumerate(random_play(game, seats, seed=6)):
            for chair in match.chairs if number % 5 == 0 else ():
                guessed = game.determinize(game.view(match.state, chair.seat), chance)
                other = with_state(match, guessed)
                assert panel_screen(match, chair.seat, text_only=True) == panel_screen(
                    other, chair.seat, text_only=True
                )
                assert panel_screen(match, chair.seat) == panel_screen(other, chair.seat)
                if chair.user is not None:
                    assert tables_screen([match], chair.user) == tables_screen([other], chair.user)


def _planted_in_id(match: Match, log: Sequence[LogEntry]) -> Screen:
    """Return a board whose buttons carry the fingerprint of a seat's offers, which depends on the hidden state."""
    screen = board_screen(match, log)
    secret = offer_of(match.rules, match.state, 0, sum(match.state.hands)).turn
    button = Button("My seat", encode(MySeat(match.id * 1000 + secret)))
    return replace(screen, blocks=(*screen.blocks[:-1], Buttons((button,))))


def _planted_in_text(match: Match, log: Sequence[LogEntry]) -> Screen:
    screen = board_screen(match, log)
    return replace(screen, blocks=(Text(f"{match.state.hands[1]}"), *screen.blocks))


class _Leaky(Agora):
    """A game whose public view shows a card."""

    def view(self, state: AgoraState, seat: int | None) -> AgoraView:
        view = super().view(state, seat)
        return replace(view, hand=state.hands[-1]) if seat is None else view


@pytest.mark.parametrize("planted", [_planted_in_id, _planted_in_text])
def test_planted_leaks_are_noticed(planted: Presenter) -> None:
    found = [leaks(planted, match, log, chance) for match, log, chance in random_play(AGORA, 3, seed=7)]
    assert any(found)


def test_a_leaking_view_is_noticed() -> None:
    found = [leaks(board_screen, match, log, chance) for match, log, chance in random_play(_Leaky(), 3, seed=7)]
    assert any(found)


def test_ids_of_the_board_name_the_match_and_nothing_else() -> None:
    for match, log, _ in random_play(AGORA, 12, seed=8):
        for block in board_screen(match, log).blocks:
            if isinstance(block, Buttons):
                for button in block.buttons:
                    assert isinstance(button, Button)
                    assert parse(button.id) in (MySeat(match.id), Log(match.id), Rules(match.id), Rematch(match.id))


def test_who_has_voted_does_not_show() -> None:
    boards = []
    for match, log, chance in random_play(AGORA, 12, seed=9):
        state = match.state
        if state.votes is not None:
            for voters in ((), (3,), (4,), tuple(range(11))):
                voting = with_state(match, AGORA.determinize(AGORA.view(state, None), chance))
                for seat in range(12):
                    voting.state.votes.choices[seat] = 1 if seat in voters else None
                boards.append(board_screen(voting, log).blocks[-3:])
            break
    assert len(boards) == 4
    assert all(board == boards[0] for board in boards)


def test_a_voter_sees_the_own_stone_and_may_change_it() -> None:
    for match, _, _ in random_play(AGORA, 4, seed=9):
        if match.state.votes is not None:
            voted = AGORA.apply(match.state, 2, AGORA.legal_actions(match.state, 2)[0], Chance(lambda n: 0)).state
            screen = panel_screen(with_state(match, voted), 2)
            assert any("Your stone: black." in block.markdown for block in screen.blocks if isinstance(block, Text))
            assert len(drill_of(with_state(match, voted), 2).offer.actions) == 2
            return
    raise AssertionError("nobody was asked to vote")
