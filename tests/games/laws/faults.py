"""Planted faults: ways to break the toy game, each of which the laws have to notice.

A fault changes classes of the toy through pytest's monkeypatch: what is leaked, what is offered and refused, what is
shared or left out of the record, what does not read back, and what is worded badly.
"""

import itertools
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked
from pytest import MonkeyPatch

from games.core.action import NOT_ACTIVE, NOT_OFFERED, Action, action
from games.core.chance import Chance, RecordedChance
from games.core.game import Game, Step
from games.core.sealed import Sealed
from games.core.states import clone
from games.core.values import Outcome, Told
from games.core.words import EMPTY, Markdown
from games.laws.setups import Setup
from tests.games.laws.toy import actions as verbs
from tests.games.laws.toy import state as nouns
from tests.games.laws.toy.game import Symposium, SymposiumWords
from tests.games.laws.toy.state import SymposiumView

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


def setups_of(game: Game[Any, Any]) -> Iterable[Setup]:
    """Where faults are looked for: few seats and many."""
    return [Setup(game, seats, game.Options()) for seats in (2, 3)]


@fault("worlds_look_the_same")
def view_shows_a_card_of_another(patch: MonkeyPatch) -> None:
    """The number of cards gives a card away."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        if s.guests[1].hand:
            view.bag += [None] * (100 * nouns.MASKS.index(s.guests[1].hand[0]))
        return view

    after(patch, Symposium, "view", leak)


@fault("secrets_are_guessed")
def view_shows_all_hands_and_determinize_believes_it(patch: MonkeyPatch) -> None:
    """Everything fits, and nothing is secret: only the law of guesses can know."""
    after(
        patch,
        Symposium,
        "view",
        lambda view, game, s, seat: replace(view, hands=tuple(tuple(g.hand) for g in s.guests)),
    )


@fault("secrets_are_guessed", "secret_choices_are_unseen", "choosers_are_hidden")
def view_shows_bids_and_determinize_believes_it(patch: MonkeyPatch) -> None:
    """What others bid is in the view (where whose turn it is should be), and is read from there."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        bids = tuple(-1 if bid is None else bid for bid in s.bids.choices.values()) if s.bids else ()
        return replace(view, drunk=(*s.drunk, bids))

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


@fault("active_seats_are_in_order")
def bids_are_offered_as_shortcuts_only(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Bid, "shortcut", True)


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


@fault("events_follow_from_what_is_seen", "hidden_choices_are_silent")
def drawn_card_is_told_to_all(patch: MonkeyPatch) -> None:
    after(
        patch,
        Symposium,
        "apply",
        lambda step, *_: replace(step, events=tuple(Told(None, told.event) for told in step.events)),
    )


@fault("secret_choices_are_unseen", "hidden_choices_are_silent")
def bid_is_told_to_all(patch: MonkeyPatch) -> None:
    before(patch, verbs.Bid, "play", lambda bid, s, me, chance: chance.tell(nouns.Thrown, me, bid.coins))


@fault("secret_choices_are_unseen", "hidden_choices_are_silent")
def number_of_measures_is_told_to_all(patch: MonkeyPatch) -> None:
    before(patch, verbs.Pour, "play", lambda pour, s, me, chance: chance.tell(nouns.Mixed, me) if pour.wine else None)


@fault("secret_choices_are_unseen", "hidden_choices_are_silent")
def length_of_a_wish_is_told_to_all(patch: MonkeyPatch) -> None:
    """What is typed unseen is no more public than what is pressed unseen, nor is how long it is."""
    before(patch, verbs.Wish, "play", lambda wish, s, me, chance: chance.tell(nouns.Thrown, me, len(wish.text)))


