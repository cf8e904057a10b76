"""Philosophy Grudgematch on the contract of a game."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game, Outcome
from games.core.sealed import Sealed
from games.grudgematch.actions.bonus import BonusDiscard, BonusRelease, BonusRun, NoBonus
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    EndKicks,
    FoulTacklers,
    KickBall,
    KickCleanly,
    PickCard,
    PutBack,
)
from games.grudgematch.actions.lineup import LineUp, Place, TypeLineUp
from games.grudgematch.actions.placing import ComeBack, PlaceBall
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import AnotherRunner, EndRun, PickRunner, RunTo, TypeRun
from games.grudgematch.actions.sides import GiveSurname, TakeSide
from games.grudgematch.actions.standing import AskOwnBlocksAgain, NeverAskOwnBlocks, PassTackles
from games.grudgematch.content import FRENCH
from games.grudgematch.events import ALL_EVENTS
from games.grudgematch.forms import typed
from games.grudgematch.judgement import standing_of
from games.grudgematch.options import GrudgematchOptions, suited
from games.grudgematch.position import seat_of
from games.grudgematch.presentation import GrudgematchPresentation
from games.grudgematch.quick import quick_action
from games.grudgematch.state import Phase
from games.grudgematch.state import State as Match
from games.grudgematch.turns import begin_match
from games.grudgematch.view import GrudgematchView, guess_state, view_of

_TYPES: dict[Phase, tuple[type[Action], ...]] = {
    "surnames": (GiveSurname,),
    "sides": (TakeSide,),
    "lineup": (LineUp, Place, TypeLineUp),
    "ball": (PlaceBall,),
    "release": (ComeBack,),
    "run": (PickRunner, TypeRun, EndRun),
    "bonus_run": (PickRunner, TypeRun, EndRun),
    "kick": (PickCard, EndKicks, AskOwnBlocksAgain),
    "foul": (FoulTacklers, KickCleanly),
    "tackle": (Tackle, LetPass, LetKickPass),
    "block": (Block, LetPass, LetKickPass, NeverAskOwnBlocks),
    "bonus": (BonusRun, BonusDiscard, BonusRelease, NoBonus),
    "over": (),
}
_STANDING = (PassTackles, NeverAskOwnBlocks, AskOwnBlocksAgain)
_NAMING = (GiveSurname,)
_RUNNING = (RunTo, AnotherRunner, EndRun)
_AIMING = (Aim, PutBack, EndKicks)
_KICKING = (KickBall, AimElsewhere, EndKicks)


class Grudgematch(Game[Match, GrudgematchView]):
    """A football match of French against German philosophers for two players, by P.D. Magnus."""

    name = "grudgematch"
    title = "Philosophy Grudgematch"
    seats = range(2, 3)
    length = "45 minutes"
    edition = 1
    Options = GrudgematchOptions
    State = Match
    View = GrudgematchView
    actions = tuple(
        dict.fromkeys(
            [kind for kinds in _TYPES.values() for kind in kinds]
            + [RunTo, AnotherRunner, *_AIMING, *_KICKING, *_STANDING]
        )
    )
    events = ALL_EVENTS

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

    def free_seats(self, state: Match) -> tuple[int, ...]:
        """Who is not asked may give standing answers; who has said a surname may say another."""
        if state.phase == "over":
            return ()
        if state.surnames is not None:
            return state.surnames.chosen
        return _ALONE[1 - seat_of(state, state.asked)]

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
        return guess_state(view, chance)

    def outcome(self, state: Match) -> Outcome | None:
        """The higher score; tied, the French when the second deck is empty, both at a whistle (A21, A28)."""
        if state.phase != "over":
            return None
        scores = [state.score[team] for team in (state.german, 1 - state.german)]
        if scores[0] != scores[1]:
            winners: tuple[int, ...] = (0,) if scores[0] > scores[1] else (1,)
        else:
            winners = (seat_of(state, FRENCH),) if state.ended == "french" else (0, 1)
        return Outcome(winners, tuple(scores), state.ended)

    def agree(self, options: GrudgematchOptions, computers: int) -> GrudgematchOptions:
        """A turn limit «as it suits» is one only where a computer player sits: people stop when they like (A28)."""
        return suited(options, computers)

    def timeout_action(self, state: Match, seat: int) -> Action:
        """An absent side lines up as usual, runs and kicks no further, and lets kicks pass."""
        match state.phase:
            case "surnames":
                return GiveSurname(surname="N N")
            case "lineup":
                return LineUp.of(0)
            case "run" | "bonus_run":
                return EndRun.of()
            case "kick":
                return EndKicks.of()
            case "foul":
                return KickCleanly.of()
            case "tackle" | "block":
                return LetKickPass.of()
            case "bonus":
                return NoBonus.of()
            case _:
                return self.legal_actions(state, seat)[0]

    def fill(self, view: GrudgematchView, action: Action, chance: Chance) -> Action:
        return typed(view, action, chance)

    def instinct(self, view: GrudgematchView, chance: Chance) -> Action | None:
        """What it has aimed a computer player kicks: it has thought about it already."""
        aimed = view.own.aimed if view.own is not None else None
        return None if aimed is None else KickBall.of()

    def presentation(self, names: Sequence[str]) -> GrudgematchPresentation:
        return GrudgematchPresentation(self, names)

    def rollout_action(self, state: Match, seat: int, chance: Chance) -> Action:
        return quick_action(state, seat, chance, self.legal_actions)

    def evaluate(self, state: Match) -> tuple[float, float] | None:
        return standing_of(state)


_ALONE = ((0,), (1,))
