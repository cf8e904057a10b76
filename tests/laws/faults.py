"""Planted faults: ways to break the toy game, each of which the laws have to notice.

Every fault changes classes of the toy through pytest's monkeypatch, and says which laws may be the ones to notice it.
"""

import itertools
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked
from pytest import MonkeyPatch

from games.core.action import Action
from games.core.chance import Chance, RecordedChance
from games.core.event import Told
from games.core.game import Game, Outcome, Step
from games.core.illegal import NOT_OFFERED
from games.core.sealed import Sealed
from games.laws.setups import Setup
from tests.laws.toy import actions as verbs
from tests.laws.toy import state as nouns
from tests.laws.toy.game import Symposium, SymposiumWords
from tests.laws.toy.state import SymposiumView

Plant = Callable[[MonkeyPatch], Game[Any, Any] | None]


@dataclass(frozen=True)
class Fault:
    """One fault: how it is planted, and the laws that may notice it."""

    plant: Plant
    noticed_by: frozenset[str]


FAULTS: dict[str, Fault] = {}


def fault(*noticed_by: str) -> Callable[[Plant], Plant]:
    def register(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = Fault(plant, frozenset(noticed_by))
        return plant

    return register


def before(patch: MonkeyPatch, owner: type, name: str, extra: Callable[..., Any]) -> None:
    """Do something before a method does what it always did."""
    always = getattr(owner, name)

    def both(*arguments: Any) -> Any:
        extra(*arguments)
        return always(*arguments)

    patch.setattr(owner, name, both)


def after(patch: MonkeyPatch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Change what a method returns: `change(returned, *arguments)`."""
    always = getattr(owner, name)
    patch.setattr(owner, name, lambda *arguments: change(always(*arguments), *arguments))


# -- leaks -----------------------------------------------------------------------------------------------------


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


# -- purity, luck, order ---------------------------------------------------------------------------------------


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


# -- legality --------------------------------------------------------------------------------------------------


@fault("applying_changes_nothing", "offered_actions_apply", "every_offered_action_can_be_played")
def offered_and_not_applicable(patch: MonkeyPatch) -> None:
    """Wearing a mask that nobody has."""
    after(patch, verbs.Wear, "offers", lambda ways, s, me: [*ways, verbs.Wear.of("persona")])
    patch.setattr(verbs.Wear, "obstacle", Action.obstacle)


@fault("offers_and_obstacles_agree")
def offered_in_spite_of_an_obstacle(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Throw, "obstacle", lambda throw, s, me: "poor" if s.guests[me].coins < 4 else None)


@fault("offers_and_obstacles_agree")
def applicable_and_not_offered(patch: MonkeyPatch) -> None:
    after(patch, verbs.Walk, "offers", lambda ways, s, me: list(ways)[: 1 if s.guests[me].coins > 4 else None])


@fault("other_actions_are_refused", "only_active_seats_act")
def what_was_not_offered_is_allowed(patch: MonkeyPatch) -> None:
    always = Symposium.check

    def check(game: Symposium, s: nouns.State, seat: int, action: Action) -> None:
        if not isinstance(action, verbs.Wear):
            always(game, s, seat, action)

    patch.setattr(Symposium, "check", check)


@fault("other_actions_are_refused", "offers_and_obstacles_agree")
def obstacle_fails_on_forged_values(patch: MonkeyPatch) -> None:
    def obstacle(walk: verbs.Walk, s: nouns.State, me: int) -> str | None:
        near = [False] * nouns.COUCHES
        for step in (1, -1):
            near[(s.guests[me].couch + step) % nouns.COUCHES] = True
        return None if near[walk.couch] else NOT_OFFERED

    patch.setattr(verbs.Walk, "obstacle", obstacle)


@fault("timeouts_are_legal")
def timeout_is_illegal(patch: MonkeyPatch) -> None:
    patch.setattr(Symposium, "timeout_action", lambda game, s, seat: verbs.Offer.of())


@fault("instinct_is_allowed")
def instinct_bids_what_it_has_not(patch: MonkeyPatch) -> None:
    def greed(game: Symposium, view: SymposiumView, chance: Chance) -> Action | None:
        return verbs.Bid.of(4) if view.phase == "bids" and view.seat not in view.chosen else None

    patch.setattr(Symposium, "instinct", greed)


@fault("offered_actions_apply", "applying_changes_nothing")
def computer_leaves_the_form_empty(patch: MonkeyPatch) -> None:
    patch.setattr(Symposium, "fill", Game.fill)


@fault("offers_are_well_formed", "labels_differ")
def action_is_offered_twice(patch: MonkeyPatch) -> None:
    after(patch, verbs.Bid, "offers", lambda ways, s, me: [*ways, *ways])


@fault("games_end")
def game_never_ends(patch: MonkeyPatch) -> None:
    before(patch, verbs.Offer, "play", lambda offer, s, me, chance: setattr(s, "round", 0))


@fault("absent_games_end")
def game_of_the_absent_never_ends(patch: MonkeyPatch) -> None:
    """Random players come through; the clock empties the cup for ever."""

    def dither(action: Action, game: Symposium, s: nouns.State, seat: int) -> Action:
        return verbs.Empty.of() if s.phase == "wine" and s.guests[seat].mixture else action

    after(patch, Symposium, "timeout_action", dither)


@fault("over_means_outcome", "offered_actions_apply", "outcomes_make_one")
def outcome_while_somebody_is_active(patch: MonkeyPatch) -> None:
    after(
        patch,
        Symposium,
        "outcome",
        lambda outcome, game, s: Outcome((0,), (1,) * len(s.guests), "early") if s.phase == "bids" else outcome,
    )


# -- storage ---------------------------------------------------------------------------------------------------


@fault("states_read_back")
def field_is_not_stored(patch: MonkeyPatch) -> Game[Any, Any]:
    """A field that is written and not read."""
    codec = TypeAdapter(nouns.State)

    class Forgetful:
        dump_json, dump_python = codec.dump_json, codec.dump_python

        def validate_json(self, blob: bytes) -> nouns.State:
            return replace(codec.validate_json(blob), riddle="")

    patch.setattr(Symposium, "state_codec", Forgetful())
    return Symposium()


@fault("state_is_ordered_and_exact")
def state_holds_a_float(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Tipsy:
        options: nouns.ToyOptions
        guests: list[nouns.Guest]
        tipsiness: dict[int, float]

    return type("TipsySymposium", (Symposium,), {"State": Tipsy})()  # type: ignore[no-any-return]


@fault("state_is_ordered_and_exact")
def state_holds_a_set(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Crowd:
        options: nouns.ToyOptions
        present: Annotated[set[int], Field(max_length=5)]

    return type("CrowdedSymposium", (Symposium,), {"State": Crowd})()  # type: ignore[no-any-return]


# -- words -----------------------------------------------------------------------------------------------------


@fault("labels_differ")
def labels_are_the_same(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "label", lambda words, view, action: words.verb(type(action)))


@fault("labels_differ")
def label_is_too_long(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "label", lambda text, words, view, action: text + " and all that follows from it" * 3)


@fault("positions_are_worded")
def text_pings_a_player(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "headline", lambda words, view: f"{words.names[view.turn]} is called upon")


@fault("events_are_worded")
def log_pings_what_was_typed(patch: MonkeyPatch) -> None:
    patch.setattr(
        SymposiumWords,
        "tell",
        lambda words, event: f"Riddle: {event.text}" if isinstance(event, nouns.Riddled) else "Something happened.",
    )


@fault("positions_are_worded")
def picture_has_no_alt_text(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "alt", lambda words, view: "")


@fault("forms_are_valid")
def form_asks_for_nothing(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "blanks", lambda words, view, action: [])


@fault("other_actions_are_refused")
def refusal_has_no_words(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "refusal", lambda text, words, view, action, reason: text * (reason == "not_active"))


def setups_of(game: Game[Any, Any]) -> Iterable[Setup]:
    """Where faults are looked for: few seats and many."""
    return [Setup(game, seats, game.Options()) for seats in (2, 3)]
