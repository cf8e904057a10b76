"""Pings: whom a board pings and when, so that pings reveal nobody's choice; also in a council."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.pings import PingRecord, PingTracker, pings_after_change
from bot.services import Pace
from games.core.action import Action
from games.core.chance import Chance
from games.core.registry import find_game
from games.core.states import clone
from games.gorgias.actions import ArrangeForMe, Reconsider
from games.ostrakon.actions import AskQuestion, DrawPhilosopher, ObjectToQuestion, Vote
from sandbox.driver import User, texts
from storage import Match
from storage import User as Doer
from tests.bot.conftest import QUICK, Stage, eventually, overhear
from tests.bot.messages.test_board_updater import act, pinged, shown
from tests.bot.screens.matches import match_of
from tests.messages import says
from tests.storage.match.test_two_worlds import World, pending_states

pytestmark = pytest.mark.usefixtures("toy")


def first_of(match: Match, seat: int, kind: type[Action]) -> Action:
    """Return the first action of a type that a seat may take."""
    return next(each for each in match.rules.legal_actions(match.state, seat) if isinstance(each, kind))


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=60.0)])
async def test_nobody_is_pinged_who_is_there(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = await overhear(malia)
    match = await stage.table("oracle", malia, theo)
    await eventually(lambda: pinged(heard) == [{theo.id}])  # malia has just pressed Start
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    await act(stage, match, malia, "garnet 1")
    await act(stage, match, theo, "onyx 2")
    await stage.settle()
    assert len(pinged(heard)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=600.0)])
async def test_the_board_is_edited_under_those_who_play_and_not_posted_anew(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    for user in (malia, theo):
        await stage.panel(match, user)
    match = await shown(stage, match)
    board = match.message
    for number in range(12):
        seat = match.active[0]
        by_clock = lambda match, seat=seat: match.rules.timeout_action(match.state, seat)  # noqa: E731
        user_id = match.chairs[seat].user
        assert user_id is not None
        done = await stage.store.submit(match.id, f"b{number}", Doer(user_id), by_clock)
        stage.bot.services.events.action_committed(done)
        match = await shown(stage, done.match)
        assert match.message == board
    assert (await malia.slash(str(match.thread), "table resign", {"sure": True})).failed is None
    match = await stage.until(match.id, lambda match: match.is_finished and match.shown_version == match.version)
    assert match.message == board, "both have seen the end"


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=600.0)])
async def test_the_end_is_posted_anew_for_those_who_are_away(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    await stage.panel(match, malia)
    board = (await shown(stage, match)).message
    assert (await malia.slash(str(match.thread), "table resign", {"sure": True})).failed is None
    match = await stage.until(match.id, lambda match: match.is_finished and match.shown_version == match.version)
    assert match.message != board


class Watched:
    """A tracker of two users of a match whose pings are written down, with a clock that the test sets."""

    def __init__(self, match: Match) -> None:
        self.now = 1000.0
        self.match = match
        self.pinged: list[list[int]] = []
        self.tracker = PingTracker(
            self._current,
            lambda _, users: self.pinged.append(list(users)),
            lambda: self.now,
            presence_window=0.0,
            playing_window=0.05,
        )

    async def _current(self, _: int) -> Match:
        return self.match


def on_turn(match: Match, *seats: int) -> Match:
    chairs = tuple([replace(chair, active=chair.seat in seats) for chair in match.chairs])
    return replace(match, chairs=chairs, turn=replace(match.turn, asked=seats))


async def test_who_goes_on_playing_is_not_pinged_until_they_are_away() -> None:
    game = find_game("gorgias")
    match = on_turn(match_of(game, game.start(2, game.Options(), Chance(lambda _: 0)), 2, names=("Malia", "Theo")), 0)
    watched, user = Watched(match), match.chairs[0].user
    assert user is not None
    watched.tracker.mark_present(match, user)
    watched.tracker.ping_later(match, [user])
    watched.now += 0.04
    watched.tracker.mark_present(match, user)  # they look at their panel again
    await asyncio.sleep(0.1)
    assert watched.pinged == []
    watched.now += 1
    await eventually(lambda: watched.pinged == [[user]])
    await watched.tracker.close()
    assert watched.pinged == [[user]], "once"


async def test_in_a_hidden_decision_the_moment_of_a_ping_depends_on_nobodys_looks() -> None:
    """A look at the panel in the meantime may be the choice itself."""
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    match = match_of(game, state, 2, names=("Malia", "Theo"))
    assert match.turn.is_simultaneous
    watched, user = Watched(match), match.chairs[0].user
    assert user is not None
    watched.tracker.mark_present(match, user)
    watched.tracker.ping_later(match, [user])
    watched.tracker.mark_present(match, user)
    await eventually(lambda: watched.pinged == [[user]])
    await watched.tracker.close()


@pytest.mark.parametrize("last", [0, 1])
async def test_whether_a_player_is_pinged_after_a_hidden_decision_does_not_depend_on_when_they_chose(last: int) -> None:
    """The last to choose has just been there, the other one an hour ago."""
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    choosing = match_of(game, state, 2, names=("Malia", "Theo"))
    after = on_turn(replace(choosing, version=choosing.version + 1), 0)
    after = replace(after, turn=replace(after.turn, decision=("over",)))
    watched, users = Watched(choosing), [chair.user for chair in choosing.chairs if chair.user is not None]
    tracker = watched.tracker
    tracker.mark_present(choosing, users[1 - last])
    watched.now += 3600
    tracker.mark_present(choosing, users[last])
    assert tracker.is_playing(choosing.id, users[last])
    tracker.follow(after)
    assert not any(tracker.is_playing(choosing.id, user) for user in users), "all are there, or nobody"
    tracker.mark_present(choosing, users[last])  # the handler of a choice may be slower than that of a later one
    tracker.follow(choosing)
    assert not tracker.is_playing(choosing.id, users[last])
    tracker.mark_present(after, users[last])
    assert tracker.is_playing(choosing.id, users[last])


async def test_who_were_all_there_in_a_hidden_decision_stay_there() -> None:
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    choosing = match_of(game, state, 2, names=("Malia", "Theo"))
    after = on_turn(replace(choosing, version=choosing.version + 1), 0)
    after = replace(after, turn=replace(after.turn, decision=("over",)))
    watched, users = Watched(choosing), [chair.user for chair in choosing.chairs if chair.user is not None]
    for user in users:
        watched.tracker.mark_present(choosing, user)
        watched.now += 0.01
    watched.tracker.follow(after)
    assert all(watched.tracker.is_playing(choosing.id, user) for user in users)
    watched.now += 0.035
    assert not any(watched.tracker.is_playing(choosing.id, user) for user in users)


def test_where_all_are_asked_anew_all_are_pinged_at_once_or_all_later() -> None:
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    match = match_of(game, state, 2, names=("Malia", "Theo"))
    users = {chair.user for chair in match.chairs}
    for there in ({match.chairs[0].user}, set(), users):
        pings = pings_after_change(match, asked_anew=True, is_playing=lambda _, user, there=there: user in there)
        assert (pings.at_once, set(pings.later)) == ((set(), users) if there == users else (users, set()))


def test_a_board_goes_after_a_hidden_decision_whoever_had_chosen_before_it_was_posted() -> None:
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    match = match_of(game, state, 2, names=("Malia", "Theo"))
    record = PingRecord.of_board(match, {chair.user for chair in match.chairs})
    after = on_turn(match, 0)
    after = replace(after, turn=replace(after.turn, decision=("over",)))
    acted = replace(after, chairs=tuple([replace(chair, actions_taken=9) for chair in after.chairs]))
    assert record.all_answered(after) and record.all_answered(acted)
    assert not record.all_answered(match)


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=1.0)])
async def test_who_was_there_and_has_gone_is_told_after_a_while(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = await overhear(theo)
    await stage.table("oracle", malia, theo)
    await eventually(lambda: pinged(heard) == [{theo.id}, {malia.id}])


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=600.0)])
async def test_a_later_ping_does_not_tell_who_has_chosen(stage: Stage, pace: Pace) -> None:
    """Where several decide at once and unseen, who was there at the beginning is told while the turn goes on, whether
    they have chosen or not, and the board then names all who were asked.
    """
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(theo)
    match = await stage.table("oracle", malia, theo, ione)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    await shown(stage, match)
    await stage.restart()  # which tells those who would have been told in a moment
    await eventually(lambda: pinged(heard) == [{theo.id, ione.id}, {malia.id}])
    words = texts((await theo.messages(str(match.thread)))[-1])
    assert says(words, "board-many", count=2)
    assert f"<@{malia.id}>" in words
    assert f"<@{theo.id}>" in words


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=0.0)])
async def test_of_a_choice_taken_back_unseen_nobody_hears(stage: Stage, pace: Pace) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(theo)
    match = await stage.table("oracle", malia, theo, ione)
    await eventually(lambda: len(pinged(heard)) == 1)
    hosting, again = stage.bot.services.events, replace(match, version=match.version + 1)
    hosting.match_changed(again, previously_pending=(1, 2), silent=True)
    await stage.settle()
    assert len(pinged(heard)) == 1
    hosting.match_changed(again, previously_pending=(1, 2))
    await eventually(lambda: len(pinged(heard)) == 2)


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=0.0)])
async def test_of_a_layout_taken_back_by_the_rules_nobody_hears(stage: Stage, pace: Pace) -> None:
    """In Gorgias a player who is ready may arrange anew while the other one still arranges."""
    malia, theo = await stage.users("malia", "theo")
    heard = await overhear(theo)
    match = await stage.table("gorgias", malia, theo)
    while len(match.active) < 2:
        user = match.chairs[match.active[0]].user
        assert user is not None
        by_clock = lambda match: match.rules.timeout_action(match.state, match.active[0])  # noqa: E731
        begun = await stage.store.submit(match.id, f"b{match.record_count}", Doer(user), by_clock)
        stage.bot.services.events.action_committed(begun)
        match = begun.match
    await stage.settle()
    calls = len(pinged(heard))
    assert calls
    for action in (ArrangeForMe, Reconsider):
        offered = lambda match, kind=action: first_of(match, 0, kind)  # noqa: E731
        stage.bot.services.events.action_committed(
            await stage.store.submit(match.id, action.__name__, Doer(int(malia.id)), offered)
        )
    assert (await stage.store.match(match.id)).active == (0, 1)
    await stage.settle()
    assert len(pinged(heard)) == calls


async def test_nobody_is_told_later_of_a_turn_that_is_over() -> None:
    """When Theo, who was present at the first turn, would be pinged for it, he has chosen and is asked anew."""
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    match = match_of(game, state, 2, names=("Malia", "Theo"))
    watched, users = Watched(match), [chair.user for chair in match.chairs if chair.user is not None]
    watched.tracker.ping_later(match, users)
    after = on_turn(match, 1)
    chairs = [replace(chair, actions_taken=chair.actions_taken + 1) for chair in after.chairs]
    watched.match = replace(after, chairs=tuple(chairs), turn=replace(after.turn, decision=("over",)))
    await watched.tracker.close()
    assert watched.pinged == []


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=0.0)])
async def test_who_has_to_choose_again_by_agreement_is_told(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = await overhear(theo)
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    await act(stage, match, theo, text="Why?")
    assert (await malia.slash(str(match.thread), "table undo")).failed is None
    match = await stage.until(
        match.id, lambda match: match.question is not None and match.shown_version == match.version
    )
    assert match.active == (1,)
    await theo.press_label(await stage.board(match, theo), "Yes")
    match = await stage.until(match.id, lambda match: match.active == (0, 1))
    await stage.settle()
    assert pinged(heard)[-1] >= {malia.id}


async def test_nobody_is_pinged_by_a_players_words(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(theo)
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text=f"<@{ione.id}> @everyone @here")
    await stage.settle()
    assert "everyone" in texts(await stage.board(match, theo)), "the words themselves are shown"
    for message in await theo.messages(str(match.thread)):
        assert ione.id not in [user["id"] for user in message["mentions"]]
        assert not message["mention_everyone"]
    assert pinged(heard) == [{malia.id, theo.id}]


NAMES = ("malia", "theo", "ione", "nikos", "xanthe")


async def do(stage: Stage, match: Match, seat: int, action: Any) -> Match:
    user = match.chairs[seat].user
    assert user is not None
    done = await stage.store.submit(match.id, f"d{match.record_count}", Doer(user), lambda _: action)
    stage.bot.services.events.action_committed(done)
    return done.match


async def voting(stage: Stage, users: list[User]) -> tuple[Match, int, list[int]]:
    """Ask a question; return the match, the user who asked it, and the others."""
    match = await stage.table("ostrakon", *users)
    for seat in range(5):
        match = await do(stage, match, seat, DrawPhilosopher.of())
    (speaker,) = match.active
    match = await do(stage, match, speaker, AskQuestion("Is it so, my friends?", "yes", "no"))
    return match, speaker, [seat for seat in range(5) if seat != speaker]


def asked_after_votes(match: Match) -> int:
    """Return the seat that is asked when all have voted white, in whatever order."""
    state = match.state
    for seat in match.active:
        state = match.rules.apply(state, seat, Vote("white"), Chance(lambda _: 0)).state
    (following,) = match.rules.active_seats(state)
    return following


async def called_by_undoing(
    stage: Stage, match: Match, users: list[User], seat: int, meanwhile: int | None = None
) -> set[int]:
    """Let all agree to undo a seat's last step; return the seats that the board calls then.

    Args:
        stage: The bot.
        match: The match.
        users: Its players.
        seat: The seat whose step is undone.
        meanwhile: A seat that votes while the others are asked; None for none.
    """
    match = await shown(stage, match)
    people = {chair.seat: next(user for user in users if int(user.id) == chair.user) for chair in match.chairs}
    heard = await overhear(users[0])
    assert (await people[seat].slash(str(match.thread), "table undo")).failed is None
    if meanwhile is not None:
        await do(stage, await stage.store.match(match.id), meanwhile, Vote("white"))
    for each in sorted(people.keys() - {seat}):
        match = await shown(stage, await stage.store.match(match.id))
        assert match.question is not None and match.question.is_open
        await people[each].press_label(await stage.board(match, people[each]), "Yes")
    match = await stage.until(match.id, lambda match: match.question is not None and not match.question.is_open)
    await stage.settle()
    called = pinged(heard)[1:]
    return {each for each, user in people.items() if user.id in called[-1]}


@pytest.mark.slow
async def test_after_a_question_stands_again_all_are_called(stage: Stage) -> None:
    users = await stage.users(*NAMES)
    match, _, others = await voting(stage, users)
    for seat in (others[0], others[3]):
        match = await do(stage, match, seat, Vote("white"))
    for seat in others[:3]:
        match = await do(stage, match, seat, ObjectToQuestion())
    assert await called_by_undoing(stage, match, users, others[2]) == {0, 1, 2, 3, 4}


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=600.0)])
@pytest.mark.parametrize("is_last", [False, True])
async def test_who_is_asked_after_a_vote_is_pinged_at_once_whether_they_have_just_voted(
    stage: Stage, pace: Pace, is_last: bool
) -> None:
    users = await stage.users(*NAMES)
    match, speaker, others = await voting(stage, users)
    await stage.settle()
    heard = await overhear(users[0])
    events, now = stage.bot.services.events, [1e6]
    events.pings._monotonic = lambda: now[0]
    following = asked_after_votes(match)
    rest = [seat for seat in (speaker, *others) if seat != following]
    for seat in (*rest, following) if is_last else (following, *rest):
        now[0] += 3600
        user = match.chairs[seat].user
        assert user is not None
        events.mark_present(match, user)
        match = await do(stage, match, seat, Vote("white"))
    await stage.settle()
    assert match.active == (following,)
    assert pinged(heard) == [{str(match.chairs[following].user)}]


@pytest.mark.parametrize("is_last", [False, True])
async def test_who_is_asked_after_a_vote_is_pinged_whether_they_were_the_last_to_vote(
    stage: Stage, is_last: bool
) -> None:
    users = await stage.users(*NAMES)
    match, speaker, others = await voting(stage, users)
    await stage.settle()
    heard = await overhear(users[0])
    following = asked_after_votes(match)
    rest = [seat for seat in (speaker, *others) if seat != following]
    for seat in (*rest, following) if is_last else (following, *rest):
        assert match.turn.is_simultaneous
        match = await do(stage, match, seat, Vote("white"))
    await stage.settle()
    assert match.active == (following,)
    assert pinged(heard) == [{str(match.chairs[following].user)}]


@pytest.mark.slow
@pytest.mark.parametrize("has_chosen", [False, True])
async def test_after_a_question_is_taken_back_its_speaker_is_called_whether_they_had_voted(
    stage: Stage, has_chosen: bool
) -> None:
    users = await stage.users(*NAMES)
    match, speaker, others = await voting(stage, users)
    match = await do(stage, match, others[0], Vote("white"))
    voter = speaker if has_chosen else others[1]
    assert await called_by_undoing(stage, match, users, speaker, meanwhile=voter) == {speaker}


@pytest.mark.slow
async def test_after_an_objection_is_taken_back_all_are_called(stage: Stage) -> None:
    """Also those who laid a stone before or after it, whether it still lies there or not."""
    users = await stage.users(*NAMES)
    match, _, others = await voting(stage, users)
    match = await do(stage, match, others[0], Vote("white"))
    match = await do(stage, match, others[1], ObjectToQuestion())
    match = await do(stage, match, others[2], Vote("white"))
    assert await called_by_undoing(stage, match, users, others[1]) == {0, 1, 2, 3, 4}


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, playing_window=600.0)])
@pytest.mark.parametrize("other", [False, True])
async def test_who_was_there_is_told_later_although_another_one_has_chosen(
    stage: Stage, pace: Pace, other: bool
) -> None:
    users = await stage.users(*NAMES)
    heard = await overhear(users[1])
    match = await stage.table("ostrakon", *users)
    await eventually(lambda: len(pinged(heard)) == 1)
    assert users[0].id not in pinged(heard)[0], "whoever has opened the table is there"
    if other:
        await shown(stage, await do(stage, match, 1, DrawPhilosopher.of()))
    await stage.restart()
    await eventually(lambda: len(pinged(heard)) == 2)
    assert pinged(heard)[1] == {users[0].id}


@pytest.mark.slow
@pytest.mark.parametrize("kind", [("epireia", "army"), ("epireia", "generals"), ("gorgias", "arrange")], ids=" ".join)
async def test_no_hidden_step_edits_a_board_that_has_just_pinged(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, kind: tuple[str, str]
) -> None:
    """The edit would take the line with the pings away, and so tell the moment of the step."""
    game = find_game(kind[0])
    setup, state = pending_states(game)[kind[1]]
    monkeypatch.setattr(type(game), "start", lambda *_: clone(state))
    monkeypatch.setattr(type(game), "hosted", lambda _, opening, host: opening)
    users = await stage.users(*NAMES[: setup.seats])
    match = await shown(stage, await stage.table(game.name, *users))
    world, seat = World(stage.store, "", random.Random(1), match), match.active[-1]
    await stage.settle()
    stage.bot.services.events._ping(match, [int(user.id) for user in users])
    match = await stage.until(match.id, lambda newest: newest.message != match.message)
    await stage.settle()
    board = await stage.board(match, users[0])
    assert board["mentions"]
    heard = await overhear(users[0])
    ways = [way for way in world.ways(seat) if type(way).secret and world.after(seat, way) == match.active]
    match = await do(stage, match, seat, ways[0])
    await stage.settle()
    assert not [data for event, data in heard if event == "MESSAGE_UPDATE" and data["id"] == board["id"]]
    match = await stage.store.consent.pause(match.id, "pause", int(users[0].id), "Malia")
    stage.bot.services.events.match_changed(match, previously_pending=match.active)
    await eventually(lambda: [data for event, data in heard if event == "MESSAGE_UPDATE" and data["id"] == board["id"]])
