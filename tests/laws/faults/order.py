"""Purity, luck and order: what is shared, hidden from the record, or different in another process."""

import itertools
import random
from typing import Any

from pytest import MonkeyPatch

from games.core.action import Action
from games.core.chance import Chance, RecordedChance
from games.core.game import Step
from tests.laws.faults.planting import after, before, fault
from tests.laws.toy import actions as verbs
from tests.laws.toy import state as nouns
from tests.laws.toy.game import Symposium


@fault("states_share_nothing", "applying_changes_nothing")
def apply_forgets_to_copy(patch: MonkeyPatch) -> None:
    def apply(game: Symposium, state: Any, seat: int, action: Action, chance: Chance) -> Step[Any]:
        game.check(state, seat, action)
        recorded = RecordedChance(chance.below)
        action.play(state, seat, recorded)  # not on a copy
        return Step(state, tuple(recorded.draws), tuple(recorded.events))

    patch.setattr(Symposium, "apply", apply)


@fault("applying_changes_nothing", "order_is_stable")
def asking_changes_the_state(patch: MonkeyPatch) -> None:
    before(patch, Symposium, "view", lambda game, s, seat: s.bag.reverse())


@fault("states_share_nothing")
def guests_are_shared(patch: MonkeyPatch) -> None:
    """Every determinized world has the same bag object."""
    shared: list[str] = []

    def share(s: nouns.State, *_: Any) -> nouns.State:
        shared[:] = s.bag
        s.bag = shared
        return s

    after(patch, Symposium, "determinize", share)


@fault("nothing_is_held_twice")
def hands_are_one_list(patch: MonkeyPatch) -> None:
    def one(s: nouns.State, *_: Any) -> nouns.State:
        s.guests[1].mixture = s.guests[0].mixture
        return s

    after(patch, Symposium, "start", one)


@fault("replays_are_the_same", "both_doors_are_one")
def play_uses_global_random(patch: MonkeyPatch) -> None:
    def gift(throw: Action, s: nouns.State, me: int, chance: Chance) -> None:
        s.guests[me].coins += random.randrange(1000)

    before(patch, verbs.Throw, "play", gift)


@fault("replays_are_the_same", "both_doors_are_one")
def draw_goes_unrecorded(patch: MonkeyPatch) -> None:
    """Luck of its own, kept beside the state."""
    own = itertools.count()

    def play(draw: verbs.Draw, s: nouns.State, me: int, chance: Chance) -> None:
        mask = s.bag.pop(next(own) % len(s.bag))
        s.guests[me].hand = sorted([*s.guests[me].hand, mask])
        verbs.pass_on(s)

    patch.setattr(verbs.Draw, "play", play)


@fault("both_doors_are_one")
def play_depends_on_who_listens(patch: MonkeyPatch) -> None:
    def gift(throw: Action, s: nouns.State, me: int, chance: Chance) -> None:
        s.guests[me].coins += hasattr(chance, "events")

    before(patch, verbs.Throw, "play", gift)


@fault("order_is_stable", "offers_follow_from_the_view")
def order_depends_on_the_object(patch: MonkeyPatch) -> None:
    after(
        patch,
        verbs.Walk,
        "offers",
        lambda ways, s, me: ways[::-1] if id(s) // 16 % 3 else ways,
    )


@fault("processes_agree")
def order_depends_on_the_hash_seed(patch: MonkeyPatch) -> None:
    after(patch, verbs.Wear, "offers", lambda ways, s, me: list(dict.fromkeys({w.mask: w for w in set(ways)}.values())))
