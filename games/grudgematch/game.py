"""Implement the `Game` contract for Philosophy Grudgematch."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.sealed import Sealed
from games.core.values import Decision, Event, Outcome, classes_in
from games.grudgematch import events
from games.grudgematch.actions import kicking, reacting, running, setup
from games.grudgematch.computer import evaluate, fill, quick_action
from games.grudgematch.presentation import GrudgematchPresentation
from games.grudgematch.rules.turn import asked_seat, begin_match, seat_of, winning_team
from games.grudgematch.state import GrudgematchOptions, Phase, with_computer_limit
from games.grudgematch.state import State as Match
from games.grudgematch.view import GrudgematchView, determinize, view_of
from games.grudgematch.words import say

_TYPES: dict[Phase, tuple[type[Action], ...]] = {
    "surnames": (setup.GiveSurname,),
    "sides": (setup.TakeSide,),
    "lineup": (setup.LineUp, setup.LineUpAgain, setup.Place, setup.TypeLineUp),
    "ball": (running.PlaceBall,),
    "release": (running.ComeBack,),
    "run": (running.PickRunner, running.TypeRun, running.EndRun),
    "bonus_run": (running.PickRunner, running.TypeRun, running.EndRun),
    "kick": (kicking.PickCard, kicking.EndKicks, reacting.AskOwnBlocks),
    "foul": (kicking.FoulTacklers, kicking.KickCleanly),
    "tackle": (reacting.Tackle, reacting.LetPass, reacting.LetKickPass),
    "block": (reacting.Block, reacting.LetPass, reacting.LetKickPass, reacting.NeverAskOwnBlocks),
    "bonus": (kicking.BonusRun, kicking.BonusDiscard, kicking.BonusRelease, kicking.NoBonus),
    "over": (),
}
_STANDING = (reacting.PassTackles, reacting.NeverAskOwnBlocks, reacting.AskOwnBlocks)
_NAMING = (setup.GiveSurname,)
_RUNNING = (running.RunTo, running.AnotherRunner, running.EndRun)
_AIMING = (kicking.Aim, kicking.PutBack, kicking.EndKicks)
_KICKING = (kicking.KickBall, kicking.AimElsewhere, kicking.EndKicks)


class Grudgematch(Game[Match, GrudgematchView]):
    """The game Philosophy Grudgematch by P.D. Magnus: French against German philosophers at football, for two."""

    name = "grudgematch"
    title = "Philosophy Grudgematch"
    seats = range(2, 3)
    words = say
    edition = 1
    Options = GrudgematchOptions
    State = Match
    View = GrudgematchView
    actions = classes_in(kicking, reacting, running, setup, of=Action)
    events = classes_in(events, of=Event)

    def start(self, seats: int, options: GrudgematchOptions, chance: Chance) -> Match:
        german = chance.below(2) if options.germans == "chance" else int(options.germans == "second")
        state = Match(options=options, german=german)
        if options.germans == "surname":
            state.phase, state.surnames = "surnames", Sealed.for_seats(range(2))
        else:
            begin_match(state, chance)
        return state

    def active_seats(self, state: Match) -> tuple[int, ...]:
        phase = state.phase
        if phase == "over":
            return ()
        if phase == "surnames":
            assert state.surnames is not None
            return state.surnames.waiting
        return _ALONE[state.german ^ state.asked]

    def decision(self, state: Match) -> Decision:
        if state.phase == "over":
            return ()
        return ("surnames",) if state.surnames is not None else ("turn", state.turns, seat_of(state, state.asked))

    def asked_seats(self, state: Match) -> tuple[int, ...]:
        return self.active_seats(state) if state.surnames is None else state.surnames.seats

    def free_seats(self, state: Match) -> tuple[int, ...]:
        """Return the seats that may act although the game does not wait for them.

        During the match, the seat that is not being asked may give standing orders, which answer questions in advance.
        While surnames are given in secret, a seat may change its own.
        """
        if state.phase == "over":
            return ()
        if state.surnames is not None:
            return state.surnames.chosen
        return _ALONE[1 - asked_seat(state)]

    def action_types(self, state: Match, seat: int) -> tuple[type[Action], ...]:
        if state.surnames is not None:
            return _NAMING
        if seat != state.german ^ state.asked:
            return _STANDING
        if state.runner is not None:
            return _RUNNING
        if state.picked is not None:
            return _AIMING if state.aimed is None else _KICKING
        return _TYPES[state.phase]

    def view(self, state: Match, seat: int | None) -> GrudgematchView:
        return view_of(state, seat)

    def determinize(self, view: GrudgematchView, chance: Chance) -> Match:
        return determinize(view, chance)

    def outcome(self, state: Match) -> Outcome | None:
        """Return the winners, the goals by seat, and why the match ended; None before the end.

        The team with the higher score wins. A tie goes to the French if the second deck ran out, else both win (A21,
        A28).
        """
        if state.phase != "over":
            return None
        team = winning_team(state)
        winners = (0, 1) if team is None else (seat_of(state, team),)
        return Outcome(winners, (state.score[state.german], state.score[1 - state.german]), state.ended)

    def agree(self, options: GrudgematchOptions, computers: int) -> GrudgematchOptions:
        """Return the options with the turn limit "suits" made definite: a limit only with a computer player (A28)."""
        return with_computer_limit(options, computers)

    def timeout_action(self, state: Match, seat: int) -> Action:
        """Return an absent player's action: line up as usual, end runs and kicks, let kicks pass, take no bonus."""
        match state.phase:
            case "surnames":
                return setup.GiveSurname(surname="N N")
            case "lineup":
                return setup.LineUp.of(0)
            case "run" | "bonus_run":
                return running.EndRun.of()
            case "kick":
                return kicking.EndKicks.of()
            case "foul":
                return kicking.KickCleanly.of()
            case "tackle" | "block":
                return reacting.LetKickPass.of()
            case "bonus":
                return kicking.NoBonus.of()
            case _:
                return self.legal_actions(state, seat)[0]

    def fill(self, view: GrudgematchView, action: Action, chance: Chance) -> Action:
        return fill(view, action, chance)

    def instinct(self, view: GrudgematchView, chance: Chance, taste: int) -> Action | None:
        """Return the kick once its direction is chosen, since the search has decided on it; else None, to search."""
        return None if view.aimed is None else kicking.KickBall.of()

    def presentation(self, names: Sequence[str]) -> GrudgematchPresentation:
        return GrudgematchPresentation(self, names)

    def rollout_action(self, state: Match, seat: int, chance: Chance) -> Action:
        return quick_action(state, seat, chance, self.legal_actions)

    def evaluate(self, state: Match) -> tuple[float, float] | None:
        return evaluate(state)


_ALONE = ((0,), (1,))
