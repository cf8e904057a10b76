"""The `Game` class of Gorgias: it ties state, actions, view, computer player and presentation together."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.values import Decision, Event, Outcome, classes_in
from games.gorgias import actions, events
from games.gorgias.computer import prospects, quick_action
from games.gorgias.content import missing_topics
from games.gorgias.presentation import GorgiasPresentation
from games.gorgias.rules import begin_round, decide_winner
from games.gorgias.state import GorgiasOptions
from games.gorgias.state import State as Debate
from games.gorgias.view import GorgiasView, guess_state, view_of
from games.gorgias.words import say

_OPENING = (actions.Roll, actions.LeaveToChance)
_REMOVING = (actions.RemoveDie, actions.LeaveToChance)
_REROLLING = (actions.Reroll, actions.Stop, actions.LeaveToChance)
_CAPTURING = (actions.TakeInstead,)
_PLACING = (
    *(actions.ArrangeAgain, actions.ArrangeCards, actions.PlaceGroup),
    *(actions.LeaveCardEmpty, actions.StartOver, actions.ArrangeForMe),
)
_COLOURING = (actions.ChooseColours, actions.ArrangeCards, actions.StartOver, actions.ArrangeForMe)
_COMPLETE = (actions.Ready, actions.ArrangeCards, actions.RecolourCards, actions.StartOver)
_READY = (actions.Reconsider,)


class Gorgias(Game[Debate, GorgiasView]):
    """A press-your-luck dice game of philosophical debates for two players, by Michael Fogus."""

    name = "gorgias"
    title = "Gorgias"
    seats = range(2, 3)
    words = say
    edition = 1
    Options = GorgiasOptions
    State = Debate
    View = GorgiasView
    actions = classes_in(actions, of=Action)
    events = classes_in(events, of=Event)

    def start(self, seats: int, options: GorgiasOptions, chance: Chance) -> Debate:
        state = Debate(options=options, first=chance.below(2))
        begin_round(state, chance)
        return state

    def active_seats(self, state: Debate) -> tuple[int, ...]:
        if state.sealed is not None:
            return state.sealed.waiting
        return () if state.phase == "over" else (state.speaker,)

    def decision(self, state: Debate) -> Decision:
        if state.phase == "over":
            return ()
        if state.phase == "arranging":
            return ("arrange", state.round)
        return ("capture" if state.phase == "capturing" else "statement", state.round, state.speaker)

    def asked_seats(self, state: Debate) -> tuple[int, ...]:
        return self.active_seats(state) if state.sealed is None else state.sealed.seats

    def free_seats(self, state: Debate) -> tuple[int, ...]:
        """Return the seats that have finished their layouts; they may reopen them until both have finished."""
        return () if state.sealed is None else state.sealed.chosen

    def action_types(self, state: Debate, seat: int) -> tuple[type[Action], ...]:
        phase = state.phase
        if phase == "arranging":
            assert state.sealed is not None
            if state.sealed.has_chosen(seat):
                return _READY
            draft = state.drafts[seat]
            if draft.stance is not None:
                return _COLOURING
            return _COMPLETE if draft.complete else _PLACING
        if phase == "rerolling":
            return _REROLLING
        if phase == "opening":
            return _OPENING
        return _REMOVING if phase == "removing" else _CAPTURING

    def view(self, state: Debate, seat: int | None) -> GorgiasView:
        return view_of(state, seat)

    def determinize(self, view: GorgiasView, chance: Chance) -> Debate:
        return guess_state(view, chance)

    def outcome(self, state: Debate) -> Outcome | None:
        return decide_winner(state.captured) if state.phase == "over" else None

    def timeout_action(self, state: Debate, seat: int) -> Action:
        """Return the action for a seat whose time has run out: chance finishes its rolls or its layout (rules, G16).

        A seat that has to choose a pyramid from the common stock takes the first one offered.
        """
        if state.phase == "arranging":
            return actions.Ready.of() if state.drafts[seat].complete else actions.ArrangeForMe.of()
        if state.phase == "capturing":
            return self.legal_actions(state, seat)[0]
        may_stop = state.phase == "rerolling" and not missing_topics(state.dice)
        return actions.Stop.of() if may_stop else actions.LeaveToChance.of()

    def fill(self, view: GorgiasView, action: Action, chance: Chance) -> Action:
        if not action.open or view.own is None or view.seat is None:
            return action
        return actions.fill_cards(view.own, view.statements[view.seat], type(action), chance)

    def rollout_action(self, state: Debate, seat: int, chance: Chance) -> Action:
        if (quick := quick_action(state, seat, chance)) is not None:
            return quick
        return chance.pick(self.single_steps(state, seat))

    def evaluate(self, state: Debate) -> tuple[float, float] | None:
        return prospects(state)

    def presentation(self, names: Sequence[str]) -> GorgiasPresentation:
        return GorgiasPresentation(self, names)
