"""Undo while others choose in secret: in two worlds, with and without such a choice, the asker is told the same."""

from collections.abc import Iterable
from typing import Any

import pytest

from games.core.action import Action, action
from games.core.chance import Chance
from storage import Match, Refused, Store, User
from tests.fake_time import FakeTime
from tests.storage.match.test_hidden_undo import Unseen
from tests.storage.match.test_undo import Call
from tests.storage.tables import ANN, BOB, CLEO, begin, say, submit_bid
from tests.storage.timed_tables import Open, public_times
from tests.storage.toy import Bid, Bidding, State

pytestmark = pytest.mark.one_database


@action
class BlindBid(Action):
    """Bid a card of your hand that chance picks; nobody else notices."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["BlindBid"]:
        """Offer it until the seat has bid."""
        return [cls()] if me in state.bids.waiting else []

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Draw, and bid that card."""
        Bid.of(state.hands[me][chance.below(len(state.hands[me]))]).play(state, me, chance)


@action
class Spy(Action):
    """Take a copy of a card of the third seat, which does not notice."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Spy"]:
        """Always."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Learn a card without a draw."""
        state.hands[me].append(state.hands[2][0])


class Blind(Unseen):
    """A game in which hidden choices may draw or reveal something to their own seat."""

    actions = (*Bidding.actions, BlindBid, Spy, Call)


HIDDEN: dict[str, tuple[type[Action], ...]] = {
    "nothing": (),
    "a draw": (BlindBid,),
    "a secret": (Spy,),
    "both": (Spy, BlindBid),
}


async def tables(opened: Open, watch: FakeTime) -> tuple[Store, list[Match]]:
    """The same match several times, one for each entry of HIDDEN."""
    store = await opened(time_source=watch, games=lambda name, edition=None: Blind())
    return store, [await begin(store, ANN, BOB, CLEO, key=f"m{number}", rounds=9) for number in range(len(HIDDEN))]


async def hide(store: Store, match: Match, steps: Iterable[type[Action]]) -> Match:
    """Let Bob take these steps in secret."""
    for step in steps:
        action = step()
        match = (await store.submit(match.id, f"{match.id}.{step.__name__}", User(BOB), lambda _, a=action: a)).match  # type: ignore[misc]
    return match


async def agree(store: Store, match: Match, *users: int) -> Match:
    for user in users:
        match = await store.consent.answer(
            match.id, f"{match.id}.{user}{match.question_count}", user, match.question_count, "yes"
        )
    return match


async def seen(store: Store, match: Match) -> Any:
    """What everybody but Bob can see of a match."""
    question = match.question
    asked = None if question is None else (question.kind, question.answers, question.result, question.detail["steps"])
    logs = [
        [(entry.seat, entry.events, entry.steps_undone, entry.undone) for entry in await store.log(match.id, seat=seat)]
        for seat in (None, 2)
    ]
    public = match.rules.view(match.state, None)
    return asked, logs, public, match.turn.decision, match.turn.asked, public_times(match)


def mine(match: Match) -> tuple[Any, int]:
    """What Bob has in secret: his bid, and how many cards."""
    return match.state.bids.choices[1], len(match.state.hands[1])


@pytest.mark.slow
@pytest.mark.parametrize("when", ["before it is asked", "before it is agreed"])
async def test_the_table_undoes_a_step_whatever_was_chosen_in_secret_since(
    opened: Open, watch: FakeTime, when: str
) -> None:
    store, matches = await tables(opened, watch)
    looks = []
    for match, steps in zip(matches, HIDDEN.values(), strict=True):
        await store.submit(match.id, f"s{match.id}", User(ANN), say("hm"))
        if when == "before it is asked":
            await hide(store, match, steps)
        match = await store.consent.undo(match.id, f"u{match.id}", ANN, "Ann")
        look = [await seen(store, match)]
        match = await agree(store, match, BOB)
        if when == "before it is agreed":
            match = await hide(store, match, steps)
        before = mine(match)
        match = await agree(store, match, CLEO)
        assert match.question is not None and match.question.result == "yes"
        assert mine(match) == before, "what cannot be forgotten stands"
        assert (1 in match.active) == (BlindBid not in steps)
        looks.append([*look, await seen(store, match)])
        await store.verify(match.id)
    assert all(look == looks[0] for look in looks)


async def test_a_free_undo_stays_free(opened: Open, watch: FakeTime) -> None:
    store, matches = await tables(opened, watch)
    for match, steps in zip(matches, HIDDEN.values(), strict=True):
        await submit_bid(store, match, f"b{match.id}", ANN)
        before = mine(await hide(store, await store.match(match.id), steps))
        match = await store.consent.undo(match.id, f"u{match.id}", ANN, "Ann", free_only=True)
        assert 0 in match.active and mine(match) == before
        await store.verify(match.id)


@pytest.mark.slow
async def test_a_choice_that_drew_nothing_is_undone_with_the_step(opened: Open, watch: FakeTime) -> None:
    store, (match, *_) = await tables(opened, watch)
    await store.submit(match.id, "s", User(ANN), say("hm"))
    await submit_bid(store, match, "b", BOB)
    match = await agree(store, await store.consent.undo(match.id, "u", ANN, "Ann"), BOB, CLEO)
    assert match.active == (0, 1, 2)


async def test_back_to_an_earlier_decision_nothing_of_the_later_one_stands(opened: Open, watch: FakeTime) -> None:
    store, matches = await tables(opened, watch)
    for match, steps in zip(matches, HIDDEN.values(), strict=True):
        await store.submit(match.id, f"c{match.id}", User(ANN), lambda _: Call())
        before = mine(match)
        await hide(store, match, steps)
        match = await agree(store, await store.consent.undo(match.id, f"u{match.id}", ANN, "Ann"), BOB, CLEO)
        assert match.question is not None and match.question.result == "yes"
        assert match.active == (0, 1, 2) and mine(match) == before
        await store.verify(match.id)


async def test_ones_own_draw_is_not_undone(opened: Open, watch: FakeTime) -> None:
    store, (match, *_) = await tables(opened, watch)
    match = await hide(store, match, [BlindBid])
    with pytest.raises(Refused, match="undo_draw"):
        await store.consent.undo(match.id, "u", BOB, "Bob")


async def test_a_draw_that_everybody_noticed_is_not_undone(opened: Open, watch: FakeTime) -> None:
    """The last bid reveals all bids and ends the decision: then it is no secret any more that there were draws."""
    store, (match, *_) = await tables(opened, watch)
    await store.submit(match.id, "s", User(ANN), say("hm"))
    for user in (BOB, CLEO):
        await submit_bid(store, match, f"b{user}", user)
    await submit_bid(store, match, "b", ANN)
    with pytest.raises(Refused, match="undo_draw"):
        await store.consent.undo(match.id, "u", ANN, "Ann")
