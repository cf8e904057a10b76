"""Taking back, in every game: what is free disturbs nobody, and nothing goes back behind a draw or a reveal."""

import pytest

from games.core.chance import Chance, Seeded
from games.core.registry import all_games, find_game
from games.core.replay import Played, Record, Undone, active_indices, verify
from games.core.sealed import differ_only_in_missing
from games.core.undo import CannotUndo, plan_undo

STEPS = 70


@pytest.mark.slow
@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_taking_back_in_random_play(name: str) -> None:
    game, luck = find_game(name), Chance(Seeded(("undo", name)).below)
    seats = max(2, game.seats[0]) if 2 in game.seats or game.seats[0] > 2 else game.seats[0]
    opening = game.start(seats, game.agree(game.Options(), 0), luck)
    state, log, seen = opening, list[Record](), set[str]()
    for step in range(STEPS):
        active = game.active_seats(state)
        if not active:
            break
        seat = luck.pick(active)
        action = game.rollout_action(state, seat, luck)
        if action.open:
            action = game.fill(game.view(state, seat), action, luck)
        done = game.apply(state, seat, action, luck)
        before, state = state, done.state
        log.append(Played(seat, action, done.draws, done.events, game.digest(state)))
        other = luck.below(seats)
        try:
            back = plan_undo(game, opening, log, seats, other)
        except CannotUndo as error:
            seen.add(error.why)
            assert error.why in ("nothing", "draw", "reveal")
            continue
        seen.add("free" if back.free else "asks")
        if not back.free:
            line = active_indices(log)
            gone = [log[index] for index in line[back.to :]]
            assert not any(record.draws for record in gone if isinstance(record, Played))
            continue
        for eyes in (None, *range(seats)):
            if eyes != other:
                after, before_it = game.view(back.state, eyes), game.view(state, eyes)
                assert differ_only_in_missing(after, before_it), "nobody else can tell whose choice it was"
        if step % 3 == 0:
            log += [Undone(back.to), *back.kept]
            state = back.state
            assert verify(game, opening, log) == game.digest(state)
        if seat == other and not back.kept:
            assert game.digest(back.state) == (game.digest(before))
    assert "draw" in seen or "asks" in seen
    with pytest.raises(CannotUndo):
        plan_undo(game, opening, [], seats, 0)


def test_others_private_steps_stand() -> None:
    """Gorgias: both arrange at once, each unseen; one takes back, the other does not even know."""
    game = find_game("gorgias")
    kept = 0
    for seed in range(40):
        luck = Chance(Seeded(("kept", seed)).below)
        opening = game.start(2, game.Options(), luck)
        state, log = opening, list[Record]()
        for _ in range(60):
            active = game.active_seats(state)
            if not active:
                break
            seat = luck.pick(active)
            action = game.rollout_action(state, seat, luck)
            done = game.apply(state, seat, action, luck)
            state = done.state
            log.append(Played(seat, action, done.draws, done.events, game.digest(state)))
            try:
                back = plan_undo(game, opening, log, 2, 1 - seat)
            except CannotUndo:
                continue
            if back.free and back.kept:
                kept += 1
                assert differ_only_in_missing(game.view(back.state, seat), game.view(state, seat))
                assert verify(game, opening, [*log, Undone(back.to), *back.kept]) == game.digest(back.state)
        if kept > 3:
            return
    pytest.fail("no two of them arranged at once, so nothing was tried")


@pytest.mark.parametrize("by_lot", [False, True])
def test_an_open_step_goes_back_over_hidden_choices_of_others(by_lot: bool) -> None:
    """Ostrakon: an objection is open; that one more stone is laid tells nobody anything but that its seat had none.

    A stone laid by lot cannot be forgotten. It stays, since a refusal would tell that there was a draw.
    """
    game, luck = find_game("ostrakon"), Chance(Seeded("objection").below)
    opening = game.start(5, game.Options(philosophers="draw"), luck)
    state, log = opening, list[Record]()

    def do(seat: int, kind: str | None) -> None:
        nonlocal state
        if kind is None:
            action = game.timeout_action(state, seat)
        else:
            offered = next(each for each in game.legal_actions(state, seat) if each.kind == kind)
            action = game.fill(game.view(state, seat), offered, luck)
        done = game.apply(state, seat, action, luck)
        state = done.state
        log.append(Played(seat, action, done.draws, done.events))

    (speaker,) = game.active_seats(state)
    do(speaker, "ask_question")
    first, second, third, objector = [seat for seat in range(5) if seat != speaker]
    for seat in (first, second):
        do(seat, "vote")
    do(objector, "object_to_question")
    do(third, None if by_lot else "vote")
    back = plan_undo(game, opening, log, 5, objector)
    laid = {first, second, third} if by_lot else {first, second}
    assert not back.free and back.state.objectors == () and set(back.state.votes.chosen) == laid


def test_what_a_seat_has_learned_cannot_be_taken_back_even_with_consent() -> None:
    """Gorgias: the last layout reveals both, without a draw; a state before it would ask for layouts already known."""
    game, luck = find_game("gorgias"), Chance(Seeded("revealed").below)
    opening = game.start(2, game.Options(), luck)
    state, log = opening, list[Record]()
    while not state.revealed:
        seat = luck.pick(game.active_seats(state))
        action = game.rollout_action(state, seat, luck)
        done = game.apply(state, seat, action, luck)
        state = done.state
        log.append(Played(seat, action, done.draws, done.events))
    assert isinstance(log[-1], Played) and not log[-1].draws
    with pytest.raises(CannotUndo) as refused:
        plan_undo(game, opening, log, 2, seat)
    assert refused.value.why == "reveal"


def test_an_undone_action_cannot_be_undone_again() -> None:
    """Gorgias: what a seat has rolled again stands in the record, but not in the match."""
    game, luck = find_game("gorgias"), Chance(Seeded("gone").below)
    opening = game.start(2, game.Options(), luck)
    state, log = opening, list[Record]()
    for _ in range(3):
        (seat,) = game.active_seats(state)
        action = game.rollout_action(state, seat, luck)
        done = game.apply(state, seat, action, luck)
        state = done.state
        log.append(Played(seat, action, done.draws, done.events))
    log.append(Undone(2))
    with pytest.raises(CannotUndo) as refused:
        plan_undo(game, opening, log, 2, seat, 2)
    assert refused.value.why == "gone"
