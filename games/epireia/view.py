"""What a seat may see of a match. A token whose power it does not know has power 0.

Everybody sees everything on the map and the boards. A league's seats see the powers in their reserve (A6). A commander
alone sees the army and the figures it is placing until both leagues are ready.
"""

from typing import NamedTuple

from games.core.game import View
from games.epireia.content import Price
from games.epireia.options import EpireiaOptions
from games.epireia.state import Army, Asks, Battle, Board, Phase, Roll, State, Tokens

Pair = tuple[int, int]


class BoardSeen(NamedTuple):
    """A player's board; the fields are those of `state.Board`."""

    league: int
    city: int
    administrator: int
    stock: Price
    prestige: int
    best: int
    built: int
    used: int
    figures: tuple[int, ...]
    places: tuple[int, ...]
    moved: int
    once: int
    merchant: bool
    donated: Price
    produced: tuple[int, ...]
    negotiated: tuple[int, ...]


class RollSeen(NamedTuple):
    """The dice that lie while a reroll is asked for."""

    step: int
    spot: int
    stage: int
    dice: Pair
    figure: int
    tried: int
    kept: int


class BattleSeen(NamedTuple):
    """The Great Battle; the fields are those of `state.Battle`."""

    commanders: Pair
    stage: str
    """«army» or «generals» while these are placed, else empty."""
    ready: tuple[int, ...]
    own_army: Army | None
    """What this commander is placing, or has placed and may still take back."""
    cursor: int
    own_generals: tuple[int, ...]
    armies: tuple[Army, ...]
    generals: tuple[tuple[int, ...], ...]
    engaged: tuple[tuple[int, ...], ...]
    column: int
    revealed: bool
    declined: tuple[bool, bool]
    holding: tuple[bool, bool]
    results: tuple[int, ...]


class EpireiaView(View):
    """The table as one seat sees it."""

    options: EpireiaOptions
    boards: tuple[BoardSeen, ...]
    phase: Phase
    asked: int
    queue: tuple[int, ...]
    solo: int
    turn: int
    act: int
    scenario: int
    act_turn: int
    done: bool
    actions: int
    archon: int
    due: int
    asks: tuple[Asks, ...]
    choosing: tuple[int, ...]
    """While first figures are chosen: who has not chosen yet."""
    own_figure: int
    """While first figures are chosen: this seat's choice, or NONE."""
    treasury: tuple[Price, ...]
    reserves: tuple[Tokens, ...]
    """By league; the tokens of a league that is not this seat's have power 0."""
    left: tuple[int, ...]
    """By deck: how many tokens its pile still has, reserved ones not counted."""
    reserved: tuple[int, ...]
    owners: tuple[int, ...]
    brigands: tuple[int, ...]
    allied: tuple[int, ...]
    granted: tuple[int, ...]
    taken: Pair
    beaten: Pair
    augur: int
    augurs: tuple[int, ...]
    enemies: tuple[int, ...]
    roll: RollSeen | None
    battle: BattleSeen | None
    ending: str


def view_of(s: State, seat: int | None) -> EpireiaView:
    """What that seat sees; None: everybody."""
    league = -1 if seat is None else s.boards[seat].league
    box = s.box
    own = box.choices.get(seat) if box is not None and seat is not None else None
    return EpireiaView(
        seat=seat,
        options=s.options,
        boards=tuple([_board(board) for board in s.boards]),
        phase=s.phase,
        asked=s.asked,
        queue=tuple(s.queue),
        solo=s.solo,
        turn=s.turn,
        act=s.act,
        scenario=s.scenario,
        act_turn=s.act_turn,
        done=s.done,
        actions=s.actions,
        archon=s.archon,
        due=s.due,
        asks=tuple(s.asks),
        choosing=box.waiting if box is not None else (),
        own_figure=-1 if own is None else own,
        treasury=tuple([_three(each) for each in s.treasury]),
        reserves=tuple([_tokens(s.reserves[each], each == league) for each in range(2)]),
        left=tuple([len(pile) - kept for pile, kept in zip(s.piles, s.reserved, strict=True)]),
        reserved=tuple(s.reserved),
        owners=tuple(s.owners),
        brigands=tuple(s.brigands),
        allied=tuple(s.allied),
        granted=tuple(s.granted),
        taken=_pair(s.taken),
        beaten=_pair(s.beaten),
        augur=s.augur,
        augurs=tuple(s.augurs),
        enemies=tuple(s.enemies),
        roll=_roll(s.roll) if s.roll is not None else None,
        battle=_battle(s.battle, seat, league) if s.battle is not None else None,
        ending=s.ending,
    )


def _three(values: list[int]) -> Price:
    return values[0], values[1], values[2]


def _pair(values: list[int]) -> Pair:
    return values[0], values[1]


def _tokens(tokens: list[int] | Tokens, known: bool) -> Tokens:
    return tuple(tokens) if known else tuple([token // 10 * 10 for token in tokens])


def _board(b: Board) -> BoardSeen:
    return BoardSeen(
        b.league,
        b.city,
        b.administrator,
        _three(b.stock),
        b.prestige,
        b.best,
        b.built,
        b.used,
        tuple(b.figures),
        tuple(b.places),
        b.moved,
        b.once,
        b.merchant,
        _three(b.donated),
        tuple(b.produced),
        tuple(b.negotiated),
    )


def _roll(r: Roll) -> RollSeen:
    return RollSeen(r.step, r.spot, r.stage, _pair(r.dice), r.figure, r.tried, r.kept)


def _battle(b: Battle, seat: int | None, league: int) -> BattleSeen:
    stage = "army" if b.army_box is not None else "generals" if b.general_box is not None else ""
    box = b.army_box or b.general_box
    commands = seat is not None and seat in b.commanders
    own_army: Army | None = None
    cursor, own_generals = 0, (-1, -1, -1)
    if commands and seat is not None:
        if b.army_box is not None:
            own_army = b.army_box.choices[seat]
            if own_army is None:
                draft = b.drafts[league]
                own_army, cursor = tuple(draft.columns), draft.cursor
        elif b.general_box is not None:
            chosen = b.general_box.choices[seat]
            one, two, three = b.general_drafts[league] if chosen is None else chosen
            own_generals = one, two, three
    open_columns = b.column + b.revealed
    armies = tuple(
        [
            tuple([_known(column, i < open_columns or each == league) for i, column in enumerate(army)])
            for each, army in enumerate(b.armies)
        ]
    )
    return BattleSeen(
        _pair(b.commanders),
        stage,
        box.chosen if box is not None else (),
        own_army,
        cursor,
        own_generals,
        armies,
        tuple([tuple(each) for each in b.generals]),
        tuple([tuple(each) for each in b.engaged]),
        b.column,
        b.revealed,
        (b.declined[0], b.declined[1]),
        (b.holding[0], b.holding[1]),
        tuple(b.results),
    )


def _known(column: Tokens, known: bool) -> Tokens:
    """Face-down tokens show their pile only, and no order beyond it."""
    return column if known else tuple(sorted((token // 10 * 10 for token in column), reverse=True))