@fault("secret_choices_are_unseen")
def words_of_a_wish_show(patch: MonkeyPatch) -> None:
    """A wish with an unusual word in it shows: in worlds guessed by computer players there is none."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        odd = sum(guest.wish not in ("", "Long life") for guest in s.guests)
        view.bag += [None] * (100 * odd)
        return view

    after(patch, Symposium, "view", leak)


@fault("secret_choices_have_no_order")
def order_of_bids_shows(patch: MonkeyPatch) -> None:
    """When all bids are opened, everybody sees who was the last."""

    def note(bid: verbs.Bid, s: nouns.State, me: int, chance: Chance) -> None:
        if s.bids and s.bids.waiting == (me,):
            s.toasts.append(me)

    before(patch, verbs.Bid, "play", note)


@fault("sealed_boxes_are_opened", "over_means_outcome", "offered_actions_apply")
def box_is_never_opened(patch: MonkeyPatch) -> None:
    always = Sealed.choose
    patch.setattr(Sealed, "choose", lambda box, seat, choice: (always(box, seat, choice), False)[1])


@fault("applying_changes_nothing", "offered_actions_apply", "every_offered_action_can_be_played")
def offered_and_not_applicable(patch: MonkeyPatch) -> None:
    """Wearing a mask that nobody has."""
    after(patch, verbs.Wear, "offers", lambda ways, s, me: [*ways, verbs.Wear.of("persona")])
    patch.setattr(verbs.Wear, "obstacle", Action.obstacle)


@fault("offers_and_obstacles_agree")
def offered_in_spite_of_an_obstacle(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Throw, "obstacle", lambda throw, s, me: "poor" if s.guests[me].coins < 4 else None)


@fault("offers_and_obstacles_agree", "nobody_is_asked_without_a_choice")
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
    def greed(game: Symposium, view: SymposiumView, chance: Chance, taste: int) -> Action | None:
        return verbs.Bid.of(4) if view.bids and view.bid is None else None

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


@fault("views_share_nothing")
def view_holds_the_state_s_own_list(patch: MonkeyPatch) -> None:
    """A view that somebody keeps goes on with the state."""

    def alias(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        view.toasts = s.toasts
        return view

    after(patch, Symposium, "view", alias)


@fault("views_share_nothing")
def world_holds_the_view_s_own_list(patch: MonkeyPatch) -> None:
    number = itertools.count()

    def alias(s: nouns.State, game: Symposium, v: SymposiumView, chance: Chance) -> nouns.State:
        if next(number) % 2:
            s.toasts = v.toasts
        return s

    after(patch, Symposium, "determinize", alias)


@fault("views_share_nothing")
def views_share_a_list(patch: MonkeyPatch) -> None:
    """What a spectator's screen changes in its view, the players' screens show."""
    bag: list[None] = []

    def share(view: SymposiumView, *_: Any) -> SymposiumView:
        bag[:], view.bag = view.bag, bag
        return view

    after(patch, Symposium, "view", share)


@fault("views_read_back")
def view_holds_the_guests_themselves(patch: MonkeyPatch) -> None:
    """Copies, with the hands face down, but of the class with the wishes in it."""

    def careless(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        guests = [replace(guest, hand=[None] * len(guest.hand)) for guest in clone(s).guests]
        view.guests = guests
        return view

    after(patch, Symposium, "view", careless)


@fault("views_read_back")
def view_holds_the_hands_themselves(patch: MonkeyPatch) -> None:
    def careless(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        for shown, guest in zip(view.guests, s.guests, strict=True):
            shown.hand = list(guest.hand)
        return view

    after(patch, Symposium, "view", careless)


@fault("nobody_changes_a_view")
def words_change_a_view(patch: MonkeyPatch) -> None:
    before(patch, SymposiumWords, "headline", lambda words, view: view.guests.reverse())


@fault("order_is_stable", "nobody_changes_a_view")
def computer_changes_a_view(patch: MonkeyPatch) -> None:
    before(patch, Symposium, "determinize", lambda game, view, chance: setattr(view, "riddle", view.riddle + "?"))


@fault("state_is_ordered_and_exact")
def state_leaves_a_type_open(patch: MonkeyPatch) -> Game[Any, Any]:
    """What pydantic knows of a type variable is its bound, so it would not store what is hidden."""

    @checked(slots=True)
    class Open(nouns.Public):  # type: ignore[type-arg]
        pass

    return type("OpenSymposium", (Symposium,), {"State": Open})()  # type: ignore[no-any-return]


@fault("view_has_the_public_half")
def view_has_no_public_half(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Own:
        seat: int | None = None

    return type("BlindSymposium", (Symposium,), {"View": Own})()  # type: ignore[no-any-return]


@fault("view_has_the_public_half")
def view_is_untyped(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Untyped(nouns.Public[nouns.PublicGuest[None], None]):
        seat: int | None = None
        more: object = None

    return type("UntypedSymposium", (Symposium,), {"View": Untyped})()  # type: ignore[no-any-return]


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


@fault("decisions_follow_from_every_view")
def decision_tells_of_hidden_measures(patch: MonkeyPatch) -> None:
    after(patch, Symposium, "decision", lambda key, game, s: (*key, sum(len(guest.mixture) for guest in s.guests)))


@fault("decisions_follow_from_every_view")
def asked_seats_tell_of_hidden_measures(patch: MonkeyPatch) -> None:
    """Whoever has a full cup is not asked any more."""
    after(
        patch,
        Symposium,
        "asked_seats",
        lambda seats, game, s: tuple(seat for seat in seats if len(s.guests[seat].mixture) < 2) or seats[:1],
    )


@fault("nobody_is_asked_without_a_choice")
def guest_who_can_only_throw_is_asked(patch: MonkeyPatch) -> None:
    after(patch, Symposium, "action_types", lambda types, game, s, seat: (verbs.Throw,) if len(types) == 4 else types)


@fault("decisions_change_with_the_question")
def another_guest_decides_the_same(patch: MonkeyPatch) -> None:
    after(patch, Symposium, "decision", lambda key, game, s: key[:2] if s.phase == "turns" else key)


@fault("decisions_change_with_the_question")
def cups_are_the_same_decision_as_bids(patch: MonkeyPatch) -> None:
    """All are active before the last bid or only one: neither who was asked says that it was opened."""
    after(patch, Symposium, "decision", lambda key, game, s: ("all", s.round) if s.bids or s.cups else key)


@fault("decisions_change_with_the_question")
def others_are_asked_something_else_in_the_same_decision(patch: MonkeyPatch) -> Game[Any, Any]:
    """Once somebody has bid the others outbid, yet no decision has begun."""

    @action
    class Outbid(Action):
        """Bid more, unseen."""

        secret = True
        coins: int

        @classmethod
        def offers(cls, s: nouns.State, me: int) -> "Iterable[Outbid]":
            return [cls.of(coins) for coins in range(min(s.guests[me].coins, 4) + 1)]

        def play(self, s: nouns.State, me: int, chance: Chance) -> None:
            verbs.Bid.of(self.coins).play(s, me, chance)

    def types(types: Any, game: Symposium, s: nouns.State, seat: int) -> Any:
        return types if s.phase != "bids" or s.bids is None or not s.bids.chosen else (Outbid,)

    patch.setattr(Symposium, "actions", (*Symposium.actions, Outbid))
    after(patch, Symposium, "action_types", types)
    return Symposium()


@fault("decisions_last_while_choices_are_hidden")
def every_bid_is_another_decision(patch: MonkeyPatch) -> None:
    """The key follows from the view, which shows how many have bid, but each bid begins a turn that all see."""
    after(patch, Symposium, "decision", lambda key, game, s: (*key, len(s.bids.chosen)) if s.bids else key)


@fault("decisions_last_while_choices_are_hidden", "decisions_follow_from_every_view")
def whoever_has_bid_is_not_asked_any_more(patch: MonkeyPatch) -> None:
    patch.setattr(Symposium, "asked_seats", lambda game, s: game.active_seats(s))


@fault("hidden_choices_are_silent")
def who_has_bid_is_told_to_all(patch: MonkeyPatch) -> None:
    """How much is not told."""
    before(patch, verbs.Bid, "play", lambda bid, s, me, chance: chance.tell(nouns.Took, me))


@fault("hidden_choices_are_silent")
def who_mixes_is_told_to_all(patch: MonkeyPatch) -> None:
    """A guest that still mixes has not set its cup down."""
    before(patch, verbs.Pour, "play", lambda pour, s, me, chance: chance.tell(nouns.Took, me))


@fault("hidden_choices_are_silent")
def who_takes_the_cup_back_is_told_to_all(patch: MonkeyPatch) -> None:
    """Even if the action does not count as secret."""
    patch.setattr(verbs.TakeBack, "secret", False)
    before(patch, verbs.TakeBack, "play", lambda back, s, me, chance: chance.tell(nouns.Took, me))


@fault("hidden_choices_are_silent")
def moment_of_a_wish_shows(patch: MonkeyPatch) -> None:
    """Nobody is named, and the number of bids to come stays the same, but somebody is there."""
    before(patch, verbs.Wish, "play", lambda wish, s, me, chance: s.toasts.append(0))


@fault("choosers_are_hidden")
def view_shows_who_has_bid(patch: MonkeyPatch) -> None:
    """Who has bid is in the view, and worlds are guessed accordingly."""

    def leak(view: SymposiumView, game: Symposium, s: nouns.State, seat: int | None) -> SymposiumView:
        return replace(view, drunk=(*s.drunk, s.bids.chosen if s.bids else ()))

    def believe(s: nouns.State, game: Symposium, v: SymposiumView, chance: Chance) -> nouns.State:
        s.drunk = v.drunk[:-1]
        if s.bids:
            bids = {seat: bid for seat, bid in s.bids.choices.items() if bid is not None and seat == v.seat}
            s.bids = Sealed.for_seats(s.bids.seats)
            for seat in v.drunk[-1]:
                s.bids.choose(seat, bids.get(seat, 0))
        return s

    after(patch, Symposium, "view", leak)
    after(patch, Symposium, "determinize", believe)


@fault("choosers_are_hidden")
def cup_that_was_taken_back_shows(patch: MonkeyPatch) -> None:
    """Setting a cup down shows nothing."""
    before(patch, verbs.TakeBack, "play", lambda back, s, me, chance: setattr(s, "riddle", f"{me}"))


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


@fault("labels_differ")
def labels_are_the_same(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "label", lambda words, view, action: words.verb(type(action)))


@fault("labels_differ")
def label_is_too_long(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "label", lambda text, words, view, action: text + " and all that follows from it" * 3)


@fault("positions_are_worded")
def text_pings_a_player(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "headline", lambda words, view: Markdown(f"{words.names[view.turn]} is called on"))


@fault("positions_are_worded")
def text_is_not_escaped(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "headline", lambda words, view: f"{view.turn} is called on")


@fault("events_are_worded")
def log_pings_what_was_typed(patch: MonkeyPatch) -> None:
    patch.setattr(
        SymposiumWords,
        "tell",
        lambda words, event: Markdown(
            f"Riddle: {event.text}" if isinstance(event, nouns.Riddled) else "Something happened."
        ),
    )


@fault("positions_are_worded")
def picture_has_no_alt_text(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "alt", lambda words, view, part=0: "")


@fault("positions_are_worded")
def two_pictures_are_called_the_same(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "parts", lambda words, view: 2)


@fault("positions_are_worded")
def task_ends_like_a_sentence(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "task", lambda words, view: Markdown("it's your turn."))


@fault("losses_are_named")
def what_is_given_up_is_not_said(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Offer, "gives_up", lambda action, view: True)


@fault("losses_are_named")
def caution_is_given_for_nothing(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "caution", lambda words, view, action: Markdown("Are you sure?"))


@fault("losses_are_named")
def one_of_several_masks_is_given_up(patch: MonkeyPatch) -> None:
    """It is an option of a menu, which plays it at once."""
    patch.setattr(verbs.Wear, "gives_up", lambda action, view: True)
    patch.setattr(
        SymposiumWords, "caution", lambda words, view, action: Markdown("A mask." * isinstance(action, verbs.Wear))
    )


@fault("losses_are_named")
def what_is_given_up_is_a_button_of_the_board(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Throw, "gives_up", lambda action, view: True)
    patch.setattr(
        SymposiumWords, "caution", lambda words, view, action: Markdown("A throw." * isinstance(action, verbs.Throw))
    )
    patch.setattr(SymposiumWords, "shared", lambda words, view: [verbs.Throw.of()])


@fault("forms_are_valid")
def form_asks_for_nothing(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "blanks", lambda words, view, action: [])


@fault("other_actions_are_refused")
def refusal_has_no_words(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "refusal", lambda text, *args: text if NOT_ACTIVE in args else EMPTY)


@fault("tags_are_unique")
def two_actions_share_a_tag(patch: MonkeyPatch) -> None:
    @action
    class Draw(Action):
        """Draw something else."""

        def play(self, s: nouns.State, me: int, chance: Chance) -> None:
            pass

    patch.setattr(Symposium, "actions", (*Symposium.actions, Draw))


@fault("tags_are_unique")
def repeated_choice_is_no_shortcut(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Draw, "again", True)


@fault("tags_are_unique")
def repeated_choice_has_fields(patch: MonkeyPatch) -> None:
    patch.setattr(verbs.Walk, "again", True)
    patch.setattr(verbs.Walk, "shortcut", True)


def repeat(patch: MonkeyPatch) -> None:
    """Make `Empty` an action that repeats a choice."""
    patch.setattr(verbs.Empty, "again", True)
    patch.setattr(verbs.Empty, "shortcut", True)


@fault("repeats_are_legal_and_tell_nothing")
def repeated_choice_is_not_secret(patch: MonkeyPatch) -> None:
    """The wine is mixed in secret, and so is what repeats the last mixture."""
    repeat(patch)
    patch.setattr(verbs.Empty, "secret", False)


@fault("repeats_are_legal_and_tell_nothing")
def repeated_choice_copies_another_guest(patch: MonkeyPatch) -> None:
    def peek(cup: verbs.Empty, s: nouns.State, me: int, chance: Chance) -> None:
        s.guests[me].mixture = list(s.guests[(me + 1) % len(s.guests)].mixture)

    repeat(patch)
    patch.setattr(verbs.Empty, "play", peek)
