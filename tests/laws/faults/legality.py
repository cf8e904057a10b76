"""Legality: what is offered, refused and done, and that games end."""

from pytest import MonkeyPatch

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game, Outcome
from games.core.illegal import NOT_OFFERED
from tests.laws.faults.planting import after, before, fault
from tests.laws.toy import actions as verbs
from tests.laws.toy import state as nouns
from tests.laws.toy.game import Symposium
from tests.laws.toy.state import SymposiumView


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
