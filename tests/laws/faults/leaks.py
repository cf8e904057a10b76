"""Leaks: a seat is shown, offered or told what it may not know."""

from dataclasses import replace
from typing import Any

from pytest import MonkeyPatch

from games.core.action import Action
from games.core.chance import Chance
from games.core.event import Told
from games.core.sealed import Sealed
from tests.laws.faults.planting import after, before, fault
from tests.laws.toy import actions as verbs
from tests.laws.toy import state as nouns
from tests.laws.toy.game import Symposium
from tests.laws.toy.state import SymposiumView


@fault("worlds_look_the_same")
def view_shows_a_card_of_another(patch: MonkeyPatch) -> None:
    """The number of cards gives a card away."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        extra = 100 * nouns.MASKS.index(s.guests[1].hand[0]) if s.guests[1].hand else 0
        return view.model_copy(update={"bag": view.bag + extra})

    after(patch, Symposium, "view", leak)


@fault("secrets_are_guessed")
def view_shows_all_hands_and_determinize_believes_it(patch: MonkeyPatch) -> None:
    """Everything fits, and nothing is secret: only the law of guesses can know."""
    after(
        patch,
        Symposium,
        "view",
        lambda view, game, s, seat: view.model_copy(update={"hands": tuple(tuple(g.hand) for g in s.guests)}),
    )


@fault("secrets_are_guessed", "secret_choices_are_unseen")
def view_shows_bids_and_determinize_believes_it(patch: MonkeyPatch) -> None:
    """What others bid is in the view (where whose turn it is should be), and is read from there."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        bids = tuple(-1 if bid is None else bid for bid in s.bids.choices.values()) if s.bids else ()
        return view.model_copy(update={"drunk": (*s.drunk, bids)})

    def believe(s: nouns.State, game: Symposium, v: SymposiumView, chance: Chance) -> nouns.State:
        s.drunk = v.drunk[:-1]
        for seat, bid in enumerate(v.drunk[-1]):
            if bid >= 0 and s.bids:
                s.bids.choose(seat, bid)
        return s

    after(patch, Symposium, "view", leak)
    after(patch, Symposium, "determinize", believe)


@fault("offers_follow_from_the_view")
def offers_depend_on_anothers_hand(patch: MonkeyPatch) -> None:
    after(
        patch,
        verbs.Draw,
        "offers",
        lambda ways, s, me: ways if "lyra" not in s.guests[(me + 1) % len(s.guests)].hand else (),
    )


@fault("offers_follow_from_the_view")
def timeouts_depend_on_anothers_hand(patch: MonkeyPatch) -> None:
    def peek(action: Action, game: Symposium, s: nouns.State, seat: int) -> Action:
        spy = s.phase == "turns" and "lyra" in s.guests[(seat + 1) % len(s.guests)].hand
        return game.legal_actions(s, seat)[-1 if not s.guests[seat].moved else 0] if spy else action

    after(patch, Symposium, "timeout_action", peek)


@fault("refusals_follow_from_the_view")
def refusals_tell_of_the_bag(patch: MonkeyPatch) -> None:
    """That a mask is not yours is one thing; that nobody has it is another."""

    def tattle(mask: verbs.Wear, s: nouns.State, me: int) -> str | None:
        if mask.mask in s.guests[me].hand:
            return None
        return "in_the_bag" if mask.mask in s.bag else "not_yours"

    patch.setattr(verbs.Wear, "obstacle", tattle)


@fault("events_follow_from_what_is_seen")
def drawn_card_is_told_to_all(patch: MonkeyPatch) -> None:
    after(
        patch,
        Symposium,
        "apply",
        lambda step, *_: replace(step, events=tuple(Told(None, told.event) for told in step.events)),
    )


@fault("secret_choices_are_unseen")
def bid_is_told_to_all(patch: MonkeyPatch) -> None:
    before(patch, verbs.Bid, "play", lambda bid, s, me, chance: chance.tell(nouns.Thrown, me, bid.coins))


@fault("secret_choices_are_unseen")
def number_of_measures_is_told_to_all(patch: MonkeyPatch) -> None:
    before(patch, verbs.Pour, "play", lambda pour, s, me, chance: chance.tell(nouns.Mixed, me) if pour.wine else None)


@fault("secret_choices_are_unseen")
def length_of_a_wish_is_told_to_all(patch: MonkeyPatch) -> None:
    """What is typed unseen is no more public than what is pressed unseen, nor is how long it is."""
    before(patch, verbs.Wish, "play", lambda wish, s, me, chance: chance.tell(nouns.Thrown, me, len(wish.text)))


@fault("secret_choices_are_unseen")
def words_of_a_wish_show(patch: MonkeyPatch) -> None:
    """A wish with an unusual word in it shows: in worlds guessed by computer players there is none."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        odd = sum(guest.wish not in ("", "Long life") for guest in s.guests)
        return view.model_copy(update={"bag": view.bag + 100 * odd})

    after(patch, Symposium, "view", leak)


@fault("secret_choices_have_no_order")
def order_of_bids_shows(patch: MonkeyPatch) -> None:
    """Who chose first stands first. What is seen still follows from the view, so only the order tells."""

    def choose(box: Sealed[Any], seat: int, choice: Any) -> bool:
        box.choices.pop(seat)
        box.choices = {seat: choice, **box.choices}
        return None not in box.choices.values()

    def believe(s: nouns.State, game: Symposium, v: SymposiumView, chance: Chance) -> nouns.State:
        for box in (s.bids, s.cups):
            if box:
                box.choices = {seat: box.choices[seat] for seat in (*v.chosen, *box.waiting)}
        return s

    patch.setattr(Sealed, "choose", choose)
    after(patch, Symposium, "determinize", believe)
    after(patch, Symposium, "active_seats", lambda seats, *_: tuple(sorted(seats)))


@fault("sealed_boxes_are_opened", "over_means_outcome", "offered_actions_apply")
def box_is_never_opened(patch: MonkeyPatch) -> None:
    always = Sealed.choose
    patch.setattr(Sealed, "choose", lambda box, seat, choice: (always(box, seat, choice), False)[1])
