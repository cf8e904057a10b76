"""What a seat may see of a debate, and worlds that look so."""

from pydantic import BaseModel, ConfigDict

from games.core.chance import Chance
from games.core.game import View
from games.core.sealed import Sealed
from games.core.unchecked import unchecked
from games.gorgias.actions.arranging import complete_at_random, drafted
from games.gorgias.options import GorgiasOptions
from games.gorgias.scoring import score
from games.gorgias.state import Claim, Draft, Layout, Phase, Stance, State, Taking


class OwnLayout(BaseModel):
    """A seat's own layout behind its shield; seen by nobody else (G15)."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    cards: Layout
    """The cards filled so far, in order."""
    rest: tuple[int, ...]
    stance: Stance | None


class GorgiasView(View):
    """The table: everything but the layouts behind the shields, and one's own of these."""

    options: GorgiasOptions
    phase: Phase
    round: int
    first: int
    speaker: int
    dice: tuple[int, ...]
    rolled: tuple[int, ...]
    rolls: int
    statements: tuple[tuple[int, ...], ...]
    ready: tuple[int, ...]
    """Who has finished arranging, in seat order."""
    own: OwnLayout | None
    revealed: tuple[Layout, ...]
    debated: int
    card: int
    claims: tuple[Claim, ...]
    takings: tuple[Taking, ...]
    common: tuple[int, ...]
    captured: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


def view_of(s: State, seat: int | None) -> GorgiasView:
    """What that seat sees; None: everybody."""
    return GorgiasView(
        seat=seat,
        options=s.options,
        phase=s.phase,
        round=s.round,
        first=s.first,
        speaker=s.speaker,
        dice=s.dice,
        rolled=s.rolled,
        rolls=s.rolls,
        statements=tuple(s.statements),
        ready=s.sealed.chosen if s.sealed is not None else (),
        own=None if seat is None else _own(s, seat),
        revealed=s.revealed,
        debated=s.debated,
        card=s.card,
        claims=tuple(s.claims),
        takings=tuple(s.takings),
        common=tuple(s.common),
        captured=tuple([tuple(each) for each in s.captured]),
        points=tuple([score(each).points for each in s.captured]),
    )


def _own(s: State, seat: int) -> OwnLayout | None:
    if s.sealed is None:
        return None
    ready = s.sealed.choices[seat]
    if ready is not None:
        return OwnLayout(cards=ready, rest=(), stance=None)
    draft = s.drafts[seat]
    return OwnLayout(cards=tuple(draft.cards), rest=draft.rest, stance=draft.stance)


_STATE = unchecked(State)


def guess_state(view: GorgiasView, chance: Chance) -> State:
    """A state that looks so: what stands behind a shield that one cannot look behind is chosen at random, and who is
    not ready may as well not have begun."""
    state = _STATE(
        options=view.options,
        first=view.first,
        phase=view.phase,
        round=view.round,
        speaker=view.speaker,
        dice=view.dice,
        rolled=view.rolled,
        rolls=view.rolls,
        statements=list(view.statements),
        revealed=view.revealed,
        debated=view.debated,
        card=view.card,
        claims=list(view.claims),
        takings=list(view.takings),
        common=list(view.common),
        captured=[list(each) for each in view.captured],
    )
    if view.phase == "arranging":
        state.sealed = Sealed.for_seats(range(2))
        state.drafts = [_guess_layout(view, seat, chance) for seat in range(2)]
        for seat in view.ready:
            state.sealed.choose(seat, tuple(state.drafts[seat].cards))
            state.drafts[seat] = Draft([], ())
    return state


def _guess_layout(view: GorgiasView, seat: int, chance: Chance) -> Draft:
    if seat == view.seat and view.own is not None:
        draft = drafted(view.statements[seat], view.own.cards)
        draft.stance = view.own.stance
        return draft
    draft = Draft([], view.statements[seat])
    if seat in view.ready:
        complete_at_random(draft, chance)
    return draft
