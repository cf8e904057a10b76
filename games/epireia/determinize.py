"""Worlds that look so: the powers of face-down tokens and what commanders are placing are guessed."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.unchecked import unchecked
from games.epireia.actions.army import arrange
from games.epireia.content import DECKS, FIGURES_OF, NONE
from games.epireia.state import Army, Battle, Board, Draft, Roll, State, Tokens
from games.epireia.view import BattleSeen, BoardSeen, EpireiaView

_STATE, _BOARD = unchecked(State), unchecked(Board)


def guess_state(view: EpireiaView, chance: Chance) -> State:
    """A state that looks so from that seat."""
    hidden = _Piles(view, chance)
    state = _STATE(
        options=view.options,
        boards=[_board(board) for board in view.boards],
        piles=[],
        phase=view.phase,
        asked=view.asked,
        queue=list(view.queue),
        solo=view.solo,
        turn=view.turn,
        act=view.act,
        scenario=view.scenario,
        act_turn=view.act_turn,
        done=view.done,
        actions=view.actions,
        archon=view.archon,
        due=view.due,
        asks=list(view.asks),
        treasury=[list(each) for each in view.treasury],
        reserves=[sorted(hidden.turned(tokens)) for tokens in view.reserves],
        reserved=list(view.reserved),
        owners=list(view.owners),
        brigands=list(view.brigands),
        allied=list(view.allied),
        granted=list(view.granted),
        taken=list(view.taken),
        beaten=list(view.beaten),
        augur=view.augur,
        augurs=list(view.augurs),
        enemies=list(view.enemies),
        ending=view.ending,
    )
    if view.roll is not None:
        state.roll = Roll(*view.roll[:3], list(view.roll.dice), *view.roll[4:])
    if view.phase == "figure":
        state.box = _box(view, state, chance)
    if view.battle is not None:
        state.battle = _battle(view, view.battle, state, hidden, chance)
    state.piles = hidden.rest
    return state


class _Piles:
    """By deck the powers that this seat cannot place: those in the pile, and those of tokens that lie face down."""

    def __init__(self, view: EpireiaView, chance: Chance) -> None:
        self.rest = [list(deck.powers) for deck in DECKS]
        seen = [*view.reserves, *(column for army in (view.battle.armies if view.battle else ()) for column in army)]
        for tokens in seen:
            for token in tokens:
                if token % 10:
                    self.rest[token // 10].remove(token % 10)
        for pile in self.rest:
            chance.shuffle(pile)

    def turned(self, tokens: Tokens) -> list[int]:
        """The tokens with a power each, guessed where it is not known."""
        return [token if token % 10 else token + self.rest[token // 10].pop() for token in tokens]


def _board(b: BoardSeen) -> Board:
    return _BOARD(
        league=b.league,
        city=b.city,
        administrator=b.administrator,
        stock=list(b.stock),
        prestige=b.prestige,
        best=b.best,
        built=b.built,
        used=b.used,
        figures=list(b.figures),
        places=list(b.places),
        moved=b.moved,
        once=b.once,
        merchant=b.merchant,
        donated=list(b.donated),
        produced=list(b.produced),
        negotiated=list(b.negotiated),
    )


def _box(view: EpireiaView, state: State, chance: Chance) -> Sealed[int]:
    box: Sealed[int] = Sealed.for_seats(range(len(view.boards)))
    for seat, board in enumerate(state.boards):
        if seat == view.seat and view.own_figure != NONE:
            box.choose(seat, view.own_figure)
        elif seat not in view.choosing:
            box.choose(seat, chance.pick(FIGURES_OF[board.city]))
    return box


def _battle(view: EpireiaView, b: BattleSeen, state: State, hidden: _Piles, chance: Chance) -> Battle:
    battle = Battle(
        list(b.commanders),
        generals=[list(each) for each in b.generals],
        engaged=[list(each) for each in b.engaged],
        column=b.column,
        revealed=b.revealed,
        declined=list(b.declined),
        holding=list(b.holding),
        results=list(b.results),
    )
    battle.armies = [_army(army, hidden, commander) for army, commander in zip(b.armies, b.commanders, strict=False)]
    commanders = [seat for seat in b.commanders if seat != NONE]
    if b.stage == "army":
        _guess_drafts(view, b, state, battle, commanders, chance)
    elif b.stage == "generals":
        _guess_generals(view, b, state, battle, commanders, chance)
    return battle


def _army(army: Army, hidden: _Piles, commander: int) -> Army:
    """Nobody has looked at the solo enemy's tokens: they get their powers when they are revealed."""
    if commander == NONE:
        return army
    return tuple([tuple(sorted(hidden.turned(column), reverse=True)) for column in army])


def _guess_drafts(
    view: EpireiaView, b: BattleSeen, state: State, battle: Battle, commanders: list[int], chance: Chance
) -> None:
    box: Sealed[Army] = Sealed.for_seats(commanders)
    battle.drafts = [Draft(), Draft()]
    battle.general_drafts = [[NONE] * 3, [NONE] * 3]
    for seat in commanders:
        league = state.boards[seat].league
        draft = Draft()
        if seat == view.seat:
            draft = Draft(list(b.own_army or ()), b.cursor)
        elif seat in b.ready:
            arrange(draft, list(state.reserves[league]), chance)
        if seat in b.ready:
            box.choose(seat, tuple(draft.columns))
        else:
            battle.drafts[league] = draft
    battle.army_box = box


def _guess_generals(
    view: EpireiaView, b: BattleSeen, state: State, battle: Battle, commanders: list[int], chance: Chance
) -> None:
    box: Sealed[tuple[int, ...]] = Sealed.for_seats(commanders)
    battle.general_drafts = [[NONE] * 3, [NONE] * 3]
    for seat in commanders:
        league = state.boards[seat].league
        posts = list(b.own_generals) if seat == view.seat else [NONE] * 3
        if seat != view.seat and seat in b.ready:
            figures = [figure for board in state.boards if board.league == league for figure in board.figures]
            chance.shuffle(figures)
            fronts = [0, 1, 2]
            chance.shuffle(fronts)
            for front, figure in zip(fronts, figures, strict=False):
                posts[front] = figure
        if seat in b.ready:
            box.choose(seat, tuple(posts))
        else:
            battle.general_drafts[league] = posts
    battle.general_box = box
