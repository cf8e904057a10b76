"""What a seat may see of a match, and worlds that look so (ruling A25)."""

from pydantic import BaseModel, ConfigDict

from games.core.chance import Chance
from games.core.game import View
from games.core.sealed import Sealed
from games.core.unchecked import unchecked
from games.grudgematch.content import CARDS, cards_in
from games.grudgematch.options import GrudgematchOptions
from games.grudgematch.state import GoalLine, Kick, LastKick, Phase, Runner, Standing, State


class Own(BaseModel):
    """What one seat alone sees."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    surname: str
    hand: tuple[int, ...]
    runner: Runner | None
    picked: int | None
    aimed: int | None
    changes: int
    tackles_below: int
    own_blocks: bool
    waived: bool


class GrudgematchView(View):
    """The field, the discards, all dice and counts; of the hands only one's own."""

    options: GrudgematchOptions
    phase: Phase
    german: int
    asked: int
    turn: int
    turns: int
    idle: int
    played: bool
    named: tuple[int, ...]
    """Seats that have said their surname."""
    revealed: tuple[str, ...]
    score: tuple[int, ...]
    goals: tuple[GoalLine, ...]
    half: int
    at: tuple[int, ...]
    boxes: tuple[tuple[int, ...], ...]
    ball: int
    dice: tuple[int, ...]
    ran: int
    kick: Kick | None
    last: LastKick | None
    placer: int
    placed: int
    released: int
    cards: tuple[int, ...]
    """By team: how many cards it holds."""
    pile: int
    """Cards in the draw pile, the joker included."""
    joker: bool
    discards: tuple[int, ...]
    draws: tuple[int, ...]
    bonuses: tuple[int, ...]
    scored: bool
    ended: str
    own: Own | None

    @property
    def moving(self) -> Kick | None:
        """The kick that is on its way; None when its ball only waits to be placed."""
        return None if self.phase == "ball" else self.kick

    @property
    def team(self) -> int:
        """The team of the seat whose view it is."""
        return (self.seat or 0) ^ self.german


def view_of(s: State, seat: int | None) -> GrudgematchView:
    """What that seat sees; None: everybody."""
    return GrudgematchView(
        seat=seat,
        options=s.options,
        phase=s.phase,
        german=s.german,
        asked=s.asked,
        turn=s.turn,
        turns=s.turns,
        idle=s.idle,
        played=s.played,
        named=s.surnames.chosen if s.surnames is not None else (),
        revealed=s.revealed,
        score=tuple(s.score),
        goals=tuple(s.goals),
        half=s.half,
        at=tuple(s.at),
        boxes=(tuple(s.boxes[0]), tuple(s.boxes[1])),
        ball=s.ball,
        dice=s.dice,
        ran=s.ran,
        kick=s.kick,
        last=s.last,
        placer=s.placer,
        placed=s.placed,
        released=s.released,
        cards=(len(s.hands[0]), len(s.hands[1])),
        pile=len(s.deck) + s.joker,
        joker=s.joker,
        discards=cards_in(s.spent) if s.spent else (),
        draws=tuple(s.draws),
        bonuses=tuple(s.bonuses),
        scored=s.scored,
        ended=s.ended,
        own=None if seat is None else _own(s, seat),
    )


def _own(s: State, seat: int) -> Own:
    team = s.german ^ seat
    standing = s.standing[seat]
    mine = s.asked == team
    return Own(
        surname=(s.surnames.choices[seat] or "") if s.surnames is not None else "",
        hand=tuple(s.hands[team]),
        runner=s.runner if mine else None,
        picked=s.picked if mine else None,
        aimed=s.aimed if mine else None,
        changes=s.changes[team],
        tackles_below=standing.tackles_below,
        own_blocks=standing.own_blocks,
        waived=standing.waived,
    )


_STATE = unchecked(State)


def guess_state(view: GrudgematchView, chance: Chance) -> State:
    """A state that looks so: unseen cards are dealt at random; others have picked nothing and answered nothing."""
    state = _STATE(
        options=view.options,
        german=view.german,
        phase=view.phase,
        asked=view.asked,
        turn=view.turn,
        turns=view.turns,
        idle=view.idle,
        played=view.played,
        revealed=view.revealed,
        score=list(view.score),
        goals=list(view.goals),
        half=view.half,
        at=list(view.at),
        boxes=[list(box) for box in view.boxes],
        ball=view.ball,
        dice=view.dice,
        ran=view.ran,
        kick=view.kick,
        last=view.last,
        placer=view.placer,
        placed=view.placed,
        released=view.released,
        joker=view.joker,
        draws=list(view.draws),
        bonuses=list(view.bonuses),
        scored=view.scored,
        ended=view.ended,
    )
    own = view.own
    if view.phase == "surnames":
        state.surnames = Sealed.for_seats(range(2))
        for seat in view.named:
            guess = "A" + "a" * chance.below(11)
            state.surnames.choose(seat, own.surname if own is not None and seat == view.seat else guess)
    _deal(state, view, chance)
    if own is not None:
        assert view.seat is not None
        state.standing[view.seat] = Standing(own.tackles_below, own.own_blocks, own.waived)
        state.changes[view.team] = own.changes
        if view.team == view.asked:
            state.runner, state.picked, state.aimed = own.runner, own.picked, own.aimed
    return state


def _deal(state: State, view: GrudgematchView, chance: Chance) -> None:
    for card in view.discards:
        state.spent |= 1 << card
    mine = view.own.hand if view.own is not None else ()
    if view.own is not None:
        state.hands[view.team] = list(mine)
    if view.phase in ("surnames", "sides"):
        return
    known = {*view.discards, *mine}
    state.deck = [card for card in CARDS if card not in known]
    for team in range(2):
        if view.own is None or team != view.team:
            state.hands[team] = sorted([chance.draw(state.deck) for _ in range(view.cards[team])])
