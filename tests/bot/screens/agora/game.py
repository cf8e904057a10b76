"""The toy's implementation of `Game`."""

from collections.abc import Sequence
from typing import Any

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.sealed import Sealed, Submissions
from games.core.values import Decision, Outcome
from tests.bot.screens.agora.actions import VERBS, Vote
from tests.bot.screens.agora.state import AgoraOptions, AgoraState, AgoraView, Dealt, Moved, Voted
from tests.bot.screens.agora.words import AgoraWords


class Agora(Game[AgoraState, AgoraView]):
    """Sixteen turns that use every action."""

    name = "agora"
    title = "Agora"
    seats = range(1, 13)
    length = "1 minute"
    edition = 1
    Options = AgoraOptions
    State = AgoraState
    View = AgoraView
    actions = (*VERBS, Vote)
    events = (Moved, Dealt, Voted)

    def start(self, seats: int, options: AgoraOptions, chance: Chance) -> AgoraState:
        return AgoraState([chance.below(52) for _ in range(seats)], options)

    def active_seats(self, state: AgoraState) -> tuple[int, ...]:
        if state.votes is not None:
            return state.votes.seats  # a vote may be changed until the last one is in
        return () if state.turn >= 16 else (state.turn % len(state.hands),)

    def decision(self, state: AgoraState) -> Decision:
        if state.votes is not None:
            return ("vote", state.turn)
        return () if state.turn >= 16 else ("turn", state.turn)

    def action_types(self, state: AgoraState, seat: int) -> tuple[type[Action], ...]:
        return (Vote,) if state.votes is not None else VERBS

    def view(self, state: AgoraState, seat: int | None) -> AgoraView:
        votes = state.votes
        return AgoraView(
            seat=seat,
            turn=state.turn,
            seats=len(state.hands),
            options=state.options,
            said=tuple(state.said),
            votes=None if votes is None else Submissions(votes.seats, votes.missing),
            hand=None if seat is None else state.hands[seat],
            vote=None if votes is None or seat is None else votes.choices[seat],
        )

    def determinize(self, view: AgoraView, chance: Chance) -> AgoraState:
        hands = [
            view.hand if seat == view.seat and view.hand is not None else chance.below(52) for seat in range(view.seats)
        ]
        votes: Sealed[int] | None = None
        if view.votes is not None:
            votes = Sealed.for_seats(view.votes.seats)
            known = {} if view.seat is None else {view.seat: view.vote is not None}
            for seat in view.votes.guess_chosen(chance, known):
                votes.choose(seat, chance.below(2) if view.vote is None or seat != view.seat else view.vote)
        return AgoraState(hands, view.options, view.turn, list(view.said), votes)

    def outcome(self, state: AgoraState) -> Outcome | None:
        over = state.turn >= 16
        return Outcome((0,), (1,) + (0,) * (len(state.hands) - 1), "all_said") if over else None

    def presentation(self, names: Sequence[str]) -> Presentation[Any]:
        return AgoraWords(self, names)


class Plain(Agora):
    """The same without words of its own."""

    name = "plain"
    title = "Plain"

    def presentation(self, names: Sequence[str]) -> Presentation[Any]:
        return Presentation(self, names)


AGORA = Agora()
PLAIN = Plain()
