"""The `Game` class of Ostrakon, which ties state, actions, view, computer player and presentation together."""

from collections.abc import Sequence
from itertools import product

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.values import Decision, Event, Outcome, classes_in
from games.ostrakon import actions, computer, events
from games.ostrakon.computer import determinize, evaluate
from games.ostrakon.content import PHILOSOPHERS, TEMPLE, subject_cards
from games.ostrakon.presentation import OstrakonPresentation
from games.ostrakon.rules import open_council
from games.ostrakon.state import OstrakonOptions, leader, leading_space, next_speaker, space_of
from games.ostrakon.state import State as Council
from games.ostrakon.view import OstrakonView, view_of
from games.ostrakon.words import say

_CHOOSING = (actions.ChoosePhilosopher, actions.DrawPhilosopher)
_ASKING = (actions.AskPrepared, actions.AskQuestion, actions.KeepSilent)
_PREPARING = (actions.PrepareQuestion, actions.DropPrepared)
_VOTING = (actions.Vote, actions.VoteByLot)
_ANSWERING = (actions.Vote, actions.VoteByLot, actions.Follow)
_LAID = (actions.Vote,)
_OBJECTING = (actions.ObjectToQuestion, actions.WithdrawObjection)
_CORRUPTING = (actions.Corrupt, actions.NameByLot)
_CONSULTING = (actions.Consult, actions.NameByLot)
_DECIDING = (actions.KeepStone, actions.TurnStone)
_ANSWERS: dict[tuple[bool, bool, bool], tuple[type[Action], ...]] = {
    (laid, objections, prepares): (
        *((actions.Vote, actions.Follow) if laid else _ANSWERING),
        *(_OBJECTING if objections else ()),
        *(_PREPARING if prepares and laid else ()),
    )
    for laid, objections, prepares in product((False, True), repeat=3)
}
"""The action types that seats other than the speaker may have while voting. The keys are three conditions: whether the
seat has laid its stone, whether the options allow objections, and whether the seat speaks next; a seat that speaks
next may prepare a question once its stone is laid."""


class Ostrakon(Game[Council, OstrakonView]):
    """The game Ostrakon by Silvano Sorrentino: questions with two answers and foreseen votes, for 5 to 12 players."""

    name = "ostrakon"
    title = "Ostrakon"
    seats = range(5, 13)
    words = say
    edition = 1
    Options = OstrakonOptions
    State = Council
    View = OstrakonView
    actions = classes_in(actions, of=Action)
    events = classes_in(events, of=Event)

    def start(self, seats: int, options: OstrakonOptions, chance: Chance) -> Council:
        state = Council(
            options,
            philosophers=[None] * seats,
            piles=[()] * (TEMPLE + 1),
            branches=[True] * seats,
            deck=list(range(len(subject_cards(options.subjects)))),
        )
        if options.philosophers == "draw":
            cards = list(range(len(PHILOSOPHERS)))
            state.philosophers = [chance.draw(cards) for _ in range(seats)]
            open_council(state, chance)
        return state

    def active_seats(self, state: Council) -> tuple[int, ...]:
        if state.votes is not None:
            return state.votes.waiting
        if state.phase == "choosing":
            return tuple([seat for seat, card in enumerate(state.philosophers) if card is None])
        return () if state.phase == "over" else (state.speaker,)

    def decision(self, state: Council) -> Decision:
        """Return a key that names the decision the game waits for; `()` once the game is over.

        Philosophers are chosen by all seats at the same time, openly, as one decision. After a question is struck out,
        asking another one is a new decision.
        """
        if state.phase in ("choosing", "over"):
            return ("choose",) if state.phase == "choosing" else ()
        questions = len(state.past)
        if state.phase == "asking":
            return ("ask", state.day, questions, state.speaker)
        return ("vote" if state.phase == "voting" else "settle", questions)

    def asked_seats(self, state: Council) -> tuple[int, ...]:
        return self.active_seats(state) if state.votes is None else state.votes.seats

    def free_seats(self, state: Council) -> tuple[int, ...]:
        """Return the seats that may act although the game does not wait for them.

        During a vote these are the seats that have voted, which may change their votes or object; otherwise it is the
        next speaker, if that one is known, who may prepare a question.
        """
        if state.votes is not None:
            return state.votes.chosen
        following = next_speaker(state)
        return () if following is None else (following,)

    def shows_choosers(self, options: OstrakonOptions) -> bool:
        return options.show_voters

    def action_types(self, state: Council, seat: int) -> tuple[type[Action], ...]:
        phase = state.phase
        if phase == "voting":
            return self._voting_types(state, seat)
        if phase == "choosing":
            return _CHOOSING
        if seat != state.speaker:
            return _PREPARING
        if phase == "asking":
            return _ASKING
        if phase == "deciding":
            return _DECIDING
        return _CORRUPTING if phase == "corrupting" else _CONSULTING

    @staticmethod
    def _voting_types(state: Council, seat: int) -> tuple[type[Action], ...]:
        assert state.votes is not None
        laid = state.votes.has_chosen(seat)
        if seat == state.speaker:
            return _LAID if laid else _VOTING
        return _ANSWERS[laid, state.options.objections, seat == next_speaker(state)]

    def view(self, state: Council, seat: int | None) -> OstrakonView:
        return view_of(state, seat)

    def determinize(self, view: OstrakonView, chance: Chance) -> Council:
        return determinize(view, chance)

    def outcome(self, state: Council) -> Outcome | None:
        """Return the winner and each seat's space as its score, or None before the end of the game.

        The seat on top of the pile closest to the Temple wins; the reason is "temple" if the pile is in it, else
        "calendar".
        """
        if state.phase != "over":
            return None
        lead = leading_space(state)
        scores = [space_of(state, seat) or state.sun for seat in range(state.seats)]
        return Outcome((leader(state),), tuple(scores), "temple" if lead == TEMPLE else "calendar")

    def timeout_action(self, state: Council, seat: int) -> Action:
        """Return the action for a seat whose time has run out (rules, A25).

        A speaker asks nothing, or keeps the stone as it is; all other decisions are made at random.
        """
        if state.phase == "voting":
            return actions.VoteByLot.of()
        if state.phase == "choosing":
            return actions.DrawPhilosopher.of()
        if state.phase == "asking":
            return actions.KeepSilent.of()
        return actions.KeepStone.of() if state.phase == "deciding" else actions.NameByLot.of()

    def presentation(self, names: Sequence[str]) -> OstrakonPresentation:
        return OstrakonPresentation(self, names)

    def fill(self, view: OstrakonView, action: Action, chance: Chance) -> Action:
        return computer.fill(view, action, chance)

    def instinct(self, view: OstrakonView, chance: Chance, taste: int) -> Action | None:
        return computer.instinct(view, chance, taste)

    def rollout_action(self, state: Council, seat: int, chance: Chance) -> Action:
        return computer.quick_action(state, seat, chance)

    def evaluate(self, state: Council) -> Sequence[float] | None:
        """Return each seat's estimated chance of winning, from 0 to 1, while a question is to be asked; else None."""
        return evaluate(state) if state.phase == "asking" else None
